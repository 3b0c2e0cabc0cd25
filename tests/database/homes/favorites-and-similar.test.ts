import { MAX_FAVORITES } from "@domain/search/favorites.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { asActor, idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { tally } from "../../support/outcomes.ts";
import { insertListings } from "../../support/props.ts";

/** The limit on a person's favorites over many connections, and the query for similar homes. */
const HOMES = 1500;
const database = ownDatabase({ connections: 20, people: ["olive", "fay", "gus"] });

beforeAll(async () => {
  const rows = Array.from({ length: HOMES }, (_, index) => {
    const n = index + 1;
    return {
      ...{ id: idOf(`home${n}`), user_id: idOf("olive"), title: `Home ${n}` },
      ...{ city: `Town ${n % 50}`, state: ["CO", "UT", "ID", "NM"][n % 4] },
      ...{
        price: 100_000 + (n % 900) * 1000,
        lat: 37 + (n % 50) * 0.1,
        lng: -105 - (n % 60) * 0.1,
      },
      property_type: ["house", "condo", "townhouse"][n % 3],
    };
  });
  await insertListings(database, rows);
  await database.exec("analyze public.listings");
});

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
  it("read few of many homes, whoever asks", async () => {
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
    expect(read).toBeLessThan(HOMES / 3);
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
