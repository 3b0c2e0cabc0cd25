import { unionOfFavorites, withFavorite } from "@domain/favorites.ts";
import { create } from "zustand";
import {
  writeAccountFavorites,
  writeFavoritesToMerge,
  writeGuestFavorites,
} from "./favorites-storage.ts";

type Shown = {
  /** Listing ids as they are shown, the newest mark first. */
  ids: readonly string[];
  /** `failed`: what an account has marked is not known, apart from what this browser knows. */
  status: "loading" | "ready" | "failed";
};

export const favoritesStore = create<Shown>(() => ({ ids: [], status: "loading" }));

type Marks = {
  /** Whose marks they are, null for a guest; undefined until it is known who is there. */
  who: { userId: string | null } | undefined;
  /** What is certain: kept by the server, or in this browser for a guest. */
  kept: readonly string[];
  /** What was pressed and is not certain yet. */
  wanted: Map<string, boolean>;
  /** A guest's marks, also when nothing can be stored, and until an account has taken them over. */
  guest: readonly string[];
};

/** What favorites.ts and account-favorites.ts work on; nobody else does. */
export const marks: Marks = { who: undefined, kept: [], wanted: new Map(), guest: [] };

/** Shows what is certain with what was pressed on top. */
export function publish(): void {
  const { who, kept, guest, wanted } = marks;
  let ids: readonly string[] = who?.userId ? unionOfFavorites(kept, guest) : kept;
  for (const [id, isWanted] of wanted) ids = withFavorite(ids, id, isWanted);
  if (!isSame(ids, favoritesStore.getState().ids)) favoritesStore.setState({ ids });
}

/** The account's marks are these, and other tabs hear of it. */
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
