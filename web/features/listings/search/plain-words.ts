import { type ListingFilters, withWords } from "@domain/listing-search.ts";
import type { PlaceSuggestion } from "@domain/places.ts";
import { isAlmostPlace, isPlaceNamed, readPlainSearch } from "@domain/plain-search.ts";
import { suggestPlaces } from "@web/api/places.ts";

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
 * Reads a search as people write it. A name is a place of homes for sale, or the one that is spelled almost like it.
 * A place without homes stays a filter: nothing is found, instead of homes elsewhere. If that can't be checked, e.g.
 * offline, the name is searched for as a word; so is a text without any filter.
 *
 * @returns undefined if the text isn't in plain words.
 */
export async function understand(text: string): Promise<UnderstoodSearch | undefined> {
  const read = readPlainSearch(text);
  if (!read) return undefined;
  const { filters, place, rest, isNearby = false, isRefused } = read;
  if (place !== undefined) {
    const found = await placesLike(place);
    if (!found)
      return {
        filters: { ...filters, search_term: withWords(filters.search_term, place) },
        left: rest,
        isNearby,
      };
    const match = best(found, (label) => isPlaceNamed(label, place)) ?? (await almost(place));
    return { filters: { ...filters, place: match?.label ?? titled(place) }, left: rest, isNearby };
  }
  const left = [...rest];
  for (const name of filters.place === undefined ? rest : []) {
    const match = best((await placesLike(name)) ?? [], (label) => isPlaceNamed(label, name));
    if (!match) continue;
    filters.place = match.label;
    left.splice(left.indexOf(name), 1);
    break;
  }
  if (Object.keys(filters).length > 0 || isRefused) return { filters, left, isNearby };
  const words = isNearby ? left.join(" ") : text.trim();
  return { filters: words === "" ? {} : { search_term: words }, left: [], isNearby };
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

/** The place whose name differs by a slip of the keys, found by how it begins. */
async function almost(name: string): Promise<PlaceSuggestion | undefined> {
  for (const letters of [4, 2]) {
    const found = await placesLike(name.slice(0, letters));
    const match = best(withoutStreets(found), (label) => isAlmostPlace(label, name));
    if (match) return match;
  }
  return undefined;
}

/** "san diego, CA" as a label would have it. */
function titled(place: string): string {
  return place.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}
