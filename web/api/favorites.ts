import { AppError, type ErrorCode } from "@domain/errors.ts";
import { isUuid } from "@domain/ids.ts";
import { restGet, restWrite } from "./rest.ts";

/** The homes that an account has marked, by plain `fetch`: hearts are on the first page. */

/** Listing ids, the newest mark first. */
export function fetchFavorites(token: string): Promise<string[]> {
  const query = new URLSearchParams({
    select: "listing_id",
    order: "created_at.desc,listing_id.asc",
  });
  return inOurWords("favorites_unavailable", async () => {
    const rows = await restGet<{ listing_id: string }[]>("favorites", query, {
      token,
      fallback: "favorites_unavailable",
    });
    return idsOf(Array.isArray(rows) ? rows.map((row) => row.listing_id) : null);
  });
}

/**
 * Adds a guest's marks, the newest first, to those of the account as far as there is room; what
 * is there already, and homes that are gone, are no failure.
 * @returns all marks of the account.
 */
export function mergeFavorites(ids: readonly string[], token: string): Promise<string[]> {
  return inOurWords("favorites_unavailable", async () =>
    idsOf(
      await restWrite(
        "POST",
        "rpc/merge_favorites",
        { listing_ids: ids },
        { token, fallback: "favorites_unavailable" },
      ),
    ),
  );
}

/** Marks or unmarks a home; doing it twice is no failure. */
export function storeFavorite(
  mark: { userId: string; listingId: string; wanted: boolean },
  token: string,
): Promise<void> {
  const { userId, listingId, wanted } = mark;
  const options = { token, fallback: "favorite_not_saved" } as const;
  return inOurWords("favorite_not_saved", async () => {
    if (wanted) {
      const row = { user_id: userId, listing_id: listingId };
      await restWrite("POST", "favorites?on_conflict=user_id,listing_id", row, {
        ...options,
        prefer: "resolution=ignore-duplicates,return=minimal",
      });
    } else {
      const query = new URLSearchParams({
        user_id: `eq.${userId}`,
        listing_id: `eq.${listingId}`,
      });
      await restWrite("DELETE", `favorites?${query}`, undefined, options);
    }
  });
}

/** A status code says nothing to anybody about a heart. */
async function inOurWords<T>(fallback: ErrorCode, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof AppError && error.code !== fallback) throw error;
    throw new AppError(fallback, { cause: error });
  }
}

function idsOf(answer: unknown): string[] {
  if (!Array.isArray(answer) || !answer.every(isUuid)) throw new AppError("favorites_unavailable");
  return answer;
}
