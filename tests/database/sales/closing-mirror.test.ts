// Long, because the days of hundreds of sales are counted in both languages.
import { OFFER_FIELDS } from "@domain/offers/offer-terms.ts";
import { type CountingRule, countedDay, lendersDay } from "@domain/sales/counting-days.ts";
import { isWholeDay, SALE_ACTS, type SaleAct, saleSteps } from "@domain/sales/deadlines.ts";
import { closedDay, isLegalHoliday } from "@domain/sales/federal-holidays.ts";
import { daysTermOf, isCountedByContract, SALE_STEPS } from "@domain/sales/sale-steps.ts";
import { addDays } from "@domain/site/time/time-zones.ts";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import "../../support/fuzz.ts";
import { offerTerms, TODAY } from "../../support/offer-terms.ts";
import { makeListing, makeUser } from "../../support/props.ts";
import { wordsOf } from "../../support/schema-texts.ts";

/** How the days of a sale are counted: by the domain for the screens, by the database for clock and calendars. */
const database = ownDatabase();

beforeAll(async () => {
  await makeUser(database, "olive");
  await makeListing(database, "cottage", "olive");
  await database.exec(`
    insert into public.offers (id, listing_id, home, version, expires_at)
    values (md5('offer')::uuid, '${idOf("cottage")}', 'Home', 1, now());
    create schema tests;
    create function tests.steps(sent jsonb, binding jsonb, moved jsonb, hoa boolean) returns jsonb language plpgsql as $$
    declare
      terms offer_versions;
      offer offers := (select o from offers o where id = md5('offer')::uuid);
      found jsonb;
    begin
      terms := private.offer_terms(sent);
      terms.offer_id := offer.id;
      terms.n := 1;
      terms.made_by := 'buyer';
      terms.valid_until := now();
      terms.created_at := now();
      insert into offer_versions select terms.*;
      update listings set hoa_fee = case when hoa then 120 else 0 end;
      perform private.open_sale(offer, terms, 'owner', '2030-01-01');
      update sale_steps set agreed_on = (moved ->> kind)::date where moved ? kind;
      if binding is not null then
        update sales set binds_on = (binding ->> 'on')::date, counts = binding ->> 'counts',
                         moves = (binding ->> 'moves')::boolean,
                         otherwise = array(select jsonb_array_elements_text(binding -> 'otherwise'));
      end if;
      perform private.count_days(s.id) from sales s;
      select jsonb_agg(jsonb_build_array(kind, owner, due_on)) into found from sale_steps;
      delete from offer_versions;
      return found;
    end $$;`);
});

