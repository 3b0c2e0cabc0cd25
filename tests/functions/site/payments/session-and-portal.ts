import { describe, expect, it } from "vitest";
import { bearer, codeOf, jsonOf, postJson } from "../../../support/edge-requests.ts";
import type { Person } from "../../../support/edge-world.ts";
import type { PaymentWorld } from "../../../support/payment-world.ts";

/** `GET session/{id}` and `POST portal`, for the caller's own data only. */
export async function sessionAndPortalTests(world: PaymentWorld): Promise<void> {
  const [dana, sam] = await Promise.all([world.newPerson(), world.newPerson()]);

  const state = () => world.stripe.ledger.state;

  describe("GET session/{id}", () => {
    const look = (person: Person | undefined, id: string) =>
      world.edge.call(`/session/${id}`, person ? bearer(person.token) : {});

    it("tells its owner the outcome", async () => {
      const person = await world.newPerson();
      const session = await world.order(person, "premium");
      const before = await look(person, session.id);
      expect(await jsonOf(before)).toEqual({
        payment_status: "unpaid",
        amount_total: 19900,
        currency: "usd",
        status: "open",
        plan: "premium",
        receipt_url: null,
      });
      world.stripe.ledger.pay(session);
      expect(await jsonOf(await look(person, session.id))).toMatchObject({
        payment_status: "paid",
        status: "complete",
        receipt_url: expect.stringContaining("/stripe/receipts/ch_"),
      });
    });

    it("notes that Stripe's events don't arrive when it was paid a while ago and nothing said so", async () => {
      const failing = async () => {
        const rows = await world.cloud.sql.query<{ problem: string }>(
          "select problem from private.third_parties where name = 'webhook' and problem is not null",
        );
        return rows.map(({ problem }) => problem);
      };
      const person = await world.newPerson();
      const session = await world.pay(person, "premium");
      await look(person, session.id);
      const charge = Object.values(state().charges).at(-1);
      if (!charge) throw new Error("Nothing was charged.");
      expect(await failing(), "it may still arrive").toEqual([]);
      charge.created -= 600;
      await look(person, session.id);
      await expect.poll(failing).toEqual(["silent"]);
      await world.deliver();
      await expect.poll(failing).toEqual([]);
      await look(person, session.id);
      expect(await failing()).toEqual([]);
    });

    it("notes that Stripe refuses our key, until it works", async () => {
      const problem = async () => {
        const [row] = await world.cloud.sql.query<{ problem: string | null }>(
          "select problem from private.third_parties where name = 'payments'",
        );
        return row?.problem;
      };
      const { id } = await world.order(dana, "premium");
      const refusal = JSON.stringify({ error: { type: "invalid_request_error", message: "No." } });
      world.stripeApi.fail(/checkout\/sessions/, { status: 401, body: refusal });
      expect((await look(dana, id)).status).toBe(503);
      await expect.poll(problem).toBe("key_refused");
      expect((await look(dana, id)).status).toBe(200);
      await expect.poll(problem).toBe(null);
    });

    it("is not found for anyone else", async () => {
      const { id } = await world.order(dana, "basic");
      const [foreign, unknown] = await Promise.all([
        look(sam, id),
        look(sam, "cs_test_thatNeverExisted"),
      ]);
      expect([foreign.status, unknown.status]).toEqual([404, 404]);
      const body = await jsonOf(foreign);
      expect(body).toEqual(await jsonOf(unknown));
      expect(body.error).toBe("Could not retrieve Stripe session");
      expect((await look(undefined, id)).status).toBe(401);
      expect((await look(dana, id)).status).toBe(200);
    });

    it("doesn't ask Stripe about an invalid id", async () => {
      const asked = world.stripeApi.seen.length;
      for (const id of ["pi_12345678", "cs_", "cs_test_..%2f..%2fcustomers", "x".repeat(5000)])
        expect((await look(dana, id)).status).toBe(404);
      expect(world.stripeApi.seen).toHaveLength(asked);
    });

    it("reports when Stripe hangs", async () => {
      await world.hurried(2_000, async () => {
        world.stripeApi.fail(/checkout\/sessions/, "hang", 10);
        const answer = await look(dana, "cs_test_12345678");
        expect([answer.status, (await jsonOf(answer)).error]).toEqual([
          503,
          "Could not retrieve Stripe session",
        ]);
      });
    });
  });

  describe("POST portal", () => {
    const open = (person?: Person) =>
      world.edge.call("/portal", postJson({}, person ? bearer(person.token).headers : {}));

    it("leads customers to their own billing, and back", async () => {
      const person = await world.newPerson();
      const session = await world.pay(person, "basic");
      const answer = await open(person);
      const { success, portal_url } = await jsonOf(answer);
      expect([answer.status, success]).toEqual([200, true]);
      const portal = state().portals[portal_url.split("/").at(-1)];
      expect(portal).toMatchObject({
        customer: session.customer,
        return_url: "https://site.example/choose-plan",
      });
    });

    it("has nothing for a user who never bought", async () => {
      expect(await codeOf(await open(await world.newPerson()))).toEqual([
        404,
        "billing_account_missing",
      ]);
      expect((await open()).status).toBe(401);
    });
  });

  it("allows no other method", async () => {
    for (const path of ["/create-checkout", "/portal", "/webhook"])
      expect((await world.edge.call(path)).status).toBe(405);
    expect((await world.edge.call("/session/cs_test_12345678", { method: "DELETE" })).status).toBe(
      405,
    );
    expect((await world.edge.call("/customers")).status).toBe(404);
  });
}
