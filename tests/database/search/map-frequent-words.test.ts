import type { Bounds } from "@domain/search/bounds.ts";
import type { MapAnswer } from "@domain/search/map.ts";
import { beforeAll, expect, it } from "vitest";
import { asActor, idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { insertManyHomes } from "../../support/many-homes.ts";
import { insertListings } from "../../support/props.ts";

/**
 * The map of a word that very many homes have: a wide view is estimated from one home in 64, a close one is exact. The
 * sample has the homes with the lowest ids, so a few hundred of these represent many.
 */
const database = ownDatabase({ people: ["olive"] });

const IN_SAMPLE = 300;
const WIDE: Bounds = [-125, 25, -66, 49];
const CLOSE: Bounds = [-70.1, 44.9, -69.9, 45.1];

beforeAll(async () => {
  // So many that a wide view is not read home by home.
  await insertManyHomes(database, { owner: idOf("olive"), rows: 4000 });
  await insertListings(
    database,
    Array.from({ length: IN_SAMPLE }, (_, n) => ({
      id: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
      ...{ user_id: idOf("olive"), title: `Lighthouse ${n}`, city: "Bangor", state: "ME" },
      zip_code: "04401",
      // A third are far away from the others, and a tenth nowhere.
      lat: n % 10 === 0 ? null : n % 3 === 0 ? 30 : 45,
      lng: n % 10 === 0 ? null : n % 3 === 0 ? -90 : -70,
    })) as never,
  );
  await database.exec("select private.count_changes(); analyze");
});

it("is estimated in a wide view, and says so", async () => {
  const { about, total, unmapped, clusters, homes } = await map(4, WIDE);
  // 270 of the sample, by 64.
  expect({ about, total, unmapped, homes }).toEqual({
    ...{ about: true, total: 17_000, unmapped: 1_900, homes: [] },
  });
  const counts = clusters.map(({ lat, lng, count }) => ({ lat, lng, count }));
  expect(counts.sort((a, b) => a.count - b.count)).toEqual([
    { lat: 30, lng: -90, count: 5_800 },
    { lat: 45, lng: -70, count: 12_000 },
  ]);
});

it("is exact in a close view", async () => {
  const { about, total, homes, unmapped, unmapped_about } = await map(14, CLOSE);
  expect({ about, total, homes: homes.length }).toEqual({ about: false, total: 180, homes: 180 });
  expect({ unmapped, unmapped_about }).toEqual({ unmapped: 1_900, unmapped_about: true });
});

it("counts exactly what has another filter that few homes meet", async () => {
  const { about, total } = await map(4, WIDE, { min_bedrooms: 9 });
  expect({ about, total }).toEqual({ about: false, total: 0 });
});

async function map(zoom: number, bounds: Bounds, more: object = {}): Promise<MapAnswer> {
  const filters = { search_term: "lighthouse", ...more };
  return asActor(database, "visitor", async (tx) => {
    const [row] = await tx.query<{ answer: MapAnswer }>(
      "select public.map_listings($1, $2, $3, $4, $5, $6) as answer",
      [zoom, ...bounds, filters],
    );
    return row?.answer as MapAnswer;
  });
}
