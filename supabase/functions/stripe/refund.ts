import { z } from "zod";
import type { BegunRefund } from "../_shared/domain/site/database/stored-answers.ts";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import { oneLine } from "../_shared/domain/site/text/written-text.ts";
import type { User } from "../_shared/edge/caller.ts";
import { describeError, log } from "../_shared/edge/log.ts";
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
  const begun = await store.beginRefund(operator, id, payment_id, reason);
  if (!begun.is_done) await giveBack(begun, { stripe, store });
}

/** Makes refunds that were interrupted. A failing one doesn't hold up the others; SQL says when it is tried again. */
export async function finishRefunds(gateways: Gateways) {
  const counts = { done: 0, failed: 0 };
  for (const refund of await gateways.store.claimRefunds(REFUNDS_A_CALL)) {
    try {
      await giveBack(refund, gateways);
      counts.done += 1;
    } catch (error) {
      counts.failed += 1;
      log("refund_failed", { cause: describeError(error) });
    }
  }
  return counts;
}

/** The clock waits 100 s for an answer, and each refund is up to two calls of Stripe. */
const REFUNDS_A_CALL = 5;

async function giveBack(
  { id, intent, subscription }: BegunRefund,
  { stripe, store }: Gateways,
): Promise<void> {
  try {
    // The subscription ends first: a month that is charged in between would have to be returned as well.
    if (subscription !== null) await stripe.cancelSubscription(subscription);
    await stripe.refund(intent, "operator");
  } catch (error) {
    throw error instanceof StripeProblem ? new AppError("refund_failed", { cause: error }) : error;
  }
  await store.finishRefund(id);
}

const bodySchema = z.object({
  id: z.uuid(),
  payment_id: z.string().regex(/^(?:in|pi)_\w{1,250}$/),
  reason: oneLine().min(1).max(500),
});

/** SQL refuses it, and strangers before that: they learn nothing of what a body should be. */
const ASKS_NOTHING = { id: "00000000-0000-0000-0000-000000000000", payment_id: "", reason: "" };
