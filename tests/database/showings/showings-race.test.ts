import { randomUUID } from "node:crypto";
import { DAY_SLOTS } from "@domain/showings/availability.ts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Sql } from "../../../local/database.ts";
import { asActor, idOf, requestsTo } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { rounds } from "../../support/fuzz.ts";
import { type Attempt, oneAfterTheOther, tally } from "../../support/outcomes.ts";
import { ALL_SLOTS, book, dayAhead, linkTo, makeListing, offerDay } from "../../support/props.ts";

/**
 * Acts of owners and visitors on showings at the same moment, over real connections to Postgres 17: each action has one
 * effect and sends each side one mail, and no deadlock occurs.
 */
const database = ownDatabase({ connections: 24, people: ["olive", "oscar"] });
const act = requestsTo(database);
const owner = (statement: string, values: unknown[]) => act({ person: "olive" }, statement, values);
const visitor = (statement: string, values: unknown[]) => act("visitor", statement, values);
let days: string[];
let homes = 0;

beforeAll(async () => {
  days = await Promise.all([2, 3, 4, 5, 6].map((ahead) => dayAhead(database, ahead)));
});
// Daily caps are not under test here.
const clearCaps = () => database.exec("delete from private.rate_buckets");
beforeEach(clearCaps);

describe("a buffer", () => {
  it.each([1, 2, 3])(
    "a buffer of %i h holds when eleven visitors want the eleven slots",
    async (hours) => {
      const home = await makeHome(hours);
      const heard = await tally(ALL_SLOTS.map((time) => ask(home, day(0), time)));
      const taken = await liveTimes(home);
      expect(heard).toEqual({ done: taken.length, slot_taken: 11 - taken.length });
      expect(taken.length).toBeGreaterThan(0);
      for (const [n, time] of taken.entries())
        for (const other of taken.slice(n + 1))
          expect(Math.abs(hour(time) - hour(other))).toBeGreaterThan(hours);
      expect(await offeredWrongly(home)).toEqual([]);
    },
  );
});

describe("an open house", () => {
  const TEN = 10;

  it("an open house of ten places gets exactly ten of fifty visitors, each a place of their own", async () => {
    for (let round = 0; round < rounds(3); round += 1) {
      const home = await makeHome(0);
      await holdHouse(home, TEN);
      const heard = await tally(Array.from({ length: 50 }, () => ask(home, day(0), "13:00")));
      expect(heard).toEqual({ done: TEN, slot_taken: 40 });
      expect(await placesOf(home)).toEqual(Array.from({ length: TEN }, (_, n) => n + 1));
      expect(await offeredWrongly(home)).toEqual([]);
      await clearCaps();
    }
  });

  it("an open house holds no more visitors than it has places, while places are given back, more are wanted and it is called off", async () => {
    for (let round = 0; round < rounds(5); round += 1) {
      const home = await makeHome(0);
      await holdHouse(home, 3);
      const early = await Promise.all([1, 2, 3].map(() => ask(home, day(0), "13:00")));
      const tokens = await Promise.all(early.map((id) => linkTo(database, id)));
      const heard = await tally([
        ...tokens.map((token) => cancelOf({ token })),
        ...Array.from({ length: 8 }, () => ask(home, day(0), "13:00")),
        ...["12:00", "15:00", "14:00"].map((time) => ask(home, day(0), time)),
        owner("update open_houses set places = 2 where listing_id = $1", [idOf(home)]),
        ...(round % 2
          ? [owner("delete from open_houses where listing_id = $1", [idOf(home)])]
          : []),
      ]);
      expect(Object.keys(heard).sort()).toEqual(
        expect.not.arrayContaining(["bookings_one_at_a_time", "bookings_one_live_per_slot"]),
      );
      for (const answer of Object.keys(heard))
        expect(["done", "slot_taken", "open_house_places_taken"]).toContain(answer);
      const places = await placesOf(home);
      expect(new Set(places).size).toBe(places.length);
      expect(Math.max(0, ...places)).toBeLessThanOrEqual(3);
      expect(await overlapping(home)).toBe(0);
      expect(await miscounted(home)).toBe(0);
      expect(await offeredWrongly(home)).toEqual([]);
      await clearCaps();
    }
  });

  it("an open house and showings that move into its window want the same time: one of them gets it", async () => {
    for (let round = 0; round < rounds(5); round += 1) {
      const home = await makeHome(0);
      const id = await ask(home, day(0), "10:00");
      await owner("select propose_showing_times($1, $2)", [id, [{ date: day(1), time: "13:00" }]]);
      const token = await linkTo(database, id);
      const heard = await tally([
        visitor("select accept_proposal($1, 1)", [token]),
        holdHouse(home, 5, day(1)),
        ...[1, 2, 3].map(() => ask(home, day(1), "13:00")),
      ]);
      for (const answer of Object.keys(heard))
        expect(["done", "slot_taken", "open_house_overlaps"]).toContain(answer);
      expect(await overlapping(home)).toBe(0);
      expect(await miscounted(home)).toBe(0);
      await clearCaps();
    }
  });
});

