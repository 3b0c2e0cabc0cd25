-- Availability (B§3): what an owner offers. The truth about double booking is in bookings.

create table public.availability (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  date date not null check (date between '2020-01-01' and '2100-01-01'),
  time_slots time[] not null default '{}' check (
    time_slots <@ array['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00',
                        '17:00', '18:00', '19:00']::time[]
  ),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint availability_listing_id_date_key unique (listing_id, date)
);
comment on table public.availability is 'The slots of a day that an owner offers and nobody has taken. Public while the home is.';
comment on column public.availability.time_slots is 'Some of the 11 standard slots (B§9), sorted, in the listing''s time zone. Empty when all are taken.';
create index availability_owner on public.availability (user_id);

alter table public.availability enable row level security;
revoke all on public.availability from anon, authenticated;
grant select on public.availability to anon, authenticated;
grant insert (id, listing_id, user_id, date, time_slots), update (time_slots, listing_id, user_id, date),
  delete on public.availability to authenticated;
grant select, insert, update, delete on public.availability to service_role;

create policy "Visitors see when a home can be viewed" on public.availability
  for select to anon
  using (exists (select 1 from public.listings l where l.id = listing_id and l.status = 'active'));
create policy "Users see when a home can be viewed, owners all of their own" on public.availability
  for select to authenticated
  using (
    user_id = (select auth.uid())
    or exists (select 1 from public.listings l where l.id = listing_id and l.status = 'active')
  );
create policy "Owners offer days for their own homes" on public.availability
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and listing_id in (select l.id from public.listings l where l.user_id = (select auth.uid()))
  );
create policy "Owners change their own days" on public.availability
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (
    user_id = (select auth.uid())
    and listing_id in (select l.id from public.listings l where l.user_id = (select auth.uid()))
  );
create policy "Owners clear their own days" on public.availability
  for delete to authenticated using (user_id = (select auth.uid()));

create table public.availability_rules (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  notice_hours smallint not null default 2 check (notice_hours between 0 and 168),
  horizon_days smallint not null default 60 check (horizon_days between 1 and 180),
  updated_at timestamptz not null default now()
);
comment on table public.availability_rules is 'How soon and how far ahead a home can be booked. A home without a row has the defaults.';
create index availability_rules_owner on public.availability_rules (user_id);

alter table public.availability_rules enable row level security;
revoke all on public.availability_rules from anon, authenticated;
grant select on public.availability_rules to anon, authenticated;
grant insert (listing_id, user_id, notice_hours, horizon_days),
  update (listing_id, user_id, notice_hours, horizon_days), delete
  on public.availability_rules to authenticated;
grant select, insert, update, delete on public.availability_rules to service_role;

create policy "Whoever sees a listing sees its rules" on public.availability_rules
  for select to anon, authenticated
  using (exists (select 1 from public.listings l where l.id = listing_id));
create policy "Owners set rules for their own homes" on public.availability_rules
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and listing_id in (select l.id from public.listings l where l.user_id = (select auth.uid()))
  );
create policy "Owners change their own rules" on public.availability_rules
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (
    user_id = (select auth.uid())
    and listing_id in (select l.id from public.listings l where l.user_id = (select auth.uid()))
  );
create policy "Owners drop their own rules" on public.availability_rules
  for delete to authenticated using (user_id = (select auth.uid()));

create trigger touch_updated_at before update on public.availability_rules
  for each row execute function private.touch_updated_at();
