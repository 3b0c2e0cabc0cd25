import { createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readCard, TEST_CARDS } from "../../local/stand-ins/stripe/cards.ts";
import { createDeliveries } from "../../local/stand-ins/stripe/deliveries.ts";
import { parseForm } from "../../local/stand-ins/stripe/form.ts";
import { emptyState } from "../../local/stand-ins/stripe/objects.ts";
import { addMonth } from "../../local/stand-ins/stripe/records.ts";
import { createStripeStandIn, type StripeStandIn } from "../../local/stand-ins/stripe.ts";

let folder: string;
let stripe: StripeStandIn;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stripe-"));
  stripe = await open();
});
afterEach(async () => {
  await stripe.close();
  await rm(folder, { recursive: true });
});

function open() {
  return createStripeStandIn({
    file: join(folder, "stripe.json"),
    base: "http://127.0.0.1:1/stripe",
    secretKey: "sk_test_1",
    webhookSecret: "whsec_1",
    webhookUrl: () => undefined,
  });
}

function api(path: string, body?: Record<string, string>, key?: string) {
  return stripe.app.request(`/v1${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      authorization: "Bearer sk_test_1",
      "content-type": "application/x-www-form-urlencoded",
      ...(key ? { "idempotency-key": key } : {}),
    },
    ...(body ? { body: new URLSearchParams(body).toString() } : {}),
  });
}

async function newSession(mode: "payment" | "subscription" = "payment") {
  const customer = (await (await api("/customers", {})).json()).id;
  const answer = await api("/checkout/sessions", {
    mode,
    customer,
    "line_items[0][quantity]": "1",
    "line_items[0][price_data][currency]": "usd",
    "line_items[0][price_data][unit_amount]": "1499",
    "line_items[0][price_data][product_data][name]": "Basic Chat",
    ...(mode === "subscription"
      ? { "line_items[0][price_data][recurring][interval]": "month" }
      : {}),
    success_url: "http://site.test/done?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://site.test/back",
  });
  const { id } = await answer.json();
  const session = stripe.ledger.state.sessions[id];
  if (!session) throw new Error(`${answer.status}`);
  return session;
}

function submit(path: string, fields: Record<string, string>) {
  return stripe.app.request(path, { method: "POST", body: new URLSearchParams(fields) });
}

const good = { method: "card", number: "4242424242424242", expiry: "12/34", cvc: "123" };

describe("the API", () => {
  it("requires its key, and knows no other address or parameter", async () => {
    const stranger = await stripe.app.request("/v1/customers", { method: "POST" });
    expect(stranger.status).toBe(401);
    expect((await api("/charges")).status).toBe(404);
    const odd = await api("/customers", { nickname: "D" });
    expect([odd.status, (await odd.json()).error.code]).toEqual([400, "parameter_unknown"]);
    const lost = await api("/checkout/sessions/cs_test_x");
    expect([lost.status, (await lost.json()).error.code]).toEqual([404, "resource_missing"]);
  });

  it("answers a key's second request with the first one's answer", async () => {
    const first = await (await api("/customers", { email: "a@example.com" }, "k")).json();
    const again = await api("/customers", { email: "a@example.com" }, "k");
    expect(await again.json()).toEqual(first);
    const other = await api("/customers", { email: "b@example.com" }, "k");
    expect([other.status, (await other.json()).error.type]).toEqual([400, "idempotency_error"]);
    expect(Object.keys(stripe.ledger.state.customers)).toHaveLength(1);
  });

  it("refuses one of two simultaneous requests under a key, as Stripe does", async () => {
    const answers = await Promise.all([api("/customers", {}, "k"), api("/customers", {}, "k")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("reads nested parameters", () => {
    expect(parseForm("a[b][0]=x&a[b][1]=y&c=1&d[e][f]=2")).toEqual({
      a: { b: ["x", "y"] },
      c: "1",
      d: { e: { f: "2" } },
    });
    expect(parseForm("__proto__[x]=1&a[__proto__][x]=1")).toEqual({});
  });
});

describe("the payment page", () => {
  it("accepts a good card once, and leads back", async () => {
    const session = await newSession("subscription");
    const page = await stripe.app.request(`/pay/${session.id}`);
    expect(await page.text()).toContain("Local test payments");
    for (const _ of [1, 2]) {
      const answer = await submit(`/pay/${session.id}`, good);
      expect([answer.status, answer.headers.get("location")]).toEqual([
        303,
        `http://site.test/done?session_id=${session.id}`,
      ]);
    }
    expect(Object.keys(stripe.ledger.state.charges)).toHaveLength(1);
    expect(stripe.ledger.state.events.map(({ type }) => type).sort()).toEqual([
      "checkout.session.completed",
      "invoice.paid",
      "invoice_payment.paid",
    ]);
  });

  it.each([
    [{ number: "4000000000000002" }, "declined"],
    [{ number: "4242424242424241" }, "card number is invalid"],
    [{ number: "5555555555554444" }, "Only the test cards"],
    [{ expiry: "12/20" }, "expiration date"],
    [{ expiry: "13/34" }, "expiration date"],
    [{ cvc: "1" }, "security code"],
  ])("refuses %o", async (odd, text) => {
    const session = await newSession();
    const answer = await submit(`/pay/${session.id}`, { ...good, ...odd });
    expect(answer.status).toBe(402);
    expect(await answer.text()).toContain(text);
    expect(session.status).toBe("open");
  });

  it("asks for confirmation when a card requires it", async () => {
    const session = await newSession();
    const asked = await submit(`/pay/${session.id}`, { ...good, number: "4000002500003155" });
    expect(await asked.text()).toContain("Complete authentication");
    expect(session.status).toBe("open");
    expect((await submit(`/pay/${session.id}/authenticate`, { answer: "fail" })).status).toBe(402);
    await submit(`/pay/${session.id}/authenticate`, { answer: "complete" });
    expect(session.payment_status).toBe("paid");
  });

  it("handles delayed payments", async () => {
    const session = await newSession();
    await submit(`/pay/${session.id}`, { method: "debit" });
    expect([session.status, session.payment_status]).toEqual(["complete", "unpaid"]);
    const [delayed] = stripe.ledger.state.delayed;
    if (delayed) delayed.due = 0;
    stripe.ledger.tick();
    expect(session.payment_status).toBe("paid");
  });

  it("lists the cards that work", () => {
    for (const { number } of TEST_CARDS)
      expect(readCard({ ...good, number }, new Date()).problem ?? "Your card").toContain(
        "Your card",
      );
  });
});

