import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import postgres from "postgres";
import {
  applyMigrations,
  bootstrapDatabase,
  PGLITE_EXTENSIONS,
  pgliteSql,
  type Sql,
} from "../../../local/database.ts";
import { preparedCluster } from "../../../local/prepared-cluster.ts";
import { createDatabase } from "../../support/database.ts";
import { pgtapSql } from "./pgtap.ts";
import { readTap, type TapReport } from "./tap.ts";

/** A database with pgTAP that runs a whole script and returns the rows of every statement. */
export interface Theatre {
  run(script: string): Promise<Record<string, unknown>[][]>;
  close(): Promise<void>;
}

const FOLDER = fileURLToPath(new URL("../../../supabase/tests/database/", import.meta.url));

/** The pgTAP files, which `supabase test db` runs too. */
export async function playNames(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((file) => file.endsWith(".sql")).sort();
}

/** Runs one file. It brings its own `begin` and `rollback`, so the next one starts clean. */
export async function perform(theatre: Theatre, name: string): Promise<TapReport> {
  return performScript(theatre, await withIncludes(name));
}

export async function performScript(theatre: Theatre, script: string): Promise<TapReport> {
  try {
    const results = await theatre.run(script);
    const cells = results.flat().flatMap((row) => Object.values(row));
    return readTap(cells.flatMap((cell) => String(cell ?? "").split("\n")));
  } catch (error) {
    return { assertions: 0, failures: [placed(error, script)] };
  } finally {
    // Cleans up after a script that stopped halfway; prepared statements survive a rollback.
    await theatre.run("rollback");
    await theatre.run("deallocate all");
  }
}

/** `prepare` changes the stage, and `hear` is told the notices of the plays. */
export async function nativeTheatre({
  prepare,
  hear = () => {},
}: {
  prepare?: (sql: Sql) => Promise<void>;
  hear?: (notice: string) => void;
} = {}): Promise<Theatre> {
  const database = await createDatabase();
  await database.exec(await pgtapSql());
  await prepare?.(database);
  await database.close();
  const client = postgres(database.url, { max: 1, onnotice: ({ message = "" }) => hear(message) });
  return {
    async run(script) {
      const results = await client.unsafe(script).simple();
      // One statement returns its rows, several return a list of such results.
      return (Array.isArray(results[0]) ? results : [results]) as Record<string, unknown>[][];
    },
    close: () => client.end(),
  };
}

export async function pgliteTheatre(): Promise<Theatre> {
  const db = await PGlite.create({
    extensions: PGLITE_EXTENSIONS,
    ...(await preparedCluster()),
  });
  await bootstrapDatabase(pgliteSql(db));
  await applyMigrations(pgliteSql(db));
  await db.exec(await pgtapSql());
  return {
    run: async (script) =>
      (await db.exec(script)).map((result) => result.rows as Record<string, unknown>[]),
    close: () => db.close(),
  };
}

/** Stands in for psql's `\ir file`, which includes a file. */
async function withIncludes(name: string): Promise<string> {
  const lines = (await readFile(FOLDER + name, "utf8")).split("\n");
  const parts = lines.map((line) => {
    const included = /^\\ir (\S+)$/.exec(line)?.[1];
    return included ? withIncludes(included) : line;
  });
  return (await Promise.all(parts)).join("\n");
}

/** Postgres reports the character where it stopped; a line number is easier to find. */
function placed(error: unknown, script: string): string {
  const { message, position, where } = error as Record<string, string | undefined>;
  const line = position ? script.slice(0, Number(position)).split("\n").at(-1)?.trim() : undefined;
  return [`It stopped: ${message}`, line && `at: ${line}`, where].filter(Boolean).join("\n  ");
}
