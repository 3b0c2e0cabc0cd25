-- The map of homes: at most 300 clusters and homes to draw, however many homes there are. A definer
-- function for the same reason as search_listings, with the same boundary.
--
-- Search and map find the homes in an area by cells: squares of 360/2^level degrees, counted from the
-- southwest.

create type private.home_cell as (y integer, x integer, n bigint, lat bigint, lng bigint);

-- Bounds that cross the date line become two boxes.
create function private.boxes(bounds double precision[]) returns table (
  west double precision, south double precision, east double precision, north double precision
)
language plpgsql immutable rows 1 set search_path = '' as $$
begin
  return query select bounds[1], bounds[2], case when bounds[1] <= bounds[3] then bounds[3] else 180 end, bounds[4]
  union all
  select -180, bounds[2], bounds[3], bounds[4] where bounds[1] > bounds[3];
end;
$$;

-- The deepest level at which the bounds touch at most 300 cells: what a browser draws smoothly.
create function private.deepest_level(bounds double precision[]) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select max(level)
    from generate_series(0, 20) as level
    where 300 >=
      (floor((bounds[3] + 180) * (1 << level) / 360) - floor((bounds[1] + 180) * (1 << level) / 360) + 1
       + case when bounds[1] > bounds[3] then (1 << level) + 1 else 0 end)
      * (floor((bounds[4] + 90) * (1 << level) / 360) - floor((bounds[2] + 90) * (1 << level) / 360) + 1));
end;
$$;

-- The cells of a level that lie entirely within the bounds, row by row.
create function private.whole_cells(bounds double precision[], level integer)
returns table (y integer, west integer, east integer)
language plpgsql immutable rows 20 set search_path = '' as $$
begin
  return query select line.y, w.west, w.east
  from private.boxes(bounds) as b
  cross join lateral (
    select ceil((b.west + 180) * (1 << level) / 360)::integer,
           floor((b.east + 180) * (1 << level) / 360)::integer - 1,
           ceil((b.south + 90) * (1 << level) / 360)::integer,
           floor((b.north + 90) * (1 << level) / 360)::integer - 1
  ) as w (west, east, south, north)
  cross join generate_series(w.south, w.north) as line (y)
  where w.west <= w.east;
end;
$$;

-- The tiles that the bounds touch, row by row, except those in private.whole_cells() if a level is given, and those
-- that start at the east edge. The browser's bounds end at the edges of cells, so a view of the country would read
-- thousands of tiles for the homes that lie exactly on that line; private.east_lines() finds them by their longitude.
create function private.other_tiles(bounds double precision[], level integer)
returns table (y integer, west integer, east integer)
language plpgsql immutable rows 20 set search_path = '' as $$
begin
  return query select part.y, part.west, part.east
  from private.boxes(bounds) as b
  cross join lateral (
    select floor((b.west + 180) * 16384 / 360)::integer,
           -- The second box may end in the tile where the first begins; don't read it twice.
           least(ceil((b.east + 180) * 16384 / 360)::integer - 1,
                 case when b.west < bounds[1] then floor((bounds[1] + 180) * 16384 / 360)::integer - 1 end),
           floor((b.south + 90) * 16384 / 360)::integer,
           floor((b.north + 90) * 16384 / 360)::integer
  ) as t (west, east, south, north)
  cross join lateral (
    select ceil((b.west + 180) * (1 << level) / 360)::integer << (14 - level),
           (floor((b.east + 180) * (1 << level) / 360)::integer << (14 - level)) - 1,
           ceil((b.south + 90) * (1 << level) / 360)::integer << (14 - level),
           (floor((b.north + 90) * (1 << level) / 360)::integer << (14 - level)) - 1
  ) as w (west, east, south, north)
  cross join lateral (
    select coalesce(w.west <= w.east and w.south <= w.north, false)
  ) as has (whole)
  -- The tiles below, above, west and east of the whole cells: a view of the country has a thousand rows of tiles, of
  -- which the browser's bounds leave one to read.
  cross join lateral (
    select line.y, t.west, t.east
    from generate_series(t.south, case when has.whole then w.south - 1 else t.north end) as line (y)
    union all select line.y, t.west, t.east from generate_series(w.north + 1, t.north) as line (y) where has.whole
    union all select line.y, t.west, w.west - 1 from generate_series(w.south, w.north) as line (y) where has.whole and t.west < w.west
    union all select line.y, w.east + 1, t.east from generate_series(w.south, w.north) as line (y) where has.whole and w.east < t.east
  ) as part (y, west, east);
