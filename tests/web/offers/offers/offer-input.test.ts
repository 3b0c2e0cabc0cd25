import {
  CONTINGENCIES,
  type Contingency,
  type OfferTerms,
  waiverRisk,
  waiverText,
} from "@domain/offers/offer-terms.ts";
import { addDays } from "@domain/site/time/time-zones.ts";
import {
  doubtsOf,
  emptyInput,
  inputOf,
  type OfferContext,
  problemsOf,
  waiverOf,
} from "@web/features/offers/offers/offer-input.ts";
import { describe, expect, test } from "vitest";
import { TERMS } from "./offers.ts";

const context: OfferContext = {
  timeZone: "America/Boise",
  round: null,
  needsProof: false,
  asking: 485_000,
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

describe("amounts as typed", () => {
  const doubts = (more: object, before?: OfferTerms) =>
    doubtsOf({ ...filled, ...more }, { ...context, before }).map(({ name }) => name);

  test("are asked about where they are probably meant otherwise", () => {
    expect(doubts({})).toEqual([]);
    expect(doubts({ price: "480" })).toEqual(["price"]);
    expect(doubts({ earnest_money: "10", seller_credit: "5" })).toEqual([
      "earnest_money",
      "seller_credit",
    ]);
    expect(doubts({ agent_name: "Ann", agent_share: "0.03" })).toEqual(["agent_share"]);
  });

  test("are not asked about while their field is hidden, or if the other side has seen them", () => {
    expect(doubts({ financing: "cash", down_payment: "20" })).toEqual([]);
    expect(doubts({ has_appraisal_days: "no", appraisal_gap: "5" })).toEqual([]);
    expect(doubts({ agent_name: "", agent_share: "0.03" })).toEqual([]);
    expect(doubts({ price: "245" }, { ...TERMS, price: 245 })).toEqual([]);
  });
});

test("waiving every protection is said once all are answered with no", () => {
  const none = {
    ...filled,
    financing: "cash",
    has_inspection_days: "no",
    has_appraisal_days: "no",
    has_home_sale_days: "no",
    has_disclosure_days: "no",
  };
  expect(waiverOf(none, "buyer")).toMatch(/^These terms waive every protection\. .*\.$/);
  expect(waiverOf(none, "owner")).toMatch(/^These terms leave the buyer no protection\. .*\.$/);
  expect(waiverOf({ ...none, has_inspection_days: "yes" }, "buyer")).toBeUndefined();
  expect(waiverOf({ ...none, has_disclosure_days: "" }, "buyer")).toBeUndefined();
  // The lender's approval is a protection, too.
  expect(waiverOf({ ...none, financing: "va" }, "buyer")).toBeUndefined();
  expect(waiverOf({ ...none, financing: "va", has_financing_days: "no" }, "buyer")).toContain(
    "loan",
  );
});

test("an FHA or a VA loan never waives the appraisal", () => {
  const none = Object.fromEntries(CONTINGENCIES.map((name) => [name, null])) as Record<
    Contingency,
    null
  >;
  for (const financing of ["fha", "va"] as const) {
    for (const side of ["buyer", "owner"] as const) {
      const text = waiverText({ ...none, financing }, side);
      expect(text).toContain("because of the loan, an inspection or the disclosures");
      expect(text).toContain("may leave if the home is valued below the price");
    }
    expect(waiverRisk("appraisal_days", financing, "buyer")).toContain("you may leave");
    expect(waiverRisk("inspection_days", financing, "buyer")).toContain("earnest money");
  }
  expect(waiverRisk("appraisal_days", "conventional", "owner")).toContain(
    "the buyer pays the rest",
  );
  expect(waiverText({ ...none, financing: "conventional" }, "buyer")).toContain("an appraisal");
});
