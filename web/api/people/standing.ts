import { queryOptions } from "@tanstack/react-query";
import { ownKey } from "../site/cache/keys.ts";
import { CALM_POLL_MS } from "../site/cache/polling.ts";
import { asMember } from "../site/transport/tables.ts";

/** Reads the user's status with a home: their offer, showing and question, or what waits for its owner. */
export function standingQuery(userId: string, listing: string) {
  return queryOptions({
    queryKey: ownKey(userId, "standing", listing),
    queryFn: ({ signal }) =>
      asMember({ signal, fallback: "unavailable" }, (db) => db.rpc("my_standing", { listing })),
    refetchInterval: CALM_POLL_MS,
  });
}
