-- Bookings: a visitor's request to see a home, and what becomes of it.
--
-- Visitors insert and never read; owners read and answer. A double booking can't be stored: one
-- live booking per slot is a unique index. The slot is taken out of availability in the booking's
-- own transaction, so no visitor needs any right on availability.

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
  cancelled_by text check (cancelled_by in ('owner', 'visitor')),
  no_show boolean not null default false,
  sequence integer not null default 0,
  proposal_round integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.bookings is 'Viewings. Anybody may ask; only the listing''s owner reads and answers.';
comment on column public.bookings.id is 'Made by the client, so that a retry is recognized as the same booking.';
comment on column public.bookings.owner_id is 'Copied from the listing by a trigger, so that the owner''s reads need no join.';
comment on column public.bookings.starts_at is 'The instant of date and time in the listing''s time zone, set by a trigger.';
comment on column public.bookings.cancelled_by is 'Null when nobody cancelled it: it lapsed, or the home left the market.';
comment on column public.bookings.no_show is 'Noted by the owner: nobody came.';
comment on column public.bookings.sequence is 'How often its state or time has changed: the SEQUENCE of its calendar entry.';
comment on column public.bookings.proposal_round is 'How often other times were proposed.';

-- What makes double booking impossible. A pending booking counts as live.
create unique index bookings_one_live_per_slot on public.bookings (listing_id, date, "time")
  where status in ('pending', 'confirmed');
create index bookings_of_owner on public.bookings (owner_id, date, "time");
create index bookings_of_listing on public.bookings (listing_id, starts_at);
create index bookings_of_mailbox on public.bookings (private.mailbox_of(visitor_email))
  where status in ('pending', 'confirmed');

alter table public.bookings enable row level security;
revoke all on public.bookings from anon, authenticated;
grant insert (id, listing_id, visitor_name, visitor_email, visitor_phone, date, "time", agent_status,
              contact_method, special_requests, preapproved, status)
  on public.bookings to anon, authenticated;
grant select on public.bookings to authenticated;
grant update (status, preapproved, no_show) on public.bookings to authenticated;
grant select, insert, update, delete on public.bookings to service_role;

create policy "Anybody may ask for a viewing, as a request" on public.bookings
  for insert to anon, authenticated with check (status = 'pending' and not preapproved);
create policy "Owners read the bookings of their homes" on public.bookings
  for select to authenticated using (owner_id = (select auth.uid()));
create policy "Owners answer the bookings of their homes" on public.bookings
  for update to authenticated
  using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));

-- Takes the slot for a new booking: works out owner and instant from the home, refuses what can't
-- be booked, and keeps what it reads of the home true until the booking is stored.
create function private.take_slot() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  home record;
  today date;
  -- Counters outlive bookings, so they contain no address.
  visitor_key constant text :=
    encode(sha256(convert_to(lower(btrim(new.visitor_email)), 'utf8')), 'hex');
begin
  if not private.is_seeding() then
    perform private.share_days(new.listing_id);
  end if;
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
    return new;
  end if;

  new.created_at := now();
  new.updated_at := now();
  new.sequence := 0;
  new.proposal_round := 0;
  new.cancelled_by := null;
  new.no_show := false;

  -- One at a time for the same booking, and for the same visitor at this home: the second sees what
  -- the first did before it touches the slot.
  perform pg_advisory_xact_lock(hashtextextended(new.id::text, 0));
  perform pg_advisory_xact_lock(hashtextextended(new.listing_id || lower(new.visitor_email), 0));

  -- The same booking again: nothing is taken, and the primary key answers.
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

  perform 1 from public.availability a
  where a.listing_id = new.listing_id and a.date = new.date and new.time = any (a.time_slots)
  for update;
  if not found then
    -- Our own first attempt may have taken it while we waited.
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

  -- Nobody books everything: at most five a day for a visitor, twenty an hour for a home.
  if not private.take_rate('booking:visitor:' || visitor_key, 86400, 5)
     or not private.take_rate('booking:listing:' || new.listing_id, 3600, 20) then
    raise exception using errcode = 'PT429', message = 'too_many_bookings';
  end if;
  return new;
end;
$$;

create trigger take_slot before insert on public.bookings
  for each row execute function private.take_slot();

-- Runs before queue_booking_emails, by its name: where requests are confirmed at once, the first
-- mail says so.
create function private.hold_slot() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status in ('pending', 'confirmed') then
    perform private.derive_days(new.listing_id, new.date, new.date);
  end if;
  if new.status = 'pending' and not private.is_seeding() and exists (
    select from public.availability_rules r where r.listing_id = new.listing_id and r.auto_confirm
  ) then
    update public.bookings b set status = 'confirmed' where b.id = new.id;
  end if;
  return null;