describe("the domain and the database", () => {
  it("know the same holidays and closed days from 2025 to 2055", async () => {
    const rows = await database.query<{ day: string; legal: boolean; closed: boolean }>(
      `select day::date::text as day, private.is_legal_holiday(day::date) as legal,
              private.is_closed_day(day::date) as closed
       from generate_series('2024-12-31'::date, '2055-12-30', '1 day') as day`,
    );
    expect(rows).toHaveLength(11_322);
    const differing = rows.filter(
      ({ day, legal, closed }) =>
        legal !== isLegalHoliday(day) || closed !== (closedDay(day) !== undefined),
    );
    expect(differing).toEqual([]);
  });

  it("know which steps have the whole day", async () => {
    const drawn = fc.sample(offerTerms, 30);
    const rows = await database.query<{
      kind: (typeof SALE_STEPS)[number];
      n: number;
      whole: boolean;
    }>(
      `select kind, n::integer - 1 as n, private.is_whole_day(kind, private.offer_terms(terms)) as whole
       from unnest($1::text[]) as kind
       cross join jsonb_array_elements($2) with ordinality as drawn (terms, n)`,
      [SALE_STEPS, drawn],
    );
    const differing = rows.filter(({ kind, n, whole }) => {
      const terms = drawn[n];
      return terms && whole !== isWholeDay(kind, terms);
    });
    expect(rows).toHaveLength(30 * SALE_STEPS.length);
    expect(differing).toEqual([]);
    expect(rows.filter(({ whole }) => whole).length).toBeGreaterThan(2);
  });

  it("count the same days, forward and back", async () => {
    const drawn = fc.sample(
      fc.record({
        from: fc.integer({ min: 0, max: 9000 }).map((n) => addDays("2026-01-01", n)),
        days: fc.integer({ min: -60, max: 180 }),
        counts: fc.constantFrom("calendar" as const, "business" as const),
        moves: fc.boolean(),
      }),
      500,
    );
    const rows = await database.query<{ day: string; lender: string }>(
      `select private.counted_day(f, d, c, m)::text as day, private.counted_day(f, d, 'lender', false)::text as lender
       from jsonb_array_elements($1) with ordinality as all_of (each, n)
       cross join lateral (
         select (each ->> 'from')::date, (each ->> 'days')::integer, each ->> 'counts', (each ->> 'moves')::boolean
       ) as named (f, d, c, m) order by n`,
      [drawn],
    );
    expect(rows).toEqual(
      drawn.map(({ from, days, ...rule }) => ({
        day: countedDay(from, days, rule),
        lender: lendersDay(from, days),
      })),
    );
  });

  it("have the same steps with the same owners and dates", async () => {
    const drawn = fc.sample(
      fc.record({
        terms: offerTerms,
        binding: fc.option(
          fc.record({
            on: fc.integer({ min: 0, max: 20 }).map((n) => addDays(TODAY, n)),
            counts: fc.constantFrom<CountingRule["counts"]>("calendar", "business"),
            moves: fc.boolean(),
            otherwise: fc.subarray(SALE_STEPS.filter(isCountedByContract)),
          }),
          { freq: 4 },
        ),
        moved: fc.dictionary(
          fc.constantFrom<SaleAct["kind"]>("closing", "signing", "possession", "inspection"),
          fc.integer({ min: 0, max: 400 }).map((n) => addDays(TODAY, n)),
        ),
        has_hoa: fc.boolean(),
      }),
      200,
    );
    const rows = await database.query<{ steps: [string, string, string | null][] }>(
      `select tests.steps(each -> 'terms', nullif(each -> 'binding', 'null'), each -> 'moved', (each ->> 'has_hoa')::boolean) as steps
       from jsonb_array_elements($1) with ordinality as all_of (each, n) order by n`,
      [drawn],
    );
    for (const [place, { terms, binding, moved, has_hoa }] of drawn.entries()) {
      let n = 0;
      const agreed = (kind: SaleAct["kind"], day: string, rule: CountingRule | null): SaleAct => ({
        ...{ n: ++n, kind, act: "agreed", made_by: "buyer", day, rule },
        ...{ said: "", at: "", made_on: TODAY },
      });
      const acts = [
        ...(binding ? [agreed("contract", binding.on, { ...binding, until_hour: 24 })] : []),
        // Another closing would take the dates agreed on before along.
        ...Object.entries(moved)
          .sort(([a]) => (a === "closing" ? -1 : 1))
          .map(([kind, day]) => agreed(kind as SaleAct["kind"], day, null)),
      ];
      const expected = saleSteps({ ...terms, has_hoa }, acts, { today: TODAY, hour: 0 }).map(
        ({ kind, owner, due_on }) => [kind, owner, due_on],
      );
      const byName = (a: unknown[], b: unknown[]) => String(a[0]).localeCompare(String(b[0]));
      expect(rows[place]?.steps.sort(byName)).toEqual(expected.sort(byName));
    }
  });

  it("know of the same terms which step their days are about", async () => {
    const rows = await database.query<{ name: string; kind: string | null }>(
      "select name, private.step_of_days(name) as kind from unnest($1::text[]) as name",
      [OFFER_FIELDS.map(({ name }) => name)],
    );
    const expected = OFFER_FIELDS.map(({ name }) => ({
      name,
      kind: SALE_STEPS.find((kind) => daysTermOf(kind) === name) ?? null,
    }));
    expect(rows).toEqual(expected);
  });

  it("name the acts alike", async () => {
    expect(await wordsOf(database, "sale_acts", "act")).toEqual(SALE_ACTS);
  });
});
