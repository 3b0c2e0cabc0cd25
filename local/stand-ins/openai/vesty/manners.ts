import { OFFLINE } from "../question.ts";
import type { Asked } from "./question.ts";

/** What needs no look at any data: greetings, what Vesty may not do, and what nobody knows. */

export const NOTHING_KNOWN =
  "I don't know that. Neither your own data nor our [handbook](/handbook) says anything about it. Ask me about pricing, photos, disclosures, showings, offers, inspection, closing or moving, or about your own listing and viewings.";

export const UNKNOWABLE =
  "I don't know what prices, rates or the market will do; nobody does, and I won't guess.";

export function isUnknowable(text: string): boolean {
  return /\b(?:will|going to|predict|forecast)\b.{0,60}\b(?:rates?|prices?|market|values?)\b.{0,40}\b(?:be|go|fall|rise|drop|crash|do|next)\b|\b(?:rates?|prices?|market)\b.{0,20}\b(?:will|going to)\b.{0,20}\b(?:be|go|fall|rise|drop|crash|do)\b/i.test(
    text,
  );
}

/** What is said before anything that touches the law or taxes. */
export function caveatFor(text: string): string | undefined {
  if (LAW.test(text))
    return "I can't give legal advice: a real estate attorney in your state can tell you what holds in your case.";
  if (TAXES.test(text))
    return "I can't give tax advice: a CPA can tell you what holds in your case.";
  return undefined;
}

const LAW =
  /\b(?:sue[ds]?|suing|lawsuit|legal(?:ly)?|illegal|liable|liability|court|lawyer|attorney|breach|back out of (?:the|my|a) (?:contract|sale|deal)|cancel the contract|break the contract|enforceable)\b/i;
const TAXES = /\b(?:tax(?:es|ed)?|irs|capital gains?|deduct(?:ible|ion)?|1099)\b/i;

export function answerAtOnce({ text }: Asked): string | undefined {
  const answer = RULES.find(([words]) => words.test(text))?.[1];
  return answer === undefined ? undefined : `${OFFLINE}\n\n${answer}`;
}

const RULES: readonly [RegExp, string][] = [
  [
    /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening))\b[^?]{0,30}$/i,
    "Hello! I'm Vesty. Ask me how something is done when you sell your home, or how your listing, your viewings and your timeline stand.",
  ],
  [
    /^\W*(?:thanks?|thank you|great|perfect|ok(?:ay)?)\b[^?]{0,30}$/i,
    "You're welcome. Ask me whenever something comes up.",
  ],
  [
    /^\W*(?:help|(?:who|what) are you|what (?:can|do) you do|how do you work|what can i ask(?: you)?)\W*$/i,
    "I'm Vesty. I look up how your listing, viewings, times, timeline, documents and plan stand; I search our [handbook](/handbook) for how a sale by owner is done; and I work out net proceeds, a buyer's monthly payment and what you save in commission. I change nothing and contact nobody. Ask me, for example: “How is my listing doing?” or “How do I answer a low offer?”",
  ],
  [
    /\b(?:system prompt|your (?:prompt|instructions|rules)|(?:ignore|forget|disregard)\b.{0,30}\b(?:instructions|rules|prompt)|developer mode|jailbreak)\b/i,
    "I keep my instructions to myself. I'm glad to help with the sale of your home.",
  ],
  [
    /\b(?:only|prefer|avoid|refuse|reject|turn (?:away|down)|keep out|no|not|don't want|exclude)\b.{0,40}\b(?:famil(?:y|ies) with|kids|children|christians?|muslims?|jews|jewish|catholics?|black|white|hispanics?|latinos?|asians?|foreigners?|immigrants?|disabled|wheelchairs?|section 8|single (?:mothers?|men|women)|gay|certain race)\b/i,
    "I can't help with choosing or turning away buyers by who they are. Fair housing law protects race, color, religion, sex, disability, family status and national origin, in advertising and in deciding. Judge offers by price, terms and whether the buyer can pay. The handbook explains it: [Fair housing for people who sell their own home](/handbook/fair-housing).",
  ],
  [
    /^(?:please |can you |could you |would you |vesty,? )*(?:confirm|cancel|accept|decline|move|reschedule)\b.{0,60}\b(?:viewings?|showings?|visits?|requests?|appointments?)\b/i,
    "I can look, but I can't change anything for you. You confirm, move or cancel viewings under [your viewings](/dashboard?showings=all).",
  ],
  [
    /^(?:please |can you |could you |would you |vesty,? )*(?:change|lower|raise|reduce|set|update|edit|publish|withdraw|delete|remove|mark|unpublish)\b.{0,60}\b(?:price|listing|home|house|description|photos?|status|sold|title)\b/i,
    "I can look, but I can't change anything for you. You edit, publish and withdraw your homes under [My listings](/my-listings).",
  ],
  [
    /^(?:please |can you |could you |would you |vesty,? )*(?:send|email|text|call|contact|message)\b.{0,60}\b(?:buyer|visitor|him|her|them|agent|lender|title company)\b/i,
    "I can't contact anybody. You find how to reach each visitor under [your viewings](/dashboard?showings=all).",
  ],
];