end;
$$;

create trigger hold_slot after insert on public.bookings
  for each row execute function private.hold_slot();

-- Bookings change only in the allowed ways. Callers of the API change the status and two notes; the
-- functions of this schema also move a booking. Every change of status or time counts, because
-- calendars follow a rising SEQUENCE.
create function private.guard_booking() returns trigger
language plpgsql set search_path = '' as $$
declare
  allowed constant jsonb := '{
    "pending": ["confirmed", "cancelled"],
    "confirmed": ["completed", "cancelled"],
    "cancelled": [],
    "completed": []
  }';
  -- Not `role`, which within a definer function is still the caller's.
  is_ours constant boolean := current_user not in ('anon', 'authenticated', 'service_role');
  ways constant text[] := array['status', 'preapproved', 'no_show', 'sequence', 'proposal_round',
                                'cancelled_by', 'updated_at']
    || case when is_ours then array['date', 'time', 'starts_at'] else '{}' end
    -- private.forget_past_visitors() removes the person from a viewing that is long over.
    || case when is_ours and old.starts_at < now() - interval '180 days'
            then array['visitor_name', 'visitor_email', 'visitor_phone', 'special_requests']
            else '{}' end;
begin
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
  if new.status <> old.status then
    if not (allowed -> old.status ? new.status)
       or (new.status = 'confirmed' and old.starts_at < now())
       or (new.status = 'completed' and old.starts_at > now()) then
      raise exception using errcode = 'PT409', message = 'booking_transition';
    end if;
  end if;
  -- There is no no-show at a viewing that has not begun, or was never confirmed.
  if new.no_show and not old.no_show
     and (new.starts_at > now() or new.status not in ('confirmed', 'completed')) then
    raise exception using errcode = 'PT409', message = 'booking_transition';
  end if;
  new.sequence := old.sequence + case
    when (new.status, new.date, new.time) is distinct from (old.status, old.date, old.time)
    then 1 else 0 end;
  return new;
end;
$$;

create trigger guard_booking before update on public.bookings
  for each row execute function private.guard_booking();
create trigger touch_updated_at before update on public.bookings
  for each row execute function private.touch_updated_at();
create trigger lock_own_homes before update on public.bookings
  for each statement execute function private.lock_own_homes();

-- The days that a change concerns are derived anew: a slot that nobody holds any more is offered
-- again if its owner still wants to offer it.
create function private.offer_slot_again() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.status, new.date, new.time) is distinct from (old.status, old.date, old.time)
     and greatest(new.starts_at, old.starts_at) > now() then
    perform private.derive_days(new.listing_id, least(new.date, old.date), least(new.date, old.date));
    if new.date <> old.date then
      perform private.derive_days(new.listing_id, greatest(new.date, old.date), greatest(new.date, old.date));
    end if;
  end if;
  return null;
end;
$$;

create trigger offer_slot_again after update of status, date, "time" on public.bookings
  for each row execute function private.offer_slot_again();

-- A home that is sold or withdrawn cancels its viewings. The owner's homes are locked exclusively:
-- no viewing comes or changes meanwhile.
create function private.cancel_viewings_of_gone_home() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_seeding() then
    update public.bookings b set status = 'cancelled'
    where b.listing_id = new.id and b.status in ('pending', 'confirmed') and b.starts_at > now();
  end if;
  return null;
end;
$$;

create trigger cancel_viewings_of_gone_home after update of status on public.listings
  for each row when (new.status in ('sold', 'withdrawn') and old.status <> new.status)
  execute function private.cancel_viewings_of_gone_home();

-- A home with viewings can't be deleted. Nor can one that has just been withdrawn, until its
-- visitors have been told: the mails are read from the bookings when they are sent, and deleting
-- the home would take the bookings along.
create function private.keep_home_with_viewings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_api_caller() and exists (
    select 1 from public.bookings b
    where b.listing_id = old.id and b.status in ('pending', 'confirmed') and b.starts_at > now()
  ) then
    raise exception using errcode = 'PT409', message = 'listing_has_viewings';
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
  -- A mail that is being sent gets a link to its viewing, so it is finished first.
  perform 1 from private.email_outbox o join public.bookings b on b.id = o.booking_id
  where b.listing_id = old.id order by o.id for update of o;
  return old;
end;
$$;

create trigger keep_home_with_viewings before delete on public.listings
  for each row execute function private.keep_home_with_viewings();

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
