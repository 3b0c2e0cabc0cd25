import { useIsHydrated } from "./use-is-hydrated.ts";

/**
 * The time, for what is only true now. Undefined in a prerendered page, and until its code has taken over: it may be
 * days old.
 */
export function useReadingTime(): Date | undefined {
  return useIsHydrated() ? new Date() : undefined;
}
