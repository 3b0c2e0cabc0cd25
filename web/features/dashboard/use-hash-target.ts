import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router-dom";

/**
 * Leads to the element that the address names behind "#", as soon as it is there: what is in a
 * panel is loaded after the panel.
 */
export function useHashTarget(frame: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place again leads there again
  useEffect(() => {
    const root = frame.current;
    if (!root || hash.length < 2) return;
    const lead = () => {
      const target = [...root.querySelectorAll<HTMLElement>("[id]")].find(
        ({ id }) => `#${encodeURIComponent(id)}` === hash,
      );
      target?.scrollIntoView?.({ block: "start" });
      target?.focus({ preventScroll: true });
      return target !== undefined;
    };
    if (lead()) return;
    const observer = new MutationObserver(() => lead() && observer.disconnect());
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [hash, key, frame]);
}
