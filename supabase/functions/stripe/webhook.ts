import { ZodError } from "zod";
import { AppError } from "../_shared/domain/errors.ts";
import { type ReadEvent, readStripeEvent } from "../_shared/domain/payment-facts.ts";
import type { EdgeContext } from "../_shared/edge/http.ts";
import { log } from "../_shared/edge/log.ts";
import { type StripeGateway, StripeProblem } from "../_shared/edge/stripe.ts";
import type { PaymentStore } from "./store.ts";

type Gateways = { stripe: StripeGateway; store: PaymentStore };

/**
 * `POST /stripe/webhook`. Answers 2xx only once the event is committed and its consequences at
 * Stripe are done; otherwise Stripe redelivers it, and every step can be repeated (docs/trust.md C1
 * to C4).
 */
export async function receiveEvent(c: EdgeContext, { stripe, store }: Gateways) {
  const body = new Uint8Array(await c.req.raw.arrayBuffer());
  const signature = c.req.header("stripe-signature");
  const verified = await stripe.verifyEvent(body, signature).catch((error) => {
    if (error instanceof StripeProblem && error.code === "signature")
      throw new AppError("event_refused", { cause: error });
    throw error;
  });
  const read = readEvent(verified);
  if (read === null) return c.json({ received: true });

  const applied = await store.applyEvent(read.event, read.facts);
  log("stripe_event", {
    type: read.event.type,
    is_new: applied.is_new,
    facts: read.facts.map(({ kind }) => kind),
  });
  try {
    for (const id of applied.sessions_to_expire) await stripe.expireSession(id);
    // Premium was paid for: other subscriptions end, with a credit for their unused days.
    for (const id of applied.subscriptions_to_cancel) await stripe.cancelSubscription(id);
  } catch (error) {
    throw new AppError("unavailable", { cause: error });
  }
  return c.json({ received: true });
}

function readEvent(verified: unknown): ReadEvent | null {
  try {
    return readStripeEvent(verified);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    // Signed by Stripe, but shaped by another API version: reporting an error there beats losing
    // it.
    throw new AppError("bad_request", { cause: error });
  }
}
