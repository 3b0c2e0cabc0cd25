import type { Sql } from "../../local/database.ts";

/** As if as many of this window had been taken already. */
export async function useUp(sql: Sql, key: string, windowSeconds: number, n: number) {
  await sql.query(
    `insert into private.rate_buckets (key, window_start, n)
     values ($1, to_timestamp(floor(extract(epoch from now()) / $2::int) * $2::int), $3)
     on conflict (key, window_start) do update set n = excluded.n`,
    [key, windowSeconds, n],
  );
}

/** As if whoever has asked had done so this many times. @param keys a pattern, as for `like`. */
export async function countAs(sql: Sql, keys: string, n: number) {
  await sql.query("update private.rate_buckets set n = $2 where key like $1", [keys, n]);
}
