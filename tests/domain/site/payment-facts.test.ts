import { EVENT_TYPES, readStripeEvent } from "@domain/site/plans/payment-facts.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ZodError } from "zod";
import { draws, forAll } from "../../support/fuzz.ts";

const CREATED = Date.UTC(2026, 10, 21) / 1000;
const NOVEMBER_21 = "2026-11-21T00:00:00.000Z";

function factsOf(type: string, object: unknown) {
  const event = { id: "evt_1", type, created: CREATED, livemode: false, data: { object } };
  return readStripeEvent(event)?.facts;
}

const kit = {
  id: "cs_test_1",
  created: CREATED,
  mode: "payment",
  payment_status: "paid",
  amount_total: 19900,
  currency: "usd",
  customer: "cus_1",
  payment_intent: "pi_1",
  invoice: null,
  subscription: null,
  metadata: { plan: "premium", user_id: "u" },
};
const chat = {
  ...kit,
  mode: "subscription",
  amount_total: 1499,
  payment_intent: null,
  invoice: "in_1",
  subscription: "sub_1",
  metadata: { plan: "basic", user_id: "u" },
};
const month = {
  id: "in_1",
  customer: "cus_1",
  status: "paid",
  total: 1499,
  currency: "usd",
  parent: { subscription_details: { subscription: "sub_1", metadata: { plan: "basic" } } },
  lines: {
    data: [
      {
        period: { start: CREATED, end: CREATED + 30 * 86400 },
        parent: { subscription_item_details: { proration: false } },
      },
    ],
  },
};

describe("a checkout", () => {
  it("a checkout for premium grants premium once paid", () => {
    const paid = {
      kind: "paid",
      customer_id: "cus_1",
      plan: "premium",
      payment_id: "pi_1",
      amount: 19900,
      currency: "usd",
      session_id: "cs_test_1",
    };
    expect(factsOf("checkout.session.completed", kit)).toEqual([paid]);
    expect(factsOf("checkout.session.async_payment_succeeded", kit)).toEqual([paid]);
  });

  it("a checkout for basic grants a first month once paid", () => {
    expect(factsOf("checkout.session.completed", chat)).toMatchObject([
      {
        plan: "basic",
        payment_id: "in_1",
        subscription_id: "sub_1",
        starts_at: NOVEMBER_21,
        ends_at: "2026-12-19T00:00:00.000Z",
      },
    ]);
  });

  it.each([
    ["unpaid", { payment_status: "unpaid" }],
    ["free of charge", { payment_status: "no_payment_required" }],
    ["for less", { amount_total: 19899 }],
    ["for more", { amount_total: 19901 }],
    ["at the price of the other plan", { amount_total: 1499 }],
    ["in another currency", { currency: "eur" }],
    ["in another mode", { mode: "subscription" }],
    ["for another product", { metadata: { plan: "gold" } }],
    ["without our metadata", { metadata: {} }],
    ["without metadata", { metadata: null }],
    ["without a customer", { customer: null }],
    ["without a payment", { payment_intent: null }],
    ["without an amount", { amount_total: null }],
  ])("%s grants nothing", (_name, odd) => {
    expect(factsOf("checkout.session.completed", { ...kit, ...odd })).toEqual([]);
  });

  it("a checkout that failed or expired is closed", () => {
    const closed = [{ kind: "closed", session_id: "cs_test_1" }];
    expect(factsOf("checkout.session.expired", kit)).toEqual(closed);
    expect(factsOf("checkout.session.async_payment_failed", kit)).toEqual(closed);
  });
});

describe("an invoice", () => {
  it("grants its month once paid", () => {
    expect(factsOf("invoice.paid", month)).toMatchObject([
      { kind: "paid", plan: "basic", payment_id: "in_1", starts_at: NOVEMBER_21 },
    ]);
  });

  it.each([
    ["not paid", { status: "open" }],
    ["for less", { total: 749 }],
    ["that is a credit", { total: -749 }],
    ["in another currency", { currency: "eur" }],
    ["without a customer", { customer: null }],
    ["without a subscription", { parent: null }],
    [
      "for another product",
      { parent: { subscription_details: { subscription: "sub_9", metadata: {} } } },
    ],
    ["for nothing", { lines: { data: [] } }],
    [
      "for a correction",
      {
        lines: {
          data: [
            {
              period: { start: 1, end: 2 },
              parent: { subscription_item_details: { proration: true } },
            },
          ],
        },
      },
    ],
  ])("%s grants nothing", (_name, odd) => {
    expect(factsOf("invoice.paid", { ...month, ...odd })).toEqual([]);
  });

  it("an invoice that was declined says which month is unpaid", () => {
    expect(factsOf("invoice.payment_failed", { ...month, status: "open" })).toEqual([
      { kind: "unpaid", payment_id: "in_1", subscription_id: "sub_1", starts_at: NOVEMBER_21 },
    ]);
  });

  it("is linked to its payment intent", () => {
    const payment = { invoice: "in_1", amount_paid: 799, payment: { payment_intent: "pi_2" } };
    expect(factsOf("invoice_payment.paid", payment)).toEqual([
      { kind: "settled", payment_id: "in_1", payment_intent_id: "pi_2", amount: 799 },
    ]);
    expect(factsOf("invoice_payment.paid", { ...payment, payment: {} })).toEqual([]);
  });
});

