/**
 * Where a home is whose owner hides its street (hidden-street.ts): what a page of it says, apart from the rules, which it
 * doesn't need.
 */

/** What buyers read in place of the street, and when they get it. */
export const APPROXIMATE_PLACE = "Approximate place";
export const STREET_LATER = "The owner shows the street once a showing is confirmed.";

/** Meters around an approximate place within which the home is: half a mile. */
export const APPROXIMATE_RADIUS_M = 805;
