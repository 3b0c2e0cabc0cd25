import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The digest of a migration's statements. It is read from where the Supabase CLI and `npm start` record the statements,
 * and made from its file. Both leave out the text between statements, and comments after the last one.
 */

/** For `supabase_migrations.schema_migrations`; null where only the version was recorded. */
export const RECORDED_DIGEST = `
  case when cardinality(statements) > 0
       then md5(translate(array_to_string(statements, ''), E' \\t\\r\\n;', '')) end`;

export function fileDigest(file: string): string {
  const recorded = file.replace(/(?:\s*(?:--.*)?(?:\n|$))+$/, "").replace(/[ \t\r\n;]/g, "");
  return createHash("md5").update(recorded).digest("hex");
}

/** Where `npm version` records the migrations of each release: a line with digest and name for each. */
export const RELEASED_FILE = "supabase/migrations.lock";

/** @param root the project's folder. @returns the lines for all migrations that are there now. */
export async function releasedNow(root: string): Promise<string> {
  const lines = [...(await migrationsIn(root))].map(([file, digest]) => `${digest} ${file}\n`);
  return lines.join("");
}

/** @returns the digests of all released migrations by their file's name; none before the first release. */
export async function releasedMigrations(root: string): Promise<Map<string, string>> {
  const lines = await readFile(join(root, RELEASED_FILE), "utf8").catch((error) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return new Map(
    lines
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [digest = "", file = ""] = line.split(" ");
        return [file, digest];
      }),
  );
}

/** @returns released migrations that are gone, or are not what they were when they were released. */
export async function editedMigrations(root: string): Promise<string[]> {
  const files = await migrationsIn(root);
  const released = await releasedMigrations(root);
  return [...released].flatMap(([file, digest]) => (files.get(file) === digest ? [] : [file]));
}

/** @returns the digests of the migrations that are there now, by their file's name. */
export async function migrationsIn(root: string): Promise<Map<string, string>> {
  const folder = join(root, "supabase", "migrations");
  const files = (await readdir(folder)).filter((name) => /^\d+_.+\.sql$/.test(name)).sort();
  const digests = files.map(async (file) => fileDigest(await readFile(join(folder, file), "utf8")));
  return new Map((await Promise.all(digests)).map((digest, n) => [files[n] ?? "", digest]));
}
