import type { HomeOwners } from "@domain/homes/owners.ts";
import { queryOptions } from "@tanstack/react-query";
import { ownKey } from "../site/cache/keys.ts";
import { asMember } from "../site/transport/tables.ts";

/** The people who own a home together; null for a home that isn't the user's. */
export function homeOwnersQuery(userId: string, listingId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "home-owners", listingId),
    queryFn: ({ signal }): Promise<HomeOwners | null> =>
      asMember({ signal, fallback: "owners_unavailable" }, (db) =>
        db.rpc("owners_of_home", { listing_id: listingId }),
      ),
  });
}
