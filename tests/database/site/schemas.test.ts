// Long, because it applies the whole schema several times, from the schemas and from migrations.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { applyMigrations, bootstrapDatabase, type Sql } from "../../../local/database.ts";
import { RELEASED_FILE, releasedNow } from "../../../supabase/migration-history.ts";
import { ByHand, writeMigrations } from "../../generate/migrations.ts";
import { applySchemas } from "../../support/apply-schemas.ts";
import { ownDatabase } from "../../support/database.ts";
import { createDatabaseOn } from "../../support/database-server.ts";
import { PROJECT_ROOT } from "../../support/imports.ts";
import { insertManyHomes } from "../../support/many-homes.ts";
import { schemaChanges } from "../../support/schema-changes.ts";
import { schemaFingerprint } from "../../support/schema-fingerprint.ts";
import { baselines, GENERATED, schemaFiles, schemaPath } from "../../support/schemas.ts";

/** supabase/schemas is the schema as it is; the migrations, which projects apply, lead to the same. */
const database = ownDatabase();
const serverUrl = inject("databaseServerUrl");

async function emptyDatabase() {
  const empty = await createDatabaseOn(serverUrl, { template: "template1", connections: 1 });
  await bootstrapDatabase(empty);
  return empty;
}

describe("supabase/schemas", () => {
  it("has each of its files in schema_paths (supabase/config.toml)", async () => {
    const folder = join(PROJECT_ROOT, "supabase", "schemas");
    const files = await readdir(folder, { recursive: true });
    const there = files
      .filter((file) => file.endsWith(".sql"))
      .map((file) => `supabase/schemas/${file}`);
    expect(
      schemaFiles()
        .map(({ path }) => path)
        .sort(),
    ).toEqual(there.sort());
  });

  it("creates from nothing what the migrations create (if not, run `npm run generate -- types`)", async () => {
    const made = await emptyDatabase();
    await applySchemas(made);
    expect(await schemaFingerprint(made)).toEqual(await schemaFingerprint(database));
    const changes = await schemaChanges(database, made, schemaFiles());
    expect(changes).toEqual({ statements: [], rooms: [], byHand: [] });
    await made.close();
  });

  it("needs the migrations that are there, before and after a release (if not, run `npm run generate -- types`)", async () => {
    const root = await copyOfProject();
    const before = await migrationsOf(root);
    await writeMigrations({ root, serverUrl });
    expect(await migrationsOf(root)).toEqual(before);
    await rm(root, { recursive: true });
  });

  it("has bodies of functions in which each name is known", async () => {
    // They are created before everything that they name is there, so Postgres reads them again here.
    const read = database.exec(`
      do $$
      declare
        written text;
      begin
        for written in
          select pg_get_functiondef(p.oid) from pg_proc p join pg_language l on l.oid = p.prolang
          where p.pronamespace::regnamespace::text in ('public', 'private') and l.lanname = 'sql'
        loop
          execute written;
        end loop;
      end;
      $$`);
    await expect(read).resolves.toBeUndefined();
  });
});

describe("a project without a release", () => {
  it("refuses a migration that a person wrote, by its name, and loses none", async () => {
    const root = await copyOfProject();
    await writeFile(join(root, RELEASED_FILE), "");
    const migrations = join(root, "supabase", "migrations");
    // It has none of the migrations that came with later releases.
    for (const [file, text] of Object.entries(await migrationsOf(root)))
      if (!text.startsWith(GENERATED)) await rm(join(migrations, file));
    await writeFile(join(migrations, "20990101000000_homes_nickname.sql"), "select 1;\n");
    const before = await migrationsOf(root);
    await expect(writeMigrations({ root, serverUrl })).rejects.toThrow(
      "supabase/migrations/20990101000000_homes_nickname.sql",
    );
    expect(await migrationsOf(root)).toEqual(before);
    await rm(join(migrations, "20990101000000_homes_nickname.sql"));
    expect(await writeMigrations({ root, serverUrl })).toEqual(baselines().map(({ file }) => file));
    await rm(root, { recursive: true });
  });
});

