import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Files of web/public that run before the first paint. */
const FIRST = /<script src="\/(theme|take-arrival|too-old)\.js"><\/script>/g;

/**
 * Puts them into the built pages: as files, each would make the first paint wait for a request. The
 * host's policy allows them by their hashes.
 */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        html.replace(FIRST, (_tag, name) => {
          const source = readFileSync(new URL(`../public/${name}.js`, import.meta.url), "utf8");
          return `<script>${withoutComments(source)}</script>`;
        }),
    },
  };
}

/** The script without its comments and indentation. */
export function withoutComments(source: string): string {
  return source
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("//"))
    .join("\n");
}
