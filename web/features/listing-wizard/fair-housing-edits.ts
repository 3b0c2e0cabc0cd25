import type { FairHousingHit } from "@domain/fair-housing.ts";

/** A change of a text that answers a hit at one tap. */
export type QuickEdit = { label: string; text: string };

/**
 * What can be done about a hit: each wording that its suggestion quotes (“near”), and taking it
 * out. Nothing happens unless the owner taps it.
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

/** "Near" where "Walking distance to" stood. */
function likeThis(phrase: string, words: string): string {
  const [first = ""] = phrase;
  const isCapital = first !== first.toLowerCase();
  return isCapital ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

/** Without two spaces, or a comma before a full stop, where the phrase was. */
function closed(before: string, after: string): string {
  const isLoose = /(^|\s)$/.test(before) && /^[ \t]/.test(after);
  if (isLoose) return before + after.replace(/^[ \t]+/, "");
  if (/^[.!?]/.test(after)) return before.replace(/[ \t,;:]+$/, "") + after;
  if (/^[,;:)]/.test(after)) return before.replace(/[ \t]+$/, "") + after;
  return before + after;
}
