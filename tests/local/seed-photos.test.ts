import { readdirSync, statSync } from "node:fs";
import { variantPath } from "@domain/homes/images.ts";
import { PROPERTY_TYPES } from "@domain/homes/listings.ts";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { photosOf } from "../../local/seed/home-photos.ts";
import { homes } from "../../local/seed/homes.ts";
import {
  HEIGHT,
  PHOTOS,
  type Photo,
  putPhotos,
  SMALLER_WIDTHS,
  WIDTH,
} from "../../local/seed/photographs.ts";
import type { Climate } from "../../local/seed/towns.ts";

const FOLDER = "local/seed/photographs";
type Subject = Photo["subject"];
const CLIMATES: readonly Climate[] = ["cold", "mild", "desert", "tropical"];
const EXTERIORS: readonly Subject[] = ["house", "townhouse", "condo"];
const ROOMS: readonly Subject[] = ["kitchen", "living", "bedroom", "bathroom"];

describe("the pool of photographs", () => {
  test("is wide enough: exteriors, interiors and land", () => {
    const count = (subjects: readonly Subject[]) =>
      PHOTOS.filter((photo) => subjects.includes(photo.subject)).length;
    expect(PHOTOS.length).toBeGreaterThanOrEqual(110);
    expect(count(EXTERIORS)).toBeGreaterThanOrEqual(60);
    expect(count(ROOMS)).toBeGreaterThanOrEqual(35);
    expect(count(["land"])).toBeGreaterThanOrEqual(12);
  });

  test("has every subject in every climate, and four of land", () => {
    for (const climate of CLIMATES) {
      const here = PHOTOS.filter((photo) => photo.climates.includes(climate));
      for (const subject of [...EXTERIORS, ...ROOMS, "garden", "view"] as const) {
        expect(
          here.filter((photo) => photo.subject === subject).length,
          `${subject} in a ${climate} climate`,
        ).toBeGreaterThan(0);
      }
      expect(here.filter((photo) => photo.subject === "land").length).toBeGreaterThanOrEqual(4);
    }
  });

  test("shows snow only where it falls and palms only where they grow", () => {
    for (const { alt, climates } of PHOTOS) {
      if (/\bsnow\b/.test(alt)) expect(climates, alt).toEqual(["cold"]);
      if (/\bpalms?\b/i.test(alt)) expect(climates, alt).toEqual(["tropical"]);
      if (/\b(desert|mesas|saguaros)\b/.test(alt)) expect(climates, alt).toEqual(["desert"]);
    }
  });

  test("describes every picture, once", () => {
    expect(new Set(PHOTOS.map((photo) => photo.name)).size).toBe(PHOTOS.length);
    for (const { name, alt, blur_hash } of PHOTOS) {
      expect(name).toMatch(/^[a-z0-9-]+$/);
      expect(alt.length).toBeGreaterThan(20);
      expect(alt.length).toBeLessThanOrEqual(300);
      expect(blur_hash).toMatch(/^[0-9a-f]{6}(-[0-9a-f]{6}){3}$/);
    }
  });

  test("lists exactly the files, all of one size and at most 10 MB together", async () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith(".webp"));
    expect(files.sort()).toEqual(PHOTOS.map(({ name }) => `${name}.webp`).sort());
    const bytes = files.map((file) => statSync(`${FOLDER}/${file}`).size);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(10_000_000);
    for (const file of files) {
      const { format, width, height } = await sharp(`${FOLDER}/${file}`).metadata();
      expect([format, width, height], file).toEqual(["webp", WIDTH, HEIGHT]);
    }
  });

  test("the pool yields each picture in all its widths, under the names the product requests", async () => {
    const widths: Record<string, number> = {};
    await putPhotos(async (path, bytes, type) => {
      expect(type).toBe("image/webp");
      widths[path] = (await sharp(bytes).metadata()).width;
    });
    const expected = PHOTOS.flatMap(({ name }) => [
      [`demo/${name}.webp`, WIDTH],
      ...SMALLER_WIDTHS.map((width) => [variantPath(`demo/${name}.webp`, width), width]),
    ]);
    expect(widths).toEqual(Object.fromEntries(expected));
  });

  test("gives every home an exterior in its own style", () => {
    expect(new Set(homes().map((home) => home.type))).toEqual(new Set(PROPERTY_TYPES));
    for (const home of homes()) {
      const [outside] = photosOf(home);
      expect([outside?.subject, outside?.style], `${home.title}, ${home.town.city}`).toEqual([
        home.type,
        home.style,
      ]);
    }
  });
});
