import {
  MAX_COMPARED,
  MAX_FAVORITES,
  readCompared,
  readFavorites,
  unionOfFavorites,
  withFavorite,
} from "@domain/search/favorites.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";

const id = fc.uuid();
const ids = fc.uniqueArray(id, { maxLength: 12 });

it("withFavorite puts a new mark first, keeps the others in place, and removes it without a trace", () => {
  forAll(ids, id, (before, added) => {
    fc.pre(!before.includes(added));
    const marked = withFavorite(before, added, true);
    expect(marked).toEqual([added, ...before]);
    expect(withFavorite(marked, added, true)).toBe(marked);
    expect(withFavorite(marked, added, false)).toEqual(before);
    expect(withFavorite(before, added, false)).toBe(before);
  });
});

describe("readFavorites", () => {
  it("reads what was written", () => {
    forAll(ids, (kept) => {
      expect(readFavorites(JSON.stringify(kept))).toEqual(kept);
    });
  });

  it("never throws, and returns unique ids up to the limit", () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.oneof(id, fc.jsonValue())).map(String),
    );
    forAll(fc.option(texts), (text) => {
      const kept = readFavorites(text);
      expect(new Set(kept).size).toBe(kept.length);
      for (const one of kept) expect(one).toMatch(/^[\da-f-]{36}$/);
    });
    const many = Array.from({ length: MAX_FAVORITES + 7 }, () => crypto.randomUUID());
    expect(readFavorites(JSON.stringify(many))).toEqual(many.slice(0, MAX_FAVORITES));
    expect(readFavorites(JSON.stringify([many[0], many[0]?.toUpperCase(), 5, null, "x"]))).toEqual([
      many[0],
    ]);
  });
});

it("unionOfFavorites contains the ids of both, and merging again changes nothing", () => {
  forAll(ids, ids, (account, guest) => {
    const merged = unionOfFavorites(account, guest);
    expect(new Set(merged)).toEqual(new Set([...account, ...guest]));
    expect(merged.slice(0, guest.length)).toEqual(guest);
    expect(new Set(unionOfFavorites(merged, guest))).toEqual(new Set(merged));
  });
});

describe("readCompared", () => {
  it("takes the first four and counts the rest", () => {
    forAll(ids, (asked) => {
      const { ids: shown, leftOut } = readCompared(asked.join(","));
      expect(shown).toEqual(asked.slice(0, MAX_COMPARED));
      expect(shown.length + leftOut).toBe(asked.length);
    });
  });

  it("drops invalid ids and duplicates", () => {
    const home = crypto.randomUUID();
    expect(readCompared(`${home}, ,../etc,${home},`)).toEqual({ ids: [home], leftOut: 0 });
    expect(readCompared(null)).toEqual({ ids: [], leftOut: 0 });
  });
});
