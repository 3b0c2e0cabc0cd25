import type { OfferTerms } from "@domain/offers/offer-terms.ts";
import type { Offer, Sale } from "@domain/offers/offers.ts";
import {
  amendmentsSeen,
  answerFrom,
  buyersCost,
  changesOf,
  saleChanges,
  termRows,
  termsInForce,
} from "@domain/sales/amendments.ts";
import { type AmendedTerms, type SaleAct, saleSteps } from "@domain/sales/deadlines.ts";
import type { Amendment } from "@domain/sales/sale-amendment.ts";
import { mayWaive } from "@domain/sales/sale-steps.ts";
import type { SaleOffer } from "@domain/sales/step-words.ts";
import { addDays } from "@domain/site/time/time-zones.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { datesByHand, stepsByHand } from "../../support/closing-model.ts";
import { forAll } from "../../support/fuzz.ts";
import { offerTerms, TODAY, UNSAID } from "../../support/offer-terms.ts";

const NOW = new Date(`${TODAY}T18:00:00Z`);
const time = { today: TODAY, hour: 0 };

function agreed(kind: SaleAct["kind"], n: number, day: string): SaleAct {
  const rule = { counts: "calendar", moves: false, until_hour: 24, otherwise: [] } as const;
  return {
    ...{ n, kind, act: "agreed", made_by: "buyer", day, rule: kind === "contract" ? rule : null },
    ...{ said: "", at: `${TODAY}T0${n}:00:00Z`, made_on: TODAY },
  };
}

const changed = (was: OfferTerms, now: OfferTerms) =>
  (Object.keys(now) as (keyof OfferTerms)[]).filter((name) => was[name] !== now[name]);

describe("the steps of amended terms", () => {
  it("are those of a second reading, whatever was agreed on before and since", () => {
    forAll(
      fc.array(offerTerms, { minLength: 2, maxLength: 4 }),
      fc.array(fc.constantFrom("done", "date", "waived"), { maxLength: 6 }),
      fc.array(fc.nat(6), { minLength: 3, maxLength: 3 }),
      ([first, ...later], drawn, places) => {
        if (!first) return;
        const acts: SaleAct[] = [agreed("contract", 1, TODAY)];
        // Nothing is done about a step that the terms no longer have.
        const kinds = [...stepsByHand(first)].filter(
          (kind) =>
            !["contract", "closing"].includes(kind) &&
            later.every((terms) => stepsByHand(terms).has(kind)),
        );
        for (const [at, how] of drawn.entries()) {
          const kind = kinds[at % kinds.length];
          if (!kind) continue;
          const n = acts.length + 1;
          // Only a contingency can be waived.
          const act = how === "waived" && !mayWaive(kind, first, "buyer") ? "done" : how;
          acts.push(
            act === "date"
              ? agreed("closing", n, addDays(first.closing_on, at))
              : { ...agreed(kind, n, TODAY), act, day: null, rule: null },
          );
        }
        const sorted = later
          .map((_, at) => Math.min(places[at] ?? 0, acts.length))
          .sort((a, b) => a - b);
        const amended: AmendedTerms[] = later.map((terms, at) => ({
          ...{ terms, acts_before: sorted[at] ?? 0, on: TODAY },
          changes: changed(later[at - 1] ?? first, terms),
        }));
        const log = [
          ...acts.map((act) => ({ at: act.n, what: act })),
          ...amended.map((each) => ({
            at: each.acts_before + 0.5,
            what: { amended: each.terms, changes: each.changes, on: each.on },
          })),
        ].sort((a, b) => a.at - b.at);
        const expected = datesByHand(
          first,
          log.map(({ what }) => what),
        );
        const steps = saleSteps(first, acts, time, amended);
        const found = steps.flatMap(({ kind, due_on }) => (due_on ? [[kind, due_on]] : []));
        expect(Object.fromEntries(found.filter(([kind]) => kind !== "contract"))).toEqual(expected);
      },
    );
  });

  it("never move what is done", () => {
    forAll(offerTerms, offerTerms, (was, now) => {
      const acts = [agreed("contract", 1, TODAY)];
      // More earnest money is still to be paid.
      const isMore = now.earnest_money > was.earnest_money;
      const done = [...stepsByHand(was)].filter(
        (kind) =>
          kind !== "contract" && kind !== "closing" && !(isMore && kind === "earnest_money"),
      );
      for (const kind of done)
        for (const made_by of ["buyer", "owner"] as const)
          acts.push({
            ...agreed(kind, acts.length + 1, TODAY),
            ...{ act: "done", made_by, day: null, rule: null },
          });
      const dates = (amended: AmendedTerms[]) =>
        saleSteps(was, acts, time, amended)
          .filter(({ kind }) => (done as string[]).includes(kind))
          .map(({ kind, due_on, state }) => [kind, due_on, state]);
      const amended = {
        terms: now,
        changes: changed(was, now),
        acts_before: acts.length,
        on: TODAY,
      };
      expect(dates([amended])).toEqual(dates([]));
    });
  });
});

