import type { FairHousingHit } from "@domain/homes/fair-housing.ts";

/** A one-tap edit that resolves a hit. */
type QuickEdit = { label: string; text: string };

/**
 * The edits for a hit: each wording quoted in its suggestion (“near”), and removing the phrase.
 * Applied only when the owner taps one.
 */
export function quickEdits(text: string, hit: FairHousingHit): QuickEdit[] {
  const before = text.slice(0, hit.start);
  const after = text.slice(hit.end);
  const wordings = [...hit.suggestion.matchAll(/“([^”]+)”/g)].map(([, words = ""]) => words);
  return [
    ...wordings.map((words) => ({
      label: `Write “${words}”`,
      text: before + likeThis(hit.phrase, words) + after,
    })),
    { label: "Take it out", text: closed(before, after) },
  ];
}

/** Matches the phrase's capitalization: "Near" in place of "Walking distance to". */
function likeThis(phrase: string, words: string): string {
  const [first = ""] = phrase;
  const isCapital = first !== first.toLowerCase();
  return isCapital ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

/** Closes the gap a phrase leaves: no double space, and no comma before a period. */
function closed(before: string, after: string): string {
  const isLoose = /(^|\s)$/.test(before) && /^[ \t]/.test(after);
  if (isLoose) return before + after.replace(/^[ \t]+/, "");
  if (/^[.!?]/.test(after)) return before.replace(/[ \t,;:]+$/, "") + after;
  if (/^[,;:)]/.test(after)) return before.replace(/[ \t]+$/, "") + after;
  return before + after;
}
