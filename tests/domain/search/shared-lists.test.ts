import { listNameProblem, personNameProblem } from "@domain/search/shared-lists.ts";
import { expect, test } from "vitest";

test.each([
  ["Vera", undefined],
  ["Зоя", undefined],
  ["  ", "Please enter a name."],
  ["\u200b\u2060", "Please enter a name."],
  ["x".repeat(41), "Please use at most 40 characters."],
])("a name on a list: %j", (name, problem) => {
  expect(personNameProblem(name)).toBe(problem);
});

test("a list needs a name that shows something", () => {
  expect(listNameProblem("\u00ad")).toBe("Please give the list a name.");
  expect(listNameProblem("Ours")).toBeUndefined();
});
