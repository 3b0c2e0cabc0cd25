import { flushSync } from "react-dom";

/**
 * Focuses what is there once the change is rendered. Before that, an open dialog keeps the focus to itself,
 * and closing returns it to a button that may be gone.
 */
export function focusAfter(change: () => void, target: () => HTMLElement | null | undefined): void {
  flushSync(change);
  target()?.focus();
}
