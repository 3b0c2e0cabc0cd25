import { lookAt } from "../look.ts";
import { tipFor } from "../photo-tips.ts";
import { OFFLINE } from "../question.ts";
import type { Facts, Findings } from "./findings.ts";
import { handbookWords } from "./handbook-words.ts";
import { availabilityWords, listingWords } from "./home-words.ts";
import { caveatFor, isUnknowable, NOTHING_KNOWN, UNKNOWABLE } from "./manners.ts";
import {
  documentWords,
  marketWords,
  paymentWords,
  planWords,
  proceedsWords,
  savingsWords,
  timelineWords,
} from "./other-words.ts";
import { type Asked, asksHow } from "./question.ts";
import { viewingWords } from "./viewing-words.ts";

type Words = (facts: Facts, source: number, question: string) => string;

const WORDS: Readonly<Record<string, Words>> = {
  my_listings: listingWords,
  my_availability: availabilityWords,
  my_viewings: viewingWords,
  my_timeline: timelineWords,
  my_documents: documentWords,
  my_plan: planWords,
  compare_market: marketWords,
  net_proceeds: proceedsWords,
  monthly_payment: paymentWords,
  commission_savings: savingsWords,
};

/** The answer, out of nothing but what was found. */
export async function composeAnswer(
  { text, whole }: Asked,
  { found, notes }: Findings,
  pictures: readonly Buffer[],
): Promise<string> {
  const own = found.flatMap(({ tool, facts, source }) => WORDS[tool]?.(facts, source, text) ?? []);
  const said = notes.filter((note) => !/^The handbook has nothing/.test(note));
  const passages = found.filter(({ tool }) => tool === "search_handbook");
  const isAnswered = own.length > 0 || said.length > 0;
  const advice = isAnswered && !asksHow(text) ? "" : handbookWords(passages, whole);
  const caveat = caveatFor(whole);
  const parts = [
    ...(caveat ? [caveat] : []),
    ...(await wordsOn(pictures)),
    ...own.slice(0, 4),
    ...(own.length === 0 ? said : []),
    ...(advice ? [advice] : []),
  ];
  if (isUnknowable(text)) parts.unshift(UNKNOWABLE);
  if (!isAnswered && advice === "" && pictures.length === 0 && !isUnknowable(text))
    parts.push(NOTHING_KNOWN);
  return `${OFFLINE}\n\n${parts.join("\n\n")}`;
}

async function wordsOn(pictures: readonly Buffer[]): Promise<string[]> {
  const looks = await Promise.all(pictures.map((picture) => lookAt(picture)));
  return looks.map((look, index) => {
    const tip = tipFor(look) || "Its light and shape are fine.";
    return `Photo ${index + 1}: ${tip} Offline I only see light, color and shape, not what is in it.`;
  });
}
