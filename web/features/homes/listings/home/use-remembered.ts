import { isPublicStatus, type ListingDetails } from "@domain/homes/listings.ts";
import { rememberSeen } from "@web/api/homes/seen-homes.ts";
import { whenIdle } from "@web/lib/browser-features.ts";
import { hasSomeoneRead, whenSomeoneReads } from "@web/lib/when-someone-reads.ts";
import { loadMarks } from "@web/session/home-marks.ts";
import { useEffect } from "react";

/** The timeout for browsers that can't tell, and pages that are never idle. */
const WAIT_MS = 500;

/** By id, as last read. */
const opened = new Map<string, ListingDetails>();

/** Keeps a copy of an opened home on this device (`/seen`) once the page is idle, and marks it as seen by someone who reads. */
export function useRemembered(listing: ListingDetails | null | undefined): void {
  useEffect(() => {
    if (!listing || !isPublicStatus(listing.status)) return;
    if (opened.size === 0) whenIdle(remember, WAIT_MS);
    opened.set(listing.id, listing);
  }, [listing]);
}

function remember(): void {
  for (const home of opened.values()) {
    void rememberSeen(home);
    const mark = () => markAsSeen(home.id);
    if (hasSomeoneRead) mark();
    else whenSomeoneReads(mark);
  }
  opened.clear();
}

function markAsSeen(id: string): void {
  loadMarks().then(
    ({ markSeen }) => markSeen(id),
    () => {},
  );
}
