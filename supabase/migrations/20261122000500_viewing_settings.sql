-- How an owner wants viewings: weekly hours, a buffer between two of them, days off, whether a
-- request is confirmed at once, and what confirmed visitors should know about getting in.
--
-- `availability_rules` is public. What tells when an owner is away or how to get into the house
-- is not: it is in tables of its own, which only the owner reads.

alter table public.availability_rules add column auto_confirm boolean not null default false;
comment on column public.availability_rules.auto_confirm is 'Requests are confirmed in the moment they are made.';
grant insert (auto_confirm), update (auto_confirm) on public.availability_rules to authenticated;

-- {"1": ["09:00", "10:00"], "6": […]}: weekdays by ISO number, Monday is 1; slots of B§9.
create function private.is_weekly_hours(hours jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(hours) = 'object' then not exists (
    select from jsonb_each(hours) as day (number, slots)
    where day.number !~ '^[1-7]$'
       or case when jsonb_typeof(day.slots) = 'array' then
            jsonb_array_length(day.slots) > 11
            or exists (select from jsonb_array_elements(day.slots) as slot
                       where jsonb_typeof(slot) <> 'string' or slot #>> '{}' !~ '^(09|1[0-9]):00$')
          else true end
  ) else false end;
$$;
grant execute on function private.is_weekly_hours to anon, authenticated, service_role;

create table public.viewing_settings (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  weekly_hours jsonb not null default '{}' check (private.is_weekly_hours(weekly_hours)),
  buffer_hours smallint not null default 0 check (buffer_hours between 0 and 3),
  entry_notes text check (char_length(entry_notes) <= 1000),
  filled_until date,
  updated_at timestamptz not null default now()
);
comment on table public.viewing_settings is 'How an owner wants viewings; nobody else reads it. A home without a row has none of it.';
comment on column public.viewing_settings.weekly_hours is 'Slots a weekday (ISO, "1" is Monday) that fill the coming weeks.';
comment on column public.viewing_settings.buffer_hours is 'Hours kept free before and after a viewing, which takes one itself.';
comment on column public.viewing_settings.entry_notes is 'Told to confirmed visitors only: in their mail and behind their link.';
comment on column public.viewing_settings.filled_until is 'The last day that the weekly hours have filled; kept by private.fill_days.';
create index viewing_settings_owner on public.viewing_settings (user_id);

alter table public.viewing_settings enable row level security;
revoke all on public.viewing_settings from anon, authenticated;
grant select, delete on public.viewing_settings to authenticated;
grant insert (listing_id, user_id, weekly_hours, buffer_hours, entry_notes),
  update (listing_id, user_id, weekly_hours, buffer_hours, entry_notes)
  on public.viewing_settings to authenticated;
grant select, insert, update, delete on public.viewing_settings to service_role;

create policy "Owners read how they want viewings" on public.viewing_settings
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Owners say how they want viewings of their own homes" on public.viewing_settings
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and listing_id in (select l.id from public.listings l where l.user_id = (select auth.uid()))
  );
create policy "Owners change how they want viewings" on public.viewing_settings
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (
    user_id = (select auth.uid())
    and listing_id in (select l.id from public.listings l where l.user_id = (select auth.uid()))
  );
create policy "Owners go back to how viewings are without them" on public.viewing_settings
  for delete to authenticated using (user_id = (select auth.uid()));
create trigger touch_updated_at before update on public.viewing_settings
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
comment on table public.days_off is 'Days on which a home can not be viewed, first and last included. Only the owner reads when nobody is at home.';
create index days_off_of_listing on public.days_off (listing_id, first_day);
create index days_off_owner on public.days_off (user_id);

alter table public.days_off enable row level security;
revoke all on public.days_off from anon, authenticated;
grant select, delete on public.days_off to authenticated;
grant insert (id, listing_id, user_id, first_day, last_day),
  update (listing_id, user_id, first_day, last_day) on public.days_off to authenticated;
grant select, insert, update, delete on public.days_off to service_role;

create policy "Owners read their days off" on public.days_off
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Owners take days off for their own homes" on public.days_off
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and listing_id in (select l.id from public.listings l where l.user_id = (select auth.uid()))
  );
create policy "Owners change their days off" on public.days_off
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (
    user_id = (select auth.uid())
    and listing_id in (select l.id from public.listings l where l.user_id = (select auth.uid()))
  );
create policy "Owners give up their days off" on public.days_off
  for delete to authenticated using (user_id = (select auth.uid()));
