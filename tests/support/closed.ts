import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Sql } from "../../local/database.ts";
import { RELATIONS } from "../database/rights/expected.ts";

/** The attempts of `npm run doctor` as a visitor and as a signed-in stranger; written by `npm run generate -- types`. */
export const CLOSED_FILE = join(
  fileURLToPath(new URL("../../", import.meta.url)),
  "deploy/doctor/closed.json",
);

/** What is closed to those without an account, and to someone whose account is new, in the schema that the API exposes. */
export async function closedThings(sql: Sql) {
  const buckets = await sql.query<{ id: string }>(
    "select id from storage.buckets where not public order by 1",
  );
  return {
    visitors: await closedTo(sql, "anon"),
    // Signed-in people may read something of each table.
    strangers: { ...(await closedTo(sql, "authenticated")), others: await rowsOfOthers(sql) },
    privateBuckets: buckets.map(({ id }) => id),
  };
}

/** The tables and functions to which a role has no right. */
async function closedTo(sql: Sql, role: string) {
  const tables = await sql.query<{
    name: string;
    column: string;
    reads: boolean;
    verbs: string[];
  }>(
    `
    select c.relname as name,
           (select a.attname from pg_attribute a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attidentity = ''
            order by a.attnotnull desc, a.attnum limit 1) as column,
           has_any_column_privilege($1, c.oid, 'select') as reads,
           array(select verb from unnest(array['insert', 'update']) verb
                 where not has_any_column_privilege($1, c.oid, verb))
             || array(select 'delete' where not has_table_privilege($1, c.oid, 'delete')) as verbs
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    order by 1`,
    [role],
  );
  const functions = await sql.query<{ name: string; args: string[] }>(
    `
    select p.proname as name, coalesce(p.proargnames[1:p.pronargs], '{}') as args
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
      and not has_function_privilege($1, p.oid, 'execute')
    order by 1`,
    [role],
  );
  return {
    unreadable: tables.filter(({ reads }) => !reads).map(({ name }) => name),
    unwritable: Object.fromEntries(
      tables.map(({ name, column, verbs }) => [name, { column, verbs }]),
    ),
    uncallable: Object.fromEntries(functions.map(({ name, args }) => [name, args])),
  };
}

/**
 * The tables that signed-in people may read, of which the authorization matrix gives a stranger no row of another
 * person; with the columns that they may read.
 */
async function rowsOfOthers(sql: Sql): Promise<Record<string, string>> {
  const tables = await sql.query<{ name: string; columns: string }>(`
    select c.relname as name,
           case when has_table_privilege('authenticated', c.oid, 'select') then '*'
                else string_agg(a.attname, ',' order by a.attnum)
                       filter (where has_column_privilege('authenticated', c.oid, a.attnum, 'select')) end as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
      and has_any_column_privilege('authenticated', c.oid, 'select')
    group by c.oid order by 1`);
  return Object.fromEntries(
    tables
      .filter(({ name }) => !RELATIONS[`public.${name}`]?.may.stranger.startsWith("s"))
      .map(({ name, columns }) => [name, columns]),
  );
}
