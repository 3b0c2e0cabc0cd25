import { paths } from "@domain/site/paths.ts";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { rpc } from "../../support/api.ts";
import { book, openCalendar, setStatus, type Visit } from "../../support/edge-bookings.ts";
import { SITE } from "../../support/edge-process.ts";
import { jsonOf } from "../../support/edge-requests.ts";
import {
  insertListing,
  ownEdgeWorld,
  type Person,
  signUp,
  signUpAll,
} from "../../support/edge-world.ts";
import { seeding } from "../../support/props.ts";
import { countAs } from "../../support/rate-limits.ts";

/** The owner's private calendar, read like a calendar does, without an account or a header. */
const world = await ownEdgeWorld("send-booking-emails");
const [dana, sam] = await signUpAll(world.cloud, "Dana", "Sam");
const home = await insertListing(world.cloud, dana);
await openCalendar(world.cloud, dana, home);
const other = await insertListing(world.cloud, sam);
await openCalendar(world.cloud, sam, other);
const visits: Visit[] = [];
for (const listing of [home, home, home, other]) visits.push(await book(world.cloud, listing));
await setStatus(world.cloud, dana, visit(1), "confirmed");
await setStatus(world.cloud, dana, visit(2), "cancelled");
const token = await rotate(dana);

describe("the feed", () => {
  it("has the deadlines of both sides, without a figure", async () => {
    const nora = await signUp(world.cloud, "Nora");
    await world.cloud.sql.query(
      `with home as (
         select l.id, l.user_id from public.listings l where l.user_id = $1 limit 1
       ), made as (
         insert into public.offers (id, listing_id, owner_id, buyer_id, home, state, version, expires_at)
         select md5(state)::uuid, case when state = 'accepted' then home.id end, home.user_id, $2, 'Cottage', state, 1,
                '2050-05-04T17:00:00Z'
         from home, unnest(array['countered', 'open', 'accepted']) as state returning *
       ), version as (
         insert into public.offer_versions (offer_id, n, made_by, price, earnest_money, financing, appraisal_gap,
           seller_credit, closing_on, possession_days, included, excluded, note, valid_until)
         select id, 1, 'buyer', 777001, 0, 'cash', 0, 0, '2050-06-01', 7, '', '', 'Canary', now() from made
         returning offer_id
       )
       insert into public.sales (offer_id, n, accepted_by, accepted_on)
       select offer_id, 1, 'owner', '2050-05-01' from version where offer_id = md5('accepted')::uuid`,
      [sam.id, nora.id],
    );
    await world.cloud.sql.exec("select private.open_steps(id) from public.sales");
    const text = await (await feed(await rotate(nora))).text();
    const told = eventsOf(text).map(({ summary, startDate }) => `${summary} ${startDate}`);
    expect(told.sort()).toEqual(
      [
        "Closing: Cottage 2050-06-01",
        "The home has to be insured: Cottage 2050-06-01",
        "The utilities change over: Cottage 2050-06-08",
        "The settlement statement has to be checked: Cottage 2050-05-31",
        "Final walk-through: Cottage 2050-05-31",
        "The agreement about staying on is due: Cottage 2050-06-01",
        "The buyer gets the keys: Cottage 2050-06-08",
        "An offer waits for your answer: Cottage 2050-05-04T17:00:00Z",
      ].sort(),
    );
    const owners = await (await feed(await rotate(sam))).text();
    const toOwner = eventsOf(owners)
      .map(({ summary, startDate }) => `${summary} ${startDate}`)
      .filter((line) => line.includes("Cottage"));
    // The offer that waits is another one: that of the buyer who has not been countered.
    expect(toOwner.sort()).toEqual(told.sort());
    for (const secret of ["777001", "Canary"]) {
      expect(text).not.toContain(secret);
      expect(owners).not.toContain(secret);
    }
    await world.cloud.sql.exec("delete from public.offers");
  });

  it("has the steps of a sale at their hour with an alarm, and a change updates the same entry", async () => {
    const [oda, nell] = await signUpAll(world.cloud, "Oda", "Nell");
    const sale = await sellTo(nell, await insertListing(world.cloud, oda));
    const [hers, mine] = [await rotate(nell), await rotate(oda)];
    const stepsIn = async (token: string) =>
      new Map(eventsOf(await (await feed(token)).text()).map((each) => [nameOf(each), each]));
    const before = await stepsIn(hers);
    const inspection = before.get("End of the inspection period");
    // The contract's hour, where the home is; whole days stay days.
    expect(String(inspection?.startDate)).toBe("2050-05-11T23:00:00Z");
    expect(alarmOf(inspection)).toEqual("2050-05-10T15:00:00.000Z");
    const closing = before.get("Closing");
    expect(String(closing?.startDate)).toBe("2050-06-01");
    expect(alarmOf(closing)).toBe("-PT15H");
    for (const event of before.values()) {
      expect(event.component.getFirstPropertyValue("url")).toBe(SITE + paths.sale.href(sale));
      expect(event.component.getAllSubcomponents("valarm")).toHaveLength(1);
    }
    expect(inspection?.description).toBe("You");
    expect((await stepsIn(mine)).get("End of the inspection period")?.description).toBe(
      "The buyer",
    );

    const seen = { sale_id: sale, kind: "inspection" };
    const moved = { ...seen, seen: 0, day: "2050-05-20" };
    expect((await rpc(world.cloud, oda, "propose_day", moved)).status).toBe(200);
    const agreed = { ...seen, seen: 1, agrees: true };
    expect((await rpc(world.cloud, nell, "answer_day", agreed)).status).toBe(200);
    for (const token of [hers, mine]) {
      const after = await stepsIn(token);
      expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
      const now = after.get("End of the inspection period");
      expect(String(now?.startDate)).toBe("2050-05-20T23:00:00Z");
      expect(now?.uid).toBe(inspection?.uid);
      expect(now?.sequence).toBe((inspection?.sequence ?? 0) + 2);
      // They count seconds, and both calendars may be read within one.
      for (const stamp of ["dtstamp", "last-modified"] as const)
        expect(stampOf(now, stamp)).toBeGreaterThanOrEqual(stampOf(inspection, stamp));
    }
    // A settled deadline leaves the calendar.
    await rpc(world.cloud, nell, "settle_step", { ...seen, seen: 2, how: "done" });
    for (const token of [hers, mine])
      expect((await stepsIn(token)).has("End of the inspection period")).toBe(false);
    await world.cloud.sql.exec("delete from public.offers");
  });

  it("has all live showings of its owner, and no one else's", async () => {
    const answer = await feed(token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const events = eventsOf(await answer.text());
    expect(events.map(({ uid }) => uid).sort()).toEqual(
      [visit(0), visit(1)].map(({ id }) => `${id}@selfnvest`).sort(),
    );
    const states = events.map(({ uid, sequence, component }) => [
      uid.slice(0, 36),
      component.getFirstPropertyValue("status"),
      sequence,
    ]);
    expect(states).toContainEqual([visit(0).id, "TENTATIVE", 0]);
    expect(states).toContainEqual([visit(1).id, "CONFIRMED", 1]);
    expect(events[0]?.description).toContain("Zebedee Quill\n(208) 555-0142\n");
    for (const { uid, startDate, component } of events) {
      expect(component.getFirstPropertyValue("url")).toBe(
        SITE + paths.dashboard.showing(uid.slice(0, 36)),
      );
      const stamp = String(component.getFirstPropertyValue("dtstamp"));
      expect(Date.parse(stamp)).toBeLessThanOrEqual(Date.now());
      const [row] = await world.cloud.sql.query<{ at: number }>(
        "select extract(epoch from starts_at)::int as at from public.bookings where id = $1",
        [uid.slice(0, 36)],
      );
      expect(startDate.toJSDate().getTime()).toBe((row?.at ?? 0) * 1000);
    }
  });

  it("has an open house once, with its visitors, and also without any", async () => {
    const olga = await signUp(world.cloud, "Olga");
    const flat = await insertListing(world.cloud, olga);
    await openCalendar(world.cloud, olga, flat);
    const [house] = await world.cloud.sql.query<{ id: string }>(
      `insert into public.open_houses (listing_id, user_id, date, time, minutes, places, starts_at, ends_at)
       values ($1, $2, (now() + interval '5 days')::date, '13:00', 120, 10, now(), now()) returning id`,
      [flat, olga.id],
    );
    const mine = await rotate(olga);
    const summaries = async () =>
      eventsOf(await (await feed(mine)).text()).map(({ uid, summary }) => [uid, summary]);
    const title = expect.stringMatching(/^Open house \(0 of 10 places taken\): /);
    expect(await summaries()).toEqual([[`${house?.id}@selfnvest`, title]]);

    for (const [place, name] of ["Ann Early", "Ben Next"].entries())
      await seeding(
        world.cloud.sql,
        `insert into public.bookings (id, listing_id, owner_id, visitor_name, visitor_email, visitor_phone,
           date, time, starts_at, ends_at, open_house_id, place, status)
         select gen_random_uuid(), h.listing_id, h.user_id, $2, 'v' || $3 || '@example.com', '208-555-0142',
           h.date, h.time, h.starts_at, h.ends_at, h.id, $3::int, 'confirmed'
         from public.open_houses h where h.id = $1`,
        [house?.id, name, String(place + 1)],
      );
    const [event, ...others] = eventsOf(await (await feed(mine)).text());
    expect(others).toEqual([]);
    expect(event?.summary).toMatch(/^Open house \(2 of 10 places taken\): /);
    expect(event?.description).toMatch(/Ann Early\n(?:.*\n)+Ben Next\n/);
  });

  it("is not sent again while unchanged", async () => {
    const first = await feed(token);
    const tag = first.headers.get("etag") ?? "";
    expect(tag).toMatch(/^"[\da-f]{32}"$/);
    for (const header of [tag, `W/${tag}`, `"x", ${tag}`]) {
      const again = await feed(token, { "if-none-match": header });
      expect({ status: again.status, text: await again.text() }).toEqual({ status: 304, text: "" });
    }
    const note = "update public.bookings set special_requests = 'Two of us' where id = $1";
    await seeding(world.cloud.sql, note, [visit(0).id]);
    const changed = await feed(token, { "if-none-match": tag });
    expect(changed.status).toBe(200);
    expect(eventsOf(await changed.text()).map(({ description }) => description)).toContainEqual(
      expect.stringMatching(/\nTwo of us$/),
    );
  });

  it.each([
    ["another token", () => `${token.slice(0, -1)}${token.endsWith("x") ? "y" : "x"}.ics`],
    ["no token", () => ".ics"],
    ["no calendar", () => token],
    ["a very long name", () => `${"x".repeat(2000)}.ics`],
  ])("a feed with %s is not found", async (_, file) => {
    const answer = await world.edge.call(`/feed/${file()}`, from());
    expect(answer.status).toBe(404);
  });

  it("ends with its token", async () => {
    const old = await rotate(sam);
    expect((await feed(old)).status).toBe(200);
    const next = await rotate(sam);
    expect((await feed(old)).status).toBe(404);
    expect(eventsOf(await (await feed(next)).text())).toHaveLength(1);
  });

  it("can be read 120 times per hour and network", async () => {
    const here = { "x-forwarded-for": "203.0.113.77" };
    expect((await feed(token, here)).status).toBe(200);
    await countAs(world.cloud.sql, "feed-call:%", 120);
    const refused = await feed(token, here);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await feed(token)).status).toBe(200);
  });

  it("appears in no log", () => {
    const said = world.edge.logs.join("\n");
    expect(said).toContain("request_failed");
    for (const secret of [token, "Zebedee", "555-0142"]) expect(said).not.toContain(secret);
  });
});

