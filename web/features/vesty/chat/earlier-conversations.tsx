import { ERRORS } from "@domain/site/errors/errors.ts";
import { formatDay } from "@domain/site/text/format.ts";
import type { ChatThread } from "@domain/vesty/chat.ts";
import { useQuery } from "@tanstack/react-query";
import { chatThreadsQuery } from "@web/api/vesty/chat.ts";
import { Button } from "@web/components/button.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { IconButton } from "@web/components/icon-button.tsx";
import { ArrowLeft, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { openThread } from "./chat-session.ts";
import { chatStore, runningTurn } from "./chat-store.ts";
import { ClearDialog } from "./clear-dialog.tsx";
import { HistorySkeleton } from "./history-skeleton.tsx";

/** The list of earlier conversations, shown in place of the current one. */
export function EarlierConversations(props: { userId: string; onClose: () => void }) {
  const { userId, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const threads = useQuery(chatThreadsQuery(userId));
  const [deleting, setDeleting] = useState<{ id: string; isAsked: boolean }>();
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 @2xl/chat:px-8">
      <Button variant="quiet" size="sm" onClick={onClose} className="-ml-3">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to the conversation
      </Button>
      <h3
        ref={heading}
        tabIndex={-1}
        className="mt-3 mb-2 font-display font-medium text-ink text-subheading"
      >
        Earlier conversations
      </h3>
      {threads.isPending && <HistorySkeleton />}
      {threads.isError && !threads.data && (
        <LoadError level={3} title={ERRORS.chat_history_failed.text} query={threads} />
      )}
      {threads.data?.length === 0 && (
        <p className="text-ink-soft text-sm">
          You have none yet. Your conversations with Vesty are kept here.
        </p>
      )}
      <ul>
        {threads.data?.map((thread) => (
          <ThreadRow
            key={thread.id}
            thread={thread}
            onOpen={() => {
              openThread(thread.id);
              onClose();
            }}
            onDelete={() => setDeleting({ id: thread.id, isAsked: true })}
          />
        ))}
      </ul>
      <ClearDialog
        userId={userId}
        threadId={deleting?.id ?? null}
        isOpen={deleting?.isAsked ?? false}
        onClose={() => {
          setDeleting(deleting && { ...deleting, isAsked: false });
          heading.current?.focus();
        }}
      />
    </div>
  );
}

function ThreadRow(props: { thread: ChatThread; onOpen: () => void; onDelete: () => void }) {
  const { thread, onOpen, onDelete } = props;
  const isCurrent = chatStore((state) => state.threadId === thread.id);
  const isRunning = chatStore((state) => runningTurn(state) !== undefined);
  const title = thread.title.trim() || "A conversation";
  return (
    <li className="flex items-center gap-2 border-line border-t last:border-b">
      <button
        type="button"
        onClick={onOpen}
        disabled={isRunning}
        aria-current={isCurrent || undefined}
        className="group grid min-h-14 min-w-0 flex-1 content-center py-2 text-left disabled:opacity-60"
      >
        <span className="truncate text-ink text-sm group-enabled:group-hover:underline">
          {title}
        </span>{" "}
        <span className="text-ink-faint text-xs">
          {formatDay(thread.updated_at)}
          {isCurrent && ", open now"}
        </span>
      </button>
      <IconButton
        size="sm"
        label={`Delete “${title}”`}
        icon={<Trash2 />}
        once
        onClick={onDelete}
        disabled={isCurrent && isRunning}
      />
    </li>
  );
}
