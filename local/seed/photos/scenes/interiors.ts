import { Random } from "../../random.ts";
import { bathroom } from "../rooms/bathroom.ts";
import { bedroom } from "../rooms/bedroom.ts";
import { type KitchenPlan, kitchen } from "../rooms/kitchen.ts";
import { type LivingPlan, living } from "../rooms/living.ts";
import { FINISHES, type FinishName } from "../rooms/looks.ts";
import type { RoomHour } from "../rooms/room.ts";
import type { Outlook } from "../rooms/room-windows.ts";
import type { Picture } from "../rooms/wall-things.ts";
import type { Climate, Recipe, Subject } from "./recipe.ts";

type Look = readonly [FinishName, Outlook, RoomHour];

const TEMPERATE: Climate[] = ["cold", "mild"];
const CLIMATES: Record<Outlook, Climate[]> = {
  trees: TEMPERATE,
  hills: TEMPERATE,
  snow: ["cold"],
  city: ["cold", "mild", "desert", "tropical"],
  desert: ["desert"],
  palms: ["tropical"],
  sea: ["mild", "tropical"],
};

const KITCHENS: readonly (readonly [KitchenPlan, ...Look])[] = [
  ["island", "warm", "trees", "day"],
  ["table", "green", "trees", "late"],
  ["island", "loft", "city", "evening"],
  ["galley", "nordic", "city", "day"],
  ["island", "modern", "hills", "day"],
  ["table", "nordic", "snow", "day"],
  ["table", "desert", "desert", "late"],
  ["island", "desert", "desert", "day"],
  ["island", "island", "palms", "day"],
  ["table", "island", "palms", "late"],
];

const LIVINGS: readonly (readonly [LivingPlan, ...Look])[] = [
  ["fireplace", "warm", "trees", "day"],
  ["books", "green", "trees", "evening"],
  ["window-wall", "modern", "hills", "late"],
  ["window-wall", "loft", "city", "day"],
  ["fireplace", "nordic", "snow", "evening"],
  ["books", "warm", "hills", "day"],
  ["kiva", "desert", "desert", "late"],
  ["window-wall", "desert", "desert", "day"],
  ["window-wall", "island", "sea", "day"],
  ["books", "island", "palms", "late"],
];

const BEDROOMS: readonly (readonly [Picture, ...Look])[] = [
  ["hills", "warm", "trees", "day"],
  ["botanical", "green", "trees", "late"],
  ["lines", "nordic", "hills", "day"],
  ["shapes", "loft", "city", "evening"],
  ["hills", "modern", "hills", "evening"],
  ["hills", "desert", "desert", "late"],
  ["shapes", "desert", "desert", "day"],
  ["sea", "island", "palms", "day"],
  ["botanical", "island", "sea", "late"],
];

const BATHROOMS: readonly (readonly ["clawfoot" | "built-in", ...Look])[] = [
  ["clawfoot", "warm", "trees", "day"],
  ["built-in", "modern", "hills", "day"],
  ["clawfoot", "green", "trees", "late"],
  ["built-in", "nordic", "city", "day"],
  ["clawfoot", "desert", "desert", "late"],
  ["built-in", "island", "palms", "day"],
];

const KITCHEN_WORDS: Record<KitchenPlan, string> = {
  island: "Kitchen with an island and pendant lamps",
  table: "Kitchen with a wooden table for six",
  galley: "Compact kitchen with open floor space",
};
const LIVING_WORDS: Record<LivingPlan, string> = {
  fireplace: "Living room with a brick fireplace",
  books: "Living room between two bookcases",
  "window-wall": "Living room with a wall of glass",
  kiva: "Living room with a kiva fireplace",
};
const OUTLOOK_WORDS: Record<Outlook, string> = {
  trees: "trees outside",
  hills: "hills outside",
  snow: "snow outside",
  city: "the city outside",
  desert: "desert outside",
  palms: "palms outside",
  sea: "the sea outside",
};
const HOUR_WORDS: Record<RoomHour, string> = {
  day: "in daylight",
  late: "in late sun",
  evening: "by lamplight",
};

export const INTERIORS: readonly Recipe[] = [
  ...KITCHENS.map(([plan, ...look]) =>
    room("kitchen", plan, KITCHEN_WORDS[plan], look, (scene, random, onKnot) =>
      kitchen(scene, plan, random, onKnot),
    ),
  ),
  ...LIVINGS.map(([plan, ...look]) =>
    room("living", plan, LIVING_WORDS[plan], look, (scene, random, onKnot) =>
      living(scene, plan, random, onKnot),
    ),
  ),
  ...BEDROOMS.map(([art, ...look]) =>
    room(
      "bedroom",
      art,
      "Bedroom with a bench at the foot of the bed",
      look,
      (scene, random, onKnot) => bedroom(scene, art, random, onKnot),
    ),
  ),
  ...BATHROOMS.map(([tub, ...look]) =>
    room(
      "bathroom",
      tub,
      tub === "clawfoot"
        ? "Bathroom with a clawfoot tub under the window"
        : "Bathroom with a tiled tub and a wide washstand",
      look,
      (scene, random, onKnot) => bathroom(scene, tub, random, onKnot),
    ),
  ),
];

function room(
  subject: Subject,
  kind: string,
  words: string,
  [finish, outlook, hour]: Look,
  draw: (
    scene: { finish: (typeof FINISHES)[FinishName]; outlook: Outlook; hour: RoomHour },
    random: Random,
    onKnot: Parameters<Recipe["draw"]>[0],
  ) => string,
): Recipe {
  const name = `${subject}-${kind}-${finish}-${outlook}-${hour}`;
  return {
    name,
    alt: `${words}, ${HOUR_WORDS[hour]}, ${OUTLOOK_WORDS[outlook]}`,
    subject,
    climates: CLIMATES[outlook],
    style: finish,
    draw: (onKnot) => draw({ finish: FINISHES[finish], outlook, hour }, new Random(name), onKnot),
  };
}
