import { type Found, numberIn, textIn } from "./findings.ts";
import { cite } from "./phrases.ts";
import { stemsOf } from "./stems.ts";

/** What the handbook says to a question: the best passage, and another article if it fits as well. */
export function handbookWords(passages: readonly Found[], question: string): string {
  const asked = stemsOf(question);
  const [best, ...others] = passages.filter((each) => fits(each, asked));
  if (!best) return "";
  const next = others.find((each) => relevanceOf(each) >= relevanceOf(best) * NEARLY_AS_GOOD);
  return [
    `${textIn(best.facts, "summary")}${cite(best.source)}`,
    `${excerpt(textIn(best.facts, "passage"))}${cite(best.source)}`,
    ...(next ? [`See also “${textIn(next.facts, "article")}”.${cite(next.source)}`] : []),
  ].join("\n\n");
}

const NEARLY_AS_GOOD = 0.6;
/** From here on the search alone is believed; below, the words must be the question's. */
const SURE = 0.3;
const POSSIBLE = 0.16;

function fits(found: Found, asked: ReadonlySet<string>): boolean {
  if (relevanceOf(found) >= SURE) return true;
  const { facts } = found;
  const text = ["article", "summary", "passage"].map((name) => textIn(facts, name)).join(" ");
  const words = stemsOf(text);
  const shared = [...asked].filter((stem) => words.has(stem)).length;
  return relevanceOf(found) >= POSSIBLE && shared >= 2 && shared / asked.size >= 0.34;
}

function relevanceOf({ facts }: Found): number {
  return numberIn(facts, "relevance") ?? 0;
}

const LONGEST = 650;

/** Its heading, and as many whole sentences as there is room for. */
function excerpt(passage: string): string {
  const [first = "", ...rest] = passage.trim().split("\n");
  const isHeading = rest.length > 0 && first.length <= 80 && !/[.:!?]$/.test(first);
  const text = shortened((isHeading ? rest.join("\n") : passage).trim());
  return isHeading ? `**${first.replace(/^#+\s*/, "")}**\n\n${text}` : text;
}

function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST);
  const end = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf(".\n"), cut.lastIndexOf("\n- "));
  return end > LONGEST / 3 ? cut.slice(0, end + 1).trim() : `${cut.trim()}…`;
}
