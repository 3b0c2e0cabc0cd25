import {
  MAX_FAVORITES,
  readFavorites,
  unionOfFavorites,
  withFavorite,
} from "@domain/search/favorites.ts";
import { FIRST_ERRORS, textOf } from "@domain/site/errors/first-errors.ts";
import { notify } from "@web/lib/notices.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { readItem, removeItem, writeItem } from "@web/lib/storage.ts";
import { useEffect } from "react";
import { create } from "zustand";
import { type SessionState, sessionStore, startSession } from "./session.ts";

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

/** Shared with favorites-later.ts, and with nothing else. */
export const marks: Marks = { who: undefined, kept: [], wanted: new Map(), guest: [] };

/** Failed merges and loads are retried after this time. */
export const RETRY_MS = 30_000;

/** The current visitor's favorite homes. Starts loading on first use. */
export function useFavorites() {
  useEffect(startFavorites, []);
  return favoritesStore();
}

export function useIsFavorite(id: string): boolean {
  useEffect(startFavorites, []);
  return favoritesStore((state) => state.ids.includes(id));
}

/** Serializes requests, so that two presses of one heart arrive in order. */
let queue: Promise<void> = Promise.resolve();
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let isStarted = false;

export function startFavorites(): void {
  if (isStarted) return;
  isStarted = true;
  marks.guest = readGuestFavorites();
  startSession();
  sessionStore.subscribe(follow);
  follow(sessionStore.getState());
  window.addEventListener("storage", takeOverFromOtherTab);
  window.addEventListener("online", () => retryTimer !== undefined && loadFavorites());
}

/** Adds or removes a favorite optimistically; rolled back with a notice if it fails. */
export function setFavorite(id: string, isWanted: boolean): void {
  startFavorites();
  const { ids } = favoritesStore.getState();
  if (isWanted && !ids.includes(id) && ids.length >= MAX_FAVORITES) {
    notify({ tone: "warn", text: FIRST_ERRORS.too_many_favorites.text });
    return;
  }
  marks.wanted.set(id, isWanted);
  // Or the next merge would bring it back.
  if (!isWanted && marks.who?.userId) keepForGuest(withFavorite(marks.guest, id, false));
  publish();
  if (marks.who) settle();
}

/** Merges the guest's favorites again if needed, and reloads the account's. */
export function loadFavorites(): void {
  const userId = marks.who?.userId;
  if (!userId) return;
  stopRetrying();
  favoritesStore.setState({ status: "loading" });
  inTurn(async () => {
    try {
      await (await import("./favorites-later.ts")).takeOver(userId);
    } catch {
      if (marks.who?.userId !== userId) return;
      favoritesStore.setState({ status: "failed" });
      retryTimer = setTimeout(loadFavorites, RETRY_MS);
    }
  });
}

function follow({ status, user }: SessionState): void {
  if (status === "loading") return;
  const userId = status === "signed-in" && user ? user.id : null;
  if (marks.who?.userId === userId) return;
  // Pending presses made as a guest, or before the user was known, carry over.
  if (marks.who?.userId) marks.wanted.clear();
  marks.who = { userId };
  stopRetrying();
  if (userId === null) {
    marks.guest = readGuestFavorites();
    marks.kept = marks.guest;
    favoritesStore.setState({ status: "ready" });
  } else {
    marks.guest = takeGuestFavorites(userId);
    marks.kept = readAccountFavorites(userId);
    loadFavorites();
  }
  publish();
  settle();
}

/** Confirms pending changes: right away for a guest, through the server for an account. */
function settle(): void {
  if (marks.wanted.size === 0) return;
  const userId = marks.who?.userId;
  if (!userId) {
    for (const [id, isWanted] of marks.wanted) {
      marks.kept = withFavorite(marks.kept, id, isWanted);
    }
    marks.wanted.clear();
    keepForGuest(marks.kept);
    publish();
    return;
  }
  inTurn(async () => {
    try {
      await (await import("./favorites-later.ts")).sendWanted(userId, sayNotSaved);
    } catch (error) {
      // Even the code for it could not be loaded.
      if (marks.who?.userId !== userId) return;
      for (const [id, isWanted] of marks.wanted) sayNotSaved(error, id, isWanted);
      marks.wanted.clear();
      publish();
    }
  });
}

function sayNotSaved(error: unknown, id: string, isWanted: boolean): void {
  notify({
    tone: "error",
    text: textOf(error, "favorite_not_saved"),
    action: { label: "Try again", onSelect: () => setFavorite(id, isWanted) },
  });
}

function takeOverFromOtherTab({ key }: StorageEvent): void {
  const userId = marks.who?.userId;
  // A null key means that the storage was cleared.
  const isOfGuest =
    key === PERSONAL_KEYS.guestFavorites || key === PERSONAL_KEYS.favoritesToMerge || key === null;
  if (isOfGuest) {
    marks.guest = userId ? takeGuestFavorites(userId) : readGuestFavorites();
    if (!userId) marks.kept = marks.guest;
  }
  if (key === PERSONAL_KEYS.accountFavorites && userId) {
    marks.kept = readAccountFavorites(userId);
  }
  publish();
}

function stopRetrying(): void {
  clearTimeout(retryTimer);
  retryTimer = undefined;
}

function inTurn(job: () => Promise<void>): void {
  queue = queue.then(job);
}

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

/** A guest's favorites in this browser; a user who signs in takes them over. */
function readGuestFavorites(): readonly string[] {
  return readFavorites(readItem(PERSONAL_KEYS.guestFavorites));
}

function writeGuestFavorites(ids: readonly string[]): void {
  if (ids.length === 0) removeItem(PERSONAL_KEYS.guestFavorites);
  else writeItem(PERSONAL_KEYS.guestFavorites, JSON.stringify(ids));
}

/**
 * A copy of the account's favorites: hearts are right before the server answers, and other tabs are
 * notified of changes.
 */
function readAccountFavorites(userId: string): readonly string[] {
  return readOwned(PERSONAL_KEYS.accountFavorites, userId);
}

function writeAccountFavorites(userId: string, ids: readonly string[]): void {
  writeOwned(PERSONAL_KEYS.accountFavorites, userId, ids);
}

/**
 * Turns a guest's favorites into the account's before the server has them, so that no guest or
 * other user sees them after the user has left.
 */
function takeGuestFavorites(userId: string): readonly string[] {
  const ids = unionOfFavorites(
    readOwned(PERSONAL_KEYS.favoritesToMerge, userId),
    readGuestFavorites(),
  );
  writeFavoritesToMerge(userId, ids);
  writeGuestFavorites([]);
  return ids;
}

function writeFavoritesToMerge(userId: string, ids: readonly string[]): void {
  if (ids.length === 0) removeItem(PERSONAL_KEYS.favoritesToMerge);
  else writeOwned(PERSONAL_KEYS.favoritesToMerge, userId, ids);
}

function readOwned(key: string, userId: string): readonly string[] {
  const [owner, ...ids] = (readItem(key) ?? "").split(" ");
  return owner === userId ? readFavorites(JSON.stringify(ids)) : [];
}

function writeOwned(key: string, userId: string, ids: readonly string[]): void {
  writeItem(key, [userId, ...ids].join(" "));
}
