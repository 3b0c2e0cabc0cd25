import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import "@web/screens/listings-screen.tsx";
import { expect, test, vi } from "vitest";

/** Which visitors load the code of `/listings` at once, although the page is built. */

const part = vi.hoisted(() => ({ isAwaited: (): boolean => false }));
vi.mock("@web/components/later-part.tsx", () => ({
  laterPart: (_id: string, _load: unknown, isAwaited: () => boolean) => {
    part.isAwaited = isAwaited;
    return () => null;
  },
}));

test("on a first visit, it waits", () => {
  expect(part.isAwaited()).toBe(false);
});

test.each([
  "lastPerson",
  "guestFavorites",
  "accountFavorites",
  "guestMarks",
  "accountMarks",
] as const)("with %s from an earlier visit, it doesn't: the built list can't show them", (key) => {
  localStorage.setItem(PERSONAL_KEYS[key], "[]");
  expect(part.isAwaited()).toBe(true);
});
