import {
  areaBounds,
  type Corner,
  decodeArea,
  encodeArea,
  MOST_CORNERS,
} from "@domain/search/area.ts";
import { parseFilters } from "@domain/search/listing-search.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draws, forAll } from "../../support/fuzz.ts";
import { hostileText } from "../../support/hostile-text.ts";

const corners = fc
  .tuple(
    fc.integer({ min: -180, max: 180 }),
    fc.integer({ min: -90, max: 90 }),
    fc.constantFrom(0.0005, 0.05, 2, 90, 360),
    fc.array(
      fc.tuple(
        fc.double({ noNaN: true, min: -1, max: 1 }),
        fc.double({ noNaN: true, min: -1, max: 1 }),
      ),
      {
        minLength: 3,
        maxLength: MOST_CORNERS,
      },
    ),
  )
  .map(([lng, lat, size, parts]) =>
    parts.map(
      ([x, y]): Corner => [
        Math.max(-180, Math.min(180, lng + x * size)),
        Math.max(-90, Math.min(90, lat + y * size)),
      ],
    ),
  );

describe("an area in an address", () => {
  it("comes back as it was drawn, on a grid finer than a thousandth of it", () => {
    fc.assert(
      fc.property(corners, (drawn) => {
        const code = encodeArea(drawn);
        const [west, south, east, north] = areaBounds(drawn);
        const grid = Math.max(0.00001, Math.max(east - west, north - south) / 1000);
        const read = decodeArea(code);
        // Too small to be searched.
        if (!read) {
          expect(Math.min(east - west, north - south)).toBeLessThan(grid);
          return;
        }
        expect(read).toHaveLength(drawn.length);
        for (const [n, corner] of read.entries())
          for (const axis of [0, 1] as const)
            expect(Math.abs(corner[axis] - (drawn[n]?.[axis] ?? Number.NaN))).toBeLessThanOrEqual(
              grid,
            );
        expect(parseFilters(new URLSearchParams({ area: code }))).toEqual({
          filters: { area: code },
          problems: [],
        });
      }),
      { numRuns: draws(500) },
    );
  });

  it("takes about four letters a corner, whether a block or a country is drawn", () => {
    for (const size of [0.005, 0.1, 3, 30]) {
      const circle = Array.from({ length: 40 }, (_, n): Corner => {
        const angle = (n / 40) * 2 * Math.PI;
        return [-98 + size * Math.cos(angle), 39 + (size / 2) * Math.sin(angle)];
      });
      expect(encodeArea(circle).length).toBeLessThan(40 * 5);
    }
  });

  const square: Corner[] = [
    [-98, 39],
    [-97, 39],
    [-97, 40],
    [-98, 40],
  ];
  const many = Array.from(
    { length: MOST_CORNERS + 1 },
    (_, n): Corner => [-98 + n / 100, 39 + (n % 2)],
  );
  it.each([
    ["nothing of it", "A"],
    ["the end cut off", encodeArea(square).slice(0, -1)],
    ["two corners", encodeArea(square.slice(0, 2))],
    ["too many corners", encodeArea(many)],
    ["a letter that is none", `${encodeArea(square)}!`],
    ["an endless number", `A${"_".repeat(40)}`],
    ["a grid too wide", encodeArea(square).replace(/^./, "Q")],
  ])("is refused with %s", (_, code) => {
    const { filters, problems } = parseFilters(new URLSearchParams({ area: code }));
    expect(filters).toEqual({});
    expect(problems.map(({ field }) => field)).toEqual(["area"]);
    expect(decodeArea(code)).toBeUndefined();
  });

  // An address may say so; SQL refuses it.
  it.each([
    [
      "no width",
      encodeArea([
        [-98, 39],
        [-98, 40],
        [-98, 41],
      ]),
    ],
    ["a corner off the earth", encodeArea(square).replace(/^./, "P")],
  ])("is not drawn with %s", (_, code) => {
    expect(decodeArea(code)).toBeUndefined();
  });

  it("is read from any text without failing", () => {
    forAll(fc.oneof(hostileText(), fc.stringMatching(/^[A-P][\w-]{0,40}$/)), (text) => {
      const read = decodeArea(text);
      if (read) expect(areaBounds(read).every(Number.isFinite)).toBe(true);
    });
  });
});
