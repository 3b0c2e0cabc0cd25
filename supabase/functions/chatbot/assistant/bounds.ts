/** How far the model may go for one answer, and so what an answer may cost. */
export const ANSWER_BOUNDS = {
  /** Requests to the model; the last one must answer. */
  rounds: 4,
  /** Output tokens per request, ample for a question of a thousand characters. */
  tokens: 1_200,
} as const;
