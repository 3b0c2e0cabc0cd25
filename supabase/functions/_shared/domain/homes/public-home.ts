import { LISTING_CARD_COLUMNS } from "./card-columns.ts";
import { LISTING_IMAGE_COLUMNS } from "./images.ts";
import type { ListingDetails, SoldHome } from "./listings.ts";

/**
 * The parts of a home that everyone may read. The browser, the build and the hosts' edges ask the same question, so
 * that a page can be compared with the home from which it was made.
 */
export const PUBLIC_HOME_COLUMNS =
  `${LISTING_CARD_COLUMNS},description,features,tour_url,time_zone,ownership_shown_at,images:listing_images(${LISTING_IMAGE_COLUMNS}),price_history(price,changed_at),answers:listing_answers(id,question,answer)` as const;

/** The column by which each list of a home is ordered. */
export const PUBLIC_HOME_ORDERS = {
  images: "position",
  price_history: "changed_at",
  answers: "position",
} as const;

/** A sold home's details, without text, photos and answers, which were the owner's. */
export function soldDetails({ card, ...rest }: SoldHome): ListingDetails {
  return {
    ...card,
    ...rest,
    description: "",
    features: [],
    tour_url: "",
    answers: [],
    ownership_shown_at: null,
  };
}
