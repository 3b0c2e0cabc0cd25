import { readAdvertisement } from "@domain/homes/listing-import.ts";
import { parseListing } from "@domain/homes/listing-input.ts";
import { readPaymentInput } from "@domain/homes/mortgage.ts";
import { parsePrice } from "@domain/homes/price-text.ts";
import { parseOfferTerms } from "@domain/offers/reading-offers.ts";
import { readSavingsInput } from "@domain/offers/savings.ts";
import { parseFilters } from "@domain/search/listing-search.ts";
import { readPlainSearch } from "@domain/search/plain-search.ts";
import { formatNumber } from "@domain/site/text/format.ts";
import {
  type NumberKind,
  numberQuestion,
  readNumber,
  typedNumber,
} from "@domain/site/text/read-number.ts";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { forAll } from "../../support/fuzz.ts";

const KINDS: readonly NumberKind[] = ["dollars", "whole", "sqft", "decimal", "percent", "acres"];

describe("a number as people write it", () => {
  it.each<[string, NumberKind, number]>([
    ["450000", "dollars", 450_000],
    ["450,000", "dollars", 450_000],
    ["450.000", "dollars", 450_000],
    ["450 000", "dollars", 450_000],
    ["450\u00a0000", "dollars", 450_000],
    ["450\u2009000", "dollars", 450_000],
    ["450\u202f000", "dollars", 450_000],
    ["450'000", "dollars", 450_000],
    ["450’000", "dollars", 450_000],
    ["450_000", "dollars", 450_000],
    ["$450,000", "dollars", 450_000],
    ["US$ 450,000", "dollars", 450_000],
    ["USD 450,000", "dollars", 450_000],
    ["450,000 USD", "dollars", 450_000],
    ["450 000 $", "dollars", 450_000],
    ["450 dollars", "dollars", 450],
    ["450k", "dollars", 450_000],
    ["$450 K", "dollars", 450_000],
    ["450 thousand", "dollars", 450_000],
    ["450 grand", "dollars", 450_000],
    ["1.2m", "dollars", 1_200_000],
    ["1.15M", "dollars", 1_150_000],
    ["$1.2 million", "dollars", 1_200_000],
    ["$1.2MM", "dollars", 1_200_000],
    ["1,2m", "dollars", 1_200_000],
    ["1.250m", "dollars", 1_250_000],
    ["1,250k", "dollars", 1_250_000],
    ["1/2 million", "dollars", 500_000],
    ["1 1/2 million", "dollars", 1_500_000],
    ["1,250,000.00", "dollars", 1_250_000],
    ["1.250.000,00", "dollars", 1_250_000],
    ["1.250.000", "dollars", 1_250_000],
    ["1 250 000,50", "dollars", 1_250_000.5],
    ["12,50,000", "dollars", 1_250_000],
    ["450000.", "dollars", 450_000],
    ["450.00", "dollars", 450],
    ["４５０，０００", "dollars", 450_000],
    ["450,\u200b000", "dollars", 450_000],
    ["2.000", "whole", 2000],
    ["30 days", "whole", 30],
    ["1.840", "sqft", 1840],
    ["1,840 sq. ft.", "sqft", 1840],
    ["1840 ft²", "sqft", 1840],
    ["2.5", "decimal", 2.5],
    ["2,5", "decimal", 2.5],
    ["2½", "decimal", 2.5],
    ["2 1/2", "decimal", 2.5],
    ["2-1/2", "decimal", 2.5],
    ["1.125", "decimal", 1.125],
    ["6.875%", "percent", 6.875],
    ["6,875 %", "percent", 6.875],
    [".18", "acres", 0.18],
    ["0,125", "acres", 0.125],
    ["1/2", "acres", 0.5],
    ["¾ acre", "acres", 0.75],
    ["1.125 ac", "acres", 1.125],
    ["1,250 acres", "acres", 1250],
    ["7405 sq ft", "acres", 0.17],
    ["7.405 sqft", "acres", 0.17],
    ["1/2 of an acre", "acres", 0.5],
  ])("%j in %s is %d", (text, kind, value) => {
    expect(readNumber(text, kind)).toBe(value);
    expect(numberQuestion(text, kind)).toBeUndefined();
  });

  it.each<[string, NumberKind, string]>([
    ["450,00", "dollars", "This could be 450 or 450,000. Please write it without separators."],
    ["1,2", "dollars", "This could be 1.2 or 1,200. Please write it without separators."],
    ["1.250k", "dollars", "This could be 1,250 or 1,250,000. Please write it without separators."],
    [
      "1,250m",
      "dollars",
      "This could be 1,250,000 or 1,250,000,000. Please write it without separators.",
    ],
    ["7405", "acres", "Acres or square feet? Please write “7,405 acres” or “7,405 sq ft”."],
    ["7,405", "acres", "Acres or square feet? Please write “7,405 acres” or “7,405 sq ft”."],
  ])("%j in %s may be two, and is asked", (text, kind, question) => {
    expect(readNumber(text, kind)).toBeNaN();
    expect(numberQuestion(text, kind)).toBe(question);
  });

  it.each<[string, NumberKind]>([
    ["abc", "dollars"],
    ["-5", "dollars"],
    ["1e9", "dollars"],
    ["Infinity", "dollars"],
    ["0x10", "whole"],
    ["45,00,00", "dollars"],
    ["450,0000", "dollars"],
    ["1.250,500", "dollars"],
    ["450.000.00", "dollars"],
    ["45 00", "dollars"],
    ["450 or 460", "dollars"],
    ["450-460", "dollars"],
    ["$1,200/yr", "dollars"],
    ["5/4", "decimal"],
    ["1/0", "decimal"],
    ["k", "dollars"],
    ["10%", "dollars"],
    ["150 m²", "sqft"],
    ["0.5 acres", "sqft"],
    ["1 hectare", "acres"],
    ["1".repeat(1000), "dollars"],
  ])("%j in %s isn't one", (text, kind) => {
    expect(readNumber(text, kind)).toBeNaN();
    expect(numberQuestion(text, kind)).toBeUndefined();
  });

  it.each(["", "  ", "$", "\u00a0"])("%j is nothing", (text) => {
    expect(readNumber(text, "dollars")).toBeNull();
  });
});

