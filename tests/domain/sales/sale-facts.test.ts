import { appraisalGap, appraisalGapText } from "@domain/sales/appraisal-gap.ts";
import {
  callsOf,
  factOf,
  factStoryText,
  factText,
  isLong,
  moneyStep,
  ownCompany,
  ownFields,
  readFact,
  type SaleFact,
} from "@domain/sales/sale-facts.ts";
import type { SaleStepKind } from "@domain/sales/sale-steps.ts";
import { type FactField, STEP_WORDS } from "@domain/sales/step-kind-words.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOSTILE } from "../../support/account-numbers.ts";
import { forAll } from "../../support/fuzz.ts";

const fact = (
  kind: SaleStepKind,
  field: string,
  value: string | null,
  more: Partial<SaleFact> = {},
): SaleFact => ({
  ...{ kind, field, value, side: "both", n: 1, made_by: "buyer", at: "2026-12-01T17:00:00Z" },
  ...more,
});
const field = (type: FactField["type"]) => ({ type, label: "Field" });
const all = Object.entries(STEP_WORDS).map(
  ([kind, { facts }]) => [kind as SaleStepKind, facts] as const,
);

describe("a typed value", () => {
  it.each([
    ["money", "$5,000", "5000"],
    ["money", "0", "0"],
    ["day", "2026-12-04", "2026-12-04"],
    ["moment", "2026-12-04T10:30", "2026-12-04T10:30"],
    ["phone", "Phone: 303.555.0100", "303.555.0100"],
    ["phone", "+44 20 7946 0018", "+44 20 7946 0018"],
    ["name", " Ann\tLee ", "Ann Lee"],
    ["line", "2026-0128834", "2026-0128834"],
    ["text", "Roof.\r\nWindows.", "Roof.\nWindows."],
    ["text", "  ", null],
    ["long_text", "Lot 4, Block 2,\nMaple Grove", "Lot 4, Block 2,\nMaple Grove"],
    ["long_text", "x".repeat(3000), "x".repeat(3000)],
  ] as const)("%s %j is stored as %j", (type, typed, value) => {
    expect(readFact(field(type), typed)).toEqual({ value });
  });

  it.each([
    ["money", "about 5"],
    ["money", "-1"],
    ["day", "2027-02-29"],
    ["day", "1999-12-31"],
    ["moment", "2026-12-04"],
    ["moment", "2026-12-04T24:00"],
    ["phone", "555-0100"],
    ["phone", "483920114455"],
    ["name", "x".repeat(101)],
    ["name", "Chase 483920114455"],
    ["text", "x".repeat(501)],
    ["long_text", "x".repeat(3001)],
    ["call", "(303) 555-0100"],
  ] as const)("%s %j is refused with a sentence", (type, typed) => {
    expect(readFact(field(type), typed)).toEqual({ problem: expect.stringMatching(/\.$/) });
  });

  it("a value with an account's number is refused in every field of words", () => {
    forAll(
      fc.constantFrom(...HOSTILE),
      fc.constantFrom("name", "line", "text", "long_text"),
      (text, type) => {
        if (text.length > 100 && !isLong(type as FactField["type"])) return;
        expect([text, readFact(field(type as FactField["type"]), text)]).toEqual([
          text,
          { problem: expect.stringContaining("bank") },
        ]);
      },
    );
  });
});

describe("every field", () => {
  it("has its own name in its step, and somebody who writes it", () => {
    for (const [, fields] of all) {
      expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
      for (const { by, isPrivate } of fields)
        if (isPrivate) expect(["buyer", "owner"]).toContain(by);
    }
  });

  it("is told in a sentence for both sides", () => {
    const values: Record<FactField["type"], string> = {
      ...{ money: "5000", day: "2026-12-04", moment: "2026-12-04T13:05", phone: "303-555-0100" },
      ...{ name: "Ann", line: "12", text: "Words", long_text: "Lot 4", call: "303-555-0100" },
    };
    for (const [kind, fields] of all)
      for (const { name, type } of fields) {
        expect(factStoryText(fact(kind, name, values[type]), "buyer")).toMatch(/^You /);
        expect(factStoryText(fact(kind, name, values[type]), "owner")).toMatch(/^The buyer /);
        expect(factStoryText(fact(kind, name, null), "owner")).toMatch(/^The buyer /);
      }
    expect(factText({ type: "moment" }, "2026-12-04T13:05")).toBe("Fri, Dec 4, 2026, 1:05 PM");
    expect(factStoryText(fact("earnest_money", "amount", "6000", { n: 2 }), "owner")).toBe(
      "The buyer changed amount: $6,000",
    );
  });
});

