import { filtersToQuery, LEFT_MARK } from "@domain/search/listing-search.ts";
import { paths } from "@domain/site/paths.ts";
import { understand } from "./plain-words.ts";
import type { Said } from "./use-listing-filters.ts";

/** The page to which the front page's search leads, and the state for that page. */
export async function startAnswer(words: string): Promise<{ to: string; state?: object }> {
  const search = await understand(words);
  if (!search) return { to: paths.listings.href(filtersToQuery({ search_term: words })) };
  const { filters, left, isNearby } = search;
  const query = filtersToQuery({
    ...filters,
    ...(left.length > 0 ? { left: left.join(LEFT_MARK) } : {}),
  });
  if (isNearby) query.set("view", "map");
  const said: Said = { sentence: words, before: "" };
  return { to: paths.listings.href(query), state: { isNearby, said } };
}
