import { toChannel } from "@domain/homes/channels.ts";
import { SHEETS, sheetOf } from "@domain/homes/sheets.ts";
import { describe, expect, it } from "vitest";
import { EVERYTHING_SAID } from "../../support/listing-fields.ts";

const HOME = { ...EVERYTHING_SAID, id: "6a1f0d7e-2f34-4d6b-9a52-0c1f5f6f7d11" };
const SITE = { siteUrl: "https://site.example" };

describe("a sheet", () => {
  it.each(SHEETS)("links to the home's page, with the channel %s", (kind) => {
    const { link, shownLink } = sheetOf(kind, HOME, SITE);
    expect(toChannel(new URL(link).searchParams.get("from"))).toBe(kind);
    expect(shownLink).toBe(`site.example/listings/${HOME.id}`);
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
