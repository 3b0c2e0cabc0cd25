import { CHAT_TEXTS } from "@domain/vesty/chat.ts";
import { CopyButton } from "@web/components/copy-button.tsx";
import { useStillWaiting } from "@web/lib/still-waiting.ts";
import { lazy, memo, Suspense } from "react";
import { AnswerSources } from "./answer-sources.tsx";
import type { Answer } from "./chat-items.ts";
import { FailedAnswer } from "./failed-answer.tsx";
import { MessageFrame } from "./message-frame.tsx";
import { RetryButton } from "./retry-button.tsx";

/** The parser is as large as the rest of the conversation, which may have no answers yet. */
const Markdown = lazy(() =>
  import("@web/components/markdown.tsx").then(
    ({ Markdown }) => ({ default: Markdown }),
    () => ({ default: PlainText }),
  ),
);

type Props = {
  answer: Answer;
  /** Resends the question; undefined while another answer is running. */
  onRetry: ((turnId: string) => void) | undefined;
  /** Puts the question back into the composer. */
  onEdit: ((turnId: string) => void) | undefined;
};

/** Vesty's answer: the text, its sources, and its actions. */
export const AnswerItem = memo(function AnswerItem({ answer, onRetry, onEdit }: Props) {
  const { text, sources, at, stopped, turn } = answer;
  const isRunning = turn?.state === "running";
  return (
    <MessageFrame name="Vesty" tone="answering" at={at}>
      {text !== "" && (
        <Suspense fallback={<PlainText text={text} />}>
          <Markdown text={text} variant="chat" className="text-ink" />
        </Suspense>
      )}
      {turn?.failure && turn.state === "failed" && (
        <FailedAnswer turn={turn} failure={turn.failure} onRetry={onRetry} onEdit={onEdit} />
      )}
      {isRunning && <WorkingOn status={turn.status} text={text} />}
      {stopped && (
        <p className="mt-2 text-ink-faint text-sm italic">
          {CHAT_TEXTS.stopped}
          {turn && text === "" && onRetry && <RetryButton onPress={() => onRetry(turn.id)} />}
        </p>
      )}
      {!isRunning && text !== "" && (
        <div className="mt-3 grid gap-1">
          <AnswerSources sources={sources} />
          <CopyButton label="Copy answer" text={text} />
        </div>
      )}
    </MessageFrame>
  );
}, isSame);

/** The plain text is shown until the parser is there, or if it can't be loaded. */
function PlainText({ text }: { text: string }) {
  return <p className="whitespace-pre-wrap text-ink">{text}</p>;
}

/** "Looking at your listing…" until the first words arrive; then only an activity indicator. */
function WorkingOn({ status, text }: { status: string | null; text: string }) {
  useStillWaiting("vesty", `${status} ${text}`);
  return (
    <p className="flex min-h-7 items-center gap-2.5 text-ink-faint text-sm">
      <span aria-hidden="true" className="h-px w-6 animate-shimmer bg-clay" />
      {text === "" && `${status ?? "Reading your message"}…`}
    </p>
  );
}

function isSame(before: Props, after: Props): boolean {
  const [a, b] = [before.answer, after.answer];
  return (
    a.key === b.key &&
    a.text === b.text &&
    a.at === b.at &&
    a.turn === b.turn &&
    a.stopped === b.stopped &&
    (a.sources === b.sources || a.sources.length === b.sources.length) &&
    before.onRetry === after.onRetry &&
    before.onEdit === after.onEdit
  );
}
