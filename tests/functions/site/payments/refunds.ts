import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { api } from "../../../support/api.ts";
import { bearer, codeOf, jsonOf, postJson } from "../../../support/edge-requests.ts";
import type { Person } from "../../../support/edge-world.ts";
import type { PaymentWorld } from "../../../support/payment-world.ts";

/** `POST refund`: an operator returns a payment for a plan. */
export async function refundTests(world: PaymentWorld): Promise<void> {
  const operator = await operatorOf(world);
  const state = () => world.stripe.ledger.state;
  const refund = (person: Person | undefined, fields: Record<string, unknown>) =>
    world.edge.call(
      "/refund",
      postJson(
        { id: randomUUID(), reason: "You paid twice.", ...fields },
        person ? bearer(person.token).headers : {},
      ),
    );
  const finishAs = (key: string | undefined) =>
    world.edge.call("/finish-refunds", { method: "POST", ...(key ? bearer(key) : {}) });
  const finish = async () => {
    const answer = await finishAs(world.cloud.secretKey);
    expect(answer.status).toBe(200);
    return (await jsonOf(answer)) as { done: number; failed: number };
  };
  const pass = (span: string) =>
    world.cloud.sql.query(
      "update private.plan_refunds set tried_at = tried_at - $1::interval where done_at is null",
      [span],
    );
  const unfinished = async () => {
    const answer = await api(world.cloud, operator, "rest/v1/rpc/operator_counts", postJson({}));
    return ((await jsonOf(answer)) as unknown as [{ unfinished_refunds: string[] }])[0]
      .unfinished_refunds;
  };
  const refundsOf = (customer: string) =>
    Object.values(state().refunds)
      .filter(({ charge }) => state().charges[charge]?.customer === customer)
      .map(({ amount }) => amount);
  const toldOf = async ({ id }: Person) => {
    const rows = await world.cloud.sql.query<{ data: unknown }>(
      "select data from public.notifications where user_id = $1 and kind = 'plan_refunded'",
      [id],
    );
    return rows.map(({ data }) => data);
  };
  const paid = async (plan: "basic" | "premium") => {
    const person = await world.newPerson();
    const session = await world.pay(person, plan);
    await world.deliver();
    return { person, session, payment_id: session.invoice ?? session.payment_intent ?? "" };
  };

  describe("POST refund", () => {
    it("returns a payment, ends the plan, and tells the person why", async () => {
      const { person, session, payment_id } = await paid("premium");
      expect((await refund(operator, { payment_id })).status).toBe(200);
      expect(refundsOf(session.customer)).toEqual([19900]);
      expect(await toldOf(person)).toEqual([{ plan: "premium", reason: "You paid twice." }]);
      await world.deliver();
      expect(await world.planOf(person)).toBe(null);
    });

    it("returns a month and ends its subscription, so that no month follows", async () => {
      const { person, session, payment_id } = await paid("basic");
      expect((await refund(operator, { payment_id })).status).toBe(200);
      expect(refundsOf(session.customer)).toEqual([1499]);
      expect(state().subscriptions[session.subscription ?? ""]?.status).toBe("canceled");
      await world.deliver();
      expect(await world.planOf(person)).toBe(null);
    });

    it("returns once, however often and by whomever it is pressed", async () => {
      const { person, session, payment_id } = await paid("premium");
      const id = randomUUID();
      const answers = await Promise.all(
        [id, id, randomUUID()].map((each) => refund(operator, { id: each, payment_id })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(refundsOf(session.customer)).toEqual([19900]);
      expect(await toldOf(person)).toHaveLength(1);
      await world.deliver();
      expect((await refund(operator, { payment_id })).status).toBe(200);
      expect(refundsOf(session.customer)).toEqual([19900]);
    });

    it("is finished by another press after Stripe or the database failed in between", async () => {
      const { person, session, payment_id } = await paid("basic");
      world.stripeApi.fail(/v1\/refunds/, { status: 500 }, 20);
      expect(await codeOf(await refund(operator, { payment_id }))).toEqual([503, "refund_failed"]);
      world.stripeApi.heal();
      expect(refundsOf(session.customer)).toEqual([]);
      world.backend.fail(/rpc\/finish_refund/, { status: 500 });
      expect(await codeOf(await refund(operator, { payment_id }))).toEqual([503, "refund_failed"]);
      expect(refundsOf(session.customer)).toEqual([1499]);
      expect(await toldOf(person)).toEqual([]);
      // Stripe's events arrive before the operator presses again.
      await world.deliver();
      expect((await refund(operator, { payment_id })).status).toBe(200);
      expect(refundsOf(session.customer)).toEqual([1499]);
      expect(await toldOf(person)).toHaveLength(1);
    });

    it("is finished by the clock once, with one failing refund not holding up the others", async () => {
      const [first, second] = [await paid("premium"), await paid("premium")];
      world.stripeApi.fail(/v1\/refunds/, { status: 500 }, 40);
      for (const { payment_id } of [first, second])
        expect((await refund(operator, { payment_id })).status).toBe(503);
      world.stripeApi.heal();
      expect(await finish()).toEqual({ done: 0, failed: 0 });
      await pass("6 minutes");
      // The one that was asked for first, with all its tries.
      world.stripeApi.fail(/v1\/refunds/, { status: 500 }, TRIES);
      expect(await finish()).toEqual({ done: 1, failed: 1 });
      world.stripeApi.heal();
      expect(refundsOf(first.session.customer)).toEqual([]);
      expect(refundsOf(second.session.customer)).toEqual([19900]);
      expect(await toldOf(second.person)).toHaveLength(1);
      expect(await unfinished()).toEqual([first.person.id]);
      await pass("11 minutes");
      // Stripe has done it, and its answer is lost; then two clocks.
      world.backend.fail(/rpc\/finish_refund/, { status: 500 });
      expect(await finish()).toEqual({ done: 0, failed: 1 });
      await pass("1 hour");
      const both = await Promise.all([1, 2].map(() => finish()));
      expect(both.map(({ done }) => done).sort()).toEqual([0, 1]);
      expect(refundsOf(first.session.customer)).toEqual([19900]);
      expect(await toldOf(first.person)).toHaveLength(1);
      expect(await unfinished()).toEqual([]);
    });

    it("is finished for the clock alone", async () => {
      for (const token of [operator.token, undefined])
        expect([401, 403]).toContain((await finishAs(token)).status);
    });

    it("is refused to everyone else before anything is looked up", async () => {
      const { person, session, payment_id } = await paid("premium");
      const asked = world.stripeApi.seen.length;
      for (const each of [{ payment_id }, { payment_id: "pi_none" }, { payment_id: 4, reason: "" }])
        expect(await codeOf(await refund(person, each))).toEqual([403, "forbidden"]);
      expect((await refund(undefined, { payment_id })).status).toBe(401);
      expect(world.stripeApi.seen).toHaveLength(asked);
      expect(refundsOf(session.customer)).toEqual([]);
    });

    it("needs a reason and a payment of ours", async () => {
      const { payment_id } = await paid("premium");
      expect(await codeOf(await refund(operator, { payment_id, reason: " " }))).toEqual([
        422,
        "refund_reason_invalid",
      ]);
      expect(await codeOf(await refund(operator, { payment_id: "pi_none" }))).toEqual([
        404,
        "payment_unknown",
      ]);
    });
  });
}

/** How often the function asks Stripe for one refund before it fails. */
const TRIES = 4;

async function operatorOf(world: PaymentWorld): Promise<Person> {
  const person = await world.newPerson();
  await world.cloud.sql.query(
    `update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "operator"}' where id = $1`,
    [person.id],
  );
  // Only a token that is given from now on names the role.
  const body = { email: person.email, password: "correct horse" };
  const answer = await api(
    world.cloud,
    undefined,
    "auth/v1/token?grant_type=password",
    postJson(body),
  );
  const { access_token: token } = await jsonOf(answer);
  return { ...person, token };
}
