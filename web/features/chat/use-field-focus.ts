import { type RefObject, useEffect, useRef } from "react";

/**
 * A field that is disabled while an answer runs loses the focus. It goes to the conversation
 * meanwhile, and back to the field afterwards, unless the person has gone elsewhere; under a
 * finger it doesn't go back, because the keyboard would cover the answer.
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
      if (isWaiting && matchMedia("(pointer: fine)").matches) field.current?.focus();
    }
    wasRunning.current = isRunning;
  }, [isRunning, field, conversation]);

  /** Call it just before a message is sent. */
  return () => {
    hasLent.current = document.activeElement === field.current;
  };
}
