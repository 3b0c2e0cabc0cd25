import { freePlace } from "@web/lib/free-place.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../support/fuzz.ts";

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };
const NOTICE = { width: 366, height: 56 };
const TOP = 72;
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
});

test("is below the bar on a phone, and at the bottom right on a wide screen", () => {
  expect(freePlace(NOTICE, [], PHONE, TOP)).toEqual({ left: 12, top: 72 });
  expect(freePlace(NOTICE, [], WIDE, TOP)).toEqual({ left: 1050, top: 820 });
});

test("avoids controls, and moves left when the right side is full", () => {
  const share = box(16, 80, 170, 44);
  expect(freePlace(NOTICE, [share], PHONE, TOP)).toEqual({ left: 12, top: 128 });
  const panel = box(1050, 700, 300, 200);
  expect(freePlace(NOTICE, [panel], WIDE, TOP).top).toBeLessThanOrEqual(700 - NOTICE.height);
  expect(freePlace(NOTICE, [box(1000, 0, 440, 900)], WIDE, TOP)).toEqual({ left: 24, top: 820 });
});

test("covers as little as possible when everything is full", () => {
  const full = box(0, 0, 390, 700);
  const { top } = freePlace(NOTICE, [full, box(0, 800, 390, 44)], PHONE, TOP);
  expect(top).toBeGreaterThanOrEqual(700);
});

test("is always on screen", () => {
  const size = fc.integer({ min: 1, max: 1500 });
  const boxes = fc.array(
    fc.tuple(size, size, size, size).map(([a, b, c, d]) => box(a, b, c, d)),
    { maxLength: 12 },
  );
  const room = fc.record({
    width: fc.integer({ min: 320, max: 2000 }),
    height: fc.integer({ min: 400, max: 1400 }),
  });
  forAll(room, boxes, (screen, taken) => {
    const notice = { width: Math.min(384, screen.width - 24), height: 120 };
    const { left, top } = freePlace(notice, taken, screen, TOP);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + notice.width).toBeLessThanOrEqual(screen.width);
    expect(top).toBeGreaterThanOrEqual(TOP);
    expect(top + notice.height).toBeLessThanOrEqual(screen.height);
  });
});
