import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { PROJECT_ROOT } from "../support/imports.ts";

/**
 * `npm run generate -- fonts`: packs the two fonts that the documents use. Run it when pdfmake ships other ones;
 * bundles.test.ts notices.
 */
export const FONT_FILES = ["Roboto-Regular.ttf", "Roboto-Medium.ttf"];

export function fontBytes(file: string): Buffer {
  return readFileSync(`${PROJECT_ROOT}node_modules/pdfmake/fonts/Roboto/${file}`);
}

if (process.argv[1] === import.meta.filename) {
  const packed = FONT_FILES.map((file) => {
    const text = gzipSync(fontBytes(file), { level: 9 }).toString("base64");
    return `  "${file}":\n    "${text}",\n`;
  });
  writeFileSync(
    `${PROJECT_ROOT}supabase/functions/documents/kit/packed-fonts.ts`,
    `/**
 * Roboto (Apache License 2.0), each file as gzip in base64. Written by \`npm run generate -- fonts\`: pdfmake's own
 * module of fonts holds four, unpacked, which is too much for a function.
 */
export const PACKED_FONTS: Record<string, string> = {
${packed.join("")}};
`,
  );
}
