import { HOME_FEATURE_NAMES } from "@domain/search/home-features.ts";
import { DAYS } from "@domain/search/listing-search.ts";
import { beforeAll, expect, it } from "vitest";
import { asActor, idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { insertListings } from "../../support/props.ts";

/** Distances, several places, and what homes have or lack, by what their owners wrote. */
const database = ownDatabase({ people: ["olive", "bea"] });

/** Miles north of the middle of Boise. */
const NORTH = { near: 4, further: 12, far: 60 };

beforeAll(async () => {
  const [boise] = await database.query<{ lat: number; lng: number }>(
    "select lat, lng from private.towns where key = 'boise id'",
  );
  if (!boise) throw new Error("Boise is unknown.");
  const placed = Object.entries(NORTH).map(([name, miles]) => ({
    ...{ id: idOf(name), user_id: idOf("olive"), title: name, city: "Boise", state: "ID" },
    ...{ zip_code: "83702", lat: boise.lat + miles / 69, lng: boise.lng, description: "" },
  }));
  const described = Object.entries(TEXTS).map(([text], n) => ({
    ...{ id: idOf(text), user_id: idOf("olive"), title: `Home ${n}`, city: "Reno", state: "NV" },
    ...{ zip_code: "89501", lat: null, lng: null, description: text },
  }));
  await insertListings(database, [...placed, ...described] as never);
  await database.exec("select private.count_changes()");
});

/** An owner's words, with the features that the home has and lacks by them. */
const TEXTS: Record<string, [has: string[], lacks: string[]]> = {
  "A heated swimming pool and a fenced back yard.": [["pool", "fenced", "yard"], ["garage"]],
  "No pool, but a garage. Pets are not allowed.": [
    ["garage", "parking"],
    ["pool", "pets"],
  ],
  "Room for a pool, and a pool table in the den.": [[], ["pool"]],
  "Without a garage or basement; street parking only.": [[], ["garage", "basement", "parking"]],
  "Off-street parking, A/C and an in-law suite.": [["parking", "ac", "second_unit"], ["view"]],
  "A fixer-upper on the lake. Dog friendly, no steps, EV charger.": [
    ["fixer", "waterfront", "pets", "ev_charger"],
    ["pool"],
  ],
  "1.5 ac of woods, near the post office. Barn doors in the kitchen.": [
    [],
    ["ac", "home_office", "barn"],
  ],
  "Wheelchair ramp, central air, no garage, pool": [["accessible", "ac", "pool"], ["garage"]],
};

it.each(Object.entries(TEXTS))("%s", async (text, [has, lacks]) => {
  const found = async (filters: object) => (await search(filters)).includes(idOf(text));
  for (const name of has) {
    expect(await found({ features: name }), name).toBe(true);
    expect(await found({ without: name }), `without ${name}`).toBe(false);
  }
  for (const name of lacks) {
    expect(await found({ features: name }), name).toBe(false);
    expect(await found({ without: name }), `without ${name}`).toBe(true);
  }
});

it("a search within a distance of a place finds the homes no further away, in the list and on the map", async () => {
  for (const [within, names] of [
    [5, ["near"]],
    [15, ["near", "further"]],
    [100, ["near", "further", "far"]],
  ] as const) {
    for (const place of ["Boise, ID", "boise"]) {
      const filters = { place, within };
      expect((await search(filters)).sort(), `${within}`).toEqual(names.map(idOf).sort());
      expect(await countOnMap(filters)).toBe(names.length);
    }
  }
  // The place of a ZIP code is the middle of its homes.
  expect(await search({ place: "83702", within: 10 })).toContain(idOf("further"));
  expect(await search({ place: "Nowhere, KS", within: 100 })).toEqual([]);
  expect(await countOnMap({ place: "Nowhere, KS", within: 100 })).toBe(0);
});

it("a distance is refused without a place, from several, and beyond a hundred miles", async () => {
  for (const filters of [
    { within: 5 },
    { place: "Boise, ID;Reno, NV", within: 5 },
    { place: "Boise, ID", within: 101 },
    { place: "Boise, ID", within: "5" },
    { features: "moat" },
    { day: "yesterday" },
  ])
    await expect(search(filters)).rejects.toThrow("invalid_query");
});

it("several places are searched together", async () => {
  const [boise, reno, both] = await Promise.all(
    ["Boise, ID", "Reno, NV", "Reno, NV;Boise, ID"].map((place) => search({ place })),
  );
  expect(both?.length).toBe((boise?.length ?? 0) + (reno?.length ?? 0));
  expect(boise?.length).toBe(3);
});

it("places where homes must not be are left out, in the list and on the map", async () => {
  const all = await search({});
  const boise = await search({ place: "Boise, ID" });
  const others = await search({ not_place: "Boise, ID" });
  expect([...others, ...boise].sort()).toEqual(all.sort());
  expect(others.length).toBeGreaterThan(0);
  expect(await search({ place: "Idaho", not_place: "boise id" })).toEqual([]);
  expect(await search({ not_place: "Reno, NV;Boise, ID" })).toEqual([]);
  expect(await countOnMap({ not_place: "Boise, ID" })).toBe(
    await countOnMap({ place: "Reno, NV" }),
  );
  for (const not_place of [7, "x".repeat(301)])
    await expect(search({ not_place })).rejects.toThrow("invalid_query");
});

it("names that are spelled almost like a place's find it, also a large town without homes", async () => {
  const like = async (typed: string) => {
    const [row] = await database.query<{ found: { label: string; homes: number }[] }>(
      "select public.places_like($1) as found",
      [typed],
    );
    return row?.found.map(({ label }) => label);
  };
  for (const slip of ["Boyse", "Biose", "boisee", "oBise, id"])
    expect(await like(slip), slip).toContain("Boise, ID");
  expect(await like("Cincinatti")).toContain("Cincinnati, OH");
  expect(await like("Idahoe")).toContain("Idaho");
  expect(await like("bo")).toEqual([]);
});

it("a saved search finds by distance and by what homes have", async () => {
  await database.query(
    `insert into public.saved_searches (user_id, name, filters) values ($1, 'near', $2), ($1, 'pool', $3), ($1, 'no pool', $4)`,
    [
      idOf("bea"),
      { place: "Boise, ID", within: 5, day: "today" },
      { features: "pool" },
      { without: "pool", place: "Reno, NV" },
    ],
  );
  const found = async (home: string) =>
    (
      await database.query<{ name: string }>(
        "select name from public.saved_searches where id = any (private.searches_for($1)) order by name",
        [idOf(home)],
      )
    ).map(({ name }) => name);
  expect(await found("near")).toEqual(["near"]);
  expect(await found("further")).toEqual([]);
  expect(await found("A heated swimming pool and a fenced back yard.")).toEqual(["pool"]);
  expect(await found("Room for a pool, and a pool table in the den.")).toEqual(["no pool"]);
});

it("the towns around a place without homes are known, nearest first", async () => {
  const around = (place: string) =>
    asActor(database, "visitor", async (tx) => {
      const [row] = await tx.query<{ answer: unknown }>(
        "select public.places_around($1) as answer",
        [place],
      );
      return row?.answer;
    });
  expect(await around("meridian, id")).toMatchObject({
    label: "Meridian, ID",
    nearest: [{ label: "Boise, ID", homes: 3 }, { label: "Reno, NV" }],
  });
  // "Chicago" means the largest of several.
  expect(await around("Chicago")).toMatchObject({ label: "Chicago, IL" });
  expect(await around("Nowhere, KS")).toBeNull();
});

it("SQL knows the same features and days as the domain", async () => {
  const [row] = await database.query<{ features: string[]; days: string[] }>(
    "select array(select jsonb_object_keys(private.home_features())) as features, private.visit_days() as days",
  );
  expect(row?.features.sort()).toEqual([...HOME_FEATURE_NAMES].sort());
  expect(row?.days).toEqual([...DAYS]);
});

function search(filters: object): Promise<string[]> {
  return asActor(database, "visitor", async (tx) => {
    const [row] = await tx.query<{ answer: { listings: { id: string }[] } }>(
      "select public.search_listings(filters => $1, page_size => 100) as answer",
      [filters],
    );
    return row?.answer.listings.map(({ id }) => id) ?? [];
  });
}

function countOnMap(filters: object): Promise<number> {
  return asActor(database, "visitor", async (tx) => {
    const [row] = await tx.query<{ total: number }>(
      "select (public.map_listings(5, -130, 20, -60, 55, $1) ->> 'total')::int as total",
      [filters],
    );
    return row?.total ?? -1;
  });
}