describe("a request that lapses unless its visitor follows a link", () => {
  const tick: Attempt = {
    actor: "service",
    run: (tx) => tx.query("select private.cancel_lapsed_requests()"),
  };
  /** A request, and a link that proves its mailbox: to the same person's showing at another owner's home. */
  async function lapsed() {
    const home = await makeHome(0);
    const other = await makeHome(0, "oscar");
    const id = await ask(home, day(0), "10:00");
    const [request] = await database.query<{ email: string }>(
      "select visitor_email as email from bookings where id = $1",
      [id],
    );
    const date = day(0);
    const second = await asActor(database, "visitor", (tx) =>
      book(tx, { listing: other, date, time: "11:00", email: request?.email ?? "" }),
    );
    await lapse(id);
    return { home, id, token: await linkTo(database, second) };
  }
  const lapse = (id: string) =>
    database.query(
      "update private.booking_origins set lapses_at = now() - interval '1 hour' where booking_id = $1",
      [id],
    );
  const follow = "select showing_by_token($1)";
  const statusOf = (id: string) =>
    database.query<{ status: string }>("select status from bookings where id = $1", [id]);

  it("stays if they follow it while the tick waits for the home", async () => {
    const { id, token } = await lapsed();
    const held = {
      actor: { person: "olive" },
      run: (tx: Sql) => tx.query("select private.lock_homes($1)", [idOf("olive")]),
      last: () => visitor(follow, [token]),
    };
    expect(await oneAfterTheOther(database, held, tick)).toEqual(["done", "done"]);
    expect(await statusOf(id)).toEqual([{ status: "pending" }]);
  });

  it("stays if they follow it at the same moment", async () => {
    const { id, token } = await lapsed();
    const link: Attempt = { actor: "visitor", run: (tx) => tx.query(follow, [token]) };
    expect(await oneAfterTheOther(database, link, tick)).toEqual(["done", "done"]);
    expect(await statusOf(id)).toEqual([{ status: "pending" }]);
  });

  it("lapses at the next tick if it is stored while another lapses", async () => {
    const { home, id } = await lapsed();
    const late = randomUUID();
    const asking: Attempt = {
      actor: "visitor",
      run: async (tx) => {
        await book(tx, {
          id: late,
          listing: home,
          date: day(0),
          time: "14:00",
          email: "late@example.com",
        });
        await tx.exec("reset role");
        await tx.query(
          "update private.booking_origins set lapses_at = now() where booking_id = $1",
          [late],
        );
      },
    };
    expect(await oneAfterTheOther(database, asking, tick)).toEqual(["done", "done"]);
    expect(await statusOf(id)).toEqual([{ status: "cancelled" }]);
    await asActor(database, tick.actor, tick.run);
    expect(await statusOf(late)).toEqual([{ status: "cancelled" }]);
  });
});

describe("times that visitors ask for", () => {
  it("the same one, accepted for all of them at once while others book it: one gets it", async () => {
    for (let round = 0; round < rounds(5); round += 1) {
      const home = await makeHome(0);
      const wishes = [
        { date: day(1), time: "13:00" },
        { date: day(1), time: "13:30" },
      ];
      const asked = await Promise.all([1, 2, 3].map(() => wish(home, wishes)));
      const heard = await tally([
        ...asked.map((id, n) => owner("select accept_visitor_time($1, $2)", [id, (n % 2) + 1])),
        ask(home, day(1), "13:00"),
        ask(home, day(1), "14:00"),
        owner("select drop_proposal($1)", [asked[0]]),
      ]);
      for (const answer of Object.keys(heard))
        expect(["done", "slot_taken", "proposal_gone", "booking_transition"]).toContain(answer);
      expect(await overlapping(home)).toBe(0);
      expect(await offeredWrongly(home)).toEqual([]);
      const left = await database.query(
        `select b.id from bookings b where b.listing_id = $1 and not b.holds_time
           and (b.status = 'confirmed' or b.status = 'pending' and not exists (
             select from booking_proposals p where p.booking_id = b.id))`,
        [idOf(home)],
      );
      expect(left).toEqual([]);
      await clearCaps();
    }
  });
});

