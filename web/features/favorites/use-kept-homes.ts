import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeptListing, keptListingsQuery } from "@web/api/kept-listings.ts";
import { useFavorites } from "@web/session/favorites.ts";
import { useState } from "react";

export type KeptHome = { id: string; home: KeptListing | undefined };

/**
 * The favorites as a page shows them: in the order in which they were kept, the newest first. A
 * home that is unmarked stays where it is until one leaves, so that a slip costs nothing.
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
  const found = new Map(query.data?.map((home) => [home.id, home]));
  const homes: KeptHome[] = seen.map((id) => ({ id, home: found.get(id) }));
  return {
    /** Of the marks themselves; the homes come after. */
    status,
    count: ids.length,
    /** Without those that are neither there nor marked any more. */
    homes: homes.filter(({ id, home }) => home !== undefined || ids.includes(id)),
    /** Some are known, but not yet whether the others exist. */
    isComplete: query.isSuccess && !query.isPlaceholderData,
    query,
  };
}
