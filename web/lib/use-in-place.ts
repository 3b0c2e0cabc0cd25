import { useEffect, useRef, useState } from "react";

/** A form in the place of the button that opens it, to which the focus returns when it closes. */
export function useInPlace() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, button, open: () => setOpen(true), close: () => setOpen(false) };
}
