// Long, because it fills all tables that grow.
import { beforeAll, describe, expect, it } from "vitest";
import type { Sql } from "../../../local/database.ts";
import { idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { grownTables, insertHistory } from "../../support/history.ts";
import { pagesRead } from "../../support/pages-read.ts";
import { havePastDay } from "../../support/partitions.ts";
import { undone } from "../../support/undone.ts";

/**
 * The work that the clock does every minute costs the same for ten showings and for ten thousand, and for a site with
 * years of history (docs/speed.md#goals): no duty reads a table from end to end that grows with visits.
 */
const SHOWINGS = 10_000;
/** Those showings are some 500 pages. */
const MOST_PAGES = 100;
const PAST = 20_000;
/** Fewer than any duty would read that reads a table whole. */
const MOST_ROWS = 1_000;

/** Reads that grow with what is ahead, and not with what is past. */
const BY_DESIGN: Record<string, string[]> = {
  // A showing to come has an origin, which says nothing of its day.
  "erase visitors of past showings": ["public.bookings"],
};

/** How all rows of a table become due, and those that are left. */
const DUE: Record<string, { age: string; due: string }> = {
  "delete old hashes of ended links": {
    age: "update private.ended_links set ended_at = ended_at - interval '2 years'",
    due: "private.ended_links",
  },
  "delete old mail": {
    age: "update private.email_outbox set sent_at = sent_at - interval '10 days'",
    due: "private.email_outbox",
  },
  "delete old notifications": {
    age: "update public.notifications set created_at = created_at - interval '1 year'",
    due: "public.notifications",
  },
  "delete old records of seen homes": {
    age: "update public.home_marks set seen_at = seen_at - interval '1 year'",
    due: "public.home_marks",
  },
  "delete old openings of disclosures": {
    age: "update private.disclosure_openings set opened_at = opened_at - interval '2 years'",
    due: "private.disclosure_openings",
  },
  "delete old places of addresses": {
    age: "update private.geocoder_cache set kept_until = now() - interval '1 day'",
    due: "private.geocoder_cache",
  },
  "delete old readings of searches": {
    age: "update private.phrase_readings set read_at = now() - interval '1 year'",
    due: "private.phrase_readings",
  },
  "erase visitors of past showings": {
    age: `update public.bookings set starts_at = starts_at - interval '1 year',
            owner_id = (select user_id from public.listings limit 1) where status = 'completed'`,
    due: "public.bookings where visitor_email <> 'removed@visitor.invalid'",
  },
};

const database = ownDatabase({ connections: 1, people: ["olive"], homes: { cottage: "olive" } });

beforeAll(async () => {
  for (const table of ["public.listing_views", "private.rate_buckets"])
    for (let daysAgo = 7; daysAgo >= 0; daysAgo -= 1) await havePastDay(database, table, daysAgo);
  await insertHistory(database, PAST);
  await database.exec("set session_replication_role = replica");
  await database.query(
    `insert into public.bookings (id, listing_id, owner_id, visitor_name, visitor_email, visitor_phone,
       date, time, starts_at, ends_at, status, holds_time)
     select md5('ahead ' || n)::uuid, $1, $2, 'Vera Visitor', 'vera' || n || '@example.com', '303-555-0100', starts_at::date, '10:00', starts_at,
       starts_at + interval '1 hour', case when n % 2 = 0 then 'pending' else 'confirmed' end, true
     from generate_series(1, $3::int) as n cross join lateral (select current_date + n + time '10:00') as day (starts_at)`,
    [idOf("cottage"), idOf("olive"), SHOWINGS],
  );
  await database.query(
    `insert into private.booking_origins (booking_id, network)
     select md5('ahead ' || n)::uuid, repeat('a', 64) from generate_series(1, $1::int) as n`,
    [SHOWINGS],
  );
  await database.exec("set session_replication_role = origin");
  await database.exec("vacuum analyze");
});

it("the duties of every minute don't read the showings to come, or what is past", async () => {
  const duties = (await allDuties()).filter(({ every }) => every === "00:00:00");
  expect(duties.length).toBeGreaterThan(10);
  const costly: string[] = [];
  for (const { name, statement } of duties) {
    const pages = await pagesRead(database, statement);
    if (pages > MOST_PAGES) costly.push(`${name}: ${pages} pages`);
  }
  expect(costly).toEqual([]);
});

describe("a table that grows with visits", () => {
  it("is read whole by no duty, and no duty that has nothing to do reads many rows of it", async () => {
    const costly: string[] = [];
    for (const { name, statement } of await allDuties())
      for (const [table, rows] of await rowsRead(statement))
        if (rows > MOST_ROWS && !(BY_DESIGN[name] ?? []).includes(table))
          costly.push(`${name}: ${rows} rows of ${table}`);
    expect(costly).toEqual([]);
  });

  it.each(Object.entries(DUE))("is erased in steps: %s", async (duty, { age, due }) => {
    const statement = (await allDuties()).find(({ name }) => name === duty)?.statement ?? "";
    const small = statement
      .replace(/limit \d+/, "limit 10")
      .replace(/(private\.forget_(?!counters)\w+)\(\)/, "$1(10)");
    expect(small).not.toBe(statement);
    const erased = await undone(database, async (tx) => {
      await tx.exec(`set local session_replication_role = replica; ${age};
                     set local session_replication_role = origin`);
      const before = await count(tx, due);
      await tx.exec(small);
      return before - (await count(tx, due));
    });
    expect(erased).toBe(10);
  });
});

async function allDuties() {
  return database.query<{ name: string; every: string; statement: string }>(
    "select name, every::text, coalesce(work, 'select ' || due) as statement from private.duties order by name",
  );
}

/** What a statement reads of the tables that grow, in rows, after a first run; what it changes is undone. */
async function rowsRead(statement: string): Promise<Map<string, number>> {
  const grown = new Set(grownTables());
  const read = await undone(database, async (tx) => {
    await tx.exec(statement);
    const before = await countsOf(tx);
    await tx.exec(statement);
    return [...(await countsOf(tx))].map(
      ([name, rows]) => [name, rows - (before.get(name) ?? 0)] as const,
    );
  });
  return new Map(read.filter(([name]) => grown.has(name)));
}

/** How many rows of each table this transaction has read; a partition's count as its table's. */
async function countsOf(tx: Sql): Promise<Map<string, number>> {
  const rows = await tx.query<{ name: string; rows: number }>(`
    select coalesce(i.inhparent, s.relid)::regclass::text as name, sum(s.seq_tup_read + coalesce(s.idx_tup_fetch, 0))::float as rows
    from pg_stat_xact_user_tables s left join pg_inherits i on i.inhrelid = s.relid group by 1`);
  return new Map(
    rows.map(({ name, rows }) => [name.includes(".") ? name : `public.${name}`, rows]),
  );
}

async function count(tx: Sql, rows: string): Promise<number> {
  const [row] = await tx.query<{ n: number }>(`select count(*)::integer as n from ${rows}`);
  return row?.n ?? 0;
}
