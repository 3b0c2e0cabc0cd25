import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { PACKED_FONTS } from "../../../supabase/functions/documents/kit/packed-fonts.ts";
import {
  NOT_PRINTED,
  printable,
  printableText,
} from "../../../supabase/functions/documents/kit/printable.ts";

/** Names as people have them; what Roboto has no letters for is said instead of printed as boxes. */
test.each([
  ["ʻŌpio Kamakaʻeha", "‘Ōpio Kamaka‘eha"],
  ["Мария", "Мария"],
  ["Nguyễn Thị Ánh", "Nguyễn Thị Ánh"],
  ["Μαρία", "Μαρία"],
  ["李小龍", NOT_PRINTED],
  ["Mei 李 小龍, Boise", `Mei ${NOT_PRINTED}, Boise`],
  ["مريم", NOT_PRINTED],
  ["מרים", NOT_PRINTED],
  ["สมชาย", NOT_PRINTED],
  ["Ana 🏡", `Ana ${NOT_PRINTED}`],
])("%s is printed as %s", (name, printed) => {
  expect(printableText(name)).toBe(printed);
});

test("every letter that is let through is in both fonts", () => {
  const fonts = Object.values(PACKED_FONTS).map((packed) =>
    lettersOf(gunzipSync(Buffer.from(packed, "base64"))),
  );
  const lacking = Array.from({ length: 0x10000 - 0x20 }, (_, n) => n + 0x20)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => printableText(letter) === letter)
    .filter((letter) => fonts.some((letters) => !letters.has(letter.codePointAt(0) ?? 0)));
  expect(lacking).toEqual([]);
});

test("texts are replaced wherever they are in a document, and nothing else", () => {
  const document = printable({
    info: { title: "李" },
    footer: (page: number) => ({ text: `李 ${page}` }),
    content: [
      {
        stack: [
          { text: "李", bold: true },
          { svg: "<svg/>", width: 10 },
        ],
      },
    ],
  });
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
