import { LIST_LIMITS } from "../site/errors/limits.ts";
import { isVisible } from "../site/text/contact-details.ts";
import { isUuid } from "../site/text/ids.ts";

/**
 * Lists of homes that an account shares by link with people who need no account.
 */

export const VOTES = ["yes", "maybe", "no"] as const;
export type Vote = (typeof VOTES)[number];
export const VOTE_NAMES: Record<Vote, string> = { yes: "Yes", maybe: "Maybe", no: "No" };

export type SharedList = {
  id: string;
  name: string;
  /** The name its owner uses on it. */
  owner: string;
  is_own: boolean;
  /** When the list's link ends; null without a link. */
  link_until: string | null;
  guests: { id: string; name: string }[];
  homes: ListedHome[];
};

export type ListedHome = {
  /** The listing's id. */
  id: string;
  /** A guest's id, null for the owner, "left" for a guest who has left. */
  by: string | null;
  said: Judgment[];
};

/** One person's vote and comment on a home; `by` as above. */
type Judgment = { by: string | null; vote: Vote | null; comment: string | null };

/** The list after joining it, and the guest's id. */
export type JoinedList = SharedList & { me: string };

/** A list opened by its link on this device, which guest the visitor is, and the key that proves it. */
export type RememberedList = {
  id: string;
  token: string;
  name: string;
  me: string | null;
  key: string | null;
  /** The account that was signed in; without it, a guest opened it. */
  openedBy?: string;
};

/** How many of other people's lists a device remembers. */
export const MOST_REMEMBERED = 20;

export function personName(list: SharedList, by: string | null): string {
  if (by === null) return list.owner;
  return list.guests.find(({ id }) => id === by)?.name ?? "Someone who left";
}

/** "2 yes, 1 no"; empty without votes. */
export function votesInWords(said: readonly Judgment[]): string {
  return VOTES.flatMap((vote) => {
    const count = said.filter((each) => each.vote === vote).length;
    return count > 0 ? [`${count} ${VOTE_NAMES[vote].toLowerCase()}`] : [];
  }).join(", ");
}

export function listNameProblem(name: string): string | undefined {
  return problemOf(name, LIST_LIMITS.name, "Please give the list a name.");
}

export function personNameProblem(name: string): string | undefined {
  return problemOf(name, LIST_LIMITS.person, "Please enter a name.");
}

/** Reads the remembered lists and drops anything malformed. */
export function readRemembered(text: string | null): RememberedList[] {
  return parsed(text).filter(isRemembered).slice(0, MOST_REMEMBERED);
}

function problemOf(text: string, most: number, missing: string): string | undefined {
  // An invisible name is none, as in SQL.
  if (!isVisible(text)) return missing;
  return text.trim().length > most ? `Please use at most ${most} characters.` : undefined;
}

function parsed(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value : [];
  } catch {
    // Foreign or corrupt data counts as empty.
    return [];
  }
}

function isRemembered(value: unknown): value is RememberedList {
  const { id, token, name, me, key } = (value ?? {}) as Partial<
    Record<keyof RememberedList, unknown>
  >;
  return (
    isUuid(id) &&
    typeof token === "string" &&
    typeof name === "string" &&
    (me === null ? key === null : isUuid(me) && isUuid(key))
  );
}
