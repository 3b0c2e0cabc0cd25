import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asActor, idOf, requestsTo } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { book, dayAhead, linkTo, offerDay, type Request } from "../../support/props.ts";
import { type Seen, stepsSeen, watchSteps } from "../../support/steps-seen.ts";
import { lists, stepsOf } from "../site/steps-order.ts";

/**
 * Each step of a booking, a day on offer, an open house, a message and an offer sees the row that it should (decision
 * 142): refused before counted, held before the address decides, told after stored. steps-order.test.ts holds the order
 * of all lists.
 */
const database = ownDatabase({
  people: ["olive", "nora"],
  homes: { cottage: "olive", cabin: "olive" },
  connections: 2,
});
const act = requestsTo(database);
const OLIVE = { person: "olive" };
const NORA = { person: "nora" };

const FOUND = `jsonb_build_object(
  'counted', (select coalesce(max(n), 0) from private.rate_buckets where key like 'booking:network:%'),
  'mailbox', (select coalesce(sum(n), 0) from private.rate_buckets where key like 'booking:mailbox:%'),
  'stored', (select count(*) from bookings where status in ('pending', 'confirmed')),
  'offered', (select count(*) from availability where '10:00' = any (time_slots)),
  'told', (select count(*) from notifications),
  'steps', (select count(*) from private.showing_steps),
  'mailed', (select count(*) from private.email_outbox where booking_id is not null),
  'proposed', (select count(*) from booking_proposals),
  'houses', (select count(*) from open_houses),
  'messages', (select count(*) from messages),
  'versions', (select count(*) from offer_versions),
  'accepted', (select count(*) from offers where state = 'accepted'))`;

/** Steps of acts that write a message or an offer. */
const OF_ACTS = [
  "refuse_paused",
  "tell_all",
  "tell_offer",
  "note_act",
  "open_sale",
  "hold_conversation",
];

let day: string;
let later: string;

beforeAll(async () => {
  day = await dayAhead(database, 3);
  later = await dayAhead(database, 4);
  const bodies = await lists(database);
  const steps = [...bodies]
    .filter(([name]) => /^(bookings|availability|open_houses)_/.test(name))
    .flatMap(([, body]) => stepsOf(body));
  await watchSteps(database, [...new Set([...steps, ...OF_ACTS])], FOUND);
});

beforeEach(async () => {
  await database.exec(`
    delete from public.offers; delete from public.conversations; delete from public.bookings;
    delete from public.open_houses; delete from public.availability; delete from public.offered_days;
    delete from private.rate_buckets; delete from public.notifications; delete from public.availability_rules`);
  await offerDay(database, "cottage", day, ["10:00", "11:00"]);
  await stepsSeen(database);
});

/** A request as a visitor's browser sends it. */
const request = (fields: Partial<Request> = {}) =>
  asActor(database, "visitor", (tx) =>
    book(tx, { listing: "cottage", date: day, time: "10:00", email: "wim@example.com", ...fields }),
  );

