import type { Sql } from "../../local/database.ts";

/** The database's facts about itself, for tests that compare its rules with the domain's. */

/** The code of one of our own functions. */
export async function sourceOf(sql: Sql, name: string): Promise<string> {
  const rows = await sql.query<{ source: string }>(
    "select prosrc as source from pg_proc where pronamespace = 'private'::regnamespace and proname = $1",
    [name],
  );
  return rows.map(({ source }) => source).join("\n");
}

/** The checks of a table, or of one of its columns alone, without quotes of names and without casts. */
export async function checksOf(sql: Sql, table: string, column?: string): Promise<string> {
  const rows = await sql.query<{ definition: string }>(
    `select pg_get_constraintdef(k.oid) as definition from pg_constraint k
     where k.conrelid = $1::text::regclass and k.contype = 'c' and ($2::text is null or k.conkey = array(
       select a.attnum from pg_attribute a where a.attrelid = k.conrelid and a.attname = $2))`,
    [table, column ?? null],
  );
  return rows
    .map(({ definition }) => definition.replaceAll(/"|::\w+( varying| precision)?/g, ""))
    .join(" and ");
}

/** The words that a column's checks allow. */
export async function wordsOf(sql: Sql, table: string, column: string): Promise<string[]> {
  const listed = (await checksOf(sql, table, column)).matchAll(/'([^']+)'/g);
  return [...listed].map(([, word = ""]) => word);
}
