import { filtersOfReading, sentPhrase } from "@domain/search/phrase-reading.ts";
import { queryOptions } from "@tanstack/react-query";
import { callFunction, hasKeys } from "../site/transport/functions.ts";

/**
 * The filters that words of a search may mean to the model. Asked as a visitor, because who searches is nothing that it
 * needs, and only where the site has a model.
 */
export function phraseQuery(phrase: string) {
  const sent = sentPhrase(phrase);
  return queryOptions({
    queryKey: ["phrases", sent],
    queryFn: async ({ signal }) => {
      const body = { phrase: sent };
      const call = {
        method: "POST",
        body,
        signal,
        as: "visitor",
        fallback: "unavailable",
      } as const;
      const isAnswer = hasKeys<{ query: string }>("query");
      const { query } = await callFunction("listings/read-phrase", call, isAnswer);
      return filtersOfReading(query);
    },
    enabled: sent !== undefined && import.meta.env.VITE_HAS_MODEL === "true",
    staleTime: Number.POSITIVE_INFINITY,
    // The search works without it.
    retry: false,
  });
}