function visit(n: number): Visit {
  const found = visits[n];
  if (!found) throw new Error(`there is no visit ${n}`);
  return found;
}

async function rotate(owner: Person): Promise<string> {
  return (await jsonOf(await rpc(world.cloud, owner, "rotate_calendar_feed"))).token;
}

let callers = 0;

/** Each call comes from another address, unless the test sets one. */
function from(headers: Record<string, string> = {}): RequestInit {
  return { headers: { "x-forwarded-for": `198.51.100.${callers++}`, ...headers } };
}

function feed(of: string, headers: Record<string, string> = {}): Promise<Response> {
  return world.edge.call(`/feed/${of}.ics`, from(headers));
}

/** A sale in 2050 whose contract counts until 5 PM in Denver. */
async function sellTo(buyer: Person, listing: string): Promise<string> {
  const [made] = await world.cloud.sql.query<{ id: string }>(
    `with home as (
       update public.listings set time_zone = 'America/Denver', status = 'pending' where id = $1 returning id, user_id
     ), made as (
       insert into public.offers (id, listing_id, owner_id, buyer_id, home, state, version, expires_at)
       select gen_random_uuid(), home.id, home.user_id, $2, 'Cottage', 'accepted', 1, '2050-05-04T17:00:00Z'
       from home returning *
     ), version as (
       insert into public.offer_versions (offer_id, n, made_by, price, earnest_money, financing, inspection_days,
         appraisal_gap, seller_credit, closing_on, possession_days, included, excluded, note, valid_until)
       select id, 1, 'buyer', 777001, 0, 'cash', 10, 0, 0, '2050-06-01', 0, '', '', '', now() from made
       returning offer_id
     )
     insert into public.sales (offer_id, n, accepted_by, accepted_on, binds_on, until_hour)
     select offer_id, 1, 'owner', '2050-05-01', '2050-05-01', 17 from version returning id`,
    [listing, buyer.id],
  );
  await world.cloud.sql.query("select private.open_steps($1)", [made?.id]);
  return made?.id ?? "";
}

const nameOf = ({ summary }: ICAL.Event) => summary.split(":")[0] ?? "";

/** When its alarm rings, or how long before a day's midnight. */
function alarmOf(event: ICAL.Event | undefined): string {
  const trigger = event?.component
    .getFirstSubcomponent("valarm")
    ?.getFirstPropertyValue("trigger") as ICAL.Duration;
  if (event?.startDate.isDate) return String(trigger);
  const start = event?.startDate.toJSDate().getTime() ?? 0;
  return new Date(start + trigger.toSeconds() * 1000).toISOString();
}

function stampOf(event: ICAL.Event | undefined, name: "dtstamp" | "last-modified"): number {
  return Date.parse(String(event?.component.getFirstPropertyValue(name)));
}

function eventsOf(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}
