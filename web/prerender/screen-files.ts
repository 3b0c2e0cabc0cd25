import { basename } from "node:path";
import type { Rolldown } from "vite";

/** By the name of a screen ("listing-screen"): the scripts and style sheets that show it. */
export type ScreenFiles = Record<string, string[]>;

/** A screen is fetched when it is needed; a page that is one can say so from the start. */
export function screenFiles(bundle: Rolldown.OutputBundle): ScreenFiles {
  const files: ScreenFiles = {};
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== "chunk") continue;
    for (const id of chunk.moduleIds) {
      if (id.includes("/web/screens/")) {
        files[basename(id, ".tsx")] = withImports(chunk.fileName, bundle);
      }
    }
  }
  return files;
}

/** The file, what it imports, and so on: one after the other they would be found too late. */
function withImports(file: string, bundle: Rolldown.OutputBundle): string[] {
  const found = new Set([file]);
  for (const each of found) {
    const chunk = bundle[each];
    if (chunk?.type !== "chunk") continue;
    for (const imported of chunk.imports) found.add(imported);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
  }
  return [...found];
}
