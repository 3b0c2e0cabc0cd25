import { useCallback, useSyncExternalStore } from "react";
import { mediaQuery } from "./browser-features.ts";

/** Whether a media query matches. Only for what isn't prerendered. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = mediaQuery(query);
      media?.addEventListener("change", onChange);
      return () => media?.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => mediaQuery(query)?.matches ?? false);
}
