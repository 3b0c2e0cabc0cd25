import { firstRow } from "@domain/csv-row.ts";
import { type Imported, readAdvertisement, withModel } from "@domain/listing-import.ts";
import { listingProblems } from "@domain/listing-input.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../support/fuzz.ts";

const readFrom = ({ fields }: Imported) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));

const ADVERTISEMENT = `Charming Craftsman near the park
$485,000 - 3 bed / 2.5 bath - 1,840 sq ft
1418 N Maple St, Boise, ID 83702
Built in 1926, two-car garage, 0.18 acre lot. No HOA!

This home was loved for twenty years. The kitchen was redone in 2019 with oak cabinets, and the porch faces west.

• Hardwood floors
• Gas fireplace
Heating: forced air
Call Pat at 208-555-0100 or pat@example.com`;

describe("an advertisement", () => {
  const read = readAdvertisement(ADVERTISEMENT);

  it("is read into the fields of the wizard", () => {
    expect(readFrom(read)).toEqual({
      title: "Charming Craftsman near the park",
      property_type: "house",
      price: 485_000,
      bedrooms: 3,
      bathrooms: 2.5,
      sqft: 1840,
      address: "1418 N Maple St",
      city: "Boise",
      state: "ID",
      zip_code: "83702",
      year_built: 1926,
      garage_spaces: 2,
      lot_size: 0.18,
      hoa_fee: 0,
      description:
        "This home was loved for twenty years. The kitchen was redone in 2019 with oak cabinets, and the porch faces west.",
      features: ["Hardwood floors", "Gas fireplace"],
    });
  });

  it("shows what was not understood, and imports no way to reach somebody", () => {
    expect(read.left).toEqual([
      "Heating: forced air",
      "Call Pat at 208-555-0100 or pat@example.com",
    ]);
  });

  it("takes no longer for a long word than for long prose", () => {
    const word = "a".repeat(1_000_000);
    const made = [{ name: "title", value: word, quote: "Charming" }];
    expect(withModel(ADVERTISEMENT, read, made)).toEqual(read);
    for (const sign of ["a", "1", "1a", ",", "-", "\n", "$", "1."])
      expect(readAdvertisement(sign.repeat(20_000)).fields).toEqual([]);
  });

  it("quotes the words of each value", () => {
    for (const { said } of read.fields)
      expect(ADVERTISEMENT.replace(/\s+/g, " ")).toContain(said.replace(/…$/, ""));
  });

  it.each([
    ["Asking 450k for this 2br/1ba condo", { price: 450_000, bedrooms: 2, bathrooms: 1 }],
    ["HOA $250/mo. Price: $1.2M", { hoa_fee: 250, price: 1_200_000 }],
    ["7,840 sq ft lot, 1,900 sqft house", { sqft: 1900, lot_size: 0.18 }],
    ["Townhouse in Salt Lake City, Utah 84101", { property_type: "townhouse", state: "UT" }],
    ["a house on .18 acre", { lot_size: 0.18 }],
    ["half an acre, 1 1/2 baths", { lot_size: 0.5, bathrooms: 1.5 }],
    ["1/4 acre with a 2 1/2 bath house", { lot_size: 0.25, bathrooms: 2.5 }],
    ["2 full and 1 half bath", { bathrooms: 2.5 }],
    ["456 Oak Hill Rd, Salt Lake City UT 84101", { city: "Salt Lake City", state: "UT" }],
    ["HOA: none", { hoa_fee: 0 }],
    ["For sale by owner: sunny bungalow", { title: "sunny bungalow" }],
    ["taxes $3,200 a year, rent $2,100/mo", {}],
  ])("%s", (text, values) => {
    const { price, ...others } = readFrom(readAdvertisement(text));
    expect({ ...others, ...(price ? { price } : {}) }).toMatchObject(values);
    if (!("price" in values)) expect(price).toBeUndefined();
  });
});

describe("the row of a table", () => {
  const row = `ListPrice,Address,City,State,Zip,BedroomsTotal,"Lot Size","Remarks",Pool,Features
"$485,000",1418 Maple St,Boise,Idaho,83702,3,"7,841 sq ft","A ""quiet"" street,
and a porch",Yes,"Porch; Gas fireplace"
$1,Other,Nowhere,ID,83702,1,1,,,`;

  it("is read by its headings, the first one only", () => {
    const read = readAdvertisement(row);
    expect(readFrom(read)).toEqual({
      price: 485_000,
      address: "1418 Maple St",
      city: "Boise",
      state: "ID",
      zip_code: "83702",
      bedrooms: 3,
      lot_size: 0.18,
      description: 'A "quiet" street,\nand a porch',
      features: ["Porch", "Gas fireplace"],
    });
    expect(read.left).toEqual(["Pool: Yes"]);
  });

  it("is not seen in a letter with commas", () => {
    expect(firstRow("Dear all, we sell, at last,\nour house.")).toBeUndefined();
  });
});

it("whatever is read, the wizard accepts, each field once", () => {
  const pieces = fc.constantFrom(
    ...ADVERTISEMENT.split(/[\s,]+/),
    "\n",
    "$9",
    "0 bed",
    "12,",
    "acre",
  );
  const texts = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 300 }),
    fc.array(pieces, { maxLength: 60 }).map((words) => words.join(" ")),
  );
  forAll(texts, (text) => {
    const { fields } = readAdvertisement(text);
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
    for (const { name, value } of fields) expect(listingProblems({ [name]: value })).toEqual([]);
  });
});
