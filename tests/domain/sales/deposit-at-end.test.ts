import { CONTINGENCIES, type Contingency, type OfferTerms } from "@domain/offers/offer-terms.ts";
import type { EarnestMoney, Offer } from "@domain/offers/offers.ts";
import type { SaleAct } from "@domain/sales/deadlines.ts";
import {
  agreedMoney,
  conditionsAt,
  conditionsSummary,
  conditionText,
  endMoment,
  isOpenCondition,
  moneyStatements,
  releasePaper,
} from "@domain/sales/deposit-at-end.ts";
import { daysTermOf, SALE_STEPS, type SaleStepKind } from "@domain/sales/sale-steps.ts";
import { addDays } from "@domain/site/time/time-zones.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { offerTerms, TODAY } from "../../support/offer-terms.ts";
import { HOME, offer, SALE, TERMS, version } from "../../web/offers/offers/offers.ts";

const UTC = { ...HOME, time_zone: "UTC" };
const kindOf = (name: Contingency) =>
  SALE_STEPS.find((kind) => daysTermOf(kind) === name) as SaleStepKind;

function act(more: Partial<SaleAct> & Pick<SaleAct, "n" | "kind" | "act">, day: string): SaleAct {
  return {
    ...{ made_by: "buyer", day: null, rule: null, said: "", made_on: day },
    ...{ at: `${day}T00:00:00Z`, ...more },
  };
}

const signedOn = (day: string, until_hour = 24) =>
  act(
    {
      ...{ n: 1, kind: "contract", act: "agreed", made_by: "owner", day },
      rule: { counts: "calendar", moves: false, until_hour, otherwise: [] },
    },
    day,
  );

function sold(terms: OfferTerms, acts: SaleAct[]): Offer & { sale: NonNullable<Offer["sale"]> } {
  const made = offer({ state: "accepted", home: UTC, versions: [version(1, { terms })] });
  return { ...made, sale: { ...SALE, acts } };
}

describe("the conditions on the day of the end", () => {
  it("are open exactly until their hour on their last day, unless the buyer waived or settled them", () => {
    const settlings = fc.record({
      name: fc.constantFrom(...CONTINGENCIES),
      how: fc.constantFrom<"waived" | "done">("waived", "done"),
      on: fc.integer({ min: 0, max: 70 }),
    });
    const drawn = fc.record({
      terms: offerTerms,
      settled: fc.uniqueArray(settlings, { selector: ({ name }) => name, maxLength: 3 }),
      end: fc.integer({ min: 0, max: 70 }),
      hour: fc.integer({ min: 0, max: 23 }),
      until: fc.constantFrom(12, 17, 24),
    });
    forAll(drawn, ({ terms, settled, end, hour, until }) => {
      const today = addDays(TODAY, end);
      const acts = [
        signedOn(TODAY, until),
        ...settled.map(({ name, how, on }, n) =>
          act({ n: n + 2, kind: kindOf(name), act: how }, addDays(TODAY, on)),
        ),
      ];
      const at = new Date(`${today}T${String(hour).padStart(2, "0")}:00:00Z`);
      const byHand = CONTINGENCIES.filter((name) => {
        const isLaw =
          name === "appraisal_days" && (terms.financing === "fha" || terms.financing === "va");
        if (isLaw) return true;
        const days = terms[name];
        if (days === null) return false;
        if (settled.some((each) => each.name === name && each.on <= end)) return false;
        const counted = addDays(TODAY, days);
        const [last = ""] = [counted, terms.closing_on].sort();
        return today < last || (today === last && hour < until);
      });
      const open = conditionsAt(sold(terms, acts), at).filter(isOpenCondition);
      expect(new Set(open.map(({ kind }) => kind))).toEqual(new Set(byHand.map(kindOf)));
    });
  });

  it("are only those of the terms, and an end later opens none again", () => {
    forAll(offerTerms, fc.integer({ min: 0, max: 60 }), (terms, day) => {
      const sale = sold(terms, [signedOn(TODAY)]);
      const at = (days: number) =>
        conditionsAt(sale, new Date(`${addDays(TODAY, days)}T12:00:00Z`));
      const openAt = (days: number) =>
        at(days)
          .filter(isOpenCondition)
          .map(({ kind }) => kind);
      for (const kind of openAt(day + 1)) expect(openAt(day)).toContain(kind);
      for (const each of at(day)) expect(conditionText(each)).toMatch(/\S/);
    });
  });

  it("are open by their days before the contract is signed", () => {
    const terms: OfferTerms = { ...TERMS, financing: "conventional", inspection_days: 10 };
    const [, inspection] = conditionsAt(sold(terms, []), new Date());
    expect(inspection && conditionText(inspection)).toBe("open, until 10 days after signing");
  });

  it("are told in one sentence", () => {
    const terms: OfferTerms = { ...TERMS, inspection_days: 10, closing_on: "2030-03-01" };
    const sale = sold(terms, [signedOn("2030-01-01")]);
    expect(conditionsSummary(sale, new Date("2030-01-11T12:00:00Z"))).toBe(
      "On Friday, January 11, 2030, the terms still let the buyer leave over: Inspection, Appraisal, Loan approved.",
    );
    expect(conditionsSummary(sale, new Date("2030-02-28T12:00:00Z"))).toBe(
      "On Thursday, February 28, 2030, no condition of the terms was open.",
    );
    const none = {
      ...{ ...terms, inspection_days: null, appraisal_days: null, financing_days: null },
      disclosure_days: null,
    };
    expect(conditionsSummary(sold(none, []), new Date())).toBe(
      "The terms have no condition under which the buyer can leave.",
    );
  });
});

