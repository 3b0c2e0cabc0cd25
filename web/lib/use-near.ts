import { useEffect, useRef, useState } from "react";

/**
 * A ref for an element, and whether it has come near the viewport.
 * @param ahead how far below the viewport that is, in pixels.
 */
export function useNear<T extends Element>(ahead = 400) {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    if (typeof IntersectionObserver === "undefined") return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${ahead}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, ahead]);
  return [ref, isNear] as const;
}
