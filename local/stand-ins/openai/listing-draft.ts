import { formatNumber } from "../../../supabase/functions/_shared/domain/site/text/format.ts";
import { type Look, lookAt } from "./look.ts";
import { tipFor } from "./photo-tips.ts";
import { OFFLINE, type Question } from "./request.ts";

/**
 * The answer that `functions/listings/analysis` asks for: the stated facts, and what pixels reveal.
 */
export async function writeListingDraft({ texts, pictures }: Question) {
  const facts = factsIn(texts);
  const looks = await Promise.all(pictures.map(lookAt));
  const seen = looks.filter((look) => look !== null);
  return {
    description: [...sentencesOf(facts), ...wordsOn(seen)].join(" "),
    features: listOf(facts.features),
    photos: looks.map((look, index) => ({
      number: index + 1,
      room: roomOf(look),
      tip: tipFor(look),
    })),
    warnings: [
      `${OFFLINE} it knows the facts of your listing, and the light and colors of the photos, but not what is in them. Please write what makes your home special.`,
    ],
  };
}

type Facts = Record<string, unknown>;

function factsIn(texts: readonly string[]): Facts {
  const line = texts.find((text) => text.startsWith("Facts: "));
  try {
    return JSON.parse(line?.slice("Facts: ".length) ?? "{}") as Facts;
  } catch {
    return {};
  }
}

const TYPES: Readonly<Record<string, string>> = {
  house: "house",
  condo: "condo",
  townhouse: "townhouse",
  land: "piece of land",
};

function sentencesOf(facts: Facts): string[] {
  const { city, state, bedrooms, bathrooms, sqft, year_built: year } = facts;
  const type = TYPES[String(facts.property_type)] ?? "home";
  const place = [city, state].filter((part) => typeof part === "string" && part !== "").join(", ");
  const rooms = [
    ...(isCount(bedrooms) ? [`${bedrooms} ${bedrooms === 1 ? "bedroom" : "bedrooms"}`] : []),
    ...(isCount(bathrooms) ? [`${bathrooms} ${bathrooms === 1 ? "bathroom" : "bathrooms"}`] : []),
  ].join(" and ");
  const features = listOf(facts.features).slice(0, 6);
  return [
    `This ${type}${place ? ` in ${place}` : ""}${rooms ? ` has ${rooms}` : " is for sale by its owner"}.`,
    ...(isCount(sqft) ? [`It measures ${formatNumber(sqft)} square feet.`] : []),
    ...(isCount(year) ? [`It was built in ${year}.`] : []),
    ...(features.length > 0 ? [`The owner names ${features.join(", ")}.`] : []),
  ];
}

function wordsOn(looks: readonly Look[]): string[] {
  if (looks.length === 0) return [];
  const outside = looks.filter(({ seemsOutside }) => seemsOutside).length;
  const isBright = looks.filter(({ brightness }) => brightness >= 45).length * 2 >= looks.length;
  const photos = looks.length === 1 ? "The photo shows it" : `${looks.length} photos show it`;
  return [
    `${photos} ${isBright ? "in bright light" : "in subdued light"}.`,
    ...(outside > 0 && outside < looks.length ? ["They show it from inside and outside."] : []),
  ];
}

function roomOf(look: Look | null): string {
  if (look === null) return "Unknown";
  return look.seemsOutside ? "Outside" : "Inside";
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && value > 0;
}
