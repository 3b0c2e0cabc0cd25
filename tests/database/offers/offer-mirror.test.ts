import { escalatedPrice, withoutEscalation } from "@domain/offers/escalation.ts";
import { closingProblem, expiryProblem } from "@domain/offers/offer-dates.ts";
import { OFFER_FIELDS, type OfferTerms } from "@domain/offers/offer-terms.ts";
import { EARNEST_MONEY, FALL_REASONS, FILE_KINDS, OFFER_STATES } from "@domain/offers/offers.ts";
import { parseOfferTerms } from "@domain/offers/reading-offers.ts";
import { comesAfterClosing, type SaleStepKind } from "@domain/sales/sale-steps.ts";
import { addDays } from "@domain/site/time/time-zones.ts";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { ownDatabase } from "../../support/database.ts";
import "../../support/fuzz.ts";
import { offerTerms, TODAY } from "../../support/offer-terms.ts";
import { wordsOf } from "../../support/schema-texts.ts";

/** The browser's texts about offers say what SQL enforces. */
const database = ownDatabase();

beforeAll(async () => {
  await database.exec(`
    insert into public.offers (id, home, version, expires_at) values (md5('offer')::uuid, 'Home', 1, now());
    create schema tests;
    -- Whether the database would store these terms, and the dates that would follow if they bound today.
    create function tests.stored(sent jsonb, today date) returns jsonb language plpgsql as $$
    declare
      terms offer_versions;
      offer offers := (select o from offers o where id = md5('offer')::uuid);
      dates jsonb;
    begin
      terms := private.offer_terms(sent);
      terms.offer_id := offer.id;
      terms.n := 1;
      terms.made_by := 'buyer';
      terms.valid_until := now();
      terms.created_at := now();
      insert into offer_versions select terms.*;
      perform private.open_sale(offer, terms, 'owner', today);
      update sales set binds_on = today;
      perform private.count_days(s.id) from sales s;
      select jsonb_object_agg(kind, due_on) into dates from sale_steps;
      delete from offer_versions;
      return dates;
    exception when others then
      return to_jsonb(sqlerrm);
    end $$;
    -- The error code with which dates are refused, if they are.
    create function tests.refused(sent jsonb, first_day date, last_day date) returns text language plpgsql as $$
    begin
      perform private.refuse_impossible_dates(private.offer_terms(sent), first_day, last_day);
      return null;
    exception when others then
      return sqlerrm;
    end $$;`);
});

async function stored(all: object[]) {
  const rows = await database.query<{ stored: string | Record<string, string | null> }>(
    "select tests.stored(sent, $2) as stored from jsonb_array_elements($1) with ordinality as each (sent, n) order by n",
    [all, TODAY],
  );
  return rows.map((row) => row.stored);
}

/** The dates that follow from the terms: calendar days, unless the two have agreed on another rule. */
function agreedDates(terms: OfferTerms, boundOn: string): Partial<Record<SaleStepKind, string>> {
  const after = (kind: SaleStepKind, days: number | null) =>
    days === null ? {} : { [kind]: addDays(boundOn, days) };
  return {
    ...after("inspection", terms.inspection_days),
    ...after("appraisal", terms.appraisal_days),
    ...after("loan", terms.financing_days),
    ...after("home_sale", terms.home_sale_days),
    ...after("disclosures", terms.disclosure_days),
    closing: terms.closing_on,
    possession: addDays(terms.closing_on, terms.possession_days),
  };
}

describe("terms", () => {
  it("terms that the form lets through are stored, with the dates that follow", async () => {
    const all = fc.sample(offerTerms, 200);
    const answers = await stored(all);
    for (const [n, terms] of all.entries())
      expect(answers[n], JSON.stringify(terms)).toMatchObject(agreedDates(terms, TODAY));
  });

  it("terms beyond a range are refused by form and database", async () => {
    const [terms] = fc.sample(offerTerms, 1) as [OfferTerms];
    const base = {
      ...terms,
      price: 500_000,
      earnest_money: 5000,
      earnest_money_days: 3,
      financing: "va",
      down_payment: 0,
      financing_days: 9,
      appraisal_days: 9,
      agent_name: "Ann",
      agent_share: null,
      agent_amount: null,
      closing_on: addDays(TODAY, 300),
    };
    const broken = OFFER_FIELDS.flatMap((field) => {
      if ("range" in field)
        return [field.range[0] - 1, field.range[1] + 1].map((value) => ({
          ...base,
          [field.name]: value,
        }));
      if (field.kind === "payer") return [{ ...base, [field.name]: "agent" }];
      return "most" in field ? [{ ...base, [field.name]: "x".repeat(field.most + 1) }] : [];
    });
    expect(broken.length).toBeGreaterThan(20);
    for (const [n, answer] of (await stored(broken)).entries()) {
      expect(typeof answer, JSON.stringify(broken[n])).toBe("string");
      expect(parseOfferTerms(broken[n] ?? {}, TODAY).problems).toHaveLength(1);
    }
    expect(typeof (await stored([base]))[0]).toBe("object");
  });
});

