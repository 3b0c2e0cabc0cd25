import {
  afterAct,
  inPlaceOf,
  isKeptAct,
  type KeptAct,
  refusedText,
  remainingOf,
  type ShowingNow,
} from "@domain/showings/kept-acts.ts";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { forAll } from "../../support/fuzz.ts";

const STARTS = "2026-11-28T16:00:00Z";
const BEFORE = Date.parse("2026-11-28T15:00:00Z");
const AFTER = Date.parse("2026-11-28T17:00:00Z");

const about = {
  id: "act",
  userId: "owner",
  bookingId: "showing",
  who: "Ada Aalto",
  date: "2026-11-28",
  time: "09:00:00",
};
const confirm: KeptAct = { ...about, kind: "confirm", startsAt: STARTS };
const noShow: KeptAct = { ...about, kind: "no_show", noShow: true };
const note: KeptAct = { ...about, kind: "note", note: "Bring keys", before: [""] };

const showing = (facts: Partial<ShowingNow> = {}): ShowingNow => ({
  status: "pending",
  starts_at: STARTS,
  no_show: false,
  owner_note: null,
  cancelled_by: null,
  ...facts,
});

/** The showing as the server leaves it once it has stored what remains. */
function stored(act: KeptAct, now: ShowingNow, at: number): ShowingNow {
  const left = remainingOf(act, now, at);
  return left !== "done" && "changes" in left ? { ...now, ...left.changes } : now;
}

it("an act that is sent again has nothing left to do, and leaves the showing as it is", () => {
  forAll(
    fc.constantFrom(confirm, noShow, note),
    fc.constantFrom(BEFORE, AFTER),
    fc.record({
      status: fc.constantFrom("pending", "confirmed", "completed", "cancelled"),
      no_show: fc.boolean(),
      owner_note: fc.constantFrom(null, "Bring keys", "Asked about the roof."),
    }),
    (act, at, facts) => {
      const now = showing(facts);
      const first = remainingOf(act, now, at);
      const then = stored(act, now, at);
      if (first !== "done" && "changes" in first) expect(remainingOf(act, then, at)).toBe("done");
      else expect(remainingOf(act, then, at)).toEqual(first);
    },
  );
});

describe("a confirmation that was kept", () => {
  it("confirms a request that still waits", () => {
    expect(remainingOf(confirm, showing(), BEFORE)).toEqual({ changes: { status: "confirmed" } });
  });

  test.each([
    [
      "whose visitor has cancelled",
      { status: "cancelled", cancelled_by: "visitor" },
      /visitor has cancelled/,
    ],
    ["that was cancelled otherwise", { status: "cancelled" }, /was cancelled/],
    ["that has moved to another time", { starts_at: "2026-11-28T18:00:00Z" }, /another time/],
  ] as const)("is refused for a showing %s", (_, facts, why) => {
    expect(remainingOf(confirm, showing(facts), BEFORE)).toEqual({
      reason: expect.stringMatching(why),
    });
  });

  it("is refused once the hour has come, or the showing is gone", () => {
    expect(remainingOf(confirm, showing(), AFTER)).toHaveProperty("reason");
    expect(remainingOf(confirm, null, BEFORE)).toHaveProperty("reason");
  });
});

it("a no-show also holds for a showing that was completed in the meantime, but not for one never confirmed", () => {
  for (const status of ["confirmed", "completed"] as const)
    expect(remainingOf(noShow, showing({ status }), AFTER)).toEqual({
      changes: { no_show: true, status: "completed" },
    });
  expect(remainingOf(noShow, showing(), AFTER)).toHaveProperty("reason");
});

it("a note replaces what its writer had read or tried, and nothing that another owner wrote", () => {
  const second = inPlaceOf({ ...note, note: "Bring both keys" }, note);
  for (const owner_note of [null, "Bring keys"])
    expect(remainingOf(second, showing({ owner_note }), AFTER)).toEqual({
      changes: { owner_note: "Bring both keys" },
    });
  expect(remainingOf(second, showing({ owner_note: "They called." }), AFTER)).toHaveProperty(
    "reason",
  );
});

it("an emptied note is empty at the server", () => {
  const emptied: KeptAct = { ...note, note: "", before: ["Old"] };
  expect(remainingOf(emptied, showing({ owner_note: "Old" }), AFTER)).toEqual({
    changes: { owner_note: null },
  });
});

it("a refusal names the act, the visitor, the time, the reason, the words that were written", () => {
  expect(refusedText(note, "The note was changed in the meantime.")).toBe(
    "Note not saved: Ada Aalto, Sat, Nov 28 at 9:00 AM. The note was changed in the meantime. You had written: “Bring keys”",
  );
});

it("an act changes only its own showing on the page", () => {
  const shown = { id: "showing", status: "pending" as const };
  expect(afterAct(shown, confirm)).toEqual({ id: "showing", status: "confirmed" });
  expect(afterAct({ ...shown, id: "other" }, confirm).status).toBe("pending");
});

it("a damaged act is left out", () => {
  for (const act of [confirm, noShow, note]) expect(isKeptAct(act)).toBe(true);
  for (const broken of [
    null,
    "x",
    {},
    { ...confirm, startsAt: 1 },
    { ...note, before: undefined },
    { ...about, kind: "cancel" },
  ])
    expect(isKeptAct(broken)).toBe(false);
});
