import { MAX_SEARCH_TERM } from "@domain/search-term.ts";

/** What both inputs of the search have in common; they say that they suggest before the code for it is there. */
export const SEARCH_INPUT = {
  role: "combobox",
  "aria-autocomplete": "list",
  "aria-expanded": false,
  enterKeyHint: "search",
  autoComplete: "off",
  placeholder: "Search by address, city, or property features",
  maxLength: MAX_SEARCH_TERM,
} as const;
