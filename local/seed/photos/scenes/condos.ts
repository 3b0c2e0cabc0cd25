import type { Hour } from "../core/light.ts";
import type { HomeBuilder, Paint } from "../homes/home.ts";
import type { SettingName } from "../homes/settings.ts";
import { drawHomeOnSite, type View } from "../homes/site.ts";
import { artDeco } from "../towers/art-deco.ts";
import { coastCondo } from "../towers/coast-condo.ts";
import { gardenCondo } from "../towers/garden-condo.ts";
import { highRise } from "../towers/high-rise.ts";
import { loft } from "../towers/loft.ts";
import { midrise } from "../towers/midrise.ts";
import { PAINTS } from "./paints.ts";
import { CLIMATES_OF, gardenFor, moment, type Recipe, type Weather } from "./recipe.ts";

type Model = {
  style: string;
  words: string;
  build: HomeBuilder;
  paints: readonly Partial<Paint>[];
};

const MODELS = {
  midrise: {
    style: "mid-rise",
    words: "Five-story brick building with balconies",
    build: midrise,
    paints: [
      { body: "#a0654f", base: "#d8cfbe", trim: "#ede5d6" },
      { body: "#c9b79a", base: "#8d8a82", trim: "#ede5d6" },
    ],
  },
  garden: {
    style: "mid-rise",
    words: "Three-story condominium among lawns",
    build: gardenCondo,
    paints: [
      { body: "#b9b09a", accent: "#d9d0bb", base: "#a39786" },
      { body: "#8fa09a", accent: "#dfe0d2", base: "#9a9084" },
    ],
  },
  deco: {
    style: "mid-rise",
    words: "Art Deco apartment house with window shades",
    build: artDeco,
    paints: [{ body: "#f0dfc4", accent: "#5fa3a0", base: "#e0a58c", trim: "#fbf6ea" }],
  },
  coast: {
    style: "mid-rise",
    words: "White building with a balcony for every room",
    build: coastCondo,
    paints: [{ body: "#f1ece0", accent: "#7fb0ae", trim: "#ffffff", base: "#d9c9a8" }],
  },
  loft: {
    style: "loft",
    words: "Brick warehouse with steel windows, now lofts",
    build: loft,
    paints: [
      { body: "#9a5c48", base: "#b3a58f" },
      { body: "#b58a68", base: "#9a8c78" },
    ],
  },
  tower: {
    style: "tower",
    words: "Glass tower over a stone base",
    build: highRise,
    paints: [
      { body: "#b9b2a2", base: "#c9c0ae", trim: "#e9e4d8", accent: "#6f8f97" },
      { body: "#8d9490", base: "#b5aa98", trim: "#5a625f", accent: "#7fa09c" },
    ],
  },
} as const satisfies Record<string, Model>;

type Shot = [keyof typeof MODELS, number, SettingName, View, Hour, Weather];

const SHOTS: readonly Shot[] = [
  ["midrise", 0, "avenue", "left", "morning", "summer"],
  ["midrise", 1, "avenue", "front", "night", "snow"],
  ["midrise", 1, "avenue", "right", "golden", "desert"],
  ["garden", 0, "suburb", "right", "noon", "spring"],
  ["garden", 1, "suburb", "left", "golden", "autumn"],
  ["deco", 0, "beachfront", "left", "morning", "tropical"],
  ["coast", 0, "beachfront", "right", "noon", "tropical"],
  ["loft", 0, "avenue", "right", "golden", "autumn"],
  ["loft", 1, "avenue", "left", "overcast", "spring"],
  ["loft", 0, "avenue", "left", "dusk", "summer"],
  ["loft", 1, "avenue", "right", "golden", "tropical"],
  ["loft", 1, "avenue", "left", "morning", "desert"],
  ["tower", 0, "avenue", "right", "dusk", "summer"],
  ["tower", 1, "avenue", "left", "noon", "autumn"],
  ["tower", 0, "avenue", "left", "golden", "tropical"],
  ["tower", 1, "avenue", "right", "golden", "desert"],
];

export const CONDOS: readonly Recipe[] = SHOTS.map(
  ([model, paint, setting, view, hour, weather]) => {
    const { style, words, build, paints } = MODELS[model];
    const name = `${model}-condo-${paint}-${weather}-${hour}`;
    return {
      name,
      alt: `${words}, ${moment(weather, hour)}`,
      subject: "condo",
      climates: CLIMATES_OF[weather],
      style,
      draw: (onKnot) => {
        const garden = gardenFor(name, weather, hour);
        return drawHomeOnSite(
          garden,
          build(garden, { ...PAINTS.cream, ...paints[paint] }),
          setting,
          view,
          onKnot,
        );
      },
    };
  },
);
