import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asActor, idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { rounds } from "../../support/fuzz.ts";
import { TEST_MS } from "../../support/limits.ts";
import { type Attempt, atOnce, oneAfterTheOther, tally } from "../../support/outcomes.ts";
import { book, dayAhead, makeListing, makeUser, offerDay } from "../../support/props.ts";

/**
 * The tick that tells of showing times meets people who stop waiting, owners whose home leaves the market, a visitor
 * who takes the time, senders of mail and another tick, over real connections to Postgres 17: no visitor is told twice,
 * nor of a home that was gone, nor after they stopped, and no deadlock occurs.
 */
const ROUNDS = rounds(4);

const database = ownDatabase({ connections: 16 });
let scenes = 0;
let day: string;

beforeAll(async () => {
  day = await dayAhead(database, 3);
});
beforeEach(() =>
  database.exec(
    `delete from private.news_subscriptions; delete from private.email_outbox;
     delete from public.notifications; delete from private.rate_buckets`,
  ),
);

/**
 * A home where a time opened a while ago, and who waits there: Fay with an account, Nell without. Nell's mail has a
 * link to leave.
 */
interface Scene {
  home: string;
  owner: string;
  fay: string;
  nell: string;
}

interface Deed {
  attempt: (scene: Scene) => Attempt;
  /** The people who get their mail, whichever comes first. */
  mailed: ("fay" | "nell")[];
  /** The tick doesn't wait for it, so the bell may ring for a time that is taken at the same moment. */
  isShared?: boolean;
}

const tick: Attempt = { actor: "service", run: (tx) => tx.query("select private.tell_of_times()") };

const deeds: Record<string, Deed> = {
  "stopping to wait": {
    attempt: ({ home, fay }) => byPerson(fay, "select stop_waiting($1)", [idOf(home)]),
    mailed: ["nell"],
  },
  "the link that ends it": {
    attempt: ({ home, nell }) => ({
      actor: "visitor",
      run: (tx) => tx.query("select leave_news($1)", [`${nell} at ${home}`]),
    }),
    mailed: ["fay"],
  },
  "deleting the account that waits": { attempt: ({ fay }) => leaving(fay), mailed: ["nell"] },
  withdrawing: { attempt: (scene) => becoming("withdrawn", scene), mailed: [] },
  selling: { attempt: (scene) => becoming("sold", scene), mailed: [] },
  "deleting the home": {
    attempt: ({ home, owner }) =>
      byPerson(owner, "delete from listings where id = $1", [idOf(home)]),
    mailed: [],
  },
  "closing its owner's account": { attempt: ({ owner }) => leaving(owner), mailed: [] },
  "clearing the day": {
    attempt: ({ home, owner }) =>
      byPerson(owner, "select set_availability($1, array[$2::date], '{}')", [idOf(home), day]),
    mailed: [],
    isShared: true,
  },
  "booking the time": { attempt: booking, mailed: [], isShared: true },
};

describe.each(Object.entries(deeds))("a tick and %s", (_, { attempt, mailed, isShared }) => {
  it(
    "nobody hears of times that are gone, and nobody twice, one after the other or at once",
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const scene = await setScene();
        const isDeedFirst = round % 2 === 0;
        const isOrdered = round % 4 < 2;
        const race = isOrdered ? oneAfterTheOther : atOnce;
        const deed = attempt(scene);
        const answers = await (isDeedFirst
          ? race(database, deed, tick)
          : race(database, tick, deed));
        expect(answers).toEqual(["done", "done"]);
        const rings = await ringsOf(scene.fay);
        expect(rings).toBeLessThanOrEqual(1);
        if (isOrdered && isDeedFirst && !isShared && !mailed.includes("fay")) expect(rings).toBe(0);
        expect(await mailAll()).toEqual(mailed.map((name) => addressOf(scene[name])));
      }
    },
    TEST_MS + ROUNDS * 1000,
  );
});

it("two ticks at once tell each of many people once", async () => {
  const PEOPLE = 60;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { home, fay } = await setScene();
    await database.query(
      `insert into private.news_subscriptions (email, listing_id, told_until, confirmed_at, asked_at)
       select $3 || n || '@example.com', $1, now() - interval '1 hour', now(), now() - n * interval '1 second'
       from generate_series(1, $2::integer) as n`,
      [idOf(home), PEOPLE, `many-${home}-`],
    );
    for (let minute = 0; minute < 3; minute += 1)
      expect(await tally([at(tick), at(tick)])).toEqual({ done: 2 });
    const planned = await database.query<{ whose: string }>(
      "select news_subscription_id as whose from private.email_outbox",
    );
    expect(planned).toHaveLength(PEOPLE + 2);
    expect(new Set(planned.map(({ whose }) => whose)).size).toBe(PEOPLE + 2);
    expect(await ringsOf(fay)).toBe(1);
    await database.exec("delete from private.news_subscriptions");
  }
});

