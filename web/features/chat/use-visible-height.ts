import { type RefObject, useEffect } from "react";

/** The height left free by an on-screen keyboard, which covers the page without resizing it. */
export function useVisibleHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const adapt = () => {
      const style = ref.current?.style;
      style?.setProperty("--visible-height", `${viewport.height}px`);
      style?.setProperty("top", `${viewport.offsetTop}px`);
    };
    adapt();
    viewport.addEventListener("resize", adapt);
    viewport.addEventListener("scroll", adapt);
    return () => {
      viewport.removeEventListener("resize", adapt);
      viewport.removeEventListener("scroll", adapt);
    };
  }, [ref]);
}