const whole = fc.integer({ min: 1, max: 2_000_000_000 });
const separator = fc.constantFrom(",", ".", " ", "\u00a0", "\u2009", "\u202f", "'", "’", "_", "");

test("a number that a field shows is read back as that number", () => {
  const shown = fc.oneof(
    whole,
    fc.integer({ min: 1, max: 99_999_999 }).map((n) => n / 10_000),
  );
  for (const kind of KINDS)
    forAll(shown, (value) => {
      expect(readNumber(typedNumber(value, kind), kind)).toBe(value);
    });
});

test("a whole number is read however its thousands are separated, with its currency, and with cents of zero", () => {
  forAll(fc.tuple(whole, separator, fc.constantFrom("", "$", "US$ ")), ([value, mark, before]) => {
    const text = before + formatNumber(value).replaceAll(",", mark);
    expect(readNumber(text, "dollars")).toBe(value);
    const cents = mark === "." ? ",00" : ".00";
    if (value >= 1000) expect(readNumber(text + cents, "dollars")).toBe(value);
  });
});

/** Everything that reads a price from text; undefined where it isn't taken. */
const READERS: Record<string, (text: string) => number | undefined> = {
  "the price filter": (text) => parsePrice(text) ?? undefined,
  "the filters of an address": (text) =>
    parseFilters(new URLSearchParams({ min_price: text })).filters.min_price,
  "the wizard": (text) => parseListing({ price: text }).listing?.price ?? undefined,
  "the offer form": (text) =>
    parseOfferTerms({ price: text }, "2026-01-01").problems.some(({ field }) => field === "price")
      ? undefined
      : (readNumber(text, "dollars") ?? undefined),
  "the savings calculator": (text) => readSavingsInput("price", text),
  "the payment calculator": (text) => readPaymentInput("price", text),
  "a written search": (text) => {
    const { filters, rest } = readPlainSearch(`under ${text}`) ?? { rest: [] };
    return rest.length === 0 ? filters?.max_price : undefined;
  },
  "an imported row": (text) =>
    readAdvertisement(`Beds\tListPrice\tBaths\n3\t${text}\t2`).fields.find(
      ({ name }) => name === "price",
    )?.value as number | undefined,
};

test("all readers of a price agree", () => {
  const digits = fc.integer({ min: 1, max: 9_999_999 });
  const text = fc.oneof(
    fc
      .tuple(whole, separator, fc.constantFrom("", "$", "$ "), fc.constantFrom("", ".00", " USD"))
      .map(([value, mark, a, b]) => a + formatNumber(value).replaceAll(",", mark) + b),
    fc
      .tuple(digits, fc.constantFrom(".", ",", ""), fc.stringMatching(/^\d{0,4}$/), unit())
      .map(([ones, mark, rest, scale]) => `${ones}${mark}${rest}${scale}`),
    fc.constantFrom("450.000", "1.2m", "1,2", "450,00", "1/2", "$1.5M", "12,50,000", "450’000"),
  );
  forAll(text, (typed) => {
    const read = Object.values(READERS)
      .map((reader) => reader(typed))
      .filter((value) => value !== undefined)
      .map(Math.round);
    expect(new Set(read).size).toBeLessThanOrEqual(1);
  });
});

function unit() {
  return fc.constantFrom("", "k", " K", "m", " million", " thousand", " dollars");
}

it.each(Object.entries(READERS))(
  "a price of 450.000 is read as thousands by %s",
  (_name, reader) => {
    expect(reader("450.000")).toBe(450_000);
    expect(reader("450’000")).toBe(450_000);
    expect(reader("450k")).toBe(450_000);
  },
);
