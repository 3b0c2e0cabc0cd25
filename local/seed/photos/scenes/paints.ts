import type { Paint } from "../homes/home.ts";

/** House colours that go together; named after the walls. */
function paint(
  body: string,
  accent: string,
  door: string,
  roof = "#5b5f60",
  base = "#a29785",
  trim = "#f4eee2",
): Paint {
  return { body, accent, door, roof, base, trim };
}

export const PAINTS = {
  sage: paint("#7d8f78", "#a9b09a", "#b0573b"),
  cream: paint("#ece2cb", "#44584f", "#2f4a42", "#6b6258"),
  slate: paint("#6f7f86", "#c9d0cc", "#c98a4f", "#4d5254"),
  ochre: paint("#cfa663", "#8a6a48", "#3f5a4c", "#5f564c"),
  white: paint("#f2eee4", "#39453f", "#39453f", "#4a4f50"),
  clay: paint("#b5745a", "#e6d8c0", "#2f4a42", "#57504a"),
  pine: paint("#4f6a5c", "#8fa08a", "#d19a45", "#4b4a46"),
  gray: paint("#a3a096", "#3f5a63", "#3f5a63"),
  bluegray: paint("#8fa3a8", "#2f4652", "#8f3f35", "#5a5f63"),
  rose: paint("#cf9d8c", "#6f8b7a", "#5a3f46", "#5d5450"),
  teal: paint("#6f8b8b", "#c98f6f", "#8f3f35", "#54504f"),
  plum: paint("#7c6570", "#cbb08c", "#3f4a44", "#4e494b"),
  brick: paint("#a4604b", "#2f4a42", "#b0573b", "#5b5f60", "brick"),
  darkbrick: paint("#8c5242", "#2b3f3a", "#2d3f52", "#54504c", "brick"),
  adobe: paint("#c99a70", "#c58d62", "#7b4a2e", "#b5794f", "#b58a62", "#3f7f80"),
  sand: paint("#dcc29a", "#c9a877", "#3f7f80", "#c9a877", "#c2a27a", "#6b4a30"),
  rust: paint("#b87d58", "#a86c48", "#2f5a5a", "#a8704c", "#a87a55", "#8d5a35"),
  cedar: paint("#a3794f", "#7d5c3d", "#2f4a42", "#3f4d48", "#8f887c", "#b98c5c"),
  walnut: paint("#7d5c40", "#5f4630", "#b5583a", "#3d4442", "#8f887c", "#a17a50"),
  log: paint("#a5784c", "#7d5c3d", "#7a4030", "#3f5348", "#8f887c", "#6d5034"),
  plaster: paint("#ece6d9", "#a9794f", "#7d4b2f", "#3c4241", "#b8b2a6"),
  charcoal: paint("#d9d2c4", "#8d6446", "#b5583a", "#3a3f3f", "#8f8b82"),
  mission: paint("#f0e6d3", "#7d5534", "#6b4128", "#b5633f", "#c9b08a", "#5a3f2c"),
  aqua: paint("#a9c4c2", "#ffffff", "#d0694a", "#9aa7a6", "#ded4c0"),
  lime: paint("#b9c48f", "#4f7a6a", "#4f7a6a", "#8a9290", "#e0d8c4"),
  cane: paint("#6f8f78", "#cfd6c0", "#b0573b", "#7d4a38", "#8f8674"),
  mango: paint("#d9a35f", "#2f5a55", "#2f5a55", "#5f5a52", "#cfc2ab"),
  half: paint("#9a6450", "#eadfc8", "#4f6b52", "#5d564f", "#8a7a68", "#54402f"),
} as const satisfies Record<string, Paint>;
export type PaintName = keyof typeof PAINTS;
