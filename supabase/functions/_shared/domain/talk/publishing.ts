import { fairHousingHits } from "../homes/fair-housing.ts";
import { ANSWER_LIMITS } from "../site/errors/limits.ts";
import { asLatin } from "../site/text/as-read.ts";
import type { PublicAnswer } from "./questions.ts";

/**
 * Questions and answers on a home's page. Contact details are refused, also by SQL; names and words about
 * people get a second look (decision 84).
 */

/** The same rule as `private.has_contact` in SQL. */
export function hasContact(text: string): boolean {
  const shown = asLatin(text);
  return CONTACT.some((pattern) => pattern.test(shown));
}

const STREETS =
  "Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Court|Ct|Boulevard|Blvd|Way|Place|Pl|Terrace|Circle|Cir|Trail|Highway|Hwy|Parkway|Pkwy";

const CONTACT = [
  /\S@\S/,
  /[[(] *(?:at|dot) *[\])]/i,
  /https?:\/\/|www\.|[a-z0-9-]\.(?:com|net|org|io|co|info|biz|us|me|app|dev|homes|house)(?![a-z0-9])/i,
  /[a-z0-9-]\.[a-z]{2,}\/[a-z0-9]/i,
  /(?<![0-9])(?:\([0-9]{3}\)|[0-9]{3})[ ._/|*~\u00b7\u2010-\u2015\u2022-]{0,3}[0-9]{3}[ ._/|*~\u00b7\u2010-\u2015\u2022-]{0,3}[0-9]{4}(?![0-9])/,
  /(?:[0-9][ ._/|*~\u00b7\u2010-\u2015\u2022-]){6}[0-9](?![0-9])/,
  /\+[0-9][0-9 ().-]{7,}[0-9]/,
  /(?<![0-9])[0-9]{3}[.\u2010-\u2015-][0-9]{4}(?![0-9])/,
  /(?<![a-z])(?:insta|instagram|whatsapp|telegram|snapchat|wechat|discord|skype|viber|facebook)(?: +(?:id|name|handle|is))* *[:=] *[a-z0-9]/i,
  /(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)[ ,.-]*){7}/i,
  new RegExp(`(?<![0-9])[0-9]{1,5} +(?:[A-Z][A-Za-z'.-]* +){1,3}(?:${STREETS})(?![A-Za-z])`),
  /(?<![0-9])[0-9]{3,5} +[a-z]+ +(?:street|st|avenue|ave|boulevard|blvd|lane|ln|rd)(?![a-z])/i,
];

type PublicationNote = { tone: "refused" | "think"; title: string; text: string };

/**
 * Warns an owner before publishing. "refused" must be changed; "think" asks for a second
 * look.
 *
 * @param names of the two people in the conversation.
 */
export function publicationNotes(
  { question, answer }: Pick<PublicAnswer, "question" | "answer">,
  names: readonly (string | null)[] = [],
): PublicationNote[] {
  const text = `${question}\n${answer}`;
  const notes: PublicationNote[] = [];
  if (hasContact(question) || hasContact(answer)) notes.push(CONTACT_NOTE);
  const named = names.find((name) => name && isNamed(name, text));
  if (named)
    notes.push({
      tone: "think",
      title: `This text names ${named}`,
      text: "The page shouldn't name anyone. Leave the name out, unless it only looks like a name.",
    });
  const hits = fairHousingHits(text).filter(({ kind }) => kind === "avoid");
  for (const { phrase, reason } of hits.slice(0, 2))
    notes.push({ tone: "think", title: `About “${phrase}”`, text: reason });
  return notes;
}

const CONTACT_NOTE: PublicationNote = {
  tone: "refused",
  title: "This contains an address, a link or a number",
  text: "Everyone could read it. Leave it out, or send the answer to the buyer only.",
};

function isNamed(name: string, text: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "u").test(text);
}

/**
 * A buyer's message as a question for everyone, without greetings, thanks, either person's name, and sentences with
 * contact details. The owner edits it.
 */
export function rewordQuestion(message: string): string {
  const sentences = message
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.replace(GREETING, "").trim())
    .filter((sentence) => sentence !== "" && !hasContact(sentence));
  const asked = sentences.filter((sentence) => sentence.endsWith("?"));
  const text = (asked.length > 0 ? asked : sentences.filter((each) => !THANKS.test(each)))
    .join(" ")
    .replace(/\s+/g, " ");
  return cut(text.charAt(0).toUpperCase() + text.slice(1));
}

/** A word is a name only where the greeting ends after it: "Hello Is there" names no person. */
const GREETING =
  /^(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|[Gg]ood (?:morning|afternoon|evening|day)|[Hh]ola)\b(?:\s+(?:there|\p{Lu}[\p{L}'’-]*)(?=\s*[,.!:]|$))?\s*[,.!:]*\s*/u;
const THANKS = /^(?:many )?(?:thanks|thank you|cheers|best|regards|kind regards|gracias)\b/i;

function cut(text: string): string {
  const characters = [...text];
  if (characters.length <= ANSWER_LIMITS.question) return text;
  return `${characters
    .slice(0, ANSWER_LIMITS.question - 1)
    .join("")
    .trim()}…`;
}
