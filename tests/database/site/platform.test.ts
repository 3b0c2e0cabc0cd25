import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyMigrations, MIGRATIONS_DIR, type Sql } from "../../../local/database.ts";
import { catalogueOf } from "../../../supabase/catalogue.ts";
import { createDatabase } from "../../support/database.ts";
import type { TestDatabase } from "../../support/database-server.ts";
import { documentedSql } from "../../support/documented.ts";
import { OPEN_BY_DEFAULT, type Platform, startPlatform } from "../../support/platform/platform.ts";
import { schemaFingerprint } from "../../support/schema-fingerprint.ts";
import { supabaseCliWith } from "../../support/supabase-cli.ts";

/**
 * `supabase db push` as on the hosted platform: by a `postgres` that isn't a superuser, onto tables of Auth and Storage
 * that belong to their services, with nothing open by default.
 */
// Until the product is deployed, the date moves with the last migration.
const FIRST_RELEASE_ENDS = "20261128002100_papers.sql";
let platform: Platform;
let project: TestDatabase;
/** Everything was open here before the first release, and its owner has opened it again before the next. */
let older: TestDatabase;

beforeAll(async () => {
  platform = await startPlatform();
  [project, older] = await Promise.all([platform.createProject(), platform.createProject("older")]);
  const result = await push(project);
  expect(result, result.stderr).toMatchObject({ code: 0 });
  await applyFirstRelease(older);
  await older.exec(OPEN_BY_DEFAULT);
  await applyMigrations(older);
});
afterAll(async () => {
  await Promise.all([project, older].map((each) => each.close()));
  await platform.stop();
});

describe("our migrations", () => {
  it("are applied once: the local cloud's own runner finds them recorded", async () => {
    expect(await applyMigrations(project)).toEqual([]);
  });

  it("decide the same as here", async () => {
    const ours = await createDatabase();
    const [here, there] = await Promise.all([ours, project].map(schemaFingerprint));
    expect(there?.filter(isOurs)).toEqual(here?.filter(isOurs));
    await ours.close();
  });

  it("grant and revoke so that it doesn't matter what is open by default", async () => {
    expect(await rightsByDefault(project, older)).toEqual([]);
  });

  it("put every extension where the platform wants it", async () => {
    expect(await misplacedExtensions(project)).toEqual([]);
  });
});

describe("the documents' queries, in a new project as `postgres`", () => {
  const [clock = "", ...others] = documentedSql("docs/deploy.md").concat(
    documentedSql("docs/operating.md"),
  );

  it("start the clock", async () => {
    await expect(
      rolledBack(async (tx) => {
        await tx.exec(clock);
        return tx.query("select duty from private.upkeep_status where state = 'missing'");
      }),
    ).resolves.toEqual([]);
  });

  it.each(others)("run as they stand: %s", async (statement) => {
    await rolledBack(async (tx) => {
      await tx.exec(clock);
      await tx.exec(statement);
    });
  });

  it("are found", () => {
    expect(clock).toContain("private.schedule_upkeep()");
    expect(others.length).toBeGreaterThan(6);
  });
});

describe("a later migration", () => {
  it("offers a function only to the roles it names, whatever was open or offered before", async () => {
    await rolledBack(async (tx) => {
      await tx.exec(`
        alter default privileges in schema public grant all on routines to anon, authenticated;
        create function private.canary(p_n integer) returns integer language sql stable security definer
        set search_path = '' as $$ select p_n $$`);
      for (const roles of ["service_role", "anon, authenticated", "authenticated"]) {
        await tx.exec(`select private.expose('canary(n)', '${roles}', 'A canary.')`);
        const [row] = await tx.query<{ callers: string }>(`
          select string_agg(distinct role, ', ' order by role) as callers
          from unnest(array['anon', 'authenticated', 'service_role']) as role,
               unnest(array['public.canary(integer)', 'private.canary(integer)']) as callee
          where has_function_privilege(role, callee, 'execute')`);
        expect(new Set(row?.callers.split(", "))).toEqual(
          new Set([...roles.split(", "), "service_role"]),
        );
      }
    });
  });
});

