import {
  type ListingFilters,
  PLACE_MARK,
  placesOf,
  USUAL_MILES,
  withWords,
} from "@domain/search/listing-search.ts";
import type { PlaceSuggestion } from "@domain/search/places.ts";
import {
  isPlaceNamed,
  readPlainSearch,
  readWords,
  stateNamed,
} from "@domain/search/plain-search.ts";
import { isAlmostPlace } from "@domain/site/text/typo.ts";
import { searchListings } from "@web/api/search/listings.ts";
import { placeAlmost, placesAround, suggestPlaces } from "@web/api/search/places.ts";

export type UnderstoodSearch = {
  filters: ListingFilters;
  /** The words that became no filter. */
  left: string[];
  /** Near the visitor; the map asks the device where that is. */
  isNearby?: boolean;
};

export function isPlainSearch(text: string): boolean {
  return readPlainSearch(text) !== undefined;
}

/** Whether this is plain words or the start of them, as in "3 be": they are searched for on Enter. */
export function isUnfinished(text: string): boolean {
  return isPlainSearch(text) || /(^|\s)\d{1,2}(\s?\p{L}{0,8})$/u.test(text);
}

/**
 * Reads a search as people write it. A name is a place of homes for sale, or the one that is spelled almost like it, or a
 * town that is known to exist. A place without homes stays a filter: nothing is found, instead of homes elsewhere. If that
 * can't be checked, e.g. offline, the name is searched for as a word; so is a text without any filter, if homes have its
 * words.
 *
 * @returns undefined if the text isn't in plain words.
 */
export async function understand(text: string): Promise<UnderstoodSearch | undefined> {
  const isStrict = isPlainSearch(text);
  const first = readWords(text);
  const hasFilters = Object.keys(first.filters).length > 0;
  // "cozy", or a place alone, which the suggestions take.
  const [unread = ""] = first.rest;
  const isPlaces = SEVERAL.test(unread) || AROUND.test(unread);
  // "waterfront" alone, "show me homes"
  const isWhole = /[\p{L}\p{N}]/u.test(text) && !first.hasUnknown && first.rest.length === 0;
  if (!isStrict && !isWhole && !hasFilters && !isPlaces) return almostWords(text);
  const hasPlace = first.place !== undefined || first.filters.place !== undefined;
  const named = hasPlace ? undefined : await placesAmong(first.unread);
  const read = named ? readWords(text, undefined, [named.text]) : first;
  const { place, within, isNearby = false, isRefused } = read;
  const others = [...(read.others ?? [])];
  const filters = { ...read.filters };
  const left = [...read.rest];
  if (place !== undefined) {
    const found = await placesLike(place);
    if (!found)
      return {
        filters: { ...filters, search_term: withWords(filters.search_term, place) },
        left: [...left, ...others],
        isNearby,
      };
    // "Truth or Consequences" is one.
    const [other, another] = others;
    const whole = other && !another ? await knownLabel(`${place} or ${other}`) : undefined;
    if (whole) others.length = 0;
    filters.place = whole ?? (await labelOf(place, found)) ?? titled(place);
  } else if (named) {
    filters.place = named.labels.join(PLACE_MARK);
    if (named.isNear && named.labels.length === 1) filters.within = USUAL_MILES;
  }
  if (others.length > 0) {
    const labels = await Promise.all(
      others.map(async (name) => (await labelOf(name)) ?? titled(name)),
    );
    filters.place = [filters.place, ...labels].filter(Boolean).join(PLACE_MARK);
  }
  await takeNotPlaces(read.notPlaces, filters, left);
  if (filters.search_term !== undefined) await takeStreet(filters);
  if (within !== undefined && filters.place !== undefined && placesOf(filters).length === 1)
    filters.within = within;
  else if (read.distance !== undefined) left.push(read.distance);
  const understood = { filters, left, isNearby };
  // "cozy house", without a place among the words
  if (!isStrict && !isWhole && (filters.place === undefined || (await isStreet(text))))
    return (await isFound(text)) ? undefined : understood;
  if (Object.keys(filters).length > 0 || isRefused || isWhole) return understood;
  const words = isNearby ? left.join(" ") : text.trim();
  return { filters: words === "" ? {} : { search_term: words }, left: [], isNearby };
}

/** Words that no home has may be a place that is spelled almost like that: "Pheonix", "Abercron street". */
async function almostWords(text: string): Promise<UnderstoodSearch | undefined> {
  const name = text.trim();
  if (/\d/.test(name) || name.length < FEWEST_LETTERS_OF_TOWNS || (await isFound(name)))
    return undefined;
  const place =
    (await knownLabel(name)) ?? (await placeAlmost(name, undefined, true).catch(() => undefined));
  if (place !== undefined) return { filters: { place }, left: [] };
  const end = await placeAtEnd(name);
  return end && { filters: { place: end.label }, left: [end.before] };
}

/** "a Dutch barn savannah": the last words are a place that has homes, or a large town. */
async function placeAtEnd(text: string) {
  const words = text.split(/\s+/);
  for (const many of [2, 1]) {
    const name = words.slice(-many).join(" ");
    if (words.length <= many || words.length > MOST_WORDS_BEFORE) continue;
    const label = await wholeLabel(name);
    if (label !== undefined) return { label, name, before: words.slice(0, -many).join(" ") };
  }
  return undefined;
}

