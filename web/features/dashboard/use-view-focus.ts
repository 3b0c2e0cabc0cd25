import { useNavigationType } from "@web/lib/router.tsx";
import { type RefObject, useEffect, useRef } from "react";

/**
 * One address shows the overview, all bookings or one. After a change the focus moves to the new
 * view's heading, as it does on a new page (web/app/route-focus.tsx).
 */
export function useViewFocus(frame: RefObject<HTMLElement | null>, view: string): void {
  const navigationType = useNavigationType();
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (navigationType !== "POP") window.scrollTo({ top: 0, behavior: "instant" });
    const heading = frame.current?.querySelector<HTMLElement>("h2");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [frame, view, navigationType]);
}
