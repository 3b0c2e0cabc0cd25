-- Open houses: an owner offers a time window with a number of places, which visitors book. Their requests are ordinary
-- bookings (see bookings), each with its own place.
--
-- Open houses are public, like availability, so that cards and searches can show which homes have one this week.

create table public.open_houses (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  date date not null check (date between '2020-01-01' and '2100-01-01'),
  "time" time not null check ("time" = any (private.day_slots())),
  minutes smallint not null check (minutes in (30, 60, 90, 120, 180, 240)),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  places smallint not null check (places between 1 and 50),
  taken smallint not null default 0,
  created_at timestamptz not null default now(),
  constraint open_houses_places check (taken between 0 and places),
  constraint open_houses_one_at_a_time unique (listing_id, date, "time")
);
comment on table public.open_houses is 'Time windows in which several visitors can see a home. Public while the home is.';
comment on column public.open_houses.starts_at is 'Date and time in the listing''s time zone, set by a trigger.';
comment on column public.open_houses.taken is 'How many places are booked, counted by triggers.';

-- This is not in open_houses, which everyone reads (see free_slots).
create table private.open_house_openings (
  open_house_id uuid primary key references public.open_houses (id) on delete cascade,
  free_since timestamptz not null
);
comment on table private.open_house_openings is 'Since when an open house has had a free place. Kept by triggers of open_houses.';
select private.only_for_server('select, insert, update, delete', 'open_house_openings');

create index open_houses_owner on public.open_houses (user_id);
-- Finds the homes that are open this weekend.
create index open_houses_ahead on public.open_houses (date, listing_id);

alter table public.open_houses enable row level security;
select private.let_read('anon, authenticated', 'open_houses');
grant insert (id, listing_id, user_id, date, "time", minutes, places), update (date, "time", minutes, places), delete
  on public.open_houses to authenticated;

create policy "Visitors see the open houses of homes for sale" on public.open_houses
  for select to anon
  using (exists (select 1 from public.listings l where l.id = listing_id and l.status = 'active'));
create policy "Users see these open houses, owners all of their own" on public.open_houses
  for select to authenticated
  using (
    listing_id = any ((select private.my_homes())::uuid[])
    or exists (select 1 from public.listings l where l.id = listing_id and l.status = 'active')
  );
create policy "Owners hold open houses in their own homes" on public.open_houses
  for insert to authenticated
  with check (
    listing_id = any ((select private.homes_i_change())::uuid[])
    and user_id = private.first_owner(listing_id)
  );
create policy "Owners change their own open houses" on public.open_houses
  for update to authenticated
  using (listing_id = any ((select private.homes_i_change())::uuid[])) with check (listing_id = any ((select private.homes_i_change())::uuid[]));
create policy "Owners call off their own open houses" on public.open_houses
  for delete to authenticated using (listing_id = any ((select private.homes_i_change())::uuid[]));

create trigger lock_own_homes before insert or update or delete on public.open_houses
  for each statement execute function private.lock_own_homes();

-- A new or moved open house must be in the future and overlap no showing. One that has begun can't be moved.
create function private.open_house(old public.open_houses, new public.open_houses) returns public.open_houses
language plpgsql volatile set search_path = '' as $$
declare
  is_new constant boolean := old.id is null;
  zone text;
begin
  select l.time_zone into zone from public.listings l
  where l.id = new.listing_id and l.status not in ('sold', 'withdrawn');
  if zone is null then
    raise exception using errcode = 'PT409', message = 'listing_not_available';
  end if;
  new.starts_at := (new.date + new.time) at time zone zone;
  new.ends_at := new.starts_at + make_interval(mins => new.minutes);
  if is_new then
    new.taken := 0;
  end if;
  if private.is_seeding() then
    return new;
  end if;
  if is_new then
    new.created_at := now();
  end if;
  if new.starts_at <= now() or not is_new and old.starts_at <= now()
     or new.date > (now() at time zone zone)::date + private.limit_of('days.horizon') then
    raise exception using errcode = 'PT422', message = 'date_not_bookable';
  end if;
  if exists (
    select from public.bookings b
    where b.listing_id = new.listing_id and b.status in ('pending', 'confirmed') and b.holds_time
      and b.open_house_id is distinct from new.id
      and tstzrange(b.starts_at, b.ends_at) && tstzrange(new.starts_at, new.ends_at)
  ) or exists (
    select from public.open_houses h
    where h.listing_id = new.listing_id and h.id <> new.id
      and tstzrange(h.starts_at, h.ends_at) && tstzrange(new.starts_at, new.ends_at)
  ) then
    raise exception using errcode = 'PT409', message = 'open_house_overlaps';
  end if;
  if is_new and (select count(*) from public.open_houses h
      where h.listing_id = new.listing_id and h.ends_at > now()) >= private.limit_of('days.open_houses') then
    raise exception using errcode = 'PT409', message = 'too_many_open_houses';
  end if;
  return new;
end;
$$;

create function private.is_repeated_open_house(p_sent public.open_houses) returns boolean
language sql volatile set search_path = '' as $$
  select private.is_repeat(
    (select to_jsonb(h) from public.open_houses h where h.id = p_sent.id),
    jsonb_build_object('listing_id', p_sent.listing_id, 'date', p_sent.date, 'time', p_sent.time,
                       'minutes', p_sent.minutes, 'places', p_sent.places));
$$;

-- There can't be fewer places than visitors, and a place keeps its number.
create function private.keep_taken_places(old public.open_houses, new public.open_houses) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if new.places < old.places and exists (
    select from public.bookings b
    where b.open_house_id = new.id and b.status in ('pending', 'confirmed') and b.place > new.places
  ) then
    raise exception using errcode = 'PT409', message = 'open_house_places_taken';
  end if;
end;
$$;

create function private.note_free_place(p_house_id uuid) returns void
language sql volatile set search_path = '' as $$
  insert into private.open_house_openings (open_house_id, free_since) values (p_house_id, now())
  on conflict (open_house_id) do update set free_since = excluded.free_since;
$$;

-- An open house that is called off cancels its showings and tells all visitors who wanted to come. Showings that have
-- begun are completed, as they would be at its end: without the open house, they would overlap each other. Each showing
-- leaves the open house as it ends, so that its place isn't counted as free again: a row that is being deleted can't be
-- changed.
create function private.call_off_open_house(p_house_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.bookings b set status = 'cancelled', cancelled_by = 'owner', open_house_id = null
  where b.open_house_id = p_house_id and b.status in ('pending', 'confirmed') and b.starts_at > now();
  update public.bookings b
  set status = case b.status when 'confirmed' then 'completed' else 'cancelled' end, open_house_id = null
  where b.open_house_id = p_house_id and b.status in ('pending', 'confirmed');
end;
$$;

-- Visitors who have booked keep their places when it moves, and are told.
create function private.take_visitors_along(p_house public.open_houses) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not private.is_seeding() then
    update public.bookings b
    set date = p_house.date, "time" = p_house.time, starts_at = p_house.starts_at, ends_at = p_house.ends_at
    where b.open_house_id = p_house.id and b.status in ('pending', 'confirmed');
  end if;
end;
$$;

-- The times of its days are not on offer during an open house, and are again when it is gone. Earlier days come first
-- (see offered_days).
create function private.make_way(old public.open_houses, new public.open_houses) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.derive_days(house.listing_id, house.date, house.date)
  from (
    select old.listing_id, old.date where old.id is not null
    union
    select new.listing_id, new.date where new.id is not null
    order by date
  ) as house;
end;
$$;
