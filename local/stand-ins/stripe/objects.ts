/** Stripe's objects, as far as our product, the SDK and these pages read them. */

export type Metadata = Record<string, string>;

export interface Customer {
  id: string;
  object: "customer";
  created: number;
  email: string | null;
  /** The balance in cents; a negative one is credit for coming invoices. */
  balance: number;
  metadata: Metadata;
  livemode: false;
}

export interface Session {
  id: string;
  object: "checkout.session";
  created: number;
  expires_at: number;
  livemode: false;
  mode: "payment" | "subscription";
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  customer: string;
  client_reference_id: string | null;
  amount_subtotal: number;
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  subscription: string | null;
  invoice: string | null;
  metadata: Metadata;
  url: string | null;
  success_url: string;
  cancel_url: string | null;
  custom_text: { submit: { message: string } | null };
  /** The price that is bought; the real service keeps it behind `line_items`. */
  product_name: string;
  /** Copied to whatever is created when this is paid. */
  handed_on: Metadata;
}

export interface PaymentIntent {
  id: string;
  object: "payment_intent";
  created: number;
  amount: number;
  currency: string;
  customer: string;
  status: "processing" | "succeeded" | "requires_payment_method";
  latest_charge: string | null;
  metadata: Metadata;
  livemode: false;
}

export interface Charge {
  id: string;
  object: "charge";
  created: number;
  amount: number;
  amount_refunded: number;
  currency: string;
  customer: string;
  payment_intent: string;
  paid: boolean;
  refunded: boolean;
  disputed: boolean;
  receipt_url: string;
  livemode: false;
}

export interface Subscription {
  id: string;
  object: "subscription";
  created: number;
  customer: string;
  status: "active" | "past_due" | "canceled" | "incomplete_expired";
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  latest_invoice: string;
  items: {
    object: "list";
    data: {
      id: string;
      object: "subscription_item";
      current_period_start: number;
      current_period_end: number;
      price: { unit_amount: number; currency: string; recurring: { interval: "month" } };
    }[];
  };
  metadata: Metadata;
  livemode: false;
  product_name: string;
  /** Set by the card that was used: renewals are declined. */
  declines_renewals: boolean;
}

export interface Invoice {
  id: string;
  object: "invoice";
  created: number;
  number: string;
  customer: string;
  billing_reason: "subscription_create" | "subscription_cycle" | "subscription_update";
  status: "open" | "paid" | "void";
  total: number;
  amount_due: number;
  amount_paid: number;
  currency: string;
  hosted_invoice_url: string;
  parent: {
    type: "subscription_details";
    subscription_details: { subscription: string; metadata: Metadata };
  };
  lines: {
    object: "list";
    data: {
      id: string;
      object: "line_item";
      amount: number;
      description: string;
      period: { start: number; end: number };
      parent: {
        type: "subscription_item_details";
        subscription_item_details: { subscription: string; proration: boolean };
      };
    }[];
  };
  livemode: false;
}

export interface InvoicePayment {
  id: string;
  object: "invoice_payment";
  created: number;
  invoice: string;
  amount_paid: number;
  amount_requested: number;
  currency: string;
  status: "paid";
  payment: { type: "payment_intent"; payment_intent: string };
  livemode: false;
}

export interface Refund {
  id: string;
  object: "refund";
  created: number;
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  status: "succeeded" | "failed";
}

export interface Dispute {
  id: string;
  object: "dispute";
  created: number;
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: "fraudulent";
  status: "warning_needs_response" | "needs_response" | "won" | "lost" | "warning_closed";
  livemode: false;
}

/** A payment that takes the bank days to settle. */
interface Delayed {
  session: string;
  due: number;
  succeeds: boolean;
}

interface Portal {
  id: string;
  customer: string;
  return_url: string;
}

export interface SentEvent {
  id: string;
  type: string;
  created: number;
  /** The exact text that is signed and sent, the same on every attempt. */
  payload: string;
  attempts: number;
  next_attempt_at: number;
  /** The last response: an HTTP status, or 0 without one. */
  answer: number | null;
  delivered_at: number | null;
}

interface Replay {
  created: number;
  fingerprint: string;
  status: number;
  body: string;
}

/** Everything the stand-in knows; one JSON file. */
export interface StripeState {
  customers: Record<string, Customer>;
  sessions: Record<string, Session>;
  intents: Record<string, PaymentIntent>;
  charges: Record<string, Charge>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  invoicePayments: Record<string, InvoicePayment>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  delayed: Delayed[];
  portals: Record<string, Portal>;
  events: SentEvent[];
  replays: Record<string, Replay>;
}

export function emptyState(): StripeState {
  return {
    customers: {},
    sessions: {},
    intents: {},
    charges: {},
    subscriptions: {},
    invoices: {},
    invoicePayments: {},
    refunds: {},
    disputes: {},
    delayed: [],
    portals: {},
    events: [],
    replays: {},
  };
}
