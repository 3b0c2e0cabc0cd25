import type { SharedHome } from "@domain/homes/shared-homes.ts";
import { queryOptions } from "@tanstack/react-query";
import { ownKey } from "../site/cache/keys.ts";
import { asMember } from "../site/transport/tables.ts";

/** The homes that the user owns with others. */
export function fetchSharedHomes(signal?: AbortSignal): Promise<SharedHome[]> {
  return asMember({ signal, fallback: "user_listings_unavailable" }, (db) =>
    db.rpc("homes_owned_together", {}, { get: true }),
  );
}

const SELDOM_MS = 10 * 60_000;

export function sharedHomesQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "shared-homes"),
    queryFn: ({ signal }) => fetchSharedHomes(signal),
    staleTime: SELDOM_MS,
  });
}
