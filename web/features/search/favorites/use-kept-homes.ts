import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeptListing, keptListingsQuery } from "@web/api/search/kept-listings.ts";
import { useFavorites } from "@web/session/favorites.ts";
import { useState } from "react";

/** `home` is null when it is gone, and undefined while that is not known. */
type KeptHome = { id: string; home: KeptListing | null | undefined };

/**
 * The favorites as shown on the page, newest first. A home that is unmarked stays in place until
 * the visitor leaves, so that a slip is easy to undo.
 */
export function useKeptHomes() {
  const { ids, status } = useFavorites();
  const [seen, setSeen] = useState<readonly string[]>(ids);
  const isNew = ids.some((id) => !seen.includes(id));
  if (isNew) setSeen([...ids.filter((id) => !seen.includes(id)), ...seen]);

  const query = useQuery({
    ...keptListingsQuery(seen),
    enabled: seen.length > 0,
    placeholderData: keepPreviousData,
  });
  const homes: KeptHome[] = seen.map((id) => ({ id, home: query.data?.[id] }));
  return {
    /** The status of the favorites themselves; the homes load afterwards. */
    status,
    count: ids.length,
    /** The ids of homes that no longer exist and are no longer marked are left out. */
    homes: homes.filter(({ id, home }) => home || ids.includes(id)),
    query,
  };
}
