import { paths } from "@domain/site/paths.ts";
import { backgroundOf } from "@web/lib/background-location.ts";
import { blurBackground, photoSources } from "@web/lib/photo-sources.ts";
import { describe, expect, it } from "vitest";

describe("paths", () => {
  it("builds the addresses of the screens", () => {
    expect(paths.listing.href("a/b")).toBe("/listings/a%2Fb");
    expect(paths.listings.href(new URLSearchParams({ min_bedrooms: "2" }))).toBe(
      "/listings?min_bedrooms=2",
    );
    expect(paths.listings.href(new URLSearchParams())).toBe("/listings");
    expect(paths.compare.href(["a", "b/c"])).toBe("/compare?homes=a,b%2Fc");
    expect(paths.compare.href([])).toBe("/compare");
    expect(paths.dashboard.href("timeline")).toBe("/dashboard?panel=timeline");
    expect(paths.dashboard.showings({ home: "a" })).toBe("/dashboard?showings=all&home=a");
    expect(paths.dashboard.showing("a-b")).toBe("/dashboard?showings=a-b");
    expect(paths.login.href({ mode: "signup", next: "/dashboard" })).toBe(
      "/login?mode=signup&next=%2Fdashboard",
    );
  });
});

describe("backgroundOf", () => {
  const location = { pathname: "/listings/1", search: "", hash: "", key: "k", state: null };
  const list = { ...location, pathname: "/listings" };

  it("finds the list that a home was opened over", () => {
    expect(backgroundOf({ ...location, state: { background: list } })).toEqual(list);
  });

  it.each([null, "x", {}, { background: null }, { background: { pathname: 1 } }])(
    "rejects anything else: %o",
    (state) => {
      expect(backgroundOf({ ...location, state })).toBeUndefined();
    },
  );
});

describe("photoSources", () => {
  const image = { path: "demo/a.webp", alt: "", width: 1440, height: 960 };

  it("offers the smaller versions, smallest first", () => {
    const { src, srcSet } = photoSources({ ...image, widths: [960, 480] });
    expect(src).toMatch(/property-images\/demo\/a\.webp$/);
    expect(srcSet?.split(", ").map((part) => part.split(" ")[1])).toEqual([
      "480w",
      "960w",
      "1440w",
    ]);
  });

  it("uses a URL as is", () => {
    const path = "https://photos.test/house.jpg";
    expect(photoSources({ ...image, path })).toEqual({ src: path, srcSet: undefined });
  });
});

describe("blurBackground", () => {
  it("draws four corners", () => {
    expect(blurBackground("112233-445566-778899-aabbcc")).toContain("#445566");
  });
  it.each([null, undefined, "", "red", "112233-445566-778899-url(x)"])("refuses %o", (hash) => {
    expect(blurBackground(hash)).toBeUndefined();
  });
});