describe("the company", () => {
  const phone = (side: "buyer" | "owner", value: string, n = 1) =>
    fact("title", "phone", value, { side, made_by: side, n });

  it("is what one wrote down oneself", () => {
    const facts = [phone("owner", "303-555-0199"), phone("buyer", "1"), phone("buyer", "2", 2)];
    expect(ownCompany(facts, "buyer")).toEqual({
      ...{ name: null, phone: "2" },
      ...{ officer: null, fileNumber: null },
    });
    expect(ownCompany(facts, "owner")?.phone).toBe("303-555-0199");
    expect(ownCompany([], "owner")).toBeUndefined();
    expect(factOf(facts, "title", "phone", "buyer")?.n).toBe(2);
  });

  it("was called only under its number of now", () => {
    const called = fact("closing", "called", "1", { side: "buyer" });
    expect(callsOf([phone("buyer", "1"), called], "closing", "buyer").own).toBe(called);
    expect(callsOf([phone("buyer", "2"), called], "closing", "buyer")).toMatchObject({
      own: undefined,
      isOutdated: true,
    });
    expect(callsOf([phone("buyer", "1"), called], "earnest_money", "buyer").own).toBeUndefined();
    const theirs = { ...called, value: "" };
    expect(callsOf([theirs], "closing", "owner")).toMatchObject({ own: undefined, theirs });
  });

  it("is asked for while earnest money is open, and again before the closing", () => {
    const steps = (earnest: string, closing: string) => [
      { kind: "earnest_money" as const, state: earnest, due_on: null },
      { kind: "closing" as const, state: closing, due_on: null },
    ];
    expect(moneyStep(steps("open", "open"), 40)).toBe("earnest_money");
    expect(moneyStep(steps("done", "open"), 40)).toBeUndefined();
    expect(moneyStep(steps("done", "open"), 14)).toBe("closing");
    expect(moneyStep(steps("done", "missed"), -3)).toBe("closing");
    expect(moneyStep(steps("done", "done"), 0)).toBeUndefined();
  });
});

it("nobody writes the other side's fields", () => {
  for (const [kind] of all)
    for (const side of ["buyer", "owner"] as const)
      for (const { by, type } of ownFields(kind, side)) {
        expect([side, "both", "each"]).toContain(by);
        expect(type).not.toBe("call");
      }
});

describe("an appraisal below the price", () => {
  const terms = {
    price: 450_000,
    appraisal_gap: 6000,
    appraisal_days: 20,
    financing: "conventional",
  } as const;
  const RESTS = { mayLeave: false };
  const textOf = (known: Parameters<typeof appraisalGap>[0], value: number) => {
    const gap = appraisalGap(known, value);
    return gap && appraisalGapText(gap);
  };

  it("is covered as far as the terms say", () => {
    expect(appraisalGap(terms, 450_000)).toBeUndefined();
    expect(appraisalGap(terms, 446_000)).toEqual({ ...RESTS, gap: 4000, covered: 4000, open: 0 });
    expect(appraisalGap(terms, 440_000)).toEqual({
      ...{ ...RESTS, gap: 10_000, covered: 6000, open: 4000 },
    });
    expect(textOf(terms, 440_000)).toBe(
      "The value is $10,000 below the price. Under the agreed terms, the buyer covers $6,000 of it. How much more cash the buyer needs depends on the loan. Ask the lender. $4,000 is not covered. Agree on a lower price or on more from the buyer, or the buyer may be able to leave.",
    );
    expect(textOf({ ...terms, appraisal_gap: 0 }, 440_000)).toMatch(/covers none of it\. \$10,000/);
    expect(textOf(terms, 446_000)).toMatch(/covers all of it\. How much .* Ask the lender\.$/);
  });

  it("is the buyer's where the condition is waived, but not with an FHA or a VA loan", () => {
    const waived = { ...terms, appraisal_days: null, appraisal_gap: 0 };
    expect(appraisalGap(waived, 440_000)).toEqual({
      ...{ ...RESTS, gap: 10_000, covered: 10_000, open: 0 },
    });
    expect(appraisalGap({ ...waived, financing: "va" }, 440_000)?.open).toBe(10_000);
  });

  it("lets the buyer leave with an FHA or a VA loan, also where they cover it", () => {
    for (const financing of ["fha", "va"] as const) {
      expect(appraisalGap({ ...terms, financing }, 446_000)).toEqual({
        ...{ gap: 4000, covered: 4000, open: 0, mayLeave: true },
      });
      expect(textOf({ ...terms, financing }, 446_000)).toMatch(
        /covers all of it\. .* With an FHA or a VA loan, the buyer may still leave\.$/,
      );
    }
    expect(textOf(terms, 446_000)).not.toMatch(/leave/);
  });

  it("adds up", () => {
    const dollars = fc.integer({ min: 1, max: 2_000_000_000 });
    forAll(dollars, dollars, fc.nat(1_000_000), fc.boolean(), (price, value, gap, isKept) => {
      const found = appraisalGap(
        { ...terms, price, appraisal_gap: gap, appraisal_days: isKept ? 10 : null },
        value,
      );
      if (!found) {
        expect(value).toBeGreaterThanOrEqual(price);
        return;
      }
      expect(found.covered + found.open).toBe(price - value);
      expect(Math.min(found.covered, found.open)).toBeGreaterThanOrEqual(0);
    });
  });
});
