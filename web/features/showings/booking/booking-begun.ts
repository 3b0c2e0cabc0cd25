import { draftsOf } from "@web/lib/drafts.ts";

/** The drafts of one time, and of times asked for; apart from what reads them, which a home's page doesn't need. */
export const SLOT_DRAFTS = ["booking-time", "booking-times"] as const;

/** Whether a request for a showing was begun, and neither sent nor closed. */
export function isBookingBegun(userId: string | null, listingId: string): boolean {
  return SLOT_DRAFTS.some((form) => draftsOf(form, isKept)(userId, listingId).read());
}

function isKept(kept: unknown): kept is object {
  return kept instanceof Object;
}
