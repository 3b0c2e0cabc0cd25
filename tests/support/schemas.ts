import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { parse } from "smol-toml";
import { PROJECT_ROOT } from "./imports.ts";

/**
 * supabase/schemas has the schema as it is: a folder for each room, and in it a file for each concept. The Supabase CLI
 * reads the same list of files in supabase/config.toml (`schema_paths`), in the order in which they can be created.
 */
export type SchemaFile = {
  room: string;
  /** The file's name without its ending. */
  concept: string;
  /** From the project's root. */
  path: string;
  text: string;
};

/** All files, in the order in which they can be created. */
export function schemaFiles(root = PROJECT_ROOT): SchemaFile[] {
  const config = parse(readFileSync(join(root, "supabase", "config.toml"), "utf8")) as {
    db: { migrations: { schema_paths: string[] } };
  };
  return config.db.migrations.schema_paths.map((listed) => {
    const file = join(root, "supabase", listed);
    const [room = "", name = ""] = listed.replace("./schemas/", "").split("/");
    return {
      room,
      concept: basename(name, ".sql"),
      path: relative(root, file),
      text: readFileSync(file, "utf8"),
    };
  });
}

/** The text of one file. @param name room and concept, as in "site/limit_values". */
export function schemaText(name: string, root = PROJECT_ROOT): string {
  return readFileSync(schemaPath(name, root), "utf8");
}

/** Writes a file that is made from something else. @returns its path. */
export function writeSchema(name: string, text: string, root = PROJECT_ROOT): string {
  writeFileSync(schemaPath(name, root), text);
  return schemaPath(name, root);
}

export function schemaPath(name: string, root = PROJECT_ROOT): string {
  return join(root, "supabase", "schemas", `${name}.sql`);
}

/** The first line of a migration that is generated. */
export const GENERATED = "-- Written by `npm run generate -- types` from supabase/schemas.";

/** The first release has a project that is empty, so its migrations are the schema's files, a migration for each part. */
const FIRST_DAY = "20261128";

/** The migrations of a project without a release: consecutive files of a room are one migration. */
export function baselines(root = PROJECT_ROOT): { file: string; text: string }[] {
  const parts: { room: string; files: SchemaFile[] }[] = [];
  for (const file of schemaFiles(root)) {
    const last = parts.at(-1);
    if (last?.room === file.room) last.files.push(file);
    else parts.push({ room: file.room, files: [file] });
  }
  return parts.map(({ room, files }, n) => ({
    file: `${FIRST_DAY}${String((n + 1) * 100).padStart(6, "0")}_${room}.sql`,
    text: `${GENERATED} Not to be edited.\n\n${withLaterNames(
      files.map(({ path, text }) => `-- ${path}\n\n${text.trim()}\n`).join("\n"),
    )}`,
  }));
}

/** Functions that call each other are created in any order; without this, Postgres would look each name up right away. */
export function withLaterNames(statements: string): string {
  return `set check_function_bodies = off;\n\n${statements}\nreset check_function_bodies;\n`;
}

/** Writes the migrations of a project without a release. @returns their names. */
export function writeBaselines(root = PROJECT_ROOT): string[] {
  const folder = join(root, "supabase", "migrations");
  const files = baselines(root);
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  for (const { file, text } of files) writeFileSync(join(folder, file), text);
  return files.map(({ file }) => file);
}
