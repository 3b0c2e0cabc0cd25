import { Random } from "../../random.ts";
import { type Hour, lightAt } from "../core/light.ts";
import type { KnotListener } from "../core/scene.ts";
import { DESERT, type Flora, floraOf, type Season, TROPICAL } from "../nature/season.ts";
import type { Garden } from "../nature/trees.ts";

export type Subject =
  | "house"
  | "townhouse"
  | "condo"
  | "land"
  | "kitchen"
  | "living"
  | "bedroom"
  | "bathroom"
  | "garden"
  | "view";
export type Climate = "cold" | "mild" | "desert" | "tropical";

/** A picture that can be drawn. */
export type Recipe = {
  /** File name without ending. */
  name: string;
  alt: string;
  subject: Subject;
  climates: Climate[];
  /** A home's photographs keep to one. */
  style?: string;
  /** @returns SVG, the same every time. */
  draw: (onKnot?: KnotListener) => string;
};

export type Weather = Season | "snow" | "desert" | "tropical";

/** Where pictures with this weather can be shown. */
export const CLIMATES_OF: Record<Weather, Climate[]> = {
  spring: ["cold", "mild"],
  summer: ["cold", "mild"],
  autumn: ["cold", "mild"],
  winter: ["cold", "mild"],
  snow: ["cold"],
  desert: ["desert"],
  tropical: ["tropical"],
};

export function floraFor(weather: Weather): Flora {
  if (weather === "desert") return DESERT;
  if (weather === "tropical") return TROPICAL;
  if (weather === "snow") return floraOf("winter", true);
  return floraOf(weather, false);
}

export function gardenFor(name: string, weather: Weather, hour: Hour): Garden {
  const random = new Random(name);
  return {
    light: lightAt(hour, random.chance(0.5) ? "left" : "right"),
    flora: floraFor(weather),
    random,
  };
}

/** "autumn morning", "at dusk in summer", "in the evening sun". */
export function moment(weather: Weather, hour: Hour): string {
  const time = TIMES[hour];
  if (weather === "desert" || weather === "tropical") return time.alone;
  return weather === "snow" ? `${time.alone}, snow on the ground` : `${weather} ${time.noun}`;
}

const TIMES: Record<Hour, { alone: string; noun: string }> = {
  morning: { alone: "in the morning", noun: "morning" },
  noon: { alone: "at midday", noun: "day" },
  golden: { alone: "in the evening sun", noun: "evening sun" },
  dusk: { alone: "at dusk", noun: "dusk" },
  night: { alone: "at night with lit windows", noun: "night with lit windows" },
  overcast: { alone: "under a soft gray sky", noun: "day with a soft gray sky" },
};
