import { beforeAll, describe, expect, it } from "vitest";
import { type Actor, settingsOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { functions, grants, type Relation, relations } from "./catalogue.ts";
import type { RelationRights } from "./common.ts";
import { FUNCTIONS, RELATIONS } from "./expected.ts";
import { answerOf, attempts } from "./roads.ts";
import { setScene } from "./scene.ts";

/**
 * Each relation × verb × actor, compared with tests/database/rights. Relations and functions are read from Postgres'
 * catalog, so that a new one is always examined.
 */
const ACTORS: Record<keyof RelationRights["may"], Actor> = {
  visitor: "visitor",
  stranger: { person: "stan" },
  owner: { person: "olive" },
  service: "service",
};

/**
 * Looking for a row requires the right to read it; changing or deleting all of them doesn't. The stranger who tries
 * that has no row of their own anywhere.
 */
const BLIND: Record<string, Actor> = { visitor: "visitor", stranger: { person: "nobody" } };

// One connection, which has the function below.
const database = ownDatabase({ connections: 1 });
let existing: Relation[];

beforeAll(async () => {
  await setScene(database);
  await database.exec(TOUCHED);
  existing = await relations(database);
});

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

  it("understands every call, so that a canary it doesn't find isn't there", async () => {
    const calls = Object.values(FUNCTIONS).map(({ call }) => call);
    const answers = await attempts(database, "service", calls.map(answerOf));
    const errors = /^refused\n.*(syntax|does not exist|is not unique|invalid input)/;
    expect(calls.filter((_, n) => errors.test(answers[n] ?? ""))).toEqual([]);
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
    expect(await whatWorks(name, rights)).toEqual(rights.may);
  });
});

/** For each actor, the letters of the verbs that have an effect. */
async function whatWorks(name: string, rights: RelationRights): Promise<Record<string, string>> {
  const attempts = Object.entries(ACTORS).flatMap(([who, actor]) =>
    Object.entries(statements(name, rights)).map(([verb, statement]) => ({
      who,
      verb,
      statement,
      settings: settingsOf(actor),
      prepare: verb === "i" ? (rights.beforeInsert ?? "") : "",
    })),
  );
  for (const [who, actor] of Object.entries(BLIND))
    for (const [verb, statement] of Object.entries({
      u: `update ${name} set ${rights.update}`,
      d: `delete from ${name}`,
    }))
      attempts.push({ who, verb, statement, settings: settingsOf(actor), prepare: "" });
  const rows = await database.query<{ who: string; verb: string; n: number }>(
    `select who, verb, pg_temp.touched(settings, prepare, statement) as n
     from jsonb_to_recordset($1) as a (who text, verb text, statement text, settings jsonb, prepare text)`,
    [attempts],
  );
  const may: Record<string, string> = {};
  for (const who of Object.keys(ACTORS))
    may[who] = Array.from("siud", (verb) =>
      rows.some((row) => row.who === who && row.verb === verb && row.n > 0) ? verb : "-",
    ).join("");
  return may;
}

function statements(name: string, rights: RelationRights): Record<string, string> {
  return {
    s: `select 1 from ${name} where ${rights.row}`,
    i: `insert into ${name} ${rights.insert}`,
    u: `update ${name} set ${rights.update} where ${rights.row}`,
    d: `delete from ${name} where ${rights.row}`,
  };
}

/**
 * How many rows a statement reads or changes with an actor's settings; it is always rolled back. Asking for an inserted
 * row back would require the right to read it. None when it is refused: by a missing privilege or policy, by our own
 * trigger, or because a view can't be written.
 */
const TOUCHED = `
  create function pg_temp.touched(settings jsonb, prepare text, statement text) returns integer
  language plpgsql as $$
  declare n integer;
  begin
    if prepare <> '' then execute prepare; end if;
    perform set_config(key, value, true) from jsonb_each_text(settings);
    execute statement;
    get diagnostics n = row_count;
    raise exception using errcode = 'UNDOS';
  exception
    when sqlstate 'UNDOS' then return n;
    when sqlstate '42501' or sqlstate 'PT403' or sqlstate '55000' then return 0;
    when others then raise exception '%: % (%)', settings ->> 'request.jwt.claims', statement, sqlerrm;
  end $$`;
