import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Sql } from "../../local/database.ts";

/** The attempts of `npm run doctor` as a visitor; written by `npm run generate -- types`. */
export const CLOSED_FILE = join(
  fileURLToPath(new URL("../../", import.meta.url)),
  "deploy/doctor/closed-to-visitors.json",
);

/** The tables and functions to which the role anon has no right, in the schema that the API exposes. */
export async function closedToVisitors(sql: Sql) {
  const tables = await sql.query<{
    name: string;
    column: string;
    reads: boolean;
    verbs: string[];
  }>(`
    select c.relname as name,
           (select a.attname from pg_attribute a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attidentity = ''
            order by a.attnotnull desc, a.attnum limit 1) as column,
           has_any_column_privilege('anon', c.oid, 'select') as reads,
           array(select verb from unnest(array['insert', 'update']) verb
                 where not has_any_column_privilege('anon', c.oid, verb))
             || array(select 'delete' where not has_table_privilege('anon', c.oid, 'delete')) as verbs
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    order by 1`);
  const functions = await sql.query<{ name: string; args: string[] }>(`
    select p.proname as name, coalesce(p.proargnames[1:p.pronargs], '{}') as args
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
      and not has_function_privilege('anon', p.oid, 'execute')
    order by 1`);
  const buckets = await sql.query<{ id: string }>(
    "select id from storage.buckets where not public order by 1",
  );
  return {
    unreadable: tables.filter(({ reads }) => !reads).map(({ name }) => name),
    unwritable: Object.fromEntries(
      tables.map(({ name, column, verbs }) => [name, { column, verbs }]),
    ),
    uncallable: Object.fromEntries(functions.map(({ name, args }) => [name, args])),
    privateBuckets: buckets.map(({ id }) => id),
  };
}
