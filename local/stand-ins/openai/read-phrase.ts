import type { Question } from "./request.ts";

/**
 * The answer that `functions/listings/phrases` asks for. A model knows what people mean by many words; the stand-in knows
 * a few.
 */
export async function readPhrase({ texts }: Question) {
  const words = texts.at(-1) ?? "";
  const filters = MEANINGS.flatMap(([pattern, name, value]) =>
    pattern.test(words) ? [{ name, value }] : [],
  );
  return { filters };
}

const MEANINGS: readonly (readonly [RegExp, string, string])[] = [
  [/\b(horses?|goats|sheep)\b/, "min_lot_size", "2"],
  [/\bcharge\b.*\bcar\b/, "features", "ev_charger"],
  [/\b(climb|climbing)\b/, "max_stories", "1"],
  [/\bgrand(ma|pa|parents)\b/, "min_bedrooms", "4"],
  [/\bpark\b.*\b(boat|truck|rv)\b/, "min_garage_spaces", "2"],
];
