import { FAIR_HOUSING_RULES, type FairHousingRule, HARMLESS } from "./fair-housing-rules.ts";

/**
 * Reads what an owner writes for words that fair-housing law is about. It explains, suggests, and
 * asks once more before buyers read them; it never changes or forbids a text, and it is no legal
 * advice. Its source is named in fair-housing-rules.ts. The same text always gives the same hits.
 */
export type FairHousingHit = {
  kind: FairHousingRule["kind"];
  /** As it stands in the text, from `start` up to `end` (UTF-16 positions, as String.slice). */
  phrase: string;
  start: number;
  end: number;
  reason: string;
  suggestion: string;
};

/** In the order of the text; none overlaps another. */
export function fairHousingHits(text: string): FairHousingHit[] {
  const readable = withoutHarmless(text);
  const found: FairHousingHit[] = [];
  for (const { pattern, kind, reason, suggestion } of COMPILED) {
    for (const { 0: words, index } of readable.matchAll(pattern)) {
      const end = index + words.length;
      const phrase = text.slice(index, end);
      found.push({ kind, phrase, start: index, end, reason, suggestion });
    }
  }
  return apart(found);
}

export type ListingWarning = FairHousingHit & {
  field: "title" | "description" | "features";
  /** Which of the features. */
  index?: number;
};

/** Whatever buyers read that somebody has written. */
export type ListingWords = { title?: string; description?: string; features?: readonly string[] };

/** The hits in all the words of a listing. */
export function listingWarnings(listing: ListingWords): ListingWarning[] {
  const { title = "", description = "", features = [] } = listing;
  return [
    ...fairHousingHits(title).map((hit) => ({ field: "title" as const, ...hit })),
    ...fairHousingHits(description).map((hit) => ({ field: "description" as const, ...hit })),
    ...features.flatMap((feature, index) =>
      fairHousingHits(feature).map((hit) => ({ field: "features" as const, index, ...hit })),
    ),
  ];
}

/**
 * The words that federal law is about and that buyers would read for the first time.
 * @param before what they can read already; left out for a home that is not public yet.
 */
export function newOffences(after: ListingWords, before: ListingWords = {}): ListingWarning[] {
  const known = new Set(offences(before).map(sayingOf));
  return offences(after).filter((hit) => !known.has(sayingOf(hit)));
}

function offences(words: ListingWords): ListingWarning[] {
  return listingWarnings(words).filter(({ kind }) => kind === "avoid");
}

function sayingOf({ field, phrase }: ListingWarning): string {
  return `${field} ${phrase.toLowerCase()}`;
}

/** A few at most, so that a text full of blanks costs no time. */
const GAP = "[\\s\\p{Pd}]{1,4}";

const COMPILED = FAIR_HOUSING_RULES.map(({ find, ...rule }) => ({
  ...rule,
  pattern: wordPattern(find),
}));

const HARMLESS_PATTERN = wordPattern(HARMLESS);

/** Begins and ends at a word; a space is any run of spaces and dashes. */
function wordPattern(phrases: readonly string[]): RegExp {
  const words = phrases.map((phrase) =>
    phrase
      .replace(/ (\?)?/g, (_, optional) => `(?:${GAP})${optional ?? ""}`)
      .replaceAll("'", "['’]"),
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?![\\p{L}\\p{N}])`, "giu");
}

/** What is harmless becomes blanks of the same length, so that every position stays. */
function withoutHarmless(text: string): string {
  return text.replace(HARMLESS_PATTERN, (words) => BLANK.repeat(words.length));
}

/** No letter, no space: nothing reaches across it. */
const BLANK = "·";

/** Of hits that overlap, the longest; of equal ones, what the federal law is about. */
function apart(hits: FairHousingHit[]): FairHousingHit[] {
  const kept: FairHousingHit[] = [];
  const length = (hit: FairHousingHit) => hit.end - hit.start;
  const ordered = hits.sort(
    (a, b) => length(b) - length(a) || Number(b.kind === "avoid") - Number(a.kind === "avoid"),
  );
  for (const hit of ordered)
    if (kept.every((other) => hit.end <= other.start || hit.start >= other.end)) kept.push(hit);
  return kept.sort((a, b) => a.start - b.start);
}
