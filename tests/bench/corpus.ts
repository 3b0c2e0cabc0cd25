import { performance } from "node:perf_hooks";
import {
  applyMigrations,
  bootstrapDatabase,
  type Database,
  openPostgres,
} from "../../local/database.ts";
import { createDatabaseOn } from "../support/database-server.ts";
import { CROWDED_OWNER, insertManyHomes } from "../support/many-homes.ts";

/** A separate database for `fillCorpus`. */
export async function buildCorpus(
  serverUrl: string,
  rows: number,
  homesOnly = false,
): Promise<{ database: Database; url: string }> {
  const { url, close } = await createDatabaseOn(serverUrl, { template: "template1" });
  await close();
  const database = openPostgres(url, { max: 1 });
  const started = performance.now();
  await bootstrapDatabase(database);
  await applyMigrations(database);
  await fillCorpus(database, rows, homesOnly);
  console.error(`${rows} homes in ${Math.round((performance.now() - started) / 1000)} s`);
  return { database, url };
}

/**
 * Fills a database with that many homes, a tenth of them around one city: each has three photos and two
 * showings, one in four is open to showings, and one owner has 220 homes with 22,000 showings. Loaded
 * like a backup, without triggers and with indexes last; the homes are counted afterwards.
 * @param database has one connection.
 * @param homesOnly leaves out photos, showings and open days, which take longer to load than the homes.
 */
export async function fillCorpus(
  database: Database,
  rows: number,
  homesOnly = false,
): Promise<void> {
  await database.exec("set session_replication_role = replica; set maintenance_work_mem = '512MB'");
  await insertOwners(database, rows);
  await withoutIndexes(database, "listings", () =>
    insertManyHomes(database, { rows, crowd: 10, batch: 50_000 }),
  );
  if (!homesOnly) {
    await database.exec(PHOTOS);
    await withoutIndexes(database, "bookings", () => database.exec(SHOWINGS));
    await withoutIndexes(database, "availability", () => database.exec(OPEN_DAYS));
  }
  await database.exec("set session_replication_role = origin");
  await countHomes(database);
  await database.query("vacuum analyze");
  // Otherwise the server writes the loaded rows to disk while the first part is measured.
  await database.query("checkpoint");
}

async function insertOwners(database: Database, rows: number): Promise<void> {
  await database.exec(`
    insert into auth.users (id, email, email_confirmed_at)
    select md5('owner ' || n)::uuid, 'owner' || n || '@example.com', now()
    from generate_series(0, ${Math.ceil(rows / 10)}) as n;
    insert into public.profiles (id)
    select id from auth.users`);
}

/** Many rows take half the time when their indexes are built afterwards. */
export async function withoutIndexes(
  database: Database,
  table: string,
  load: () => Promise<unknown>,
): Promise<void> {
  const indexes = await database.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = $1::regclass and not exists (
       select from pg_constraint where conindid = indexrelid)`,
    [`public.${table}`],
  );
  for (const { name } of indexes) await database.exec(`drop index ${name}`);
  await load();
  for (const { definition } of indexes) await database.exec(definition);
}

/** All rows are inserted together, into empty tables, so that each row of counts is written once. */
async function countHomes(database: Database): Promise<void> {
  await database.exec(`
    set work_mem = '512MB';
    insert into private.home_changes (property_type, price, bedrooms, bathrooms, lat, lng, n, status, places, keys)
    select property_type, price, bedrooms, bathrooms, lat, lng, 1, status, labels, private.place_keys(labels)
    from public.listings, private.place_labels(address, city, state, zip_code, county, address_hidden) as labels
    where status in ('active', 'pending');
    select private.count_changes();
    reset work_mem`);
}

/** The lists only: no search reads the photos themselves. */
const PHOTOS = `
  insert into private.photo_lists (listing_id, images)
  select l.id, (select json_agg(json_build_object(
    'path', 'demo/' || l.id || '-' || n || '.webp', 'alt', 'The front of the house in the evening',
    'width', 1600, 'height', 1200, 'blur_hash', null, 'widths', array[480, 960, 1440])) from generate_series(0, 2) as n)
  from public.listings l`;

/** Each home has one past and one future showing; the crowded owner's have a hundred. */
const SHOWINGS = `
  insert into public.bookings (id, listing_id, owner_id, visitor_name, visitor_email, visitor_phone,
    date, time, starts_at, ends_at, status)
  select gen_random_uuid(), l.id, l.user_id, 'Vera Visitor', 'vera' || n || '@example.com', '303-555-0100',
    day, '10:00', (day + time '10:00') at time zone 'America/Denver', (day + time '11:00') at time zone 'America/Denver',
    case when n % 2 = 0 then (array['completed', 'cancelled'])[1 + n % 4 / 2]
         else (array['pending', 'confirmed'])[1 + n % 4 / 2] end
  from (
    select *, case when title like 'Large%' then 3 else 0 end as later from public.listings
  ) as l
  cross join lateral generate_series(
    0, case when l.user_id = '${CROWDED_OWNER}' then 99 else 1 end) as n
  cross join lateral (
    select current_date + case when n % 2 = 0 then -2 - n * 3 - later else 2 + n / 2 + later end as day
  ) as dated`;

/** The next nine days of one home in four, each with four times. */
const OPEN_DAYS = `
  insert into public.availability (listing_id, user_id, date, time_slots)
  select l.id, l.user_id, current_date + n, array['10:00', '11:00', '14:00', '18:00']::time[]
  from public.listings l cross join generate_series(0, 8) as n
  where l.status = 'active' and get_byte(uuid_send(l.id), 0) % 4 = 0`;
