import { ZodError } from "zod";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import { type ReadEvent, readStripeEvent } from "../_shared/domain/site/plans/payment-facts.ts";
import { afterAnswer } from "../_shared/edge/after-answer.ts";
import type { EdgeContext } from "../_shared/edge/http.ts";
import { log } from "../_shared/edge/log.ts";
import { type StripeGateway, StripeProblem } from "../_shared/edge/stripe.ts";
import type { ThirdParty } from "../_shared/edge/third-parties.ts";
import type { EventName, PaymentStore } from "./store.ts";

type Gateways = { stripe: StripeGateway; store: PaymentStore; webhook: ThirdParty };

/**
 * `POST /stripe/webhook`. Answers 2xx only once the event is committed and its consequences at
 * Stripe are done; otherwise Stripe redelivers it, and every step can be repeated (docs/trust.md C1
 * to C4).
 */
export async function receiveEvent(c: EdgeContext, gateways: Gateways) {
  const { store } = gateways;
  let name: EventName = UNVERIFIED;
  const body = new Uint8Array(await c.req.raw.arrayBuffer());
  try {
    const verified = await verifiedEvent(body, c.req.header("stripe-signature"), gateways);
    name = nameOf(verified);
    gateways.webhook.works();
    await takeIn(verified, gateways);
  } catch (error) {
    const reason = error instanceof AppError ? error.code : "internal";
    // Shown to operators, since Stripe's redeliveries end after three days.
    if (name !== UNVERIFIED) afterAnswer(() => store.noteWebhook(name, reason));
    else if (namesIn(body).length > 0)
      afterAnswer(() => store.noteWebhook(name, reason, namesIn(body)));
    throw error;
  }
  afterAnswer(() => store.noteWebhook(name));
  return c.json({ received: true });
}

/**
 * The checkouts and customers that an event names. Anyone can send an event with a wrong signature; one that names a
 * checkout of ours comes from Stripe, and our signing secret is wrong.
 */
function namesIn(body: Uint8Array): string[] {
  const names = new TextDecoder().decode(body).match(/\b(?:cs|cus)_\w{8,250}/g) ?? [];
  return [...new Set(names)].slice(0, MOST_NAMES);
}

const MOST_NAMES = 20;

async function verifiedEvent(
  body: Uint8Array,
  signature: string | undefined,
  { stripe }: Gateways,
): Promise<unknown> {
  return stripe.verifyEvent(body, signature).catch((error) => {
    if (error instanceof StripeProblem && error.code === "signature")
      throw new AppError("event_refused", { cause: error });
    throw error;
  });
}

async function takeIn(verified: unknown, { stripe, store }: Gateways): Promise<void> {
  const read = readEvent(verified);
  if (read === null) return;

  const applied = await store.applyEvent(read.event, read.facts);
  log("stripe_event", {
    type: read.event.type,
    is_new: applied.is_new,
    facts: read.facts.map(({ kind }) => kind),
  });
  try {
    for (const id of applied.sessions_to_expire) await stripe.expireSession(id);
    // Premium was paid for: other subscriptions end, and their current month is refunded.
    for (const id of applied.subscriptions_to_cancel) await stripe.cancelSubscription(id);
    for (const id of applied.payments_to_refund) await stripe.refund(id, "upgrade");
  } catch (error) {
    throw new AppError("unavailable", { cause: error });
  }
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

/** Anyone can send these, so they share one name. */
const UNVERIFIED: EventName = { id: "signature", type: "unknown" };

/** The id and type of an event whose shape may be wrong. */
function nameOf(verified: unknown): EventName {
  const { id, type } = (verified ?? {}) as { id?: unknown; type?: unknown };
  const isName = (value: unknown, most: number): value is string =>
    typeof value === "string" && /^[\w.]+$/.test(value) && value.length <= most;
  return { id: isName(id, 255) ? id : "unknown", type: isName(type, 100) ? type : "unknown" };
}
