-- The search for homes as before, with the homes whose sale is pending: after the active
-- ones among the newest, and by their price in the orders of price.

drop function public.search_listings(
  text, integer, integer, integer, real, text, text, text, integer,
  double precision, double precision, double precision, double precision);
drop function private.search_listings(
  text, integer, integer, integer, real, text, text, text, integer,
  double precision, double precision, double precision, double precision);

-- "key_id" of the last home of the page before, "pkey_id" when its sale is pending, as a condition
-- on is_active, sort_key and id.
create or replace function private.after_cursor(page_cursor text, key_type text, direction text) returns text
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
    -- Few homes in the place: whoever walks along the order of the results meets one now and then.
    homes := private.homes_by_tile(columns, conditions, bounds, null);
  else
    homes := format('select %s from public.listings l where %s', columns, conditions);
    if sort <> 'newest' then
      -- Where a range of prices begins and ends in the order of prices.
      homes := concat(homes, format(' and %s >= ', sort_key) || filters.min_price,
                             format(' and %s < ', sort_key) || filters.max_price);
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
