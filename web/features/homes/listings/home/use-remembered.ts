import { isPublicStatus, type ListingDetails } from "@domain/homes/listings.ts";
import { rememberSeen } from "@web/api/homes/seen-homes.ts";
import { whenIdle } from "@web/lib/browser-features.ts";
import { loadMarks } from "@web/session/home-marks.ts";
import { useEffect } from "react";

/** The timeout for browsers that can't tell, and pages that are never idle. */
const WAIT_MS = 500;

/** By id, as last read. */
const opened = new Map<string, ListingDetails>();

/** Marks an opened home as seen, and keeps a copy on this device (`/seen`), once the page is idle. */
export function useRemembered(listing: ListingDetails | null | undefined): void {
  useEffect(() => {
    if (!listing || !isPublicStatus(listing.status)) return;
    if (opened.size === 0) whenIdle(remember, WAIT_MS);
    opened.set(listing.id, listing);
  }, [listing]);
}

function remember(): void {
  const homes = [...opened.values()];
  opened.clear();
  for (const home of homes) void rememberSeen(home);
  loadMarks().then(
    ({ markSeen }) => {
      for (const { id } of homes) markSeen(id);
    },
    () => {},
  );
}
