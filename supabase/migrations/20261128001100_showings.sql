-- Written by `npm run generate -- types` from supabase/schemas. Not to be edited.

set check_function_bodies = off;

-- supabase/schemas/showings/availability.sql

-- The times at which a home can be seen, and how its owner wants showings: the slots on offer, notice and horizon,
-- weekly hours, a buffer between showings, days off, whether requests are confirmed right away, and how confirmed
-- visitors get in. (Bookings ensure that no slot is taken twice.)
--
-- `availability` and `availability_rules` are public. Facts that reveal when an owner is away, or how to get into the
-- house, are in separate tables that only the owner reads.

-- When a showing can begin: every half hour from 9 AM to 7 PM. Homes that offer full hours use every second
-- one.
create function private.day_slots() returns time[]
language sql immutable set search_path = '' as $$
  select array(select '09:00'::time + n * interval '30 minutes' from generate_series(0, 20) as n);
$$;
-- Constraints call this function with the rights of the writer.
grant execute on function private.day_slots to anon, authenticated, service_role;

create table public.availability (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  date date not null check (date between '2020-01-01' and '2100-01-01'),
  time_slots time[] not null default '{}' check (
    time_slots <@ private.day_slots()
  ),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint availability_listing_id_date_key unique (listing_id, date)
);
comment on table public.availability is 'The slots of a day that are still free. Public while the home is.';
comment on column public.availability.time_slots is 'Some of private.day_slots(), sorted, in the listing''s time zone. Empty when all are taken.';
create index availability_owner on public.availability (user_id);
-- Finds the homes that can be seen this week.
create index availability_date on public.availability (date, listing_id) where time_slots <> '{}';

alter table public.availability enable row level security;
select private.let_read('anon, authenticated', 'availability');
grant insert (id, listing_id, user_id, date, time_slots), update (time_slots, listing_id, user_id, date),
  delete on public.availability to authenticated;

create policy "Visitors see when a home can be viewed" on public.availability
  for select to anon
  using (exists (select 1 from public.listings l where l.id = listing_id and l.status = 'active'));
create policy "Users see when a home can be viewed, owners all of their own" on public.availability
  for select to authenticated
  using (
    listing_id = any ((select private.my_homes())::uuid[])
    or exists (select 1 from public.listings l where l.id = listing_id and l.status = 'active')
  );
create policy "Owners offer days for their own homes" on public.availability
  for insert to authenticated
  with check (
    listing_id = any ((select private.homes_i_change())::uuid[])
    and user_id = private.first_owner(listing_id)
  );
create policy "Owners change their own days" on public.availability
  for update to authenticated
  using (listing_id = any ((select private.homes_i_change())::uuid[]))
  with check (
    listing_id = any ((select private.homes_i_change())::uuid[])
    and user_id = private.first_owner(listing_id)
  );
create policy "Owners clear their own days" on public.availability
  for delete to authenticated using (listing_id = any ((select private.homes_i_change())::uuid[]));

-- This is not in availability, which everyone reads, because it would reveal when a visitor cancelled.
create table private.free_slots (
  availability_id uuid primary key references public.availability (id) on delete cascade,
  listing_id uuid not null,
  date date not null,
  time_slots time[] not null,
  free_since timestamptz[] not null,
  constraint free_slots_each check (cardinality(free_since) = cardinality(time_slots))
);
comment on table private.free_slots is 'Since when the free slots of a day have been free. Kept by a trigger of availability.';
comment on column private.free_slots.listing_id is 'The home that the times are about, together with the date: an owner can move a row to another day. The column has no foreign key, because the row of availability has one.';
comment on column private.free_slots.free_since is 'One moment for each slot; -infinity for a slot that is free only because the calendar moved on.';
select private.only_for_server('select, insert, update, delete', 'free_slots');

create table public.availability_rules (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  notice_hours smallint not null default 2 check (notice_hours between 0 and 168),
  horizon_days smallint not null default 60 check (horizon_days between 1 and 180),
  auto_confirm boolean not null default false,
  slot_minutes smallint not null default 60 check (slot_minutes in (30, 60)),
  showing_minutes smallint not null default 60 check (showing_minutes in (30, 45, 60, 90, 120)),
  updated_at timestamptz not null default now()
);
comment on table public.availability_rules is 'How soon and how far ahead a home can be booked. A home without a row has the defaults.';
comment on column public.availability_rules.auto_confirm is 'Requests are confirmed as soon as they are made.';
comment on column public.availability_rules.slot_minutes is 'Whether showings begin on the hour, or on the half hour as well.';
comment on column public.availability_rules.showing_minutes is 'How long a showing lasts. A booking keeps the length it was made with.';
create index availability_rules_owner on public.availability_rules (user_id);

alter table public.availability_rules enable row level security;
select private.let_read('anon, authenticated', 'availability_rules');
grant insert (listing_id, user_id, notice_hours, horizon_days, auto_confirm, slot_minutes, showing_minutes),
  update (listing_id, user_id, notice_hours, horizon_days, auto_confirm, slot_minutes, showing_minutes), delete
  on public.availability_rules to authenticated;

create policy "Whoever sees a listing sees its rules" on public.availability_rules
  for select to anon, authenticated
  using (exists (select 1 from public.listings l where l.id = listing_id));
create policy "Owners set rules for their own homes" on public.availability_rules
  for insert to authenticated
  with check (
    listing_id = any ((select private.homes_i_change())::uuid[])
    and user_id = private.first_owner(listing_id)
  );
create policy "Owners change their own rules" on public.availability_rules
  for update to authenticated
  using (listing_id = any ((select private.homes_i_change())::uuid[]))
  with check (
    listing_id = any ((select private.homes_i_change())::uuid[])
    and user_id = private.first_owner(listing_id)
  );
create policy "Owners drop their own rules" on public.availability_rules
  for delete to authenticated using (listing_id = any ((select private.homes_i_change())::uuid[]));

create trigger touch_updated_at before update on public.availability_rules
  for each row execute function private.touch_updated_at();