const TERMS: OfferTerms = {
  ...UNSAID,
  ...{
    price: 500_000,
    earnest_money: 5000,
    earnest_money_days: 3,
    financing: "cash",
    down_payment: null,
  },
  ...{ financing_days: null, inspection_days: 10, appraisal_days: null, appraisal_gap: 0 },
  ...{ home_sale_days: null, disclosure_days: null, seller_credit: 0, agent_name: null },
  ...{ title_policy: null, transfer_tax: null, survey: null, deposit_holder: null },
  ...{ agent_share: null, agent_amount: null, closing_on: "2030-02-10", possession_days: 0 },
  ...{ included: "", excluded: "", note: "" },
};

function amendment(more: Partial<Amendment>): Amendment {
  return {
    ...{ n: 1, version: 2, made_by: "buyer", changes: ["price"], closing_was: TERMS.closing_on },
    ...{ repairs: "", said: "", state: "agreed", terms: { ...TERMS, price: 490_000 } },
    ...{ valid_until: "2030-01-09T00:00:00Z", created_at: "2030-01-02T00:00:00Z", answer: "" },
    ...{ answered_by: "owner", answered_at: "2030-01-03T00:00:00Z", answered_on: "2030-01-03" },
    ...{ acts_before: 0, ...more },
  };
}

function sold(amendments: Amendment[], acts: SaleAct[] = []): SaleOffer & Pick<Offer, "side"> {
  const versions = [
    { n: 1, terms: TERMS },
    ...amendments
      .filter(({ state }) => state === "agreed")
      .map(({ version, terms }) => ({ n: version, terms })),
  ];
  const sale = { state: "open", n: versions.at(-1)?.n, acts, amendments };
  return { side: "owner", home: null, sale: sale as Sale, versions: versions as Offer["versions"] };
}

it("a credit larger than the down payment leaves what the buyer brings for the price", () => {
  const loan: OfferTerms = { ...TERMS, financing: "fha", down_payment: 4000, seller_credit: 6000 };
  expect(buyersCost(loan)).toEqual({ loan: 496_000, credit: 6000, cash: 4000 });
  forAll(offerTerms, (terms) => {
    const { cash, loan: lent } = buyersCost(terms);
    expect(cash).toBeGreaterThanOrEqual(0);
    expect(cash + lent).toBe(terms.price);
  });
});

