import { statSync } from "node:fs";
import { build, type Plugin } from "vite";
import { FUNCTIONS_DIR, importMapOf } from "./edge-functions.ts";
import { PROJECT_ROOT } from "./imports.ts";

/**
 * The files a function can reach from its index.ts, including packages and `import()`, each with its
 * bytes: what the platform's bundler packs, which drops nothing unused.
 */
export async function reachableFiles(name: string): Promise<Map<string, number>> {
  const files = new Map<string, number>();
  const map = await importMapOf(name);
  await build({
    configFile: false,
    envFile: false,
    logLevel: "error",
    root: PROJECT_ROOT,
    plugins: [importMapped(map), noting(files)],
    resolve: { conditions: ["deno", "worker", "node"] },
    ssr: { noExternal: true },
    build: {
      ssr: `${FUNCTIONS_DIR}/${name}/index.ts`,
      write: false,
      minify: false,
      rolldownOptions: { treeshake: false },
    },
  });
  return files;
}

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

function noting(files: Map<string, number>): Plugin {
  return {
    name: "noting",
    moduleParsed({ id }) {
      const path = id.replace(/[?#].*$/, "");
      if (path.startsWith("/")) files.set(path, statSync(path).size);
    },
  };
}
