import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import "@web/screens/listings-screen.tsx";
import { expect, test, vi } from "vitest";

/** The visitors who load the code of `/listings` right away, although the page is built. */

const part = vi.hoisted(() => ({ isAwaited: (): boolean => false }));
vi.mock("@web/components/later-part.tsx", () => ({
  laterPart: (_id: string, _load: unknown, isAwaited: () => boolean) => {
    part.isAwaited = isAwaited;
    return () => null;
  },
}));

test("the built list waits on a first visit", () => {
  expect(part.isAwaited()).toBe(false);
});

test.each([
  "lastPerson",
  "guestFavorites",
  "accountFavorites",
  "guestMarks",
  "accountMarks",
] as const)(
  "the built list doesn't wait with %s from an earlier visit, which it can't show",
  (key) => {
    localStorage.setItem(PERSONAL_KEYS[key], "[]");
    expect(part.isAwaited()).toBe(true);
  },
);
