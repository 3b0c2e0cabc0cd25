import { useQuery } from "@tanstack/react-query";
import { sharedHomesQuery } from "@web/api/homes/shared-homes.ts";
import { useUser } from "./use-user.ts";

/**
 * Whether the user owns a home, alone or with other people. A home that another person created counts once the list of
 * shared homes is read, which is asked for once and not for each home. @param asks false where the answer isn't needed,
 * so that nothing is read for it.
 */
export function useOwns(home: { id: string; user_id: string | null }, asks = true): boolean {
  const user = useUser();
  const isFirst = user !== null && user.id === home.user_id;
  const { data: shared } = useQuery({
    ...sharedHomesQuery(user?.id ?? ""),
    enabled: asks && user !== null && !isFirst,
  });
  return (
    isFirst || (user !== null && (shared ?? []).some(({ listing_id }) => listing_id === home.id))
  );
}