describe("half hours", () => {
  it("half hours of 45 minutes never overlap, whatever twenty-one visitors want at once", async () => {
    for (let round = 0; round < rounds(3); round += 1) {
      const home = await makeHome(0);
      await owner(
        `insert into availability_rules (listing_id, user_id, slot_minutes, showing_minutes)
         values ($1, auth.uid(), 30, 45)`,
        [idOf(home)],
      );
      await owner("select set_availability($1, $2::date[], $3::time[])", [
        idOf(home),
        [day(0)],
        DAY_SLOTS,
      ]);
      const heard = await tally(DAY_SLOTS.map((time) => ask(home, day(0), time)));
      const taken = await liveTimes(home);
      // A home's own limit is twenty an hour.
      expect(taken.length).toBe(heard.done);
      expect(taken.length).toBeGreaterThan(5);
      expect(await overlapping(home)).toBe(0);
      expect(await offeredWrongly(home)).toEqual([]);
      await clearCaps();
    }
  });
});

describe("two actions on one showing", () => {
  type Round = { id: string; token: string };
  const accept = ({ token }: Round) => visitor("select accept_proposal($1, 1)", [token]);
  const cancel = ({ token }: Round) => visitor("select cancel_showing($1)", [token]);
  const propose = ({ token }: Round) =>
    visitor("select propose_times($1, $2)", [token, [{ date: day(3), time: "15:00" }]]);
  const answer =
    (status: string) =>
    ({ id }: Round) =>
      owner("update bookings set status = $2 where id = $1", [id, status]);
  const repropose = ({ id }: Round) =>
    owner("select propose_showing_times($1, $2)", [id, [{ date: day(3), time: "16:00" }]]);

  it.each([
    ["accept and accept", accept, accept],
    ["accept and cancel", accept, cancel],
    ["accept and the owner's cancel", accept, answer("cancelled")],
    ["accept and the owner's confirm", accept, answer("confirmed")],
    ["accept and another proposal", accept, repropose],
    ["accept and a proposal back", accept, propose],
    ["cancel and cancel", cancel, cancel],
    ["cancel and the owner's cancel", cancel, answer("cancelled")],
    ["cancel and the owner's confirm", cancel, answer("confirmed")],
  ] as const)("%s: one effect, one mail each", async (_, one, other) => {
    for (let round = 0; round < rounds(4); round += 1) {
      const home = await makeHome(round % 2);
      const id = await ask(home, day(0), "12:00");
      await owner("select propose_showing_times($1, $2)", [id, [{ date: day(1), time: "14:00" }]]);
      const showing = { id, token: await linkTo(database, id) };
      const before = await stateOf(id);
      const heard = await tally([one(showing), other(showing)]);
      expect(Object.keys(heard).filter((answer) => !REFUSALS.includes(answer))).toEqual(["done"]);

      const after = await stateOf(id);
      // Each change of status or time is counted once, and each side is told once, unless it was the owner's own.
      const told = await database.query<{ visitors: number; owners: number; kinds: number }>(
        `select count(*) filter (where recipient = 'visitor')::int as visitors,
                count(*) filter (where recipient = 'owner')::int as owners, count(distinct kind)::int as kinds
         from private.email_outbox
         where booking_id = $1 and kind in ('confirmed', 'cancelled', 'moved') group by sequence`,
        [id],
      );
      for (const { visitors, owners, kinds } of told) {
        expect({ visitors, kinds }).toEqual({ visitors: 1, kinds: 1 });
        expect(owners).toBeLessThanOrEqual(1);
        if (other === accept || other === cancel || other === propose) expect(owners).toBe(1);
      }
      expect(told).toHaveLength(after.sequence - before.sequence);
      expect(after.reminders).toBe(after.status === "confirmed" ? 4 : 0);
      expect(after.status === "cancelled" ? after.proposals : 0).toBe(0);
      expect(await offeredWrongly(home)).toEqual([]);
    }
  });
});

