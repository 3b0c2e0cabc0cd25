/** Limits of "Write from my photos". */
export const ANALYSIS_LIMITS = {
  /** Photos looked at per call; of more, an even selection is taken. */
  photos: 20,
  /** Calls per user in 24 hours. */
  callsPerDay: 20,
} as const;