describe("a subscription", () => {
  const subscription = {
    id: "sub_1",
    status: "active",
    latest_invoice: "in_2",
    items: { data: [{ current_period_start: CREATED }] },
  };

  it.each(["past_due", "unpaid"])("%s has an unpaid month", (status) => {
    expect(factsOf("customer.subscription.updated", { ...subscription, status })).toEqual([
      { kind: "unpaid", payment_id: "in_2", subscription_id: "sub_1", starts_at: NOVEMBER_21 },
    ]);
  });

  it.each(["canceled", "incomplete_expired"])("%s is over", (status) => {
    expect(factsOf("customer.subscription.updated", { ...subscription, status })).toEqual([
      { kind: "ended", subscription_id: "sub_1" },
    ]);
  });

  it("deleted is over", () => {
    expect(factsOf("customer.subscription.deleted", subscription)).toEqual([
      { kind: "ended", subscription_id: "sub_1" },
    ]);
  });

  it.each(["active", "trialing", "incomplete", "paused"])("%s yields no facts", (status) => {
    expect(factsOf("customer.subscription.updated", { ...subscription, status })).toEqual([]);
  });
});

describe("refunds and disputes", () => {
  const refund = { id: "re_1", amount: 500, status: "succeeded", payment_intent: "pi_1" };

  it.each([
    ["succeeded", "standing"],
    ["pending", "standing"],
    ["requires_action", "standing"],
    ["failed", "undone"],
    ["canceled", "undone"],
  ])("a refund that is %s is %s", (status, state) => {
    expect(factsOf("refund.updated", { ...refund, status })).toEqual([
      { kind: "refund", payment_intent_id: "pi_1", subject_id: "re_1", amount: 500, state },
    ]);
  });

  it("a charge has a running total", () => {
    const charge = { amount_refunded: 700, payment_intent: { id: "pi_1", amount: 19900 } };
    expect(factsOf("charge.refunded", charge)).toEqual([
      { kind: "refunded_total", payment_intent_id: "pi_1", amount: 700 },
    ]);
  });

  it.each([
    ["needs_response", "open"],
    ["under_review", "open"],
    ["won", "won"],
    ["lost", "lost"],
    ["prevented", "won"],
    ["warning_closed", "won"],
  ])("a dispute that is %s is %s", (status, state) => {
    const dispute = { id: "du_1", status, payment_intent: "pi_1" };
    expect(factsOf("charge.dispute.closed", dispute)).toEqual([
      { kind: "dispute", payment_intent_id: "pi_1", subject_id: "du_1", state },
    ]);
  });

  it.each(["warning_needs_response", "warning_under_review", "appeal_needs_response", "new"])(
    "a dispute that is %s yields no facts",
    (status) => {
      const dispute = { id: "du_1", status, payment_intent: "pi_1" };
      expect(factsOf("charge.dispute.updated", dispute)).toEqual([]);
    },
  );

  it("refunds for a payment without an intent are ignored", () => {
    expect(factsOf("refund.created", { ...refund, payment_intent: null })).toEqual([]);
  });
});

describe("any other event", () => {
  it("an event of a type that isn't allowed is null", () => {
    const allowed: readonly string[] = EVENT_TYPES;
    forAll(fc.string({ minLength: 1, maxLength: 100 }), (type) => {
      fc.pre(!allowed.includes(type));
      expect(factsOf(type, kit)).toBeUndefined();
    });
    for (const type of ["constructor", "toString", "__proto__", "invoice.payment_succeeded"])
      expect(factsOf(type, month)).toBeUndefined();
  });

  it("an event with an unknown shape is refused, and never grants a plan", () => {
    fc.assert(
      fc.property(fc.constantFrom(...EVENT_TYPES), fc.jsonValue(), (type, object) => {
        try {
          for (const fact of factsOf(type, object) ?? []) expect(fact.kind).not.toBe("paid");
        } catch (error) {
          expect(error).toBeInstanceOf(ZodError);
        }
      }),
      { numRuns: draws(1000) },
    );
  });

  it("is stored as its envelope only", () => {
    const read = readStripeEvent({
      id: "evt_1",
      type: "checkout.session.completed",
      created: CREATED,
      livemode: true,
      data: { object: { ...kit, customer_details: { email: "dana@example.com" } } },
      request: { id: "req_1" },
    });
    expect(read?.event).toEqual({
      id: "evt_1",
      type: "checkout.session.completed",
      created_at: NOVEMBER_21,
      livemode: true,
    });
    expect(JSON.stringify(read)).not.toContain("dana@example.com");
  });

  it.each([
    ["an invalid id", { id: "x" }],
    ["an invalid time", { created: "now" }],
    ["a negative time", { created: -1 }],
    ["no object", { data: null }],
    ["no type", { type: undefined }],
  ])("an event with %s is refused", (_name, odd) => {
    const event = {
      id: "evt_1",
      type: "invoice.paid",
      created: CREATED,
      livemode: false,
      data: { object: month },
    };
    expect(readStripeEvent(event)?.facts).toHaveLength(1);
    expect(() => readStripeEvent({ ...event, ...odd })).toThrow(ZodError);
  });
});