it("owners who wait at each other's homes leave while they are told", async () => {
  const CIRCLE = 6;
  for (let round = 0; round < ROUNDS; round += 1) {
    const scenes: Scene[] = [];
    for (let n = 0; n < CIRCLE; n += 1) scenes.push(await setScene());
    for (const [n, { home }] of scenes.entries())
      await wait(scenes[(n + 1) % CIRCLE]?.owner ?? "", home);
    const [one, other, ...staying] = scenes;
    if (!one || !other) throw new Error("nobody leaves");
    const answers = [tick, leaving(one.owner), tick, leaving(other.owner), tick].map(at);
    expect(await tally(answers)).toEqual({ done: 5 });
    await at(tick);
    const mailed = await mailAll();
    // The people who are told at each home that stays: Fay, Nell, and the next home's owner, unless that owner left.
    expect(new Set(mailed).size).toBe(mailed.length);
    expect(mailed).toHaveLength(3 * staying.length - 1);
  }
});

it("everything at once: ticks, senders, stopping, asking again, bookings, a home that goes and comes back", async () => {
  const heard = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await setScene();
    const other = await setScene();
    const mailed: string[] = [];
    const send = async () => mailed.push(...(await mailAll()));
    const answers = await tally([
      ...[tick, tick, tick].map(at),
      send(),
      send(),
      at(byPerson(other.fay, "select stop_waiting($1)", [idOf(other.home)])),
      at(byPerson(one.fay, "select wait_for_times($1)", [idOf(other.home)])),
      at(booking(one)),
      at(becoming("withdrawn", one)).then(() => at(becoming("active", one))),
      at(leaving(other.owner)),
    ]);
    for (const answer of Object.keys(answers)) heard.add(answer);
    await at(tick);
    // An email whose last time was booked while it was leased is not sent, and is outdated when the lease ends.
    await database.exec(
      "update private.email_outbox set leased_until = now() where leased_until is not null",
    );
    await send();
    expect(new Set(mailed).size).toBe(mailed.length);
    expect(await database.query("select from private.email_outbox where kind = 'times'")).toEqual(
      [],
    );
    await database.exec("delete from private.news_subscriptions");
  }
  // The answer to asking or booking at a home that has just gone.
  heard.delete("listing_not_available");
  expect([...heard]).toEqual(["done"]);
});

async function setScene(): Promise<Scene> {
  scenes += 1;
  const scene = {
    home: `home-${scenes}`,
    owner: `owner-${scenes}`,
    fay: `fay-${scenes}`,
    nell: `nell-${scenes}`,
  };
  await makeUser(database, scene.owner);
  await makeUser(database, scene.fay);
  await makeListing(database, scene.home, scene.owner);
  await offerDay(database, scene.home, day, ["10:00"]);
  await wait(scene.fay, scene.home);
  await wait(scene.nell, scene.home);
  await database.query(
    "update private.free_slots set free_since = array[now() - interval '15 minutes'] where listing_id = $1",
    [idOf(scene.home)],
  );
  await database.exec("delete from private.rate_buckets");
  return scene;
}

/** A visitor has waited since before the time opened, and has a link to stop. */
async function wait(person: string, home: string): Promise<void> {
  await database.query(
    `with wish as (
       insert into private.news_subscriptions (email, listing_id, told_until, confirmed_at, asked_at)
       values ($1, $2, now() - interval '1 hour', now(), now() - interval '1 hour') returning id)
     select private.make_link('news_leave', wish.id, p_token => $3 || ' at ' || $4) from wish`,
    [addressOf(person), idOf(home), person, home],
  );
}

function booking({ home }: Scene): Attempt {
  const request = { listing: home, date: day, time: "10:00", email: `${randomUUID()}@example.com` };
  return { actor: "visitor", run: (tx) => book(tx, request) };
}

function becoming(status: string, { home, owner }: Scene): Attempt {
  return byPerson(owner, "update listings set status = $2 where id = $1", [idOf(home), status]);
}

/** Both steps of deleting an account, as the function does them. */
function leaving(person: string): Attempt {
  return {
    actor: "service",
    run: async (tx) => {
      await tx.query("select begin_account_deletion($1)", [idOf(person)]);
      await tx.query("select finish_account_deletion($1)", [idOf(person)]);
    },
  };
}

function byPerson(person: string, statement: string, values: unknown[]): Attempt {
  return { actor: { person }, run: (tx) => tx.query(statement, values) };
}

function at({ actor, run }: Attempt): Promise<unknown> {
  return asActor(database, actor, run);
}

/** The mail about times that leaves now, sent as a sender does it: the addresses in order. */
async function mailAll(): Promise<string[]> {
  const addresses: string[] = [];
  for (;;) {
    const due = await database.query<{ id: string; to_email: string; times: unknown[] }>(
      "select id, to_email, waits_for -> 'times' as times from claim_news_mails(null, 100)",
    );
    if (due.length === 0) return addresses.sort();
    for (const { id, to_email, times } of due) {
      expect(times).toHaveLength(1);
      addresses.push(to_email);
      await database.query("select settle_email($1, 'sent')", [id]);
    }
  }
}

/** How often the bell rings for them. */
async function ringsOf(person: string): Promise<number> {
  const rung = await database.query(
    "select from notifications where user_id = $1 and kind = 'times_open'",
    [idOf(person)],
  );
  return rung.length;
}

function addressOf(person: string): string {
  return `${person}@example.com`;
}
