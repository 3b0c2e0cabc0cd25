import { PLANS, type SubscriptionPlan } from "@domain/site/plans/plans.ts";
import { Random } from "../../../local/seed/random.ts";
import { createLedger, type Ledger } from "../../../local/stand-ins/stripe/ledger.ts";
import {
  type Charge,
  emptyState,
  type Session,
  type StripeState,
} from "../../../local/stand-ins/stripe/objects.ts";

/**
 * Random customer histories at Stripe. The events come from the stand-in's ledger; the expected
 * plan is read from the ledger's own objects at the end, so that the product's rule is not measured
 * by itself.
 */
export type History = {
  customerId: string;
  /** As Stripe would send them, in the order they happened. */
  events: unknown[];
  /** The moment at which `plan` is correct. */
  moment: string;
  plan: SubscriptionPlan;
};

const BEGIN = Date.UTC(2026, 0, 31) / 1000;
const DAY = 24 * 60 * 60;
const GRACE = 3 * DAY;

export function makeHistory(number: number): History {
  const random = new Random(`history ${number}`);
  const state = emptyState();
  const events: unknown[] = [];
  let now = BEGIN + random.int(0, 300) * DAY;
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `h${number}x${ids}`;
  };
  const ledger = createLedger({
    state,
    now: () => now,
    newId,
    base: "http://127.0.0.1:1/stripe",
    emit(type, object) {
      const event = { id: `evt_${newId()}`, type, created: now, livemode: false, data: { object } };
      events.push(JSON.parse(JSON.stringify(event)));
      // Several events share a second, as they do at Stripe.
      if (random.chance(0.5)) now += 1;
    },
  });
  const { id: customerId } = ledger.createCustomer(null, {});
  const steps = random.int(1, 14);
  for (let step = 0; step < steps; step += 1) {
    live(ledger, customerId, random);
    now += random.pick([1, 60, 3600, DAY, 10 * DAY, 35 * DAY]);
    if (random.chance(0.8)) ledger.tick();
  }
  now = lastLook(state, now + 1, random);
  return {
    customerId,
    events,
    moment: new Date(now * 1000).toISOString(),
    plan: rightPlan(state, now),
  };
}

/** Just before or after the end of a month, when no event about a renewal has arrived yet. */
function lastLook(state: StripeState, now: number, random: Random): number {
  const ends = Object.values(state.invoices).flatMap(({ lines }) =>
    lines.data.map(({ period }) => period.end),
  );
  const end = pickAny(random, ends);
  if (end === undefined || random.chance(0.4)) return now;
  const offset = random.pick([-DAY, -1, 0, DAY, GRACE - 1, GRACE, GRACE + DAY]);
  return Math.max(now, end + offset);
}

function live(ledger: Ledger, customer: string, random: Random): void {
  const { state } = ledger;
  const subscription = pickAny(random, Object.values(state.subscriptions));
  const charge = pickAny(random, Object.values(state.charges));
  const refund = pickAny(random, Object.values(state.refunds));
  const dispute = pickAny(random, Object.values(state.disputes));
  const actions: (() => void)[] = [
    () => ledger.pay(order(ledger, customer, "basic")),
    () => ledger.pay(order(ledger, customer, "basic"), { declinesRenewals: true }),
    () => ledger.pay(order(ledger, customer, "premium")),
    () => ledger.payLater(order(ledger, customer, "basic"), random.chance(0.6)),
    () => ledger.payLater(order(ledger, customer, "premium"), random.chance(0.6)),
    () => ledger.expireSession(order(ledger, customer, "premium")),
    () => void order(ledger, customer, "basic"),
    // Money for something else, or too little of it.
    () => ledger.pay(order(ledger, customer, "premium", { amount: 1 })),
    () => ledger.pay(order(ledger, customer, "basic", { amount: 1498 })),
    () => ledger.pay(order(ledger, customer, "premium", { currency: "eur" })),
    () => ledger.pay(order(ledger, customer, "premium", { metadata: {} })),
    () => subscription && ledger.cancel(subscription, random.chance(0.5)),
    () => subscription && ledger.cancelAtPeriodEnd(subscription, random.chance(0.8)),
    () => subscription && ledger.renew(subscription, random.chance(0.5)),
    () => subscription && ledger.payOverdue(subscription),
    // Short histories that chance alone would rarely produce.
    () => {
      if (!subscription) return;
      ledger.renew(subscription, false);
      if (random.chance(0.5)) ledger.payOverdue(subscription);
      else ledger.renew(subscription, true);
    },
    () => {
      if (subscription) ledger.cancel(subscription, true);
      ledger.pay(order(ledger, customer, "basic"));
    },
    () => giveBackLatest(ledger, random),
    () => {
      if (!subscription) return;
      ledger.renew(subscription, false);
      if (random.chance(0.5)) ledger.payOverdue(subscription);
      if (random.chance(0.5)) giveBackLatest(ledger, random);
    },
    () => {
      const opened = charge && ledger.openDispute(charge);
      if (!opened || random.chance(0.2)) return;
      ledger.closeDispute(opened, random.chance(0.5) ? "won" : "lost");
      if (random.chance(0.5)) ledger.closeDispute(opened, "won");
    },
    () => charge && ledger.refund(charge, charge.amount - charge.amount_refunded),
    () => charge && ledger.refund(charge, Math.ceil(charge.amount / 3)),
    () => refund && ledger.failRefund(refund),
    () => charge && ledger.openDispute(charge, random.chance(0.3)),
    () => dispute && ledger.closeDispute(dispute, random.chance(0.5) ? "won" : "lost"),
  ];
  random.pick(actions)();
}

