import { NUMBER_FIELDS } from "@domain/homes/listing-fields.ts";
import type { Sql } from "../../local/database.ts";
import { idOf } from "./actors.ts";

/** Fields that can be searched for besides price and rooms: often unset, otherwise near the values on offer. */
const FURTHER = NUMBER_FIELDS.filter(
  ({ name, filters }) => filters && !["price", "bedrooms", "bathrooms"].includes(name),
).map(({ name, range: [least, limit], decimals, filters = [] }) => {
  const most = Math.max(...filters.flatMap(({ choices = [] }) => choices));
  const step = decimals ? 0.25 : 1;
  const steps = `round(random() * random() * ${((most - least) * 1.5) / step})`;
  return { name, drawn: `least(${least} + ${steps} * ${step}, ${limit})` };
});

/**
 * Many homes to search: crowded in a few towns, some on the edges of cells or at the same place,
 * some without a price, coordinates or rooms, with words from frequent to rare. The superuser
 * writes them in batches for an existing owner, or, without one, ten for each of `owner <n>` and 220
 * for CROWDED_OWNER. The same seed gives the same homes.
 */
export async function insertManyHomes(
  sql: Sql,
  options: { owner?: string; rows: number; seed?: number; batch?: number; crowd?: number },
): Promise<void> {
  const { owner, rows, seed = 0.5, batch = 10_000, crowd = 3 } = options;
  const insert = insertOf(await columnsOfListings(sql));
  for (let from = 0; from < rows; from += batch) {
    const to = Math.min(from + batch, rows);
    await sql.transaction(async (tx) => {
      await tx.exec(`set local app.seeding = 'on'; select setseed(${(seed + from / 1e9) % 1})`);
      await tx.query(insert, [owner ?? null, from + 1, to, crowd]);
    });
  }
}

export const CROWDED_OWNER = idOf("owner 0");

/** A database of an earlier release lacks the columns of fields that were described since. */
async function columnsOfListings(sql: Sql): Promise<Set<string>> {
  const columns = await sql.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = 'public.listings'::regclass and attnum > 0 and not attisdropped`,
  );
  return new Set(columns.map(({ name }) => name));
}

/** Every third home, or `crowd`th, is in the largest town; towns are 0.15° wide. */
function insertOf(columns: ReadonlySet<string>): string {
  const further = FURTHER.filter(({ name }) => columns.has(name));
  return `
  insert into public.listings (user_id, title, address, city, state, zip_code, county, price, property_type,
    bedrooms, bathrooms, description, features, status, time_zone, published_at, sold_at, lat, lng
    ${further.map(({ name }) => `, ${name}`).join("")})
  select coalesce($1, md5('owner ' || case when n <= 220 then 0 else n / 10 end)::uuid), adjective || ' home ' || n, n || ' ' || street || ' St', 'Town' || town, 'CO',
    lpad((10000 + town)::text, 5, '0'),
    case when town % 40 = 0 then (array['Gilpin County', 'Teller County'])[1 + town / 40 % 2] else '' end,
    case when n % 23 = 0 then null when n % 5 = 0 then 50000 * (1 + (random() * 30)::integer)
         else (60000 + exp(random() * 4) * 40000)::integer end,
    (array['house', 'house', 'house', 'condo', 'townhouse', 'land'])[1 + (random() * 5)::integer],
    case when n % 17 = 0 then null else least((random() * random() * 10)::integer, 9) end,
    case when n % 19 = 0 then null else (random() * random() * 12)::integer / 2.0 end,
    'With a ' || feature || ' and ' || (random() * 3000)::integer || 'rare' || (random() * 30000)::integer
      || ' near the ' || street || repeat(' A quiet street, close to schools and shops.', 8),
    array[feature, street || ' view'],
    status, 'America/Denver', now() - n * interval '7 seconds' - random() * interval '1 day',
    case status when 'sold' then now() - n % 300 * interval '1 day' end,
    case place when 0 then null when 1 then 39.375 when 2 then 45 else lat end,
    case place when 0 then null when 1 then -106.875 when 2 then -90 else lng end
    ${further.map(({ drawn }) => `, case when random() < 0.3 then null else ${drawn} end`).join("")}
  from (
    select n, town, n % 29 as place,
      case when n % 10 = 0 then (array['draft', 'pending', 'sold', 'withdrawn'])[1 + (n / 10) % 4]
           else 'active' end as status,
      25.5 + mod(town * 7919, 2300) / 100.0 + (random() + random() + random() - 1.5) / 10 as lat,
      -123.5 + mod(town * 104729, 5600) / 100.0 + (random() + random() + random() - 1.5) / 10 as lng,
      (array['Quiet', 'Sunny', 'Large', 'Tidy', 'Restored'])[1 + (random() * 4)::integer] as adjective,
      (array['Oak', 'Maple', 'Harbor', 'Summit', 'Prairie', 'Willow'])[1 + (random() * 5)::integer] as street,
      (array['garage', 'garage', 'garage', 'porch', 'fireplace', 'pool', 'sauna'])[1 + (random() * 6)::integer] as feature
    from (
      select n, (case when n % $4::integer = 0 then 1 else 1 + power(random(), 2) * 400 end)::integer as town
      from generate_series($2::integer, $3::integer) as n
    ) as numbered
  ) as drawn`;
}
