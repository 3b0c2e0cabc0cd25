import { isPublicStatus, type ListingDetails } from "@domain/homes/listings.ts";
import { rememberSeen } from "@web/api/homes/seen-homes.ts";
import { loadMarks } from "@web/session/home-marks.ts";
import { useEffect } from "react";

/** Marks an opened home as seen, and keeps a copy on this device (`/seen`). */
export function useRemembered(listing: ListingDetails | null | undefined): void {
  useEffect(() => {
    if (!listing || !isPublicStatus(listing.status)) return;
    void rememberSeen(listing);
    loadMarks().then(
      ({ markSeen }) => markSeen(listing.id),
      () => {},
    );
  }, [listing]);
}
