import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sql } from "../../local/database.ts";
import { type Actor, asActor } from "../support/actors.ts";
import { createDatabase } from "../support/database.ts";
import type { TestDatabase } from "../support/database-server.ts";
import { functions, grants, type Relation, relations } from "./rights/catalogue.ts";
import { FUNCTIONS, RELATIONS, type RelationRights } from "./rights/expected.ts";
import { setScene } from "./rights/scene.ts";

/**
 * Each relation × verb × actor, compared with tests/database/rights. What exists is read from
 * Postgres' catalog, so that nothing new goes unexamined.
 */
const ACTORS: Record<keyof RelationRights["may"], Actor> = {
  visitor: "visitor",
  stranger: { person: "stan" },
  owner: { person: "olive" },
  service: "service",
};

let database: TestDatabase;
let existing: Relation[];

beforeAll(async () => {
  database = await createDatabase();
  await setScene(database);
  existing = await relations(database);
});
afterAll(() => database.close());

describe("the catalog", () => {
  it("has no relation that tests/database/rights does not know, and the reverse", () => {
    expect(existing.map((relation) => relation.name)).toEqual(Object.keys(RELATIONS).sort());
  });

  it("has row-level security on every table", () => {
    const open = existing.filter((relation) => relation.isTable && !relation.hasRowSecurity);
    expect(open.map((relation) => relation.name)).toEqual([]);
  });

  it("has a comment on every relation", () => {
    const silent = existing.filter((relation) => !relation.comment);
    expect(silent.map((relation) => relation.name)).toEqual([]);
  });

  it.each(["anon", "authenticated"] as const)(
    "grants %s exactly what is written down",
    async (role) => {
      const expected = Object.entries(RELATIONS).map(([name, rights]) => [
        name,
        rights.grants[role],
      ]);
      expect(await grants(database, role)).toEqual(Object.fromEntries(expected));
    },
  );

  it("lets the API roles execute exactly the functions that are written down", async () => {
    const executable = Object.entries(await functions(database)).filter(([, roles]) => roles);
    const expected = Object.entries(FUNCTIONS).map(([name, { roles }]) => [name, roles]);
    expect(Object.fromEntries(executable)).toEqual(Object.fromEntries(expected));
  });

  it("lets no API role use a sequence, or create or own anything", async () => {
    const rows = await database.query<{ wrong: string }>(`
      select role || ' uses ' || c.oid::regclass as wrong
      from pg_class c, unnest(array['anon', 'authenticated']) as role
      where c.relkind = 'S' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and has_sequence_privilege(role, c.oid, 'usage, select, update')
      union all
      select role || ' creates in ' || n.nspname from pg_namespace n,
        unnest(array['anon', 'authenticated', 'service_role']) as role
      where n.nspname in ('public', 'private', 'auth', 'storage', 'extensions')
        and has_schema_privilege(role, n.oid, 'create')
      union all
      select c.relowner::regrole || ' owns ' || c.oid::regclass from pg_class c
      where c.relowner::regrole::text in ('anon', 'authenticated', 'service_role')`);
    expect(rows.map((row) => row.wrong)).toEqual([]);
  });
});

describe.each([
  ["on a plain Postgres", ""],
  [
    // lite does this at its first request under row-level security (docs/trust.md T1).
    "with every right granted to everyone, as in the local cloud",
    "grant all on all tables in schema public, private to anon, authenticated",
  ],
])("%s", (_, prepare) => {
  beforeAll(() => database.exec(prepare));

  it.each(Object.entries(RELATIONS))("%s", async (name, rights) => {
    const may: Record<string, string> = {};
    for (const [who, actor] of Object.entries(ACTORS)) {
      let letters = "";
      for (const verb of ["s", "i", "u", "d"]) {
        letters += (await works(actor, verb, name, rights)) ? verb : "-";
      }
      may[who] = letters;
    }
    expect(may).toEqual(rights.may);
  });
});

/** Whether the verb has an effect for this actor. The change is always rolled back. */
async function works(
  actor: Actor,
  verb: string,
  name: string,
  rights: RelationRights,
): Promise<boolean> {
  const statement = statements(name, rights)[verb] ?? "";
  let touched = 0;
  try {
    await database.transaction(async (outer) => {
      if (verb === "i" && rights.beforeInsert) await outer.exec(rights.beforeInsert);
      await asActor(outer, actor, async (tx) => {
        touched = await rowsTouched(tx, statement);
      });
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof Undo) return touched > 0;
    if (isRefusal(error)) return false;
    throw new Error(`${JSON.stringify(actor)}: ${statement}`, { cause: error });
  }
  return false;
}

class Undo extends Error {}

function statements(name: string, rights: RelationRights): Record<string, string> {
  return {
    s: `select 1 from ${name} where ${rights.row}`,
    i: `insert into ${name} ${rights.insert}`,
    u: `update ${name} set ${rights.update} where ${rights.row}`,
    d: `delete from ${name} where ${rights.row}`,
  };
}

/** An insert that doesn't ask for the row back works without the right to read it. */
async function rowsTouched(tx: Sql, statement: string): Promise<number> {
  if (statement.startsWith("select")) return (await tx.query(statement)).length;
  await tx.exec(`
    create or replace function pg_temp.touched(statement text) returns integer language plpgsql as $$
    declare n integer;
    begin execute statement; get diagnostics n = row_count; return n; end $$`);
  const [row] = await tx.query<{ n: number }>("select pg_temp.touched($1) as n", [statement]);
  return row?.n ?? 0;
}

/** A missing privilege or policy; our own trigger's refusal; a view that can't be written. */
function isRefusal(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === "42501" || code === "PT403" || code === "55000";
}
