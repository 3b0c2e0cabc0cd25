import { afterAll, expect, it } from "vitest";
import { bearer, codeOf, jsonOf, postJson } from "../../../support/edge-requests.ts";
import type { Person } from "../../../support/edge-world.ts";
import type { PaymentWorld } from "../../../support/payment-world.ts";

/** A site that takes no payments: `stripe` says so, and `user` works as usual. */
export async function notSetUpTests(world: PaymentWorld): Promise<void> {
  const [without, dana] = await Promise.all([world.startWith({}), world.newPerson()]);
  afterAll(() => without?.stop());

  const leave = (user: PaymentWorld["user"], { token }: Person) =>
    user.call("/account", {
      ...postJson({ password: "correct horse" }, bearer(token).headers),
      method: "DELETE",
    });

  it.each([
    ["checkout", "/create-checkout", () => postJson({ user_id: dana.id, plan: "basic" })],
    ["a session", "/session/cs_test_12345678", () => ({})],
    ["the portal", "/portal", () => postJson({})],
    ["the webhook", "/webhook", () => postJson({})],
  ])("%s answers that payment is not set up", async (_, path, init: () => RequestInit) => {
    const headers = { ...init().headers, ...bearer(dana.token).headers };
    const answer = await without.edge.call(path, { ...init(), headers });
    expect([answer.status, await jsonOf(answer)]).toEqual([
      503,
      expect.objectContaining({
        error: "Payment is not set up on this site.",
        code: "payment_not_set_up",
      }),
    ]);
  });

  it("the plans page can ask whether payments are set up", async () => {
    expect(await jsonOf(await without.edge.call("/status"))).toEqual({ is_set_up: false });
    expect(await jsonOf(await world.edge.call("/status"))).toEqual({ is_set_up: true });
  });

  it("plan, export and deletion work without calling Stripe", async () => {
    // A person who leaves has signed in within five minutes, which the tests before this one can take.
    const sam = await world.newPerson();
    const asked = world.stripeApi.seen.length;
    const plan = await without.user.call(`/subscription/${sam.id}`, bearer(sam.token));
    expect(await jsonOf(plan)).toEqual({ user_id: sam.id, subscription_plan: null });
    expect((await without.user.call("/export", bearer(sam.token))).status).toBe(200);
    const gone = await leave(without.user, sam);
    expect([gone.status, await jsonOf(gone)]).toEqual([200, { status: "deleted" }]);
    expect(world.stripeApi.seen).toHaveLength(asked);
  });

  it("refuses to delete an account that Stripe would keep charging", async () => {
    const sam = await world.newPerson();
    const { subscription } = await world.pay(sam, "basic");
    await world.deliver();
    const status = () => world.stripe.ledger.state.subscriptions[subscription ?? ""]?.status;
    expect(await codeOf(await leave(without.user, sam))).toEqual([503, "account_closing"]);
    expect(status()).toBe("active");
    expect((await leave(world.user, sam)).status).toBe(200);
    expect(status()).toBe("canceled");
  });

  it.each([
    ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
    ["STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY"],
  ])("payment with %s alone names %s, and `user` works", async (set, missing) => {
    const half = await world.startWith({ [set]: "half_set" });
    const sam = await world.newPerson();
    const answer = await half.edge.call("/status");
    expect([answer.status, (await jsonOf(answer)).missing]).toEqual([503, [missing]]);
    expect((await leave(half.user, sam)).status).toBe(200);
    await half.stop();
  });
}
