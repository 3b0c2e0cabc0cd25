import { firstRow } from "@domain/homes/csv-row.ts";
import { decodeText } from "@domain/homes/decode-text.ts";
import { isHeading } from "@domain/homes/import-row.ts";
import type { Imported } from "@domain/homes/imported.ts";
import { NUMBER_FIELDS } from "@domain/homes/listing-fields.ts";
import { readAdvertisement, withModel } from "@domain/homes/listing-import.ts";
import { listingProblems } from "@domain/homes/listing-input.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { HELD_OUT } from "./advertisements/held-out.ts";
import { KNOWN } from "./advertisements/known.ts";
import { score } from "./advertisements/score.ts";

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
    for (const sign of ["a", "1", "1a", ",", "-", "\n", "$", "1.", "St ", "1-", "N1", ", "])
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

describe("values of labelled advertisements and rows", () => {
  it.each(NUMBER_FIELDS)("$name is read from a column of its name", ({ name }) => {
    expect(isHeading(name), `Give ${name} its headings in domain/homes/import-row.ts.`).toBe(true);
  });

  it.each([
    ["written before the rules", KNOWN, 151],
    ["held out while they were written", HELD_OUT, 123],
  ])("%s are never wrong", (_name, advertisements, known) => {
    const { right, missing, wrong } = score(advertisements);
    expect(wrong).toEqual([]);
    expect(missing).toEqual([]);
    expect(right).toBe(known);
  });
});

describe("a fact that isn't certain", () => {
  it.each([
    ["3-4 bed", "bedrooms", "Bedrooms: 3-4 bed"],
    ["2.5-3 baths", "bathrooms", "Bathrooms: 2.5-3 baths"],
    ["HOA $250", "hoa_fee", "HOA fee: HOA $250"],
    ["asking $450,000-$475,000", "price", "Price: $450,000-$475,000"],
    ["5-10 acres", "lot_size", "Lot size: 5-10 acres"],
    ["condo or townhouse", "property_type", "Type of property: condo"],
    ["2 bed upstairs and 1 bed downstairs", "bedrooms", "Bedrooms: 2 bed"],
  ])("is left out and said, also in prose: %s", (words, name, said) => {
    const text = `We have loved this place by the river for all of twenty years, ${words}, and wish the next people the same.`;
    const read = readAdvertisement(text);
    expect(readFrom(read)).not.toHaveProperty(name);
    expect(read.left).toContain(said);
  });

  it("isn't made certain by a model", () => {
    const text = "Nice home, HOA $1,200, 3-4 bed";
    const made = [
      { name: "hoa_fee", value: "1200", quote: "HOA $1,200" },
      { name: "bedrooms", value: "3", quote: "3-4 bed" },
    ];
    expect(readFrom(withModel(text, readAdvertisement(text), made))).not.toHaveProperty("hoa_fee");
    expect(readFrom(withModel(text, readAdvertisement(text), made))).not.toHaveProperty("bedrooms");
  });
});

