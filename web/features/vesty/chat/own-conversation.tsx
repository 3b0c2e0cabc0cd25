import type { SessionUser } from "@web/session/stored-session.ts";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { returnToComposer, startNewThread } from "./chat-session.ts";
import { chatStore, runningTurn } from "./chat-store.ts";
import { ClearDialog } from "./clear-dialog.tsx";
import { Composer } from "./composer.tsx";
import { ConversationHeader } from "./conversation-header.tsx";
import { EarlierConversations } from "./earlier-conversations.tsx";
import { HeaderActions } from "./header-actions.tsx";
import { MessageList } from "./message-list.tsx";
import { SpokenAnswer } from "./spoken.tsx";
import { useChatActions } from "./use-chat-actions.ts";
import { useFieldFocus } from "./use-field-focus.ts";
import { useWish } from "./use-wish.ts";
import { Welcome } from "./welcome.tsx";

export type ConversationProps = {
  /** Opening questions, where nothing else suggests any. */
  starters?: readonly string[];
  /** More header buttons, such as the one that closes the panel. */
  headerExtra?: ReactNode;
};

/** The signed-in user's conversation. */
export function OwnConversation(props: ConversationProps & { user: SessionUser }) {
  const { user, starters = [] } = props;
  const actions = useChatActions(user.id);
  const [view, setView] = useState<"conversation" | "earlier">("conversation");
  const [isClearing, setClearing] = useState(false);
  const threadId = chatStore((state) => state.threadId);
  const isRunning = chatStore((state) => runningTurn(state) !== undefined);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const earlier = useRef<HTMLButtonElement>(null);
  const lendFocus = useFieldFocus(isRunning, field, box);

  const send = useCallback(
    (prompt: string) => {
      setView("conversation");
      return actions.sendPrompt(prompt);
    },
    [actions],
  );
  const focusField = useCallback(() => {
    setView("conversation");
    field.current?.focus();
  }, []);
  useWish({ onSend: send, onFill: focusField });

  // Both buttons disappear when pressed.
  const retry = useCallback(
    (turnId: string) => {
      box.current?.focus({ preventScroll: true });
      actions.retry(turnId);
    },
    [actions],
  );
  const edit = useCallback((turnId: string) => {
    returnToComposer(turnId);
    field.current?.focus();
  }, []);

  function sendComposed() {
    lendFocus();
    return actions.sendComposed();
  }

  return (
    <>
      <ConversationHeader>
        <HeaderActions
          historyButton={earlier}
          onClear={() => setClearing(true)}
          onNew={() => {
            startNewThread();
            focusField();
          }}
          onEarlier={() => setView(view === "earlier" ? "conversation" : "earlier")}
          isEarlierShown={view === "earlier"}
        />
        {props.headerExtra}
      </ConversationHeader>
      {view === "earlier" ? (
        <EarlierConversations
          userId={user.id}
          onClose={() => {
            setView("conversation");
            earlier.current?.focus();
          }}
        />
      ) : (
        <>
          <MessageList
            userId={user.id}
            onRetry={retry}
            onEdit={edit}
            box={box}
            welcome={<Opening user={user} starters={starters} onStart={send} />}
          />
          <Composer userId={user.id} onSend={sendComposed} field={field} />
        </>
      )}
      <SpokenAnswer />
      <ClearDialog
        userId={user.id}
        threadId={threadId}
        isOpen={isClearing}
        onClose={() => setClearing(false)}
      />
    </>
  );
}

/** Once something has been said, the starters are no longer needed; the greeting stays. */
function Opening(props: Omit<Parameters<typeof Welcome>[0], "hasBegun">) {
  const hasBegun = chatStore((state) => state.turns.length > 0);
  return <Welcome {...props} hasBegun={hasBegun} />;
}
