import { ESCALATION, OFFER_FIELDS, type OfferTerms } from "@domain/offers/offer-terms.ts";
import {
  AGREED_SECTIONS,
  type AgreedSale,
  agreedTerms,
  agreedTermsPaper,
  NOT_RECORDED,
} from "@domain/sales/agreed-terms.ts";
import type { SaleAct } from "@domain/sales/deadlines.ts";
import type { Amendment } from "@domain/sales/sale-amendment.ts";
import type { SaleFact } from "@domain/sales/sale-facts.ts";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { offerTerms, UNSAID } from "../../support/offer-terms.ts";
import { HOME, inHours, offer, SALE, version } from "../../web/offers/offers/offers.ts";

const NOW = new Date("2030-01-10T18:00:00Z");
const TERMS: OfferTerms = {
  ...UNSAID,
  ...{ price: 480_000, earnest_money: 10_000, earnest_money_days: 3, financing: "conventional" },
  ...{ down_payment: 96_000, financing_days: 30, inspection_days: 10, appraisal_days: 21 },
  ...{ appraisal_gap: 5000, home_sale_days: null, disclosure_days: 5, seller_credit: 2500 },
  ...{ agent_name: null, agent_share: null, agent_amount: null, closing_on: "2030-02-20" },
  ...{ title_policy: "owner", transfer_tax: null, survey: "split", deposit_holder: null },
  ...{ possession_days: 2, included: "Refrigerator", excluded: "", note: "" },
};
const signed: SaleAct = {
  ...{ n: 1, kind: "contract", act: "agreed", made_by: "owner", day: "2030-01-07", said: "" },
  ...{ rule: { counts: "business", moves: true, until_hour: 17, otherwise: [] }, at: inHours(-2) },
  made_on: "2030-01-07",
};

function agreed(changes: Partial<AgreedSale["sale"]> = {}, terms = TERMS): AgreedSale {
  const { title, home } = offer();
  return {
    ...{ title, home, versions: [version(1, { terms })], disclosures: [] },
    sale: { ...SALE, accepted_on: "2030-01-05", acts: [signed], ...changes },
  };
}

const fact = (kind: SaleFact["kind"], field: string, value: string): SaleFact => ({
  ...{ kind, field, value, side: "both", n: 1, made_by: "owner", at: inHours(-1) },
});
const read = (sale: AgreedSale, label: string) =>
  agreedTerms(sale, NOW).find((row) => row.label === label);

