import { watchChanges } from "@web/lib/browser-features.ts";
import { useLocation } from "@web/lib/router.tsx";
import { type RefObject, useEffect } from "react";

/**
 * Scrolls to the element named after "#" once it appears: a panel's contents load after the panel.
 */
export function useHashTarget(frame: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again scrolls again
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
    const observer = watchChanges(() => lead() && observer?.disconnect());
    observer?.observe(root, { childList: true, subtree: true });
    return () => observer?.disconnect();
  }, [hash, key, frame]);
}
