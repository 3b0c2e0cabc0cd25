import { STREET_LATER } from "../homes/approximate-place.ts";
import {
  furtherFacts,
  LISTING_FIELDS,
  NUMBER_FIELDS,
  type WrittenFields,
} from "../homes/listing-fields.ts";
import { propertyTypeName } from "../homes/listings.ts";
import { sizeFacts } from "../homes/size-facts.ts";
import { QUESTION_LIMITS } from "../site/errors/limits.ts";
import { isAbout, meanings, plain, roleOf } from "./home-words.ts";
import { hasContact } from "./publishing.ts";
import {
  type AnswerSource,
  type HomeAnswer,
  QUOTE_SOURCES,
  type Quote,
  type QuoteKind,
} from "./questions.ts";

/**
 * Answers questions about a home by quoting what its owner has published, each quote with its source (decision 83). An
 * answer has no other words, so it can't make anything up. What answers a question only in part, or in other words, is
 * shown as what is published about it; if nothing is, the question goes to the owner. The same question and sources always give the same answer.
 */

const KINDS = Object.keys(QUOTE_SOURCES) as QuoteKind[];

/**
 * One quote, with the topics it is about. `asked` counts the topics of the question that it answered; `isAlone` answers
 * "How much is it?".
 */
export type Passage = Quote & { about: ReadonlySet<string>; asked?: number; isAlone?: true };

/** Facts, features, answers, and every sentence of longer texts. No address or number is quoted. */
export function passagesOf(sources: readonly AnswerSource[]): Passage[] {
  return sources.flatMap(passagesIn).filter(({ text }) => !hasContact(text));
}

/** Answers a question with the best quotes for each of its parts. */
export function answerFrom(question: string, passages: readonly Passage[]): HomeAnswer {
  const found = partsOf(question).map((part) => {
    const exact = fitting(part, passages);
    return {
      isExact: exact.length > 0,
      shown: exact.length > 0 ? exact : ofSubject(part, passages),
    };
  });
  const shown = found.flatMap((part) => part.shown);
  const quotes = [...new Set(shown)].slice(0, QUESTION_LIMITS.quotes).map(quoteOf);
  return {
    quotes,
    isWhole: quotes.length > 0 && found.every(({ isExact }) => isExact),
    isOfSubject: quotes.length > 0 && found.every((part) => part.shown.length > 0),
  };
}

/**
 * The answer a model chose, by the passages' numbers from 1. It can't add a word of its own.
 */
export function answerOfChoice(
  numbers: readonly number[],
  isWhole: boolean,
  passages: readonly Passage[],
): HomeAnswer {
  const chosen = [...new Set(numbers)].flatMap((number) => passages[number - 1] ?? []);
  const quotes = chosen.slice(0, QUESTION_LIMITS.quotes).map(quoteOf);
  const isFound = quotes.length > 0;
  return { quotes, isWhole: isWhole && isFound, isOfSubject: isFound };
}

/** Whether an answer consists of these passages and nothing else. */
export function isQuoted({ quotes, isWhole }: HomeAnswer, passages: readonly Passage[]): boolean {
  const isPassage = (quote: Quote) =>
    passages.some(
      ({ kind, id, label, text }) =>
        quote.kind === kind && quote.id === id && quote.label === label && quote.text === text,
    );
  return quotes.every(isPassage) && (quotes.length > 0 || !isWhole);
}

/**
 * A draft for the owner's answer: what the page says about any word of the question. Empty if it says
 * nothing.
 */
