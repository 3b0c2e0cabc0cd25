import { forgetDraft, keepDraft, readDraft } from "@web/lib/drafts.ts";
import { beforeEach, expect, test } from "vitest";

beforeEach(() => sessionStorage.clear());

test("what was typed about one thing is not shown at another", () => {
  keepDraft("booking", null, { name: "Jamie" }, "a");
  expect(readDraft("booking", null, "a")).toEqual({ name: "Jamie" });
  expect(readDraft("booking", null, "b")).toBeUndefined();
  forgetDraft("booking", null, "a");
  expect(readDraft("booking", null, "a")).toBeUndefined();
});

test("damaged storage is no draft", () => {
  sessionStorage.setItem("draft:booking:guest:a", "{");
  expect(readDraft("booking", null, "a")).toBeUndefined();
});

test("a user's is theirs alone; a guest's goes on with whoever signs in", () => {
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
