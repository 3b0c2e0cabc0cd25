import {
  type ListingFilters,
  PLACE_MARK,
  placesOf,
  USUAL_MILES,
  withWords,
} from "@domain/search/listing-search.ts";
import type { PlaceSuggestion } from "@domain/search/places.ts";
import { isPlaceNamed, readPlainSearch, readWords } from "@domain/search/plain-search.ts";
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
 * can't be checked, e.g. offline, the name is searched for as a word; so is a text without any filter.
 *
 * @returns undefined if the text isn't in plain words.
 */
export async function understand(text: string): Promise<UnderstoodSearch | undefined> {
  const isStrict = isPlainSearch(text);
  const read = readWords(text);
  // "cozy", or a place alone, which the suggestions take.
  const [unread = ""] = read.rest;
  const isPlaces = SEVERAL.test(unread) || AROUND.test(unread);
  // "waterfront" alone, "show me homes"
  const isWhole = /[\p{L}\p{N}]/u.test(text) && !read.hasUnknown && read.rest.length === 0;
  if (!isStrict && !isWhole && Object.keys(read.filters).length === 0 && !isPlaces)
    return undefined;
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
  } else if (filters.place === undefined) {
    const named = await placesAmong(left);
    if (named) {
      filters.place = named.labels.join(PLACE_MARK);
      if (named.isNear && named.labels.length === 1) filters.within = USUAL_MILES;
      left.splice(named.at, 1);
    }
  }
  if (others.length > 0) {
    const labels = await Promise.all(
      others.map(async (name) => (await labelOf(name)) ?? titled(name)),
    );
    filters.place = [filters.place, ...labels].filter(Boolean).join(PLACE_MARK);
  }
  if (within !== undefined && filters.place !== undefined && placesOf(filters).length === 1)
    filters.within = within;
  else if (read.distance !== undefined) left.push(read.distance);
  // "cozy house", without a place among the words
  if (!isStrict && !isWhole && (filters.place === undefined || (await isStreet(text))))
    return undefined;
  if (Object.keys(filters).length > 0 || isRefused || isWhole) return { filters, left, isNearby };
  const words = isNearby ? left.join(" ") : text.trim();
  return { filters: words === "" ? {} : { search_term: words }, left: [], isNearby };
}

/** The first of the texts that is a place or several ("austin or marfa"), perhaps with what is around it ("denver area"). */
async function placesAmong(texts: string[]) {
  for (const [at, text] of texts.entries()) {
    const isNear = AROUND.test(text);
    const names = text
      .replace(AROUND, "")
      .replace(AROUND, "")
      .split(/\s*,\s*(?:or\s+)?|\s+(?:or|o|and|y)\s+/);
    // Sentences are no names, and each name asks the server.
    if (names.length > MOST_NAMES || names.some((name) => name.split(" ").length > MOST_NAMES))
      continue;
    const labels = await Promise.all(names.map((name) => labelOf(name, undefined, true)));
    if (labels.every((label) => label !== undefined)) return { at, labels, isNear };
  }
  return undefined;
}

const SEVERAL = /\s(?:or|o|and|y)\s/;
const AROUND = /^(?:greater|metro|downtown|central)\s+|\s+(?:area|region|metro)$/;
const MOST_NAMES = 4;

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