export function draftFrom(question: string, passages: readonly Passage[]): string {
  const asked = new Set(partsOf(question).flatMap(({ topics }) => topics));
  const shared = (passage: Passage) => [...asked].filter((word) => passage.about.has(word)).length;
  const close = passages
    .filter((passage) => shared(passage) > 0)
    .sort((a, b) => shared(b) - shared(a) || rank(a) - rank(b))
    .slice(0, 2);
  return close.map(({ text }) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(" ");
}

type Part = { topics: string[]; aspects: string[] };

/**
 * "How old are the roof and the furnace?" asks two things, and the age of both. "How old is the roof, and what
 * did it cost?" asks two things about the roof, and nothing about the home's price.
 */
function partsOf(question: string): Part[] {
  let before: string[] = [];
  let subject: string[] = [];
  return plain(question)
    .split(/[?!.;,/\n]|\s(?:and|or|but|as well as|y|o)\s/)
    .flatMap((text) => {
      const said = meanings(text);
      const named = said.filter(isTopic);
      const topics = named.length > 0 || NAMES_THE_HOME.test(text) ? named : subject;
      const own = said.filter((word) => !isTopic(word));
      if (said.length === 0) return [];
      const aspects = own.length > 0 || ASKS_ANEW.test(text) ? own : before;
      before = aspects;
      subject = topics;
      return [{ topics, aspects }];
    });
}

/** A question about an age or a cost without one of these words is about the subject of the question before. */
const NAMES_THE_HOME =
  /\b(?:home|house|condo|townhouse|property|place|building|listing|price|asking|casa|vivienda|propiedad|precio)\b/;

const ASKS_ANEW =
  /^\s*(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|what|where|which|who|how|hay|tiene|es|esta|donde|cual)\s/;

/** Passages about the whole part: the best one, and a second from another source. */
function fitting({ topics, aspects }: Part, passages: readonly Passage[]): Passage[] {
  const asked = [...topics, ...aspects];
  const [first, ...others] = passages
    .filter((passage) => topics.length > 0 || passage.isAlone)
    .filter(({ about }) => asked.every((word) => isAbout(about, word)))
    .sort((a, b) => place(a, topics) - place(b, topics) || a.about.size - b.about.size);
  if (!first) return [];
  const second = first.kind === "fact" ? undefined : others.find(({ kind }) => kind !== first.kind);
  return second ? [first, second] : [first];
}

/**
 * What is published about a part's subject when nothing answers it word for word: "When were the counters replaced?" finds
 * "New counters in 2019." The passages share as many of its subjects as any. A place counts only if nothing in it is
 * asked for, because a sentence about the kitchen says nothing about a drain in it. So do words of no list, all of them.
 */
function ofSubject({ topics, aspects }: Part, passages: readonly Passage[]): Passage[] {
  const having = (role: ReturnType<typeof roleOf>) =>
    topics.filter((topic) => roleOf(topic) === role);
  const [subjects, others] = [having("subject"), having("other")];
  const meant = subjects.length > 0 ? subjects : others.length > 0 ? others : having("place");
  const among = (words: readonly string[], { about }: Passage) =>
    words.filter((word) => isAbout(about, word));
  // A subject that few passages have is the one that is asked about.
  const weights = new Map(
    meant.map((topic) => [
      topic,
      1 / Math.max(1, passages.filter(({ about }) => isAbout(about, topic)).length),
    ]),
  );
  const shared = (passage: Passage) =>
    among(meant, passage).reduce((sum, topic) => sum + (weights.get(topic) ?? 0), 0);
  const most = Math.max(0, ...passages.map(shared));
  const isEveryOther = (passage: Passage) =>
    subjects.length > 0 || among(others, passage).length === others.length;
  const near = passages.filter(
    (passage) => most > 0 && shared(passage) === most && isEveryOther(passage),
  );
  const timely = near.filter((passage) => among(aspects, passage).length === aspects.length);
  const fit = timely.length > 0 ? timely : near;
  const alike = (passage: Passage) => among(topics, passage).length;
  const closest = Math.max(...fit.map(alike));
  return fit
    .filter((passage) => alike(passage) === closest)
    .sort((a, b) => place(a, topics) - place(b, topics))
    .slice(0, 2);
}

/** Lower is better. "Is there a garage?" hardly matches the question about a workbench in it. */
function place(passage: Passage, topics: readonly string[]): number {
  const isAside = topics.length > 0 && topics.length * 2 <= (passage.asked ?? 0);
  return isAside ? KINDS.length : rank(passage);
}

function isTopic(meaning: string): boolean {
  return !meaning.startsWith("~");
}

function rank({ kind }: Quote): number {
  return KINDS.indexOf(kind);
}

function quoteOf({ kind, id, label, text }: Quote): Quote {
  return { kind, id, label, text };
}

function passagesIn(source: AnswerSource): Passage[] {
  const { id, label, text } = source;
  const kind = KINDS.find((known) => known === source.kind);
  if (!kind) return [];
  if (kind === "fact") return factIn(source);
  if (kind === "answer") {
    const asked = meanings(plain(label ?? "")).filter(isTopic).length;
    return [{ kind, id, label, text, about: aboutOf(`${label} ${text}`), asked }];
  }
  if (kind === "feature") return [{ kind, id, label, text, about: aboutOf(text) }];
  return sentencesOf(text).map((sentence) => ({
    ...{ kind, id, label },
    text: sentence,
    about: aboutOf(`${label ?? ""} ${sentence}`),
  }));
}

/** Splits at periods, but not within numbers or after single letters ("No. 5" is rare enough). */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\p{N}])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** The words of a text, and the aspects it gives: a year is an age, a dollar sign a cost. */
function aboutOf(text: string): Set<string> {
  const said = plain(text);
  const about = new Set(meanings(said));
  if (/\b(?:1[6-9]|20)\d\d\b|\b(?:years?|months?|new|newer|ano|anos)\b/.test(said))
    about.add("~time");
  if (/\$|\b(?:free|no (?:cost|fee)|included|gratis)\b/.test(said)) about.add("~cost");
  if (/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|both|single|double)\b/.test(said)) {
    about.add("~count");
    about.add("~size");
  }
  return about;
}

