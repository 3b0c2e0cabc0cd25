import type { NamedRate } from "../_shared/domain/homes/mortgage.ts";
import { type Reader, readMortgageRate } from "../_shared/edge/env.ts";
import { ANSWER_BOUNDS } from "./assistant/bounds.ts";

/** Money is in millionths of a dollar, so that a message costing a tenth of a cent counts. */
export type ChatSettings = {
  /** The budget for a day in UTC. */
  dailyBudget: number;
  inputPrice: number;
  outputPrice: number;
  /** How long a message waits for the previous one. */
  waitMs: number;
  /** Limits a whole answer. */
  answerMs: number;
  /** The operator's, which the site shows beside prices. */
  mortgageRate: NamedRate | undefined;
};

const MILLIONTHS_A_CENT = 10_000;

/** @param answerMs the timeout of the model's client. */
export function readChatSettings(read: Reader, answerMs: number): ChatSettings {
  return {
    dailyBudget: read.count("VESTY_DAILY_BUDGET_CENTS", 2_000) * MILLIONTHS_A_CENT,
    inputPrice: read.count("VESTY_INPUT_CENTS_PER_MILLION", 40) / 100,
    outputPrice: read.count("VESTY_OUTPUT_CENTS_PER_MILLION", 160) / 100,
    waitMs: read.count("VESTY_WAIT_MS", 15_000),
    answerMs,
    mortgageRate: readMortgageRate(read),
  };
}

type Prices = Pick<ChatSettings, "inputPrice" | "outputPrice">;

/** A dollar per million tokens is a millionth per token. */
export function costOf(
  { inputPrice, outputPrice }: Prices,
  usage: { inputTokens: number; outputTokens: number },
): number {
  const cost = usage.inputTokens * inputPrice + usage.outputTokens * outputPrice;
  return Number.isFinite(cost) ? Math.max(0, Math.ceil(cost)) : 0;
}

/**
 * The highest expected cost of a message: the input several times over, because the model calls
 * tools in between, and the longest answer.
 */
export function reservedCost(prices: Prices, images: number): number {
  return costOf(prices, {
    inputTokens: ANSWER_BOUNDS.rounds * inputTokens(images),
    outputTokens: ANSWER_BOUNDS.rounds * ANSWER_BOUNDS.tokens,
  });
}

/** The known facts about an answer whose usage wasn't reported: how often the model was asked, and the text so far. */
export type Heard = { questions: number; text: string };

/** The estimated cost of an interrupted answer. */
export function brokenOffCost(prices: Prices, images: number, { questions, text }: Heard): number {
  return costOf(prices, {
    inputTokens: Math.min(questions, ANSWER_BOUNDS.rounds) * inputTokens(images),
    outputTokens: text.length / CHARACTERS_A_TOKEN,
  });
}

const CHARACTERS_A_TOKEN = 4;
/** Prompt, tools, passages and earlier messages. */
const TOKENS_A_QUESTION = 8_000;
const TOKENS_AN_IMAGE = 1_500;

function inputTokens(images: number): number {
  return TOKENS_A_QUESTION + images * TOKENS_AN_IMAGE;
}
