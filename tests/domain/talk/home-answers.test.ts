import { STREET_LATER } from "@domain/homes/approximate-place.ts";
import { NUMBER_FIELDS } from "@domain/homes/listing-fields.ts";
import { QUESTION_LIMITS } from "@domain/site/errors/limits.ts";
import {
  answerFrom,
  answerOfChoice,
  draftFrom,
  isQuoted,
  passagesOf,
} from "@domain/talk/home-answers.ts";
import { type AnswerSource, isAskable, searchAnswers } from "@domain/talk/questions.ts";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { HOSTILE_QUESTIONS } from "../../support/hostile-questions.ts";

const FACTS = {
  price: "450000",
  bedrooms: "3",
  bathrooms: "2.5",
  sqft: "1840",
  year_built: "1926",
  garage_spaces: "2",
  stories: "2",
  lot_size: "0.18",
  hoa_fee: "0",
  property_type: "house",
  city: "Boise",
  state: "ID",
};
const FEATURES = ["Fir floors", "Gas fireplace", "Central air", "Fenced yard"];
const SOURCES: AnswerSource[] = [
  source("answer", "a1", "It was replaced in 2019.", "How old is the roof?"),
  source("answer", "a2", "Yes, along the back wall.", "Is there room for a bench in the garage?"),
  ...Object.entries(FACTS).map(([name, value]) => source("fact", name, value)),
  ...FEATURES.map((text, n) => source("feature", String(n + 1), text)),
  source(
    "description",
    "description",
    "A porch for mornings. The kitchen was remodeled in 2021. The basement is dry and unfinished.\n\nCall 303-555-7701 about the apple tree.",
  ),
];
const passages = passagesOf(SOURCES);

function source(kind: string, id: string, text: string, label: string | null = null): AnswerSource {
  return { kind, id, label, text };
}

function said(question: string): string[] {
  return answerFrom(question, passages).quotes.map(({ text }) => text);
}

describe("a question is answered by quoting", () => {
  test.each([
    ["How old is the roof?", ["It was replaced in 2019."]],
    ["when was the roof replaced", ["It was replaced in 2019."]],
    ["How old is this house?", ["Built in 1926"]],
    ["What year was it built?", ["Built in 1926"]],
    ["How much is it?", ["Price: $450,000"]],
    ["¿Cuánto cuesta la casa?", ["Price: $450,000"]],
    ["How many bedrooms and bathrooms?", ["3 beds", "2.5 baths"]],
    ["¿Cuántas habitaciones tiene?", ["3 beds"]],
    ["How big is it?", ["1,840 sqft"]],
    ["What's the lot size?", ["0.18 acre Lot"]],
    ["HOA fees?", ["No HOA fee"]],
    ["Is there a garage?", ["2 garage spaces"]],
    ["Does it have A/C?", ["Central air"]],
    ["Is the yard fenced?", ["Fenced yard"]],
    ["When was the kitchen last remodeled?", ["The kitchen was remodeled in 2021."]],
    ["Is the basement finished?", ["The basement is dry and unfinished."]],
    ["Which city is it in?", ["City: Boise"]],
  ])("%s", (question, quotes) => {
    expect(said(question)).toEqual(quotes);
    expect(answerFrom(question, passages).isWhole).toBe(true);
  });

  test.each([
    ["what nobody has said", "Is there a pool?"],
    ["another thing of the same room", "Is there a drain in the basement?"],
    ["the age of something else", "How old is the furnace?"],
    ["what only shares its aspect", "How much are the taxes?"],
    ["nothing at all", "Hello there!"],
    ["a sentence with a number in it", "Is there an apple tree?"],
  ])("%s is not answered: %s", (_, question) => {
    expect(answerFrom(question, passages)).toEqual({
      quotes: [],
      isWhole: false,
      isOfSubject: false,
    });
  });

  it.each([
    ["How old is the roof, and what did it cost?", ["It was replaced in 2019."]],
    ["Is the roof old? How much was it?", ["It was replaced in 2019."]],
    ["How big is the lot, and how old is it?", ["0.18 acre Lot"]],
    [
      "How old is the roof, and what is the price?",
      ["It was replaced in 2019.", "Price: $450,000"],
    ],
    ["Is there a garage, and how old is the house?", ["2 garage spaces", "Built in 1926"]],
  ])("a second part without a subject is about the first one's: %s", (question, quotes) => {
    expect(said(question)).toEqual(quotes);
  });

  it("a question isn't answered whole if a part of it has no answer", () => {
    const answer = answerFrom("How old are the roof and the furnace?", passages);
    expect(answer.quotes.map(({ id }) => id)).toEqual(["a1"]);
    expect(answer.isWhole).toBe(false);
  });

  it.each([
    ["Is the air conditioning loud?", ["Central air"]],
    ["Is the roof guaranteed?", ["It was replaced in 2019."]],
  ])("a passage about the subject of a question is shown: %s", (question, quotes) => {
    const answer = answerFrom(question, passages);
    expect(answer.quotes.map(({ text }) => text)).toEqual(quotes);
    expect(answer).toMatchObject({ isWhole: false, isOfSubject: true });
  });

  it("every fact that can be filled in can be quoted", () => {
    const facts = NUMBER_FIELDS.map(({ name }) => source("fact", name, "7"));
    expect(passagesOf(facts).map(({ id }) => id)).toEqual(facts.map(({ id }) => id));
  });
});

