import { PLANS, UPGRADE_NOTE } from "@domain/site/plans/plans.ts";
import { describe, expect, it } from "vitest";
import { bearer, codeOf, jsonOf, postJson } from "../../../support/edge-requests.ts";
import type { Person } from "../../../support/edge-world.ts";
import type { PaymentWorld } from "../../../support/payment-world.ts";
import { spend } from "../../../support/rate-limits.ts";

/** `POST create-checkout`: one session for the right user at the right price. */
export async function checkoutTests(world: PaymentWorld): Promise<void> {
  const [dana, sam] = await Promise.all([world.newPerson(), world.newPerson()]);

  const state = () => world.stripe.ledger.state;
  const sessionsOf = (person: Person) =>
    Object.values(state().sessions).filter((one) => one.client_reference_id === person.id);

  describe("access", () => {
    it("is refused without signing in", async () => {
      for (const headers of [
        {},
        bearer("a.b.c").headers,
        bearer(world.cloud.publishableKey).headers,
      ]) {
        const answer = await world.edge.call(
          "/create-checkout",
          postJson({ user_id: dana.id, plan: "basic" }, headers),
        );
        expect(answer.status).toBe(401);
        expect(await jsonOf(answer)).toMatchObject({
          success: false,
          error: "Please log in to upgrade",
          detail: "Please log in to upgrade",
          code: "authentication_required",
        });
      }
    });

    it("is refused for another user", async () => {
      const answer = await world.buy(dana, "basic", { user_id: sam.id });
      expect(answer.status).toBe(403);
      expect((await jsonOf(answer)).success).toBe(false);
      expect(sessionsOf(dana)).toEqual([]);
    });

    it("is refused without a user id, or for an unknown plan", async () => {
      const without = await world.buy(dana, "basic", { user_id: undefined });
      expect([without.status, (await jsonOf(without)).error]).toEqual([
        400,
        "Please log in to upgrade your plan",
      ]);
      for (const plan of ["gold", "", null, 1, { id: "basic" }, "constructor"]) {
        expect((await world.buy(dana, "basic", { plan })).status).toBe(400);
      }
      expect(sessionsOf(dana)).toEqual([]);
    });
  });

  describe("the order", () => {
    it("uses the catalogue's price, mode and currency, whatever the browser sends", async () => {
      const answer = await world.buy(dana, "premium", {
        amount: 1,
        price: 1,
        unit_amount: 1,
        currency: "jpy",
        mode: "subscription",
        metadata: { user_id: sam.id },
      });
      const body = await jsonOf(answer);
      expect(body).toEqual({
        success: true,
        checkout_url: expect.stringContaining("/stripe/pay/cs_test_"),
        session_id: expect.stringMatching(/^cs_test_/),
      });
      expect(state().sessions[body.session_id]).toMatchObject({
        mode: "payment",
        amount_total: 19900,
        currency: "usd",
        client_reference_id: dana.id,
        metadata: { user_id: dana.id, plan: "premium" },
        handed_on: { user_id: dana.id, plan: "premium" },
        success_url: "https://site.example/payment-success?session_id={CHECKOUT_SESSION_ID}",
        cancel_url: "https://site.example/choose-plan?checkout=cancelled",
        custom_text: { submit: { message: `${PLANS.premium.conditions} ${UPGRADE_NOTE}` } },
      });
    });

    it("is a subscription for basic, by the same customer", async () => {
      const session = await world.order(dana, "basic");
      expect(session).toMatchObject({
        mode: "subscription",
        amount_total: 1499,
        custom_text: { submit: { message: PLANS.basic.conditions } },
      });
      const customers = Object.values(state().customers).filter(
        (customer) => customer.metadata.user_id === dana.id,
      );
      expect(customers).toMatchObject([{ id: session.customer, email: dana.email }]);
    });
  });

  describe("a repeated checkout", () => {
    it("ten times at once creates one session", async () => {
      const person = await world.newPerson();
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => world.buy(person, "premium")),
      );
      const bodies = await Promise.all(answers.map(jsonOf));
      expect(sessionsOf(person)).toHaveLength(1);
      expect(new Set(bodies.map((body) => body.session_id)).size).toBe(1);
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    });

    it("creates another session once the first has expired", async () => {
      const person = await world.newPerson();
      const first = await world.order(person, "basic");
      world.stripe.ledger.expireSession(first);
      const second = await world.order(person, "basic");
      expect(second.id).not.toBe(first.id);
      expect(await world.order(person, "basic")).toBe(second);
    });

    it("is refused after paying, before the event arrives", async () => {
      const person = await world.newPerson();
      await world.pay(person, "premium");
      expect(await codeOf(await world.buy(person, "premium"))).toEqual([409, "payment_processing"]);
      await world.deliver();
      expect(await codeOf(await world.buy(person, "premium"))).toEqual([409, "already_subscribed"]);
      expect(await codeOf(await world.buy(person, "basic"))).toEqual([409, "already_subscribed"]);
    });

    it("is refused with an unpaid month, and allowed once that subscription is over", async () => {
      const person = await world.newPerson();
      const session = await world.pay(person, "basic");
      const subscription = state().subscriptions[session.subscription ?? ""];
      if (!subscription) throw new Error("no subscription");
      // Refunding the first month leaves no plan, but a running subscription.
      const [charge] = Object.values(state().charges).filter(
        (one) => one.customer === session.customer,
      );
      if (charge) world.stripe.ledger.refund(charge, charge.amount);
      await world.deliver();
      expect(await world.planOf(person)).toBeNull();
      expect(await codeOf(await world.buy(person, "basic"))).toEqual([
        409,
        "subscription_past_due",
      ]);
      world.stripe.ledger.cancel(subscription, false);
      await world.deliver();
      expect((await world.order(person, "basic")).id).not.toBe(session.id);
    });

    it("has a limit", async () => {
      const person = await world.newPerson();
      await spend(world.cloud.sql, `stripe:checkout:${person.id}`, 600, 60);
      expect((await world.buy(person, "basic")).status).toBe(429);
    });
  });

  describe("failures of Stripe", () => {
    const attempts = () =>
      world.stripeApi.seen.filter((path) => /checkout\/sessions/.test(path)).length;

    it("the text comes in time when Stripe hangs, and there is one session in the end", async () => {
      const person = await world.newPerson();
      await world.hurried(2_000, async () => {
        world.stripeApi.fail(/checkout\/sessions/, "hang", 10);
        const asked = attempts();
        const answer = await world.buy(person, "basic");
        // Each would have waited for as long again.
        expect(attempts() - asked).toBeLessThan(4);
        expect([answer.status, (await jsonOf(answer)).error]).toEqual([
          503,
          "Failed to create checkout session",
        ]);
      });
      world.stripeApi.heal();
      await world.order(person, "basic");
      expect(sessionsOf(person)).toHaveLength(1);
    });

    it.each([
      ["breaks the connection", "reset" as const],
      ["loses its answer", "lost answer" as const],
      ["fails", { status: 500 }],
    ])("the text comes when Stripe %s, and there is one session in the end", async (_, fault) => {
      const person = await world.newPerson();
      world.stripeApi.fail(/checkout\/sessions/, fault, 10);
      const asked = attempts();
      const answer = await world.buy(person, "basic");
      // One and three more; Deno repeats what was sent over a connection that broke.
      expect(attempts() - asked).toBeLessThanOrEqual(8);
      expect([answer.status, (await jsonOf(answer)).error]).toEqual([
        503,
        "Failed to create checkout session",
      ]);
      world.stripeApi.heal();
      await world.order(person, "basic");
      expect(sessionsOf(person)).toHaveLength(1);
    });

    it("a customer deleted at Stripe is created anew", async () => {
      const person = await world.newPerson();
      const before = await world.order(person, "basic");
      world.stripe.ledger.expireSession(before);
      delete state().customers[before.customer];
      const after = await world.order(person, "basic");
      expect(after.customer).not.toBe(before.customer);
      world.stripe.ledger.pay(after);
      await world.deliver();
      expect(await world.planOf(person)).toBe("basic");
    });
  });

  it("a failing database gives the same text, and nothing is charged twice", async () => {
    const person = await world.newPerson();
    world.backend.fail(/rpc\/record_checkout/, { status: 500 });
    const answer = await world.buy(person, "basic");
    expect([answer.status, (await jsonOf(answer)).error]).toEqual([
      503,
      "Failed to create checkout session",
    ]);
    await world.order(person, "basic");
    expect(sessionsOf(person)).toHaveLength(1);
  });
}
