import {
  FINANCINGS,
  isListed,
  OFFER_FIELDS,
  OFFER_STEPS,
  type OfferTerms,
  offerField,
  termChanges,
  termText,
} from "@domain/offers/offer-terms.ts";
import { type OfferInput, parseOfferTerms } from "@domain/offers/reading-offers.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { offerTerms, TODAY } from "../../support/offer-terms.ts";

const LEAST: OfferInput = {
  price: "$450,000",
  financing: "cash",
  closing_on: "2030-06-01",
  possession_days: 0,
};

function problemsOf(more: OfferInput): string[] {
  return parseOfferTerms({ ...LEAST, ...more }, TODAY).problems.map(
    ({ field, text }) => `${field}: ${text}`,
  );
}

describe("reading terms", () => {
  it("fills in what was left out", () => {
    expect(parseOfferTerms(LEAST, TODAY).terms).toEqual({
      price: 450_000,
      earnest_money: 0,
      earnest_money_days: null,
      financing: "cash",
      down_payment: null,
      financing_days: null,
      inspection_days: null,
      appraisal_days: null,
      appraisal_gap: 0,
      home_sale_days: null,
      disclosure_days: null,
      seller_credit: 0,
      agent_name: null,
      agent_share: null,
      agent_amount: null,
      title_policy: null,
      transfer_tax: null,
      survey: null,
      deposit_holder: null,
      closing_on: "2030-06-01",
      possession_days: 0,
      included: "",
      excluded: "",
      note: "",
    } satisfies OfferTerms);
  });

  it("reads its own terms again, also as typed", () => {
    forAll(offerTerms, (terms) => {
      expect(parseOfferTerms(terms, TODAY)).toEqual({ terms, problems: [] });
      const typed = Object.fromEntries(
        Object.entries(terms).map(([name, value]) => [name, value === null ? "" : String(value)]),
      );
      expect(parseOfferTerms(typed, TODAY)).toEqual({ terms, problems: [] });
    });
  });

  it.each([
    ["450000", "20 %", "3%", 90_000, 13_500],
    ["$450k", "20 percent", "2,5 %", 90_000, 11_250],
    ["450,001", "20%", "0%", 90_000, 0],
    ["450000", "100%", "13500", 450_000, 13_500],
  ])(
    "read, of a price of %s, a down payment of %s as its share",
    (price, down, earnest, isDown, isEarnest) => {
      const typed = {
        ...LEAST,
        financing: "fha",
        price,
        down_payment: down,
        earnest_money: earnest,
      };
      const read = parseOfferTerms({ ...typed, earnest_money_days: 3 }, TODAY);
      expect(read.terms).toMatchObject({ down_payment: isDown, earnest_money: isEarnest });
    },
  );

  it("read a share in no other amount, and none of an unknown price", () => {
    const typed = {
      ...LEAST,
      financing: "fha",
      price: "",
      down_payment: "20%",
      seller_credit: "2%",
    };
    const { problems } = parseOfferTerms(typed, TODAY);
    expect(problems.map(({ field }) => field)).toEqual(["price", "down_payment", "seller_credit"]);
  });

  it("never throws, and says what is wrong in the order of the form", () => {
    const order = OFFER_FIELDS.map(({ name }) => name);
    forAll(fc.dictionary(fc.constantFrom(...order), fc.anything()), (input) => {
      const { terms, problems } = parseOfferTerms(input, TODAY);
      const places = problems.map(({ field }) => order.indexOf(field));
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      expect(terms === undefined).toBe(problems.length > 0);
    });
  });

  it.each([
    [{ price: "many" }, "price: Please enter the price in whole dollars."],
    [{ price: "" }, "price: Please enter the price in whole dollars."],
    [{ price: 0.5 }, "price: Please enter the price in whole dollars."],
    [{ price: 0 }, "price: Please enter the price in whole dollars, from 1 to 2,000,000,000."],
    [{ price: 3e9 }, "price: Please enter the price in whole dollars, from 1 to 2,000,000,000."],
    [{ financing: "barter" }, "financing: Please choose how you pay."],
    [
      { financing: "va" },
      "down_payment: Please enter the down payment in whole dollars, or as a share of the price such as 20%.",
    ],
    [
      { earnest_money: "120%" },
      "earnest_money: Please enter the earnest money in whole dollars, or as a share of the price such as 3%.",
    ],
    [{ earnest_money: 450_001 }, "earnest_money: This is more than the price."],
    [
      { inspection_days: 61 },
      "inspection_days: Please enter the days for the inspection, from 1 to 60.",
    ],
    [{ closing_on: "2029-12-31" }, "closing_on: This day has passed. Please choose a later one."],
    [{ closing_on: "2031-01-02" }, "closing_on: Please choose a day within a year."],
    [{ closing_on: "2030-02-30" }, "closing_on: Please choose the closing date."],
    [
      { closing_on: "2030-01-10", inspection_days: 10 },
      "closing_on: The inspection would end after this day. Please choose Fri, Jan 11, 2030 or later, or fewer days.",
    ],
    [
      { possession_days: "" },
      "possession_days: Please enter the days from closing until you get the keys.",
    ],
    [
      { agent_name: "Ann", agent_share: 2, agent_amount: 900 },
      "agent_amount: Please enter the agent's fee as a share or as an amount, not both.",
    ],
    [{ survey: "agent" }, "survey: Please choose who pays for the survey."],
    [
      { earnest_money: 5000, deposit_holder: "x".repeat(101) },
      "deposit_holder: Please use at most 100 characters.",
    ],
    [{ note: "x".repeat(501) }, "note: Please use at most 500 characters."],
  ])("refuses %j", (more, problem) => {
    expect(problemsOf(more)).toEqual([problem]);
  });

  it("asks for facts, not for who the buyers are", () => {
    const [problem] = problemsOf({ note: "We are a Christian family and love it." });
    expect(problem).toMatch(/^note: “Christian family”: Federal law/);
    expect(problemsOf({ note: "Wire to routing 021000021" })[0]).toContain("not sent");
    expect(problemsOf({ note: "We can close in the family room." })).toEqual([]);
  });

  it("drops what does not apply", () => {
    const { terms } = parseOfferTerms(
      {
        ...{
          ...LEAST,
          down_payment: "many",
          financing_days: 999,
          appraisal_gap: 5,
          agent_share: 2,
        },
        deposit_holder: "Summit Title",
      },
      TODAY,
    );
    expect(terms).toMatchObject({
      down_payment: null,
      financing_days: null,
      appraisal_gap: 0,
      agent_share: null,
      deposit_holder: null,
    });
  });

  it("refuses an account number in place of the holder's name", () => {
    const typed = { earnest_money: 5000, deposit_holder: "Summit Title, account 0012345678" };
    expect(problemsOf(typed)[0]).toContain("not sent");
    expect(problemsOf({ ...typed, deposit_holder: "Summit Title" })).toEqual([]);
  });
});

