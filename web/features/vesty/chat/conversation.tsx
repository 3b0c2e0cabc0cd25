import { ERRORS } from "@domain/site/errors/errors.ts";
import { ErrorState } from "@web/components/error-state.tsx";
import { resumeSession, useSession } from "@web/session/session.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { startChat } from "./chat-session.ts";
import { chatStore } from "./chat-store.ts";
import { Composer } from "./composer.tsx";
import { ConversationHeader } from "./conversation-header.tsx";
import { HistorySkeleton } from "./history-skeleton.tsx";
import { type ConversationProps, OwnConversation } from "./own-conversation.tsx";
import { Welcome } from "./welcome.tsx";

/**
 * The conversation with Vesty, the same wherever it appears. It fills its container, which sets its
 * height, and adapts to the container's width.
 */
export default function Conversation(props: ConversationProps) {
  return (
    <section aria-label="Vesty" className="@container/chat flex h-full min-h-0 flex-col">
      <Contents {...props} />
    </section>
  );
}

function Contents(props: ConversationProps) {
  useEffect(startChat, []);
  const { status, user, problem } = useSession();
  const known = chatStore((state) => state.userId);

  if (user && known === user.id) return <OwnConversation key={user.id} user={user} {...props} />;
  if (user || status === "loading") {
    return (
      <Empty {...props}>
        <HistorySkeleton />
      </Empty>
    );
  }
  if (problem) {
    return (
      <Empty {...props}>
        <ErrorState
          level={3}
          title={ERRORS.chat_not_started.text}
          text={problem.text}
          onRetry={() => void resumeSession()}
        />
      </Empty>
    );
  }
  return <ForVisitors {...props} />;
}

function ForVisitors(props: ConversationProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <Empty {...props}>
        <Welcome user={null} />
      </Empty>
      <Composer userId={null} onSend={() => false} field={field} />
    </>
  );
}

function Empty(props: ConversationProps & { children: ReactNode }) {
  return (
    <>
      <ConversationHeader>{props.headerExtra}</ConversationHeader>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 py-6 @2xl/chat:px-8 @2xl/chat:py-8">
        {props.children}
      </div>
    </>
  );
}
