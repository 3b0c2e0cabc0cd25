import { queryOptions } from "@tanstack/react-query";
import { ownKey } from "../site/cache/keys.ts";
import { CALM_POLL_MS } from "../site/cache/polling.ts";
import { asMember } from "../site/transport/tables.ts";

/** Everything that the user, as a person who buys, comes back to. */
export function buyerStateQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "buyer"),
    queryFn: ({ signal }) =>
      asMember({ signal, fallback: "dashboard_unavailable" }, (db) => db.rpc("buyer_state")),
    refetchInterval: CALM_POLL_MS,
  });
}
