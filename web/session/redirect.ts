import { safeRedirectPath } from "@domain/accounts.ts";
import { paths } from "@web/lib/paths.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { readItem, removeItem, writeItem } from "@web/lib/storage.ts";

export const REDIRECT_DELAY_MS = 100;

/** Overnight a session ends, and its tab stays. */
export const JOURNEY_MS = 24 * 60 * 60 * 1000;

type Journey = { path: string; whose: string | null; at: number };

/**
 * Where this tab is to come back to after signing in.
 * @param whose address it is: only this person is led there; null for that of a guest, who may be
 *   anybody.
 */
export function rememberPath(path: string, whose: string | null = null): void {
  const journey: Journey = { path, whose, at: Date.now() };
  writeItem(PERSONAL_KEYS.redirectAfterLogin, JSON.stringify(journey), "session");
}

/** What this tab remembers for whoever is about to sign in; a user's own only for them. */
export function rememberedPath(userId: string | null): string | null {
  const { path, whose, at } = readJourney();
  const isTheirs = whose === null || whose === userId;
  const isOpen = typeof at === "number" && Math.abs(Date.now() - at) < JOURNEY_MS;
  return isTheirs && isOpen ? (safeRedirectPath(path ?? null) ?? null) : null;
}

/**
 * Where to go after signing in, used once: `next` of the address, else the remembered path, else
 * the dashboard. Only paths of our own are followed.
 */
export function takeRememberedPath(userId: string, next: string | null): string {
  const remembered = rememberedPath(userId);
  removeItem(PERSONAL_KEYS.redirectAfterLogin, "session");
  return safeRedirectPath(next) ?? remembered ?? paths.dashboard.href();
}

function readJourney(): Partial<Journey> {
  try {
    return JSON.parse(readItem(PERSONAL_KEYS.redirectAfterLogin, "session") ?? "") ?? {};
  } catch {
    // None, or none of ours.
    return {};
  }
}
