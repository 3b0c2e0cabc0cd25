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
  updated_at timestamptz not null default now(),
  needs_address boolean not null default false,
  needs_people boolean not null default false,
  most_people smallint check (most_people between 1 and 20),
  needs_disclosures boolean not null default false,
  needs_proof boolean not null default false
);
comment on table public.availability_rules is 'How soon and how far ahead a home can be booked, and what everyone who comes has to do first (decision 216). A home without a row has the defaults.';
comment on column public.availability_rules.auto_confirm is 'Requests are confirmed as soon as they are made.';
comment on column public.availability_rules.slot_minutes is 'Whether showings begin on the hour, or on the half hour as well.';
comment on column public.availability_rules.showing_minutes is 'How long a showing lasts. A booking keeps the length it was made with.';
comment on column public.availability_rules.needs_address is 'Everyone requests a showing with the confirmed address of their account.';
comment on column public.availability_rules.needs_people is 'Everyone says how many people come.';
comment on column public.availability_rules.most_people is 'How many people may come to a showing; null for any number.';
comment on column public.availability_rules.needs_disclosures is 'Everyone acknowledges the home''s disclosures that they may read.';
comment on column public.availability_rules.needs_proof is 'Everyone attaches a pre-approval or proof of funds.';
create index availability_rules_owner on public.availability_rules (user_id);

alter table public.availability_rules enable row level security;
select private.let_read('anon, authenticated', 'availability_rules');
grant insert (listing_id, user_id, notice_hours, horizon_days, auto_confirm, slot_minutes, showing_minutes,
              needs_address, needs_people, most_people, needs_disclosures, needs_proof),
  update (listing_id, user_id, notice_hours, horizon_days, auto_confirm, slot_minutes, showing_minutes,
          needs_address, needs_people, most_people, needs_disclosures, needs_proof), delete
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
