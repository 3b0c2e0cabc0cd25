// @vitest-environment node

import { quadrantColors } from "@web/features/homes/photos/quadrant-colors.ts";
import { readPictureHeader } from "@web/lib/picture-header.ts";
import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { forAll } from "../../../support/fuzz.ts";

const picture = () =>
  sharp({ create: { width: 321, height: 123, channels: 3, background: "#7a9" } });

describe("reads a picture's size from its first bytes", () => {
  test.each([
    ["jpeg", () => picture().jpeg().toBuffer()],
    ["jpeg", () => picture().jpeg({ progressive: true }).toBuffer()],
    [
      "jpeg",
      () =>
        picture()
          .withExif({ IFD0: { Make: "Camera" } })
          .jpeg()
          .toBuffer(),
    ],
    ["png", () => picture().png().toBuffer()],
    ["webp", () => picture().webp().toBuffer()],
    ["webp", () => picture().webp({ lossless: true }).toBuffer()],
    [
      "webp",
      () =>
        picture()
          .withExif({ IFD0: { Make: "Camera" } })
          .webp()
          .toBuffer(),
    ],
    ["gif", () => picture().gif().toBuffer()],
    ["avif", () => picture().avif({ effort: 0 }).toBuffer()],
  ] as const)("%s", async (kind, make) => {
    const bytes = new Uint8Array(await make());
    expect(readPictureHeader(bytes)).toEqual({ kind, width: 321, height: 123 });
  });

  test("recognizes an iPhone's file, with the size of the picture and not of its tiles", () => {
    const bytes = new Uint8Array(100);
    bytes.set(new TextEncoder().encode("ftypheic"), 4);
    const ispe = (at: number, width: number, height: number) => {
      bytes.set(new TextEncoder().encode("ispe"), at);
      const view = new DataView(bytes.buffer);
      view.setUint32(at + 8, width);
      view.setUint32(at + 12, height);
    };
    ispe(20, 512, 512);
    ispe(40, 4032, 3024);
    ispe(60, 320, 240);
    expect(readPictureHeader(bytes)).toEqual({ kind: "heic", width: 4032, height: 3024 });
  });

  test("returns a result for any bytes", async () => {
    const whole = new Uint8Array(await picture().jpeg().toBuffer());
    const starts = fc.nat({ max: 400 }).map((end) => whole.slice(0, end));
    const heads = [
      [0xff, 0xd8],
      [0x89, 0x50, 0x4e, 0x47],
      [0x47, 0x49, 0x46],
    ];
    const noise = fc
      .tuple(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 300 }))
      .map(([head, rest]) => new Uint8Array([...head, ...rest]));
    forAll(fc.oneof(starts, noise, fc.uint8Array()), (bytes) => {
      expect(readPictureHeader(bytes).kind).toBeTypeOf("string");
    });
  });
});

describe("quadrantColors", () => {
  test("averages each quadrant, in reading order", () => {
    const pixels = [
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
      [10, 20, 30],
    ].flatMap((color) => [...color, 255]);
    expect(quadrantColors(pixels, 2, 2)).toBe("ff0000-00ff00-0000ff-0a141e");
  });

  test("mixes the colors, in the format that the database accepts", () => {
    const pixels = Array.from({ length: 16 * 16 }, (_, i) => [i % 2 ? 200 : 100, 0, 7, 255]).flat();
    const colors = quadrantColors(pixels, 16, 16);
    expect(colors).toBe("960007-960007-960007-960007");
    expect(colors).toMatch(/^[0-9a-f]{6}(-[0-9a-f]{6}){3}$/);
  });

  test("rejects a single line of pixels", () => {
    expect(quadrantColors([1, 2, 3, 255], 1, 1)).toBeNull();
  });
});
