import { REPORT_LIMITS } from "@domain/site/errors/limits.ts";
import { choicesFor, decisionProblems, waitingSentence } from "@domain/talk/moderating.ts";
import { REPORTED_KINDS, reasonName, reasonsFor, reportProblems } from "@domain/talk/reports.ts";
import { describe, expect, it } from "vitest";

describe("a report", () => {
  it.each(REPORTED_KINDS)("a report of a %s offers its reasons, “Something else” last", (kind) => {
    const reasons = reasonsFor(kind);
    expect(reasons.at(-1)?.value).toBe("other");
    for (const { value, label } of reasons) expect(reasonName(value)).toBe(label);
  });

  it("needs a reason, and words where the reason says nothing", () => {
    expect(Object.keys(reportProblems({ reason: "", words: "x" }))).toEqual(["reason"]);
    expect(Object.keys(reportProblems({ reason: "other", words: " " }))).toEqual(["words"]);
    expect(reportProblems({ reason: "fraud", words: "" })).toEqual({});
  });

  it("counts characters as people do", () => {
    const words = "🏡".repeat(REPORT_LIMITS.words);
    expect(reportProblems({ reason: "fraud", words })).toEqual({});
    expect(reportProblems({ reason: "fraud", words: `${words}x` })).toHaveProperty("words");
  });
});

describe("a decision", () => {
  const values = (about: Parameters<typeof choicesFor>[0]) =>
    choicesFor(about).map(({ value }) => value);

  it("is one of those that fit the case and its state", () => {
    const measures = ["hide_home", "suspend"] as const;
    const home = { measure: null, measures: [...measures] };
    expect(values({ ...home, state: "open" })).toEqual(["nothing", "hide_home", "suspend"]);
    expect(values({ ...home, state: "answered", measure: "suspend" })).toEqual(["kept", "lifted"]);
    expect(values({ ...home, state: "decided", measure: "suspend" })).toEqual(["lifted"]);
    expect(values({ ...home, state: "decided" })).toEqual([]);
  });

  it("has a reason that says something", () => {
    expect(Object.keys(decisionProblems({ decision: "", reason: "Because." }))).toEqual([
      "decision",
      "reason",
    ]);
    expect(decisionProblems({ decision: "nothing", reason: "Nothing is wrong." })).toEqual({});
  });
});

it("says whether something waits", () => {
  expect(waitingSentence(0)).toEqual([]);
  expect(waitingSentence(1)).toEqual(["1 report is waiting for a decision."]);
  expect(waitingSentence(2)).toEqual(["2 reports are waiting for a decision."]);
});
