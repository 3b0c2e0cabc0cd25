-- The search for homes. One function returns a page of cards, the exact total and the cursor of the
-- next page; the browser and the listings function call it through the API. Sorted by newest, pending
-- homes come after the active ones; sorted by price, they are mixed in.
--
-- It is a definer function because under row-level security text search can't use its index (`@@` is
-- not leakproof). The function itself is therefore the boundary: it shows active and pending homes,
-- public columns, and nothing else.

-- The filters without the search term. Accepts only known filters with values of the right kind. The
-- only status is 'active', so drafts can't be searched for.
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
-- Stop words are ignored, so that "house with porch" finds porches.
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

-- A search term as a query; null if there is none. A term of only stop words or punctuation becomes an
-- empty query, which matches nothing.
create function private.asked_words(search_term text) returns tsquery
language plpgsql stable set search_path = '' set client_min_messages = 'warning' as $$
begin
  if char_length(search_term) > 200 then
    raise exception using errcode = 'PT400', message = 'invalid_query';
  end if;
  return case when search_term <> '' then coalesce(private.search_query(search_term), '') end;
end;
$$;

-- The bounds as a condition on `l`, a row of listings.
create function private.bounds_condition(bounds double precision[]) returns text
language sql immutable set search_path = '' as $$
  select format(
    case when bounds[1] <= bounds[3]
      then ' and l.lat between %2$L and %4$L and l.lng between %1$L and %3$L'
      else ' and l.lat between %2$L and %4$L and (l.lng >= %1$L or l.lng <= %3$L)' end,
    bounds[1], bounds[2], bounds[3], bounds[4]);
$$;

-- Everything the search asks for, as a condition on `l`, a row of listings.
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

-- The filters as a condition on `c`, a row of one of the tables of counts, whose column `price` is an
-- index into `edges`; null if that table is too coarse for them.
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

-- How many homes match, within the bounds if there are any.
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
    -- A price range between the steps: read the index from one end of the range to the other.
    execute concat('select count(*) from public.listings l where ', private.home_conditions(filters, null, null),
      ' and coalesce(l.price, 2147483647) >= ' || (filters ->> 'min_price')::integer,
      ' and coalesce(l.price, 2147483647) < ' || (filters ->> 'max_price')::integer) into answer;
  end if;
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
  -- Homes without a price come last in both price orders.
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
    -- Few homes in the bounds: reading all homes in sort order would seldom find one.
    homes := private.homes_by_tile(columns, conditions, bounds, null);
  else
    homes := format('select %s from public.listings l where %s', columns, conditions);
    if sort <> 'newest' then
      -- Where the price range begins and ends in the index.
      homes := concat(homes, format(' and %s >= ', sort_key) || (filters ->> 'min_price')::integer,
                             format(' and %s < ', sort_key) || (filters ->> 'max_price')::integer);
    end if;
  end if;

  -- With words, all homes that have them are found in the text index and counted. Without words,
  -- Postgres stops once the page is full.
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
  'A page of active and pending homes: {listings, total, next_cursor}. Filters are search_term and those in private.listing_filters. Pass all of west, south, east and north, or none.';
revoke execute on function public.search_listings from public;
grant execute on function public.search_listings, private.search_listings
  to anon, authenticated, service_role;
