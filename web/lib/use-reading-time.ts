import { useSyncExternalStore } from "react";

/**
 * The time, for what is only true now. Undefined in a prerendered page, and until its code has taken over: it may be
 * days old.
 */
export function useReadingTime(): Date | undefined {
  const isReading = useSyncExternalStore(never, yes, no);
  return isReading ? new Date() : undefined;
}

const never = () => () => {};
const yes = () => true;
const no = () => false;
