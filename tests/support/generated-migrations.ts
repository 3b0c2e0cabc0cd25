import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { MIGRATIONS_DIR } from "../../local/database.ts";
import { releasedMigrations } from "../../supabase/migration-history.ts";
import { PROJECT_ROOT } from "./imports.ts";

/**
 * A migration that a program writes, such as the handbook's articles. Each replaces everything that an earlier one of
 * the same name has written, so the newest counts.
 * @param name the file's name without its version and ending
 * @returns the path of the newest
 */
export function generatedMigration(name: string, folder = MIGRATIONS_DIR): string {
  const file = readdirSync(folder)
    .filter((each) => each.replace(/^\d+_/, "") === `${name}.sql`)
    .sort()
    .at(-1);
  if (!file) throw new Error(`There is no migration called <version>_${name}.sql.`);
  return join(folder, file);
}

/**
 * Writes the newest migration of that name again, or a new one if a release has the newest.
 * @returns the path of the file that has the contents now
 */
export async function writeGenerated(
  name: string,
  contents: string,
  { root = PROJECT_ROOT, now = new Date() } = {},
): Promise<string> {
  const newest = generatedMigration(name, join(root, "supabase", "migrations"));
  if (readFileSync(newest, "utf8") === contents) return newest;
  const isReleased = (await releasedMigrations(root)).has(basename(newest));
  const version = now.toISOString().replace(/\D/g, "").slice(0, 14);
  const file = isReleased ? join(newest, "..", `${version}_${name}.sql`) : newest;
  writeFileSync(file, contents);
  return file;
}
