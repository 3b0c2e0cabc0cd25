import { addDays } from "@domain/time-zones.ts";
import {
  emptyInput,
  inputOf,
  type OfferContext,
  problemsOf,
} from "@web/features/offers/offer-input.ts";
import { describe, expect, test } from "vitest";
import { TERMS } from "./offers.ts";

const context: OfferContext = {
  timeZone: "America/Boise",
  round: null,
  needsProof: false,
  now: new Date("2030-01-01T18:00:00Z"),
};
const filled = {
  ...emptyInput(context),
  ...inputOf({ ...TERMS, closing_on: "2030-02-15" }, []),
  valid_on: "2030-01-04",
};

describe("an offer as typed", () => {
  test("is complete with usual terms", () => {
    expect(problemsOf(filled, context)).toEqual({});
  });

  test("can't be open after its closing", () => {
    const cash = {
      ...filled,
      financing: "cash",
      has_inspection_days: "no",
      has_appraisal_days: "no",
    };
    const quick = { ...cash, has_disclosure_days: "no", closing_on: "2030-01-04" };
    expect(problemsOf(quick, context)).toEqual({});
    expect(problemsOf({ ...quick, valid_on: "2030-01-05" }, context)).toEqual({
      valid_on: expect.stringContaining("after the closing"),
    });
  });

  test("is refused where a contingency would end after the closing, in a round from its deadline on", () => {
    const closing_on = addDays("2030-01-01", 30);
    expect(problemsOf({ ...filled, closing_on }, context)).toEqual({});
    const round = {
      id: "x",
      called_at: "2030-01-01T00:00:00Z",
      deadline: "2030-01-03T18:00:00Z",
      opened_at: null,
      called_off_at: null,
    };
    expect(problemsOf({ ...filled, closing_on }, { ...context, round })).toEqual({
      closing_on: expect.stringContaining("The financing contingency would end after this day."),
    });
  });
});
