import { isBuyersMove } from "../offers/buyers-move.ts";
import type { ListingFilters } from "../search/listing-search.ts";
import type { OwnShowing } from "../showings/showings.ts";
import type { NextStep } from "./dashboard.ts";
import type { OfferInShort, QuestionInShort } from "./standing.ts";

/** The answer of `buyer_state`: what someone who buys comes back to. */
export type BuyerState = {
  /** The next one, anywhere. */
  showing: OwnShowing | null;
  offers: OfferInShort[];
  /** The questions that their owners haven't answered. */
  questions: QuestionInShort[];
  /** Saved searches that have found something in the last two weeks. */
  searches: {
    id: string;
    name: string;
    filters: ListingFilters;
    /** The latest home found; null once it is gone. */
    listing_id: string | null;
    title: string | null;
    /** Whether the search also found other homes, or other homes' new prices. */
    is_several: boolean;
    at: string;
  }[];
  /** Favorites whose price changed in the last two weeks. */
  prices: { listing_id: string; title: string; price: number | null; was: number | null }[];
};

const DAY_MS = 86_400_000;

/** Whether there is anything to come back to. */
export function isBuyer({ showing, offers, questions, searches, prices }: BuyerState): boolean {
  const lists = [offers, questions, searches, prices];
  return showing !== null || lists.some((list) => list.length > 0);
}

/** Whether something can't wait: an answer is due, or a showing is within a day. */
export function isUrgent({ offers, showing }: BuyerState, now: Date): boolean {
  const isSoon = showing !== null && Date.parse(showing.starts_at) - now.getTime() < DAY_MS;
  return isSoon || offers.some(isBuyersMove);
}

/** Whether an owner's next step is about people who wait or are about to come. */
export function isUrgentForOwner({ id }: NextStep): boolean {
  return ["answer-offers", "answer-requests", "answer-proposal", "prepare-showing"].includes(id);
}
