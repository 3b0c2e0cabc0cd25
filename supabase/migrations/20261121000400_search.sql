-- Search for homes (B§2, B§7). One function answers a page of cards, the exact total and the
-- cursor of the next page; the browser calls it through the API, the listings function too.
--
-- It is a definer function because text search under row-level security can't use its index
-- (`@@` is not leakproof). It is the boundary instead: active rows, public columns, nothing else.

-- Words to a query: every word must occur, the last one as a beginning when it has three
-- letters or more. Stop words are left out, so that "house with porch" finds porches.
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

create function private.search_listings(
  p_property_type text, p_min_price integer, p_max_price integer, p_min_bedrooms integer,
  p_min_bathrooms real, p_search_term text, p_sort text, p_cursor text, p_page_size integer
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page_size constant integer := least(greatest(coalesce(p_page_size, 24), 1), 100);
  sort constant text := coalesce(p_sort, 'newest');
  query tsquery;
  conditions text := 'l.status = ''active''';
  sort_key text;
  direction text;
  cursor_type text;
  cursor_parts text[];
  after_cursor text := '';
  total bigint;
  cards jsonb;
  next_cursor text;
begin
  if coalesce(p_search_term, '') <> '' then
    if char_length(p_search_term) > 200 then
      raise exception using errcode = 'PT400', message = 'invalid_query';
    end if;
    query := private.search_query(p_search_term);
    -- Only stop words or signs: nothing that could be looked for.
    if query is null then
      return jsonb_build_object('listings', '[]'::jsonb, 'total', 0, 'next_cursor', null);
    end if;
    conditions := conditions || format(' and l.search @@ %L::tsquery', query);
  end if;
  if p_property_type is not null then
    conditions := conditions || format(' and l.property_type = %L', p_property_type);
  end if;
  if p_min_price is not null then
    conditions := conditions || format(' and l.price >= %s', p_min_price);
  end if;
  if p_max_price is not null then
    conditions := conditions || format(' and l.price < %s', p_max_price);
  end if;
  if p_min_bedrooms is not null then
    conditions := conditions || format(' and l.bedrooms >= %s', p_min_bedrooms);
  end if;
  if p_min_bathrooms is not null then
    conditions := conditions || format(' and l.bathrooms >= %L::real', p_min_bathrooms);
  end if;

  -- Homes without a price come last in both orders of price.
  case sort
    when 'newest' then
      sort_key := 'l.published_at'; direction := 'desc'; cursor_type := 'timestamptz';
    when 'price_asc' then
      sort_key := 'coalesce(l.price, 2147483647)'; direction := 'asc'; cursor_type := 'integer';
    when 'price_desc' then
      sort_key := 'coalesce(l.price, 0)'; direction := 'desc'; cursor_type := 'integer';
    else
      raise exception using errcode = 'PT400', message = 'invalid_query';
  end case;

  if coalesce(p_cursor, '') <> '' then
    cursor_parts := regexp_match(p_cursor, '^([0-9T:.+-]{1,40})_([0-9a-f-]{36})$');
    begin
      after_cursor := format(' and (%s, l.id) %s (%L::%s, %L::uuid)', sort_key,
        case direction when 'desc' then '<' else '>' end,
        case cursor_type when 'integer' then (cursor_parts[1]::integer)::text
             else (cursor_parts[1]::timestamptz)::text end,
        cursor_type, cursor_parts[2]::uuid);
    exception when others then
      raise exception using errcode = 'PT400', message = 'invalid_query';
    end;
    if cursor_parts is null then
      raise exception using errcode = 'PT400', message = 'invalid_query';
    end if;
  end if;

  execute 'select count(*) from public.listings l where ' || conditions into total;

  execute format($sql$
    with page as (
      select l.*, %1$s as sort_key from public.listings l
      where %2$s %3$s
      order by %1$s %4$s, l.id %4$s
      limit %5$s
    ), numbered as (
      select page.*, row_number() over (order by page.sort_key %4$s, page.id %4$s) as n from page
    )
    select
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
      ) order by p.n) filter (where p.n <= %6$s), '[]'::jsonb),
      max(to_jsonb(p.sort_key) #>> '{}') filter (where p.n = %6$s)
        || '_' || max(p.id::text) filter (where p.n = %6$s and %6$s < (select count(*) from page))
    from numbered p
  $sql$, sort_key, conditions, after_cursor, direction, page_size + 1, page_size)
  into cards, next_cursor;

  return jsonb_build_object('listings', cards, 'total', total, 'next_cursor', next_cursor);
end;
$$;

create function public.search_listings(
  property_type text default null, min_price integer default null, max_price integer default null,
  min_bedrooms integer default null, min_bathrooms real default null,
  search_term text default null, sort text default 'newest', page_cursor text default null,
  page_size integer default 24
) returns jsonb
language sql stable set search_path = '' as $$
  select private.search_listings(property_type, min_price, max_price, min_bedrooms, min_bathrooms,
                                 search_term, sort, page_cursor, page_size);
$$;
comment on function public.search_listings is
  'A page of active homes: {listings, total, next_cursor}. min_price ≤ price < max_price.';
revoke execute on function public.search_listings from public;
grant execute on function public.search_listings, private.search_listings
  to anon, authenticated, service_role;
