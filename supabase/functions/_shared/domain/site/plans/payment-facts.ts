import { z } from "zod";
import "../zod-settings.ts";
import { isPlanId, isPlanPrice, PLANS, type PlanId } from "./plans.ts";

/**
 * The facts about money in a Stripe event (docs/trust.md#money). A fact stays true whatever comes
 * before or after it; SQL computes the plan from the set of facts (private.plan_of), so the order
 * and repetition of events can't matter. This file makes no requests.
 */
export type PaymentFact =
  /**
   * A plan was paid for at its price. `payment_id` is the invoice or, for premium, the payment
   * intent.
   */
  | {
      kind: "paid";
      customer_id: string;
      plan: PlanId;
      payment_id: string;
      amount: number;
      currency: string;
      session_id?: string;
      subscription_id?: string;
      starts_at?: string;
      ends_at?: string;
    }
  /** Links an invoice to its payment intent, with the amount actually charged. */
  | { kind: "settled"; payment_id: string; payment_intent_id: string; amount: number }
  /** A renewal that was billed but not paid. */
  | { kind: "unpaid"; payment_id: string; subscription_id: string; starts_at: string }
  /** A subscription has ended; Stripe never revives one under the same id. */
  | { kind: "ended"; subscription_id: string }
  /** A checkout that can no longer be paid. */
  | { kind: "closed"; session_id: string }
  | {
      kind: "refund";
      payment_intent_id: string;
      subject_id: string;
      amount: number;
      state: "standing" | "undone";
    }
  /** The cumulative refunds on a charge. */
  | { kind: "refunded_total"; payment_intent_id: string; amount: number }
  | {
      kind: "dispute";
      payment_intent_id: string;
      subject_id: string;
      state: "open" | "won" | "lost";
    };

/** The envelope of an event; we store nothing else of it. */
export type StripeEvent = { id: string; type: string; created_at: string; livemode: boolean };

export type ReadEvent = { event: StripeEvent; facts: PaymentFact[] };

/**
 * Parses an event into its facts. An allowed event about something other than our plans (another
 * product or price in the same account) has none.
 * @returns null for a type that isn't allowed.
 * @throws ZodError if the event doesn't have Stripe's documented shape.
 */
export function readStripeEvent(value: unknown): ReadEvent | null {
  const { id, type, created, livemode, data } = eventSchema.parse(value);
  if (!isEventType(type)) return null;
  const event: StripeEvent = { id, type, created_at: instant(created), livemode };
  return { event, facts: READERS[type](data.object) };
}

const READERS = {
  "checkout.session.completed": paidSession,
  "checkout.session.async_payment_succeeded": paidSession,
  "checkout.session.async_payment_failed": closedSession,
  "checkout.session.expired": closedSession,
  "customer.subscription.updated": changedSubscription,
  "customer.subscription.deleted": endedSubscription,
  "invoice.paid": paidInvoice,
  "invoice.payment_failed": unpaidInvoice,
  "invoice_payment.paid": settledInvoice,
  "refund.created": refund,
  "refund.updated": refund,
  "refund.failed": refund,
  "charge.refunded": refundedCharge,
  "charge.dispute.created": dispute,
  "charge.dispute.updated": dispute,
  "charge.dispute.closed": dispute,
} satisfies Record<string, (object: unknown) => PaymentFact[]>;

type EventType = keyof typeof READERS;

/** The event types that the Stripe endpoint must send us; we ignore all others. */
export const EVENT_TYPES = Object.keys(READERS) as EventType[];

/** Shorter than any month, because a session doesn't say how long its first month is. */
const FIRST_MONTH_SECONDS = 28 * 24 * 60 * 60;

/**
 * Accepts only a paid session with its plan's mode and price. A delayed payment completes unpaid
 * and pays with a later event.
 */
function paidSession(object: unknown): PaymentFact[] {
  const session = sessionSchema.parse(object);
  const plan = session.metadata?.plan;
  const { customer, amount_total, currency } = session;
  if (!isPlanId(plan) || customer === null || session.payment_status !== "paid") return [];
  if (session.mode !== (PLANS[plan].billing === "once" ? "payment" : "subscription")) return [];
  if (!isPlanPrice(plan, amount_total, currency)) return [];
  const payment_id = plan === "premium" ? session.payment_intent : session.invoice;
  if (payment_id === null) return [];
  const paid: PaymentFact = {
    kind: "paid",
    customer_id: customer,
    plan,
    payment_id,
    amount: PLANS[plan].price,
    currency: PLANS[plan].currency,
    session_id: session.id,
  };
  if (plan === "premium") return [paid];
  if (session.subscription === null) return [];
  return [
    {
      ...paid,
      subscription_id: session.subscription,
      starts_at: instant(session.created),
      ends_at: instant(session.created + FIRST_MONTH_SECONDS),
    },
  ];
}

function closedSession(object: unknown): PaymentFact[] {
  return [{ kind: "closed", session_id: sessionSchema.parse(object).id }];
}

/**
 * A month of basic. Compares `total`, because credit from an earlier subscription may have covered
 * part of it; an invoice that doesn't bill the full price isn't for our plan.
 */
function paidInvoice(object: unknown): PaymentFact[] {
  const invoice = invoiceSchema.parse(object);
  const month = monthOf(invoice);
  if (!month || invoice.customer === null || invoice.status !== "paid") return [];
  if (!isPlanPrice("basic", invoice.total, invoice.currency)) return [];
  return [
    {
      kind: "paid",
      customer_id: invoice.customer,
      plan: "basic",
      payment_id: invoice.id,
      amount: invoice.total,
      currency: invoice.currency,
      subscription_id: month.subscription,
      starts_at: instant(month.start),
      ends_at: instant(month.end),
    },
  ];
}

