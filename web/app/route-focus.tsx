import { useEffect, useRef } from "react";
import { type Location, useNavigationType } from "react-router-dom";

/**
 * After a navigation the keyboard and the screen reader stand at the new page's heading, and
 * the page at its top (going back, the browser restores the place itself). A dialog over the
 * page is no new page, and neither is a changed filter.
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

/** The code of a screen may still be on its way: until its heading is there, the main part. */
function focusHeading(): void {
  const main = document.getElementById("main");
  const heading = main?.querySelector<HTMLElement>("h1") ?? main;
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
