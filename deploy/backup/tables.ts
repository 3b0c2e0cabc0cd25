import type { Session } from "./session.ts";

export type Table = {
  /** "public.listings" */
  name: string;
  columns: string[];
  /** Expressions that put its rows into the same order on every server. */
  order: string;
  /** Columns whose sequence must continue after the largest value. */
  identities: string[];
};

/**
 * All of our tables, each with the rows of its partitions, and Auth's tables that make an account. These are left out: sessions (people sign in again),
 * Storage's own tables (uploading the files again writes them), the vault and the schedule (they belong to a
 * deployment).
 */
export async function tablesOf({ query }: Session): Promise<Table[]> {
  return query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name,
           array_agg(quote_ident(a.attname) order by a.attnum) as columns,
           coalesce(array_agg(a.attname order by a.attnum) filter (where a.attidentity <> ''), '{}') as identities,
           coalesce(
             (select string_agg(format('%I::text collate "C"', k.attname), ', ' order by k.attnum)
              from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey)
              where i.indrelid = c.oid and i.indisprimary),
             't::text collate "C"') as "order"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname in ('public', 'private')
           or n.nspname = 'auth' and c.relname in ('users', 'identities'))
    group by n.nspname, c.relname, c.oid
    order by 1`);
}

/** The rows of a table, always in the same order. */
export function copyOf(table: Pick<Table, "name" | "order">, columns: string[]): string {
  return `copy (select ${columns.join(", ")} from ${table.name} t order by ${table.order}) to stdout`;
}

/** The versions of the migrations that the database has. */
export async function migrationsOf({ query }: Session): Promise<string[]> {
  const rows = await query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations order by version",
  );
  return rows.map(({ version }) => version);
}
