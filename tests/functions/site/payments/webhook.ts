import { describe, expect, it } from "vitest";
import { sign } from "../../../../local/stand-ins/stripe/deliveries.ts";
import { eventText } from "../../../../local/stand-ins/stripe.ts";
import { bearer, codeOf, jsonOf } from "../../../support/edge-requests.ts";
import { type PaymentWorld, WEBHOOK_SECRET } from "../../../support/payment-world.ts";

/**
 * `POST webhook`: what is trusted, and what happens when something breaks (docs/trust.md C1 to C4).
 */
export function webhookTests(world: PaymentWorld): void {
  const now = () => Math.floor(Date.now() / 1000);

  /** A new user's premium payment that no event has reported yet. */
  async function paidEvent() {
    const person = await world.newPerson();
    const session = await world.pay(person, "premium");
    const { events } = world.stripe.ledger.state;
    const event = events.findLast(({ type }) => type === "checkout.session.completed");
    if (!event) throw new Error("Nothing was sent.");
    for (const each of events) each.delivered_at ??= 1;
    return { person, session, payload: event.payload };
  }

  it("accepts an event of several hundred kB, and none of more than a megabyte", async () => {
    const eventOf = (size: number) =>
      eventText("evt_large", "customer.created", now(), { id: "x".repeat(size) });
    const large = eventOf(500_000);
    expect((await world.hook(large, sign(large, WEBHOOK_SECRET))).status).toBe(200);
    const huge = eventOf(1_100_000);
    expect(await codeOf(await world.hook(huge, sign(huge, WEBHOOK_SECRET)))).toEqual([
      413,
      "payload_too_large",
    ]);
  });

  describe("a signature", () => {
    it("is valid for five minutes in either direction, and with the secret's successor", async () => {
      const { person, payload } = await paidEvent();
      for (const skew of [-295, 0, 295]) {
        const answer = await world.hook(payload, sign(payload, WEBHOOK_SECRET, now() + skew));
        expect(answer.status).toBe(200);
      }
      const [t, v1] = sign(payload, WEBHOOK_SECRET).split(",");
      const rotated = `${t},v1=${"0".repeat(64)},${v1},v0=${"0".repeat(64)}`;
      expect((await world.hook(payload, rotated)).status).toBe(200);
      expect(await world.planOf(person)).toBe("premium");
    });

    it("is otherwise refused, and nothing is stored", async () => {
      const { person, payload } = await paidEvent();
      const rows = await world.count("stripe_events");
      const good = sign(payload, WEBHOOK_SECRET);
      const bytes = new TextEncoder().encode(payload);
      const forged: [string, string | Uint8Array, string][] = [
        ["another secret", payload, sign(payload, "whsec_of_somebody")],
        ["an empty secret", payload, sign(payload, "")],
        ["six minutes ago", payload, sign(payload, WEBHOOK_SECRET, now() - 305)],
        ["in six minutes", payload, sign(payload, WEBHOOK_SECRET, now() + 305)],
        ["in ten years", payload, sign(payload, WEBHOOK_SECRET, now() + 315_360_000)],
        ["v0", payload, good.replace("v1=", "v0=")],
        ["no signature", payload, good.replace(/,.*/, "")],
        ["no timestamp", payload, good.replace(/^t=\d+,/, "")],
        ["two timestamps", payload, `t=${now()},${sign(payload, WEBHOOK_SECRET, now() - 9_999)}`],
        ["an invalid timestamp", payload, good.replace(/^t=\d+/, "t=now")],
        ["an empty header", payload, ""],
        ["reserialized JSON", JSON.stringify(JSON.parse(payload)), good],
        ["an extra space", `${payload} `, good],
        ["a byte order mark", new Uint8Array([0xef, 0xbb, 0xbf, ...bytes]), good],
        ["another amount", payload.replace("19900", "19901"), good],
        ["another user", payload.replaceAll(person.id, crypto.randomUUID()), good],
        ["invalid text", new Uint8Array([0xff, 0xfe, 0x00]), good],
        ["an empty body", "", good],
      ];
      for (const [name, body, signature] of forged) {
        const answer = await world.hook(body, signature);
        expect([name, answer.status]).toEqual([name, 400]);
        expect((await jsonOf(answer)).code).toBe("event_refused");
      }
      expect(await world.count("stripe_events")).toBe(rows);
      expect(await world.planOf(person)).toBeNull();
      expect((await world.hook(payload)).status).toBe(200);
      expect(await world.planOf(person)).toBe("premium");
    });

    it("is required from everyone: a user's token or our own key doesn't help", async () => {
      const { person, payload } = await paidEvent();
      for (const token of [person.token, world.cloud.secretKey]) {
        const answer = await world.edge.call("/webhook", {
          method: "POST",
          ...bearer(token),
          body: payload,
        });
        expect(answer.status).toBe(400);
      }
      expect(await world.planOf(person)).toBeNull();
    });
  });

  describe("an event", () => {
    it("arriving ten times at once is one row and one plan", async () => {
      const { person, payload } = await paidEvent();
      const rows = await world.count("stripe_events");
      const answers = await Promise.all(Array.from({ length: 10 }, () => world.hook(payload)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await world.count("stripe_events")).toBe(rows + 1);
      expect(await world.planOf(person)).toBe("premium");
    });

    it("an event of another type is accepted and ignored", async () => {
      const rows = await world.count("stripe_events");
      const payload = eventText("evt_other", "customer.created", now(), { id: "cus_1" });
      expect((await world.hook(payload)).status).toBe(200);
      expect(await world.count("stripe_events")).toBe(rows);
    });

    it("an event in an unknown shape is refused, so that Stripe shows it", async () => {
      const rows = await world.count("stripe_events");
      const payload = eventText("evt_odd", "invoice.paid", now(), { id: "in_1" });
      expect((await world.hook(payload)).status).toBe(400);
      expect(await world.count("stripe_events")).toBe(rows);
    });

    it("an event about an unknown user changes no plan", async () => {
      const person = await world.newPerson();
      const payload = eventText("evt_stranger", "checkout.session.completed", now(), {
        id: "cs_test_stranger",
        created: now(),
        mode: "payment",
        payment_status: "paid",
        amount_total: 19900,
        currency: "usd",
        customer: "cus_stranger",
        client_reference_id: person.id,
        payment_intent: "pi_stranger",
        metadata: { plan: "premium", user_id: person.id },
      });
      expect((await world.hook(payload)).status).toBe(200);
      expect(await world.planOf(person)).toBeNull();
    });
  });

  describe("an event whose handling breaks midway", () => {
    it.each([
      ["before the database hears of it", "reset" as const],
      ["after it has committed", "lost answer" as const],
      ["and the database fails", { status: 500 }],
    ])("%s, Stripe is told, and the redelivery succeeds", async (_name, fault) => {
      const { person, payload } = await paidEvent();
      const rows = await world.count("stripe_events");
      world.backend.fail(/apply_stripe_event/, fault);
      const answer = await world.hook(payload);
      expect(answer.status).toBe(503);
      const redelivery = await world.hook(payload);
      expect(redelivery.status).toBe(200);
      expect(await world.count("stripe_events")).toBe(rows + 1);
      expect(await world.planOf(person)).toBe("premium");
    });

    it("operators see it until a delivery succeeds", async () => {
      const { payload } = await paidEvent();
      const { id } = JSON.parse(payload);
      const failures = () =>
        world.cloud.sql.query(
          `select event_id, type, reason from private.webhook_failures
           where event_id in ($1, 'signature') order by 1`,
          [id],
        );
      // A success is recorded after its answer, which deletes this row.
      await world.cloud.sql.query(
        "insert into private.webhook_failures (event_id, type, reason) values ($1, 'x', 'x')",
        [id],
      );
      await world.hook(payload);
      await expect.poll(failures).toEqual([]);
      // Anyone can make up a signature, but not the name of a checkout of ours: this is no failure to look into.
      const madeUp = payload.replaceAll(/\b(cs|cus)_\w+/g, "$1_made_up_by_a_stranger");
      await world.hook(madeUp, sign(madeUp, "whsec_of_somebody"));
      world.backend.fail(/apply_stripe_event/, "reset");
      await world.hook(payload);
      const failed = { event_id: id, type: "checkout.session.completed", reason: "unavailable" };
      await expect.poll(failures).toEqual([failed]);
      await world.hook(payload, sign(payload, "whsec_of_somebody"));
      const refused = { event_id: "signature", type: "unknown", reason: "event_refused" };
      await expect.poll(failures).toEqual([failed, refused]);
      await world.hook(payload);
      await expect.poll(failures).toEqual([]);
    });

    it("Stripe is told in time when the database hangs", async () => {
      const { person, payload } = await paidEvent();
      await world.hurried(2_000, async () => {
        world.backend.fail(/apply_stripe_event/, "hang");
        expect((await world.hook(payload)).status).toBe(503);
      });
      world.backend.heal();
      expect((await world.hook(payload)).status).toBe(200);
      expect(await world.planOf(person)).toBe("premium");
    });

    it("the redelivery succeeds when the function itself dies, before or after the commit", async () => {
      for (const step of [/apply_stripe_event/, /subscriptions/]) {
        const person = await world.newPerson();
        const basic = await world.pay(person, "basic");
        await world.deliver();
        await world.pay(person, "premium");
        world.backend.fail(step, "hang");
        world.stripeApi.fail(step, "hang");
        const dying = world.deliver().catch(() => []);
        await expect
          .poll(() =>
            [...world.backend.seen, ...world.stripeApi.seen].some((path) => step.test(path)),
          )
          .toBe(true);
        await world.crash();
        await dying;
        world.backend.heal();
        world.stripeApi.heal();
        await world.deliver();
        expect(await world.planOf(person)).toBe("premium");
        const { subscriptions } = world.stripe.ledger.state;
        expect(subscriptions[basic.subscription ?? ""]?.status).toBe("canceled");
      }
    });
  });
}
