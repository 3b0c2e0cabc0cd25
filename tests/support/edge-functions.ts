import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { PROJECT_ROOT } from "./imports.ts";

export const FUNCTIONS_DIR = `${PROJECT_ROOT}supabase/functions`;

/** The names of our Edge Functions: the folders with an index.ts. */
export async function functionNames(): Promise<string[]> {
  const entries = await readdir(FUNCTIONS_DIR, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter((name) => existsSync(`${FUNCTIONS_DIR}/${name}/index.ts`))
    .sort();
}

/** A function's import map. */
export async function importMapOf(name: string): Promise<Record<string, string>> {
  const config = JSON.parse(await readFile(`${FUNCTIONS_DIR}/${name}/deno.json`, "utf8"));
  return config.imports;
}
