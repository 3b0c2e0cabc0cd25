import { describe, expect, it } from "vitest";
import { api, rest } from "../../../support/api.ts";
import { subjectsTo } from "../../../support/edge-bookings.ts";
import { bearer, codeOf, jsonOf, postJson } from "../../../support/edge-requests.ts";
import { type Person, signUp } from "../../../support/edge-world.ts";
import type { Fault } from "../../../support/fault-proxy.ts";
import type { PaymentWorld } from "../../../support/payment-world.ts";
import { type Inhabitant, moveIn } from "./people.ts";

const GONE = { status: "deleted" };
const MAIL_ROUND = /functions\/v1\/send-booking-emails/;

/** `DELETE /user/account`, and what the scheduler completes. */
export async function deletionTests(world: PaymentWorld): Promise<void> {
  const sam = await moveIn(world);
  await world.pay(sam.person, "basic");
  await world.deliver();

  const remove = (token: string | undefined, body: unknown = { password: "correct horse" }) =>
    world.user.call("/account", {
      ...postJson(body, token ? bearer(token).headers : {}),
      method: "DELETE",
    });
  /** With a fresh sign-in, however long ago the test created the user. */
  const leave = async (person: Person | undefined) => {
    if (person) await signedInAgo(person, 0);
    return remove(person?.token);
  };
  const signedInAgo = (person: Person, seconds: number) =>
    world.cloud.sql.query(
      "update auth.sessions set created_at = now() - make_interval(secs => $2) where user_id = $1",
      [person.id, seconds],
    );
  const enter = async (grant: string, body: object) => {
    const path = `auth/v1/token?grant_type=${grant}`;
    return jsonOf(await api(world.cloud, undefined, path, postJson(body)));
  };
  const finish = (key: string) =>
    world.user.call("/finish-deletions", { method: "POST", ...bearer(key) });

  /** The rows of a user that remain, by table; none after the deletion. */
  async function remains({ person, listing, visit, files }: Inhabitant) {
    const [row] = await world.cloud.sql.query<Record<string, number>>(
      `select (select count(*)::int from auth.users where id = $1) as users,
              (select count(*)::int from public.profiles where id = $1) as profiles,
              (select count(*)::int from public.listings where id = $2) as listings,
              (select count(*)::int from public.bookings where id = $3) as bookings,
              (select count(*)::int from public.favorites where user_id = $1) as favorites,
              (select count(*)::int from public.home_marks where user_id = $1) as marks,
              (select count(*)::int from public.shared_lists where user_id = $1) as lists,
              (select count(*)::int from public.saved_searches where user_id = $1) as searches,
              (select count(*)::int from private.stripe_customers where user_id = $1) as customers,
              (select count(*)::int from storage.objects where name = any ($4)) as files`,
      [person.id, listing, visit.id, files],
    );
    return row;
  }

  const NOTHING = {
    ...{ users: 0, profiles: 0, listings: 0, bookings: 0 },
    ...{ favorites: 0, marks: 0, lists: 0, searches: 0, customers: 0, files: 0 },
  };
  const SAM_WHOLE = {
    ...{ users: 1, profiles: 1, listings: 1, bookings: 1 },
    ...{ favorites: 1, marks: 1, lists: 1, searches: 1, customers: 1, files: 2 },
  };

  it("removes the user, notifies the visitor, stops Stripe's charges, and keeps the payment records", async () => {
    const dana = await moveIn(world);
    const basic = await world.pay(dana.person, "basic");
    await world.deliver();
    const premium = await world.order(dana.person, "premium");
    const facts = await world.count("payment_facts");

    const answer = await leave(dana.person);
    expect([answer.status, await jsonOf(answer)]).toEqual([200, GONE]);

    expect(await remains(dana)).toEqual(NOTHING);
    expect(await subjectsTo(world.cloud, dana.visit.email)).toContainEqual(
      expect.stringMatching(/cancel/i),
    );
    const { state } = world.stripe.ledger;
    expect(state.subscriptions[basic.subscription ?? ""]?.status).toBe("canceled");
    expect(premium.status).toBe("expired");
    expect(await world.count("payment_facts")).toBe(facts);
    // Later events about the account are accepted and change nothing.
    expect(new Set(await world.deliver())).toEqual(new Set([200]));
    expect(await remains(sam)).toEqual(SAM_WHOLE);
    expect(state.subscriptions[subscriptionOf(sam.person)]?.status).toBe("active");

    // A second call with a token that still exists on some device.
    expect((await leave(dana.person)).status).toBe(401);
    // The email address is free again.
    const again = await signUp(world.cloud, dana.person.email.split("@")[0] ?? "");
    expect(again.id).not.toBe(dana.person.id);
  });

  it("ends a subscription whose payment hasn't reached us yet", async () => {
    const dana = await moveIn(world);
    const session = await world.pay(dana.person, "basic");
    expect((await leave(dana.person)).status).toBe(200);
    const { subscriptions } = world.stripe.ledger.state;
    expect(subscriptions[session.subscription ?? ""]?.status).toBe("canceled");
    await world.deliver();
    expect(await remains(dana)).toEqual(NOTHING);
  });

  it("is available to the user only", async () => {
    expect((await leave(undefined)).status).toBe(401);
    expect(await remains(sam)).toEqual(SAM_WHOLE);
  });

  it("requires a recent sign-in, not a refreshed session", async () => {
    const { person, ...dana } = await moveIn(world);
    const credentials = { email: person.email, password: "correct horse" };
    const first = await enter("password", credentials);
    await signedInAgo(person, 301);
    const { access_token: renewed } = await enter("refresh_token", {
      refresh_token: first.refresh_token,
    });
    for (const token of [first.access_token, renewed]) {
      expect(await codeOf(await remove(token))).toEqual([403, "sign_in_again"]);
    }
    expect(await remains({ person, ...dana })).toMatchObject({ users: 1, listings: 1 });

    const { access_token } = await enter("password", credentials);
    expect(await jsonOf(await remove(access_token))).toEqual(GONE);
    expect(await remains({ person, ...dana })).toEqual(NOTHING);
  });

  it("requires the password of an account that has one, and only of those", async () => {
    const { person, ...dana } = await moveIn(world);
    await signedInAgo(person, 0);
    for (const body of [{}, { password: "" }, { password: 7 }, { password: "a guess" }])
      expect(await codeOf(await remove(person.token, body))).toEqual([403, "wrong_password"]);
    world.backend.fail(/auth\/v1\/token/, { status: 500 });
    expect(await codeOf(await remove(person.token))).toEqual([503, "account_not_deleted"]);
    expect(await remains({ person, ...dana })).toMatchObject({ users: 1, listings: 1 });

    await world.cloud.sql.query(
      `update auth.users set raw_app_meta_data = '{"provider": "google", "providers": ["google"]}',
         encrypted_password = '' where id = $1`,
      [person.id],
    );
    expect(await jsonOf(await remove(person.token, {}))).toEqual(GONE);
  });

  it("says that it doesn't know how far it got if there is no answer to its first step", async () => {
    world.backend.fail(/begin_account_deletion/, "reset");
    expect(await codeOf(await leave(sam.person))).toEqual([503, "account_outcome_unknown"]);
    expect(await remains(sam)).toEqual(SAM_WHOLE);
  });

  describe("completes on retry after an interruption", () => {
    const steps: [step: string, where: "backend" | "stripeApi", path: RegExp, fault: Fault][] = [
      ["the first step's answer is lost", "backend", /begin_account_deletion/, "lost answer"],
      ["Stripe is down", "stripeApi", /v1\/subscriptions/, { status: 500 }],
      ["Stripe's answer is lost", "stripeApi", /v1\/subscriptions/, "lost answer"],
      ["the files can't be listed", "backend", /files_of_account/, "reset"],
      ["Storage is down", "backend", /storage\/v1\/object/, { status: 500 }],
      ["Storage's answer is lost", "backend", /storage\/v1\/object/, "lost answer"],
      ["the last step is not reached", "backend", /finish_account_deletion/, "reset"],
    ];
    it.each(steps)("%s", async (_, where, path, fault) => {
      const dana = await moveIn(world);
      const basic = await world.pay(dana.person, "basic");
      await world.deliver();
      world[where].fail(path, fault, where === "stripeApi" ? 20 : 1);
      const broken = await leave(dana.person);
      expect(broken.status).toBe(503);
      world[where].heal();

      expect(await jsonOf(await leave(dana.person))).toEqual(GONE);
      expect(await remains(dana)).toEqual(NOTHING);
      const { subscriptions } = world.stripe.ledger.state;
      expect(subscriptions[basic.subscription ?? ""]?.status).toBe("canceled");
      expect((await subjectsTo(world.cloud, dana.visit.email)).join()).toMatch(/cancel/i);
    });
  });

  it("waits, hidden, for the mail to visitors until the scheduler finishes it", async () => {
    const dana = await moveIn(world);
    world.backend.fail(MAIL_ROUND, { status: 503 });
    const answer = await leave(dana.person);
    expect([answer.status, await jsonOf(answer)]).toEqual([202, { status: "closing" }]);

    const seen = await rest(
      world.cloud,
      undefined,
      "GET",
      `listings?select=id&id=eq.${dana.listing}`,
    );
    expect(await seen.json()).toEqual([]);
    expect(await remains(dana)).toMatchObject({
      users: 1,
      bookings: 1,
      favorites: 0,
      marks: 0,
      lists: 0,
    });

    const { secretKey, sql } = world.cloud;
    // The account was worked on just now.
    expect(await jsonOf(await finish(secretKey))).toEqual({ deleted: 0, closing: 0, failed: 0 });
    await sql.query(
      "update private.account_deletions set attempted_at = now() - interval '2 minutes'",
    );
    expect(await jsonOf(await finish(secretKey))).toEqual({ deleted: 1, closing: 0, failed: 0 });
    expect(await remains(dana)).toEqual(NOTHING);
    expect((await subjectsTo(world.cloud, dana.visit.email)).join()).toMatch(/cancel/i);
  });

  it("a failing account doesn't hold up the next", async () => {
    const [dana, lou] = [await moveIn(world), await moveIn(world)];
    world.backend.fail(/finish_account_deletion/, "reset", 2);
    expect([(await leave(dana.person)).status, (await leave(lou.person)).status]).toEqual([
      503, 503,
    ]);
    const { secretKey, sql } = world.cloud;
    await sql.query(
      "update private.account_deletions set attempted_at = now() - interval '2 minutes'",
    );
    world.backend.fail(/finish_account_deletion/, "reset", 1);
    expect(await jsonOf(await finish(secretKey))).toEqual({ deleted: 1, closing: 0, failed: 1 });
    await sql.query(
      "update private.account_deletions set attempted_at = now() - interval '2 minutes'",
    );
    expect(await jsonOf(await finish(secretKey))).toEqual({ deleted: 1, closing: 0, failed: 0 });
    expect([await remains(dana), await remains(lou)]).toEqual([NOTHING, NOTHING]);
  });

  it("two runs at once lead to the right end", async () => {
    const dana = await moveIn(world);
    const answers = await Promise.all([leave(dana.person), leave(dana.person), leave(dana.person)]);
    for (const { status } of answers) expect([200, 202, 401, 403]).toContain(status);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await remains(dana)).toEqual(NOTHING);
  });

  function subscriptionOf(person: Person): string {
    const { sessions } = world.stripe.ledger.state;
    const own = Object.values(sessions).find((one) => one.client_reference_id === person.id);
    return own?.subscription ?? "";
  }
}
