// Long, because it fills the tables with thousands of rows before each migration.
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { beforeAll, describe, expect, inject, it } from "vitest";
import {
  applyMigrations,
  bootstrapDatabase,
  MIGRATIONS_DIR,
  type Sql,
} from "../../../local/database.ts";
import { splitStatements } from "../../../local/sql-statements.ts";
import { releasedMigrations } from "../../../supabase/migration-history.ts";
import { createDatabase } from "../../support/database.ts";
import { createDatabaseOn, type TestDatabase } from "../../support/database-server.ts";
import { documentedSql } from "../../support/documented.ts";
import { PROJECT_ROOT } from "../../support/imports.ts";
import { insertManyHomes } from "../../support/many-homes.ts";

/**
 * A migration must not hold up a table that has many rows: to rewrite it, or to read it whole while others may not
 * write to it, takes minutes in a project with a million homes. The test counts rows and measures no time.
 */
const HOMES = 50_000;
/** Enough to tell a table that is read whole from one that isn't. */
const FEW_HOMES = 5_000;

describe("a statement that holds up a large table", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase({ connections: 1 });
    await fill(database, FEW_HOMES);
    return () => database.close();
  });

  it.each([
    [
      "makes every row anew",
      "alter table public.listings add column code uuid not null default gen_random_uuid()",
    ],
    ["changes a type", "alter table public.listings alter column price type numeric(12, 2)"],
    ["makes an index", "create index listings_by_title on public.listings (title)"],
    [
      "checks all rows at once",
      "alter table public.listings add constraint short check (length(title) < 500)",
    ],
    [
      "wants a value in all rows",
      "alter table public.listings alter column title set not null, add check (city <> 'x')",
    ],
  ])("is found when it %s", async (_, statement) => {
    expect(await heldUp(database, [statement], "undo")).toEqual([
      expect.stringMatching(/^public\.listings is (read whole|rewritten) by /),
    ]);
  });

  it.each([
    ["adds a column without a value", "alter table public.listings add column code text"],
    [
      "adds a column with one value for all",
      "alter table public.listings add column code text not null default ''",
    ],
    [
      "adds a check for new rows",
      "alter table public.listings add constraint short check (length(title) < 500) not valid",
    ],
    ["only reads", "select count(*) from public.listings where description like '%sauna%'"],
    [
      "makes a table beside it",
      "create table public.codes (id uuid references public.listings (id))",
    ],
  ])("is not one that %s", async (_, statement) => {
    expect(await heldUp(database, [statement], "undo")).toEqual([]);
  });
});

describe("a database of the last release with many rows", () => {
  let database: TestDatabase;
  let added: string[];
  beforeAll(async () => {
    const released = await releasedMigrations(PROJECT_ROOT);
    // Before the first release there is no project with rows.
    const isOld = (file: string) => released.size === 0 || released.has(file);
    added = (await readdir(MIGRATIONS_DIR)).filter((file) => !isOld(file)).sort();
    const url = inject("databaseServerUrl");
    database = await createDatabaseOn(url, { template: "template1", connections: 1 });
    await bootstrapDatabase(database);
    const dir = await mkdtemp(join(tmpdir(), "selfnvest-released-"));
    const filter = (path: string) => path === MIGRATIONS_DIR || isOld(basename(path));
    await cp(MIGRATIONS_DIR, dir, { recursive: true, filter });
    await applyMigrations(database, { dir });
    await rm(dir, { recursive: true });
    await fill(database, HOMES);
    await fillWithVisits(database, HOMES);
    return () => database.close();
  });

  it("is not held up by the migrations since", async () => {
    for (const file of added) {
      const source = await readFile(join(MIGRATIONS_DIR, file), "utf8");
      const statements = splitStatements(source).map(({ text }) => text);
      expect(await heldUp(database, statements, "keep"), file).toEqual([]);
    }
  });

  it("has all views and counters where it had them, as a partition of the tables with those names", async () => {
    const kept = await database.query(
      `select count(*)::integer as rows, count(distinct r.tableoid)::integer as parts
       from (select tableoid from public.listing_views union all select tableoid from private.rate_buckets) as r`,
    );
    expect(kept).toEqual([{ rows: 2 * HOMES, parts: 2 }]);
  });

  it("is not held up by another field of listings, whose search indexes the deployment builds", async () => {
    const [migration = ""] = documentedSql("docs/add-a-field.md");
    const statements = splitStatements(migration).map(({ text }) => text);
    expect(await heldUp(database, statements, "keep")).toEqual([]);
    const work = () =>
      database.query<{ statement: string }>("select * from private.search_index_work()");
    const before = await indexes(database);
    // An attempt that was cut short is repeated.
    const [first, second] = await work();
    for (const step of [first, second]) if (step) await database.exec(step.statement);
    for (const { statement } of await work()) await database.exec(statement);
    expect(await work()).toEqual([]);
    const [, name = ""] = migration.match(/add column (\w+)/) ?? [];
    const after = await indexes(database);
    expect(after.map((index) => index.name)).toEqual(before.map((index) => index.name));
    const changed = after.filter(({ name: of, definition }) =>
      before.some((old) => old.name === of && old.definition !== definition),
    );
    expect(changed).toHaveLength(8);
    for (const { definition } of changed) expect(definition).toContain(name);
  });
});

