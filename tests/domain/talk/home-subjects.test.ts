import { answerFrom, passagesOf } from "@domain/talk/home-answers.ts";
import { expect, test } from "vitest";
import {
  FIRST_QUESTIONS,
  HELD_OUT_QUESTIONS,
  LAST_QUESTIONS,
  LATER_QUESTIONS,
  sourcesOf,
} from "./home-questions.ts";

test.each([...FIRST_QUESTIONS, ...HELD_OUT_QUESTIONS, ...LATER_QUESTIONS, ...LAST_QUESTIONS])(
  "%s: %s",
  (home, question, quoted) => {
    const { quotes } = answerFrom(question, passagesOf(sourcesOf(home)));
    const texts = quotes.map(({ text }) => text);
    if (quoted === null) expect(texts).toEqual([]);
    else {
      expect(texts).not.toEqual([]);
      for (const text of texts) expect(text).toMatch(quoted);
    }
  },
);

const KITCHEN =
  "The dishwasher is new. The bathroom has a walk-in shower. The bedrooms were painted in 2021. It is quiet in the morning. The furnace was serviced last year. The seller will leave the washer and dryer.";

test.each([
  "Is there a microwave?",
  "Does it have a fridge?",
  "Is there a bathtub?",
  "Are the walls plaster?",
  "Does it have central heating?",
  "Is it noisy at night?",
])("a sentence about one thing isn't the whole answer about another: %s", (question) => {
  expect(
    answerFrom(
      question,
      passagesOf([{ id: "d", label: "Description", kind: "description", text: KITCHEN }]),
    ).isWhole,
  ).toBe(false);
});

test("a sentence about a kind of thing is found by its general word", () => {
  const { quotes } = answerFrom(
    "Do the appliances stay?",
    passagesOf([
      {
        id: "d",
        label: "Description",
        kind: "description",
        text: "The seller will leave the washer and dryer.",
      },
    ]),
  );
  expect(quotes.map(({ text }) => text).join()).toMatch(/washer and dryer/);
});

test.each([
  ["Any foundation issues?", "No known foundation problems."],
  ["Is smoking allowed?", "No smoking in the house."],
])("a published denial is found: %s", (question, text) => {
  const { quotes } = answerFrom(
    question,
    passagesOf([{ id: "d", label: "Disclosure", kind: "description", text }]),
  );
  expect(quotes.map((quote) => quote.text).join()).toContain(text);
});
