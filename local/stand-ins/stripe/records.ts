import type {
  Charge,
  Invoice,
  InvoicePayment,
  PaymentIntent,
  Session,
  Subscription,
} from "./objects.ts";

/** New objects as Stripe makes them, before anything happens to them. Ids and times are given. */

type New = { id: string; now: number };

/** A subscription from today on; `latest_invoice` is still to be set. */
export function newSubscription(
  { id, now, itemId }: New & { itemId: string },
  session: Session,
  declinesRenewals: boolean,
): Subscription {
  return {
    id,
    object: "subscription",
    created: now,
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
          id: itemId,
          object: "subscription_item",
          current_period_start: now,
          current_period_end: addMonth(now),
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
}

/** An open invoice with one line, of which `fromCredit` is already paid. */
export function newInvoice(
  { id, now, lineId, number, url }: New & { lineId: string; number: string; url: string },
  subscription: Subscription,
  billed: {
    reason: Invoice["billing_reason"];
    amount: number;
    fromCredit: number;
    period: { start: number; end: number };
    isProration: boolean;
  },
): Invoice {
  const { reason, amount, fromCredit, period, isProration } = billed;
  return {
    id,
    object: "invoice",
    created: now,
    number,
    customer: subscription.customer,
    billing_reason: reason,
    status: "open",
    total: amount,
    amount_due: Math.max(0, amount - fromCredit),
    amount_paid: 0,
    currency: itemOf(subscription)?.price.currency ?? "usd",
    hosted_invoice_url: url,
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    lines: {
      object: "list",
      data: [
        {
          id: lineId,
          object: "line_item",
          amount,
          description: isProration ? "Credit for unused days" : subscription.product_name,
          period,
          parent: {
            type: "subscription_item_details",
            subscription_item_details: { subscription: subscription.id, proration: isProration },
          },
        },
      ],
    },
    livemode: false,
  };
}

export function newInvoicePayment(
  { id, now }: New,
  invoice: Invoice,
  intent: PaymentIntent,
): InvoicePayment {
  return {
    id,
    object: "invoice_payment",
    created: now,
    invoice: invoice.id,
    amount_paid: invoice.amount_paid,
    amount_requested: invoice.amount_paid,
    currency: invoice.currency,
    status: "paid",
    payment: { type: "payment_intent", payment_intent: intent.id },
    livemode: false,
  };
}

export function newIntent(
  { id, now }: New,
  { customer, currency, handed_on }: Pick<Session, "customer" | "currency" | "handed_on">,
  amount: number,
): PaymentIntent {
  return {
    id,
    object: "payment_intent",
    created: now,
    amount,
    currency,
    customer,
    status: "processing",
    latest_charge: null,
    metadata: handed_on,
    livemode: false,
  };
}

export function newCharge({ id, now, url }: New & { url: string }, intent: PaymentIntent): Charge {
  return {
    id,
    object: "charge",
    created: now,
    amount: intent.amount,
    amount_refunded: 0,
    currency: intent.currency,
    customer: intent.customer,
    payment_intent: intent.id,
    paid: true,
    refunded: false,
    disputed: false,
    receipt_url: url,
    livemode: false,
  };
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
