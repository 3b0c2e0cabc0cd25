-- A private calendar feed: an address from which an owner's calendar app reads without signing in. Anyone who has the
-- address sees the owner's live showings, so the owner can replace it at any time, which disables the old one. The
-- token is kept, because the owner may need to see the address again; only the owner and our server can read it.
--
-- The function send-booking-emails asks for feeds and counts who asks by their network, so here only the link is found.

insert into private.link_purposes (purpose, subject, is_single, keeps_token) values ('feed', 'person', true, true);

create function private.calendar_feed() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('token', token) from private.kept_token('feed', (select auth.uid())) as token
  where token is not null;
$$;

create function private.rotate_calendar_feed() returns jsonb
language sql volatile security definer set search_path = '' as $$
  select jsonb_build_object('token', (private.make_link('feed', private.signed_in())).token);
$$;

create function private.drop_calendar_feed() returns void
language sql volatile security definer set search_path = '' as $$
  select private.end_links('{feed}', array[(select auth.uid())]);
$$;

select private.expose('calendar_feed()', 'authenticated',
  'The caller''s own feed, {token}, or null.');
select private.expose('rotate_calendar_feed()', 'authenticated',
  'Gives the caller''s feed a new address, {token}; an old one stops working.');
select private.expose('drop_calendar_feed()', 'authenticated',
  'Deletes the caller''s feed.');

-- Showings of the past month and upcoming ones; null for an unknown token. Visitors of an open house are in
-- open_houses_of_feed.
create function private.calendar_of_feed(p_token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select jsonb_agg(jsonb_build_object(
      'booking_id', b.id, 'purpose', b.purpose, 'sequence', b.sequence, 'status', b.status, 'starts_at', b.starts_at, 'ends_at', b.ends_at,
      'created_at', b.created_at,
      'listing_id', l.id, 'listing_title', l.title,
      'address', private.address_of(l, true),
      'visitor_name', b.visitor_name, 'visitor_email', b.visitor_email,
      'visitor_phone', b.visitor_phone, 'special_requests', b.special_requests
    ) order by b.starts_at, b.id)
    from public.bookings b join public.listings l on l.id = b.listing_id
    where (b.owner_id = feed.person_id or b.listing_id in (
        select o.listing_id from public.home_owners o where o.person_id = feed.person_id)) and b.status <> 'cancelled' and b.holds_time and b.open_house_id is null
      and b.starts_at > now() - interval '30 days'), '[]')
  from private.find_link(p_token, '{feed}') as feed where feed.person_id is not null;
$$;

select private.expose('calendar_of_feed(p_token)', 'service_role',
  'Called by the function send-booking-emails. The showings in the feed with this token.');

-- Open houses of the same time, each with its visitors: an owner has to be at home even if no visitor has booked.
create function private.open_houses_of_feed(p_token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', h.id, 'starts_at', h.starts_at, 'ends_at', h.ends_at, 'created_at', h.created_at, 'places', h.places,
    'listing_id', l.id, 'listing_title', l.title, 'address', private.address_of(l, true),
    'visitors', visitors.list
  ) order by h.starts_at, h.id), '[]')
  from private.find_link(p_token, '{feed}') as feed
  join public.open_houses h on (h.user_id = feed.person_id or h.listing_id in (
      select o.listing_id from public.home_owners o where o.person_id = feed.person_id)) and h.starts_at > now() - interval '30 days'
  join public.listings l on l.id = h.listing_id
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object(
      'visitor_name', b.visitor_name, 'visitor_email', b.visitor_email, 'visitor_phone', b.visitor_phone,
      'special_requests', b.special_requests) order by b.created_at, b.id), '[]') as list
    from public.bookings b where b.open_house_id = h.id and b.status <> 'cancelled') as visitors
  where l.status = 'active' or visitors.list <> '[]';
$$;

select private.expose('open_houses_of_feed(p_token)', 'service_role',
  'Called by the function send-booking-emails. The open houses in the feed with this token.');
