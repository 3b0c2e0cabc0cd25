/** Of what is typed into the search, in characters. */
export const MAX_SEARCH_TERM = 200;
