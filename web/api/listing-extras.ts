import { queryOptions } from "@tanstack/react-query";
import { asMember, asVisitor } from "./tables.ts";

/** What the details of a home show beside the home. */

/** Up to four homes like it; none when it is not for sale any more. */
export function similarListingsQuery(id: string) {
  return queryOptions({
    queryKey: ["listings", "similar", id],
    queryFn: ({ signal }) =>
      asVisitor({ signal, fallback: "listings_unavailable" }, (db) =>
        db.rpc("similar_listings", { listing_id: id }, { get: true }),
      ),
  });
}

/**
 * How often one's own home was looked at in the last seven days, and by how many people it was made
 * a favorite; anybody but the owner would be told 0.
 */
export function interestThisWeekQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: ["mine", userId, "interest", id],
    queryFn: async ({ signal }) => {
      const count = (name: "views_this_week" | "saves_this_week") =>
        asMember({ signal, fallback: "unavailable" }, (db) =>
          db.rpc(name, { listing_id: id }, { get: true }),
        );
      const [views, saves] = await Promise.all([
        count("views_this_week"),
        count("saves_this_week"),
      ]);
      return { views, saves };
    },
  });
}
