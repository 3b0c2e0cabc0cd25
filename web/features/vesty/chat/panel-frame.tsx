import { IconButton } from "@web/components/icon-button.tsx";
import { NoticeRegion } from "@web/components/notice-region.tsx";
import { useModal } from "@web/components/use-modal.ts";
import { visibleWindow } from "@web/lib/browser-features.ts";
import { useMedia } from "@web/lib/use-media.ts";
import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";

type PanelFrameProps = { id: string; onClose: () => void; children: ReactNode };

/** Beside the page where there is room; full-screen on a phone. */
export function PanelFrame(props: PanelFrameProps) {
  return useMedia(PHONE) ? <Sheet {...props} /> : <Panel {...props} />;
}

/** The panel is not modal: the page behind stays usable, and a click outside closes nothing. */
function Panel({ id, onClose, children }: PanelFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  function handleKeyDown(event: KeyboardEvent) {
    // A dialog inside it handles Escape first.
    const isInDialog = event.target instanceof Element && event.target.closest("dialog") !== null;
    if (event.key === "Escape" && !isInDialog) onClose();
  }

  return (
    <div
      id={id}
      ref={box}
      role="dialog"
      aria-label="Vesty"
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      className="notice fixed right-6 bottom-21 z-40 h-[min(44rem,calc(100dvh-7rem))] w-[27rem] overflow-hidden rounded-lg border border-line bg-paper text-ink shadow-lifted outline-none"
    >
      <CloseButton onClose={onClose} />
      {children}
    </div>
  );
}

/** All of the screen that the keyboard leaves free. */
function Sheet({ id, onClose, children }: PanelFrameProps) {
  const modal = useModal(true, onClose);
  useVisibleHeight(modal.ref);
  return (
    <dialog
      id={id}
      {...modal}
      aria-label="Vesty"
      className="dialog m-0 h-(--visible-height,100dvh) max-h-none w-full max-w-none overflow-hidden bg-paper p-0 pt-[env(safe-area-inset-top)] text-ink"
    >
      <CloseButton onClose={onClose} />
      {children}
      <NoticeRegion where="dialog" />
    </dialog>
  );
}

/** Outside the conversation, so that the panel can be closed even if its code failed to load. */
function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <IconButton
      size="sm"
      label="Close"
      icon={<X />}
      onClick={onClose}
      className="absolute top-[calc(0.625rem+env(safe-area-inset-top))] right-2 z-10 pointer-coarse:top-[calc(0.375rem+env(safe-area-inset-top))]"
    />
  );
}

const PHONE = "(max-width: 639px)";

/** The height left free by an on-screen keyboard, which covers the page without resizing it. */
function useVisibleHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = visibleWindow();
    if (!viewport) return;
    const adapt = () => {
      const style = ref.current?.style;
      style?.setProperty("--visible-height", `${viewport.height}px`);
      style?.setProperty("top", `${viewport.offsetTop}px`);
    };
    adapt();
    viewport.addEventListener("resize", adapt);
    viewport.addEventListener("scroll", adapt);
    return () => {
      viewport.removeEventListener("resize", adapt);
      viewport.removeEventListener("scroll", adapt);
    };
  }, [ref]);
}
