import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { PGlite, type PGliteOptions, type Transaction } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { pgcrypto } from "@electric-sql/pglite/contrib/pgcrypto";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { uuid_ossp } from "@electric-sql/pglite/contrib/uuid_ossp";
import { getAuthSchemaSql, getStorageSchemaSql } from "@supabase/lite";
import postgres from "postgres";
import { fileDigest, RECORDED_DIGEST } from "../supabase/migration-history.ts";
import type { Session } from "./postgres-sessions.ts";
import { type Statement, splitStatements } from "./sql-statements.ts";

export type Row = Record<string, unknown>;

/**
 * How local tools, the seed and tests talk to a database, the same for PGlite and a native server.
 * Dates, times and timestamps come back as ISO 8601 text; bigint and numeric as numbers when a
 * number can hold them. Pass arrays as arrays and JSON as objects, never as JSON text.
 */
export interface Sql {
  query<T = Row>(text: string, params?: readonly unknown[]): Promise<T[]>;
  /** Runs several statements together, without parameters. */
  exec(text: string): Promise<void>;
  /** Commits when `work` resolves, rolls back when it throws. Inside, use only `tx`. */
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>;
}

export interface Database extends Sql {
  close(): Promise<void>;
}

/** The database was made by another state of the project, so these migrations can't be added to it. */
export class OtherMigrations extends Error {
  constructor(
    /** Files that have changed since they were applied. */
    readonly changed: string[],
    /** Versions that the database has and the folder lacks. */
    readonly unknown: string[],
  ) {
    super(
      `Another state of the project made this database: ${[...changed, ...unknown].join(", ")}`,
    );
    this.name = "OtherMigrations";
  }
}

/** A migration that Postgres refused; none of that file remains in the database. */
export class MigrationError extends Error {
  constructor(
    readonly file: string,
    readonly statementNumber: number,
    readonly line: number,
    readonly statement: string,
    cause: unknown,
  ) {
    const { message, detail, hint } = cause as { message: string; detail?: string; hint?: string };
    const extra = [detail, hint].filter(Boolean).map((text) => `\n  ${text}`);
    super(`${file}, line ${line} (statement ${statementNumber}): ${message}${extra.join("")}`);
    this.name = "MigrationError";
    this.cause = cause;
  }
}

export const MIGRATIONS_DIR = fileURLToPath(new URL("../supabase/migrations", import.meta.url));

/** The search path that the hosted platform sets first on every connection. */
export const SEARCH_PATH = '"$user", public, extensions';

export const PGLITE_EXTENSIONS = {
  btree_gin,
  btree_gist,
  citext,
  fuzzystrmatch,
  pg_trgm,
  pgcrypto,
  unaccent,
  uuid_ossp,
};

/**
 * Turns an empty database (PGlite, or a native Postgres 17 as a superuser) into one that looks like
 * a new Supabase project: roles, the schemas auth, storage and extensions, default privileges. Does
 * nothing to a database that has them already. Run it before the migrations.
 */
export async function bootstrapDatabase(sql: Sql): Promise<void> {
  const platform = await readFile(new URL("./platform.sql", import.meta.url), "utf8");
  const [roles, helpers] = platform.split(/^-- after the system schemas$/m);
  await sql.transaction(async (tx) => {
    const [found] = await tx.query<{ there: boolean }>(
      "select to_regclass('auth.users') is not null and to_regclass('storage.objects') is not null as there",
    );
    if (found?.there) return;
    await tx.exec(roles ?? "");
    await tx.exec(getAuthSchemaSql());
    await tx.exec(getStorageSchemaSql());
    await tx.exec(helpers ?? "");
  });
}

/**
 * Applies each `<version>_<name>.sql` in the folder once, in order, each in its own transaction,
 * and records it as the Supabase CLI does, so that `supabase db push` has nothing left to do. Files
 * before a failing one stay applied.
 * @returns the names of the files that this call applied, in order.
 * @throws OtherMigrations, before anything is applied
 * @throws MigrationError
 */
