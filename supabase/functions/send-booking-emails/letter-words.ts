import { plainTitle } from "../_shared/domain/search/plain-words.ts";
import { MAX_ENTRY_NOTES } from "../_shared/domain/showings/availability.ts";
import { type Fact, type Letter, severalLines } from "../_shared/edge/letter.ts";
import type { DueEmail, TrustKind } from "./due-email.ts";

/** The words that differ between letters about a showing, by the kind of mail and the purpose of the time. */

export type OwnersKind = Exclude<
  DueEmail["kind"],
  "kept" | "feedback" | "message" | "again" | TrustKind
>;

export type VisitorsKind = Exclude<DueEmail["kind"], TrustKind>;

export type OwnerWords = Pick<Letter, "subject" | "heading"> & {
  text: string;
  more?: Fact[];
  action: string;
  hasNote?: boolean;
};

export type VisitorWords = Pick<Letter, "subject" | "heading" | "paragraphs" | "note"> & {
  more?: Fact[];
  /** Names the showing's time. */
  when?: string;
  status?: string;
  action: string;
  /** Says why the mail came, unless the recipient asked for a showing. */
  closing?: string;
};

/** An owner's text is sent without links and contact details. */
export function entryNotes(email: DueEmail): Letter["note"] {
  const text = severalLines(email.entry_notes ?? "", MAX_ENTRY_NOTES)
    .split("\n")
    .map(plainTitle)
    .join("\n")
    .trim();
  return text === "" ? undefined : { label: "Getting in", text };
}
