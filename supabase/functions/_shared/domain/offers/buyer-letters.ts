import { fairHousingHits } from "../homes/fair-housing.ts";
import { ERRORS } from "../site/errors/errors.ts";
import { asLatin } from "../site/text/as-read.ts";
import { LETTER_HARMLESS, LETTER_PATTERNS } from "./buyer-letter-rules.ts";

/**
 * Finds words about people in the texts that come with an offer. An owner decides on terms, not on people, so that
 * family, faith, origin and health can play no part (42 U.S.C. 3604). `private.tells_of_people` in SQL refuses the same
 * texts as the forms, because tests/database/offers/letter-mirror.test.ts writes its patterns from these.
 *
 * The rule is not certain: tests/domain/offers/buyer-letters.test.ts says how many of 200 sentences it judges rightly.
 */
export function peopleIn(text: string): string | undefined {
  const words = plainWords(text).replace(HARMLESS, " . ");
  return PEOPLE.exec(words)?.[0].replaceAll(" . ", " ").trim();
}

/** Tells the writer what to leave out; undefined for a text that is about the home and the terms. */
export function letterProblem(text: string): string | undefined {
  const found = peopleIn(text);
  if (found === undefined) return undefined;
  const [hit] = fairHousingHits(text).filter(({ kind }) => kind === "avoid");
  return hit
    ? `“${hit.phrase}”: ${hit.reason} Please leave it out.`
    : `“${found}” is about people. ${ERRORS.offer_tells_of_people.text}`;
}

/**
 * Lower-case words, each with a space before and after it; sentences end as " . ". An apostrophe is a space, so that
 * "we're" is "we re", and "kids'" is "kids s".
 */
export function plainWords(text: string): string {
  const plain = asLatin(text)
    .replace(/[A-ZÁÉÍÓÚÜÑáéíóúüñ]/g, (letter) => PLAIN[LETTERS.indexOf(letter)] ?? letter)
    .replace(/[’‘`´]/g, "'")
    .replace(/s'(?![a-z])/g, "s s")
    .replaceAll("'", " ")
    .replace(/[.!?;:\n]+/g, " . ")
    .replace(/[^a-z0-9.]+/g, " ");
  return ` ${plain.trim()} `;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÁÉÍÓÚÜÑáéíóúüñ";
const PLAIN = "abcdefghijklmnopqrstuvwxyzaeiouunaeiouun";

const HARMLESS = new RegExp(` (?:${LETTER_HARMLESS.join("|")})(?= )`, "g");
const PEOPLE = new RegExp(` (?:${LETTER_PATTERNS.join("|")}) `);
