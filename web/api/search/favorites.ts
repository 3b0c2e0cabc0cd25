import { AppError } from "@domain/site/errors/first-errors.ts";
import { isUuid } from "@domain/site/text/ids.ts";
import { channelOf } from "../../lib/came-from.ts";
import { asMember } from "../site/transport/tables.ts";

/** An account's favorite homes. */

const fallback = "favorites_unavailable";

/** Listing ids, most recently marked first. */
export async function fetchFavorites(): Promise<string[]> {
  const rows = await asMember({ fallback }, (db) =>
    db
      .from("favorites")
      .select("listing_id")
      .order("created_at", { ascending: false })
      .order("listing_id"),
  );
  return idsOf(Array.isArray(rows) && rows.map((row) => row.listing_id));
}

/**
 * Adds a guest's favorites, newest first, to the account's as far as there is room; duplicates and
 * deleted homes are not errors.
 * @returns all favorites of the account.
 */
export async function mergeFavorites(ids: readonly string[]): Promise<string[]> {
  return idsOf(
    await asMember({ fallback }, (db) => db.rpc("merge_favorites", { listing_ids: [...ids] })),
  );
}

/** Adds or removes a favorite; repeating it is not an error. */
export async function storeFavorite(mark: {
  userId: string;
  listingId: string;
  wanted: boolean;
}): Promise<void> {
  const row = { user_id: mark.userId, listing_id: mark.listingId };
  await asMember({ fallback: "favorite_not_saved" }, (db) =>
    mark.wanted
      ? db.from("favorites").upsert({ ...row, came_from: channelOf(mark.listingId) }, ALREADY_THERE)
      : db.from("favorites").delete().match(row),
  );
}

const ALREADY_THERE = { onConflict: "user_id,listing_id", ignoreDuplicates: true };

function idsOf(answer: unknown): string[] {
  if (!Array.isArray(answer) || !answer.every(isUuid)) throw new AppError(fallback);
  return answer;
}
