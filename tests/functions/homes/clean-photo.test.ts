import exifr from "exifr";
import fc from "fast-check";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { cleanPhoto } from "../../../supabase/functions/_shared/edge/photos/clean-photo.ts";
import { PhotoRefused } from "../../../supabase/functions/_shared/edge/photos/photo-refused.ts";
import { hostileFiles } from "../../support/hostile-files.ts";
import {
  CANARY,
  FORMATS,
  type Format,
  jpegSegment,
  picture,
  pngChunk,
} from "../../support/photos.ts";

/** exifr parses JPEG and PNG files; for all kinds it parses the Exif that sharp finds in them. */
async function gpsIn(bytes: Uint8Array): Promise<unknown> {
  const { exif } = await sharp(bytes).metadata();
  if (!exif) return undefined;
  const start = exif.subarray(0, 6).toString("latin1") === "Exif\0\0" ? 6 : 0;
  return exifr.gps(exif.subarray(start)).catch(() => undefined);
}

/** Everything exifr finds, except what PNG says about its pixels. */
async function readByExifr(bytes: Uint8Array): Promise<object> {
  const everything = { tiff: true, exif: true, gps: true, xmp: true, iptc: true, icc: false };
  const found = await exifr.parse(Buffer.from(bytes), everything).catch(() => undefined);
  return Object.fromEntries(
    Object.entries(found ?? {}).filter(([name]) => !ABOUT_PIXELS.has(name)),
  );
}

const ABOUT_PIXELS = new Set([
  ...["ImageWidth", "ImageHeight", "BitDepth", "ColorType", "Compression", "Filter", "Interlace"],
  "ProfileName",
]);

/** The text of the refusal, or the size of the accepted picture. */
function outcome(bytes: Uint8Array): string {
  try {
    const { width, height } = cleanPhoto(bytes);
    return `${width}×${height}`;
  } catch (error) {
    if (!(error instanceof PhotoRefused)) throw error;
    return error.text;
  }
}

async function pixelsOf(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes, { failOn: "warning" }).autoOrient().raw().toBuffer();
}

describe.each(FORMATS)("a %s with location, camera, text and captions", (format) => {
  let dirty: Buffer;
  beforeAll(async () => {
    dirty = await picture(format, { withMetadata: true });
  });

  it("really has them", async () => {
    expect(dirty.includes(CANARY)).toBe(true);
    const { exif, xmp } = await sharp(dirty).metadata();
    expect(exif?.includes(CANARY)).toBe(true);
    expect(xmp?.includes(CANARY)).toBe(true);
    expect(await gpsIn(dirty)).toMatchObject({ latitude: 43.608333333333334 });
  });

  it("loses them all, and looks the same", async () => {
    const clean = cleanPhoto(dirty);
    expect(clean).toMatchObject({ kind: format, width: 64, height: 48, isChanged: true });
    expect(Buffer.from(clean.bytes).includes(CANARY)).toBe(false);
    const { exif, xmp, iptc, icc, comments } = await sharp(clean.bytes).metadata();
    expect({ xmp: xmp?.toString().replaceAll("\0", "") || undefined, iptc, comments }).toEqual({});
    expect(icc).toBeDefined();
    // AVIF keeps its place for Exif, which is now empty.
    expect(exif?.includes("MM\0*")).toBe(format === "avif" ? true : undefined);
    expect(await gpsIn(clean.bytes)).toBeUndefined();
    if (format !== "avif") expect(await readByExifr(clean.bytes)).toEqual({});
    expect(await pixelsOf(clean.bytes)).toEqual(await pixelsOf(dirty));
  });

  it("is unchanged the second time", () => {
    const { bytes } = cleanPhoto(dirty);
    expect(cleanPhoto(bytes)).toMatchObject({ isChanged: false });
  });

  it("loses trailing data", async () => {
    const plain = cleanPhoto(await picture(format)).bytes;
    const tail = Buffer.from("<script>alert(1)</script>".repeat(3));
    const clean = cleanPhoto(Buffer.concat([plain, tail]));
    expect(Buffer.from(clean.bytes)).toEqual(Buffer.from(plain));
    expect(clean.isChanged).toBe(true);
  });

  it("is refused if cut anywhere in its header, and never misread", () => {
    for (let size = 0; size < Math.min(dirty.length, 400); size += 1)
      expect(outcome(dirty.subarray(0, size))).toMatch(/^it is /);
    expect(outcome(dirty.subarray(0, Math.floor(dirty.length * 0.7)))).toBe(
      "it is cut short or damaged",
    );
  });
});

