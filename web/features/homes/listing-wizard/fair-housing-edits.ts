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

/** Closes the gap a phrase leaves: no second space or stop, no comma before a stop, and no empty brackets. */
function closed(before: string, after: string): string {
  const head = before.replace(/[ \t]+$/, "");
  const tail = after.replace(/^[ \t]+/, "");
  if (head.endsWith("(") && tail.startsWith(")")) return closed(head.slice(0, -1), tail.slice(1));
  // A phrase that was the whole sentence, or began it, takes its stop or comma along.
  if (/(^|[.!?\n(])$/.test(head)) return joined(head, tail.replace(/^[.!?,;:]+[ \t]*/, ""));
  if (/^([.!?,;:\n]|$)/.test(tail)) return head.replace(/[ \t,;:]+$/, "") + tail;
  return head !== before || tail !== after ? joined(head, tail) : head + tail;
}

/** One space between two parts, where a space belongs. */
function joined(head: string, tail: string): string {
  return /(^|[\n(])$/.test(head) || /^([\n)]|$)/.test(tail) ? head + tail : `${head} ${tail}`;
}
