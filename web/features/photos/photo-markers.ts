import { create } from "zustand";

/**
 * Which listings have photos on their way, and how far they are, 0 to 1. Part of the first
 * load, so that a card can show it; the queues are not.
 */
export const usePhotoMarkers = create<Record<string, number>>(() => ({}));

export function markUpload(listingId: string, progress: number | undefined): void {
  const { [listingId]: _before, ...others } = usePhotoMarkers.getState();
  const next = progress === undefined ? others : { ...others, [listingId]: progress };
  usePhotoMarkers.setState(next, true);
}