-- {"1": ["09:00", "10:00"], "6": […]}: slots by ISO weekday, where 1 is Monday.
create function private.is_weekly_hours(hours jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(hours) = 'object' then not exists (
    select from jsonb_each(hours) as day (number, slots)
    where day.number !~ '^[1-7]$'
       or case when jsonb_typeof(day.slots) = 'array' then
            jsonb_array_length(day.slots) > 21
            or exists (select from jsonb_array_elements(day.slots) as slot
                       where jsonb_typeof(slot) <> 'string' or slot #>> '{}' !~ '^((09|1[0-8]):[03]0|19:00)$')
          else true end
  ) else false end;
$$;
grant execute on function private.is_weekly_hours to anon, authenticated, service_role;

create table public.showing_settings (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  weekly_hours jsonb not null default '{}' check (private.is_weekly_hours(weekly_hours)),
  buffer_hours numeric(2, 1) not null default 0
    check (buffer_hours between 0 and 3 and buffer_hours * 2 = trunc(buffer_hours * 2)),
  entry_notes text check (char_length(entry_notes) <= 1000),
  filled_until date,
  updated_at timestamptz not null default now()
);
comment on table public.showing_settings is 'An owner''s private settings for showings. A home without a row has none.';
comment on column public.showing_settings.weekly_hours is 'Slots by ISO weekday ("1" is Monday) that fill the coming weeks.';
comment on column public.showing_settings.buffer_hours is 'Hours kept free before and after each showing, in halves.';
comment on column public.showing_settings.entry_notes is 'Shown only to confirmed visitors, in their mail and behind their link.';
comment on column public.showing_settings.filled_until is 'The last day that the weekly hours have filled; set by private.fill_days.';
create index showing_settings_owner on public.showing_settings (user_id);

alter table public.showing_settings enable row level security;
select private.let_read('authenticated', 'showing_settings');
grant delete on public.showing_settings to authenticated;
grant insert (listing_id, user_id, weekly_hours, buffer_hours, entry_notes),
  update (listing_id, user_id, weekly_hours, buffer_hours, entry_notes)
  on public.showing_settings to authenticated;

create policy "Owners set how they want showings of their own homes" on public.showing_settings
  for all to authenticated
  using (listing_id = any ((select private.homes_i_change())::uuid[]))
  with check (
    listing_id = any ((select private.homes_i_change())::uuid[])
    and user_id = private.first_owner(listing_id)
  );

create trigger touch_updated_at before update on public.showing_settings
  for each row execute function private.touch_updated_at();

create table public.days_off (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  first_day date not null check (first_day between '2020-01-01' and '2100-01-01'),
  last_day date not null,
  created_at timestamptz not null default now(),
  constraint days_off_span check (last_day between first_day and first_day + 365)
);
comment on table public.days_off is 'Spans of days, both ends included, on which a home can''t be seen. Private, because they reveal when the owner is away.';
create index days_off_of_listing on public.days_off (listing_id, first_day);
create index days_off_owner on public.days_off (user_id);

alter table public.days_off enable row level security;
select private.let_read('authenticated', 'days_off');
grant delete on public.days_off to authenticated;
grant insert (id, listing_id, user_id, first_day, last_day),
  update (listing_id, user_id, first_day, last_day) on public.days_off to authenticated;

create policy "Owners take days off for their own homes" on public.days_off
  for all to authenticated
  using (listing_id = any ((select private.homes_i_change())::uuid[]))
  with check (
    listing_id = any ((select private.homes_i_change())::uuid[])
    and user_id = private.first_owner(listing_id)
  );

-- Limits the days off of a home.
create function private.cap_days_off() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_api_caller() and exists (
    select from public.days_off d
    where d.listing_id in (select a.listing_id from added a)
    group by d.listing_id having count(*) > private.limit_of('days.off')
  ) then
    raise exception using errcode = 'PT409', message = 'too_many_days_off';
  end if;
  return null;
end;
$$;

create trigger cap_days_off_added after insert on public.days_off
  referencing new table as added
  for each statement execute function private.cap_days_off();
-- An update can move a span to another home.
create trigger cap_days_off_moved after update on public.days_off
  referencing new table as added
  for each statement execute function private.cap_days_off();

-- Owners' writes lock their homes first (see lock_order).
create trigger lock_own_homes before insert or update or delete on public.availability
  for each statement execute function private.lock_own_homes();
create trigger lock_own_homes before insert or update or delete on public.availability_rules
  for each statement execute function private.lock_own_homes();
create trigger lock_own_homes before insert or update or delete on public.showing_settings
  for each statement execute function private.lock_own_homes();
create trigger lock_own_homes before insert or update or delete on public.days_off
  for each statement execute function private.lock_own_homes();

create trigger leave_out_repeats before insert on public.days_off
  for each row execute function private.leave_out_repeats('listing_id', 'first_day', 'last_day');

-- Saves all settings in one call. It runs under row-level security: callers change only what they could write to the
-- tables themselves.
create function public.save_showing_settings(
  listing uuid, notice_hours smallint, horizon_days smallint, auto_confirm boolean,
  weekly_hours jsonb, buffer_hours numeric, entry_notes text default null,
  slot_minutes smallint default 60, showing_minutes smallint default 60
) returns void
language sql volatile set search_path = '' as $$
  insert into public.availability_rules as r
    (listing_id, user_id, notice_hours, horizon_days, auto_confirm, slot_minutes, showing_minutes)
  values (listing, private.first_owner(listing), notice_hours, horizon_days, auto_confirm, slot_minutes, showing_minutes)
  on conflict (listing_id) do update
  set notice_hours = excluded.notice_hours, horizon_days = excluded.horizon_days,
      auto_confirm = excluded.auto_confirm, slot_minutes = excluded.slot_minutes,
      showing_minutes = excluded.showing_minutes;
  insert into public.showing_settings as s (listing_id, user_id, weekly_hours, buffer_hours, entry_notes)
  values (listing, private.first_owner(listing), weekly_hours, buffer_hours, nullif(btrim(entry_notes), ''))
  on conflict (listing_id) do update
  set weekly_hours = excluded.weekly_hours, buffer_hours = excluded.buffer_hours,
      entry_notes = excluded.entry_notes;
$$;
comment on function public.save_showing_settings is 'All of an owner''s settings for showings, in one transaction.';

grant execute on function public.save_showing_settings to authenticated, service_role;

-- supabase/schemas/showings/open_houses.sql

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

-- supabase/schemas/showings/bookings.sql

-- Bookings: a visitor's request to see a home, and its outcome.
--
-- Visitors insert and never read; owners read and answer. Two constraints on live bookings rule out double booking. The
-- booking's own transaction takes the slot out of availability, so visitors need no rights on that table.

create extension if not exists btree_gist with schema extensions;

create table public.bookings (
  id uuid primary key,
  listing_id uuid not null references public.listings (id) on delete cascade,
  owner_id uuid not null references auth.users (id) on delete cascade,
  visitor_name text not null check (
    char_length(visitor_name) between 1 and 100 and private.is_visible(visitor_name)
    and visitor_name !~ '[[:cntrl:]]'
  ),
  visitor_email text not null check (char_length(visitor_email) <= 254 and private.is_email(visitor_email)),
  visitor_phone text not null check (char_length(visitor_phone) <= 40 and private.is_phone(visitor_phone)),
  date date not null check (date between '2020-01-01' and '2100-01-01'),
  "time" time not null check ("time" = any (private.day_slots())),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  open_house_id uuid references public.open_houses (id) on delete set null,
  place smallint not null default 1,
  purpose text not null default 'showing' check (purpose in ('showing', 'inspection', 'appraisal')),
  party_id uuid,
  holds_time boolean not null default true,
  wishes jsonb check (jsonb_typeof(wishes) = 'array'),
  occasion uuid not null generated always as (coalesce(open_house_id, id)) stored,
  agent_status text not null default 'non-agent' check (agent_status in ('agent', 'non-agent')),
  contact_method text not null default 'email' check (contact_method in ('phone', 'email', 'text')),
  special_requests text check (char_length(special_requests) <= 1000),
  preapproved boolean not null default false,
  status text not null default 'pending'
    check (status in ('pending', 'confirmed', 'cancelled', 'completed')),
  cancelled_by text check (cancelled_by in ('owner', 'visitor')),
  no_show boolean not null default false,
  sequence integer not null default 0,
  proposal_round integer not null default 0,
  came_from text not null default '' check (private.is_channel(came_from)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint bookings_of_party check ((purpose = 'showing') = (party_id is null))
);
comment on table public.bookings is 'Showings. Anyone may request one; only the listing''s owner reads and answers.';
comment on column public.bookings.id is 'The browser generates this id, so that a request that is sent again is recognized as the same booking.';
comment on column public.bookings.owner_id is 'Copied from the listing by a trigger, so that the owner''s reads need no join.';
comment on column public.bookings.starts_at is 'The instant of date and time in the listing''s time zone, set by a trigger.';
comment on column public.bookings.ends_at is 'Set by a trigger, from the home''s rules or its open house.';
comment on column public.bookings.open_house_id is 'The open house the visitor comes to; null for an individual showing.';
comment on column public.bookings.holds_time is 'False while a visitor who found no suitable time waits for the owner to accept one of the times they asked for. Date and time are then the last of these, or of those proposed since.';
comment on column public.bookings.purpose is 'The purpose of the time. An inspection or an appraisal is taken by a party of the home''s sale, through its link (party_appointments).';
comment on column public.bookings.party_id is 'The party of a sale that comes; null for a showing.';
comment on column public.bookings.wishes is 'The times the visitor asked for instead of one on offer, [{date, time}]; also stored as a proposal.';
comment on column public.bookings.place is 'Which of an open house''s places it takes; 1 for an individual showing.';
comment on column public.bookings.cancelled_by is 'Null if neither side cancelled it: the request lapsed, or the home left the market.';
comment on column public.bookings.no_show is 'Set by the owner if the visitor did not come.';
comment on column public.bookings.sequence is 'How often its status or time has changed: the SEQUENCE of its calendar entry.';
comment on column public.bookings.came_from is 'The channel of the link that led the visitor to the home. A trigger moves it to private.booking_channels, so it is always empty here.';
comment on column public.bookings.proposal_round is 'How often other times have been proposed.';

-- Make double booking impossible: a place is taken once, and showings overlap only at one open house. A
-- pending booking counts as live.
create unique index bookings_one_live_per_slot on public.bookings (listing_id, date, "time", place)
  where status in ('pending', 'confirmed') and holds_time;
alter table public.bookings add constraint bookings_one_at_a_time exclude using gist (
  listing_id with =, occasion with <>, tstzrange(starts_at, ends_at) with &&
) where (status in ('pending', 'confirmed') and holds_time);
-- A party has one time ahead, which it moves.
create unique index bookings_one_per_party on public.bookings (party_id)
  where party_id is not null and status in ('pending', 'confirmed');
create index bookings_of_party on public.bookings (party_id) where party_id is not null;
create index bookings_wishing on public.bookings (listing_id) where status = 'pending' and not holds_time;
create index bookings_of_open_house on public.bookings (open_house_id);
-- Owners read them in these orders: upcoming and past ones, all or only those in one state.
create index bookings_of_owner on public.bookings (owner_id, starts_at);
create index bookings_of_owner_by_status on public.bookings (owner_id, status, starts_at, listing_id);
-- The clock looks every minute for showings that are over.
create index bookings_live on public.bookings (starts_at) where status in ('pending', 'confirmed');
create index bookings_of_listing on public.bookings (listing_id, starts_at);
create index bookings_of_visitor on public.bookings (lower(visitor_email), starts_at);
create index bookings_of_mailbox on public.bookings (private.mailbox_of(visitor_email))
  where status in ('pending', 'confirmed');

alter table public.bookings enable row level security;
grant insert (id, listing_id, visitor_name, visitor_email, visitor_phone, date, "time", agent_status,
              contact_method, special_requests, preapproved, status, wishes, came_from)
  on public.bookings to anon, authenticated;
select private.let_read('authenticated', 'bookings');
grant update (status, preapproved, no_show) on public.bookings to authenticated;

-- The channel is not in the booking, which its owner reads: owners learn in sums where visitors come from
-- (listing_weeks), but not for one visitor.
create table private.booking_channels (
  -- The key is deferred, because the row is stored before its booking.
  booking_id uuid primary key references public.bookings (id) on delete cascade deferrable initially deferred,
  came_from text not null check (private.is_channel(came_from))
);
comment on table private.booking_channels is 'The channel of the link that led the visitor of a booking to the home, if one did.';
select private.only_for_server('select, insert, update, delete', 'booking_channels');

create policy "Anyone may request a showing" on public.bookings
  for insert to anon, authenticated with check (status = 'pending' and not preapproved);
create policy "Owners read the bookings of their homes" on public.bookings
  for select to authenticated using (listing_id = any ((select private.my_homes())::uuid[]));
create policy "Owners answer the bookings of their homes" on public.bookings
  for update to authenticated
  using (listing_id = any ((select private.homes_i_change())::uuid[])) with check (listing_id = any ((select private.homes_i_change())::uuid[]));

-- A showing's link works until this long after it has begun, as does what it leads to: messages, the street
-- that the owner hides, feedback.
create function private.oldest_linked_showing() returns timestamptz
language sql stable set search_path = '' as $$
  select now() - make_interval(days => private.limit_of('showings.link_days'));
$$;

-- The lowest free place, or null. The caller has locked the open house.
create function private.free_place(p_house public.open_houses) returns smallint
language sql volatile set search_path = '' as $$
  select min(n)::smallint from generate_series(1, p_house.places) as n
  where not exists (
    select from public.bookings b
    where b.open_house_id = p_house.id and b.place = n and b.status in ('pending', 'confirmed'));
$$;

-- Updates the number of booked places that visitors see.
create function private.count_places(p_house_id uuid) returns void
language sql volatile set search_path = '' as $$
  update public.open_houses h set taken = (
    select count(*) from public.bookings b
    where b.open_house_id = h.id and b.status in ('pending', 'confirmed'))
  where h.id = p_house_id;
$$;

-- Completes a request for a time on offer or an open house; the place is null if none is left.
create function private.with_hour(p_asked public.bookings, p_today date, p_last date, p_earliest timestamptz)
returns public.bookings
language plpgsql volatile set search_path = '' as $$
declare
  house public.open_houses;
begin
  -- The open house is locked, as the day's row is below, so that requests for it come one at a time.
  select * into house from public.open_houses h
  where h.listing_id = p_asked.listing_id and h.date = p_asked.date and h.time = p_asked.time for update;
  if house.id is not null then
    if house.starts_at < now() then
      raise exception using errcode = 'PT422', message = 'date_not_bookable';
    end if;
    p_asked.open_house_id := house.id;
    p_asked.ends_at := house.ends_at;
    p_asked.place := private.free_place(house);
    return p_asked;
  end if;

  if p_asked.date not between p_today and p_last or p_asked.starts_at < p_earliest then
    raise exception using errcode = 'PT422', message = 'date_not_bookable';
  end if;
  perform 1 from public.availability a
  where a.listing_id = p_asked.listing_id and a.date = p_asked.date and p_asked.time = any (a.time_slots)
  for update;
  if not found then
    p_asked.place := null;
  end if;
  return p_asked;
end;
$$;

-- Completes a request for other times than those on offer: it keeps only dates and times, and stays open until the last
-- of them.
create function private.with_wishes(
  p_asked public.bookings, p_zone text, p_last date, p_earliest timestamptz, p_minutes integer
) returns public.bookings
language plpgsql volatile set search_path = '' as $$
begin
  perform private.take_wishes(p_asked.wishes, p_zone, p_last, p_earliest);
  select jsonb_agg(jsonb_build_object('date', w.date, 'time', to_char(w.time, 'HH24:MI')) order by w.date, w.time),
         (array_agg(w.date order by w.date desc, w.time desc))[1],
         (array_agg(w.time order by w.date desc, w.time desc))[1]
  into p_asked.wishes, p_asked.date, p_asked.time from private.proposed_times(p_asked.wishes, null, null) as w;
  p_asked.starts_at := (p_asked.date + p_asked.time) at time zone p_zone;
  p_asked.ends_at := p_asked.starts_at + make_interval(mins => p_minutes);
  return p_asked;
end;
$$;

create function private.put_channel_away(p_asked public.bookings) returns public.bookings
language plpgsql volatile set search_path = '' as $$
begin
  if p_asked.came_from <> '' then
    insert into private.booking_channels (booking_id, came_from) values (p_asked.id, p_asked.came_from)
    on conflict do nothing;
    p_asked.came_from := '';
  end if;
  return p_asked;
end;
$$;

-- Takes the slot for a new booking: derives owner and start time from the home, refuses what can't be
-- booked, and locks the home against changes until the booking is stored. p_visitor is the visitor's address if
-- what we know of it may decide about the request, otherwise null (see booking_admission).
create function private.take_slot(p_asked public.bookings, p_visitor text) returns public.bookings
language plpgsql volatile set search_path = '' as $$
declare
  visitor constant text := lower(btrim(p_visitor));
  home record;
  today date;
  last_day date;
  earliest timestamptz;
begin
  if not private.is_seeding() then
    perform private.share_days(p_asked.listing_id);
  end if;
  select l.user_id, l.status, l.time_zone,
         coalesce(r.notice_hours, 2) as notice_hours, coalesce(r.horizon_days, 60) as horizon_days,
         coalesce(r.showing_minutes, 60) as showing_minutes
  into home
  from public.listings l
  left join public.availability_rules r on r.listing_id = l.id
  where l.id = p_asked.listing_id;

  if home.time_zone is null then
    raise exception using errcode = 'PT409', message = 'listing_not_available';
  end if;

  p_asked.visitor_name := btrim(p_asked.visitor_name);
  p_asked.visitor_email := nullif(btrim(p_asked.visitor_email), '');
  p_asked.owner_id := home.user_id;
  p_asked.starts_at := (p_asked.date + p_asked.time) at time zone home.time_zone;
  p_asked.ends_at := p_asked.starts_at + make_interval(mins => home.showing_minutes);

  if private.is_seeding() then
    return p_asked;
  end if;

  p_asked.created_at := now();
  p_asked.updated_at := now();
  p_asked.sequence := 0;
  p_asked.proposal_round := 0;
  p_asked.cancelled_by := null;
  p_asked.no_show := false;
  p_asked.open_house_id := null;
  p_asked.place := 1;
  p_asked.holds_time := p_asked.wishes is null;

  -- Requests with the same id, or from the same visitor for this home, run one at a time: the second sees the result of
  -- the first before it touches the slot.
  perform private.take_turn(p_asked.id::text);
  if visitor is not null then
    perform private.take_turn(p_asked.listing_id || visitor);
  end if;

  -- A repeated request takes no slot; the primary key refuses it.
  if exists (select 1 from public.bookings b where b.id = p_asked.id) then
    return p_asked;
  end if;

  if home.status <> 'active' then
    raise exception using errcode = 'PT409', message = 'listing_not_available';
  end if;

  perform private.settle_past_bookings(p_asked.listing_id);

  today := (now() at time zone home.time_zone)::date;
  last_day := today + home.horizon_days;
  earliest := now() + make_interval(hours => home.notice_hours);
  if p_asked.holds_time then
    p_asked := private.with_hour(p_asked, today, last_day, earliest);
  else
    p_asked := private.with_wishes(p_asked, home.time_zone, last_day, earliest, home.showing_minutes);
  end if;
  if p_asked.place is null then
    -- The first attempt may have taken the slot while this repeat waited.
    if exists (select 1 from public.bookings b where b.id = p_asked.id) then
      return p_asked;
    end if;
    raise exception using errcode = 'PT409', message = 'slot_taken';
  end if;

  if exists (
    select 1 from public.bookings b
    where b.listing_id = p_asked.listing_id and lower(b.visitor_email) = visitor
      and b.status in ('pending', 'confirmed')
  ) then
    raise exception using errcode = 'PT409', message = 'one_live_booking';
  end if;

  -- Limits: five requests a day per visitor (hashed, because counters outlive bookings), and the home's pot. What is
  -- known of a typed address doesn't matter to the latter: the caller's account and networks do.
  if not (visitor is null or private.take_rate(
            'booking:visitor:' || encode(sha256(convert_to(visitor, 'utf8')), 'hex'), 86400, 5))
     or not private.take_part('showings', p_asked.listing_id::text, private.caller_now()) then
    raise exception using errcode = 'PT429', message = 'too_many_bookings';
  end if;
  return p_asked;
end;
$$;

-- Takes the time of a new booking off the market, and confirms the booking if the home's rules say that requests are
-- confirmed right away.
create function private.hold_slot(p_made public.bookings) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not p_made.holds_time then
    if not private.is_seeding() then
      perform private.refuse_suspended(null, private.mailbox_hash(p_made.visitor_email));
    end if;
    insert into public.booking_proposals (booking_id, n, owner_id, made_by, date, "time", starts_at, expires_at)
    select p_made.id, row_number() over (order by w.date, w.time), p_made.owner_id, 'visitor', w.date, w.time,
           (w.date + w.time) at time zone l.time_zone, now() + make_interval(days => private.limit_of('showings.proposal_days'))
    from private.proposed_times(p_made.wishes, null, null) as w
    join public.listings l on l.id = p_made.listing_id;
    return;
  end if;
  if p_made.open_house_id is not null then
    perform private.count_places(p_made.open_house_id);
  elsif p_made.status in ('pending', 'confirmed') then
    perform private.derive_days(p_made.listing_id, p_made.date, p_made.date);
  end if;
  if p_made.status = 'pending' and not private.is_seeding() and (p_made.open_house_id is not null or exists (
    select from public.availability_rules r where r.listing_id = p_made.listing_id and r.auto_confirm
  )) and not private.is_suspended(null, private.mailbox_hash(p_made.visitor_email)) then
    update public.bookings b set status = 'confirmed' where b.id = p_made.id;
  end if;
end;
$$;

-- Bookings change only in the allowed ways. API callers change the status and two notes; functions of
-- this schema also move a booking. Every change of status, time or length is counted, because calendars only
-- accept updates with a higher SEQUENCE.
create function private.guard_booking(old public.bookings, new public.bookings) returns public.bookings
language plpgsql stable set search_path = '' as $$
declare
  allowed constant jsonb := '{
    "pending": ["confirmed", "cancelled"],
    "confirmed": ["completed", "cancelled"],
    "cancelled": [],
    "completed": []
  }';
  -- This reads current_user, because inside a definer function the setting `role` still names the caller's role.
  is_ours constant boolean := current_user not in ('anon', 'authenticated', 'service_role');
  ways constant text[] := array['status', 'preapproved', 'no_show', 'sequence', 'proposal_round',
                                'cancelled_by', 'updated_at', 'occasion']
    || case when is_ours then array['date', 'time', 'starts_at', 'ends_at', 'open_house_id', 'place', 'holds_time', 'owner_id']
            else '{}' end
    -- private.forget_past_visitors() erases the visitor from a showing that is long over, and private.forget_parties() a
    -- party of a sale that is.
    || case when is_ours and (old.starts_at < private.kept_since('visitors') or old.party_id is not null)
            then array['visitor_name', 'visitor_email', 'visitor_phone', 'special_requests']
            else '{}' end;
begin
  if new.starts_at <> old.starts_at and new.ends_at = old.ends_at then
    new.ends_at := new.starts_at + (old.ends_at - old.starts_at);
  end if;
  if private.is_seeding() then
    return new;
  end if;
  if (to_jsonb(new) - ways) is distinct from (to_jsonb(old) - ways) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  if not is_ours then
    new.proposal_round := old.proposal_round;
    new.cancelled_by := case when new.status = 'cancelled' and old.status <> 'cancelled'
                             then 'owner' else old.cancelled_by end;
  end if;
  if new.status = 'confirmed' and not new.holds_time then
    raise exception using errcode = 'PT409', message = 'booking_transition';
  end if;
  if new.status <> old.status then
    if not (allowed -> old.status ? new.status)
       or (new.status = 'confirmed' and old.starts_at < now())
       or (new.status = 'completed' and old.starts_at > now()) then
      raise exception using errcode = 'PT409', message = 'booking_transition';
    end if;
  end if;
  -- Only a confirmed showing that has begun can be a no-show.
  if new.no_show and not old.no_show
     and (new.starts_at > now() or new.status not in ('confirmed', 'completed')) then
    raise exception using errcode = 'PT409', message = 'booking_transition';
  end if;
  -- A request that holds no time has none to change.
  new.sequence := old.sequence + case
    when new.status <> old.status or (new.holds_time or old.holds_time)
         and (new.date, new.time, new.ends_at - new.starts_at)
             is distinct from (old.date, old.time, old.ends_at - old.starts_at)
    then 1 else 0 end;
  return new;
end;
$$;

-- This step runs with the rights of the caller, because it asks who that is.
grant execute on function private.guard_booking to authenticated, service_role;

create trigger lock_own_homes before update on public.bookings
  for each statement execute function private.lock_own_homes();

-- Recomputes the affected days: a slot that is no longer taken is offered again if the owner still
-- wants to offer it.
create function private.offer_slot_again(old public.bookings, new public.bookings) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if (new.status, new.date, new.time) is distinct from (old.status, old.date, old.time)
     and greatest(new.starts_at, old.starts_at) > now() and (new.holds_time or old.holds_time) then
    if old.open_house_id is not null then
      -- The showing was called off with its open house, which gives back its window itself.
      if new.open_house_id is null and new.status not in ('pending', 'confirmed') then
        return;
      end if;
      perform private.count_places(old.open_house_id);
      -- The open house's window stays closed to other showings.
      if new.open_house_id is not null then
        return;
      end if;
    end if;
    perform private.derive_days(new.listing_id, least(new.date, old.date), least(new.date, old.date));
    if new.date <> old.date then
      perform private.derive_days(new.listing_id, greatest(new.date, old.date), greatest(new.date, old.date));
    end if;
  end if;
end;
$$;

-- Cancels the showings of a home that is sold or withdrawn. The owner's homes are locked exclusively, so no showing is
-- requested or changed at the same time.
create function private.cancel_showings_of_gone_home(p_listing_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not private.is_seeding() then
    update public.bookings b set status = 'cancelled'
    where b.listing_id = p_listing_id and b.status in ('pending', 'confirmed') and b.starts_at > now();
  end if;
end;
$$;

-- A home with showings can't be deleted. A home that was just withdrawn can't be deleted until its visitors have been
-- mailed: emails are built from the bookings when they are sent, and deleting the home deletes its bookings.
create function private.keep_home_with_showings(old public.listings) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.only_in_triggers();
  if private.is_api_caller() and exists (
    select 1 from public.bookings b
    where b.listing_id = old.id and b.status in ('pending', 'confirmed') and b.starts_at > now()
  ) then
    raise exception using errcode = 'PT409', message = 'listing_has_showings';
  end if;
  if private.is_api_caller() and exists (
    select 1 from private.email_outbox o
    join public.bookings b on b.id = o.booking_id
    where b.listing_id = old.id and b.starts_at > now()
      and o.recipient = 'visitor' and o.kind = 'cancelled'
      and o.sent_at is null and o.dropped_at is null and o.attempts < 20
  ) then
    raise exception using errcode = 'PT409', message = 'listing_tells_visitors';
  end if;
  -- This waits for emails that are being sent, because each of them inserts a link to its booking.
  perform 1 from private.email_outbox o join public.bookings b on b.id = o.booking_id
  where b.listing_id = old.id order by o.id for update of o;
end;
$$;
grant execute on function private.keep_home_with_showings to authenticated, service_role;

-- Settles past showings: confirmed ones took place, unanswered ones lapsed. Otherwise last week's visitors would still
-- have a live booking and could not book again.
create function private.settle_past_bookings(p_listing_id uuid default null) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  settled integer;
begin
  update public.bookings b
  set status = case b.status when 'confirmed' then 'completed' else 'cancelled' end
  where b.id in (
    select past.id from public.bookings past
    where past.status in ('pending', 'confirmed')
      -- The end implies this condition, but the index has only the start.
      and past.starts_at < now() and past.ends_at < now()
      and (p_listing_id is null or past.listing_id = p_listing_id)
    for update skip locked
  );
  get diagnostics settled = row_count;
  -- Requests whose times the owner never accepted.
  update public.bookings b set status = 'cancelled'
  where b.id in (
    select open.id from public.bookings open
    where open.status = 'pending' and not open.holds_time
      and (p_listing_id is null or open.listing_id = p_listing_id)
      and not exists (select from public.booking_proposals p where p.booking_id = open.id and p.expires_at > now())
    for update skip locked
  );
  return settled;
end;
$$;

-- supabase/schemas/showings/offered_days.sql

-- The times that an owner wants to offer on a day, and the part of them that visitors can still book.
--
-- `offered_days` is the owner's wish, set by the owner or by the weekly hours. It includes slots that are booked or in
-- a showing's buffer, and only the owner reads it. `availability`, which visitors read and the browser writes, is
-- always the wish minus the slots that can't be booked. Only slots in the wish are ever offered again, and a day that
-- the owner cleared stays cleared.
--
-- Every change to a day locks its row in availability before its row in offered_days, earlier days first. A day without
-- a row can't be locked, so transactions that add days share the lock on the owner's homes, and transactions that
-- change what days depend on (the settings, days off, a showing that moves) hold it exclusively (see lock_order).

create table public.offered_days (
  listing_id uuid not null references public.listings (id) on delete cascade,
  date date not null check (date between '2020-01-01' and '2100-01-01'),
  time_slots time[] not null default '{}' check (
    time_slots <@ private.day_slots()
  ),
  source text not null default 'owner' check (source in ('owner', 'weekly')),
  updated_at timestamptz not null default now(),
  primary key (listing_id, date)
);
comment on table public.offered_days is 'The times that an owner wants to offer on a day, booked or not. Written by triggers; only the owner reads it.';
comment on column public.offered_days.time_slots is 'The owner''s slots; empty if the owner has cleared the day.';
comment on column public.offered_days.source is 'weekly: the weekly hours set and update the day. owner: the owner set it, and the weekly hours leave it alone.';

alter table public.offered_days enable row level security;
select private.let_read('authenticated', 'offered_days');

create policy "Owners read what they want to offer" on public.offered_days
  for select to authenticated
  using (listing_id = any ((select private.my_homes())::uuid[]));

-- Limits the days of a home, including cleared ones. Every offered day has a row here, whether the owner or the weekly
-- hours set it.
create function private.cap_offered_days() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_api_caller() and exists (
    select from public.offered_days o
    where o.listing_id in (select a.listing_id from added a)
    group by o.listing_id having count(*) > private.limit_of('days.offered')
  ) then
    raise exception using errcode = 'PT409', message = 'too_many_days';
  end if;
  return null;
end;
$$;

create trigger cap_offered_days after insert on public.offered_days
  referencing new table as added
  for each statement execute function private.cap_offered_days();

-- The slots that can be booked: not on a day off, on the half hour only if the owner wants that, and without
-- overlapping another showing, its buffer, or an open house. A visit that takes p_minutes instead of what a showing of this
-- home takes is an inspection or an appraisal (party_appointments).
-- Volatile, so that after waiting for a lock it sees what the other transaction committed.
create function private.bookable_slots(
  p_listing_id uuid, p_date date, p_slots time[], p_except uuid, p_minutes integer default null
) returns time[]
language sql volatile security definer set search_path = '' as $$
  select case when exists (
    select from public.days_off d
    where d.listing_id = p_listing_id and p_date between d.first_day and d.last_day
  ) then '{}'::time[] else array(
    select distinct slot
    from unnest(p_slots) as slot
    cross join lateral (
      select coalesce(max(r.slot_minutes), 60) as step,
             make_interval(mins => coalesce(p_minutes, max(r.showing_minutes), 60)) as lasts
      from public.availability_rules r where r.listing_id = p_listing_id) as rules
    cross join lateral (
      select coalesce(max(s.buffer_hours), 0) * interval '1 hour' as buffer
      from public.showing_settings s where s.listing_id = p_listing_id) as settings
    where slot is null or (
      extract(epoch from slot)::integer % (rules.step * 60) = 0
      and not exists (
        select from public.bookings b
        where b.listing_id = p_listing_id and b.date = p_date and b.status in ('pending', 'confirmed') and b.holds_time
          and b.id is distinct from p_except
          and slot - b.time < b.ends_at - b.starts_at + buffer and b.time - slot < lasts + buffer)
      and not exists (
        select from public.open_houses h
        where h.listing_id = p_listing_id and h.date = p_date
          and slot - h.time < h.ends_at - h.starts_at + buffer and h.time - slot < lasts + buffer))
    order by slot
  ) end;
$$;

create function private.want_day(p_listing_id uuid, p_date date, p_slots time[], p_source text)
returns void
language sql volatile security definer set search_path = '' as $$
  -- A home that is being deleted along with its days gets no row.
  insert into public.offered_days (listing_id, date, time_slots, source)
  select l.id, p_date, p_slots, p_source from public.listings l where l.id = p_listing_id
  on conflict (listing_id, date) do update
  set time_slots = excluded.time_slots, source = excluded.source, updated_at = now();
$$;

-- A day in the form in which it is stored: its slots in order, each once.
create function private.day_in_order(p_day public.availability) returns public.availability
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_seeding() then
    p_day.updated_at := now();
  end if;
  p_day.time_slots := array(select distinct slot from unnest(p_day.time_slots) as slot order by slot);
  return p_day;
end;
$$;

-- Stores the owner's wish when a day is written, either by the browser, whose copy lacks booked slots and may be stale,
-- or by our own functions, which have stored the whole wish before. An insert may become an update (`on conflict`),
-- which must see what was written. So only updates remove booked slots, and every insert is followed by an update.
create function private.keep_booked_slots_out(old public.availability, new public.availability)
returns public.availability
language plpgsql volatile set search_path = '' as $$
declare
  wish time[];
  wanted time[];
begin
  if (new.listing_id, new.date) is distinct from (old.listing_id, old.date) then
    perform private.want_day(old.listing_id, old.date, '{}', 'owner');
  end if;
  select o.time_slots into wish from public.offered_days o
  where o.listing_id = new.listing_id and o.date = new.date;
  wanted := case
    when wish is null or wish <@ new.time_slots then new.time_slots
    -- Slots that the browser didn't see, because they are booked or in a buffer, stay in the wish.
    else array(
      select unnest(new.time_slots) union (
        select unnest(wish)
        except select unnest(private.bookable_slots(new.listing_id, new.date, wish, null)))
      order by 1)
  end;
  if wanted is distinct from wish then
    perform private.want_day(new.listing_id, new.date, wanted, 'owner');
  end if;
  new.time_slots := private.bookable_slots(new.listing_id, new.date, wanted, null);
  return new;
end;
$$;

-- Since when each slot of a day has been free: unchanged if it was free before, otherwise now.
create function private.note_free_slots() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.free_slots as known (availability_id, listing_id, date, time_slots, free_since)
  select new.id, new.listing_id, new.date, new.time_slots, array(
    select coalesce(
      (select before.since
       from private.free_slots f cross join unnest(f.time_slots, f.free_since) as before (slot, since)
       where f.availability_id = new.id and (f.listing_id, f.date) = (new.listing_id, new.date)
         and before.slot = now_free.slot),
      now())
    from unnest(new.time_slots) with ordinality as now_free (slot, n) order by n)
  on conflict (availability_id) do update
  set listing_id = excluded.listing_id, date = excluded.date, time_slots = excluded.time_slots,
      free_since = excluded.free_since;
  return null;
end;
$$;

create trigger note_free_slots after insert or update on public.availability
  for each row execute function private.note_free_slots();

-- Locks the rows of a range of days in order and recomputes them from the wish.
create function private.derive_days(p_listing_id uuid, p_first date, p_last date) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform 1 from public.availability a
  where a.listing_id = p_listing_id and a.date between p_first and p_last
  order by a.date for update;
  update public.availability a set time_slots = o.time_slots
  from public.offered_days o
  where a.listing_id = p_listing_id and a.date between p_first and p_last
    and o.listing_id = a.listing_id and o.date = a.date
    and a.time_slots is distinct from
        private.bookable_slots(o.listing_id, o.date, o.time_slots, null);
end;
$$;

-- The step runs once per statement, because the demo inserts thousands of days.
create function private.note_new_days() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  added record;
begin
  insert into public.offered_days (listing_id, date, time_slots, source)
  select a.listing_id, a.date, a.time_slots, 'owner' from added_days a
  on conflict (listing_id, date) do update
  set time_slots = excluded.time_slots, source = excluded.source, updated_at = now();
  -- Demo days are inserted before any bookings.
  if not private.is_seeding() then
    for added in
      select a.listing_id, min(a.date) as first_day, max(a.date) as last_day
      from added_days a group by a.listing_id order by a.listing_id
    loop
      perform private.derive_days(added.listing_id, added.first_day, added.last_day);
    end loop;
  end if;
  return null;
end;
$$;

create trigger note_new_days after insert on public.availability
  referencing new table as added_days
  for each statement execute function private.note_new_days();

create function private.note_cleared_day() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.want_day(old.listing_id, old.date, '{}', 'owner');
  return null;
end;
$$;

create trigger note_cleared_day after delete on public.availability
  for each row execute function private.note_cleared_day();

create function private.require_own_listing(p_listing_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (p_listing_id = any (private.homes_i_change())) is not true then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
end;
$$;

-- Offers exactly these slots, for a caller who owns the home.
create function private.set_availability(p_listing_id uuid, p_dates date[], p_slots time[])
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted constant time[] := array(select distinct slot from unnest(p_slots) as slot order by slot);
  day date;
begin
  perform private.require_own_listing(p_listing_id);
  if p_dates is null or p_slots is null or cardinality(p_dates) > private.limit_of('days.horizon')
     or cardinality(p_slots) > 21 then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  perform private.share_days(p_listing_id);
  for day in select distinct unnest(p_dates) order by 1 loop
    if cardinality(p_slots) = 0 then
      delete from public.availability a where a.listing_id = p_listing_id and a.date = day;
      perform private.want_day(p_listing_id, day, '{}', 'owner');
    else
      insert into public.availability (listing_id, user_id, date, time_slots)
      values (p_listing_id, private.first_owner(p_listing_id), day, wanted)
      on conflict (listing_id, date) do nothing;
      if not found then
        perform from public.availability a where a.listing_id = p_listing_id and a.date = day for update;
        -- All slots of the wish are kept, also those that are booked and so not in availability.
        perform private.want_day(p_listing_id, day, wanted, 'owner');
        update public.availability a set time_slots = wanted where a.listing_id = p_listing_id and a.date = day;
      end if;
    end if;
  end loop;
end;
$$;

select private.expose('set_availability(listing, dates, slots)', 'authenticated',
  'Called by the owner. Offers exactly these slots on these days; an empty list clears the days.');

-- Copies a day's wish to other days, for a caller who owns the home.
create function private.copy_availability(p_listing_id uuid, p_from date, p_to date[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  slots time[];
begin
  perform private.require_own_listing(p_listing_id);
  select o.time_slots into slots from public.offered_days o
  where o.listing_id = p_listing_id and o.date = p_from;
  perform private.set_availability(p_listing_id, p_to, coalesce(slots, '{}'));
end;
$$;

select private.expose('copy_availability(listing, from_date, to_dates)', 'authenticated',
  'Called by the owner. Copies what a day offers to other days.');

-- supabase/schemas/showings/weekly_hours.sql

-- Weekly hours fill the days up to the horizon: when the owner saves them, when a home is listed, and every day.
-- Changes to the settings take effect right away.

-- The slots of the weekly hours on a date.
create function private.weekly_slots(p_hours jsonb, p_date date) returns time[]
language sql immutable set search_path = '' as $$
  select array(
    select distinct slot::time
    from jsonb_array_elements_text(coalesce(p_hours -> extract(isodow from p_date)::text, '[]')) as slot
    order by 1);
$$;

-- Fills the days from today to the horizon. Days that the owner set or cleared stay as they are; days that the weekly
-- hours set are updated. Returns how many days changed; a second call changes none.
create function private.fill_days(p_listing_id uuid, p_as_time_passes boolean default false) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  home record;
  today date;
  changed date[];
  added date[];
begin
  perform private.lock_days(p_listing_id);
  select l.user_id, l.time_zone, coalesce(s.weekly_hours, '{}') as weekly_hours,
         coalesce(r.horizon_days, 60) as horizon_days
  into home
  from public.listings l
  left join public.showing_settings s on s.listing_id = l.id
  left join public.availability_rules r on r.listing_id = l.id
  where l.id = p_listing_id and l.time_zone is not null and l.status not in ('sold', 'withdrawn');
  if not found then
    return 0;
  end if;
  today := (now() at time zone home.time_zone)::date;

  perform 1 from public.availability a
  where a.listing_id = p_listing_id and a.date between today and today + home.horizon_days
  order by a.date for update;
  changed := array(
    select o.date from public.offered_days o join public.availability a on a.listing_id = o.listing_id and a.date = o.date
    where o.listing_id = p_listing_id and o.date between today and today + home.horizon_days and o.source = 'weekly'
      and o.time_slots is distinct from private.weekly_slots(home.weekly_hours, o.date));
  -- The whole wish is stored first, so that no slot of the earlier hours is kept.
  update public.offered_days o set time_slots = private.weekly_slots(home.weekly_hours, o.date), updated_at = now()
  where o.listing_id = p_listing_id and o.date = any (changed);
  update public.availability a set time_slots = private.weekly_slots(home.weekly_hours, a.date)
  where a.listing_id = p_listing_id and a.date = any (changed);
  with inserted as (
    insert into public.availability (listing_id, user_id, date, time_slots)
    select p_listing_id, home.user_id, day, slots
    from generate_series(0, home.horizon_days) as ahead
    cross join lateral (select today + ahead as day) as days
    cross join lateral (select private.weekly_slots(home.weekly_hours, day) as slots) as hours
    where cardinality(slots) > 0 and not exists (
      select from public.offered_days o where o.listing_id = p_listing_id and o.date = day)
    order by day
    on conflict (listing_id, date) do nothing
    returning date
  )
  select coalesce(array_agg(i.date), '{}') into added from inserted i;
  update public.offered_days o set source = 'weekly' where o.listing_id = p_listing_id and o.date = any (added);
  if p_as_time_passes then
    -- A slot that is free because the calendar moved on is no opening for visitors who wait for one (see waiting).
    update private.free_slots f
    set free_since = array(
      select case when since < now() then since else '-infinity' end
      from unnest(f.free_since) with ordinality as each (since, n) order by n)
    from public.availability a
    where a.listing_id = p_listing_id and a.date = any (changed || added) and f.availability_id = a.id;
  end if;
  update public.showing_settings s set filled_until = today + home.horizon_days
  where s.listing_id = p_listing_id and s.filled_until is distinct from today + home.horizon_days;
  return cardinality(changed) + cardinality(added);
end;
$$;

-- Fills the days of homes that lack some. It takes homes in the order of their owners, because it locks the homes of
-- several, and only a few in each call, because visitors who request a showing of one of them wait until all are
-- filled.
create function private.fill_availability() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  home uuid;
  changed integer := 0;
begin
  for home in
    select due.listing_id from (
      select s.listing_id, l.user_id from public.showing_settings s
      join public.listings l on l.id = s.listing_id
      left join public.availability_rules r on r.listing_id = s.listing_id
      where s.weekly_hours <> '{}' and l.time_zone is not null and l.status not in ('sold', 'withdrawn')
        and coalesce(s.filled_until, '-infinity')
            < (now() at time zone l.time_zone)::date + coalesce(r.horizon_days, 60)
      order by s.listing_id
      limit 50
    ) as due
    order by due.user_id, due.listing_id
  loop
    changed := changed + private.fill_days(home, p_as_time_passes => true);
  end loop;
  return changed;
end;
$$;

grant execute on function private.fill_availability to service_role;

-- Applies the owner's changes in the same transaction.
create function private.apply_showing_settings() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  home constant uuid := case tg_op when 'DELETE' then old.listing_id else new.listing_id end;
begin
  perform private.lock_days(home);
  perform private.derive_days(home, current_date - 1, 'infinity');
  perform private.fill_days(home);
  return null;
end;
$$;

-- The trigger does not run when only filled_until is written.
create trigger apply_showing_settings
  after insert or delete or update of listing_id, weekly_hours, buffer_hours on public.showing_settings
  for each row execute function private.apply_showing_settings();
create trigger apply_horizon
  after insert or delete or update of listing_id, horizon_days, slot_minutes, showing_minutes
  on public.availability_rules
  for each row execute function private.apply_showing_settings();

create function private.apply_days_off() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform private.lock_days(old.listing_id);
    perform private.derive_days(old.listing_id, old.first_day, old.last_day);
  end if;
  if tg_op <> 'DELETE' then
    perform private.lock_days(new.listing_id);
    perform private.derive_days(new.listing_id, new.first_day, new.last_day);
  end if;
  return null;
end;
$$;

create trigger apply_days_off after insert or update or delete on public.days_off
  for each row execute function private.apply_days_off();

-- supabase/schemas/showings/booking_proposals.sql

-- Other times for a showing: one side proposes up to three, and the other accepts one with a click. A
-- proposal holds no slot: whether a time is still free is checked on acceptance, and the booking moves
-- in that transaction.

create table public.booking_proposals (
  booking_id uuid not null references public.bookings (id) on delete cascade,
  n smallint not null check (n between 1 and 3),
  owner_id uuid not null references auth.users (id) on delete cascade,
  made_by text not null check (made_by in ('owner', 'visitor')),
  date date not null check (date between '2020-01-01' and '2100-01-01'),
  "time" time not null check ("time" = any (private.day_slots())),
  starts_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (booking_id, n)
);
comment on table public.booking_proposals is 'The open proposal of other times for a booking. Written by functions; the owner reads it here, the visitor through their link.';
comment on column public.booking_proposals.owner_id is 'Copied from the booking, so that the owner''s reads need no join.';
create index booking_proposals_of_owner on public.booking_proposals (owner_id);

alter table public.booking_proposals enable row level security;
select private.let_read('authenticated', 'booking_proposals');

create policy "Owners read the times proposed for showings of their homes" on public.booking_proposals
  for select to authenticated using (
    owner_id = (select auth.uid()) or booking_id in (
      select b.id from public.bookings b where b.listing_id = any ((select private.shared_homes())::uuid[])));

-- Parses times as callers send them, [{"date": "2026-12-01", "time": "10:00"}, …]: one to three, no
-- duplicates, and not the showing's current time.
create function private.proposed_times(p_times jsonb, p_date date, p_time time)
returns table (date date, "time" time)
language plpgsql stable set search_path = '' as $$
declare
  asked constant integer :=
    case when jsonb_typeof(p_times) = 'array' then jsonb_array_length(p_times) else 0 end;
  understood integer;
begin
  if asked not between 1 and 3 or exists (
    select from jsonb_array_elements(p_times) as wish
    where coalesce(wish ->> 'date', '') !~ '^\d{4}-\d{2}-\d{2}$'
       or coalesce(wish ->> 'time', '') !~ '^((09|1[0-8]):[03]0|19:00)(:00)?$'
  ) then
    raise exception using errcode = 'PT422', message = 'proposal_invalid';
  end if;
  return query
    select distinct (wish ->> 'date')::date as day, (wish ->> 'time')::time as slot
    from jsonb_array_elements(p_times) as wish
    where ((wish ->> 'date')::date, (wish ->> 'time')::time) is distinct from (p_date, p_time)
    order by day, slot;
  get diagnostics understood = row_count;
  if understood <> asked then
    raise exception using errcode = 'PT422', message = 'proposal_invalid';
  end if;
exception when data_exception then
  -- The text can name a day that doesn't exist, such as February 31.
  raise exception using errcode = 'PT422', message = 'proposal_invalid';
end;
$$;

-- Refuses times that a visitor can't ask for. It doesn't say whether a time is free, which would reveal why
-- it isn't offered.
create function private.take_wishes(p_times jsonb, p_zone text, p_last date, p_earliest timestamptz) returns void
language plpgsql stable set search_path = '' as $$
begin
  if exists (
    select from private.proposed_times(p_times, null, null) as w
    where w.date > p_last or (w.date + w.time) at time zone p_zone < p_earliest
  ) then
    raise exception using errcode = 'PT422', message = 'date_not_bookable';
  end if;
end;
$$;

-- The minutes that an inspection or an appraisal was taken for, which it keeps; null for a showing, whose length the home's
-- rules say.
create function private.own_minutes(p_booking public.bookings) returns integer
language sql immutable set search_path = '' as $$
  select (extract(epoch from p_booking.ends_at - p_booking.starts_at) / 60)::integer where p_booking.party_id is not null;
$$;

create function private.showing_end(p_listing_id uuid, p_starts_at timestamptz, p_minutes integer default null)
returns timestamptz
language sql stable set search_path = '' as $$
  select p_starts_at + make_interval(mins => coalesce(p_minutes,
    (select r.showing_minutes from public.availability_rules r where r.listing_id = p_listing_id), 60));
$$;

-- Whether a showing that begins then would overlap another one or an open house.
create function private.is_held(
  p_listing_id uuid, p_starts_at timestamptz, p_except uuid, p_minutes integer default null
) returns boolean
language sql volatile security definer set search_path = '' as $$
  select exists (
    select from public.bookings b
    where b.listing_id = p_listing_id and b.status in ('pending', 'confirmed') and b.holds_time and b.id <> p_except
      and tstzrange(b.starts_at, b.ends_at) && during
    union all
    select from public.open_houses h
    where h.listing_id = p_listing_id and tstzrange(h.starts_at, h.ends_at) && during)
  from (select tstzrange(p_starts_at, private.showing_end(p_listing_id, p_starts_at, p_minutes)) as during) as showing;
$$;

-- Either side proposes times, which replace that side's or the other's earlier proposal.
create function private.add_proposal(p_booking_id uuid, p_made_by text, p_times jsonb)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.bookings;
  home record;
  wish record;
  starts timestamptz;
  minutes integer;
  today date;
  n smallint := 0;
begin
  perform private.lock_homes(b.owner_id) from public.bookings b where b.id = p_booking_id;
  select * into booking from public.bookings b where b.id = p_booking_id for update;
  select l.time_zone, coalesce(r.notice_hours, 2) as notice_hours,
         coalesce(r.horizon_days, 60) as horizon_days
  into home
  from public.listings l left join public.availability_rules r on r.listing_id = l.id
  where l.id = booking.listing_id;
  -- The booking may have been deleted with its home while this call waited.
  if booking.id is null
     or booking.status not in ('pending', 'confirmed') or booking.starts_at <= now() then
    raise exception using errcode = 'PT409', message = 'booking_transition';
  end if;
  perform private.limit_requests('proposal:' || p_made_by || ':' || p_booking_id, 86400,
                                 case p_made_by when 'owner' then 10 else 5 end);
  delete from public.booking_proposals p where p.booking_id = p_booking_id;

  if p_made_by = 'owner' then
    perform private.refuse_suspended(booking.owner_id);
    perform private.refuse_suspended(auth.uid());
  else
    perform private.refuse_suspended(null, private.mailbox_hash(booking.visitor_email));
  end if;
  today := (now() at time zone home.time_zone)::date;
  minutes := private.own_minutes(booking);
  for wish in select * from private.proposed_times(
    p_times, case when booking.holds_time then booking.date end, case when booking.holds_time then booking.time end) loop
    starts := (wish.date + wish.time) at time zone home.time_zone;
    if starts <= now() or wish.date > today + 180
       or (p_made_by = 'visitor' and (wish.date > today + home.horizon_days
                                      or starts < now() + make_interval(hours => home.notice_hours))) then
      raise exception using errcode = 'PT422', message = 'date_not_bookable';
    end if;
    if p_made_by = 'visitor' and booking.holds_time and (not exists (
         select from public.availability a
         join public.offered_days o on o.listing_id = a.listing_id and o.date = a.date
         where a.listing_id = booking.listing_id and a.date = wish.date
           and wish.time = any (private.bookable_slots(o.listing_id, o.date, o.time_slots, booking.id, minutes)))
       or private.is_held(booking.listing_id, starts, booking.id, minutes))
       or p_made_by = 'owner' and private.is_held(booking.listing_id, starts, booking.id, minutes) then
      raise exception using errcode = 'PT409', message = 'slot_taken';
    end if;
    n := n + 1;
    insert into public.booking_proposals
      (booking_id, n, owner_id, made_by, date, "time", starts_at, expires_at)
    values (booking.id, n, booking.owner_id, p_made_by, wish.date, wish.time, starts,
            now() + make_interval(days => private.limit_of('showings.proposal_days')));
  end loop;
  -- A request that holds no time is open until the last time that can still be accepted.
  update public.bookings b
  set proposal_round = b.proposal_round + 1,
      date = case when b.holds_time then b.date else last.date end,
      "time" = case when b.holds_time then b.time else last.time end,
      starts_at = case when b.holds_time then b.starts_at else last.starts_at end,
      ends_at = case when b.holds_time then b.ends_at else private.showing_end(b.listing_id, last.starts_at) end
  from (select p.date, p.time, p.starts_at from public.booking_proposals p
        where p.booking_id = p_booking_id order by p.starts_at desc limit 1) as last
  where b.id = p_booking_id;
end;
$$;

-- Moves the showing to a time that the other side proposed. It must not lock the booking's key: a
-- sender holds an email's lock while it inserts a link, which needs the booking's key, and moving the
-- booking may have to wait for one of its reminders. Locking the key would deadlock the two.
create function private.accept_time(p_booking_id uuid, p_accepted_by text, p_n integer)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.bookings;
  chosen public.booking_proposals;
begin
  perform private.lock_homes(b.owner_id) from public.bookings b where b.id = p_booking_id;
  select * into booking from public.bookings b where b.id = p_booking_id for no key update;
  select * into chosen from public.booking_proposals p
  where p.booking_id = p_booking_id and p.n = p_n and p.made_by <> p_accepted_by
    and p.expires_at > now();
  if chosen.booking_id is null then
    raise exception using errcode = 'PT409', message = 'proposal_gone';
  end if;
  if booking.status not in ('pending', 'confirmed') or booking.starts_at <= now() then
    raise exception using errcode = 'PT409', message = 'booking_transition';
  end if;
  if chosen.starts_at <= now() then
    raise exception using errcode = 'PT422', message = 'date_not_bookable';
  end if;

  perform 1 from public.availability a
  where a.listing_id = booking.listing_id and a.date in (booking.date, chosen.date)
  order by a.date for update;
  if private.is_held(booking.listing_id, chosen.starts_at, booking.id, private.own_minutes(booking)) then
    raise exception using errcode = 'PT409', message = 'slot_taken';
  end if;
  update public.bookings b
  set date = chosen.date, "time" = chosen.time, starts_at = chosen.starts_at, status = 'confirmed',
      ends_at = private.showing_end(b.listing_id, chosen.starts_at, private.own_minutes(b)), open_house_id = null, place = 1, holds_time = true
  where b.id = p_booking_id;
exception when unique_violation or exclusion_violation then
  -- A day without a row can't be locked, so the constraints decide.
  raise exception using errcode = 'PT409', message = 'slot_taken';
end;
$$;

-- Deletes the proposal of a booking that has moved or ended.
create function private.close_proposals(old public.bookings, new public.bookings) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if (new.status, new.date, new.time) is distinct from (old.status, old.date, old.time)
     and (new.status not in ('pending', 'confirmed')
          or new.holds_time and (new.date, new.time, new.holds_time) is distinct from (old.date, old.time, old.holds_time)) then
    delete from public.booking_proposals p where p.booking_id = new.id;
  end if;
end;
$$;

-- Owners call this function. Visitors use their link.
create function private.require_own_booking(p_booking_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from public.bookings b
                 where b.id = p_booking_id and b.listing_id = any ((select private.homes_i_change())::uuid[])) then
    raise exception using errcode = 'PT404', message = 'not_found';
  end if;
end;
$$;

create function private.propose_showing_times(p_booking_id uuid, p_times jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_own_booking(p_booking_id);
  perform private.add_proposal(p_booking_id, 'owner', p_times);
end;
$$;

select private.expose('propose_showing_times(booking_id, times)', 'authenticated',
  'Called by the owner. Proposes one to three other times, [{date, time}].');

create function private.accept_visitor_time(p_booking_id uuid, p_n integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_own_booking(p_booking_id);
  perform private.accept_time(p_booking_id, 'owner', p_n);
end;
$$;

select private.expose('accept_visitor_time(booking_id, n)', 'authenticated',
  'Called by the owner. Accepts a time that the visitor proposed; the showing moves there, confirmed.');

create function private.drop_proposal(p_booking_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.bookings;
begin
  perform private.require_own_booking(p_booking_id);
  perform private.lock_homes(b.owner_id) from public.bookings b where b.id = p_booking_id;
  select * into booking from public.bookings b where b.id = p_booking_id for update;
  delete from public.booking_proposals p where p.booking_id = p_booking_id;
  if found and not booking.holds_time then
    -- A request that holds no time ends with its proposal.
    update public.bookings b set status = 'cancelled', cancelled_by = 'owner'
    where b.id = booking.id and b.status = 'pending';
  elsif found then
    perform private.queue_mail(booking.id, 'kept', '{visitor}', booking.proposal_round, now());
    perform private.tell_side(booking, 'visitor', 'showing_kept', '{}');
  end if;
end;
$$;

select private.expose('drop_proposal(booking_id)', 'authenticated',
  'Called by the owner. Withdraws their proposal or declines the visitor''s. The showing stays as it is; a request for other times ends.');

-- supabase/schemas/showings/showing_feedback.sql

-- Feedback: after a showing, its visitor answers three questions, for the owner only.

create table public.showing_feedback (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  owner_id uuid not null references auth.users (id) on delete cascade,
  impression smallint not null check (impression between 1 and 5),
  price text not null check (price in ('low', 'right', 'high')),
  offer text not null check (offer in ('yes', 'maybe', 'no')),
  note text check (char_length(note) <= 500),
  created_at timestamptz not null default now()
);
comment on table public.showing_feedback is 'A visitor''s answers after a showing, given once through their link. Only the home''s owner reads them.';
comment on column public.showing_feedback.impression is '1 to 5, where 5 is best.';
comment on column public.showing_feedback.price is 'How the visitor finds the price.';
comment on column public.showing_feedback.offer is 'Whether the visitor would make an offer.';
create index showing_feedback_of_listing on public.showing_feedback (listing_id);
create index showing_feedback_of_owner on public.showing_feedback (owner_id);

alter table public.showing_feedback enable row level security;
select private.let_read('authenticated', 'showing_feedback');

create policy "Owners read what visitors thought of their homes" on public.showing_feedback
  for select to authenticated using (listing_id = any ((select private.my_homes())::uuid[]));

-- Feedback is accepted after a showing that took place, as long as its link works. An inspector gives none, because
-- they are no buyer.
create function private.takes_feedback(p_booking public.bookings) returns boolean
language sql stable set search_path = '' as $$
  select p_booking.status in ('confirmed', 'completed') and not p_booking.no_show and p_booking.party_id is null
     and p_booking.starts_at <= now() and p_booking.starts_at > private.oldest_linked_showing();
$$;

-- Runs under row-level security: for another owner's home there is nothing to sum up.
create function public.feedback_summary(listing uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'count', count(*),
    'impression', round(avg(f.impression), 1),
    'price', jsonb_build_object('low', count(*) filter (where f.price = 'low'),
                                'right', count(*) filter (where f.price = 'right'),
                                'high', count(*) filter (where f.price = 'high')),
    'offer', jsonb_build_object('yes', count(*) filter (where f.offer = 'yes'),
                                'maybe', count(*) filter (where f.offer = 'maybe'),
                                'no', count(*) filter (where f.offer = 'no')),
    'notes', coalesce(
      jsonb_agg(jsonb_build_object('note', f.note, 'impression', f.impression, 'created_at', f.created_at)
                order by f.created_at desc) filter (where f.note is not null), '[]'))
  from public.showing_feedback f where f.listing_id = listing;
$$;
comment on function public.feedback_summary is 'For the owner: a summary of visitors'' feedback on a home.';

grant execute on function public.feedback_summary to authenticated, service_role;

-- supabase/schemas/showings/showing_links.sql

-- The visitor's link: with it, visitors without an account see their showing, cancel it, propose or
-- accept another time, and give feedback afterwards. A link opens one booking and nothing else.
--
-- Each email to a visitor gets its own token when it is sent: 244 random bits that exist only in that
-- mail (see links).

select private.let_links_lead_to('booking', 'public.bookings');
insert into private.link_purposes (purpose, subject) values ('showing', 'booking');

-- Whether a visitor may know a street that the owner hides: from the confirmation of the showing until it is cancelled
-- or its link no longer works. A party of a sale has it from its own link.
create function private.knows_street(b public.bookings) returns boolean
language sql stable set search_path = '' as $$
  select b.party_id is not null or b.status in ('confirmed', 'completed') and b.starts_at > private.oldest_linked_showing();
$$;

-- A showing as its visitor may see it.
create function private.showing_shown(p_booking_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'state', case when b.status = 'cancelled' then 'cancelled'
                  when b.starts_at <= now() then 'past' else 'live' end,
    'booking_id', b.id, 'status', b.status, 'no_show', b.no_show, 'sequence', b.sequence,
    'created_at', b.created_at,
    'cancelled_by', b.cancelled_by,
    'listing_id', l.id, 'listing_status', l.status, 'title', l.title,
    'address', private.address_of(l, private.knows_street(b)),
    'street_hidden', l.address_hidden and not private.knows_street(b),
    'date', b.date, 'time', to_char(b.time, 'HH24:MI'), 'time_zone', l.time_zone,
    'starts_at', b.starts_at, 'ends_at', b.ends_at, 'is_open_house', b.open_house_id is not null,
    'holds_time', b.holds_time,
    'entry_notes', case when b.status = 'confirmed' and b.ends_at > now()
                        then s.entry_notes end,
    'can_cancel', b.status in ('pending', 'confirmed') and b.starts_at > now(),
    'can_propose', b.status in ('pending', 'confirmed') and b.starts_at > now(),
    'can_give_feedback', private.takes_feedback(b) and f.booking_id is null,
    'feedback_given', f.booking_id is not null,
    'proposal', (
      select jsonb_build_object(
        'made_by', min(p.made_by), 'expires_at', min(p.expires_at),
        'times', jsonb_agg(jsonb_build_object('n', p.n, 'date', p.date,
          'time', to_char(p.time, 'HH24:MI'), 'starts_at', p.starts_at) order by p.n))
      from public.booking_proposals p
      where p.booking_id = b.id and p.expires_at > now() and p.starts_at > now()
        and b.status in ('pending', 'confirmed') and b.starts_at > now()
      having count(*) > 0)
  )
  from public.bookings b
  join public.listings l on l.id = b.listing_id
  left join public.showing_settings s on s.listing_id = b.listing_id
  left join public.showing_feedback f on f.booking_id = b.id
  where b.id = p_booking_id;
$$;

-- The showing behind a visitor's link, which some time after the showing only says that it is over.
create function private.showing_of(p_booking_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when b.starts_at < private.oldest_linked_showing() then jsonb_build_object('state', 'over')
              else private.showing_shown(b.id) end
  from public.bookings b where b.id = p_booking_id;
$$;

-- A person who opens the link reads the mailbox, so requests that waited for this proof no longer lapse.
create function private.showing_by_token(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  id_of_showing constant uuid := (private.open_link(p_token, '{showing}')).booking_id;
begin
  perform private.prove_request(id_of_showing);
  -- The page polls every few seconds; recording a look after each request and once a month is enough.
  insert into private.proven_mailboxes as known (mailbox_hash)
  select private.mailbox_hash(b.visitor_email) from public.bookings b
  where b.id = id_of_showing and not exists (
    select from private.proven_mailboxes recent
    where recent.mailbox_hash = private.mailbox_hash(b.visitor_email)
      and recent.proven_at > now() - interval '30 days'
      and recent.proven_at >= all (
        select open.created_at from public.bookings open
        where private.mailbox_of(open.visitor_email) = private.mailbox_of(b.visitor_email)
          and open.status in ('pending', 'confirmed')))
  on conflict (mailbox_hash) do update set proven_at = now();
  update private.booking_origins o set lapses_at = null
  from public.bookings b, public.bookings proven
  where proven.id = id_of_showing and o.booking_id = b.id and o.lapses_at is not null
    and b.status in ('pending', 'confirmed')
    and private.mailbox_of(b.visitor_email) = private.mailbox_of(proven.visitor_email)
    and not private.is_suspended(null, private.mailbox_hash(proven.visitor_email));
  return private.showing_of(id_of_showing);
end;
$$;

-- Locks the booking like private.accept_time(), for the same reason.
create function private.cancel_showing(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  id_of_showing constant uuid := (private.open_link(p_token, '{showing}')).booking_id;
  booking public.bookings;
begin
  perform private.lock_homes(b.owner_id) from public.bookings b where b.id = id_of_showing;
  select * into booking from public.bookings b where b.id = id_of_showing for no key update;
  -- A second click, or one after the owner's own, finds nothing left to cancel.
  if booking.id is not null and booking.status <> 'cancelled' then
    if booking.status = 'completed' or booking.starts_at <= now() then
      raise exception using errcode = 'PT409', message = 'booking_transition';
    end if;
    update public.bookings b set status = 'cancelled', cancelled_by = 'visitor'
    where b.id = id_of_showing;
  end if;
  return private.showing_of(id_of_showing);
end;
$$;

create function private.propose_times(p_token text, p_times jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  id_of_showing constant uuid := (private.open_link(p_token, '{showing}')).booking_id;
begin
  if id_of_showing is not null then
    perform private.add_proposal(id_of_showing, 'visitor', p_times);
  end if;
  return private.showing_of(id_of_showing);
end;
$$;

create function private.accept_proposal(p_token text, p_n integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  id_of_showing constant uuid := (private.open_link(p_token, '{showing}')).booking_id;
begin
  if id_of_showing is not null then
    perform private.accept_time(id_of_showing, 'visitor', p_n);
  end if;
  return private.showing_of(id_of_showing);
end;
$$;

create function private.give_feedback(
  p_token text, p_impression smallint, p_price text, p_offer text, p_note text default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  id_of_showing constant uuid := (private.open_link(p_token, '{showing}')).booking_id;
  booking public.bookings;
begin
  perform private.lock_homes(b.owner_id) from public.bookings b where b.id = id_of_showing;
  select * into booking from public.bookings b where b.id = id_of_showing for update;
  if booking.id is not null
     and not exists (select from public.showing_feedback f where f.booking_id = booking.id) then
    if not private.takes_feedback(booking) then
      raise exception using errcode = 'PT409', message = 'feedback_closed';
    end if;
    perform private.refuse_suspended(null, private.mailbox_hash(booking.visitor_email));
    insert into public.showing_feedback
      (booking_id, listing_id, owner_id, impression, price, offer, note)
    values (booking.id, booking.listing_id, booking.owner_id, p_impression, p_price, p_offer,
            nullif(btrim(p_note), ''));
    -- The row has no name of the visitor, because it is kept for long, and the showing may forget the name
    -- before.
    perform private.tell_side(booking, 'owner', 'showing_feedback',
                              jsonb_build_object('impression', p_impression, 'name', null));
  end if;
  return private.showing_of(id_of_showing);
end;
$$;

select private.expose('showing_by_token(token)', 'anon, authenticated',
  'The showing behind a visitor''s link; null for an unknown link.');
select private.expose('cancel_showing(token)', 'anon, authenticated',
  'Called through the visitor''s link. Cancels the showing.');
select private.expose('propose_times(token, times)', 'anon, authenticated',
  'Called through the visitor''s link. Proposes one to three other times, [{date, time}].');
select private.expose('accept_proposal(token, n)', 'anon, authenticated',
  'Called through the visitor''s link. Accepts a time that the owner proposed.');
select private.expose('give_feedback(token, impression, price, offer, note)', 'anon, authenticated',
  'Called through the visitor''s link. Gives feedback; the first answer counts.');

-- supabase/schemas/showings/booking_admission.sql

-- Admitting requests for showings: who may request one, and how often, whichever way the request comes.
--
-- No response may tell an anonymous caller whether we know an address. So everything else about a request is checked
-- before its address: first the rules for visitors' requests and the rate limit of the caller's network, then the hour,
-- taken without the address (take_slot), then constraints and policy. Only a request that would be stored reaches
-- keep_to_mailbox. A visitor can therefore request a second showing of a home; the email about it, which only they
-- read, mentions the first. Visitors who have proven their address by signing in are told right away.
--
-- A mailbox may have two open requests that were made since its owner last followed one of our links. If both came from
-- the same network, that network is asked to follow the link before it makes a third. For another network, refusing
-- would reveal the first two: its request is accepted, and lapses unless the link in its mail is followed within a day.
-- A mailbox that never followed a link is treated like one that did before.
--
-- Offices and telephone carriers share one address among many people, so a network may request a home twelve times a
-- day. From the fifth on such a request lapses in the same way, so that a caller who makes up addresses holds no time
-- for long.
--
-- Order of locks: the request's id, the network's counters, whatever take_slot locks, the mailbox, the mailbox's
-- counter. An API caller requests one showing at a time.

-- Mailboxes whose owners have followed one of our links, so that earlier requests with this address are likely
-- theirs. Only hashes are kept, for about a year after the last visit.
create table private.proven_mailboxes (
  mailbox_hash bytea primary key check (octet_length(mailbox_hash) = 32),
  proven_at timestamptz not null default now()
);
comment on table private.proven_mailboxes is 'Hashes of mailboxes (private.mailbox_hash) whose owners have followed one of our links.';

select private.only_for_server('select, insert, update, delete', 'proven_mailboxes');

create table private.booking_origins (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  network text not null check (char_length(network) = 64),
  lapses_at timestamptz
);
comment on table private.booking_origins is 'The network that a request came from (private.caller_network), kept until its showing is over.';
comment on column private.booking_origins.lapses_at is 'When the request lapses unless its visitor follows one of our links; null if it does not lapse.';
create index booking_origins_lapsing on private.booking_origins (lapses_at) where lapses_at is not null;

select private.only_for_server('select, insert, update, delete', 'booking_origins');

-- Anyone can type another person's address. A request counts against the person behind its address only if it is in
-- this table.
create table private.proven_requests (
  booking_id uuid primary key references public.bookings (id) on delete cascade
);
comment on table private.proven_requests is 'Showings whose visitor has shown that the address is theirs: they were signed in with it, or followed this showing''s link.';

select private.only_for_server('select, insert, update, delete', 'proven_requests');

create function private.is_proven(p_booking_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.proven_requests r where r.booking_id = p_booking_id);
$$;

-- A person who follows a showing's link reads its mailbox, so the owner's messages to this showing's visitor are theirs
-- (decision 130). It locks as writing a message does: the homes of both people before anything else, because this
-- shares the booking.
create function private.prove_request(p_booking_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  visit public.bookings;
  person uuid;
begin
  if p_booking_id is null or private.is_proven(p_booking_id) then
    return;
  end if;
  select * into visit from public.bookings b where b.id = p_booking_id;
  person := private.person_at(visit.visitor_email);
  perform private.share_people(visit.owner_id, person);
  perform private.lock_conversations_of('showing ' || p_booking_id);
  -- The showing may have been deleted, or proven, while this call waited.
  insert into private.proven_requests (booking_id)
  select b.id from public.bookings b where b.id = p_booking_id
  on conflict do nothing;
  if found then
    perform private.bring_conversation_of(visit, person);
  end if;
end;
$$;

-- A key for a mailbox that was only typed, different from its owner's.
create function private.claimed_mailbox(p_mailbox bytea) returns bytea
language sql immutable set search_path = '' as $$
  select sha256('claimed '::bytea || p_mailbox);
$$;

-- The key of the person behind a showing: the mailbox's owner, or the person who typed the address. A party of a sale
-- acted by a link that was mailed to it.
create function private.visitor_mailbox(p_visit public.bookings) returns bytea
language sql stable set search_path = '' as $$
  select case when p_visit.party_id is not null or private.is_proven(p_visit.id) then mailbox
              else private.claimed_mailbox(mailbox) end
  from (select private.mailbox_hash(p_visit.visitor_email) as mailbox) as typed;
$$;

-- Refuses a row that no visitor may write. Row triggers run before policies are checked, so without this step the
-- checks after it would answer about such a row too.
create function private.refuse_answered_request(p_asked public.bookings) returns void
language plpgsql stable set search_path = '' as $$
begin
  if p_asked.status is distinct from 'pending' or p_asked.preapproved is distinct from false then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
end;
$$;

-- Whether a request is stored already. Requests with the same id come one at a time.
create function private.is_repeated_request(p_asked public.bookings) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  perform private.take_turn(p_asked.id::text);
  return private.is_repeat(
    (select to_jsonb(b) from public.bookings b where b.id = p_asked.id),
    jsonb_build_object(
      'listing_id', p_asked.listing_id, 'visitor_name', btrim(p_asked.visitor_name),
      'visitor_email', btrim(p_asked.visitor_email), 'visitor_phone', p_asked.visitor_phone,
      'agent_status', p_asked.agent_status, 'contact_method', p_asked.contact_method,
      'special_requests', p_asked.special_requests)
    || case when p_asked.wishes is null
            then jsonb_build_object('date', p_asked.date, 'time', p_asked.time, 'wishes', null)
            else jsonb_build_object('wishes', (
              select jsonb_agg(jsonb_build_object('date', w.date, 'time', to_char(w.time, 'HH24:MI')) order by w.date, w.time)
              from private.proposed_times(p_asked.wishes, null, null) as w)) end);
end;
$$;

-- Counts a request of the caller's network for a home.
create function private.admit_network(p_listing_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not private.take_network_rate('booking:network', 3600, 10)
     or not private.take_network_rate('booking:network-day', 86400, 30)
     or not private.take_network_rate('booking:network-home', 86400, 12, p_listing_id) then
    raise exception using errcode = 'PT429', message = 'too_many_bookings';
  end if;
end;
$$;

-- With two requests in one statement, a caller could learn what keep_to_mailbox says about the first and make the
-- second fail, which would roll back all traces.
create function private.refuse_several_requests(p_requests bigint) returns void
language plpgsql stable set search_path = '' as $$
begin
  if p_requests > 1 and private.is_api_caller() then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
end;
$$;

-- Limits the requests of a mailbox: at most five a day, for any mailbox.
create function private.keep_to_mailbox(new public.bookings) returns void
language plpgsql volatile set search_path = '' as $$
declare
  mailbox constant text := private.mailbox_of(new.visitor_email);
  typed constant bytea := private.mailbox_hash(new.visitor_email);
  here constant text := private.caller_network();
  is_own boolean;
  held integer := 0;
  held_from_here integer := 0;
  is_crowd boolean := false;
begin
  if not private.is_api_caller() then
    return;
  end if;
  perform private.take_turn('mailbox ' || mailbox);
  is_own := exists (
    select from auth.users u
    where u.id = (select auth.uid()) and u.email_confirmed_at is not null
      and private.mailbox_of(u.email::text) = mailbox);
  if is_own and exists (
    select from public.bookings b
    where private.mailbox_of(b.visitor_email) = mailbox and b.status in ('pending', 'confirmed')
      and b.listing_id = new.listing_id and b.starts_at > now() and b.id <> new.id
  ) then
    raise exception using errcode = 'PT409', message = 'one_live_booking';
  end if;
  if not is_own then
    select count(*), count(*) filter (where o.network = here)
    into held, held_from_here
    from public.bookings b left join private.booking_origins o on o.booking_id = b.id
    where private.mailbox_of(b.visitor_email) = mailbox and b.status in ('pending', 'confirmed')
      and b.starts_at > now() and b.id <> new.id and b.party_id is null
      and b.created_at > coalesce(
        (select known.proven_at from private.proven_mailboxes known where known.mailbox_hash = typed), '-infinity');
    if held_from_here >= 2 then
      raise exception using errcode = 'PT409', message = 'follow_link_first';
    end if;
    is_crowd := not private.take_network_rate('booking:network-home-sure', 86400, 4, new.listing_id);
  end if;
  if not private.take_rate(
    'booking:mailbox:' || encode(typed, 'hex'), 86400, 5
  ) then
    raise exception using errcode = 'PT429', message = 'too_many_bookings';
  end if;
  insert into private.booking_origins (booking_id, network, lapses_at)
  values (new.id, here, case when private.is_suspended(null, typed) then now()
                             when held >= 2 or is_crowd or not is_own and private.is_suspended(null, private.claimed_mailbox(typed))
                             then now() + interval '24 hours' end);
  if is_own then
    insert into private.proven_requests (booking_id) values (new.id);
  end if;
end;
$$;

-- Cancels requests whose visitors did not follow a link in time. Both sides are mailed.
create function private.cancel_lapsed_requests() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  lapsed record;
  cancelled integer := 0;
begin
  for lapsed in
    select b.id, b.listing_id from private.booking_origins o join public.bookings b on b.id = o.booking_id
    where o.lapses_at < now() and b.status in ('pending', 'confirmed') and b.starts_at > now()
    order by b.owner_id, b.listing_id, b.date, b.id
  loop
    perform private.lock_days(lapsed.listing_id);
    -- The visitor may have followed a link while this call waited, or be following one now.
    update private.booking_origins o set lapses_at = null where o.booking_id in (
      select due.booking_id from private.booking_origins due
      where due.booking_id = lapsed.id and due.lapses_at < now()
      for update skip locked);
    continue when not found;
    update public.bookings b set status = 'cancelled'
    where b.id = lapsed.id and b.status in ('pending', 'confirmed');
    cancelled := cancelled + 1;
  end loop;
  return cancelled;
end;
$$;

-- Erases the visitor some time after a showing, and the request's origin sooner.
create function private.forget_past_visitors() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  update public.bookings b
  set visitor_name = 'Former visitor', visitor_email = 'removed@visitor.invalid',
      visitor_phone = '000-000-0000', special_requests = null
  where b.starts_at < (select private.kept_since('visitors')) and b.visitor_email <> 'removed@visitor.invalid'
    and b.status in ('cancelled', 'completed');
  get diagnostics forgotten = row_count;
  delete from private.booking_origins o using public.bookings b
  where b.id = o.booking_id and b.starts_at < (select private.kept_since('networks_of_requests'));
  delete from private.proven_mailboxes known where known.proven_at < (select private.kept_since('proven_mailboxes'));
  return forgotten;
end;
$$;

grant execute on function private.settle_past_bookings,
  private.cancel_lapsed_requests, private.forget_past_visitors to service_role;

-- supabase/schemas/showings/calendar_feeds.sql

-- A private calendar feed: an address from which an owner's calendar app reads without signing in. Anyone who has the
-- address sees the owner's live showings, so the owner can replace it at any time, which disables the old one. The
-- token is kept, because the owner may need to see the address again; only the owner and our server can read it.
--
-- The function send-booking-emails asks for feeds and counts who asks by their network, so here only the link is found.

insert into private.link_purposes (purpose, subject, is_single, keeps_token) values ('feed', 'person', true, true);

create function private.calendar_feed() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('token', token) from private.kept_token('feed', (select auth.uid())) as token
  where token is not null;
$$;

create function private.rotate_calendar_feed() returns jsonb
language sql volatile security definer set search_path = '' as $$
  select jsonb_build_object('token', (private.make_link('feed', private.signed_in())).token);
$$;

create function private.drop_calendar_feed() returns void
language sql volatile security definer set search_path = '' as $$
  select private.end_links('{feed}', array[(select auth.uid())]);
$$;

select private.expose('calendar_feed()', 'authenticated',
  'The caller''s own feed, {token}, or null.');
select private.expose('rotate_calendar_feed()', 'authenticated',
  'Gives the caller''s feed a new address, {token}; an old one stops working.');
select private.expose('drop_calendar_feed()', 'authenticated',
  'Deletes the caller''s feed.');

-- Showings of the past month and upcoming ones; null for an unknown token. Visitors of an open house are in
-- open_houses_of_feed.
create function private.calendar_of_feed(p_token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select jsonb_agg(jsonb_build_object(
      'booking_id', b.id, 'purpose', b.purpose, 'sequence', b.sequence, 'status', b.status, 'starts_at', b.starts_at, 'ends_at', b.ends_at,
      'created_at', b.created_at,
      'listing_id', l.id, 'listing_title', l.title,
      'address', private.address_of(l, true),
      'visitor_name', b.visitor_name, 'visitor_email', b.visitor_email,
      'visitor_phone', b.visitor_phone, 'special_requests', b.special_requests
    ) order by b.starts_at, b.id)
    from public.bookings b join public.listings l on l.id = b.listing_id
    where (b.owner_id = feed.person_id or b.listing_id in (
        select o.listing_id from public.home_owners o where o.person_id = feed.person_id)) and b.status <> 'cancelled' and b.holds_time and b.open_house_id is null
      and b.starts_at > now() - interval '30 days'), '[]')
  from private.find_link(p_token, '{feed}') as feed where feed.person_id is not null;
$$;

select private.expose('calendar_of_feed(p_token)', 'service_role',
  'Called by the function send-booking-emails. The showings in the feed with this token.');

-- Open houses of the same time, each with its visitors: an owner has to be at home even if no visitor has booked.
create function private.open_houses_of_feed(p_token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', h.id, 'starts_at', h.starts_at, 'ends_at', h.ends_at, 'created_at', h.created_at, 'places', h.places,
    'listing_id', l.id, 'listing_title', l.title, 'address', private.address_of(l, true),
    'visitors', visitors.list
  ) order by h.starts_at, h.id), '[]')
  from private.find_link(p_token, '{feed}') as feed
  join public.open_houses h on (h.user_id = feed.person_id or h.listing_id in (
      select o.listing_id from public.home_owners o where o.person_id = feed.person_id)) and h.starts_at > now() - interval '30 days'
  join public.listings l on l.id = h.listing_id
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object(
      'visitor_name', b.visitor_name, 'visitor_email', b.visitor_email, 'visitor_phone', b.visitor_phone,
      'special_requests', b.special_requests) order by b.created_at, b.id), '[]') as list
    from public.bookings b where b.open_house_id = h.id and b.status <> 'cancelled') as visitors
  where l.status = 'active' or visitors.list <> '[]';
$$;

select private.expose('open_houses_of_feed(p_token)', 'service_role',
  'Called by the function send-booking-emails. The open houses in the feed with this token.');

-- supabase/schemas/showings/my_showings.sql

-- The showings of a visitor with an account: those requested under its confirmed address. Acting on one goes through
-- a link, as from an email (private.my_showing_link).
--
-- Anyone can type another person's address, so the list says which requests are proven to be the reader's. Reading the
-- list proves nothing; opening a showing does, like following its link in an email.

-- The latest 100 showings, upcoming and past.
create function private.my_showings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
begin
  return (
    select coalesce(jsonb_agg(private.showing_shown(mine.id) || jsonb_build_object('is_proven', private.is_proven(mine.id)) order by mine.starts_at desc), '[]')
    from (
      select b.id, b.starts_at from public.bookings b
      where lower(b.visitor_email) = private.confirmed_email(me) and b.party_id is null
      order by b.starts_at desc limit 100
    ) as mine);
end;
$$;

select private.expose('my_showings()', 'authenticated',
  'The showings requested under the caller''s confirmed address, latest first; `is_proven` says that the caller requested it.');

-- All showings for the export, with what the visitor told the owner only where the reader is proven to be the visitor:
-- otherwise another person may have written it.
create function private.my_showing_records() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    private.showing_shown(b.id) - '{can_cancel,can_propose,can_give_feedback}'::text[]
    || case when private.is_proven(b.id) then jsonb_build_object(
         'name', b.visitor_name, 'email', b.visitor_email, 'phone', b.visitor_phone, 'wishes', b.wishes,
         'agent_status', b.agent_status, 'contact_method', b.contact_method,
         'special_requests', b.special_requests,
         'feedback', (select to_jsonb(f) - '{booking_id,listing_id,owner_id}'::text[]
                      from public.showing_feedback f where f.booking_id = b.id))
       else '{}' end
    order by b.starts_at, b.id), '[]')
  from public.bookings b where lower(b.visitor_email) = private.confirmed_email((select auth.uid()));
$$;

select private.expose('my_showing_records()', 'authenticated',
  'All showings requested under the caller''s confirmed address, with what the caller told their owners, for the export.');

-- supabase/schemas/showings/bookings_in_order.sql

-- Writing a booking, an open house or a day on offer: each trigger lists its steps from top to bottom, with the reason
-- for each step's place. A step is a function in the file of its concept. It takes the row as it was and the row
-- as it is, and returns the row that it made.
--
-- Steps run with the rights of their list. A list that reads or writes more than its caller may is a definer function,
-- so its steps are granted to no role. A list that only compares the row with the old one runs with its caller's
-- rights, because it asks who that caller is.

create function private.bookings_before_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- This step comes first, so that a suspended person learns nothing else and counts in no limit.
  if not private.is_seeding() then
    perform private.refuse_suspended(auth.uid());
  end if;
  -- A row of a party needs no other step: only our own functions name a party, and they have looked at its link and taken
  -- the hour (party_appointments).
  if new.party_id is not null then
    return new;
  end if;
  if private.is_api_caller() then
    -- This step comes before every lookup: policies are checked last, so the lookups would answer about a row that no
    -- policy allows.
    perform private.refuse_answered_request(new);
    -- This step comes before the counters, or a request that is sent again because its answer was lost would count
    -- twice.
    if private.is_repeated_request(new) then
      return null;
    end if;
    -- This step comes before the lock on the home, or a network that asks too often would make the home's other
    -- visitors wait.
    perform private.admit_network(new.listing_id);
  end if;
  -- The slot is taken after all refusals that need no home. The visitor's address is left out, because the answer would
  -- tell the caller whether we know it.
  new := private.take_slot(new, case when not private.is_api_caller() then new.visitor_email end);
  -- The channel comes last: a request that is refused leaves none behind, and the booking is stored without it.
  new := private.put_channel_away(new);
  return new;
end;
$$;

create trigger before_insert before insert on public.bookings
  for each row execute function private.bookings_before_insert();

-- This list runs once per statement, because it counts how many requests came together. Policies and constraints have
-- let the rows through.
create function private.bookings_after_insert_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  made public.bookings;
begin
  -- This step comes before the checks of the address: two requests in one statement could learn their answer without
  -- being counted.
  perform private.refuse_several_requests((select count(*) from added));
  for made in select * from added loop
    -- The owner is told before the slot is held: if holding it confirms the showing, this notification becomes the one
    -- about the confirmation.
    perform private.announce_request(made);
    -- The slot is held before the mail is queued, or the first email would say that a confirmed request waits for an
    -- answer.
    perform private.hold_slot(made);
    -- The address may decide only after the slot is held, because the slot is held for every request alike. A refusal
    -- here takes everything back.
    if made.party_id is null then
      perform private.keep_to_mailbox(made);
    end if;
    -- This step comes after the refusals, because a refused request is no step of a showing.
    perform private.note_showing_step(made, made.created_at);
    -- The mail comes last, because it is queued for the booking as it is stored.
    perform private.queue_request_mail(made);
  end loop;
  return null;
end;
$$;

create trigger after_insert_rows after insert on public.bookings
  referencing new table as added for each statement execute function private.bookings_after_insert_rows();

create function private.bookings_before_update() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- The guard comes first: it has to see what the caller wrote, without our changes.
  new := private.guard_booking(old, new);
  -- The time of the change comes last, because a refused change has none.
  new.updated_at := private.touched(new.updated_at);
  return new;
end;
$$;

create trigger before_update before update on public.bookings
  for each row execute function private.bookings_before_update();

create function private.bookings_after_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The change is told before the proposals end, because they say who proposed the time to which the showing moves.
  if (new.status, new.date, new.time, new.ends_at - new.starts_at, new.proposal_round)
     is distinct from (old.status, old.date, old.time, old.ends_at - old.starts_at, old.proposal_round) then
    perform private.announce_booking(old, new);
  end if;
  -- Proposals end before the mail is queued, because a proposal that has ended must not be mailed.
  perform private.close_proposals(old, new);
  -- This step comes after the guard, which counts the changes (sequence).
  if new.sequence <> old.sequence then
    perform private.note_showing_step(new, now());
  end if;
  if new.party_id is not null then
    -- The appointment is stored before the days are computed, so that the closing room knows of it before its hour is
    -- free for others.
    perform private.note_appointment(old, new);
  end if;
  -- The slot is offered again after the proposals have ended, because only stored showings decide what is free.
  perform private.offer_slot_again(old, new);
  -- The mail comes last, because it is queued for the booking as it is stored.
  perform private.queue_booking_mail(old, new);
  return null;
end;
$$;

create trigger after_update after update on public.bookings
  for each row execute function private.bookings_after_update();

create function private.open_houses_before_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- This step comes first: policies are checked last, so the other steps would tell strangers about the home's days.
  perform private.refuse_stranger(new.listing_id);
  -- This step comes before the checks, because an open house that is stored already overlaps itself.
  if private.is_repeated_open_house(new) then
    return null;
  end if;
  -- The checks come last: they look at the home's days, which strangers must not learn of and a repeat doesn't need.
  new := private.open_house(null, new);
  return new;
end;
$$;

create trigger before_insert before insert on public.open_houses
  for each row execute function private.open_houses_before_insert();

create function private.open_houses_after_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The times are taken off the day before the place is noted, because the day's row is locked before everything that
  -- is kept about it.
  perform private.make_way(null, new);
  -- The free place comes last, because only a place on offer can be free.
  perform private.note_free_place(new.id);
  return null;
end;
$$;

create trigger after_insert after insert on public.open_houses
  for each row execute function private.open_houses_after_insert();

create function private.open_houses_before_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- This step comes before the move, so that an owner who takes away booked places is told so, wherever the open house
  -- moves.
  perform private.keep_taken_places(old, new);
  -- The move comes last: the visitors move too, so it looks at everything else at the new time.
  if (new.date, new.time, new.minutes) is distinct from (old.date, old.time, old.minutes) then
    new := private.open_house(old, new);
  end if;
  return new;
end;
$$;

create trigger before_update before update on public.open_houses
  for each row execute function private.open_houses_before_update();

create function private.open_houses_after_update() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_moved constant boolean :=
    (new.date, new.time, new.minutes) is distinct from (old.date, old.time, old.minutes);
begin
  if is_moved then
    -- The visitors move before the days are computed, because the days depend on the visitors' times.
    perform private.take_visitors_along(new);
    -- The days are computed after the visitors have moved: their new times are no longer on offer, and their old times
    -- are again.
    perform private.make_way(old, new);
  end if;
  -- The free place comes last, because only a place on offer can be free.
  if is_moved or old.taken >= old.places and new.taken < new.places then
    perform private.note_free_place(new.id);
  end if;
  return null;
end;
$$;

create trigger after_update after update on public.open_houses
  for each row execute function private.open_houses_after_update();

create function private.open_houses_before_delete() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- This step comes before the row is deleted, because its showings forget their open house with it.
  perform private.call_off_open_house(old.id);
  return old;
end;
$$;

create trigger before_delete before delete on public.open_houses
  for each row execute function private.open_houses_before_delete();

create function private.open_houses_after_delete() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- This step comes after the row is deleted, because its times are taken until then.
  perform private.make_way(old, null);
  return null;
end;
$$;

create trigger after_delete after delete on public.open_houses
  for each row execute function private.open_houses_after_delete();

create function private.availability_before_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The lock comes first: a transaction that changes what the days depend on waits until this day is stored, or this
  -- one waits for it.
  if not private.is_seeding() then
    perform private.share_days(new.listing_id);
    new.created_at := now();
  end if;
  -- The slots are sorted before the comparison, because the same slots in another order are the same contents.
  new := private.day_in_order(new);
  -- The comparison comes last, because it has to see rows that were stored while this statement waited for the lock.
  if private.is_repeated_row('public.availability', to_jsonb(new), array['listing_id', 'date', 'time_slots']) then
    return null;
  end if;
  return new;
end;
$$;

create trigger before_insert before insert on public.availability
  for each row execute function private.availability_before_insert();

create function private.availability_before_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The slots are sorted before they are compared with the owner's wish, or the same slots in another order would be a
  -- new wish.
  new := private.day_in_order(new);
  if not private.is_seeding() then
    new.created_at := old.created_at;
  end if;
  -- Booked slots are removed last, so that visitors never see a slot that is taken.
  new := private.keep_booked_slots_out(old, new);
  return new;
end;
$$;

create trigger before_update before update on public.availability
  for each row execute function private.availability_before_update();

reset check_function_bodies;
