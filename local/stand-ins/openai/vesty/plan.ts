import { INTENTS, type Intent } from "./intents.ts";
import { type Asked, asksHow } from "./question.ts";

type Call = { name: string; args: unknown };

/** Which tools a question needs, the handbook always among them. */
export function callsFor({ text, whole }: Asked): Call[] {
  const inText = intentsIn(text);
  // "And how do I prepare for that?" goes on with the subject, not with its facts.
  const own = inText.length > 0 || asksHow(text) ? inText : intentsIn(whole);
  return [
    ...own.map(({ tool, args }) => ({ name: tool, args: args?.(whole) ?? {} })),
    { name: "search_handbook", args: { query: reworded(whole).slice(0, 300) } },
  ];
}

function intentsIn(text: string): Intent[] {
  return INTENTS.filter(({ words }) => words.some((each) => each.test(text)));
}

/** In the handbook's words, and without dates, as a model would put it. */
function reworded(text: string): string {
  const more = REWORDINGS.filter(([words]) => words.test(text)).map(([, added]) => added);
  return [text.replace(DATE, ""), ...more].join(" ");
}

const DATE =
  /\b(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day, \w+ \d{1,2}(?:,? at \d{1,2}:\d\d [AP]M)?/gi;

const REWORDINGS: readonly [RegExp, string][] = [
  [/\b(?:should|do|can|could) (?:i|we) ask for\b/i, "price pricing"],
  [/\bwrite\b.{0,30}\b(?:house|home|place|listing|ad)\b/i, "description"],
  [/\b(?:get|afford|qualify for)\b.{0,15}\b(?:mortgage|loan|financing)\b/i, "buyer pre-approval"],
  [/\bbefore\b.{0,15}\b(?:people|they|visitors|buyers|somebody|someone)\b/i, "showing"],
  [
    /\b(?:next|my) (?:showing|viewing)\b(?! (?:hours|times|settings))/i,
    "getting ready before a showing",
  ],
  [/\bwhat happens to my (?:mortgage|loan)\b/i, "payoff"],
  [/\bwho\b.{0,15}\b(?:keeps|holds|handles)\b|\bchecks the title\b/i, "title escrow"],
  [/\b(?:photos?|pictures?)\b.{0,20}\bfirst\b/i, "choosing photos order"],
];
