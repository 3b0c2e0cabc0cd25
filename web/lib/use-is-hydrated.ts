import { useSyncExternalStore } from "react";

/** False in a prerendered page and during hydration, because its data may have changed since the build. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => () => {};
const yes = () => true;
const no = () => false;
