import { markPlaces } from "@domain/sales/mark-places.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";

const RADIUS = 10;
/** Marks anywhere in a lane, many of them on the same day, with labels up to half of it. */
const lanes = fc.integer({ min: 400, max: 1400 }).chain((room) =>
  fc.record({
    room: fc.constant(room),
    marks: fc.array(
      fc.record({
        at: fc.oneof(fc.constantFrom(0, room), fc.integer({ min: 0, max: room })),
        width: fc.integer({ min: 0, max: Math.floor(room / 2) - RADIUS }),
      }),
      { maxLength: 25 },
    ),
  }),
);

function boxesOf({ room, marks }: { room: number; marks: { at: number; width: number }[] }) {
  const { places, rows } = markPlaces(marks, room, RADIUS);
  const boxes = marks.map(({ at, width }, n) => {
    const { row = -1, side = "right" } = places[n] ?? {};
    const [from, to] =
      side === "right" ? [at - RADIUS, at + RADIUS + width] : [at - RADIUS - width, at + RADIUS];
    return { row, from, to };
  });
  return { boxes, rows };
}

describe("the marks of a lane", () => {
  it("have a place each, and no label covers another mark or label", () => {
    forAll(lanes, (lane) => {
      const { boxes, rows } = boxesOf(lane);
      expect(boxes).toHaveLength(lane.marks.length);
      for (const [n, box] of boxes.entries()) {
        expect(box.row).toBeGreaterThanOrEqual(0);
        expect(box.row).toBeLessThan(rows);
        for (const other of boxes.slice(n + 1))
          expect(box.row !== other.row || box.to <= other.from || other.to <= box.from).toBe(true);
      }
    });
  });

  it("have labels that aren't cut off at the edge of the lane", () => {
    forAll(lanes, (lane) => {
      for (const { from, to } of boxesOf(lane).boxes) {
        expect(from).toBeGreaterThanOrEqual(-RADIUS);
        expect(to).toBeLessThanOrEqual(lane.room + RADIUS);
      }
    });
  });

  it("use no row that is empty, and only one where all have room", () => {
    forAll(lanes, (lane) => {
      const { boxes, rows } = boxesOf(lane);
      expect(new Set(boxes.map(({ row }) => row)).size).toBe(rows);
    });
    const apart = [0, 200, 400, 600].map((at) => ({ at, width: 150 }));
    expect(markPlaces(apart, 620, RADIUS)).toEqual({
      places: [
        { row: 0, side: "right" },
        { row: 0, side: "right" },
        { row: 0, side: "right" },
        { row: 1, side: "left" },
      ],
      rows: 2,
    });
  });
});
