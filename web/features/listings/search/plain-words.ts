import { type ListingFilters, withWords } from "@domain/listing-search.ts";
import { isPlaceNamed, readPlainSearch } from "@domain/plain-search.ts";
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
 * Reads a search as people write it. A name counts as a place only if homes are for sale there. If that can't
 * be checked, e.g. offline, the name is searched for as a word; so is a text without any filter.
 *
 * @returns undefined if the text isn't in plain words.
 */
export async function understand(text: string): Promise<UnderstoodSearch | undefined> {
  const read = readPlainSearch(text);
  if (!read) return undefined;
  const { filters, place, rest, isNearby = false } = read;
  const left = [...rest];
  const candidates = filters.place === undefined ? [place, ...rest] : [];
  for (const name of candidates.filter((each) => each !== undefined)) {
    const found = await suggestPlaces(name).catch(() => undefined);
    if (found === undefined && name === place)
      return {
        filters: { ...filters, search_term: withWords(filters.search_term, name) },
        left,
        isNearby,
      };
    const named = found?.filter(({ label }) => isPlaceNamed(label, name));
    // "Santa Fe" is the town, although its county has more homes.
    const match = named?.find(({ kind }) => kind === "town") ?? named?.[0];
    if (!match) continue;
    filters.place = match.label;
    if (name === place) return { filters, left, isNearby };
    left.splice(left.indexOf(name), 1);
    break;
  }
  if (Object.keys(filters).length === 0) {
    const words = isNearby ? left.join(" ") : text.trim();
    return { filters: words === "" ? {} : { search_term: words }, left: [], isNearby };
  }
  if (place !== undefined) left.unshift(`in ${place}`);
  return { filters, left, isNearby };
}
