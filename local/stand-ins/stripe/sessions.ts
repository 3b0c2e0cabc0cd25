import type { Books } from "./books.ts";
import type { Metadata, Session } from "./objects.ts";

interface NewSession {
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

const SESSION_LIFE_S = 24 * 60 * 60;
const DELAY_S = 20;

/** Checkout, from the page a customer is sent to until the money arrives or fails to. */
export function createSessions({ state, now, emit, base, newId, ...books }: Books) {
  return {
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

    /** The customer's bank agrees right away. */
    pay(session: Session, card: { declinesRenewals?: boolean } = {}): void {
      if (session.status !== "open") return;
      complete(session, card.declinesRenewals ?? false);
      arrive(session);
      emit("checkout.session.completed", session);
    },

    /** The customer is done; the money is on its way. */
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
  }

  /** The money for a completed session has arrived. */
  function arrive(session: Session): void {
    session.payment_status = "paid";
    const intent = state.intents[session.payment_intent ?? ""];
    if (intent) books.charge(intent);
    const invoice = state.invoices[session.invoice ?? ""];
    if (invoice) books.collect(invoice);
  }
}
