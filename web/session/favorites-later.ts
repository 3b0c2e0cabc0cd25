import { MAX_FAVORITES, withFavorite } from "@domain/search/favorites.ts";
import { FIRST_ERRORS } from "@domain/site/errors/first-errors.ts";
import { fetchFavorites, mergeFavorites, storeFavorite } from "@web/api/search/favorites.ts";
import { notify } from "@web/lib/notices.ts";
import { favoritesStore, keepForAccount, keepForGuest, marks, publish } from "./favorites.ts";

/** The server side of favorites.ts, which loads it once someone has an account. */

/** Sends the guest's favorites to the server and adopts its list. @throws AppError */
export async function takeOver(userId: string): Promise<void> {
  const merging = marks.guest;
  const ids = merging.length > 0 ? await mergeFavorites(merging) : await fetchFavorites();
  if (!isStill(userId)) return;
  if (ids.length >= MAX_FAVORITES && merging.some((id) => !ids.includes(id))) {
    notify({ tone: "warn", text: FIRST_ERRORS.too_many_favorites.text });
  }
  // Keeps what another tab has added since, but not what was removed in the meantime.
  keepForGuest(marks.guest.filter((id) => !merging.includes(id)));
  keepForAccount(userId, ids);
  favoritesStore.setState({ status: "ready" });
  publish();
}

/**
 * Sends pending changes one after another.
 * @param onFailure is called for each change that could not be stored and was rolled back.
 */
export async function sendWanted(
  userId: string,
  onFailure: (error: unknown, id: string, isWanted: boolean) => void,
): Promise<void> {
  while (isStill(userId)) {
    const [next] = marks.wanted;
    if (next === undefined) return;
    const [id, isWanted] = next;
    try {
      if (marks.kept.includes(id) !== isWanted) {
        await storeFavorite({ userId, listingId: id, wanted: isWanted });
        if (!isStill(userId)) return;
        keepForAccount(userId, withFavorite(marks.kept, id, isWanted));
      }
    } catch (error) {
      if (!isStill(userId)) return;
      if (marks.wanted.get(id) === isWanted) onFailure(error, id, isWanted);
    }
    // If the heart was pressed again, that change is still pending unless it already holds.
    const now = marks.wanted.get(id);
    if (now === isWanted || now === marks.kept.includes(id)) marks.wanted.delete(id);
    publish();
  }
}

function isStill(userId: string): boolean {
  return marks.who?.userId === userId;
}
