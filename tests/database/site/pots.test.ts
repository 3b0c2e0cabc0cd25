// Long, because a swarm takes all that it can from each of forty pots.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { POTS, type Pot } from "@domain/site/errors/pots.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { ownDatabase } from "../../support/database.ts";
import { PROJECT_ROOT } from "../../support/imports.ts";
import { schemaFiles } from "../../support/schemas.ts";

/**
 * Every pot against a swarm (decision 207): it takes what it can, then an honest newcomer and an honest person with
 * standing still get their part. The catalogue finds everything that counts, so that nothing is shared without a pot.
 */
const database = ownDatabase();

const STANDINGS = ["guest", "new", "known", "established"] as const;
type Standing = (typeof STANDINGS)[number];
type Caller = { account: string; standing: Standing; address: string; email?: string };

/** Parts are percentages, so a smaller pot is shared out as the whole one is. */
const sizeOf = (pot: string) => Math.min(POTS[pot]?.size ?? 100, 100);

/** How often this caller gets one; it tries until it is refused, `most` times at the most. */
async function takes(pot: string, caller: Caller, most = 1): Promise<number> {
  const [row] = await database.query<{ n: number }>(
    `select count(*)::integer as n from (
       select private.take_part($1, 'subject', row($2::text, $3::text, private.origins_of(private.networks_of($4)) || $5::text[])::private.caller,
                                null, 1, $6::bigint) as got
       from generate_series(1, $7::integer)) as tries where got`,
    [
      pot,
      caller.account,
      caller.standing,
      caller.address,
      caller.email === undefined ? [] : [`d:${caller.email.split("@")[1]}`],
      sizeOf(pot),
      most,
    ],
  );
  return row?.n ?? 0;
}

/** The standing of newcomers: the first for whom the pot has a part. */
const newcomer = ({ parts }: Pot): Standing =>
  STANDINGS[parts.findIndex((part) => part > 0)] ?? "new";

/** Pots that the people of one home, offer or list share with each other, whom nobody else can stop. */
const isOwn = ({ parts }: Pot) => parts[0] === 100;

const SWARMS: Record<string, (n: number, standing: Standing) => Caller> = {
  "one domain, a network for each account": (n, standing) => ({
    account: `mallory${n}`,
    standing,
    address: `20.${n >> 8}.${n & 255}.1`,
    email: `m${n}@catch-all.example`,
  }),
  "one network, a mailbox at a large provider for each account": (n, standing) => ({
    account: `mallory${n}`,
    standing,
    address: `20.1.1.${n & 255}`,
  }),
  "one provider's IPv6 network, a /48 for each account": (n, standing) => ({
    account: `mallory${n}`,
    standing,
    address: `2001:db8:${n.toString(16)}::1`,
  }),
  "one account, from everywhere": (n, standing) => ({
    account: "mallory",
    standing,
    address: `20.${n >> 8}.${n & 255}.1`,
    email: "mallory@catch-all.example",
  }),
};

const SHARED = Object.entries(POTS).filter(([, pot]) => !isOwn(pot));

beforeEach(() => database.exec("delete from private.rate_buckets"));

describe.each(Object.keys(SWARMS))("a swarm from %s", (name) => {
  const member = SWARMS[name];

  it.each(SHARED)("leaves %s to others", async (pot, rule) => {
    for (const standing of [newcomer(rule), "new", "known"] as const)
      for (let n = 0; n < 50; n += 1) if (member) await takes(pot, member(n, standing), 4);
    const nora = { account: "nora", standing: newcomer(rule), address: "198.51.100.7" };
    expect(await takes(pot, nora), "a newcomer").toBe(1);
    const olive = { account: "olive", standing: "established", address: "192.0.2.9" } as const;
    expect(await takes(pot, olive), "a person with standing").toBe(1);
  });
});

