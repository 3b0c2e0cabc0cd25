import { useEffect, useRef } from "react";
import { prefersReducedMotion } from "./reduced-motion.ts";
import { useLocation } from "./router.tsx";

/**
 * The router changes the address without scrolling to its anchor: this does, and moves the focus to
 * the heading there. On the first load, the browser has already scrolled.
 */
export function useJumpToSection(): void {
  const { hash, key } = useLocation();
  const hasArrived = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the same link is pressed again
  useEffect(() => {
    const isArrival = !hasArrived.current;
    hasArrived.current = true;
    if (hash === "") return;
    // The jump waits for the scroll to the top that every navigation makes (app/route-focus.tsx).
    const frame = requestAnimationFrame(() => {
      const heading = document.getElementById(hash.slice(1));
      if (!heading || (isArrival && window.scrollY > 0)) return;
      heading.scrollIntoView({
        behavior: isArrival || prefersReducedMotion() ? "instant" : "smooth",
      });
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [key, hash]);
}
