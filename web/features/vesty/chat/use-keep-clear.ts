import { onResize } from "@web/lib/on-resize.ts";
import { type RefObject, useLayoutEffect } from "react";

/** The distance in px between the control and the content that it must not cover. */
const GAP = 8;

type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right">;

/**
 * Raises a floating control at the bottom of the window above anything marked `data-keep-clear`.
 */
export function useKeepClear(control: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    let lift = 0;
    let frame = 0;
    function place() {
      frame = 0;
      const element = control.current;
      if (!element) return;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const marked = [...document.querySelectorAll("[data-keep-clear]")];
      lift = liftOver(
        { top: top + lift, bottom: bottom + lift, left, right },
        marked.map((each) => each.getBoundingClientRect()),
      );
      element.style.translate = lift === 0 ? "" : `0 ${-lift}px`;
    }
    const placeSoon = () => {
      frame ||= requestAnimationFrame(place);
    };
    place();
    window.addEventListener("scroll", placeSoon, { passive: true });
    const stop = onResize(placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", placeSoon);
      stop();
    };
  }, [control]);
}

/** How many px a box must rise to cover none of the others. */
export function liftOver(box: Box, others: readonly Box[]): number {
  const beside = others.filter(({ left, right }) => left < box.right && right > box.left);
  return beside
    .toSorted((a, b) => b.top - a.top)
    .reduce((lift, { top, bottom }) => {
      const isCovered = top < box.bottom - lift + GAP && bottom > box.top - lift - GAP;
      return isCovered ? box.bottom - top + GAP : lift;
    }, 0);
}
