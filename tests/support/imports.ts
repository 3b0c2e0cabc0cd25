import { readdir, readFile } from "node:fs/promises";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** Who imports what, read from the sources; the rules are in tests/architecture. */
export type Import = {
  /** The importing file's path, from the project's root. */
  file: string;
  /** As written in the import. */
  specifier: string;
  /** The imported file's path; undefined for a package. */
  target: string | undefined;
  /** `import type`: erased before anything runs. */
  isType: boolean;
};

export const PROJECT_ROOT = fileURLToPath(new URL("../..", import.meta.url));

const ALIASES: Record<string, string> = {
  "@domain/": "supabase/functions/_shared/domain/",
  "@web/": "web/",
};

/** All imports of the TypeScript files in these folders; a folder may be missing. */
export async function readImports(folders: string[]): Promise<Import[]> {
  const files = (await Promise.all(folders.map(sourceFiles))).flat();
  const imports = await Promise.all(
    files.map(async (file) => importsOf(file, await readFile(`${PROJECT_ROOT}${file}`, "utf8"))),
  );
  return imports.flat();
}

/** Static, dynamic and type imports, and re-exports. */
export function importsOf(file: string, source: string): Import[] {
  const imports: Import[] = [];
  const add = (node: ts.Node | undefined, isType: boolean) => {
    if (!node || !ts.isStringLiteral(node)) return;
    imports.push({ file, specifier: node.text, target: resolve(file, node.text), isType });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node))
      add(node.moduleSpecifier, node.importClause?.isTypeOnly ?? false);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
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
