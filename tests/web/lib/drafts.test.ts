import { draftsOf, isText } from "@web/lib/drafts.ts";
import { expect, test } from "vitest";

const draft = draftsOf("booking", isText);

test("a draft about one subject is not shown for another", () => {
  draft(null, "a").keep("Jamie");
  expect(draft(null, "a").read()).toBe("Jamie");
  expect(draft(null, "b").read()).toBeUndefined();
  expect(draft(null).read()).toBeUndefined();
  draft(null, "a").forget();
  expect(draft(null, "a").read()).toBeUndefined();
});

test("a draft of one form is not shown in another", () => {
  draft(null, "a").keep("Jamie");
  expect(draftsOf("offer", isText)(null, "a").read()).toBeUndefined();
});

test.each(["{", "null", "1", '{"name":"Jamie"}'])("a damaged draft is ignored: %s", (kept) => {
  sessionStorage.setItem("draft:booking:guest:a", kept);
  expect(draft(null, "a").read()).toBeUndefined();
});

test("a user's draft stays private; a guest's follows them when they sign in", () => {
  const keep = (person: string | null, text: string) => draft(person, "a").keep(text);
  const read = (person: string | null) => draft(person, "a").read();
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
