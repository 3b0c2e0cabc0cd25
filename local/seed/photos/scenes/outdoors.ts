import type { Hour } from "../core/light.ts";
import { balconyView, type Prospect } from "../outdoors/balcony-view.ts";
import { type GardenKind, gardenScene } from "../outdoors/garden.ts";
import { CLIMATES_OF, gardenFor, moment, type Recipe, type Weather } from "./recipe.ts";

const GARDEN_WORDS: Record<GardenKind, string> = {
  deck: "Cedar deck with a dining table and a fenced garden",
  patio: "Flagstone patio with a dining table and a brick wall",
  courtyard: "Walled courtyard with a table and desert plants",
  lanai: "Covered lanai with a table and palms",
};

const GARDENS: readonly (readonly [GardenKind, Hour, Weather])[] = [
  ["deck", "morning", "summer"],
  ["deck", "golden", "autumn"],
  ["patio", "noon", "spring"],
  ["patio", "dusk", "summer"],
  ["courtyard", "golden", "desert"],
  ["courtyard", "dusk", "desert"],
  ["lanai", "noon", "tropical"],
  ["lanai", "golden", "tropical"],
];

const PROSPECT_WORDS: Record<Prospect, string> = {
  city: "View over the city from the balcony",
  sea: "View of the water from the balcony",
  mountains: "View of the mountains from the balcony",
  trees: "View over treetops from the balcony",
  desert: "View of the mesas from the balcony",
};

const VIEWS: readonly (readonly [Prospect, Hour, Weather])[] = [
  ["city", "dusk", "summer"],
  ["city", "morning", "autumn"],
  ["trees", "golden", "summer"],
  ["mountains", "morning", "autumn"],
  ["desert", "golden", "desert"],
  ["sea", "noon", "tropical"],
];

export const OUTDOORS: readonly Recipe[] = [
  ...GARDENS.map(([kind, hour, weather]): Recipe => {
    const name = `garden-${kind}-${weather}-${hour}`;
    return {
      name,
      alt: `${GARDEN_WORDS[kind]}, ${moment(weather, hour)}`,
      subject: "garden",
      climates: CLIMATES_OF[weather],
      draw: (onKnot) => gardenScene(gardenFor(name, weather, hour), kind, onKnot),
    };
  }),
  ...VIEWS.map(([prospect, hour, weather]): Recipe => {
    const name = `view-${prospect}-${weather}-${hour}`;
    return {
      name,
      alt: `${PROSPECT_WORDS[prospect]}, ${moment(weather, hour)}`,
      subject: "view",
      climates: CLIMATES_OF[weather],
      draw: (onKnot) => balconyView(gardenFor(name, weather, hour), prospect, onKnot),
    };
  }),
];
