/** How far the model may go for one answer, and so what an answer may cost. */
export const ANSWER_BOUNDS = {
  /** How often it is asked; the last time it has to answer. */
  rounds: 4,
  /** Of what it says each time. A thousand characters of question deserve no more. */
  tokens: 1_200,
} as const;
