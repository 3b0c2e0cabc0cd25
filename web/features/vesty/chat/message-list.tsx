import { ERRORS } from "@domain/site/errors/errors.ts";
import { Button } from "@web/components/button.tsx";
import { InlineNotice, retryOf } from "@web/components/inline-notice.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { ArrowDown } from "lucide-react";
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { AnswerItem } from "./answer-item.tsx";
import { chatItems } from "./chat-items.ts";
import { chatStore } from "./chat-store.ts";
import { HistorySkeleton } from "./history-skeleton.tsx";
import { QuestionItem } from "./question-item.tsx";
import { useFollow } from "./use-follow.ts";
import { useHistory } from "./use-history.ts";

/**
 * All messages, scrolled to the end. Silent for screen readers: SpokenAnswer does the announcing.
 */
export function MessageList(props: {
  userId: string;
  /** Must be stable, or every message would re-render with each piece of an answer. */
  onRetry: (turnId: string) => void;
  onEdit: (turnId: string) => void;
  /** Shown while nothing has been said yet. */
  welcome: ReactNode;
  box: RefObject<HTMLDivElement | null>;
}) {
  const { userId, onRetry, onEdit, welcome, box } = props;
  const turns = chatStore((state) => state.turns);
  const history = useHistory(userId);
  // A question that looks unanswered may be answered in the history that is still loading.
  const certain = history.isLoading ? turns.filter(({ state }) => state === "running") : turns;
  const items = chatItems(history.messages, certain);
  const content = useRef<HTMLDivElement>(null);
  const follow = useFollow(box, content);
  const isGreeted = !history.isLoading && !history.hasFailed && history.messages.length === 0;
  const isRunning = turns.some(({ state }) => state === "running");

  // Sending a message, also again, its failure, and opening a conversation scroll to the end.
  const last = turns.findLast(({ isElsewhere }) => !isElsewhere);
  const asked = last && `${last.askedAt} ${last.state === "failed"}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: exactly these changes should scroll
  useLayoutEffect(follow.toEnd, [asked, history.isLoading]);

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        role="log"
        aria-live="off"
        aria-label="Conversation with Vesty"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
        tabIndex={0}
        onScroll={follow.onScroll}
        className="h-full overflow-y-auto overscroll-contain shadow-none! outline-line-strong -outline-offset-1 focus-visible:outline-1"
      >
        <div ref={content} className="grid gap-5 px-4 py-6 @2xl/chat:px-8 @2xl/chat:py-8">
          {history.isLoading && <HistorySkeleton />}
          {history.hasFailed && (
            <InlineNotice tone="error" action={retryOf(history)}>
              {ERRORS.chat_history_failed.text}
            </InlineNotice>
          )}
          {isGreeted && welcome}
          {items.map((item, index) => (
            <div
              key={item.key}
              className={classNames(
                item.kind === "question" &&
                  (index > 0 || isGreeted) &&
                  "mt-2 border-line border-t pt-6",
              )}
            >
              {item.kind === "question" ? (
                <QuestionItem question={item} userId={userId} />
              ) : (
                <AnswerItem
                  answer={item}
                  onRetry={isRunning ? undefined : onRetry}
                  onEdit={isRunning ? undefined : onEdit}
                />
              )}
            </div>
          ))}
        </div>
      </div>
      {follow.hasNews && (
        <Button
          size="sm"
          onClick={() => {
            follow.toEnd();
            // The button disappears with the news it announced.
            box.current?.focus({ preventScroll: true });
          }}
          className="-translate-x-1/2 absolute bottom-3 left-1/2 shadow-lifted"
        >
          <ArrowDown aria-hidden="true" className="size-4" />
          New messages
        </Button>
      )}
    </div>
  );
}
