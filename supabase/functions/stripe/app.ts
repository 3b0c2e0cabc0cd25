import { AppError, type ErrorCode } from "../_shared/domain/site/errors/errors.ts";
import { isSessionId, PAYMENT_TEXTS } from "../_shared/domain/site/plans/payments.ts";
import { isPlanId } from "../_shared/domain/site/plans/plans.ts";
import { afterAnswer } from "../_shared/edge/after-answer.ts";
import { type Callers, requireSelf, requireUser } from "../_shared/edge/caller.ts";
import type { Platform } from "../_shared/edge/env.ts";
import {
  createApp,
  type EdgeContext,
  failure,
  readJson,
  requireService,
  route,
} from "../_shared/edge/http.ts";
import { requireRate } from "../_shared/edge/rate.ts";
import { requireStripe, type StripeGateway, StripeProblem } from "../_shared/edge/stripe.ts";
import type { ThirdParty } from "../_shared/edge/third-parties.ts";
import { buyPlan } from "./checkout.ts";
import { finishRefunds, refundPlan } from "./refund.ts";
import { paidAt, paymentSession } from "./session.ts";
import type { PaymentStore } from "./store.ts";
import { receiveEvent } from "./webhook.ts";

type StripeGateways = {
  platform: Pick<Platform, "allowedOrigins">;
  callers: Callers;
  /** Undefined if the site takes no payments; every route but `status` then says so. */
  stripe: StripeGateway | undefined;
  store: PaymentStore;
  /** Stripe's events to us. */
  webhook: ThirdParty;
};
type Ready = StripeGateways & { stripe: StripeGateway };

/** An event contains its whole object: a checkout or an invoice with all its lines. */
const MAX_EVENT_BYTES = 1024 * 1024;
const WINDOW_SECONDS = 600;
/** Enough for impatient clicking; each one costs a request to Stripe. */
const CHECKOUTS_PER_WINDOW = 60;
const LOOKS_PER_WINDOW = 200;

/** Checkout, verification, webhook and billing portal (docs/product.md A§7). */
export function createStripeApp(gateways: StripeGateways) {
  const { allowedOrigins } = gateways.platform;
  const app = createApp({ name: "stripe", allowedOrigins, maxBodyBytes: MAX_EVENT_BYTES });
  const whenReady = (handle: (c: EdgeContext, ready: Ready) => Promise<Response>) => {
    return (c: EdgeContext) => handle(c, { ...gateways, stripe: requireStripe(gateways.stripe) });
  };
  route(app, "/status", { get: (c) => c.json({ is_set_up: gateways.stripe !== undefined }) });
  route(app, "/create-checkout", { post: whenReady(createCheckout) });
  route(app, "/session/:id", { get: whenReady(session) });
  route(app, "/portal", { post: whenReady(portal) });
  route(app, "/refund", { post: whenReady(refund) });
  route(app, "/finish-refunds", { post: (c) => finishInterrupted(c, gateways) });
  route(app, "/webhook", { post: whenReady(receiveEvent) });
  return app;
}

/**
 * `POST /stripe/create-checkout` {user_id, plan}. The token identifies the caller (docs/trust.md
 * C5).
 */
async function createCheckout(c: EdgeContext, gateways: Ready) {
  try {
    const caller = await gateways.callers.identify(c.req.raw);
    if (caller.kind !== "user")
      throw new AppError("authentication_required", { text: PAYMENT_TEXTS.notSignedIn });
    const { userId, plan } = readOrder(await readJson(c));
    const user = requireSelf(caller, userId);
    await takeRate(gateways.store, `stripe:checkout:${user.id}`, CHECKOUTS_PER_WINDOW);
    const { id, url } = await buyPlan(user.id, plan, gateways);
    return c.json({ success: true, checkout_url: url, session_id: id });
  } catch (error) {
    return failure(c, asAppError(error, "checkout_failed"), { success: false });
  }
}

function readOrder(body: unknown) {
  const { user_id, plan } = (body ?? {}) as { user_id?: unknown; plan?: unknown };
  if (typeof user_id !== "string" || user_id === "")
    throw new AppError("bad_request", { text: PAYMENT_TEXTS.userMissing });
  if (!isPlanId(plan)) throw new AppError("bad_request");
  return { userId: user_id, plan };
}

/** `GET /stripe/session/:id`: the caller's own; any other is not found (docs/trust.md C6). */
async function session(c: EdgeContext, { callers, stripe, store, webhook }: Ready) {
  const user = await requireUser(c, callers);
  const id = c.req.param("id");
  if (!isSessionId(id)) throw new AppError("session_not_found");
  await takeRate(store, `stripe:session:${user.id}`, LOOKS_PER_WINDOW);
  const found = await stripe.findSession(id).catch((error) => {
    throw asAppError(error, "session_unavailable");
  });
  const own = found?.client_reference_id === user.id ? paymentSession(found) : undefined;
  if (own === undefined) throw new AppError("session_not_found");
  const paid = paidAt(found);
  if (paid !== undefined && Date.now() - paid > LATE_MS)
    afterAnswer(async () => {
      if (!(await store.isKnownOutcome(id))) webhook.fails("silent");
    });
  return c.json(own);
}

/** Stripe delivers an event within seconds of the payment. */
const LATE_MS = 120_000;

/** `POST /stripe/portal` → {success, portal_url}: cancellation, cards and invoices, at Stripe. */
async function portal(c: EdgeContext, { callers, stripe, store }: Ready) {
  const user = await requireUser(c, callers);
  await takeRate(store, `stripe:portal:${user.id}`, CHECKOUTS_PER_WINDOW);
  const customer = await store.customerOf(user.id);
  if (customer === null) throw new AppError("billing_account_missing");
  const url = await stripe.openPortal(customer).catch((error) => {
    const isGone = error instanceof StripeProblem && error.code === "customer_missing";
    throw asAppError(error, isGone ? "billing_account_missing" : "portal_unavailable");
  });
  return c.json({ success: true, portal_url: url });
}

/** `POST /stripe/refund` {id, payment_id, reason}: an operator returns a payment; everyone else is refused first. */
async function refund(c: EdgeContext, gateways: Ready) {
  const operator = await requireUser(c, gateways.callers);
  await refundPlan(operator, await readJson(c), gateways);
  return c.json({ success: true });
}

/** `POST /stripe/finish-refunds`, for the scheduler: makes refunds that were interrupted. */
async function finishInterrupted(c: EdgeContext, gateways: StripeGateways) {
  requireService(c, gateways.callers);
  return c.json(await finishRefunds({ ...gateways, stripe: requireStripe(gateways.stripe) }));
}

function takeRate(store: PaymentStore, key: string, cap: number): Promise<void> {
  return requireRate(store.takeRate, key, WINDOW_SECONDS, cap);
}

function asAppError(error: unknown, code: ErrorCode): unknown {
  return error instanceof StripeProblem ? new AppError(code, { cause: error }) : error;
}
