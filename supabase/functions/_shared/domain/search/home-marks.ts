import { MARK_LIMITS } from "../site/errors/first-limits.ts";
import { formatNumber } from "../site/text/format.ts";
import { isUuid } from "../site/text/ids.ts";
import { typedText } from "../site/text/typed-text.ts";

/**
 * A visitor's marks on homes: seen, hidden, notes, and their last visit. Guests have them on their device and users in
 * their account, with the same limits.
 */

/** A visit ends when the person has not looked at homes for this long. */
export const VISIT_PAUSE_MS = 4 * 60 * 60_000;

export type HomeMarks = {
  /** Listing ids, the last one first. */
  seen: readonly string[];
  hidden: readonly string[];
  notes: Readonly<Record<string, string>>;
};

/** The account's marks, with the end of the visit before this one. */
export type KeptMarks = HomeMarks & { before: string | null };

/** One change of a home's marks; an empty note removes it. */
export type MarkChange = { seen?: true; hidden?: boolean; note?: string };

/** The times of looking at homes, in milliseconds. */
export type Visit = {
  last: number;
  /** The end of the visit before this one; null if there was none. */
  before: number | null;
};

export const NO_MARKS: HomeMarks = { seen: [], hidden: [], notes: {} };

/** The marks after a change; the same object if nothing changes. */
export function withMark(marks: HomeMarks, id: string, change: MarkChange): HomeMarks {
  const seen = change.seen ? first(marks.seen, id).slice(0, MARK_LIMITS.seen) : marks.seen;
  const hidden =
    change.hidden === undefined
      ? marks.hidden
      : change.hidden
        ? first(marks.hidden, id).slice(0, MARK_LIMITS.hidden)
        : marks.hidden.filter((other) => other !== id);
  return { seen, hidden, notes: withNote(marks.notes, id, change.note) };
}

/** Two notes about one home, written as a guest and in the account. */
export function joinedNote(account: string | undefined, guest: string): string {
  if (!account || account.includes(guest)) return account ?? guest;
  // A cut may halve a character.
  return typedText(`${account}\n${guest}`.slice(0, MARK_LIMITS.note)).trim();
}

export function nextVisit(visit: Visit | null, now: number): Visit {
  if (!visit) return { last: now, before: null };
  const isAnother = now - visit.last > VISIT_PAUSE_MS;
  return { last: now, before: isAnother ? visit.last : visit.before };
}

/** @returns what is wrong with a note, for the user. */
export function noteProblem(note: string): string | undefined {
  if (typedText(note) !== note.replaceAll("\t", " "))
    return "The note has invisible characters. Please type it again.";
  return note.trim().length > MARK_LIMITS.note
    ? `A note has at most ${formatNumber(MARK_LIMITS.note)} characters.`
    : undefined;
}

/** Reads stored marks and drops anything malformed. */
export function readMarks(value: unknown): HomeMarks {
  const { seen, hidden, notes } = record(value);
  return {
    seen: ids(seen).slice(0, MARK_LIMITS.seen),
    hidden: ids(hidden).slice(0, MARK_LIMITS.hidden),
    notes: Object.fromEntries(
      Object.entries(record(notes)).filter(
        (entry): entry is [string, string] => isUuid(entry[0]) && typeof entry[1] === "string",
      ),
    ),
  };
}

export function readVisit(value: unknown): Visit | null {
  const { last, before } = record(value);
  if (typeof last !== "number") return null;
  return { last, before: typeof before === "number" ? before : null };
}

function withNote(notes: HomeMarks["notes"], id: string, note: string | undefined) {
  if (note === undefined) return notes;
  const { [id]: _, ...others } = notes;
  return note.trim() === "" ? others : { ...others, [id]: note.trim() };
}

function first(list: readonly string[], id: string): readonly string[] {
  return [id, ...list.filter((other) => other !== id)];
}

function ids(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(isUuid) : [];
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
