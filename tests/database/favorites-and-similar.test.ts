import { MAX_FAVORITES } from "@domain/favorites.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asActor, idOf } from "../support/actors.ts";
import { createDatabase } from "../support/database.ts";
import type { TestDatabase } from "../support/database-server.ts";
import { tally } from "../support/outcomes.ts";
import { makeUser } from "../support/props.ts";

/** The limit on a person's favorites over many connections, and the query for similar homes. */
let database: TestDatabase;

beforeAll(async () => {
  database = await createDatabase({ connections: 20 });
  for (const person of ["olive", "fay", "gus"]) await makeUser(database, person);
  await database.transaction(async (tx) => {
    await tx.exec("set local app.seeding = 'on'");
    await tx.query(
      `insert into public.listings (id, user_id, title, address, city, state, zip_code, price,
                                    property_type, status, time_zone, published_at, lat, lng)
       select md5('home' || n)::uuid, $1, 'Home ' || n, n || ' Main Street', 'Town ' || n % 50,
              (array['CO', 'UT', 'ID', 'NM'])[1 + n % 4], '80202', 100000 + n % 900 * 1000,
              (array['house', 'condo', 'townhouse'])[1 + n % 3], 'active', 'America/Denver', now(),
              37 + n % 50 * 0.1, -105 - n / 50 % 60 * 0.1
       from generate_series(1, 5000) as n`,
      [idOf("olive")],
    );
  });
  await database.exec("analyze public.listings");
});
afterAll(() => database.close());

describe("favorites at the same moment", () => {
  it("60 favorites for the last 10 places: 10 fit", async () => {
    await mark("fay", 1, MAX_FAVORITES - 10);
    const heard = await tally(
      Array.from({ length: 60 }, (_, n) => mark("fay", 1000 + n, 1000 + n)),
    );
    expect(heard).toEqual({ done: 10, too_many_favorites: 50 });
    expect(await kept("fay")).toBe(MAX_FAVORITES);
  });

  it("two tabs merge the same favorites while a third adds one: nothing is lost or doubled", async () => {
    const ids = Array.from({ length: 100 }, (_, n) => idOf(`home${n + 1}`));
    const merge = () =>
      asActor(database, { person: "gus" }, (tx) =>
        tx.query("select public.merge_favorites($1::uuid[])", [ids]),
      );
    await Promise.all([merge(), mark("gus", 500, 500), merge(), merge()]);
    expect(await kept("gus")).toBe(101);
  });
});

describe("similar homes", () => {
  it("read few of five thousand rows, whoever asks", async () => {
    const [row] = await asActor(database, "visitor", (tx) =>
      tx.query<{ homes: unknown[] }>("select public.similar_listings($1) as homes", [
        idOf("home77"),
      ]),
    );
    expect(row?.homes).toHaveLength(4);
    const read = await rowsRead();
    // The home itself, four like it, and those they were chosen from. A positive count shows that
    // the counter works.
    expect(read).toBeGreaterThan(4);
    expect(read).toBeLessThan(500);
  });

  /** How many rows of listings an answer reads. */
  function rowsRead(): Promise<number> {
    return database.transaction(async (tx) => {
      const soFar = async () => {
        const [row] = await tx.query<{ n: number }>(
          `select (seq_tup_read + idx_tup_fetch)::integer as n from pg_stat_xact_user_tables
           where relid = 'public.listings'::regclass`,
        );
        return row?.n ?? 0;
      };
      const before = await soFar();
      await tx.query("select public.similar_listings($1)", [idOf("home78")]);
      return (await soFar()) - before;
    });
  }
});

async function mark(person: string, from: number, to: number): Promise<void> {
  await asActor(database, { person }, (tx) =>
    tx.query(
      `insert into public.favorites (user_id, listing_id)
       select $1, md5('home' || n)::uuid from generate_series($2::integer, $3::integer) as n`,
      [idOf(person), from, to],
    ),
  );
}

async function kept(person: string): Promise<number> {
  const [row] = await database.query<{ n: number }>(
    "select count(*)::integer as n from public.favorites where user_id = $1",
    [idOf(person)],
  );
  return row?.n ?? 0;
}
