import { forgetDraft, keepDraft, readDraft } from "@web/lib/drafts.ts";
import { expect, test } from "vitest";

test("a draft about one subject is not shown for another", () => {
  keepDraft("booking", null, { name: "Jamie" }, "a");
  expect(readDraft("booking", null, "a")).toEqual({ name: "Jamie" });
  expect(readDraft("booking", null, "b")).toBeUndefined();
  forgetDraft("booking", null, "a");
  expect(readDraft("booking", null, "a")).toBeUndefined();
});

test("damaged storage is ignored", () => {
  sessionStorage.setItem("draft:booking:guest:a", "{");
  expect(readDraft("booking", null, "a")).toBeUndefined();
});

test("a user's draft stays private; a guest's follows them when they sign in", () => {
  const keep = (person: string | null, text: string) => keepDraft("booking", person, text, "a");
  const read = (person: string | null) => readDraft("booking", person, "a");
  keep("dana", "Dana");
  expect(read("dana")).toBe("Dana");
  expect(read(null)).toBeUndefined();
  expect(read("omar")).toBeUndefined();

  keep(null, "Somebody");
  expect(read("omar")).toBe("Somebody");
  expect(read("dana")).toBe("Dana");
  keep("omar", "Omar");
  expect(read(null)).toBeUndefined();
});
