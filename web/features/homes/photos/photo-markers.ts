import { create } from "zustand";

/**
 * The listings that have uploads in progress, and how far along they are, 0 to 1. Part of the initial bundle, so that
 * cards can show it; the queues are not.
 */
export const usePhotoMarkers = create<Record<string, number>>(() => ({}));

export function markUpload(listingId: string, progress: number | undefined): void {
  const { [listingId]: _before, ...others } = usePhotoMarkers.getState();
  const next = progress === undefined ? others : { ...others, [listingId]: progress };
  usePhotoMarkers.setState(next, true);
}
