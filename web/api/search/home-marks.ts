import type { KeptMarks } from "@domain/search/home-marks.ts";
import { asMember } from "../site/tables.ts";

/** What the account remembers about homes. */

export type SentMarks = {
  /** Listing ids, the last one first. */
  seen?: string[];
  hidden?: string[];
  /** No longer hidden. */
  shown?: string[];
  /** Homes with their notes, in the same order; an empty note is removed. */
  noted?: string[];
  notes?: string[];
  forgets_seen?: boolean;
};

/** Also counts as a look at homes. @returns all marks of the account. @throws AppError */
export function keepHomeMarks(marks: SentMarks): Promise<KeptMarks> {
  return asMember({ fallback: "marks_not_saved" }, (db) => db.rpc("keep_home_marks", marks));
}
