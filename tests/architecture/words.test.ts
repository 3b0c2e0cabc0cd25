import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../support/imports.ts";
import { readArticles, readTexts } from "../support/read-texts.ts";

/** The word list of CONTRIBUTING.md#words: what its last column lists is in no text that people read, nor in the title of a decision. */

const contributing = await readFile(`${PROJECT_ROOT}CONTRIBUTING.md`, "utf8");
const words = [
  ...(/^## Words\n([\s\S]*?)^## /m.exec(contributing)?.[1] ?? "").matchAll(/^\|.*\|([^|\n]+)\|$/gm),
]
  .slice(2)
  .flatMap(([, cell = ""]) => cell.split(",").map((word) => word.trim()))
  .filter(Boolean);

/** Texts in which a home may be a "property": labels of the contract (docs/product.md), forms, and fields of the law. */
const PROPERTY = [
  /\b(?:Property|Properties|PROPERTY)\b|[Pp]roperty (?:tax|type|details|features|locations|owner)/,
  /^(?:Loading propert(?:y|ies)\.\.\.|No properties found\.|(?:Kind|Type) of property|Address of your property|Share this property:)$/,
  /properties matching your criteria|Check out this property|on the property$|real property|Well, septic tank/,
];

const texts = await readTexts();
const articles = await readArticles();
const lines = articles.flatMap(({ file, text }) =>
  text.split("\n").map((line, index) => ({ file, line: index + 1, text: line })),
);

const DECISIONS = "docs/decisions";
const titles = await Promise.all(
  (await readdir(`${PROJECT_ROOT}${DECISIONS}`)).map(async (name) => {
    const file = `${DECISIONS}/${name}`;
    const [text = ""] = (await readFile(`${PROJECT_ROOT}${file}`, "utf8")).split("\n");
    return { file, line: 1, text };
  }),
);

describe("a text that people read (CONTRIBUTING.md#words)", () => {
  it.each(words)("does not say “%s”", (word) => {
    const named = sayingOf(word);
    const found = [...texts, ...lines, ...titles].filter(({ text }) => named.test(text));
    expect(found.map(({ file, line, text }) => `${file}:${line}: ${text}`)).toEqual([]);
  });

  it("calls a home a property only in labels and forms", () => {
    const found = texts.filter(
      ({ text }) =>
        /\bpropert(?:y|ies)\b/i.test(text) && !PROPERTY.some((meant) => meant.test(text)),
    );
    expect(found.map(({ file, line, text }) => `${file}:${line}: ${text}`)).toEqual([]);
  });

  it("is found in screens, mail, documents, errors and the handbook", () => {
    expect(words.length).toBeGreaterThan(8);
    expect(texts.length).toBeGreaterThan(2000);
    expect(articles.length).toBeGreaterThan(60);
    for (const part of ["web/features", "web/screens", "_shared/domain/papers", "errors/errors.ts"])
      expect(texts.some(({ file }) => file.includes(part))).toBe(true);
    expect(texts.some(({ text }) => text === "Withdraw offer")).toBe(true);
    expect(texts.some(({ text }) => text === "Documents")).toBe(true);
    expect(sayingOf("at once").test("It ends at once.")).toBe(true);
    expect(sayingOf("papers").test("newspapers")).toBe(false);
  });
});

function sayingOf(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, "iu");
}
