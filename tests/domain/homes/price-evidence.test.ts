import { ENOUGH_HIGH, evidenceText, QUIET_DAYS } from "@domain/homes/price-evidence.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";

const NONE = { low: 0, right: 0, high: 0 };

describe("evidence of a price", () => {
  it("is said after two weeks without a request, with its counts", () => {
    const quiet = { days: QUIET_DAYS, views: 31, requests: 0, opinions: NONE };
    expect(evidenceText(quiet)).toEqual([
      "Your home has been for sale for 14 days. It was viewed 31 times, and there was no request for a showing.",
    ]);
    expect(evidenceText({ ...quiet, days: QUIET_DAYS - 1 })).toEqual([]);
    expect(evidenceText({ ...quiet, requests: 1 })).toEqual([]);
  });

  it("is said once three visitors found the price high", () => {
    const asked = { days: 3, views: 9, requests: 5, opinions: { low: 0, right: 2, high: 3 } };
    expect(evidenceText(asked)).toEqual([
      "3 of 5 visitors who answered found the price high. 2 found it right, and 0 found it low. Answers about earlier prices count too.",
    ]);
    expect(evidenceText({ ...asked, opinions: { ...NONE, high: ENOUGH_HIGH - 1 } })).toEqual([]);
  });

  it("never advises, and says nothing of a home that isn't for sale", () => {
    const count = fc.nat(200);
    forAll(
      count,
      count,
      fc.record({ low: count, right: count, high: count }),
      (views, requests, opinions) => {
        expect(evidenceText({ days: null, views, requests, opinions })).toEqual([]);
        const said = evidenceText({ days: requests, views, requests, opinions }).join(" ");
        expect(said).not.toMatch(/should|lower the|raise|we suggest|try/i);
      },
    );
  });
});
