import { useEffect, useRef, useState } from "react";
import { useBackCloses } from "./router.tsx";

/** A form that replaces the button that opens it; the focus returns to the button when it closes. */
export function useInPlace() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useBackCloses(isOpen, () => setOpen(false));
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, button, open: () => setOpen(true), close: () => setOpen(false) };
}
