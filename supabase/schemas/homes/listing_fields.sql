-- Facts that SQL knows about the fields of a listing: whether cards include them, and how searches may compare them.
-- domain/homes/listing-fields.ts describes the same fields for the code; tests/database/homes/listing-mirror.test.ts
-- compares the two.

create table private.listing_fields (
  name text primary key,
  is_on_card boolean not null default true,
  -- '=' makes a filter with the field's name, whose value may list several with commas between them.
  -- '>=' and '>' make one named min_…, '<=' and '<' one named max_….
  comparisons text[] not null default '{}' check (comparisons <@ array['=', '>=', '>', '<=', '<'])
);
comment on table private.listing_fields is
  'Columns of public.listings that cards include and searches can filter by. Other columns are in neither.';
select private.only_for_server('select', 'listing_fields');

insert into private.listing_fields (name, comparisons) values
  ('title', '{}'), ('address', '{}'), ('city', '{}'), ('state', '{}'), ('zip_code', '{}'),
  ('property_type', '{=}'), ('status', '{=}'), ('price', '{>=,<}'),
  ('bedrooms', '{>=,<=}'), ('bathrooms', '{>=,<=}'), ('sqft', '{>=,<=}'), ('lot_size', '{>=,<=}'),
  ('year_built', '{>=,<=}'), ('garage_spaces', '{>=}'), ('stories', '{>=,<=}'), ('hoa_fee', '{<=}'),
  ('property_tax', '{}');

create view private.listing_filters with (security_invoker = true) as
  select case when c.comparison = '=' then '' when c.comparison like '>%' then 'min_' else 'max_' end || f.name as filter,
         f.name as field, c.comparison
  from private.listing_fields f cross join unnest(f.comparisons) as c (comparison);
comment on view private.listing_filters is 'The filters of search, map and saved searches, apart from search term, place and those of private.only_conditions().';

-- The indexes behind search and map, as they should be. All include the numbers that searches can filter by, and the
-- status, so that Postgres can reject and count homes without reading their rows. Those by price and by tile also have
-- what pages are sorted by.
create function private.search_indexes() returns table (name text, definition text)
language sql stable set search_path = '' as $$
  select 'listings_' || wanted.name,
         'public.listings (' || format(wanted.columns, filtered.numbers) || ') where ' || wanted.homes
  from (
    select string_agg(quote_ident(f.name), ', ' order by a.attnum) as numbers
    from private.listing_fields f
    join pg_attribute a on a.attrelid = 'public.listings'::regclass and a.attname = f.name
    where f.comparisons && array['>=', '>', '<=', '<']
  ) as filtered
  cross join lateral (
    select open.name, open.columns, 'status in (''active'', ''pending'')' as homes
    from (values
      ('newest', '(status = ''active'') desc, published_at desc, id desc, %s, status'),
      ('newest_of_type', 'property_type, (status = ''active'') desc, published_at desc, id desc, %s, status'),
      -- Homes without a price come last in both orders.
      ('price_up', '(coalesce(price, 2147483647)), id, property_type, %s, lat, lng, published_at, status'),
      ('price_down', '(coalesce(price, 0)) desc, id desc, property_type, %s, status'),
      -- A tile is a square of 360/16384 degrees, which is level 14 of private.map_cells.
      ('tile', '(floor((lat + 90) * 16384 / 360)::integer), (floor((lng + 180) * 16384 / 360)::integer), property_type, %s, lat, lng, id, published_at, status'),
      -- These indexes find the outermost homes in each direction.
      ('lat', 'lat, property_type, %s, status'),
      ('lng', 'lng, lat, property_type, %s, status')
    ) as open (name, columns)
    union all
    -- This index has everything that a search for sold homes filters by, except words.
    select 'sold', 'sold_at desc, id desc, property_type, %s, lat, lng, user_id', 'status = ''sold'''
  ) as wanted;
$$;

-- Those of them that lack a field or were never finished.
create function private.stale_search_indexes() returns table (name text, definition text)
language sql stable set search_path = '' as $$
  select wanted.name, wanted.definition
  from private.search_indexes() as wanted
  where not exists (
    select from pg_index i
    where i.indexrelid = to_regclass('public.' || wanted.name) and i.indisvalid and not exists (
      select from private.listing_fields f
      join pg_attribute a on a.attrelid = i.indrelid and a.attname = f.name
      where f.comparisons && array['>=', '>', '<=', '<'] and a.attnum <> all (i.indkey)));
$$;

-- The statements that build them while everyone reads and writes, in order. None can run in a transaction. Whatever an
-- earlier attempt left is removed first.
create function private.search_index_work() returns table (name text, statement text)
language sql stable set search_path = '' as $$
  select stale.name, step.statement
  from private.stale_search_indexes() as stale,
  lateral (values
    (1, format('drop index concurrently if exists public.%s_next', stale.name)),
    (2, format('create index concurrently %s_next on %s', stale.name, stale.definition)),
    (3, format('drop index concurrently if exists public.%s', stale.name)),
    (4, format('alter index public.%1$s_next rename to %1$s', stale.name))
  ) as step (n, statement)
  order by stale.name, step.n;
$$;

-- Rebuilds what depends on these fields; call it at the end of a migration that adds one.
create function private.use_listing_fields() returns void
language plpgsql set search_path = '' as $make$
declare
  -- The words of a sold home belong to its former owner, so the index leaves them out.
  told constant text := (
    select string_agg(format(case f.name when 'title' then 'case when l.status = ''sold'' then '''' else l.%1$I end as %1$I'
                             else 'l.%I' end, f.name), ', ' order by f.name)
    from private.listing_fields f where f.is_on_card);
  index record;
begin
  -- The cards of these homes, in the given order. Callers must ensure that the homes may be seen. The card of a sold
  -- home has neither owner nor photos. `open_house` is its next open house with free places within a week, in the
  -- home's own time.
  execute format($create$
    create or replace function private.listing_cards(ids uuid[]) returns json
    language plpgsql stable set search_path = '' as $$
    begin
      return (
        select coalesce(json_agg(card order by asked.n), '[]')
        from unnest(ids) with ordinality as asked (id, n)
        cross join lateral (
          select l.id, case when l.status <> 'sold' then l.user_id end as user_id, l.lat, l.lng, l.created_at,
            l.published_at, l.reduced_from, l.sold_at, %s,
            -- Every card of every search pays for this subquery and the next, so each is one index lookup.
            case when l.status = 'active' then (
              select json_build_object('date', h.date, 'time', to_char(h."time", 'HH24:MI'), 'minutes', h.minutes,
                'ends_at', h.ends_at)
              from public.open_houses h
              where h.listing_id = l.id and h.date between current_date - 1 and current_date + 8
                and h.starts_at > now() and h.taken < h.places
                and h.date < (now() at time zone l.time_zone)::date + 7
              order by h.starts_at limit 1
            ) end as open_house,
            case when l.status in ('active', 'pending') then (
              select a.hours from private.answer_times a where a.owner_id = l.user_id
            ) end as answer_hours,
            coalesce(case when l.status <> 'sold' then p.images end, '[]') as images
          from public.listings l
          left join private.photo_lists p on p.listing_id = l.id
          where l.id = asked.id
        ) as card);
    end;
    $$
  $create$, told);

  if pg_relation_size('public.listings') < 16 * 1024 * 1024 then
    for index in select s.name, s.definition from private.stale_search_indexes() as s loop
      execute format('drop index if exists public.%s', index.name);
      execute format('create index %s on %s', index.name, index.definition);
    end loop;
  end if;
  perform private.use_filters_of_searches();
end;
$make$;
