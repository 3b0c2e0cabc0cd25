import { letterProblem, peopleIn, plainWords } from "@domain/offers/buyer-letters.ts";
import { describe, expect, it } from "vitest";
import { fitted, harder, held, later, unseen } from "../../support/buyer-letters.ts";

const missed = (texts: readonly string[]) => texts.filter((text) => peopleIn(text) === undefined);
const flagged = (texts: readonly string[]) => texts.filter((text) => peopleIn(text) !== undefined);

describe("the rule for letters", () => {
  it("judges every sentence that it was fitted to", () => {
    expect(missed([...fitted.people, ...harder.people])).toEqual([]);
    expect(flagged([...fitted.homes, ...harder.homes])).toEqual([]);
  });

  it("finds people in 39 of 40 sentences that it was not fitted to, and in none about homes", () => {
    expect([fitted.people.length, fitted.homes.length]).toEqual([60, 60]);
    expect([held.people.length, held.homes.length]).toEqual([40, 40]);
    expect(missed(held.people)).toHaveLength(1);
    expect(flagged(held.homes)).toEqual([]);
  });

  it("does not know every way to speak of people", () => {
    expect(missed(later.people)).toEqual(["It is close to the preschool we picked for Liam."]);
    expect(flagged(later.homes)).toEqual([]);
    expect([unseen.people.length, missed(unseen.people).length]).toEqual([14, 3]);
    expect([unseen.homes.length, flagged(unseen.homes).length]).toEqual([14, 1]);
  });

  it("names the words it found, and the law where one is about them", () => {
    expect(letterProblem("Our kids' school is near.")).toMatch(
      /^“our kids” is about people\. Please/,
    );
    expect(letterProblem("We are a Christian family.")).toMatch(/^“Christian family”: Federal law/);
    expect(letterProblem("The kids' playset stays.")).toBeUndefined();
    expect(letterProblem("")).toBeUndefined();
  });

  it("reads a text as people do", () => {
    expect(plainWords("We’re\u200b here; THE KIDS' señor-it!")).toBe(
      " we re here . the kids s senor it . ",
    );
    expect(peopleIn("оur kіds")).toBe("our kids");
  });
});
