import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Opens a `<dialog>` as a modal while `isOpen`, and closes it before React takes it out of the
 * page, because only `close()` gives the focus back.
 */
export function useModal(
  isOpen: boolean,
  onClose: () => void,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    keepScrollbarRoom();
    dialog.showModal();
    const first =
      dialog.querySelector<HTMLElement>("[data-autofocus]") ??
      dialog.querySelector<HTMLElement>("h2[tabindex='-1']");
    first?.focus();
    return () => dialog.close();
  }, [isOpen]);

  // With the layout, so that nobody listens any more when our own close() is announced.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    // The browser closes it over our heads when Escape is pressed twice in a row.
    function handleClose() {
      if (!dialog?.open) onClose();
    }
    dialog.addEventListener("close", handleClose);
    return () => dialog.removeEventListener("close", handleClose);
  }, [isOpen, onClose]);

  return ref;
}

/** While another dialog is open the scrollbar is gone already, and its measure known. */
function keepScrollbarRoom(): void {
  if (document.querySelector("dialog[open]")) return;
  const root = document.documentElement;
  root.style.setProperty("--scrollbar-width", `${window.innerWidth - root.clientWidth}px`);
}
