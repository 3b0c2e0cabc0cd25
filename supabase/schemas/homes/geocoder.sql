-- The geocoder: looks up each address once, caches the answer, and respects the service's limit of one
-- request a second for the whole application.
--
-- Instances of the listings function don't know of each other, so each asks here for its turn before
-- it asks the service. One locked row hands out the turns, so concurrent callers get different seconds.

create table private.geocoder_cache (
  query text primary key check (char_length(query) between 1 and 450),
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  kept_until timestamptz not null,
  constraint geocoder_cache_place check ((lat is null) = (lng is null))
);
comment on table private.geocoder_cache is 'The geocoder''s answers by lowercase address; without coordinates, it found none.';
create index geocoder_cache_kept_until on private.geocoder_cache (kept_until);

select private.only_for_server('select, insert, update, delete', 'geocoder_cache');

create table private.geocoder_turns (
  only_row boolean primary key default true check (only_row),
  next_turn timestamptz not null default '-infinity',
  paused_until timestamptz not null default '-infinity'
);
comment on table private.geocoder_turns is 'When the geocoder may next be asked; one row for the whole application.';
insert into private.geocoder_turns default values;

select private.only_for_server('select, insert, update, delete', 'geocoder_turns');

-- {known: true, lat, lng}: cached. {known: false, wait_ms}: ask the service in that many milliseconds.
-- {known: false, wait_ms: null}: the queue is longer than p_patience_ms, the service is down, or
-- p_person has used up their 60 turns an hour; the home is then saved without coordinates.
create function private.claim_geocoder(p_query text, p_patience_ms integer, p_person uuid, p_networks text[] default '{}') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- A little more than a second, because requests vary in how long they take to arrive.
  apart constant interval := '1100 milliseconds';
  patience constant interval := make_interval(secs => greatest(p_patience_ms, 0) / 1000.0);
  remembered private.geocoder_cache;
  turn timestamptz;
begin
  select * into remembered from private.geocoder_cache c
  where c.query = p_query and c.kept_until > now();
  if found then
    return jsonb_build_object('known', true, 'lat', remembered.lat, 'lng', remembered.lng);
  end if;
  if private.take_part('geocoder', null, private.caller_of(p_person, p_networks)) then
    update private.geocoder_turns t
    set next_turn = greatest(t.next_turn, clock_timestamp()) + apart
    where t.paused_until <= clock_timestamp() and t.next_turn <= clock_timestamp() + patience
    returning t.next_turn - apart into turn;
  end if;
  if turn is null then
    return jsonb_build_object('known', false, 'wait_ms', null);
  end if;
  return jsonb_build_object('known', false, 'wait_ms',
    greatest(ceil(extract(epoch from turn - clock_timestamp()) * 1000), 0));
end;
$$;

-- Caches coordinates, and for a shorter time that there are none.
create function private.keep_geocode(
  p_query text, p_lat double precision default null, p_lng double precision default null
) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.geocoder_cache as c (query, lat, lng, kept_until)
  values (p_query, p_lat, p_lng,
          now() + case when p_lat is null then private.kept_for('unknown_places') else private.kept_for('places') end)
  on conflict (query) do update
  set lat = excluded.lat, lng = excluded.lng, kept_until = excluded.kept_until;
end;
$$;

-- Stops all requests for this many seconds: the service is failing, or told us to wait.
create function private.pause_geocoder(p_seconds integer) returns void
language sql volatile security definer set search_path = '' as $$
  update private.geocoder_turns t
  set paused_until = greatest(t.paused_until,
        clock_timestamp() + make_interval(secs => least(greatest(p_seconds, 1), 3600)));
$$;

-- Homes without a place, which are looked up again because the geocoder may have been down when they were saved. Each
-- has 14 tries, further and further apart, over five days. A new address starts from the beginning, and a place or a
-- pin ends the tries.
create table private.homes_to_place (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  tries smallint not null default 0 check (tries between 0 and 14),
  next_try_at timestamptz not null default now() + interval '5 minutes'
);
comment on table private.homes_to_place is 'Homes that the geocoder is asked about again, because it could not be asked when they were saved.';
create index homes_to_place_due on private.homes_to_place (next_try_at);

