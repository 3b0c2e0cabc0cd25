import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Sql } from "../../../local/database.ts";
import { type Actor, asActor, idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { undone } from "../../support/undone.ts";

/**
 * An error's text is written to Postgres' log, parameters aren't. So no error that a visitor or a person can cause
 * quotes their words: neither its message nor the row or key that it complains about, which Postgres shows for
 * functions that run as their owner. (docs/trust.md F14)
 */
const CANARY = "canary";
const TEXTS = [
  `${CANARY}@x`,
  `${CANARY} ${"x".repeat(30_000)}`,
  `${CANARY}\u0001\nat ${CANARY} & | ! ( :* '' \\ "`,
];
const DOCUMENTS = [
  CANARY,
  [CANARY],
  { [CANARY]: CANARY, email: CANARY, name: CANARY, kind: CANARY },
];
const ACTORS: Actor[] = ["visitor", { person: "olive" }];

const database = ownDatabase({ people: ["olive"], homes: { cottage: "olive" } });

it("functions that people may call quote nothing", async () => {
  const functions = await database.query<{ name: string; names: string[]; types: string[] }>(
    `select p.proname as name, coalesce(p.proargnames, '{}') as names,
            array(select format_type(t, null) from unnest(p.proargtypes) as t) as types
     from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
       and (has_function_privilege('anon', p.oid, 'execute')
            or has_function_privilege('authenticated', p.oid, 'execute'))
       and exists (select from unnest(p.proargtypes) as t where t in ('text'::regtype, 'text[]'::regtype,
                                                                     'jsonb'::regtype, 'json'::regtype))`,
  );
  expect(functions.length).toBeGreaterThan(30);
  const quoted: string[] = [];
  for (const actor of ACTORS)
    await undoneAs(actor, async (tx) => {
      for (const { name, names, types } of functions)
        for (const n of TEXTS.keys()) {
          const values = types.map((type, i) => hostileFor(type, names[i] ?? "", n));
          const slots = types.map((type, i) => `$${i + 1}::${type}`).join(", ");
          const error = await errorOf(tx, `select public.${name}(${slots})`, values);
          if (error.includes(CANARY)) quoted.push(`${name}: ${error.slice(0, 200)}`);
        }
    });
  expect(quoted).toEqual([]);
});

it("tables that people may write quote nothing", async () => {
  const writable = await database.query<Writable>(
    `select g.table_name as name, g.grantee as role, g.privilege_type as verb,
            array_agg(g.column_name::text order by g.column_name) as names,
            array_agg(format_type(a.atttypid, null) order by g.column_name) as types
     from information_schema.column_privileges g
     join pg_attribute a on a.attrelid = format('public.%I', g.table_name)::regclass and a.attname = g.column_name
     where g.table_schema = 'public' and g.grantee in ('anon', 'authenticated')
       and g.privilege_type in ('INSERT', 'UPDATE')
     group by 1, 2, 3`,
  );
  expect(writable.length).toBeGreaterThan(10);
  const quoted: string[] = [];
  for (const each of writable)
    await undoneAs(each.role === "anon" ? "visitor" : { person: "olive" }, async (tx) => {
      for (const n of TEXTS.keys()) {
        const values = each.types.map((type, i) => hostileFor(type, each.names[i] ?? "", n));
        const error = await errorOf(tx, writing(each), values);
        if (error.includes(CANARY)) quoted.push(`${each.name}: ${error.slice(0, 200)}`);
      }
    });
  expect(quoted).toEqual([]);
});

it("a quoted row would be found", async () => {
  const insert = "insert into private.news_subscriptions (email) values ($1)";
  await undoneAs("service", async (tx) => {
    await tx.exec("reset role");
    expect(await errorOf(tx, insert, [TEXTS[0]])).toContain("failing row contains");
    expect(await errorOf(tx, insert, [TEXTS[0]])).toContain(CANARY);
  });
});

type Writable = { name: string; role: string; verb: string; names: string[]; types: string[] };

function writing({ name, verb, names }: Writable): string {
  const slots = names.map((_, i) => `$${i + 1}`);
  return verb === "INSERT"
    ? `insert into public.${name} (${names}) values (${slots})`
    : `update public.${name} set ${names.map((column, i) => `${column} = ${slots[i]}`)}`;
}

function hostileFor(type: string, name: string, n: number): unknown {
  if (type === "text") return TEXTS[n];
  if (type === "text[]") return [TEXTS[n]];
  if (/^jsonb?$/.test(type)) return JSON.stringify(DOCUMENTS[n]);
  if (type === "uuid") {
    if (/^(listing|home)/.test(name)) return idOf("cottage");
    return /^(user|owner|person)/.test(name) ? idOf("olive") : randomUUID();
  }
  if (type === "boolean") return true;
  if (/^(integer|smallint|bigint|numeric|real|double precision)$/.test(type)) return 3;
  return null;
}

/** All that Postgres says about it, or nothing. */
async function errorOf(tx: Sql, statement: string, values: unknown[]): Promise<string> {
  await tx.exec("savepoint before");
  try {
    await tx.query(statement, values);
    return "";
  } catch (error) {
    const { message, detail, hint, where, internal_query } = error as Record<string, unknown>;
    return JSON.stringify({ message, detail, hint, where, internal_query }).toLowerCase();
  } finally {
    await tx.exec("rollback to savepoint before");
  }
}

/** Works as an actor, and undoes it. */
function undoneAs(actor: Actor, work: (tx: Sql) => Promise<void>): Promise<void> {
  return undone({ transaction: (whole) => asActor(database, actor, whole) }, work);
}
