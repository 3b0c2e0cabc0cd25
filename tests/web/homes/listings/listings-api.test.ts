import { fetchListing, registerView } from "@web/api/homes/one-listing.ts";
import { searchListings } from "@web/api/search/listings.ts";
import { HttpResponse, http } from "msw";
import { describe, expect, test } from "vitest";
import { bodiesOf, rest, startCloud } from "../../../support/web-cloud.ts";
import { details, homeId, page, range } from "./homes.ts";

const server = startCloud();

describe("searchListings", () => {
  test("requests what was chosen, one page at a time, and nothing else", async () => {
    let asked = "";
    server.use(
      http.get(rest("rpc/search_listings"), ({ request }) => {
        asked = new URL(request.url).search;
        return HttpResponse.json(page(range(1, 2)));
      }),
    );
    const filters = { property_type: "condo", min_price: 300_000, min_bedrooms: 0 } as const;
    const found = await searchListings(filters, "next");
    expect(decodeURIComponent(asked)).toBe(
      '?filters={"property_type":"condo","min_price":300000}&page_size=24&page_cursor=next',
    );
    expect(found.listings).toHaveLength(2);
  });

  test("takes a response of another shape for that of another version", async () => {
    server.use(http.get(rest("rpc/search_listings"), () => HttpResponse.json([])));
    await expect(searchListings({}, null)).rejects.toMatchObject({
      code: "new_version",
    });
  });
});

describe("fetchListing", () => {
  test("returns photographs and prices in order", async () => {
    let query = new URLSearchParams();
    server.use(
      http.get(rest("listings"), ({ request }) => {
        query = new URL(request.url).searchParams;
        return HttpResponse.json([details(7)]);
      }),
    );
    expect((await fetchListing(homeId(7)))?.title).toBe("Home number 7");
    expect(query.get("id")).toBe(`eq.${homeId(7)}`);
    expect(query.get("images.order")).toBe("position.asc");
    expect(query.get("price_history.order")).toBe("changed_at.asc");
    expect(query.get("answers.order")).toBe("position.asc");
  });

  test("returns null for a missing home", async () => {
    server.use(http.get(rest("listings"), () => HttpResponse.json([])));
    expect(await fetchListing(homeId(7))).toBeNull();
  });

  test("makes no request for an invalid id", async () => {
    expect(await fetchListing("1 or 1=1")).toBeNull();
  });
});

describe("registerView", () => {
  test("uses the same visitor id each time, and ignores failures", async () => {
    const views = bodiesOf<{ p_visitor: string }>(
      server,
      "post",
      rest("rpc/register_listing_view"),
      () => HttpResponse.json({ message: "no" }, { status: 500 }),
    );
    await registerView(homeId(1));
    await registerView(homeId(2));
    expect(views[0]?.p_visitor).toMatch(/^[\da-f-]{36}$/);
    expect(views[1]?.p_visitor).toBe(views[0]?.p_visitor);
  });
});
