import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { PROJECT_ROOT } from "../support/imports.ts";

/**
 * `npm run generate -- fonts` also cuts the site's fonts down to what most pages show: the characters that
 * web/styles/fonts.css asks of these files, in the weights we use. Run it when fontsource ships other ones;
 * tests/architecture/fonts.test.ts notices.
 */
export const SITE_FONTS = ["newsreader", "figtree"] as const;
type SiteFont = (typeof SITE_FONTS)[number];

/** Where it belongs, from the project's root. */
export const subsetFile = (font: SiteFont) => `web/styles/fonts/${font}.woff2`;

export function cutFont(font: SiteFont): Promise<Buffer> {
  const whole = `node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`;
  return subsetFont(readFileSync(PROJECT_ROOT + whole), charactersOf(font), {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
  });
}

/** All characters in the `unicode-range` that the style sheet gives this file. */
function charactersOf(font: SiteFont): string {
  const css = readFileSync(`${PROJECT_ROOT}web/styles/fonts.css`, "utf8");
  const [rule = ""] =
    css.match(new RegExp(`@font-face \\{[^}]*fonts/${font}\\.woff2[^}]*\\}`)) ?? [];
  return [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first = "", last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, n) =>
        String.fromCodePoint(from + n),
      );
    })
    .join("");
}

if (process.argv[1] === import.meta.filename) {
  for (const font of SITE_FONTS)
    writeFileSync(PROJECT_ROOT + subsetFile(font), await cutFont(font));
}
