import type { Reader } from "../_shared/edge/env.ts";
import { ANSWER_BOUNDS } from "./assistant/bounds.ts";

/** Money is counted in millionths of a dollar, so that a message of a tenth of a cent counts. */
export type ChatSettings = {
  /** All that may be spent on a day of UTC. */
  dailyBudget: number;
  inputPrice: number;
  outputPrice: number;
  /** How long a message waits for the one before it. */
  waitMs: number;
  /** For a whole answer. */
  answerMs: number;
};

const MILLIONTHS_A_CENT = 10_000;

/** @param answerMs what the model's own client waits. */
export function readChatSettings(read: Reader, answerMs: number): ChatSettings {
  return {
    dailyBudget: read.count("VESTY_DAILY_BUDGET_CENTS", 2_000) * MILLIONTHS_A_CENT,
    inputPrice: read.count("VESTY_INPUT_CENTS_PER_MILLION", 40) / 100,
    outputPrice: read.count("VESTY_OUTPUT_CENTS_PER_MILLION", 160) / 100,
    waitMs: read.count("VESTY_WAIT_MS", 15_000),
    answerMs,
  };
}

type Prices = Pick<ChatSettings, "inputPrice" | "outputPrice">;

/** A dollar a million tokens is a millionth a token. */
export function costOf(
  { inputPrice, outputPrice }: Prices,
  usage: { inputTokens: number; outputTokens: number },
): number {
  const cost = usage.inputTokens * inputPrice + usage.outputTokens * outputPrice;
  return Number.isFinite(cost) ? Math.max(0, Math.ceil(cost)) : 0;
}

/**
 * The most that a message is expected to cost: what is said to the model some times over, because
 * it asks for facts in between, and the longest answer.
 */
export function reservedCost(prices: Prices, images: number): number {
  return costOf(prices, {
    inputTokens: ANSWER_BOUNDS.rounds * inputTokens(images),
    outputTokens: ANSWER_BOUNDS.rounds * ANSWER_BOUNDS.tokens,
  });
}

/** What is known of an answer whose usage nobody told us: how often the model was asked, what came. */
export type Heard = { questions: number; text: string };

/** What an answer cost that broke off, as far as one can know. */
export function brokenOffCost(prices: Prices, images: number, { questions, text }: Heard): number {
  return costOf(prices, {
    inputTokens: Math.min(questions, ANSWER_BOUNDS.rounds) * inputTokens(images),
    outputTokens: text.length / CHARACTERS_A_TOKEN,
  });
}

const CHARACTERS_A_TOKEN = 4;
/** Prompt, tools, passages and earlier messages; and a picture. */
const TOKENS_A_QUESTION = 8_000;
const TOKENS_AN_IMAGE = 1_500;

function inputTokens(images: number): number {
  return TOKENS_A_QUESTION + images * TOKENS_AN_IMAGE;
}
