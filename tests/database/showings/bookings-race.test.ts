import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { asActor, idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { rounds } from "../../support/fuzz.ts";
import { answersOf, oneAfterTheOther, tally } from "../../support/outcomes.ts";
import {
  ALL_SLOTS,
  book,
  dayAhead,
  makeListing,
  offerDay,
  prove,
  type Request,
} from "../../support/props.ts";

/**
 * Many people at the same moment, over real connections to Postgres 17 (docs/trust.md A2, A3, A4,
 * A6). Each attempt is a transaction of its own, as in the API.
 */
const CONNECTIONS = 40;

const database = ownDatabase({ connections: CONNECTIONS, people: ["olive", "stan"] });
let tomorrow: string;

beforeAll(async () => {
  tomorrow = await dayAhead(database, 1);
});

describe("a slot", () => {
  it("200 visitors want it, one gets it", async () => {
    const home = await homeWithDay("wanted");
    const heard = await tally(
      Array.from({ length: 200 }, (_, n) =>
        asVisitor({ listing: home, date: tomorrow, time: "14:00", email: `v${n}@example.com` }),
      ),
    );
    expect(heard).toEqual({ done: 1, slot_taken: 199 });
    expect(await booked(home)).toEqual(["14:00:00"]);
    expect(await lostOrDoubled(home)).toEqual([]);
    expect(await count("private.email_outbox o join bookings b on b.id = booking_id", home)).toBe(
      2,
    );
  });
});

describe("a request", () => {
  it("20 retries of it make one booking, and all are told that they have it", async () => {
    const listing = await homeWithDay("retried");
    const id = randomUUID();
    const request = { id, listing, date: tomorrow, time: "10:00", email: "retry@example.com" };
    const heard = await tally(Array.from({ length: 20 }, () => asVisitor(request)));
    expect(heard).toEqual({ done: 20 });
    expect(await booked(listing)).toEqual(["10:00:00"]);
  });

  it.each([
    ["a visitor", "visitor" as const, "on conflict do nothing"],
    ["a stranger", { person: "stan" }, "on conflict (id) do nothing"],
  ])(
    "%s who sends one id for two slots, ignoring duplicates, takes one",
    async (who, actor, tail) => {
      const listing = await homeWithDay(`twice-${who}`);
      const request = { id: randomUUID(), listing, date: tomorrow, email: "twice@example.com" };
      await oneAfterTheOther(
        database,
        { actor: "visitor", run: (tx) => book(tx, { ...request, time: "10:00" }) },
        {
          actor,
          run: (tx) => book(tx, { ...request, email: "other@example.com", time: "11:00" }, tail),
        },
      );
      expect(await booked(listing)).toEqual(["10:00:00"]);
      expect(await lostOrDoubled(listing)).toEqual([]);
    },
  );
});

describe("a visitor", () => {
  it("a visitor who asks for eleven days at once gets two, and is told what to do", async () => {
    const listing = await homeWithDay("greedy");
    const days = await Promise.all(ALL_SLOTS.map((_, n) => dayAhead(database, n + 2)));
    for (const date of days) await offerDay(database, listing, date);
    const request = { listing, time: "09:00", email: "greedy@example.com" };
    const heard = await tally(days.map((date) => asVisitor({ ...request, date }, "203.0.113.1")));
    expect(heard).toEqual({ done: 2, follow_link_first: 9 });
    expect(await lostOrDoubled(listing)).toEqual([]);
  });

  it.each([
    ["plainly", ""],
    ["ignoring duplicates", "on conflict do nothing"],
  ])(
    "a visitor who is signed in and asks on two days at once, %s, gets one and is told why",
    async (how, tail) => {
      const listing = await homeWithDay(`two days ${how}`);
      const later = await dayAhead(database, 2);
      await offerDay(database, listing, later);
      const request = { listing, email: "stan@example.com", time: "10:00" };
      const [, answer] = await oneAfterTheOther(
        database,
        { actor: "visitor", run: (tx) => book(tx, { ...request, date: tomorrow }) },
        { actor: { person: "stan" }, run: (tx) => book(tx, { ...request, date: later }, tail) },
      );
      expect(answer).toBe("one_live_booking");
      expect(await booked(listing)).toHaveLength(1);
      expect(await lostOrDoubled(listing)).toEqual([]);
    },
  );

  it("a visitor who asks at 20 homes at once gets two; after following a link, two more", async () => {
    const homes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => homeWithDay(`collected-${n}`)),
    );
    const email = "collector@example.com";
    const ask = (time: string) =>
      tally(
        homes.map((listing) => asVisitor({ listing, date: tomorrow, time, email }, "203.0.113.2")),
      );
    expect(await ask("12:00")).toEqual({ done: 2, follow_link_first: 18 });
    await prove(database, email);
    expect(await ask("13:00")).toEqual({ done: 2, follow_link_first: 18 });
    expect(await lostOrDoubled("collected")).toEqual([]);
  });
});