describe("the current terms", () => {
  const refused = amendment({ n: 1, version: 2, state: "refused", terms: { ...TERMS, price: 1 } });
  const first = amendment({ n: 2, version: 3, repairs: "The roof" });
  const second = amendment({
    ...{ n: 3, version: 4, closing_was: "2030-02-20", acts_before: 1, repairs: "The roof" },
    terms: { ...TERMS, price: 490_000, inspection_days: null, closing_on: "2030-02-20" },
    answered_at: "2030-01-05T00:00:00Z",
  });
  const moved = { ...agreed("closing", 1, "2030-02-20"), at: "2030-01-04T00:00:00Z" };
  const offer = sold([refused, first, second], [moved]);

  it("are the first ones with all that both agreed on since", () => {
    expect(termsInForce(offer, NOW)).toEqual({
      terms: { ...TERMS, price: 490_000, inspection_days: null, closing_on: "2030-02-20" },
      repairs: "The roof",
    });
    expect(termRows(offer, NOW).filter(({ first: was }) => was !== undefined)).toEqual([
      { name: "price", label: "Price", text: "$490,000", first: "$500,000" },
      { name: "repairs", label: "Repairs by the owner", text: "The roof", first: "None" },
      expect.objectContaining({ name: "inspection_days", first: "10 days" }),
      expect.objectContaining({ name: "closing_on", first: "Sunday, February 10, 2030" }),
    ]);
  });

  it("are one list of changes, in order, each with what it was and whose it was", () => {
    expect(
      saleChanges(offer).map(({ label, was, now, by, how }) => [label, was, now, by, how]),
    ).toEqual([
      ["Price", "$500,000", "$490,000", "buyer", "amended"],
      ["Repairs by the owner", "None", "The roof", "buyer", "amended"],
      ["Closing", "Sun, Feb 10", "Wed, Feb 20", "owner", "date"],
      ["Inspection", "10 days", "No inspection contingency", "buyer", "amended"],
    ]);
  });

  it("name what the buyer gave up alone", () => {
    const waived = { ...agreed("inspection", 1, TODAY), act: "waived" as const, day: null };
    expect(saleChanges(sold([], [waived]))).toMatchObject([
      { label: "Inspection", was: "No date", now: "Waived", by: "buyer", how: "waived" },
    ]);
  });

  it("say what both dates are where other days replace a date that both agreed on", () => {
    // Ten days from January 2 are January 12; both agreed on the 17th, and twelve days end on the 14th.
    const acts = [agreed("contract", 1, "2030-01-02"), agreed("inspection", 2, "2030-01-17")];
    const twelve = { ...TERMS, inspection_days: 12 };
    const asked = amendment({
      ...{ state: "open", changes: ["inspection_days"], terms: twelve, acts_before: null },
      ...{ answered_by: null, answered_at: null, answered_on: null },
    });
    const texts = [["10 days, until Thu, Jan 17", "12 days, until Mon, Jan 14"]];
    const both = (one: Amendment) =>
      changesOf(one, sold([one], acts), "owner").map(({ was, now }) => [was, now]);
    expect(both(asked)).toEqual(texts);
    expect(
      both({ ...amendment(asked), state: "agreed", answered_on: TODAY, acts_before: 2 }),
    ).toEqual(texts);
    // Never after the closing, here or there.
    const sooner = { ...twelve, inspection_days: 60 };
    expect(both({ ...asked, terms: sooner })[0]?.[1]).toBe("60 days, until Sun, Feb 10");
    const plain = changesOf(asked, sold([asked], acts.slice(0, 1)), "owner");
    expect(plain.map(({ was, now }) => [was, now])).toEqual([["10 days", "12 days"]]);
  });

  it("say what was given up or has another date", () => {
    const signed = agreed("contract", 1, "2030-01-02");
    const row = (acts: SaleAct[]) =>
      termRows(sold([], acts), NOW).find(({ name }) => name === "inspection_days");
    expect(row([signed])).toMatchObject({ text: "10 days", first: undefined });
    const waived = { ...agreed("inspection", 2, TODAY), act: "waived" as const, day: null };
    expect(row([signed, waived])).toMatchObject({ text: "Waived", first: "10 days" });
    expect(row([signed, agreed("inspection", 2, "2030-01-17")])).toMatchObject({
      text: "10 days, until Thu, Jan 17",
      first: "10 days",
    });
  });

  it("are where an answer begins, with the closing of now unless that was to change", () => {
    const base = { terms: { ...TERMS, closing_on: "2030-02-20" }, repairs: "" };
    const price = amendment({ state: "open", repairs: "The roof" });
    expect(answerFrom(price, base)).toEqual({
      terms: { ...TERMS, price: 490_000, closing_on: "2030-02-20" },
      repairs: "The roof",
    });
    const closing = amendment({
      changes: ["closing_on"],
      terms: { ...TERMS, closing_on: "2030-03-01" },
    });
    expect(answerFrom(closing, base).terms.closing_on).toBe("2030-03-01");
  });

  it("tell when something given up before the first amendment was due", () => {
    const acts = [
      agreed("contract", 1, "2030-01-02"),
      { ...agreed("inspection", 2, TODAY), act: "waived" as const, day: null },
    ];
    const later = amendment({ acts_before: 2, terms: { ...TERMS, inspection_days: 30 } });
    const waived = saleChanges(sold([later], acts)).find(({ how }) => how === "waived");
    expect(waived?.was).toBe("Sat, Jan 12");
  });

  it("are compared with those that held when a change was proposed", () => {
    expect(changesOf(refused, offer, "owner").map(({ name, was }) => [name, was])).toEqual([
      ["price", "$500,000"],
    ]);
    expect(amendmentsSeen(offer.sale)).toBe(6);
    expect(
      amendmentsSeen(sold([first, amendment({ n: 3, state: "lapsed", answered_by: null })]).sale),
    ).toBe(3);
  });
});
