-- The map as search and map read it: cells (squares of 360/2^level degrees, counted from the
-- south-west) and the homes in them.

create type private.home_cell as (y integer, x integer, n bigint, lat bigint, lng bigint);

-- Bounds over the date line are two boxes.
create function private.boxes(bounds double precision[]) returns table (
  west double precision, south double precision, east double precision, north double precision
)
language sql immutable rows 1 set search_path = '' as $$
  select bounds[1], bounds[2], case when bounds[1] <= bounds[3] then bounds[3] else 180 end, bounds[4]
  union all
  select -180, bounds[2], bounds[3], bounds[4] where bounds[1] > bounds[3];
$$;

-- The deepest level at which the bounds touch at most 300 cells: what a browser shows smoothly.
create function private.deepest_level(bounds double precision[]) returns integer
language sql immutable set search_path = '' as $$
  select max(level)
  from generate_series(0, 20) as level
  where 300 >=
    (floor((bounds[3] + 180) * (1 << level) / 360) - floor((bounds[1] + 180) * (1 << level) / 360) + 1
     + case when bounds[1] > bounds[3] then (1 << level) + 1 else 0 end)
    * (floor((bounds[4] + 90) * (1 << level) / 360) - floor((bounds[2] + 90) * (1 << level) / 360) + 1);
$$;

-- The cells of a level that lie wholly in the bounds, row by row.
create function private.whole_cells(bounds double precision[], level integer)
returns table (y integer, west integer, east integer)
language sql immutable rows 20 set search_path = '' as $$
  select y, w.west, w.east
  from private.boxes(bounds) as b
  cross join lateral (
    select ceil((b.west + 180) * (1 << level) / 360)::integer,
           floor((b.east + 180) * (1 << level) / 360)::integer - 1,
           ceil((b.south + 90) * (1 << level) / 360)::integer,
           floor((b.north + 90) * (1 << level) / 360)::integer - 1
  ) as w (west, east, south, north)
  cross join generate_series(w.south, w.north) as y
  where w.west <= w.east;
$$;

-- The tiles that the bounds touch, row by row, without the whole cells of a level, if one is given.
create function private.other_tiles(bounds double precision[], level integer)
returns table (y integer, west integer, east integer)
language sql immutable rows 20 set search_path = '' as $$
  select y, part.west, part.east
  from private.boxes(bounds) as b
  cross join lateral (
    select floor((b.west + 180) * 4096 / 360)::integer,
           -- Where the second box ends in the tile in which the first one begins, that was read.
           least(floor((b.east + 180) * 4096 / 360)::integer,
                 case when b.west < bounds[1] then floor((bounds[1] + 180) * 4096 / 360)::integer - 1 end),
           floor((b.south + 90) * 4096 / 360)::integer,
           floor((b.north + 90) * 4096 / 360)::integer
  ) as t (west, east, south, north)
  cross join lateral (
    select ceil((b.west + 180) * (1 << level) / 360)::integer << (12 - level),
           (floor((b.east + 180) * (1 << level) / 360)::integer << (12 - level)) - 1,
           ceil((b.south + 90) * (1 << level) / 360)::integer << (12 - level),
           (floor((b.north + 90) * (1 << level) / 360)::integer << (12 - level)) - 1
  ) as w (west, east, south, north)
  cross join generate_series(t.south, t.north) as y
  cross join lateral (
    select coalesce(w.west <= w.east and y between w.south and w.north, false)
  ) as has (whole)
  cross join lateral (
    select t.west, t.east where not has.whole
    union all select t.west, w.west - 1 where has.whole and t.west < w.west
    union all select w.east + 1, t.east where has.whole and w.east < t.east
  ) as part (west, east);
$$;

-- A source of rows of listings: the active homes in the bounds that meet the conditions, found tile
-- by tile. `offset 0` keeps Postgres from another way of joining.
create function private.homes_by_tile(
  columns text, conditions text, bounds double precision[], level integer
) returns text
language sql immutable set search_path = '' as $$
  select format($sql$
    select l.* from private.other_tiles(%L, %L) as r
    cross join lateral (
      select %s from public.listings l
      where floor((l.lat + 90) * 4096 / 360)::integer = r.y
        and floor((l.lng + 180) * 4096 / 360)::integer between r.west and r.east and %s
      offset 0
    ) as l
  $sql$, bounds, level, columns, conditions);
$$;

-- Homes to cells of a level: `homes` is a source of rows with lat and lng.
create function private.cells_of(homes text, level integer) returns text
language sql immutable set search_path = '' as $$
  select format($sql$
    select floor((l.lat + 90) * %1$s / 360)::integer as y, floor((l.lng + 180) * %1$s / 360)::integer as x,
           1 as n, round(l.lat * 1000000)::bigint as lat, round(l.lng * 1000000)::bigint as lng
    from (%2$s) as l
  $sql$, 1 << level, homes);
$$;

-- The active homes in the bounds that match, by cell of the level: whole cells from the counts, the
-- rest (at the edges, at levels that are not counted, under filters that the counts can't tell
-- apart) home by home. Exact either way.
create function private.home_cells(
  filters private.home_filters, bounds double precision[], level integer
) returns setof private.home_cell
language plpgsql stable rows 200 set search_path = '' as $$
declare
  counted text := private.count_conditions(filters, private.price_bands(), 'price_band');
  counted_level constant integer := case when counted is not null and level <= 11 then greatest(level, 6) end;
begin
  counted := case counted when '' then ' and c.is_whole' else ' and not c.is_whole' || counted end;
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

-- How many active homes match, anywhere or in the bounds.
create function private.count_homes_of(filters private.home_filters, bounds double precision[])
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
      ' and coalesce(l.price, 2147483647) >= ' || filters.min_price,
      ' and coalesce(l.price, 2147483647) < ' || filters.max_price) into answer;
  end if;
  return answer;
end;
$$;
