import { randomBytes } from "node:crypto";
import { addMonth, createBooks, itemOf } from "./books.ts";
import type {
  Charge,
  Customer,
  Dispute,
  Metadata,
  Refund,
  Session,
  StripeState,
  Subscription,
} from "./objects.ts";

export interface LedgerOptions {
  state: StripeState;
  /** In seconds. */
  now: () => number;
  /** Told of every event, with the object as it is at that moment. */
  emit: (type: string, object: unknown) => void;
  /** Where the pages are: `<origin>/stripe`. */
  base: string;
  /** The end of a new id; random when left out. */
  newId?: () => string;
}

export interface NewSession {
  mode: "payment" | "subscription";
  customer: string;
  client_reference_id: string | null;
  amount: number;
  currency: string;
  product_name: string;
  metadata: Metadata;
  handed_on: Metadata;
  success_url: string;
  cancel_url: string | null;
  custom_text: string | null;
}

export type Ledger = ReturnType<typeof createLedger>;

const SESSION_LIFE_S = 24 * 60 * 60;
const DELAY_S = 20;

/** What happens to money at Stripe, as rules over its objects; no HTTP, no clock of its own. */
export function createLedger(options: LedgerOptions) {
  const { state, now, emit, base, newId = randomId } = options;
  const books = createBooks({ state, now, emit, base, newId });
  return {
    state,

    createCustomer(email: string | null, metadata: Metadata): Customer {
      const customer: Customer = {
        id: `cus_${newId()}`,
        object: "customer",
        created: now(),
        email,
        balance: 0,
        metadata,
        livemode: false,
      };
      state.customers[customer.id] = customer;
      return customer;
    },

    createSession(order: NewSession): Session {
      const { amount, custom_text, ...rest } = order;
      const id = `cs_test_${newId()}`;
      const session: Session = {
        id,
        object: "checkout.session",
        created: now(),
        expires_at: now() + SESSION_LIFE_S,
        livemode: false,
        status: "open",
        payment_status: "unpaid",
        amount_subtotal: amount,
        amount_total: amount,
        payment_intent: null,
        subscription: null,
        invoice: null,
        url: `${base}/pay/${id}`,
        ...rest,
        custom_text: { submit: custom_text === null ? null : { message: custom_text } },
      };
      state.sessions[id] = session;
      return session;
    },

    expireSession(session: Session): void {
      if (session.status !== "open") return;
      session.status = "expired";
      session.url = null;
      emit("checkout.session.expired", session);
    },

    /** The customer's bank says yes at once. */
    pay(session: Session, card: { declinesRenewals?: boolean } = {}): void {
      if (session.status !== "open") return;
      complete(session, card.declinesRenewals ?? false);
      arrive(session);
      emit("checkout.session.completed", session);
    },

    /** The customer is done, the money is on its way. */
    payLater(session: Session, succeeds: boolean): void {
      if (session.status !== "open") return;
      complete(session, false);
      state.delayed.push({ session: session.id, due: now() + DELAY_S, succeeds });
      emit("checkout.session.completed", session);
    },

    settleDelayed(session: Session, succeeds: boolean): void {
      const before = state.delayed.length;
      state.delayed = state.delayed.filter((delayed) => delayed.session !== session.id);
      if (state.delayed.length === before) return;
      if (succeeds) {
        arrive(session);
        emit("checkout.session.async_payment_succeeded", session);
        return;
      }
      const intent = state.intents[session.payment_intent ?? ""];
      if (intent) intent.status = "requires_payment_method";
      const subscription = state.subscriptions[session.subscription ?? ""];
      const invoice = state.invoices[session.invoice ?? ""];
      if (subscription && invoice) {
        emit("invoice.payment_failed", invoice);
        invoice.status = "void";
        subscription.status = "incomplete_expired";
        subscription.ended_at = now();
        emit("customer.subscription.updated", subscription);
      }
      emit("checkout.session.async_payment_failed", session);
    },

    /** The next month: paid for by the card, or declined. */
    renew(subscription: Subscription, succeeds = !subscription.declines_renewals): void {
      const item = itemOf(subscription);
      if (!item || !isRunning(subscription)) return;
      item.current_period_start = item.current_period_end;
      item.current_period_end = addMonth(item.current_period_start);
      const invoice = books.addInvoice(subscription, "subscription_cycle");
      subscription.latest_invoice = invoice.id;
      if (succeeds) {
        books.collect(invoice);
        // An older month may stay unpaid: the latest one decides.
        subscription.status = "active";
      } else {
        subscription.status = "past_due";
        emit("invoice.payment_failed", invoice);
      }
      emit("customer.subscription.updated", subscription);
    },

    /** A declined month is paid after all. */
    payOverdue(subscription: Subscription): void {
      const invoice = state.invoices[subscription.latest_invoice];
      if (subscription.status !== "past_due" || invoice?.status !== "open") return;
      books.collect(invoice);
      subscription.status = "active";
      emit("customer.subscription.updated", subscription);
    },

    cancelAtPeriodEnd(subscription: Subscription, wanted: boolean): void {
      if (!isRunning(subscription)) return;
      subscription.cancel_at_period_end = wanted;
      emit("customer.subscription.updated", subscription);
    },

    /** At once; with `prorate`, the unused days become credit. */
    cancel(subscription: Subscription, prorate: boolean): void {
      if (subscription.ended_at !== null) return;
      const item = itemOf(subscription);
      const invoice = state.invoices[subscription.latest_invoice];
      if (prorate && item && invoice?.status === "paid" && now() < item.current_period_end) {
        books.credit(subscription, item);
      }
      if (invoice?.status === "open") invoice.status = "void";
      subscription.status = "canceled";
      subscription.canceled_at = now();
      subscription.ended_at = now();
      emit("customer.subscription.deleted", subscription);
    },

    refund(charge: Charge, amount: number): Refund | undefined {
      if (!charge.paid || amount < 1 || amount > charge.amount - charge.amount_refunded) return;
      const refund: Refund = {
        id: `re_${newId()}`,
        object: "refund",
        created: now(),
        amount,
        currency: charge.currency,
        charge: charge.id,
        payment_intent: charge.payment_intent,
        status: "succeeded",
      };
      state.refunds[refund.id] = refund;
      charge.amount_refunded += amount;
      charge.refunded = charge.amount_refunded === charge.amount;
      emit("refund.created", refund);
      emit("charge.refunded", charge);
      return refund;
    },

    /** The customer's bank sends the money back. */
    failRefund(refund: Refund): void {
      const charge = state.charges[refund.charge];
      if (refund.status !== "succeeded" || !charge) return;
      refund.status = "failed";
      charge.amount_refunded -= refund.amount;
      charge.refunded = false;
      emit("refund.updated", refund);
      emit("refund.failed", refund);
    },

    /** @param isInquiry a question of the bank, before any money is taken back. */
    openDispute(charge: Charge, isInquiry = false): Dispute | undefined {
      if (!charge.paid || charge.disputed) return;
      const dispute: Dispute = {
        id: `du_${newId()}`,
        object: "dispute",
        created: now(),
        amount: charge.amount,
        currency: charge.currency,
        charge: charge.id,
        payment_intent: charge.payment_intent,
        reason: "fraudulent",
        status: isInquiry ? "warning_needs_response" : "needs_response",
        livemode: false,
      };
      state.disputes[dispute.id] = dispute;
      charge.disputed = true;
      emit("charge.dispute.created", dispute);
      return dispute;
    },

    closeDispute(dispute: Dispute, verdict: "won" | "lost"): void {
      if (dispute.status === "warning_needs_response") dispute.status = "warning_closed";
      else if (dispute.status === "needs_response") dispute.status = verdict;
      // A loss can be appealed against.
      else if (dispute.status === "lost" && verdict === "won") dispute.status = "won";
      else return;
      emit("charge.dispute.closed", dispute);
    },

    /** What the passing of time brings. */
    tick(): void {
      for (const delayed of [...state.delayed]) {
        const session = state.sessions[delayed.session];
        if (session && delayed.due <= now()) this.settleDelayed(session, delayed.succeeds);
      }
      for (const session of Object.values(state.sessions)) {
        if (session.expires_at <= now()) this.expireSession(session);
      }
      for (const subscription of Object.values(state.subscriptions)) {
        // A machine that was off for months has several to catch up with.
        while (subscription.status === "active" && isOver(subscription, now())) {
          if (subscription.cancel_at_period_end) this.cancel(subscription, false);
          else this.renew(subscription);
        }
      }
    },
  };

  function complete(session: Session, declinesRenewals: boolean): void {
    session.status = "complete";
    session.url = null;
    if (session.mode === "payment") {
      session.payment_intent = books.addIntent(session, session.amount_total).id;
      return;
    }
    const subscription = books.addSubscription(session, declinesRenewals);
    session.subscription = subscription.id;
    session.invoice = subscription.latest_invoice;
    emit("customer.subscription.created", subscription);
  }

  /** The money of a completed session is there. */
  function arrive(session: Session): void {
    session.payment_status = "paid";
    const intent = state.intents[session.payment_intent ?? ""];
    if (intent) books.charge(intent);
    const invoice = state.invoices[session.invoice ?? ""];
    if (invoice) books.collect(invoice);
  }
}

function isRunning({ status }: Subscription): boolean {
  return status === "active" || status === "past_due";
}

function isOver(subscription: Subscription, now: number): boolean {
  return (itemOf(subscription)?.current_period_end ?? Number.POSITIVE_INFINITY) <= now;
}

function randomId(): string {
  return randomBytes(12).toString("base64url").replace(/[-_]/g, "x");
}
