import type { Sql } from "../../local/database.ts";

/**
 * Takes this many of the window, as if they had been used already. Also of the next one, because its turn may come before the
 * request that is to be refused.
 */
export async function spend(sql: Sql, key: string, windowSeconds: number, n: number) {
  await sql.query(
    `insert into private.rate_buckets (key, window_start, n)
     select $1, to_timestamp((floor(extract(epoch from now()) / $2::int) + later) * $2::int), $3::int
     from generate_series(0, 1) as later
     on conflict (key, window_start) do update set n = excluded.n`,
    [key, windowSeconds, n],
  );
}

/**
 * Acts as if the caller had asked this many times, also if the hour or the day ends in the meantime. @param keys a
 * pattern, as for `like`.
 */
export async function countAs(sql: Sql, keys: string, n: number) {
  await sql.query(
    `insert into private.rate_buckets (key, window_start, n)
     select distinct key, start, $2::int
     from private.rate_buckets, date_trunc('hour', now(), 'UTC') as hour,
       unnest(array[window_start, hour, hour + interval '1 hour']) as start
     where key like $1
     on conflict (key, window_start) do update set n = excluded.n`,
    [keys, n],
  );
}

/** The keys by which limits count a person. */
export async function personKey(sql: Sql, personId: string): Promise<string> {
  const [row] = await sql.query<{ key: string }>("select private.person_key($1) as key", [
    personId,
  ]);
  return row?.key ?? "";
}
