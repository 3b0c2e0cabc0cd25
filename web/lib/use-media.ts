import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches. Only for what isn't prerendered. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = mediaOf(query);
      media?.addEventListener("change", onChange);
      return () => media?.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => mediaOf(query)?.matches ?? false);
}

/** Tests run in a document without one. */
function mediaOf(query: string): MediaQueryList | undefined {
  return window.matchMedia?.(query);
}
