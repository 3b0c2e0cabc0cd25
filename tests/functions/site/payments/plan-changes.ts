import { describe, expect, it } from "vitest";
import { jsonOf } from "../../../support/edge-requests.ts";
import type { PaymentWorld } from "../../../support/payment-world.ts";

/** Changes of a plan after its purchase (docs/trust.md C7 to C9). */
export function planChangeTests(world: PaymentWorld): void {
  const refundsOf = (customer: string) => {
    const { charges, refunds } = world.stripe.ledger.state;
    return Object.values(refunds)
      .filter(({ charge }) => charges[charge]?.customer === customer)
      .map(({ amount }) => amount);
  };
  /** Delivers the waiting events of this type, and no others. */
  const deliverOnly = async (type: string) => {
    for (const event of world.stripe.ledger.state.events) {
      if (event.delivered_at !== null || JSON.parse(event.payload).type !== type) continue;
      const { status } = await world.hook(event.payload);
      if (status === 200) event.delivered_at = Date.now();
    }
  };

  describe("upgrading", () => {
    it("ends the running basic subscription and refunds its month, once, whatever order events arrive in", async () => {
      const person = await world.newPerson();
      const basic = await world.pay(person, "basic");
      await world.deliver();
      expect(await world.planOf(person)).toBe("basic");

      await world.pay(person, "premium");
      expect(new Set(await world.deliver())).toEqual(new Set([200]));
      const { state } = world.stripe.ledger;
      expect(state.subscriptions[basic.subscription ?? ""]?.status).toBe("canceled");
      expect(refundsOf(basic.customer)).toEqual([1499]);
      expect(state.customers[basic.customer]?.balance).toBe(0);

      await world.deliver();
      const all = state.events.filter(({ payload }) => payload.includes(basic.customer));
      for (const event of all.reverse()) expect((await world.hook(event.payload)).status).toBe(200);
      expect(refundsOf(basic.customer)).toEqual([1499]);
      expect(await world.planOf(person)).toBe("premium");
    });

    it("refunds a month whose payment becomes known only after premium's", async () => {
      const person = await world.newPerson();
      const basic = await world.pay(person, "basic");
      await deliverOnly("invoice.paid");
      await world.pay(person, "premium");
      await deliverOnly("checkout.session.completed");
      expect(refundsOf(basic.customer)).toEqual([]);
      await deliverOnly("invoice_payment.paid");
      expect(refundsOf(basic.customer)).toEqual([1499]);
      await world.deliver();
      expect(refundsOf(basic.customer)).toEqual([1499]);
    });

    it("refunds only what was not refunded by hand before", async () => {
      const { ledger } = world.stripe;
      const person = await world.newPerson();
      const basic = await world.pay(person, "basic");
      const [charge] = Object.values(ledger.state.charges).filter(
        ({ customer }) => customer === basic.customer,
      );
      if (!charge) throw new Error("no charge");
      ledger.refund(charge, 1000);
      await world.deliver();
      await world.pay(person, "premium");
      await world.deliver();
      expect(refundsOf(basic.customer)).toEqual([1000, 499]);
      await world.deliver();
    });

    it("tries a refund again until Stripe has made it", async () => {
      const person = await world.newPerson();
      const basic = await world.pay(person, "basic");
      await world.deliver();
      await world.pay(person, "premium");
      world.stripeApi.fail(/v1\/refunds/, { status: 500 }, 20);
      expect(await world.deliver()).toContain(503);
      expect(refundsOf(basic.customer)).toEqual([]);
      world.stripeApi.heal();
      await world.deliver();
      expect(refundsOf(basic.customer)).toEqual([1499]);
    });

    it("is retried until Stripe has done it", async () => {
      const person = await world.newPerson();
      const basic = await world.pay(person, "basic");
      await world.deliver();
      await world.pay(person, "premium");
      world.stripeApi.fail(/v1\/subscriptions/, { status: 500 }, 20);
      expect(await world.deliver()).toContain(503);
      // Premium doesn't wait for it.
      expect(await world.planOf(person)).toBe("premium");
      const { subscriptions } = world.stripe.ledger.state;
      expect(subscriptions[basic.subscription ?? ""]?.status).toBe("active");
      world.stripeApi.heal();
      await world.deliver();
      expect(subscriptions[basic.subscription ?? ""]?.status).toBe("canceled");
    });

    it("closes the basic checkout waiting in another tab", async () => {
      const person = await world.newPerson();
      const other = await world.order(person, "basic");
      await world.pay(person, "premium");
      await world.deliver();
      expect(other.status).toBe("expired");
    });

    it("upgrading in two tabs at once ends with premium, each plan paid for once, and no subscription", async () => {
      const person = await world.newPerson();
      const [basic, premium] = await Promise.all([
        world.order(person, "basic"),
        world.order(person, "premium"),
      ]);
      world.stripe.ledger.pay(basic);
      world.stripe.ledger.pay(premium);
      await world.deliver();
      await world.deliver();
      expect(await world.planOf(person)).toBe("premium");
      const { subscriptions } = world.stripe.ledger.state;
      expect(subscriptions[basic.subscription ?? ""]?.status).toBe("canceled");
    });
  });

  describe("a plan after its purchase", () => {
    it("follows renewals, declines, refunds, disputes and the end", async () => {
      const { ledger } = world.stripe;
      const person = await world.newPerson();
      const session = await world.pay(person, "basic");
      const subscription = ledger.state.subscriptions[session.subscription ?? ""];
      if (!subscription) throw new Error("no subscription");
      const planAfter = async (act: () => unknown) => {
        act();
        await world.deliver();
        return world.planOf(person);
      };
      const charge = () => {
        const own = Object.values(ledger.state.charges).filter(
          (one) => one.customer === session.customer,
        );
        const last = own.at(-1);
        if (!last) throw new Error("no charge");
        return last;
      };
      expect(await planAfter(() => {})).toBe("basic");
      expect(await planAfter(() => ledger.openDispute(charge()))).toBeNull();
      const [dispute] = Object.values(ledger.state.disputes);
      expect(await planAfter(() => dispute && ledger.closeDispute(dispute, "lost"))).toBeNull();
      expect(await planAfter(() => ledger.renew(subscription, true))).toBe("basic");
      expect(await planAfter(() => ledger.refund(charge(), 100))).toBe("basic");
      expect(await planAfter(() => ledger.refund(charge(), 1399))).toBeNull();
      const refund = Object.values(ledger.state.refunds).at(-1);
      expect(await planAfter(() => refund && ledger.failRefund(refund))).toBe("basic");
      expect(await planAfter(() => ledger.cancelAtPeriodEnd(subscription, true))).toBe("basic");
      expect(await planAfter(() => ledger.cancel(subscription, false))).toBeNull();
    });

    it("waits for a delayed payment, and is not granted if it fails", async () => {
      const { ledger } = world.stripe;
      const patient = await world.newPerson();
      const session = await world.order(patient, "premium");
      ledger.payLater(session, true);
      await world.deliver();
      expect(await world.planOf(patient)).toBeNull();
      const again = await world.buy(patient, "premium");
      expect((await jsonOf(again)).code).toBe("payment_processing");
      ledger.settleDelayed(session, true);
      await world.deliver();
      expect(await world.planOf(patient)).toBe("premium");

      const unlucky = await world.newPerson();
      const failed = await world.order(unlucky, "premium");
      ledger.payLater(failed, false);
      ledger.settleDelayed(failed, false);
      await world.deliver();
      expect(await world.planOf(unlucky)).toBeNull();
      expect((await world.order(unlucky, "premium")).id).not.toBe(failed.id);
    });
  });
}
