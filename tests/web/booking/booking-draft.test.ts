import { attemptFor, EMPTY_DRAFT, isBookingDraft } from "@web/features/booking/booking-draft.ts";
import { expect, test } from "vitest";

test("an attempt keeps its id and its first email until date or time changes", () => {
  const wanted = { date: "2026-11-28", time: "10:00", email: "jamie@example.com" };
  const first = attemptFor(wanted, null);
  expect(attemptFor(wanted, first)).toEqual(first);
  expect(attemptFor({ ...wanted, email: "other@example.com" }, first)).toEqual(first);
  expect(attemptFor({ ...wanted, time: "11:00" }, first).id).not.toBe(first.id);
  expect(attemptFor({ ...wanted, date: "2026-11-29" }, first).id).not.toBe(first.id);
});

test.each([undefined, null, "nonsense", {}, { ...EMPTY_DRAFT, visitor_name: 1 }])(
  "%j in storage is ignored",
  (kept) => {
    expect(isBookingDraft(EMPTY_DRAFT)).toBe(true);
    expect(isBookingDraft(kept)).toBe(false);
  },
);
