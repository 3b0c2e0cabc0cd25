import { memo } from "react";
import type { Question } from "./chat-items.ts";
import { MessageFrame } from "./message-frame.tsx";
import { MessageImages } from "./message-images.tsx";

/** What the person said: plain text as it was typed, set as a question is in a magazine. */
export const QuestionItem = memo(function QuestionItem(props: {
  question: Question;
  userId: string;
}) {
  const { text, images, at } = props.question;
  return (
    <MessageFrame name="You" tone="asking" at={at}>
      <p className="whitespace-pre-wrap text-pretty wrap-anywhere font-display text-ink text-subheading">
        {text}
      </p>
      {images.length > 0 && <MessageImages paths={images} userId={props.userId} />}
    </MessageFrame>
  );
}, isSame);

type Props = { question: Question; userId: string };

/** While an answer runs, the list is made anew many times a second; a question stays what it is. */
function isSame(before: Props, after: Props): boolean {
  return (
    before.userId === after.userId &&
    before.question.key === after.question.key &&
    before.question.at === after.question.at
  );
}
