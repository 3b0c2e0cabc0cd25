import { lookAt } from "../look.ts";
import { tipFor } from "../photo-tips.ts";
import { OFFLINE } from "../request.ts";
import type { Found } from "./findings.ts";
import { label, ownFacts, spoken } from "./own-facts.ts";

/** The answer, made only from what was found, each piece with its number. */
export async function writeAnswer(
  question: string,
  { found, notes }: { found: readonly Found[]; notes: readonly string[] },
  pictures: readonly Buffer[],
): Promise<string> {
  const own = ownFacts(found, question);
  return [
    OFFLINE,
    ...(await Promise.all(pictures.map(wordsOn))),
    ...found.filter(({ tool }) => CALCULATORS.test(tool)).map(sumOf),
    ...(own.isAsked ? own.text : []),
    ...(SPANISH.test(question) ? [IN_ENGLISH] : []),
    ...quotes(found.filter(({ tool }) => tool === "search_handbook")),
    ...(own.isAsked ? [] : own.text),
    ...notes.filter((note) => !note.startsWith("The handbook has nothing")),
    CLOSING,
  ].join("\n\n");
}

const CALCULATORS = /^(?:net_proceeds|monthly_payment|commission_savings)$/;
const NOT_FOUND =
  "I found none of these words in the [handbook](/handbook). It is about pricing, photos, disclosures, showings, offers, inspection, closing, taxes and moving.";
const CLOSING =
  "I only quote, look up and calculate. A real model would understand your question, answer it in your language and weigh all this for your case. Neither of us changes or sends anything, guesses what the market does, or gives legal or tax advice: ask an attorney or a CPA.";
const SPANISH = /[¿¡ñ]|\b(?:qu[eé]|c[oó]mo|cu[aá]nto|tengo|puedo|debo|vender|una|por|mi casa)\b/i;
const IN_ENGLISH =
  "El manual está escrito en inglés, por eso sus pasajes aparecen en inglés; un modelo real respondería en español. (The handbook is written in English, so its passages are too.)";

function quotes(passages: readonly Found[]): string[] {
  const relevance = ({ facts }: Found) => Number(facts.relevance) || 0;
  const [best = 0] = passages.map(relevance).toSorted((a, b) => b - a);
  if (passages.length === 0) return [NOT_FOUND];
  const near = passages.filter((each) => relevance(each) >= best * 0.45);
  return [
    // Below this score, a match is as often about something else.
    best >= 0.2
      ? "The [handbook](/handbook) says:"
      : "I am not sure that the [handbook](/handbook) answers this. These passages come nearest:",
    ...near.toSorted((a, b) => relevance(b) - relevance(a)).map(quote),
  ];
}

/** Two are enough to read; the others are only named. */
function quote({ facts, source }: Found, place: number): string {
  const passage = place < 2 ? `\n\n${String(facts.passage).replace(/^/gm, "> ")}` : "";
  return `**${facts.article}**: ${facts.summary}${passage} [${source}]`;
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