it.each(SHARED)(
  "a network that takes from %s each hour of a day leaves it to others",
  async (pot, rule) => {
    for (let hour = 0; hour < 24; hour += 1) {
      if (rule.windowSeconds === 3600) await database.exec("delete from private.rate_buckets");
      for (let n = 0; n < 6; n += 1) {
        const mallory = {
          account: `mallory${hour}-${n}`,
          standing: newcomer(rule),
          address: "20.1.1.1",
        };
        await takes(pot, mallory, 4);
      }
    }
    const nora = { account: "nora", standing: newcomer(rule), address: "198.51.100.7" };
    expect(await takes(pot, nora)).toBe(1);
  },
);

it.each(SHARED)("newcomers from everywhere leave the reserve of %s", async (pot) => {
  for (let n = 0; n < 60; n += 1) {
    const account = { account: `m${n}`, address: `20.1.${n}.1`, standing: "known" } as const;
    await takes(pot, account, 5);
  }
  const olive = { account: "olive", standing: "established", address: "192.0.2.9" } as const;
  expect(await takes(pot, olive)).toBe(1);
});

it.each(Object.entries(POTS))(
  "%s is used up for a caller, and not a moment later",
  async (pot, rule) => {
    const mallory: Caller = { account: "mallory", standing: "established", address: "20.1.1.1" };
    const got = await takes(pot, mallory, sizeOf(pot) + 1);
    expect(got).toBeGreaterThan(0);
    expect(got).toBeLessThanOrEqual(rule.each ?? sizeOf(pot));
  },
);

it("a part that was taken for a subject is given back, or only to the pot", async () => {
  const take = `select private.take_part('offers', 'home', row('nora', 'new', '{n1:net}')::private.caller, md5('offer')::uuid)`;
  const counted = () =>
    database.query("select key, n::integer from private.rate_buckets order by key");
  await database.query(take);
  const all = await counted();
  expect(all).toHaveLength(4);
  await database.query("select private.give_part(md5('offer')::uuid)");
  expect(await counted()).toEqual([]);
  await database.query(take);
  await database.query("select private.give_part(md5('offer')::uuid, true)");
  expect(await counted()).toEqual([
    { key: "offers:home/new@n1:net", n: 1 },
    { key: "offers:home=nora", n: 1 },
  ]);
  expect(await database.query("select from private.pot_takings")).toEqual([]);
});

it("the domain of an address is what somebody registered, and none at a large provider", async () => {
  const rows = await database.query<{ domain: string | null }>(
    `select private.domain_of(email) as domain from unnest(array[
       'a@gmail.com', 'a@mail.title.co', 'a@a.b.title.com', 'a@x.y.title.co.uk', 'a@title.us', 'A@Title.COM']) as email`,
  );
  expect(rows.map(({ domain }) => domain)).toEqual([
    null,
    "title.co",
    "title.com",
    "title.co.uk",
    "title.us",
    "title.com",
  ]);
});

