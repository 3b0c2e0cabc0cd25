import type { Hour } from "../core/light.ts";
import { aFrame } from "../homes/a-frame.ts";
import { adobe } from "../homes/adobe.ts";
import { beachHouse } from "../homes/beach-house.ts";
import { capeCod } from "../homes/cape-cod.ts";
import { colonial } from "../homes/colonial.ts";
import { craftsman } from "../homes/craftsman.ts";
import { farmhouse } from "../homes/farmhouse.ts";
import type { HomeBuilder } from "../homes/home.ts";
import { lodge } from "../homes/lodge.ts";
import { modern } from "../homes/modern.ts";
import { plantation } from "../homes/plantation.ts";
import { ranch } from "../homes/ranch.ts";
import type { SettingName } from "../homes/settings.ts";
import { shotgun } from "../homes/shotgun.ts";
import { drawHomeOnSite, type View } from "../homes/site.ts";
import { spanish } from "../homes/spanish.ts";
import { suburban } from "../homes/suburban.ts";
import { tudor } from "../homes/tudor.ts";
import { victorian } from "../homes/victorian.ts";
import { PAINTS, type PaintName } from "./paints.ts";
import { CLIMATES_OF, gardenFor, moment, type Recipe, type Weather } from "./recipe.ts";

type Model = { style: string; words: string; build: HomeBuilder };

const MODELS = {
  craftsman: {
    style: "craftsman",
    words: "Craftsman bungalow with a deep porch",
    build: craftsman,
  },
  colonial: {
    style: "colonial",
    words: "Two-story Colonial with shutters and a portico",
    build: colonial,
  },
  cape: {
    style: "cape-cod",
    words: "Cape Cod house with two dormers and a picket fence",
    build: capeCod,
  },
  ranch: { style: "ranch", words: "Long, low ranch house with a picture window", build: ranch },
  modern: {
    style: "modern",
    words: "Modern house with stacked volumes and large panes",
    build: modern,
  },
  farmhouse: {
    style: "farmhouse",
    words: "Farmhouse with boards and battens and a metal roof",
    build: farmhouse,
  },
  aframe: { style: "a-frame", words: "A-frame with a glass front and a deck", build: aFrame },
  adobe: { style: "adobe", words: "Adobe house with a shaded portal", build: adobe },
  victorian: {
    style: "victorian",
    words: "Queen Anne Victorian with a tower and a porch",
    build: victorian,
  },
  tudor: { style: "tudor", words: "Tudor house with a half-timbered gable", build: tudor },
  spanish: {
    style: "spanish",
    words: "Spanish house with a tile roof and an arcade",
    build: spanish,
  },
  suburban: {
    style: "traditional",
    words: "Two-story house with a stone-front garage",
    build: suburban,
  },
  beach: {
    style: "beach-house",
    words: "Raised beach house with a wide gallery",
    build: beachHouse,
  },
  plantation: {
    style: "ranch",
    words: "Single-story island house with a wide hipped roof and a lanai",
    build: plantation,
  },
  lodge: { style: "lodge", words: "Log house with a glazed gable", build: lodge },
  shotgun: {
    style: "craftsman",
    words: "Southern bungalow with a deep gabled porch",
    build: shotgun,
  },
} as const satisfies Record<string, Model>;

type Shot = [keyof typeof MODELS, PaintName, SettingName, View, Hour, Weather];

