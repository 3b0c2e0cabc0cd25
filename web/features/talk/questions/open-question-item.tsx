import { paths } from "@domain/site/paths.ts";
import { formatDay } from "@domain/site/text/format.ts";
import { draftFrom, passagesOf } from "@domain/talk/home-answers.ts";
import { rewordQuestion } from "@domain/talk/publishing.ts";
import type { OpenQuestion } from "@domain/talk/questions.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  answerQuestion,
  closeQuestion,
  refreshAnswers,
  sourcesQuery,
} from "@web/api/talk/questions.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { notify } from "@web/lib/notices.ts";
import { useInPlace } from "@web/lib/use-in-place.ts";
import { useWork } from "@web/lib/use-work.ts";
import { useId } from "react";
import { AnswerForm, type Written } from "./answer-form.tsx";

type Props = { userId: string; ownName: string | null; question: OpenQuestion };

/** An unanswered question, with an answer drafted from what the page says. */
export function OpenQuestionItem(props: Props) {
  const { userId, question } = props;
  const client = useQueryClient();
  const work = useWork(() => refreshAnswers(client, userId, question.listing_id));
  const answering = useInPlace();
  const id = useId();
  const from = question.from ?? "A buyer";
  return (
    <li className="grid gap-3 border-line border-b py-4">
      <p className="text-ink-soft text-sm">
        {from}, {formatDay(question.asked_at)} ·{" "}
        <TextLink to={paths.conversation.href(question.conversation_id)} aria-describedby={id}>
          Conversation
        </TextLink>
      </p>
      <p id={id} className="wrap-anywhere whitespace-pre-line">
        {question.question}
      </p>
      <Failure text={work.failureText} />
      {answering.isOpen ? (
        <Answering {...props} onDone={answering.close} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button ref={answering.button} size="sm" aria-describedby={id} onClick={answering.open}>
            Answer
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-describedby={id}
            onClick={() => void work.run("close", () => closeQuestion(question.id))}
            pending={work.doing === "close"}
            pendingText="Closing..."
          >
            Close without an answer
          </Button>
        </div>
      )}
    </li>
  );
}

/** Opens once there is a draft or none could be made; then the field is empty. */
function Answering({ userId, ownName, question, onDone }: Props & { onDone: () => void }) {
  const client = useQueryClient();
  const sources = useQuery(sourcesQuery(question.listing_id));
  const from = question.from ?? "the buyer";
  if (sources.isPending) return <LoadingGroup label="Writing a draft..." shapes={["h-28"]} />;

  const publicQuestion = rewordQuestion(question.question);
  const send = async (written: Written, id: string, publishAs: string | null) => {
    await answerQuestion(question, { id, body: written.answer, publishAs });
    notify({
      tone: "success",
      text: publishAs ? `Sent to ${from}, and published.` : `Sent to ${from}.`,
    });
    await refreshAnswers(client, userId, question.listing_id);
  };
  return (
    <AnswerForm
      userId={userId}
      about={question.id}
      names={[question.from, ownName]}
      initial={{
        answer: draftFrom(publicQuestion, passagesOf(sources.data ?? [])),
        question: publicQuestion,
      }}
      ways={[
        {
          label: "Send and publish",
          pendingText: "Publishing...",
          publishes: true,
          run: (written, id) => send(written, id, written.question),
        },
        {
          label: `Send only to ${from}`,
          pendingText: "Sending...",
          publishes: false,
          run: (written, id) => send(written, id, null),
        },
      ]}
      onCancel={onDone}
    />
  );
}
