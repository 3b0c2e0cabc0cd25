/**
 * What several queries' keys begin with, for those who change what was asked for. The key of one query is
 * its own: `offersQuery(userId).queryKey`. Nothing is imported here, because the first load needs it.
 */

/** Of everything about the signed-in person, whoever it is; signing out drops it. */
export const PERSONAL_KEY = ["mine"] as const;

/** Of everything about one person. */
export function ownKey(userId: string) {
  return [...PERSONAL_KEY, userId] as const;
}

/** Of everything about public homes. */
export const LISTINGS_KEY = ["listings"] as const;

/** Of one public home's details. */
export const ONE_LISTING_KEY = ["listings", "one"] as const;

/** Of lists that hold homes' cards: of a search, by their ids, and similar to one. */
export const SEARCH_KEY = ["listings", "search"] as const;
export const KEPT_KEY = ["listings", "kept"] as const;
export const SIMILAR_KEY = ["listings", "similar"] as const;
