import type { KeptMarks } from "@domain/search/home-marks.ts";
import { asMember } from "../site/transport/tables.ts";

/** The account's marks on homes. */

export type SentMarks = {
  /** Listing ids, the last one first. */
  seen?: string[];
  hidden?: string[];
  /** Homes that are no longer hidden. */
  shown?: string[];
  /** Homes with their notes, in the same order; an empty note is removed. */
  noted?: string[];
  notes?: string[];
  forgets_seen?: boolean;
};

/** Stores marks, which also counts as a look at homes. @returns all marks of the account. @throws AppError */
export function keepHomeMarks(marks: SentMarks): Promise<KeptMarks> {
  return asMember({ fallback: "marks_not_saved" }, (db) => db.rpc("keep_home_marks", marks));
}