describe("a migration that works only here", () => {
  const REFUSAL = /must be owner|must be able to SET ROLE/;

  it("is refused by the push", async () => {
    const result = await push(project, "alter table storage.objects enable row level security");
    expect(result.code).toBe(1);
    expect(result.stderr).toMatch(REFUSAL);
  });

  // The push runs a migration's statements as they are, as the same user.
  it.each([
    "create index canary on storage.objects (name)",
    "comment on table storage.objects is 'ours'",
    "alter table auth.users add column canary text",
    "create schema canary authorization supabase_admin",
  ])("is refused by the database: %s", async (statement) => {
    await expect(project.exec(statement)).rejects.toThrow(REFUSAL);
  });

  it("is found when it forgets a grant or a revoke, or puts an extension among our tables", async () => {
    const statement = `
      create table public.canary (id uuid primary key);
      create function public.canary_count() returns bigint language sql stable set search_path = ''
      as $$ select count(*) from public.canary $$;
      create extension unaccent;`;
    await Promise.all([project, older].map((each) => each.exec(statement)));
    // The service role's rights on tables can't be forgotten: they are a default.
    const open = ["anon", "authenticated"].flatMap((role) => [
      ...["DELETE", "INSERT", "SELECT", "UPDATE"].map(
        (may) => `table public.canary to ${role}: ${may}`,
      ),
      `function public.canary_count() to ${role}: EXECUTE`,
    ]);
    expect(new Set(await rightsByDefault(project, older))).toEqual(
      new Set([...open, "function public.canary_count() to service_role: EXECUTE"]),
    );
    expect(await misplacedExtensions(project)).toEqual(["unaccent in public"]);
  });
});

async function rolledBack<T>(work: (tx: Sql) => Promise<T>): Promise<T> {
  let result: T | undefined;
  const done = new Error("rolled back");
  await project
    .transaction(async (tx) => {
      result = await work(tx);
      throw done;
    })
    .catch((error) => {
      if (error !== done) throw error;
    });
  return result as T;
}

/** Pushes our migrations, and one more. */
function push(target: TestDatabase, statement?: string) {
  const files: Record<string, string> =
    statement === undefined ? {} : { "supabase/migrations/20991231000000_canary.sql": statement };
  return supabaseCliWith(files, "db", "push", "--yes", `--remote=${target.url}`);
}

async function applyFirstRelease(target: TestDatabase): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), "selfnvest-first-release-"));
  const filter = (path: string) => path === MIGRATIONS_DIR || basename(path) <= FIRST_RELEASE_ENDS;
  await cp(MIGRATIONS_DIR, dir, { recursive: true, filter });
  await applyMigrations(target, { dir });
  await rm(dir, { recursive: true });
}

/** Extensions and rights of the platform's own differ; catalogue.test.ts compares those that count. */
function isOurs(line: string): boolean {
  return !/^(extension|grant|owner|member) /.test(line);
}

/**
 * Rights on rows and functions that the API's roles have only where everything is open: a migration forgot to
 * grant what they need, or to revoke what they must not have.
 */
async function rightsByDefault(closed: TestDatabase, open: TestDatabase): Promise<string[]> {
  const [granted, all] = await Promise.all([closed, open].map(rightsIn));
  return (all ?? []).filter((right) => !granted?.includes(right));
}

async function rightsIn(target: TestDatabase): Promise<string[]> {
  const things = await catalogueOf((text) => target.query(text));
  return things.flatMap(({ kind, name, is }) =>
    // An identity column needs no right on its sequence.
    kind === "grant" && !/^(sequence|schema) /.test(name)
      ? is
          .split(", ")
          .filter((right) => /^(SELECT|INSERT|UPDATE|DELETE|EXECUTE)$/.test(right))
          .map((right) => `${name}: ${right}`)
      : [],
  );
}

async function misplacedExtensions(target: TestDatabase): Promise<string[]> {
  const rows = await target.query<{ line: string }>(
    `select format('%s in %s', extname, extnamespace::regnamespace) as line from pg_extension
     where extnamespace::regnamespace::text not in ('extensions', 'vault', 'pg_catalog')`,
  );
  return rows.map(({ line }) => line);
}