end;
$$;

-- The east edges of the bounds that are edges of tiles, unless the tiles beyond are read anyway.
create function private.east_lines(bounds double precision[]) returns double precision[]
language plpgsql immutable set search_path = '' as $$
begin
  return array(
    select b.east from private.boxes(bounds) as b
    cross join lateral (select (b.east + 180) * 16384 / 360 as tile) as t
    where t.tile = floor(t.tile)
      and not (b.west < bounds[1] and t.tile = floor((bounds[1] + 180) * 16384 / 360)));
end;
$$;

-- A row of cells of a level. `is_whole`: all of them lie within an area.
create type private.cell_span as (level integer, y integer, west integer, east integer, is_whole boolean);

-- The spans as rows of tiles.
create function private.tiles_of(spans private.cell_span[]) returns table (y integer, west integer, east integer)
language sql immutable rows 200 set search_path = '' as $$
  select tile.y, s.west << (14 - s.level), ((s.east + 1) << (14 - s.level)) - 1
  from unnest(spans) as s
  cross join generate_series(s.y << (14 - s.level), ((s.y + 1) << (14 - s.level)) - 1) as tile (y);
$$;

-- SQL for the homes within the bounds that meet the conditions, found tile by tile. `offset 0` keeps
-- Postgres from choosing another join.
create function private.homes_by_tile(
  columns text, conditions text, bounds double precision[], level integer, spans private.cell_span[]
) returns text
language plpgsql immutable set search_path = '' as $$
declare
  lines constant double precision[] := case when spans is null then private.east_lines(bounds) end;
begin
  return format($sql$
    select l.* from %s as r
    cross join lateral (
      select %s from public.listings l
      where floor((l.lat + 90) * 16384 / 360)::integer = r.y
        and floor((l.lng + 180) * 16384 / 360)::integer between r.west and r.east and %s
      offset 0
    ) as l
  $sql$, case when spans is null then format('private.other_tiles(%L, %L)', bounds, level)
           else format('private.tiles_of(%L)', spans) end,
         columns, conditions)
    || case when cardinality(lines) > 0
         then format('union all select %s from public.listings l where l.lng = any (%L) and %s', columns, lines, conditions)
         else '' end;
end;
$$;

-- SQL that maps homes to cells of a level; `homes` is SQL for rows with lat, lng and n.
create function private.cells_of(homes text, level integer) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return format($sql$
    select floor((l.lat + 90) * %1$s / 360)::integer as y, floor((l.lng + 180) * %1$s / 360)::integer as x,
           l.n, l.n * round(l.lat * 1000000)::bigint as lat, l.n * round(l.lng * 1000000)::bigint as lng
    from (%2$s) as l
  $sql$, 1 << level, homes);
end;
$$;

-- The matching homes within the bounds, by cell of the level. Whole cells come from the counts; the
-- rest (at the edges of the view, of an area or of the price range, at levels without counts, under filters
-- too fine for them) home by home. Exact either way. Postgres expects few cells and would sort them to group them;
-- there can be ten thousand.
create function private.home_cells(
  filters jsonb, bounds double precision[], level integer
) returns setof private.home_cell
language plpgsql stable rows 200 set search_path = '' set enable_sort = off as $$
declare
  part constant record := private.price_parts(filters);
  counted constant private.counted_rows := private.counted_rows_of(part.kept);
  counted_level constant integer := case when level <= private.cell_depth(counted.grain) then greatest(level, 6) end;
  spans constant private.cell_span[] :=
    private.spans_of(filters ->> 'area', bounds, counted_level, private.cell_depth(counted.grain));
  -- Either rows of cells at one level, or an area's rows at several levels.
  rows constant text := case
    when spans is null then format('private.whole_cells(%L, %L)', bounds, counted_level)
    else format('unnest(%L::private.cell_span[])', array(select s from unnest(spans) as s where s.is_whole)) end;
  row_level constant text := case when spans is null then counted_level::text else 'r.level' end;
  -- Homes at the ends of the price range, in whatever cell, are added to those between the steps, or subtracted.
  read_filters constant jsonb := case when counted_level is null then filters else part.kept end;
  from_counts text := '';