describe("a published text", () => {
  it("leaves two hundred questions about other things unanswered", () => {
    expect(HOSTILE_QUESTIONS).toHaveLength(200);
    expect(new Set(HOSTILE_QUESTIONS).size).toBe(200);
    const answered = HOSTILE_QUESTIONS.filter((each) => answerFrom(each, passages).isWhole);
    expect(answered).toEqual([]);
    for (const question of HOSTILE_QUESTIONS)
      expect(isQuoted(answerFrom(question, passages), passages), question).toBe(true);
  });

  it("is quoted, whatever is asked, by rules or by a model", () => {
    const words = SOURCES.flatMap(({ text, label }) => `${label ?? ""} ${text}`.split(/\s+/));
    const asked = fc
      .array(fc.oneof(fc.constantFrom(...words, "?", "and", "how", "old"), fc.string()), {
        maxLength: 12,
      })
      .map((parts) => parts.join(" "));
    forAll(asked, fc.array(fc.integer()), fc.boolean(), (question, numbers, isWhole) => {
      for (const answer of [
        answerFrom(question, passages),
        answerOfChoice(numbers, isWhole, passages),
      ]) {
        expect(isQuoted(answer, passages)).toBe(true);
        expect(answer.quotes.length).toBeLessThanOrEqual(QUESTION_LIMITS.quotes);
        expect(JSON.stringify(answer)).not.toContain("303-555-7701");
        // Word for word, except where the page itself puts a number into words.
        for (const { kind, id, text } of answer.quotes.filter((each) => each.kind !== "fact"))
          expect(
            SOURCES.some(
              (each) => each.kind === kind && each.id === id && each.text.includes(text),
            ),
          ).toBe(true);
      }
      expect(draftFrom(question, passages)).not.toContain("303-555-7701");
    });
  });

  it("a model chooses by number, and numbers of nothing are ignored", () => {
    const { quotes } = answerOfChoice([3, 3, 0, -1, 1.5, 999, 1], true, passages);
    expect(quotes.map(({ id }) => id)).toEqual(["price", "a1"]);
    expect(answerOfChoice([999], true, passages)).toEqual({
      quotes: [],
      isWhole: false,
      isOfSubject: false,
    });
  });

  it("an added word is noticed", () => {
    const answer = answerFrom("How old is the roof?", passages);
    const [quote] = answer.quotes;
    if (!quote) throw new Error("no quote");
    const longer = { ...answer, quotes: [{ ...quote, text: `${quote.text} No leaks.` }] };
    expect(isQuoted(longer, passages)).toBe(false);
    expect(isQuoted({ ...answer, quotes: [{ ...quote, id: "a2" }] }, passages)).toBe(false);
    expect(isQuoted({ quotes: [], isWhole: true, isOfSubject: true }, passages)).toBe(false);
  });
});

it("the owner's draft is what the page says about a word of the question", () => {
  expect(draftFrom("Is the basement finished?", passages)).toBe(
    "The basement is dry and unfinished.",
  );
  expect(draftFrom("Do the floors in the kitchen squeak?", passages)).toContain("Fir floors.");
  expect(draftFrom("Is there a pool?", passages)).toBe("");
});

it("questions have a length that people can count", () => {
  expect(["", "  ", "🏠".repeat(301)].map(isAskable)).toEqual([false, false, false]);
  expect(isAskable("🏠".repeat(300))).toBe(true);
});

it("published answers are found by the beginnings of their words", () => {
  const pairs = [
    { id: "1", question: "How old is the roof?", answer: "From 2019." },
    { id: "2", question: "¿Hay jardín?", answer: "Sí." },
  ];
  const ids = (search: string) => searchAnswers(pairs, search).map(({ id }) => id);
  expect(ids("roo 2019")).toEqual(["1"]);
  expect(ids("JARDIN")).toEqual(["2"]);
  expect(ids("oof")).toEqual([]);
  expect(ids("  ")).toEqual(["1", "2"]);
});

test("an answer about a hidden street says when the street is shown", () => {
  const asked = "What street is it on?";
  const told = (value: string) =>
    answerFrom(asked, passagesOf([...SOURCES, source("fact", "address_hidden", value)]));
  expect(told("true").quotes.map(({ text }) => text)).toContain(STREET_LATER);
  expect(told("false").quotes).toEqual([]);
});
