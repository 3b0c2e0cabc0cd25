import { LISTING_LIMITS } from "@domain/homes/listing-input.ts";
import type { ListingFields } from "./listing-fields.ts";

/** The parts that the owner accepted from a draft written from the photos. */
export type AcceptedWords = { description: string; features: string[] };

/** Appends it to the existing fields, without duplicates and within the limits. */
export function withAcceptedWords(
  { description, features }: Pick<ListingFields, "description" | "features">,
  words: AcceptedWords,
): Pick<ListingFields, "description" | "features"> {
  const known = new Set(features.map((feature) => feature.toLowerCase()));
  const added = words.features.filter((feature) => {
    const isNew = !known.has(feature.toLowerCase());
    known.add(feature.toLowerCase());
    return isNew;
  });
  const text = words.description.trim();
  const isThere = text === "" || description.includes(text);
  return {
    description: isThere ? description : [description.trimEnd(), text].filter(Boolean).join("\n\n"),
    features: [...features, ...added].slice(0, Math.max(LISTING_LIMITS.features, features.length)),
  };
}