describe.each(["jpeg", "png", "webp"] as const)("a rotated %s", (format) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "keeps its Exif orientation (%i), and loses the rest",
    async (orientation) => {
      const dirty = await picture(format, { orientation, withMetadata: true });
      const clean = cleanPhoto(dirty);
      const onSide = orientation >= 5;
      expect([clean.width, clean.height]).toEqual(onSide ? [48, 64] : [64, 48]);
      const { orientation: kept } = await sharp(clean.bytes).metadata();
      expect(kept ?? 1).toBe(orientation);
      expect(await pixelsOf(clean.bytes)).toEqual(await pixelsOf(dirty));
      expect(Buffer.from(clean.bytes).includes(CANARY)).toBe(false);
      expect(cleanPhoto(clean.bytes).isChanged).toBe(false);
    },
  );
});

it("accepts a plain picture of every kind unchanged", async () => {
  for (const format of FORMATS) {
    const { bytes } = cleanPhoto(await picture(format));
    expect(await pixelsOf(bytes)).toEqual(await pixelsOf(await picture(format)));
  }
  const progressive = await sharp(await picture("png"))
    .jpeg({ progressive: true })
    .toBuffer();
  expect(outcome(progressive)).toBe("64×48");
  const lossless = await sharp(await picture("png"))
    .webp({ lossless: true })
    .toBuffer();
  expect(outcome(lossless)).toBe("64×48");
  const seeThrough = await sharp(await picture("png"))
    .ensureAlpha(0.5)
    .webp()
    .toBuffer();
  expect(await pixelsOf(cleanPhoto(seeThrough).bytes)).toEqual(await pixelsOf(seeThrough));
});

it("drops the thumbnail, which may show what was cropped", async () => {
  const plain = await picture("jpeg");
  const thumbnail = jpegSegment(
    0xe0,
    Buffer.concat([Buffer.from("JFXX\0\x10"), await picture("jpeg")]),
  );
  const { bytes } = cleanPhoto(Buffer.concat([plain.subarray(0, 2), thumbnail, plain.subarray(2)]));
  expect(Buffer.from(bytes).includes("JFXX")).toBe(false);
});

it("reduces an animated PNG to its first picture", async () => {
  const plain = await picture("png");
  const animated = Buffer.concat([
    plain.subarray(0, 33),
    pngChunk("acTL", Buffer.alloc(8)),
    plain.subarray(33),
  ]);
  expect(Buffer.from(cleanPhoto(animated).bytes).includes("acTL")).toBe(false);
});

it("refuses an animated WebP", async () => {
  const pages = Buffer.alloc(8 * 16 * 3, 40).fill(200, 8 * 8 * 3);
  const animated = await sharp(pages, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .webp({ loop: 0 })
    .toBuffer();
  expect(outcome(animated)).toBe("it is animated");
});

it("refuses every file of the hostile corpus, or extracts the picture", async () => {
  const files = await hostileFiles();
  expect(files.length).toBeGreaterThanOrEqual(60);
  for (const { name, bytes, isPicture } of files) {
    const result = outcome(bytes);
    expect(`${name}: ${result}`).toMatch(isPicture ? /: \d+×\d+$/ : /: it (is|has) /);
    if (!isPicture) continue;
    const text = Buffer.from(cleanPhoto(bytes).bytes).toString("latin1");
    expect(text).not.toMatch(/<script|<svg|<\?php|<html|%PDF|GIF89a/i);
  }
});

describe("any bytes", () => {
  let seeds: Record<Format, Buffer>;
  beforeAll(async () => {
    const made = FORMATS.map(async (format) => [
      format,
      await picture(format, { width: 16, height: 16, withMetadata: true }),
    ]);
    seeds = Object.fromEntries(await Promise.all(made));
  });

  it("throw only refusals, and an accepted file is a picture of its kind", () => {
    const change = fc.record({ at: fc.nat(), value: fc.nat(255) });
    const files = fc
      .record({
        format: fc.constantFrom(...FORMATS),
        changes: fc.array(change, { maxLength: 8 }),
        cut: fc.option(fc.nat(), { freq: 4 }),
      })
      .map(({ format, changes, cut }) => {
        const bytes = Uint8Array.from(seeds[format]);
        // Mostly in the header, where the offsets are.
        for (const { at, value } of changes) bytes[at % (at % 3 ? 400 : bytes.length)] = value;
        return cut === null ? bytes : bytes.subarray(0, cut % bytes.length);
      });
    fc.assert(
      fc.property(files, (bytes) => {
        const result = outcome(bytes);
        if (/×/.test(result)) expect(cleanPhoto(cleanPhoto(bytes).bytes).isChanged).toBe(false);
      }),
      { numRuns: 5_000 },
    );
  });

  it("bytes that only start like a picture throw nothing else either", () => {
    const heads = FORMATS.map((format) => (n: number) => seeds[format].subarray(0, n));
    fc.assert(
      fc.property(
        fc.constantFrom(...heads),
        fc.nat(64),
        fc.uint8Array({ maxLength: 300 }),
        (head, n, tail) => {
          outcome(Buffer.concat([head(n), tail]));
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
