/** How much one may have described by "Write from my photos". */
export const ANALYSIS_LIMITS = {
  /** Looked at in one call; of more of them an even choice. */
  photos: 20,
  /** Calls of one person in 24 hours. */
  callsPerDay: 20,
} as const;
