import type { OfferFieldName, OfferTerms } from "../offers/offer-terms.ts";
import type { Side } from "../talk/messages.ts";

/** What an amendment can change: the terms of an offer, and what the owner repairs. */
export type AmendedName = Exclude<OfferFieldName, "agent_name" | "note"> | "repairs";

export type Amendment = {
  /** Counts the amendments of a sale, from 1. */
  n: number;
  /** The version with the terms as they would be, or are. */
  version: number;
  made_by: Side;
  /** Who of that side, once it is more than one person; null for the reader. answer_by: the same of the answer. */
  by?: string | null;
  answer_by?: string | null;
  changes: AmendedName[];
  /** The agreed closing when it was proposed. */
  closing_was: string;
  /** What the owner repairs before the closing, if it is agreed. */
  repairs: string;
  said: string;
  /** `replaced`: another was proposed before it was answered; `lapsed`: nobody answered it in time. */
  state: "open" | "agreed" | "refused" | "taken_back" | "replaced" | "lapsed";
  terms: OfferTerms;
  valid_until: string;
  created_at: string;
  answered_by: Side | null;
  answered_at: string | null;
  /** The day of it where the home is. */
  answered_on: string | null;
  answer: string;
  /** Of an agreed one: how many acts on the sale's steps came before. */
  acts_before: number | null;
};
