import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The calls to which the JSX of our own files is compiled. */
const RUNTIMES: Record<string, string> = {
  "react/jsx-runtime": fileURLToPath(new URL("./jsx-runtime.ts", import.meta.url)),
  "react/jsx-dev-runtime": fileURLToPath(new URL("./jsx-dev-runtime.ts", import.meta.url)),
};
const HERE = fileURLToPath(new URL(".", import.meta.url));

/** Keeps every text of our screens in an element of its own: words.ts says why. */
export function wordsApart(): Plugin {
  return {
    name: "words-apart",
    enforce: "pre",
    resolveId: {
      filter: { id: /^react\/jsx-(dev-)?runtime$/ },
      handler(id, importer = "") {
        const isOurs = !importer.includes("/node_modules/") && !importer.startsWith(HERE);
        return isOurs ? RUNTIMES[id] : undefined;
      },
    },
  };
}
