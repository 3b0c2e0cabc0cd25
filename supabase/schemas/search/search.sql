-- The search for homes. One function returns a page of cards, the total and the cursor of the next page;
-- the browser and the listings function call it through the API. Sorted by newest, pending homes come after
-- the active ones; sorted by price, they are mixed in.
--
-- It is a definer function because under row-level security text search can't use its index (`@@` is
-- not leakproof). The function itself is therefore the boundary: it shows active and pending homes, those
-- that were sold in the last six months if they are asked for, and nothing else.

-- The filters except words, places and features, which are in private.asked_query(), with the area as a polygon
-- (private.area_of). A distance from a place (`within`, in miles) is an area too; beside an area that was drawn it is
-- `circle`. Accepts only known filters with values of the right type, and only short lists, because each of their words
-- becomes a condition. Drafts can't be searched for.
create function private.asked_filters(filters jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  asked constant jsonb := coalesce(jsonb_strip_nulls(filters), '{}');
  drawn constant jsonb :=
    case when asked ? 'area' and jsonb_typeof(asked -> 'area') = 'string' then jsonb_build_object('area', private.area_of(asked ->> 'area')) else '{}' end;
  circle polygon;
begin
  if jsonb_typeof(asked) <> 'object' or octet_length(asked::text) > 4000
     or cardinality(string_to_array(asked ->> 'only', ',')) > 4 or asked ->> 'status' not in ('active', 'pending', 'sold') or exists (
    select from unnest(string_to_array(asked ->> 'only', ',')) as kind where kind not in ('new', 'reduced', 'showings', 'open', 'no_hoa')
  ) or exists (
    select from unnest('{only,area,since,day,features,without,not_place}'::text[]) as f (name) where jsonb_typeof(asked -> f.name) <> 'string'
  ) or char_length(asked ->> 'not_place') > private.limit_of('search.place')
     or asked ->> 'since' !~ '^\d{4}-\d\d-\d\dT\d\d:\d\dZ$'
     or not pg_input_is_valid(asked ->> 'since', 'timestamptz')
     or asked ->> 'day' <> all (private.visit_days())
     or cardinality(string_to_array(concat_ws(',', asked ->> 'features', asked ->> 'without'), ',')) > 20 or exists (
    select from unnest(string_to_array(concat_ws(',', asked ->> 'features', asked ->> 'without'), ',')) as f (name)
    where not private.home_features() ? f.name
  ) or asked ? 'within' and (
    jsonb_typeof(asked -> 'within') <> 'number' or (asked ->> 'within')::numeric not between 0.25 and 100
    or jsonb_typeof(asked -> 'place') is distinct from 'string' or cardinality(private.asked_places(asked)) <> 1
  ) or exists (
    select from jsonb_each(asked - '{search_term,place,not_place,only,area,since,day,features,without,within}'::text[]) as a (filter, value)
    left join private.listing_filters f on f.filter = a.filter
    where f.filter is null
       or jsonb_typeof(a.value) <> case f.comparison when '=' then 'string' else 'number' end
  ) then
    raise exception using errcode = 'PT400', message = 'invalid_query';
  end if;
  if asked ? 'within' then
    circle := private.circle_around(private.point_of(asked ->> 'place'), (asked ->> 'within')::double precision);
  end if;
  return asked - '{search_term,place,not_place,features,without,within}'::text[] || drawn
    || case when circle is null then '{}'
         else jsonb_build_object(case when drawn = '{}' then 'area' else 'circle' end, circle) end;
end;
$$;

-- The days on which a person can see a home; DAYS in domain/search/listing-search.ts has the same.
create function private.visit_days() returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array['today', 'tomorrow', 'weekend', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
$$;

-- A date as a condition: whether it is that day, where the home is, within the coming week.
create function private.day_condition(day text, date text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  today constant text := '(now() at time zone l.time_zone)::date';
begin
  return case
    when day is null then ''
    when day = 'today' then format(' and %s = %s', date, today)
    when day = 'tomorrow' then format(' and %s = %s + 1', date, today)
    when day = 'weekend' then format(
      ' and extract(isodow from %1$s) >= 6 and %1$s - %2$s between 0 and 7 - extract(isodow from %2$s)::integer', date, today)
    else format(' and extract(isodow from %1$s) = %3$s and %1$s - %2$s between 0 and 6', date, today,
                array_position(private.visit_days(), day) - 3) end;
end;
$$;

-- One or several places: "Boise, ID;Meridian, ID".
create function private.asked_places(filters jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select string_to_array(filters ->> 'place', ';');
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
-- Stop words are ignored, so that "house with porch" finds porches. A word that is its own stem is looked up only
-- once, because looking up a frequent word is slow.
create function private.words_query(words text[]) returns tsquery
language plpgsql stable set search_path = '' set client_min_messages = 'warning' as $$
declare
  word text;
  stem tsquery;
  literal tsquery;
  answer tsquery;
begin
  for i in 1 .. least(cardinality(words), 12) loop
    word := words[i];
    stem := plainto_tsquery('english', word);
    if numnode(stem) > 0 then
      literal := to_tsquery('simple',
        case when i = cardinality(words) and word ~ '^[[:alpha:]]{3,}$' then word || ':*' else word end);
      if stem <> to_tsquery('simple', word) then
        literal := stem || literal;
      end if;
      answer := case when answer is null then literal else answer && literal end;
    end if;
  end loop;
  return answer;
end;
$$;

-- A search term as a query: its words as they are written, or in the normal form of addresses ("us-93").
create function private.search_query(p_term text) returns tsquery
language plpgsql stable set search_path = '' as $$
declare
  written constant text := btrim(lower(regexp_replace(private.as_plain(p_term), '[^[:alnum:]]+', ' ', 'g')));
  normal constant text := private.address_words(p_term);
  answer constant tsquery := private.words_query(string_to_array(written, ' '));
begin
  return case when normal = written then answer
    else coalesce(answer || private.words_query(string_to_array(normal, ' ')), answer) end;
end;
$$;

-- A search term as a query; null if there is none. A term of only stop words or punctuation becomes an
-- empty query, which matches nothing.
create function private.asked_words(search_term text) returns tsquery
language plpgsql stable set search_path = '' set client_min_messages = 'warning' as $$
begin
  if char_length(search_term) > private.limit_of('search.term') then
    raise exception using errcode = 'PT400', message = 'invalid_query';
  end if;
  return case when search_term <> '' then coalesce(private.search_query(search_term), '') end;
end;
$$;

-- The bounds as a condition on `l`, a row of listings.
create function private.bounds_condition(bounds double precision[]) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return format(
    case when bounds[1] <= bounds[3]
      then ' and l.lat between %2$L and %4$L and l.lng between %1$L and %3$L'
      else ' and l.lat between %2$L and %4$L and (l.lng >= %1$L or l.lng <= %3$L)' end,
    bounds[1], bounds[2], bounds[3], bounds[4]);
end;
$$;

-- Builds a query of what a home must have and must not have, and where it must not be; null if the filters ask for neither.
create function private.asked_features(filters jsonb) returns tsquery
language plpgsql immutable set search_path = '' as $$
declare
  has constant text := (
    select string_agg(quote_literal('#' || f), ' & ') from unnest(string_to_array(filters ->> 'features', ',')) as f);
  lacks constant text := (
    select string_agg('!' || quote_literal(word), ' & ')
    from (
      select '#' || f from unnest(string_to_array(filters ->> 'without', ',')) as f
      union all
      select private.place_word(p) from unnest(string_to_array(filters ->> 'not_place', ';')) as p where private.place_key(p) <> ''
    ) as lacked (word));
begin
  return concat_ws(' & ', coalesce(has, case when lacks is not null then quote_literal('#home') end), lacks)::tsquery;
end;
$$;

-- The words, places and features of the filters as one query; null without any. Near a place is not at it.
create function private.asked_query(filters jsonb) returns tsquery
language plpgsql stable set search_path = '' as $$
declare
  words constant tsquery := private.asked_words(filters ->> 'search_term');
  place constant text := filters ->> 'place';
  features constant tsquery := case when filters ?| '{features,without,not_place}' then private.asked_features(filters) end;
  at_place tsquery;
begin
  if place is null then
    return case when words is null then features when numnode(words) = 0 or features is null then words else words && features end;
  end if;
  if jsonb_typeof(filters -> 'place') <> 'string' or char_length(place) > private.limit_of('search.place') then
    raise exception using errcode = 'PT400', message = 'invalid_query';
  end if;
  if filters ? 'within' then
    if private.point_of(place) is null then
      return '';
    end if;
  else
    -- A text without letters and digits isn't a place, so no home is in it.
    at_place := coalesce((
      select string_agg(quote_literal(private.place_word(p)), ' | ') from unnest(private.asked_places(filters)) as p
      where private.place_key(p) <> ''), '')::tsquery;
  end if;
  if numnode(words) = 0 or numnode(at_place) = 0 then
    return '';
  end if;
  return case when words is null and at_place is null then features
    when words is null and features is null then at_place
    when at_place is null and features is null then words
    when words is null then at_place && features
    when at_place is null then words && features
    when features is null then at_place && words
    else at_place && words && features end;
end;
$$;

-- How many homes a place has, from the counts.
create function private.count_homes_at(place text) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce((select max(p.n) from private.places p where p.key = private.place_key(place)), 0)
      + coalesce((
        select sum(c.n) from private.home_changes c
        where c.keys @> array[private.place_key(place)]), 0));
end;
$$;

-- A value of the filter `only` as a condition on `l`. It counts showing times that visitors can still request,
-- and open houses with places left, within a week in the home's time zone. `is_kept` is for SQL that runs more
-- than once and therefore has to read the time itself.
create function private.only_condition(kind text, is_kept boolean default false, day text default null) returns text
language plpgsql stable set search_path = '' as $$
declare
  days constant text := case when is_kept then 'current_date - 1 and current_date + 8'
    else format('%L and %L', current_date - 1, current_date + 8) end;
begin
  return case kind
    when 'new' then private.published_after(
      case when is_kept then 'now() - interval ''7 days''' else quote_literal(now() - interval '7 days') end)
    when 'reduced' then 'l.reduced_at is not null'
    when 'no_hoa' then 'l.hoa_fee = 0'
    when 'showings' then format($sql$
      l.status = 'active' and exists (
        select from public.availability a
        left join public.availability_rules r on r.listing_id = a.listing_id
        cross join unnest(a.time_slots) as slot
        where a.listing_id = l.id and a.date between %s and a.time_slots <> '{}'
          and a.date < (now() at time zone l.time_zone)::date + least(7, coalesce(r.horizon_days, 60) + 1)
          and (a.date + slot) at time zone l.time_zone > now() + make_interval(hours => coalesce(r.notice_hours, 2)) %s)
      $sql$, days, private.day_condition(day, 'a.date'))
    when 'open' then format($sql$
      l.status = 'active' and exists (
        select from public.open_houses h
        where h.listing_id = l.id and h.date between %s and h.starts_at > now() and h.taken < h.places
          and h.date < (now() at time zone l.time_zone)::date + 7 %s)
      $sql$, days, private.day_condition(day, 'h.date'))
  end;
end;
$$;

-- The filters about what happened to a home: the words of `only`; the day of its showings and open houses, whichever are
-- asked for; and `since`, the instant after which it was published.
create function private.only_conditions(filters jsonb) returns text
language plpgsql stable set search_path = '' as $$
begin
  return concat(
    (select string_agg(' and ' || private.only_condition(kind, day => filters ->> 'day'), '')
     from unnest(string_to_array(filters ->> 'only', ',')) as kind),
    case when filters ? 'day' and (string_to_array(filters ->> 'only', ',') && '{showings,open}') is not true then
      format(' and (%s or %s)', private.only_condition('showings', day => filters ->> 'day'),
             private.only_condition('open', day => filters ->> 'day')) end,
    case when filters ? 'since' then
      ' and ' || private.published_after(quote_literal((filters ->> 'since')::timestamptz)) end);
end;
$$;

-- In this form Postgres finds the newest homes in the index of pages.
create function private.published_after(instant text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select format('(l.status = ''active'') = any (''{t,f}'') and l.published_at > %s', instant);
$$;

-- Everything that the search asks for, as a condition on `l`, a row of listings.
create function private.home_conditions(
  filters jsonb, query tsquery, bounds double precision[]
) returns text
language plpgsql stable set search_path = '' as $$
begin
  return concat(
    case when filters ->> 'status' = 'sold' then private.sold_condition() else 'l.status in (''active'', ''pending'')' end,
    (select string_agg(
       case when f.comparison = '=' and filters ->> f.filter like '%,%'
         then format(' and l.%I = any (%L)', f.field, string_to_array(filters ->> f.filter, ','))
         else format(' and l.%I %s %L', f.field, f.comparison, filters ->> f.filter) end, '')
     from private.listing_filters f where filters ? f.filter),
    private.only_conditions(filters),
    case when numnode(query) = 0 then ' and false'
      else ' and l.search @@ ' || quote_literal(query) || '::tsquery' end,
    case when bounds is not null then private.bounds_condition(bounds) end,
    private.area_condition(filters ->> 'area'),
    private.area_condition(filters ->> 'circle')
  );
end;
$$;

-- Rows of one grain, from one price to another.
create type private.counted_prices as (grain text, least integer, most integer);

-- The rows of the kept counts that answer a search. `types` and `statuses` list all that are asked for.
create type private.counted_rows as (
  grain text, types text[], prices private.counted_prices[], bedrooms integer, bathrooms integer, statuses text[]
);

-- Null if all the counts are too coarse for the filters.
create function private.counted_rows_of(filters jsonb) returns private.counted_rows
language plpgsql immutable set search_path = '' as $$
declare
  least_price constant integer := filters ->> 'min_price';
  most_price constant integer := filters ->> 'max_price';
  bedrooms constant integer := filters ->> 'min_bedrooms';
  bathrooms constant real := filters ->> 'min_bathrooms';
  edges integer[] := private.price_steps();
  rows private.counted_rows;
  least integer;
  most integer;
  first_block integer;
  last_block integer;
begin
  if filters is null
     or filters - '{status, property_type, min_price, max_price, min_bedrooms, min_bathrooms, area}'::text[] <> '{}'
     or least_price > 1 and least_price <> all (edges)
     or most_price <> all (edges)
     or bedrooms > 5
     or bathrooms > 4 or floor(bathrooms) <> bathrooms
     or filters ->> 'status' = 'sold'
  then
    return null;
  end if;
  rows.grain := case
    when filters - '{status, area}'::text[] = '{}' then 'all'
    when (least_price > 1 and least_price <> all (private.price_bands())
          or most_price <> all (private.price_bands())) is not true then 'band'
    when not filters ?| '{property_type, min_bedrooms, min_bathrooms}' then 'price'
    else 'step' end;
  if rows.grain = 'band' then
    edges := private.price_bands();
  end if;
  rows.types := case
    when rows.grain in ('all', 'price') then array['']
    when filters ? 'property_type' then string_to_array(filters ->> 'property_type', ',')
    else array['house', 'condo', 'townhouse', 'land'] end;
  -- -1 means unknown, which meets no limit.
  least := case when least_price is null and most_price is null then -1
    else coalesce(width_bucket(least_price, edges), 0) end;
  most := coalesce(width_bucket(most_price, edges) - 1, 32767);
  rows.prices := array[row(rows.grain, least, most)::private.counted_prices];
  if rows.grain in ('price', 'step') then
    -- The range is read sixteen steps at a time, with single steps before and after.
    first_block := (least + 15) >> 4;
    last_block := ((most + 1) >> 4) - 1;
    if first_block <= last_block then
      rows.prices := array(
        select p::private.counted_prices
        from (values (rows.grain, least, first_block * 16 - 1), (rows.grain || 's', first_block, last_block),
                     (rows.grain, last_block * 16 + 16, most)) as p (grain, least, most)
        where p.least <= p.most);
    end if;
  end if;
  rows.bedrooms := case when bedrooms is null then -1 else greatest(bedrooms, 0) end;
  rows.bathrooms := case when bathrooms is null then -1 else greatest(bathrooms, 0) end;
  rows.statuses := case when filters ? 'status' then array[filters ->> 'status'] else array['active', 'pending'] end;
  return rows;
end;
$$;

-- A price range in parts: `kept` is the filters with each end moved to the nearest price step, for which there are
-- counts; `edges` are the ranges that this leaves out (n = 1) or adds (n = -1), whose homes have to be read.
create type private.price_edge as (filters jsonb, n integer);

create function private.price_parts(filters jsonb, out kept jsonb, out edges private.price_edge[])
language plpgsql immutable set search_path = '' as $$
declare
  least_price constant integer := filters ->> 'min_price';
  most_price constant integer := filters ->> 'max_price';
  first_step constant integer := case when least_price <= 1 then least_price else private.nearest_step(least_price) end;
  last_step constant integer := private.nearest_step(most_price);
begin
  if first_step >= last_step then
    edges := array[row(filters, 1)::private.price_edge];
    return;
  end if;
  kept := jsonb_strip_nulls(filters || jsonb_build_object('min_price', first_step, 'max_price', last_step));
  edges := array(
    select row(filters || jsonb_build_object('min_price', least(e.step, e.price), 'max_price', greatest(e.step, e.price)),
               case when (e.price < e.step) = e.is_first then 1 else -1 end)::private.price_edge
    from (values (first_step, least_price, true), (last_step, most_price, false)) as e (step, price, is_first)
    where e.price <> e.step);
end;
$$;

create function private.nearest_step(price integer) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select e from unnest(private.price_steps()) as e where price is not null order by abs(e - price) limit 1);
end;
$$;

-- The price range as a condition on `l`, in the form in which indexes hold the price.
create function private.price_condition(
  filters jsonb, price text default 'coalesce(l.price, 2147483647)'
) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return concat(' and ' || price || ' >= ' || (filters ->> 'min_price')::integer,
                ' and ' || price || ' < ' || (filters ->> 'max_price')::integer);
end;
$$;

-- How many homes match the filters; with `is_unmapped`, those of them that have no coordinates. Planning
-- each time would take longer than counting.
create function private.count_homes_of(filters jsonb, is_unmapped boolean default false)
returns bigint
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  unmapped constant text := case when is_unmapped then ' and l.lat is null' end;
  part record := private.price_parts(filters);
  counted constant private.counted_rows := private.counted_rows_of(part.kept);
  prices private.counted_prices;
  edge private.price_edge;
  found_more bigint;
  answer bigint := 0;
begin
  if counted.grain is null then
    part.edges := array[row(filters, 1)::private.price_edge];
  else
    foreach prices in array counted.prices loop
      select coalesce(sum(case when is_unmapped then c.unmapped else c.n end), 0) into found_more
      from private.listing_counts c
      where c.grain = prices.grain and c.property_type = any (counted.types)
        and c.price between prices.least and prices.most
        and c.bedrooms >= counted.bedrooms and c.bathrooms >= counted.bathrooms
        and c.status = any (counted.statuses);
      answer := answer + found_more;
    end loop;
    if exists (select from private.home_changes) then
      execute concat('select coalesce(sum(l.n), 0) from private.home_changes l where ',
        private.home_conditions(part.kept, null, null), unmapped) into found_more;
      answer := answer + found_more;
    end if;
  end if;
  foreach edge in array part.edges loop
    execute concat('select count(*) from public.listings l where ', private.home_conditions(edge.filters, null, null),
      private.price_condition(edge.filters), unmapped) into found_more;
    answer := answer + edge.n * found_more;
  end loop;
  return answer;
end;
$$;

-- Roughly how many homes there are, for choosing between two ways of reading them.
create function private.count_all_homes() returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (
    select sum(c.n) from private.listing_counts c where c.grain = 'all');
end;
$$;

-- The number beyond which homes that match a search term are not counted.
create function private.most_counted() returns integer
language sql immutable parallel safe set search_path = '' as $$
  select 10000;
$$;

-- The condition of the index listings_search_sample: one home in 64.
create function private.is_sampled() returns text
language sql immutable parallel safe set search_path = '' as $$
  select 'l.id < ''04000000-0000-0000-0000-000000000000''';
$$;

-- Whether more than private.most_counted() homes meet the conditions, judging by the sample. Exactly that many
-- would give about 156 in the sample; 260 won't happen by chance in the life of the site.
create function private.are_many(conditions text) returns boolean
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
declare
  answer boolean;
begin
  execute format($sql$
    select count(*) = 260 from (
      select from public.listings l
      where %s and %s limit 260) as sample
  $sql$, private.is_sampled(), conditions) into answer;
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

-- A page of the homes that the SQL selects, and the cursor of the next page. Read in order, Postgres stops
-- once the page is full; otherwise it finds all of them first, and `total` counts them.
create function private.page_of(
  homes text, in_order boolean, after_cursor text, sorted text, page_size integer,
  out ids uuid[], out next_cursor text, out total bigint
)
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
declare
  places text[];
begin
  execute format($sql$
    with homes as %1$s materialized (%2$s)
    select array_agg(found.id), array_agg(found.place) %3$s
    from (
      select id, concat(case when not is_active then 'p' end, to_jsonb(sort_key) #>> '{}', '_', id) as place
      from homes where %4$s order by %5$s limit %6$s + 1
    ) as found
  $sql$, case when in_order then 'not' end, homes,
         case when not in_order then ', (select count(*) from homes)' else ', null' end,
         after_cursor, sorted, page_size)
  into ids, places, total;
  if cardinality(ids) > page_size then
    ids := ids[:page_size];
    next_cursor := places[page_size];
  end if;
end;
$$;

create function private.search_listings(
  p_filters jsonb, p_sort text, p_cursor text, p_page_size integer, p_west double precision,
  p_south double precision, p_east double precision, p_north double precision
) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  filters constant jsonb := private.asked_filters(p_filters);
  bounds constant double precision[] := coalesce(
    private.map_bounds(p_west, p_south, p_east, p_north), private.area_bounds(filters ->> 'area'));
  query constant tsquery := private.asked_query(p_filters);
  conditions constant text := private.home_conditions(filters, query, bounds);
  -- No counts are kept for sold homes: beyond 10,000, they aren't counted.
  is_sold constant boolean := coalesce(filters ->> 'status' = 'sold', false);
  is_rough constant boolean := query is not null or filters ?| '{only,since,day}' or is_sold;
  page_size constant integer := least(greatest(coalesce(p_page_size, private.limit_of('search.page')), 1),
                                      private.limit_of('search.page_most'));
  most_counted constant integer := private.most_counted();
  sort_key text;
  key_type text := 'integer';
  direction text := 'desc';
  sorted text := 'sort_key desc, id desc';
  after_cursor text;
  columns text;
  total bigint;
  all_homes bigint;
  in_order boolean;
  ids uuid[];
  next_cursor text;
  counted bigint;
  counted_place bigint;
begin
  -- Homes without a price come last in both price orders.
  case coalesce(p_sort, 'newest')
    when 'newest' then
      sort_key := case when is_sold then 'l.sold_at' else 'l.published_at' end; key_type := 'timestamptz'; sorted := 'is_active desc, ' || sorted;
    when 'price_asc' then
      sort_key := 'coalesce(l.price, 2147483647)'; direction := 'asc'; sorted := 'sort_key, id';
    when 'price_desc' then sort_key := 'coalesce(l.price, 0)';
    else raise exception using errcode = 'PT400', message = 'invalid_query';
  end case;
  after_cursor := private.after_cursor(p_cursor, key_type, direction);
  columns := format('l.id, l.status = ''active'' as is_active, %s as sort_key', sort_key);

  if is_sold then
    -- If there are more than 10,000, the homes that were sold last are taken.
    in_order := true;
    select * into ids, next_cursor, total from private.page_of(
      format('select %s from public.listings l where %s order by l.sold_at desc, l.id desc limit %s',
             columns, conditions, most_counted + 1),
      false, after_cursor, sorted, page_size);
  elsif not is_rough then
    total := case when bounds is null then private.count_homes_of(filters)
                  else private.count_homes_in(filters, bounds) end;
    -- One in (all / total) homes matches, so reading a page in order costs page_size times as many. The alternative is
    -- to find and sort all matches. By tile, that reads little more than the matches. By price, it reads all homes in
    -- the range, whatever the other filters. These are at least as many as match, which often decides without counting
    -- the range; sorted by price, a page in order is read from that range too.
    all_homes := coalesce(private.count_all_homes(), 0);
    in_order := total > 0 and case
      when key_type = 'integer' and bounds is null then total >= page_size
      when total * total >= page_size * all_homes then true
      when bounds is not null or total < page_size then false
      when filters ?| '{min_price,max_price}' then total * private.count_homes_of(jsonb_strip_nulls(
        jsonb_build_object('min_price', filters -> 'min_price', 'max_price', filters -> 'max_price')))
          >= page_size * all_homes
      else true end;
  else
    in_order := numnode(query) is distinct from 0 and private.are_many(conditions);
    total := case when numnode(query) = 0 then 0 when in_order then most_counted + 1 end;
    -- A place alone is counted exactly, however many homes it has.
    if numnode(query) > 0 and bounds is null
       and p_filters - 'place' = '{}' and cardinality(private.asked_places(p_filters)) = 1 then
      counted_place := private.count_homes_at(p_filters ->> 'place');
      total := counted_place;
    end if;
  end if;

  if in_order and not is_rough then
    select * into ids, next_cursor, counted from private.page_of(
      format('select %s from public.listings l where %s%s', columns, conditions,
             case when key_type = 'integer' then private.price_condition(filters, sort_key) end),
      true, after_cursor, sorted, page_size);
  elsif in_order and not is_sold then
    -- Postgres would look up all homes with the words. There are so many that reading the newest homes in order soon
    -- fills a page, unless the newest happen to lack the words.
    select * into ids, next_cursor, counted from private.page_of(
      format($sql$
        select * from (
          select * from (select %s, l.search, l.published_at, l.reduced_at, l.time_zone, l.status
                         from public.listings l where %s) as l
          where %s order by %s limit %s
        ) as l where true %s %s
      $sql$, columns, private.home_conditions(filters - '{only,since,day}'::text[], null, bounds), after_cursor, sorted, most_counted,
             case when query is not null then format('and l.search @@ %L::tsquery', query) end,
             private.only_conditions(filters)),
      true, after_cursor, sorted, page_size);
  end if;
  if total is distinct from 0
     and (not in_order or is_rough and not is_sold and coalesce(cardinality(ids), 0) < page_size) then
    select * into ids, next_cursor, counted from private.page_of(
      case when bounds is not null and query is null
        then private.homes_by_tile(columns, conditions, bounds, null, private.spans_of(filters ->> 'area', bounds))
        else format('select %s from public.listings l where %s%s', columns, conditions,
                    private.price_condition(filters)) end,
      false, after_cursor, sorted, page_size);
    total := coalesce(total, counted);
  end if;

  return json_build_object(
    'listings', private.listing_cards(ids),
    'total', least(total, case when is_rough and counted_place is null then most_counted end),
    'more', is_rough and counted_place is null and total > most_counted,
    'next_cursor', next_cursor);
end;
$$;

create function public.search_listings(
  filters jsonb default '{}', sort text default 'newest', page_cursor text default null,
  page_size integer default null, west double precision default null,
  south double precision default null, east double precision default null,
  north double precision default null
) returns json
language plpgsql stable set search_path = '' as $$
begin
  return private.search_listings(filters, sort, page_cursor, page_size, west, south, east, north);
end;
$$;
comment on function public.search_listings is
  'A page of active and pending homes, or of those sold in the last six months: {listings, total, more, next_cursor}. With words, `total` is at most 10,000, and `more` says that there are more. Filters are search_term, place (one or several labels of suggest_places, with ; between them), not_place (likewise, where homes must not be), within (miles from that place), area (domain/search/area.ts), features and without (private.home_features), day (private.visit_days), since (when a home was published, to the minute) and those in private.listing_filters. Pass all of west, south, east and north, or none.';
grant execute on function public.search_listings, private.search_listings
  to anon, authenticated, service_role;
