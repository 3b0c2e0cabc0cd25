import { useSyncExternalStore } from "react";

/** False in a prerendered page and while its code takes over: what it was built from may have changed since. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => () => {};
const yes = () => true;
const no = () => false;
