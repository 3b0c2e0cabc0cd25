import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import subsetFont from "subset-font";
import { PROJECT_ROOT } from "../support/imports.ts";

/** Letters that are more frequent in names than in other texts. */
const OF_NAMES =
  "鑫淼炜烨玮珏琰珺玥瑾璇璐琳琅琬璟昕昊旻晟暄晔煜熠炫烁烽焱骁骏骐骞骥钊钰铄铭铮锴镕鋆颖颢飏翀翊赟翰芃芊苒茜茵荃莘菁菡萱蓓蔚蕊蕾薇沁沅泓洵浚涵淇淳渊湉湘滢漪潇澜濛瀚冉冕劼勐卉叡喆坤垚堃奕妤妮姗姝娅娉娴婕婧媛嫣孜宸宥岚峤峥嵘巍彤彬彦恺悦懿攸晗曦朔杉柏栩桐梓梵楠榕樱毓淑灏";

/**
 * The first level of the two standards of Chinese, simplified and traditional. All letters of the font would make the
 * function larger than the platform takes.
 */
const HAN = new Set([
  ...frequentIn("gbk", 0xb0, 0xd7),
  ...frequentIn("big5", 0xa4, 0xc6),
  ...OF_NAMES,
]);

/**
 * `npm run generate -- fonts`: packs the fonts of scripts that Roboto has no letters for. Each is a module of its own, so that a
 * document loads those of the names in it. Run it when fontsource ships other ones; bundles.test.ts notices.
 */
export const FURTHER_FONTS = {
  han: {
    of: "@fontsource/noto-sans-sc",
    file: "noto-sans-sc-chinese-simplified-400-normal.woff",
    // Kana, and the marks and wide letters that are written between them, come along.
    letters: /[\p{sc=Hiragana}\p{sc=Katakana}\u3001-\u303f\u30fb\u30fc\uff01-\uffe5]/u,
    isFrequent: (letter: string) => HAN.has(letter),
  },
  arabic: {
    of: "@fontsource/noto-sans-arabic",
    file: "noto-sans-arabic-arabic-400-normal.woff",
    letters: /\p{scx=Arabic}/u,
  },
  hebrew: {
    of: "@fontsource/noto-sans-hebrew",
    file: "noto-sans-hebrew-hebrew-400-normal.woff",
    letters: /\p{sc=Hebrew}/u,
  },
  thai: {
    of: "@fontsource/noto-sans-thai",
    file: "noto-sans-thai-thai-400-normal.woff",
    letters: /\p{sc=Thai}/u,
  },
} as const;
type Script = {
  of: string;
  file: string;
  letters: RegExp;
  isFrequent?: (letter: string) => boolean;
};
export type FurtherFont = keyof typeof FURTHER_FONTS;

/** The font's bytes, without the compression of the web, and the letters of its script. */
export async function furtherFont(name: FurtherFont): Promise<{ bytes: Buffer; letters: string }> {
  const { of, file, letters: ofScript, isFrequent }: Script = FURTHER_FONTS[name];
  const woff = readFileSync(`${PROJECT_ROOT}node_modules/${of}/files/${file}`);
  const letters = lettersOf(woff).filter((letter) => ofScript.test(letter) || isFrequent?.(letter));
  return {
    bytes: await subsetFont(woff, `${letters.join("")} \u00a0`, { targetFormat: "sfnt" }),
    letters: rangesOf(letters.map((letter) => letter.codePointAt(0) ?? 0)),
  };
}

/** The letters with two bytes between these, of a standard that has the frequent ones first. */
function frequentIn(encoding: string, from: number, to: number): string[] {
  const decoder = new TextDecoder(encoding);
  const letters: string[] = [];
  for (let first = from; first <= to; first += 1)
    for (let second = 0x40; second <= 0xfe; second += 1)
      letters.push(decoder.decode(Uint8Array.of(first, second)));
  return letters.filter((letter) => /^\p{sc=Han}$/u.test(letter));
}

type Fontkit = { create: (bytes: Buffer) => { characterSet: number[] } };

function lettersOf(font: Buffer): string[] {
  const fontkit = createRequire(import.meta.url)("fontkit") as Fontkit;
  const codes = new Set(fontkit.create(font).characterSet);
  return [...codes].sort((a, b) => a - b).map((code) => String.fromCodePoint(code));
}

/** "\u4e00-\u4e01" and so on, for a class of a regular expression. */
function rangesOf(codes: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const written = (code: number) => `\\\\u{${code.toString(16)}}`;
  return ranges
    .map(([from, to]) => (from === to ? written(from) : `${written(from)}-${written(to)}`))
    .join("");
}

if (process.argv[1] === import.meta.filename) {
  const kit = `${PROJECT_ROOT}supabase/functions/documents/kit`;
  const classes: string[] = [];
  for (const name of Object.keys(FURTHER_FONTS) as FurtherFont[]) {
    const { bytes, letters } = await furtherFont(name);
    const packed = gzipSync(bytes, { level: 9 }).toString("base64");
    writeFileSync(
      `${kit}/packed-font-${name}.ts`,
      `/** Noto Sans (SIL Open Font License 1.1), as gzip in base64. Written by \`npm run generate -- fonts\`. */
export const PACKED_FONT =
  "${packed}";
`,
    );
    classes.push(`  ${name}:\n    "${letters}",\n`);
  }
  writeFileSync(
    `${kit}/further-letters.ts`,
    `/** The letters of further fonts, for a class of a regular expression. Written by \`npm run generate -- fonts\`. */
export const FURTHER_LETTERS = {
${classes.join("")}} as const;
`,
  );
}
