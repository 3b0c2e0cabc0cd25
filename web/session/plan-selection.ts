import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { readItem, removeItem, writeItem } from "@web/lib/storage.ts";
import { JOURNEY_MS, rememberedPath } from "./redirect.ts";
import { readStoredSession } from "./stored-session.ts";

/**
 * A new account chooses a plan first; choosing, or wanting none, ends that. The wish belongs
 * to the account that comes of it: the link in a mail may open in another tab, and whoever turns
 * back from Google may be followed by somebody else.
 */
type Wish = { at: number; path: string | null };

/** Somebody is about to sign up. What they wanted before comes along into another tab. */
export function wantPlanSelection(): void {
  const wish: Wish = { at: Date.now(), path: rememberedPath(null) };
  writeItem(PERSONAL_KEYS.needsPlanSelection, JSON.stringify(wish));
}

/** Whether whoever is signed in has signed up here since that wish, and has chosen nothing yet. */
export function wantsPlanSelection(): boolean {
  return wishOfAccount() !== undefined;
}

/** Where a new account goes on once a plan is chosen, or none. */
export function pathBeforeSignUp(): string | null {
  return wishOfAccount()?.path ?? null;
}

export function endPlanSelection(): void {
  removeItem(PERSONAL_KEYS.needsPlanSelection);
}

/** Between pressing the button and the account, clocks of two machines aside. */
const SLACK_MS = 60_000;

function wishOfAccount(): Wish | undefined {
  const wish = readWish();
  const age = readStoredSession()?.accountAge;
  if (wish === undefined || age === undefined) return undefined;
  const wishAge = Date.now() - wish.at;
  return wishAge < JOURNEY_MS && age <= wishAge + SLACK_MS ? wish : undefined;
}

function readWish(): Wish | undefined {
  try {
    const wish: Partial<Wish> | null = JSON.parse(readItem(PERSONAL_KEYS.needsPlanSelection) ?? "");
    const { at, path } = wish ?? {};
    return typeof at === "number" ? { at, path: path ?? null } : undefined;
  } catch {
    // None, or none of ours.
    return undefined;
  }
}