/** Whether homes have these words; assumed where it can't be asked. */
async function isFound(words: string): Promise<boolean> {
  const page = await searchListings({ search_term: words.trim() }, null, undefined, 1).catch(
    () => undefined,
  );
  return page === undefined || page.total > 0;
}

/** "Texas but not Austin": the names that are places become a filter, and the others stay said. */
async function takeNotPlaces(
  wanted: { name: string; phrase: string }[] = [],
  filters: ListingFilters,
  left: string[],
): Promise<void> {
  for (const { name, phrase } of wanted) {
    const names = name.split(BETWEEN_NAMES);
    const labels = await Promise.all(
      names.map(async (each) => wholeState(each) ?? wholeLabel(each)),
    );
    if (!labels.every((label) => label !== undefined)) continue;
    const known = filters.not_place?.split(PLACE_MARK) ?? [];
    filters.not_place = [...new Set([...known, ...labels])].join(PLACE_MARK);
    const at = left.indexOf(phrase);
    if (at >= 0) left.splice(at, 1);
  }
}

/** The place whose whole name it is: "mud" is not Mud Lake. */
async function wholeLabel(name: string): Promise<string | undefined> {
  const label = await labelOf(name, undefined, true);
  return label !== undefined && isAlmostPlace(label, name) ? label : undefined;
}

/** A street that no home is in may be one that is spelled almost like it. */
async function takeStreet(filters: ListingFilters): Promise<void> {
  const { search_term: street = "" } = filters;
  if (await isFound(street)) return;
  const place = await placeAlmost(street, undefined, true).catch(() => undefined);
  if (place === undefined || filters.place !== undefined) return;
  filters.place = place;
  delete filters.search_term;
}

/** The first of the texts that is a place or several ("austin or marfa"), perhaps with what is around it ("denver area"). */
async function placesAmong(texts: string[]) {
  for (const text of texts) {
    const isNear = AROUND.test(text);
    const names = text.replace(AROUND, "").replace(AROUND, "").split(BETWEEN_NAMES);
    // Sentences are no names, and each name asks the server.
    if (names.length > MOST_NAMES || names.some((name) => name.split(" ").length > MOST_NAMES))
      continue;
    const labels = await Promise.all(
      names.map(async (name) => (await labelOf(name, undefined, true)) ?? wholeState(name)),
    );
    if (labels.every((label) => label !== undefined)) return { text, labels, isNear };
  }
  for (const text of texts) {
    const end = await placeAtEnd(text);
    if (end) return { text: end.name, labels: [end.label], isNear: false };
  }
  return undefined;
}

/** A state in full; two letters are a word more often. */
function wholeState(name: string): string | undefined {
  return name.length > 2 ? stateNamed(name) : undefined;
}

const BETWEEN_NAMES = /\s*,\s*(?:(?:or|and)\s+)?|\s+(?:or|o|and|y|nor|ni|&)\s+/;
const SEVERAL = /\s(?:or|o|and|y)\s/;
const AROUND = /^(?:greater|metro|downtown|central)\s+|\s+(?:area|region|metro)$/;
const MOST_NAMES = 4;
const MOST_WORDS_BEFORE = 6;

/**
 * The place that a name means, if there is one.
 * @param isUnsure whether it may be no place at all, as a word that no rule covers: then only large towns are guessed.
 */
async function labelOf(name: string, found?: PlaceSuggestion[], isUnsure = false) {
  const here = found ?? (await placesLike(name)) ?? [];
  const match = best(isUnsure ? withoutStreets(here) : here, (label) => isPlaceNamed(label, name));
  if (match) return match.label;
  if (isUnsure && name.length < FEWEST_LETTERS_OF_TOWNS) return undefined;
  const known = await knownLabel(name, isUnsure ? LARGE_TOWN : 0);
  if (known !== undefined) return known;
  // A ZIP code is right or wrong.
  if (/\d/.test(name) || (isUnsure && name.length < FEWEST_LETTERS_OF_SLIPS)) return undefined;
  return placeAlmost(name).catch(() => undefined);
}

/** A place that exists, with at least so many ZIP codes, whether or not homes are for sale there. */
async function knownLabel(name: string, zips = 0): Promise<string | undefined> {
  const known = await placesAround(name).catch(() => null);
  return known && known.zips >= zips ? known.label : undefined;
}

const FEWEST_LETTERS_OF_TOWNS = 4;
/** Shorter words are often a slip away from a town's name. */
const FEWEST_LETTERS_OF_SLIPS = 7;
/** Places are ZIP codes: smaller towns have the names of many other things. */
const LARGE_TOWN = 5;

/** Streets are searched for as words. */
async function isStreet(text: string): Promise<boolean> {
  const found = (await placesLike(text)) ?? [];
  return found.some(({ kind, label }) => kind === "street" && isPlaceNamed(label, text));
}

function placesLike(name: string): Promise<PlaceSuggestion[] | undefined> {
  return suggestPlaces(name).catch(() => undefined);
}

/** "Santa Fe" is the town, although its county has more homes. */
function best(found: PlaceSuggestion[], isMeant: (label: string) => boolean) {
  const meant = found.filter(({ label }) => isMeant(label));
  return meant.find(({ kind }) => kind === "town") ?? meant[0];
}

/** Many towns have a street of the same name. */
function withoutStreets(found: PlaceSuggestion[] = []): PlaceSuggestion[] {
  return found.filter(({ kind }) => kind !== "street");
}

/** "san diego, CA" as a label would have it. */
function titled(place: string): string {
  return place.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}
