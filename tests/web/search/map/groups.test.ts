import type { MapHome } from "@domain/search/map.ts";
import { grouped, isOneSpot, type Marks } from "@web/features/search/map/groups.ts";
import { isWithin, nextHomes } from "@web/features/search/map/next-homes.ts";
import {
  clusterSize,
  PILL_HEIGHT,
  pillWidth,
  shortPrice,
} from "@web/features/search/map/price-pill.ts";
import fc from "fast-check";
import { CRS, latLng } from "leaflet";
import { expect, test } from "vitest";
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