select private.only_for_server('select', 'homes_to_place');

-- The next home to look up, with its exact address. Its next try is set before it is looked up, so that a call that
-- breaks off is not repeated right away.
create function private.claim_home_to_place()
returns table (id uuid, owner_id uuid, address text, city text, state text, zip_code text)
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.homes_to_place q using public.listings l
  where l.id = q.listing_id and q.next_try_at <= now() and (q.tries = 14 or l.lat is not null);
  return query
  with due as (
    select q.listing_id from private.homes_to_place q
    where q.next_try_at <= now() order by q.next_try_at limit 1 for update skip locked
  ), claimed as (
    update private.homes_to_place q
    set tries = q.tries + 1,
        next_try_at = now() + least(interval '1 day', interval '5 minutes' * power(2, q.tries))
    from due where q.listing_id = due.listing_id
    returning q.listing_id
  )
  select l.id, l.user_id, coalesce(h.address, l.address), l.city, l.state, l.zip_code
  from claimed
  join public.listings l on l.id = claimed.listing_id
  left join public.hidden_places h on h.listing_id = l.id;
end;
$$;

-- The geocoder has been asked and knows no such address, so it isn't asked again.
create function private.leave_home_unplaced(p_id uuid) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.homes_to_place q where q.listing_id = p_id;
$$;

-- Stores the coordinates, and the county of the middle of their square, if the address is still the one that was looked
-- up. Coordinates of a hidden street are stored in hidden_places, and the trigger of listings keeps the approximate
-- ones. Once the time zone is known, the home's weekly hours fill its days.
create function private.place_listing(
  p_id uuid, p_address text, p_city text, p_state text, p_zip_code text,
  p_lat double precision, p_lng double precision, p_county text, p_time_zone text
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.lock_days(p_id);
  update public.hidden_places h set lat = p_lat, lng = p_lng
  where h.listing_id = p_id and h.address = p_address;
  update public.listings l
  set lat = p_lat, lng = p_lng, county = p_county,
      geocoded_at = case when p_lat is null then null else now() end,
      time_zone = case when l.status = 'draft' or l.time_zone is null then p_time_zone
                       else l.time_zone end
  where l.id = p_id
    and (l.city, l.state) = (p_city, p_state)
    and ((l.address, l.zip_code) = (p_address, p_zip_code)
      or exists (select from public.hidden_places h where h.listing_id = l.id and h.address = p_address)
        and l.zip_code = left(p_zip_code, 5));
  if not found then
    return false;
  end if;
  if p_lat is not null then
    delete from private.homes_to_place q where q.listing_id = p_id;
  elsif p_address <> '' then
    insert into private.homes_to_place as q (listing_id) values (p_id)
    on conflict (listing_id) do update set tries = 0, next_try_at = excluded.next_try_at;
  end if;
  return true;
end;
$$;

select private.expose('claim_home_to_place()', 'service_role',
  'The next home to ask the geocoder about again, for the function listings.');
select private.expose('leave_home_unplaced(p_id)', 'service_role',
  'The geocoder knows no such address, says the function listings.');
select private.expose('claim_geocoder(p_query, p_patience_ms, p_person, p_networks)', 'service_role',
  'Cached coordinates, or when to ask the geocoder, for the function listings.');
select private.expose('keep_geocode(p_query, p_lat, p_lng)', 'service_role',
  'Called by the function listings. Stores the geocoder''s answer.');
select private.expose('pause_geocoder(p_seconds)', 'service_role',
  'Called by the function listings. Stops requests to the geocoder for this many seconds.');
select private.expose(
  'place_listing(p_id, p_address, p_city, p_state, p_zip_code, p_lat, p_lng, p_county, p_time_zone)', 'service_role',
  'Called by the function listings. Stores the coordinates, county and time zone of an address.');
