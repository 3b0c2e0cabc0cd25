import { useLocation } from "@web/lib/router.tsx";
import { useOnChange } from "@web/lib/use-on-change.ts";
import { type RefObject, useRef } from "react";
import { isFieldName } from "./listing-fields.ts";
import { fieldId, type StepId } from "./steps.ts";

/**
 * Focuses the new step's heading, or the field that a list of problems linked to. On arrival the focus
 * is left to the page's own heading.
 */
export function useStepFocus(step: StepId): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = useLocation();

  useOnChange(step, () => {
    const field = fieldOf(state);
    if (field) {
      field.focus();
      return;
    }
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  return heading;
}

function fieldOf(state: unknown): HTMLElement | null {
  if (typeof state !== "object" || state === null || !("field" in state)) return null;
  const { field } = state;
  return typeof field === "string" && isFieldName(field)
    ? document.getElementById(fieldId(field))
    : null;
}