describe("a project of the last release", () => {
  let root: string;
  let project: Awaited<ReturnType<typeof emptyDatabase>>;
  const migrations = () => join(root, "supabase", "migrations");
  const names =
    "create table public.home_names (\n  listing_id uuid primary key references public.listings (id) on delete cascade,\n  name text not null\n);";

  async function change(file: string, from: string | RegExp, to: string): Promise<void> {
    const path = schemaPath(file, root);
    const text = await readFile(path, "utf8");
    const changed = text.replace(from, () => to);
    expect(changed, `${from} in ${path}`).not.toBe(text);
    await writeFile(path, changed);
  }

  beforeAll(async () => {
    root = await copyOfProject();
    await writeFile(join(root, RELEASED_FILE), await releasedNow(root));
    project = await emptyDatabase();
    await applyMigrations(project, { dir: migrations() });
    // The owners of these homes don't matter here, so nothing checks them.
    await project.exec("set session_replication_role = replica");
    await insertManyHomes(project, { rows: 200 });
    await project.exec("reset session_replication_role");
    return async () => {
      await project.close();
      await rm(root, { recursive: true });
    };
  });

  it("gets no migration if nothing has changed", async () => {
    expect(await writeMigrations({ root, serverUrl })).toEqual([]);
  });

  it("waits for a migration that a person writes if a table with rows changes", async () => {
    await change(
      "homes/listings",
      "  title text not null",
      "  nickname text,\n  title text not null",
    );
    const refused = await writeMigrations({ root, serverUrl }).catch((error) => error);
    expect(refused).toBeInstanceOf(ByHand);
    expect(refused.lines).toEqual([
      expect.stringContaining("+ column public.listings.nickname text"),
    ]);
    await writeFile(
      join(migrations(), "20990101000000_homes_nickname.sql"),
      "alter table public.listings add column nickname text;\n",
    );
  });

  it("arrives at the schema as it is, with its rows", async () => {
    await change(
      "homes/listings",
      "comment on table public.listings is '",
      "comment on column public.listings.nickname is 'Its name.';\ncomment on table public.listings is 'Changed: ",
    );
    await change(
      "homes/listings",
      /^create policy "Visitors see homes that are for sale"[^;]*;/m,
      "create policy \"Visitors see active homes\" on public.listings for select to anon using (status = 'active');",
    );
    await change("site/limit_values", /\('favorites', \d+\)/, "('favorites', 7)");
    await change(
      "homes/inviting_owners",
      /$/,
      `${names}
comment on table public.home_names is 'Names of homes.';
alter table public.home_names enable row level security;
select private.let_read('authenticated', 'home_names');
create policy "Everyone reads names" on public.home_names for select to authenticated using (true);
create function private.is_named(p_listing_id uuid) returns boolean
language sql stable set search_path = '' as $$ select exists (select from public.home_names n where n.listing_id = p_listing_id); $$;
create trigger refuse_write before truncate on public.home_names for each statement execute function private.refuse_write();
`,
    );
    const [file = "", ...others] = await writeMigrations({ root, serverUrl });
    expect(others).toEqual([]);
    expect(file).toMatch(/^20990101000001_\w*homes/);
    await applyMigrations(project, { dir: migrations() });
    const now = await emptyDatabase();
    await applySchemas(now, root);
    expect(await schemaFingerprint(project)).toEqual(await schemaFingerprint(now));
    await now.close();
    const limit = "select value from private.limits where name = 'favorites'";
    expect(await project.query(limit)).toEqual([{ value: 7 }]);
    expect(await homes(project)).toBe(200);
    // It is written anew under the same name until a release has it, and says nothing where there is nothing to say.
    expect(await writeMigrations({ root, serverUrl })).toEqual([file]);
  });
});

/** The schema, the migrations, and which of them are released, in a folder of its own. */
async function copyOfProject(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "selfnvest-schemas-"));
  for (const name of [
    "supabase/config.toml",
    "supabase/schemas",
    "supabase/migrations",
    RELEASED_FILE,
  ])
    await cp(join(PROJECT_ROOT, name), join(root, name), { recursive: true });
  return root;
}

async function migrationsOf(root: string): Promise<Record<string, string>> {
  const folder = join(root, "supabase", "migrations");
  const files = (await readdir(folder)).sort();
  const texts = files.map((file) => readFile(join(folder, file), "utf8"));
  return Object.fromEntries((await Promise.all(texts)).map((text, n) => [files[n], text]));
}

async function homes(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ n: number }>(
    "select count(*)::integer as n from public.listings",
  );
  return row?.n ?? 0;
}
