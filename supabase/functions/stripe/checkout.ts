import type { CheckoutAttempt } from "../_shared/domain/site/database/stored-answers.ts";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import { hasPlan, type PlanId } from "../_shared/domain/site/plans/plans.ts";
import { type OpenSession, type StripeGateway, StripeProblem } from "../_shared/edge/stripe.ts";
import type { PaymentStore } from "./store.ts";

type Gateways = { stripe: StripeGateway; store: PaymentStore };

/** An attempt ends when it is paid, expires or fails; no single call makes more attempts than this. */
const MAX_ATTEMPTS = 4;

/**
 * The session in which this user can pay for this plan. Reuses an open one, so that clicking twice,
 * in two tabs or fifty times leads to one payment (docs/trust.md C9).
 * @throws AppError `already_subscribed`, `subscription_past_due`, `payment_processing`.
 * @throws StripeProblem
 */
export async function buyPlan(
  userId: string,
  plan: PlanId,
  gateways: Gateways,
): Promise<OpenSession> {
  let attempt = await gateways.store.openCheckout(userId, plan);
  for (let n = 0; n < MAX_ATTEMPTS; n += 1) {
    refuseSecondPayment(attempt, plan);
    const session = await sessionOf(attempt, userId, plan, gateways);
    if (session) return session;
    attempt = await gateways.store.openCheckout(userId, plan, attempt.attempt);
  }
  throw new AppError("checkout_failed");
}

function refuseSecondPayment(attempt: CheckoutAttempt, plan: PlanId): void {
  if (hasPlan(attempt.subscription_plan, plan)) throw new AppError("already_subscribed");
  // Stripe keeps trying to collect the unpaid month: a second subscription would charge twice.
  if (plan === "basic" && attempt.has_running_subscription)
    throw new AppError("subscription_past_due");
}

/** Undefined if this attempt is over. */
async function sessionOf(
  attempt: CheckoutAttempt,
  userId: string,
  plan: PlanId,
  gateways: Gateways,
): Promise<OpenSession | undefined> {
  if (attempt.outcome !== null) return undefined;
  if (attempt.session_id === null) return start(attempt, userId, plan, gateways);
  const session = await gateways.stripe.findSession(attempt.session_id);
  // Paid or about to be, but its event hasn't arrived yet.
  if (session?.status === "complete") throw new AppError("payment_processing");
  if (session?.status !== "open" || !session.url) return undefined;
  return { id: session.id, url: session.url };
}

async function start(
  { attempt, customer_id, email }: CheckoutAttempt,
  userId: string,
  plan: PlanId,
  { stripe, store }: Gateways,
): Promise<OpenSession | undefined> {
  const customerId = customer_id ?? (await addCustomer(userId, email, undefined));
  try {
    const session = await stripe.createSession({ userId, customerId, plan, attempt });
    // Recorded before the user can pay, so that a repeated request finds this session.
    await store.recordSession(userId, plan, attempt, session.id);
    return session;
  } catch (error) {
    if (!(error instanceof StripeProblem)) throw error;
    if (error.code === "key_used") return undefined;
    if (error.code !== "customer_missing") throw error;
    await addCustomer(userId, email, customerId);
    return undefined;
  }

  async function addCustomer(id: string, address: string | null, replacing: string | undefined) {
    const created = await stripe.createCustomer({
      userId: id,
      email: address ?? "",
      ...(replacing === undefined ? {} : { replacing }),
    });
    await store.recordCustomer(id, created);
    return created;
  }
}