describe("a request for a showing", () => {
  it("is refused before it is counted, and held before its address decides", async () => {
    await request();
    expect(found(await stepsSeen(database), "counted", "stored", "offered", "mailbox")).toEqual([
      "refuse_suspended: counted 0, stored 0, offered 1, mailbox 0",
      "refuse_answered_request: counted 0, stored 0, offered 1, mailbox 0",
      "is_repeated_request: counted 0, stored 0, offered 1, mailbox 0",
      "admit_network: counted 0, stored 0, offered 1, mailbox 0",
      "refuse_lacking: counted 1, stored 0, offered 1, mailbox 0",
      "take_slot: counted 1, stored 0, offered 1, mailbox 0",
      "share_days: counted 1, stored 0, offered 1, mailbox 0",
      "put_channel_away: counted 1, stored 0, offered 1, mailbox 0",
      "refuse_several_requests: counted 1, stored 1, offered 1, mailbox 0",
      "announce_request: counted 1, stored 1, offered 1, mailbox 0",
      "tell_all: counted 1, stored 1, offered 1, mailbox 0",
      "hold_slot: counted 1, stored 1, offered 1, mailbox 0",
      "day_in_order: counted 1, stored 1, offered 1, mailbox 0",
      "keep_booked_slots_out: counted 1, stored 1, offered 1, mailbox 0",
      "keep_to_mailbox: counted 1, stored 1, offered 0, mailbox 0",
      "note_showing_step: counted 1, stored 1, offered 0, mailbox 1",
      "queue_request_mail: counted 1, stored 1, offered 0, mailbox 1",
    ]);
  });

  it("is told of once it is stored, and mailed once it is a step", async () => {
    await request();
    const after = (await stepsSeen(database)).filter(({ step }) => REQUESTED.has(step));
    expect(found(after, "stored", "told", "steps", "mailed")).toEqual([
      "announce_request: stored 1, told 0, steps 0, mailed 0",
      "hold_slot: stored 1, told 1, steps 0, mailed 0",
      "keep_to_mailbox: stored 1, told 1, steps 0, mailed 0",
      "note_showing_step: stored 1, told 1, steps 0, mailed 0",
      "queue_request_mail: stored 1, told 1, steps 1, mailed 0",
    ]);
  });

  it("takes its hour without its address, which only our server may have it looked up by", async () => {
    const given = async () =>
      (await stepsSeen(database)).find(({ step }) => step === "take_slot")?.given.p_visitor;
    await request();
    expect(await given()).toBeNull();
    await book(database, {
      listing: "cottage",
      date: day,
      time: "11:00",
      email: "vera@example.com",
    });
    expect(await given()).toBe("vera@example.com");
  });

  it("isn't counted again when it is sent again", async () => {
    const id = randomUUID();
    await request({ id });
    await stepsSeen(database);
    await request({ id });
    expect(found(await stepsSeen(database), "counted", "stored")).toEqual([
      "refuse_suspended: counted 1, stored 1",
      "refuse_answered_request: counted 1, stored 1",
      "is_repeated_request: counted 1, stored 1",
      "refuse_several_requests: counted 1, stored 1",
    ]);
  });

  it("is refused together with a second one before anybody is told", async () => {
    await expect(
      act(
        "visitor",
        `insert into bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time)
         select gen_random_uuid(), $1, 'Wim', 'wim@example.com', '303-555-0100', $2, time
         from unnest('{10:00,11:00}'::time[]) as time`,
        [idOf("cottage"), day],
      ),
    ).rejects.toThrow("bad_request");
  });

  it("a request for a home that confirms at once is confirmed before the first email is queued", async () => {
    await database.query(
      "insert into availability_rules (listing_id, user_id, auto_confirm) values ($1, $2, true)",
      [idOf("cottage"), idOf("olive")],
    );
    await request();
    const after = (await stepsSeen(database)).filter(({ step }) => AFTERWARDS.has(step));
    expect(found(after, "mailed")).toEqual([
      "announce_request: mailed 0",
      "hold_slot: mailed 0",
      "guard_booking: mailed 0",
      "touched: mailed 0",
      "announce_booking: mailed 0",
      "close_proposals: mailed 0",
      "note_showing_step: mailed 0",
      "offer_slot_again: mailed 0",
      "queue_booking_mail: mailed 0",
      "keep_to_mailbox: mailed 6",
      "note_showing_step: mailed 6",
      "queue_request_mail: mailed 6",
    ]);
    const kinds = await database.query("select distinct kind from private.email_outbox order by 1");
    expect(kinds).not.toContainEqual({ kind: "requested" });
  });
});

describe("a showing that moves", () => {
  it("is announced while it is known who proposed the time, and offers its hour again before mail waits", async () => {
    const id = await request();
    await act(OLIVE, "select propose_showing_times($1, $2)", [
      id,
      [{ date: later, time: "10:00" }],
    ]);
    await stepsSeen(database);
    const token = await linkTo(database, id);
    await act("visitor", "select accept_proposal($1, 1)", [token]);
    const after = (await stepsSeen(database)).filter(({ step }) => AFTERWARDS.has(step));
    expect(found(after, "proposed", "offered", "steps")).toEqual([
      "guard_booking: proposed 1, offered 0, steps 1",
      "touched: proposed 1, offered 0, steps 1",
      "announce_booking: proposed 1, offered 0, steps 1",
      "close_proposals: proposed 1, offered 0, steps 1",
      "note_showing_step: proposed 0, offered 0, steps 1",
      "offer_slot_again: proposed 0, offered 0, steps 2",
      "queue_booking_mail: proposed 0, offered 1, steps 2",
    ]);
  });
});

