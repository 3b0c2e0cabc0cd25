import { safeRedirectPath } from "@domain/people/accounts.ts";
import { paths } from "@domain/site/paths.ts";
import { fetchPlan } from "@web/api/site/plans/payments.ts";
import { endPlanSelection, pathBeforeSignUp, wantsPlanSelection } from "./plan-selection.ts";
import { rememberedPath, rememberPath, takeRememberedPath } from "./redirect.ts";

/** The user has just signed in and is waiting. */
const PATIENCE_MS = 5_000;

/**
 * The page after signing in: the one that was wanted. A new account that wanted none chooses a plan, and so does whoever
 * asked for the plans (decision 218). Users who have a plan, or whose plan is not known yet, skip the choice.
 * @param next from the address.
 */
export async function pathAfterLogin(userId: string, next: string | null): Promise<string> {
  const isNew = wantsPlanSelection();
  const plans = paths.choosePlan.href();
  const wanted = safeRedirectPath(next) ?? null;
  const asksForPlans = wanted === plans;
  // Another user's sign-in ends an earlier selection.
  if (!isNew) endPlanSelection();
  if (!isNew && !asksForPlans) return takeRememberedPath(userId, wanted);

  const before = rememberedPath(userId) ?? pathBeforeSignUp();
  const headed = asksForPlans ? null : (wanted ?? before);
  if (headed !== null && headed !== plans) {
    endPlanSelection();
    return takeRememberedPath(userId, headed);
  }
  const plan = await planOf(userId);
  if (plan === null) {
    // For after the choice.
    if (before !== null && before !== plans) rememberPath(before, userId);
    return plans;
  }
  if (plan !== undefined) endPlanSelection();
  return takeRememberedPath(userId, null);
}

async function planOf(userId: string) {
  try {
    return await fetchPlan(userId, AbortSignal.timeout(PATIENCE_MS));
  } catch {
    return undefined;
  }
}