/** Every house in several lights and seasons, where it would stand. */
const SHOTS: readonly Shot[] = [
  ["craftsman", "sage", "suburb", "right", "morning", "summer"],
  ["craftsman", "ochre", "suburb", "left", "dusk", "autumn"],
  ["craftsman", "slate", "city", "left", "golden", "spring"],
  ["craftsman", "pine", "suburb", "right", "night", "snow"],
  ["craftsman", "cream", "tropical", "right", "noon", "tropical"],
  ["colonial", "brick", "suburb", "left", "morning", "autumn"],
  ["colonial", "white", "rural", "right", "noon", "summer"],
  ["colonial", "cream", "suburb", "front", "overcast", "spring"],
  ["colonial", "darkbrick", "suburb", "right", "dusk", "snow"],
  ["colonial", "rose", "tropical", "left", "morning", "tropical"],
  ["cape", "gray", "coast", "front", "noon", "summer"],
  ["cape", "white", "suburb", "right", "golden", "autumn"],
  ["cape", "bluegray", "suburb", "left", "morning", "spring"],
  ["cape", "gray", "suburb", "left", "overcast", "snow"],
  ["cape", "lime", "tropical", "right", "golden", "tropical"],
  ["ranch", "sage", "suburb", "right", "golden", "summer"],
  ["ranch", "clay", "suburb", "left", "morning", "autumn"],
  ["ranch", "cream", "woods", "left", "dusk", "summer"],
  ["ranch", "bluegray", "mountain", "right", "noon", "snow"],
  ["ranch", "cream", "desert", "right", "morning", "desert"],
  ["ranch", "rust", "desert", "left", "dusk", "desert"],
  ["ranch", "aqua", "tropical", "left", "noon", "tropical"],
  ["modern", "plaster", "suburb", "left", "dusk", "summer"],
  ["modern", "charcoal", "woods", "right", "morning", "autumn"],
  ["modern", "plaster", "mountain", "right", "overcast", "spring"],
  ["modern", "charcoal", "mountain", "left", "night", "snow"],
  ["modern", "sand", "desert", "left", "golden", "desert"],
  ["modern", "plaster", "desert", "right", "dusk", "desert"],
  ["modern", "plaster", "tropical", "right", "morning", "tropical"],
  ["farmhouse", "white", "rural", "left", "morning", "spring"],
  ["farmhouse", "sage", "rural", "right", "golden", "autumn"],
  ["farmhouse", "cream", "rural", "left", "noon", "summer"],
  ["farmhouse", "white", "mountain", "right", "dusk", "snow"],
  ["farmhouse", "aqua", "tropical", "right", "noon", "tropical"],
  ["aframe", "cedar", "woods", "front", "golden", "autumn"],
  ["aframe", "walnut", "mountain", "right", "morning", "summer"],
  ["aframe", "cedar", "woods", "left", "night", "snow"],
  ["aframe", "walnut", "tropical", "left", "golden", "tropical"],
  ["adobe", "adobe", "desert", "right", "golden", "desert"],
  ["adobe", "sand", "desert", "left", "morning", "desert"],
  ["adobe", "rust", "desert", "front", "dusk", "desert"],
  ["adobe", "adobe", "desert", "left", "noon", "desert"],
  ["victorian", "teal", "suburb", "right", "noon", "spring"],
  ["victorian", "plum", "suburb", "left", "golden", "autumn"],
  ["victorian", "cream", "suburb", "left", "morning", "summer"],
  ["victorian", "rose", "suburb", "right", "dusk", "snow"],
  ["victorian", "mango", "tropical", "right", "morning", "tropical"],
  ["tudor", "half", "suburb", "left", "overcast", "autumn"],
  ["spanish", "mission", "tropical", "right", "morning", "tropical"],
  ["spanish", "mission", "desert", "left", "golden", "desert"],
  ["suburban", "bluegray", "suburb", "right", "noon", "summer"],
  ["suburban", "sage", "suburb", "left", "golden", "autumn"],
  ["beach", "aqua", "coast", "left", "noon", "summer"],
  ["plantation", "cane", "tropical", "front", "golden", "tropical"],
  ["lodge", "log", "mountain", "left", "noon", "snow"],
  ["shotgun", "mango", "tropical", "left", "morning", "tropical"],
];

export const HOUSES: readonly Recipe[] = SHOTS.map(
  ([model, paint, setting, view, hour, weather]) => {
    const { style, words, build } = MODELS[model];
    const name = `${model}-${paint}-${weather}-${hour}`;
    return {
      name,
      alt: `${words}, ${moment(weather, hour)}`,
      subject: "house",
      climates: CLIMATES_OF[weather],
      style,
      draw: (onKnot) => {
        const garden = gardenFor(name, weather, hour);
        return drawHomeOnSite(garden, build(garden, PAINTS[paint]), setting, view, onKnot);
      },
    };
  },
);
