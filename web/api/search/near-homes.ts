import { queryOptions } from "@tanstack/react-query";
import { LISTINGS_KEY } from "../site/cache/keys.ts";
import { searchListings } from "./listings.ts";

/** Homes near one whose price its owner considers: sold, and for sale. */

/** Homes that were sold here in the same town in the last six months. */
export function soldHereQuery(town: string) {
  return queryOptions({
    queryKey: [...LISTINGS_KEY, "sold-here", town],
    queryFn: async ({ signal }) =>
      (await searchListings({ place: town, status: "sold" }, null, signal, 12)).listings,
  });
}

/** Homes for sale of the same type in the same town, at about this price; the nearest prices are not ranked. */
export function competingQuery(home: { town: string; type: string; price: number }) {
  const step = 10_000;
  const filters = {
    place: home.town,
    property_type: home.type,
    min_price: Math.floor((home.price * 0.9) / step) * step,
    max_price: Math.ceil((home.price * 1.1) / step) * step,
  };
  return queryOptions({
    queryKey: [...LISTINGS_KEY, "competing", filters],
    queryFn: async ({ signal }) => {
      const { listings, total } = await searchListings(filters, null, signal, 6);
      return { listings, total, from: filters.min_price, to: filters.max_price };
    },
  });
}
