import { ANSWER_LIMITS, QUESTION_LIMITS } from "../site/errors/limits.ts";
import { isVisible } from "../site/text/contact-details.ts";

/**
 * Questions about a home: shapes, limits and texts. home-answers.ts answers them from what has been
 * published, publishing.ts checks what owners publish.
 */

/** A row of the SQL function `answer_sources`. */
export type AnswerSource = { kind: string; id: string; label: string | null; text: string };

/** The sources of a quote, in order of preference. */
export const QUOTE_SOURCES = {
  answer: "Answered by the owner",
  fact: "Facts of this home",
  disclosure: "Disclosure",
  feature: "Features",
  description: "About this home",
} as const;
export type QuoteKind = keyof typeof QUOTE_SOURCES;

/** `label` is the question that was answered, or the title of the paper. */
export type Quote = { kind: QuoteKind; id: string; label: string | null; text: string };

/** The answer of `POST /listings/:id/ask`. */
export type HomeAnswer = {
  quotes: Quote[];
  /** Every part of the question was answered. False without quotes. */
  isWhole: boolean;
  /** Every part of the question is answered, or has at least a quote about what it asks about. False without quotes. */
  isOfSubject: boolean;
};

/** A question and its answer, as a home's page shows them. */
export type PublicAnswer = { id: string; question: string; answer: string };

/** The published question as its owner sees it. */
export type OwnAnswer = PublicAnswer & { listing_id: string; is_public: boolean };

/** A row of `my_questions`. */
export type OpenQuestion = {
  /** The message's id. */
  id: string;
  conversation_id: string;
  listing_id: string;
  /** The buyer's first name, if they gave one. */
  from: string | null;
  question: string;
  asked_at: string;
};

export function isAskable(question: string): boolean {
  return fits(question, QUESTION_LIMITS.characters);
}

/** Whether both texts have a publishable length. */
export function isPublishable({ question, answer }: { question: string; answer: string }): boolean {
  return fits(question, ANSWER_LIMITS.question) && fits(answer, ANSWER_LIMITS.answer);
}

/** Counts an emoji as one, as Postgres does. */
function fits(text: string, most: number): boolean {
  const length = [...text.trim()].length;
  return isVisible(text) && length <= most;
}

/** The pairs that contain all these words, or words beginning with them. */
export function searchAnswers<Pair extends PublicAnswer>(
  pairs: readonly Pair[],
  search: string,
): Pair[] {
  const words = spaced(search).trim().split(" ");
  return pairs.filter(({ question, answer }) => {
    const text = ` ${spaced(`${question} ${answer}`)}`;
    return words.every((word) => text.includes(` ${word}`));
  });
}

function spaced(text: string): string {
  const folded = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return folded.replace(/[^\p{L}\p{N}]+/gu, " ");
}
