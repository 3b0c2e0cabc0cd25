import { bestPlace, geocodingQuery, geocodingText } from "@domain/homes/geocoding.ts";
import { describe, expect, it, test } from "vitest";

describe("geocodingText", () => {
  it("uses an address with a comma as is", () => {
    const listing = { address: " 1 Elm St, Boise ", city: "Nampa", state: "ID", zip_code: "83702" };
    expect(geocodingText(listing)).toBe("1 Elm St, Boise");
  });

  it("joins the trimmed parts without empty ones", () => {
    const listing = { address: " 1 Elm St ", city: "Boise", state: " ", zip_code: "83702" };
    expect(geocodingText(listing)).toBe("1 Elm St, Boise, 83702");
  });

  it("is empty when nothing is known", () => {
    expect(geocodingText({ address: " ", city: null })).toBe("");
  });
});

test("the query asks for three places in the US", () => {
  expect(geocodingQuery("1 Elm St, Boise").toString()).toBe(
    "format=json&q=1+Elm+St%2C+Boise&limit=3&countrycodes=us&addressdetails=1",
  );
});

describe("bestPlace", () => {
  const nampa = { lat: "43.54", lon: "-116.56", display_name: "Elm St, Nampa, Idaho" };
  const boise = { lat: "43.61", lon: "-116.20", display_name: "Elm St, Boise, Idaho" };

  it("prefers the result that names the city", () => {
    expect(bestPlace([nampa, boise], "boise")).toEqual({ lat: 43.61, lng: -116.2 });
  });

  it("takes the first when none does", () => {
    expect(bestPlace([nampa, boise], "Eagle")).toEqual({ lat: 43.54, lng: -116.56 });
    expect(bestPlace([nampa, boise], "")).toEqual({ lat: 43.54, lng: -116.56 });
  });

  it("skips invalid places", () => {
    expect(bestPlace([{ lat: "x", lon: "1" }, null, boise], "Nampa")).toEqual({
      lat: 43.61,
      lng: -116.2,
    });
  });

  it.each([[[]], [undefined], [{ error: "no" }], [[{ lat: "91", lon: "0" }]]])(
    "%j is no place",
    (answer) => {
      expect(bestPlace(answer, "Boise")).toBeUndefined();
    },
  );
});
