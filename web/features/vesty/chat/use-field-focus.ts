import { mediaQuery } from "@web/lib/browser-features.ts";
import { type RefObject, useEffect, useRef } from "react";

/**
 * A field that is disabled while an answer runs loses its focus. The focus moves to the
 * conversation, and back afterwards unless the user has moved it. On touch screens it stays there,
 * because the keyboard would cover the answer.
 */
export function useFieldFocus(
  isRunning: boolean,
  field: RefObject<HTMLElement | null>,
  conversation: RefObject<HTMLElement | null>,
) {
  const hasLent = useRef(false);
  const wasRunning = useRef(false);

  useEffect(() => {
    if (isRunning && hasLent.current) conversation.current?.focus({ preventScroll: true });
    if (!isRunning && wasRunning.current && hasLent.current) {
      hasLent.current = false;
      const active = document.activeElement;
      const isWaiting = active === document.body || active === conversation.current;
      if (isWaiting && mediaQuery("(pointer: fine)")?.matches) field.current?.focus();
    }
    wasRunning.current = isRunning;
  }, [isRunning, field, conversation]);

  /** Call it just before sending a message. */
  return () => {
    hasLent.current = document.activeElement === field.current;
  };
}
