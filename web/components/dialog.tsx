import { classNames } from "@web/lib/class-names.ts";
import { X } from "lucide-react";
import { type MouseEvent, type PointerEvent, type ReactNode, useId, useRef } from "react";
import { IconButton } from "./icon-button.tsx";
import { Failure } from "./inline-notice.tsx";
import { NoticeRegion } from "./notice-region.tsx";
import { useModal } from "./use-modal.ts";

type DialogProps = {
  /** Omit it for a dialog that is only rendered while open, e.g. by a route. */
  open?: boolean;
  /** Called for Escape, the close button and a click outside. Set `open` to false, or navigate. */
  onClose: () => void;
  /** The dialog is a route of its own, which Back leaves. */
  hasAddress?: boolean;
  /** The dialog's name; focused when the dialog opens. */
  title: string;
  /** Shows the title to screen readers only, because the content has its own. */
  hideTitle?: boolean;
  /** A sentence below the title, read out with it. */
  description?: ReactNode;
  size?: "sm" | "md" | "lg" | "xl";
  /**
   * The text that explains the dialog's answer. It comes first in the content and is read out when the dialog opens, so
   * that people hear it before they answer.
   */
  stake?: ReactNode;
  /** On phones, `sheet` fills the screen and `card` stays small at the bottom. */
  phone?: "sheet" | "card";
  /** Stays visible below the scrolling content: the buttons. */
  footer?: ReactNode;
  /** Why the footer's action failed, above the buttons. */
  failure?: string | null | undefined;
  children?: ReactNode;
};

/**
 * A modal dialog on the native element: the rest of the page is inert and doesn't scroll, and focus
 * returns to where it was. The title gets the focus first, or the element with `data-autofocus`.
 * Notices appear inside it, because nothing else can be reached.
 */
export function Dialog(props: DialogProps) {
  const { open = true, onClose, title, hideTitle, description, stake, footer, children } = props;
  const { size = "md", phone = "sheet" } = props;
  const id = useId();
  const modal = useModal(open, onClose, props.hasAddress);
  const overlay = useOverlayClick(onClose);

  return (
    <dialog
      {...modal}
      {...overlay}
      aria-labelledby={`${id}-title`}
      aria-describedby={
        [description && `${id}-description`, stake && `${id}-stake`].filter(Boolean).join(" ") ||
        undefined
      }
      className={classNames("dialog", BOX, WIDTHS[size], PHONE[phone])}
    >
      {open && (
        // Title and buttons scroll with the content on a low window: between them, little of it could be seen.
        <div className="low:block flex max-h-[inherit] min-h-[inherit] flex-col low:overflow-y-auto">
          <header
            className={classNames(
              "flex items-start gap-4",
              hideTitle
                ? "absolute top-3 right-3 z-10"
                : "border-line border-b px-5 py-4 sm:px-8 sm:py-5",
            )}
          >
            <div className={hideTitle ? "sr-only" : "min-w-0 flex-1"}>
              <h2
                id={`${id}-title`}
                tabIndex={-1}
                className="pt-1.5 font-display font-medium text-heading"
              >
                {title}
              </h2>
              {description && (
                <p id={`${id}-description`} className="mt-1 text-ink-soft text-sm">
                  {description}
                </p>
              )}
            </div>
            <IconButton
              label="Close"
              icon={<X />}
              onClick={onClose}
              variant={hideTitle ? "photo" : "quiet"}
              className={hideTitle ? "" : "-mr-2"}
            />
          </header>
          <div
            className={classNames(
              "min-h-0 flex-1 overflow-y-auto overscroll-contain low:overflow-visible",
              !hideTitle && "px-5 py-6 sm:px-8",
            )}
          >
            {stake && (
              <div id={`${id}-stake`} className="grid gap-4 text-ink-soft">
                {stake}
              </div>
            )}
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap items-center justify-end gap-3 border-line border-t px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-8">
              <Failure text={props.failure} className="w-full" />
              {footer}
            </footer>
          )}
        </div>
      )}
      {open && <NoticeRegion where="dialog" />}
    </dialog>
  );
}

/**
 * A click is outside only if it also began there: selecting text may end outside. The second half of a
 * double click isn't one, because the first may have made the dialog smaller.
 */
export function useOverlayClick(onClose: () => void) {
  const beganOutside = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      beganOutside.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      const isOutside = beganOutside.current && event.target === event.currentTarget;
      if (isOutside && event.detail <= 1) onClose();
      beganOutside.current = false;
    },
  };
}

const BOX =
  "m-auto w-full overflow-hidden bg-surface p-0 text-left text-ink shadow-lifted sm:max-h-[min(56rem,calc(100dvh-3rem))] sm:w-[calc(100%-3rem)] sm:rounded-lg";

const WIDTHS = { sm: "sm:max-w-md", md: "sm:max-w-2xl", lg: "sm:max-w-4xl", xl: "sm:max-w-6xl" };

const PHONE = {
  sheet: "max-sm:h-dvh max-sm:max-h-dvh max-sm:min-h-dvh max-sm:max-w-none",
  card: "max-sm:mb-3 max-sm:w-[calc(100%-1.5rem)] max-sm:max-w-none max-sm:max-h-[calc(100dvh-1.5rem)] max-sm:rounded-lg",
};
