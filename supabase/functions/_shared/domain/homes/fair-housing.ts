import { FAIR_HOUSING_RULES, type FairHousingRule, HARMLESS } from "./fair-housing-rules.ts";

/**
 * Checks an owner's text for words that fair-housing law is concerned with. It explains, suggests
 * and asks for confirmation before publishing; it never changes or blocks a text, and it is not
 * legal advice. fair-housing-rules.ts names its source. The same text always gives the same hits.
 */
export type FairHousingHit = {
  kind: FairHousingRule["kind"];
  /** The matched words, from `start` up to `end` (UTF-16 positions, as for String.slice). */
  phrase: string;
  start: number;
  end: number;
  reason: string;
  suggestion: string;
};

/** Hits in the order of the text, without overlaps. */
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
  return withoutOverlaps(found);
}

export type ListingWarning = FairHousingHit & {
  field: "title" | "description" | "features";
  /** The index of the feature. */
  index?: number;
};

/** The free text of a listing that buyers read. */
export type ListingWords = { title?: string; description?: string; features?: readonly string[] };

/** The hits in all of a listing's texts. */
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
 * The words covered by federal law that buyers would see for the first time.
 * @param before the texts already public; omitted for a home that isn't public yet.
 */
export function newOffences(after: ListingWords, before: ListingWords = {}): ListingWarning[] {
  const known = new Set(offences(before).map(warningKey));
  return offences(after).filter((hit) => !known.has(warningKey(hit)));
}

function offences(words: ListingWords): ListingWarning[] {
  return listingWarnings(words).filter(({ kind }) => kind === "avoid");
}

function warningKey({ field, phrase }: ListingWarning): string {
  return `${field} ${phrase.toLowerCase()}`;
}

/** Bounded, so that a text full of spaces can't slow the match down. */
const GAP = "[\\s\\p{Pd}]{1,4}";

const COMPILED = FAIR_HOUSING_RULES.map(({ find, ...rule }) => ({
  ...rule,
  pattern: wordPattern(find),
}));

const HARMLESS_PATTERN = wordPattern(HARMLESS);

/** Matches at word boundaries; a space matches a run of spaces and dashes. */
function wordPattern(phrases: readonly string[]): RegExp {
  const words = phrases.map((phrase) =>
    phrase
      .replace(/ (\?)?/g, (_, optional) => `(?:${GAP})${optional ?? ""}`)
      .replaceAll("'", "['’]"),
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?![\\p{L}\\p{N}])`, "giu");
}

/** Blanks out harmless phrases with the same number of characters, so positions don't move. */
function withoutHarmless(text: string): string {
  return text.replace(HARMLESS_PATTERN, (words) => BLANK.repeat(words.length));
}

/** Neither a letter nor a space, so no pattern matches across it. */
const BLANK = "·";

/** Keeps the longest of overlapping hits; of equally long ones, the one covered by federal law. */
function withoutOverlaps(hits: FairHousingHit[]): FairHousingHit[] {
  const kept: FairHousingHit[] = [];
  const length = (hit: FairHousingHit) => hit.end - hit.start;
  const ordered = hits.sort(
    (a, b) => length(b) - length(a) || Number(b.kind === "avoid") - Number(a.kind === "avoid"),
  );
  for (const hit of ordered)
    if (kept.every((other) => hit.end <= other.start || hit.start >= other.end)) kept.push(hit);
  return kept.sort((a, b) => a.start - b.start);
}
