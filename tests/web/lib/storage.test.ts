import { readItem, removeItem, removeItems, writeItem } from "@web/lib/storage.ts";
import { rememberPath, takeRememberedPath } from "@web/session/redirect.ts";
import { describe, expect, test, vi } from "vitest";

describe.each(["local", "session"] as const)("%s storage", (kind) => {
  test("keeps an item until it is removed, apart from the other storage", () => {
    writeItem("a", "1", kind);
    expect(readItem("a", kind)).toBe("1");
    expect(readItem("a", kind === "local" ? "session" : "local")).toBeNull();
    removeItem("a", kind);
    expect(readItem("a", kind)).toBeNull();
  });

  test("removes all items with a prefix", () => {
    for (const key of ["draft:a", "draft:b", "other"]) writeItem(key, "1", kind);
    removeItems("draft:", kind);
    expect([readItem("draft:a", kind), readItem("draft:b", kind)]).toEqual([null, null]);
    expect(readItem("other", kind)).toBe("1");
  });

  test("keeps items with the page when forbidden", () => {
    vi.spyOn(globalThis, `${kind}Storage`, "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    for (const key of ["a", "b", "c"]) writeItem(key, "1", kind);
    expect(readItem("a", kind)).toBe("1");
    expect(readItem("a", kind === "local" ? "session" : "local")).toBeNull();
    removeItem("a", kind);
    removeItems("b", kind);
    expect(["a", "b", "c"].map((key) => readItem(key, kind))).toEqual([null, null, "1"]);
    removeItem("c", kind);
  });
});

test("a full storage keeps new items with the page, and forgets the ones that they replace", () => {
  localStorage.setItem("a", "0");
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(writeItem("a", "1"), "whether it outlives the page").toBe(false);
  expect(readItem("a")).toBe("1");
  expect(localStorage.getItem("a")).toBeNull();
  full.mockRestore();
  expect(writeItem("a", "2")).toBe(true);
  expect(localStorage.getItem("a")).toBe("2");
});

test("signing in works where storage is forbidden", () => {
  for (const kind of ["localStorage", "sessionStorage"] as const) {
    vi.spyOn(globalThis, kind, "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  }
  rememberPath("/sell");
  expect(takeRememberedPath("dana", null)).toBe("/sell");
});
