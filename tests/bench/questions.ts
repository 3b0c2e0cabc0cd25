import { type Corner, encodeArea } from "../../supabase/functions/_shared/domain/search/area.ts";

/** The queries for search and map. */

/** All combinations of the dropdowns. */
export const DROP_DOWNS = ["", "house", "condo", "townhouse", "land"].flatMap((type) =>
  [[], [0, 3e5], [3e5, 5e5], [5e5, 75e4], [75e4, 1e6], [1e6]].flatMap(([min = 0, max]) =>
    [0, 1, 2, 3, 4, 5].flatMap((bedrooms) =>
      [0, 1, 2, 3, 4].map((bathrooms) => {
        const parts: [string, string][] = [];
        if (type) parts.push([`"property_type": "${type}"`, `l.property_type = '${type}'`]);
        if (min) parts.push([`"min_price": ${min}`, `l.price >= ${min}`]);
        if (max) parts.push([`"max_price": ${max}`, `l.price < ${max}`]);
        if (bedrooms) parts.push([`"min_bedrooms": ${bedrooms}`, `l.bedrooms >= ${bedrooms}`]);
        if (bathrooms)
          parts.push([`"min_bathrooms": ${bathrooms}`, `l.bathrooms >= ${bathrooms}::real`]);
        return {
          args: `filters => '{${parts.map(([arg]) => arg).join(", ")}}'`,
          sql: parts.map(([, sql]) => `and ${sql}`).join(" "),
        };
      }),
    ),
  ),
);

export const FREE_PRICES = Array.from({ length: 100 }, (_, n) => {
  const min = 1 + n * (n % 2 ? 10_000 : 9871);
  const max = min + (n % 3 ? 250_000 : 2500);
  return {
    args: `filters => '{"min_price": ${min}, "max_price": ${max}}'`,
    sql: `and l.price >= ${min} and l.price < ${max}`,
  };
});

export const TERMS = {
  "a city that one home in ten is in": Array.from({ length: 10 }, () => "town1"),
  "a town": Array.from({ length: 60 }, (_, n) => `town${n + 30}`),
  "an address": Array.from({ length: 60 }, (_, n) => `${n * 50 + 1} oak st`),
  "a frequent word (porch)": Array.from({ length: 10 }, () => "porch"),
  "a beginning (gar)": Array.from({ length: 10 }, () => "gar"),
  "a rare word": Array.from({ length: 60 }, (_, n) => `${n}rare${n * 17}`),
  "a word and a town": Array.from({ length: 60 }, (_, n) => `sauna town${n + 2}`),
  nothing: ["zzzyx", "qqqq", "xylophone castle"],
};

/**
 * A window of 1280 × 700 pixels; `isAligned` rounds it to cells of 64 pixels, as the browser does.
 */
export function viewAround(center: { lat: number; lng: number }, zoom: number, isAligned = true) {
  const width = (360 * 1280) / 256 / 2 ** zoom;
  const height = ((360 * 700) / 256 / 2 ** zoom) * Math.cos((center.lat * Math.PI) / 180);
  const cell = isAligned ? 360 / 2 ** (zoom + 2) : 0;
  const down = (value: number) => (cell ? Math.floor(value / cell) * cell : value);
  const up = (value: number) => (cell ? Math.ceil(value / cell) * cell : value);
  const west = Math.max(-180, down(center.lng - width / 2));
  const south = Math.max(-90, down(center.lat - height / 2));
  const east = Math.min(180, up(center.lng + width / 2));
  const north = Math.min(90, up(center.lat + height / 2));
  const named = `west => ${west}, south => ${south}, east => ${east}, north => ${north}`;
  return { args: `zoom => ${zoom}, ${named}`, box: [west, south, east, north] };
}

/** Areas that people could draw: rough circles with forty corners, across a city and across the country. */
export function areasAround(city: { lat: number; lng: number }) {
  const around = (center: { lat: number; lng: number }, width: number, height: number) =>
    encodeArea(
      Array.from({ length: 40 }, (_, n): Corner => {
        const angle = (n / 40) * 2 * Math.PI;
        const far = 1 + (n % 3) * 0.05;
        return [
          center.lng + (width / 2) * far * Math.cos(angle),
          center.lat + (height / 2) * far * Math.sin(angle),
        ];
      }),
    );
  const country = { lat: 38, lng: -97 };
  return [
    { name: "a part of a city", zoom: 13, area: around(city, 0.06, 0.05) },
    { name: "a city", zoom: 11, area: around(city, 0.3, 0.3) },
    { name: "a few states", zoom: 6, area: around(city, 12, 8) },
    { name: "the country", zoom: 4, area: around(country, 50, 22) },
  ];
}
