-- How many homes are for sale, broken down by the filters of the search: overall, and in each cell of
-- the map. Search and map read their totals here instead of counting the homes.
--
-- Triggers update the counts in the transaction that writes a listing, so an owner sees the change at
-- once. Active and pending homes are counted separately, so a search for active homes has exact totals
-- too. Coordinates are summed as integers, in millionths of a degree: sums of floats would drift.

-- The edges of the price bands, as in domain/listing-search.ts.
create function private.price_bands() returns integer[]
language sql immutable parallel safe set search_path = '' as $$
  select array[300000, 500000, 750000, 1000000];
$$;

-- The round prices that people usually type. Includes the edges of the bands.
create function private.price_steps() returns integer[]
language sql immutable parallel safe set search_path = '' as $$
  select array(select generate_series(50000, 1000000, 50000))
      || array(select generate_series(1250000, 3000000, 250000));
$$;

create table private.listing_counts (
  is_mapped boolean not null,
  property_type text not null,
  price_step smallint not null,
  bedrooms smallint not null,
  bathrooms smallint not null,
  n integer not null,
  status text not null,
  constraint listing_counts_pkey
    primary key (is_mapped, property_type, price_step, bedrooms, bathrooms, status)
);
comment on table private.listing_counts is
  'How many active and pending homes of each kind there are. Five bedrooms means five or more, four bathrooms four or more; -1 means unknown.';
comment on column private.listing_counts.price_step is 'Index into private.price_steps().';

-- A cell is a square of 360/2^level degrees, counted from the southwest.
create table private.map_cells (
  level smallint not null,
  is_whole boolean not null,
  y integer not null,
  x integer not null,
  property_type text not null,
  price_band smallint not null,
  bedrooms smallint not null,
  bathrooms smallint not null,
  n integer not null,
  lat bigint not null,
  lng bigint not null,
  status text not null,
  constraint map_cells_pkey
    primary key (level, is_whole, y, x, property_type, price_band, bedrooms, bathrooms, status)
);
comment on table private.map_cells is
  'Active and pending homes in each cell of the map: per status, one row for all of them (is_whole) and one for each kind.';
comment on column private.map_cells.lat is 'Sum over the homes, in millionths of a degree, as is lng.';

alter table private.listing_counts enable row level security;
alter table private.map_cells enable row level security;
revoke all on private.listing_counts, private.map_cells from anon, authenticated, service_role;
grant select on private.listing_counts, private.map_cells to service_role;

create policy "The service role reads the counts" on private.listing_counts
  for select to service_role using (true);
create policy "The service role reads the cells" on private.map_cells
  for select to service_role using (true);

-- A home to add (n = 1) or to remove (n = -1).
create type private.home_change as (
  property_type text, price integer, bedrooms smallint, bathrooms real,
  lat double precision, lng double precision, n integer, status text
);

create function private.count_homes(changes private.home_change[]) returns void
language plpgsql set search_path = '' as $$
declare
  goes constant boolean := exists (select 1 from unnest(changes) as c where c.n < 0);
  counted private.listing_counts[];
  placed private.map_cells[];
