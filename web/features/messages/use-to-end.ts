import { type RefObject, useLayoutEffect, useRef } from "react";

/** Scrolls a timeline to its end when it opens and whenever a message is added there. */
export function useToEnd(end: RefObject<HTMLElement | null>, latest: number): void {
  const shown = useRef(0);
  useLayoutEffect(() => {
    if (latest === shown.current) return;
    shown.current = latest;
    end.current?.scrollIntoView?.({ block: "nearest", behavior: "instant" });
  }, [end, latest]);
}
