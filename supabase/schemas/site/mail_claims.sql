-- Leasing mail: senders receive the emails that they lease, with all their contents.

-- Leases emails about showings, with all their contents: a row for each showing in an email, in the order in which they
-- were told. Each email to a visitor gets its own link. If the same address
-- already has a showing of that home, the first email mentions and links to it too. An address that was only typed gets
-- no text that an owner wrote: the person who follows the email's link reads it there.
create function private.claim_booking_emails(p_booking_id uuid default null, p_limit integer default 20)
returns table (
  id uuid, booking_id uuid, purpose text, kind text, recipient text, sequence integer,
  to_email text, attempt smallint, token text,
  listing_id uuid, listing_title text, address text, street_hidden boolean, date date, "time" time,
  starts_at timestamptz, ends_at timestamptz, is_open_house boolean, holds_time boolean,
  time_zone text, owner_name text, visitor_name text, visitor_email text, visitor_phone text,
  contact_method text, agent_status text, special_requests text, booking_status text, booked_at timestamptz,
  booking_sequence integer, cancelled_by text, was_requested boolean, entry_notes text, notes_behind_link boolean,
  proposals jsonb,
  older_showing jsonb, lapses_at timestamptz, safety jsonb
)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  leased constant uuid[] := private.lease_mails('showings', p_booking_id, p_limit);
begin
  return query
  with claimed as (
    select o.* from private.email_outbox o
    where o.id = any (leased) and o.mail_id is null
       or o.mail_id = any (leased) and private.is_still_news(row(o.*)::private.email_outbox)
  ), keyed as materialized (
    select claimed.id, (case
      when b.party_id is null then private.make_link('showing', b.id)
      -- A party of a sale looks after its time at its own link, which works as long as its others and until it has been there.
      else private.make_link('invitation', b.party_id,
             p_expires_at => greatest(b.ends_at, private.link_until('invitation', b.party_id))) end).token
    from claimed
    join public.bookings b on b.id = claimed.booking_id
    where claimed.recipient = 'visitor' and case
      when b.party_id is null then claimed.kind not in ('cancelled', 'again')
      -- A party can take another time, unless its link or the sale has ended.
      else exists (
        select from public.sale_parties p join public.sales s on s.id = p.sale_id
        where p.id = b.party_id and p.ended_at is null and s.state = 'open') end
  ), older as materialized (
    select claimed.id, other.date, other.time, other.starts_at, (private.make_link('showing', other.id)).token
    from claimed
    join public.bookings b on b.id = claimed.booking_id
    cross join lateral (
      select * from public.bookings o
      where private.mailbox_of(o.visitor_email) = private.mailbox_of(b.visitor_email)
        and lower(o.visitor_email) = lower(b.visitor_email)
        and o.listing_id = b.listing_id and o.status in ('pending', 'confirmed')
        and o.starts_at > now() and o.id <> b.id and num_nonnulls(o.party_id, b.party_id) = 0
        and (o.created_at, o.id) < (b.created_at, b.id)
      order by o.created_at, o.id limit 1
    ) as other
    where claimed.recipient = 'visitor' and private.is_first_mail(row(claimed.*)::private.email_outbox)
  )
  select coalesce(o.mail_id, o.id), o.booking_id, b.purpose, o.kind, o.recipient, o.sequence,
         case o.recipient when 'owner' then u.email::text when 'trusted' then t.email else b.visitor_email end,
         o.attempts, case o.recipient when 'trusted' then private.kept_token('trust', t.owner_id) else keyed.token end, l.id,
         -- "House in Boise, ID" where the owner's words are kept back.
         case when o.recipient = 'owner' or b.party_id is not null or private.is_proven(b.id) then l.title
              else concat_ws(' in ', initcap(l.property_type), nullif(concat_ws(', ', nullif(l.city, ''), l.state), '')) end,
         private.address_of(l, o.recipient <> 'visitor' or private.knows_street(b)),
         l.address_hidden and o.recipient = 'visitor' and not private.knows_street(b),
         b.date, b.time, b.starts_at, b.ends_at, b.open_house_id is not null, b.holds_time, l.time_zone, p.full_name,
         b.visitor_name, b.visitor_email,
         b.visitor_phone, b.contact_method, b.agent_status, b.special_requests, b.status, b.created_at,
         b.sequence, b.cancelled_by,
         exists (select from private.email_outbox r where r.booking_id = b.id and r.kind = 'requested'),
         case when b.status = 'confirmed' and (b.party_id is not null or private.is_proven(b.id)) then s.entry_notes end,
         b.status = 'confirmed' and s.entry_notes <> '' and b.party_id is null and not private.is_proven(b.id),
         (select jsonb_agg(jsonb_build_object('date', t.date, 'time', t.time, 'starts_at', t.starts_at)
                           order by t.n)
          from public.booking_proposals t
          where (o.kind = 'proposal' or not b.holds_time) and t.booking_id = b.id and t.starts_at > now()),
         (select jsonb_build_object('date', older.date, 'time', older.time,
                                    'starts_at', older.starts_at, 'token', older.token)
          from older where older.id = o.id),
         case when o.recipient = 'visitor' then origin.lapses_at end,
         case when o.recipient = 'trusted' then jsonb_build_object(
           'name', t.name, 'started_at', c.started_at, 'ends_at', c.ends_at) end
  from claimed o
  join public.bookings b on b.id = o.booking_id
  join public.listings l on l.id = b.listing_id
  left join public.home_owners h on h.id = o.co_owner_id
  left join private.trusted_of(row(o.*)::private.email_outbox) t on true
  left join private.check_ins c on o.recipient = 'trusted' and o.kind <> 'trust' and c.n = o.sequence
  join auth.users u on u.id = coalesce(t.owner_id, h.person_id, b.owner_id)
  left join public.profiles p on p.id = u.id
  left join public.showing_settings s on s.listing_id = b.listing_id
  left join private.booking_origins origin on origin.booking_id = o.booking_id
  left join keyed on keyed.id = o.id
  -- A person of trust may have stopped the mail since the lease; it is then outdated when the lease ends.
  where o.recipient <> 'trusted' or t.id is not null
  order by array_position(leased, coalesce(o.mail_id, o.id)), o.told_at, o.id;
