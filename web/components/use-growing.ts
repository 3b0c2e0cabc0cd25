import { supportsStyle } from "@web/lib/browser-features.ts";
import { type RefObject, useLayoutEffect } from "react";

/**
 * Lets a field grow with its text in browsers that have no `field-sizing`, up to the height that its style allows.
 * @param value its text, where the component knows it; otherwise the field grows as it is typed into.
 */
export function useGrowing(ref: RefObject<HTMLTextAreaElement | null>, value?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const field = ref.current;
    if (!field || supportsStyle("field-sizing", "content")) return;
    const grow = () => heighten(field);
    grow();
    field.addEventListener("input", grow);
    return () => field.removeEventListener("input", grow);
  }, [ref, value]);
}

function heighten(field: HTMLTextAreaElement): void {
  field.style.height = "auto";
  const borders = field.offsetHeight - field.clientHeight;
  field.style.height = `${field.scrollHeight + borders}px`;
}
