import { safeRedirectPath } from "@domain/people/accounts.ts";
import { paths } from "@domain/site/paths.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { readJson, removeItem, writeItem } from "@web/lib/storage.ts";

export const REDIRECT_DELAY_MS = 100;

/** A tab left open overnight outlives its session. */
export const JOURNEY_MS = 24 * 60 * 60 * 1000;

type Journey = { path: string; whose: string | null; at: number };

/**
 * Remembers where this tab should return to after signing in.
 * @param whose the user whose address it is, and who alone is led there; null for a guest's, which
 * anyone may follow.
 */
export function rememberPath(path: string, whose: string | null = null): void {
  const journey: Journey = { path, whose, at: Date.now() };
  writeItem(PERSONAL_KEYS.redirectAfterLogin, JSON.stringify(journey), "session");
}

/** The remembered path; a user's own path is returned only to that user. */
export function rememberedPath(userId: string | null): string | null {
  const { path, whose, at } = readJourney();
  const isTheirs = whose === null || whose === userId;
  const isOpen = typeof at === "number" && Math.abs(Date.now() - at) < JOURNEY_MS;
  return isTheirs && isOpen ? (safeRedirectPath(path ?? null) ?? null) : null;
}

/**
 * The page after signing in, used once: `next` from the address, else the remembered path, else the dashboard. Only our
 * own paths are followed.
 */
export function takeRememberedPath(userId: string, next: string | null): string {
  const remembered = rememberedPath(userId);
  removeItem(PERSONAL_KEYS.redirectAfterLogin, "session");
  return safeRedirectPath(next) ?? remembered ?? paths.dashboard.href();
}

function readJourney(): Partial<Journey> {
  return readJson(PERSONAL_KEYS.redirectAfterLogin, "session") ?? {};
}