describe("a term about who pays what", () => {
  const paid = parseOfferTerms({ ...LEAST, transfer_tax: "split" }, TODAY).terms as OfferTerms;

  it("has a row only where it was agreed on, or was agreed on before", () => {
    const open = { ...paid, transfer_tax: null };
    expect(isListed("transfer_tax", paid)).toBe(true);
    expect(isListed("transfer_tax", open)).toBe(false);
    expect(isListed("transfer_tax", open, paid)).toBe(true);
    expect(isListed("survey", paid, open)).toBe(false);
    expect(termChanges(paid, open)).toEqual([
      expect.objectContaining({ was: "Half each", now: "Not agreed: as is usual there" }),
    ]);
  });
});

describe("terms in words", () => {
  const terms = parseOfferTerms(
    { ...LEAST, financing: "fha", down_payment: 45_000, inspection_days: 1 },
    TODAY,
  ).terms as OfferTerms;

  it.each([
    ["price", "$450,000"],
    ["earnest_money", "$0"],
    ["financing", "FHA loan"],
    ["down_payment", "$45,000 (10%)"],
    ["inspection_days", "1 day"],
    ["appraisal_days", "No appraisal contingency"],
    ["agent_share", "None"],
    ["closing_on", "Saturday, June 1, 2030"],
    ["possession_days", "At closing"],
    ["title_policy", "Not agreed: as is usual there"],
    ["note", "None"],
  ] as const)("%s is %s", (name, text) => {
    expect(termText(name, terms)).toBe(text);
  });

  it("say what changed, and nothing else", () => {
    forAll(offerTerms, offerTerms, (was, now) => {
      const changed = termChanges(was, now).map(({ field }) => field);
      for (const { name } of OFFER_FIELDS)
        expect(changed.includes(name)).toBe(was[name] !== now[name]);
      expect(termChanges(now, now)).toEqual([]);
    });
  });

  it("don't count a down payment of the same dollars as changed when its share of the price is another", () => {
    const was = { ...terms, financing: "fha" as const, price: 500_000, down_payment: 100_000 };
    const changes = termChanges(was, { ...was, price: 625_000 });
    expect(changes.map(({ field }) => field)).toEqual(["price"]);
  });

  it("explain every field, in six steps", () => {
    for (const { name, step } of OFFER_FIELDS) {
      expect(OFFER_STEPS).toContain(step);
      expect(offerField(name).help.length).toBeGreaterThan(20);
    }
    expect(FINANCINGS).toHaveLength(5);
  });
});
