import { statSync } from "node:fs";
import { build, type Plugin } from "vite";
import { FUNCTIONS_DIR, importMapOf } from "../support/edge-functions.ts";
import { PROJECT_ROOT } from "../support/imports.ts";

/**
 * The files each function can reach from its index.ts, including packages and `import()`, each with its
 * bytes: what the platform's bundler packs, which drops nothing unused. One build for all of them, so that
 * shared files are read once, with one import map: versions.test.ts checks that each function has what it uses.
 */
export async function reachableFiles(names: string[]): Promise<Map<string, Map<string, number>>> {
  const reached = new Map<string, Map<string, number>>();
  const map = Object.assign({}, ...(await Promise.all(names.map(importMapOf))));
  const input = Object.fromEntries(names.map((name) => [name, indexOf(name)]));
  const noteReached: Plugin = {
    name: "note-reached",
    buildEnd() {
      for (const name of names) {
        const files = new Map<string, number>();
        const wanted = [indexOf(name)];
        for (const id of wanted) {
          const path = id.replace(/[?#].*$/, "");
          if (files.has(path)) continue;
          if (path.startsWith("/")) files.set(path, statSync(path).size);
          const module = this.getModuleInfo(id);
          wanted.push(...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? []));
        }
        reached.set(name, files);
      }
    },
  };
  await build({
    configFile: false,
    envFile: false,
    logLevel: "error",
    root: PROJECT_ROOT,
    plugins: [importMapped(map), noteReached],
    resolve: { conditions: ["deno", "worker", "node"] },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: { input, treeshake: false },
    },
  });
  return reached;
}

const indexOf = (name: string) => `${FUNCTIONS_DIR}/${name}/index.ts`;

export function totalBytes(files: Map<string, number>): number {
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** "@std/x" → "deno-std/x": the name of `npm:/deno-std@1.4.0/x` in node_modules. */
function importMapped(map: Record<string, string>): Plugin {
  const keys = Object.keys(map).sort((a, b) => b.length - a.length);
  return {
    name: "import-map",
    enforce: "pre",
    async resolveId(specifier, importer, options) {
      if (importer?.includes("/node_modules/")) return null;
      const key = keys.find((each) =>
        each.endsWith("/") ? specifier.startsWith(each) : specifier === each,
      );
      if (key === undefined) return null;
      const target = map[key]?.replace(/^npm:\/?(@?[^@]+)@[^/]+/, "$1") ?? "";
      return this.resolve(target + specifier.slice(key.length), importer, {
        ...options,
        skipSelf: true,
      });
    },
  };
}
