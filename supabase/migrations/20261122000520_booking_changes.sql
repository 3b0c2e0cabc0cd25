-- Bookings that can be moved, confirmed at once and marked as a no-show; each change is counted,
-- because calendars follow a rising SEQUENCE.
--
-- Order of locks, for all that follows: the days of the home (lock_days) where a booking moves, the
-- booking's row, then days in availability, the earlier one first. A new booking has no row yet; it holds its day and waits for nobody after that.

alter table public.bookings
  add column sequence integer not null default 0,
  add column proposal_round integer not null default 0,
  add column cancelled_by text check (cancelled_by in ('owner', 'visitor')),
  add column no_show boolean not null default false;
comment on column public.bookings.sequence is 'How often its state or time has changed: the SEQUENCE of its calendar entry.';
comment on column public.bookings.proposal_round is 'How often other times were proposed.';
comment on column public.bookings.cancelled_by is 'Null when nobody did: it lapsed, or the home left the market.';
comment on column public.bookings.no_show is 'Noted by the owner: nobody came.';
grant update (no_show) on public.bookings to authenticated;

-- The numbers that their calendar entries had before they were counted.
set local app.seeding = 'on';
update public.bookings set sequence = case status when 'confirmed' then 1 else 2 end where status <> 'pending';
set local app.seeding = 'off';

-- As before, and: the slot leaves availability after the insert, with those in its buffer, by
-- deriving the day anew (hold_slot). Here its day is locked, which makes racers wait for each
-- other, one by one.
create or replace function private.take_slot() returns trigger
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
    return new;
  end if;

  new.created_at := now();
  new.updated_at := now();
  new.sequence := 0;
  new.proposal_round := 0;
  new.cancelled_by := null;
  new.no_show := false;

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

  perform 1 from public.availability a
  where a.listing_id = new.listing_id and a.date = new.date and new.time = any (a.time_slots)
  for update;
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

-- Its name comes before queue_booking_emails, and so does what it does: where requests are
-- confirmed at once, the first mail says so.
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

-- Bookings change along the allowed ways (design.md §4). Whoever comes through the API changes
-- the status and two notes; the functions of this schema also move a booking.
create or replace function private.guard_booking() returns trigger
language plpgsql set search_path = '' as $$
declare
  allowed constant jsonb := '{
    "pending": ["confirmed", "cancelled"],
    "confirmed": ["completed", "cancelled"],
    "cancelled": [],
    "completed": []
  }';
  -- Not `role`, which stays the caller's within a definer function.
  is_ours constant boolean := current_user not in ('anon', 'authenticated', 'service_role');
  ways constant text[] := array['status', 'preapproved', 'no_show', 'sequence', 'proposal_round',
                                'cancelled_by', 'updated_at']
    || case when is_ours then array['date', 'time', 'starts_at'] else '{}' end
    -- private.forget_past_visitors() takes the person out of a viewing that is long over.
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
  -- Nobody can have stayed away from what has not begun, or was never agreed on.
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

-- The days that a change concerns are derived anew: a slot that nobody holds any more is offered
-- again if its owner still wants to offer it.
create or replace function private.offer_slot_again() returns trigger
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
drop trigger offer_slot_again on public.bookings;
create trigger offer_slot_again after update of status, date, "time" on public.bookings
  for each row execute function private.offer_slot_again();

-- Locked and cancelled day by day, so that the locks are taken in order.
create or replace function private.cancel_viewings_of_gone_home() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  viewing uuid;
begin
  if private.is_seeding() then
    return null;
  end if;
  for viewing in
    select b.id from public.bookings b
    where b.listing_id = new.id and b.status in ('pending', 'confirmed') and b.starts_at > now()
    order by b.date, b.id for update
  loop
    update public.bookings b set status = 'cancelled' where b.id = viewing;
  end loop;
  return null;
end;
$$;
