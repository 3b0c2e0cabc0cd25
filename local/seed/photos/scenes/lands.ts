import type { Hour } from "../core/light.ts";
import { parcel, type Terrain } from "../land/parcel.ts";
import { CLIMATES_OF, gardenFor, moment, type Recipe, type Weather } from "./recipe.ts";

const WORDS: Record<Terrain, string> = {
  meadow: "Open meadow behind a rail fence with survey stakes",
  forest: "Wooded parcel with a track between the trees",
  shore: "Grassy lot on the water with a small dock",
  hills: "Hillside parcel with a long view over the valley",
  desert: "Desert parcel with saguaros and mesas beyond",
};

const TROPICAL_WORDS: Record<Terrain, string> = {
  ...WORDS,
  meadow: "Open pasture with palms and survey stakes",
  forest: "Palm grove with a track between the trunks",
  shore: "Lot on a calm bay with palms and a small dock",
  hills: "Green hillside lot with palms and a long view",
};

const SHOTS: readonly (readonly [Terrain, Hour, Weather])[] = [
  ["meadow", "morning", "summer"],
  ["meadow", "golden", "autumn"],
  ["meadow", "noon", "spring"],
  ["meadow", "dusk", "summer"],
  ["forest", "morning", "summer"],
  ["forest", "golden", "autumn"],
  ["forest", "overcast", "spring"],
  ["forest", "noon", "winter"],
  ["shore", "morning", "summer"],
  ["shore", "dusk", "summer"],
  ["shore", "golden", "autumn"],
  ["shore", "noon", "spring"],
  ["hills", "noon", "spring"],
  ["hills", "golden", "summer"],
  ["hills", "morning", "autumn"],
  ["hills", "dusk", "autumn"],
  ["desert", "golden", "desert"],
  ["desert", "morning", "desert"],
  ["desert", "noon", "desert"],
  ["desert", "dusk", "desert"],
  ["meadow", "noon", "tropical"],
  ["forest", "morning", "tropical"],
  ["shore", "golden", "tropical"],
  ["hills", "noon", "tropical"],
];

export const LANDS: readonly Recipe[] = SHOTS.map(([terrain, hour, weather]) => {
  const name = `land-${terrain}-${weather}-${hour}`;
  return {
    name,
    alt: `${weather === "tropical" ? TROPICAL_WORDS[terrain] : WORDS[terrain]}, ${moment(weather, hour)}`,
    subject: "land",
    climates: CLIMATES_OF[weather],
    style: terrain,
    draw: () => parcel(gardenFor(name, weather, hour), terrain, weather === "tropical"),
  };
});
