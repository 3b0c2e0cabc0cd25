-- The map of homes as before, with the homes whose sale is pending: each home says its status.

drop function public.map_listings(
  integer, double precision, double precision, double precision, double precision, text, integer,
  integer, integer, real, text);
drop function private.map_listings(
  integer, double precision, double precision, double precision, double precision, text, integer,
  integer, integer, real, text);

create or replace function private.pins_of(homes text) returns jsonb
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

create or replace function private.homes_alone(
  cells private.home_cell[], level integer, conditions text
) returns text
language sql immutable set search_path = '' as $$
  select format($sql$
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
$$;

create function private.map_listings(
  p_zoom integer, p_west double precision, p_south double precision, p_east double precision,
  p_north double precision, p_property_type text, p_min_price integer, p_max_price integer,
  p_min_bedrooms integer, p_min_bathrooms real, p_search_term text, p_status text
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- So few homes in view are shown one by one at any zoom; from the near zoom on, all that fit.
  few constant integer := 60;
  near_zoom constant integer := 14;
  most_items constant integer := 300;
  filters constant private.home_filters := private.asked_filters(
    p_status, p_property_type, p_min_price, p_max_price, p_min_bedrooms, p_min_bathrooms);
  bounds constant double precision[] := private.map_bounds(p_west, p_south, p_east, p_north);
  query constant tsquery := private.asked_words(p_search_term);
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
  north double precision, property_type text default null, min_price integer default null,
  max_price integer default null, min_bedrooms integer default null,
  min_bathrooms real default null, search_term text default null,
  status text default null
) returns jsonb
language sql stable set search_path = '' as $$
  select private.map_listings(zoom, west, south, east, north, property_type, min_price, max_price,
                              min_bedrooms, min_bathrooms, search_term, status);
$$;
comment on function public.map_listings is
  'The active and pending homes in view, the active ones with status ''active'': {total, unmapped, bounds, clusters, homes}. At most 300 clusters and homes; bounds are those of all homes that match.';
revoke execute on function public.map_listings from public;
grant execute on function public.map_listings, private.map_listings
  to anon, authenticated, service_role;
