import { useEffect, useRef } from "react";
import { type Location, useNavigationType } from "react-router-dom";

/**
 * After a navigation, moves the focus to the new page's heading and scrolls to the top (going back,
 * the browser restores the position itself). A dialog over the page or a changed filter does not
 * count as a new page.
 */
export function RouteFocus({ page }: { page: Location }) {
  const navigationType = useNavigationType();
  const lastPath = useRef(page.pathname);

  useEffect(() => {
    if (lastPath.current === page.pathname) return;
    lastPath.current = page.pathname;
    if (navigationType !== "POP") window.scrollTo({ top: 0, behavior: "instant" });
    focusHeading();
  }, [page.pathname, navigationType]);

  return null;
}

/** While the screen's code is still loading, the main element stands in for its heading. */
function focusHeading(): void {
  const main = document.getElementById("main");
  const heading = main?.querySelector<HTMLElement>("h1") ?? main;
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
