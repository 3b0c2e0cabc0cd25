import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** WCAG 2.2: 4.5 for text (1.4.3), 3 for the edges and marks of controls (1.4.11). */
const TEXT = 4.5;
const EDGE = 3;

const css = readFileSync("web/styles/tokens.css", "utf8");
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }],
  ),
);

const SURFACES = ["paper", "surface", "sunken"];
const STATES = ["amber", "green", "red", "blue"];

/** [foreground, background, required contrast] */
const PAIRS: [string, string, number][] = [
  ...["ink", "ink-soft", "ink-faint", "clay", "clay-hover", "red"].flatMap((text) =>
    SURFACES.map((surface): [string, string, number] => [text, surface, TEXT]),
  ),
  ["on-evergreen", "evergreen", TEXT],
  ["on-evergreen", "evergreen-hover", TEXT],
  ["on-red", "red", TEXT],
  ["on-red", "red-hover", TEXT],
  ["ink", "evergreen-soft", TEXT],
  ["clay", "clay-soft", TEXT],
  ...STATES.map((state): [string, string, number] => [state, `${state}-soft`, TEXT]),
  // Inline notices: text and retry link on the state's background.
  ...STATES.flatMap((state): [string, string, number][] => [
    ["ink", `${state}-soft`, TEXT],
    ["clay", `${state}-soft`, TEXT],
    ["clay-hover", `${state}-soft`, TEXT],
  ]),
  ...["line-strong", "evergreen", "focus"].flatMap((edge) =>
    SURFACES.map((surface): [string, string, number] => [edge, surface, EDGE]),
  ),
];

describe.each(["light", "dark"] as const)("the %s scheme", (scheme) => {
  it.each(PAIRS)("%s is readable on %s", (front, back, needed) => {
    expect(contrast(color(front, scheme), color(back, scheme))).toBeGreaterThanOrEqual(needed);
  });
});

it("every color has a value for both schemes", () => {
  const colors = [...css.matchAll(/--color-([\w-]+): (?!initial|transparent|currentColor)/g)];
  const both = colors.filter(([, name = ""]) => tokens.has(name) || name === "scrim");
  expect(tokens.size).toBeGreaterThan(20);
  expect(both).toHaveLength(colors.length);
});

it("computes the contrast of black on white", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

function color(name: string, scheme: "light" | "dark"): string {
  const token = tokens.get(name);
  if (!token) throw new Error(`tokens.css has no --color-${name}`);
  return token[scheme];
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
