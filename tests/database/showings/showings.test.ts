import {
  BUFFER_HOURS,
  DEFAULT_RULES,
  isInBuffer,
  MAX_DAYS_OFF,
  MAX_ENTRY_NOTES,
  MAX_NOTICE_HOURS,
  STANDARD_SLOTS,
  type WeeklyHours,
  weekdayOf,
} from "@domain/showings/availability.ts";
import {
  MAX_FEEDBACK_NOTE,
  MAX_IMPRESSION,
  MAX_PROPOSED_TIMES,
  OFFER_ANSWERS,
  PRICE_FEELINGS,
} from "@domain/showings/showings.ts";
import { addDays, instantInZone } from "@domain/site/time/time-zones.ts";
import { describe, expect, it } from "vitest";
import { idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { ALL_SLOTS, dayAhead, offerDay } from "../../support/props.ts";
import { checksOf } from "../../support/schema-texts.ts";

/** Rules about showings that both browser and database know: if they differ, one of them is wrong. */
const database = ownDatabase({ people: ["olive"], homes: { cottage: "olive" } });

describe("a date and a clock at a property", () => {
  // Days on which clocks change, with the days around them, and a zone where they never do.
  it.each([
    ["Pacific/Honolulu", ["2026-11-22", "2027-03-14"]],
    ["America/Denver", ["2026-11-01", "2027-03-14"]],
    ["America/New_York", ["2026-11-01", "2027-03-14"]],
    ["Europe/Berlin", ["2027-03-28", "2027-10-31"]],
    ["Australia/Lord_Howe", ["2027-04-04", "2027-10-03"]],
    ["Pacific/Kiritimati", ["2026-12-31"]],
    ["Etc/GMT+12", ["2026-12-31"]],
  ])("are the same instant in the browser and in the database: %s", async (zone, changes) => {
    const dates = changes.flatMap((date) => [addDays(date, -1), date, addDays(date, 1)]);
    const cases = dates.flatMap((date) => STANDARD_SLOTS.map((time) => ({ date, time })));
    const rows = await database.query<{ at: number }>(
      `select extract(epoch from (c.date + c.time) at time zone $1)::bigint as at
       from unnest($2::date[], $3::time[]) with ordinality as c (date, "time", n) order by n`,
      [zone, cases.map(({ date }) => date), cases.map(({ time }) => time)],
    );
    expect(rows.map(({ at }) => Number(at) * 1000)).toEqual(
      cases.map(({ date, time }) => instantInZone(date, time, zone).getTime()),
    );
  });
});

describe("weekly hours", () => {
  const hours: WeeklyHours = {
    "1": ["10:00", "09:00", "10:00"],
    "3": [],
    "6": [...STANDARD_SLOTS],
    "7": ["19:00"],
  };

  it("give the same slots for each day of two weeks", async () => {
    const dates = Array.from({ length: 14 }, (_, n) => addDays("2026-12-25", n));
    const rows = await database.query<{ slots: string[] }>(
      `select private.weekly_slots($1, day) as slots
       from unnest($2::date[]) with ordinality as d (day, n) order by n`,
      [hours, dates],
    );
    expect(rows.map(({ slots }) => slots.map((slot) => slot.slice(0, 5)))).toEqual(
      dates.map((date) => [...new Set(hours[weekdayOf(date)])].sort()),
    );
  });
});

describe("a buffer", () => {
  it.each([0, 1, 2, 3])("a buffer of %i h blocks the same slots", async (buffer) => {
    const date = await dayAhead(database, 3 + buffer);
    await offerDay(database, "cottage", date);
    await database.query(
      `insert into showing_settings (listing_id, user_id, buffer_hours) values ($1, $2, $3)
       on conflict (listing_id) do update set buffer_hours = excluded.buffer_hours`,
      [idOf("cottage"), idOf("olive"), buffer],
    );
    await database.query(
      `insert into bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time)
       values (gen_random_uuid(), $1, 'V', $2, '303-555-0100', $3, '12:00')`,
      [idOf("cottage"), `v${buffer}@example.com`, date],
    );
    const [row] = await database.query<{ time_slots: string[] }>(
      "select time_slots from availability where listing_id = $1 and date = $2",
      [idOf("cottage"), date],
    );
    expect(row?.time_slots.map((slot) => slot.slice(0, 5))).toEqual(
      ALL_SLOTS.filter((slot) => !isInBuffer(slot, "12:00", buffer)),
    );
  });
});

describe("limits", () => {
  it.each([
    ["availability_rules", `<= ${MAX_NOTICE_HOURS})`],
    ["showing_settings", `<= (${Math.max(...BUFFER_HOURS)})`],
    ["showing_settings", `char_length(entry_notes) <= ${MAX_ENTRY_NOTES})`],
    ["days_off", `first_day + ${MAX_DAYS_OFF - 1}`],
    ["booking_proposals", `(n <= ${MAX_PROPOSED_TIMES})`],
    ["showing_feedback", `(impression <= ${MAX_IMPRESSION})`],
    ["showing_feedback", `char_length(note) <= ${MAX_FEEDBACK_NOTE})`],
  ])("%s says %s", async (table, text) => {
    expect(await checksOf(database, table)).toContain(text);
  });

  it("visitors' answers are the same", async () => {
    const words = [...(await checksOf(database, "showing_feedback")).matchAll(/'([a-z]+)'/g)];
    expect(words.map(([, word]) => word).sort()).toEqual(
      [...PRICE_FEELINGS, ...OFFER_ANSWERS].sort(),
    );
  });

  it("a home without rules of its own has the same notice and horizon, in columns and wherever they are looked up", async () => {
    const places = await database.query<{ rule: string; value: number }>(`
      select distinct found[1] as rule, found[3]::integer as value
      from pg_proc p, regexp_matches(p.prosrc, '(notice_hours|horizon_days)( from [^()]*\\))?, (\\d+)\\)', 'g') as found
      where p.pronamespace in ('private'::regnamespace, 'public'::regnamespace)
      union all
      select a.attname, pg_get_expr(d.adbin, d.adrelid)::integer
      from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where d.adrelid = 'public.availability_rules'::regclass and a.attname in ('notice_hours', 'horizon_days')`);
    const known = Object.entries(DEFAULT_RULES);
    expect(places.length).toBeGreaterThanOrEqual(2 * known.length);
    for (const { rule, value } of places) expect(known).toContainEqual([rule, value]);
  });
});
