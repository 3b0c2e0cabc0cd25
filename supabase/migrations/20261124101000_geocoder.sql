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
create function private.claim_geocoder(p_query text, p_patience_ms integer, p_person uuid) returns jsonb
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
  if private.take_rate('geocoder:' || private.person_key(p_person), 3600, 60) then
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

-- Caches coordinates for half a year, and a failed lookup for a day.
create function private.keep_geocode(
  p_query text, p_lat double precision default null, p_lng double precision default null
) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if random() < 0.01 then
    delete from private.geocoder_cache where kept_until < now();
  end if;
  insert into private.geocoder_cache as c (query, lat, lng, kept_until)
  values (p_query, p_lat, p_lng,
          now() + case when p_lat is null then interval '1 day' else interval '180 days' end)
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

-- Stores the coordinates if the address is still the one that was looked up; those of a hidden street go
-- to hidden_places, and the trigger of listings keeps the approximate ones. Once the time zone is known,
-- the home's weekly hours fill its days.
create function private.place_listing(
  p_id uuid, p_address text, p_city text, p_state text, p_zip_code text,
  p_lat double precision, p_lng double precision, p_time_zone text
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.lock_days(p_id);
  update public.hidden_places h set lat = p_lat, lng = p_lng
  where h.listing_id = p_id and h.address = p_address;
  update public.listings l
  set lat = p_lat, lng = p_lng,
      geocoded_at = case when p_lat is null then null else now() end,
      time_zone = case when l.status = 'draft' or l.time_zone is null then p_time_zone
                       else l.time_zone end
  where l.id = p_id
    and (l.city, l.state) = (p_city, p_state)
    and ((l.address, l.zip_code) = (p_address, p_zip_code)
      or exists (select from public.hidden_places h where h.listing_id = l.id and h.address = p_address)
        and l.zip_code = left(p_zip_code, 5));
  return found;
end;
$$;

select private.expose('claim_geocoder(p_query, p_patience_ms, p_person)', 'service_role',
  'For the listings function: cached coordinates, or when to ask the geocoder.');
select private.expose('keep_geocode(p_query, p_lat, p_lng)', 'service_role',
  'For the listings function: what the geocoder answered.');
select private.expose('pause_geocoder(p_seconds)', 'service_role',
  'For the listings function: stops requests to the geocoder for this many seconds.');
select private.expose(
  'place_listing(p_id, p_address, p_city, p_state, p_zip_code, p_lat, p_lng, p_time_zone)', 'service_role',
  'For the listings function: stores the coordinates and time zone of an address.');
