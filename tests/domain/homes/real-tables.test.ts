import { readAdvertisement } from "@domain/homes/listing-import.ts";
import { isPostBox, listingProblems, postBoxIn } from "@domain/homes/listing-input.ts";
import { describe, expect, test } from "vitest";

/** Tables and texts as spreadsheets, portals and people write them. */
function read(text: string): Record<string, unknown> {
  const { fields } = readAdvertisement(text);
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

const leftOf = (text: string) => readAdvertisement(text).left.join("\n");

describe("an area's unit", () => {
  const lot = (unit: string, value = "690") =>
    `ListPrice,LotSizeArea,LotSizeUnits,City,StateOrProvince\n485000,${value},${unit},Boise,ID`;

  test.each([
    ["Square Meters", "690", 0.1705],
    ["sq. m.", "690", 0.1705],
    ["m²", "690", 0.1705],
    ["Square Feet", "7405", 0.17],
    ["SqFt", "7405", 0.17],
    ["Acres", "0.17", 0.17],
    ["Hectares", "2", 4.9421],
  ])("a lot is read in its unit: %s", (unit, value, acres) => {
    expect(read(lot(unit, value)).lot_size).toBeCloseTo(acres, 3);
  });

  test("a unit that isn't understood leaves the lot open", () => {
    expect(read(lot("Dunams"))).not.toHaveProperty("lot_size");
    expect(leftOf(lot("Dunams"))).toContain("LotSizeArea: 690 (in which unit?)");
  });

  test("a living area is read in its unit, or left open", () => {
    const living = (unit: string) =>
      `ListPrice,LivingArea,LivingAreaUnits,City,StateOrProvince\n485000,150,${unit},Boise,ID`;
    expect(read(living("Square Meters")).sqft).toBe(1615);
    expect(read(living("Square Feet")).sqft).toBe(150);
    expect(read(living("Tatami"))).not.toHaveProperty("sqft");
  });
});

describe("a ZIP code in a spreadsheet", () => {
  const zip = (value: string, state = "MA") =>
    read(`Address,City,State,Zip,Price,Beds\n12 Elm St,Amherst,${state},${value},485000,3`)
      .zip_code;

  test.each([
    ["1002", "MA", "01002"],
    ["501", "NY", "00501"],
    ["83702.0", "ID", "83702"],
    ["837021234", "ID", "83702-1234"],
    ["10021234", "MA", "01002-1234"],
    ["8.3702E+04", "ID", "83702"],
    ["01002", "MA", "01002"],
  ])("%s in %s is read", (value, state, wanted) => {
    expect(zip(value, state)).toBe(wanted);
  });

  test.each([
    ["1002", "ID"],
    ["8.37E+04", "ID"],
    ["83", "ID"],
  ])("%s in %s is left", (value, state) => {
    expect(zip(value, state)).toBeUndefined();
  });
});

test("a price that a spreadsheet has shortened is read", () => {
  expect(read("Price,Beds,Baths\n4.85E+05,3,2").price).toBe(485_000);
});

test.each(["Studio", "studio apartment", "0 (studio)"])("%s is no bedroom", (beds) => {
  expect(read(`Price,Beds,Baths\n285000,${beds},1`).bedrooms).toBe(0);
});

test("a first line of figures is no title, and a first line with figures may be one", () => {
  const figures = "3 bed 2 bath 1,840 sq ft 0.18 acre corner lot";
  expect(read(`${figures}\nBoise, ID 83702`)).not.toHaveProperty("title");
  expect(read("Sunny bungalow near the river\n3 bed 2 bath\nBoise, ID 83702").title).toBe(
    "Sunny bungalow near the river",
  );
});

test("a PO box is asked about, and a box on a rural route is a home", () => {
  for (const box of ["PO Box 152", "P.O. Box 9", "p o box #12", "Post Office Box 7", "POB 14"])
    expect(isPostBox(box), box).toBe(true);
  for (const home of ["RR 2 Box 152", "HC 63 Box 12", "12 Box Elder Rd", "14 Poboro St"])
    expect(isPostBox(home), home).toBe(false);
  expect(listingProblems({ address: "PO Box 152" })).toMatchObject([{ field: "address" }]);
  expect(listingProblems({ address: "RR 2 Box 152" })).toEqual([]);
  expect(read("Address,City,State,Zip\nPO Box 152,Bozeman,MT,59715")).not.toHaveProperty("address");
  for (const [text, box] of [
    ["Address,City,State,Zip\nPO Box 152,Bozeman,MT,59715", "PO Box 152"],
    ["PO Box 152, Bozeman, MT 59715\n3 bed 2 bath", "PO Box 152"],
    ["RR 2 Box 152, Bozeman, MT 59715", undefined],
    ["14 Elm St, Bozeman, MT 59715\n3 bed", undefined],
  ] as const)
    expect(postBoxIn(readAdvertisement(text).left)).toBe(box);
});
