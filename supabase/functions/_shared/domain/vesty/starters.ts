import type { Side } from "./sides.ts";

/** The opening questions in Vesty's panel, for each side. Each is asked in tests/functions/vesty/vesty-chips.test.ts. */
export const STARTERS: Readonly<Record<Side, readonly string[]>> = {
  owner: [
    "How do I find the right price for my home?",
    "What should I repair before I list?",
    "What do I have to tell a buyer?",
  ],
  buyer: [
    "Which houses with 3 bedrooms are for sale under $500,000?",
    "What should I look at when I visit a home?",
    "How do I make an offer on a home?",
  ],
};

/** Rooms in which people look for a home, or come back to one that they want. */
const BUYERS_ROOMS =
  /^\/offers\/?$|^\/(?:listings|favorites|compare|lists?|hidden|book|showings?|disclosures|buy-together)(?:\/|$)/;

/** The side that a page is for; the front page speaks to owners. */
export function sideOfPage(path: string): Side {
  return BUYERS_ROOMS.test(path) ? "buyer" : "owner";
}
