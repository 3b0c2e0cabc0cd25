import { shortPrice } from "@web/features/map/price-pill.ts";
import { uncrowded } from "@web/features/map/uncrowded.ts";
import { expect, test } from "vitest";

const home = (id: string, lat: number, lng: number, price: number | null = 450_000) => ({
  id,
  lat,
  lng,
  price,
  status: "active",
});

test("prices never overlap: the first is shown, the other becomes a dot", () => {
  const homes = [
    home("first", 43.6, -116.2),
    home("same place", 43.6, -116.2),
    home("next door", 43.6001, -116.2001),
    home("another town", 42.5, -114.4),
  ];
  expect([...uncrowded(homes, 10)]).toEqual(["first", "another town"]);
});

test("closer in, all prices fit", () => {
  const homes = [home("a", 43.6, -116.2), home("b", 43.602, -116.202)];
  expect(uncrowded(homes, 10).size).toBe(1);
  expect(uncrowded(homes, 18).size).toBe(2);
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
