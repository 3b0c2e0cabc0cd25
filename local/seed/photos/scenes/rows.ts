import type { Hour } from "../core/light.ts";
import type { Home, Paint } from "../homes/home.ts";
import type { SettingName } from "../homes/settings.ts";
import { drawHomeOnSite, type View } from "../homes/site.ts";
import type { Garden } from "../nature/trees.ts";
import { brownstones } from "../rows/brownstone.ts";
import { federalRow } from "../rows/federal.ts";
import { modernRow } from "../rows/modern-row.ts";
import { paintedRow } from "../rows/painted.ts";
import { townhomes } from "../rows/townhomes.ts";
import { PAINTS } from "./paints.ts";
import { CLIMATES_OF, gardenFor, moment, type Recipe, type Weather } from "./recipe.ts";

type Model = {
  style: string;
  words: string;
  build: (garden: Garden, paints: readonly Paint[]) => Home;
  paints: readonly Partial<Paint>[];
};

const MODELS = {
  brownstone: {
    style: "brownstone",
    words: "Brownstone row with high stoops",
    build: brownstones,
    paints: [
      { body: "#96654e", accent: "#5d4034", door: "#2f4a42" },
      { body: "#8a6a55", accent: "#54453a", door: "#7a3a2c" },
      { body: "#7d5848", accent: "#4a3a32", door: "#35505a" },
      { body: "#a07a62", accent: "#5d4a3c", door: "#3b3f3c" },
    ],
  },
  federal: {
    style: "brownstone",
    words: "Brick rowhouses with shutters and marble steps",
    build: federalRow,
    paints: [
      { body: "#a25d48", accent: "#2d453e", door: "#2d3f52" },
      { body: "#8f5443", accent: "#3b3f3c", door: "#7a3a2c" },
      { body: "#b0725a", accent: "#35505a", door: "#3f5a4c" },
      { body: "#995a4a", accent: "#4a5a44", door: "#b0573b" },
    ],
  },
  painted: {
    style: "painted-row",
    words: "Painted townhouses with bay windows",
    build: paintedRow,
    paints: [
      { body: "#7f9d9b", accent: "#c98f6f", door: "#8f3f35" },
      { body: "#e0c48a", accent: "#6f8b6a", door: "#2f5a55" },
      { body: "#d9a998", accent: "#5f7688", door: "#35505a" },
      { body: "#b7c2a4", accent: "#a86a52", door: "#7a3a2c" },
    ],
  },
  modern: {
    style: "modern-row",
    words: "New townhouses with framed bays",
    build: modernRow,
    paints: [
      { body: "#ede7da", accent: "#a9794f", base: "#3f4644", door: "#7d4b2f" },
      { body: "#5a605d", accent: "#b58a5f", base: "#d9d3c5", door: "#8a5a38" },
      { body: "#d8cbb4", accent: "#7d5c40", base: "#6f6a60", door: "#5f4630" },
    ],
  },
  townhomes: {
    style: "modern-row",
    words: "Gabled townhouses with attached garages",
    build: townhomes,
    paints: [
      { body: "#dfe0d6", accent: "#8ea096", base: "#a3988a" },
      { body: "#c9b79c", accent: "#a08a6f", base: "#a3988a" },
      { body: "#a9b4b6", accent: "#7c8d92", base: "#a3988a" },
    ],
  },
} as const satisfies Record<string, Model>;

type Shot = [keyof typeof MODELS, number, SettingName, View, Hour, Weather];

/** The number turns the colours, so that another house of the row stands in the middle. */
const SHOTS: readonly Shot[] = [
  ["brownstone", 0, "street", "right", "morning", "spring"],
  ["brownstone", 2, "street", "left", "dusk", "snow"],
  ["federal", 0, "street", "left", "noon", "autumn"],
  ["federal", 2, "street", "right", "golden", "summer"],
  ["federal", 1, "street", "right", "noon", "tropical"],
  ["painted", 0, "street", "left", "golden", "summer"],
  ["painted", 1, "street", "right", "morning", "spring"],
  ["painted", 2, "street", "right", "dusk", "winter"],
  ["painted", 3, "street", "left", "noon", "tropical"],
  ["painted", 1, "street", "left", "golden", "desert"],
  ["modern", 0, "street", "right", "dusk", "summer"],
  ["modern", 1, "street", "left", "morning", "autumn"],
  ["townhomes", 0, "suburb", "left", "noon", "summer"],
  ["townhomes", 1, "suburb", "right", "golden", "autumn"],
  ["modern", 2, "street", "left", "noon", "tropical"],
  ["modern", 2, "street", "right", "golden", "desert"],
];

export const ROWS: readonly Recipe[] = SHOTS.map(([model, turn, setting, view, hour, weather]) => {
  const { style, words, build, paints } = MODELS[model];
  const name = `${model}-row-${turn}-${weather}-${hour}`;
  return {
    name,
    alt: `${words}, ${moment(weather, hour)}`,
    subject: "townhouse",
    climates: CLIMATES_OF[weather],
    style,
    draw: (onKnot) => {
      const garden = gardenFor(name, weather, hour);
      const turned = paints.map((_, i) => ({
        ...PAINTS.cream,
        ...paints[(i + turn) % paints.length],
      }));
      return drawHomeOnSite(garden, build(garden, turned), setting, view, onKnot);
    },
  };
});