describe("the agreed terms", () => {
  it("have every section in the order of a contract, each with an answer", () => {
    forAll(offerTerms, (terms) => {
      const rows = agreedTerms(agreed({}, terms), NOW);
      expect([...new Set(rows.map(({ section }) => section))]).toEqual([...AGREED_SECTIONS]);
      expect(rows.filter(({ value }) => value.trim() === "")).toEqual([]);
      const labels = rows.map(({ section, label }) => `${section} ${label}`);
      expect(new Set(labels).size).toBe(labels.length);
    });
  });

  it("change with each term of the offer, so that none is left out", () => {
    const other: OfferTerms = {
      ...{ ...UNSAID, approved_amount: 400_000, lender: "Mesa Mortgage", has_no_home: true },
      ...{ warranty: "split", warranty_most: 700 },
      ...{ price: 470_000, earnest_money: 9000, earnest_money_days: 4, financing: "fha" },
      ...{ down_payment: 90_000, financing_days: 20, inspection_days: null, appraisal_days: 14 },
      ...{ appraisal_gap: 7000, home_sale_days: 12, disclosure_days: 7, seller_credit: 0 },
      ...{ agent_name: "Ann", agent_share: 2, agent_amount: 900, closing_on: "2030-03-01" },
      ...{ title_policy: "buyer", transfer_tax: "buyer", survey: null, deposit_holder: "Summit" },
      ...{ possession_days: 0, included: "", excluded: "Piano", note: "As is." },
    };
    const base: OfferTerms = {
      ...{ ...TERMS, agent_name: "Bea", warranty: "owner", warranty_most: 600 },
    };
    const before = JSON.stringify(agreedTerms(agreed({}, base), NOW));
    const silent = OFFER_FIELDS.filter(
      ({ name }) =>
        // Terms that both agreed on have one price.
        !(ESCALATION as readonly string[]).includes(name) &&
        JSON.stringify(agreedTerms(agreed({}, { ...base, [name]: other[name] }), NOW)) === before,
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it("say of each condition how long it lasts, by the rule of the contract", () => {
    // Ten business days after a Monday.
    expect(read(agreed(), "Inspection")?.value).toBe(
      "10 days, until Tuesday, January 22, 2030, 5 PM Mountain Time",
    );
    expect(read(agreed({ acts: [] }), "Inspection")?.value).toBe("10 days after the contract");
    expect(read(agreed(), "Sale of the buyer's home")?.value).toBe(
      "Does not depend on the sale of another home",
    );
    const waived: SaleAct = {
      ...{ ...signed, n: 2, kind: "inspection", act: "waived", day: null, rule: null },
      ...{ made_by: "buyer", made_on: "2030-01-09" },
    };
    expect(read(agreed({ acts: [signed, waived] }), "Inspection")?.value).toContain(
      "waived on Wednesday, January 9, 2030",
    );
  });

  it("say what is missing in place of the answer", () => {
    const missing = agreedTerms(agreed({ acts: [] }), NOW).filter(({ isMissing }) => isMissing);
    expect(missing.map(({ label }) => label)).toEqual([
      "Sellers' names as in the deed",
      "Buyers' names for the new deed",
      "Legal description",
      "Parcel number",
      "Who holds it",
      "Contract signed",
      "How days are counted",
      "Transfer tax",
      "Disclosures",
    ]);
    expect(read(agreed(), "Legal description")).toMatchObject({ value: NOT_RECORDED });
    expect(read(agreed(), "Transfer tax")).toMatchObject({ value: "Not agreed yet" });
    const land = fact("contract", "legal_description", "Lot 4, Block 2,\nMaple Grove");
    expect(read(agreed({ facts: [land] }), "Legal description")).toMatchObject({
      ...{ value: "Lot 4, Block 2,\nMaple Grove", isMissing: false },
    });
  });

  it("name the holder of the deposit from the terms, or else as it was recorded", () => {
    const facts = [fact("earnest_money", "holder", "First Title")];
    expect(read(agreed({ facts }), "Who holds it")?.value).toBe("First Title");
    const named = { ...TERMS, deposit_holder: "Summit Title" };
    expect(read(agreed({ facts }, named), "Who holds it")?.value).toBe("Summit Title");
    expect(read(agreed(), "To be paid")?.value).toBe(
      "within 3 days of the contract, by Thursday, January 10, 2030, 5 PM Mountain Time",
    );
  });

  it("are those in force, with what both changed since", () => {
    const terms = { ...TERMS, price: 474_000, transfer_tax: "split" as const };
    const amendment: Amendment = {
      ...{ n: 1, version: 2, made_by: "buyer", changes: ["price", "transfer_tax"], terms },
      ...{ closing_was: "2030-02-20", repairs: "The porch", said: "", state: "agreed" },
      ...{ valid_until: inHours(9), created_at: inHours(-2), answered_by: "owner", answer: "" },
      ...{ answered_at: inHours(-1), answered_on: "2030-01-09", acts_before: 1 },
    };
    const sale = agreed({ n: 2, amendments: [amendment] });
    sale.versions = [...sale.versions, version(2, { terms })];
    expect(read(sale, "Price")?.value).toBe("$474,000");
    expect(read(sale, "Transfer tax")?.value).toBe("Half each");
    expect(read(sale, "Repairs by the seller before closing")?.value).toBe("The porch");
    const change = read(sale, "Change 1, agreed Wednesday, January 9, 2030")?.value;
    expect(change).toContain("Price: $474,000 (was $480,000)");
    expect(change).toContain("Transfer tax: Half each (was Not agreed: as is usual there)");
  });

  it("list disclosures with the days on which they were given and acknowledged", () => {
    const sale = {
      ...agreed({ has_hoa: true }),
      disclosures: [
        {
          ...{ title: "Seller's disclosure", kind: "seller", published_on: "2029-12-20" },
          acknowledged_on: "2030-01-03",
        },
      ],
    };
    expect(read(sale, "Seller's disclosure")?.value).toBe(
      "Given Thursday, December 20, 2029; acknowledged Thursday, January 3, 2030",
    );
    expect(read(sale, "Documents of the association")?.isMissing).toBe(true);
    expect(read(sale, "Homeowners association")?.isMissing).toBe(true);
  });
});

describe("the agreed terms on paper", () => {
  it("begin with what they are not, and with what is missing", () => {
    const paper = agreedTermsPaper(agreed(), NOW);
    expect(paper?.title).toBe(`Agreed terms: ${HOME.title}`);
    const text = JSON.stringify(paper);
    expect(text).toContain("This is not the contract, and you don't sign it.");
    expect(text).toContain("Legal description; Parcel number");
    for (const section of AGREED_SECTIONS) expect(text).toContain(section);
  });

  it("don't exist without agreed terms", () => {
    expect(agreedTermsPaper({ ...agreed(), versions: [] }, NOW)).toBeNull();
  });
});
