import { formatCount } from "./format.ts";

/** Places that a search box suggests (`suggest_places`), and how they are said. */

export const PLACE_KINDS = ["town", "zip", "county", "state", "street"] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export type PlaceSuggestion = {
  /** "Boise, ID": the value of the filter `place`. */
  label: string;
  kind: PlaceKind;
  /** How many homes for sale it has. */
  homes: number;
};

export const PLACE_KIND_NAMES: Record<PlaceKind, string> = {
  town: "Town",
  zip: "ZIP code",
  county: "County",
  state: "State",
  street: "Street",
};

/** Fewer letters would match too many places to be of use. */
export const FEWEST_LETTERS = 2;

/** "Town · 12 homes" */
export function placeDetail({ kind, homes }: PlaceSuggestion): string {
  return `${PLACE_KIND_NAMES[kind]} · ${formatCount(homes, "home")}`;
}

/** What a screen reader hears when the suggestions change. */
export function suggestionsText(count: number): string {
  return count === 0 ? "" : `${formatCount(count, "place")} to choose from with the arrow keys.`;
}

/** What answers of `suggest_places` have to look like. */
export function isSuggestions(answer: unknown): answer is PlaceSuggestion[] {
  return (
    Array.isArray(answer) &&
    answer.every((place: Partial<PlaceSuggestion> | null) => {
      const { label, kind, homes } = place ?? {};
      return typeof label === "string" && typeof homes === "number" && isPlaceKind(kind);
    })
  );
}

function isPlaceKind(kind: unknown): kind is PlaceKind {
  return PLACE_KINDS.some((known) => known === kind);
}
