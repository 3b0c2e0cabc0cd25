import { AppError } from "@domain/errors.ts";
import type { Checkout, PaymentSession } from "@domain/payments.ts";
import { isPlanId, type PlanId, type SubscriptionPlan } from "@domain/plans.ts";
import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "./functions.ts";
import { supabase } from "./supabase.ts";

/** Plans and payments (A§7). Who asks is the token's to say; it is given by the session. */

export type GetToken = () => Promise<string | undefined>;

/** The plan of a user; below `mine`, so that signing out forgets it. */
export function subscriptionQuery(userId: string, getToken: GetToken) {
  return queryOptions({
    queryKey: ["mine", userId, "subscription"],
    queryFn: async ({ signal }) => fetchPlan(userId, await getToken(), signal),
    networkMode: "always",
  });
}

/** @throws AppError `subscription_unavailable`, `network`. */
export async function fetchPlan(
  userId: string,
  token: string | undefined,
  signal?: AbortSignal,
): Promise<SubscriptionPlan> {
  const answer = await callFunction<{ subscription_plan?: unknown }>(
    `user/subscription/${encodeURIComponent(userId)}`,
    { token, signal, fallback: "subscription_unavailable" },
  );
  const plan = answer.subscription_plan;
  if (plan === null || isPlanId(plan)) return plan;
  throw new AppError("subscription_unavailable");
}

/** @throws AppError, in most cases `checkout_failed`. */
export async function createCheckout(
  userId: string,
  plan: PlanId,
  token: string | undefined,
): Promise<Checkout> {
  const answer = await callFunction<Checkout>("stripe/create-checkout", {
    method: "POST",
    body: { user_id: userId, plan },
    token,
    fallback: "checkout_failed",
  });
  if (!isWebAddress(answer.checkout_url)) throw new AppError("checkout_failed");
  return answer;
}

/** @throws AppError `session_not_found`, `session_unavailable`, `network`. */
export async function fetchPaymentSession(
  sessionId: string,
  token: string | undefined,
  signal?: AbortSignal,
): Promise<PaymentSession> {
  const answer = await callFunction<PaymentSession>(
    `stripe/session/${encodeURIComponent(sessionId)}`,
    { token, signal, fallback: "session_unavailable" },
  );
  if (typeof answer.payment_status !== "string" || !isPlanId(answer.plan))
    throw new AppError("session_unavailable");
  return answer;
}

/** @returns the address of the billing portal. */
export async function openBillingPortal(token: string | undefined): Promise<string> {
  const { portal_url } = await callFunction<{ portal_url?: unknown }>("stripe/portal", {
    method: "POST",
    body: {},
    token,
    fallback: "portal_unavailable",
  });
  if (!isWebAddress(portal_url)) throw new AppError("portal_unavailable");
  return portal_url;
}

/** A new token, as A§4 wants it after a payment. The old one goes on being good if it fails. */
export async function refreshAuthSession(): Promise<void> {
  try {
    await (await supabase()).auth.refreshSession();
  } catch {
    // Offline, or the code could not be loaded: the next call says so.
  }
}

function isWebAddress(value: unknown): value is string {
  return typeof value === "string" && /^https?:\/\//.test(value) && URL.canParse(value);
}
