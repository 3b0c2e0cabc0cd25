import { AppError } from "@domain/errors.ts";
import type { ListingCard } from "@domain/listings.ts";
import { queryOptions } from "@tanstack/react-query";
import { restGet } from "./rest.ts";

/** What the details of a home show beside the home. */

/** Up to four homes like it; none when it is not for sale any more. */
export function similarListingsQuery(id: string) {
  return queryOptions({
    queryKey: ["listings", "similar", id],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ listing_id: id });
      const cards = await restGet<ListingCard[]>("rpc/similar_listings", query, {
        signal,
        fallback: "listings_unavailable",
      });
      if (!Array.isArray(cards)) throw new AppError("listings_unavailable");
      return cards;
    },
  });
}

/**
 * How often one's own home was looked at in the last seven days, and by how many people it was made
 * a favorite.
 * @param getToken of the owner; anybody else would be told 0.
 */
export function interestThisWeekQuery(
  userId: string,
  id: string,
  getToken: () => Promise<string | undefined>,
) {
  return queryOptions({
    queryKey: ["mine", userId, "interest", id],
    queryFn: async ({ signal }) => {
      const token = await getToken();
      const count = async (rpc: string) => {
        const query = new URLSearchParams({ listing_id: id });
        const number = await restGet<number>(`rpc/${rpc}`, query, {
          signal,
          token,
          fallback: "unavailable",
        });
        if (typeof number !== "number") throw new AppError("unavailable");
        return number;
      };
      const [views, saves] = await Promise.all([
        count("views_this_week"),
        count("saves_this_week"),
      ]);
      return { views, saves };
    },
  });
}
