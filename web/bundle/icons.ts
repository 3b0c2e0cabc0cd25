import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const DRAWING = fileURLToPath(new URL("./icon.ts", import.meta.url));

/**
 * lucide-react exports all icons from one file, so a bundler can't tell who needs which, and its
 * code for drawing one weighs 2 kB (gzip). In a build, each file that shows icons holds their lines
 * itself, drawn by icon.ts. As modules of their own, icons that several screens share would end up in
 * one file, and a page would load sixty for the one it shows. Tests and the development server use
 * the package as it is.
 */
export function leanIcons(): Plugin {
  const folder = dirname(createRequire(import.meta.url).resolve("lucide-react/dist/esm/Icon.mjs"));
  const files = iconFiles(readFileSync(join(folder, "lucide-react.mjs"), "utf8"));
  return {
    name: "lean-icons",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\.tsx?$/, code: "lucide-react" },
      handler(code) {
        return code.replace(
          /^import \{([^}]+)\} from "lucide-react";$/gm,
          (_whole, names: string) => definitions(names, files, folder),
        );
      },
    },
  };
}

/** The file of each exported name: "Heart" → "icons/heart.mjs". */
function iconFiles(index: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = "", file = ""] of index.matchAll(
    /^export \{ (.+) \} from '\.\/(.+)';$/gm,
  )) {
    for (const [, name = ""] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }
  return files;
}

function definitions(names: string, files: Map<string, string>, folder: string): string {
  const wanted = names
    .split(",")
    .map((each) => each.trim().split(/ as /))
    .filter(([name]) => name && !name.startsWith("type "));
  if (wanted.length === 0) return "";
  const icons = wanted.map(([name = "", local = name]) => {
    const file = files.get(name);
    if (!file) throw new Error(`lucide-react has no icon ${name}.`);
    const data = dataIn(readFileSync(join(folder, file), "utf8"));
    if (!data) throw new Error(`lucide-react describes ${name} in another way than it did.`);
    return `const ${local} = /* @__PURE__ */ drawIcon(${data});`;
  });
  return [`import drawIcon from ${JSON.stringify(DRAWING)};`, ...icons].join("");
}

/** The drawing for icon.ts: `{ size, node }`, as source. */
function dataIn(source: string): string | undefined {
  const [, size, node] = /\n {2}size: (\d+),\n {2}node: (\[.*\])(?:,\n|\n\};)/s.exec(source) ?? [];
  return node && `{ size: ${size}, node: ${node.replace(/,\s*key: "\w+"/g, "")} }`;
}
