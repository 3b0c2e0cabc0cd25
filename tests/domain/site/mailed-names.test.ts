import { wordsOnly } from "@domain/search/plain-words.ts";
import { isOurName, mailedName } from "@domain/site/text/mailed-names.ts";
import { describe, expect, it } from "vitest";

describe("a name in mail to a stranger", () => {
  it.each([
    "Ann Lee",
    "Maria del Carmen Ortiz-Lee Jr.",
    "J. R. O’Brien",
    "Moe & Sons Home Inspections",
    "Lee, Ann",
    "José Ñúñez",
    "田中",
    "Ольга Иванова",
    "Joe",
  ])("stays as it is: %s", (name) => {
    expect(mailedName(wordsOnly(name))).toBe(name);
  });

  it.each([
    "SelfNVest Security Team",
    "S e l f N V e s t",
    "Ѕеlf N Vest",
    "ＳｅｌｆＮＶｅｓｔ",
    "URGENT verify your account at evil dot example",
    "Your аccount is suspended",
    "Billing",
    "please call me back as soon as you can",
    "evil․example",
    "evil・example",
    "evil (dot) example",
    "$50,000 for you!",
    "",
  ])("isn't said: %s", (name) => {
    expect(mailedName(wordsOnly(name))).toBe("");
  });
});

it("our own name is seen in other letters, with marks and between spaces", () => {
  for (const name of [
    "selfnvest",
    "Self-N-Vest GmbH",
    "the SélfNVest office",
    "ＳＥＬＦＮＶＥＳＴ",
  ])
    expect([name, isOurName(name)]).toEqual([name, true]);
  for (const name of ["Selma Vest", "Nora", ""])
    expect([name, isOurName(name)]).toEqual([name, false]);
});
