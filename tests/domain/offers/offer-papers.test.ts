import { withoutName, withoutNames } from "@domain/offers/compared-offers.ts";
import { comparisonPaper, offerPaper } from "@domain/offers/offer-papers.ts";
import { appliesTo, OFFER_FIELDS, termText } from "@domain/offers/offer-terms.ts";
import { NOT_A_CONTRACT } from "@domain/offers/offers.ts";
import { describe, expect, it } from "vitest";
import {
  CASH,
  homeOffers,
  inHours,
  offer,
  SALE,
  TERMS,
  version,
} from "../../web/offers/offers/offers.ts";

const NOW = new Date();
const round = {
  id: "r",
  called_at: inHours(-1),
  deadline: inHours(5),
  opened_at: null,
  called_off_at: null,
};
const FILE = {
  document_id: "d",
  kind: "pre_approval",
  name: "Nora Lindqvist.pdf",
  type: "application/pdf",
  size: 9,
  opened_at: null,
} as const;
const SEALED = version(2, { is_sealed: true, round_id: "r", terms: { ...TERMS, price: 777_001 } });

describe("an offer on paper", () => {
  it("has every term, the changes, the history and the notice that it is not a contract", () => {
    const counter = version(2, {
      made_by: "owner",
      terms: { ...TERMS, price: 495_000, survey: "split" as const },
    });
    const declined = {
      act: "declined",
      made_by: "buyer",
      n: 2,
      said: "Thank you!",
      earnest_money: null,
      at: inHours(-1),
    } as const;
    const shown = offer({ versions: [version(1), counter], acts: [declined] });
    const text = JSON.stringify(offerPaper(shown, NOW));
    for (const { name } of OFFER_FIELDS)
      if (appliesTo(name, counter.terms))
        expect(text, name).toContain(termText(name, counter.terms));
    expect(text).toContain("$495,000 (was $480,000)");
    expect(text).toContain("Thank you!");
    expect(text).toContain(NOT_A_CONTRACT);
  });

  it("has the parties and dates of what was agreed", () => {
    const text = JSON.stringify(offerPaper(offer({ state: "accepted", sale: SALE }), NOW));
    for (const words of ["Dana Whitfield", "Nora Lindqvist", "1418 Maple St", "Keys to the buyer"])
      expect(text).toContain(words);
  });

  it("leaves out what is sealed, even for its buyer, and does not exist if all of it is", () => {
    const own = offer({ side: "buyer", round, versions: [version(1), SEALED] });
    const text = JSON.stringify(offerPaper(own, NOW));
    expect(text).toContain("$480,000");
    expect(text).not.toMatch(/777,001|Version 2/);
    expect(text).toContain("stay sealed until its deadline");
    expect(offerPaper(offer({ side: "buyer", round, versions: [SEALED] }), NOW)).toBeNull();
  });

  it("names the buyer by a letter if they are hidden, also in the sale and in files", () => {
    const shown = offer({
      state: "accepted",
      sale: SALE,
      versions: [version(1, { files: [FILE] })],
    });
    expect(JSON.stringify(offerPaper(shown, NOW))).toContain("Nora Lindqvist.pdf");
    const text = JSON.stringify(offerPaper(withoutName(shown, "Buyer B"), NOW));
    expect(text).toContain("Buyer B");
    expect(text).not.toMatch(/Nora|Lindqvist/);
  });
});

describe("offers side by side on paper", () => {
  const home = homeOffers([
    offer({ versions: [version(1, { files: [FILE] })] }),
    offer({
      id: "2",
      other: "Beatriz",
      created_at: inHours(-20),
      versions: [version(1, { terms: CASH })],
    }),
  ]);

  it("explain each figure and each risk", () => {
    const text = JSON.stringify(comparisonPaper(home, { order: "net", now: NOW }));
    for (const words of [
      "Nora",
      "Beatriz",
      "$470,400",
      "−$9,600",
      "2% of $480,000 for title",
      "There is no document yet that shows the buyer has the cash",
      '["Files","Pre-approval","None"]',
    ])
      expect(text).toContain(words);
  });

  it("are in the order that was chosen, four in a row", () => {
    const many = homeOffers(
      [1, 2, 3, 4, 5].map((n) =>
        offer({
          id: `${n}`,
          other: `Buyer no. ${n}`,
          versions: [version(1, { terms: { ...TERMS, price: 500_000 - n } })],
        }),
      ),
    );
    const heads = comparisonPaper(many, { order: "net", now: NOW })?.blocks.flatMap((block) =>
      block.kind === "table" && block.head.length !== 3 ? [block.head.slice(1)] : [],
    );
    expect(heads).toEqual([
      ["Buyer no. 1", "Buyer no. 2", "Buyer no. 3", "Buyer no. 4"],
      ["Buyer no. 5"],
    ]);
  });

  it("show letters for hidden names, and nothing sealed", () => {
    const sealed = offer({
      id: "3",
      other: "Cleo",
      created_at: inHours(-9),
      round,
      versions: [SEALED],
    });
    const all = { ...home, offers: [...home.offers, sealed] };
    const text = JSON.stringify(comparisonPaper(withoutNames(all), { order: "net", now: NOW }));
    expect(text).toMatch(/Buyer A.*Buyer B/);
    expect(text).not.toMatch(/Nora|Beatriz|Cleo|777,001|Buyer C/);
  });

  it("do not exist without an open offer", () => {
    expect(comparisonPaper(homeOffers([]), { order: "net", now: NOW })).toBeNull();
  });
});
