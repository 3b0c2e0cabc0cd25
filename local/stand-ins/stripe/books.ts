import type { Invoice, PaymentIntent, Session, StripeState, Subscription } from "./objects.ts";
import {
  itemOf,
  newCharge,
  newIntent,
  newInvoice,
  newInvoicePayment,
  newSubscription,
} from "./records.ts";

export interface BooksOptions {
  state: StripeState;
  /** Returns the time in seconds. */
  now: () => number;
  /** Called for every event, with the object as it is at that moment. */
  emit: (type: string, object: unknown) => void;
  /** The pages' base address: `<origin>/stripe`. */
  base: string;
  /** Makes the end of a new id; random by default. */
  newId: () => string;
}

export type Books = ReturnType<typeof createBooks>;

/** Records of subscriptions, invoices and charges; the ledger decides when to write them. */
export function createBooks(options: BooksOptions) {
  const { state, now, emit, base, newId } = options;
  return { ...options, addSubscription, addInvoice, collect, credit, addIntent, charge };

  function addSubscription(session: Session, declinesRenewals: boolean): Subscription {
    const subscription = newSubscription(
      { id: `sub_${newId()}`, itemId: `si_${newId()}`, now: now() },
      session,
      declinesRenewals,
    );
    subscription.latest_invoice = addInvoice(subscription, "subscription_create").id;
    state.subscriptions[subscription.id] = subscription;
    return subscription;
  }

  function addInvoice(
    subscription: Subscription,
    reason: Invoice["billing_reason"],
    line?: { amount: number; start: number; end: number },
  ): Invoice {
    const item = itemOf(subscription);
    const { amount, start, end } = line ?? {
      amount: item?.price.unit_amount ?? 0,
      start: item?.current_period_start ?? now(),
      end: item?.current_period_end ?? now(),
    };
    const customer = state.customers[subscription.customer];
    const fromCredit = Math.max(0, Math.min(amount, -(customer?.balance ?? 0)));
    if (customer) customer.balance += fromCredit;
    const id = `in_${newId()}`;
    const number = `LOCAL-${String(Object.keys(state.invoices).length + 1).padStart(4, "0")}`;
    const invoice = newInvoice(
      { id, now: now(), number, url: `${base}/invoices/${id}`, lineId: `il_${newId()}` },
      subscription,
      { reason, amount, fromCredit, period: { start, end }, isProration: line !== undefined },
    );
    state.invoices[id] = invoice;
    return invoice;
  }

  function collect(invoice: Invoice): void {
    invoice.status = "paid";
    invoice.amount_paid = invoice.amount_due;
    emit("invoice.paid", invoice);
    if (invoice.amount_paid === 0) return;
    const { customer, currency } = invoice;
    const intent = addIntent({ customer, currency, handed_on: {} }, invoice.amount_paid);
    charge(intent);
    const id = `inpay_${newId()}`;
    state.invoicePayments[id] = newInvoicePayment({ id, now: now() }, invoice, intent);
    emit("invoice_payment.paid", state.invoicePayments[id]);
  }

  function credit(
    subscription: Subscription,
    item: {
      current_period_start: number;
      current_period_end: number;
      price: { unit_amount: number };
    },
  ): void {
    const { current_period_start: start, current_period_end: end } = item;
    const share = (end - now()) / (end - start);
    const amount = Math.round(item.price.unit_amount * Math.min(1, share));
    if (amount === 0) return;
    const invoice = addInvoice(subscription, "subscription_update", {
      amount: -amount,
      start: now(),
      end,
    });
    const customer = state.customers[subscription.customer];
    if (customer) customer.balance -= amount;
    invoice.status = "paid";
    emit("invoice.paid", invoice);
  }

  function addIntent(
    payer: Pick<Session, "customer" | "currency" | "handed_on">,
    amount: number,
  ): PaymentIntent {
    const intent = newIntent({ id: `pi_${newId()}`, now: now() }, payer, amount);
    state.intents[intent.id] = intent;
    return intent;
  }

  function charge(intent: PaymentIntent): void {
    const id = `ch_${newId()}`;
    state.charges[id] = newCharge({ id, now: now(), url: `${base}/receipts/${id}` }, intent);
    intent.status = "succeeded";
    intent.latest_charge = id;
  }
}
