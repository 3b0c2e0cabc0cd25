import { queryOptions } from "@tanstack/react-query";
import { LISTINGS_KEY, ownKey } from "../site/cache/keys.ts";
import { asMember, asPublic } from "../site/transport/tables.ts";

/** The home to which a short address leads; null if none is public. */
export function signQuery(letters: string) {
  return queryOptions({
    queryKey: [...LISTINGS_KEY, "sign", letters.toLowerCase()],
    queryFn: ({ signal }): Promise<string | null> =>
      asPublic({ signal, fallback: "unavailable" }, (db) =>
        db.rpc("home_at", { letters }, { get: true }),
      ),
  });
}

/** The letters of the short address of the user's own home; null if it has no public page. */
export function shortAddressQuery(userId: string, listingId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "short-address", listingId),
    queryFn: ({ signal }): Promise<string | null> =>
      asMember({ signal, fallback: "unavailable" }, (db) =>
        db.rpc("short_address", { listing_id: listingId }),
      ),
  });
}
