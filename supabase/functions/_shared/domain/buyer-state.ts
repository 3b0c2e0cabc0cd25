import type { NextStep } from "./dashboard.ts";
import { hasDirections } from "./directions.ts";
import { formatPrice } from "./format.ts";
import { filtersToQuery, type ListingFilters } from "./listing-search.ts";
import { FALLBACK_TITLE } from "./listings.ts";
import { paths } from "./paths.ts";
import {
  type OfferInShort,
  offerLine,
  type QuestionInShort,
  questionLine,
  type StandingLine,
  showingLine,
} from "./standing.ts";
import type { OwnViewing } from "./viewings.ts";

/** The answer of `buyer_state`: what somebody who buys comes back to. */
export type BuyerState = {
  /** The next one, anywhere. */
  showing: OwnViewing | null;
  offers: OfferInShort[];
  /** Those that their owners haven't answered. */
  questions: QuestionInShort[];
  /** Saved searches that have found something in the last two weeks. */
  searches: {
    id: string;
    name: string;
    filters: ListingFilters;
    /** The latest home found; null once it is gone. */
    listing_id: string | null;
    title: string | null;
    /** It also found others, or other homes' new prices. */
    is_several: boolean;
    at: string;
  }[];
  /** Favorites whose price changed in the last two weeks. */
  prices: { listing_id: string; title: string; price: number | null; was: number | null }[];
};

export type BuyerLine = StandingLine & {
  kind: "offer" | "showing" | "question" | "search" | "price";
  id: string;
  /** Of the home it is about, where the line doesn't name it. */
  home: string;
  /** Where to go for it, while it is ahead and its street may be known. */
  directions?: string;
};

const DAY_MS = 86_400_000;

/**
 * All of it as lines, the most urgent first: what the buyer has to answer, the next showing, then what waits for
 * others, new homes and new prices.
 */
export function buyerLines(state: BuyerState): BuyerLine[] {
  const { showing } = state;
  const offers = state.offers.map((offer) => ({
    ...offerLine(offer),
    kind: "offer" as const,
    id: offer.id,
    home: offer.title || FALLBACK_TITLE,
  }));
  return [
    ...offers.filter(({ isMyMove }) => isMyMove),
    ...(showing
      ? [
          {
            ...showingLine(showing),
            kind: "showing" as const,
            id: showing.booking_id,
            home: showing.title || FALLBACK_TITLE,
            ...(hasDirections(showing) ? { directions: showing.address } : {}),
          },
        ]
      : []),
    ...offers.filter(({ isMyMove }) => !isMyMove),
    ...state.questions.map((question) => ({
      ...questionLine(question),
      kind: "question" as const,
      id: question.conversation_id,
      home: question.title || FALLBACK_TITLE,
    })),
    ...state.searches.map(findsLine),
    ...state.prices.map(priceLine),
  ];
}

/** Whether there is anything to come back to. */
export function isBuyer({ showing, offers, questions, searches, prices }: BuyerState): boolean {
  const lists = [offers, questions, searches, prices];
  return showing !== null || lists.some((list) => list.length > 0);
}

/** Whether something can't wait: an answer is due, or a showing is within a day. */
export function isUrgent({ offers, showing }: BuyerState, now: Date): boolean {
  const isSoon = showing !== null && Date.parse(showing.starts_at) - now.getTime() < DAY_MS;
  return isSoon || offers.some((offer) => offerLine(offer).isMyMove);
}

/** Whether an owner's next step is about people who wait or are about to come. */
export function isUrgentForOwner({ id }: NextStep): boolean {
  return ["answer-requests", "answer-proposal", "prepare-showing"].includes(id);
}

function findsLine(search: BuyerState["searches"][number]): BuyerLine {
  const { id, name, title, listing_id, is_several, filters } = search;
  const isOne = !is_several && listing_id !== null;
  return {
    kind: "search",
    id,
    home: name,
    title: isOne && title ? `New: ${title}` : is_several ? "New homes and prices" : "A new home",
    detail: "In your saved search",
    // The newest come first there.
    path: isOne ? paths.listing.href(listing_id) : paths.listings.href(filtersToQuery(filters)),
    isMyMove: false,
  };
}

function priceLine({ listing_id, title, price, was }: BuyerState["prices"][number]): BuyerLine {
  const isLower = price !== null && was !== null && price < was;
  return {
    kind: "price",
    id: listing_id,
    home: title || FALLBACK_TITLE,
    title: `Now ${formatPrice(price)}`,
    detail: isLower ? `Lowered from ${formatPrice(was)}` : `It was ${formatPrice(was)}`,
    path: paths.listing.href(listing_id),
    isMyMove: false,
  };
}
