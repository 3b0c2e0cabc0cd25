import type { Sql } from "../../local/database.ts";

/** The partitions of a table, as `private.listing_views_20261203`. */
export async function partitionsOf(sql: Pick<Sql, "query">, table: string): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(
    "select p.part::text as name from private.partitions_of($1::regclass) p order by 1",
    [table],
  );
  return rows.map(({ name }) => name);
}

/**
 * Gives a table a partition for a past day, as a project has that has had partitions for long. The one with the rows of
 * earlier releases, which holds that day in a new project, is taken off the table first.
 * @returns the partition's name.
 */
export async function havePastDay(
  sql: Pick<Sql, "query" | "exec">,
  table: string,
  daysAgo: number,
): Promise<string> {
  for (const old of await partitionsOf(sql, table))
    if (old.includes("_until_")) await sql.exec(`alter table ${table} detach partition ${old}`);
  const [day] = await sql.query<{ name: string; first: string; next: string }>(
    `select 'private.' || split_part($1, '.', 2) || to_char(day, '_YYYYMMDD') as name,
            day::text || ' 00:00+00' as first, (day + 1)::text || ' 00:00+00' as next
     from (select (now() at time zone 'UTC')::date - $2::integer as day) as past`,
    [table, daysAgo],
  );
  if (!day) throw new Error("There is no such day.");
  await sql.exec(`
    create table ${day.name} (like ${table} including defaults including constraints);
    alter table ${table} attach partition ${day.name} for values from ('${day.first}') to ('${day.next}')`);
  return day.name;
}
