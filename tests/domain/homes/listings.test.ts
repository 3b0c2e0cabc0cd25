import {
  acceptsShowings,
  FALLBACK_ADDRESS,
  fullAddress,
  isPropertyType,
  isPublicStatus,
  LISTING_STATUSES,
  PROPERTY_TYPES,
  propertyTypeName,
  toApiListing,
} from "@domain/homes/listings.ts";
import { shareText } from "@domain/homes/sharing.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { hostileText } from "../../support/hostile-text.ts";
import { EVERYTHING_SAID } from "../../support/listing-fields.ts";

const home = {
  title: "Craftsman with a porch",
  price: 485_000,
  address: "1418 Maple St",
  city: "Boise",
  state: "ID",
  zip_code: "83702",
};

it("isPublicStatus is true for homes that are for sale or pending", () => {
  expect(LISTING_STATUSES.filter(isPublicStatus)).toEqual(["active", "pending"]);
  expect(isPublicStatus("unheard of")).toBe(false);
});

describe("fullAddress", () => {
  it("joins the known parts", () => {
    expect(fullAddress(home)).toBe("1418 Maple St, Boise, ID 83702");
    expect(fullAddress({ ...home, address: " " })).toBe("Boise, ID 83702");
    expect(fullAddress({ zip_code: "83702" })).toBe("83702");
    expect(fullAddress({ city: null })).toBe(FALLBACK_ADDRESS);
  });

  it("never has an empty part", () => {
    const part = fc.oneof(
      fc.constantFrom("", "  ", null, undefined),
      fc.stringMatching(/^[A-Z][a-z ]{0,8}$/),
    );
    const place = fc.record({ address: part, city: part, state: part, zip_code: part });
    forAll(place, (parts) => {
      expect(fullAddress(parts)).not.toMatch(/^,|, ,|,$|^\s|\s$/);
      expect(fullAddress(parts)).not.toBe("");
    });
  });
});

it("property types have names, and an unknown one shows as is", () => {
  for (const type of PROPERTY_TYPES) expect(propertyTypeName(type)).toMatch(/^[A-Z]/);
  expect(propertyTypeName("residential")).toBe("residential");
  for (const value of ["toString", "constructor", "House", "", 4, null])
    expect(isPropertyType(value)).toBe(false);
});

it("acceptsShowings is true only for active homes", () => {
  expect(LISTING_STATUSES.filter(acceptsShowings)).toEqual(["active"]);
});

describe("toApiListing", () => {
  const card = {
    ...EVERYTHING_SAID,
    id: "a",
    user_id: "b",
    status: "active",
    lat: 43.6,
    lng: -116.2,
    created_at: "2026-11-01T00:00:00Z",
    published_at: "2026-11-03T12:00:00Z",
    reduced_from: null,
    sold_at: null,
    images: [
      { path: "demo/a.webp", alt: "", width: 1440, height: 960, blur_hash: null, widths: [480] },
    ],
  };

  it("has image URLs and a location", () => {
    const listing = toApiListing(card, (path) => `https://x.example/${path}`);
    expect(listing.images).toEqual(["https://x.example/demo/a.webp"]);
    expect(listing.location).toEqual({ lat: 43.6, lng: -116.2 });
    expect(listing).not.toHaveProperty("lat");
  });

  it("has no location unless both coordinates are known", () => {
    expect(toApiListing({ ...card, lat: null }, String).location).toBeNull();
    expect(toApiListing({ ...card, lng: null }, String).location).toBeNull();
    expect(toApiListing({ ...card, lat: 0, lng: 0 }, String).location).toEqual({ lat: 0, lng: 0 });
  });
});

describe("shareText", () => {
  it("is the promised text with the link", () => {
    expect(shareText(home, "https://x.example/listings/a")).toBe(
      "Check out this property: Craftsman with a porch - $485,000 at " +
        "1418 Maple St, Boise, ID 83702 https://x.example/listings/a",
    );
    expect(shareText({ ...home, title: "", price: null, address: "" }, "u")).toBe(
      "Check out this property: Property Listing - Price on request at Boise, ID 83702 u",
    );
  });

  it("always ends with the link, whatever the home is called", () => {
    forAll(hostileText(), hostileText(), (title, address) => {
      const text = shareText({ ...home, title, address }, "https://x.example/l/1");
      expect(text.startsWith("Check out this property: ")).toBe(true);
      expect(text.endsWith(" https://x.example/l/1")).toBe(true);
    });
  });
});
