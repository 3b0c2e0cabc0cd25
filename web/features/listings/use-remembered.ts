import { isPublicStatus, type ListingDetails } from "@domain/listings.ts";
import { rememberSeen } from "@web/api/seen-homes.ts";
import { useEffect } from "react";

/** Keeps an opened home on this device for offline viewing (`/seen`). */
export function useRemembered(listing: ListingDetails | null | undefined): void {
  useEffect(() => {
    if (listing && isPublicStatus(listing.status)) void rememberSeen(listing);
  }, [listing]);
}
