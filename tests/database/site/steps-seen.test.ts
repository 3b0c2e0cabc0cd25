import { beforeAll, describe, expect, it } from "vitest";
import { idOf, requestsTo, settingsOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { book, dayAhead, makeUser, offerDay } from "../../support/props.ts";
import { type Seen, stepsSeen, watchSteps } from "../../support/steps-seen.ts";
import { lists, stepsOf } from "./steps-order.ts";

/**
 * Each step of writing a home sees the row that it should (decision 142): placed before hidden, refused before counted,
 * told after stored. tests/database/site/steps-order.test.ts holds the order of all lists.
 */
const database = ownDatabase({ people: ["olive", "nora"], connections: 2 });
const act = requestsTo(database);
const HOME = idOf("cabin");
const OLIVE = { person: "olive" };

/** The stored rows about the home and the counts of its owner. */
const FOUND = `jsonb_build_object(
  'status', (select l.status from listings l where l.id = '${HOME}'),
  'counted', (select coalesce(sum(b.n), 0) from private.rate_buckets b where b.key = 'new-listings:${idOf("olive")}'),
  'prices', (select count(*) from price_history p where p.listing_id = '${HOME}'),
  'told', (select count(*) from notifications n where n.listing_id = '${HOME}' and n.user_id = '${idOf("nora")}'),
  'showings', (select count(*) from bookings b where b.listing_id = '${HOME}' and b.status = 'confirmed'),
  'changes', (select coalesce(sum(b.n), 0) from private.rate_buckets b where b.key = 'price-changes:${idOf("olive")}'))`;

const PLACE = { lat: 39.7123, lng: -104.9876 };

beforeAll(async () => {
  const bodies = await lists(database);
  const steps = [...bodies].filter(([name]) =>
    /^(listings_|listing_answers_before_insert$)/.test(name),
  );
  await watchSteps(database, [...new Set(steps.flatMap(([, body]) => stepsOf(body)))], FOUND);
});

describe("a home that somebody begins", () => {
  const begin = (id: string, title = "Cabin") =>
    act(
      OLIVE,
      `insert into listings (id, user_id, title, address, city, state, zip_code, price)
       values ($1, $2, $3, '12 Elm Street', 'Denver', 'CO', '80202', 500000) on conflict (id) do nothing`,
      [id, idOf("olive"), title],
    );

  it("is refused, recognized, counted and then looked at", async () => {
    await begin(HOME);
    expect(told(await stepsSeen(database), "counted")).toEqual([
      "refuse_suspended_home: counted 0",
      "is_repeated_home: counted 0",
      "cap_new_listings: counted 0",
      "guard_listing: counted 1",
      "keep_ownership: counted 1",
      "record_price: counted 1",
      "count_homes: counted 1",
    ]);
  });

  it("isn't counted again when it is sent again", async () => {
    await begin(HOME);
    expect(told(await stepsSeen(database), "counted")).toEqual([
      "refuse_suspended_home: counted 1",
      "is_repeated_home: counted 1",
      "count_homes: counted 1",
    ]);
  });
});

describe("a home with a hidden street", () => {
  it("keeps its place and its street until the step that hides them", async () => {
    await act(
      "service",
      "select place_listing($1, '12 Elm Street', 'Denver', 'CO', '80202', $2, $3, 'Denver County', 'America/Denver')",
      [HOME, PLACE.lat, PLACE.lng],
    );
    await stepsSeen(database);
    await act(OLIVE, "update listings set status = 'active', address_hidden = true where id = $1", [
      HOME,
    ]);
    const steps = await stepsSeen(database);
    expect(
      steps
        .slice(0, 6)
        .map(({ step, given }) => [step, address(given), PLACE.lat === latitude(given)]),
    ).toEqual([
      ["refuse_suspended_home", "12 Elm Street", true],
      ["guard_listing", "12 Elm Street", true],
      ["keep_ownership", "12 Elm Street", true],
      ["hide_street", "12 Elm Street", true],
      ["keep_promises", "", false],
      ["touched", undefined, false],
    ]);
    expect(steps.map(({ step }) => step).filter((step) => AFTER.has(step))).toEqual([
      "record_price",
      "fill_days",
      "note_moving_photos",
      "note_saved_search_finds",
      "cap_price_changes",
      "count_homes",
    ]);
  });

  it("hides a street whose coordinates the guard has judged", async () => {
    await act(OLIVE, "update listings set address = '14 Elm Street' where id = $1", [HOME]);
    const hiding = (await stepsSeen(database)).find(({ step }) => step === "hide_street");
    expect(row(hiding?.given)).toMatchObject({ address: "14 Elm Street", lat: null });
    const kept = await database.query(
      "select address, lat from hidden_places where listing_id = $1",
      [HOME],
    );
    expect(kept).toEqual([{ address: "14 Elm Street", lat: null }]);
  });
});

describe("an answer on a home's page", () => {
  const answer = (person: string, words: string) =>
    act(
      { person },
      "insert into listing_answers (listing_id, question, answer) values ($1, 'Where is it?', $2)",
      [HOME, words],
    );

  it("is refused for its words to the owner, and without a reason to a stranger", async () => {
    await expect(answer("olive", "At 14 Elm Street")).rejects.toThrow("street_in_words");
    await expect(answer("nora", "At 14 Elm Street")).rejects.toThrow("forbidden");
  });

  it("is refused, tidied, counted, recognized and then placed", async () => {
    await stepsSeen(database);
    await answer("olive", " Near the   park ");
    const steps = await stepsSeen(database);
    expect(steps.map(({ step }) => step)).toEqual([
      "refuse_stranger",
      "refuse_suspended_answer",
      "refuse_named_street",
      "guard_answer",
      "limit_answers",
      "is_repeated_answer",
      "place_of_new_answer",
    ]);
    expect(steps.at(-2)?.given).toMatchObject({ p_answer: { answer: "Near the   park" } });
  });
});

describe("a new price", () => {
  it("is stored before anybody is told, and counted for the owner before the search counts it", async () => {
    await database.query("insert into favorites (user_id, listing_id) values ($1, $2)", [
      idOf("nora"),
      HOME,
    ]);
    await database.query(
      "insert into saved_searches (user_id, name, filters, frequency) values ($1, 'Cabins', '{\"search_term\": \"cabin\"}', 'daily')",
      [idOf("nora")],
    );
    // A price that changes within an hour of publishing is a correction.
    await database.transaction(async (tx) => {
      await tx.exec("set local app.seeding = 'on'");
      await tx.query(
        "update listings set published_at = published_at - interval '2 hours' where id = $1",
        [HOME],
      );
    });
    await stepsSeen(database);
    await act(OLIVE, "update listings set price = 480000 where id = $1", [HOME]);
    const after = (await stepsSeen(database)).filter(({ step }) => AFTER.has(step));
    expect(told(after, "prices", "told", "changes")).toEqual([
      "record_price: prices 1, told 0, changes 0",
      "announce_home: prices 2, told 0, changes 0",
      "note_saved_search_finds: prices 2, told 1, changes 0",
      "cap_price_changes: prices 2, told 2, changes 0",
      "count_homes: prices 2, told 2, changes 1",
    ]);
  });
});

describe("a home that is withdrawn", () => {
  beforeAll(async () => {
    const day = await dayAhead(database, 3);
    await offerDay(database, "cabin", day);
    await makeUser(database, "vera");
    const id = await book(database, {
      listing: "cabin",
      date: day,
      time: "10:00",
      email: "vera@example.com",
    });
    await database.query("update bookings set status = 'confirmed' where id = $1", [id]);
    await stepsSeen(database);
  });

  it("ends its showings in front of its offers, and then tells the site", async () => {
    await act(OLIVE, "update listings set status = 'withdrawn' where id = $1", [HOME]);
    const after = (await stepsSeen(database)).filter(({ step }) => AFTER.has(step));
    expect(told(after, "status", "showings")).toEqual([
      "record_price: status withdrawn, showings 1",
      "announce_home: status withdrawn, showings 1",
      "cancel_showings_of_gone_home: status withdrawn, showings 1",
      "end_offers_of_gone_home: status withdrawn, showings 0",
      "note_moving_photos: status withdrawn, showings 0",
      "note_stale_page: status withdrawn, showings 0",
      "cap_price_changes: status withdrawn, showings 0",
      "count_homes: status withdrawn, showings 0",
    ]);
  });
});

describe("the error that a refused owner gets", () => {
  it("is that they are suspended, whatever else is wrong", async () => {
    await expect(
      database.transaction(async (tx) => {
        await tx.query(
          `with filed as (
             insert into private.cases (kind, subject_id, accused_id, state)
             values ((select kind from private.report_subjects order by kind limit 1), 'olive', $1, 'open') returning id)
           insert into private.suspensions (case_id, person_id) select id, $1 from filed`,
          [idOf("olive")],
        );
        await tx.query(
          "insert into private.rate_buckets (key, window_start, n) select 'new-listings:' || $1, to_timestamp(floor(extract(epoch from now()) / 3600) * 3600), 20 on conflict (key, window_start) do update set n = 20",
          [idOf("olive")],
        );
        await asOwner(tx);
        await tx.query("insert into listings (user_id, status) values ($1, 'sold')", [
          idOf("olive"),
        ]);
      }),
    ).rejects.toThrow("account_suspended");
  });
});

/** Steps that follow from what is stored. */
const AFTER = new Set([
  "record_price",
  "announce_home",
  "cancel_showings_of_gone_home",
  "end_offers_of_gone_home",
  "fill_days",
  "forget_waits_of_sold_home",
  "note_moving_photos",
  "note_saved_search_finds",
  "note_stale_page",
  "cap_price_changes",
  "count_homes",
]);

/** "step: status active, prices 1" */
function told(seen: Seen[], ...names: string[]): string[] {
  return seen.map(
    ({ step, found }) => `${step}: ${names.map((name) => `${name} ${found[name]}`).join(", ")}`,
  );
}

/** The home that a step is given. */
function row(given: Seen["given"] = {}): Record<string, unknown> {
  return (given.new ?? given.p_home ?? given) as Record<string, unknown>;
}

const address = (given: Seen["given"]) => row(given).address;
const latitude = (given: Seen["given"]) => row(given).lat;

async function asOwner(tx: { query: typeof database.query }) {
  await tx.query("select set_config(key, value, true) from jsonb_each_text($1)", [
    settingsOf(OLIVE),
  ]);
}
