import { type RefObject, useEffect, useRef } from "react";

/**
 * A dialog's title changes with its step: it then takes the focus, so that it is read out and Tab
 * continues from there.
 * @param content an element in the dialog.
 */
export function useTitleFocus(content: RefObject<HTMLElement | null>, step: string): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    content.current?.closest("dialog")?.querySelector<HTMLElement>("h2[tabindex='-1']")?.focus();
  }, [content, step]);
}
