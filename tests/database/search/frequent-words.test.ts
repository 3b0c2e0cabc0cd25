import { beforeAll, expect, it } from "vitest";
import { withoutIndexes } from "../../bench/corpus.ts";
import { asActor, idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";

/** Homes with certain words are counted up to 10,000; beyond that, the answer says that there are more. */
const ROWS = 24_000;

const database = ownDatabase({ connections: 1, people: ["olive"] });

/** The home number `n` is the nth newest; a word `first5` is in the five newest homes. */
beforeAll(async () => {
  // Triggers would only count them.
  await database.exec("set session_replication_role = replica");
  await withoutIndexes(database, "listings", () =>
    database.query(
      `insert into public.listings (user_id, title, address, city, state, zip_code, price, status, time_zone,
       published_at, description)
     select $1, 'Home ' || n, n || ' Elm St', 'Boise', 'ID', '83702', 100000 + n, 'active', 'America/Boise',
       now() - n * interval '1 minute',
       concat_ws(' ', 'garden', case when n <= 10001 then 'porch' end, case when n <= 10000 then 'sauna' end,
                 case when n > $2 - 12000 then 'chimney' end)
     from generate_series(1, $2::integer) as n`,
      [idOf("olive"), ROWS],
    ),
  );
  await database.exec("set session_replication_role = origin; analyze public.listings");
});

it.each([
  ["sauna", 10_000, false, 1],
  ["porch", 10_000, true, 1],
  ["garden", 10_000, true, 1],
  ["gard", 10_000, true, 1],
  // None of the newest homes has it.
  ["chimney", 10_000, true, ROWS - 12_000 + 1],
  ["garden 777", 1, false, 777],
] as const)("%s: %i, and more: %s", async (search_term, total, more, first) => {
  const answer = await ask({ search_term });
  expect(answer).toMatchObject({ total, more });
  const wanted = Math.min(24, total);
  expect(answer.listings.map(({ title }) => title)).toEqual(
    Array.from({ length: wanted }, (_, n) => `Home ${first + n}`),
  );
});

it("goes on to the next page, and to the last", async () => {
  const first = await ask({ search_term: "garden" });
  const second = await ask({ search_term: "garden" }, first.next_cursor);
  expect(second.listings[0]?.title).toBe("Home 25");
  const [home] = await database.query<{ page_cursor: string }>(
    `select (to_jsonb(published_at) #>> '{}') || '_' || id as page_cursor from public.listings
     where title = $1`,
    [`Home ${ROWS - 10}`],
  );
  const last = await ask({ search_term: "garden" }, home?.page_cursor);
  expect(last.listings.map(({ title }) => title)).toEqual(
    Array.from({ length: 10 }, (_, n) => `Home ${ROWS - 9 + n}`),
  );
  expect(last.next_cursor).toBeNull();
});

it("counts exactly the homes with a frequent word that other filters leave", async () => {
  const answer = await ask({ search_term: "garden", min_price: 100_100, max_price: 100_300 });
  expect(answer).toMatchObject({ total: 200, more: false });
});

interface Page {
  listings: { title: string }[];
  total: number;
  more: boolean;
  next_cursor: string | null;
}

function ask(filters: object, cursor?: string | null): Promise<Page> {
  return asActor(database, "visitor", async (tx) => {
    const [row] = await tx.query<{ answer: Page }>(
      "select public.search_listings(filters => $1, page_cursor => $2) as answer",
      [filters, cursor ?? null],
    );
    return row?.answer as Page;
  });
}
