import { useNavigationType } from "@web/lib/router.tsx";
import { useOnChange } from "@web/lib/use-on-change.ts";
import type { RefObject } from "react";

/**
 * One address shows the overview, all bookings or one. After a change the focus moves to the new
 * view's heading, as it does on a new page (web/app/route-focus.tsx).
 */
export function useViewFocus(frame: RefObject<HTMLElement | null>, view: string): void {
  const navigationType = useNavigationType();
  useOnChange(view, () => {
    if (navigationType !== "POP") window.scrollTo({ top: 0, behavior: "instant" });
    const heading = frame.current?.querySelector<HTMLElement>("h2");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  });
}
