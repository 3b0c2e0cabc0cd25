-- Bookings (B§3 to B§5): a visitor's request to see a home.
--
-- Visitors insert and never read; owners read and answer. Double booking can't be stored: one
-- live booking a slot is a unique index. Taking the slot out of availability happens in the
-- booking's own transaction, so no visitor needs any right on availability.

create table public.bookings (
  id uuid primary key,
  listing_id uuid not null references public.listings (id) on delete cascade,
  owner_id uuid not null references auth.users (id) on delete cascade,
  visitor_name text not null check (
    char_length(visitor_name) between 1 and 100 and btrim(visitor_name) <> ''
    and visitor_name !~ '[[:cntrl:]]'
  ),
  visitor_email text not null check (
    char_length(visitor_email) <= 254
    and visitor_email ~ '^[^\s@<>,;:"()\[\]\\[:cntrl:]]+@[^\s@<>,;:"()\[\]\\[:cntrl:]]+\.[^\s@<>,;:"()\[\]\\.[:cntrl:]]{2,}$'
  ),
  visitor_phone text not null check (
    char_length(visitor_phone) <= 40 and visitor_phone ~ '^\+?[0-9 ().x-]{7,}$'
    and visitor_phone ~ '([0-9][^0-9]*){7}'
  ),
  date date not null check (date between '2020-01-01' and '2100-01-01'),
  "time" time not null check (
    "time" in ('09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00',
               '18:00', '19:00')
  ),
  starts_at timestamptz not null,
  agent_status text not null default 'non-agent' check (agent_status in ('agent', 'non-agent')),
  contact_method text not null default 'email' check (contact_method in ('phone', 'email', 'text')),
  special_requests text check (char_length(special_requests) <= 1000),
  preapproved boolean not null default false,
  status text not null default 'pending'
    check (status in ('pending', 'confirmed', 'cancelled', 'completed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.bookings is 'Viewings. Anybody may ask; only the listing''s owner reads and answers.';
comment on column public.bookings.id is 'Made by the client, so that a retry is recognised as the same booking.';
comment on column public.bookings.owner_id is 'Copied from the listing by a trigger: the owner''s reads need no join.';
comment on column public.bookings.starts_at is 'The instant of date and time in the listing''s time zone, worked out by a trigger.';

-- The truth about double booking: pending counts as live.
create unique index bookings_one_live_per_slot on public.bookings (listing_id, date, "time")
  where status in ('pending', 'confirmed');
create unique index bookings_one_live_per_visitor on public.bookings (listing_id, lower(visitor_email))
  where status in ('pending', 'confirmed');
create index bookings_of_owner on public.bookings (owner_id, date, "time");
create index bookings_of_listing on public.bookings (listing_id, starts_at);

alter table public.bookings enable row level security;
revoke all on public.bookings from anon, authenticated;
grant insert (id, listing_id, visitor_name, visitor_email, visitor_phone, date, "time", agent_status,
              contact_method, special_requests, preapproved, status)
  on public.bookings to anon, authenticated;
grant select on public.bookings to authenticated;
grant update (status, preapproved) on public.bookings to authenticated;
grant select, insert, update, delete on public.bookings to service_role;

create policy "Anybody may ask for a viewing, as a request" on public.bookings
  for insert to anon, authenticated with check (status = 'pending' and not preapproved);
create policy "Owners read the bookings of their homes" on public.bookings
  for select to authenticated using (owner_id = (select auth.uid()));
create policy "Owners answer the bookings of their homes" on public.bookings
  for update to authenticated
  using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));

-- Viewings that are over: a confirmed one took place, an unanswered one lapsed. Without this a
-- visitor of last week could not come again, since they would still hold a live booking.
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
      and past.starts_at < now() - interval '1 hour'
      and (p_listing_id is null or past.listing_id = p_listing_id)
    for update skip locked
  );
  get diagnostics settled = row_count;
  return settled;
end;
$$;
create function public.settle_past_bookings() returns integer
language sql volatile set search_path = '' as $$
  select private.settle_past_bookings();
$$;
comment on function public.settle_past_bookings is 'For send-booking-emails on its schedule: viewings that are over become completed or cancelled.';
revoke execute on function public.settle_past_bookings from public, anon, authenticated;
grant execute on function public.settle_past_bookings, private.settle_past_bookings to service_role;

create function private.take_slot() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  home record;
  today date;
  -- Counters outlive bookings: they hold no address.
  visitor_key constant text :=
    encode(sha256(convert_to(lower(btrim(new.visitor_email)), 'utf8')), 'hex');