describe("a table", () => {
  const read = (text: string) => readFrom(readAdvertisement(text));

  it.each([
    ["tabs", "\t"],
    ["semicolons", ";"],
    ["commas", ","],
    ["bars", "|"],
  ])("is read with %s between its cells, whatever ends its lines", (_name, mark) => {
    for (const end of ["\n", "\r\n", "\r"])
      expect(
        read(
          [
            ["Price", "Beds", "Zip"],
            ["450000", "3", "83702"],
          ]
            .map((row) => row.join(mark))
            .join(end),
        ),
      ).toEqual({ price: 450_000, bedrooms: 3, zip_code: "83702" });
  });

  it("is read below a line that names its separator, and below lines of a portal", () => {
    const home = { price: 450_000, bedrooms: 3, city: "Boise" };
    expect(read("sep=;\nPrice;Beds;City\n450.000;3;Boise")).toEqual(home);
    expect(read('"sep=|"\r\nPrice|Beds|City\r\n450.000|3|Boise')).toEqual(home);
    expect(read("My homes\nNov 3, 2026\n\nPrice,Beds,City\n450000,3,Boise")).toEqual(home);
  });

  it.each([
    ["Monthly", 300],
    ["Quarterly", 100],
    ["Semi-Annually", 50],
    ["Annually", 25],
    ["One Time", undefined],
    ["Seasonal", undefined],
    ["", undefined],
  ])("has a fee of $300 %s", (frequency, fee) => {
    const text = `ListPrice,City,AssociationFee,AssociationFeeFrequency\n450000,Boise,300,${frequency}`;
    expect(read(text).hoa_fee).toBe(fee);
  });

  it.each([
    ["Lot Size", "7405", undefined],
    ["Lot Size", "7405 sq ft", 0.17],
    ["Lot Size (SqFt)", "7405", 0.17],
    ["Lot Size (Acres)", "0.17", 0.17],
    ["Lot Size", "0.17", 0.17],
    ["Lot Size", "2 hectares", undefined],
    ["Lot", "12", undefined],
    ["Lot Size", "50 x 120", undefined],
  ])("has a lot under %s of %s", (heading, value, acres) => {
    expect(read(`Price,City,${heading}\n450000,Boise,${value}`).lot_size).toBe(acres);
  });

  it.each([
    ["named line by line", "City: Boise\n\nBeds: 3\nPrice: $450,000"],
    ["turned on its side", 'City,Boise\nBeds,"3"\nPrice,"450,000"'],
    ["whose cells a spreadsheet keeps as they are", 'Price,Beds,City\n="450000","3","=""Boise"""'],
  ])("%s is read", (_, text) => {
    const home = { city: "Boise", bedrooms: 3, price: 450_000 };
    expect(read(text)).toEqual(home);
  });

  it("takes no label for a town", () => {
    expect(read("City,Boston\nState,MA")).not.toHaveProperty("city");
  });

  it("says why it leaves out what may be two things", () => {
    const { left } = readAdvertisement("Price,City,Lot Size,HOA\n450000,Boise,7405,1200");
    expect(left).toEqual([
      "Lot Size: 7405 (acres or square feet?)",
      "HOA: 1200 (a month or a year?)",
    ]);
  });

  it("takes nothing from columns that disagree", () => {
    expect(read("Price,ListPrice,City\n475000,500000,Boise")).toEqual({ city: "Boise" });
    expect(read("Price,LotAcres,LotSqFt\n475000,2,7405")).toEqual({ price: 475_000 });
  });
});

describe("a file", () => {
  const text = "Price\tCity\n450000\tLa Cañada’s";
  const wide = new Uint8Array(Uint16Array.from(text, (sign) => sign.charCodeAt(0)).buffer);
  const swapped = wide.map((_, at) => wide[at ^ 1] ?? 0);
  it.each([
    ["UTF-8", new TextEncoder().encode(text)],
    ["UTF-8 with a mark", new TextEncoder().encode(`\uFEFF${text}`)],
    ["UTF-16 with a mark", Uint8Array.from([0xff, 0xfe, ...wide])],
    ["UTF-16 of big ends with a mark", Uint8Array.from([0xfe, 0xff, ...swapped])],
    ["UTF-16 without a mark", wide],
    ["UTF-16 of big ends without a mark", swapped],
    ["Windows-1252", Uint8Array.from(text, (sign) => (sign === "’" ? 0x92 : sign.charCodeAt(0)))],
  ])("a file in %s is its text", (_name, bytes) => {
    expect(decodeText(bytes)).toBe(text);
  });

  it("a file that is cut in the middle of a character is still UTF-8", () => {
    expect(decodeText(new TextEncoder().encode("Cañada").subarray(0, 3))).toBe("Ca");
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

  it.each([
    ["1418 Maple St", "4", "1418 Maple St Unit 4"],
    ["1418 Maple St", "#4", "1418 Maple St #4"],
    ["1418 Maple St Unit 4", "4", "1418 Maple St Unit 4"],
    ["1418 Maple St #4", "Unit 4", "1418 Maple St #4"],
    ["1418 Maple St 4", "4", "1418 Maple St 4"],
    ["12 Main St E", "E", "12 Main St E Unit E"],
    ["4 Maple St", "4", "4 Maple St Unit 4"],
    ["1418 US Highway 4", "4", "1418 US Highway 4 Unit 4"],
  ])("the unit is added to the address that doesn't end with it: %s, %s", (said, unit, read) => {
    const table = `Price,Address,Unit,City,State,Zip\n485000,${said},${unit},Boise,ID,83702`;
    expect(readFrom(readAdvertisement(table))).toMatchObject({ address: read });
  });

  it("is not seen in a letter with commas", () => {
    expect(
      firstRow("Dear all, we sell, at last,\nour house, price, city.", isHeading),
    ).toBeUndefined();
  });
});

it("a field that is read is accepted by the wizard, each once", () => {
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
