import { queryOptions } from "@tanstack/react-query";
import { ownKey } from "../site/cache/keys.ts";
import { POLL_INTERVAL_MS } from "../site/cache/polling.ts";
import { asMember } from "../site/transport/tables.ts";

/** Offers waiting for an answer, for the counts beside links. */
export function waitingOffersQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "offers-waiting"),
    queryFn: async ({ signal }) => {
      const rows = await asMember({ signal, fallback: "offers_unavailable" }, (db) =>
        db
          .from("offers")
          .select("listing_id, owner_id, state, version, home:listings(home_owners(id))")
          .in("state", ["open", "countered", "asked"])
          .gt("expires_at", new Date().toISOString()),
      );
      // Row-level security shows home_owners only their own rows.
      const isMine = (row: (typeof rows)[number]) =>
        row.owner_id === userId || (row.home?.home_owners?.length ?? 0) > 0;
      return {
        /** How many offers the user has to answer as the buyer. */
        asBuyer: rows.filter((row) => !isMine(row) && row.state !== "open").length,
        /** The homes whose offers the user has to answer as the owner, one entry per offer. */
        homes: rows.flatMap((row) =>
          isMine(row) && row.state === "open" && row.version > 0 ? [row.listing_id] : [],
        ),
      };
    },
    refetchInterval: POLL_INTERVAL_MS,
  });
}
