import { memo } from "react";
import type { Question } from "./chat-items.ts";
import { MessageFrame } from "./message-frame.tsx";
import { MessageImages } from "./message-images.tsx";

/** The user's message: plain text as typed, set like a magazine's question. */
export const QuestionItem = memo(function QuestionItem({ question, userId }: Props) {
  const { text, images, at } = question;
  return (
    <MessageFrame name="You" tone="asking" at={at}>
      <p className="whitespace-pre-wrap text-pretty wrap-anywhere font-display text-ink text-subheading">
        {text}
      </p>
      {images.length > 0 && <MessageImages paths={images} userId={userId} />}
    </MessageFrame>
  );
}, isSame);

type Props = { question: Question; userId: string };

/** While an answer runs, the list re-renders many times a second; questions don't change. */
function isSame(before: Props, after: Props): boolean {
  return (
    before.userId === after.userId &&
    before.question.key === after.question.key &&
    before.question.at === after.question.at
  );
}
