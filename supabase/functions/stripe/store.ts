import type {
  AppliedEvent,
  BegunRefund,
  CheckoutAttempt,
} from "../_shared/domain/site/database/stored-answers.ts";
import type { PaymentFact, StripeEvent } from "../_shared/domain/site/plans/payment-facts.ts";
import type { PlanId } from "../_shared/domain/site/plans/plans.ts";
import type { User } from "../_shared/edge/caller.ts";
import { ask, type Database } from "../_shared/edge/database.ts";
import { createTakeRate, type TakeRate } from "../_shared/edge/rate.ts";

export type PaymentStore = {
  /** @param over the number of an attempt that can no longer be paid. */
  openCheckout(userId: string, plan: PlanId, over?: number): Promise<CheckoutAttempt>;
  recordSession(userId: string, plan: PlanId, attempt: number, sessionId: string): Promise<void>;
  recordCustomer(userId: string, customerId: string): Promise<void>;
  customerOf(userId: string): Promise<string | null>;
  /** As the operator, whom SQL refuses unless they are one. */
  beginRefund(operator: User, id: string, paymentId: string, reason: string): Promise<BegunRefund>;
  finishRefund(id: string): Promise<void>;
  /** Refunds that were interrupted a while ago; each is given out once in that while. */
  claimRefunds(limit: number): Promise<BegunRefund[]>;
  /** Whether an event has said what became of a session. */
  isKnownOutcome(sessionId: string): Promise<boolean>;
  /** Applies the event and its facts in one transaction; resolves once committed. */
  applyEvent(event: StripeEvent, facts: PaymentFact[]): Promise<AppliedEvent>;
  /** Records for operators that an event failed and why; without a reason, that it was taken in. */
  /** @param names what the event names, if its sender could not be verified. */
  noteWebhook(event: EventName, reason?: string, names?: string[]): Promise<void>;
  takeRate: TakeRate;
};

export type EventName = { id: string; type: string };

/**
 * Uses the service client, except for an operator's refund: only this function writes payments, and no API role may call
 * these SQL functions. Retries are off, because each of our callers retries itself.
 */
export function createPaymentStore(database: Database): PaymentStore {
  const service = database.serviceClient();
  return {
    async openCheckout(userId, plan, over) {
      const args = { p_user_id: userId, p_plan: plan, p_attempt_over: over };
      return ask(service.rpc("open_checkout", args), "checkout_failed");
    },
    async recordSession(userId, plan, attempt, sessionId) {
      const args = { p_user_id: userId, p_plan: plan, p_attempt: attempt, p_session_id: sessionId };
      await ask(service.rpc("record_checkout", args), "checkout_failed");
    },
    async recordCustomer(userId, customerId) {
      const args = { p_user_id: userId, p_customer_id: customerId };
      await ask(service.rpc("record_stripe_customer", args), "checkout_failed");
    },
    customerOf: (userId) =>
      ask(service.rpc("stripe_customer_of", { p_user_id: userId }), "portal_unavailable"),
    beginRefund: ({ token }, id, payment_id, reason) =>
      ask(
        database.callerClient(token).rpc("begin_refund", { id, payment_id, reason }),
        "refund_failed",
      ),
    async finishRefund(id) {
      await ask(service.rpc("finish_refund", { p_id: id }), "refund_failed");
    },
    claimRefunds: (limit) => ask(service.rpc("claim_refunds", { p_limit: limit }), "refund_failed"),
    async isKnownOutcome(sessionId) {
      const args = { p_session_id: sessionId };
      return (await ask(service.rpc("checkout_outcome", args), "session_unavailable")) !== null;
    },
    async applyEvent(event, facts) {
      const args = { p_event: event, p_facts: facts };
      return ask(service.rpc("apply_stripe_event", args), "unavailable");
    },
    async noteWebhook({ id, type }, reason, names) {
      const args = { p_event_id: id, p_type: type, p_reason: reason, p_names: names };
      await ask(service.rpc("note_webhook", args), "unavailable");
    },
    takeRate: createTakeRate(service),
  };
}
