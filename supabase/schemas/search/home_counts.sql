-- How many homes are for sale, broken down by the filters of the search: overall, and in each cell of the map. Search
-- and map read their totals here instead of counting the homes (decision 17).
--
-- A transaction that writes a listing only appends to private.home_changes: no writer waits for another's counts,
-- however long an import stays open, and owners see their change right away. A total is the stored count plus the
-- changes that are not in it yet. The clock merges them into the counts once a minute, and so does every 500th change
-- (decision 76).
--
-- Active and pending homes are counted separately, so a search for active homes has exact totals too. Coordinates are
-- summed as integers, in millionths of a degree: sums of floats would drift.

-- The edges of the price bands; domain/search/listing-search.ts has the same.
create function private.price_bands() returns integer[]
language sql immutable parallel safe set search_path = '' as $$
  select array[300000, 500000, 750000, 1000000];
$$;

-- Finer edges, for any price range: counts are kept for ranges between two edges, and only the homes between
-- an end and the nearest edge are read. Includes the edges of the bands.
create function private.price_steps() returns integer[]
language sql immutable parallel safe set search_path = '' as $$
  select array(select generate_series(2500, 497500, 2500))
      || array(select generate_series(500000, 995000, 5000))
      || array(select generate_series(1000000, 1975000, 25000))
      || array(select generate_series(2000000, 3000000, 250000));
$$;

-- A row's grain is what it distinguishes: nothing ('all'); the price step ('price'); type, price band and rooms ('band');
-- type, price step and rooms ('step'). 'prices' and 'steps' count sixteen steps together, so that a wide range takes
-- few rows. Columns that a row doesn't distinguish are '' or 0.
create table private.listing_counts (
  grain text not null check (grain in ('all', 'price', 'prices', 'band', 'step', 'steps')),
  property_type text not null,
  price smallint not null,
  bedrooms smallint not null,
  bathrooms smallint not null,
  n integer not null,
  unmapped integer not null,
  status text not null,
  constraint listing_counts_pkey primary key (grain, property_type, price, bedrooms, bathrooms, status)
);
comment on table private.listing_counts is
  'How many active and pending homes of each kind there are, without private.home_changes. Five bedrooms means five or more, four bathrooms four or more; -1 means unknown.';
comment on column private.listing_counts.price is 'Index into private.price_bands() or private.price_steps(), or a sixteenth of it.';
comment on column private.listing_counts.unmapped is 'How many of them have no coordinates.';

-- A cell is a square of 360/2^level degrees, counted from the southwest.
create table private.map_cells (
  grain text not null check (grain in ('all', 'price', 'prices', 'band')),
  level smallint not null,
  y integer not null,
  x integer not null,
  property_type text not null,
  price smallint not null,
  bedrooms smallint not null,
  bathrooms smallint not null,
  n integer not null,
  lat bigint not null,
  lng bigint not null,
  status text not null,
  constraint map_cells_pkey
    primary key (grain, level, y, x, property_type, price, bedrooms, bathrooms, status)
);
comment on table private.map_cells is
  'Active and pending homes in each cell of the map, as in private.listing_counts.';
comment on column private.map_cells.lat is 'Like lng, the sum over the homes, in millionths of a degree.';

-- The deepest level that has cells of a grain. All homes together are counted down to cells of 2.4 km,
-- because a view of a city holds more homes than can be read in time; filtered, it holds fewer.
create function private.cell_depth(grain text) returns integer
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return case grain when 'all' then 14 when 'band' then 12 when 'price' then 10 when 'prices' then 10 end;
end;
$$;

create table private.home_changes (
  id bigint generated always as identity primary key,
  property_type text not null,
  price integer,
  bedrooms smallint,
  bathrooms real,
  lat double precision,
  lng double precision,
  n integer not null,
  status text not null,
  places text[] not null default '{}',
  keys text[] not null default '{}'
);
comment on table private.home_changes is
  'Homes that came (n = 1) or went (n = -1) and are not yet in private.listing_counts, private.map_cells and private.places.';
comment on column private.home_changes.places is 'The labels of the home''s places, in the order of private.place_kinds().';
comment on column private.home_changes.keys is 'Their keys (private.place_keys), which a search would have to work out for every row.';

-- Places with homes for sale, which the search box suggests.
create table private.places (
  key text collate "C" not null,
  kind text not null check (kind in ('town', 'zip', 'county', 'state', 'street')),
  label text not null,
  start text collate "C" not null,
  n integer not null,
  constraint places_pkey primary key (key, kind)
);
comment on table private.places is
  'How many active and pending homes each place has, without private.home_changes. A hidden street is in none.';
comment on column private.places.label is 'The label as the place''s first home spells it.';
comment on column private.places.start is 'The beginning that people type first: the key, without the direction of a street.';
-- Finds places by their first letters without reading their rows.
create index places_start on private.places (start, kind, n, key);

select private.only_for_server('select', 'listing_counts', 'map_cells', 'home_changes', 'places');

