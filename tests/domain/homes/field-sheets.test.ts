import { mlsSheet, payText, sheetText, zillowSheet } from "@domain/homes/field-sheets.ts";
import { describe, expect, it } from "vitest";
import { details } from "../../web/homes/listings/homes.ts";

const SITE = "https://site.example";
const HOME = details(1, {
  ...{ price: 485_000, bedrooms: 3, bathrooms: 2.5, sqft: 1840, lot_size: 0.25, hoa_fee: null },
  ...{ description: "A porch.\n\nAnd a yard.", features: ["Porch", "Fireplace"] },
});
const answerTo = (fields: { name: string; value: string }[], name: string) =>
  fields.find((field) => field.name === name)?.value;

describe("the sheet for Zillow", () => {
  const sheet = zillowSheet(HOME, SITE);

  it.each([
    ["Price", "485000"],
    ["Full baths", "2"],
    ["Half baths", "1"],
    ["Three-quarter baths", "0"],
    ["Lot size, acres", "0.25"],
    ["Describe your home", "A porch.\n\nAnd a yard."],
    ["Other features", "Porch, Fireplace"],
    ["Related website", `${SITE}/listings/${HOME.id}?from=zillow`],
  ])("answers %s", (name, value) => {
    expect(answerTo(sheet, name)).toBe(value);
  });

  it("leaves what the listing doesn't say to its owner", () => {
    expect(answerTo(sheet, "HOA dues, a month")).toBe("");
    expect(sheetText(sheet)).toContain("HOA dues, a month: (you know this)");
  });

  it("names no street that is hidden, with a word about it", () => {
    const hidden = zillowSheet({ ...HOME, address: "", address_hidden: true }, SITE);
    expect(hidden[0]).toMatchObject({ name: "Street address", value: "" });
    expect(hidden[0]?.hint).toContain("hidden");
  });
});

describe("the sheet for a broker", () => {
  it("has no link in what everyone reads, and one in what agents read", () => {
    const sheet = mlsSheet(HOME, SITE);
    expect(answerTo(sheet, "Public remarks")).toBe("A porch. And a yard.");
    expect(answerTo(sheet, "Showing instructions")).toContain("?from=mls");
    expect(answerTo(sheet, "Lot, square feet")).toBe("10890");
  });

  it.each([
    [undefined, ""],
    [{ percent: 2.5 }, "2.5% of the price"],
    [{ percent: 0 }, "None"],
    [{ dollars: 10_000 }, "$10,000"],
    [{ dollars: 0 }, "None"],
  ])("says the owner's choice for the buyer's agent: %j", (pay, text) => {
    expect(payText(pay)).toBe(text);
    expect(answerTo(mlsSheet(HOME, SITE, pay), "Pay for the buyer's agent")).toBe(text);
  });
});
