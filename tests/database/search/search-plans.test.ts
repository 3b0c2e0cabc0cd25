import { NUMBER_FILTERS } from "@domain/homes/listing-fields.ts";
import { encodeArea } from "@domain/search/area.ts";
import { beforeAll, expect, it } from "vitest";
import type { Sql } from "../../../local/database.ts";
import { asActor, idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { insertManyHomes } from "../../support/many-homes.ts";

/**
 * How a visitor's queries run when there are many homes: through indexes, whatever the filters.
 * Read from the transaction's own counters, which record what really happened (EXPLAIN can't see
 * into a function).
 */
const ROWS = 4_000;
/** A scan of the homes would read them all; a page reads its own homes and the ones before them. */
const FEW = 1_000;

const database = ownDatabase({ people: ["olive"] });

beforeAll(async () => {
  await insertManyHomes(database, { owner: idOf("olive"), rows: ROWS });
  await settle();
});

const WEST = "west => -123.75, south => 28.125, east => -78.75, north => 47.8125";
const ANY_BOUNDS = "west => -121.3, south => 29.7, east => -83.1, north => 46.2";
const STREET = "west => -108.72, south => 32.4, east => -108.69, north => 32.42";

const AREA = encodeArea([
  [-123, 29],
  [-83, 29.5],
  [-90, 46],
  [-121, 45],
]);

it.each([
  ["search_listings", "page_size => 24"],
  ["search_listings", `filters => '{"area": "${AREA}"}'`],
  ["search_listings", `filters => '{"area": "${AREA}", "property_type": "land"}', ${ANY_BOUNDS}`],
  ["search_listings", `filters => '{"area": "${AREA}", "min_sqft": 2000}'`],
  ["map_listings", `zoom => 5, ${ANY_BOUNDS}, filters => '{"area": "${AREA}"}'`],
  ["map_listings", `zoom => 5, ${WEST}, filters => '{"area": "${AREA}", "max_price": 433000}'`],
  ["search_listings", `filters => '{"property_type": "land", "min_bedrooms": 2}'`],
  [
    "search_listings",
    `filters => '{"min_price": 300000, "max_price": 500000, "min_bathrooms": 2}'`,
  ],
  ["search_listings", `filters => '{"min_price": 317000, "max_price": 433000}'`],
  ["search_listings", `filters => '{"min_bedrooms": 7}'`],
  ["search_listings", `sort => 'price_asc', filters => '{"min_price": 317000}'`],
  ["search_listings", `sort => 'price_desc', filters => '{"property_type": "condo"}'`],
  [
    "search_listings",
    "page_cursor => to_jsonb(now() - interval '1 day') #>> '{}' || '_' || gen_random_uuid()",
  ],
  ["search_listings", `filters => '{"status": "active", "min_bedrooms": 3}'`],
  [
    "search_listings",
    `filters => '{"status": "active", "min_price": 317000, "max_price": 433000}'`,
  ],
  [
    "search_listings",
    `sort => 'price_asc', filters => '{"status": "active", "property_type": "condo"}'`,
  ],
  ["search_listings", `${ANY_BOUNDS}, filters => '{"status": "active"}'`],
  ["search_listings", `filters => '{"search_term": "town77"}'`],
  ["search_listings", `filters => '{"search_term": "sauna town12", "property_type": "house"}'`],
  ["search_listings", `filters => '{"place": "Town77, CO"}'`],
  ["search_listings", `filters => '{"place": "Town12, CO", "property_type": "house,condo"}'`],
  ...["new", "reduced", "showings", "open", "no_hoa"].map((only) => [
    "search_listings",
    `filters => '{"only": "${only}"}'`,
  ]),
  ...["", `, "min_bedrooms": 3`, `, "place": "Town77, CO"`].map((and) => [
    "search_listings",
    `filters => '{"status": "sold"${and}}'`,
  ]),
  ["map_listings", `zoom => 5, ${WEST}, filters => '{"status": "sold"}'`],
  ["suggest_places", "typed => 'town1'"],
  ["suggest_places", "typed => 'maple'"],
  ["search_listings", WEST],
  ["search_listings", `${ANY_BOUNDS}, filters => '{"min_bedrooms": 2}'`],
  ["search_listings", STREET],
  ["search_listings", `${STREET}, sort => 'price_asc'`],
  ["map_listings", `zoom => 5, ${WEST}`],
  [
    "map_listings",
    `zoom => 5, ${WEST}, filters => '{"property_type": "house", "max_price": 500000}'`,
  ],
  ["map_listings", `zoom => 5, ${ANY_BOUNDS}`],
  ["map_listings", `zoom => 5, ${ANY_BOUNDS}, filters => '{"status": "active"}'`],
  ["map_listings", `zoom => 17, ${STREET}`],
  ["map_listings", `zoom => 5, ${WEST}, filters => '{"search_term": "town77"}'`],
  ...NUMBER_FILTERS.flatMap(({ name, choices = [2] }) => [
    ["search_listings", `filters => '{"${name}": ${choices[0] ?? 0}}'`],
    ["map_listings", `zoom => 5, ${ANY_BOUNDS}, filters => '{"${name}": ${choices[0] ?? 0}}'`],
  ]),
])("%s(%s) reads no table from end to end", async (name, args) => {
  const read = await readBy(`select public.${name}(${args}) as answer`);
  expect(read.scanned).toEqual([]);
  expect(read.homes).toBeLessThan(FEW);
});

it("a scan of every home is noticed, so silence means something", async () => {
  const read = await readBy("select count(*) from public.listings where title like '%x%'");
  expect(read.scanned).toEqual(["listings"]);
});

/**
 * An index alone is enough for rows that every transaction sees. A vacuum records them, unless
 * another session (autovacuum, taking samples) still sees an older state.
 */
async function settle(): Promise<void> {
  await database.exec("select private.count_changes()");
  for (let attempt = 0; attempt < 200; attempt += 1) {
    await database.exec(
      "vacuum analyze public.listings, private.map_cells, private.listing_counts, private.places",
    );
    const [row] = await database.query<{ seen: boolean }>(
      "select relallvisible >= relpages as seen from pg_class where oid = 'public.listings'::regclass",
    );
    if (row?.seen) return;
  }
  throw new Error("The homes never became visible to every transaction.");
}

/** The tables that the statement read in full, and how many rows of homes it looked at. */
function readBy(statement: string): Promise<{ scanned: string[]; homes: number }> {
  return asActor(database, "visitor", async (tx) => {
    // The connection's earlier transactions may still be included.
    const before = await figures(tx);
    await tx.query(statement);
    const after = await figures(tx);
    return {
      scanned: TABLES.filter((table) => after[table].scans > before[table].scans),
      homes: after.listings.rows - before.listings.rows,
    };
  });
}

const TABLES = ["listings", "map_cells", "places"] as const;
type Figures = Record<(typeof TABLES)[number], { scans: number; rows: number }>;

it.each(["{}", '{"property_type": "house", "min_price": 300000}', '{"min_sqft": 2000}'])(
  "a map without words estimates nothing: %s",
  async (filters) => {
    const calls = await database.transaction(async (tx) => {
      await tx.exec("set local track_functions = 'all'");
      await tx.query(
        `select private.map_listings(5, -123.75, 28.125, -78.75, 47.8125, '${filters}')`,
      );
      return tx.query<{ name: string }>(
        "select funcname as name from pg_stat_xact_user_functions where schemaname = 'private'",
      );
    });
    expect(calls).toContainEqual({ name: "map_listings" });
    expect(calls).not.toContainEqual({ name: "are_many" });
  },
);

async function figures(tx: Sql): Promise<Figures> {
  const [row] = await tx.query<{ figures: Figures }>(
    `select jsonb_object_agg(relname, jsonb_build_object('scans', seq_scan, 'rows', idx_tup_fetch + seq_tup_read)) as figures
     from pg_stat_xact_user_tables where relname = any ($1)`,
    [TABLES],
  );
  return row?.figures as Figures;
}
