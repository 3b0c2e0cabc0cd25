import type { Sql } from "../../../local/database.ts";
import { type Actor, asActor } from "../../support/actors.ts";

/** Everything through which a person could read data that isn't theirs, for tests that plant canaries. */

/** The grants that lite makes at its first request under row-level security (docs/trust.md T1), and more. */
export const GRANT_ALL =
  "grant all on all tables in schema public, private, storage to anon, authenticated";

/** The statistics of our tables and the platform's; those of the catalog would only take time. */
export async function sampleValues(sql: Sql): Promise<void> {
  const names = await everyRelation(sql, "public", "private", "auth", "storage");
  await sql.exec(`analyze ${names.join(", ")}`);
}

/** Ours and the platform's, including the statistics, which contain samples of values. */
export async function everyRelation(sql: Sql, ...schemas: string[]): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
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
  const [statement = ""] = await readings(tx, [name]);
  return texts(tx, statement);
}

/** Statements that read all rows of each relation, with the columns that the role was granted. */
export async function readings(sql: Sql, names: string[], role?: string): Promise<string[]> {
  const rows = await sql.query<{ columns: string }>(
    `select coalesce(string_agg('r.' || quote_ident(attname), ', ' order by attnum)
       filter (where has_column_privilege(coalesce($2, current_user), attrelid, attnum, 'select')), 'r.*') as columns
     from unnest($1::text[]) with ordinality as asked (name, n)
     join pg_attribute on attrelid = name::regclass and attnum > 0 and not attisdropped
     group by n order by n`,
    [names, role ?? null],
  );
  return rows.map(({ columns }, n) => `select row(${columns})::text as text from ${names[n]} r`);
}

/** A statement that reads all of a function's answer. */
export const answerOf = (call: string) => `select r::text as text from ${call} r`;

export async function texts(tx: Sql, statement: string): Promise<string> {
  const rows = await tx.query<{ text: string }>(statement);
  return rows.map((row) => row.text).join("\n");
}

/** Everything that the actor gets to read, be it an answer or every part of an error; rolled back afterwards. */
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

/**
 * Reads the answers of many statements that return `text`, in one request: each is undone before the next, so thousands
 * cost no more than the database's own work.
 */
export function attempts(sql: Sql, actor: Actor, statements: string[]): Promise<string[]> {
  return asActor(sql, actor, async (tx) => {
    await tx.exec(ATTEMPTS);
    const rows = await tx.query<{ read: string }>("select read from pg_temp.attempts($1) as read", [
      statements,
    ]);
    // The table belongs to the actor, and the next one could not replace it.
    await tx.exec("drop function pg_temp.attempts");
    return rows.map(({ read }) => read);
  });
}

/**
 * The last line of an error's context is about this function itself. It names the statement, which may contain
 * canaries.
 */
const ATTEMPTS = `
  create function pg_temp.attempts(statements text[]) returns setof text
  language plpgsql as $$
  declare
    statement text; line text; read text; message text; detail text; hint text; place text;
  begin
    foreach statement in array statements loop
      read := '';
      begin
        for line in execute statement loop
          read := concat_ws(e'\\n', read, line);
        end loop;
        raise exception using errcode = 'UNDOS';
      exception
        when sqlstate 'UNDOS' then null;
        when others then
          get stacked diagnostics message = message_text, detail = pg_exception_detail,
            hint = pg_exception_hint, place = pg_exception_context;
          read := concat_ws(e'\\n', 'refused', message, detail, hint, replace(place, statement, ''));
      end;
      return next read;
    end loop;
  end $$`;

class Undo extends Error {}
