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
