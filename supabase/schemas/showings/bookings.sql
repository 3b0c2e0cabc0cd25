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
  owner_note text check (char_length(owner_note) <= 1000),
  people smallint check (people between 1 and 20),
  proof_id uuid references public.documents (id) on delete set null,
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
comment on column public.bookings.owner_note is 'What the home''s owners note for themselves; the visitor never reads it.';
comment on column public.bookings.proposal_round is 'How often other times have been proposed.';

comment on column public.bookings.people is 'How many people come; null if the visitor didn''t say.';
comment on column public.bookings.proof_id is 'The visitor''s own document that shows how they will pay. The home''s owners can open it for a while after the showing.';

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
create index bookings_to_forget on public.bookings (starts_at)
  where visitor_email <> 'removed@visitor.invalid' and status in ('cancelled', 'completed');
create index bookings_of_listing on public.bookings (listing_id, starts_at);
create index bookings_of_visitor on public.bookings (lower(visitor_email), starts_at);
create index bookings_of_proof on public.bookings (proof_id) where proof_id is not null;
create index bookings_of_mailbox on public.bookings (private.mailbox_of(visitor_email))
  where status in ('pending', 'confirmed');

alter table public.bookings enable row level security;
grant insert (id, listing_id, visitor_name, visitor_email, visitor_phone, date, "time", agent_status,
              contact_method, special_requests, preapproved, status, wishes, came_from, people, proof_id)
  on public.bookings to anon, authenticated;
select private.let_read('authenticated', 'bookings');
grant update (status, preapproved, no_show, owner_note) on public.bookings to authenticated;

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

-- Bookings change only in the allowed ways. API callers change the status and three notes; functions of
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
  ways constant text[] := array['status', 'preapproved', 'no_show', 'owner_note', 'sequence', 'proposal_round',
                                'cancelled_by', 'updated_at', 'occasion']
    || case when is_ours then array['date', 'time', 'starts_at', 'ends_at', 'open_house_id', 'place', 'holds_time', 'owner_id', 'proof_id']
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
