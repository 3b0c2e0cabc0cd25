import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const OURS = fileURLToPath(new URL("./load-with-sheets.ts", import.meta.url));

/**
 * Vite wraps each `import()` in a helper for every kind of file, host and browser. All our files lie below the
 * site's root, and only style sheets are named to it (vite.config.ts), so load-with-sheets.ts takes its place.
 */
export function leanLoading(): Plugin {
  return {
    name: "lean-loading",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadWithSheets as __vitePreload } from ${JSON.stringify(OURS)};`,
    },
  };
}
