import { type QueryKey, useQueryClient } from "@tanstack/react-query";

/**
 * Whether a query's data is from before something that the person has just done, and is being loaded again. Nothing may
 * be called missing by such data.
 */
export function useIsOutdated(
  queryKey: QueryKey,
  { isFetching }: { isFetching: boolean },
): boolean {
  const client = useQueryClient();
  return isFetching && client.getQueryState(queryKey)?.isInvalidated === true;
}
