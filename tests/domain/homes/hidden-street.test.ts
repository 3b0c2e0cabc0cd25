import { withExactPlace } from "@domain/homes/exact-place.ts";
import {
  approximatePlace,
  asPublished,
  mentionsStreet,
  namesStreet,
  streetNote,
} from "@domain/homes/hidden-street.ts";
import { listingProblems } from "@domain/homes/listing-input.ts";
import { describe, expect, it } from "vitest";

it("an approximate place is the same for all homes of its square, and for itself", () => {
  const home = { lat: 43.6215, lng: -116.2023 };
  const middle = approximatePlace(home);
  expect(middle).toEqual(approximatePlace({ lat: 43.629, lng: -116.2021 }));
  expect(middle).toEqual(approximatePlace(middle));
  expect(middle).not.toEqual(home);
});

describe("a home with a hidden street", () => {
  const row = { id: "1", address: "", lat: 43.625, lng: -116.2, zip_code: "83702" };
  const exact = { address: "1418 Maple St", lat: 43.6215, lng: -116.2023 };

  it.each([[exact], [[exact]]])("is exact for its owner", (hidden_places) => {
    expect(withExactPlace({ ...row, hidden_places })).toEqual({ ...row, ...exact });
  });

  it.each([[null], [[]]])("stays as it is for anyone else", (hidden_places) => {
    expect(withExactPlace({ ...row, hidden_places })).toEqual(row);
  });

  it("previews as everyone will see it", () => {
    const draft = { ...exact, zip_code: "83702-1234", address_hidden: true };
    const { lat, lng } = approximatePlace(exact);
    expect(asPublished(draft)).toEqual({ ...draft, lat, lng, address: "", zip_code: "83702" });
    expect(asPublished({ ...draft, address_hidden: false })).toMatchObject(exact);
  });
});

describe("words", () => {
  const street = "1418 N Maple Street, Unit 4";

  it.each([
    "1418 N Maple Street",
    "Welcome to 1418 Maple!",
    "see 1418 north maple st.",
    "1418, N. MAPLE",
    "１４１８ Ma\u200bp\u00adle",
  ])("words give the street away: %s", (text) => {
    expect(namesStreet(text, street)).toBe(true);
    expect(streetNote(text, street)).toMatch(/leave out the number/);
  });

  it.each(["Just off Maple St.", "on Maple street"])("words only name the street: %s", (text) => {
    expect(namesStreet(text, street)).toBe(false);
    expect(mentionsStreet(text, street)).toBe(true);
    expect(streetNote(text, street)).toMatch(/can guess/);
  });

  it.each(["A maple floor", "Built in 1418", "1,418 sqft and maple trees", "14181 Maple", ""])(
    "words say nothing about the street: %s",
    (text) => expect(streetNote(text, street)).toBeUndefined(),
  );

  it.each([
    ["Lot 7 County Road", "Turn at lot 7, County Road", true],
    ["Lot 7 County Road", "County Road", false],
    ["12b 5th Ave", "12B 5th Avenue", true],
    ["77 42nd St", "77 42nd", true],
    ["1 Elm St", "Welcome to One Elm Street.", true],
    ["1 Elm St", "One elm shades the yard", false],
    ["42 N Oak Ave", "forty-two Oak Avenue", true],
    ["101 Oak Ave", "one Oak Avenue", false],
    ["123A Main St", "See 123-A Main", true],
    ["", "1418 Maple", false],
    [" , Boise", "Boise", false],
  ])("words about %j: %j", (address, text, isTold) => {
    expect(namesStreet(text, address)).toBe(isTold);
  });

  it.each([
    ["1010 S 500 E", "Come to 1010 South 500 East"],
    ["1010 South 500 East", "1010S 500E, top floor"],
    ["1010 S 500 E", "1010 E. 500"],
    ["450 US-93", "450 Highway 93, past the mill"],
    ["450 US Hwy 93 N", "at 450 U.S. 93"],
    ["450 State Route 12", "450 SR-12"],
    ["9 CR 12", "9 County Road 12"],
    ["9 Co. Rd. 12", "9 cr 12"],
    ["1960 Farm to Market Road 20", "1960 FM 20"],
    ["12 St. James Ct", "12 Saint James"],
    ["12 Saint James Court", "12 St James"],
    ["7 Mt Vernon Ave", "7 Mount Vernon"],
    ["7 Fort Hill Rd", "7 Ft. Hill"],
    ["123½ Main St", "123 1/2 Main"],
    ["123 1/2 Main St", "123½ Main"],
    ["500 Fifth Ave", "500 5th"],
    ["500 42nd St", "500 Forty-Second Street"],
    ["5 Cañon Rd", "5 Canon"],
    ["5 O’Fallon Rd", "5 O'Fallon"],
    ["100 South St", "100 south street"],
    ["1418 Ave B", "1418 Avenue B"],
    ["37-11 75th St", "37-11 75th"],
    ["45 MLK Jr Blvd", "45 Martin Luther King Boulevard"],
    ["45 Dr. Martin Luther King, Jr. Ave", "at 45 M.L.K."],
    ["4 RM 620", "4 Ranch Road 620"],
  ])("words about %j give it away in another spelling: %j", (address, text) => {
    expect(namesStreet(text, address)).toBe(true);
  });

  it.each([
    ["1010 S 500 E", "1010 sqft and 500 trees to the east"],
    ["1010 S 500 E", "1010 South 600 East"],
    ["450 US-93", "450 yards to Highway 94"],
    ["9 CR 12", "9 of 12 homes, near County Road 13"],
    ["12 St. James Ct", "12 minutes to St. Mary's"],
    ["100 South St", "100 square feet on a street"],
    ["1980 Maple St", "A 1980s house under maples"],
  ])("words about %j say something else: %j", (address, text) => {
    expect(namesStreet(text, address)).toBe(false);
  });

  it.each([
    ["450 US-93", "Close to Highway 93"],
    ["1010 S 500 E", "Just off 500 East"],
    ["12 St. James Ct", "on Saint James Court"],
    ["12 Oak Street", "at the end of Oak St."],
    ["12 Calle de la Paz", "a corner of Calle de la Paz"],
    ["12 Avenue of the Americas", "on the Avenue of the Americas"],
    ["45 MLK Jr Blvd", "close to Martin Luther King Boulevard"],
  ])("words about %j name its street: %j", (address, text) => {
    expect(mentionsStreet(text, address)).toBe(true);
  });

  it("keep a home from being published only while its street is hidden", () => {
    const home = { address: street, title: "1418 Maple", features: ["At 1418", "N Maple"] };
    const problems = (more: object) =>
      listingProblems({ ...home, ...more }, { publishing: true })
        .filter(({ text }) => text.startsWith("This names the street"))
        .map(({ field }) => field);
    expect(problems({ address_hidden: true })).toEqual(["title", "features"]);
    expect(problems({ address_hidden: false })).toEqual([]);
  });
});
