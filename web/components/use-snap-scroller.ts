import { prefersReducedMotion } from "@web/lib/reduced-motion.ts";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps a scroll-snap strip, whose children are each as wide as itself, in step with an index:
 * a new index scrolls to its child, a swipe reports the child it came to rest on.
 * @returns the props of the strip.
 */
export function useSnapScroller(
  index: number,
  onIndexChange: (index: number) => void,
): { ref: RefObject<HTMLDivElement | null>; onScroll: () => void; onPointerDown: () => void } {
  const ref = useRef<HTMLDivElement>(null);
  /** The scroll target; children passed on the way are not reported. */
  const target = useRef<number | null>(null);
  /** The place where the strip is or will be, so that a swipe doesn't trigger a scroll. */
  const settled = useRef(index);

  // A strip that starts in the middle jumps there once, before the effect below runs.
  const first = useRef(index);
  useEffect(() => {
    const strip = ref.current;
    if (strip && first.current > 0) strip.scrollLeft = first.current * strip.clientWidth;
  }, []);

  useEffect(() => {
    const strip = ref.current;
    if (!strip || settled.current === index) return;
    settled.current = index;
    target.current = index;
    // jsdom can't scroll; the index is right anyway.
    strip.scrollTo?.({
      left: index * strip.clientWidth,
      behavior: prefersReducedMotion() ? "instant" : "smooth",
    });
  }, [index]);

  function handleScroll() {
    const strip = ref.current;
    if (!strip || strip.clientWidth === 0) return;
    const position = strip.scrollLeft / strip.clientWidth;
    const nearest = Math.round(position);
    if (target.current !== null) {
      if (Math.abs(position - target.current) < 0.02) target.current = null;
      return;
    }
    if (nearest === settled.current) return;
    settled.current = nearest;
    onIndexChange(nearest);
  }

  return {
    ref,
    onScroll: handleScroll,
    onPointerDown: () => {
      target.current = null;
    },
  };
}
