import type { SaleAct } from "@domain/sales/deadlines.ts";
import { archiveName, clearedAt, keptUntil, saleHistoryPaper } from "@domain/sales/sale-archive.ts";
import type { SaleFact } from "@domain/sales/sale-facts.ts";
import { describe, expect, it } from "vitest";
import { inDays, inHours, offer, SALE } from "../../web/offers/offers/offers.ts";

const done: SaleAct = {
  ...{ n: 1, kind: "inspection", act: "done", made_by: "buyer", day: null, rule: null },
  ...{ said: "All is well.", at: inHours(-2), made_on: inDays(0) },
};
const inspector: SaleFact = {
  ...{ kind: "inspection", field: "inspector", side: "both", n: 1, value: "Ann Lee" },
  ...{ made_by: "buyer", at: inHours(-3) },
};
const sale = { ...SALE, acts: [done], facts: [inspector] };

describe("the history of a sale on paper", () => {
  it("has every step with its state, what was done and recorded, in order, and the words", () => {
    const paper = saleHistoryPaper(offer({ state: "accepted", side: "owner", sale }), new Date());
    const text = JSON.stringify(paper);
    for (const words of [
      "Dana Whitfield",
      "Nora Lindqvist",
      "Title search ordered",
      "All is well.",
    ])
      expect(text).toContain(words);
    const recorded = text.indexOf("The buyer recorded inspector: Ann Lee");
    expect(recorded).toBeGreaterThan(0);
    expect(text.indexOf("The buyer said that it is done")).toBeGreaterThan(recorded);
    expect(text).not.toContain("Ended on");
    const ended = { ...sale, state: "closed", ended_at: inHours(0) } as const;
    expect(JSON.stringify(saleHistoryPaper(offer({ sale: ended }), new Date()))).toContain(
      "Ended on",
    );
  });

  it("doesn't exist without a sale", () => {
    expect(saleHistoryPaper(offer(), new Date())).toBeNull();
  });
});

it("files are kept for seven years from the end, each side has deleted its own, and names are safe", () => {
  const ended = { ...SALE, state: "closed", ended_at: "2026-11-28T02:00:00Z" } as const;
  const shown = { ...offer({ side: "owner" }), sale: { ...ended, owner_cleared_at: inHours(0) } };
  // Still the day before in Boise.
  expect(keptUntil(shown)).toBe("Sunday, November 27, 2033");
  expect([clearedAt(shown), clearedAt({ ...shown, side: "buyer" })]).toEqual([inHours(0), null]);
  expect(archiveName({ home: null, title: "A/B: “C”?" })).toBe("Sale of A-B- “C”-.zip");
});