describe("a move", () => {
  it("a move and a booking want the same slot: one gets it", async () => {
    for (let round = 0; round < rounds(8); round += 1) {
      const home = await makeHome(0);
      const id = await ask(home, day(0), "12:00");
      await owner("select propose_showing_times($1, $2)", [id, [{ date: day(1), time: "14:00" }]]);
      const token = await linkTo(database, id);
      const heard = await tally([
        visitor("select accept_proposal($1, 1)", [token]),
        ask(home, day(1), "14:00"),
        ask(home, day(1), "14:00"),
      ]);
      expect(heard).toEqual({ done: 1, slot_taken: 2 });
      expect(await offeredWrongly(home)).toEqual([]);
    }
  });

  it("a move and another move to a day that isn't offered want the same time: one gets it", async () => {
    const closed = await dayAhead(database, 9);
    for (let round = 0; round < rounds(5); round += 1) {
      const home = await makeHome(0);
      const tokens = await Promise.all(
        ["09:00", "11:00", "13:00"].map(async (time) => {
          const id = await ask(home, day(0), time);
          await owner("select propose_showing_times($1, $2)", [
            id,
            [{ date: closed, time: "10:00" }],
          ]);
          return linkTo(database, id);
        }),
      );
      const heard = await tally(
        tokens.map((token) => visitor("select accept_proposal($1, 1)", [token])),
      );
      expect(heard).toEqual({ done: 1, slot_taken: 2 });
    }
  });
});

describe("everything at once", () => {
  it("moves there and back, bookings, cancellations, saves, settings and days off", async () => {
    const heard: Record<string, number> = {};
    for (let round = 0; round < rounds(5); round += 1) {
      const home = await makeHome(1);
      const crossing = await Promise.all(
        [0, 1, 2, 3].map(async (n) => {
          const id = await ask(home, day(n), "12:00");
          const times = [{ date: day(3 - n), time: "16:00" }];
          await owner("select propose_showing_times($1, $2)", [id, times]);
          return { id, token: await linkTo(database, id) };
        }),
      );
      const answers = await tally([
        ...crossing.map(({ token }) => visitor("select accept_proposal($1, 1)", [token])),
        ...days.map((date) => ask(home, date, "10:00")),
        ...days.map((date) => save(home, date)),
        cancelOf(crossing[1]),
        owner(
          `update showing_settings set buffer_hours = 2, weekly_hours = '{"1": ["09:00"]}' where listing_id = $1`,
          [idOf(home)],
        ),
        owner(
          "insert into days_off (listing_id, user_id, first_day, last_day) values ($1, auth.uid(), $2, $3)",
          [idOf(home), day(1), day(2)],
        ),
        owner("select set_availability($1, $2::date[], $3::time[])", [
          idOf(home),
          [day(4), day(2), day(0)],
          ALL_SLOTS,
        ]),
        owner("select set_availability($1, $2::date[], '{}')", [idOf(home), [day(3), day(1)]]),
        owner("delete from availability where listing_id = $1 and date = $2", [idOf(home), day(2)]),
      ]);
      for (const [answer, n] of Object.entries(answers)) heard[answer] = (heard[answer] ?? 0) + n;
      expect(await offeredWrongly(home)).toEqual([]);
      await database.exec("delete from private.rate_buckets");
    }
    expect(Object.keys(heard).filter((answer) => !REFUSALS.includes(answer))).toEqual(["done"]);
  });
});

/** The answers that the second caller may get. */
const REFUSALS = ["slot_taken", "proposal_gone", "booking_transition"];

function day(n: number): string {
  return days[n] ?? "";
}

/** A home of Olive's with five whole days. */
async function makeHome(bufferHours: number, person = "olive"): Promise<string> {
  const home = `home-${homes++}`;
  await makeListing(database, home, person);
  await database.query(
    "insert into showing_settings (listing_id, user_id, buffer_hours) values ($1, $2, $3)",
    [idOf(home), idOf(person), bufferHours],
  );
  for (const date of days) await offerDay(database, home, date);
  return home;
}