describe("a day on offer", () => {
  it("is in order before it is compared with what is stored", async () => {
    const add = (slots: string) =>
      act(
        OLIVE,
        "insert into availability (id, listing_id, user_id, date, time_slots) values ($1, $2, $3, $4, $5::time[])",
        [idOf("day"), idOf("cottage"), idOf("olive"), later, slots],
      );
    await add("{12:00,10:00}");
    await stepsSeen(database);
    await add("{10:00,12:00,10:00}");
    const seen = await stepsSeen(database);
    expect(seen.map(({ step }) => step)).toEqual(["share_days", "day_in_order", "is_repeated_row"]);
    expect(seen[2]?.given.p_sent).toMatchObject({ time_slots: ["10:00:00", "12:00:00"] });
  });

  it("keeps booked slots in the wish, whoever writes it", async () => {
    await request();
    await act(OLIVE, "update availability set time_slots = '{12:00}' where date = $1", [day]);
    expect(await wish()).toEqual({ wish: "{10:00:00,12:00:00}", offered: "{12:00:00}" });
    await act(OLIVE, "select set_availability($1, array[$2::date], '{13:00,10:00}')", [
      idOf("cottage"),
      day,
    ]);
    expect(await wish()).toEqual({ wish: "{10:00:00,13:00:00}", offered: "{13:00:00}" });
    await act(OLIVE, "select set_availability($1, array[$2::date], '{13:00}')", [
      idOf("cottage"),
      day,
    ]);
    expect(await wish()).toEqual({ wish: "{13:00:00}", offered: "{13:00:00}" });
  });

  const wish = async () => {
    const [row] = await database.query(
      `select o.time_slots::text as wish, a.time_slots::text as offered
       from offered_days o join availability a using (listing_id, date) where o.date = $1`,
      [day],
    );
    return row;
  };
});

describe("an open house", () => {
  it("ends its showings before it is gone, and gives back its times after", async () => {
    await act(
      OLIVE,
      `insert into open_houses (id, listing_id, user_id, date, time, minutes, places)
       values ($1, $2, $3, $4, '10:00', 60, 5)`,
      [idOf("house"), idOf("cottage"), idOf("olive"), day],
    );
    await request();
    await stepsSeen(database);
    await act(OLIVE, "delete from open_houses where id = $1", [idOf("house")]);
    const steps = (await stepsSeen(database)).filter(({ step }) => GOING.has(step));
    expect(found(steps, "houses", "stored", "offered")).toEqual([
      "call_off_open_house: houses 1, stored 1, offered 0",
      "offer_slot_again: houses 1, stored 0, offered 0",
      "make_way: houses 0, stored 0, offered 0",
      "keep_booked_slots_out: houses 0, stored 0, offered 0",
    ]);
  });
});

describe("a message", () => {
  it("is refused before it is stored, and told of after", async () => {
    await act(NORA, "select ask_owner($1, $2, 'Is the roof new?')", [
      randomUUID(),
      idOf("cottage"),
    ]);
    expect(found(await stepsSeen(database), "messages", "told")).toEqual([
      "hold_conversation: messages 0, told 0",
      "refuse_suspended: messages 0, told 0",
      "tell_all: messages 1, told 0",
    ]);
  });
});

describe("an offer", () => {
  const make = () =>
    act(NORA, "select make_offer($1, $2, $3, $4, '[]')", [
      idOf("offer"),
      idOf("cottage"),
      { price: 480_000, financing: "cash", closing_on: day, included: "", excluded: "", note: "" },
      new Date(Date.now() + 36 * 3_600_000),
    ]);

  it("is refused before it is stored, and told of after", async () => {
    await make();
    expect(found(await stepsSeen(database), "versions", "told")).toEqual([
      "refuse_suspended: versions 0, told 0",
      "refuse_paused: versions 0, told 0",
      "tell_offer: versions 1, told 0",
      "tell_all: versions 1, told 0",
    ]);
  });

  it("is accepted before the act, the sale and the news", async () => {
    await make();
    await stepsSeen(database);
    await act(OLIVE, "select accept_offer($1, 1)", [idOf("offer")]);
    const steps = (await stepsSeen(database)).map(({ step }) => step);
    const kept = steps.filter((step) => ["note_act", "open_sale", "tell_offer"].includes(step));
    expect(kept.slice(0, 3)).toEqual(["note_act", "open_sale", "tell_offer"]);
  });
});

const REQUESTED = new Set([
  "announce_request",
  "hold_slot",
  "keep_to_mailbox",
  "note_showing_step",
  "queue_request_mail",
]);
const AFTERWARDS = new Set([
  ...REQUESTED,
  "guard_booking",
  "touched",
  "announce_booking",
  "close_proposals",
  "offer_slot_again",
  "queue_booking_mail",
]);
const GOING = new Set([
  "call_off_open_house",
  "offer_slot_again",
  "make_way",
  "keep_booked_slots_out",
]);

/** "step: stored 1, told 0" */
function found(seen: Seen[], ...names: string[]): string[] {
  return seen.map(
    (each) => `${each.step}: ${names.map((name) => `${name} ${each.found[name]}`).join(", ")}`,
  );
}
