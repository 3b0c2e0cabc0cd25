import { randomUUID } from "node:crypto";
import { comparisonPaper, offerPaper } from "@domain/offers/offer-papers.ts";
import type { HomeOffers, Offer } from "@domain/offers/offers.ts";
import { addDays } from "@domain/site/time/time-zones.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { myOffersTool } from "../../../supabase/functions/chatbot/assistant/tools/offers.ts";
import { rest, rpc } from "../../support/api.ts";
import { insertListing, signUpAll } from "../../support/edge-world.ts";
import { startTestCloud } from "../../support/test-cloud.ts";

/**
 * Facts about a best and final offer that anyone but its buyer can learn over REST before its deadline
 * (docs/trust.md#offers): from rows, embedding, counts, filters and errors. The plays in SQL put a canary in every
 * term; this tries the ways around them.
 */
const cloud = await startTestCloud();
afterAll(cloud.stop);
const [owner, buyer, rival, stranger] = await signUpAll(cloud, "Olive", "Nora", "Bert", "Stan");
const people = { owner, buyer, rival, stranger };
await cloud.sql.exec("update auth.users set email_confirmed_at = now()");
const home = await insertListing(cloud, owner);
const offer = randomUUID();
const late = randomUUID();

/** Every term is one that nothing else has. */
const SEALED = {
  price: 777_001,
  earnest_money: 77_702,
  financing: "other",
  down_payment: 77_703,
  financing_days: 117,
  inspection_days: 57,
  appraisal_days: 87,
  appraisal_gap: 77_704,
  home_sale_days: 177,
  disclosure_days: 47,
  seller_credit: 77_705,
  agent_name: "Canary Agent",
  agent_amount: 77_706,
  possession_days: 67,
  included: "Canary included",
  excluded: "Canary excluded",
  note: "Canary note",
};
const CLOSING = addDays(new Date().toISOString().slice(0, 10), 283);
const DAYS = Object.entries(SEALED).filter(([name]) => name.endsWith("_days"));
/** Six of a million moments end in one of its figures, after the point. */
const CANARY = new RegExp(
  [
    "(?<!\\.)\\b77700?[1-6]\\b|Canary",
    CLOSING,
    ...DAYS.map(([name, days]) => `"${name}":\\s*${days}\\b`),
  ].join("|"),
);

beforeAll(async () => {
  await call("buyer", "make_offer", { id: offer, listing_id: home, ...proposal(500_000) });
  await call("rival", "make_offer", { id: randomUUID(), listing_id: home, ...proposal(1) });
  const round = randomUUID();
  const deadline = new Date(Date.now() + 7_200_000).toISOString();
  await call("owner", "call_round", { id: round, listing_id: home, deadline });
  const sealed = { ...proposal(1, { ...SEALED, closing_on: CLOSING }), round_id: round };
  await cloud.sql.exec("delete from public.notifications");
  await call("buyer", "improve_offer", { id: offer, seen: 1, ...sealed });
  await call("stranger", "make_offer", { id: late, listing_id: home, ...sealed });
});

function proposal(price: number, more: object = {}) {
  const closing_on = addDays(new Date().toISOString().slice(0, 10), 40);
  return {
    terms: { price, financing: "cash", closing_on, included: "", excluded: "", note: "", ...more },
    valid_until: new Date(Date.now() + 3 * 86_400_000).toISOString(),
  };
}

/** Something of the type, with an id wherever one is asked for. */
function exampleOf(type: string, id: string, later: string): unknown {
  if (type === "uuid") return id;
  if (type.startsWith("uuid[")) return [id];
  if (/int|numeric|double/.test(type)) return 2;
  if (type === "boolean") return false;
  if (/timestamp|date/.test(type)) return later;
  if (type.startsWith("json")) return {};
  return type.endsWith("[]") ? [] : "x";
}

const read = (who: keyof typeof people, path: string, method = "GET") =>
  rest(cloud, people[who], method, path, undefined, { prefer: "count=exact" });

async function call(who: keyof typeof people, name: string, args: object) {
  const answer = await rpc(cloud, people[who], name, args);
  const body = await answer.json();
  expect(answer.status, JSON.stringify(body)).toBe(200);
  return body;
}

