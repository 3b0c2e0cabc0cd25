import { useSyncExternalStore } from "react";

/** Whether there is room for a table beside its row names. Only for pages that aren't prerendered. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => query()?.matches ?? false);
}

function subscribe(onChange: () => void): () => void {
  const media = query();
  media?.addEventListener("change", onChange);
  return () => media?.removeEventListener("change", onChange);
}

/** Tests run in a document without one. */
function query(): MediaQueryList | undefined {
  return window.matchMedia?.("(min-width: 64rem)");
}
