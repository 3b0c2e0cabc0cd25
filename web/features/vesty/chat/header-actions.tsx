import { CHAT_TEXTS } from "@domain/vesty/chat.ts";
import { IconButton } from "@web/components/icon-button.tsx";
import { History, MessageSquarePlus, Trash2 } from "lucide-react";
import type { Ref } from "react";
import { chatStore, runningTurn } from "./chat-store.ts";

/** A conversation's actions; while an answer is running, it stays open. */
export function HeaderActions(props: {
  historyButton: Ref<HTMLButtonElement>;
  isEarlierShown: boolean;
  onEarlier: () => void;
  onNew: () => void;
  onClear: () => void;
}) {
  const isEmpty = chatStore((state) => state.threadId === null && state.turns.length === 0);
  const isRunning = chatStore((state) => runningTurn(state) !== undefined);
  return (
    <>
      <IconButton
        size="sm"
        label={CHAT_TEXTS.clear}
        icon={<Trash2 />}
        onClick={props.onClear}
        disabled={isEmpty || isRunning}
      />
      <IconButton
        size="sm"
        label="New conversation"
        icon={<MessageSquarePlus />}
        onClick={props.onNew}
        disabled={isEmpty || isRunning}
      />
      <IconButton
        ref={props.historyButton}
        size="sm"
        label="Earlier conversations"
        icon={<History />}
        aria-pressed={props.isEarlierShown}
        onClick={props.onEarlier}
      />
    </>
  );
}
