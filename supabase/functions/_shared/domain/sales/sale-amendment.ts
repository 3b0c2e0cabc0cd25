import type { FIXED_BY_ACCEPTANCE, OfferFieldName, OfferTerms } from "../offers/offer-terms.ts";
import type { Side } from "../talk/messages.ts";

/** The values that an amendment can change: the terms of an offer, and the owner's repairs. */
export type AmendedName = Exclude<OfferFieldName, (typeof FIXED_BY_ACCEPTANCE)[number]> | "repairs";

export type Amendment = {
  /** Counts the amendments of a sale, from 1. */
  n: number;
  /** The version with the terms as they would be, or are. */
  version: number;
  made_by: Side;
  /**
   * The person who proposed the amendment, if their side is more than one person; null for the reader. answer_by names
   * the person who answered in the same way.
   */
  by?: string | null;
  answer_by?: string | null;
  changes: AmendedName[];
  /** The agreed closing when it was proposed. */
  closing_was: string;
  /** Repairs that the owner makes before the closing if the amendment is agreed. */
  repairs: string;
  said: string;
  /**
   * `replaced`: its side proposed another before this one was answered; `lapsed`: the other side did not answer in
   * time.
   */
  state: "open" | "agreed" | "refused" | "taken_back" | "replaced" | "lapsed";
  terms: OfferTerms;
  valid_until: string;
  created_at: string;
  answered_by: Side | null;
  answered_at: string | null;
  /** The day of it where the home is. */
  answered_on: string | null;
  answer: string;
  /** How many acts on the sale's steps came before the agreement; only an agreed amendment has it. */
  acts_before: number | null;
};
