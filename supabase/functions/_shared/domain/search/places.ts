import { addressWords } from "../homes/address-words.ts";
import { formatCount } from "../site/text/format.ts";

/** Places that the search box suggests (`suggest_places`), and their texts. */

export type PlaceSuggestion = {
  /** "Boise, ID": the value of the filter `place`. */
  label: string;
  kind: keyof typeof KIND_NAMES;
  /** How many homes for sale are there. */
  homes: number;
};

const KIND_NAMES = {
  town: "Town",
  zip: "ZIP code",
  county: "County",
  state: "State",
  street: "Street",
};

/** Fewer letters would match too many places. */
export const FEWEST_LETTERS = 2;

/** "Town · 12 homes" */
export function placeDetail({ kind, homes }: PlaceSuggestion): string {
  return `${KIND_NAMES[kind]} · ${formatCount(homes, "home")}`;
}

/** Announced to screen readers when the suggestions change. */
export function suggestionsText(count: number): string {
  return count === 0 ? "" : `${formatCount(count, "place")} to choose from with the arrow keys.`;
}

/** The same for what was searched for last. */
export function recentText(count: number): string {
  return `${formatCount(count, "suggestion")} from your last searches. Choose with the arrow keys.`;
}

/** Whether a label is the whole text: "St. Louis", but not "ocean" for "Ocean City, MD". */
function isWholePlace({ label, kind }: PlaceSuggestion, text: string): boolean {
  const [town = ""] = label.split(", ");
  const asked = addressWords(text);
  // Many towns have a street of the same name.
  return kind !== "street" && [label, town].some((name) => addressWords(name) === asked);
}

/** The only suggestion that is all of what was typed: Enter takes it. A town is meant before the county of its name. */
export function placeTyped(found: PlaceSuggestion[], text: string): PlaceSuggestion | undefined {
  const whole = found.filter((each) => isWholePlace(each, text));
  if (whole.length < 2) return whole[0];
  const towns = whole.filter(({ kind }) => kind === "town");
  const isClear = towns.length === 1 && whole.every(({ kind }) => /^(town|county)$/.test(kind));
  return isClear ? towns[0] : undefined;
}

/** Checks an answer of `suggest_places`. */
export function isSuggestions(answer: unknown): answer is PlaceSuggestion[] {
  return (
    Array.isArray(answer) &&
    answer.every((place: Partial<PlaceSuggestion> | null) => {
      const { label, kind, homes } = place ?? {};
      const isKnown = typeof kind === "string" && Object.hasOwn(KIND_NAMES, kind);
      return typeof label === "string" && typeof homes === "number" && isKnown;
    })
  );
}

/** An answer of `places_around`. */
export type PlacesAround = {
  /** "Chicago, IL" for "chicago". */
  label: string;
  /** How many ZIP codes a town has; 0 for other places. */
  zips: number;
  /** The nearest towns with homes for sale. */
  nearest: { label: string; homes: number; miles: number }[];
};

export function isAround(answer: unknown): answer is PlacesAround {
  const { label, zips, nearest } = (answer ?? {}) as Partial<PlacesAround>;
  return typeof label === "string" && typeof zips === "number" && Array.isArray(nearest);
}
