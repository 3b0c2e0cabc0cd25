import type { HomeOutcome, NotedOutcome, OwnOutcome } from "@domain/homes/home-outcomes.ts";
import { queryOptions } from "@tanstack/react-query";
import { ownKey } from "../site/cache/keys.ts";
import { asMember } from "../site/transport/tables.ts";

/** What owners say when they mark a home as pending or sold, and taking it back. */

/** The user's homes with an agreed sale here, or a mark. */
export function outcomesQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "outcomes"),
    queryFn: ({ signal }): Promise<OwnOutcome[]> =>
      asMember({ signal, fallback: "outcomes_unavailable" }, (db) => db.rpc("my_outcomes")),
  });
}

/**
 * The same id twice is one, so a retry after a lost response is harmless.
 * @throws AppError `outcome_has_sale`, `listing_transition`
 */
export function noteOutcome(outcome: NotedOutcome, id: string): Promise<HomeOutcome> {
  return asMember({ fallback: "outcome_not_saved", repeats: true }, (db) =>
    db.rpc("note_outcome", { id, ...outcome }),
  );
}

/** What was undone before counts as done. @throws AppError `undo_is_over`, `listing_has_sale` */
export async function undoOutcome({
  id,
  listing_id,
}: Pick<HomeOutcome, "id" | "listing_id">): Promise<void> {
  await asMember({ fallback: "outcome_not_saved", repeats: true }, (db) =>
    db.rpc("undo_outcome", { listing_id, id }),
  );
}
