import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { applyMigrations, bootstrapDatabase } from "../../local/database.ts";
import { startNativePostgres } from "../../local/native-postgres.ts";
import { RELEASED_FILE, releasedMigrations } from "../../supabase/migration-history.ts";
import { applySchemas } from "../support/apply-schemas.ts";
import { createDatabaseOn } from "../support/database-server.ts";
import { PROJECT_ROOT } from "../support/imports.ts";
import { schemaChanges } from "../support/schema-changes.ts";
import { GENERATED, schemaFiles, withLaterNames, writeBaselines } from "../support/schemas.ts";

/** Changes of tables that may have rows; a person has to write a migration for them first. */
export class ByHand extends Error {
  constructor(readonly lines: readonly string[]) {
    super(
      "supabase/schemas changes tables that may have rows. Write a migration that does this (docs/releasing.md), then " +
        `run npm run generate -- types again:\n${lines.map((line) => `  ${line}`).join("\n")}`,
    );
    this.name = "ByHand";
  }
}

/** Migrations that a person wrote before there is a release: all of them are written anew, and these would be lost. */
export class TooEarly extends Error {
  constructor(readonly files: readonly string[]) {
    super(
      "Until the first release, all migrations are written from supabase/schemas. Say there what these do, delete them, " +
        `then run npm run generate -- types again:\n${files.map((file) => `  supabase/migrations/${file}`).join("\n")}`,
    );
    this.name = "TooEarly";
  }
}

/**
 * Writes the migrations that supabase/schemas needs. Without a release, they are the schema's files. After a release, what
 * differs becomes one migration after all others, which is written anew each time until a release has it.
 * @param serverUrl a Postgres server of the tests; one is started if none is given.
 * @returns the names of the files it wrote.
 * @throws ByHand or TooEarly, and then leaves all migrations that a person wrote.
 */
export async function writeMigrations({
  root = PROJECT_ROOT,
  serverUrl,
  now = new Date(),
}: {
  root?: string;
  serverUrl?: string;
  now?: Date;
} = {}): Promise<string[]> {
  const released = await releasedMigrations(root);
  const folder = join(root, "supabase", "migrations");
  const files = (await readdir(folder)).sort();
  const isGenerated = async (file: string) =>
    (await readFile(join(folder, file), "utf8")).startsWith(GENERATED);
  if (released.size === 0) {
    const written: string[] = [];
    for (const file of files) if (!(await isGenerated(file))) written.push(file);
    if (written.length > 0) throw new TooEarly(written);
    return writeBaselines(root);
  }
  let version = now.toISOString().replace(/\D/g, "").slice(0, 14);
  for (const file of files) {
    const [number = ""] = file.split("_");
    const isOurs = !released.has(file) && (await isGenerated(file));
    if (isOurs) await rm(join(folder, file));
    // It keeps its place, unless a migration that a person wrote since comes after it.
    if (isOurs) version = number;
    else if (number >= version) version = String(BigInt(number) + 1n);
  }
  const { statements, rooms, byHand } = await differences(root, serverUrl);
  if (byHand.length > 0) throw new ByHand(byHand);
  if (statements.length === 0) return [];
  // A comment on a schema, for example, is in no room of its own.
  const name = `${version}_${rooms.join("_") || "site"}.sql`;
  const text = `${GENERATED} ${RELEASED_FILE} says whether it may still change.\n\n`;
  const body = statements.map((each) => `${each.trimEnd()};\n`).join("\n");
  await writeFile(join(folder, name), text + withLaterNames(body));
  return [name];
}

async function differences(root: string, serverUrl: string | undefined) {
  const server = serverUrl ? undefined : await startNativePostgres();
  const url = serverUrl ?? server?.url ?? "";
  const [was, now] = await Promise.all(
    [0, 1].map(() => createDatabaseOn(url, { template: "template1", connections: 1 })),
  );
  if (!was || !now) throw new Error("There are no databases to compare.");
  try {
    await bootstrapDatabase(was);
    await applyMigrations(was, { dir: join(root, "supabase", "migrations") });
    await bootstrapDatabase(now);
    await applySchemas(now, root);
    return await schemaChanges(was, now, schemaFiles(root));
  } finally {
    await Promise.all([was.close(), now.close()]);
    await server?.stop();
  }
}
