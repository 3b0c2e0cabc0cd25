import { safeRedirectPath } from "@domain/accounts.ts";
import { paths } from "@web/lib/paths.ts";
import { readItem, removeItem, writeItem } from "@web/lib/storage.ts";
import { PERSONAL_KEYS } from "./personal-keys.ts";
import { wantsPlanSelection } from "./plan-selection.ts";

export const REDIRECT_DELAY_MS = 100; // A§4, A§9

/** Where to come back to after signing in. */
export function rememberPath(path: string): void {
  writeItem(PERSONAL_KEYS.redirectAfterLogin, path);
}

/**
 * Where to go after signing in, used once: to the plans after signing up, else `next` of the
 * address, else the remembered path, else the dashboard. Only paths of our own are followed (trust.md F4).
 */
export function takeRememberedPath(next: string | null): string {
  // What was wanted before signing up is kept until a plan is chosen.
  if (wantsPlanSelection()) {
    const wanted = safeRedirectPath(next);
    if (wanted) rememberPath(wanted);
    return paths.choosePlan.href();
  }
  const stored = readItem(PERSONAL_KEYS.redirectAfterLogin);
  removeItem(PERSONAL_KEYS.redirectAfterLogin);
  return safeRedirectPath(next) ?? safeRedirectPath(stored) ?? paths.dashboard.href();
}
