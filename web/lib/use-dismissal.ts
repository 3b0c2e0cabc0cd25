import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Closes what is open in the frame on Escape, when someone presses elsewhere, and when the focus moves on to something
 * else that can be tabbed to: a newly shown screen focuses an element that can't.
 */
export function useDismissal(
  frame: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const onAway = useEffectEvent(({ type, target }: Event) => {
    const isPassing = target instanceof HTMLElement && target.tabIndex < 0;
    if (type === "focusin" && isPassing) return;
    if (target instanceof Node && !frame.current?.contains(target)) close();
  });
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    // The focus would be lost with what closes.
    const button = frame.current?.querySelector<HTMLElement>("[aria-expanded=true]");
    close();
    button?.focus();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("keydown", (event) => onKey(event), { signal });
    for (const kind of ["pointerdown", "focusin"] as const)
      document.addEventListener(kind, (event) => onAway(event), { signal });
    return () => listening.abort();
  }, [isOpen]);
}
