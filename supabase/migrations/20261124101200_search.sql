-- The search for homes. One function answers a page of cards, the exact total and the cursor of the
-- next page; the browser calls it through the API, and so does the listings function. Among the
-- newest, homes whose sale is pending come after the active ones; by price, they stand where their
-- price is.
--
-- It is a definer function because text search under row-level security can't use its index (`@@`
-- is not leakproof). So the function itself is the boundary: active and pending homes, public
-- columns, nothing else.

-- What can be asked of search and map.
create type private.home_filters as (
  property_type text, min_price integer, max_price integer, min_bedrooms integer, min_bathrooms real,
  status text
);

-- No status but 'active' can be asked for, least of all a draft's.
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

-- Four numbers to bounds; null when there are none. Bounds whose west is greater than their east
-- cross the date line.
create function private.map_bounds(
  west double precision, south double precision, east double precision, north double precision
) returns double precision[]
language plpgsql immutable set search_path = '' as $$
begin
  if num_nonnulls(west, south, east, north) = 0 then
    return null;
  end if;
  -- NaN compares greater than any number.
  if (west between -180 and 180 and east between -180 and 180
      and south between -90 and north and north <= 90) is not true then
    raise exception using errcode = 'PT400', message = 'invalid_query';
  end if;
  return array[west, south, east, north];
end;
$$;

-- Words to a query: every word must occur, the last one as a prefix when it has three letters or
-- more. Stop words are left out, so that "house with porch" finds porches.
create function private.search_query(p_term text) returns tsquery
language plpgsql stable set search_path = '' set client_min_messages = 'warning' as $$
declare
  words constant text[] := array(
    select word from regexp_split_to_table(lower(p_term), '[^[:alnum:]]+') as word where word <> ''
  );
  word text;
  stem tsquery;
  answer tsquery;
begin
  for i in 1 .. least(cardinality(words), 12) loop
    word := words[i];
    stem := plainto_tsquery('english', word);
    if numnode(stem) > 0 then
      stem := stem || to_tsquery('simple',
        case when i = cardinality(words) and word ~ '^[[:alpha:]]{3,}$' then word || ':*' else word end);
      answer := case when answer is null then stem else answer && stem end;
    end if;
  end loop;
  return answer;
end;
$$;

-- Words to a query; null when none are asked for. Words that are only stop words or punctuation
-- make an empty query, which matches nothing.
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

-- The filters as conditions on `l`, a row of listings.
create function private.home_conditions(
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

-- The filters as conditions on `c`, a row of counts; null where the counts can't tell.
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
    ' and c.bathrooms >= 0 and c.bathrooms >= ' || filters.min_bathrooms,
    ' and c.status = ' || quote_literal(filters.status)
  ) end;
$$;

-- How many homes match, anywhere or in the bounds.
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
    -- A price range between the steps: the index is read from one end of the range to the other.
    execute concat('select count(*) from public.listings l where ', private.home_conditions(filters, null, null),
      ' and coalesce(l.price, 2147483647) >= ' || filters.min_price,
      ' and coalesce(l.price, 2147483647) < ' || filters.max_price) into answer;
  end if;
  return answer;
end;
$$;

-- "key_id" of the last home of the page before, or "pkey_id" when its sale is pending, as a
-- condition on is_active, sort_key and id.
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

create function private.search_listings(
  p_property_type text, p_min_price integer, p_max_price integer, p_min_bedrooms integer,
  p_min_bathrooms real, p_search_term text, p_sort text, p_cursor text, p_page_size integer,
  p_west double precision, p_south double precision, p_east double precision,
  p_north double precision, p_status text
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  filters constant private.home_filters := private.asked_filters(
    p_status, p_property_type, p_min_price, p_max_price, p_min_bedrooms, p_min_bathrooms);
  bounds constant double precision[] := private.map_bounds(p_west, p_south, p_east, p_north);
  query constant tsquery := private.asked_words(p_search_term);
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
  cards jsonb;
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
    -- Few homes in the bounds: reading all homes in the order of the results would seldom meet one.
    homes := private.homes_by_tile(columns, conditions, bounds, null);
  else
    homes := format('select %s from public.listings l where %s', columns, conditions);
    if sort <> 'newest' then
      -- Where the range begins and ends in the order of prices.
      homes := concat(homes, format(' and %s >= ', sort_key) || filters.min_price,
                             format(' and %s < ', sort_key) || filters.max_price);
    end if;
  end if;

  -- Words are looked up in their index, and all homes that have them are counted. Without words,
  -- Postgres stops when the page is full.
  execute format($sql$
    with homes as %1$s materialized (%2$s),
    page as (
      select *, row_number() over () as n
      from (select * from homes where %3$s order by %4$s limit %5$s) as found
    )
    select
      coalesce(%6$L::bigint, (select count(*) from homes)),
      coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'user_id', p.user_id, 'title', p.title, 'address', p.address, 'city', p.city,
        'state', p.state, 'zip_code', p.zip_code, 'price', p.price,
        'property_type', p.property_type, 'bedrooms', p.bedrooms, 'bathrooms', p.bathrooms,
        'sqft', p.sqft, 'lot_size', p.lot_size, 'year_built', p.year_built, 'status', p.status,
        'lat', p.lat, 'lng', p.lng, 'created_at', p.created_at,
        'images', coalesce((
          select jsonb_agg(jsonb_build_object(
            'path', i.path, 'alt', i.alt, 'width', i.width, 'height', i.height,
            'blur_hash', i.blur_hash, 'widths', i.widths) order by i.position)
          from public.listing_images i where i.listing_id = p.id), '[]'::jsonb)
      ) order by page.n) filter (where page.n <= %7$s), '[]'::jsonb),
      max(case when page.is_active then '' else 'p' end || (to_jsonb(page.sort_key) #>> '{}'))
          filter (where page.n = %7$s)
        || '_' || max(p.id::text) filter (where page.n = %7$s and %7$s < (select count(*) from page))
    from page join public.listings p on p.id = page.id
  $sql$, case when query is null then 'not' end, homes, after_cursor, sorted, page_size + 1,
         total, page_size)
  into total, cards, next_cursor;

  return jsonb_build_object('listings', cards, 'total', total, 'next_cursor', next_cursor);
end;
$$;

create function public.search_listings(
  property_type text default null, min_price integer default null, max_price integer default null,
  min_bedrooms integer default null, min_bathrooms real default null,
  search_term text default null, sort text default 'newest', page_cursor text default null,
  page_size integer default 24, west double precision default null,
  south double precision default null, east double precision default null,
  north double precision default null, status text default null
) returns jsonb
language sql stable set search_path = '' as $$
  select private.search_listings(property_type, min_price, max_price, min_bedrooms, min_bathrooms,
                                 search_term, sort, page_cursor, page_size, west, south, east, north,
                                 status);
$$;
comment on function public.search_listings is
  'A page of active and pending homes, of active ones with status ''active'': {listings, total, next_cursor}. min_price ≤ price < max_price; all of west, south, east and north, or none.';
revoke execute on function public.search_listings from public;
grant execute on function public.search_listings, private.search_listings
  to anon, authenticated, service_role;
