import { decidingOffer } from "@domain/offers/compared-offers.ts";
import { type HomeOffers, NO_FIGURES } from "@domain/offers/offers.ts";
import type { KitFacts } from "@domain/papers/document-kit/blocks.ts";
import { KIT_DOCUMENTS, kitDocument, paperName } from "@domain/papers/document-kit/catalogue.ts";
import {
  FILLED_IN_HERE,
  filledIn,
  type KitAnswers,
  partsOf,
  textOf,
} from "@domain/papers/document-kit/fill.ts";
import { writeKitDocument } from "@domain/papers/document-kit/write.ts";
import { TIMELINE_STEPS } from "@domain/people/timeline.ts";
import { formatDollars } from "@domain/site/text/format.ts";
import { describe, expect, it } from "vitest";
import { EVERYTHING_SAID } from "../../support/listing-fields.ts";
import { homeOffers, offer, TERMS, version } from "../../web/offers/offers/offers.ts";

const home: NonNullable<KitFacts["home"]> = {
  ...EVERYTHING_SAID,
  price: 485_000,
  sqft: 1_840,
  lot_size: 0.18,
  year_built: 1926,
  features: ["Fir floors", "Gas fireplace"],
};
const owner = { name: "Dana Owner", email: "dana@owners.example", phone: "+1 208 555 0100" };
const NOW = new Date("2026-11-22T18:00:00Z");
const facts: KitFacts = { today: "2026-11-22", owner, home, offers: null, now: NOW };
const nothing: KitFacts = {
  today: "2026-11-22",
  owner: { name: "", email: "", phone: "" },
  home: null,
  offers: null,
  now: NOW,
};

describe("the kit", () => {
  it("has at least twelve documents, and one for each step of the timeline", () => {
    expect(KIT_DOCUMENTS.length).toBeGreaterThanOrEqual(12);
    const filed = new Set<string>(KIT_DOCUMENTS.map(({ step }) => step));
    expect(filed).toEqual(new Set(TIMELINE_STEPS.map(({ id }) => id)));
  });

  it.each(["", "deed", "toString", undefined])("knows no document %j", (id) => {
    expect(kitDocument(id)).toBeUndefined();
  });

  it("names a file after its home, without characters a file name can't have", () => {
    expect(paperName("Net sheet", "1418 Maple St")).toBe("Net sheet - 1418 Maple St.pdf");
    expect(paperName("Net sheet", '12/14 "A" Main: St')).toBe("Net sheet - 12 14 A Main St.pdf");
    expect(paperName("Net sheet", " ")).toBe("Net sheet.pdf");
    expect(paperName("Net sheet", undefined)).toBe("Net sheet.pdf");
  });
});

describe.each(KIT_DOCUMENTS)("$title", ({ id }) => {
  it("names its home", () => {
    expect(wordsOf(writeKitDocument(id, facts))).toContain("1418 Maple St, Boise, ID 83702");
  });

  it("leaves blank lines where nothing is known", () => {
    const words = wordsOf(writeKitDocument(id, nothing));
    expect(words).not.toMatch(/undefined|null|NaN|Price on request|Address not available/);
    expect(words).toContain("Property");
  });

  it("has as many cells in each row as columns in its table", () => {
    for (const block of writeKitDocument(id, facts)) {
      if (block.kind !== "table") continue;
      expect(block.widths).toHaveLength(block.head.length);
      expect(block.widths.reduce((sum, width) => sum + width)).toBeCloseTo(1);
      for (const row of block.rows) expect(row).toHaveLength(block.head.length);
    }
  });
});

it("the lead paint disclosure has the federal warning word for word", () => {
  const words = wordsOf(writeKitDocument("lead-paint-disclosure", facts));
  expect(words).toContain(
    "Every purchaser of any interest in residential real property on which a residential dwelling was built prior to 1978 is notified",
  );
  const newer = { ...facts, home: { ...home, year_built: 1978 } };
  expect(wordsOf(writeKitDocument("lead-paint-disclosure", newer))).toContain("built in 1978");
});

it("the net sheet calculates three prices and states its assumptions", () => {
  const words = wordsOf(writeKitDocument("net-sheet", facts));
  for (const amount of ["$485,000", "$470,450", "$460,750"]) expect(words).toContain(amount);
  expect(words).toContain("Closing costs are assumed to be 2% of the price");
});

