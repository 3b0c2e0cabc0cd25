import { useIsHydrated } from "./use-is-hydrated.ts";

/**
 * The current time, for what depends on it. Undefined in a prerendered page, which may be days old, until its
 * code has taken over.
 */
export function useReadingTime(): Date | undefined {
  return useIsHydrated() ? new Date() : undefined;
}
