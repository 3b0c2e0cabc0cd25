import { z } from "zod";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import { oneLine } from "../_shared/domain/site/text/written-text.ts";
import type { User } from "../_shared/edge/caller.ts";
import { type StripeGateway, StripeProblem } from "../_shared/edge/stripe.ts";
import type { PaymentStore } from "./store.ts";

type Gateways = { stripe: StripeGateway; store: PaymentStore };

/**
 * Returns what a person paid for a plan. SQL refuses everyone but operators before anything is looked up, and notes who,
 * when and why. Every step can be repeated: a press after an interruption goes on where the first one stopped.
 * @throws AppError `refund_failed` if Stripe didn't do it.
 */
export async function refundPlan(
  operator: User,
  body: unknown,
  { stripe, store }: Gateways,
): Promise<void> {
  const parsed = bodySchema.safeParse(body);
  const { id, payment_id, reason } = parsed.success ? parsed.data : ASKS_NOTHING;
  const {
    id: noted,
    intent,
    is_done: isDone,
    subscription,
  } = await store.beginRefund(operator, id, payment_id, reason);
  if (isDone) return;
  try {
    // The subscription ends first: a month that is charged in between would have to be returned as well.
    if (subscription !== null) await stripe.cancelSubscription(subscription);
    await stripe.refund(intent, "operator");
  } catch (error) {
    throw error instanceof StripeProblem ? new AppError("refund_failed", { cause: error }) : error;
  }
  await store.finishRefund(noted);
}

const bodySchema = z.object({
  id: z.uuid(),
  payment_id: z.string().regex(/^(?:in|pi)_\w{1,250}$/),
  reason: oneLine().min(1).max(500),
});

/** SQL refuses it, and strangers before that: they learn nothing of what a body should be. */
const ASKS_NOTHING = { id: "00000000-0000-0000-0000-000000000000", payment_id: "", reason: "" };