describe("the owner saves an old copy of the day while visitors book", () => {
  it("a booked slot is never offered, none is lost, no one is locked out", async () => {
    const heard: Record<string, number> = {};
    const times = rounds(16);
    for (let round = 0; round < times; round += 1) {
      const listing = await homeWithDay(`busy-${round}`);
      const bookings = ["09:00", "10:00", round % 2 ? "10:00" : "11:00"].map((time, n) =>
        asVisitor({ listing, date: tomorrow, time, email: `b${n}-${round}@example.com` }),
      );
      const answers = await tally([...bookings, ...staleSaves(listing)]);
      for (const [answer, n] of Object.entries(answers)) heard[answer] = (heard[answer] ?? 0) + n;
    }
    const odd = Math.floor(times / 2);
    expect(heard).toEqual({ done: 6 * times - odd, slot_taken: odd });
    expect(await lostOrDoubled("busy")).toEqual([]);
  });
});

describe("the owner answers twice at the same moment", () => {
  it("confirm and cancel: each has one legal effect", async () => {
    const answers: string[] = [];
    const times = rounds(10);
    for (let round = 0; round < times; round += 1) {
      const listing = await homeWithDay(`answered-${round}`);
      const email = `a${round}@example.com`;
      const id = await asVisitor({ listing, date: tomorrow, time: "09:00", email });
      const [confirm = "", cancel] = await answersOf([
        answer(id, "confirmed"),
        answer(id, "cancelled"),
      ]);
      expect(cancel).toBe("done");
      answers.push(confirm);
    }
    const of = (wanted: string) => answers.filter((each) => each === wanted).length;
    expect(of("done") + of("booking_transition")).toBe(times);
    expect(
      await count("bookings b where status = 'cancelled' and visitor_email ~ '^a[0-9]+@'"),
    ).toBe(times);
    // Only the visitor is told: both answers are the owner's own.
    expect(await mails("cancelled")).toBe(times);
    expect(await mails("confirmed")).toBe(of("done"));
    expect(await lostOrDoubled("answered")).toEqual([]);
  });
});

/** @param address where the request comes from; by default one that no other request uses. */
function asVisitor(request: Request, address?: string): Promise<string> {
  return asActor(database, "visitor", (tx) => book(tx, request), address);
}

async function homeWithDay(name: string): Promise<string> {
  await makeListing(database, name, "olive");
  await offerDay(database, name, tomorrow);
  return name;
}

/** Three of the owner's tabs, each holding the whole day as it was before any booking. */
function staleSaves(listing: string): Promise<unknown>[] {
  const update =
    "update availability set time_slots = $3::time[] where listing_id = $1 and date = $2";
  const upsert = `insert into availability (listing_id, user_id, date, time_slots)
    values ($1, auth.uid(), $2, $3::time[])
    on conflict (listing_id, date) do update set time_slots = excluded.time_slots`;
  return [update, update, upsert].map((statement) =>
    asActor(database, { person: "olive" }, (tx) =>
      tx.query(statement, [idOf(listing), tomorrow, ALL_SLOTS]),
    ),
  );
}

function answer(id: string, status: string): Promise<unknown> {
  return asActor(database, { person: "olive" }, (tx) =>
    tx.query("update bookings set status = $2 where id = $1", [id, status]),
  );
}

/**
 * Slots that break the rule in homes whose name starts with this: each of a day's eleven is either offered or held by
 * exactly one live booking. "09:00 0" is lost, "09:00 2" is given away twice.
 */
async function lostOrDoubled(homes: string): Promise<string[]> {
  const rows = await database.query<{ wrong: string }>(
    `select l.title || ' ' || a.date || ' ' || slot || ' ' || held.n as wrong
    from availability a
    join listings l on l.id = a.listing_id
    cross join generate_series(9, 19) as hour
    cross join lateral make_time(hour, 0, 0) as slot
    cross join lateral (
      select (slot = any (a.time_slots))::integer + count(*) as n
      from bookings b
      where b.listing_id = a.listing_id and b.date = a.date and b.time = slot
        and b.status in ('pending', 'confirmed')
    ) as held
    where held.n <> 1 and l.title like $1 || '%'`,
    [homes],
  );
  return rows.map((row) => row.wrong);
}

async function booked(listing: string): Promise<string[]> {
  const rows = await database.query<{ time: string }>(
    "select time from bookings where listing_id = $1 order by time",
    [idOf(listing)],
  );
  return rows.map((row) => row.time);
}

async function count(from: string, listing?: string): Promise<number> {
  const [row] = await database.query<{ n: number }>(
    `select count(*) as n from ${from} ${listing ? "where b.listing_id = $1" : ""}`,
    listing ? [idOf(listing)] : [],
  );
  return row?.n ?? 0;
}

function mails(kind: string): Promise<number> {
  return count(
    `private.email_outbox o join bookings b on b.id = o.booking_id
     where o.kind = '${kind}' and b.visitor_email ~ '^a[0-9]+@'`,
  );
}
