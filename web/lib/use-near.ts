import { useEffect, useRef, useState } from "react";
import { watchInView } from "./browser-features.ts";

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
    const observer = watchInView(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${ahead}px` },
    );
    if (!observer) return setNear(true);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, ahead]);
  return [ref, isNear] as const;
}
