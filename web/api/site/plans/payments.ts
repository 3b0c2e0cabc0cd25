import { AppError } from "@domain/site/errors/errors.ts";
import type { Checkout, PaymentSession } from "@domain/site/plans/payments.ts";
import { isPlanId, type PlanId, type SubscriptionPlan } from "@domain/site/plans/plans.ts";
import { queryOptions } from "@tanstack/react-query";
import { isHttpUrl } from "../../../lib/placeholders.ts";
import { fits, flag, having, text } from "../answers/shapes.ts";
import { supabase } from "../auth/supabase.ts";
import { callFunction, hasKeys } from "../transport/functions.ts";

/** Plans and payments. The token determines whose. */

/** @throws AppError `subscription_unavailable`, `network`. */
export async function fetchPlan(userId: string, signal?: AbortSignal): Promise<SubscriptionPlan> {
  const { subscription_plan: plan } = await callFunction(
    `user/subscription/${encodeURIComponent(userId)}`,
    { signal, fallback: "subscription_unavailable" },
    isSubscription,
  );
  return plan;
}

function isSubscription(answer: unknown): answer is { subscription_plan: SubscriptionPlan } {
  if (!hasKeys<{ subscription_plan: unknown }>("subscription_plan")(answer)) return false;
  return answer.subscription_plan === null || isPlanId(answer.subscription_plan);
}

/** Whether the site takes payments at all. */
export const paymentStatusQuery = queryOptions({
  queryKey: ["payment-status"],
  queryFn: ({ signal }) =>
    callFunction(
      "stripe/status",
      { signal, fallback: "unavailable" },
      fits<{ is_set_up: boolean }>(having({ is_set_up: flag })),
    ),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** @throws AppError, in most cases `checkout_failed`. */
export async function createCheckout(userId: string, plan: PlanId): Promise<Checkout> {
  const answer = await callFunction(
    "stripe/create-checkout",
    { method: "POST", body: { user_id: userId, plan }, fallback: "checkout_failed" },
    fits<Checkout>(having({ checkout_url: text })),
  );
  if (!isWebAddress(answer.checkout_url)) throw new AppError("checkout_failed");
  return answer;
}

/** @throws AppError `session_not_found`, `session_unavailable`, `network`. */
export async function fetchPaymentSession(
  sessionId: string,
  signal?: AbortSignal,
): Promise<PaymentSession> {
  return callFunction(
    `stripe/session/${encodeURIComponent(sessionId)}`,
    { signal, fallback: "session_unavailable" },
    isPaymentSession,
  );
}

function isPaymentSession(answer: unknown): answer is PaymentSession {
  return (
    hasKeys<PaymentSession>("payment_status", "plan")(answer) &&
    typeof answer.payment_status === "string" &&
    isPlanId(answer.plan)
  );
}

/** @returns the address of the billing portal. */
export async function openBillingPortal(): Promise<string> {
  const { portal_url } = await callFunction(
    "stripe/portal",
    { method: "POST", body: {}, fallback: "portal_unavailable" },
    fits<{ portal_url: string }>(having({ portal_url: text })),
  );
  if (!isWebAddress(portal_url)) throw new AppError("portal_unavailable");
  return portal_url;
}

/** Gets a new token after a payment. If that fails, the old one stays valid. */
export async function refreshAuthSession(): Promise<void> {
  try {
    await (await supabase()).auth.refreshSession();
  } catch {
    // Offline, or the code could not be loaded: the next call will report it.
  }
}

function isWebAddress(value: unknown): value is string {
  return typeof value === "string" && isHttpUrl(value);
}
