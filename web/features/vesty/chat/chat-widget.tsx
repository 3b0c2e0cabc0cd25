import { LazyPart } from "@web/components/error-boundary.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import { MessageCircle, X } from "lucide-react";
import { lazy, useEffect, useId, useRef, useState } from "react";
import { wishStore } from "./ask-vesty.ts";
import { PanelFrame } from "./panel-frame.tsx";
import { useKeepClear } from "./use-keep-clear.ts";

const loadConversation = () => import("./widget-conversation.tsx");
const WidgetConversation = lazy(() => arrivingCode(loadConversation()));

/** Vesty's floating button; the conversation's code loads when the visitor reaches for it. */
export function ChatWidget() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useKeepClear(button);
  const hasWish = wishStore((state) => state.wish !== null);
  useEffect(() => {
    if (hasWish) setOpen(true);
  }, [hasWish]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        className="fixed right-[max(1rem,env(safe-area-inset-right))] bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 inline-flex min-h-12 items-center gap-2.5 rounded-full border border-transparent bg-evergreen px-5 font-medium text-on-evergreen text-sm shadow-lifted transition-colors hover:bg-evergreen-hover sm:right-6 sm:bottom-6"
      >
        {isOpen ? (
          <X aria-hidden="true" className="size-5" />
        ) : (
          <MessageCircle aria-hidden="true" className="size-5" />
        )}
        {isOpen ? "Close Vesty" : "Ask Vesty"}
      </button>
      {isOpen && (
        <PanelFrame id={panelId} onClose={close}>
          <LazyPart
            title="Failed to initialize chat"
            skeleton={<p className="p-6 text-ink-faint text-sm">Loading...</p>}
          >
            <WidgetConversation />
          </LazyPart>
        </PanelFrame>
      )}
    </>
  );
}

function fetchAhead(): void {
  // A failure comes up again, and is shown, when the panel opens.
  loadConversation().catch(() => {});
}
