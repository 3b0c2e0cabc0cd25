import type { Sql } from "../../../local/database.ts";
import { type Actor, asActor } from "../../support/actors.ts";

/** Everything through which somebody could read what isn't theirs, for tests that plant canaries. */

/** Ours and the platform's, including the statistics, which contain samples of values. */
export async function everyRelation(sql: Sql, ...schemas: string[]): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f')
       and case when cardinality($1::text[]) > 0 then n.nspname = any ($1)
                else n.nspname not in ('pg_catalog', 'pg_toast', 'information_schema')
                  or c.relname in ('pg_stats', 'pg_stats_ext', 'pg_statistic', 'pg_stat_activity') end
     order by 1`,
    [schemas],
  );
  return rows.map((row) => row.name);
}

/** All rows, with the columns that the actor was granted. */
export async function everything(tx: Sql, name: string): Promise<string> {
  const [granted] = await tx.query<{ columns: string | null }>(
    `select string_agg('r.' || quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and has_column_privilege(attrelid, attnum, 'select')`,
    [name],
  );
  const columns = granted?.columns ?? "r.*";
  return texts(tx, `select row(${columns})::text as text from ${name} r`);
}

export async function texts(tx: Sql, statement: string): Promise<string> {
  const rows = await tx.query<{ text: string }>(statement);
  return rows.map((row) => row.text).join("\n");
}

/**
 * What the actor gets to read, be it an answer or every part of an error; rolled back afterwards.
 */
export async function attempt(
  sql: Sql,
  actor: Actor,
  work: (tx: Sql) => Promise<unknown>,
): Promise<string> {
  let read = "";
  try {
    await asActor(sql, actor, async (tx) => {
      read = String(await work(tx));
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof Undo) return read;
    const { message, detail, hint, where } = error as Record<string, string>;
    return ["refused", message, detail, hint, where].filter(Boolean).join("\n");
  }
  return read;
}

class Undo extends Error {}
