/** What a call says that did not get as far as an answer, apart from the texts of the rooms that quote it. */
export const CALL_TEXTS = {
  network: "Network error. Please check your connection.",
  noToken: "No auth token found; please log in again.",
} as const;
