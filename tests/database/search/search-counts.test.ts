import { NUMBER_FILTERS } from "@domain/homes/listing-fields.ts";
import { PRICE_BANDS } from "@domain/search/listing-search.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { asActor, idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { draws } from "../../support/fuzz.ts";
import { insertManyHomes } from "../../support/many-homes.ts";
import { makeUser, seeding } from "../../support/props.ts";

/**
 * The counts behind search and map after all kinds of writes: a recount from the homes, written
 * differently from the migration's, finds no difference.
 */
const WRITERS = 4;
const WRITES_EACH = draws(20);

const database = ownDatabase({ connections: WRITERS, people: ["olive"] });

beforeAll(async () => {
  await insertManyHomes(database, { owner: idOf("olive"), rows: 800 });
});

/** SQL for writes to some homes; `homes` selects their ids. */
const WRITES: Record<string, (homes: string) => string> = {
  "a new price": (homes) =>
    `update listings set price = case when random() < 0.1 then null else (random() * 2000000)::integer + 1 end where id in (${homes})`,
  "a new place": (homes) =>
    `update listings set lat = lat + random() - 0.5, lng = lng + random() - 0.5 where id in (${homes})`,
  "removed coordinates": (homes) =>
    `update listings set lat = null, lng = null where id in (${homes})`,
  "the same place": (homes) =>
    `update listings set lat = 39.375, lng = -106.875 where id in (${homes})`,
  "other rooms": (homes) =>
    `update listings set bedrooms = (random() * 8)::integer, bathrooms = nullif((random() * 12)::integer, 12) / 2.0 where id in (${homes})`,
  "another type": (homes) =>
    `update listings set property_type = (array['house', 'condo', 'land'])[1 + (random() * 2)::integer] where id in (${homes})`,
  "another status": (homes) =>
    `update listings set status = (array['active', 'active', 'pending', 'sold', 'draft'])[1 + (random() * 4)::integer] where id in (${homes})`,
  "another town": (homes) =>
    `update listings set city = 'Salt  lake', zip_code = '84101', county = '' where id in (${homes})`,
  "another street": (homes) =>
    `update listings set address = '7 n. Elm ave, Unit 3' where id in (${homes})`,
  "a hidden street": (homes) =>
    `update listings set address_hidden = true where status <> 'draft' and id in (${homes})`,
  "other words": (homes) => `update listings set description = 'Repainted' where id in (${homes})`,
  "nothing of it": (homes) => `delete from listings where id in (${homes})`,
  "a twin": (
    homes,
  ) => `insert into listings (user_id, title, address, city, state, zip_code, time_zone,
      price, property_type, bedrooms, bathrooms, status, published_at, lat, lng)
    select user_id, title, coalesce(nullif(address, ''), '1 Elm St'), city, state, zip_code, time_zone, price, property_type, bedrooms,
      bathrooms, status, published_at, lat, lng from listings where id in (${homes})`,
};