describe("dates", () => {
  it("impossible dates are refused by form and database", async () => {
    const day = (most: number) => fc.integer({ min: 0, max: most });
    const cases = fc.sample(
      fc.record({ terms: offerTerms, closing: day(150), first: day(9), last: day(40) }),
      { numRuns: 400, seed: 11 },
    );
    const sent = cases.map(({ terms, closing, first, last }) => ({
      terms: { ...terms, closing_on: addDays(TODAY, closing) },
      first: addDays(TODAY, first),
      last: addDays(TODAY, last),
    }));
    const rows = await database.query<{ refused: string | null }>(
      `select tests.refused(each -> 'terms', (each ->> 'first')::date, (each ->> 'last')::date) as refused
       from jsonb_array_elements($1) with ordinality as all_of (each, n) order by n`,
      [sent],
    );
    const expected = sent.map(({ terms, first, last }) =>
      closingProblem(terms, first)
        ? "contingency_after_closing"
        : expiryProblem(last, terms.closing_on)
          ? "offer_outlives_closing"
          : null,
    );
    expect(rows.map(({ refused }) => refused)).toEqual(expected);
    expect(new Set(expected).size).toBe(3);
  });

  it("the dates of a sale never lie after its closing, however late it is agreed, but for the steps that follow it", async () => {
    const all = fc.sample(offerTerms, { numRuns: 100, seed: 12 });
    const soon = all.map((terms) => ({ ...terms, closing_on: addDays(TODAY, 12) }));
    for (const [n, dates] of (await stored(soon)).entries()) {
      const { inspection_days } = soon[n] as OfferTerms;
      if (inspection_days !== null)
        expect(dates).toMatchObject({ inspection: addDays(TODAY, Math.min(inspection_days, 12)) });
      for (const [kind, date] of Object.entries(dates))
        if (!comesAfterClosing(kind as SaleStepKind))
          expect(date === null || date <= addDays(TODAY, 12), kind).toBe(true);
    }
  });
});

it("the price to which another offer raises terms is the same", async () => {
  const [one, two] = [offerTerms, offerTerms].map((each, n) =>
    fc.sample(each, { numRuns: 300, seed: 21 + n }),
  ) as [OfferTerms[], OfferTerms[]];
  // Near each other, so that some are raised and some are not.
  const near = one.map((terms, n) => ({
    terms,
    other: { ...(two[n] as OfferTerms), price: Math.max(1, terms.price + (n % 7) * 3000 - 6000) },
  }));
  const cases = near
    .filter(({ terms }) => terms.escalates_to !== null)
    .map(({ terms, other }) => ({ terms, other: withoutEscalation(other) }));
  const rows = await database.query<{ price: number }>(
    `select private.risen_price(private.offer_terms(each -> 'terms'), (each -> 'other' ->> 'price')::integer) as price
     from jsonb_array_elements($1) with ordinality as all_of (each, n) order by n`,
    [cases],
  );
  const expected = cases.map(({ terms, other }) => escalatedPrice(terms, [other]));
  expect(rows.map(({ price }) => price)).toEqual(expected);
  expect(new Set(cases.map(({ terms }, n) => expected[n] === terms.price)).size).toBe(2);
});

it("states, reasons and kinds are the same", async () => {
  expect(await wordsOf(database, "offers", "state")).toEqual(OFFER_STATES);
  expect(await wordsOf(database, "sales", "reason")).toEqual([...FALL_REASONS, "left"]);
  expect(await wordsOf(database, "offer_acts", "earnest_money")).toEqual(EARNEST_MONEY);
  expect(await wordsOf(database, "offer_files", "kind")).toEqual(FILE_KINDS);
});
