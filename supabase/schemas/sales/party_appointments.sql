-- Appointments of parties: inspectors and appraisers take a time at the home through their party's link, while its sale
-- is open and no visitor may book. An appointment is a row of bookings, so the same calendar has it. A time that a
-- showing, an open house or another party holds can't be taken again, and the owner answers, moves and cancels the
-- appointment as a showing (decision 135). It begins at a time that the owner offers, ends by nine in the evening, and
-- takes as long as such a visit does.
--
-- A party sees free times and its own, but not who else comes. Its mail leads to its own link; it has no showing's
-- link, no conversation and no feedback.
--
-- Order of locks: the owner's homes, exclusively, so the offer, its sale, the party, then the row of bookings, its day,
-- and notifications and mail, as for any showing.

-- The number of minutes that each role takes; other roles take none.
create function private.appointment_lengths() returns table (role text, purpose text, minutes integer[])
language sql immutable set search_path = '' as $$
  values ('inspector', 'inspection', array[120, 180, 240]),
         ('appraiser', 'appraisal', array[60]);
$$;

alter table public.bookings add constraint bookings_party
  foreign key (party_id) references public.sale_parties (id) on delete cascade not valid;

-- A party's time: the one ahead, or the last one. Both sides of the sale see it.
create function private.appointment_json(p_party_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', b.id, 'purpose', b.purpose, 'status', b.status, 'cancelled_by', b.cancelled_by, 'date', b.date,
    'time', to_char(b.time, 'HH24:MI'), 'minutes', private.own_minutes(b), 'starts_at', b.starts_at, 'ends_at', b.ends_at)
  from public.bookings b where b.party_id = p_party_id
  order by b.status in ('pending', 'confirmed') desc, b.created_at desc, b.id limit 1;
$$;

-- The home at which a party may take a time now; null if its sale is not open.
create function private.home_of_party(p_party public.sale_parties) returns public.listings
language sql stable set search_path = '' as $$
  select l from public.sales s
  join public.offers o on o.id = s.offer_id
  join public.listings l on l.id = o.listing_id
  where s.id = p_party.sale_id and s.state = 'open' and l.status in ('active', 'pending') and l.time_zone is not null
    and exists (select from private.appointment_lengths() a where a.role = p_party.role);
$$;

-- A party's time as its page shows it.
create function private.time_of_party(p_party public.sale_parties) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'takes', case when home.id is not null then (
      select jsonb_build_object('purpose', a.purpose, 'minutes', to_jsonb(a.minutes)) from private.appointment_lengths() a
      where a.role = p_party.role) end,
    'phone', p_party.phone,
    'appointment', private.appointment_json(p_party.id) || (
      select jsonb_build_object(
        'can_change', b.starts_at > now() and b.status in ('pending', 'confirmed'),
        'entry_notes', case when b.status = 'confirmed' and b.ends_at > now() then s.entry_notes end,
        'proposal', (
          select jsonb_build_object(
            'made_by', min(p.made_by), 'expires_at', min(p.expires_at),
            'times', jsonb_agg(jsonb_build_object('date', p.date, 'time', to_char(p.time, 'HH24:MI')) order by p.n))
          from public.booking_proposals p
          where p.booking_id = b.id and p.expires_at > now() and p.starts_at > now() and b.starts_at > now()
          having count(*) > 0))
      from public.bookings b
      left join public.showing_settings s on s.listing_id = b.listing_id
      where b.id = (private.appointment_json(p_party.id) ->> 'id')::uuid))
  from (select (private.home_of_party(p_party)).*) as home;
$$;

-- The times at which a visit of that length can begin, by the rules of the home: [{date, times}], from the owner's
-- notice to the last day that they offer. p_except is the party's own time.
create function private.appointment_times(p_home public.listings, p_minutes integer, p_except uuid)
returns table (date date, times time[])
language sql volatile set search_path = '' as $$
  select free.date, free.times
  from (select coalesce(max(r.notice_hours), 2) as notice_hours, coalesce(max(r.horizon_days), 60) as horizon_days
        from public.availability_rules r where r.listing_id = p_home.id) as rules
  cross join lateral (select (now() at time zone p_home.time_zone)::date as today) as here
  join public.offered_days o
    on o.listing_id = p_home.id and o.date between here.today and here.today + rules.horizon_days and o.time_slots <> '{}'
  cross join lateral (
    select o.date, array(
      select slot from unnest(private.bookable_slots(o.listing_id, o.date, o.time_slots, p_except, p_minutes)) as slot
      where slot + make_interval(mins => p_minutes) <= '21:00'
        and (o.date + slot) at time zone p_home.time_zone >= now() + make_interval(hours => rules.notice_hours)
      order by slot) as times) as free
  where free.times <> '{}'
  order by free.date;
