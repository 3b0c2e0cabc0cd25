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
