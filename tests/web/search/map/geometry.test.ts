import type { Bounds } from "@domain/search/bounds.ts";
import type { MapHome } from "@domain/search/map.ts";
import { grouped, isOneSpot, type Marks } from "@web/features/search/map/groups.ts";
import { isWithin, nextHomes } from "@web/features/search/map/next-homes.ts";
import {
  clusterSize,
  PILL_HEIGHT,
  pillWidth,
  shortPrice,
} from "@web/features/search/map/price-pill.ts";
import { contains, sightBounds, steadyView } from "@web/features/search/map/steady-view.ts";
import fc from "fast-check";
import { CRS, latLng } from "leaflet";
import { describe, expect, test } from "vitest";
import { forAll } from "../../../support/fuzz.ts";

const home = (id: string, lat: number, lng: number, price: number | null = 450_000): MapHome => ({
  id,
  lat,
  lng,
  price,
  status: "active",
});
const idsOf = (homes: readonly MapHome[]) => homes.map(({ id }) => id);

test("homes whose prices would overlap are one marker with their number, in their middle", () => {
  const homes = [
    home("first", 43.6, -116.2),
    home("same place", 43.6, -116.2),
    home("next door", 43.6003, -116.2003),
    home("another town", 42.5, -114.4),
  ];
  const { homes: single, groups } = grouped(homes, [], 10);
  expect(idsOf(single)).toEqual(["another town"]);
  expect(groups).toHaveLength(1);
  expect(groups[0]).toMatchObject({ count: 3, bounds: [-116.2003, 43.6, -116.2, 43.6003] });
  expect(groups[0]?.lat).toBeCloseTo(43.6001, 6);
  expect(idsOf(groups[0]?.homes ?? []).toSorted()).toEqual(["first", "next door", "same place"]);
});

test("a counted cluster takes up the homes that it would cover, and no longer knows them all", () => {
  const cluster = { lat: 43.6, lng: -116.2, count: 40, bounds: [-117, 43, -116, 44] as const };
  const { homes, groups } = grouped(
    [home("under it", 43.6, -116.2)],
    [{ ...cluster, bounds: [...cluster.bounds] }],
    8,
  );
  expect(homes).toEqual([]);
  expect(groups).toEqual([expect.objectContaining({ count: 41, homes: undefined })]);
});

test("homes are in one spot only if they stay together at the closest zoom", () => {
  expect(isOneSpot([home("a", 43.6, -116.2), home("b", 43.6, -116.2)])).toBe(true);
  expect(isOneSpot([home("a", 43.6, -116.2), home("b", 43.601, -116.2)])).toBe(false);
});

const town = fc.array(
  fc.record({
    lat: fc.double({ min: 35.6, max: 35.8, noNaN: true }),
    lng: fc.double({ min: -106.1, max: -105.9, noNaN: true }),
    price: fc.option(fc.integer({ min: 1, max: 20_000_000 })),
  }),
  { maxLength: 60 },
);
const homesOf = (places: { lat: number; lng: number; price: number | null }[]) =>
  places.map(({ lat, lng, price }, n) => home(`${n}`, lat, lng, price));

test("markers never lie over each other, at any zoom and size of letters, and none is lost", () => {
  forAll(town, fc.integer({ min: 2, max: 18 }), fc.constantFrom(1, 2), (places, zoom, scale) => {
    const homes = homesOf(places);
    const marks = grouped(homes, [], zoom, scale);
    const boxes = boxesOf(marks, zoom, scale);
    boxes.forEach((one, n) => {
      for (const other of boxes.slice(n + 1)) {
        const isApart =
          Math.abs(one.x - other.x) >= (one.width + other.width) / 2 ||
          Math.abs(one.y - other.y) >= (one.height + other.height) / 2;
        expect(isApart).toBe(true);
      }
    });
    const all = [...marks.homes, ...marks.groups.flatMap((group) => group.homes ?? [])];
    expect(idsOf(all).toSorted()).toEqual(idsOf(homes).toSorted());
    for (const group of marks.groups) expect(group.count).toBe(group.homes?.length);
  });
});

function boxesOf({ homes, groups }: Marks, zoom: number, scale: number) {
  const at = ({ lat, lng }: { lat: number; lng: number }) =>
    CRS.EPSG3857.latLngToPoint(latLng(lat, lng), zoom);
  return [
    ...homes.map((each) => ({
      ...at(each),
      width: pillWidth(each.price) * scale,
      height: PILL_HEIGHT * scale,
    })),
    ...groups.map((each) => {
      const size = clusterSize(each.count) * scale;
      return { ...at(each), width: size, height: size };
    }),
  ];
}

test("the next home is the nearest that was not passed; each comes once", () => {
  const [a, b, c, d] = [
    home("a", 43.6, -116.2),
    home("b", 43.61, -116.2),
    home("c", 43.7, -116.2),
    home("d", 43.5, -116.2),
  ] as const;
  expect(idsOf(nextHomes([a], [d, c, b, a]))).toEqual(["a", "b", "c", "d"]);
  // Groups that were passed keep their place when the map shows others.
  expect(idsOf(nextHomes([a, c], [b, d]))).toEqual(["a", "c", "b", "d"]);
  expect(nextHomes([], [a])).toEqual([]);
});

test("a view across the date line has homes on both sides", () => {
  expect(isWithin([170, 50, -170, 60], home("Attu", 52.9, 172.9))).toBe(true);
  expect(isWithin([170, 50, -170, 60], home("Unalaska", 53.9, -166.5))).toBe(false);
  expect(isWithin([-120, 40, -110, 45], home("Boise", 43.6, -116.2))).toBe(true);
});

test.each([
  [449_900, "$450K"],
  [1_250_000, "$1.25M"],
  [12_345_000, "$12.3M"],
  [850, "$850"],
  [null, "On request"],
])("%s is written as %s", (price, text) => {
  expect(shortPrice(price)).toBe(text);
});

describe("the requested part of the map", () => {
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
});