-- The beginning that people type: a street's name, for example, without the direction before it.
create function private.place_start(key text, kind text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case kind when 'street' then regexp_replace(key, '^([ns]?[ew]|[ns]) (?=\S+ )', '')
    else key end;
$$;

-- Merges the changes into the counts. One transaction at a time does so; others leave theirs to the next.
create function private.count_changes() returns void
language plpgsql set search_path = '' as $$
declare
  gone_counts private.listing_counts[];
  gone_cells private.map_cells[];
  gone_places private.places[];
begin
  if not pg_try_advisory_xact_lock(hashtextextended('home counts', 0)) then
    return;
  end if;
  with taken as (
    delete from private.home_changes returning *
  ), kinds as (
    select kind.*, taken.n, taken.lat, taken.lng, taken.status
    from taken
    cross join lateral (select
      coalesce(width_bucket(taken.price, private.price_bands()), -1) as band,
      coalesce(width_bucket(taken.price, private.price_steps()), -1) as step,
      least(coalesce(taken.bedrooms, -1), 5) as rooms,
      least(coalesce(floor(taken.bathrooms), -1), 4) as baths
    ) as home
    cross join lateral (values
      ('all', '', 0, 0, 0),
      ('price', '', home.step, 0, 0),
      ('prices', '', home.step >> 4, 0, 0),
      ('band', taken.property_type, home.band, home.rooms, home.baths),
      ('step', taken.property_type, home.step, home.rooms, home.baths),
      ('steps', taken.property_type, home.step >> 4, home.rooms, home.baths)
    ) as kind (grain, property_type, price, bedrooms, bathrooms)
  ), counted as (
    insert into private.listing_counts as counts
      (grain, property_type, price, bedrooms, bathrooms, n, unmapped, status)
    select grain, property_type, price, bedrooms, bathrooms,
           sum(n), coalesce(sum(n) filter (where lat is null), 0), status
    from kinds
    group by grain, property_type, price, bedrooms, bathrooms, status
    on conflict on constraint listing_counts_pkey do update
      set n = counts.n + excluded.n, unmapped = counts.unmapped + excluded.unmapped
    returning counts.*
  ), placed as (
    insert into private.map_cells as cells
      (grain, level, y, x, property_type, price, bedrooms, bathrooms, n, lat, lng, status)
    select grain, level, floor((lat + 90) * (1 << level) / 360), floor((lng + 180) * (1 << level) / 360),
           property_type, price, bedrooms, bathrooms,
           sum(n), sum(n * round(lat * 1000000)), sum(n * round(lng * 1000000)), status
    from kinds cross join lateral generate_series(6, private.cell_depth(grain)) as level
    where lat is not null
    group by grain, level, floor((lat + 90) * (1 << level) / 360), floor((lng + 180) * (1 << level) / 360),
             property_type, price, bedrooms, bathrooms, status
    on conflict on constraint map_cells_pkey do update
      set n = cells.n + excluded.n, lat = cells.lat + excluded.lat, lng = cells.lng + excluded.lng
    returning cells.*
  ), visited as (
    insert into private.places as places (key, kind, label, start, n)
    select place.key, place.kind, min(place.label), private.place_start(place.key, place.kind), sum(place.n)
    from (
      select key, kind, label, taken.n
      from taken cross join lateral unnest(taken.keys, taken.places, private.place_kinds()) as place (key, label, kind)
    ) as place
    where place.key <> ''
    group by place.key, place.kind
    on conflict on constraint places_pkey do update set n = places.n + excluded.n
    returning places.*
  )
  select array(select c::private.listing_counts from counted as c where c.n = 0),
         array(select c::private.map_cells from placed as c where c.n = 0),
         array(select p::private.places from visited as p where p.n = 0)
  into gone_counts, gone_cells, gone_places;

  delete from private.listing_counts as counts using unnest(gone_counts) as c
  where (counts.grain, counts.property_type, counts.price, counts.bedrooms, counts.bathrooms, counts.status)
      = (c.grain, c.property_type, c.price, c.bedrooms, c.bathrooms, c.status);
  delete from private.map_cells as cells using unnest(gone_cells) as c
  where (cells.grain, cells.level, cells.y, cells.x, cells.property_type, cells.price, cells.bedrooms, cells.bathrooms, cells.status)
      = (c.grain, c.level, c.y, c.x, c.property_type, c.price, c.bedrooms, c.bathrooms, c.status);
  delete from private.places as places using unnest(gone_places) as p
  where (places.key, places.kind) = (p.key, p.kind);
end;
$$;

-- A home that came (n = 1) or went (n = -1).
create function private.home_change(p_home public.listings, p_n integer) returns private.home_changes
language plpgsql immutable set search_path = '' as $$
begin
  return row(0, p_home.property_type, p_home.price, p_home.bedrooms, p_home.bathrooms, p_home.lat, p_home.lng, p_n,
    p_home.status, private.place_labels(p_home.address, p_home.city, p_home.state, p_home.zip_code, p_home.county,
                                        p_home.address_hidden), '{}')::private.home_changes;
end;
$$;

create function private.count_homes(p_changes private.home_changes[]) returns void
language plpgsql volatile set search_path = '' as $$
declare
  is_time boolean;
begin
  with kept as (
    insert into private.home_changes (property_type, price, bedrooms, bathrooms, lat, lng, n, status, places, keys)
    select c.property_type, c.price, c.bedrooms, c.bathrooms, c.lat, c.lng, sum(c.n), c.status, c.places,
           private.place_keys(c.places)
    from unnest(p_changes) as c
    group by c.property_type, c.price, c.bedrooms, c.bathrooms, c.lat, c.lng, c.status, c.places
    having sum(c.n) <> 0
    returning id)
  select bool_or(kept.id % 500 = 0) into is_time from kept;
  if is_time then
    perform private.count_changes();
  end if;
end;
$$;

create function private.forget_homes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  truncate private.home_changes, private.listing_counts, private.map_cells, private.places;
  return null;
end;
$$;

create trigger forget_homes after truncate on public.listings
  for each statement execute function private.forget_homes();
