import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { afterBuild } from "../prerender/after-build.ts";

/** The licenses of everything the site ships. */
export const LICENSES = "licenses.md";

/** These packages are also shipped, but outside the page's bundle, which is all that Vite sees. */
const BESIDE_THE_BUNDLE = [
  { name: "@fontsource-variable/figtree", text: "LICENSE" },
  { name: "@fontsource-variable/newsreader", text: "LICENSE" },
  // Also has the licenses of the libraries that libheif is built with.
  { name: "libheif-js", text: "libheif-wasm/LICENSE" },
  { name: "workbox-core", text: "LICENSE" },
];

/** Completes the file written by Vite's `build.license`. */
export function remainingLicenses(): Plugin {
  return afterBuild("remaining-licenses", async ({ outDir }) => {
    for (const { name, text: file } of BESIDE_THE_BUNDLE) {
      const folder = fileURLToPath(new URL(`../../node_modules/${name}/`, import.meta.url));
      const text = await readFile(join(folder, file), "utf8");
      const { version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
      await appendFile(
        join(outDir, LICENSES),
        `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`,
      );
    }
  });
}
