import { focusNear } from "@web/lib/focus-near.ts";
import { useBackCloses } from "@web/lib/router.tsx";
import { type SyntheticEvent, useLayoutEffect, useRef } from "react";

/**
 * Opens a `<dialog>` as a modal while `isOpen`, and closes it before React removes it, because only
 * `close()` restores the focus. If what had it has gone in the meantime, the focus stays near it.
 * Back closes it too.
 * @param hasAddress its address is a page's: closing it is a navigation, and so is Back.
 * @returns the props of the dialog.
 */
export function useModal(isOpen: boolean, onClose: () => void, hasAddress = false) {
  const ref = useRef<HTMLDialogElement>(null);
  useBackCloses(isOpen && !hasAddress, onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    keepScrollbarRoom();
    const keepFocus = focusNear(document.activeElement);
    dialog.showModal();
    const first =
      dialog.querySelector<HTMLElement>("[data-autofocus]") ??
      dialog.querySelector<HTMLElement>("h2[tabindex='-1']");
    first?.focus();
    return () => {
      closeFromWithin(dialog);
      keepFocus();
    };
  }, [isOpen]);

  // A layout effect, so that the listener is gone before our own close() fires its event.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    // Browsers close the dialog by themselves when Escape is pressed twice in a row.
    function handleClose() {
      if (!dialog?.open) onClose();
    }
    dialog.addEventListener("close", handleClose);
    return () => dialog.removeEventListener("close", handleClose);
  }, [isOpen, onClose]);

  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // Dismissing a file picker inside the dialog fires the same event.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
  };
}

/**
 * React removes a dialog before the one that is open inside it. When that one ends, it would return the focus into what
 * is about to go, and not to the page.
 */
function closeFromWithin(dialog: HTMLDialogElement): void {
  for (const inner of [...dialog.querySelectorAll<HTMLDialogElement>("dialog[open]")].reverse()) {
    inner.close();
  }
  dialog.close();
}

/** While another dialog is open, the scrollbar is already hidden and its width known. */
function keepScrollbarRoom(): void {
  if (document.querySelector("dialog[open]")) return;
  const root = document.documentElement;
  root.style.setProperty("--scrollbar-width", `${window.innerWidth - root.clientWidth}px`);
}
