import { type RefObject, useEffect, useEffectEvent } from "react";

/** Closes what is open in the frame on Escape, and when someone presses elsewhere or moves the focus there. */
export function useDismissal(
  frame: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const onAway = useEffectEvent((event: Event) => {
    const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
    if (isEscape) {
      // The focus would be lost with what closes.
      const button = frame.current?.querySelector<HTMLElement>("[aria-expanded=true]");
      close();
      button?.focus();
      return;
    }
    if (event.type !== "keydown" && !frame.current?.contains(event.target as Node)) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    for (const kind of ["keydown", "pointerdown", "focusin"] as const)
      document.addEventListener(kind, (event) => onAway(event), { signal: listening.signal });
    return () => listening.abort();
  }, [isOpen]);
}
