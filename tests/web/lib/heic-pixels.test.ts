import { readFileSync } from "node:fs";
import { heicPixels } from "@web/lib/heic-pixels.ts";
import start from "libheif-js/libheif-wasm/libheif-bundle.mjs";
import { expect, test } from "vitest";

const FILE = new Uint8Array(readFileSync("tests/support/kitchen.heic"));
const libheif = await start();

test("an iPhone's photo is read upright, whatever its camera data say besides", async () => {
  const pixels = await heicPixels(libheif, FILE);
  expect(pixels).toMatchObject({ width: 640, height: 427, colorSpace: "srgb" });
  const at = (x: number, y: number) => {
    const first = (y * 640 + x) * 4;
    return [...(pixels?.data.slice(first, first + 4) ?? [])];
  };
  // The wall above is light, the table below is dark.
  expect(Math.min(...at(20, 20))).toBeGreaterThan(Math.max(...at(320, 400).slice(0, 3)));
  expect(at(20, 20)[3]).toBe(255);
});

test("the colors of an iPhone are known by the name of their profile", async () => {
  const named = FILE.slice();
  const name = [..."Display P3"].flatMap((letter) => [0, letter.charCodeAt(0)]);
  // Among the bytes of the profile, which says what the numbers mean and isn't needed to read them.
  named.set(name, 600);
  expect(await heicPixels(libheif, named)).toMatchObject({ width: 640, colorSpace: "display-p3" });
});

test("bytes that are no such file, or end early, are refused", async () => {
  expect(await heicPixels(libheif, new Uint8Array(500))).toBeUndefined();
  expect(await heicPixels(libheif, FILE.slice(0, 900))).toBeUndefined();
});
