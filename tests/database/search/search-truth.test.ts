import { NUMBER_FILTERS, type NumberFilterName } from "@domain/homes/listing-fields.ts";
import { areaBounds, type Corner, decodeArea, encodeArea } from "@domain/search/area.ts";
import { minuteOf } from "@domain/search/listing-search.ts";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { asActor, idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { draws } from "../../support/fuzz.ts";
import { comparisonOf } from "../../support/listing-fields.ts";
import { insertManyHomes } from "../../support/many-homes.ts";

/**
 * Search and map answer from counts and indexes; here every kind of query is compared with a plain
 * look at every home.
 */
const ROWS = 3000;
const MOST_ITEMS = 300;

type Bounds = [west: number, south: number, east: number, north: number];
type Filters = {
  property_type?: string;
  search_term?: string;
  status?: string;
  place?: string;
  only?: string;
  features?: string;
  without?: string;
  day?: string;
  since?: string;
  area?: string;
} & {
  [Name in NumberFilterName]?: number;
};
type Home = { id: string; lat: number; lng: number; price: number | null; status: string };
type Cluster = { lat: number; lng: number; count: number; bounds: Bounds };
type MapAnswer = {
  total: number;
  unmapped: number;
  bounds: Bounds | null;
  clusters: Cluster[];
  homes: Home[];
};
type Page = { listings: { id: string }[]; total: number; next_cursor: string | null };

const database = ownDatabase({ people: ["olive"] });

beforeAll(async () => {
  await insertManyHomes(database, { owner: idOf("olive"), rows: ROWS });
  await writeMore();
  await database.exec("analyze");
});

describe("a search", () => {
  it("counts every home that matches, and shows the first of them", async () => {
    await fc.assert(
      fc.asyncProperty(filters, fc.option(bounds), sort, async (asked, box, order) => {
        const answer = await ask<Page>("search_listings", {
          filters: asked,
          ...(box && placeOf(box)),
          sort: order,
        });
        const matching = await plainly(asked, box);
        const wanted = matching.sort(ORDERS[order]).map(({ id }) => id);
        expect(answer.total).toBe(wanted.length);
        expect(answer.listings.map(({ id }) => id)).toEqual(wanted.slice(0, 24));
        expect(answer.next_cursor === null).toBe(wanted.length <= 24);
      }),
      { numRuns: draws(100) },
    );
  });

  it("pages through a place, each home once", async () => {
    await fc.assert(
      fc.asyncProperty(filters, bounds, sort, async (asked, box, order) => {
        const wanted = (await plainly(asked, box)).sort(ORDERS[order]).map(({ id }) => id);
        const seen: string[] = [];
        let page_cursor: string | null = null;
        do {
          const page: Page = await ask<Page>("search_listings", {
            ...{ filters: asked, ...placeOf(box), sort: order, page_cursor },
            page_size: Math.max(7, Math.ceil(wanted.length / 6)),
          });
          expect(page.total).toBe(wanted.length);
          seen.push(...page.listings.map(({ id }) => id));
          page_cursor = page.next_cursor;
        } while (page_cursor !== null);
        expect(seen).toEqual(wanted);
      }),
      { numRuns: draws(10) },
    );
  });
});

describe("the map", () => {
  it("counts every home in view, and shows each of them once", async () => {
    await fc.assert(
      fc.asyncProperty(filters, bounds, zoom, async (asked, box, at) => {
        const answer = await ask<MapAnswer>("map_listings", {
          zoom: at,
          ...placeOf(box),
          filters: asked,
        });
        const all = await plainly(asked);
        const seen = await plainly(asked, box);

        expect(answer.total).toBe(seen.length);
        expect(answer.unmapped).toBe(all.filter(({ lat }) => lat === null).length);
        const corners = cornersOf(asked);
        expect(answer.bounds).toEqual(corners ? areaBounds(corners) : reachOf(all));

        const items = answer.clusters.length + answer.homes.length;
        expect(items).toBeLessThanOrEqual(MOST_ITEMS);
        const drawn = answer.clusters.reduce((sum, { count }) => sum + count, answer.homes.length);
        expect(drawn).toBe(seen.length);

        const byId = new Map(seen.map((home) => [home.id, home]));
        expect(new Set(answer.homes.map(({ id }) => id)).size).toBe(answer.homes.length);
        for (const home of answer.homes) expect(home).toEqual(pick(byId.get(home.id)));
        for (const cluster of answer.clusters) {
          const inside = seen.filter((home) => lies(home, cluster.bounds));
          expect(cluster.count).toBe(inside.length);
          expect(cluster.count).toBeGreaterThan(1);
          expect(cluster.lat).toBeCloseTo(mean(inside.map(({ lat }) => lat ?? 0)), 4);
          expect(cluster.lng).toBeCloseTo(mean(inside.map(({ lng }) => lng ?? 0)), 4);
        }
        if (seen.length <= 60 || (at >= 14 && seen.length <= MOST_ITEMS))
          expect(answer.clusters).toEqual([]);
      }),
      { numRuns: draws(100) },
    );
  });

  it("gives inner cells the same count wherever the view ends", async () => {
    const first = await ask<MapAnswer>("map_listings", {
      zoom: 5,
      ...placeOf([-120, 28, -80, 47]),
    });
    const moved = await ask<MapAnswer>("map_listings", {
      zoom: 5,
      ...placeOf([-117, 29, -78, 48]),
    });
    const inner = (cluster: Cluster) => lies(cluster, [-114, 32, -83, 44]);
    expect(first.clusters.filter(inner).length).toBeGreaterThan(20);
    const byPlace = ({ clusters }: MapAnswer) =>
      clusters.filter(inner).sort((a, b) => a.lat - b.lat || a.lng - b.lng);
    expect(byPlace(moved)).toEqual(byPlace(first));
  });

  it("treats an impossible zoom as the nearest one", async () => {
    const place = placeOf([-120, 28, -80, 47]);
    const at = (value: number) => ask<MapAnswer>("map_listings", { zoom: value, ...place });
    expect(await at(-5)).toEqual(await at(0));
    expect(await at(2_000_000_000)).toEqual(await at(18));
  });
});

/** Changes that the counts don't have yet. */
async function writeMore(): Promise<void> {
  await database.exec("select private.count_changes()");
  await database.transaction(async (tx) => {
    await tx.exec(`set local app.seeding = 'on';
      update public.listings set price = price / 2 + 1, bedrooms = 6 where id in (
        select id from public.listings where price > 1 order by md5(id::text) limit 20);
      update public.listings set lat = 39.375, lng = -106.875 where id in (
        select id from public.listings order by md5(id::text) desc limit 20);
      update public.listings set status = 'sold' where id in (
        select id from public.listings where status = 'active' order by id limit 20);
      update public.listings set reduced_at = now(), reduced_from = price + 1000 where price is not null and md5(id::text) < '4';
      update public.listings set published_at = published_at - interval '7 days' where md5(id::text) > '9';
      insert into public.availability (listing_id, user_id, date, time_slots)
      select id, user_id, (now() at time zone 'America/Denver')::date + n,
        case when n % 3 = 0 then '{}'::time[] else array['10:00'::time] end
      from public.listings cross join generate_series(2, 12, 2) as n
      where status <> 'draft' and md5(id::text) like '_' || (n % 10) || '%';`);
  });
  const [row] = await database.query<{ changes: number }>(
    "select count(*)::int as changes from private.home_changes",
  );
  if (!row?.changes) throw new Error("Every change has been counted.");
}

const ORDERS = {
  newest: (a: Row, b: Row) =>
    compare(a.status, b.status) || compare(b.published, a.published) || compare(b.id, a.id),
  price_asc: (a: Row, b: Row) => (a.price ?? 3e9) - (b.price ?? 3e9) || compare(a.id, b.id),
  price_desc: (a: Row, b: Row) => (b.price ?? 0) - (a.price ?? 0) || compare(b.id, a.id),
};
const sort = fc.constantFrom("newest" as const, "price_asc" as const, "price_desc" as const);

const price = fc.oneof(
  fc.constantFrom(300_000, 500_000, 750_000, 1_000_000),
  fc.integer({ min: 1, max: 70 }).map((steps) => steps * 50_000),
  fc.integer({ min: 1, max: 3_500_000 }),
);
const COUNTED = ["min_price", "max_price", "min_bedrooms", "min_bathrooms"];
const choices = {
  property_type: fc.constantFrom(
    "house",
    "condo",
    "townhouse",
    "land",
    "house,condo",
    "condo,land",
  ),
  only: fc.constantFrom("new", "reduced", "showings", "no_hoa", "new,reduced", "showings,no_hoa"),
  // The features that tests/support/many-homes.ts ticks: one of a few, and a view.
  features: fc.constantFrom("pool", "view", "view,fireplace", "pool,sauna"),
  without: fc.constantFrom("garage", "porch,pool", "view"),
  day: fc.constantFrom("saturday", "sunday"),
  // The homes were published within the last thirty hours.
  since: fc.constantFrom(6, 14, 22).map((hours) => minuteOf(Date.now() - hours * 3_600_000)),
  min_price: price,
  max_price: price,
  min_bedrooms: fc.integer({ min: 1, max: 8 }),
  min_bathrooms: fc.integer({ min: 1, max: 11 }).map((halves) => halves / 2),
  ...Object.fromEntries(
    NUMBER_FILTERS.filter(({ name }) => !COUNTED.includes(name)).map(
      ({ name, choices = [1, 2, 3] }) => [name, fc.constantFrom(...choices)],
    ),
  ),
  status: fc.constantFrom("active", "pending"),
};
const words = fc.constantFrom("porch", "gar", "town7", "oak st", "sauna town1", "the", "zzz", "!!");
/** The place where tests/support/many-homes.ts puts a third of the homes. */
const TOWN = [-123.5 + (104_729 % 5600) / 100, 25.5 + (7919 % 2300) / 100] as const;
const filters: fc.Arbitrary<Filters> = fc.oneof(
  fc.record(choices, { requiredKeys: [] }),
  area().map((asked) => ({ area: asked })),
  fc.tuple(area(), few()).map(([asked, some]) => ({ ...some, area: asked })),
  fc.record(
    { ...choices, area: area(), search_term: words },
    { requiredKeys: ["area", "search_term"] },
  ),
  few(),
  range(),
  fc.tuple(area(), range()).map(([asked, prices]) => ({ ...prices, area: asked })),
  fc.record({ ...choices, search_term: words }, { requiredKeys: ["search_term"] }),
  words.map((search_term) => ({ search_term })),
  fc.record({ ...choices, place: place(), search_term: words }, { requiredKeys: ["place"] }),
  place().chain((asked) => fc.constantFrom({ place: asked }, { place: asked, min_bedrooms: 2 })),
);

/** Places as tests/support/many-homes.ts has them, and one without homes. */
function place() {
  return fc.oneof(
    fc.integer({ min: 1, max: 9 }).map((n) => `Town${n}, CO`),
    fc.integer({ min: 10_001, max: 10_009 }).map(String),
    fc.constantFrom("Colorado", "oak street, town1, CO", "Nowhere, KS"),
  );
}

/** Price ranges, whose counts come from blocks of steps, single steps and edges, for all homes and for some. */
function range(): fc.Arbitrary<Filters> {
  return fc
    .tuple(
      fc.tuple(price, price).map((ends) => ends.sort((a, b) => a - b)),
      fc.constantFrom(
        {},
        {},
        { property_type: "house,condo" },
        { min_bedrooms: 2 },
        { status: "pending" },
      ),
      fc.constantFrom<string[]>(["min_price", "max_price"], ["min_price"], ["max_price"]),
    )
    .map(([[min_price = 0, max_price = 0], more, kept]) => ({
      ...more,
      ...(kept.includes("min_price") && { min_price }),
      ...(kept.includes("max_price") && { max_price }),
    }));
}

function few(): fc.Arbitrary<Filters> {
  return fc
    .record(choices, { requiredKeys: [] })
    .chain((some) =>
      fc
        .subarray(Object.entries(some), { maxLength: Math.min(2, Object.keys(some).length) })
        .map((kept) => Object.fromEntries(kept)),
    );
}

/** Areas that people draw: from a block to half the country, often across itself, also through homes. */
function area(): fc.Arbitrary<string> {
  const part = fc.integer({ min: -100, max: 100 });
  return fc
    .tuple(
      fc.constantFrom<Corner>([-98, 39], [-106.875, 39.375], [...TOWN]),
      fc.constantFrom(0.0002, 0.01, 0.3, 2, 25),
      fc.oneof(
        fc.array(fc.tuple(part, part), { minLength: 3, maxLength: 60 }),
        fc.constantFrom<[number, number][]>(
          [
            [-100, -100],
            [100, -100],
            [0, 100],
          ],
          [
            [0, 0],
            [100, 0],
            [100, 100],
            [0, 100],
          ],
        ),
      ),
    )
    .map(([[lng, lat], size, parts]) =>
      parts.map(([x, y]): Corner => [lng + (x * size) / 100, lat + (y * size) / 100]),
    )
    .map(encodeArea)
    .filter((code) => decodeArea(code) !== undefined);
}

const zoom = fc.integer({ min: 0, max: 18 });
const degrees = (least: number, most: number) =>
  fc.oneof(
    fc.double({ min: least, max: most, noNaN: true }).map((value) => Number(value.toFixed(9))),
    // The edges of cells, on which some homes lie.
    fc
      .integer({ min: Math.ceil(least / 5.625), max: Math.floor(most / 5.625) })
      .map((n) => n * 5.625),
    fc.constantFrom(least, most),
  );
const between = (least: number, most: number) =>
  fc.tuple(degrees(least, most), degrees(least, most)).map((pair) => pair.sort((a, b) => a - b));
const bounds: fc.Arbitrary<Bounds> = fc.oneof(
  fc
    .tuple(between(-126, -66), between(24, 50))
    .map(([[west = 0, east = 0], [south = 0, north = 0]]): Bounds => [west, south, east, north]),
  // Around the largest town, where homes are packed together.
  fc
    .tuple(
      fc.double({ min: 0.005, max: 3, noNaN: true }),
      fc.double({ min: -0.1, max: 0.1, noNaN: true }),
    )
    .map(
      ([side, off]): Bounds => [
        TOWN[0] + off - side,
        TOWN[1] - side,
        TOWN[0] + side,
        TOWN[1] + side,
      ],
    ),
  fc.constantFrom<Bounds>([-180, -90, 180, 90], [170, -90, -100, 90], [-90, 24, -110, 50]),
  // The other way around the world, except for a gap narrower than a tile.
  fc.constant<Bounds>([TOWN[0] + 0.001, 24, TOWN[0], 50]),
);

type Row = {
  id: string;
  lat: number | null;
  lng: number | null;
  price: number | null;
  status: string;
  published: string;
};

async function ask<T>(name: string, args: Record<string, unknown>): Promise<T> {
  const given = Object.entries(args);
  const list = given.map(([key], n) => `${key} => $${n + 1}`).join(", ");
  return asActor(database, "visitor", async (tx) => {
    const [row] = await tx.query<{ answer: T }>(
      `select public.${name}(${list}) as answer`,
      given.map(([, value]) => value),
    );
    return row?.answer as T;
  });
}

/** Every home, one by one, in the simplest code. */
async function plainly(asked: Filters, box?: Bounds | null): Promise<Row[]> {
  const corners = cornersOf(asked);
  const homes = await plainlyAnywhere(asked, box);
  return corners ? homes.filter((home) => isWithin(home, corners)) : homes;
}

function cornersOf({ area: code }: Filters): Corner[] | undefined {
  return code === undefined ? undefined : decodeArea(code);
}

/** Whether the line winds around the home, or runs through it. */
function isWithin({ lng, lat }: Row, corners: Corner[]): boolean {
  if (lng === null || lat === null) return false;
  let turns = 0;
  for (const [n, corner] of corners.entries()) {
    // Hundred-thousandths of a degree from the home.
    const [[ax, ay], [bx, by]] = [corner, corners[(n + 1) % corners.length] ?? corner].map(
      ([x, y]) => [(x - lng) * 1e5, (y - lat) * 1e5] as const,
    ) as [[number, number], [number, number]];
    const side = ax * by - bx * ay;
    const isBetween = ax * bx + ay * by <= 1e-6;
    if (Math.abs(side) < 1e-5 && isBetween) return true;
    if (ay <= 0 && by > 0 && side > 0) turns += 1;
    if (ay > 0 && by <= 0 && side < 0) turns -= 1;
  }
  return turns !== 0;
}

function plainlyAnywhere(asked: Filters, box?: Bounds | null): Promise<Row[]> {
  const [west, south, east, north] = box ?? [];
  const numbers = NUMBER_FILTERS.filter(({ name }) => asked[name] !== undefined).map(
    (filter) => ` and ${filter.field.name} ${comparisonOf(filter)} ${asked[filter.name]}`,
  );
  return database.query<Row>(
    `select id, lat, lng, price, status, to_char(published_at, 'YYYYMMDDHH24MISS.US') as published
     from public.listings
     where status in ('active', 'pending') and ($7::text is null or status = $7)
       and ($1::text is null or ',' || $1 || ',' like '%,' || property_type || ',%')
       and ($9::text not like '%new%' or published_at > now() - interval '7 days') is not false
       and ($9::text not like '%reduced%' or reduced_at is not null) is not false
       and ($9::text not like '%no_hoa%' or hoa_fee = 0 and hoa_fee is not null) is not false
       and ($9::text not like '%showings%' or status = 'active' and id in (
              select listing_id from public.availability
              where cardinality(time_slots) > 0
                and date - (now() at time zone 'America/Denver')::date between 1 and 6)) is not false
       and ($11::text[] is null or array(select regexp_replace(f, '^.* view$', 'view') from unnest(features) as f) @> $11)
       and ($12::text[] is null or not array(select regexp_replace(f, '^.* view$', 'view') from unnest(features) as f) && $12)
       and ($13::integer is null or status = 'active' and id in (
              select listing_id from public.availability
              where cardinality(time_slots) > 0 and extract(isodow from date) = $13
                and date - (now() at time zone 'America/Denver')::date between 1 and 6))
       and ($10::text is null or published_at > $10::timestamptz)
       and ($2::text is null or coalesce(search @@ private.search_query($2), false))
       and ($3::float8 is null or (lat between $4 and $6 and case when $3 <= $5
              then lng between $3 and $5 else lng >= $3 or lng <= $5 end))
       and ($8::text is null or lower($8) in (lower(city || ', ' || state), zip_code, 'colorado',
              lower(regexp_replace(address, '^\\d+ (.*) St$', '\\1 Street') || ', ' || city || ', ' || state)))
       ${numbers.join("")}`,
    [
      ...[asked.property_type, asked.search_term, west, south, east, north, asked.status],
      asked.place,
      asked.only,
      asked.since,
      asked.features?.split(","),
      asked.without?.split(","),
      asked.day && { saturday: 6, sunday: 7 }[asked.day],
    ].map((value) => value ?? null),
  );
}

function placeOf([west, south, east, north]: Bounds) {
  return { west, south, east, north };
}

function pick(home: Row | undefined) {
  if (!home) return undefined;
  const { published: _published, ...pin } = home;
  return pin;
}

/** A cell includes its west and south edges; east and north belong to its neighbors. */
function lies({ lat, lng }: { lat: number | null; lng: number | null }, box: Bounds): boolean {
  if (lat === null || lng === null) return false;
  return lng >= box[0] && lng < box[2] && lat >= box[1] && lat < box[3];
}

function reachOf(rows: Row[]): Bounds | null {
  const placed = rows.flatMap(({ lat, lng }) =>
    lat === null || lng === null ? [] : [{ lat, lng }],
  );
  if (placed.length === 0) return null;
  const lats = placed.map(({ lat }) => lat);
  const lngs = placed.map(({ lng }) => lng);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
