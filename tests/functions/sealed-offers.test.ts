import { randomUUID } from "node:crypto";
import { addDays } from "@domain/time-zones.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Cloud } from "../../local/cloud.ts";
import { insertListing, type Person, signUp } from "../support/edge-world.ts";
import { startTestCloud } from "../support/test-cloud.ts";

/**
 * A best and final offer over REST before its deadline (docs/trust.md#offers): rows, embedding,
 * counts, filters and errors of everybody but its buyer. The plays in SQL have a canary in every
 * term; here are the roads around them.
 */
let cloud: Cloud;
let people: Record<"owner" | "buyer" | "rival" | "stranger", Person>;
let home: string;
let offer: string;
let late: string;

const CANARY = /\b777001\b|Canary|\b543210\b/;

beforeAll(async () => {
  cloud = await startTestCloud();
  const [owner, buyer, rival, stranger] = await Promise.all(
    ["Olive", "Nora", "Bert", "Stan"].map((name) => signUp(cloud, name)),
  );
  people = { owner, buyer, rival, stranger } as typeof people;
  await cloud.sql.exec("update auth.users set email_confirmed_at = now()");
  home = await insertListing(cloud, people.owner);
  offer = randomUUID();
  late = randomUUID();
  await call("buyer", "make_offer", { id: offer, listing_id: home, ...proposal(500_000) });
  await call("rival", "make_offer", { id: randomUUID(), listing_id: home, ...proposal(1) });
  const round = randomUUID();
  const deadline = new Date(Date.now() + 7_200_000).toISOString();
  await call("owner", "call_round", { id: round, listing_id: home, deadline });
  const sealed = {
    ...proposal(777_001, { note: "Canary", earnest_money: 543_210 }),
    round_id: round,
  };
  await call("buyer", "improve_offer", { id: offer, seen: 1, ...sealed });
  await call("stranger", "make_offer", { id: late, listing_id: home, ...sealed });
});
afterAll(() => cloud?.stop());

function proposal(price: number, more: object = {}) {
  const closing_on = addDays(new Date().toISOString().slice(0, 10), 40);
  return {
    terms: { price, financing: "cash", closing_on, included: "", excluded: "", note: "", ...more },
    valid_until: new Date(Date.now() + 3 * 86_400_000).toISOString(),
  };
}

function rest(who: keyof typeof people, path: string, init: RequestInit = {}) {
  return fetch(`${cloud.apiUrl}/rest/v1/${path}`, {
    ...init,
    headers: {
      apikey: cloud.publishableKey,
      authorization: `Bearer ${people[who].token}`,
      "content-type": "application/json",
      prefer: "count=exact",
      ...init.headers,
    },
  });
}

async function call(who: keyof typeof people, name: string, args: object) {
  const answer = await rest(who, `rpc/${name}`, { method: "POST", body: JSON.stringify(args) });
  const body = await answer.json();
  expect(answer.status, JSON.stringify(body)).toBe(200);
  return body;
}

describe("before the deadline", () => {
  it("its buyer reads it", async () => {
    const [row] = await (await rest("buyer", "offers?select=*,offer_versions(*)")).json();
    expect(row.offer_versions).toHaveLength(2);
    expect(JSON.stringify(row)).toMatch(CANARY);
  });

  it.each([
    "offers?select=*,offer_versions(*,offer_files(*)),offer_acts(*),sales(*)",
    "offer_versions?select=*,offers(*),offer_rounds(*)",
    "offer_rounds?select=*,offer_versions(*)",
    "offer_versions?price=eq.777001",
    "offer_versions?note=like.Can*",
    "offer_versions?select=price&order=price.desc",
    "listings?select=id,offers(*,offer_versions(*))",
    "notifications",
  ])("the owner and a rival find nothing of it at %s", async (path) => {
    for (const who of ["owner", "rival"] as const) {
      const text = await (await rest(who, path)).text();
      expect(text).not.toMatch(CANARY);
      expect(text).not.toContain(late);
    }
  });

  it("nobody counts it", async () => {
    for (const [path, owner, rival] of [
      ["offer_versions", "*/2", "*/1"],
      ["offers", "*/2", "*/1"],
      ["offer_versions?price=gt.500000", "*/0", "*/0"],
    ] as const)
      for (const [who, count] of [
        ["owner", owner],
        ["rival", rival],
      ] as const) {
        const answer = await rest(who, path, { method: "HEAD" });
        expect(`*/${answer.headers.get("content-range")?.split("/")[1]}`, `${who} ${path}`).toBe(
          count,
        );
      }
  });

  it("no answer and no error says that it is there", async () => {
    const known = await call("owner", "my_offer", { id: offer });
    expect(known).toMatchObject({ version: 1, state: "open" });
    const acts = [
      ["offers_of_home", { listing_id: home }],
      ["my_offer", { id: late }],
      ["my_offers", {}],
      ["accept_offer", { id: late, n: 1 }],
      ["accept_offer", { id: offer, n: 2 }],
      ["counter_offer", { id: offer, seen: 2, ...proposal(2) }],
      ["decline_offer", { id: late, n: 0 }],
      ["make_offer", { id: late, listing_id: home, ...proposal(2) }],
    ] as const;
    for (const [name, args] of acts) {
      const answer = await rest("owner", `rpc/${name}`, {
        method: "POST",
        body: JSON.stringify(args),
      });
      const text = await answer.text();
      expect(text, name).not.toMatch(CANARY);
      expect(text, name).not.toContain(late);
    }
  });

  it("not even the service key reads terms", async () => {
    const headers = { apikey: cloud.secretKey };
    for (const table of ["offer_versions", "offer_files", "sale_figures"]) {
      const answer = await fetch(`${cloud.apiUrl}/rest/v1/${table}`, { headers });
      expect(await answer.text(), table).not.toMatch(CANARY);
    }
  });
});

it("at the deadline all of them open, before any tick", async () => {
  await cloud.sql.exec(
    "update public.offer_rounds set called_at = now() - interval '2 hours', deadline = now()",
  );
  const { offers } = await call("owner", "offers_of_home", { listing_id: home });
  expect(offers.map(({ version }: { version: number }) => version)).toEqual([2, 1, 1]);
  const [highest] = await (await rest("owner", "offer_versions?order=price.desc&limit=1")).json();
  expect(highest.price).toBe(777_001);
  const { state } = await call("owner", "accept_offer", { id: offer, n: 2 });
  expect(state).toBe("accepted");
});
