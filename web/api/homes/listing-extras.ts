import { queryOptions } from "@tanstack/react-query";
import { ownKey, SIMILAR_KEY } from "../site/cache/keys.ts";
import { asMember, asPublic } from "../site/transport/tables.ts";

/** Facts that the details page shows beside the home itself. */

/** Up to four similar homes; none once this one is off the market. */
export function similarListingsQuery(id: string) {
  return queryOptions({
    queryKey: [...SIMILAR_KEY, id],
    queryFn: ({ signal }) =>
      asPublic({ signal, fallback: "listings_unavailable" }, (db) =>
        db.rpc("similar_listings", { listing_id: id }, { get: true }),
      ),
  });
}

/** The first time at which the home can still be seen, where it is; null without any. */
export function nextFreeTimeQuery(id: string) {
  return queryOptions({
    queryKey: ["listings", "next free time", id],
    queryFn: ({ signal }) =>
      asPublic({ signal, fallback: "listings_unavailable" }, (db) =>
        db.rpc("next_free_time", { listing: id }, { get: true }),
      ),
  });
}

/** The owner usually answers within this many hours; null while that isn't known. */
export function answerHoursQuery(id: string) {
  return queryOptions({
    queryKey: ["listings", "answer hours", id],
    queryFn: ({ signal }): Promise<number | null> =>
      asPublic({ signal, fallback: "listings_unavailable" }, (db) =>
        db.rpc("answer_hours", { listing: id }, { get: true }),
      ),
  });
}

/**
 * How often the user's own home was viewed in the last seven days, and how many people made it a
 * favorite; anyone but the owner gets 0.
 */
export function interestThisWeekQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: ownKey(userId, "interest", id),
    queryFn: async ({ signal }) => {
      const options = { signal, fallback: "unavailable" } as const;
      const home = { listing_id: id };
      const [views, saves] = await Promise.all([
        asMember(options, (db) => db.rpc("views_this_week", home, { get: true })),
        asMember(options, (db) => db.rpc("saves_this_week", home, { get: true })),
      ]);
      return { views, saves };
    },
  });
}
