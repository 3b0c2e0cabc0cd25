// Layer: all, because it cuts the fonts again.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { cutFont, SITE_FONTS, subsetFile } from "../generate/site-fonts.ts";
import { PROJECT_ROOT } from "../support/imports.ts";

it.each(SITE_FONTS)("the first file of %s is cut from the installed one", async (font) => {
  const file = readFileSync(PROJECT_ROOT + subsetFile(font));
  expect(file.equals(await cutFont(font)), `${font}: npm run generate -- fonts`).toBe(true);
});
