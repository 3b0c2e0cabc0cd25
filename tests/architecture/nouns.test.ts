import { readdir, readFile } from "node:fs/promises";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../support/imports.ts";
import { readArticles, readTexts } from "../support/read-texts.ts";

/**
 * The table of CONTRIBUTING.md#nouns: the words of its last column are written nowhere in the product (decision 139),
 * and those marked "(to people)" in no text that people read.
 */

const FOLDERS = [
  "supabase/functions",
  "supabase/schemas",
  "supabase/handbook",
  "web",
  "local/seed",
];

/** Where such a word is meant, with the reason. */
const MEANT: Record<string, RegExp[]> = {
  viewing: [
    // Labels of the product's contract (docs/product.md).
    /Schedule Property Viewing|Available Viewing Times|Book Your Viewing/,
    // Words that people type or ask, and words that the handbook is found by.
    /viewings?\??(?:\||, )|(?:\||, )viewings?|"viewings /,
    /^keywords: |^\s*'[^']* viewings? /,
  ],
  // Stripe, Supabase and Postgres name these things so; a name that imitates an office is recognized by the word.
  admin: [/auth\.admin|adminAPIKey|account\|admin\|/],
  inquiry: [/warning_/],
  // The federal lead warning, word for word; what closing forms call a buyer, as they are read.
  purchaser: [/Every purchaser of any interest/, /borrower\|purchaser/],
  realtor: [/^keywords: |realtor\.com|Association of Realtors|^\s*'/],
};

/** Where a word that people don't read is meant in their texts, with the reason. */
const MEANT_TO_PEOPLE: Record<string, RegExp[]> = {
  // A letter is written on paper, and paperwork is the chore of the trade.
  paper: [/\bon paper\b|paper check/i],
  // A service of counties, which is called so.
  alert: [/free alert when a document is recorded/],
  // The header that a browser reads, the ending of Word files, and a folder of ours.
  attachment: [/^attachment; filename/],
  doc: [/\.docx?\b|\bdocs\//],
};

const contributing = await readFile(`${PROJECT_ROOT}CONTRIBUTING.md`, "utf8");
const words = [
  ...(/^## Nouns\n([\s\S]*?)^## /m.exec(contributing)?.[1] ?? "").matchAll(/^\|.*\|([^|\n]+)\|$/gm),
]
  .slice(2)
  .flatMap(([, cell = ""]) => cell.split(",").map((word) => word.trim()))
  .filter(Boolean);

const TO_PEOPLE = / \(to people\)$/;
const everywhere = words.filter((word) => !TO_PEOPLE.test(word));
const toPeople = words
  .filter((word) => TO_PEOPLE.test(word))
  .map((word) => word.replace(TO_PEOPLE, ""));

const texts = [...(await readTexts()), ...(await readArticles()).flatMap(linesOf)];
const lines = (await Promise.all(FOLDERS.map(linesBelow))).flat();

describe("a thing with a noun of its own (CONTRIBUTING.md#nouns)", () => {
  it.each(everywhere)("is never called %s", (word) => {
    const named = namedBy(word);
    const found = lines.filter(
      ({ text }) => named.test(text) && !MEANT[word]?.some((meant) => meant.test(text)),
    );
    expect(found.map(({ file, text }) => `${file}: ${text.trim().slice(0, 120)}`)).toEqual([]);
  });

  it.each(toPeople)("is never called %s in a text that people read", (word) => {
    const named = spokenBy(word);
    const found = texts.filter(
      ({ text }) => named.test(text) && !MEANT_TO_PEOPLE[word]?.some((meant) => meant.test(text)),
    );
    expect(found.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  it("has words to look for in texts, also in texts of one word", () => {
    expect(toPeople).toEqual(expect.arrayContaining(["thread", "paper", "alert"]));
    expect(["Threads", "A thread."].filter((text) => spokenBy("thread").test(text))).toHaveLength(
      2,
    );
    expect(["threaded", "paperwork"].filter((text) => spokenBy("paper").test(text))).toEqual([]);
    expect(texts.some(({ text }) => text === "Documents")).toBe(true);
  });

  it("has words to look for, in sentences and in names of code", () => {
    expect(words.length).toBeGreaterThan(12);
    expect(
      ["ownViewing", "own_viewings", "A viewing"].filter((text) => namedBy("viewing").test(text)),
    ).toHaveLength(3);
    expect(["previewing", "reviewing"].filter((text) => namedBy("viewing").test(text))).toEqual([]);
  });
});

/** The word in a sentence and in a name of code: "viewing", `own_viewing`, `ownViewings`. */
function namedBy(word: string): RegExp {
  const upper = word.charAt(0).toUpperCase() + word.slice(1);
  return new RegExp(`(?:(?<![A-Za-z])${word}|${upper})s?(?![a-z])`);
}

/** In a sentence: "thread", "Threads". */
function spokenBy(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}.-])${word}s?(?![\\p{L}-])`, "iu");
}

function linesOf({ file, text }: { file: string; text: string }): { file: string; text: string }[] {
  return text.split("\n").map((line) => ({ file, text: line }));
}

async function linesBelow(folder: string): Promise<{ file: string; text: string }[]> {
  const entries = await readdir(`${PROJECT_ROOT}${folder}`, {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(tsx?|sql|md)$/.test(entry.name))
    .filter((entry) => !/packed-|town_places/.test(entry.name))
    .map((entry) => posix.join(entry.parentPath.slice(PROJECT_ROOT.length), entry.name));
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(`${PROJECT_ROOT}${file}`, "utf8") })),
  );
  return texts.flatMap(({ file, text }) => text.split("\n").map((line) => ({ file, text: line })));
}
