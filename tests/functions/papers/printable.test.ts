import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { PACKED_FONTS } from "../../../supabase/functions/documents/kit/packed-fonts.ts";
import {
  type FurtherFont,
  NOT_PRINTED,
  printable,
} from "../../../supabase/functions/documents/kit/printable.ts";
import { PROJECT_ROOT } from "../../support/imports.ts";
import { pagesOf } from "../../support/pdf-pages.ts";

/** By its path, because it loads a build of pdfmake that has no types. */
const { drawDocument } = (await import(
  `${PROJECT_ROOT}supabase/functions/documents/kit/draw.ts`
)) as { drawDocument: (title: string, blocks: unknown[]) => Promise<Uint8Array> };

const inlinesOf = (text: string, needed = new Set<FurtherFont>()) =>
  printable({ text }, needed).text;
/** What a text needs no further font for. */
const inRoboto = (text: string) => printable({ text }).text;

/** Names as people have them; what no font has letters for is said instead of printed as boxes. */
test.each([
  ["ʻŌpio Kamakaʻeha", "‘Ōpio Kamaka‘eha"],
  ["Мария", "Мария"],
  ["Nguyễn Thị Ánh", "Nguyễn Thị Ánh"],
  ["Μαρία", "Μαρία"],
  ["김민준", NOT_PRINTED],
  ["Ana 🏡", `Ana ${NOT_PRINTED}`],
])("%s is printed as %s", (name, printed) => {
  expect(inlinesOf(name)).toBe(printed);
  expect(inRoboto(name)).toBe(printed);
});

test.each<[string, { text: string; font?: string }[]]>([
  ["李小龍", [{ text: "李小龍", font: "han" }]],
  ["さくら\u3000田中", [{ text: "さくら 田中", font: "han" }]],
  ["Mei 李 小龙, Boise", [{ text: "Mei " }, { text: "李 小龙", font: "han" }, { text: ", Boise" }]],
  // The words of a line from right to left stay together, so that they have their order.
  ["مريم عبد الله", [{ text: "مريم\u00a0عبد\u00a0الله", font: "arabic" }]],
  ["מרים", [{ text: "מרים", font: "hebrew" }]],
  ["สมชาย ใจดี", [{ text: "สมชาย ใจดี", font: "thai" }]],
  [
    "李 🏡 مريم",
    [
      { text: "李", font: "han" },
      { text: " " },
      { text: NOT_PRINTED },
      { text: " " },
      { text: "مريم", font: "arabic" },
    ],
  ],
])("%s is printed in the fonts of its scripts, which only then are needed", (name, inlines) => {
  const needed = new Set<FurtherFont>();
  expect(inlinesOf(name, needed)).toEqual(inlines);
  expect([...needed]).toEqual([...new Set(inlines.flatMap(({ font }) => font ?? []))]);
  expect(inRoboto(name)).toContain(NOT_PRINTED);
});

test("a text from right to left of more than a line is said, because its lines would be mixed up", () => {
  expect(inlinesOf("مريم ".repeat(20))).toBe(`${NOT_PRINTED} `);
});

describe("a document with names in other letters", () => {
  test("has them as text, and is larger only by their letters", async () => {
    const names = ["李小龍", "さくら 田中", "สมชาย", "Ana Diaz"];
    const draw = (texts: string[]) =>
      drawDocument(
        "Names",
        texts.map((text) => ({ kind: "text", text })),
      );
    const bytes = await draw(names);
    const [page] = await pagesOf(bytes);
    const words = page?.items.map(({ text }) => text).join("\n");
    for (const name of names) expect(words).toContain(name.split(" ")[0]);
    expect(words).not.toContain(NOT_PRINTED);
    expect(bytes.length - (await draw(["Ana Diaz"])).length).toBeLessThan(20_000);
  });

  test("has those from right to left with joined letters, in the order of their words", async () => {
    const text = "مريم حسن";
    const bytes = await drawDocument("Names", [
      { kind: "text", text },
      { kind: "text", text: "מרים דוד" },
    ]);
    const [page] = await pagesOf(bytes);
    // The dots of Arabic letters are shapes of their own, without a letter.
    const words = page?.items.map((item) => item.text.normalize("NFKC").replace(/\P{L}/gu, ""));
    expect(words).toEqual(expect.arrayContaining([text.replace(" ", ""), "מריםדוד"]));
  });
});

test("every letter that is let through is in both fonts", () => {
  const fonts = Object.values(PACKED_FONTS).map((packed) =>
    lettersOf(gunzipSync(Buffer.from(packed, "base64"))),
  );
  const lacking = Array.from({ length: 0x10000 - 0x20 }, (_, n) => n + 0x20)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => inRoboto(letter) === letter)
    .filter((letter) => fonts.some((letters) => !letters.has(letter.codePointAt(0) ?? 0)));
  expect(lacking).toEqual([]);
});

test("texts are replaced wherever they are in a document, and nothing else", () => {
  const document = printable(
    {
      info: { title: "李" },
      footer: (page: number) => ({ text: `李 ${page}` }),
      content: [
        {
          stack: [
            { text: "🏡", bold: true },
            { svg: "<svg/>", width: 10 },
          ],
        },
      ],
    },
    new Set(),
  );
  // Which font a function's text needs is known too late.
  expect(document.footer(2)).toEqual({ text: `${NOT_PRINTED} 2` });
  expect(document.info).toEqual({ title: "李" });
  expect(document.content).toEqual([
    {
      stack: [
        { text: NOT_PRINTED, bold: true },
        { svg: "<svg/>", width: 10 },
      ],
    },
  ]);
});

/** The code points for which a TrueType font has a shape, from the segments of its character map (format 4). */
function lettersOf(font: Buffer): Set<number> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, n) => 12 + n * 16);
  const cmap = tables.find((at) => font.toString("latin1", at, at + 4) === "cmap") ?? 0;
  const start = font.readUInt32BE(cmap + 8);
  const maps = Array.from(
    { length: font.readUInt16BE(start + 2) },
    (_, n) => start + font.readUInt32BE(start + 4 + n * 8 + 4),
  );
  const map = maps.find((at) => font.readUInt16BE(at) === 4) ?? 0;
  const size = font.readUInt16BE(map + 6);
  const letters = new Set<number>();
  for (let n = 0; n < size; n += 2) {
    const last = font.readUInt16BE(map + 14 + n);
    const first = font.readUInt16BE(map + 16 + size + n);
    for (let code = first; code <= last && code < 0xffff; code++) letters.add(code);
  }
  return letters;
}
