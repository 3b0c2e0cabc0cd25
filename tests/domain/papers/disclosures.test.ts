import {
  beyondText,
  isToAcknowledge,
  type PublishedDisclosure,
} from "@domain/papers/disclosures.ts";
import { describe, expect, it } from "vitest";

describe("a disclosure", () => {
  const acknowledged = { version: 1, at: "2026-11-20T12:00:00Z", sha256: "0".repeat(64) };

  it.each<[string, Partial<PublishedDisclosure>, boolean]>([
    ["nobody acknowledged", { version: 1, acknowledged: null }, true],
    ["was acknowledged", { version: 1, acknowledged }, false],
    ["has a new version", { version: 2, acknowledged }, true],
    ["is an older version that stays", { version: 1, is_current: false, acknowledged }, false],
  ])("a disclosure that %s", (_, changes, expected) => {
    const shown = { is_current: true, ...changes } as PublishedDisclosure;
    expect(isToAcknowledge(shown)).toBe(expected);
  });

  it.each([
    [0, 0, ""],
    [2, 0, "2 for people with a showing"],
    [0, 1, "1 for people the owner invites"],
    [2, 1, "2 for people with a showing, 1 for people the owner invites"],
  ])("a page says how many disclosures a buyer can't see: %i and %i", (showings, invited, text) => {
    expect(beyondText({ showings, invited })).toBe(text);
  });
});
