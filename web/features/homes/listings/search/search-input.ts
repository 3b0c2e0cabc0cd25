import { MAX_SEARCH_TERM } from "@domain/site/errors/first-limits.ts";

/** Shared props of the search's inputs, which announce suggestions before the code for them has loaded. */
export const SEARCH_INPUT = {
  role: "combobox",
  "aria-autocomplete": "list",
  "aria-expanded": false,
  enterKeyHint: "search",
  autoComplete: "off",
  placeholder: "Search by address, city, or property features",
  maxLength: MAX_SEARCH_TERM,
} as const;