async function wish(home: string, times: { date: string; time: string }[]): Promise<string> {
  const id = randomUUID();
  await visitor(
    `insert into bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time, wishes)
     values ($1, $2, 'Vera Visitor', $3, '303-555-0100', $4, '13:00', $5)`,
    [id, idOf(home), `${id}@example.com`, day(1), times],
  );
  return id;
}

/** Two hours from 1 PM. */
function holdHouse(home: string, places: number, date = day(0)): Promise<unknown> {
  return owner(
    `insert into open_houses (listing_id, user_id, date, time, minutes, places)
     values ($1, auth.uid(), $2, '13:00', 120, $3)`,
    [idOf(home), date, places],
  );
}

/** The places of an open house that are taken, in order. */
async function placesOf(home: string): Promise<number[]> {
  const rows = await database.query<{ place: number }>(
    `select place from bookings
     where listing_id = $1 and open_house_id is not null and status in ('pending', 'confirmed') order by place`,
    [idOf(home)],
  );
  return rows.map((row) => row.place);
}

/** Pairs of live showings at the same time, except those of one open house. */
async function overlapping(home: string): Promise<number> {
  const [row] = await database.query<{ n: number }>(
    `select count(*)::int as n from bookings a join bookings b on a.listing_id = b.listing_id and a.id < b.id
     where a.listing_id = $1 and a.status in ('pending', 'confirmed') and b.status in ('pending', 'confirmed')
       and a.holds_time and b.holds_time and a.starts_at < b.ends_at and b.starts_at < a.ends_at
       and (a.open_house_id is null or a.open_house_id is distinct from b.open_house_id)`,
    [idOf(home)],
  );
  return row?.n ?? 0;
}

/** Open houses whose public count is wrong. */
async function miscounted(home: string): Promise<number> {
  const [row] = await database.query<{ n: number }>(
    `select count(*)::int as n from open_houses h where h.listing_id = $1 and h.taken <> (
       select count(*) from bookings b where b.open_house_id = h.id and b.status in ('pending', 'confirmed'))`,
    [idOf(home)],
  );
  return row?.n ?? 0;
}

function ask(listing: string, date: string, time: string): Promise<string> {
  const request = { listing, date, time, email: `${randomUUID()}@example.com` };
  return asActor(database, "visitor", (tx) => book(tx, request));
}

function save(home: string, date: string): Promise<unknown> {
  return owner(
    `insert into availability (listing_id, user_id, date, time_slots) values ($1, auth.uid(), $2, $3::time[])
     on conflict (listing_id, date) do update set time_slots = excluded.time_slots`,
    [idOf(home), date, ALL_SLOTS],
  );
}

function cancelOf(showing: { token: string } | undefined): Promise<unknown> {
  return visitor("select cancel_showing($1)", [showing?.token]);
}

type State = { status: string; sequence: number; reminders: number; proposals: number };

async function stateOf(id: string): Promise<State> {
  const [row] = await database.query<State>(
    `select b.status, b.sequence,
            (select count(*)::int from private.email_outbox o
             where o.booking_id = b.id and o.kind like 'reminder%' and o.sequence = b.sequence) as reminders,
            (select count(*)::int from booking_proposals p where p.booking_id = b.id) as proposals
     from bookings b where b.id = $1`,
    [id],
  );
  if (!row) throw new Error("there is no such booking");
  return row;
}

async function liveTimes(home: string): Promise<string[]> {
  const rows = await database.query<{ time: string }>(
    "select time from bookings where listing_id = $1 and status in ('pending', 'confirmed') order by time",
    [idOf(home)],
  );
  return rows.map((row) => row.time);
}

/** Days that offer a time the owner doesn't want, or that is taken; none may ever be visible. */
async function offeredWrongly(home: string): Promise<string[]> {
  const rows = await database.query<{ wrong: string }>(
    `select a.listing_id || ' ' || a.date || ' ' || a.time_slots::text as wrong
     from availability a left join offered_days o using (listing_id, date)
     where a.time_slots is distinct from
           private.bookable_slots(a.listing_id, a.date, o.time_slots, null)
       and a.listing_id = $1
     union all
     select 'still wanted: ' || o.listing_id || ' ' || o.date from offered_days o
     left join availability a using (listing_id, date)
     where a.id is null and o.time_slots <> '{}' and o.listing_id = $1`,
    [idOf(home)],
  );
  return rows.map((row) => row.wrong);
}

function hour(time: string): number {
  return Number(time.slice(0, 2));
}
