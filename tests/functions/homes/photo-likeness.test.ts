import { readFileSync } from "node:fs";
import { differentBits, likenessOf } from "@domain/homes/photo-likeness.ts";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { decodePhoto } from "../../../supabase/functions/listings/photos/decode.ts";

/** The likeness of photos, on photographs of the demo. */
const photo = (name: string) =>
  sharp(readFileSync(new URL(`../../../local/seed/photographs/${name}.webp`, import.meta.url)));
const HOUSE = "aframe-cedar-autumn-golden";

type Kind = Parameters<typeof decodePhoto>[1];

async function likeness(picture: Sharp, kind: Kind = "webp"): Promise<string | undefined> {
  const bytes = new Uint8Array(await picture.toFormat(kind).toBuffer());
  const pixels = await decodePhoto(bytes, kind);
  return pixels && likenessOf(pixels);
}

/** How many of the 64 bits differ. */
async function distance(one: Sharp, other: Sharp, kind?: Kind): Promise<number> {
  const [a, b] = [await likeness(one), await likeness(other, kind)];
  return differentBits(a ?? "", b ?? "");
}

/** The limit is the one of private.same_photo_bits. */
const SAME = 5;

describe("the same photograph", () => {
  it.each([
    ["as a smaller JPEG", () => photo(HOUSE).resize(420), "jpeg"],
    ["blurred", () => photo(HOUSE).resize(480).blur(1), "jpeg"],
    ["lightened", () => photo(HOUSE).resize(480).modulate({ brightness: 1.15 }), "webp"],
    ["in black and white", () => photo(HOUSE).resize(480).grayscale(), "jpeg"],
  ] as const)("%s is alike", async (_, changed, kind) => {
    expect(await distance(photo(HOUSE).resize(480), changed(), kind)).toBeLessThanOrEqual(SAME);
  });
});

it("another photograph is not the same", async () => {
  const others = ["adobe-sand-desert-morning", "aframe-cedar-snow-night"];
  for (const other of others)
    expect(await distance(photo(HOUSE).resize(480), photo(other).resize(480))).toBeGreaterThan(
      SAME,
    );
});

it("a plain picture looks like nothing", async () => {
  const plain = sharp({ create: { width: 90, height: 60, channels: 3, background: "#ddeeff" } });
  expect(await likeness(plain)).toBeUndefined();
});

it("other formats are not decoded, and broken bytes don't break the decoder", async () => {
  expect(await likeness(photo(HOUSE).resize(80), "png")).toBeUndefined();
  const broken = new Uint8Array(await photo(HOUSE).resize(80).webp().toBuffer()).fill(0xff, 40);
  await decodePhoto(broken, "webp").catch(() => undefined);
  await expect(decodePhoto(new Uint8Array(50), "jpeg")).rejects.toThrow();
  expect(await likeness(photo(HOUSE).resize(80))).toMatch(/^[0-9a-f]{16}$/);
  expect(await likeness(photo(HOUSE).resize(80), "jpeg")).toMatch(/^[0-9a-f]{16}$/);
});
