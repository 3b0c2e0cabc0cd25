import {
  type Doing,
  type Side,
  sideOfQuestion,
} from "../../../../supabase/functions/_shared/domain/vesty/sides.ts";
import { isForAdvice } from "./subjects.ts";

type Call = { name: string; args: Readonly<Record<string, unknown>> };

const DOINGS: readonly [words: RegExp, doing: Doing][] = [
  [/^Here they are: an owner who sells and a buyer\.$/m, "both"],
  [/^Here they are: an owner who sells\.$/m, "owner"],
  [/^Here they are: a buyer\.$/m, "buyer"],
  [/^Here they are: new\b/m, "neither"],
];

/** The side from which a question is asked, as the instructions and its words tell. */
export function sideFrom(question: string, instructions: string): Side | undefined {
  const doing = DOINGS.find(([words]) => words.test(instructions))?.[1];
  return sideOfQuestion(question, doing);
}

/** The tools that a buyer's question asks for. */
export function wishesIn(question: string): Call[] {
  if (COMPARES.test(question)) return [{ name: "compare_homes", args: {} }];
  if (PLACES.test(question)) return [{ name: "my_buying", args: {} }];
  return isSearch(question) ? [{ name: "search_homes", args: { wishes: wishOf(question) } }] : [];
}

/** Whether a question is a search for homes, which the search's own reader then reads. */
export function isSearch(question: string): boolean {
  return (
    SEARCH.test(question) && HOMES.test(question) && !isForAdvice(question) && !SUM.test(question)
  );
}

const HOMES =
  /\b(?:homes?|houses?|condos?|townhouses?|townhomes?|apartments?|lots?|land|acres|places?|propert(?:y|ies)|bed(?:room)?s?|casas?|viviendas?|häuser|maisons?)\b/i;
const SEARCH =
  /\bfor sale\b|^\W*(?:please )?(?:show|find|search|list|get|give) (?:me |us )?|\b(?:looking for|look for|searching for|are there|do you have|is there an?|what(?:'s| is) available|i want an? |any) ?|^\W*(?:which|what|any) (?:\w+ ){0,3}(?:homes|houses|condos|places|lots)\b|\ben venta\b|\bà vendre\b|\bzu verkaufen\b/i;
/** A question about a sum or a term names homes, too. */
const SUM = /\b(?:a|per|each) month\b|\bmonthly\b|\bclosing costs?\b|\bdeposit\b/i;
const COMPARES =
  /\b(?:compare|side by side|differ(?:s|ence|ent)?|versus|vs|which (?:one )?of (?:my|the|these|those))\b.*\b(?:homes?|houses?|favou?rites?|saved)\b|\b(?:homes?|houses?|favou?rites?|saved)\b.*\b(?:compare|side by side|differ(?:s|ence|ent)?|bigger|cheaper|larger|newer|better)\b/i;
const PLACES =
  /\b(?:my|our|any|do i have) (?:\w+ ){0,2}(?:offers?|showings?|visits?|questions?|saved search\w*|favou?rites?)\b(?! on| for a| be\b)/i;

/** The filters' words, without what only asks: the reader of the search box knows the rest. */
function wishOf(question: string): string {
  return question
    .replace(
      /^\W*(?:please\s+)?(?:which|what|show|find|search|list|get|give|are there|do you have|i(?:'m| am) looking for|looking for|i want)\b\s*(?:me|us|any|for)?\s*/i,
      "",
    )
    .replace(/\b(?:are|is|do you have|can i buy|qu[eé]|hay)\b/gi, " ")
    .replace(/[?¿!]+/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 200);
}

/** The home that a question about a month's cost names: "What would the Craftsman with a porch cost a month?" */
export function homeIn(question: string): string | undefined {
  const [, name] =
    /\b(?:would|does|will|for|of)\s+(?:the )?([A-Z][\w' -]*?)(?:\s+(?:cost|be|run)\b|\s+(?:a|per|each) month|\s+(?:if|with|at)\s+(?:[iI]\b|\d|\$)|[?,.]|$)/.exec(
      question,
    ) ?? [];
  return name?.trim() || undefined;
}
