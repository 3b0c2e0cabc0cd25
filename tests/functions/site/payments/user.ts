import { describe, expect, it } from "vitest";
import { rest } from "../../../support/api.ts";
import { bearer, codeOf, jsonOf } from "../../../support/edge-requests.ts";
import type { Person } from "../../../support/edge-world.ts";
import type { PaymentWorld } from "../../../support/payment-world.ts";

/** The function `user`, and the same answer through REST. */
export async function userTests(world: PaymentWorld): Promise<void> {
  const [dana, sam] = await Promise.all([world.newPerson(), world.newPerson()]);
  await world.pay(dana, "premium");
  await world.deliver();

  const ask = (person: Person | undefined, id: string, init: RequestInit = {}) =>
    world.user.call(`/subscription/${id}`, { ...init, ...(person ? bearer(person.token) : {}) });

  describe("GET user/subscription/{userId}", () => {
    it("tells users their own plan", async () => {
      const answer = await ask(dana, dana.id);
      expect(answer.status).toBe(200);
      expect(await jsonOf(answer)).toEqual({ user_id: dana.id, subscription_plan: "premium" });
      expect(await jsonOf(await ask(sam, sam.id))).toEqual({
        user_id: sam.id,
        subscription_plan: null,
      });
    });

    it("tells no one another user's plan", async () => {
      const unknown = crypto.randomUUID();
      const [foreign, nobody] = await Promise.all([ask(sam, dana.id), ask(sam, unknown)]);
      expect([foreign.status, nobody.status]).toEqual([403, 403]);
      expect(await jsonOf(foreign)).toEqual(await jsonOf(nobody));
      expect((await ask(undefined, dana.id)).status).toBe(401);
      expect((await ask(sam, `${sam.id}'--`)).status).toBe(403);
    });

    it("is read-only", async () => {
      for (const method of ["POST", "PUT", "PATCH", "DELETE"])
        expect((await ask(dana, dana.id, { method })).status).toBe(405);
    });

    it("reports when the database fails", async () => {
      world.backend.fail(/rest\/v1\/subscriptions/, { status: 500 });
      expect(await codeOf(await ask(dana, dana.id))).toEqual([503, "subscription_unavailable"]);
    });

    it("through REST, users read their own row and change none", async () => {
      const own = (method: string, body?: object) =>
        rest(world.cloud, sam, method, "subscriptions?select=*", body);
      expect(await jsonOf(await own("GET"))).toEqual([
        { user_id: sam.id, subscription_plan: null },
      ]);
      for (const method of ["POST", "PATCH", "DELETE"]) {
        const body = { user_id: sam.id, subscription_plan: "premium" };
        const answer = await own(method, method === "DELETE" ? undefined : body);
        expect(answer.ok).toBe(false);
      }
      expect(await jsonOf(await own("GET"))).toEqual([
        { user_id: sam.id, subscription_plan: null },
      ]);
    });
  });
}
