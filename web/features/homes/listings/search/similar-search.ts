import { isPropertyType, type ListingCard } from "@domain/homes/listings.ts";
import { filtersToQuery, type ListingFilters } from "@domain/search/listing-search.ts";
import { paths } from "@domain/site/paths.ts";

/** The address of a search for homes that were sold in the same town. */
export function soldSearch(home: Town): string {
  return paths.listings.href(filtersToQuery(soldFilters(home)));
}

export function soldFilters({ city, state }: Town): ListingFilters {
  return { place: `${city}, ${state}`, status: "sold" };
}

type Town = Pick<ListingCard, "city" | "state">;

/** The address of a search for homes of the same type in the same town. */
export function similarSearch({ city, state, property_type }: ListingCard): string {
  return paths.listings.href(
    filtersToQuery({
      search_term: [city, state].filter(Boolean).join(", "),
      ...(isPropertyType(property_type) ? { property_type } : {}),
    }),
  );
}
