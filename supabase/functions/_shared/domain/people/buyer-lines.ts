import { FALLBACK_TITLE } from "../homes/listings.ts";
import { filtersToQuery } from "../search/listing-search.ts";
import { hasDirections } from "../showings/directions.ts";
import { paths } from "../site/paths.ts";
import { formatPrice } from "../site/text/format.ts";
import type { BuyerState } from "./buyer-state.ts";
import { offerLine, questionLine, type StandingLine, showingLine } from "./standing.ts";

export type BuyerLine = StandingLine & {
  kind: "offer" | "showing" | "question" | "search" | "price";
  id: string;
  /** The title of the home, where the line itself doesn't name it. */
  home: string;
  /** The address of the showing, while it is ahead and its street may be known. */
  directions?: string;
};

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
