import { filtersToQuery } from "@domain/listing-search.ts";
import { isPropertyType, type ListingCard } from "@domain/listings.ts";
import { paths } from "@domain/paths.ts";

/** The address of a search for homes that were sold in the same town. */
export function soldSearch({ city, state }: ListingCard): string {
  return paths.listings.href(filtersToQuery({ place: `${city}, ${state}`, status: "sold" }));
}

/** The address of a search for homes of the same type in the same town. */
export function similarSearch({ city, state, property_type }: ListingCard): string {
  return paths.listings.href(
    filtersToQuery({
      search_term: [city, state].filter(Boolean).join(", "),
      ...(isPropertyType(property_type) ? { property_type } : {}),
    }),
  );
}
