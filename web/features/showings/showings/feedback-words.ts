import type { Feedback } from "@domain/showings/showings.ts";

/** Visitors' answers, as worded for the owner. */

export const PRICE_SENTENCES: Record<Feedback["price"], string> = {
  low: "Price feels low",
  right: "Price feels about right",
  high: "Price feels high",
};

export const OFFER_SENTENCES: Record<Feedback["offer"], string> = {
  yes: "Would make an offer",
  maybe: "Might make an offer",
  no: "Would not make an offer",
};
