import { threadLabel } from "@domain/vesty/chat.ts";
import type { ReactNode } from "react";
import { chatStore } from "./chat-store.ts";

/** The conversation's title and actions. */
export function ConversationHeader({ children }: { children: ReactNode }) {
  const threadId = chatStore((state) => state.threadId);
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-1 border-line border-b py-1.5 pr-2 pl-4 @2xl/chat:pr-5 @2xl/chat:pl-8">
      <div className="flex min-w-0 flex-[1_1_5rem] flex-wrap items-baseline gap-x-3">
        <h2 className="font-display font-medium text-ink text-subheading">Vesty</h2>
        {threadId && (
          <p className="truncate text-ink-faint text-xs">
            Conversation <span className="tabular-nums">{threadLabel(threadId)}</span>
          </p>
        )}
      </div>
      {children}
    </header>
  );
}