function unpaidInvoice(object: unknown): PaymentFact[] {
  const invoice = invoiceSchema.parse(object);
  const month = monthOf(invoice);
  if (!month) return [];
  return [
    {
      kind: "unpaid",
      payment_id: invoice.id,
      subscription_id: month.subscription,
      starts_at: instant(month.start),
    },
  ];
}

/** The month of basic that an invoice covers. The invoice's own period is the preceding one. */
function monthOf(invoice: z.infer<typeof invoiceSchema>) {
  const subscription = invoice.parent?.subscription_details;
  if (subscription?.metadata?.plan !== "basic") return undefined;
  const lines = invoice.lines.data.filter(
    (line) => !line.parent?.subscription_item_details?.proration,
  );
  if (lines.length === 0) return undefined;
  return {
    subscription: subscription.subscription,
    start: Math.min(...lines.map((line) => line.period.start)),
    end: Math.max(...lines.map((line) => line.period.end)),
  };
}

function settledInvoice(object: unknown): PaymentFact[] {
  const { invoice, payment, amount_paid } = invoicePaymentSchema.parse(object);
  if (payment.payment_intent === undefined || amount_paid === null) return [];
  return [
    {
      kind: "settled",
      payment_id: invoice,
      payment_intent_id: payment.payment_intent,
      amount: amount_paid,
    },
  ];
}

/** Only two subscription states matter: the latest month is unpaid, or the subscription is over. */
function changedSubscription(object: unknown): PaymentFact[] {
  const { id, status, latest_invoice, items } = subscriptionSchema.parse(object);
  if (status === "canceled" || status === "incomplete_expired") return endedSubscription(object);
  const [item] = items.data;
  if (!(status === "past_due" || status === "unpaid") || !latest_invoice || !item) return [];
  return [
    {
      kind: "unpaid",
      payment_id: latest_invoice,
      subscription_id: id,
      starts_at: instant(item.current_period_start),
    },
  ];
}

function endedSubscription(object: unknown): PaymentFact[] {
  return [{ kind: "ended", subscription_id: subscriptionSchema.parse(object).id }];
}

function refund(object: unknown): PaymentFact[] {
  const { id, amount, payment_intent, status } = refundSchema.parse(object);
  if (payment_intent === null) return [];
  const state = status === "failed" || status === "canceled" ? "undone" : "standing";
  return [{ kind: "refund", payment_intent_id: payment_intent, subject_id: id, amount, state }];
}

function refundedCharge(object: unknown): PaymentFact[] {
  const { payment_intent, amount_refunded } = chargeSchema.parse(object);
  if (payment_intent === null) return [];
  return [{ kind: "refunded_total", payment_intent_id: payment_intent, amount: amount_refunded }];
}

/** An inquiry (`warning_…`) hasn't taken any money back. Appealing doesn't undo a loss. */
function dispute(object: unknown): PaymentFact[] {
  const { id, payment_intent, status } = disputeSchema.parse(object);
  const state = DISPUTE_STATES[status];
  if (payment_intent === null || state === undefined) return [];
  return [{ kind: "dispute", payment_intent_id: payment_intent, subject_id: id, state }];
}

const DISPUTE_STATES: Record<string, "open" | "won" | "lost"> = {
  needs_response: "open",
  under_review: "open",
  won: "won",
  prevented: "won",
  warning_closed: "won",
  lost: "lost",
};

function isEventType(type: string): type is EventType {
  return Object.hasOwn(READERS, type);
}

function instant(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

const seconds = z.number().int().min(0).max(4_102_444_800);
const cents = z.number().int();
/** An id, or the expanded object, of which only the id is read. */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const optionalReference = reference.nullish().transform((id) => id ?? null);
const metadata = z.record(z.string(), z.string()).nullish();

const eventSchema = z.object({
  id: z.string().regex(/^evt_\w{1,250}$/),
  type: z.string().min(1).max(100),
  created: seconds,
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
});

const sessionSchema = z.object({
  id: z.string(),
  created: seconds,
  mode: z.string(),
  payment_status: z.string(),
  amount_total: cents.nullable(),
  currency: z.string().nullable(),
  customer: optionalReference,
  payment_intent: optionalReference,
  invoice: optionalReference,
  subscription: optionalReference,
  metadata,
});

const invoiceSchema = z.object({
  id: z.string(),
  customer: optionalReference,
  status: z.string().nullable(),
  total: cents,
  currency: z.string(),
  parent: z
    .object({
      subscription_details: z.object({ subscription: reference, metadata }).nullish(),
    })
    .nullish(),
  lines: z.object({
    data: z.array(
      z.object({
        period: z.object({ start: seconds, end: seconds }),
        parent: z
          .object({
            subscription_item_details: z.object({ proration: z.boolean() }).nullish(),
          })
          .nullish(),
      }),
    ),
  }),
});

const invoicePaymentSchema = z.object({
  invoice: reference,
  amount_paid: cents.nullable(),
  payment: z.object({ payment_intent: reference.optional() }),
});

const subscriptionSchema = z.object({
  id: z.string(),
  status: z.string(),
  latest_invoice: optionalReference,
  items: z.object({ data: z.array(z.object({ current_period_start: seconds })) }),
});

const refundSchema = z.object({
  id: z.string(),
  amount: cents.min(0),
  status: z.string().nullable(),
  payment_intent: optionalReference,
});

const chargeSchema = z.object({
  amount_refunded: cents.min(0),
  payment_intent: optionalReference,
});

const disputeSchema = z.object({
  id: z.string(),
  status: z.string(),
  payment_intent: optionalReference,
});
