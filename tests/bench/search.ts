import { performance } from "node:perf_hooks";
import {
  applyMigrations,
  bootstrapDatabase,
  type Database,
  openPostgres,
} from "../../local/database.ts";
import { idOf } from "../support/actors.ts";
import { insertManyHomes } from "../support/many-homes.ts";
import { startNativePostgres } from "../support/native-postgres.ts";
import { makeUser } from "../support/props.ts";
import { HEADING, measure, report } from "./clock.ts";
import { DROP_DOWNS, FREE_PRICES, TERMS, viewAround } from "./questions.ts";

/**
 * How long search and map take on a native Postgres 17 with many homes, compared with a plain
 * count(*): `npx tsx tests/bench/search.ts [rows]`. Figures are round trips in milliseconds over
 * one connection, as a visitor.
 */
const rows = Number(process.argv[2] ?? 100_000);
const server = await startNativePostgres();
try {
  const database = openPostgres(server.url, { max: 1 });
  await prepare(database);
  console.log(`\n${HEADING}`);
  await measureSearch(database);
  await measureMap(database);
  await measureWrites(database, server.url);
  await database.close();
} finally {
  await server.stop();
}

async function prepare(database: Database): Promise<void> {
  await bootstrapDatabase(database);
  await applyMigrations(database);
  await makeUser(database, "olive");
  const started = performance.now();
  await insertManyHomes(database, { owner: idOf("olive"), rows });
  await database.exec("vacuum analyze");
  const [size] = await database.query<{ text: string }>(
    `select format('%s cells, %s counts; listings %s, cells %s',
       (select count(*) from private.map_cells), (select count(*) from private.listing_counts),
       pg_size_pretty(pg_total_relation_size('public.listings')),
       pg_size_pretty(pg_total_relation_size('private.map_cells'))) as text`,
  );
  console.log(
    `${rows} homes in ${Math.round((performance.now() - started) / 1000)} s: ${size?.text}`,
  );
}

async function measureSearch(database: Database): Promise<void> {
  const page = await measure(database, "page + total, every drop-down", DROP_DOWNS, (where) => [
    `select public.search_listings(${where.args}) as answer`,
  ]);
  const naive = await measure(
    database,
    "  the same with select + count(*)",
    DROP_DOWNS.filter((_, n) => n % 9 === 0),
    (where) => [
      `select count(*) from public.listings l where l.status = 'active' ${where.sql}`,
      `select id, title, price from public.listings l where l.status = 'active' ${where.sql}
       order by published_at desc, id desc limit 24`,
    ],
    "superuser",
  );
  console.log(`  ratio ${(page / naive).toFixed(2)}`);
  await measure(database, "page of a free price range", FREE_PRICES, (args) => [
    `select public.search_listings(${args}) as answer`,
  ]);
  await measure(database, "by price, up and down", DROP_DOWNS.slice(0, 200), (where, n) => [
    `select public.search_listings(${where.args}, sort => '${n % 2 ? "price_asc" : "price_desc"}') as answer`,
  ]);
  await measure(database, "deep page", await cursors(database), (cursor) => [
    `select public.search_listings(page_cursor => '${cursor}') as answer`,
  ]);
  for (const [name, terms] of Object.entries(TERMS)) {
    await measure(database, `words: ${name}`, terms, (term) => [
      `select public.search_listings('{"search_term": "${term}"}') as answer`,
    ]);
  }
}

async function measureMap(database: Database): Promise<void> {
  const centers = await database.query<{ lat: number; lng: number }>(
    `select lat, lng from public.listings where status = 'active' and lat is not null
     order by md5(id::text) limit 30`,
  );
  const [dense] = await database.query<{ lat: number; lng: number }>(
    `select avg(lat) as lat, avg(lng) as lng from public.listings where city = 'Town1' and lat < 39`,
  );
  for (let zoom = 4; zoom <= 15; zoom += 1) {
    const views = [
      ...centers,
      ...Array.from({ length: 10 }, () => dense ?? { lat: 39, lng: -105 }),
    ].flatMap((center) =>
      [
        "",
        `, filters => '{"property_type": "house", "min_price": 300000, "max_price": 500000, "min_bedrooms": 2}'`,
      ].map((filter) => ({ ...viewAround(center, zoom), filter })),
    );
    await measure(database, `map at zoom ${zoom}, along the cells`, views, (view) => [
      `select public.map_listings(${view.args}${view.filter}) as answer`,
    ]);
    if (zoom % 4 === 0)
      await measure(database, `  list beside it`, views, (view) => [
        `select public.search_listings(${view.named}${view.filter}) as answer`,
      ]);
  }
  const views = centers.map((center) => viewAround(center, 5, false));
  await measure(database, "map at zoom 5, any bounds", views, (view) => [
    `select public.map_listings(${view.args}) as answer`,
  ]);
  await measure(database, "map at zoom 5, a free price range", views, (view, n) => [
    `select public.map_listings(${view.args}, filters => '{"min_price": ${123_456 + n}}') as answer`,
  ]);
  await measure(database, "map at zoom 5, a rare word", views, (view, n) => [
    `select public.map_listings(${view.args}, filters => '{"search_term": "town${n + 30}"}') as answer`,
  ]);
  await measure(database, "map at zoom 5, a frequent word", views.slice(0, 10), (view) => [
    `select public.map_listings(${view.args}, filters => '{"search_term": "porch"}') as answer`,
  ]);
}

async function measureWrites(database: Database, url: string): Promise<void> {
  const some = await database.query<{ id: string }>(
    "select id from public.listings where status = 'active' order by md5(id::text) limit 400",
  );
  await measure(
    database,
    "reprice, with all counts",
    some,
    ({ id }, n) => [`update public.listings set price = ${100_000 + n * 997} where id = '${id}'`],
    "superuser",
  );
  await measure(
    database,
    "publish, with all counts",
    some,
    ({ id }) => [
      `insert into public.listings (user_id, title, address, city, state, zip_code, price, status, lat, lng, time_zone)
       select user_id, title, address, city, state, zip_code, price, 'active', lat, lng, time_zone
       from public.listings where id = '${id}'`,
    ],
    "superuser",
  );
  const writers = openPostgres(url, { max: 4 });
  const times: number[] = [];
  await Promise.all(
    [0, 1, 2, 3].map(async (writer) => {
      for (const { id } of some.filter((_, n) => n % 4 === writer)) {
        const started = performance.now();
        await writers.query("update public.listings set price = price + 100000 where id = $1", [
          id,
        ]);
        times.push(performance.now() - started);
      }
    }),
  );
  await writers.close();
  report("reprice, four writers at once", times);
}

async function cursors(database: Database): Promise<string[]> {
  const found = await database.query<{ page_cursor: string }>(
    `select (to_jsonb(published_at) #>> '{}') || '_' || id as page_cursor from public.listings
     where status = 'active' order by md5(id::text) limit 300`,
  );
  return found.map((row) => row.page_cursor);
}
