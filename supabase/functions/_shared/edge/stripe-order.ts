import type Stripe from "stripe";
import { paths } from "../domain/site/paths.ts";
import { PLANS, type PlanId, UPGRADE_NOTE } from "../domain/site/plans/plans.ts";

export type Order = { userId: string; customerId: string; plan: PlanId; attempt: number };

/** Price, level and user come from here and the caller's token, never from the browser. */
export function sessionParams(
  { userId, customerId, plan, attempt }: Order,
  siteUrl: string,
): Stripe.Checkout.SessionCreateParams {
  const { name, price, currency, billing, conditions } = PLANS[plan];
  const metadata = { user_id: userId, plan, attempt: String(attempt) };
  return {
    mode: billing === "once" ? "payment" : "subscription",
    customer: customerId,
    client_reference_id: userId,
    metadata,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency,
          unit_amount: price,
          product_data: { name },
          ...(billing === "monthly" ? { recurring: { interval: "month" as const } } : {}),
        },
      },
    ],
    // Payments must match the catalogue's amount, so Stripe may not convert the currency.
    adaptive_pricing: { enabled: false },
    custom_text: {
      submit: { message: billing === "once" ? `${conditions} ${UPGRADE_NOTE}` : conditions },
    },
    ...(billing === "once"
      ? { payment_intent_data: { metadata, description: name } }
      : { subscription_data: { metadata, description: name } }),
    success_url: `${siteUrl}${paths.paymentSuccess.href()}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${siteUrl}${paths.choosePlan.href()}?checkout=cancelled`,
  };
}