export async function applyMigrations(
  sql: Sql,
  options: { dir?: string; onApply?: (file: string) => void } = {},
): Promise<string[]> {
  const dir = options.dir ?? MIGRATIONS_DIR;
  await sql.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
    alter table supabase_migrations.schema_migrations add column if not exists statements text[];
    alter table supabase_migrations.schema_migrations add column if not exists name text;
  `);
  const recorded = await recordedDigests(sql);
  const migrations = await readMigrations(dir);
  refuseOthers(recorded, migrations);
  const applied: string[] = [];
  for (const migration of migrations) {
    if (recorded.has(migration.version)) continue;
    options.onApply?.(migration.file);
    if (await applyMigration(sql, migration)) applied.push(migration.file);
  }
  return applied;
}

function refuseOthers(recorded: Map<string, string | null>, migrations: Migration[]): void {
  const changed = migrations.filter(({ version, source }) => {
    const digest = recorded.get(version) ?? null;
    return digest !== null && digest !== fileDigest(source);
  });
  const known = new Set(migrations.map(({ version }) => version));
  const unknown = [...recorded.keys()].filter((version) => !known.has(version));
  if (changed.length + unknown.length > 0)
    throw new OtherMigrations(
      changed.map(({ file }) => file),
      unknown,
    );
}

/**
 * Opens a pool of connections to a native server.
 * @param options.prepare whether a statement with parameters is parsed once a connection: faster when it
 * is repeated, and impossible through some poolers
 */
export function openPostgres(
  url: string,
  options: { max?: number; prepare?: boolean } = {},
): Database {
  const client = postgres(url, { ...POSTGRES_OPTIONS, max: options.max ?? 4 });
  return { ...postgresSql(client, options.prepare), close: () => client.end({ timeout: 5 }) };
}

/** `Sql` on a PGlite that is already open. */
export function pgliteSql(db: PGlite): Sql {
  const within = (client: PGlite | Transaction): Sql => ({
    query: async <T>(text: string, params: readonly unknown[] = []) =>
      (await client.query<T>(text, [...params])).rows,
    exec: async (text) => {
      await client.exec(text);
    },
    transaction: (work) =>
      client instanceof PGlite
        ? client.transaction((tx) => work(within(tx)))
        : work(within(client)),
  });
  return within(db);
}

/** A transaction on one session; commits when `work` resolves and none of its statements failed. */
export async function inTransaction<T>(
  session: Session,
  work: (tx: Sql) => Promise<T>,
): Promise<T> {
  let failure: unknown;
  const remembering: Pick<Session, "unsafe"> = {
    unsafe: (...args) => {
      const answer = session.unsafe(...args);
      answer.catch((error) => {
        failure ??= error;
      });
      return answer;
    },
  };
  const tx: Sql = {
    query: async <T>(text: string, params: readonly unknown[] = []) => {
      const rows = await remembering.unsafe(text, [...params], { prepare: params.length > 0 });
      return [...rows] as T[];
    },
    exec: async (text) => {
      await remembering.unsafe(text);
    },
    transaction: (inner) => inner(tx),
  };
  try {
    await session.unsafe("begin");
    const result = await work(tx);
    if (failure) throw failure;
    await session.unsafe("commit");
    return result;
  } catch (error) {
    await session.unsafe("rollback").catch(() => {});
    throw error;
  } finally {
    session.release();
  }
}

const asText = (value: string) => value;

/** "2026-12-01 10:00:00.5+00" as PostgREST writes it: "2026-12-01T10:00:00.5+00:00". */
function asIsoTime(value: string): string {
  return value.replace(/^(\d+-\d\d-\d\d) /, "$1T").replace(/([+-]\d\d)$/, "$1:00");
}

function asNumber(value: string): number | string {
  // A double holds fifteen digits exactly.
  const number = Number(value);
  return Number.isFinite(number) && value.replace(/\D/g, "").length <= 15 ? number : value;
}

// Object ids of pg_type: int8, numeric, date, time, timestamp, timestamptz, timetz.
export const PGLITE_PARSERS: NonNullable<PGliteOptions["parsers"]> = {
  20: asNumber,
  1700: asNumber,
  1082: asText,
  1083: asText,
  1114: asIsoTime,
  1184: asIsoTime,
  1266: asText,
};

/** Numbers as numbers, times as text, and every value in a form PGlite's serializer accepts. */
export const POSTGRES_TYPES: Record<string, postgres.PostgresType> = {
  bigint: { to: 20, from: [20], serialize: String, parse: asNumber },
  numeric: { to: 1700, from: [1700], serialize: String, parse: asNumber },
  date: { to: 1082, from: [1082], serialize: timeText, parse: asText },
  time: { to: 1083, from: [1083], serialize: timeText, parse: asText },
  timestamp: { to: 1114, from: [1114], serialize: timeText, parse: asIsoTime },
  timestamptz: { to: 1184, from: [1184], serialize: timeText, parse: asIsoTime },
  timetz: { to: 1266, from: [1266], serialize: timeText, parse: asText },
};

function timeText(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}

/** How we talk to a native server. */
export const POSTGRES_OPTIONS = {
  // A server that is back is asked right away, however long it was away.
  backoff: () => 0,
  // A session has settings and temporary tables, so it isn't replaced after some time.
  max_lifetime: null,
  onnotice: () => {},
  connection: { search_path: SEARCH_PATH, TimeZone: "UTC" },
  types: POSTGRES_TYPES,
};

function postgresSql(client: postgres.Sql | postgres.TransactionSql, prepare = false): Sql {
  return {
    query: async <T>(text: string, params: readonly unknown[] = []) => [
      ...(await client.unsafe<T[] & Row[]>(text, [...params] as never[], {
        prepare: prepare && params.length > 0,
      })),
    ],
    exec: async (text) => {
      await client.unsafe(text).simple();
    },
    transaction: async <T>(work: (tx: Sql) => Promise<T>) =>
      "begin" in client
        ? ((await client.begin((tx) => work(postgresSql(tx, prepare)))) as T)
        : work(postgresSql(client, prepare)),
  };
}

interface Migration {
  file: string;
  version: string;
  name: string;
  /** The file's text. */
  source: string;
}

/**
 * The digest of each applied version; null where only the version was recorded. Digests are used because reading two
 * thousand statements as arrays takes PGlite half a second.
 */
async function recordedDigests(sql: Sql): Promise<Map<string, string | null>> {
  const rows = await sql.query<{ version: string; digest: string | null }>(`
    select version, ${RECORDED_DIGEST} as digest
    from supabase_migrations.schema_migrations order by version`);
  return new Map(rows.map(({ version, digest }) => [version, digest]));
}

async function readMigrations(dir: string): Promise<Migration[]> {
  const entries = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const files = entries.filter((file) => MIGRATION_FILE.test(file)).sort();
  return Promise.all(files.map((file) => readMigration(dir, file)));
}

const MIGRATION_FILE = /^(\d+)_(.*)\.sql$/;

async function readMigration(dir: string, file: string): Promise<Migration> {
  const [, version = "", name = ""] = MIGRATION_FILE.exec(file) ?? [];
  const source = await readFile(`${dir}/${file}`, "utf8");
  return { file, version, name, source };
}

async function applyMigration(sql: Sql, migration: Migration): Promise<boolean> {
  const { file, version, name } = migration;
  const statements = splitStatements(migration.source);
  return sql.transaction(async (tx) => {
    // Recorded first: a second process that applies the same folder waits here, then finds it done.
    const claimed = await tx.query(
      `insert into supabase_migrations.schema_migrations (version, name, statements)
       values ($1, $2, $3) on conflict do nothing returning version`,
      [version, name, statements.map((statement) => statement.text)],
    );
    if (claimed.length === 0) return false;
    await applyStatements(tx, file, statements);
    return true;
  });
}

/** @throws MigrationError that names the file and the line of the mistake */
export async function applyStatements(
  tx: Sql,
  file: string,
  statements: readonly Statement[],
): Promise<void> {
  for (const [index, { text, line }] of statements.entries()) {
    await tx.exec(text).catch((cause: { position?: string | number }) => {
      const before = text.slice(0, Number(cause.position ?? 1) - 1);
      const offset = before.split("\n").length - 1;
      throw new MigrationError(file, index + 1, line + offset, text, cause);
    });
  }
}
