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
