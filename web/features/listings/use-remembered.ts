import { isPublicStatus, type ListingDetails } from "@domain/listings.ts";
import { rememberSeen } from "@web/api/seen-homes.ts";
import { useEffect } from "react";

/** Keeps a home that was opened on this device, to be looked at without a network (`/seen`). */
export function useRemembered(listing: ListingDetails | null | undefined): void {
  useEffect(() => {
    if (listing && isPublicStatus(listing.status)) void rememberSeen(listing);
  }, [listing]);
}
