import type { ListingCard, ListingDetails, ListingPage } from "@domain/homes/listings.ts";
import {
  type InfiniteData,
  type QueryClient,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { listingQuery } from "@web/api/homes/one-listing.ts";
import { KEPT_KEY, SEARCH_KEY, SIMILAR_KEY } from "@web/api/site/cache/keys.ts";

/**
 * Loads one home. The card's facts are shown right away as placeholder data, so that its photo can grow into the details.
 */
export function useListing(id: string) {
  const client = useQueryClient();
  return useQuery({ ...listingQuery(id), placeholderData: () => knownListing(client, id) });
}

/** The facts that a home's card knows, in the form of details. */
export function knownListing(client: QueryClient, id: string): ListingDetails | undefined {
  const card = knownCard(client, id);
  if (!card) return undefined;
  return {
    ...card,
    description: "",
    features: [],
    tour_url: "",
    time_zone: "",
    price_history: [],
    answers: [],
  };
}

/** A home's card, if any list since the page load has shown it. */
export function knownCard(client: QueryClient, id: string): ListingCard | undefined {
  const searches = client.getQueriesData<InfiniteData<ListingPage>>({ queryKey: SEARCH_KEY });
  const cards = searches.flatMap(
    ([, found]) => found?.pages.flatMap((page) => page.listings) ?? [],
  );
  for (const queryKey of [KEPT_KEY, SIMILAR_KEY]) {
    const lists = client.getQueriesData<ListingCard[]>({ queryKey });
    cards.push(...lists.flatMap(([, found]) => found ?? []));
  }
  return cards.find((candidate) => candidate.id === id);
}