function giveBackLatest({ state, refund, failRefund }: Ledger, random: Random): void {
  const charge = Object.values(state.charges).at(-1);
  if (!charge) return;
  refund(charge, Math.floor(charge.amount / 2));
  const rest = refund(charge, charge.amount - charge.amount_refunded);
  if (rest && random.chance(0.3)) failRefund(rest);
}

function order(
  ledger: Ledger,
  customer: string,
  plan: "basic" | "premium",
  odd: { amount?: number; currency?: string; metadata?: Record<string, string> } = {},
): Session {
  const metadata = odd.metadata ?? { plan, user_id: "u" };
  return ledger.createSession({
    mode: plan === "basic" ? "subscription" : "payment",
    customer,
    client_reference_id: "u",
    amount: odd.amount ?? PLANS[plan].price,
    currency: odd.currency ?? "usd",
    product_name: PLANS[plan].name,
    metadata,
    handed_on: metadata,
    success_url: "http://127.0.0.1:1/",
    cancel_url: null,
    custom_text: null,
  });
}

/** The expected plan, read from Stripe's objects. */
function rightPlan(state: StripeState, now: number): SubscriptionPlan {
  const charges = Object.values(state.charges);
  const hasKit = Object.values(state.sessions).some(
    (session) =>
      session.metadata.plan === "premium" &&
      session.amount_total === 19900 &&
      session.currency === "usd" &&
      charges.some(
        (charge) => charge.payment_intent === session.payment_intent && stands(charge, state),
      ),
  );
  if (hasKit) return "premium";
  const invoices = Object.values(state.invoices);
  const hasMonth = invoices.some((invoice) => {
    const id = invoice.parent.subscription_details.subscription;
    const [line] = invoice.lines.data;
    if (!line || state.subscriptions[id]?.ended_at !== null) return false;
    if (invoice.status !== "paid" || invoice.total !== 1499) return false;
    const payment = Object.values(state.invoicePayments).find((one) => one.invoice === invoice.id);
    const charge = charges.find((one) => one.payment_intent === payment?.payment.payment_intent);
    if (charge && !stands(charge, state)) return false;
    const wasDeclined = invoices.some(
      (next) =>
        next.parent.subscription_details.subscription === id &&
        next.status === "open" &&
        next.lines.data.some(({ period }) => period.start >= line.period.end),
    );
    return now < line.period.end + (wasDeclined ? 0 : GRACE);
  });
  return hasMonth ? "basic" : null;
}

function stands(charge: Charge, state: StripeState): boolean {
  const isHeld = Object.values(state.disputes).some(
    (dispute) =>
      dispute.charge === charge.id &&
      (dispute.status === "needs_response" || dispute.status === "lost"),
  );
  return !isHeld && charge.amount_refunded < charge.amount;
}

function pickAny<T>(random: Random, list: T[]): T | undefined {
  return list.length === 0 ? undefined : random.pick(list);
}

/** Out of order and some of them repeated, as they may arrive. */
export function asDelivered<T>(events: T[], random: Random): T[] {
  const repeated = events.flatMap((event) => (random.chance(0.3) ? [event, event] : [event]));
  return random.shuffled(repeated);
}
