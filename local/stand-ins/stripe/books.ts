import type { Invoice, PaymentIntent, Session, StripeState, Subscription } from "./objects.ts";

export interface BooksOptions {
  state: StripeState;
  /** In seconds. */
  now: () => number;
  /** Called for every event, with the object as it is at that moment. */
  emit: (type: string, object: unknown) => void;
  /** The pages' base address: `<origin>/stripe`. */
  base: string;
  /** The end of a new id; random by default. */
  newId: () => string;
}

export type Books = ReturnType<typeof createBooks>;

/** Records of subscriptions, invoices and charges; the ledger decides when to write them. */
export function createBooks(options: BooksOptions) {
  const { state, now, emit, base, newId } = options;
  return { ...options, addSubscription, addInvoice, collect, credit, addIntent, charge };

  function addSubscription(session: Session, declinesRenewals: boolean): Subscription {
    const subscription: Subscription = {
      id: `sub_${newId()}`,
      object: "subscription",
      created: now(),
      customer: session.customer,
      status: "active",
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      latest_invoice: "",
      items: {
        object: "list",
        data: [
          {
            id: `si_${newId()}`,
            object: "subscription_item",
            current_period_start: now(),
            current_period_end: addMonth(now()),
            price: {
              unit_amount: session.amount_total,
              currency: session.currency,
              recurring: { interval: "month" },
            },
          },
        ],
      },
      metadata: session.handed_on,
      livemode: false,
      product_name: session.product_name,
      declines_renewals: declinesRenewals,
    };
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
    const invoice: Invoice = {
      id,
      object: "invoice",
      created: now(),
      number: `LOCAL-${String(Object.keys(state.invoices).length + 1).padStart(4, "0")}`,
      customer: subscription.customer,
      billing_reason: reason,
      status: "open",
      total: amount,
      amount_due: Math.max(0, amount - fromCredit),
      amount_paid: 0,
      currency: item?.price.currency ?? "usd",
      hosted_invoice_url: `${base}/invoices/${id}`,
      parent: {
        type: "subscription_details",
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
      lines: {
        object: "list",
        data: [
          {
            id: `il_${newId()}`,
            object: "line_item",
            amount,
            description: line ? "Credit for unused days" : subscription.product_name,
            period: { start, end },
            parent: {
              type: "subscription_item_details",
              subscription_item_details: {
                subscription: subscription.id,
                proration: line !== undefined,
              },
            },
          },
        ],
      },
      livemode: false,
    };
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
    state.invoicePayments[id] = {
      id,
      object: "invoice_payment",
      created: now(),
      invoice: invoice.id,
      amount_paid: invoice.amount_paid,
      amount_requested: invoice.amount_paid,
      currency,
      status: "paid",
      payment: { type: "payment_intent", payment_intent: intent.id },
      livemode: false,
    };
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
    { customer, currency, handed_on }: Pick<Session, "customer" | "currency" | "handed_on">,
    amount: number,
  ): PaymentIntent {
    const intent: PaymentIntent = {
      id: `pi_${newId()}`,
      object: "payment_intent",
      created: now(),
      amount,
      currency,
      customer,
      status: "processing",
      latest_charge: null,
      metadata: handed_on,
      livemode: false,
    };
    state.intents[intent.id] = intent;
    return intent;
  }

  function charge(intent: PaymentIntent): void {
    const id = `ch_${newId()}`;
    state.charges[id] = {
      id,
      object: "charge",
      created: now(),
      amount: intent.amount,
      amount_refunded: 0,
      currency: intent.currency,
      customer: intent.customer,
      payment_intent: intent.id,
      paid: true,
      refunded: false,
      disputed: false,
      receipt_url: `${base}/receipts/${id}`,
      livemode: false,
    };
    intent.status = "succeeded";
    intent.latest_charge = id;
    emit("charge.succeeded", state.charges[id]);
  }
}

export function itemOf(subscription: Subscription) {
  return subscription.items.data[0];
}

/** The same day next month, or that month's last day. */
export function addMonth(seconds: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return Math.floor(date.getTime() / 1000);
}
