import { expect, it } from "vitest";
import { compileHandbook, HANDBOOK_SCHEMA, parseArticle } from "../support/handbook.ts";
import { schemaText } from "../support/schemas.ts";

it("the handbook in supabase/schemas matches supabase/handbook (if not, run `npm run generate -- handbook`)", () => {
  expect(schemaText(HANDBOOK_SCHEMA)).toBe(compileHandbook());
});

const HEAD = [
  ...["title: A title", "topic: start", "published: 2026-01-01", "updated: 2026-01-02"],
  ...["summary: It's short", "keywords: one two", "spanish: uno dos"],
].join("\n");

it("an article consists of its file's name, its fields and its text", () => {
  expect(parseArticle("0101-some-slug.md", `---\n${HEAD}\n---\n\nText.\n\n---\n\nMore.\n`)).toEqual(
    expect.objectContaining({
      position: 101,
      slug: "some-slug",
      summary: "It's short",
      body: "Text.\n\n---\n\nMore.",
    }),
  );
});

it.each([
  ["a name without a position", "some-slug.md", `---\n${HEAD}\n---\n\nText.\n`],
  ["no fields", "0101-some-slug.md", "Text.\n"],
  ["an unknown field", "0101-some-slug.md", `---\n${HEAD}\nauthor: x\n---\n\nText.\n`],
  [
    "a field without a value",
    "0101-some-slug.md",
    `---\n${HEAD.replace("A title", "")}\n---\n\nText.\n`,
  ],
])("%s is refused, by the file's name", (_, file, source) => {
  expect(() => parseArticle(file, source)).toThrow(file);
});
