-- Open houses: an owner offers a time window with a number of places, which visitors book. These are ordinary
-- bookings (see bookings), each with its own place.
--
-- Public, like availability, so that cards and searches can show which homes have one this week.

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

-- Not in open_houses, which everybody reads; see free_slots.
create table private.open_house_openings (
  open_house_id uuid primary key references public.open_houses (id) on delete cascade,
  free_since timestamptz not null
);
comment on table private.open_house_openings is 'Since when an open house has had a free place. Kept by triggers of open_houses.';
select private.only_for_server('select, insert, update, delete', 'open_house_openings');

create index open_houses_owner on public.open_houses (user_id);
-- For the homes that are open this weekend.
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
    user_id = (select auth.uid())
    or exists (select 1 from public.listings l where l.id = listing_id and l.status = 'active')
  );
create policy "Owners hold open houses in their own homes" on public.open_houses
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and listing_id in (select l.id from public.listings l where l.user_id = (select auth.uid()))
  );
create policy "Owners change their own open houses" on public.open_houses
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Owners call off their own open houses" on public.open_houses
  for delete to authenticated using (user_id = (select auth.uid()));

create trigger lock_own_homes before insert or update or delete on public.open_houses
  for each statement execute function private.lock_own_homes();

-- A new or moved open house must be in the future and overlap no viewing. One that has begun can't be moved.
-- The numbers mirror domain/open-houses.ts.
create function private.open_house() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  zone text;
begin
  if tg_op = 'UPDATE' and (new.date, new.time, new.minutes) = (old.date, old.time, old.minutes) then
    return new;
  end if;
  if tg_op = 'INSERT' and private.is_repeat(
    (select to_jsonb(h) from public.open_houses h where h.id = new.id),
    jsonb_build_object('listing_id', new.listing_id, 'date', new.date, 'time', new.time, 'minutes', new.minutes,
                       'places', new.places)
  ) then
    return null;
  end if;
  select l.time_zone into zone from public.listings l
  where l.id = new.listing_id and l.status not in ('sold', 'withdrawn');
  if zone is null then
    raise exception using errcode = 'PT409', message = 'listing_not_available';
  end if;
  new.starts_at := (new.date + new.time) at time zone zone;
  new.ends_at := new.starts_at + make_interval(mins => new.minutes);
  if tg_op = 'INSERT' then
    new.taken := 0;
  end if;
  if private.is_seeding() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.created_at := now();
  end if;
  if new.starts_at <= now() or tg_op = 'UPDATE' and old.starts_at <= now() or new.date > (now() at time zone zone)::date + 180 then
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
  if tg_op = 'INSERT' and (select count(*) from public.open_houses h
      where h.listing_id = new.listing_id and h.ends_at > now()) >= 20 then
    raise exception using errcode = 'PT409', message = 'too_many_open_houses';
  end if;
  return new;
end;
$$;

create trigger a_refuse_strangers before insert on public.open_houses
  for each row execute function private.refuse_strangers();
create trigger open_house before insert or update of date, "time", minutes on public.open_houses
  for each row execute function private.open_house();

-- There can't be fewer places than visitors, and a place keeps its number.
create function private.keep_taken_places() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.places < old.places and exists (
    select from public.bookings b
    where b.open_house_id = new.id and b.status in ('pending', 'confirmed') and b.place > new.places
  ) then
    raise exception using errcode = 'PT409', message = 'open_house_places_taken';
  end if;
  return new;
end;
$$;

create trigger keep_taken_places before update of places on public.open_houses
  for each row execute function private.keep_taken_places();

create function private.note_free_place() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.open_house_openings (open_house_id, free_since) values (new.id, now())
  on conflict (open_house_id) do update set free_since = excluded.free_since;
  return null;
end;
$$;

create trigger note_new_places after insert on public.open_houses
  for each row execute function private.note_free_place();
-- Moved to another time, or a place became free.
create trigger note_free_place after update on public.open_houses
  for each row when ((old.date, old.time, old.minutes) is distinct from (new.date, new.time, new.minutes)
                     or old.taken >= old.places and new.taken < new.places)
  execute function private.note_free_place();

-- Calling one off cancels its viewings and tells everybody who wanted to come. Viewings that have begun are
-- completed, as they would be at its end: without the open house, they would overlap each other.
create function private.call_off_open_house() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Places aren't recounted, because a row being deleted can't be changed.
  perform set_config('app.calling_off', old.id::text, true);
  update public.bookings b set status = 'cancelled', cancelled_by = 'owner'
  where b.open_house_id = old.id and b.status in ('pending', 'confirmed') and b.starts_at > now();
  update public.bookings b set status = case b.status when 'confirmed' then 'completed' else 'cancelled' end
  where b.open_house_id = old.id and b.status in ('pending', 'confirmed');
  return old;
end;
$$;

create trigger call_off_open_house before delete on public.open_houses
  for each row execute function private.call_off_open_house();

-- Visitors who have booked keep their places when it moves, and are told. The day's other times give way to it
-- and come back when it is gone.
create function private.clear_for_open_house() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and not private.is_seeding() then
    update public.bookings b
    set date = new.date, "time" = new.time, starts_at = new.starts_at, ends_at = new.ends_at
    where b.open_house_id = new.id and b.status in ('pending', 'confirmed');
  end if;
  perform private.derive_days(house.listing_id, house.date, house.date)
  from (
    select old.listing_id, old.date where tg_op <> 'INSERT'
    union
    select new.listing_id, new.date where tg_op <> 'DELETE'
    order by date
  ) as house;
  return null;
end;
$$;

create trigger clear_for_open_house after insert or delete on public.open_houses
  for each row execute function private.clear_for_open_house();
create trigger clear_for_moved_open_house after update on public.open_houses
  for each row when ((new.date, new.time, new.minutes) is distinct from (old.date, old.time, old.minutes))
  execute function private.clear_for_open_house();
