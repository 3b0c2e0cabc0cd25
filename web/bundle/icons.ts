import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const DRAWING = fileURLToPath(new URL("./icon.ts", import.meta.url));

/** The exports of one of lucide-react's files about its icon. */
type IconFile = {
  __iconData: { size: number; node: [tag: string, attributes: Record<string, string>][] };
};

/**
 * lucide-react exports all icons from one file, so a bundler can't tell who needs which, and its
 * code for drawing one weighs 2 kB (gzip). In a build, each file that shows icons holds their lines
 * itself, drawn by icon.ts. As modules of their own, icons that several screens share would end up in
 * one file, and a page would load sixty for the one it shows. Tests and the development server use
 * the package as it is (docs/speed.md#other-ways-to-load-less).
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
      async handler(code) {
        const [whole, names] = /^import \{([^}]+)\} from "lucide-react";$/m.exec(code) ?? [];
        if (!whole || !names) return undefined;
        const wanted = names.split(",").map((each) => each.trim().split(/ as /));
        const icons = wanted.map(async ([name = "", local = name]) => {
          if (name === "" || name.startsWith("type ")) return "";
          const file = files.get(name);
          if (!file) throw new Error(`lucide-react has no icon ${name}.`);
          const { __iconData }: IconFile = await import(pathToFileURL(join(folder, file)).href);
          return `const ${local} = /* @__PURE__ */ drawIcon(${linesOf(__iconData)});`;
        });
        const lines = (await Promise.all(icons)).join("");
        const drawing = lines && `import drawIcon from ${JSON.stringify(DRAWING)};`;
        return code.replace(whole, () => drawing + lines);
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

/** The drawing for icon.ts: `{ size, node }`, as source, without the keys of React's own list. */
function linesOf({ size, node }: IconFile["__iconData"]): string {
  const lines = node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes]);
  return JSON.stringify({ size, node: lines });
}
