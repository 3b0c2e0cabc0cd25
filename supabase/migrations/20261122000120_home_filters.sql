-- What may be asked of search and map, as conditions on the homes and on their counts.

create type private.home_filters as (
  property_type text, min_price integer, max_price integer, min_bedrooms integer, min_bathrooms real
);

-- Four numbers to bounds; null when there is none of them. A west that is greater than the east
-- reaches over the date line.
create function private.map_bounds(
  west double precision, south double precision, east double precision, north double precision
) returns double precision[]
language plpgsql immutable set search_path = '' as $$
begin
  if num_nonnulls(west, south, east, north) = 0 then
    return null;
  end if;
  -- NaN is greater than any number.
  if (west between -180 and 180 and east between -180 and 180
      and south between -90 and north and north <= 90) is not true then
    raise exception using errcode = 'PT400', message = 'invalid_query';
  end if;
  return array[west, south, east, north];
end;
$$;

-- Words to a query; null when none are asked for. What holds only stop words or signs is an empty
-- query, which nothing matches.
create function private.asked_words(search_term text) returns tsquery
language plpgsql stable set search_path = '' set client_min_messages = 'warning' as $$
begin
  if char_length(search_term) > 200 then
    raise exception using errcode = 'PT400', message = 'invalid_query';
  end if;
  return case when search_term <> '' then coalesce(private.search_query(search_term), '') end;
end;
$$;

-- What lies in the bounds, as a condition on `l`, a row of listings.
create function private.bounds_condition(bounds double precision[]) returns text
language sql immutable set search_path = '' as $$
  select format(
    case when bounds[1] <= bounds[3]
      then ' and l.lat between %2$L and %4$L and l.lng between %1$L and %3$L'
      else ' and l.lat between %2$L and %4$L and (l.lng >= %1$L or l.lng <= %3$L)' end,
    bounds[1], bounds[2], bounds[3], bounds[4]);
$$;

-- Everything that is asked for, as a condition on `l`.
create function private.home_conditions(
  filters private.home_filters, query tsquery, bounds double precision[]
) returns text
language sql immutable set search_path = '' as $$
  select concat(
    'l.status = ''active''',
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

-- The filters as a condition on `c`, a row of one of the tables of counts, whose column `price` is
-- a place among `edges`; null when that table is too coarse to tell.
create function private.count_conditions(
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
    ' and c.bathrooms >= 0 and c.bathrooms >= ' || filters.min_bathrooms
  ) end;
$$;
