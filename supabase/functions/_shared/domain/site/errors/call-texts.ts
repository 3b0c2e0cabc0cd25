/** Texts for a call that got no answer, unless a feature has a text of its own. */
export const CALL_TEXTS = {
  network: "Network error. Please check your connection.",
  noToken: "No auth token found; please log in again.",
} as const;
