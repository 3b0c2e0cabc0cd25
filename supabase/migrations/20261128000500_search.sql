-- Written by `npm run generate -- types` from supabase/schemas. Not to be edited.

set check_function_bodies = off;

-- supabase/schemas/search/favorites.sql

-- Favorites: a limited number per user. A guest's favorites are merged into the account's at sign-in.

create table public.favorites (
  user_id uuid not null references auth.users (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  came_from text not null default '' check (private.is_channel(came_from)),
  created_at timestamptz not null default now(),
  primary key (user_id, listing_id)
);
comment on table public.favorites is 'Homes that a user has marked. Only that user sees them.';
create index favorites_listing on public.favorites (listing_id);

alter table public.favorites enable row level security;
select private.let_read('authenticated', 'favorites');
grant delete on public.favorites to authenticated;
grant insert (user_id, listing_id, came_from) on public.favorites to authenticated;

create policy "Users see their own favorites" on public.favorites
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users mark homes that they can see" on public.favorites
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and exists (select 1 from public.listings l where l.id = listing_id)
  );
create policy "Users unmark their own favorites" on public.favorites
  for delete to authenticated using (user_id = (select auth.uid()));

-- A user's parallel inserts wait for each other here, and each counts what the previous one stored,
-- so that together they can't exceed the limit.
create function private.guard_favorite_count() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('favorites:' || people.user_id, 0))
  from (select distinct user_id from added order by user_id) as people;
  if exists (
    select 1 from public.favorites f
    where f.user_id in (select user_id from added)
    group by f.user_id having count(*) > private.limit_of('favorites')
  ) then
    raise exception using errcode = 'PT409', message = 'too_many_favorites';
  end if;
  return null;
end;
$$;

create trigger guard_favorite_count after insert on public.favorites
  referencing new table as added for each statement execute function private.guard_favorite_count();

