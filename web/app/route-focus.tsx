import { type Location, useNavigationType } from "@web/lib/router.tsx";
import { useOnChange } from "@web/lib/use-on-change.ts";

/**
 * Moves the focus to the new page's heading after a navigation and scrolls to the top (when going back, the browser
 * restores the position itself). A dialog over the page or a changed filter does not count as a new page.
 */
export function RouteFocus({ page }: { page: Location }) {
  const navigationType = useNavigationType();
  useOnChange(page.pathname, () => {
    if (navigationType !== "POP") window.scrollTo({ top: 0, behavior: "instant" });
    focusHeading();
  });
  return null;
}

/**
 * While the screen's code or its content is still loading, the main element has the focus instead of its heading, because a skeleton's heading would lose the focus when it is replaced.
 */
function focusHeading(): void {
  const main = document.getElementById("main");
  const headings = [...(main?.querySelectorAll<HTMLElement>("h1") ?? [])];
  const heading = headings.find((each) => !each.closest("[aria-busy=true]")) ?? main;
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
