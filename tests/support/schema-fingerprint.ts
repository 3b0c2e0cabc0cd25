import type { Sql } from "../../local/database.ts";
import { catalogueOf } from "../../supabase/catalogue.ts";

/**
 * Everything that migrations decide, one line each, sorted: the catalogue's things, and comments. Two databases are alike
 * when their lines are. The order of columns is ignored.
 */
export async function schemaFingerprint(sql: Sql): Promise<string[]> {
  const things = await catalogueOf((text) => sql.query(text));
  const comments = await sql.query<{ line: string }>(COMMENTS);
  return [
    ...things.map(({ kind, name, is }) => `${kind} ${name} ${is}`),
    ...comments.map(({ line }) => `comment ${line}`),
  ]
    .map((line) => line.replace(/\s+/g, " "))
    .sort();
}

const COMMENTS = `
  select format('%s %s %s', about.type, about.identity, description) as line
  from pg_description, pg_identify_object(classoid, objoid, objsubid) as about
  where about.schema in ('public', 'private')`;
