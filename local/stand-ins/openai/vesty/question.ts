import { type ChatMessage, questionOf } from "../request.ts";

/** What is asked, as far as rules understand it. */
export type Asked = {
  /** The words of this message. */
  text: string;
  /** With the question before it, where it only goes on with that one. */
  whole: string;
};

export function readQuestion(messages: readonly ChatMessage[]): Asked {
  const texts = messages
    .filter(({ role }) => role === "user")
    .map((message) => questionOf([message]).texts.join(" ").trim());
  const text = texts.at(-1) ?? "";
  const before = texts.at(-2) ?? "";
  return { text, whole: before !== "" && goesOn(text) ? `${before} ${text}` : text };
}

/** "And what about the appraisal?", "Why is that?" */
function goesOn(text: string): boolean {
  if (text.split(/\s+/).length > 10) return false;
  return /^(and|or|but|so|then|also|ok(ay)?|why|what about|how about|what if|tell me more|more|which one)\b|\b(it|that|those|them|they|there)\b/i.test(
    text,
  );
}

/** Whether somebody wants to know how something is done, besides how it stands. */
export function asksHow(text: string): boolean {
  return /\b(?:how (?:do|can|should|could|would|to)\b|should (?:i|we)|what (?:should|can|must|to)\b|is it (?:normal|ok|worth)|tips?|advice|why|checklist|walk me|help me|change to|improve)\b/i.test(
    text,
  );
}

/** Amounts of money in a text, in dollars: "$485,000", "485k", "1.2 million". */
export function amountsIn(text: string): { value: number; at: number }[] {
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const [, digits = "", unit = ""] = match;
    const factor = /^m/i.test(unit) ? 1_000_000 : unit ? 1_000 : 1;
    const value = Number(digits.replaceAll(",", "")) * factor;
    return value >= 1_000 ? [{ value, at: match.index }] : [];
  });
}

const AMOUNT =
  /\$?\s?(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s?(k\b|thousand\b|m\b|million\b)?(?!\s?%)/gi;

/** The percentage that stands by one of these words. */
export function percentBy(text: string, words: string): number | undefined {
  const after = new RegExp(`(\\d+(?:\\.\\d+)?)\\s?(?:%|percent)[^\\d%]{0,20}(?:${words})`, "i");
  const before = new RegExp(`(?:${words})[^\\d%]{0,20}(\\d+(?:\\.\\d+)?)\\s?(?:%|percent)`, "i");
  const found = text.match(after)?.[1] ?? text.match(before)?.[1];
  return found === undefined ? undefined : Number(found);
}
