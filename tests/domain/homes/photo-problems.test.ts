import { lookOf, photoProblems } from "@domain/homes/photo-problems.ts";
import sharp, { type Sharp } from "sharp";
import { expect, it } from "vitest";

/** Photographs of the demo. */
const photo = (name: string) => sharp(`local/seed/photographs/${name}.webp`);
const HOUSE = "aframe-cedar-autumn-golden";
const KITCHEN = "kitchen-table-desert-desert-late";

async function looked(picture: Sharp, size: { width?: number; height?: number } = {}) {
  const { data, info } = await sharp(await picture.toBuffer())
    .resize(480)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const look = lookOf({ data, width: info.width, height: info.height });
  return { width: 1600, height: 1067, ...size, look };
}

it("names the photo that another one looks like, and not the first of the two", async () => {
  const again = photo(HOUSE).resize(700).modulate({ brightness: 1.05 });
  const photos = [await looked(photo(HOUSE)), await looked(photo(KITCHEN)), await looked(again)];
  expect(photoProblems(photos)).toEqual([
    undefined,
    undefined,
    "This photo looks like photo 1. One of the two is enough.",
  ]);
});

it("tells a blurred photo from one that is in focus, also of a plain landscape", async () => {
  for (const name of [HOUSE, KITCHEN, "land-desert-desert-golden"]) {
    const photos = [await looked(photo(name)), await looked(photo(name).blur(20))];
    const [sharp, blurred] = photos.map((each) => photoProblems([each])[0]);
    expect([name, sharp]).toEqual([name, undefined]);
    expect(blurred).toMatch(/^This photo looks blurred/);
  }
});

it("says what is small or taller than wide, also of photos that nobody has looked at", () => {
  const sizes = [
    [1600, 1200],
    [640, 427],
    [1200, 1600],
  ] as const;
  expect(
    photoProblems(sizes.map(([width, height]) => ({ width, height, look: undefined }))),
  ).toEqual([
    undefined,
    "This photo is small (640 × 427). It looks coarse on a large screen.",
    "This photo is taller than wide. Lists show only its middle.",
  ]);
});

it("a plain picture is neither blurred nor like another plain one", () => {
  const data = new Uint8Array(480 * 320 * 4).fill(200);
  const plain = { width: 1600, height: 1067, look: lookOf({ data, width: 480, height: 320 }) };
  expect(photoProblems([plain, plain])).toEqual([undefined, undefined]);
});