/** The topics that each fact answers; aspects alone ("How much is it?") only where `isAlone`. */
const FACT_WORDS: Record<string, { words: string; isAlone?: true }> = {
  price: { words: "price cost asking", isAlone: true },
  sqft: { words: "sqft size", isAlone: true },
  year_built: { words: "built year age time", isAlone: true },
  bedrooms: { words: "bedroom many" },
  bathrooms: { words: "bathroom many" },
  garage_spaces: { words: "garage parking space car many size" },
  stories: { words: "story level many" },
  lot_size: { words: "lot acre size" },
  hoa_fee: { words: "hoa fee cost month monthly" },
  property_tax: { words: "property tax taxes cost year" },
  property_type: { words: "type property" },
  city: { words: "city where" },
  state: { words: "state where" },
  address_hidden: { words: "street address where" },
};

/** The words of the details page ("Built in 1926"), or the label with the value. */
function factIn({ id, text }: AnswerSource): Passage[] {
  const words = factText(id as keyof WrittenFields, text);
  const field = LISTING_FIELDS.find(({ name }) => name === id);
  if (!words || !field) return [];
  const known = FACT_WORDS[id];
  const about = new Set(meanings(plain(`${known?.words ?? ""} ${field.label}`)));
  const passage = { kind: "fact" as const, id, label: null, text: words, about };
  return [known?.isAlone ? { ...passage, isAlone: true } : passage];
}

function factText(name: keyof WrittenFields, value: string): string | undefined {
  if (name === "address_hidden") return value === "true" ? STREET_LATER : undefined;
  const label = LISTING_FIELDS.find((field) => field.name === name)?.label;
  const field = NUMBER_FIELDS.find((each) => each.name === name);
  if (!field) return `${label}: ${name === "property_type" ? propertyTypeName(value) : value}`;
  const number = Number(value);
  const [said] = [
    ...sizeFacts({ [name]: number }),
    ...furtherFacts({ [name]: number }).map(({ text }) => text),
  ];
  if (said) return said;
  return number > 0 ? `${label}: ${(field.value ?? String)(number)}` : undefined;
}
