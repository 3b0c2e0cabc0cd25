-- What may be asked of search and map: also `status`, which is 'active' or not asked.

alter type private.home_filters add attribute status text;

-- No other status can be asked for, a draft's least of all.
create function private.asked_filters(
  status text, property_type text, min_price integer, max_price integer, min_bedrooms integer,
  min_bathrooms real
) returns private.home_filters
language plpgsql immutable set search_path = '' as $$
begin
  if status <> 'active' then
    raise exception using errcode = 'PT400', message = 'invalid_query';
  end if;
  return (property_type, min_price, max_price, min_bedrooms, min_bathrooms, status);
end;
$$;

create or replace function private.home_conditions(
  filters private.home_filters, query tsquery, bounds double precision[]
) returns text
language sql immutable set search_path = '' as $$
  select concat(
    'l.status in (''active'', ''pending'')',
    ' and l.status = ' || quote_literal(filters.status),
    ' and l.property_type = ' || quote_literal(filters.property_type),
    ' and l.price >= ' || filters.min_price,
    ' and l.price < ' || filters.max_price,
    ' and l.bedrooms >= ' || filters.min_bedrooms,
    ' and l.bathrooms >= ' || quote_literal(filters.min_bathrooms) || '::real',
    case when numnode(query) = 0 then ' and false'
      else ' and l.search @@ ' || quote_literal(query) || '::tsquery' end,
    case when bounds is not null then private.bounds_condition(bounds) end
  );
$$;

create or replace function private.count_conditions(
  filters private.home_filters, edges integer[], price text
) returns text
language sql immutable set search_path = '' as $$
  select case when
    (filters.min_price is null or filters.min_price <= 1 or filters.min_price = any (edges))
    and (filters.max_price is null or filters.max_price = any (edges))
    and (filters.min_bedrooms is null or filters.min_bedrooms <= 5)
    and (filters.min_bathrooms is null
         or (filters.min_bathrooms <= 4 and floor(filters.min_bathrooms) = filters.min_bathrooms))
  then concat(
    ' and c.property_type = ' || quote_literal(filters.property_type),
    format(' and c.%I >= ', price) || width_bucket(filters.min_price, edges),
    format(' and c.%I between 0 and ', price) || width_bucket(filters.max_price, edges) - 1,
    ' and c.bedrooms >= 0 and c.bedrooms >= ' || filters.min_bedrooms,
    ' and c.bathrooms >= 0 and c.bathrooms >= ' || filters.min_bathrooms,
    ' and c.status = ' || quote_literal(filters.status)
  ) end;
$$;

create or replace function private.home_cells(
  filters private.home_filters, bounds double precision[], level integer
) returns setof private.home_cell
language plpgsql stable rows 200 set search_path = '' as $$
declare
  counted text := private.count_conditions(filters, private.price_bands(), 'price_band');
  of_any_kind constant text := private.count_conditions(
    (null, null, null, null, null, filters.status), private.price_bands(), 'price_band');
  counted_level constant integer := case when counted is not null and level <= 11 then greatest(level, 6) end;
begin
  counted := case counted when of_any_kind then ' and c.is_whole' else ' and not c.is_whole' end || counted;
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