describe("the desk", () => {
  it("does what its buttons say, and knows no other object", async () => {
    await submit(`/pay/${(await newSession()).id}`, good);
    const [charge] = Object.values(stripe.ledger.state.charges);
    for (const action of ["refund_part", "refund"])
      expect((await submit(`/charges/${charge?.id}`, { do: action })).status).toBe(303);
    expect(charge).toMatchObject({ refunded: true });
    expect(Object.values(stripe.ledger.state.refunds).map(({ amount }) => amount)).toEqual([
      374, 1125,
    ]);
    expect((await submit("/charges/ch_unknown", { do: "refund" })).status).toBe(404);
  });
});

describe("the stand-in's memory", () => {
  it("survives a restart, including undelivered events", async () => {
    const session = await newSession();
    await submit(`/pay/${session.id}`, good);
    await stripe.close();
    stripe = await open();
    expect(stripe.ledger.state.sessions[session.id]).toMatchObject({ payment_status: "paid" });
    expect(stripe.ledger.state.events.map((event) => event.delivered_at)).toEqual([null]);
  });
});

describe("events", () => {
  it("are signed, and sent until the endpoint accepts them", async () => {
    const state = emptyState();
    const payload = '{"id":"evt_1"}';
    const event = { id: "evt_1", type: "x", created: Date.now() / 1000, payload };
    state.events.push({
      ...event,
      attempts: 0,
      next_attempt_at: 0,
      answer: null,
      delivered_at: null,
    });
    const answers = [new TypeError("nobody there"), 500, 200];
    const heard: string[] = [];
    const deliveries = createDeliveries({
      state,
      secret: "whsec_1",
      webhookUrl: () => "http://127.0.0.1:1/hook",
      save: () => {},
      fetch: async (_url, init) => {
        heard.push(new Headers(init?.headers).get("stripe-signature") ?? "");
        expect(init?.body).toBe(payload);
        const answer = answers.shift();
        if (typeof answer !== "number") throw answer;
        return new Response(null, { status: answer });
      },
    });
    const [sent] = state.events;
    if (!sent) throw new Error("no event");
    for (const [answer, wait] of [
      [0, 1000],
      [500, 2000],
    ] as const) {
      await deliveries.run();
      expect(sent.answer).toBe(answer);
      const left = sent.next_attempt_at - Date.now();
      expect(left).toBeGreaterThan(wait - 500);
      expect(left).toBeLessThanOrEqual(wait);
      await deliveries.run();
      sent.next_attempt_at = 0;
    }
    await deliveries.run();
    await deliveries.run();
    expect([sent.attempts, sent.answer, sent.delivered_at === null]).toEqual([3, 200, false]);
    expect(heard).toHaveLength(3);
    const [, time, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(heard[0] ?? "") ?? [];
    const right = createHmac("sha256", "whsec_1").update(`${time}.${payload}`).digest("hex");
    expect(v1).toBe(right);
  });
});

describe("a month", () => {
  it.each([
    ["2026-01-31", "2026-02-28"],
    ["2028-01-31", "2028-02-29"],
    ["2026-12-15", "2027-01-15"],
    ["2026-03-31", "2026-04-30"],
  ])("a month after %s is %s", (from, to) => {
    expect(addMonth(Date.parse(from) / 1000)).toBe(Date.parse(to) / 1000);
  });

  it("a month that passed while the machine was off is made up for", async () => {
    const session = await newSession("subscription");
    await submit(`/pay/${session.id}`, good);
    const subscription = stripe.ledger.state.subscriptions[session.subscription ?? ""];
    const item = subscription?.items.data[0];
    if (!subscription || !item) throw new Error("no subscription");
    item.current_period_end -= 65 * 86_400;
    stripe.ledger.tick();
    expect(item.current_period_end).toBeGreaterThan(Date.now() / 1000);
    expect(Object.keys(stripe.ledger.state.invoices).length).toBeGreaterThan(1);
  });
});
