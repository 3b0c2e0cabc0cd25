import { answerTimeText, shortAnswerTimeText } from "@domain/talk/answer-time.ts";
import { expect, it } from "vitest";

it.each([
  [1, "an hour"],
  [3, "3 hours"],
  [12, "12 hours"],
  [24, "a day"],
  [48, "2 days"],
  [72, "3 days"],
])("an owner who answers within %i hours does so within %s", (hours, within) => {
  expect(answerTimeText(hours)).toBe(`The owner usually answers within ${within}.`);
  expect(shortAnswerTimeText(hours)).toBe(`Usually answers within ${within}`);
});
