import type { Side } from "../../../../supabase/functions/_shared/domain/vesty/sides.ts";
import { lookAt } from "../look.ts";
import { tipFor } from "../photo-tips.ts";
import { OFFLINE } from "../request.ts";
import { buyingFacts } from "./buying-facts.ts";
import { excerpt } from "./excerpt.ts";
import type { Found } from "./findings.ts";
import { saidInEnglish } from "./languages.ts";
import { label, ownFacts, spoken } from "./own-facts.ts";
import { isForAdvice } from "./subjects.ts";

/** The answer, made only from what was found, each piece with its number. */
export async function writeAnswer(
  question: string,
  { found, notes }: { found: readonly Found[]; notes: readonly string[] },
  pictures: readonly Buffer[],
  side?: Side,
): Promise<string> {
  const own = [...ownFacts(found, question), ...buyingFacts(found)];
  const sums = found.filter(({ tool }) => CALCULATORS.test(tool)).map(sumOf);
  const isAnswered = (own.length > 0 || sums.length > 0) && !isForAdvice(question);
  return [
    OFFLINE,
    ...(await Promise.all(pictures.map(wordsOn))),
    ...sums,
    ...own,
    ...[saidInEnglish(question) ?? []].flat(),
    ...quotes(
      found.filter(({ tool }) => tool === "search_handbook"),
      { question, isAnswered, side },
    ),
    ...notes.filter((note) => !note.startsWith("The handbook has nothing")),
    CLOSING,
  ].join("\n\n");
}

const CALCULATORS = /^(?:net_proceeds|monthly_payment|commission_savings)$/;
const NOT_FOUND =
  "I found none of these words in the [handbook](/handbook). It is about pricing, photos, disclosures, showings, offers, inspection, closing, taxes and moving.";
const NOT_FOUND_FOR_BUYERS =
  "I found none of these words in the [handbook](/handbook). For buyers it is about searching, visiting, paying, offers, inspection, and closing. What only the owner of a home knows is asked on its page.";
const CLOSING =
  "I only quote, look up and calculate. A real model would understand your question, answer it in your language and weigh all this for your case. Neither of us changes or sends anything, guesses what the market does, or gives legal or tax advice: ask an attorney or a CPA.";

function quotes(
  passages: readonly Found[],
  {
    question,
    isAnswered,
    side,
  }: { question: string; isAnswered: boolean; side?: Side | undefined },
): string[] {
  const relevance = ({ facts }: Found) => Number(facts.relevance) || 0;
  const sorted = passages.toSorted((a, b) => relevance(b) - relevance(a));
  const [first] = sorted;
  if (!first) return isAnswered ? [] : [side === "buyer" ? NOT_FOUND_FOR_BUYERS : NOT_FOUND];
  // Below this score, a match is as often about something else.
  const isSure = relevance(first) >= 0.2;
  const near = sorted.filter((each) => relevance(each) >= relevance(first) * 0.45);
  if (isAnswered)
    return isSure
      ? [`The [handbook](/handbook) has more: ${named(near.slice(0, QUOTED.length))}.`]
      : [];
  const others = near.slice(QUOTED.length);
  return [
    isSure
      ? "The [handbook](/handbook) says:"
      : "I am not sure that the [handbook](/handbook) answers this. These passages come nearest:",
    ...near.slice(0, QUOTED.length).map((each, place) => quote(each, question, place)),
    ...(others.length > 0 ? [`Also: ${named(others)}.`] : []),
  ];
}

/** Characters of the passages that are quoted; further articles are only named. */
const QUOTED = [1000, 600];

function quote({ facts, source }: Found, question: string, place: number): string {
  const passage = excerpt(String(facts.passage), question, QUOTED[place] ?? 0);
  return `**${facts.article}**: ${facts.summary}\n\n${passage.replace(/^/gm, "> ")} [${source}]`;
}

function named(passages: readonly Found[]): string {
  return passages.map(({ facts, source }) => `**${facts.article}** [${source}]`).join(", ");
}

function sumOf({ facts: { net, ...others }, source }: Found): string {
  const lines = Object.entries(others).map(
    ([key, each]) => `- ${label(key)}: ${spoken(key, each)}`,
  );
  const left = `You would be left with about **${spoken("net", net)}**`;
  return `${net === undefined ? "The sum" : left} [${source}]:\n\n${lines.join("\n")}`;
}

async function wordsOn(picture: Buffer, index: number): Promise<string> {
  const tip = tipFor(await lookAt(picture)) || "Its light and shape are fine.";
  return `Photo ${index + 1}: ${tip} I see light, color and shape; a real model would see what is in it.`;
}