describe("the moment that counts", () => {
  const ending = (at: string) =>
    ({
      ...{ act: "ending", made_by: "buyer", n: 1, said: "", at, earnest_money: "to_buyer" },
    }) as Offer["acts"][number];

  it("is when the end was announced last, or when a sale ended without a word", () => {
    const sale = { ...SALE, state: "fell_through", ended_at: "2030-01-12T00:00:00Z" } as const;
    const acts = [ending("2030-01-02T00:00:00Z"), ending("2030-01-11T00:00:00Z")];
    const ended = { ...sold(TERMS, []), state: "fell_through" as const, sale };
    expect(endMoment({ ...ended, acts })?.toISOString()).toBe("2030-01-11T00:00:00.000Z");
    expect(endMoment({ ...ended, acts: [] })?.toISOString()).toBe("2030-01-12T00:00:00.000Z");
    expect(endMoment({ ...sold(TERMS, []), acts })).toBeUndefined();
  });
});

describe("the release", () => {
  const said = (made_by: "buyer" | "owner", earnest_money: EarnestMoney, words = "") => ({
    ...{ act: "money" as const, made_by, n: 1, said: words, at: "2030-01-12T00:00:00Z" },
    earnest_money,
  });
  const ended = (...acts: Offer["acts"]): Offer => ({
    ...{ ...sold(TERMS, []), state: "fell_through", acts },
    sale: {
      ...{ ...SALE, state: "fell_through", ended_at: "2030-01-12T00:00:00Z" },
      reason: "inspection",
    },
  });
  const now = new Date("2030-01-13T12:00:00Z");
  const text = (shown: Offer) => JSON.stringify(releasePaper(shown, now));

  it("has both statements, and amounts only if both said the same", () => {
    const same = ended(said("buyer", "to_buyer", "We agree."), said("owner", "to_buyer"));
    expect(agreedMoney(same)).toBe("to_buyer");
    expect(text(same)).toContain('{"label":"To the buyer","value":"$10,000"}');
    expect(text(same)).toContain('{"label":"To the seller","value":"$0"}');
    expect(text(same)).toContain("We agree.");
    const other = ended(said("buyer", "to_buyer"), said("owner", "to_owner"));
    expect(moneyStatements(other).map(({ money }) => money)).toEqual(["to_owner", "to_buyer"]);
    expect(text(other)).toContain('{"label":"To the buyer","value":null}');
    expect(text(ended(said("buyer", "divided"), said("owner", "divided")))).toContain(
      '{"label":"To the seller","value":null}',
    );
    for (const name of ["Dana Whitfield", "Nora Lindqvist", "no legal advice"])
      expect(text(other)).toContain(name);
  });

  it("isn't there while the sale goes on, without earnest money, or if both say that none was paid", () => {
    expect(releasePaper(sold(TERMS, []), now)).toBeNull();
    const unpaid = version(1, { terms: { ...TERMS, earnest_money: 0 } });
    expect(releasePaper({ ...ended(), versions: [unpaid] }, now)).toBeNull();
    expect(
      releasePaper(ended(said("buyer", "not_paid"), said("owner", "not_paid")), now),
    ).toBeNull();
    expect(releasePaper(ended(said("buyer", "not_paid")), now)).not.toBeNull();
  });
});
