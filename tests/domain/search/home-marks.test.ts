import {
  joinedNote,
  NO_MARKS,
  nextVisit,
  noteProblem,
  readMarks,
  VISIT_PAUSE_MS,
  withMark,
} from "@domain/search/home-marks.ts";
import { MARK_LIMITS } from "@domain/site/errors/first-limits.ts";
import { expect, test } from "vitest";

const A = "00000000-0000-4000-8000-000000000001";
const B = "00000000-0000-4000-8000-000000000002";

test("the last home seen comes first, each once, and only so many", () => {
  let marks = NO_MARKS;
  for (let n = 0; n <= MARK_LIMITS.seen; n++) marks = withMark(marks, `home ${n}`, { seen: true });
  marks = withMark(marks, "home 7", { seen: true });
  expect(marks.seen).toHaveLength(MARK_LIMITS.seen);
  expect(marks.seen.slice(0, 2)).toEqual(["home 7", `home ${MARK_LIMITS.seen}`]);
  expect(marks.seen).not.toContain("home 0");
});

test("a home can be hidden and brought back, and an empty note removes it", () => {
  const hidden = withMark(withMark(NO_MARKS, A, { hidden: true }), B, { note: " Too dark. " });
  expect(hidden).toEqual({ seen: [], hidden: [A], notes: { [B]: "Too dark." } });
  expect(withMark(withMark(hidden, A, { hidden: false }), B, { note: " " })).toEqual(NO_MARKS);
});

test("a visit ends with a pause, and remembers when the one before it ended", () => {
  const first = nextVisit(null, 1000);
  expect(first.before).toBeNull();
  const goesOn = nextVisit(first, first.last + VISIT_PAUSE_MS);
  expect(goesOn.before).toBeNull();
  const second = nextVisit(goesOn, goesOn.last + VISIT_PAUSE_MS + 1);
  expect(second.before).toBe(goesOn.last);
  expect(nextVisit(second, second.last + 1).before).toBe(goesOn.last);
});

test("a note has no characters that can't be seen, and may have lines and tabs", () => {
  expect(noteProblem("Two\n\tlines.")).toBeUndefined();
  for (const hidden of ["\u0007", "\u0000", "\u009f", "\ud83d"])
    expect(noteProblem(`Bell${hidden}`)).toMatch(/invisible characters/);
});

test("two notes become one that says both, once", () => {
  expect(joinedNote(undefined, "Big garden.")).toBe("Big garden.");
  expect(joinedNote("Dark.", "Big garden.")).toBe("Dark.\nBig garden.");
  expect(joinedNote("Dark.\nBig garden.", "Big garden.")).toBe("Dark.\nBig garden.");
  const long = "x".repeat(MARK_LIMITS.note);
  expect(joinedNote("Dark.", long)).toHaveLength(MARK_LIMITS.note);
});

test.each([[null], ["text"], [[]], [{ seen: 4, hidden: { 0: A }, notes: [A] }]])(
  "malformed stored data has no marks: %j",
  (value) => expect(readMarks(value)).toEqual(NO_MARKS),
);
