import { PROPERTY_TYPES } from "../homes/listings.ts";
import { MAX_SEARCH_TERM } from "../site/errors/first-limits.ts";
import { HOME_FEATURE_NAMES } from "./home-features.ts";
import { DAYS, type FilterProblem, LISTING_SORTS, MAX_PLACE, ONLY } from "./listing-search.ts";

export type QueryProblem = { field: string; text: string };

/** Describes a problem in words, for the person who wrote the query. */
export function asQueryProblem({ field, isBelowMinimum }: FilterProblem): QueryProblem {
  if (isBelowMinimum)
    return {
      field,
      text:
        field === "max_price"
          ? "The maximum price is below the minimum."
          : `${field} is below its minimum.`,
    };
  return { field, text: TEXTS[field] ?? `${field} is not a number that can be searched for.` };
}

const TEXTS: Record<string, string> = {
  property_type: `property_type is one or more of ${PROPERTY_TYPES.join(", ")}.`,
  only: `only is one or more of ${ONLY.join(", ")}.`,
  status: 'status is "active", "pending", "sold", or "all" to see active and pending homes.',
  search_term: `Please search for at most ${MAX_SEARCH_TERM} characters.`,
  place: `Please search for at most ${MAX_PLACE} characters.`,
  not_place: `Please search for at most ${MAX_PLACE} characters.`,
  features: `features is one or more of ${HOME_FEATURE_NAMES.join(", ")}.`,
  without: `without is one or more of ${HOME_FEATURE_NAMES.join(", ")}.`,
  day: `day is one of ${DAYS.join(", ")}.`,
  within: "within is a distance in miles, up to 100 and in quarters, from one place.",
  min_monthly: "min_monthly is a payment in whole dollars.",
  monthly: "monthly is a payment in whole dollars.",
  left: `left has at most ${MAX_SEARCH_TERM} characters.`,
  since: "since is an instant in UTC such as 2026-11-25T15:04Z.",
  area: "area is not an area that can be searched.",
  bbox: "bbox is west,south,east,north in degrees.",
  sort: `sort is one of ${LISTING_SORTS.join(", ")}.`,
};
