import { type Compared, pictureOf } from "@domain/offers/compared-offers.ts";
import {
  compareOffers,
  hiddenName,
  netSheet,
  OFFER_ORDERS,
  offerRisks,
} from "@domain/offers/offer-comparison.ts";
import { NO_FIGURES, type OfferFile, type SaleFigures } from "@domain/offers/offers.ts";
import { addDays } from "@domain/site/time/time-zones.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { offerTerms, TODAY, UNSAID } from "../../support/offer-terms.ts";
import { secondNet, secondRisks } from "./second-comparison.ts";

const dollars = fc.integer({ min: 0, max: 900_000 });
const figures: fc.Arbitrary<SaleFigures> = fc.record({
  mortgage_payoff: dollars,
  taxes_due: dollars,
  carrying_cost_day: fc.integer({ min: 0, max: 500 }),
  closing_costs_share: fc.integer({ min: 0, max: 20_000 }).map((share) => share / 1000),
  other_costs: dollars,
  moving_on: fc.option(fc.integer({ min: 0, max: 365 }).map((days) => addDays(TODAY, days))),
});
const proof: OfferFile = {
  document_id: "x",
  kind: "pre_approval",
  name: "a.pdf",
  type: "application/pdf",
  size: 1,
  opened_at: null,
};
const validOn = fc.integer({ min: 0, max: 30 }).map((days) => addDays(TODAY, days));
const files = fc.constantFrom<OfferFile[]>([], [proof]);
/** By hand, with more: `OFFER_COMPARISONS=1000 npx vitest run tests/domain/offers/offer-comparison.test.ts`. */
const RUNS = { numRuns: Number(process.env.OFFER_COMPARISONS ?? 200) };

describe("the money that an offer leaves", () => {
  it("is what a second calculation finds, line by line", () => {
    fc.assert(
      fc.property(offerTerms, figures, (terms, own) => {
        const { net, lines, costs, price, daysToClosing } = netSheet(terms, own, TODAY);
        const second = secondNet(terms, own, TODAY);
        expect(Object.fromEntries(lines.map(({ id, amount }) => [id, amount]))).toEqual(
          second.lines,
        );
        expect({ net, daysToClosing }).toEqual({ net: second.net, daysToClosing: second.days });
        expect(price - costs).toBe(net);
      }),
      RUNS,
    );
  });

  it("explains each line", () => {
    forAll(offerTerms, figures, (terms, own) => {
      for (const { reason, amount } of netSheet(terms, own, TODAY).lines) {
        expect(reason).toMatch(/\.$/);
        expect(amount).not.toBe(0);
      }
    });
  });

  it("shows how each amount is calculated", () => {
    const terms = {
      ...{ ...fc.sample(offerTerms, 1)[0], ...UNSAID, warranty: "split", warranty_most: 601 },
      price: 500_000,
      agent_share: 2.5,
      agent_amount: null,
      title_policy: null,
      transfer_tax: null,
      survey: null,
      deposit_holder: null,
      seller_credit: 4000,
      closing_on: "2030-01-31",
    };
    const sheet = netSheet(
      terms as never,
      { ...NO_FIGURES, mortgage_payoff: 200_000, carrying_cost_day: 90 },
      TODAY,
    );
    expect(sheet.lines.map(({ label, amount, reason }) => [label, amount, reason])).toEqual([
      ["Buyer's agent (2.5%)", 12_500, "2.5% of $500,000, as this offer asks. It is negotiable."],
      [
        "Closing costs (2%)",
        10_000,
        "2% of $500,000 for title, escrow and transfer tax: your own figure.",
      ],
      [
        "Concessions to the buyer",
        4000,
        "This offer asks you to contribute this to the buyer's costs.",
      ],
      ["Home warranty", 301, "Half of what the plan may cost at most, as this offer asks."],
      [
        "Mortgage payoff",
        200_000,
        "This is your own figure. Ask your lender for a payoff statement.",
      ],
      [
        "Keeping the home until closing",
        2700,
        "$90 a day, your own figure, for 30 days until Thu, Jan 31, 2030.",
      ],
    ]);
    expect(sheet.net).toBe(270_499);
  });
});

