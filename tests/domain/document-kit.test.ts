import type { KitFacts } from "@domain/document-kit/blocks.ts";
import { KIT_DOCUMENTS, kitDocument, kitFileName } from "@domain/document-kit/catalogue.ts";
import { writeKitDocument } from "@domain/document-kit/write.ts";
import { TIMELINE_STEPS } from "@domain/timeline.ts";
import { CHECKLISTS } from "@domain/timeline-checklists.ts";
import { describe, expect, it } from "vitest";
import { EVERYTHING_SAID } from "../support/listing-fields.ts";

const home: NonNullable<KitFacts["home"]> = {
  ...EVERYTHING_SAID,
  price: 485_000,
  sqft: 1_840,
  lot_size: 0.18,
  year_built: 1926,
  features: ["Fir floors", "Gas fireplace"],
};
const owner = { name: "Dana Owner", email: "dana@owners.example", phone: "+1 208 555 0100" };
const facts: KitFacts = { today: "2026-11-22", owner, home };
const nothing: KitFacts = {
  today: "2026-11-22",
  owner: { name: "", email: "", phone: "" },
  home: null,
};

describe("the kit", () => {
  it("has at least twelve documents, each in a timeline step", () => {
    expect(KIT_DOCUMENTS.length).toBeGreaterThanOrEqual(12);
    const steps = TIMELINE_STEPS.map(({ id }) => id);
    for (const { step } of KIT_DOCUMENTS) expect(steps).toContain(step);
    for (const step of steps) expect(KIT_DOCUMENTS.some((each) => each.step === step)).toBe(true);
  });

  it("contains every document that a checklist names, and each is named", () => {
    const named = Object.values(CHECKLISTS)
      .flat()
      .flatMap(({ kit }) => kit ?? []);
    expect(new Set(named)).toEqual(new Set(KIT_DOCUMENTS.map(({ id }) => id)));
  });

  it.each(["", "deed", "toString", undefined])("knows no document %j", (id) => {
    expect(kitDocument(id)).toBeUndefined();
  });

  it("names a file after its home, without characters a file name can't have", () => {
    const [sheet] = KIT_DOCUMENTS.filter(({ id }) => id === "net-sheet");
    if (!sheet) throw new Error("There is no net sheet.");
    expect(kitFileName(sheet, "1418 Maple St")).toBe("Net sheet - 1418 Maple St.pdf");
    expect(kitFileName(sheet, '12/14 "A" Main: St')).toBe("Net sheet - 12 14 A Main St.pdf");
    expect(kitFileName(sheet, " ")).toBe("Net sheet.pdf");
    expect(kitFileName(sheet, undefined)).toBe("Net sheet.pdf");
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

it("the fixtures list asks about the features in the listing", () => {
  expect(wordsOf(writeKitDocument("fixtures-list", facts))).toContain("Gas fireplace");
});

/** All text that would be printed. */
function wordsOf(blocks: unknown): string {
  if (typeof blocks === "string") return blocks;
  if (typeof blocks !== "object" || blocks === null) return "";
  return Object.values(blocks).map(wordsOf).join("\n");
}
