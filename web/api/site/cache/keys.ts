/**
 * Prefixes of query keys, for code that invalidates several queries together. The key of a single query is
 * `offersQuery(userId).queryKey`. This file imports nothing, because the first load includes it.
 */

/** The key of everything about the person who is signed in; dropped when they sign out. */
export const PERSONAL_KEY = ["mine"] as const;

/** Everything about one person or, with `rest`, one of their queries. */
export function ownKey<const Rest extends readonly unknown[]>(userId: string, ...rest: Rest) {
  return [...PERSONAL_KEY, userId, ...rest] as const;
}

/** Everything about public homes. */
export const LISTINGS_KEY = ["listings"] as const;

/** The details of one public home. */
export const ONE_LISTING_KEY = ["listings", "one"] as const;

/** Lists of cards: the results of a search, homes by id, and homes similar to one. */
export const SEARCH_KEY = ["listings", "search"] as const;
export const KEPT_KEY = ["listings", "kept"] as const;
export const SIMILAR_KEY = ["listings", "similar"] as const;
