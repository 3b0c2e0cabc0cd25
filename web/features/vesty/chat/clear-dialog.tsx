import { CHAT_TEXTS } from "@domain/vesty/chat.ts";
import { useQueryClient } from "@tanstack/react-query";
import { chatHistoryQuery, chatThreadsQuery, deleteChatThread } from "@web/api/vesty/chat.ts";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { notify } from "@web/lib/notices.ts";
import { useWork } from "@web/lib/use-work.ts";
import { startNewThread } from "./chat-session.ts";
import { chatStore } from "./chat-store.ts";

/** Deletes a conversation for good, and starts a new one if it was the open one. */
export function ClearDialog(props: {
  userId: string;
  /** Null for one the server does not have yet. */
  threadId: string | null;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { userId, threadId, isOpen, onClose } = props;
  const queryClient = useQueryClient();
  const work = useWork();
  const isCurrent = threadId === chatStore((state) => state.threadId);

  async function clear() {
    if (threadId !== null) await deleteChatThread(threadId);
    if (isCurrent) startNewThread();
    queryClient.removeQueries({
      queryKey: chatHistoryQuery(userId, threadId).queryKey,
    });
    await queryClient.invalidateQueries({
      queryKey: chatThreadsQuery(userId).queryKey,
    });
  }

  async function confirm() {
    if (!(await work.run("clear", clear))) return;
    onClose();
    notify({ tone: "success", text: "The conversation is deleted." });
  }

  return (
    <ConfirmDialog
      open={isOpen}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={isCurrent ? "Clear this conversation?" : "Delete this conversation?"}
      confirmLabel={isCurrent ? CHAT_TEXTS.clear : "Delete conversation"}
      cancelLabel="Keep it"
      pending={work.doing !== null}
      pendingText="Deleting..."
      error={work.failureText}
    >
      <p>All its questions, answers and pictures will be deleted. This can't be undone.</p>
    </ConfirmDialog>
  );
}
