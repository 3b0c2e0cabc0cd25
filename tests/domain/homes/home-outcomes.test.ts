import {
  type HomeOutcome,
  outcomeProblems,
  outcomeText,
  readOutcome,
} from "@domain/homes/home-outcomes.ts";
import { describe, expect, test } from "vitest";

const TODAY = "2026-11-29";
const EMPTY = { price: "", happened_on: "", place: "" } as const;

describe("an owner's words about the end of a sale", () => {
  test("a sale needs a day that is not in the future, and nothing else", () => {
    const days = { "": true, "2026-11-30": true, "1999-12-31": true, "2026-02-30": true };
    for (const happened_on of Object.keys(days))
      expect(outcomeProblems({ ...EMPTY, happened_on }, "sold", TODAY), happened_on).toHaveProperty(
        "happened_on",
      );
    expect(outcomeProblems({ ...EMPTY, happened_on: TODAY }, "sold", TODAY)).toEqual({});
  });

  test("a pending home needs nothing, and its closing may be in the future", () => {
    expect(outcomeProblems(EMPTY, "pending", TODAY)).toEqual({});
    expect(outcomeProblems({ ...EMPTY, happened_on: "2027-01-15" }, "pending", TODAY)).toEqual({});
    expect(outcomeProblems({ ...EMPTY, happened_on: "soon" }, "pending", TODAY)).toHaveProperty(
      "happened_on",
    );
  });

  test.each(["0", "-5", "12.5", "3000000000", "a lot"])("a price of %s is asked about", (price) => {
    expect(outcomeProblems({ ...EMPTY, price }, "pending", TODAY)).toHaveProperty("price");
  });

  test("an empty field is sent as unknown", () => {
    expect(readOutcome(EMPTY)).toEqual({ price: null, happened_on: null, place: null });
    expect(readOutcome({ price: "$480,000", happened_on: TODAY, place: "agent" })).toEqual({
      ...{ price: 480_000, happened_on: TODAY, place: "agent" },
    });
  });

  test("a line says only what was noted", () => {
    const sold: HomeOutcome = {
      ...{ id: "a", listing_id: "b", status: "sold", was: "active", undo_until: "" },
      ...{ price: 480_000, happened_on: "2026-11-20", place: "elsewhere" },
    };
    expect(outcomeText(sold)).toBe(
      "Sold on Friday, November 20, 2026 for $480,000, through another site",
    );
    const pending: HomeOutcome = { ...sold, status: "pending", price: null, place: null };
    expect(outcomeText(pending)).toBe("Pending, closing expected on Friday, November 20, 2026");
    expect(outcomeText({ ...pending, happened_on: null })).toBe("Pending");
  });
});