describe("the counts are right", () => {
  it("counts are right after many homes are inserted at once, and they aren't empty", async () => {
    expect(await drift()).toEqual([]);
    const [row] = await database.query<{ cells: number; homes: number }>(
      `select (select count(*) from private.map_cells) as cells,
              (select sum(n) from private.listing_counts where grain = 'all') as homes`,
    );
    expect(row?.cells).toBeGreaterThan(1000);
    expect(row?.homes).toBe(740);
  });

  it.each(Object.entries(WRITES))("counts are right after %s", async (_, write) => {
    await seeding(database, write(someHomes(0, 40)));
    expect(await drift()).toEqual([]);
  });

  it("counts are right after an owner changes the address, which removes the coordinates", async () => {
    const [home] = await database.query<{ id: string }>(
      "select id from listings where status = 'active' and lat is not null limit 1",
    );
    await asActor(database, { person: "olive" }, (tx) =>
      tx.query("update listings set address = '5 Elm St' where id = $1", [home?.id]),
    );
    const [after] = await database.query("select lat from listings where id = $1", [home?.id]);
    expect(after).toEqual({ lat: null });
    expect(await drift()).toEqual([]);
  });

  it("counts are right after a write that was rolled back", async () => {
    const undone = database.transaction(async (tx) => {
      await tx.exec("delete from listings");
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await drift()).toEqual([]);
  });

  it(`counts are right after ${WRITERS} concurrent writers, none of which had to give up`, async () => {
    const names = Object.keys(WRITES);
    const writer = async (part: number) => {
      for (let n = 0; n < WRITES_EACH; n += 1) {
        const name = names[(n * 7 + part * 3) % names.length] ?? "";
        await seeding(database, WRITES[name]?.(someHomes(part, 1 + (n % 3) * 10)) ?? "");
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, (_, part) => writer(part)));
    expect(await drift()).toEqual([]);
  });

  it("counts are right while an import is open, without anybody waiting for it", async () => {
    const total = async () => {
      const [row] = await database.query<{ total: number }>(
        "select (public.search_listings() ->> 'total')::int as total",
      );
      return row?.total ?? 0;
    };
    const before = await total();
    await database.transaction(async (importing) => {
      await importing.exec("set local app.seeding = 'on'");
      await importing.exec(WRITES["a twin"]?.("select id from listings") ?? "");
      // The statement was large enough to take its own changes into the counts.
      expect(await importing.query("select from private.home_changes")).toEqual([]);
      const publishing = database.transaction(async (tx) => {
        await tx.exec("set local lock_timeout = '2s'; set local app.seeding = 'on'");
        await tx.exec(
          WRITES["a twin"]?.("select id from listings where status = 'active' limit 20") ?? "",
        );
      });
      await publishing;
      expect(await total()).toBe(before + 20);
    });
    expect(await total()).toBeGreaterThan(before * 2);
    expect(await drift()).toEqual([]);
  });

  it("counts are right after the owner's account is deleted, and nothing is left behind", async () => {
    await database.query("delete from auth.users where id = $1", [idOf("olive")]);
    await database.exec("select private.count_changes()");
    const left = await database.query(
      "select 1 from private.map_cells union all select 1 from private.listing_counts union all select 1 from private.places",
    );
    expect(left).toEqual([]);
  });

  it("counts are right after everything is deleted at once", async () => {
    await makeUser(database, "olive");
    await insertManyHomes(database, { owner: idOf("olive"), rows: 50 });
    await database.exec("truncate public.listings cascade");
    expect(await drift()).toEqual([]);
  });
});

it("the dropdowns offer only what the counts can tell apart", async () => {
  const [row] = await database.query<{ bands: number[]; steps: number[] }>(
    "select private.price_bands() as bands, private.price_steps() as steps",
  );
  const bounds = PRICE_BANDS.map(({ min }) => min).filter((min) => min > 0);
  expect(row?.bands).toEqual(bounds);
  expect(row?.steps).toEqual(expect.arrayContaining(bounds));
  const most = (name: string) =>
    Math.max(...(NUMBER_FILTERS.find((filter) => filter.name === name)?.choices ?? []));
  expect([most("min_bedrooms"), most("min_bathrooms")]).toEqual([5, 4]);
});

/** Writers have homes of their own, so they only meet in the counts. */
function someHomes(part: number, most: number): string {
  return `select id from listings where abs(hashtext(id::text)) % ${WRITERS} = ${part} order by random() limit ${most}`;
}

/** Counts that differ from the homes once all changes are in them, including rows that count nothing. */
async function drift(): Promise<string[]> {
  await database.exec("select private.count_changes()");
  const rows = await database.query<{ wrong: string }>(`
    with homes as (
      select l.*, (select count(*) from unnest(private.price_steps()) as e where e <= price) as step,
        (select count(*) from unnest(private.price_bands()) as e where e <= price) as band,
        case when bedrooms is null then -1 when bedrooms > 5 then 5 else bedrooms end as beds,
        case when bathrooms is null then -1 when bathrooms >= 4 then 4 else trunc(bathrooms) end as baths
      from public.listings l where status in ('active', 'pending')
    ), kinds as (
      select grain, id, status, lat, lng,
        case when grain in ('all', 'price', 'prices') then '' else property_type end as property_type,
        case when grain = 'all' then 0 when price is null then -1 when grain = 'band' then band
             when grain in ('prices', 'steps') then div(step, 16) else step end as price,
        case when grain in ('band', 'step', 'steps') then beds else 0 end as beds,
        case when grain in ('band', 'step', 'steps') then baths else 0 end as baths
      from homes cross join unnest(array['all', 'price', 'prices', 'band', 'step', 'steps']) as grain
    ), counts as (
      select grain, property_type, price, beds, baths, status, count(*) as n,
        count(*) filter (where lat is null) as unmapped
      from kinds group by 1, 2, 3, 4, 5, 6
    ), cells as (
      select grain, level, floor((lat + 90) / (360.0::float8 / 2 ^ level)) as y,
        floor((lng + 180) / (360.0::float8 / 2 ^ level)) as x,
        property_type, price, beds, baths, status,
        count(*) as n, sum(round(lat * 1000000)) as lat, sum(round(lng * 1000000)) as lng
      from kinds join (values ('all', 14), ('band', 12), ('price', 10), ('prices', 10)) as depths (grain, depth) using (grain)
      cross join generate_series(6, depth) as level
      where lat is not null group by 1, 2, 3, 4, 5, 6, 7, 8, 9
    ), told as (
      select concat_ws(' ', 'home', grain, property_type, price, beds, baths, status, n, unmapped) as line from counts
      union all
      select concat_ws(' ', 'cell', grain, level, y, x, property_type, price, beds, baths, status, n, lat, lng)
      from cells
      union all
      select concat_ws(' ', 'place', kind, private.place_key(label), count(*))
      from homes cross join lateral (values
        ('town', initcap(regexp_replace(city, '\\s+', ' ', 'g')) || ', ' || state), ('zip', zip_code),
        ('county', nullif(county, '') || ', ' || state), ('state', private.state_name(state)),
        ('street', case when not address_hidden then private.street_of(address) || ', ' || city || ', ' || state end)
      ) as place (kind, label)
      where label is not null group by kind, private.place_key(label)
    ), stored as (
      select concat_ws(' ', 'home', grain, property_type, price, bedrooms, bathrooms, status, n, unmapped) as line
      from private.listing_counts
      union all
      select concat_ws(' ', 'cell', grain, level, y, x, property_type, price, bedrooms, bathrooms, status, n, lat, lng)
      from private.map_cells
      union all
      select concat_ws(' ', 'place', kind, key, n) from private.places
      union all
      select 'change' from private.home_changes
    )
    (select 'missing: ' || line as wrong from (select * from told except all select * from stored) as lines limit 5)
    union all
    (select 'wrong: ' || line from (select * from stored except all select * from told) as lines limit 5)`);
  return rows.map((row) => row.wrong);
}