describe("the catalogue", () => {
  /** Counters that stop nobody but their own caller, by the beginning of their key, with whom they stop. */
  const OWN: Record<string, string> = {
    "account-mail": "a network that says that mail doesn't arrive",
    "answers:person": "an owner",
    appointment: "a party, and a network of parties",
    "booking:mailbox": "a mailbox, which gets an email for each",
    "booking:network": "a network",
    "booking:network-day": "a network",
    "booking:network-home": "a network",
    "booking:network-home-sure": "a network",
    "booking:visitor": "a mailbox",
    "check-in": "an owner",
    "conversation:by-owner": "an owner",
    "conversation:person": "a person",
    disclosure: "a person",
    "disclosure-answer": "the owner who answers a request",
    "home-owners": "an owner",
    "home-marks": "a person",
    invitation: "a person",
    link: "a network that guesses links",
    "link-look": "people with the link",
    "list-links": "a list's owner",
    "list-owner": "a list's owner",
    "message:conversation": "a side of a conversation",
    "message:network": "a network",
    "message:network-day": "a network",
    "message:person": "a person",
    "message:person-day": "a person",
    "my-showing": "a person",
    "new-listings": "an owner",
    "offer:network": "a network",
    "offer:new:person": "a person",
    "offer:person": "a person",
    "offer:round:listing": "an owner",
    "party-write": "a party",
    "price-changes": "an owner",
    "price-news": "an owner, whose later prices wait for the daily mail",
    proposal: "the two sides of a showing",
    "proposal:visitor": "a party",
    "questions:person": "an owner",
    report: "a person",
    "report:network": "a network",
    "report:network-day": "a network",
    vesty: "a person",
    "view:network": "a network",
    "view:network-day": "a network",
    "view:network-home": "a network",
    "waiting:person": "a person",
  };

  const sql = schemaFiles()
    .filter(({ path }) => !/site\/(rate_limits|pots)\.sql$/.test(path))
    .map(({ text }) => text.replace(/--.*$/gm, ""))
    .join("\n");

  const functions = readdirSync(join(PROJECT_ROOT, "supabase/functions"), {
    recursive: true,
    encoding: "utf8",
  })
    .filter((file) => file.endsWith(".ts") && !file.includes("_shared/domain"))
    .map((file) => readFileSync(join(PROJECT_ROOT, "supabase/functions", file), "utf8"))
    .join("\n");

  it("has a row for each pot that is taken from, and no other", () => {
    const inSql = [...sql.matchAll(/(?:take_part|limit_pot)\(\s*'([\w:]+)'/g)].map(
      ([, name]) => name,
    );
    const inFunctions = [...functions.matchAll(/takePot\(\s*"([\w:]+)"/g)].map(([, name]) => name);
    const taken = new Set([...inSql, ...inFunctions]);
    for (const name of taken) expect(Object.keys(POTS)).toContain(name);
    // Those of mail are named where an email's shares are.
    const ofMail = /^mail:(first|answer|safety|search|notice|talk|news|times)|^mail:party:place$/;
    expect(Object.keys(POTS).filter((name) => !taken.has(name) && !ofMail.test(name))).toEqual([]);
  });

  it("knows every share of a day's mail", async () => {
    const shares = await database.query<{ share: string }>("select share from private.mail_caps");
    for (const { share } of shares) expect(Object.keys(POTS)).toContain(`mail:${share}`);
  });

  it("says of every other counter that it stops nobody else", () => {
    const keys = [
      ...sql.matchAll(
        /(?:take_rate|limit_requests|take_network_rate|limit_network)\(\s*(?:concat(?:_ws\(':',)?\(?\s*)?'([\w:-]+?):?'/g,
      ),
    ].map(([, key = ""]) => key);
    expect([...new Set(keys)].sort()).toEqual(Object.keys(OWN).sort());
    const calls =
      sql.match(/\b(?:take_rate|limit_requests|take_network_rate|limit_network)\(/g) ?? [];
    expect(keys.length).toBe(calls.length);
  });

  it("finds no counter of the functions that is neither of a network nor of a person", () => {
    const keys = [...functions.matchAll(/(?:requireRate|takeRate)\(\s*(?:[\w.]+,\s*)?`([^`]+)`/g)];
    expect(keys.length).toBeGreaterThan(10);
    for (const [, key] of keys) expect(key).toMatch(/\$\{(user\.id|mailbox|place\.party_id)\}/);
  });

  it("has no table of counters beside the two of the mechanism", async () => {
    const rows = await database.query<{ name: string }>(
      `select c.table_name as name from information_schema.columns c
       where c.table_schema in ('public', 'private') and c.column_name in ('amount', 'cap', 'spent', 'window_start')
         and not (select t.relispartition from pg_class t where t.oid = format('%I.%I', c.table_schema, c.table_name)::regclass)
       group by 1 order by 1`,
    );
    // The operator's sizes, and what was paid.
    const others = ["mail_caps", "payment_facts"];
    expect(rows.map(({ name }) => name)).toEqual([...others, "pot_takings", "rate_buckets"]);
  });
});
