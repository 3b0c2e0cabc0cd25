import { useIsHydrated } from "./use-is-hydrated.ts";

/** The current time; undefined in a prerendered page, which may be days old, until it is hydrated. */
export function useReadingTime(): Date | undefined {
  return useIsHydrated() ? new Date() : undefined;
}