begin
  select l.user_id, l.status, l.time_zone,
         coalesce(r.notice_hours, 2) as notice_hours, coalesce(r.horizon_days, 60) as horizon_days
  into home
  from public.listings l
  left join public.availability_rules r on r.listing_id = l.id
  where l.id = new.listing_id;

  if home.time_zone is null then
    raise exception using errcode = 'PT409', message = 'listing_not_available';
  end if;

  new.visitor_name := btrim(new.visitor_name);
  new.visitor_email := btrim(new.visitor_email);
  new.owner_id := home.user_id;
  new.starts_at := (new.date + new.time) at time zone home.time_zone;

  if private.is_seeding() then
    update public.availability a set time_slots = array_remove(a.time_slots, new.time)
    where a.listing_id = new.listing_id and a.date = new.date
      and new.status in ('pending', 'confirmed');
    return new;
  end if;

  new.created_at := now();
  new.updated_at := now();

  -- One at a time for the same booking and for the same visitor at this home: whoever comes
  -- second sees what the first did before touching the slot.
  perform pg_advisory_xact_lock(hashtextextended(new.id::text, 0));
  perform pg_advisory_xact_lock(hashtextextended(new.listing_id || lower(new.visitor_email), 0));

  -- The same booking once more: nothing is taken, and the primary key says "yours already".
  if exists (select 1 from public.bookings b where b.id = new.id) then
    return new;
  end if;

  if home.status <> 'active' then
    raise exception using errcode = 'PT409', message = 'listing_not_available';
  end if;

  today := (now() at time zone home.time_zone)::date;
  if new.date not between today and today + home.horizon_days
     or new.starts_at < now() + make_interval(hours => home.notice_hours) then
    raise exception using errcode = 'PT422', message = 'date_not_bookable';
  end if;

  perform private.settle_past_bookings(new.listing_id);

  -- The row lock of this update makes racers wait for each other, one by one.
  update public.availability a
  set time_slots = array_remove(a.time_slots, new.time)
  where a.listing_id = new.listing_id and a.date = new.date and new.time = any (a.time_slots);
  if not found then
    -- It may have been our own first attempt that took it while we waited.
    if exists (select 1 from public.bookings b where b.id = new.id) then
      return new;
    end if;
    raise exception using errcode = 'PT409', message = 'slot_taken';
  end if;

  if exists (
    select 1 from public.bookings b
    where b.listing_id = new.listing_id and lower(b.visitor_email) = lower(new.visitor_email)
      and b.status in ('pending', 'confirmed')
  ) then
    raise exception using errcode = 'PT409', message = 'one_live_booking';
  end if;

  -- Nobody books everything: a visitor five a day, a home twenty an hour (trust.md A10).
  if not private.take_rate('booking:visitor:' || visitor_key, 86400, 5)
     or not private.take_rate('booking:listing:' || new.listing_id, 3600, 20) then
    raise exception using errcode = 'PT429', message = 'too_many_bookings';
  end if;
  return new;
end;
$$;
create trigger take_slot before insert on public.bookings
  for each row execute function private.take_slot();

-- Bookings change by their status alone, and only along the allowed ways (design.md §4).
create function private.guard_booking() returns trigger
language plpgsql set search_path = '' as $$
declare
  allowed constant jsonb := '{
    "pending": ["confirmed", "cancelled"],
    "confirmed": ["completed", "cancelled"],
    "cancelled": [],
    "completed": []
  }';
begin
  if private.is_seeding() then
    return new;
  end if;
  if (to_jsonb(new) - '{status,preapproved,updated_at}'::text[])
     is distinct from (to_jsonb(old) - '{status,preapproved,updated_at}'::text[]) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  if new.status <> old.status then
    if not (allowed -> old.status ? new.status)
       or (new.status = 'confirmed' and old.starts_at < now())
       or (new.status = 'completed' and old.starts_at > now()) then
      raise exception using errcode = 'PT409', message = 'booking_transition';
    end if;
  end if;
  return new;
end;
$$;
create trigger guard_booking before update on public.bookings
  for each row execute function private.guard_booking();
create trigger touch_updated_at before update on public.bookings
  for each row execute function private.touch_updated_at();

-- A cancelled viewing of the future is offered again, unless the owner has cleared that day.
create function private.offer_slot_again() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'cancelled' and old.status in ('pending', 'confirmed') and new.starts_at > now() then
    update public.availability a set time_slots = array_append(a.time_slots, new.time)
    where a.listing_id = new.listing_id and a.date = new.date;
  end if;
  return null;
end;
$$;
create trigger offer_slot_again after update of status on public.bookings
  for each row execute function private.offer_slot_again();

-- Saving a day can never offer a slot that holds a live booking, however old the saver's copy
-- is. After waiting for a booking's row lock this trigger sees that booking, because each
-- statement in it reads anew.
create function private.keep_booked_slots_out() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.time_slots := array(
    select distinct slot from unnest(new.time_slots) as slot
    where slot is null or not exists (
      select 1 from public.bookings b
      where b.listing_id = new.listing_id and b.date = new.date and b.time = slot
        and b.status in ('pending', 'confirmed')
    )
    order by slot
  );
  if not private.is_seeding() then
    new.updated_at := now();
    if tg_op = 'INSERT' then
      new.created_at := now();
    else
      new.created_at := old.created_at;
    end if;
  end if;
  return new;
end;
$$;
create trigger keep_booked_slots_out before insert or update on public.availability
  for each row execute function private.keep_booked_slots_out();

-- A home that is sold or withdrawn is not shown any more: who had a viewing hears of it, because
-- cancelling writes the mails.
create function private.cancel_viewings_of_gone_home() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_seeding() then
    return null;
  end if;
  update public.bookings b set status = 'cancelled'
  where b.listing_id = new.id and b.status in ('pending', 'confirmed') and b.starts_at > now();
  return null;
end;
$$;
create trigger cancel_viewings_of_gone_home after update of status on public.listings
  for each row when (new.status in ('sold', 'withdrawn') and old.status <> new.status)
  execute function private.cancel_viewings_of_gone_home();

-- Deleting a home would take its bookings along and the mails about them: an owner withdraws it
-- first, which tells the visitors.
create function private.keep_home_with_viewings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_api_caller() and exists (
    select 1 from public.bookings b
    where b.listing_id = old.id and b.status in ('pending', 'confirmed') and b.starts_at > now()
  ) then
    raise exception using errcode = 'PT409', message = 'listing_has_viewings';
  end if;
  return old;
end;
$$;
create trigger keep_home_with_viewings before delete on public.listings
  for each row execute function private.keep_home_with_viewings();
