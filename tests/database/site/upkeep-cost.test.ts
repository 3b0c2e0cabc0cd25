import { beforeAll, expect, it } from "vitest";
import { idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { pagesRead } from "../../support/pages-read.ts";

/**
 * The work that the clock does every minute costs the same for ten showings and for ten thousand (docs/speed.md#goals).
 */
const SHOWINGS = 10_000;
/** Those showings are some 500 pages. */
const MOST_PAGES = 100;

const database = ownDatabase({ connections: 1, people: ["olive"], homes: { cottage: "olive" } });

beforeAll(async () => {
  await database.exec("set session_replication_role = replica");
  await database.query(
    `insert into public.bookings (id, listing_id, owner_id, visitor_name, visitor_email, visitor_phone,
       date, time, starts_at, ends_at, status, holds_time)
     select gen_random_uuid(), $1, $2, 'Vera Visitor', 'vera' || n || '@example.com', '303-555-0100', starts_at::date, '10:00', starts_at,
       starts_at + interval '1 hour', case when n % 2 = 0 then 'pending' else 'confirmed' end, true
     from generate_series(1, $3::int) as n cross join lateral (select current_date + n + time '10:00') as day (starts_at)`,
    [idOf("cottage"), idOf("olive"), SHOWINGS],
  );
  await database.exec("set session_replication_role = origin; analyze");
});

it("the duties of every minute don't read the showings to come", async () => {
  const duties = await database.query<{ name: string; statement: string }>(
    "select name, coalesce(work, 'select ' || due) as statement from private.duties where every = '0'",
  );
  expect(duties.length).toBeGreaterThan(10);
  const costly: string[] = [];
  for (const { name, statement } of duties) {
    const pages = await pagesRead(database, statement);
    if (pages > MOST_PAGES) costly.push(`${name}: ${pages} pages`);
  }
  expect(costly).toEqual([]);
});
