import {
  IMAGES_BUCKET,
  imageSrcSet,
  type ListingImage,
  publicImageUrl,
  variantPath,
} from "@domain/homes/images.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";

const BASE = "https://project.example";
const PREFIX = `${BASE}/storage/v1/object/public/${IMAGES_BUCKET}/`;

/** Paths that the CHECK of listing_images allows. */
const path = fc
  .stringMatching(/^(demo|[0-9a-f-]{36})\/[A-Za-z0-9_-]{1,30}\.(webp|avif|jpg|png)$/)
  .filter((text) => !text.includes(".."));

const image: fc.Arbitrary<ListingImage> = fc.record({
  path,
  alt: fc.string(),
  width: fc.integer({ min: 1, max: 4_000 }),
  height: fc.integer({ min: 1, max: 4_000 }),
  blur_hash: fc.constant(null),
  widths: fc.uniqueArray(fc.integer({ min: 1, max: 4_000 }), { maxLength: 4 }),
});

describe("publicImageUrl", () => {
  it("stays in the bucket and names the object", () => {
    forAll(path, (name) => {
      expect(new URL(publicImageUrl(BASE, name)).href).toBe(PREFIX + name);
    });
  });

  it("escapes characters that would end a path", () => {
    expect(publicImageUrl(BASE, "demo/a b?c#d.webp")).toBe(`${PREFIX}demo/a%20b%3Fc%23d.webp`);
  });
});

it("variantPath puts the width before the extension", () => {
  expect(variantPath("a/b.webp", 480)).toBe("a/b_480w.webp");
  expect(variantPath("a.b/c.d.webp", 480)).toBe("a.b/c.d_480w.webp");
});

it("imageSrcSet lists each existing width once, ascending, ending with the largest", () => {
  forAll(image, (shown) => {
    const entries = imageSrcSet(BASE, shown)
      .split(", ")
      .map((entry) => entry.split(" "));
    const widths = entries.map(([, width]) => Number.parseInt(width ?? "", 10));
    expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
    expect(widths.at(-1)).toBe(shown.width);
    expect(entries.at(-1)?.[0]).toBe(publicImageUrl(BASE, shown.path));
  });
});
