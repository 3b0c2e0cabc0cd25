import { navigationCommitted } from "@web/lib/shared-photo.ts";
import { useLayoutEffect } from "react";

/**
 * Says that a navigation is finished. Stands beside a screen inside its Suspense, and so is
 * heard only when the screen itself is in the page and not its fallback.
 */
export function Arrival({ locationKey }: { locationKey: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useLayoutEffect(navigationCommitted, [locationKey]);
  return null;
}
