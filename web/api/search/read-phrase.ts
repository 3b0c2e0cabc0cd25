import type { ListingFilters } from "@domain/search/listing-search.ts";
import { filtersOfReading, sentPhrase } from "@domain/search/phrase-reading.ts";
import { queryOptions } from "@tanstack/react-query";
import { callFunction, hasKeys } from "../site/transport/functions.ts";

/**
 * The filters that words of a search may mean to the model, phrase by phrase. Asked as a visitor, because who searches is
 * nothing that it needs, and only where the site has a model.
 */
export function phrasesQuery(phrases: readonly string[]) {
  return queryOptions({
    queryKey: ["phrases", ...phrases],
    queryFn: ({ signal }) => Promise.all(phrases.map((phrase) => readPhrase(phrase, signal))),
    enabled: phrases.length > 0 && import.meta.env.VITE_HAS_MODEL === "true",
    staleTime: Number.POSITIVE_INFINITY,
    // The search works without it.
    retry: false,
  });
}

async function readPhrase(written: string, signal: AbortSignal): Promise<ListingFilters> {
  const phrase = sentPhrase(written);
  if (phrase === undefined) return {};
  const { query } = await callFunction(
    "listings/read-phrase",
    { method: "POST", body: { phrase }, signal, as: "visitor", fallback: "unavailable" },
    hasKeys<{ query: string }>("query"),
  );
  return filtersOfReading(query);
}
