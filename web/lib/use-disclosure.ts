import { type FocusEvent, useEffect, useRef, useState } from "react";
import { useBackCloses } from "./router.tsx";

/**
 * A button and its popup. Escape closes it and restores the focus; a press outside closes it too,
 * and so does tabbing on to the rest of the page.
 */
export function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useBackCloses(isOpen, () => setOpen(false));

  useEffect(() => {
    if (!isOpen) return;
    const closeBeside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", closeBeside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeBeside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [isOpen]);

  function handleBlur({ relatedTarget }: FocusEvent) {
    // A newly shown screen focuses an element that can't be tabbed to; ignore that.
    const isTabbedTo = relatedTarget instanceof HTMLElement && relatedTarget.tabIndex >= 0;
    if (isTabbedTo && !box.current?.contains(relatedTarget)) setOpen(false);
  }

  return {
    isOpen,
    toggle: () => setOpen(!isOpen),
    close: () => setOpen(false),
    button,
    box: { ref: box, onBlur: handleBlur },
  };
}