describe("a sealed offer before the deadline", () => {
  it("the buyer reads their own sealed offer", async () => {
    const [row] = await (await read("buyer", "offers?select=*,offer_versions(*)")).json();
    expect(row.offer_versions).toHaveLength(2);
    const text = JSON.stringify(row);
    for (const value of [...Object.values(SEALED), CLOSING])
      expect(text).toContain(JSON.stringify(value));
    expect(text).toMatch(CANARY);
    for (const [name, value] of Object.entries({ ...SEALED, closing_on: CLOSING }))
      if (name !== "financing") expect(JSON.stringify({ [name]: value }), name).toMatch(CANARY);
  });

  it("every relation of the API, with everything that can be embedded, has nothing of it", async () => {
    const tables = await cloud.sql.query<{ name: string }>(
      `select c.relname as name from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
         and has_any_column_privilege('authenticated', c.oid, 'select') order by 1`,
    );
    const links = await cloud.sql.query<{ one: string; other: string }>(
      `select distinct c.conrelid::regclass::text as one, c.confrelid::regclass::text as other
       from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace
         and concat(c.conrelid::regclass, ' ', c.confrelid::regclass) ~ 'offer'
         and c.confrelid <> 'auth.users'::regclass`,
    );
    const embedded = links.flatMap(({ one, other }) => [
      `${one}?select=*,${other}(*)`,
      `${other}?select=*,${one}(*)`,
    ]);
    const paths = [...tables.map(({ name }) => name), ...embedded];
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths)
      for (const text of await Promise.all(
        (["owner", "rival"] as const).map(async (who) => (await read(who, path)).text()),
      )) {
        expect(text, path).not.toMatch(CANARY);
        expect(text, path).not.toContain(late);
      }
  });

  it.each(["xmax", "xmin", "ctid", "cmax"])("%s tells nothing about who acts", async (column) => {
    for (const path of [
      `offers?select=id,${column}`,
      `offers?order=${column}`,
      `offers?${column}=not.is.null`,
      `offer_rounds?select=${column}`,
    ]) {
      const answer = await read("owner", path);
      expect(answer.status, path).toBeGreaterThanOrEqual(400);
      expect(await answer.text(), path).not.toContain(offer);
    }
  });

  it("nobody is told of it, and no table is broadcast", async () => {
    expect(
      await cloud.sql.query(
        "select kind from public.notifications where kind like 'offer%' and user_id <> $1",
        [buyer.id],
      ),
    ).toEqual([]);
    expect(await cloud.sql.query("select from pg_publication_tables")).toEqual([]);
  });

  it("news about the offers doesn't tell of a sealed one, in rows, to the owner, or in anybody's mail", async () => {
    const tell = (id: string, side: string, kind: string) =>
      cloud.sql.query(
        "select private.tell_offer(o, $2, $3, '{}') from public.offers o where o.id = $1",
        [id, side, kind],
      );
    for (const side of ["owner", "buyer"])
      for (const kind of ["offer_made", "offer_countered", "offer_withdrawn", "offer_round_ends"])
        for (const id of [offer, late]) await tell(id, side, kind);
    await cloud.sql.exec(
      "update private.email_outbox set created_at = created_at - interval '3 minutes', next_attempt_at = now() - interval '1 minute' where waits",
    );
    const rows = await cloud.sql.query("select * from public.notifications");
    const mail = await cloud.sql.query("select news from private.claim_notification_mails(100)");
    for (const text of [JSON.stringify(rows), JSON.stringify(mail)]) {
      expect(text).toContain("500000");
      expect(text).not.toMatch(CANARY);
    }
    await cloud.sql.exec("delete from public.notifications; delete from private.email_outbox");
  });

  it("neither Vesty nor a paper knows of a sealed offer", async () => {
    const home_offers: HomeOffers = await call("owner", "offers_of_home", { listing_id: home });
    const listings = async () => [{ id: home, title: "Home", status: "active" }];
    const data = { listings, offers: async () => home_offers };
    const said = await myOffersTool.run({ in_detail: true }, { data, now: new Date() } as never);
    expect(JSON.stringify(said)).toContain("500000");
    expect(JSON.stringify(said)).not.toMatch(CANARY);
    const now = new Date();
    const known: Offer = await call("owner", "my_offer", { id: offer });
    const own: Offer = await call("buyer", "my_offer", { id: offer });
    expect(JSON.stringify(own)).toMatch(CANARY);
    for (const paper of [
      comparisonPaper(home_offers, { order: "net", now }),
      offerPaper(known, now),
      offerPaper(own, now),
    ]) {
      expect(JSON.stringify(paper)).toContain("$500,000");
      expect(JSON.stringify(paper)).not.toMatch(/\$777|\$77,70|Canary|117 days|177 days/);
    }
    const sealed: Offer = await call("stranger", "my_offer", { id: late });
    expect(offerPaper(sealed, now)).toBeNull();
  });

  it.each([
    "offers?select=*,offer_versions(*,offer_files(*)),offer_acts(*),sales(*)",
    "offer_versions?price=eq.777001",
    "offer_versions?note=like.Can*",
    "offer_versions?select=price&order=price.desc",
  ])("the owner and a rival find nothing of it at %s", async (path) => {
    for (const who of ["owner", "rival"] as const) {
      const text = await (await read(who, path)).text();
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
        const answer = await read(who, path, "HEAD");
        expect(`*/${answer.headers.get("content-range")?.split("/")[1]}`, `${who} ${path}`).toBe(
          count,
        );
      }
  });

  it("no answer and no error says that a sealed offer is there", async () => {
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
      const answer = await rpc(cloud, owner, name, args);
      const text = await answer.text();
      expect(text, name).not.toMatch(CANARY);
      expect(text, name).not.toContain(late);
    }
  });

  it("every function of the API, asked with its ids, answers without it", async () => {
    const functions = await cloud.sql.query<{ name: string; args: [string, string][] | null }>(
      `select p.proname as name,
         (select json_agg(json_build_array(a.name, p.proargtypes[a.n - 1]::regtype::text))
          from unnest(p.proargnames[1:p.pronargs]) with ordinality as a (name, n)) as args
       from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
         and has_function_privilege('authenticated', p.oid, 'execute') order by 1`,
    );
    expect(functions.length).toBeGreaterThan(30);
    const later = new Date(Date.now() + 86_400_000).toISOString();
    const asked = async (name: string, args: [string, string][], id: string) => {
      const sent = args.map(([arg, type]) => [arg, exampleOf(type, id, later)]);
      return (await rpc(cloud, owner, name, Object.fromEntries(sent))).text();
    };
    for (const { name, args } of functions) {
      const takesId = args?.some(([, type]) => type.startsWith("uuid"));
      const ids = takesId ? [offer, late, home] : [offer];
      for (const text of await Promise.all(ids.map((id) => asked(name, args ?? [], id))))
        expect(text, name).not.toMatch(CANARY);
    }
    const known = await call("owner", "my_offer", { id: offer });
    expect(known).toMatchObject({ version: 1, state: "open" });
  });

  it("the service key reads no terms of a sealed offer", async () => {
    const headers = { apikey: cloud.secretKey };
    for (const table of ["offer_versions", "offer_files", "sale_figures"]) {
      const answer = await fetch(`${cloud.apiUrl}/rest/v1/${table}`, { headers });
      expect(await answer.text(), table).not.toMatch(CANARY);
    }
  });
});

it("all sealed offers open at the deadline, before any tick", async () => {
  await cloud.sql.exec(
    "update public.offer_rounds set called_at = now() - interval '2 hours', deadline = now()",
  );
  const { offers } = await call("owner", "offers_of_home", { listing_id: home });
  expect(offers.map(({ version }: { version: number }) => version)).toEqual([2, 1, 1]);
  const [highest] = await (await read("owner", "offer_versions?order=price.desc&limit=1")).json();
  expect(highest.price).toBe(777_001);
  const { state } = await call("owner", "accept_offer", { id: offer, n: 2 });
  expect(state).toBe("accepted");
});