-- A definer function, because it writes `created_at`, which callers may not, to keep the guest's order.
create function private.merge_favorites(p_listing_ids uuid[]) returns uuid[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
  most constant integer := private.limit_of('favorites');
begin
  if p_listing_ids is null or cardinality(p_listing_ids) > most then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;

  perform private.take_turn('favorites:' || me);
  insert into public.favorites (user_id, listing_id, created_at)
  select me, kept.id, now() - kept.n * interval '1 millisecond'
  from (
    select given.id, min(given.n) as n
    from unnest(p_listing_ids) with ordinality as given (id, n) group by given.id
  ) as kept
  -- Skip homes that the caller can't see; marking one would reveal that it exists.
  join public.listings l on l.id = kept.id and (l.status in ('active', 'pending') or private.is_owner_of(l.id, me))
  where not exists (
    select 1 from public.favorites f where f.user_id = me and f.listing_id = kept.id
  )
  order by kept.n
  limit greatest(0, most - (select count(*) from public.favorites f where f.user_id = me))
  on conflict do nothing;

  return array(
    select f.listing_id from public.favorites f
    where f.user_id = me order by f.created_at desc, f.listing_id
  );
end;
$$;

select private.expose('merge_favorites(listing_ids)', 'authenticated',
  'Adds homes, newest first, to the caller''s favorites while there is room, and returns all of them. Repeating it changes nothing.');

-- Saves in the last seven days, for the owner's "3 saves this week". A definer function, because users can only read
-- their own favorites: the owner learns how many there are, but not of whom.
create function private.saves_this_week(p_listing_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer
  from public.favorites f
  join public.listings l on l.id = f.listing_id and private.is_owner_of(l.id, (select auth.uid()))
  where f.listing_id = p_listing_id
    -- The owners' own marks do not count.
    and f.user_id <> l.user_id
    and not exists (select from public.home_owners o where o.listing_id = l.id and o.person_id = f.user_id)
    -- The same days as views_this_week.
    and f.created_at >= ((now() at time zone 'utc')::date - 6) at time zone 'utc';
$$;

-- Saves in the last seven days for all of the caller's homes; homes that no user saved are missing.
create function private.saves_of_own_homes() returns table (listing_id uuid, n bigint)
language sql stable security definer set search_path = '' as $$
  select f.listing_id, count(*)
  from public.listings l join public.favorites f on f.listing_id = l.id
  where l.id = any ((select private.my_homes())::uuid[]) and f.user_id <> l.user_id
    and not exists (select from public.home_owners o where o.listing_id = l.id and o.person_id = f.user_id)
    and f.created_at >= ((now() at time zone 'utc')::date - 6) at time zone 'utc'
  group by f.listing_id;
$$;

select private.expose('saves_this_week(listing_id)', 'authenticated',
  'How many users saved the caller''s own home in the last seven days; 0 for anyone else.');
grant execute on function private.saves_of_own_homes
  to authenticated, service_role;

-- supabase/schemas/search/home_counts.sql

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

-- supabase/schemas/search/search.sql

-- The search for homes. One function returns a page of cards, the total and the cursor of the next page;
-- the browser and the listings function call it through the API. Sorted by newest, pending homes come after
-- the active ones; sorted by price, they are mixed in.
--
-- It is a definer function because under row-level security text search can't use its index (`@@` is
-- not leakproof). The function itself is therefore the boundary: it shows active and pending homes, those
-- that were sold in the last six months if they are asked for, and nothing else.

-- The filters except words, places and features, which are in private.asked_query(), with the area as a polygon
-- (private.area_of). A distance from a place (`within`, in miles) is an area too; beside an area that was drawn it is
-- `circle`. Accepts only known filters with values of the right type, and only short lists, because each of their words
-- becomes a condition. Drafts can't be searched for.
create function private.asked_filters(filters jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  asked constant jsonb := coalesce(jsonb_strip_nulls(filters), '{}');
  drawn constant jsonb :=
    case when asked ? 'area' and jsonb_typeof(asked -> 'area') = 'string' then jsonb_build_object('area', private.area_of(asked ->> 'area')) else '{}' end;
  circle polygon;
begin
  if jsonb_typeof(asked) <> 'object' or octet_length(asked::text) > 4000
     or cardinality(string_to_array(asked ->> 'only', ',')) > 4 or asked ->> 'status' not in ('active', 'pending', 'sold') or exists (
    select from unnest(string_to_array(asked ->> 'only', ',')) as kind where kind not in ('new', 'reduced', 'showings', 'open', 'no_hoa')
  ) or exists (
    select from unnest('{only,area,since,day,features,without,not_place}'::text[]) as f (name) where jsonb_typeof(asked -> f.name) <> 'string'
  ) or char_length(asked ->> 'not_place') > private.limit_of('search.place')
     or asked ->> 'since' !~ '^\d{4}-\d\d-\d\dT\d\d:\d\dZ$'
     or not pg_input_is_valid(asked ->> 'since', 'timestamptz')
     or asked ->> 'day' <> all (private.visit_days())
     or cardinality(string_to_array(concat_ws(',', asked ->> 'features', asked ->> 'without'), ',')) > 20 or exists (
    select from unnest(string_to_array(concat_ws(',', asked ->> 'features', asked ->> 'without'), ',')) as f (name)
    where not private.home_features() ? f.name
  ) or asked ? 'within' and (
    jsonb_typeof(asked -> 'within') <> 'number' or (asked ->> 'within')::numeric not between 0.25 and 100
    or jsonb_typeof(asked -> 'place') is distinct from 'string' or cardinality(private.asked_places(asked)) <> 1
  ) or exists (
    select from jsonb_each(asked - '{search_term,place,not_place,only,area,since,day,features,without,within}'::text[]) as a (filter, value)
    left join private.listing_filters f on f.filter = a.filter
    where f.filter is null
       or jsonb_typeof(a.value) <> case f.comparison when '=' then 'string' else 'number' end
  ) then
    raise exception using errcode = 'PT400', message = 'invalid_query';
  end if;
  if asked ? 'within' then
    circle := private.circle_around(private.point_of(asked ->> 'place'), (asked ->> 'within')::double precision);
  end if;
  return asked - '{search_term,place,not_place,features,without,within}'::text[] || drawn
    || case when circle is null then '{}'
         else jsonb_build_object(case when drawn = '{}' then 'area' else 'circle' end, circle) end;
end;
$$;

-- The days on which a person can see a home; DAYS in domain/search/listing-search.ts has the same.
create function private.visit_days() returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array['today', 'tomorrow', 'weekend', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
$$;

-- A date as a condition: whether it is that day, where the home is, within the coming week.
create function private.day_condition(day text, date text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  today constant text := '(now() at time zone l.time_zone)::date';
begin
  return case
    when day is null then ''
    when day = 'today' then format(' and %s = %s', date, today)
    when day = 'tomorrow' then format(' and %s = %s + 1', date, today)
    when day = 'weekend' then format(
      ' and extract(isodow from %1$s) >= 6 and %1$s - %2$s between 0 and 7 - extract(isodow from %2$s)::integer', date, today)
    else format(' and extract(isodow from %1$s) = %3$s and %1$s - %2$s between 0 and 6', date, today,
                array_position(private.visit_days(), day) - 3) end;
end;
$$;

-- One or several places: "Boise, ID;Meridian, ID".
create function private.asked_places(filters jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select string_to_array(filters ->> 'place', ';');
$$;

-- Four numbers as bounds; null without any. Bounds whose west exceeds their east cross the date line.
create function private.map_bounds(
  west double precision, south double precision, east double precision, north double precision
) returns double precision[]
language plpgsql immutable set search_path = '' as $$
begin
  if num_nonnulls(west, south, east, north) = 0 then
    return null;
  end if;
  -- This also rejects NaN, which compares greater than any number.
  if (west between -180 and 180 and east between -180 and 180
      and south between -90 and north and north <= 90) is not true then
    raise exception using errcode = 'PT400', message = 'invalid_query';
  end if;
  return array[west, south, east, north];
end;
$$;

-- Words as a query: every word must occur, the last one as a prefix if it has three or more letters.
-- Stop words are ignored, so that "house with porch" finds porches. A word that is its own stem is looked up only
-- once, because looking up a frequent word is slow.
create function private.words_query(words text[]) returns tsquery
language plpgsql stable set search_path = '' set client_min_messages = 'warning' as $$
declare
  word text;
  stem tsquery;
  literal tsquery;
  answer tsquery;
begin
  for i in 1 .. least(cardinality(words), 12) loop
    word := words[i];
    stem := plainto_tsquery('english', word);
    if numnode(stem) > 0 then
      literal := to_tsquery('simple',
        case when i = cardinality(words) and word ~ '^[[:alpha:]]{3,}$' then word || ':*' else word end);
      if stem <> to_tsquery('simple', word) then
        literal := stem || literal;
      end if;
      answer := case when answer is null then literal else answer && literal end;
    end if;
  end loop;
  return answer;
end;
$$;

-- A search term as a query: its words as they are written, or in the normal form of addresses ("us-93").
create function private.search_query(p_term text) returns tsquery
language plpgsql stable set search_path = '' as $$
declare
  written constant text := btrim(lower(private.searched_words(p_term)));
  normal constant text := private.address_words(p_term);
  answer constant tsquery := private.words_query(string_to_array(written, ' '));
begin
  return case when normal = written then answer
    else coalesce(answer || private.words_query(string_to_array(normal, ' ')), answer) end;
end;
$$;

-- A search term as a query; null if there is none. A term of only stop words or punctuation becomes an
-- empty query, which matches nothing.
create function private.asked_words(search_term text) returns tsquery
language plpgsql stable set search_path = '' set client_min_messages = 'warning' as $$
begin
  if char_length(search_term) > private.limit_of('search.term') then
    raise exception using errcode = 'PT400', message = 'invalid_query';
  end if;
  return case when search_term <> '' then coalesce(private.search_query(search_term), '') end;
end;
$$;

-- The bounds as a condition on `l`, a row of listings.
create function private.bounds_condition(bounds double precision[]) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return format(
    case when bounds[1] <= bounds[3]
      then ' and l.lat between %2$L and %4$L and l.lng between %1$L and %3$L'
      else ' and l.lat between %2$L and %4$L and (l.lng >= %1$L or l.lng <= %3$L)' end,
    bounds[1], bounds[2], bounds[3], bounds[4]);
end;
$$;

-- Builds a query of what a home must have and must not have, and where it must not be; null if the filters ask for neither.
create function private.asked_features(filters jsonb) returns tsquery
language plpgsql immutable set search_path = '' as $$
declare
  has constant text := (
    select string_agg(quote_literal('#' || f), ' & ') from unnest(string_to_array(filters ->> 'features', ',')) as f);
  lacks constant text := (
    select string_agg('!' || quote_literal(word), ' & ')
    from (
      select '#' || f from unnest(string_to_array(filters ->> 'without', ',')) as f
      union all
      select private.place_word(p) from unnest(string_to_array(filters ->> 'not_place', ';')) as p where private.place_key(p) <> ''
    ) as lacked (word));
begin
  return concat_ws(' & ', coalesce(has, case when lacks is not null then quote_literal('#home') end), lacks)::tsquery;
end;
$$;

-- The words, places and features of the filters as one query; null without any. Near a place is not at it.
create function private.asked_query(filters jsonb) returns tsquery
language plpgsql stable set search_path = '' as $$
declare
  words constant tsquery := private.asked_words(filters ->> 'search_term');
  place constant text := filters ->> 'place';
  features constant tsquery := case when filters ?| '{features,without,not_place}' then private.asked_features(filters) end;
  at_place tsquery;
begin
  if place is null then
    return case when words is null then features when numnode(words) = 0 or features is null then words else words && features end;
  end if;
  if jsonb_typeof(filters -> 'place') <> 'string' or char_length(place) > private.limit_of('search.place') then
    raise exception using errcode = 'PT400', message = 'invalid_query';
  end if;
  if filters ? 'within' then
    if private.point_of(place) is null then
      return '';
    end if;
  else
    -- A text without letters and digits isn't a place, so no home is in it.
    at_place := coalesce((
      select string_agg(quote_literal(private.place_word(p)), ' | ') from unnest(private.asked_places(filters)) as p
      where private.place_key(p) <> ''), '')::tsquery;
  end if;
  if numnode(words) = 0 or numnode(at_place) = 0 then
    return '';
  end if;
  return case when words is null and at_place is null then features
    when words is null and features is null then at_place
    when at_place is null and features is null then words
    when words is null then at_place && features
    when at_place is null then words && features
    when features is null then at_place && words
    else at_place && words && features end;
end;
$$;

-- How many homes a place has, from the counts.
create function private.count_homes_at(place text) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce((select max(p.n) from private.places p where p.key = private.place_key(place)), 0)
      + coalesce((
        select sum(c.n) from private.home_changes c
        where c.keys @> array[private.place_key(place)]), 0));
end;
$$;

-- A value of the filter `only` as a condition on `l`. It counts showing times that visitors can still request,
-- and open houses with places left, within a week in the home's time zone. `is_kept` is for SQL that runs more
-- than once and therefore has to read the time itself.
create function private.only_condition(kind text, is_kept boolean default false, day text default null) returns text
language plpgsql stable set search_path = '' as $$
declare
  days constant text := case when is_kept then 'current_date - 1 and current_date + 8'
    else format('%L and %L', current_date - 1, current_date + 8) end;
begin
  return case kind
    when 'new' then private.published_after(
      case when is_kept then 'now() - interval ''7 days''' else quote_literal(now() - interval '7 days') end)
    when 'reduced' then 'l.reduced_at is not null'
    when 'no_hoa' then 'l.hoa_fee = 0'
    when 'showings' then format($sql$
      l.status = 'active' and exists (
        select from public.availability a
        left join public.availability_rules r on r.listing_id = a.listing_id
        cross join unnest(a.time_slots) as slot
        where a.listing_id = l.id and a.date between %s and a.time_slots <> '{}'
          and a.date < (now() at time zone l.time_zone)::date + least(7, coalesce(r.horizon_days, 60) + 1)
          and (a.date + slot) at time zone l.time_zone > now() + make_interval(hours => coalesce(r.notice_hours, 2)) %s)
      $sql$, days, private.day_condition(day, 'a.date'))
    when 'open' then format($sql$
      l.status = 'active' and exists (
        select from public.open_houses h
        where h.listing_id = l.id and h.date between %s and h.starts_at > now() and h.taken < h.places
          and h.date < (now() at time zone l.time_zone)::date + 7 %s)
      $sql$, days, private.day_condition(day, 'h.date'))
  end;
end;
$$;

-- The filters about what happened to a home: the words of `only`; the day of its showings and open houses, whichever are
-- asked for; and `since`, the instant after which it was published.
create function private.only_conditions(filters jsonb) returns text
language plpgsql stable set search_path = '' as $$
begin
  return concat(
    (select string_agg(' and ' || private.only_condition(kind, day => filters ->> 'day'), '')
     from unnest(string_to_array(filters ->> 'only', ',')) as kind),
    case when filters ? 'day' and (string_to_array(filters ->> 'only', ',') && '{showings,open}') is not true then
      format(' and (%s or %s)', private.only_condition('showings', day => filters ->> 'day'),
             private.only_condition('open', day => filters ->> 'day')) end,
    case when filters ? 'since' then
      ' and ' || private.published_after(quote_literal((filters ->> 'since')::timestamptz)) end);
end;
$$;

-- In this form Postgres finds the newest homes in the index of pages.
create function private.published_after(instant text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select format('(l.status = ''active'') = any (''{t,f}'') and l.published_at > %s', instant);
$$;

-- Everything that the search asks for, as a condition on `l`, a row of listings.
create function private.home_conditions(
  filters jsonb, query tsquery, bounds double precision[]
) returns text
language plpgsql stable set search_path = '' as $$
begin
  return concat(
    case when filters ->> 'status' = 'sold' then private.sold_condition() else 'l.status in (''active'', ''pending'')' end,
    (select string_agg(
       case when f.comparison = '=' and filters ->> f.filter like '%,%'
         then format(' and l.%I = any (%L)', f.field, string_to_array(filters ->> f.filter, ','))
         else format(' and l.%I %s %L', f.field, f.comparison, filters ->> f.filter) end, '')
     from private.listing_filters f where filters ? f.filter),
    private.only_conditions(filters),
    case when numnode(query) = 0 then ' and false'
      else ' and l.search @@ ' || quote_literal(query) || '::tsquery' end,
    case when bounds is not null then private.bounds_condition(bounds) end,
    private.area_condition(filters ->> 'area'),
    private.area_condition(filters ->> 'circle')
  );
end;
$$;

-- Rows of one grain, from one price to another.
create type private.counted_prices as (grain text, least integer, most integer);

-- The rows of the kept counts that answer a search. `types` and `statuses` list all that are asked for.
create type private.counted_rows as (
  grain text, types text[], prices private.counted_prices[], bedrooms integer, bathrooms integer, statuses text[]
);

-- Null if all the counts are too coarse for the filters.
create function private.counted_rows_of(filters jsonb) returns private.counted_rows
language plpgsql immutable set search_path = '' as $$
declare
  least_price constant integer := filters ->> 'min_price';
  most_price constant integer := filters ->> 'max_price';
  bedrooms constant integer := filters ->> 'min_bedrooms';
  bathrooms constant real := filters ->> 'min_bathrooms';
  edges integer[] := private.price_steps();
  rows private.counted_rows;
  least integer;
  most integer;
  first_block integer;
  last_block integer;
begin
  if filters is null
     or filters - '{status, property_type, min_price, max_price, min_bedrooms, min_bathrooms, area}'::text[] <> '{}'
     or least_price > 1 and least_price <> all (edges)
     or most_price <> all (edges)
     or bedrooms > 5
     or bathrooms > 4 or floor(bathrooms) <> bathrooms
     or filters ->> 'status' = 'sold'
  then
    return null;
  end if;
  rows.grain := case
    when filters - '{status, area}'::text[] = '{}' then 'all'
    when (least_price > 1 and least_price <> all (private.price_bands())
          or most_price <> all (private.price_bands())) is not true then 'band'
    when not filters ?| '{property_type, min_bedrooms, min_bathrooms}' then 'price'
    else 'step' end;
  if rows.grain = 'band' then
    edges := private.price_bands();
  end if;
  rows.types := case
    when rows.grain in ('all', 'price') then array['']
    when filters ? 'property_type' then string_to_array(filters ->> 'property_type', ',')
    else array['house', 'condo', 'townhouse', 'land'] end;
  -- -1 means unknown, which meets no limit.
  least := case when least_price is null and most_price is null then -1
    else coalesce(width_bucket(least_price, edges), 0) end;
  most := coalesce(width_bucket(most_price, edges) - 1, 32767);
  rows.prices := array[row(rows.grain, least, most)::private.counted_prices];
  if rows.grain in ('price', 'step') then
    -- The range is read sixteen steps at a time, with single steps before and after.
    first_block := (least + 15) >> 4;
    last_block := ((most + 1) >> 4) - 1;
    if first_block <= last_block then
      rows.prices := array(
        select p::private.counted_prices
        from (values (rows.grain, least, first_block * 16 - 1), (rows.grain || 's', first_block, last_block),
                     (rows.grain, last_block * 16 + 16, most)) as p (grain, least, most)
        where p.least <= p.most);
    end if;
  end if;
  rows.bedrooms := case when bedrooms is null then -1 else greatest(bedrooms, 0) end;
  rows.bathrooms := case when bathrooms is null then -1 else greatest(bathrooms, 0) end;
  rows.statuses := case when filters ? 'status' then array[filters ->> 'status'] else array['active', 'pending'] end;
  return rows;
end;
$$;

-- A price range in parts: `kept` is the filters with each end moved to the nearest price step, for which there are
-- counts; `edges` are the ranges that this leaves out (n = 1) or adds (n = -1), whose homes have to be read.
create type private.price_edge as (filters jsonb, n integer);

create function private.price_parts(filters jsonb, out kept jsonb, out edges private.price_edge[])
language plpgsql immutable set search_path = '' as $$
declare
  least_price constant integer := filters ->> 'min_price';
  most_price constant integer := filters ->> 'max_price';
  first_step constant integer := case when least_price <= 1 then least_price else private.nearest_step(least_price) end;
  last_step constant integer := private.nearest_step(most_price);
begin
  if first_step >= last_step then
    edges := array[row(filters, 1)::private.price_edge];
    return;
  end if;
  kept := jsonb_strip_nulls(filters || jsonb_build_object('min_price', first_step, 'max_price', last_step));
  edges := array(
    select row(filters || jsonb_build_object('min_price', least(e.step, e.price), 'max_price', greatest(e.step, e.price)),
               case when (e.price < e.step) = e.is_first then 1 else -1 end)::private.price_edge
    from (values (first_step, least_price, true), (last_step, most_price, false)) as e (step, price, is_first)
    where e.price <> e.step);
end;
$$;

create function private.nearest_step(price integer) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select e from unnest(private.price_steps()) as e where price is not null order by abs(e - price) limit 1);
end;
$$;

-- The price range as a condition on `l`, in the form in which indexes hold the price.
create function private.price_condition(
  filters jsonb, price text default 'coalesce(l.price, 2147483647)'
) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return concat(' and ' || price || ' >= ' || (filters ->> 'min_price')::integer,
                ' and ' || price || ' < ' || (filters ->> 'max_price')::integer);
end;
$$;

-- How many homes match the filters; with `is_unmapped`, those of them that have no coordinates. Planning
-- each time would take longer than counting.
create function private.count_homes_of(filters jsonb, is_unmapped boolean default false)
returns bigint
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  unmapped constant text := case when is_unmapped then ' and l.lat is null' end;
  part record := private.price_parts(filters);
  counted constant private.counted_rows := private.counted_rows_of(part.kept);
  prices private.counted_prices;
  edge private.price_edge;
  found_more bigint;
  answer bigint := 0;
begin
  if counted.grain is null then
    part.edges := array[row(filters, 1)::private.price_edge];
  else
    foreach prices in array counted.prices loop
      select coalesce(sum(case when is_unmapped then c.unmapped else c.n end), 0) into found_more
      from private.listing_counts c
      where c.grain = prices.grain and c.property_type = any (counted.types)
        and c.price between prices.least and prices.most
        and c.bedrooms >= counted.bedrooms and c.bathrooms >= counted.bathrooms
        and c.status = any (counted.statuses);
      answer := answer + found_more;
    end loop;
    if exists (select from private.home_changes) then
      execute concat('select coalesce(sum(l.n), 0) from private.home_changes l where ',
        private.home_conditions(part.kept, null, null), unmapped) into found_more;
      answer := answer + found_more;
    end if;
  end if;
  foreach edge in array part.edges loop
    execute concat('select count(*) from public.listings l where ', private.home_conditions(edge.filters, null, null),
      private.price_condition(edge.filters), unmapped) into found_more;
    answer := answer + edge.n * found_more;
  end loop;
  return answer;
end;
$$;

-- Roughly how many homes there are, for choosing between two ways of reading them.
create function private.count_all_homes() returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (
    select sum(c.n) from private.listing_counts c where c.grain = 'all');
end;
$$;

-- The number beyond which homes that match a search term are not counted.
create function private.most_counted() returns integer
language sql immutable parallel safe set search_path = '' as $$
  select 10000;
$$;

-- The condition of the index listings_search_sample: one home in 64.
create function private.is_sampled() returns text
language sql immutable parallel safe set search_path = '' as $$
  select 'l.id < ''04000000-0000-0000-0000-000000000000''';
$$;

-- Whether more than private.most_counted() homes meet the conditions, judging by the sample. Exactly that many
-- would give about 156 in the sample; 260 won't happen by chance in the life of the site.
create function private.are_many(conditions text) returns boolean
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
declare
  answer boolean;
begin
  execute format($sql$
    select count(*) = 260 from (
      select from public.listings l
      where %s and %s limit 260) as sample
  $sql$, private.is_sampled(), conditions) into answer;
  return answer;
end;
$$;

-- The cursor as a condition on is_active, sort_key and id. It is "key_id" of the previous page's last
-- home, or "pkey_id" if that home is pending.
create function private.after_cursor(page_cursor text, key_type text, direction text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  parts constant text[] := regexp_match(page_cursor, '^(p?)([0-9T:.+-]{1,40})_([0-9a-f-]{36})$');
begin
  if coalesce(page_cursor, '') = '' then
    return 'true';
  end if;
  if parts is null then
    raise exception using errcode = 'PT400', message = 'invalid_query';
  end if;
  begin
    if key_type = 'integer' then
      return format('(sort_key, id) %s (%s, %L::uuid)',
        case direction when 'desc' then '<' else '>' end, parts[2]::integer, parts[3]::uuid);
    end if;
    return format('(is_active, sort_key, id) < (%L::boolean, %L::timestamptz, %L::uuid)',
      parts[1] = '', parts[2]::timestamptz, parts[3]::uuid);
  exception when others then
    raise exception using errcode = 'PT400', message = 'invalid_query';
  end;
end;
$$;

-- A page of the homes that the SQL selects, and the cursor of the next page. Read in order, Postgres stops
-- once the page is full; otherwise it finds all of them first, and `total` counts them.
create function private.page_of(
  homes text, in_order boolean, after_cursor text, sorted text, page_size integer,
  out ids uuid[], out next_cursor text, out total bigint
)
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
declare
  places text[];
begin
  execute format($sql$
    with homes as %1$s materialized (%2$s)
    select array_agg(found.id), array_agg(found.place) %3$s
    from (
      select id, concat(case when not is_active then 'p' end, to_jsonb(sort_key) #>> '{}', '_', id) as place
      from homes where %4$s order by %5$s limit %6$s + 1
    ) as found
  $sql$, case when in_order then 'not' end, homes,
         case when not in_order then ', (select count(*) from homes)' else ', null' end,
         after_cursor, sorted, page_size)
  into ids, places, total;
  if cardinality(ids) > page_size then
    ids := ids[:page_size];
    next_cursor := places[page_size];
  end if;
end;
$$;

create function private.search_listings(
  p_filters jsonb, p_sort text, p_cursor text, p_page_size integer, p_west double precision,
  p_south double precision, p_east double precision, p_north double precision
) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  filters constant jsonb := private.asked_filters(p_filters);
  bounds constant double precision[] := coalesce(
    private.map_bounds(p_west, p_south, p_east, p_north), private.area_bounds(filters ->> 'area'));
  query constant tsquery := private.asked_query(p_filters);
  conditions constant text := private.home_conditions(filters, query, bounds);
  -- No counts are kept for sold homes: beyond 10,000, they aren't counted.
  is_sold constant boolean := coalesce(filters ->> 'status' = 'sold', false);
  is_rough constant boolean := query is not null or filters ?| '{only,since,day}' or is_sold;
  page_size constant integer := least(greatest(coalesce(p_page_size, private.limit_of('search.page')), 1),
                                      private.limit_of('search.page_most'));
  most_counted constant integer := private.most_counted();
  sort_key text;
  key_type text := 'integer';
  direction text := 'desc';
  sorted text := 'sort_key desc, id desc';
  after_cursor text;
  columns text;
  total bigint;
  all_homes bigint;
  in_order boolean;
  ids uuid[];
  next_cursor text;
  counted bigint;
  counted_place bigint;
begin
  -- Homes without a price come last in both price orders.
  case coalesce(p_sort, 'newest')
    when 'newest' then
      sort_key := case when is_sold then 'l.sold_at' else 'l.published_at' end; key_type := 'timestamptz'; sorted := 'is_active desc, ' || sorted;
    when 'price_asc' then
      sort_key := 'coalesce(l.price, 2147483647)'; direction := 'asc'; sorted := 'sort_key, id';
    when 'price_desc' then sort_key := 'coalesce(l.price, 0)';
    else raise exception using errcode = 'PT400', message = 'invalid_query';
  end case;
  after_cursor := private.after_cursor(p_cursor, key_type, direction);
  columns := format('l.id, l.status = ''active'' as is_active, %s as sort_key', sort_key);

  if is_sold then
    -- If there are more than 10,000, the homes that were sold last are taken.
    in_order := true;
    select * into ids, next_cursor, total from private.page_of(
      format('select %s from public.listings l where %s order by l.sold_at desc, l.id desc limit %s',
             columns, conditions, most_counted + 1),
      false, after_cursor, sorted, page_size);
  elsif not is_rough then
    total := case when bounds is null then private.count_homes_of(filters)
                  else private.count_homes_in(filters, bounds) end;
    -- One in (all / total) homes matches, so reading a page in order costs page_size times as many. The alternative is
    -- to find and sort all matches. By tile, that reads little more than the matches. By price, it reads all homes in
    -- the range, whatever the other filters. These are at least as many as match, which often decides without counting
    -- the range; sorted by price, a page in order is read from that range too.
    all_homes := coalesce(private.count_all_homes(), 0);
    in_order := total > 0 and case
      when key_type = 'integer' and bounds is null then total >= page_size
      when total * total >= page_size * all_homes then true
      when bounds is not null or total < page_size then false
      when filters ?| '{min_price,max_price}' then total * private.count_homes_of(jsonb_strip_nulls(
        jsonb_build_object('min_price', filters -> 'min_price', 'max_price', filters -> 'max_price')))
          >= page_size * all_homes
      else true end;
  else
    in_order := numnode(query) is distinct from 0 and private.are_many(conditions);
    total := case when numnode(query) = 0 then 0 when in_order then most_counted + 1 end;
    -- A place alone is counted exactly, however many homes it has.
    if numnode(query) > 0 and bounds is null
       and p_filters - 'place' = '{}' and cardinality(private.asked_places(p_filters)) = 1 then
      counted_place := private.count_homes_at(p_filters ->> 'place');
      total := counted_place;
    end if;
  end if;

  if in_order and not is_rough then
    select * into ids, next_cursor, counted from private.page_of(
      format('select %s from public.listings l where %s%s', columns, conditions,
             case when key_type = 'integer' then private.price_condition(filters, sort_key) end),
      true, after_cursor, sorted, page_size);
  elsif in_order and not is_sold then
    -- Postgres would look up all homes with the words. There are so many that reading the newest homes in order soon
    -- fills a page, unless the newest happen to lack the words.
    select * into ids, next_cursor, counted from private.page_of(
      format($sql$
        select * from (
          select * from (select %s, l.search, l.published_at, l.reduced_at, l.time_zone, l.status
                         from public.listings l where %s) as l
          where %s order by %s limit %s
        ) as l where true %s %s
      $sql$, columns, private.home_conditions(filters - '{only,since,day}'::text[], null, bounds), after_cursor, sorted, most_counted,
             case when query is not null then format('and l.search @@ %L::tsquery', query) end,
             private.only_conditions(filters)),
      true, after_cursor, sorted, page_size);
  end if;
  if total is distinct from 0
     and (not in_order or is_rough and not is_sold and coalesce(cardinality(ids), 0) < page_size) then
    select * into ids, next_cursor, counted from private.page_of(
      case when bounds is not null and query is null
        then private.homes_by_tile(columns, conditions, bounds, null, private.spans_of(filters ->> 'area', bounds))
        else format('select %s from public.listings l where %s%s', columns, conditions,
                    private.price_condition(filters)) end,
      false, after_cursor, sorted, page_size);
    total := coalesce(total, counted);
  end if;

  return json_build_object(
    'listings', private.listing_cards(ids),
    'total', least(total, case when is_rough and counted_place is null then most_counted end),
    'more', is_rough and counted_place is null and total > most_counted,
    'next_cursor', next_cursor);
end;
$$;

create function public.search_listings(
  filters jsonb default '{}', sort text default 'newest', page_cursor text default null,
  page_size integer default null, west double precision default null,
  south double precision default null, east double precision default null,
  north double precision default null
) returns json
language plpgsql stable set search_path = '' as $$
begin
  return private.search_listings(filters, sort, page_cursor, page_size, west, south, east, north);
end;
$$;
comment on function public.search_listings is
  'A page of active and pending homes, or of those sold in the last six months: {listings, total, more, next_cursor}. With words, `total` is at most 10,000, and `more` says that there are more. Filters are search_term, place (one or several labels of suggest_places, with ; between them), not_place (likewise, where homes must not be), within (miles from that place), area (domain/search/area.ts), features and without (private.home_features), day (private.visit_days), since (when a home was published, to the minute) and those in private.listing_filters. Pass all of west, south, east and north, or none.';
grant execute on function public.search_listings, private.search_listings
  to anon, authenticated, service_role;

-- supabase/schemas/search/saved_searches.sql

-- Saved searches: we mail their owners when a matching home is published or changes price.
--
-- A find is told in the transaction that publishes the home or changes its price, so that no find is missed and no job
-- has to read all homes.

create table public.saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 120 and private.is_visible(name) and name !~ '[[:cntrl:]]'),
  frequency text not null default 'daily' check (frequency in ('instant', 'daily', 'off')),
  filters jsonb not null default '{}',
  created_at timestamptz not null default now(),
  constraint saved_searches_filters check (
    octet_length(filters::text) <= 2000
    and string_to_array(filters ->> 'property_type', ',') <@ array['house', 'condo', 'townhouse', 'land']),
  constraint saved_searches_once unique (user_id, filters)
);
comment on table public.saved_searches is 'Searches whose owners get mail about new homes and price changes. The filters are those of search_listings.';
comment on column public.saved_searches.frequency is 'instant: mail right away. daily: mail once a day. off: no mail.';

alter table public.saved_searches enable row level security;
select private.let_read('authenticated', 'saved_searches');
grant delete on public.saved_searches to authenticated;
grant insert (id, user_id, name, frequency, filters), update (name, frequency)
  on public.saved_searches to authenticated;

create policy "Users see, save, change and drop their own searches" on public.saved_searches
  for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create table private.saved_search_mail (
  saved_search_id uuid primary key references public.saved_searches (id) on delete cascade,
  words tsquery,
  area polygon,
  circle polygon
);
comment on table private.saved_search_mail is 'The parts of a saved search that users never see: its words, places and features as a query, its area and the homes within a distance.';

select private.only_for_server('select, insert, update, delete', 'saved_search_mail');

-- Each email about a search has the same unsubscribe link.
select private.let_links_lead_to('saved_search', 'public.saved_searches');
insert into private.link_purposes (purpose, subject, is_single, keeps_token) values ('search_mail', 'saved_search', true, true);

-- The filters of a search as they are kept. Filters that mean nothing later are left out: its mail tells of new homes
-- anyway, and "tomorrow" will be another day.
create function private.kept_filters(p_filters jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(p_filters) - '{since,day}'::text[];
$$;

-- Refuses filters that no home can match, and filters that every home would match.
create function private.check_kept_filters(p_filters jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  asked constant jsonb := private.asked_filters(p_filters);
begin
  -- A search term without a searchable word would match every home, and its owner can't be told of sold homes.
  if numnode(private.asked_query(p_filters)) = 0 or asked ->> 'status' = 'sold' or exists (
    select from private.listing_filters least
    join private.listing_filters most on most.field = least.field and most.comparison like '<%'
    where least.comparison like '>%'
      and (asked ->> least.filter)::numeric
          >= (asked ->> most.filter)::numeric + case most.comparison when '<=' then 0.001 else 0 end
  ) then
    raise exception using errcode = 'PT400', message = 'invalid_query';
  end if;
  -- A value that doesn't fit its column fails now, and not later when a home is published.
  execute 'select from public.listings l where false and ' || private.home_conditions(asked, null, null);
end;
$$;

-- Each user may keep only so many searches (the limit saved_searches).
create function private.guard_saved_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if private.is_api_caller() and (to_jsonb(new) - '{name,frequency}'::text[])
       is distinct from (to_jsonb(old) - '{name,frequency}'::text[]) then
      raise exception using errcode = 'PT403', message = 'forbidden';
    end if;
    return new;
  end if;
  if private.is_api_caller() then
    new.created_at := now();
  end if;
  new.filters := private.kept_filters(new.filters);
  if private.is_repeat(
    (select to_jsonb(s) from public.saved_searches s where s.id = new.id and s.user_id = new.user_id),
    jsonb_build_object('name', new.name, 'frequency', new.frequency, 'filters', new.filters)
  ) then
    return null;
  end if;
  perform private.check_kept_filters(new.filters);
  perform private.take_turn('saved-searches:' || new.user_id);
  if (select count(*) from public.saved_searches s where s.user_id = new.user_id)
     >= private.limit_of('saved_searches') then
    raise exception using errcode = 'PT409', message = 'too_many_saved_searches';
  end if;
  return new;
end;
$$;

create trigger guard_saved_search before insert or update on public.saved_searches
  for each row execute function private.guard_saved_search();

create function private.keep_saved_search_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  asked constant jsonb := case when tg_op = 'INSERT' then private.asked_filters(new.filters) end;
begin
  if tg_op = 'INSERT' then
    insert into private.saved_search_mail (saved_search_id, words, area, circle)
    values (new.id, private.asked_query(new.filters), (asked ->> 'area')::polygon, (asked ->> 'circle')::polygon);
    perform private.make_link('search_mail', new.id);
  elsif new.frequency = 'off' then
    delete from private.email_outbox o where o.saved_search_id = new.id;
  else
    update private.email_outbox o set next_attempt_at = private.mail_due(new.frequency)
    where o.saved_search_id = new.id and o.waits;
  end if;
  return null;
end;
$$;

create trigger keep_saved_search_mail after insert or update of frequency on public.saved_searches
  for each row execute function private.keep_saved_search_mail();

-- Creates private.searches_for(), which locks and returns the searches that a home matches, except its owner's. The
-- lock keeps a search from being switched off, or its old mail from being forgotten, while a find is added to it. Homes
-- don't wait for each other. With the filters written out, the function keeps its plan: planning two dozen conditions
-- for each published home took three times as long as everything else together.
create function private.use_filters_of_searches() returns void
language plpgsql set search_path = '' as $make$
begin
  execute format($create$
    create or replace function private.searches_for(home uuid) returns uuid[]
    language plpgsql volatile set search_path = '' as $$
    begin
      return array(
        select s.id from public.saved_searches s
        join private.saved_search_mail m on m.saved_search_id = s.id
        join public.listings l on l.id = home
        where s.frequency <> 'off' and s.user_id <> l.user_id
          and (m.words is null or l.search @@ m.words)
          and (m.area is null or m.area @> point(l.lng * 100000, l.lat * 100000))
          and (m.circle is null or m.circle @> point(l.lng * 100000, l.lat * 100000)) %s %s
        order by s.id
        for share of s);
    end;
    $$
  $create$, (
    select string_agg(format(
      case f.comparison
        when '=' then ' and (not s.filters ? %1$L or l.%2$I = any (string_to_array(s.filters ->> %1$L, '','')))'
        else ' and (not s.filters ? %1$L or l.%2$I %3$s (s.filters ->> %1$L)::%4$s)' end,
      f.filter, f.field, f.comparison, a.atttypid::regtype), '')
    from private.listing_filters f
    join pg_attribute a on a.attrelid = 'public.listings'::regclass and a.attname = f.field
  ), (
    select string_agg(format(
      ' and ((%L = any (string_to_array(s.filters ->> ''only'', '',''))) is not true or (%s))',
      kind, private.only_condition(kind, is_kept => true)), '')
    from unnest(array['new', 'reduced', 'showings', 'open', 'no_hoa']) as kind
  ));
end;
$make$;
-- The first use of the fields of a listing: the cards, the search indexes and the filters above.
select private.use_listing_fields();

-- When a home is published or its price changes, tells the owners of the searches it matches. A find is a notification
-- (tell_each), which is mailed as the search says.
create function private.note_saved_search_finds(old public.listings, new public.listings) returns void
language plpgsql volatile set search_path = '' as $$
declare
  searches uuid[];
begin
  if private.is_seeding() then
    return;
  end if;
  searches := private.searches_for(new.id);
  if searches = '{}' then
    return;
  end if;
  perform private.tell_each(array_agg(s.user_id order by s.id), 'search_match', new.id, array_agg(s.id order by s.id),
    array_agg(jsonb_strip_nulls(jsonb_build_object(
      'home', nullif(new.title, ''), 'search', s.name, 'filters', s.filters, 'price', new.price,
      'was', case when old.published_at is not null then old.price end,
      'change', case when old.published_at is null then 'new' else 'price' end)) order by s.id))
  from public.saved_searches s where s.id = any (searches);
end;
$$;

-- Called by the link in every email, which needs no sign-in. Stops the mail and keeps the search.
create function private.unsubscribe_saved_search(p_token text) returns text
language sql volatile security definer set search_path = '' as $$
  update public.saved_searches s set frequency = 'off'
  from private.open_link(p_token, '{search_mail}') as link
  where s.id = link.saved_search_id
  returning s.name;
$$;

select private.expose('unsubscribe_saved_search(token)', 'anon, authenticated',
  'Stops the mail of the saved search with this token; returns its name, or null.');

-- supabase/schemas/search/news.sql

-- News by email for people without an account: they give an address and, optionally, a place as a search term, or a
-- whole search (see kept_searches). Nothing is sent until they confirm the address by mail (double opt-in); then they
-- get at most one email a day, when there are new homes. A person who subscribes to the showing times of one home is
-- told of them once (see waiting).
--
-- New homes are found by published_at, so no list of finds is kept. Each email gets its own tokens when it is sent, as
-- with the visitor's link to a showing. Unsubscribing deletes the row, and so does a
-- confirmation that is not answered for 7 days.

create table private.news_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) <= 254 and private.is_email(email)),
  search_term text check (char_length(search_term) between 1 and 200 and search_term !~ '[[:cntrl:]]'),
  words tsquery,
  filters jsonb,
  name text check (char_length(name) between 1 and 120 and private.is_visible(name) and name !~ '[[:cntrl:]]'),
  saved_search_id uuid references public.saved_searches (id) on delete cascade,
  listing_id uuid references public.listings (id) on delete cascade,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  told_until timestamptz,
  telling_until timestamptz,
  constraint news_subscriptions_confirmed check (confirmed_at is null or told_until is not null),
  constraint news_subscriptions_of_times check (listing_id is null or search_term is null and told_until is not null),
  constraint news_subscriptions_of_search check (
    (filters is null) = (name is null)
    and (filters is null or search_term is null and listing_id is null and octet_length(filters::text) <= 2000)
    and (saved_search_id is null or filters is not null and confirmed_at is not null))
);
comment on table private.news_subscriptions is 'Addresses subscribed to news of new homes, and the state of their mail.';
comment on column private.news_subscriptions.words is 'The search term as a query; null for all homes.';
comment on column private.news_subscriptions.filters is 'A search kept for the address, as in saved_searches; null for other news.';
comment on column private.news_subscriptions.name is 'The name of the search in its mail.';
comment on column private.news_subscriptions.saved_search_id is 'The saved search that this search has become, in an account with this address. From then on the account mails; the links of earlier mail still end it.';
comment on column private.news_subscriptions.listing_id is 'The home whose showing times the person waits for; null for news of new homes.';
comment on column private.news_subscriptions.told_until is 'Homes published or times opened after this are news.';
comment on column private.news_subscriptions.telling_until is 'The email on its way contains homes up to this time, so that a retry sends the same email.';
create unique index news_subscriptions_once on private.news_subscriptions
  (lower(email), lower(coalesce(search_term, ''))) where listing_id is null and filters is null;
create unique index news_subscriptions_search_once on private.news_subscriptions (lower(email), filters)
  where filters is not null;
create index news_subscriptions_of_saved_search on private.news_subscriptions (saved_search_id)
  where saved_search_id is not null;
-- This holds only for subscriptions to one home's times.
create unique index news_subscriptions_wait_once on private.news_subscriptions
  (listing_id, private.mailbox_of(email));
create index news_subscriptions_unanswered on private.news_subscriptions (asked_at)
  where confirmed_at is null;
create index news_subscriptions_of_mailbox on private.news_subscriptions (private.mailbox_of(email));

select private.only_for_server('select, insert, update, delete', 'news_subscriptions');

select private.let_links_lead_to('subscription', 'private.news_subscriptions');
insert into private.link_purposes (purpose, subject) values
  ('news_confirm', 'subscription'),
  ('news_leave', 'subscription');

-- Writes the email that asks whether a subscription is wanted. It replaces one that is still waiting, but
-- not one that is being sent.
create function private.ask_to_confirm(p_subscription_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.email_outbox o
  where o.news_subscription_id = p_subscription_id and o.kind = 'confirm'
    and (o.leased_until is null or o.leased_until < now());
  insert into private.email_outbox (news_subscription_id, kind, recipient)
  values (p_subscription_id, 'confirm', 'subscriber');
end;
$$;

-- Subscribes an address to new homes. A mailbox may have five of these subscriptions, however its address is
-- written. Without an address, only the search term is checked.
create function private.request_news(p_email text default null, p_search_term text default null) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  asked constant tsquery := case when p_search_term is not null
                                 then private.search_query(p_search_term) end;
  mailbox constant text := private.mailbox_of(p_email);
  subscription uuid;
begin
  -- A search term without a searchable word would match every home.
  if p_search_term is not null and asked is null then
    raise exception using errcode = 'PT422', message = 'news_place_invalid';
  end if;
  if p_email is null then
    return null;
  end if;
  perform private.take_turn('news:' || mailbox);
  update private.news_subscriptions s set asked_at = now()
  where s.listing_id is null and s.filters is null and lower(s.email) = lower(p_email)
    and lower(coalesce(s.search_term, '')) = lower(coalesce(p_search_term, ''))
  returning s.id into subscription;
  if subscription is null then
    if (select count(*) from private.news_subscriptions s
        where s.listing_id is null and s.filters is null and private.mailbox_of(s.email) = mailbox) >= 5 then
      return null;
    end if;
    insert into private.news_subscriptions as s (email, search_term, words)
    values (p_email, p_search_term, asked)
    returning s.id into subscription;
  end if;
  perform private.ask_to_confirm(subscription);
  return subscription;
end;
$$;

-- The homes in a news email: new ones, and for a whole search also those whose price was lowered.
create function private.new_homes(p_subscription private.news_subscriptions) returns setof public.listings
language plpgsql stable set search_path = '' as $$
declare
  told_until constant timestamptz := p_subscription.told_until;
  until constant timestamptz := coalesce(p_subscription.telling_until, now());
begin
  if p_subscription.filters is null then
    return query
    select l.* from public.listings l
    where l.status = 'active' and l.published_at > told_until and l.published_at <= until
      and (p_subscription.words is null or l.search @@ p_subscription.words);
  else
    return query select * from private.new_homes_of_search(p_subscription.filters, told_until, until);
  end if;
end;
$$;

-- Confirms a subscription. Returns {search_term, home_id, search}, or null for an invalid link. Repeating it changes
-- nothing, except that a search whose mail was switched off is mailed again.
create function private.confirm_news(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  confirmed constant uuid := (private.open_link(p_token, '{news_confirm}')).subscription_id;
  answer jsonb;
begin
  -- The address is locked before the subscription (see lock_order).
  perform private.wake_kept_search(confirmed);
  update private.news_subscriptions s
  set confirmed_at = coalesce(s.confirmed_at, now()), told_until = coalesce(s.told_until, now())
  where s.id = confirmed
  returning jsonb_build_object('search_term', s.search_term, 'home_id', s.listing_id, 'search',
    case when s.filters is not null then jsonb_build_object('name', s.name, 'filters', s.filters) end) into answer;
  if answer is not null then
    delete from private.email_outbox o where o.news_subscription_id = confirmed and o.kind = 'confirm';
    -- Times are announced by the clock.
    perform private.plan_news(confirmed, null) where answer ->> 'home_id' is null;
    perform private.bring_kept_searches(private.person_at(s.email), s.email)
    from private.news_subscriptions s where s.id = confirmed and s.filters is not null;
  end if;
  return answer;
end;
$$;

-- Ends a subscription, without revealing whether there was one. A search that has become an account's stays in the
-- account, without mail.
create function private.leave_news(p_token text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  leaving constant uuid := (private.open_link(p_token, '{news_leave}')).subscription_id;
begin
  update public.saved_searches k set frequency = 'off'
  from private.news_subscriptions s where s.id = leaving and k.id = s.saved_search_id;
  delete from private.news_subscriptions s where s.id = leaving;
end;
$$;

-- An account's export and its deletion include the news subscriptions of its address.
create function private.my_news() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'email', s.email, 'search_term', s.search_term, 'search', s.filters, 'showing_times_of', s.listing_id, 'asked_at', s.asked_at,
    'confirmed_at', s.confirmed_at) order by s.asked_at, s.id), '[]')
  from auth.users u
  join private.news_subscriptions s
    on private.mailbox_of(s.email) = private.mailbox_of(u.email) and lower(s.email) = lower(u.email)
  where u.id = (select auth.uid());
$$;

create function private.forget_news_of(p_email text) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.news_subscriptions s
  where private.mailbox_of(s.email) = private.mailbox_of(p_email) and lower(s.email) = lower(p_email);
$$;

create function private.forget_news() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_news_of(old.email);
  return null;
end;
$$;

create trigger forget_news after delete on auth.users
  for each row execute function private.forget_news();

select private.expose('request_news(p_email, p_search_term)', 'service_role',
  'Called by the function news. Subscribes an address; returns the subscription whose confirmation is to be mailed.');
select private.expose('confirm_news(token)', 'anon, authenticated',
  'Called through the link in an email. Confirms the subscription. Null for an invalid link.');
select private.expose('leave_news(token)', 'anon, authenticated',
  'Called through the link in an email. Unsubscribes. The answer is the same for every link.');
select private.expose('my_news()', 'authenticated',
  'The news subscriptions of the caller''s address, for the export.');

-- supabase/schemas/search/kept_searches.sql

-- A search kept for an address, by a person without an account.
--
-- It is a news subscription with a whole search in place of a search term, so confirming, mailing, ending, exporting
-- and deleting work as for news. When the address has an account that confirmed it, the search becomes one of that
-- account's saved searches: right away, or when such an account comes. The subscription then stays for the links of
-- earlier mail, and sends no mail any more (decision 180).

-- Keeps a search for an address, or finds it there. A mailbox may have as many as an account. Without an address, only
-- the search is checked.
create function private.request_search(p_name text, p_filters jsonb, p_email text default null) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept constant jsonb := private.kept_filters(p_filters);
  mailbox constant text := private.mailbox_of(p_email);
  subscription uuid;
begin
  perform private.check_kept_filters(kept);
  if p_email is null then
    return null;
  end if;
  perform private.take_turn('news:' || mailbox);
  update private.news_subscriptions s set asked_at = now()
  where lower(s.email) = lower(p_email) and s.filters = kept
  returning s.id into subscription;
  if subscription is null then
    if (select count(*) from private.news_subscriptions s
        where s.filters is not null and private.mailbox_of(s.email) = mailbox) >= private.limit_of('saved_searches') then
      return null;
    end if;
    insert into private.news_subscriptions as s (email, name, filters) values (p_email, p_name, kept)
    returning s.id into subscription;
  end if;
  perform private.ask_to_confirm(subscription);
  return subscription;
end;
$$;

select private.expose('request_search(p_name, p_filters, p_email)', 'service_role',
  'Called by the function news. Keeps a search for an address; returns the subscription whose confirmation is to be mailed.');

-- The homes of a search that were published, or whose price was lowered, within a time. Each half has an index.
create function private.new_homes_of_search(p_filters jsonb, p_after timestamptz, p_until timestamptz)
returns setof public.listings
language plpgsql stable set search_path = '' as $$
declare
  asked constant jsonb := private.asked_filters(p_filters);
begin
  return query execute format($sql$
    select l.* from public.listings l
    where l.status = 'active' and %3$s and l.published_at <= %2$L and %4$s
    union all
    select l.* from public.listings l
    where l.status = 'active' and l.reduced_at > %1$L and l.reduced_at <= %2$L and l.published_at <= %1$L and %4$s
  $sql$, p_after, p_until, private.published_after(quote_literal(p_after)),
    private.home_conditions(asked, private.asked_query(p_filters), private.area_bounds(asked ->> 'area')));
end;
$$;

-- A person asks again for a search that their account already has: its mail is switched on again. Locks what
-- bring_kept_searches and the deletion of an account lock before the subscription.
create function private.wake_kept_search(p_subscription_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from private.news_subscriptions s join auth.users u on u.id = private.person_at(s.email)
  where s.id = p_subscription_id and s.filters is not null for key share of u;
  update public.saved_searches k set frequency = 'daily'
  from private.news_subscriptions s
  where s.id = p_subscription_id and k.id = s.saved_search_id and k.frequency = 'off';
end;
$$;

-- Moves the searches kept for an address to the account that has confirmed it, as many as it may have; the rest are
-- mailed to the address as before. Mail that was planned still tells of the new homes until now.
create function private.bring_kept_searches(p_person uuid, p_email text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept private.news_subscriptions;
  place uuid;
begin
  if p_person is null or private.person_at(p_email) is distinct from p_person then
    return;
  end if;
  for kept in
    select s.* from private.news_subscriptions s
    where s.filters is not null and s.confirmed_at is not null and s.saved_search_id is null
      and private.mailbox_of(s.email) = private.mailbox_of(p_email) and lower(s.email) = lower(p_email)
    order by s.confirmed_at, s.id
    for update
  loop
    perform private.take_turn('saved-searches:' || p_person);
    select k.id into place from public.saved_searches k where k.user_id = p_person and k.filters = kept.filters;
    if place is null then
      exit when (select count(*) from public.saved_searches k where k.user_id = p_person)
                >= private.limit_of('saved_searches');
      insert into public.saved_searches (user_id, name, filters) values (p_person, kept.name, kept.filters)
      returning id into place;
    end if;
    update private.news_subscriptions s
    set saved_search_id = place, telling_until = coalesce(s.telling_until, now())
    where s.id = kept.id;
  end loop;
end;
$$;

reset check_function_bodies;
