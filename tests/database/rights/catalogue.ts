import type { Sql } from "../../../local/database.ts";

export interface Relation {
  name: string;
  isTable: boolean;
  hasRowSecurity: boolean;
  comment: string | null;
}

const SCHEMAS = "('public', 'private')";

/** All our tables and views; partitions are read through their tables, and closed by themselves. */
export function relations(sql: Sql): Promise<Relation[]> {
  return sql.query<Relation>(`
    select n.nspname || '.' || c.relname as name, c.relkind in ('r', 'p') as "isTable",
           c.relrowsecurity as "hasRowSecurity", obj_description(c.oid, 'pg_class') as comment
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${SCHEMAS} and c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
    order by 1`);
}

/** Whether the role reads all columns of `c`, one by one: then without those of the system (a rule of schema-lints.ts). */
const EVERY_COLUMN = `not exists (
  select from pg_attribute each
  where each.attrelid = c.oid and each.attnum > 0 and not each.attisdropped
    and not has_column_privilege($1::text, c.oid, each.attnum, 'select'))`;

/**
 * The grants of each API role on a relation, as one text: verbs, then the columns of verbs granted by column. Grants to
 * PUBLIC count for each role.
 */
export async function grants(sql: Sql, role: string): Promise<Record<string, string>> {
  const rows = await sql.query<{ name: string; grants: string }>(
    `select n.nspname || '.' || c.relname as name, concat_ws(', ', whole.verbs, parts.verbs) as grants
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     cross join lateral (
       select string_agg(verb, ', ' order by place) as verbs
       from (select distinct lower(privilege_type) as verb,
                    array_position(array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], privilege_type) as place
             from aclexplode(c.relacl)
             where grantee = 0 or grantee = $1::text::regrole
             union
             select 'select', 1 where c.relkind in ('r', 'p') and ${EVERY_COLUMN}) as granted
     ) as whole
     cross join lateral (
       select string_agg(verb || '(' || columns || ')', ', ' order by verb) as verbs
       from (select lower(privilege_type) as verb, string_agg(attname, ', ' order by attname) as columns
             from pg_attribute a cross join lateral aclexplode(a.attacl)
             where a.attrelid = c.oid and (grantee = 0 or grantee = $1::text::regrole)
               and not (privilege_type = 'SELECT' and ${EVERY_COLUMN})
             group by 1) as granted
     ) as parts
     where n.nspname in ${SCHEMAS} and c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition`,
    [role],
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.grants]));
}

/**
 * Our functions by name, with the API roles that may execute them; overloads are separated by `
 * `.
 */
export async function functions(sql: Sql): Promise<Record<string, string>> {
  const rows = await sql.query<{ name: string; roles: string }>(`
    select name, string_agg(distinct roles, ' | ') as roles
    from (
      select n.nspname || '.' || p.proname as name,
             concat_ws(' ', variadic array(
               select role from unnest(array['anon', 'authenticated', 'service_role']) as role
               where has_function_privilege(role, p.oid, 'execute'))) as roles
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ${SCHEMAS}
    ) as each
    group by name order by name`);
  return Object.fromEntries(rows.map((row) => [row.name, row.roles]));
}
