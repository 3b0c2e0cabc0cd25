import { addressesIn, readAddress } from "@domain/homes/street-address.ts";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { forAll } from "../../support/fuzz.ts";

describe("an address in running text", () => {
  it.each([
    ["123 1/2 Main St", "Boise"],
    ["123½ Main St", "Boise"],
    ["37-11 75th St", "Jackson Heights"],
    ["37-11 75th St, Apt 4B", "Jackson Heights"],
    ["N6W23001 Bluemound Rd", "Waukesha"],
    ["N89 W16750 Appleton Ave", "Menomonee Falls"],
    ["1N450 Swift Rd", "Lombard"],
    ["4512 US Highway 93 N", "Florence"],
    ["4512 US-93", "Florence"],
    ["19 County Road 12", "Salida"],
    ["19 County Road 12B", "Salida"],
    ["10 County Highway K", "Phelps"],
    ["560 State Route 9, Unit 5", "Lake George"],
    ["2300 FM 1488", "Conroe"],
    ["123 Farm to Market Rd 1960 W", "Houston"],
    ["1010 South 500 East", "Salt Lake City"],
    ["1200 St. George Ave", "St. Louis"],
    ["14 O’Neil Ct #5", "O’Fallon"],
    ["745 Main St E", "Coeur d'Alene"],
    ["22 Avenue B", "La Cañada"],
    ["100 Broadway", "Truth or Consequences"],
    ["1234 E Camino Real", "Fond du Lac"],
    ["123 Martin Luther King Jr Blvd", "Winston-Salem"],
    ["9 The Green", "King of Prussia"],
    ["301 W 42nd St Apt 12F", "New York"],
    ["2040 FM 1960 Rd W", "Houston"],
    ["19 I-70 Frontage Rd", "Grand Junction"],
    ["N1234 County Road ZZ", "Oconto"],
    ["12-A Elm St", "Hale‘iwa"],
    ["450 El Camino Real", "San Carlos"],
  ])("%s in %s is read to its end", (street, city) => {
    for (const text of [
      `${street}, ${city}, ID 83702`,
      `House at ${street}\n${city}, Idaho 83702. $400,000`,
      `3 beds, 2 baths - ${street}, ${city} ID 83702 - call us`,
    ]) {
      const read = addressesIn(text).map(({ from: _f, to: _t, ...address }) => address);
      expect(read).toEqual([{ street, city, state: "ID", zip: "83702" }]);
    }
  });

  it("has its unit, also where that comes first", () => {
    const [read] = addressesIn("For rent: Unit 4, 22 Main St, Boise, ID 83702");
    expect(read).toMatchObject({ street: "22 Main St Unit 4", city: "Boise", from: 10 });
  });

  it.each([
    "44 Long Meadow Rd Extension Lower Field Parcel",
    "1418 Maple St St. Louis, MO 63101",
    "77 Sunset Blvd North Las Vegas NV 89030",
    "5 minutes from Main Street",
    "3 blocks to Oak Ave",
    "Lot 12 Maple Dr, Asheville, NC 28801",
    "Call 208 555 0100 Main St",
    "$400,000 Main St",
    "2 beautiful homes on Elm St",
  ])("%s isn't read in part", (text) => {
    expect(addressesIn(text)).toEqual([]);
  });
});

test("an address made of the parts that addresses have is read whole or not at all", () => {
  const part = (...words: string[]) => fc.constantFrom(...words);
  const made = fc
    .tuple(
      part("12", "123 1/2", "37-11", "N6W23001", "1N450", "12A", "7½", "W359N5002"),
      part("", "N ", "SW ", "East "),
      part(
        "Maple",
        "75th",
        "St. George",
        "O’Neil",
        "La Cañada",
        "Lake Shore",
        "Old Mill",
        "Van d'Or",
      ),
      part("St", "Ave.", "Road", "Blvd", "Hwy 12", "Pkwy", "Ter", "Park Dr"),
      part("", " N", " East", " NW"),
      part("", " #5", ", Apt 4B", " Unit 12", ", Bldg 3 Unit 7"),
    )
    .map((parts) =>
      parts
        .join("")
        .replace(/^(\S+(?: 1\/2)?)/, "$1 ")
        .replace(/(?<=\p{L})(?=St|Ave|Road|Blvd|Hwy|Pkwy|Ter|Park Dr)/u, " ")
        .replace(/ {2,}/g, " "),
    );
  forAll(made, (street) => {
    for (const text of [`${street}, Boise, ID 83702`, `For sale: ${street} - 3 beds`, street]) {
      const read = addressesIn(text).map((each) => each.street);
      if (read.length > 0) expect(read).toEqual([street]);
    }
  });
});

describe("a cell with an address", () => {
  it.each([
    [
      "1418 Maple St, Boise, ID 83702",
      { street: "1418 Maple St", city: "Boise", state: "ID", zip: "83702" },
    ],
    [
      "1418 Maple St, Apt 4, Boise, Idaho, 83702, USA",
      { street: "1418 Maple St, Apt 4", city: "Boise", state: "ID", zip: "83702" },
    ],
    ["12 MAPLE CT", { street: "12 MAPLE CT" }],
    ["US Highway 93 N", { street: "US Highway 93 N" }],
    ["12 Maple Ct Unit 5", { street: "12 Maple Ct Unit 5" }],
    ["12 Odd Way Behind The Barn", { street: "12 Odd Way Behind The Barn" }],
    [
      "12 Maple Ct Boise ID 83702",
      { street: "12 Maple Ct", city: "Boise", state: "ID", zip: "83702" },
    ],
    [
      "12 Maple Ct, Boise, ID 10001",
      { street: "12 Maple Ct", city: "Boise", state: "ID", zip: "10001" },
    ],
    // Some ZIP codes cross a state line; the wizard asks the owner.
    [
      "12 Maple Ct, Junction City, LA 71749",
      { street: "12 Maple Ct", city: "Junction City", state: "LA", zip: "71749" },
    ],
    ["12 Maple Ct, Springfield", undefined],
    ["12 Maple St St. Louis MO 63101", undefined],
    ["(undisclosed)", undefined],
  ])("%s", (cell, address) => {
    expect(readAddress(cell)).toEqual(address);
  });

  it("gives the town that a column names to that column", () => {
    const street = { street: "12 Maple St" };
    expect(readAddress("12 Maple St, Boise", "Boise")).toEqual(street);
    expect(readAddress("12 Maple St St. Louis MO 63101", "St. Louis")).toEqual({
      ...street,
      city: "St. Louis",
      state: "MO",
      zip: "63101",
    });
  });
});
