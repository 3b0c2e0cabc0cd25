import { basename } from "node:path";
import type { Rolldown } from "vite";

/** By the name of a screen ("listing-screen"): the script files that show it. */
export type ScreenFiles = Record<string, string[]>;

/** A screen is fetched when it is needed; a page that is one can say so from the start. */
export function screenFiles(bundle: Rolldown.OutputBundle): ScreenFiles {
  const files: ScreenFiles = {};
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== "chunk") continue;
    for (const id of chunk.moduleIds) {
      if (id.includes("/web/screens/")) {
        files[basename(id, ".tsx")] = [chunk.fileName, ...chunk.imports];
      }
    }
  }
  return files;
}
