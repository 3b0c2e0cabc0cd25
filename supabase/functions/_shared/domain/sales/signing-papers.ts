/** The papers of a sale that people can sign online (signings.ts), apart because notifications name them. */

export type SigningPaper = "contract" | "amendment" | "release";

/** The names begin a line. */
export const PAPER_NAMES: Record<SigningPaper, string> = {
  contract: "The contract",
  amendment: "The amendment",
  release: "The release",
};
