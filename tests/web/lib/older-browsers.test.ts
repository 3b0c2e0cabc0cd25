import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

/** Features that older browsers lack are taken away, and come back from web/lib/older-browsers.ts. */
const LACKING = [
  [Array.prototype, "toSorted"],
  [Array.prototype, "toReversed"],
  [Array.prototype, "with"],
  [String.prototype, "toWellFormed"],
  [URL, "canParse"],
  [AbortSignal, "any"],
] as const;
const natives = LACKING.map(
  ([owner, name]) => [owner, name, Object.getOwnPropertyDescriptor(owner, name)] as const,
);

beforeEach(async () => {
  for (const [owner, name] of LACKING) Reflect.deleteProperty(owner, name);
  vi.resetModules();
  await import("@web/lib/older-browsers.ts");
});

afterEach(() => {
  for (const [owner, name, native] of natives)
    if (native) Object.defineProperty(owner, name, native);
    else Reflect.deleteProperty(owner, name);
});

describe("an added method", () => {
  test("is another than the browser's own, and not listed", () => {
    for (const [owner, name, native] of natives)
      expect(Reflect.get(owner, name)).not.toBe(native?.value);
    const listed: string[] = [];
    for (const key in []) listed.push(key);
    expect(listed).toEqual([]);
  });

  test("toSorted, toReversed and with leave the list as it is", () => {
    const list = Object.freeze([3, 1, 2]);
    expect(list.toSorted()).toEqual([1, 2, 3]);
    expect(list.toSorted((a, b) => b - a)).toEqual([3, 2, 1]);
    expect(list.toReversed()).toEqual([2, 1, 3]);
    expect(list.with(-1, 9)).toEqual([3, 1, 9]);
    expect(() => list.with(3, 9)).toThrow(RangeError);
  });

  test("toWellFormed replaces halves of characters only", () => {
    expect("a\ud800b\udc00 😀".toWellFormed()).toBe("a\ufffdb\ufffd 😀");
  });

  test("URL.canParse answers as parsing does", () => {
    expect(URL.canParse("https://a.example/b")).toBe(true);
    expect(URL.canParse("/b", "https://a.example")).toBe(true);
    expect(URL.canParse("/b")).toBe(false);
  });

  test("AbortSignal.any ends with the first of its signals, for the same reason", () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const any = AbortSignal.any([one.signal, other.signal]);
    expect(any.aborted).toBe(false);
    other.abort("late");
    one.abort("never mind");
    expect([any.aborted, any.reason]).toEqual([true, "late"]);
    expect(AbortSignal.any([AbortSignal.abort("gone"), one.signal]).reason).toBe("gone");
    expect(AbortSignal.any([]).aborted).toBe(false);
  });
});
