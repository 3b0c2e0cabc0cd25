import { NUMBER_FILTERS } from "../homes/listing-fields.ts";
import { PHRASE_LIMITS } from "../site/errors/limits.ts";
import { filtersToQuery, type ListingFilters, parseFilters } from "./listing-search.ts";
import { onKeyboard } from "./plain-search-tokens.ts";

/**
 * What a model makes of words that the rules of the search leave over: filters of the same kind, which are offered and
 * never applied (decision 212).
 */

/** The filters that a model may name. Places aren't among them: only the database knows whether one exists. */
export const PHRASE_FILTERS = [
  "property_type",
  ...NUMBER_FILTERS.map(({ name }) => name),
  "status",
  "features",
  "without",
  "only",
] as const;

/**
 * The phrase as it is sent and remembered, so that everyone who writes the same is answered the same. Undefined for one
 * that isn't sent: a word alone, which is soon searched for, a whole letter, or something by which a person may be known.
 */
export function sentPhrase(phrase: string): string | undefined {
  const plain = onKeyboard(phrase)
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/^[\s.,;:!?'"-]+|[\s.,;:!?'"-]+$/g, "");
  const isFit = plain.includes(" ") && plain.length <= PHRASE_LIMITS.characters;
  return isFit && !PERSONAL.test(plain) ? plain : undefined;
}

/** Addresses of mail and pages, and numbers that are longer than those of homes and their prices. */
const PERSONAL = /@|:\/\/|\bwww\.|(?:\d[\s().+-]{0,3}){8}/;

/**
 * The model's answer, checked by the rules of every search: with one name or value that they don't know, it is none.
 * @returns the query of the filters; "" for none.
 */
export function queryOfReading(readings: readonly { name: string; value: string }[]): string {
  const known: readonly string[] = PHRASE_FILTERS;
  const names = readings.map(({ name }) => name);
  if (names.some((name) => !known.includes(name)) || new Set(names).size < names.length) return "";
  return readQuery(new URLSearchParams(readings.map(({ name, value }) => [name, value])));
}

/** The filters of a reading that was kept, as far as today's rules know them. */
export function filtersOfReading(query: string): ListingFilters {
  return parseFilters(new URLSearchParams(readQuery(new URLSearchParams(query)))).filters;
}

function readQuery(query: URLSearchParams): string {
  const known: readonly string[] = PHRASE_FILTERS;
  const { filters, problems } = parseFilters(query);
  if (problems.length > 0 || [...query.keys()].some((name) => !known.includes(name))) return "";
  return filtersToQuery(filters).toString();
}
