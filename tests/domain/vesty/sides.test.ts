import { sideOfQuestion } from "@domain/vesty/sides.ts";
import { sideOfPage } from "@domain/vesty/starters.ts";
import { expect, it } from "vitest";

it.each([
  "How do I get a mortgage for my first home?",
  "What are closing costs for my new home?",
  "What does my home insurance cost?",
  "When does my home inspection happen?",
  "What did homes sold nearby go for?",
  "Why is the seller selling?",
])("a buyer's question with an owner's words stays a buyer's: %s", (question) => {
  expect(sideOfQuestion(question, "buyer")).toBe("buyer");
});

it.each([
  "Should I accept an offer with 20% down?",
  "What if the buyers cannot afford it?",
  "What is a pre-approval letter worth in an offer for my place?",
  "Is 10% down a risk?",
])("an owner's question with a buyer's words stays an owner's: %s", (question) => {
  expect(sideOfQuestion(question, "owner")).toBe("owner");
});

it.each([
  ["Can I afford a home of $400,000 as a buyer?", "owner", "buyer"],
  ["How do I sell my house?", "buyer", "owner"],
  ["How do I sell my house?", undefined, "owner"],
  ["Which homes for sale have a pool?", "neither", "buyer"],
  ["What is escrow?", "both", undefined],
] as const)("clear words tell the side, whoever asks: %s", (question, doing, side) => {
  expect(sideOfQuestion(question, doing)).toBe(side);
});

it("the page of one offer is for either side, so it has no buyer's questions", () => {
  expect(sideOfPage("/offers")).toBe("buyer");
  expect(sideOfPage("/offers/abc")).toBe("owner");
});
