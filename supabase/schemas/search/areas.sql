-- Areas that visitors draw on the map. Postgres' own `polygon @> point` decides whether a home is in one. Cells
-- within it are taken from the counts, so only homes near its edges are checked one by one.
--
-- Polygons are in hundred-thousandths of a degree: Postgres considers a point on an edge if the cross product is
-- below a millionth, which in degrees could be a hundred meters beside a short edge.

-- Reads domain/search/area.ts' short form of an area: 3 to 60 corners on earth, on one side of the date line.
create function private.area_of(code text) returns polygon
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  letters constant text := 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  letter text;
  digit integer;
  doublings constant integer := strpos(letters, left(code, 1)) - 1;
  bits bigint := 0;
  shift integer := 0;
  is_longitude boolean := true;
  lng bigint := 0;
  lat bigint := 0;
  corners text[] := '{}';
  answer polygon;
begin
  if char_length(code) between 2 and 721 and code ~ '^[A-P][A-Za-z0-9_-]+$' then
    foreach letter in array string_to_array(substr(code, 2), null) loop
      digit := strpos(letters, letter) - 1;
      exit when shift > 25;
      bits := bits | ((digit & 31)::bigint << shift);
      shift := shift + 5;
      continue when digit >= 32;
      -- The lowest bit is the sign.
      bits := (bits >> 1) # -(bits & 1);
      if is_longitude then
        lng := lng + bits;
      else
        lat := lat + bits;
        exit when abs(lng << doublings) > 18000000 or abs(lat << doublings) > 9000000;
        corners := corners || format('(%s,%s)', lng << doublings, lat << doublings);
      end if;
      is_longitude := not is_longitude;
      bits := 0;
      shift := 0;
    end loop;
  end if;
  -- `shift` is 0 only after a whole number, and `is_longitude` true only after a whole corner.
  if shift = 0 and is_longitude and cardinality(corners) between 3 and 60 then
    answer := format('(%s)', array_to_string(corners, ','));
  end if;
  if (width(box(answer)) > 0 and height(box(answer)) > 0) is not true then
    raise exception using errcode = 'PT400', message = 'invalid_query';
  end if;
  return answer;
end;
$$;

