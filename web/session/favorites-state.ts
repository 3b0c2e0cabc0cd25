import { unionOfFavorites, withFavorite } from "@domain/search/favorites.ts";
import { create } from "zustand";
import {
  writeAccountFavorites,
  writeFavoritesToMerge,
  writeGuestFavorites,
} from "./favorites-storage.ts";

type Shown = {
  /** The displayed listing ids, most recently marked first. */
  ids: readonly string[];
  /** `failed`: the account's favorites are unknown, except for those cached in this browser. */
  status: "loading" | "ready" | "failed";
};

export const favoritesStore = create<Shown>(() => ({ ids: [], status: "loading" }));

type Marks = {
  /** The owner of the favorites, null for a guest; undefined until known. */
  who: { userId: string | null } | undefined;
  /** Confirmed by the server, or stored in this browser for a guest. */
  kept: readonly string[];
  /** Pressed but not confirmed yet. */
  wanted: Map<string, boolean>;
  /** A guest's favorites: also when nothing can be stored, and until an account takes them over. */
  guest: readonly string[];
};

/** The state shared by favorites.ts and account-favorites.ts, and by nothing else. */
export const marks: Marks = { who: undefined, kept: [], wanted: new Map(), guest: [] };

/** Shows the confirmed favorites with pending changes applied. */
export function publish(): void {
  const { who, kept, guest, wanted } = marks;
  let ids: readonly string[] = who?.userId ? unionOfFavorites(kept, guest) : kept;
  for (const [id, isWanted] of wanted) ids = withFavorite(ids, id, isWanted);
  if (!isSame(ids, favoritesStore.getState().ids)) favoritesStore.setState({ ids });
}

/** Sets the account's favorites and notifies other tabs. */
export function keepForAccount(userId: string, ids: readonly string[]): void {
  marks.kept = ids;
  writeAccountFavorites(userId, ids);
}

export function keepForGuest(ids: readonly string[]): void {
  if (isSame(ids, marks.guest)) return;
  marks.guest = ids;
  if (marks.who?.userId) writeFavoritesToMerge(marks.who.userId, ids);
  else writeGuestFavorites(ids);
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, position) => id === b[position]);
}
