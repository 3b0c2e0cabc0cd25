import { asPlain } from "./as-read.ts";

/**
 * Names in mail. Somebody else typed them, and the mail is under our name, so a name that reads like a sentence, like an
 * office or like ourselves isn't said.
 */

/** The parts of a name: "Maria del Carmen Ortiz-Lee Jr." has five. */
const MOST_PARTS = 5;

/**
 * A person's or a small company's name as mail to a stranger may say it; empty for a text that is no name.
 *
 * @param text without links and numbers (wordsOnly).
 */
export function mailedName(text: string): string {
  const name = text.normalize("NFKC").trim();
  const parts = name.split(/\s+/u);
  const isName =
    name !== "" &&
    parts.length <= MOST_PARTS &&
    parts.every((part) => PART.test(part)) &&
    !OFFICES.test(lettersOf(name, " ")) &&
    !isOurName(name);
  return isName ? name : "";
}

/** Whether a text has our own name in it, however it is written; `private.has_our_name` is the same. */
export function isOurName(text: string): boolean {
  return lettersOf(text, "").includes("selfnvest");
}

/** "O'Brien-Lee", "J.", "&". */
const PART = /^(?:\p{L}[\p{L}\p{M}.'’-]{0,29},?|&)$/u;

/** Words of those who ask for a password, and of those who press for an answer. */
const OFFICES =
  /\b(?:account|admin|alert|billing|click|confirm|fraud|helpdesk|important|invoice|moderator|notice|official|password|payment|police|refund|security|suspended|support|team|urgent|verification|verify|warning)\b/;

/** Its letters as people read them, in lower case, with all other characters replaced. */
function lettersOf(text: string, between: string): string {
  return asPlain(text)
    .toLowerCase()
    .replace(/[^a-z]+/gu, between);
}
