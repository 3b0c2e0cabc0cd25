import { safeRedirectPath } from "@domain/people/accounts.ts";
import { paths } from "@domain/site/paths.ts";
import { fetchPlan } from "@web/api/site/plans/payments.ts";
import { endPlanSelection, pathBeforeSignUp, wantsPlanSelection } from "./plan-selection.ts";
import { rememberedPath, rememberPath, takeRememberedPath } from "./redirect.ts";

/** The user has just signed in and is waiting. */
const PATIENCE_MS = 5_000;

/**
 * The page after signing in: a new account chooses a plan, and all others continue to the page they wanted. Users who
 * have a plan, or whose plan is not known yet, skip the choice. @param next from the address.
 */
export async function pathAfterLogin(userId: string, next: string | null): Promise<string> {
  const isNew = wantsPlanSelection();
  const plans = paths.choosePlan.href();
  const wanted = safeRedirectPath(next) ?? null;
  const others = wanted === plans ? null : wanted;
  // Another user's sign-in ends an earlier selection.
  if (!isNew) endPlanSelection();
  if (!isNew && wanted !== plans) return takeRememberedPath(userId, others);

  const plan = await planOf(userId);
  if (plan === null) {
    const later = others ?? rememberedPath(userId) ?? pathBeforeSignUp();
    if (later !== null) rememberPath(later, userId);
    return plans;
  }
  if (plan !== undefined) endPlanSelection();
  return takeRememberedPath(userId, others);
}

async function planOf(userId: string) {
  try {
    return await fetchPlan(userId, AbortSignal.timeout(PATIENCE_MS));
  } catch {
    return undefined;
  }
}
