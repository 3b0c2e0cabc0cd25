import { movedShares } from "@domain/offers/moved-shares.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { TERMS } from "../../web/offers/offers/offers.ts";

const moved = (changes: Partial<typeof TERMS>, before = TERMS) =>
  movedShares(before, { ...before, ...changes });

describe("the share of a down payment that stays in dollars", () => {
  it.each([
    [495_000, "20%", "19.4%", 99_000],
    [450_000, "20%", "21.3%", 90_000],
    // Shares that look the same with one decimal get another.
    [481_000, "20%", "19.96%", 96_200],
  ])("moves with a price of %d from %s to %s", (price, was, is, kept) => {
    const [down] = moved({ price }).filter(({ name }) => name === "down_payment");
    expect(down).toMatchObject({ was, is, kept });
    expect(down?.text).toBe(
      `Down payment stays $96,000: it was ${was} of the price and is ${is} now.`,
    );
  });

  it("is not mentioned when the amount changes too, when the price stays, and for cash", () => {
    expect(moved({ price: 495_000, down_payment: 99_000, earnest_money: 9_000 })).toEqual([]);
    expect(moved({ closing_on: "2030-01-01" })).toEqual([]);
    const cash = moved({ price: 495_000, financing: "cash" }).map(({ name }) => name);
    expect(cash).toEqual(["earnest_money"]);
  });

  it("is kept by an amount that is the same share again", () => {
    forAll(
      fc.integer({ min: 10_000, max: 9_000_000 }),
      fc.integer({ min: 1_000, max: 9_000 }),
      fc.integer({ min: 10_000, max: 9_000_000 }),
      (price, down_payment, next) => {
        const before = { ...TERMS, price, down_payment };
        for (const { name, kept } of moved({ price: next }, before)) {
          const was = Number(before[name]) / price;
          expect(Math.abs(kept / next - was)).toBeLessThanOrEqual(0.5 / next + 1e-9);
        }
      },
    );
  });
});

it("the share of earnest money that stays in dollars moves in the same way", () => {
  const [earnest] = moved({ price: 600_000 });
  expect(earnest).toMatchObject({ name: "earnest_money", was: "2.1%", is: "1.7%", kept: 12_500 });
});
