import type { ListingDetails, ListingPage } from "@domain/listings.ts";
import {
  type InfiniteData,
  type QueryClient,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { listingQuery, SEARCH_KEY } from "@web/api/listings.ts";

/**
 * One home. What a card in the list already knows is shown at once as placeholder data, so
 * that its photograph can grow into the details; the rest follows.
 */
export function useListing(id: string) {
  const client = useQueryClient();
  return useQuery({ ...listingQuery(id), placeholderData: () => knownFromList(client, id) });
}

function knownFromList(client: QueryClient, id: string): ListingDetails | undefined {
  const searches = client.getQueriesData<InfiniteData<ListingPage>>({ queryKey: SEARCH_KEY });
  for (const [, found] of searches) {
    const cards = found?.pages.flatMap((page) => page.listings) ?? [];
    const card = cards.find((candidate) => candidate.id === id);
    if (card) {
      return {
        ...card,
        description: "",
        features: [],
        time_zone: "",
        published_at: null,
        price_history: [],
      };
    }
  }
  return undefined;
}