-- West, south, east and north of an area, in degrees.
create function private.area_bounds(area text) returns double precision[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return (
    select array[low[0] / 100000, low[1] / 100000, high[0] / 100000, high[1] / 100000]
    from (select b[1] as low, b[0] as high from box(area::polygon) as b) as corner);
end;
$$;

-- The area as a condition on `l`, a row with lat and lng. Without the coalesce, Postgres would expect hardly any
-- matches and not read a page of homes in order.
create function private.area_condition(area text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return private.bounds_condition(private.area_bounds(area))
    || format(' and coalesce(%L::polygon @> point(l.lng * 100000, l.lat * 100000), false)', area);
end;
$$;

-- Cells that together cover the part of the area within the bounds: whole ones, as large as possible between the
-- levels `first` and `depth`, and at the last level those crossed by an edge of the area or of the bounds. The last
-- level is the one where that makes about 600 cells. Without levels, the cells are for reading homes.
create function private.spans_of(
  area text, bounds double precision[], first integer default null, depth integer default null
) returns private.cell_span[]
language plpgsql immutable set search_path = '' as $$
declare
  -- Cells that an edge nearly touches are also checked home by home.
  near constant double precision := 0.000001;
  numbers double precision[];
  area_box double precision[];
  -- The intersection of both; for bounds that cross the date line, the area's own bounds.
  west double precision;
  south double precision;
  east double precision;
  north double precision;
  last integer;
  answer private.cell_span[];
begin
  if area is null then
    return null;
  end if;
  numbers := string_to_array(translate(area, '()', ''), ',');
  area_box := private.area_bounds(area);
  west := case when bounds[1] <= bounds[3] then greatest(area_box[1], bounds[1]) else area_box[1] end;
  east := case when bounds[1] <= bounds[3] then least(area_box[3], bounds[3]) else area_box[3] end;
  south := greatest(area_box[2], bounds[2]);
  north := least(area_box[4], bounds[4]);
  if west > east or south > north then
    return '{}';
  end if;
  first := least(coalesce(first, 6), 14);
  with corners as (
    select n, numbers[2 * n - 1] / 100000 as x, numbers[2 * n] / 100000 as y
    from generate_series(1, cardinality(numbers) / 2) as n
  )
  select floor(log(2.0, (600 * 360 / greatest(sum(abs(a.x - b.x) + abs(a.y - b.y)), 0.001))::numeric)) into last
  from corners a join corners b on b.n = case a.n when cardinality(numbers) / 2 then 1 else a.n + 1 end;
  last := greatest(first, least(last, coalesce(depth, 14)));

  with corners as (
    select n, (numbers[2 * n - 1] / 100000 + 180) / 360 as x, (numbers[2 * n] / 100000 + 90) / 360 as y
    from generate_series(1, cardinality(numbers) / 2) as n
  ), edges as (
    select a.x as x1, a.y as y1, b.x as x2, b.y as y2
    from corners a join corners b on b.n = case a.n when cardinality(numbers) / 2 then 1 else a.n + 1 end
    union all
    select (e.x1 + 180) / 360, (e.y1 + 90) / 360, (e.x2 + 180) / 360, (e.y2 + 90) / 360
    from private.boxes(bounds) as b
    cross join lateral (values
      (b.west, b.south, b.east, b.south), (b.east, b.south, b.east, b.north),
      (b.east, b.north, b.west, b.north), (b.west, b.north, b.west, b.south)
    ) as e (x1, y1, x2, y2)
  ), levels as (
    select level, 1 << level as n,
           floor((west + 180) * (1 << level) / 360)::integer as west, floor((east + 180) * (1 << level) / 360)::integer as east,
           floor((south + 90) * (1 << level) / 360)::integer as south, floor((north + 90) * (1 << level) / 360)::integer as north
    from generate_series(first, last) as level
  ), touched as (
    select v.level, y, range_agg(int4range(greatest(x.west, v.west), least(x.east, v.east), '[]')) as xs
    from levels v
    cross join edges e
    cross join generate_series(
      greatest(v.south, floor(least(e.y1, e.y2) * v.n - near)::integer),
      least(v.north, floor(greatest(e.y1, e.y2) * v.n + near)::integer)) as y
    -- The part of the edge within the row.
    cross join lateral (
      select e.x1 + (e.x2 - e.x1) * least(1, greatest(0, coalesce(((y - near) / v.n - e.y1) / nullif(e.y2 - e.y1, 0), 0))) as a,
             e.x1 + (e.x2 - e.x1) * least(1, greatest(0, coalesce(((y + 1 + near) / v.n - e.y1) / nullif(e.y2 - e.y1, 0), 1))) as b
    ) as part
    cross join lateral (
      select floor(least(part.a, part.b) * v.n - near)::integer as west,
             floor(greatest(part.a, part.b) * v.n + near)::integer as east
    ) as x
    where x.west <= v.east and x.east >= v.west
    group by v.level, y
  ), candidates as (
    select v.level, y, int4multirange(int4range(v.west, v.east, '[]')) as xs
    from levels v cross join generate_series(v.south, v.north) as y
    where v.level = first
    union all
    select t.level + 1, 2 * t.y + half, range_agg(int4range(
      greatest(2 * lower(x), v.west), least(2 * upper(x), v.east + 1)))
    from touched t
    join levels v on v.level = t.level + 1
    cross join generate_series(0, 1) as half
    cross join unnest(t.xs) as x
    where 2 * t.y + half between v.south and v.north
    group by 1, 2
  )
  select array(
    -- No edge crosses such a span, so one point decides whether it is inside.
    select row(c.level, c.y, lower(x), upper(x) - 1, true)::private.cell_span
    from candidates c
    left join touched t on t.level = c.level and t.y = c.y
    cross join unnest(c.xs - coalesce(t.xs, '{}')) as x
    cross join lateral (
      select (lower(x) + 0.5) * 360 / (1 << c.level) - 180 as lng, (c.y + 0.5) * 360 / (1 << c.level) - 90 as lat
    ) as middle
    where area::polygon @> point(middle.lng * 100000, middle.lat * 100000)
      and exists (select from private.boxes(bounds) as b
                  where middle.lng between b.west and b.east and middle.lat between b.south and b.north)
    union all
    select row(t.level, t.y, lower(x), upper(x) - 1, false)::private.cell_span
    from touched t cross join unnest(t.xs) as x
    where t.level = last)
  into answer;
  return answer;
end;
$$;