it("the risks of an offer are those a second reading finds, each with a reason", () => {
  fc.assert(
    fc.property(offerTerms, figures, files, validOn, (terms, own, sent, day) => {
      const dates = { today: TODAY, validOn: day };
      const risks = offerRisks(terms, { figures: own, files: sent, dates });
      expect(risks.map(({ id }) => id)).toEqual(
        secondRisks(terms, own, { files: sent.length, ...dates }),
      );
      for (const { label, reason } of risks) {
        expect(label).not.toBe("");
        expect(reason).toMatch(/\.$/);
      }
    }),
    RUNS,
  );
});

describe("an order", () => {
  const offers = fc.array(
    fc
      .record({ terms: offerTerms, net: dollars, own: figures, sent: files })
      .map(({ terms, net, own, sent }) => ({
        terms,
        net,
        risks: offerRisks(terms, { figures: own, files: sent, dates: null }),
      })),
    { minLength: 2, maxLength: 6 },
  );

  it.each(OFFER_ORDERS)("an order by %s is by that alone, then by the money", (order) => {
    const key = {
      net: () => 0,
      date: (each: { terms: { closing_on: string } }) => Date.parse(each.terms.closing_on),
      risks: (each: { risks: unknown[] }) => each.risks.length,
    }[order];
    forAll(offers, (each) => {
      const sorted = [...each].sort(compareOffers(order));
      for (const [n, next] of sorted.slice(1).entries()) {
        const before = sorted[n] as (typeof sorted)[number];
        const [a, b] = [key(before as never), key(next as never)];
        expect(a < b || (a === b && before.net >= next.net)).toBe(true);
      }
    });
  });

  it("hides names behind letters that stay apart", () => {
    expect([0, 1, 25, 26, 52].map(hiddenName)).toEqual([
      "Buyer A",
      "Buyer B",
      "Buyer Z",
      "Buyer A2",
      "Buyer A3",
    ]);
    expect(new Set(Array.from({ length: 100 }, (_, n) => hiddenName(n))).size).toBe(100);
  });
});

describe("the picture of offers", () => {
  const offers = fc.array(
    fc.record({ net: fc.integer({ min: -500_000, max: 2_000_000 }), daysToClosing: fc.nat(400) }),
    { minLength: 1, maxLength: 12 },
  );
  const drawn = (given: { net: number; daysToClosing: number }[]) =>
    pictureOf(
      given.map(({ net, daysToClosing }) => ({ net, sheet: { daysToClosing } }) as Compared),
    );

  it("has every bar and dot between 0 and 1, in the order of the figures", () => {
    forAll(offers, (given) => {
      const pictures = drawn(given);
      for (const a of pictures) {
        for (const share of [a.keptShare, a.closingShare]) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
        expect(a.less).toBeGreaterThanOrEqual(0);
        for (const b of pictures) {
          if (a.compared.net >= b.compared.net) expect(a.keptShare >= b.keptShare).toBe(true);
          if (a.closingShare > b.closingShare)
            expect(a.compared.sheet.daysToClosing).toBeGreaterThan(b.compared.sheet.daysToClosing);
        }
      }
      expect(pictures.some(({ less }) => less === 0)).toBe(true);
    });
  });

  it("draws half of the best sum half as long", () => {
    expect(
      drawn([
        { net: 200_000, daysToClosing: 60 },
        { net: 100_000, daysToClosing: 15 },
      ]).map(({ keptShare, closingShare, less }) => [keptShare, closingShare, less]),
    ).toEqual([
      [1, 1, 0],
      [0.5, 0.25, 100_000],
    ]);
  });
});
