import {
  attemptFor,
  EMPTY_FIELDS,
  forgetDraft,
  keepDraft,
  readDraft,
} from "@web/features/booking/booking-draft.ts";
import { beforeEach, expect, test } from "vitest";

beforeEach(() => sessionStorage.clear());

test("an attempt keeps its id and its first email until date or time changes", () => {
  const wanted = { date: "2026-11-28", time: "10:00", email: "jamie@example.com" };
  const first = attemptFor(wanted, null);
  expect(attemptFor(wanted, first)).toEqual(first);
  expect(attemptFor({ ...wanted, email: "other@example.com" }, first)).toEqual(first);
  expect(attemptFor({ ...wanted, time: "11:00" }, first).id).not.toBe(first.id);
  expect(attemptFor({ ...wanted, date: "2026-11-29" }, first).id).not.toBe(first.id);
});

test("what was typed for one home is not shown at another", () => {
  const draft = { fields: { ...EMPTY_FIELDS, visitor_name: "Jamie" }, attempt: null };
  keepDraft(null, "a", draft);
  expect(readDraft(null, "a")).toEqual(draft);
  expect(readDraft(null, "b")).toBeUndefined();
  forgetDraft(null, "a");
  expect(readDraft(null, "a")).toBeUndefined();
});

test.each(["nonsense", "null", "{}", '{"fields":{"visitor_name":1}}'])(
  "%s in storage is no draft",
  (text) => {
    sessionStorage.setItem("draft:booking:guest:a", text);
    expect(readDraft(null, "a")).toBeUndefined();
  },
);

test("a user's is theirs alone; a guest's goes on with whoever signs in", () => {
  const typed = (name: string) => ({
    fields: { ...EMPTY_FIELDS, visitor_name: name },
    attempt: null,
  });
  keepDraft("dana", "a", typed("Dana"));
  expect(readDraft("dana", "a")).toEqual(typed("Dana"));
  expect(readDraft(null, "a")).toBeUndefined();
  expect(readDraft("omar", "a")).toBeUndefined();

  keepDraft(null, "a", typed("Somebody"));
  expect(readDraft("omar", "a")).toEqual(typed("Somebody"));
  expect(readDraft("dana", "a")).toEqual(typed("Dana"));
  keepDraft("omar", "a", typed("Omar"));
  expect(readDraft(null, "a")).toBeUndefined();
});
