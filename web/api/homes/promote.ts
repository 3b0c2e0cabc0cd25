import type { WeekRow } from "@domain/homes/listing-weeks.ts";
import type { Paper, SheetKind } from "@domain/homes/sheets.ts";
import { queryOptions } from "@tanstack/react-query";
import { ownKey } from "../site/cache/keys.ts";
import { download } from "../site/transport/functions.ts";
import { asMember } from "../site/transport/tables.ts";
import { fetchListing } from "./one-listing.ts";

/** Tools for finding buyers for a home. */

/** The weekly figures of the user's own home; empty for other people's. */
export function listingWeeksQuery(userId: string, listingId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "weeks", listingId),
    queryFn: ({ signal }): Promise<WeekRow[]> =>
      asMember({ signal, fallback: "unavailable" }, (db) =>
        db.rpc("listing_weeks", { listing_id: listingId }, { get: true }),
      ),
  });
}

/** The home as everyone sees it, for printing and posting; null if it isn't public. */
export function shownHomeQuery(userId: string, listingId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "shown-home", listingId),
    queryFn: ({ signal }) => fetchListing(listingId, signal),
  });
}

/** A PDF to print. @param photo a JPEG. */
export function downloadSheet(
  listingId: string,
  kind: SheetKind,
  { photo, withPhone, paper }: { photo?: Blob; withPhone: boolean; paper: Paper },
): Promise<Blob> {
  const asked = new URLSearchParams({ ...(withPhone ? { phone: "" } : {}), paper });
  return download(`documents/homes/${listingId}/${kind}?${asked}`, {
    method: "POST",
    body: photo,
    timeoutMs: PAPER_TIMEOUT_MS,
    fallback: "kit_failed",
  });
}

/** Drawing one takes the server a while. */
const PAPER_TIMEOUT_MS = 60_000;
