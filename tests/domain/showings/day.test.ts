import { betweenShowings, inOrder, spanText } from "@domain/showings/day.ts";
import { expect, it } from "vitest";

const at = (from: string, to: string) => ({
  starts_at: `2026-11-28T${from}:00Z`,
  ends_at: `2026-11-28T${to}:00Z`,
});

it("a day's showings are in the order of their time, with what is free between them", () => {
  const day = inOrder([at("14:00", "15:00"), at("10:00", "11:00"), at("11:00", "11:30")]);
  expect(day.map(({ starts_at }) => starts_at.slice(11, 16))).toEqual(["10:00", "11:00", "14:00"]);
  expect(betweenShowings(day)).toEqual([undefined, undefined, { kind: "free", minutes: 150 }]);
});

it("an overlap counts from the last end of all before, also of a long one at another home", () => {
  expect(
    betweenShowings([at("10:00", "12:00"), at("10:30", "11:00"), at("11:30", "12:30")]),
  ).toEqual([undefined, { kind: "overlap", minutes: 90 }, { kind: "overlap", minutes: 30 }]);
});

it("visitors who come together don't overlap", () => {
  expect(betweenShowings([at("10:00", "12:00"), at("10:00", "12:00")])).toEqual([
    undefined,
    undefined,
  ]);
});

it("a span is in hours, minutes or both", () => {
  expect([15, 60, 150].map(spanText)).toEqual(["15 min", "1 h", "2 h 30 min"]);
});