describe("the net sheet of a home with offers", () => {
  const figures = { ...NO_FIGURES, mortgage_payoff: 245_000, taxes_due: 1_200 };
  const low = offer({ id: "low" });
  const high = offer({
    id: "high",
    versions: [version(1, { terms: { ...TERMS, price: 490_000 } })],
  });
  const sheetOf = (offers: HomeOffers) =>
    writeKitDocument("net-sheet", { ...facts, offers }).flatMap((block) =>
      block.kind === "table" ? [block.head, ...block.rows] : [],
    );
  const cell = (rows: string[][], label: string) =>
    rows.find(([name]) => name?.includes(label))?.[1];

  it.each([
    ["Best offer", homeOffers([low, high], { figures })],
    ["Accepted offer", homeOffers([{ ...low, state: "accepted" }, high], { figures })],
  ])("has the sum of the offers page: %s", (head, offers) => {
    const rows = sheetOf(offers);
    const deciding = decidingOffer(offers, NOW);
    expect(rows[0]?.[1]).toBe(head);
    expect(cell(rows, "Sale price")).toBe(formatDollars(deciding?.terms.price ?? 0));
    expect(cell(rows, "Mortgage payoff")).toBe("$245,000");
    expect(cell(rows, "taxes")).toBe("$1,200");
    expect(cell(rows, "What I keep")).toBe(formatDollars(deciding?.net ?? 0));
    expect(cell(rows, "blank lines")).toBeUndefined();
  });

  it("leaves blank what the owner has not entered", () => {
    const rows = sheetOf(homeOffers([low]));
    expect(cell(rows, "Mortgage payoff")).toBe("");
    expect(cell(rows, "What I keep")).toBe("");
    expect(cell(rows, "blank lines")).toMatch(/^\$/);
  });
});

it("the fixtures list asks about the features in the listing", () => {
  expect(wordsOf(writeKitDocument("fixtures-list", facts))).toContain("Gas fireplace");
});

/** All text that would be printed. */
function wordsOf(blocks: unknown): string {
  if (typeof blocks === "string") return blocks;
  if (typeof blocks !== "object" || blocks === null) return "";
  return Object.values(blocks).map(wordsOf).join("\n");
}

const HEAD = ["Property", "Seller", "Date"];

describe.each(Object.keys(FILLED_IN_HERE) as (keyof typeof FILLED_IN_HERE)[])(
  "%s, filled in here",
  (id) => {
    const blocks = writeKitDocument(id, facts);
    const spots = partsOf(blocks).flatMap((part) => part.spots);

    it("names each spot once, and has neither the owner's address nor number", () => {
      expect(spots.length).toBeGreaterThan(8);
      expect(new Set(spots.map(({ key }) => key)).size).toBe(spots.length);
      for (const words of [wordsOf(filledIn(blocks, {})), textOf(blocks, {})]) {
        expect(words).not.toContain(owner.email);
        expect(words).not.toContain(owner.phone);
      }
      // Nor where the home is: its owner may hide the street.
      expect(wordsOf(filledIn(blocks, {}))).toContain("1418 Maple St, Boise, ID 83702");
      expect(textOf(blocks, {})).not.toContain("Maple");
    });

    it("has every answer in the paper and in its text, beside its question", () => {
      const answers: KitAnswers = Object.fromEntries(
        spots.map((spot, place) => [
          spot.key,
          spot.kind === "choice"
            ? (spot.options[place % spot.options.length] ?? "")
            : spot.kind === "check"
              ? "yes"
              : `Answer ${place}.`,
        ]),
      );
      const paper = filledIn(blocks, answers);
      const text = textOf(blocks, answers);
      for (const [place, spot] of spots.entries()) {
        const answer = answers[spot.key] ?? "";
        if (HEAD.includes(spot.label)) continue;
        expect(text).toContain(spot.kind === "check" ? spot.label : `${spot.label}: ${answer}`);
        if (spot.kind === "line" || spot.kind === "text")
          expect(JSON.stringify(paper)).toContain(`Answer ${place}.`);
      }
      const marks = paper.flatMap((block) =>
        block.kind === "choices"
          ? (block.chosen ?? [])
          : block.kind === "checks"
            ? (block.checked ?? []).map((isChecked) => (isChecked ? 0 : -1))
            : [],
      );
      expect(marks).toHaveLength(
        spots.filter(({ kind }) => kind === "choice" || kind === "check").length,
      );
      expect(marks).not.toContain(-1);
    });

    it("ignores answers that are none of its own", () => {
      const strange = Object.fromEntries(
        spots.map(({ key, kind }) => [key, kind === "choice" || kind === "check" ? "maybe" : ""]),
      );
      expect(textOf(blocks, { ...strange, "/ canary": "canary" })).toBe("");
      expect(JSON.stringify(filledIn(blocks, { "/ canary": "canary" }))).not.toContain("canary");
    });
  },
);

it("leaves what buyer and agent acknowledge to them", () => {
  const labels = partsOf(writeKitDocument("lead-paint-disclosure", facts))
    .flatMap(({ spots }) => spots)
    .map(({ label }) => label);
  expect(labels.some((label) => label.startsWith("Seller has no knowledge"))).toBe(true);
  expect(labels.filter((label) => /^(Buyer|Agent) has/.test(label))).toEqual([]);
});
