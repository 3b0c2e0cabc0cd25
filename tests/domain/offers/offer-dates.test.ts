import { closingProblem, dateNotes, expiryProblem } from "@domain/offers/offer-dates.ts";
import { CONTINGENCIES, type OfferTerms } from "@domain/offers/offer-terms.ts";
import { addDays, daysBetween } from "@domain/site/time/time-zones.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { offerTerms, TODAY } from "../../support/offer-terms.ts";

const terms = (more: Partial<OfferTerms>): OfferTerms => ({
  ...(fc.sample(offerTerms, 1)[0] as OfferTerms),
  financing: "conventional",
  financing_days: null,
  inspection_days: null,
  appraisal_days: null,
  home_sale_days: null,
  disclosure_days: null,
  closing_on: "2030-03-01",
  ...more,
});
const ids = (more: Partial<OfferTerms>, validOn = "2030-01-03") =>
  dateNotes(terms(more), { today: TODAY, validOn }).map(({ id }) => id);

describe("a closing", () => {
  it("is impossible exactly when a contingency would end after it", () => {
    forAll(offerTerms, fc.integer({ min: 0, max: 365 }), (each, closing) => {
      const closing_on = addDays(TODAY, closing);
      const ends = CONTINGENCIES.flatMap((name) => each[name] ?? []);
      const problem = closingProblem({ ...each, closing_on }, TODAY);
      expect(problem !== undefined).toBe(ends.some((days) => days > closing));
    });
  });

  it("a closing on the very day on which a contingency ends is possible", () => {
    forAll(offerTerms, (each) => {
      const longest = Math.max(0, ...CONTINGENCIES.map((name) => each[name] ?? 0));
      expect(
        closingProblem({ ...each, closing_on: addDays(TODAY, longest) }, TODAY),
      ).toBeUndefined();
    });
  });

  it("a closing that is impossible names the contingencies and the first possible day", () => {
    const early = terms({ financing_days: 60, inspection_days: 45, closing_on: "2030-01-10" });
    expect(closingProblem(early, TODAY)).toBe(
      "The financing contingency and inspection would end after this day. Please choose Sat, Mar 2, 2030 or later, or fewer days.",
    );
  });

  it("a closing in a round is counted from its deadline", () => {
    const late = terms({ inspection_days: 10, closing_on: addDays(TODAY, 12) });
    expect(closingProblem(late, TODAY)).toBeUndefined();
    expect(closingProblem(late, addDays(TODAY, 3))).toContain("inspection");
  });
});

it("terms can be open until their closing, and no longer", () => {
  expect(expiryProblem("2030-01-09", "2030-01-09")).toBeUndefined();
  expect(expiryProblem("2030-01-10", "2030-01-09")).toContain("after the closing");
});

describe("notes about dates", () => {
  it("are none for a usual loan that closes on a business day", () => {
    expect(ids({ inspection_days: 10, financing_days: 30 })).toEqual([]);
  });

  it.each([
    [{ closing_on: "2030-01-10" }, ["soon"]],
    [{ closing_on: "2030-01-31" }, []],
    [{ closing_on: "2030-01-30" }, ["soon"]],
    [{ financing: "cash" as const, closing_on: "2030-01-10" }, []],
    [{ financing: "cash" as const, closing_on: "2030-01-07" }, ["soon"]],
    // A Saturday, a Sunday, Washington's Birthday, and Independence Day.
    [{ closing_on: "2030-03-02" }, ["closing_day"]],
    [{ closing_on: "2030-03-03" }, ["closing_day"]],
    [{ closing_on: "2030-02-18" }, ["closing_day"]],
    [{ closing_on: "2030-07-04" }, ["closing_day"]],
    // Possible if accepted today, not if accepted on the last day.
    [{ inspection_days: 58 }, ["late"]],
  ])("notes for %j are %j", (more, expected) => {
    expect(ids(more)).toEqual(expected);
  });

  it("say that terms expire on a weekend or a holiday, until they have", () => {
    expect(ids({}, "2030-01-05")).toEqual(["valid_day"]);
    expect(ids({}, "2030-01-21")).toEqual(["valid_day"]);
    expect(ids({}, "2029-12-30")).toEqual([]);
  });

  it("have a reason in whole sentences, each once", () => {
    forAll(offerTerms, fc.integer({ min: 0, max: 30 }), (each, days) => {
      const validOn = addDays(TODAY, days);
      const notes = dateNotes(each, { today: TODAY, validOn });
      expect(new Set(notes.map(({ id }) => id)).size).toBe(notes.length);
      for (const { label, reason } of notes)
        expect([label, reason]).toEqual([label, expect.stringMatching(/^\w.*\.$/)]);
      const isLate = CONTINGENCIES.some(
        (name) => (each[name] ?? 0) > Math.max(0, daysBetween(validOn, each.closing_on)),
      );
      expect(notes.some(({ id }) => id === "late")).toBe(isLate);
    });
  });
});
