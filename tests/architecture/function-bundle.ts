import { readdir, readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { build, type Plugin } from "vite";
import { FUNCTIONS_DIR, importMapOf } from "../support/edge-functions.ts";
import { PROJECT_ROOT } from "../support/imports.ts";

/**
 * The files each function can reach from its index.ts, including packages and `import()`. One build for all of
 * them, so that shared files are read once, with one import map: versions.test.ts checks that each function has
 * what it uses.
 */
export async function reachableFiles(names: string[]): Promise<Map<string, string[]>> {
  const reached = new Map<string, string[]>();
  const map = Object.assign({}, ...(await Promise.all(names.map(importMapOf))));
  const input = Object.fromEntries(names.map((name) => [name, indexOf(name)]));
  const noteReached: Plugin = {
    name: "note-reached",
    buildEnd() {
      for (const name of names) {
        const files = new Set<string>();
        const wanted = [indexOf(name)];
        for (const id of wanted) {
          const path = id.replace(/[?#].*$/, "");
          if (files.has(path)) continue;
          if (path.startsWith("/")) files.add(path);
          const module = this.getModuleInfo(id);
          wanted.push(...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? []));
        }
        reached.set(name, [...files]);
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

/**
 * The files that the platform packs for a function that reaches these files: our own files, and whole packages, with
 * the packages that they depend on. `deno info` counts the same way. @returns the parts, largest first, each with its
 * bytes compressed.
 */
export async function packedParts(files: string[]): Promise<[part: string, bytes: number][]> {
  const ours = files.filter((file) => !file.includes("/node_modules/"));
  const folders = await withDependencies(foldersOf(files));
  const parts = await Promise.all([
    compressed(ours).then((bytes): [string, number] => ["our files", bytes]),
    ...folders.map(
      async (folder): Promise<[string, number]> => [
        folder.split("/node_modules/").at(-1) ?? "",
        await packageBytes(folder),
      ],
    ),
  ]);
  return parts.sort(([, a], [, b]) => b - a);
}

export function totalBytes(parts: [part: string, bytes: number][]): number {
  return parts.reduce((sum, [, bytes]) => sum + bytes, 0);
}

/** The folders of the packages that these files belong to. */
export function foldersOf(files: string[]): string[] {
  return [
    ...new Set(
      files.flatMap((file) => file.match(/^.*\/node_modules\/(@[^/]+\/)?[^/]+/)?.[0] ?? []),
    ),
  ];
}

async function withDependencies(folders: string[]): Promise<string[]> {
  const known = new Set(folders);
  for (const folder of known) {
    const { dependencies = {} } = JSON.parse(await readFile(`${folder}/package.json`, "utf8"));
    for (const name of Object.keys(dependencies)) known.add(await installed(folder, name));
  }
  return [...known];
}

/** The place where Node finds a package that one of another package's files imports. */
async function installed(folder: string, name: string): Promise<string> {
  for (let at = folder; ; at = at.slice(0, at.lastIndexOf("/node_modules/"))) {
    const candidate = `${at}/node_modules/${name}`;
    const isThere = await readFile(`${candidate}/package.json`).catch(() => undefined);
    if (isThere) return candidate;
    if (!at.includes("/node_modules/")) throw new Error(`${folder} has no ${name}.`);
  }
}

const measured = new Map<string, Promise<number>>();

function packageBytes(folder: string): Promise<number> {
  const known = measured.get(folder) ?? publishedFiles(folder).then(compressed);
  measured.set(folder, known);
  return known;
}

async function publishedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((path) => !path.slice(folder.length).includes("/node_modules/"));
}

/** Compresses with Brotli at the strength that Supabase's CLI uses. */
async function compressed(files: string[]): Promise<number> {
  const bytes = Buffer.concat(await Promise.all(files.sort().map((file) => readFile(file))));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  return (await promisify(brotliCompress)(bytes, { params })).length;
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
