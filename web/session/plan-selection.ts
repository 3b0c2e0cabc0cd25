import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { readJson, removeItem, writeItem } from "@web/lib/storage.ts";
import { JOURNEY_MS } from "./redirect.ts";
import { readStoredSession } from "./stored-session.ts";

/**
 * A new account that came for nothing else chooses a plan first; choosing or declining one ends that (decision 218).
 * The selection belongs to the account being created: the link in an email may open in another tab, and a
 * visitor who turns back from Google may be followed by someone else.
 */
type Wish = { at: number; path: string | null };

/** Called before signing up. Stores where the visitor wanted to go, for other tabs too; null for nowhere. */
export function wantPlanSelection(path: string | null): void {
  const wish: Wish = { at: Date.now(), path };
  writeItem(PERSONAL_KEYS.needsPlanSelection, JSON.stringify(wish));
}

/** Whether the signed-in user signed up here after that wish and has not chosen yet. */
export function wantsPlanSelection(): boolean {
  return wishOfAccount() !== undefined;
}

/** The page for which a new account was made. */
export function pathBeforeSignUp(): string | null {
  return wishOfAccount()?.path ?? null;
}

export function endPlanSelection(): void {
  removeItem(PERSONAL_KEYS.needsPlanSelection);
}

/** The time between pressing the button and creating the account, allowing for clock skew. */
const SLACK_MS = 60_000;

function wishOfAccount(): Wish | undefined {
  const wish = readWish();
  const age = readStoredSession()?.accountAge;
  if (wish === undefined || age === undefined) return undefined;
  const wishAge = Date.now() - wish.at;
  return wishAge < JOURNEY_MS && age <= wishAge + SLACK_MS ? wish : undefined;
}

function readWish(): Wish | undefined {
  const { at, path }: Partial<Wish> = readJson(PERSONAL_KEYS.needsPlanSelection) ?? {};
  return typeof at === "number" ? { at, path: path ?? null } : undefined;
}