begin
  if counted_level is not null then
    -- Rows are found cell by cell, because in the index type and price come after the cell. Conditions that all rows
    -- meet are left out: checking them in thousands of rows takes time.
    from_counts := format($sql$
      select c.y >> (%1$s - %2$s) as y, c.x >> (%1$s - %2$s) as x, c.n, c.lat, c.lng
      from %3$s as r
      cross join generate_series(r.west, r.east) as cell (x)
      cross join unnest(%4$L::private.counted_prices[]) as p
      cross join lateral (
        select c.y, c.x, c.n, c.lat, c.lng from private.map_cells c
        where c.grain = p.grain and c.level = %1$s and c.y = r.y and c.x = cell.x
          and c.property_type = any (%5$L) and c.price between p.least and p.most %6$s
        offset 0
      ) as c
      union all
    $sql$, row_level, level, rows, counted.prices,
      counted.types, concat(
        ' and c.bedrooms >= ' || nullif(counted.bedrooms, -1), ' and c.bathrooms >= ' || nullif(counted.bathrooms, -1),
        case when cardinality(counted.statuses) < 2 then format(' and c.status = any (%L)', counted.statuses) end))
      || private.cells_of(format($sql$
        select l.lat, l.lng, l.n from (select * from private.home_changes l where %s offset 0) as l
        cross join unnest(%L::integer[]) as a (level)
        join %s as r on %s = a.level
          and floor((l.lat + 90) * (1 << a.level) / 360)::integer = r.y
          and floor((l.lng + 180) * (1 << a.level) / 360)::integer between r.west and r.east
      $sql$, private.home_conditions(part.kept, null, bounds),
        case when spans is null then array[counted_level]
          else array(select distinct s.level from unnest(spans) as s where s.is_whole) end,
        rows, row_level)
      || coalesce((
        select string_agg(concat(' union all select l.lat, l.lng, ', e.n, ' from public.listings l where ',
          private.home_conditions(e.filters, null, bounds), private.price_condition(e.filters)), '')
        from unnest(part.edges) as e), ''), level)
      || ' union all ';
  end if;
  return query execute format($sql$
    select y, x, sum(n)::bigint, sum(lat)::bigint, sum(lng)::bigint
    from (%s %s) as found
    group by y, x
    having sum(n) > 0
  $sql$, from_counts,
         private.cells_of(
           private.homes_by_tile('l.lat, l.lng, 1 as n', private.home_conditions(read_filters, null, bounds),
                                 bounds, counted_level,
                                 case when counted_level is null then spans
                                   when spans is not null then array(select s from unnest(spans) as s where not s.is_whole) end),
           level));
end;
$$;

create function private.count_homes_in(filters jsonb, bounds double precision[]) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(sum(c.n), 0) from private.home_cells(filters, bounds, private.deepest_level(bounds)) as c);
end;
$$;

-- The bounds of all homes that meet the conditions.
create function private.reach_of(conditions text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  answer jsonb;
begin
  execute format($sql$
    select case when west is not null then jsonb_build_array(west, south, east, north) end
    from (select
      (select l.lng from public.listings l where l.lng is not null and %1$s order by l.lng limit 1) as west,
      (select l.lat from public.listings l where l.lat is not null and %1$s order by l.lat limit 1) as south,
      (select l.lng from public.listings l where l.lng is not null and %1$s order by l.lng desc limit 1) as east,
      (select l.lat from public.listings l where l.lat is not null and %1$s order by l.lat desc limit 1) as north
    ) as edges
  $sql$, conditions) into answer;
  return answer;
end;
$$;

-- An estimate as it is shown, with two digits: 4,300 for 4,288.
create function private.two_digits(estimate bigint) returns bigint
language sql immutable set search_path = '' as $$
  select case when estimate < 100 then estimate else round(estimate, 2 - length(estimate::text)) end;
$$;

-- The clusters to draw for cells with more than one home.
create function private.clusters_of(cells private.home_cell[], level integer, is_about boolean) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'lat', round(c.lat / c.n / 1000000, 6), 'lng', round(c.lng / c.n / 1000000, 6),
      'count', case when is_about then private.two_digits(c.n) else c.n end,
      'bounds', jsonb_build_array(
        round(c.x * side - 180, 6), round(c.y * side - 90, 6),
        round((c.x + 1) * side - 180, 6), round((c.y + 1) * side - 90, 6)))), '[]')
    from (select y, x, n, lat::numeric, lng::numeric, 360.0 / (1 << level) as side from unnest(cells)) as c
    where c.n > 1);