async function indexes(database: Sql): Promise<{ name: string; definition: string }[]> {
  return database.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = 'public.listings'::regclass and indisvalid order by 1`,
  );
}

async function fill(database: Sql, rows: number): Promise<void> {
  // The rows are inserted without triggers, which takes seconds, and nothing here depends on their writes.
  await database.exec("set session_replication_role = replica");
  await insertManyHomes(database, { rows });
  await database.exec("reset session_replication_role");
}

async function fillWithVisits(database: Sql, rows: number): Promise<void> {
  await database.exec("set session_replication_role = replica");
  await database.query(
    `insert into public.listing_views (listing_id, day, visitor)
     select id, current_date - (row_number() over () % 7)::integer, 'visitor-1' from public.listings limit $1`,
    [rows],
  );
  await database.query(
    `insert into private.rate_buckets (key, window_start, n)
     select 'network-' || n, date_trunc('hour', now()), 1 from generate_series(1, $1::integer) as n`,
    [rows],
  );
  await database.exec("reset session_replication_role");
}

class Undone extends Error {}

/** Runs statements in one transaction. @returns a sentence for each that holds up a table with many rows. */
async function heldUp(
  database: Sql,
  statements: string[],
  afterwards: "undo" | "keep",
): Promise<string[]> {
  const found: string[] = [];
  const work = database.transaction(async (tx) => {
    let before = await largeTables(tx);
    for (const statement of statements) {
      await tx.exec(statement);
      const after = await largeTables(tx);
      for (const [oid, table] of before) {
        const now = after.get(oid);
        if (!now) continue;
        const isRewritten = now.file !== table.file;
        const isReadWhole = now.is_locked && now.rows_read - table.rows_read >= FEW_HOMES;
        if (isRewritten || isReadWhole)
          found.push(
            `${table.name} is ${isRewritten ? "rewritten" : "read whole"} by ${statement.slice(0, 80)}`,
          );
      }
      before = after;
    }
    if (afterwards === "undo") throw new Undone();
  });
  await work.catch((error) => {
    if (!(error instanceof Undone)) throw error;
  });
  return found;
}

type Table = { oid: number; name: string; file: number; rows_read: number; is_locked: boolean };

/** The tables with many rows, how many rows this transaction has read of them, and whether it keeps others from writing. */
async function largeTables(tx: Sql): Promise<Map<number, Table>> {
  const tables = await tx.query<Table>(
    `select c.oid::integer as oid, s.schemaname || '.' || s.relname as name, c.relfilenode::integer as file,
       s.seq_tup_read as rows_read,
       exists (
         select from pg_locks k
         where k.pid = pg_backend_pid() and k.relation = c.oid
           and k.mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
       ) as is_locked
     from pg_stat_xact_user_tables s join pg_class c on c.oid = s.relid
     where s.schemaname in ('public', 'private') and pg_relation_size(c.oid) > $1`,
    [1_000_000],
  );
  return new Map(tables.map((table) => [table.oid, table]));
}
