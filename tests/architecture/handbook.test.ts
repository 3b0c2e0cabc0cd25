import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import {
  compileHandbook,
  compileReaders,
  HANDBOOK_READERS_FILE,
  HANDBOOK_SCHEMA,
  handbookArticles,
  parseArticle,
} from "../support/handbook.ts";
import { schemaText } from "../support/schemas.ts";

it("the handbook in supabase/schemas matches supabase/handbook (if not, run `npm run generate -- handbook`)", () => {
  expect(schemaText(HANDBOOK_SCHEMA)).toBe(compileHandbook());
});

it("whom an article is for is the same in the domain as in its file (if not, run `npm run generate -- handbook`)", () => {
  expect(readFileSync(HANDBOOK_READERS_FILE, "utf8")).toBe(compileReaders());
});

it("an article that buyers read sends them to no page of owners", () => {
  const read = handbookArticles().filter(({ for: reader }) => reader !== "owner");
  expect(read.length).toBeGreaterThan(20);
  for (const { slug, body } of read)
    expect(body, slug).not.toMatch(/\]\(\/(?:sell|choose-plan|availability)\b/);
});

const HEAD = [
  ...[
    "title: A title",
    "topic: start",
    "for: both",
    "published: 2026-01-01",
    "updated: 2026-01-02",
  ],
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
