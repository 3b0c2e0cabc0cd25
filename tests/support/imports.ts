import { readdir, readFile } from "node:fs/promises";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";

/** The imports of each file, read from the sources; the rules are in tests/architecture. */
export type Import = {
  /** The importing file's path, from the project's root. */
  file: string;
  /** The specifier as the import writes it. */
  specifier: string;
  /** The imported file's path; undefined for a package. */
  target: string | undefined;
  /** `import type`: erased before anything runs. */
  isType: boolean;
  /** `import()`: loaded when the code gets there. */
  isLater: boolean;
};

export const PROJECT_ROOT = fileURLToPath(new URL("../..", import.meta.url));

const ALIASES: Record<string, string> = {
  "@domain/": "supabase/functions/_shared/domain/",
  "@web/": "web/",
};

/** All imports of the TypeScript files in these folders; a folder may be missing. */
export async function readImports(folders: string[]): Promise<Import[]> {
  return [...(await readSources(folders))].flatMap(([file, text]) => importsOf(file, text));
}

/** The TypeScript files in these folders and their texts; a folder may be missing. */
export async function readSources(folders: string[]): Promise<Map<string, string>> {
  const files = (await Promise.all(folders.map(sourceFiles))).flat();
  const texts = files.map(async (file): Promise<[string, string]> => {
    return [file, await readFile(`${PROJECT_ROOT}${file}`, "utf8")];
  });
  return new Map(await Promise.all(texts));
}

const IMPORTING = new Set([
  "ImportDeclaration",
  "ExportNamedDeclaration",
  "ExportAllDeclaration",
  "ImportExpression",
  "TSImportType",
]);
type Importing = {
  type: string;
  source: { value: unknown };
  importKind: string;
  exportKind: string;
};

/** Static, dynamic and type imports, and re-exports. */
export function importsOf(file: string, source: string): Import[] {
  const imports: Import[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, source, importKind, exportKind } = node as Partial<Importing>;
    if (type && IMPORTING.has(type) && typeof source?.value === "string") {
      const isType = [importKind, exportKind].includes("type") || type === "TSImportType";
      const target = resolve(file, source.value);
      const isLater = type === "ImportExpression";
      imports.push({ file, specifier: source.value, target, isType, isLater });
    }
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(file, source).program);
  return imports;
}

/** "zod" of "zod/v4", "@std/x" of "@std/x/y.js". */
export function packageOf(specifier: string): string {
  const parts = specifier.split("/");
  return parts.slice(0, specifier.startsWith("@") ? 2 : 1).join("/");
}

async function sourceFiles(folder: string): Promise<string[]> {
  const entries = await readdir(`${PROJECT_ROOT}${folder}`, {
    recursive: true,
    withFileTypes: true,
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => posix.join(entry.parentPath.slice(PROJECT_ROOT.length), entry.name));
}

function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(file), specifier);
  const alias = Object.keys(ALIASES).find((prefix) => specifier.startsWith(prefix));
  return alias ? ALIASES[alias] + specifier.slice(alias.length) : undefined;
}
