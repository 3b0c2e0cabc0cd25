import { MAX_FAVORITES, withFavorite } from "@domain/search/favorites.ts";
import { FIRST_ERRORS, textOf } from "@domain/site/app-error.ts";
import { notify } from "@web/lib/notices.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { useEffect } from "react";
import { favoritesStore, keepForGuest, marks, publish } from "./favorites-state.ts";
import {
  readAccountFavorites,
  readGuestFavorites,
  takeGuestFavorites,
} from "./favorites-storage.ts";
import { type SessionState, sessionStore, startSession } from "./session.ts";

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
      await (await import("./account-favorites.ts")).takeOver(userId);
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

/** Confirms pending changes: at once for a guest, through the server for an account. */
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
      await (await import("./account-favorites.ts")).sendWanted(userId, sayNotSaved);
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