end;
$$;
select private.expose('claim_booking_emails(p_booking_id, p_limit)', 'service_role',
  'Called by the function send-booking-emails. Leases due emails, with all their contents.');

create function private.claim_saved_search_mails(p_limit integer default 20)
returns table (
  id uuid, attempt smallint, to_email text, name text, frequency text, token text, filters jsonb,
  total bigint, homes jsonb
)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  leased constant uuid[] := private.lease_mails('searches', null, p_limit);
begin
  return query
  with claimed as (
    select distinct on (o.mail_id) o.* from private.email_outbox o where o.mail_id = any (leased) order by o.mail_id
  ), shown as (
    select o.mail_id, o.found, o.old_price, l.id, l.title, l.city, l.state, l.price,
           row_number() over (partition by o.mail_id order by o.told_at desc, l.id) as n
    from private.email_outbox o
    join public.listings l on l.id = o.listing_id
    where o.mail_id = any (leased) and private.is_still_news(o)
  )
  select claimed.mail_id, claimed.attempts, u.email::text, s.name, s.frequency, private.kept_token('search_mail', s.id),
         s.filters,
         (select count(*) from shown where shown.mail_id = claimed.mail_id),
         (select jsonb_agg(jsonb_build_object(
             'id', shown.id, 'kind', shown.found, 'title', shown.title, 'city', shown.city,
             'state', shown.state, 'price', shown.price, 'old_price', shown.old_price) order by shown.n)
           from shown where shown.mail_id = claimed.mail_id and shown.n <= 12)
  from claimed
  join public.saved_searches s on s.id = claimed.saved_search_id
  join auth.users u on u.id = s.user_id
  order by array_position(leased, claimed.mail_id);
end;
$$;
select private.expose('claim_saved_search_mails(p_limit)', 'service_role',
  'Called by the function saved-searches. Leases due emails, with all their contents.');

create function private.claim_news_mails(p_subscription_id uuid default null, p_limit integer default 20)
returns table (
  id uuid, attempt smallint, kind text, to_email text, search_term text, confirm_token text,
  leave_token text, total bigint, homes jsonb, waits_for jsonb, search jsonb
)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  leased constant uuid[] := private.lease_mails('news', p_subscription_id, p_limit);
begin
  update private.news_subscriptions s set telling_until = coalesce(s.telling_until, now())
  from private.email_outbox o
  where o.id = any (leased) and o.kind = 'news' and s.id = o.news_subscription_id;
  -- Unsubscribe links of old emails stop working.
  delete from private.links k using private.email_outbox o
  where o.id = any (leased) and k.subscription_id = o.news_subscription_id
    and k.created_at < (select private.kept_since('news_links'));
  return query
  select o.id, o.attempts, o.kind, s.email, s.search_term,
         case o.kind when 'confirm' then (private.make_link('news_confirm', s.id)).token end,
         (private.make_link('news_leave', s.id)).token,
         found.total, found.homes,
         (select jsonb_build_object('id', l.id, 'title', l.title, 'time_zone', l.time_zone, 'times', opened.times)
          from public.listings l where l.id = s.listing_id),
         case when s.filters is not null then jsonb_build_object('name', s.name, 'filters', s.filters) end
  from private.email_outbox o
  join private.news_subscriptions s on s.id = o.news_subscription_id
  cross join lateral (
    select count(*) as total, coalesce(jsonb_agg(jsonb_build_object(
             'id', home.id, 'kind', home.found, 'title', home.title, 'city', home.city, 'state', home.state,
             'price', home.price, 'old_price', home.old_price) order by home.n) filter (where home.n <= 12), '[]') as homes
    from (
      select l.id, l.title, l.city, l.state, l.price,
             case when l.published_at > s.told_until then 'new' else 'price' end as found,
             case when l.published_at <= s.told_until then l.reduced_from end as old_price,
             row_number() over (order by greatest(l.published_at, l.reduced_at) desc, l.id) as n
      from private.new_homes(s) l where o.kind = 'news'
    ) home
  ) found
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('date', t.date, 'time', t.time, 'starts_at', t.starts_at)
                              order by t.starts_at), '[]') as times
    from (select * from private.new_times(s) t where o.kind = 'times' order by t.starts_at limit 3) as t
  ) opened
  -- The last time may have been booked since the lease; the mail is then outdated when the lease ends.
  where o.id = any (leased) and (o.kind <> 'times' or opened.times <> '[]')
  order by array_position(leased, o.id);
end;
$$;
select private.expose('claim_news_mails(p_subscription_id, p_limit)', 'service_role',
  'Called by the function news. Leases due emails, with all their contents.');
