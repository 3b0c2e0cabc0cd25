import { variantPath } from "@domain/images.ts";
import { PROPERTY_TYPES } from "@domain/listings.ts";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { photosOf } from "../../local/seed/home-photos.ts";
import { homes } from "../../local/seed/homes.ts";
import { HEIGHT, WIDTH } from "../../local/seed/photos/core/camera.ts";
import { fileNames, PHOTOS } from "../../local/seed/photos/pool.ts";
import { RECIPES } from "../../local/seed/photos/scenes/all.ts";
import type { Climate, Recipe, Subject } from "../../local/seed/photos/scenes/recipe.ts";

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

  test("names files that the product understands, once each, and describes every picture", () => {
    expect(new Set(PHOTOS.map((photo) => photo.name)).size).toBe(PHOTOS.length);
    for (const { name, alt } of PHOTOS) {
      expect(name).toMatch(/^[a-z0-9-]+$/);
      expect(alt.length).toBeGreaterThan(20);
      expect(alt.length).toBeLessThanOrEqual(300);
      expect(alt).not.toMatch(/undefined|null/);
    }
    expect(fileNames("porch", [480, 960])).toEqual([
      "porch.webp",
      variantPath("porch.webp", 480),
      variantPath("porch.webp", 960),
    ]);
  });

  test("gives every home an outside of its own style", () => {
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

describe("the drawings", () => {
  const samples = onePerStyle();

  test("are the same every time", () => {
    for (const recipe of samples.slice(0, 4)) expect(recipe.draw()).toBe(recipe.draw());
  });

  test("are 3:2 and clean", async () => {
    for (const recipe of samples.filter((_, i) => i % 4 === 0)) {
      const svg = recipe.draw();
      expect(svg, recipe.name).not.toMatch(/NaN|undefined|Infinity/);
      const { width, height, format } = await sharp(Buffer.from(svg)).metadata();
      expect([format, width, height]).toEqual(["svg", WIDTH, HEIGHT]);
    }
    expect(WIDTH / HEIGHT).toBe(1.5);
  });

  test("are of bodies that don't run through each other", () => {
    for (const recipe of samples) {
      const knots: string[] = [];
      recipe.draw((circle) => {
        if (circle.every((item) => item.kind === "face")) knots.push(JSON.stringify(circle[0]));
      });
      expect(knots, recipe.name).toEqual([]);
    }
  });
});

function onePerStyle(): Recipe[] {
  const found = new Map<string, Recipe>();
  for (const recipe of RECIPES) {
    const key = `${recipe.subject} ${recipe.style ?? ""}`;
    if (!found.has(key)) found.set(key, recipe);
  }
  return [...found.values()];
}
