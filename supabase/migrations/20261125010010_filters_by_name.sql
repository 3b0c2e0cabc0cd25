-- What search and map may be asked: filters by name, as JSON. What they are is said in
-- private.listing_fields; a new one needs no new function.

drop function public.search_listings(
  text, integer, integer, integer, real, text, text, text, integer,
  double precision, double precision, double precision, double precision, text);
drop function private.search_listings(
  text, integer, integer, integer, real, text, text, text, integer,
  double precision, double precision, double precision, double precision, text);
drop function public.map_listings(
  integer, double precision, double precision, double precision, double precision, text, integer,
  integer, integer, real, text, text);
drop function private.map_listings(
  integer, double precision, double precision, double precision, double precision, text, integer,
  integer, integer, real, text, text);
drop function private.count_unmapped(private.home_filters);
drop function private.count_homes_of(private.home_filters, double precision[]);
drop function private.home_cells(private.home_filters, double precision[], integer);
drop function private.count_conditions(private.home_filters, integer[], text);
drop function private.home_conditions(private.home_filters, tsquery, double precision[]);
drop function private.asked_filters(text, text, integer, integer, integer, real);
drop type private.home_filters;

-- The filters without the words. Only known ones pass, with a value of their kind; no other status
-- than 'active' can be asked for, a draft's least of all.
create function private.asked_filters(filters jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  asked constant jsonb := coalesce(jsonb_strip_nulls(filters), '{}');
begin
  if jsonb_typeof(asked) <> 'object' or asked ->> 'status' <> 'active' or exists (
    select from jsonb_each(asked - 'search_term') as a (filter, value)
    left join private.listing_filters f on f.filter = a.filter
    where f.filter is null
       or jsonb_typeof(a.value) <> case f.comparison when '=' then 'string' else 'number' end
  ) then
    raise exception using errcode = 'PT400', message = 'invalid_query';
  end if;
  return asked - 'search_term';
end;
$$;

-- Everything that is asked for, as a condition on `l`.
create function private.home_conditions(
  filters jsonb, query tsquery, bounds double precision[]
) returns text
language plpgsql stable set search_path = '' as $$
begin
  return concat(
    'l.status in (''active'', ''pending'')',
    (select string_agg(format(' and l.%I %s %L', f.field, f.comparison, filters ->> f.filter), '')
     from private.listing_filters f where filters ? f.filter),
    case when numnode(query) = 0 then ' and false'
      else ' and l.search @@ ' || quote_literal(query) || '::tsquery' end,
    case when bounds is not null then private.bounds_condition(bounds) end
  );
end;
$$;

-- The filters as a condition on `c`, a row of one of the tables of counts, whose column `price` is
-- a place among `edges`; null when that table is too coarse to tell.
create function private.count_conditions(
  filters jsonb, edges integer[], price text
) returns text
language plpgsql immutable set search_path = '' as $$
declare
  least_price constant integer := filters ->> 'min_price';
  most_price constant integer := filters ->> 'max_price';
  bedrooms constant integer := filters ->> 'min_bedrooms';
  bathrooms constant real := filters ->> 'min_bathrooms';
begin
  if filters - '{status, property_type, min_price, max_price, min_bedrooms, min_bathrooms}'::text[] <> '{}'
     or least_price > 1 and least_price <> all (edges)
     or most_price <> all (edges)
     or bedrooms > 5
     or bathrooms > 4 or floor(bathrooms) <> bathrooms
  then
    return null;
  end if;
  return concat(
    ' and c.property_type = ' || quote_literal(filters ->> 'property_type'),
    format(' and c.%I >= ', price) || width_bucket(least_price, edges),
    format(' and c.%I between 0 and ', price) || width_bucket(most_price, edges) - 1,
    ' and c.bedrooms >= 0 and c.bedrooms >= ' || bedrooms,
    ' and c.bathrooms >= 0 and c.bathrooms >= ' || bathrooms,
    ' and c.status = ' || quote_literal(filters ->> 'status')
  );
end;
$$;

-- The homes in the bounds that match, by cell of the level: whole cells from the counts, the
-- rest (at the edges, at levels that are not counted, under filters that the counts can't tell
-- apart) home by home. Exact either way.
create function private.home_cells(
  filters jsonb, bounds double precision[], level integer
) returns setof private.home_cell
language plpgsql stable rows 200 set search_path = '' as $$
declare
  counted text := private.count_conditions(filters, private.price_bands(), 'price_band');
  counted_level constant integer := case when counted is not null and level <= 11 then greatest(level, 6) end;
begin
  counted := case when filters - 'status' = '{}' then ' and c.is_whole' else ' and not c.is_whole' end || counted;
  return query execute format($sql$
    select y, x, sum(n)::bigint, sum(lat)::bigint, sum(lng)::bigint
    from (
      select c.y >> %1$s as y, c.x >> %1$s as x, c.n, c.lat, c.lng
      from private.whole_cells(%2$L, %3$L) as r
      cross join lateral (
        select c.y, c.x, c.n, c.lat, c.lng from private.map_cells c
        where c.level = %3$L and c.y = r.y and c.x between r.west and r.east %4$s
        offset 0
      ) as c
      union all %5$s
    ) as found
    group by y, x
    having sum(n) > 0
  $sql$, coalesce(counted_level - level, 0), bounds, counted_level, counted,
         private.cells_of(
           private.homes_by_tile('l.lat, l.lng', private.home_conditions(filters, null, bounds),
                                 bounds, counted_level), level));
end;
$$;

-- How many homes match, anywhere or in the bounds.
create function private.count_homes_of(filters jsonb, bounds double precision[])
returns bigint
language plpgsql stable set search_path = '' as $$
declare
  counted constant text := private.count_conditions(filters, private.price_steps(), 'price_step');
  answer bigint;
begin
  if bounds is not null then
    return (select coalesce(sum(c.n), 0)
            from private.home_cells(filters, bounds, private.deepest_level(bounds)) as c);
  end if;
  if counted is not null then
    execute 'select coalesce(sum(c.n), 0) from private.listing_counts c where true' || counted into answer;
  else
    -- A free range of prices is read from their index, as far as it reaches.
    execute concat('select count(*) from public.listings l where ', private.home_conditions(filters, null, null),
      ' and coalesce(l.price, 2147483647) >= ' || (filters ->> 'min_price')::integer,
      ' and coalesce(l.price, 2147483647) < ' || (filters ->> 'max_price')::integer) into answer;
  end if;
  return answer;
end;
$$;

-- How many homes that match have no place yet.
create function private.count_unmapped(filters jsonb) returns bigint
language plpgsql stable set search_path = '' as $$
declare
  counted constant text := private.count_conditions(filters, private.price_steps(), 'price_step');
  answer bigint;
begin
  execute case when counted is not null
    then 'select coalesce(sum(c.n), 0) from private.listing_counts c where not c.is_mapped' || counted
    else 'select count(*) from public.listings l where l.lat is null and '
         || private.home_conditions(filters, null, null)
  end into answer;
  return answer;
end;
$$;

-- The search for homes. Its totals come from the counts wherever these can tell.
create function private.search_listings(
  p_filters jsonb, p_sort text, p_cursor text, p_page_size integer, p_west double precision,
  p_south double precision, p_east double precision, p_north double precision
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  filters constant jsonb := private.asked_filters(p_filters);
  bounds constant double precision[] := private.map_bounds(p_west, p_south, p_east, p_north);
  query constant tsquery := private.asked_words(p_filters ->> 'search_term');
  conditions text := private.home_conditions(filters, query, bounds);
  page_size constant integer := least(greatest(coalesce(p_page_size, 24), 1), 100);
  sort constant text := coalesce(p_sort, 'newest');
  sort_key text;
  key_type text := 'integer';
  direction text := 'desc';
  sorted text := 'sort_key desc, id desc';
  after_cursor text;
  columns text;
  homes text;
  total bigint;
  ids uuid[];
  next_cursor text;
begin
  -- Homes without a price come last in both orders of price.
  case sort
    when 'newest' then
      sort_key := 'l.published_at'; key_type := 'timestamptz'; sorted := 'is_active desc, ' || sorted;
    when 'price_asc' then
      sort_key := 'coalesce(l.price, 2147483647)'; direction := 'asc'; sorted := 'sort_key, id';
    when 'price_desc' then sort_key := 'coalesce(l.price, 0)';
    else raise exception using errcode = 'PT400', message = 'invalid_query';
  end case;
  after_cursor := private.after_cursor(p_cursor, key_type, direction);
  columns := format('l.id, l.status = ''active'' as is_active, %s as sort_key', sort_key);

  if query is null then
    total := private.count_homes_of(filters, bounds);
  end if;
  if total = 0 or numnode(query) = 0 then
    return jsonb_build_object('listings', '[]'::jsonb, 'total', 0, 'next_cursor', null);
  end if;

  if bounds is not null and total * total < page_size * private.count_homes_of(filters, null) then
    -- Few homes in the place: whoever walks along the order of the results meets one now and then.
    homes := private.homes_by_tile(columns, conditions, bounds, null);
  else
    homes := format('select %s from public.listings l where %s', columns, conditions);
    if sort <> 'newest' then
      -- Where a range of prices begins and ends in the order of prices.
      homes := concat(homes, format(' and %s >= ', sort_key) || (filters ->> 'min_price')::integer,
                             format(' and %s < ', sort_key) || (filters ->> 'max_price')::integer);
    end if;
  end if;

  -- Words are looked up in their index and all homes that have them are counted; without words,
  -- Postgres stops when the page is full.
  execute format($sql$
    with homes as %1$s materialized (%2$s),
    page as (
      select *, row_number() over () as n
      from (select * from homes where %3$s order by %4$s limit %5$s) as found
    )
    select
      coalesce(%6$L::bigint, (select count(*) from homes)),
      array_agg(page.id order by page.n) filter (where page.n <= %7$s),
      max(case when page.is_active then '' else 'p' end || (to_jsonb(page.sort_key) #>> '{}'))
          filter (where page.n = %7$s)
        || '_' || max(page.id::text) filter (where page.n = %7$s and %7$s < (select count(*) from page))
    from page
  $sql$, case when query is null then 'not' end, homes, after_cursor, sorted, page_size + 1,
         total, page_size)
  into total, ids, next_cursor;

  return jsonb_build_object('listings', private.listing_cards(ids), 'total', total, 'next_cursor', next_cursor);
end;
$$;

create function public.search_listings(
  filters jsonb default '{}', sort text default 'newest', page_cursor text default null,
  page_size integer default 24, west double precision default null,
  south double precision default null, east double precision default null,
  north double precision default null
) returns jsonb
language sql stable set search_path = '' as $$
  select private.search_listings(filters, sort, page_cursor, page_size, west, south, east, north);
$$;
comment on function public.search_listings is
  'A page of active and pending homes: {listings, total, next_cursor}. Filters are search_term and those of private.listing_filters; all of west, south, east and north, or none.';
revoke execute on function public.search_listings from public;
grant execute on function public.search_listings, private.search_listings
  to anon, authenticated, service_role;

-- The map of homes: at most 300 things to draw, however many homes there are.
create function private.map_listings(
  p_zoom integer, p_west double precision, p_south double precision, p_east double precision,
  p_north double precision, p_filters jsonb
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- So few homes in view are shown one by one at any zoom; from the near zoom on, all that fit.
  few constant integer := 60;
  near_zoom constant integer := 14;
  most_items constant integer := 300;
  filters constant jsonb := private.asked_filters(p_filters);
  bounds constant double precision[] := private.map_bounds(p_west, p_south, p_east, p_north);
  query constant tsquery := private.asked_words(p_filters ->> 'search_term');
  anywhere constant text := private.home_conditions(filters, query, null);
  in_view constant text := private.home_conditions(filters, query, bounds);
  -- 64 pixels a cell: the world is 2^zoom tiles of 256 pixels wide.
  level constant integer := least(least(greatest(p_zoom, 0), 18) + 2, private.deepest_level(bounds));
  cells private.home_cell[];
  total bigint;
  unmapped bigint;
  reach jsonb;
  clusters jsonb := '[]';
  homes jsonb;
begin
  if p_zoom is null or bounds is null then
    raise exception using errcode = 'PT400', message = 'invalid_query';
  end if;

  if query is null then
    cells := array(select c from private.home_cells(filters, bounds, level) as c);
    unmapped := private.count_unmapped(filters);
    reach := private.reach_of(anywhere);
  else
    execute format($sql$
      with found as materialized (select l.lat, l.lng from public.listings l where %s)
      select
        array(
          select row(y, x, count(*), sum(lat), sum(lng))::private.home_cell
          from (%s) as c group by y, x),
        (select count(*) from found where lat is null),
        (select jsonb_build_array(min(lng), min(lat), max(lng), max(lat)) from found having count(lat) > 0)
    $sql$, anywhere,
           private.cells_of('select * from found as l where true' || private.bounds_condition(bounds), level))
    into cells, unmapped, reach;
  end if;
  total := (select coalesce(sum(c.n), 0) from unnest(cells) as c);

  if total <= few or (p_zoom >= near_zoom and total <= most_items) then
    homes := private.pins_of(case
      when query is null then private.homes_by_tile('l.id, l.lat, l.lng, l.price, l.status', in_view, bounds, null)
      else 'select * from public.listings l where ' || in_view end);
  else
    clusters := private.clusters_of(cells, level);
    homes := private.pins_of(private.homes_alone(cells, level, in_view));
  end if;

  return jsonb_build_object('total', total, 'unmapped', unmapped, 'bounds', reach,
                            'clusters', clusters, 'homes', homes);
end;
$$;

create function public.map_listings(
  zoom integer, west double precision, south double precision, east double precision,
  north double precision, filters jsonb default '{}'
) returns jsonb
language sql stable set search_path = '' as $$
  select private.map_listings(zoom, west, south, east, north, filters);
$$;
comment on function public.map_listings is
  'The active and pending homes in view, with the filters of search_listings: {total, unmapped, bounds, clusters, homes}. At most 300 clusters and homes; bounds are those of all homes that match.';
revoke execute on function public.map_listings from public;
grant execute on function public.map_listings, private.map_listings
  to anon, authenticated, service_role;

-- Homes like another one; those whose sale is pending come after the active ones.
create or replace function private.similar_listings(p_listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  home public.listings;
  least_price bigint;
  most_price bigint;
begin
  select * into home from public.listings l
  where l.id = p_listing_id and l.status in ('active', 'pending');
  if not found then
    return '[]'::jsonb;
  end if;
  least_price := coalesce(ceil(home.price * 0.75), 0);
  most_price := coalesce(floor(home.price * 1.25), 2147483647);

  -- Those whose prices are nearest, from both sides: a bounded number, however many homes there are.
  return (
    with candidates as (
      select found.id
      from (values ('active'), ('pending')) as of_status (status)
      cross join lateral (
        (select l.id from public.listings l
         where l.status in ('active', 'pending') and l.status = of_status.status
           and l.property_type = home.property_type and l.state = home.state and l.city = home.city
           and l.price >= coalesce(home.price, 0) and l.price <= most_price
         order by l.price limit 100)
        union
        (select l.id from public.listings l
         where l.status in ('active', 'pending') and l.status = of_status.status
           and l.property_type = home.property_type and l.state = home.state and l.city = home.city
           and l.price < home.price and l.price >= least_price
         order by l.price desc limit 100)
        union
        (select l.id from public.listings l
         where l.status in ('active', 'pending') and l.status = of_status.status
           and l.property_type = home.property_type and l.state = home.state
           and l.price >= coalesce(home.price, 0) and l.price <= most_price
         order by l.price limit 100)
        union
        (select l.id from public.listings l
         where l.status in ('active', 'pending') and l.status = of_status.status
           and l.property_type = home.property_type and l.state = home.state
           and l.price < home.price and l.price >= least_price
         order by l.price desc limit 100)
        union
        -- Within some 25 km, also in another town or across a border (listings_tile).
        (select l.id from public.listings l
         where l.status in ('active', 'pending') and l.status = of_status.status
           and l.property_type = home.property_type
           and floor((l.lat + 90) * 4096 / 360)::integer
               between floor((home.lat + 90) * 4096 / 360)::integer - 2
                   and floor((home.lat + 90) * 4096 / 360)::integer + 2
           and floor((l.lng + 180) * 4096 / 360)::integer
               between floor((home.lng + 180) * 4096 / 360)::integer - 2
                   and floor((home.lng + 180) * 4096 / 360)::integer + 2
           and l.price between least_price and most_price
         limit 200)
      ) as found
    ), nearest as (
      select l.*, row_number() over (
        order by
          (l.status = 'active') desc,
          (l.city = home.city and l.state = home.state) desc,
          -- Degrees, the meridians drawn together as they are there: enough to say which is nearer.
          power(l.lat - home.lat, 2) + power((l.lng - home.lng) * cos(radians(home.lat)), 2)
            nulls last,
          abs(l.price - home.price), l.id
      ) as n
      from candidates c join public.listings l on l.id = c.id
      where l.id <> home.id
    )
    select private.listing_cards(array(select p.id from nearest p where p.n <= 4 order by p.n))
  );
end;
$$;