begin
  counted := array(
    select row(c.lat is not null, c.property_type,
               coalesce(width_bucket(c.price, private.price_steps()), -1),
               least(coalesce(c.bedrooms, -1), 5), least(coalesce(floor(c.bathrooms), -1), 4),
               sum(c.n), c.status)::private.listing_counts
    from unnest(changes) as c
    group by c.lat is not null, c.property_type, width_bucket(c.price, private.price_steps()),
             least(coalesce(c.bedrooms, -1), 5), least(coalesce(floor(c.bathrooms), -1), 4), c.status
    having sum(c.n) <> 0
  );
  insert into private.listing_counts as counts
  select * from unnest(counted) as c
  order by c.is_mapped, c.property_type, c.price_step, c.bedrooms, c.bathrooms, c.status
  on conflict on constraint listing_counts_pkey do update set n = counts.n + excluded.n;

  placed := array(
    select row(level, kind.is_whole, floor((c.lat + 90) * (1 << level) / 360), floor((c.lng + 180) * (1 << level) / 360),
               kind.property_type, kind.price_band, kind.bedrooms, kind.bathrooms,
               sum(c.n), sum(c.n * round(c.lat * 1000000)), sum(c.n * round(c.lng * 1000000)), c.status
              )::private.map_cells
    from unnest(changes) as c
    cross join generate_series(6, 11) as level
    cross join lateral (
      values (true, '', 0, 0, 0),
             (false, c.property_type, coalesce(width_bucket(c.price, private.price_bands()), -1),
              least(coalesce(c.bedrooms, -1), 5), least(coalesce(floor(c.bathrooms), -1), 4))
    ) as kind (is_whole, property_type, price_band, bedrooms, bathrooms)
    where c.lat is not null
    group by level, kind.is_whole, floor((c.lat + 90) * (1 << level) / 360), floor((c.lng + 180) * (1 << level) / 360),
             kind.property_type, kind.price_band, kind.bedrooms, kind.bathrooms, c.status
    having sum(c.n) <> 0 or sum(c.n * round(c.lat * 1000000)) <> 0
        or sum(c.n * round(c.lng * 1000000)) <> 0
  );
  insert into private.map_cells as cells
  select * from unnest(placed) as c
  order by c.level, c.is_whole, c.y, c.x, c.property_type, c.price_band, c.bedrooms, c.bathrooms, c.status
  on conflict on constraint map_cells_pkey do update
    set n = cells.n + excluded.n, lat = cells.lat + excluded.lat, lng = cells.lng + excluded.lng;

  if goes then
    delete from private.listing_counts as counts using unnest(counted) as c
    where (counts.is_mapped, counts.property_type, counts.price_step, counts.bedrooms, counts.bathrooms, counts.status)
        = (c.is_mapped, c.property_type, c.price_step, c.bedrooms, c.bathrooms, c.status)
      and counts.n = 0;
    delete from private.map_cells as cells using unnest(placed) as c
    where (cells.level, cells.is_whole, cells.y, cells.x, cells.property_type, cells.price_band, cells.bedrooms, cells.bathrooms, cells.status)
        = (c.level, c.is_whole, c.y, c.x, c.property_type, c.price_band, c.bedrooms, c.bathrooms, c.status)
      and cells.n = 0;
  end if;
end;
$$;

create function private.follow_listings() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changes private.home_change[] := '{}';
begin
  if tg_op <> 'INSERT' then
    changes := array(
      select row(l.property_type, l.price, l.bedrooms, l.bathrooms, l.lat, l.lng, -1, l.status)::private.home_change
      from old_homes l where l.status in ('active', 'pending'));
  end if;
  if tg_op <> 'DELETE' then
    changes := changes || array(
      select row(l.property_type, l.price, l.bedrooms, l.bathrooms, l.lat, l.lng, 1, l.status)::private.home_change
      from new_homes l where l.status in ('active', 'pending'));
  end if;
  if cardinality(changes) > 0 then
    perform private.count_homes(changes);
  end if;
  return null;
end;
$$;

create trigger count_inserted_homes after insert on public.listings
  referencing new table as new_homes
  for each statement execute function private.follow_listings();
create trigger count_updated_homes after update on public.listings
  referencing old table as old_homes new table as new_homes
  for each statement execute function private.follow_listings();
create trigger count_deleted_homes after delete on public.listings
  referencing old table as old_homes
  for each statement execute function private.follow_listings();

create function private.forget_homes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.listing_counts where n <> 0;
  delete from private.map_cells where n <> 0;
  return null;
end;
$$;

create trigger forget_homes after truncate on public.listings
  for each statement execute function private.forget_homes();
