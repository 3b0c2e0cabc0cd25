import type { DashboardPanel } from "@domain/site/paths.ts";
import { useOverlayClick } from "@web/components/dialog.tsx";
import { IconButton } from "@web/components/icon-button.tsx";
import { NoticeRegion } from "@web/components/notice-region.tsx";
import { useModal } from "@web/components/use-modal.ts";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { PANELS } from "./panels.ts";
import { SidebarNav } from "./sidebar-nav.tsx";
import "./sidebar.css";

/**
 * The owner's folder beside the page: a modal at the right edge; on a phone full-screen, with its
 * tabs within thumb's reach. Escape, the overlay and the browser's Back close it.
 */
export function Sidebar(props: {
  panel: DashboardPanel;
  onClose: () => void;
  children: ReactNode;
}) {
  const { panel, onClose, children } = props;
  const titleId = useId();
  const modal = useModal(true, onClose, true);
  const overlay = useOverlayClick(onClose);
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A newly opened panel starts at the top.
    for (const scroller of panel ? [frame, content] : [])
      scroller.current?.scrollTo?.({ top: 0, behavior: "instant" });
  }, [panel]);

  return (
    <dialog
      {...modal}
      {...overlay}
      aria-labelledby={titleId}
      className="dialog sidebar fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-dvh w-full max-w-none overflow-hidden bg-surface p-0 text-ink shadow-lifted sm:max-w-[36rem]"
    >
      {/* On a low window all of it scrolls together. */}
      <div ref={frame} className="low:block flex h-full flex-col low:overflow-y-auto">
        <header className="flex items-start gap-4 px-5 pt-4 pb-3 sm:px-8 sm:pt-6">
          <div className="min-w-0 flex-1">
            <h2 id={titleId} tabIndex={-1} className="pt-1.5 font-display font-medium text-heading">
              {PANELS[panel].title}
            </h2>
            <p className="mt-1 text-ink-soft text-sm">{PANELS[panel].lead}</p>
          </div>
          <IconButton label="Close" icon={<X />} onClick={onClose} className="-mr-2" />
        </header>
        <SidebarNav current={panel} />
        <div
          ref={content}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 low:overflow-visible py-6 sm:px-8"
        >
          {children}
        </div>
      </div>
      <NoticeRegion where="dialog" />
    </dialog>
  );
}