end;
$$;

create function private.pins_of(homes text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  answer jsonb;
begin
  execute format($sql$
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', l.id, 'lat', l.lat, 'lng', l.lng, 'price', l.price,
      'status', l.status)), '[]')
    from (%s) as l
  $sql$, homes) into answer;
  return answer;
end;
$$;

-- SQL for the homes that are alone in their cell.
create function private.homes_alone(
  cells private.home_cell[], level integer, conditions text
) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return format($sql$
    select l.* from unnest(%L::private.home_cell[]) as c
    cross join lateral (
      select l.id, l.lat, l.lng, l.price, l.status from public.listings l
      where l.lat between (c.lat - 1)::double precision / 1000000 and (c.lat + 1)::double precision / 1000000
        and l.lng between (c.lng - 1)::double precision / 1000000 and (c.lng + 1)::double precision / 1000000
        and floor((l.lat + 90) * %2$s / 360) = c.y and floor((l.lng + 180) * %2$s / 360) = c.x
        and %3$s
      offset 0
    ) as l
  $sql$, array(select c from unnest(cells) as c where c.n = 1), 1 << level, conditions);
end;
$$;

-- SQL for the homes of the sample that have the words and meet the conditions. `offset 0` keeps Postgres from any other
-- index than listings_search_sample.
create function private.sampled_homes(query tsquery, conditions text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return format($sql$
    select l.lat, l.lng, 1 as n
    from (
      select l.* from public.listings l
      where l.status in ('active', 'pending') and %s and l.search @@ %L::tsquery offset 0
    ) as l
    where %s
  $sql$, private.is_sampled(), query, conditions);
end;
$$;

-- The homes that meet the conditions, by cell of the level, estimated from one home in 64.
create function private.sampled_cells(query tsquery, conditions text, level integer) returns private.home_cell[]
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
declare
  answer private.home_cell[];
begin
  execute format($sql$
    select array(
      select row(y, x, 64 * count(*), 64 * sum(lat), 64 * sum(lng))::private.home_cell from (%s) as c group by y, x)
  $sql$, private.cells_of(private.sampled_homes(query, conditions), level)) into answer;
  return answer;
end;
$$;

-- How many homes meet the conditions, estimated from one home in 64.
create function private.sampled_count(query tsquery, conditions text) returns bigint
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
declare
  answer bigint;
begin
  execute format('select 64 * count(*) from (%s) as found', private.sampled_homes(query, conditions)) into answer;
  return answer;
end;
$$;

create function private.map_listings(
  p_zoom integer, p_west double precision, p_south double precision, p_east double precision,
  p_north double precision, p_filters jsonb
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Up to `few` homes are shown one by one at any zoom; from `near_zoom` on, up to `most_items`.
  few constant integer := 60;
  near_zoom constant integer := 14;
  most_items constant integer := 300;
  -- With more homes than that, one level beyond the counts, cells are twice as wide.
  most_read constant integer := 3000;
  -- In views of up to so many homes, those with a frequent word are looked for one by one if the sample has too few of
  -- them for an estimate.
  most_searched constant integer := 20000;
  least_estimated constant integer := 64 * 40;
  filters constant jsonb := private.asked_filters(p_filters);
  bounds constant double precision[] := private.map_bounds(p_west, p_south, p_east, p_north);
  query constant tsquery := private.asked_query(p_filters);
  -- No counts are kept for these searches.
  is_read constant boolean := query is not null or coalesce(filters ->> 'status' = 'sold', false);
  anywhere constant text := private.home_conditions(filters, query, null);
  in_view constant text := private.home_conditions(filters, query, bounds);
  -- Reading all homes with these words would take long (decision 165).
  -- ("null and …" would be evaluated to its end, and estimating takes longer than the rest of a map.)
  is_frequent constant boolean := query is not null and numnode(query) > 0 and filters ->> 'status' is distinct from 'sold'
    and private.are_many(anywhere);
  -- The numbers are estimates.
  is_about boolean := false;
  -- 64 pixels per cell: the world is 2^zoom tiles of 256 pixels wide.
  level integer := least(least(greatest(p_zoom, 0), 18) + 2, private.deepest_level(bounds));
  counted_level constant integer :=
    private.cell_depth((private.counted_rows_of((private.price_parts(filters)).kept)).grain);
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

  if not is_read then
    if level = counted_level + 1 then
      cells := array(select c from private.home_cells(filters, bounds, counted_level) as c);
      total := (select sum(c.n) from unnest(cells) as c);
    end if;
    if total > most_read then
      level := counted_level;
    else
      cells := array(select c from private.home_cells(filters, bounds, level) as c);
    end if;
    -- Homes without coordinates are in no area.
    unmapped := case when filters ? 'area' then 0 else private.count_homes_of(filters, is_unmapped => true) end;
    reach := case when not filters ? 'area' then private.reach_of(anywhere) end;
  elsif is_frequent then
    total := private.count_homes_in('{}', bounds);
    is_about := total > most_read;
    if is_about then
      cells := private.sampled_cells(query, in_view, level);
      is_about := total > most_searched or (select sum(c.n) from unnest(cells) as c) >= least_estimated;
    end if;
    if not is_about then
      execute format('select array(select row(y, x, count(*), sum(lat), sum(lng))::private.home_cell from (%s) as c group by y, x)',
        private.cells_of(private.homes_by_tile('l.lat, l.lng, 1 as n', in_view, bounds, null,
                                               private.spans_of(filters ->> 'area', bounds)), level))
      into cells;
    end if;
    unmapped := case when filters ?| '{area,circle}' then 0
                     else private.two_digits(private.sampled_count(query, anywhere || ' and l.lat is null')) end;
    reach := case when not filters ? 'area' then private.reach_of(anywhere) end;
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
           private.cells_of('select l.*, 1 as n from found as l where true' || private.bounds_condition(bounds), level))
    into cells, unmapped, reach;
  end if;
  total := (select coalesce(sum(c.n), 0) from unnest(cells) as c);

  if not is_about and (total <= few or (p_zoom >= near_zoom and total <= most_items)) then
    homes := private.pins_of(case
      when not is_read or is_frequent then private.homes_by_tile(
        'l.id, l.lat, l.lng, l.price, l.status', in_view, bounds, null, private.spans_of(filters ->> 'area', bounds))
      else 'select * from public.listings l where ' || in_view end);
  else
    clusters := private.clusters_of(cells, level, is_about);
    homes := case when is_about then '[]' else private.pins_of(private.homes_alone(cells, level, in_view)) end;
  end if;

  return jsonb_build_object('total', case when is_about then private.two_digits(total) else total end,
                            'about', is_about, 'unmapped', unmapped, 'unmapped_about', is_frequent,
                            'bounds', coalesce(to_jsonb(private.area_bounds(filters ->> 'area')), reach),
                            'clusters', clusters, 'homes', homes);
end;
$$;

create function public.map_listings(
  zoom integer, west double precision, south double precision, east double precision,
  north double precision, filters jsonb default '{}'
) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return private.map_listings(zoom, west, south, east, north, filters);
end;
$$;
comment on function public.map_listings is
  'The homes in view, with the filters of search_listings: {total, about, unmapped, unmapped_about, bounds, clusters, homes}. At most 300 clusters and homes; bounds cover all matching homes, or the area that is asked for. With `about`, the numbers in view are estimates; with `unmapped_about`, that of homes without a location is.';
grant execute on function public.map_listings, private.map_listings
  to anon, authenticated, service_role;
