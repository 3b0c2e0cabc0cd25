import { prefersReducedMotion } from "@web/lib/reduced-motion.ts";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * The router changes the address without going to its anchor: this does, and puts the keyboard at
 * the heading there. A page that arrives with its anchor was brought there by the browser already.
 */
export function useJumpToSection(): void {
  const { hash, key } = useLocation();
  const hasArrived = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again, too
  useEffect(() => {
    const isArrival = !hasArrived.current;
    hasArrived.current = true;
    if (hash === "") return;
    // After the page went to its top, as each new one does (app/route-focus.tsx).
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