$$;

-- Refuses a time that isn't free.
create function private.require_free_time(p_home public.listings, p_day date, p_starts time, p_minutes integer, p_except uuid)
returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform 1 from public.availability a where a.listing_id = p_home.id and a.date = p_day for update;
  if not exists (
    select from private.appointment_times(p_home, p_minutes, p_except) as free
    where free.date = p_day and p_starts = any (free.times)) then
    raise exception using errcode = 'PT409', message = 'slot_taken';
  end if;
end;
$$;

create function private.free_appointments(p_token text, p_minutes integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  party constant public.sale_parties := private.party_of_token(p_token);
  home public.listings;
begin
  home := private.home_of_party(party);
  if home.id is null then
    return null;
  end if;
  if not exists (
    select from private.appointment_lengths() a where a.role = party.role and p_minutes = any (a.minutes)) then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  return jsonb_build_object('days', (
    select coalesce(jsonb_agg(jsonb_build_object('date', free.date, 'times', (
      select jsonb_agg(to_char(slot, 'HH24:MI') order by slot) from unnest(free.times) as slot)) order by free.date), '[]')
    from private.appointment_times(home, p_minutes, (
      select b.id from public.bookings b where b.party_id = party.id and b.status in ('pending', 'confirmed'))) as free));
end;
$$;

-- Takes a time. A call repeated under the same id changes nothing.
create function private.take_appointment(
  p_token text, p_id uuid, p_day date, p_starts time, p_minutes integer, p_phone text
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  party constant public.sale_parties := private.hold_party_of_token(p_token);
  offer constant public.offers := private.offer_of_sale(party.sale_id);
  stored public.bookings;
  home public.listings;
  aim text;
begin
  if party.id is null then
    return null;
  end if;
  select * into stored from public.bookings b where b.id = p_id;
  if private.is_repeat(
    case when stored.id is not null then to_jsonb(stored) || jsonb_build_object('minutes', private.own_minutes(stored)) end,
    jsonb_build_object('party_id', party.id, 'date', p_day, 'time', p_starts, 'minutes', p_minutes, 'visitor_phone', p_phone)) then
    return private.party_page(party);
  end if;
  select a.purpose into aim from private.appointment_lengths() a where a.role = party.role and p_minutes = any (a.minutes);
  if aim is null or p_id is null or p_day is null or p_starts is null or private.is_phone(p_phone) is not true
     or char_length(p_phone) > 40 then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  perform private.refuse_suspended(private.active_person(offer, party.invited_by));
  perform private.refuse_suspended(null, private.mailbox_hash(party.email));
  home := private.home_of_party(party);
  if home.id is null then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  perform private.settle_past_bookings(home.id);
  if exists (select from public.bookings b where b.party_id = party.id and b.status in ('pending', 'confirmed')) then
    raise exception using errcode = 'PT409', message = 'appointment_exists';
  end if;
  perform private.require_free_time(home, p_day, p_starts, p_minutes, null);
  if not private.take_network_rate('appointment', 86400, 30)
     or not private.take_rate('appointment:' || party.id, 86400, private.limit_of('parties.times_per_day')) then
    raise exception using errcode = 'PT429', message = 'too_many_bookings';
  end if;
  insert into public.bookings (
    id, listing_id, owner_id, visitor_name, visitor_email, visitor_phone, date, "time", starts_at, ends_at, purpose, party_id)
  select p_id, home.id, home.user_id, party.name, party.email, p_phone, p_day, p_starts, begins,
         begins + make_interval(mins => p_minutes), aim, party.id
  from (select (p_day + p_starts) at time zone home.time_zone as begins) as at;
  return private.party_page(party);
end;
$$;

-- The party's time ahead, which it changes. It is locked like private.accept_time(), for the same reason.
create function private.hold_appointment(p_party public.sale_parties, p_id uuid) returns public.bookings
language plpgsql volatile set search_path = '' as $$
declare
  booking public.bookings;
begin
  select * into booking from public.bookings b where b.id = p_id and b.party_id = p_party.id for no key update;
  if booking.id is null then
    raise exception using errcode = 'PT404', message = 'not_found';
  end if;
  return booking;
end;
$$;

-- Moves the visit to another time right away if the owner's rules confirm requests, and otherwise proposes that time to
-- the owner. A repeated call changes nothing.
create function private.move_appointment(p_token text, p_id uuid, p_day date, p_starts time) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  party constant public.sale_parties := private.hold_party_of_token(p_token);
  booking public.bookings;
  home public.listings;
begin
  if party.id is null then
    return null;
  end if;
  booking := private.hold_appointment(party, p_id);
  if booking.status in ('pending', 'confirmed') and ((booking.date, booking.time) = (p_day, p_starts) or exists (
    select from public.booking_proposals p
    where p.booking_id = p_id and p.made_by = 'visitor' and (p.date, p.time) = (p_day, p_starts) and p.expires_at > now())) then
    return private.party_page(party);
  end if;
  perform private.refuse_suspended(private.active_person(private.offer_of_sale(party.sale_id), party.invited_by));
  perform private.refuse_suspended(null, private.mailbox_hash(party.email));
  home := private.home_of_party(party);
  if home.id is null or booking.status not in ('pending', 'confirmed') or booking.starts_at <= now() then
    raise exception using errcode = 'PT409', message = 'booking_transition';
  end if;
  perform private.require_free_time(home, p_day, p_starts, private.own_minutes(booking), booking.id);
  if exists (select from public.availability_rules r where r.listing_id = home.id and r.auto_confirm) then
    perform private.limit_requests('proposal:visitor:' || booking.id, 86400, 5);
    update public.bookings b
    set date = p_day, "time" = p_starts, starts_at = (p_day + p_starts) at time zone home.time_zone, status = 'confirmed'
    where b.id = booking.id;
  else
    perform private.add_proposal(booking.id, 'visitor', jsonb_build_array(
      jsonb_build_object('date', p_day, 'time', to_char(p_starts, 'HH24:MI'))));
  end if;
  return private.party_page(party);
end;
$$;

-- Accepts a time that the owner proposed. A repeated call changes nothing.
create function private.accept_appointment(p_token text, p_id uuid, p_day date, p_starts time) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  party constant public.sale_parties := private.hold_party_of_token(p_token);
  booking public.bookings;
begin
  if party.id is null then
    return null;
  end if;
  booking := private.hold_appointment(party, p_id);
  perform private.refuse_suspended(private.active_person(private.offer_of_sale(party.sale_id), party.invited_by));
  perform private.refuse_suspended(null, private.mailbox_hash(party.email));
  if booking.status <> 'confirmed' or (booking.date, booking.time) <> (p_day, p_starts) then
    perform private.accept_time(p_id, 'visitor', (
      select p.n from public.booking_proposals p
      where p.booking_id = p_id and p.made_by = 'owner' and (p.date, p.time) = (p_day, p_starts)));
  end if;
  return private.party_page(party);
end;
$$;

create function private.cancel_appointment(p_token text, p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  party constant public.sale_parties := private.hold_party_of_token(p_token);
  booking public.bookings;
begin
  if party.id is null then
    return null;
  end if;
  booking := private.hold_appointment(party, p_id);
  if booking.status <> 'cancelled' then
    if booking.status = 'completed' or booking.starts_at <= now() then
      raise exception using errcode = 'PT409', message = 'booking_transition';
    end if;
    update public.bookings b set status = 'cancelled', cancelled_by = 'visitor' where b.id = p_id;
  end if;
  return private.party_page(party);
end;
$$;

-- A party whose link has ended takes no time at the home any more. The caller holds the locks on the homes of the
-- home's owner.
create function private.end_appointments(p_party_id uuid) returns void
language sql volatile set search_path = '' as $$
  update public.bookings b set status = 'cancelled'
  where b.party_id = p_party_id and b.status in ('pending', 'confirmed') and b.starts_at > now();
$$;

-- A party's link can end without an act of the people at the home: mail to the party comes back, the party is
-- suspended, or the account that invited it is suspended or closed.
create function private.end_lost_appointments() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  lost record;
  ended integer := 0;
begin
  for lost in
    select b.party_id, b.listing_id from public.bookings b
    join public.sale_parties p on p.id = b.party_id
    join public.sales s on s.id = p.sale_id
    join public.offers o on o.id = s.offer_id
    where b.status in ('pending', 'confirmed') and b.starts_at > now() and b.party_id is not null
      and (p.ended_at is not null or s.state = 'fell_through' or private.person_of_side(o, p.invited_by) is null
           or private.is_side_suspended(o, p.invited_by)
           -- A mailbox may have been suspended while it took a time: the two transactions did not see each other.
           or private.is_suspended(null, private.mailbox_hash(p.email)))
    order by b.owner_id, b.listing_id, b.date, b.id
  loop
    perform private.lock_days(lost.listing_id);
    perform private.end_appointments(lost.party_id);
    ended := ended + 1;
  end loop;
  return ended;
end;
$$;
grant execute on function private.end_lost_appointments to service_role;

insert into private.duties (name, every, work) values
  ('cancel appointments of parties who left', '0', 'select private.end_lost_appointments()');

-- Tells the side that invited a party about the outcome of its time: its people wait for the inspection, and often come
-- along. The owner and the party are told as of a showing. If the party leaves, its side is told of that alone.
create function private.tell_of_appointment(p_booking public.bookings, p_now text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  party public.sale_parties;
begin
  select p.* into party from public.sale_parties p join public.sales s on s.id = p.sale_id
  where p.id = p_booking.party_id and p.ended_at is null and s.state = 'open';
  if party.id is not null then
    perform private.tell_of_party(party, array[party.invited_by], 'party_time', jsonb_build_object(
      'now', p_now, 'date', p_booking.date, 'time', to_char(p_booking.time, 'HH24:MI')));
  end if;
end;
$$;

-- A confirmed time is the appointment of its step in the closing room (decision 185), and is removed from it when it is
-- cancelled, so that no side has to record it. Values that people recorded there since then stay.
create function private.note_appointment(old public.bookings, new public.bookings) returns void
language plpgsql volatile set search_path = '' as $$
declare
  party public.sale_parties;
  was constant text := to_char(old.date + old.time, 'YYYY-MM-DD"T"HH24:MI');
  becomes constant text := to_char(new.date + new.time, 'YYYY-MM-DD"T"HH24:MI');
begin
  select p.* into party from public.sale_parties p
  join public.sales s on s.id = p.sale_id and s.state = 'open'
  join public.sale_steps t on t.sale_id = s.id and t.kind = new.purpose
  where p.id = new.party_id;
  if party.id is null or private.is_seeding() then
    return;
  end if;
  if new.status = 'confirmed' and (old.status, was) is distinct from (new.status, becomes) then
    perform private.write_fact(party, new.purpose, 'appointment', becomes);
    if new.purpose = 'inspection' and private.fact_now(party.sale_id, 'inspection', 'inspector', 'both') is null then
      perform private.write_fact(party, 'inspection', 'inspector', party.name);
    end if;
  elsif new.status = 'cancelled' and old.status = 'confirmed'
        and private.fact_now(party.sale_id, new.purpose, 'appointment', 'both') = was then
    perform private.write_fact(party, new.purpose, 'appointment', null);
  end if;
end;
$$;

create function private.write_fact(p_party public.sale_parties, p_kind text, p_field text, p_value text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.sale_facts (sale_id, kind, field, side, n, value, made_by, at)
  select p_party.sale_id, p_kind, p_field, 'both', coalesce(max(f.n), 0) + 1, p_value, p_party.invited_by, clock_timestamp()
  from public.sale_facts f
  where f.sale_id = p_party.sale_id and f.kind = p_kind and f.field = p_field and f.side = 'both';
end;
$$;

-- The entries of the visit for the calendar feeds of the side that invited the party, whose people often come along;
-- the owner's feed has it as a showing.
create function private.appointments_of_feed(p_token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'booking_id', b.id, 'purpose', b.purpose, 'sequence', b.sequence, 'status', b.status, 'starts_at', b.starts_at,
    'ends_at', b.ends_at, 'created_at', b.created_at, 'listing_title', o.home, 'address', private.address_of(l, true),
    'visitor_name', p.name, 'sale_id', s.id) order by b.starts_at, b.id), '[]')
  from private.find_link(p_token, '{feed}') as feed
  join public.offers o on o.id in (select private.offers_bought_by(feed.person_id))
  join public.sales s on s.offer_id = o.id and s.state <> 'fell_through'
  join public.sale_parties p on p.sale_id = s.id and p.invited_by = 'buyer'
  join public.bookings b on b.party_id = p.id and b.status <> 'cancelled' and b.starts_at > now() - interval '30 days'
  join public.listings l on l.id = b.listing_id;
$$;

select private.expose('appointments_of_feed(p_token)', 'service_role',
  'Called by the function send-booking-emails. The times that inspectors and appraisers of its buyer take, for the feed with this token.');
select private.expose('free_appointments(token, minutes)', 'anon, authenticated',
  'Called through the link of an inspector or appraiser. Returns when a visit of that length can begin, {days: [{date, times}]}; null for an unknown link.');
select private.expose('take_appointment(token, id, day, starts, minutes, phone)', 'anon, authenticated',
  'Called through the link. Takes a time at the home. Returns the party''s page; null for an unknown link.');
select private.expose('move_appointment(token, id, day, starts)', 'anon, authenticated',
  'Called through the link. Moves the visit, or proposes that to the owner. Returns the page; null for an unknown link.');
select private.expose('accept_appointment(token, id, day, starts)', 'anon, authenticated',
  'Called through the link. Accepts a time that the owner proposed. Returns the page; null for an unknown link.');
select private.expose('cancel_appointment(token, id)', 'anon, authenticated',
  'Called through the link. Cancels the visit. Returns the page; null for an unknown link.');
