/**
 * The place that the page of a home shows when its owner hides the street (hidden-street.ts). It is apart from the
 * rules, which the page doesn't need.
 */

/** The text in place of the street, which also says when a buyer gets it. */
export const APPROXIMATE_PLACE = "Approximate place";
export const STREET_LATER = "The owner shows the street once a showing is confirmed.";

/** Meters around an approximate place within which the home is: half a mile. */
export const APPROXIMATE_RADIUS_M = 805;
