import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/**
 * lucide-react exports all icons from one file, so a bundler can't tell who needs which, and its
 * code for drawing one weighs 2 kB (gzip). In a build, each icon is imported from its own file and
 * drawn by icon.ts. Tests and the development server use the package as it is.
 */
export function leanIcons(): Plugin {
  const folder = dirname(createRequire(import.meta.url).resolve("lucide-react/dist/esm/Icon.mjs"));
  const files = iconFiles(readFileSync(join(folder, "lucide-react.mjs"), "utf8"));
  return {
    name: "lean-icons",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer) {
      const isDrawing = source === "../createLucideIcon.mjs" && importer?.startsWith(folder);
      return isDrawing ? fileURLToPath(new URL("./icon.ts", import.meta.url)) : undefined;
    },
    transform: {
      filter: { id: /\.tsx$/, code: "lucide-react" },
      handler(code) {
        return code.replace(
          /^import \{([^}]+)\} from "lucide-react";$/gm,
          (_whole, names: string) => imports(names, files, folder),
        );
      },
    },
  };
}

/** By exported name: "Heart" → "icons/heart.mjs". */
function iconFiles(index: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = "", file = ""] of index.matchAll(
    /^export \{ (.+) \} from '\.\/(.+)';$/gm,
  )) {
    for (const [, name = ""] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }
  return files;
}

function imports(names: string, files: Map<string, string>, folder: string): string {
  const wanted = names.split(",").map((each) => each.trim().split(/ as /));
  return wanted
    .filter(([name]) => name && !name.startsWith("type "))
    .map(([name = "", local = name]) => {
      const file = files.get(name);
      if (!file) throw new Error(`lucide-react has no icon ${name}.`);
      return `import ${local} from ${JSON.stringify(join(folder, file))};`;
    })
    .join("");
}
