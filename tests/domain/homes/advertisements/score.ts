import { readAdvertisement } from "@domain/homes/listing-import.ts";

export type Advertisement = {
  name: string;
  text: string;
  /** Facts that a person who reads the advertisement to its end can say for certain. */
  is: { [Name in Scored]?: string | number };
};

/** Fields that have one right value; titles, descriptions and features are the owner's to judge. */
const SCORED = [
  "property_type",
  "address",
  "city",
  "state",
  "zip_code",
  "price",
  "bedrooms",
  "bathrooms",
  "sqft",
  "year_built",
  "garage_spaces",
  "stories",
  "lot_size",
  "hoa_fee",
] as const;
type Scored = (typeof SCORED)[number];

export type Score = { right: number; missing: string[]; wrong: string[] };

/**
 * Counts values: right, missing, and wrong, which also means a value for a field of which the text says nothing
 * certain.
 */
export function score(advertisements: readonly Advertisement[]): Score {
  const result: Score = { right: 0, missing: [], wrong: [] };
  for (const { name, text, is } of advertisements) {
    const { fields } = readAdvertisement(text);
    for (const field of SCORED) {
      const read = fields.find((each) => each.name === field)?.value;
      const said = `${name}: ${field} ${JSON.stringify(read)}, is ${JSON.stringify(is[field])}`;
      if (read === undefined && is[field] === undefined) continue;
      if (read === is[field]) result.right += 1;
      else if (read === undefined) result.missing.push(said);
      else result.wrong.push(said);
    }
  }
  return result;
}
