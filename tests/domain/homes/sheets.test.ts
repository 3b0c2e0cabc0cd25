import { SHEETS, sheetOf } from "@domain/homes/sheets.ts";
import { describe, expect, it } from "vitest";
import { EVERYTHING_SAID } from "../../support/listing-fields.ts";

const HOME = { ...EVERYTHING_SAID, id: "6a1f0d7e-2f34-4d6b-9a52-0c1f5f6f7d11" };
const SITE = { siteUrl: "https://site.example", letters: "bkmtz" };

describe("a sheet", () => {
  it("that is a flyer links to the home's page, with its channel", () => {
    const { link } = sheetOf("flyer", HOME, SITE);
    expect(link).toBe(`https://site.example/listings/${HOME.id}?from=flyer`);
  });

  it("that is a sign links to the short address, whose code is easier to scan", () => {
    expect(sheetOf("sign", HOME, SITE).link).toBe("https://site.example/h/bkmtz");
  });

  it.each(SHEETS)("shows the address to type: %s", (kind) => {
    expect(sheetOf(kind, HOME, SITE).shownLink).toBe("site.example/h/bkmtz");
  });

  it("has a phone number only if the owner wants it there", () => {
    expect(sheetOf("sign", HOME, SITE)).not.toHaveProperty("phone");
    expect(sheetOf("sign", HOME, { ...SITE, phone: "208 555 0123" }).phone).toBe("208 555 0123");
  });

  it("has no street where it is hidden", () => {
    const { address } = sheetOf("flyer", { ...HOME, address: "", address_hidden: true }, SITE);
    expect(address).toBe("Boise, ID 83702");
  });
});
