import type { Bounds } from "@domain/search/bounds.ts";
import { contains, sightBounds, steadyView } from "@web/features/search/map/steady-view.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../../support/fuzz.ts";

const sights = fc
  .record({
    zoom: fc.integer({ min: 4, max: 18 }),
    lng: fc.double({ min: -170, max: 170, noNaN: true }),
    lat: fc.double({ min: -70, max: 70, noNaN: true }),
  })
  .map(({ zoom, lng, lat }) => {
    // 900 px wide and about 700 high.
    const width = (900 / 256) * (360 / 2 ** zoom);
    const height = width * 0.4;
    return {
      zoom,
      west: lng - width / 2,
      east: lng + width / 2,
      south: Math.max(-84, lat - height / 2),
      north: Math.min(84, lat + height / 2),
    };
  })
  .filter(({ west, east }) => west > -180 && east < 180);

test("requests everything visible, and little more", () => {
  forAll(sights, (sight) => {
    const { zoom, bounds } = steadyView(sight);
    const [west, south, east, north] = bounds;
    const slack = 0.000_01;
    expect(zoom).toBe(sight.zoom);
    expect(west).toBeLessThanOrEqual(sight.west + slack);
    expect(south).toBeLessThanOrEqual(sight.south + slack);
    expect(east).toBeGreaterThanOrEqual(sight.east - slack);
    expect(north).toBeGreaterThanOrEqual(sight.north - slack);
    const degreesOfStep = 180 / 2 ** zoom;
    expect(east - west).toBeLessThanOrEqual(sight.east - sight.west + 2 * degreesOfStep + slack);
  });
});

test("a small pan makes the same request", () => {
  const sight = { zoom: 10, west: -116.41, south: 43.51, east: -115.9, north: 43.75 };
  const panned = { ...sight, west: -116.4, east: -115.89 };
  expect(steadyView(panned)).toEqual(steadyView(sight));
  const further = { ...sight, west: -115.5, east: -115 };
  expect(steadyView(further)).not.toEqual(steadyView(sight));
});

test("a map dragged around the world requests the same place", () => {
  const sight = { zoom: 6, west: -125, south: 30, east: -100, north: 45 };
  const around = { ...sight, west: sight.west - 360, east: sight.east - 360 };
  expect(steadyView(around)).toEqual(steadyView(sight));
  expect(sightBounds(around)).toEqual([-125, 30, -100, 45]);
});

test.each<[Bounds, Bounds, boolean]>([
  [[-120, 30, -80, 50], [-110, 35, -90, 45], true],
  [[-120, 30, -80, 50], [-120, 30, -80, 50], true],
  [[-120, 30, -80, 50], [-121, 35, -90, 45], false],
  [[-120, 30, -80, 50], [-110, 35, -90, 51], false],
  // These views cross the date line.
  [[170, 30, -80, 70], [-170, 35, -90, 45], false],
  [[-180, 30, 180, 70], [170, 35, -170, 45], false],
])("%j contains %j: %s", (outer, inner, expected) => {
  expect(contains(outer, inner)).toBe(expected);
});
