import { useEffect } from "react";

/** The homes whose photos step is open. Its tiles say what failed, so no notice says it again. */
const watched = new Map<string, number>();

export function isWatched(listingId: string): boolean {
  return watched.has(listingId);
}

/** While the calling step is on screen. */
export function useWatch(listingId: string): void {
  useEffect(() => {
    watched.set(listingId, (watched.get(listingId) ?? 0) + 1);
    return () => {
      const others = (watched.get(listingId) ?? 1) - 1;
      if (others === 0) watched.delete(listingId);
      else watched.set(listingId, others);
    };
  }, [listingId]);
}
