-- Written by `npm run generate -- types` from supabase/schemas. Not to be edited.

set check_function_bodies = off;

-- supabase/schemas/site/email_outbox.sql

-- One outbox for all mail: about showings, for saved searches, news for people without an account, invitations to
-- parties of a sale, and notifications.
--
-- A row is something to be mailed to a person, and is written in the transaction that gives rise to it. A sender leases
-- rows that are due, sends them and settles them. Leases keep two senders from sending the same email, failed emails
-- are retried later, and daily shares limit how many are sent. Addresses and contents are looked up when an email is
-- sent.
--
-- A row about a showing or a subscription is an email. News for people with an account is gathered: each notification,
-- and each home that a saved search has found, is a row, and waits until the first of its subject and kind is due. A
-- lease then puts all rows that wait into one email, whose id they share from then on. So a retry sends the same email,
-- events in the meantime wait for the next email, and each subject and kind has one email at a time. A row that changes
-- while its email is on the way waits again, as a row of its own, and is left out of retries of that email.
--
-- Rows about showings are kept, because later mail depends on them. Gathered rows stay for some time after they were sent:
-- they say when their subject was last mailed, and that the mail was delivered. News is deleted once it is sent. Mail
-- that couldn't be delivered stays for a week as well, so that an operator can retry it until then.
--
-- Order of locks: the subscription or, for gathered rows, the turn of their subject and kind, then rows. A transaction
-- that tells a person something holds waiting rows until its end, which may be late, so senders skip locked rows and
-- never wait for a row while they hold another.

create table private.email_outbox (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid references public.bookings (id) on delete cascade,
  news_subscription_id uuid references private.news_subscriptions (id) on delete cascade,
  person_id uuid,
  party_id uuid,
  home_owner_id uuid,
  offer_buyer_id uuid,
  co_owner_id uuid references public.home_owners (id) on delete cascade,
  notification_id uuid,
  saved_search_id uuid references public.saved_searches (id) on delete cascade,
  listing_id uuid references public.listings (id) on delete cascade,
  found text check (found in ('new', 'price')),
  old_price integer,
  topic text not null generated always as (
    case when booking_id is not null then 'showings' when saved_search_id is not null then 'searches'
         when person_id is not null then 'notifications'
         when party_id is not null or home_owner_id is not null or offer_buyer_id is not null then 'parties' else 'news' end
  ) stored,
  subject_id uuid not null generated always as (
    coalesce(booking_id, saved_search_id, news_subscription_id, person_id, party_id, home_owner_id, offer_buyer_id)
  ) stored,
  kind text not null,
  recipient text not null,
  sequence integer not null default 0,
  mail_id uuid,
  waits boolean not null generated always as (person_id is not null and mail_id is null) stored,
  only_messages boolean not null default false,
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  counted_at timestamptz,
  sent_at timestamptz,
  dropped_at timestamptz,
  last_error text check (char_length(last_error) <= 500),
  created_at timestamptz not null default now(),
  told_at timestamptz not null default clock_timestamp(),
  caused_by private.caller default private.caller_now(),
  constraint email_outbox_given_up_as_mail check (not waits or dropped_at is null),
  constraint email_outbox_one_subject check (
    num_nonnulls(booking_id, news_subscription_id, person_id, party_id, home_owner_id, offer_buyer_id) = 1),
  constraint email_outbox_about check (case topic
    when 'searches' then num_nulls(person_id, notification_id, listing_id, found) = 0
    when 'notifications' then notification_id is not null and num_nonnulls(listing_id, found, old_price) = 0
    else num_nonnulls(notification_id, listing_id, found, old_price, mail_id) = 0
  end),
  constraint email_outbox_to_co_owner check (co_owner_id is null or (booking_id is not null and recipient = 'owner')),
  constraint email_outbox_kind check (case topic
    when 'showings' then recipient in ('visitor', 'owner')
      and kind in ('requested', 'confirmed', 'cancelled', 'moved', 'proposal', 'kept', 'reminder_day',
                   'reminder_hours', 'feedback', 'message', 'again')
    when 'searches' then recipient = 'subscriber' and kind = 'finds'
    when 'notifications' then recipient = 'person' and kind in ('at_once', 'daily')
    when 'parties' then recipient = 'party' and kind = case when home_owner_id is not null then 'ownership'
                                                             when offer_buyer_id is not null then 'purchase' else 'invitation' end
    else recipient = 'subscriber' and kind in ('confirm', 'news', 'times')
  end)
);
comment on table private.email_outbox is 'Everything that is to be mailed. About showings: an email per booking, kind, person and change. News: one email at a time per subscription, and the last one that couldn''t be delivered. Notifications, and homes that saved searches have found: a row each.';
comment on column private.email_outbox.person_id is 'The person whose notification it is; deleting the person deletes the row.';
comment on column private.email_outbox.party_id is 'The party of a sale who is invited.';
comment on column private.email_outbox.home_owner_id is 'The person who is invited to own a home together.';
comment on column private.email_outbox.offer_buyer_id is 'The person who is invited to buy together.';
comment on column private.email_outbox.co_owner_id is 'The co-owner to whom an email about a showing is sent; null for the first owner, whoever is the first owner when it is sent.';
comment on column private.email_outbox.found is 'Why a saved search has found this home: it is new, or its price has changed from old_price.';
comment on column private.email_outbox.sequence is 'For mail about a showing, the change it is about (bookings.sequence); for a proposal, its round (proposal_round); for a message, its number.';
comment on column private.email_outbox.mail_id is 'The email that has been gathered from this row and others; null while it waits.';
comment on column private.email_outbox.waits is 'Whether it waits to be gathered into an email.';
comment on column private.email_outbox.only_messages is 'When it was last leased, this email of notifications told of messages and nothing else.';
comment on column private.email_outbox.next_attempt_at is 'When the email is due; reminders are written long before. -infinity: an operator wants it sent right away.';
comment on column private.email_outbox.counted_at is 'When it was counted against the daily shares; null if it was not sent.';
comment on column private.email_outbox.dropped_at is 'When we stopped trying to send it: the mail service refused it, or it was outdated.';
comment on column private.email_outbox.created_at is 'Since when there has been something to mail. A change of a row that still waits does not delay it.';
comment on column private.email_outbox.told_at is 'When the row last changed.';
comment on column private.email_outbox.caused_by is 'The caller whose act is to be mailed, as the pots know them; null for the site itself. It decides whose part of the day''s mail this takes.';
create index email_outbox_due on private.email_outbox (topic, next_attempt_at)
  where sent_at is null and dropped_at is null;
create unique index email_outbox_once on private.email_outbox (booking_id, kind, recipient, sequence, co_owner_id)
  nulls not distinct where booking_id is not null;
create index email_outbox_of_co_owner on private.email_outbox (co_owner_id) where co_owner_id is not null;
create index email_outbox_of_mail on private.email_outbox (mail_id) where mail_id is not null;
create index email_outbox_of_subscription on private.email_outbox (news_subscription_id) where news_subscription_id is not null;
create index email_outbox_of_party on private.email_outbox (party_id) where party_id is not null;
create index email_outbox_of_home_owner on private.email_outbox (home_owner_id) where home_owner_id is not null;
create index email_outbox_of_offer_buyer on private.email_outbox (offer_buyer_id) where offer_buyer_id is not null;
create index email_outbox_of_person on private.email_outbox (person_id, subject_id, kind) where person_id is not null;
create index email_outbox_of_search on private.email_outbox (saved_search_id) where saved_search_id is not null;
create index email_outbox_of_listing on private.email_outbox (listing_id) where listing_id is not null;
create index email_outbox_given_up on private.email_outbox (person_id) where person_id is not null and dropped_at is not null;
create index email_outbox_failed on private.email_outbox (dropped_at)
  where sent_at is null and last_error is not null;
create unique index email_outbox_one_ahead on private.email_outbox (subject_id)
  where kind in ('news', 'times') and dropped_at is null;
-- Each subject waits in one row, and is in an email once.
create unique index email_outbox_of_notification on private.email_outbox (notification_id, listing_id, mail_id) nulls not distinct
  where notification_id is not null;

select private.only_for_server('select, insert, update, delete', 'email_outbox');

-- Topics whose rows are gathered into emails.
create function private.is_gathered(p_topic text) returns boolean
language sql immutable set search_path = '' as $$
  select p_topic in ('searches', 'notifications');
$$;

-- How long a notification that is mailed right away waits, so that a person who saw it in the product isn't mailed.
create function private.mail_pause() returns interval
language sql stable set search_path = '' as $$
  select make_interval(mins => private.limit_of('mail.after_minutes'));
$$;

-- When a notification of this moment is due: at 13:00 UTC, or right away, which means after that pause. Emails to the
-- same subject keep a distance. If an outage delays a daily email until late in the day, the next one skips a morning.
create function private.mail_distance(p_cadence text) returns interval
language sql immutable set search_path = '' as $$
  select case p_cadence when 'at_once' then interval '5 minutes' when 'instant' then '15 minutes' when 'daily' then '20 hours' end;
$$;

create function private.mail_due(p_cadence text, p_last_sent_at timestamptz default null) returns timestamptz
language sql stable set search_path = '' as $$
  select case when p_cadence <> 'daily' then
    greatest(now() + private.mail_pause(), p_last_sent_at + private.mail_distance(p_cadence))
  else (
    select min(morning) from generate_series(
      date_trunc('day', now() at time zone 'UTC') + interval '13 hours',
      date_trunc('day', now() at time zone 'UTC') + interval '61 hours', interval '1 day'
    ) as day, lateral (select day at time zone 'UTC' as morning) as each
    where morning > greatest(now(), p_last_sent_at + private.mail_distance('daily')))
  end;
$$;

create view private.due_mails with (security_invoker = true) as
select o.* from private.email_outbox o
where o.sent_at is null and o.dropped_at is null and o.next_attempt_at <= now()
  and (o.leased_until is null or o.leased_until < now());
comment on view private.due_mails is 'Mail that is due and not leased by a sender.';

-- Queues an email to the visitor and to each owner of the home, as p_recipients says, except a reminder that would arrive
-- together with the confirmation.
create function private.queue_mail(
  p_booking_id uuid, p_kind text, p_recipients text[], p_sequence integer, p_due timestamptz
) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.email_outbox (booking_id, kind, recipient, co_owner_id, sequence, next_attempt_at)
  select p_booking_id, p_kind, mailed.recipient, mailed.co_owner_id, p_sequence, p_due
  from (
    select recipient, null::uuid from unnest(p_recipients) as recipient
    union all
    select 'owner', o.id from public.bookings b join public.home_owners o on o.listing_id = b.listing_id
    where b.id = p_booking_id and o.person_id is not null and 'owner' = any (p_recipients)
  ) as mailed (recipient, co_owner_id)
  where mailed.recipient is not null
    and (p_kind not in ('reminder_day', 'reminder_hours') or p_due > now() + interval '30 minutes')
  on conflict do nothing;
$$;

create function private.queue_request_mail(p_made public.bookings) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- If the request was confirmed right away, the confirmation has already queued its emails.
  if not private.is_seeding() and p_made.starts_at > now() and exists (
    select from public.bookings b where b.id = p_made.id and b.sequence = p_made.sequence) then
    perform private.queue_mail(p_made.id, 'requested', array['visitor', 'owner'], p_made.sequence, now());
  end if;
end;
$$;

create function private.queue_booking_mail(old public.bookings, new public.bookings) returns void
language plpgsql volatile set search_path = '' as $$
declare
  is_moved boolean := false;
begin
  if private.is_seeding() then
    return;
  end if;

  if new.no_show and not old.no_show then
    delete from private.email_outbox o
    where o.booking_id = new.id and o.kind = 'feedback' and o.sent_at is null;
  end if;
  if new.proposal_round > old.proposal_round then
    perform private.queue_mail(new.id, 'proposal', array[(
      select case min(p.made_by) when 'owner' then 'visitor' else 'owner' end
      from public.booking_proposals p where p.booking_id = new.id)], new.proposal_round, now());
  end if;
  if new.sequence = old.sequence then
    return;
  end if;

  is_moved := old.holds_time and (new.date, new.time, new.ends_at - new.starts_at)
                                 is distinct from (old.date, old.time, old.ends_at - old.starts_at);
  -- Pending reminders were for the old time and status.
  delete from private.email_outbox o
  where o.booking_id = new.id and o.kind in ('reminder_day', 'reminder_hours') and o.sent_at is null;
  if new.status = 'completed' then
    if not new.no_show and new.party_id is null and new.starts_at > now() - interval '3 days' then
      perform private.queue_mail(new.id, 'feedback', array['visitor'], new.sequence,
                                 greatest(now(), new.starts_at + interval '2 hours'));
    end if;
  elsif new.starts_at > now() then
    -- A showing that is over gets no mail.
    perform private.queue_mail(new.id, case when is_moved then 'moved' else new.status end,
                               -- Only an owner moves an open house.
                               array['visitor', case when not is_moved or new.open_house_id is null then 'owner' end],
                               new.sequence, now());
    if new.status = 'confirmed' then
      perform private.queue_mail(new.id, 'reminder_day', array['visitor', 'owner'], new.sequence,
                                 new.starts_at - interval '24 hours');
      perform private.queue_mail(new.id, 'reminder_hours', array['visitor', 'owner'], new.sequence,
                                 new.starts_at - interval '2 hours');
    end if;
  end if;
end;
$$;

-- Whether an email about a showing is still accurate.
create function private.is_current_showing_mail(p_mail private.email_outbox, p_booking public.bookings)
returns boolean
language sql stable set search_path = '' as $$
  select case
    when p_mail.kind in ('requested', 'confirmed', 'cancelled', 'moved') then
      p_mail.sequence = p_booking.sequence and p_booking.starts_at > now()
    when p_mail.kind = 'reminder_day' then
      -- The email says "tomorrow", so it is not sent on the day itself.
      p_mail.sequence = p_booking.sequence and p_booking.status = 'confirmed' and exists (
        select from public.listings l
        where l.id = p_booking.listing_id and p_booking.date > (now() at time zone l.time_zone)::date)
    when p_mail.kind = 'reminder_hours' then
      p_mail.sequence = p_booking.sequence and p_booking.status = 'confirmed' and p_booking.starts_at > now()
    when p_mail.kind in ('proposal', 'kept') then
      p_mail.sequence = p_booking.proposal_round and p_booking.status in ('pending', 'confirmed')
      and p_booking.starts_at > now()
      and (p_mail.kind = 'proposal') = exists (
        select from public.booking_proposals p
        where p.booking_id = p_booking.id and p.expires_at > now() and p.starts_at > now())
    -- The email is true only while the home is for sale.
    when p_mail.kind = 'again' then
      exists (select from public.listings l where l.id = p_booking.listing_id and l.status = 'active')
    -- Reading the message deletes its mail.
    when p_mail.kind = 'message' then
      p_booking.starts_at > private.oldest_linked_showing()
    when p_mail.kind = 'feedback' then
      p_booking.status = 'completed' and not p_booking.no_show
      and p_booking.starts_at > now() - interval '7 days'
      and not exists (select from public.showing_feedback f where f.booking_id = p_booking.id)
  end;
$$;

-- supabase/schemas/site/sending_mail.sql

-- Sending mail: due emails are leased within the daily shares, and settled once the sender knows the
-- outcome. The tables are in email_outbox.

-- Whether a row of an email is still to be mailed: it is not read, it is true, and it has not changed since it was
-- gathered (a change is news again and is mailed by itself). A search's find is true while the home is for sale. A find
-- stays in an email about several homes when one of them was seen.
create function private.is_still_news(p_row private.email_outbox) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return case p_row.topic
      when 'searches' then exists (select from public.listings l where l.id = p_row.listing_id and l.status = 'active')
      else exists (
        select from public.notifications n
        where n.id = p_row.notification_id and n.read_at is null and private.is_still_true(n))
    end
    and not exists (
      select from private.email_outbox later
      where later.notification_id = p_row.notification_id and later.listing_id is not distinct from p_row.listing_id
        and later.told_at > p_row.told_at);
end;
$$;

-- Whether any part of an email is still true.
create function private.is_current_mail(p_mail private.email_outbox) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if private.is_gathered(p_mail.topic) then
    return exists (
      select from private.email_outbox o
      where (o.mail_id = p_mail.mail_id or o.id = p_mail.id) and private.is_still_news(o));
  end if;
  return case p_mail.topic
    when 'showings' then (
      select private.is_current_showing_mail(p_mail, b) from public.bookings b where b.id = p_mail.booking_id)
    when 'parties' then (private.open_invitation(p_mail.subject_id)).id is not null
    else p_mail.kind = 'confirm' or exists (
      select from private.news_subscriptions s, private.new_homes(s)
      where s.id = p_mail.news_subscription_id and p_mail.kind = 'news'
    ) or exists (
      select from private.news_subscriptions s, private.new_times(s)
      where s.id = p_mail.news_subscription_id and p_mail.kind = 'times')
  end;
end;
$$;

-- A first email is about a new request, or about a showing that was confirmed right away.
create function private.is_first_mail(p_mail private.email_outbox) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_mail.kind = 'requested' or (p_mail.kind = 'confirmed' and not exists (
    select from private.email_outbox r where r.booking_id = p_mail.booking_id and r.kind = 'requested'));
$$;

-- The pots that an email takes from, the widest first. The sizes of whole shares of a day (UTC) are in mail_caps.
--
-- Anyone can cause the first emails about a request. These emails have a share of their own, of which each home,
-- visitor and owner gets a small part. All other mail about showings is for people who have one. It has a share of the
-- same size, which requests can't use up, and is sent first. Searches, news and notifications have their own shares.
-- Notifications of messages alone, which anyone can cause, have a share apart from all others. Of the mail to people
-- who wait for times, each home and each mailbox gets a small part. Invitations and the
-- confirmations of addresses took from theirs when they were asked for, so that their askers were told.
--
-- Emails for which there is nothing left wait. An email is counted while it is being sent, and no longer if sending
-- fails.
create function private.mail_pots(p_mail private.email_outbox) returns table (pot text, about text)
language sql stable security definer set search_path = '' as $$
  select concat_ws(':', 'mail', share.class, share.whose), share.about
  from (
    select narrowness, class.name, showing.whose, showing.about
    from public.bookings b,
    lateral (select case when private.is_first_mail(p_mail) then 'first' else 'answer' end) as class (name),
    lateral (values
      (1, null, null),
      (2, 'home', b.listing_id::text),
      (3, p_mail.recipient,
          case p_mail.recipient
            when 'owner' then coalesce(
              (select h.person_id from public.home_owners h where h.id = p_mail.co_owner_id), b.owner_id)::text
            else encode(private.mailbox_hash(b.visitor_email), 'hex') end)
    ) as showing (narrowness, whose, about)
    where b.id = p_mail.booking_id
    union all
    select 1, 'search', null, null where p_mail.topic = 'searches'
    union all
    select notice.narrowness, case when p_mail.only_messages then 'talk' else 'notice' end, notice.whose, notice.about
    from (values
      (1, null, null),
      (2, 'person', private.person_key(p_mail.person_id))
    ) as notice (narrowness, whose, about)
    where p_mail.topic = 'notifications'
    union all
    select 1, 'party', 'place', m.place_id::text from private.memberships m where p_mail.topic = 'parties' and m.id = p_mail.subject_id
    union all
    select 1, 'news', p_mail.kind, null where p_mail.topic = 'news' and p_mail.kind <> 'confirm'
    union all
    select times.narrowness, 'times', times.whose, times.about
    from private.news_subscriptions s,
    lateral (values
      (2, 'home', s.listing_id::text),
      (3, 'person', encode(private.mailbox_hash(s.email), 'hex'))
    ) as times (narrowness, whose, about)
    where s.id = p_mail.news_subscription_id and p_mail.kind = 'times'
  ) as share (narrowness, class, whose, about)
  order by share.narrowness;
$$;

-- The caller for whom an email is sent: who caused it, and for a saved search its owner.
create function private.mail_caller(p_mail private.email_outbox) returns private.caller
language sql stable security definer set search_path = '' as $$
  select case when p_mail.topic = 'searches'
              then private.caller_of((select s.user_id from public.saved_searches s where s.id = p_mail.saved_search_id), '{}')
              else p_mail.caused_by end;
$$;

-- Takes one from each pot, or returns false and takes nothing if one of them has nothing left.
create function private.take_mail_parts(p_mail private.email_outbox) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  share record;
begin
  for share in select * from private.mail_pots(p_mail) loop
    if not private.take_part(share.pot, share.about, private.mail_caller(p_mail), coalesce(p_mail.mail_id, p_mail.id)) then
      perform private.give_part(coalesce(p_mail.mail_id, p_mail.id));
      return false;
    end if;
  end loop;
  return true;
end;
$$;

-- The turn of a subject and kind: a transaction takes it to gather, settle or retry that subject's mail.
create function private.mail_turn(p_mail private.email_outbox) returns bigint
language sql immutable set search_path = '' as $$
  select pg_catalog.hashtextextended('mail:' || p_mail.kind || ':' || p_mail.subject_id, 0);
$$;

-- Locks the subject of an email that is already locked. Returns false if another transaction holds it, which may be
-- about to delete the email.
create function private.try_to_hold_mail_subject(p_mail private.email_outbox) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if private.is_gathered(p_mail.topic) then
    return pg_try_advisory_xact_lock(private.mail_turn(p_mail));
  end if;
  -- The link will lead to the invited person, and a transaction that renews or ends the invitation locks it before its
  -- mail.
  if p_mail.home_owner_id is not null then
    perform from public.home_owners o where o.id = p_mail.home_owner_id for key share skip locked;
    return found;
  elsif p_mail.offer_buyer_id is not null then
    perform from public.offer_buyers b where b.id = p_mail.offer_buyer_id for key share skip locked;
    return found;
  elsif p_mail.topic = 'parties' then
    perform from public.sale_parties p where p.id = p_mail.party_id for key share skip locked;
    return found;
  end if;
  if p_mail.booking_id is not null then
    perform from public.bookings b join public.sale_parties p on p.id = b.party_id
    where b.id = p_mail.booking_id for key share of p skip locked;
    return found or not exists (select from public.bookings b where b.id = p_mail.booking_id and b.party_id is not null);
  end if;
  perform from private.news_subscriptions s where s.id = p_mail.news_subscription_id for no key update skip locked;
  return found;
end;
$$;

create function private.has_only_messages(p_rows uuid[]) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return not exists (
    select from private.email_outbox o join public.notifications n on n.id = o.notification_id
    where o.id = any (p_rows) and n.kind <> 'message' and private.is_still_news(o));
end;
$$;

-- Until when the mail of a subject and kind has to wait: it has one email at a time, and at a distance from the last
-- one, unless an operator wants it sent right away.
create function private.mail_waits_until(p_due private.email_outbox) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  cadence constant text := coalesce(
    (select s.frequency from public.saved_searches s where s.id = p_due.saved_search_id), p_due.kind);
  last_sent_at timestamptz;
begin
  if p_due.next_attempt_at > '-infinity' then
    select max(o.sent_at) into last_sent_at from private.email_outbox o
    where o.person_id = p_due.person_id and o.subject_id = p_due.subject_id and o.kind = p_due.kind;
  end if;
  return greatest(
    case when last_sent_at + private.mail_distance(cadence) > now() then
      case cadence when 'daily' then private.mail_due(cadence, last_sent_at)
                   else last_sent_at + private.mail_distance(cadence) end
    end,
    (select max(greatest(ahead.next_attempt_at, ahead.leased_until, now() + interval '1 minute'))
     from private.email_outbox ahead
     where ahead.person_id = p_due.person_id and ahead.subject_id = p_due.subject_id and ahead.kind = p_due.kind
       and ahead.mail_id is not null and ahead.sent_at is null and ahead.dropped_at is null));
end;
$$;

-- A person may have changed how they are mailed while they were told. Prices can wait for the daily mail, whatever
-- their reader prefers. Returns whether anything changed.
create function private.heed_preferences(p_due private.email_outbox) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  waiting record;
  is_changed boolean := false;
begin
  for waiting in
    select o.id, chosen.mail from private.email_outbox o
    join public.notifications n on n.id = o.notification_id
    join public.notification_preferences chosen on chosen.user_id = o.person_id and chosen.kind = n.kind
    where o.person_id = p_due.person_id and o.subject_id = p_due.subject_id and o.kind = p_due.kind
      and o.waits and chosen.mail not in ('at_once', o.kind)
    for update of o skip locked
  loop
    perform private.change_mail(waiting.id, waiting.mail);
    is_changed := true;
  end loop;
  return is_changed;
end;
$$;

-- Changes how a waiting row is mailed.
create function private.change_mail(p_id uuid, p_cadence text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_cadence = 'none' then
    delete from private.email_outbox o where o.id = p_id;
  else
    update private.email_outbox o
    set kind = p_cadence,
        next_attempt_at = case p_cadence when 'daily' then private.mail_due('daily')
                                         else o.created_at + private.mail_pause() end
    where o.id = p_id;
  end if;
end;
$$;

-- Gathers the rows that wait with a row that is due: locks and returns the rows of the next email, or none if there is
-- none to send now. Mail that is sent right away has waited two minutes, except for a saved search's homes, which come
-- together.
--
-- A sender writes each row once in a transaction. A second time, Postgres would check its foreign keys again, and so
-- wait for a transaction that deletes the search, the home or the person, which waits for the row.
create function private.gather_mail(p_due private.email_outbox) returns uuid[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  waits_until timestamptz;
  gathered uuid[];
begin
  if private.heed_preferences(p_due) then
    return '{}';
  end if;
  waits_until := private.mail_waits_until(p_due);
  if waits_until > now() then
    update private.email_outbox o set next_attempt_at = waits_until
    where o.id in (
      select waiting.id from private.email_outbox waiting
      where waiting.person_id = p_due.person_id and waiting.subject_id = p_due.subject_id and waiting.kind = p_due.kind
        and waiting.waits and waiting.next_attempt_at < waits_until and waiting.next_attempt_at > '-infinity'
      for update skip locked);
    return '{}';
  end if;
  gathered := array(
    select waiting.id from private.email_outbox waiting
    where waiting.person_id = p_due.person_id and waiting.subject_id = p_due.subject_id and waiting.kind = p_due.kind
      and waiting.waits and (waiting.kind <> 'at_once' or waiting.id = p_due.id or waiting.next_attempt_at = '-infinity'
           or waiting.created_at <= now() - (select private.mail_pause()))
    for update skip locked);
  -- A notification that is mailed again makes a retry of its undelivered email unnecessary.
  delete from private.email_outbox o
  where o.id in (
    select old.id from private.email_outbox old
    where old.person_id = p_due.person_id and old.dropped_at is not null and exists (
      select from private.email_outbox again
      where again.id = any (gathered) and again.notification_id = old.notification_id
        and again.listing_id is not distinct from old.listing_id)
    for update skip locked);
  return gathered;
end;
$$;

-- Settles a row that another transaction held while its email was sent. Returns false if it wasn't sent.
create function private.settle_late(p_row private.email_outbox) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.email_outbox o set sent_at = now(), leased_until = null
  where o.id = p_row.id and exists (
    select from private.email_outbox same where same.mail_id = p_row.mail_id and same.sent_at is not null);
  return found;
end;
$$;

-- Leases emails that are due and within their shares: those of one subject, or all. Returns their ids.
create function private.lease_mails(p_topic text, p_subject_id uuid, p_limit integer) returns uuid[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant integer := least(greatest(coalesce(p_limit, 20), 1), 100);
  due refcursor;
  mail private.email_outbox;
  is_new boolean;
  held uuid[];
  leased uuid[] := '{}';
begin
  if p_topic = 'showings' then
    open due for
      select d.* from private.due_mails d
      where d.topic = p_topic and (p_subject_id is null or d.subject_id = p_subject_id)
      order by private.is_first_mail(row(d.*)::private.email_outbox), d.next_attempt_at
      limit 500
      for update skip locked;
  else
    open due for
      select d.* from private.due_mails d
      where d.topic = p_topic and (p_subject_id is null or d.subject_id = p_subject_id)
      order by d.next_attempt_at
      limit 5000;
  end if;
  loop
    fetch due into mail;
    exit when not found;
    continue when not private.try_to_hold_mail_subject(mail);
    -- The row is locked only now, so that the rows of a subject are locked by one sender. The row may have been
    -- gathered or settled in the meantime.
    select d.* into mail from private.due_mails d where d.id = mail.id for update skip locked;
    continue when not found;
    is_new := false;
    if not private.is_gathered(mail.topic) then
      held := array[mail.id];
    elsif mail.mail_id is not null then
      continue when private.settle_late(mail);
      held := private.hold_mail(mail.mail_id);
    else
      held := private.gather_mail(mail);
      continue when held = '{}';
      if not exists (
        select from private.email_outbox o where o.id = any (held) and private.is_still_news(o)) then
        delete from private.email_outbox o where o.id = any (held);
        continue;
      end if;
      mail.mail_id := gen_random_uuid();
      is_new := true;
    end if;
    if mail.attempts >= 20 or not is_new and not private.is_current_mail(mail) then
      perform private.settle_email(coalesce(mail.mail_id, mail.id),
                                   case when mail.attempts >= 20 then 'dropped' else 'outdated' end,
                                   coalesce(mail.last_error, 'the sender never finished'), null);
      continue;
    end if;
    if mail.topic = 'notifications' and mail.counted_at is null then
      mail.only_messages := private.has_only_messages(held);
    end if;
    -- A sender that died before settling has already counted it.
    if mail.counted_at is null and not private.take_mail_parts(mail) then
      -- Rows that were just gathered wait again. Those that someone else caused are not held up: each of them asks for
      -- a part of its own, and its email then has all that wait.
      update private.email_outbox o
      set next_attempt_at = now() + interval '1 hour', last_error = 'daily limit reached'
      where o.id = any (held) and (not is_new or o.caused_by is not distinct from mail.caused_by);
      continue;
    end if;
    update private.email_outbox o
    set mail_id = mail.mail_id, leased_until = now() + interval '2 minutes', attempts = mail.attempts + 1,
        counted_at = coalesce(mail.counted_at, now()), only_messages = mail.only_messages
    where o.id = any (held);
    leased := leased || coalesce(mail.mail_id, mail.id);
    exit when cardinality(leased) >= most;
  end loop;
  close due;
  return leased;
end;
$$;

-- Locks an email's subject, which comes before the email itself.
create function private.hold_mail_subject(p_mail private.email_outbox) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(private.mail_turn(p_mail)) where private.is_gathered(p_mail.topic);
  perform from private.news_subscriptions s where s.id = p_mail.news_subscription_id for no key update;
  perform private.lock_membership(p_mail.subject_id) where p_mail.topic = 'parties';
end;
$$;

-- Locks an email's rows that are not settled. Skips those that are held by others; if all are, it waits for one, while it
-- holds none.
create function private.hold_mail(p_mail_id uuid) returns uuid[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  held uuid[] := array(
    select o.id from private.email_outbox o
    where o.mail_id = p_mail_id and o.sent_at is null and o.dropped_at is null for update skip locked);
begin
  if held = '{}' then
    held := array(
      select o.id from private.email_outbox o
      where (o.id = p_mail_id or o.mail_id = p_mail_id) and o.sent_at is null and o.dropped_at is null
      order by o.id limit 1 for update);
  end if;
  return held;
end;
$$;

-- Records the outcome of an email: 'sent'; 'dropped' for good; 'outdated', no longer accurate; 'retry' after
-- 1, 2, 4 … minutes, at most 6 hours; 'later', after p_wait_seconds and without counting the attempt,
-- because the mail service asked us to wait.
create function private.settle_email(
  p_id uuid, p_outcome text, p_error text default null, p_wait_seconds integer default null
) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  mail private.email_outbox;
  held uuid[];
begin
  select o.* into mail from private.email_outbox o where o.id = p_id or o.mail_id = p_id limit 1;
  perform private.hold_mail_subject(mail);
  held := private.hold_mail(p_id);
  select o.* into mail from private.email_outbox o where o.id = held[1];
  perform private.record_mail(mail, p_outcome);
  if p_outcome = 'sent' then
    delete from private.pot_takings t where t.subject_id = p_id;
  elsif mail.counted_at is not null then
    perform private.give_part(p_id);
  end if;
  if mail.topic = 'news' and p_outcome in ('sent', 'dropped', 'outdated') then
    perform private.follow_news(mail, p_outcome, p_error);
    return;
  elsif mail.topic = 'parties' and p_outcome = 'dropped' then
    perform private.lose_membership(mail.subject_id);
  elsif private.is_gathered(mail.topic) and p_outcome = 'outdated' then
    delete from private.email_outbox o where o.id = any (held);
    return;
  elsif private.is_gathered(mail.topic) and p_outcome = 'dropped' then
    perform private.join_mail_given_up(mail, p_error);
  end if;
  update private.email_outbox o
  set leased_until = null,
      sent_at = case when p_outcome = 'sent' then now() end,
      dropped_at = case when p_outcome in ('dropped', 'outdated') then now() end,
      counted_at = case when p_outcome = 'sent' then o.counted_at end,
      attempts = case when p_outcome = 'later' then greatest(mail.attempts - 1, 0) else mail.attempts end,
      last_error = left(case when p_outcome = 'outdated' then 'no longer true' else p_error end, 500),
      next_attempt_at = case p_outcome
        when 'retry' then now() + least(interval '6 hours', interval '1 minute' * power(2, mail.attempts - 1))
        when 'later' then now() + make_interval(secs => least(greatest(coalesce(p_wait_seconds, 60), 1), 21600))
        else o.next_attempt_at
      end
  where o.id = any (held);
end;
$$;

select private.expose('settle_email(p_id, p_outcome, p_error, p_wait_seconds)', 'service_role',
  'Called by our senders. Records that a leased mail was sent or dropped, or is to be retried.');

-- Deletes an email of a subscription that was sent or is outdated; keeps the latest of its kind that couldn't be
-- delivered. Plans the next news.
create function private.follow_news(p_mail private.email_outbox, p_outcome text, p_error text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.email_outbox o
  where o.news_subscription_id = p_mail.news_subscription_id and o.kind = p_mail.kind
    and case when p_outcome = 'dropped' then o.dropped_at is not null else o.id = p_mail.id end;
  update private.email_outbox o
  set dropped_at = now(), last_error = left(p_error, 500), leased_until = null, counted_at = null
  where o.id = p_mail.id;
  if p_mail.kind = 'news' then
    update private.news_subscriptions s
    set telling_until = null,
        told_until = case when p_outcome = 'dropped' then s.told_until else coalesce(s.telling_until, now()) end
    where s.id = p_mail.news_subscription_id;
    -- This email also contained the homes of an earlier one that couldn't be delivered.
    delete from private.email_outbox o
    where o.news_subscription_id = p_mail.news_subscription_id and o.kind = 'news' and p_outcome = 'sent';
    -- However late this email was, the next one is at least a day away.
    perform private.plan_news(p_mail.news_subscription_id, case when p_outcome <> 'outdated' then now() end);
  elsif p_mail.kind = 'times' and p_outcome = 'sent' then
    -- People are told once. If the times were gone before the email was sent, they keep waiting.
    delete from private.news_subscriptions s where s.id = p_mail.news_subscription_id;
  end if;
end;
$$;

-- An email that couldn't be delivered takes along the undelivered rows before it that it doesn't contain, so that one
-- retry sends all.
create function private.join_mail_given_up(p_mail private.email_outbox, p_error text) returns void
language sql volatile security definer set search_path = '' as $$
  update private.email_outbox o
  set mail_id = p_mail.mail_id, dropped_at = now(), last_error = left(p_error, 500), attempts = p_mail.attempts
  where o.id in (
    select old.id from private.email_outbox old
    where old.person_id = p_mail.person_id and old.subject_id = p_mail.subject_id and old.kind = p_mail.kind
      and old.dropped_at is not null and not exists (
        select from private.email_outbox same
        where same.mail_id = p_mail.mail_id and same.notification_id = old.notification_id
          and same.listing_id is not distinct from old.listing_id)
    for update skip locked);
$$;

-- Emails about a showing are deleted with the showing, all others here. If showing times could not be mailed to a
-- person, their subscription ends as well.
create function private.forget_old_mail() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  mail private.email_outbox;
begin
  delete from private.email_outbox o where o.id in (
    select old.id from private.email_outbox old
    where (private.is_gathered(old.topic) or old.topic = 'parties') and least(old.sent_at, old.dropped_at) < (select private.kept_since('mail'))
    for update skip locked);
  for mail in
    select o.* from private.email_outbox o
    where o.topic = 'news' and o.dropped_at < (select private.kept_since('mail'))
    for update skip locked
  loop
    continue when not private.try_to_hold_mail_subject(mail);
    delete from private.email_outbox o where o.id = mail.id;
    delete from private.news_subscriptions s where s.id = mail.news_subscription_id and mail.kind = 'times';
  end loop;
end;
$$;

-- A search that an account has is left out, because the account mails it.
create function private.plan_news(p_subscription_id uuid, p_last_sent_at timestamptz) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.email_outbox (news_subscription_id, kind, recipient, next_attempt_at)
  select s.id, 'news', 'subscriber', private.mail_due('daily', p_last_sent_at)
  from private.news_subscriptions s where s.id = p_subscription_id and s.saved_search_id is null
  on conflict (subject_id) where kind in ('news', 'times') and dropped_at is null do nothing;
$$;

-- supabase/schemas/site/upkeep.sql

-- Recurring work, listed in one place: private.duties. A clock runs a tick once a minute. The tick does
-- what SQL can do, and calls an Edge Function only if there is work for it.
--
-- On the hosted platform, pg_cron is the clock, pg_net calls the functions, and the vault holds the address
-- and the key for the calls: the SCHEDULER_KEY of the functions, which each deployment generates itself.
-- `npm run deploy` starts it. By hand, with those extensions enabled:
--
--   select vault.create_secret('https://<project>.supabase.co', 'project_url');
--   select vault.create_secret('<SCHEDULER_KEY>', 'scheduler_key');
--   select private.schedule_upkeep();
--
-- A tick never fails silently: errors are recorded with their duty and raised at the end of the tick.
-- `select * from private.upkeep_status` shows the state of each duty, and any missing setup.

create table private.duties (
  name text primary key,
  every interval not null default '0',
  work text,
  route text,
  due text,
  looked_at timestamptz not null default '-infinity',
  request_id bigint,
  requested_at timestamptz,
  last_success timestamptz,
  last_error text,
  constraint duties_sql_or_function check (num_nonnulls(work, route) = 1 and (route is null) = (due is null))
);
comment on table private.duties is 'Recurring work and its results.';
comment on column private.duties.name is 'What the duty does, in words that operators read: a verb first.';
comment on column private.duties.every is 'How often the duty is done; 0 means every tick.';
comment on column private.duties.work is 'The SQL statement that does the work.';
comment on column private.duties.route is 'The Edge Function that does the work instead, as its path after /functions/v1/.';
comment on column private.duties.due is 'An SQL expression that says whether the function has work to do.';
comment on column private.duties.request_id is 'The call that has not been answered yet.';
select private.only_for_server('select', 'duties');

insert into private.duties (name, every, work) values
  ('delete old hashes of ended links', '1 day', $$
    delete from private.ended_links where ended_at < (select private.kept_since('hashes_of_links'))$$),
  ('cancel requests whose visitor never followed the link', '0', 'select private.cancel_lapsed_requests()'),
  ('mark past showings as completed or cancelled', '0', 'select private.settle_past_bookings()'),
  ('add showing times from weekly hours', '0', 'select private.fill_availability()'),
  ('count homes for the search', '0', 'select private.count_changes()'),
  ('erase visitors of past showings', '1 day', 'select private.forget_past_visitors()'),
  ('delete ended links', '1 hour', $$
    delete from private.links k using private.link_purposes p
    where p.purpose = k.purpose and p.is_forgotten and k.expires_at < now()$$),
  ('add up views of past weeks', '1 day', 'select private.fold_views()'),
  ('delete old runs of the clock', '1 hour', 'select private.forget_clock_runs()'),
  ('delete unconfirmed addresses for news', '1 hour', $$
    delete from private.news_subscriptions
    where confirmed_at is null and asked_at < (select private.kept_since('unconfirmed_news'))$$),
  ('delete old places of addresses', '1 day', 'delete from private.geocoder_cache where kept_until < now()'),
  -- Counters that another transaction holds stay for the next time, because waiting for them could deadlock.
  ('delete old counters', '1 hour', $$
    delete from private.rate_buckets where (key, window_start) in (
      select b.key, b.window_start from private.rate_buckets b
      where b.window_start < (select private.kept_since('counters')) for update skip locked);
    delete from private.pot_takings where taken_at < (select private.kept_since('counters'))$$);

insert into private.duties (name, every, route, due) values
  ('send mail about showings', '0', 'send-booking-emails/send',
   $$exists (select from private.due_mails where topic = 'showings')$$),
  ('send mail of saved searches', '0', 'saved-searches/send',
   $$exists (select from private.due_mails where topic = 'searches')$$),
  ('send news', '0', 'news/send', $$exists (select from private.due_mails where topic = 'news')$$),
  ('finish deleting accounts', '0', 'user/finish-deletions',
   $$exists (select from private.account_deletions where attempted_at < now() - interval '1 minute')$$),
  ('look up where homes are', '0', 'listings/place-homes',
   'exists (select from private.homes_to_place where next_try_at <= now())'),
  ('hide photos of homes off the market', '0', 'listings/move-photos', 'exists (select from private.moving_photos)'),
  ('delete unused photos', '1 hour', 'listings/sweep', 'cardinality(private.sweep_photos(1)) > 0'),
  ('delete unused pictures for Vesty', '1 hour', 'chatbot/sweep', 'cardinality(private.sweep_chat_images(1)) > 0'),
  ('delete documents for good', '1 hour', 'documents/sweep', 'cardinality(private.sweep_documents(1)) > 0');

-- Parts that upkeep needs but does not find. Objects in cron, net and vault may not exist, so this and the functions
-- below name them only in dynamic SQL.
create function private.missing_for_upkeep() returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  missing text[] := '{}';
  secret text;
  is_there boolean;
begin
  if not exists (
    select from pg_proc p where p.pronamespace = to_regnamespace('net') and p.proname = 'http_post'
  ) then
    missing := missing || 'extension pg_net'::text;
  end if;
  if not exists (
    select from pg_class c where c.relnamespace = to_regnamespace('vault') and c.relname = 'decrypted_secrets'
  ) then
    return missing || 'extension supabase_vault'::text;
  end if;
  foreach secret in array array['project_url', 'scheduler_key'] loop
    execute 'select exists (select from vault.decrypted_secrets where name = $1 and decrypted_secret <> '''')'
    into is_there using secret;
    if not is_there then
      missing := missing || format('secret %s', secret);
    end if;
  end loop;
  return missing;
end;
$$;

-- One tick, as the statement that the clock runs. Each duty has its own transaction, so that none waits
-- while holding another's locks. Only procedures and anonymous blocks can commit, and a procedure that
-- commits can't set its search path, so this is a block with fully qualified names.
create function private.tick_statement() returns text
language sql immutable set search_path = '' as $$
  select $tick$do $block$
declare
  duty text;
  problem text;
  problems text[] := array(select 'missing: ' || item from pg_catalog.unnest(private.missing_for_upkeep()) as item);
begin
  for duty in select d.name from private.duties d order by d.route nulls first, d.name loop
    problem := private.attend_to(duty);
    commit;
    if problem is not null then
      problems := problems || pg_catalog.concat(duty, ': ', problem);
    end if;
  end loop;
  if problems <> '{}' then
    raise exception using errcode = 'UPKEP',
      message = 'Upkeep failed: ' || pg_catalog.array_to_string(problems, '; ');
  end if;
end;
$block$ $tick$;
$$;
comment on function private.tick_statement is 'The statement for one tick of upkeep.';

create function private.schedule_upkeep() returns text
language plpgsql volatile set search_path = '' as $$
declare
  missing text[] := private.missing_for_upkeep();
begin
  if to_regnamespace('cron') is null then
    missing := 'extension pg_cron'::text || missing;
  end if;
  if missing <> '{}' then
    raise exception using errcode = 'UPKEP',
      message = 'Upkeep was not scheduled. Missing: ' || array_to_string(missing, ', ');
  end if;
  execute $cron$ select cron.schedule('upkeep', '* * * * *', private.tick_statement()) $cron$;
  return 'scheduled';
end;
$$;

-- pg_cron keeps a row for every run, which is 43,200 ticks a month. The latest show what went wrong.
create function private.forget_clock_runs(p_most integer default 20000) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  forgotten integer := 0;
begin
  if to_regclass('cron.job_run_details') is not null then
    execute $cron$
      delete from cron.job_run_details where runid in (
        select d.runid from cron.job_run_details d
        where d.start_time < (select private.kept_since('runs_of_the_clock')) order by d.runid limit $1)
    $cron$ using p_most;
    get diagnostics forgotten = row_count;
  end if;
  return forgotten;
end;
$$;

create function private.call_function(p_route text) returns bigint
language plpgsql volatile set search_path = '' as $$
declare
  missing constant text[] := private.missing_for_upkeep();
  request_id bigint;
begin
  if missing <> '{}' then
    raise exception using errcode = 'UPKEP', message = 'missing: ' || array_to_string(missing, ', ');
  end if;
  execute $net$
    select net.http_post(
      url := rtrim(address.decrypted_secret, '/') || '/functions/v1/' || $1,
      headers := jsonb_build_object('x-scheduler-key', key.decrypted_secret,
                                    'Content-Type', 'application/json'),
      timeout_milliseconds := 100000)
    from vault.decrypted_secrets address, vault.decrypted_secrets key
    where address.name = 'project_url' and key.name = 'scheduler_key'
  $net$ into request_id using p_route;
  return request_id;
end;
$$;

-- Records the response to a duty's last call. Returns whether the duty may be called again. A call
-- without a response after two minutes, longer than any call takes, has failed.
create function private.note_answer(p_duty private.duties) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  problem text;
  is_answered boolean;
begin
  if p_duty.request_id is null then
    return true;
  end if;
  execute $net$
    select true, case when answer.status_code between 200 and 299 then null
                      else concat_ws(' ', answer.status_code, coalesce(answer.error_msg, answer.content)) end
    from net._http_response answer where answer.id = $1
  $net$ into is_answered, problem using p_duty.request_id;
  if is_answered is null and p_duty.requested_at > now() - interval '2 minutes' then
    return false;
  end if;
  if is_answered is null then
    problem := 'no answer';
  end if;
  update private.duties d
  set request_id = null, last_error = left(problem, 500),
      last_success = case when problem is null then now() else d.last_success end,
      -- A failed call is repeated on the next tick, whatever the interval.
      looked_at = case when problem is null then d.looked_at else '-infinity' end
  where d.name = p_duty.name;
  return true;
end;
$$;

-- Does a duty or calls its function, if it is time. Returns what went wrong since the last tick.
create function private.attend_to(p_name text) returns text
language plpgsql volatile set search_path = '' as $$
declare
  duty private.duties;
  is_due boolean;
  problem text;
begin
  -- Another tick that is working on the duty has locked its row, so this tick skips it.
  select * into duty from private.duties d where d.name = p_name for update skip locked;
  if duty.name is null or not private.note_answer(duty) then
    return null;
  end if;
  if duty.request_id is not null then
    select * into duty from private.duties d where d.name = p_name;
    problem := duty.last_error;
  end if;
  -- The 0.9 lets a clock tick slightly early.
  if duty.looked_at > now() - duty.every * 0.9 then
    return problem;
  end if;
  if duty.work is not null then
    execute duty.work;
    update private.duties d set looked_at = now(), last_success = now(), last_error = null
    where d.name = p_name;
    return null;
  end if;
  execute 'select ' || duty.due into is_due;
  update private.duties d
  set looked_at = now(), requested_at = case when is_due then now() else d.requested_at end,
      request_id = case when is_due then private.call_function(duty.route) end
  where d.name = p_name;
  return problem;
exception when others then
  update private.duties d set request_id = null, last_error = left(sqlerrm, 500) where d.name = p_name;
  return sqlerrm;
end;
$$;

create view private.upkeep_status with (security_invoker = true) as
select d.name as duty,
       case when d.last_error is not null then 'failing'
            when d.looked_at < now() - d.every - interval '5 minutes' then 'not looked at: no clock ticks'
            else 'ok' end as state,
       d.looked_at, d.last_success, d.last_error
from private.duties d
union all
select missing, 'missing', null, null, null from unnest(private.missing_for_upkeep()) as missing;
comment on view private.upkeep_status is 'The state of each duty, when it last succeeded, and what the setup lacks.';
grant select on private.upkeep_status to service_role;
grant execute on function private.missing_for_upkeep to service_role;

create function public.upkeep_status()
returns table (duty text, state text, looked_at timestamptz, last_success timestamptz, last_error text)
language sql stable set search_path = '' as $$
  select * from private.upkeep_status;
$$;
comment on function public.upkeep_status is 'For operators: the state of each duty, and what the setup lacks.';
grant execute on function public.upkeep_status to service_role;

-- supabase/schemas/site/operating.sql

-- Operating the site: operators see and retry these at /operator: clocks, mail, webhooks and counts. Every function
-- refuses other callers before it looks anything up. There are no names, and addresses are masked.

-- Mail settled each day (UTC): the outbox forgets most of it after a week, and news once it is sent.
create table private.mail_days (
  day date not null default (now() at time zone 'UTC')::date,
  topic text not null,
  kind text not null,
  outcome text not null check (outcome in ('sent', 'dropped', 'retry')),
  n integer not null default 1 check (n > 0),
  primary key (day, topic, kind, outcome)
);
comment on table private.mail_days is 'How many emails a day were sent, couldn''t be delivered, or failed and will be retried.';

create table private.webhook_failures (
  event_id text primary key check (char_length(event_id) between 1 and 255),
  type text not null check (char_length(type) between 1 and 100),
  reason text not null check (char_length(reason) between 1 and 100),
  tries integer not null default 1 check (tries > 0),
  first_failed_at timestamptz not null default now(),
  last_failed_at timestamptz not null default now()
);
comment on table private.webhook_failures is 'Stripe''s events that we could not store, until a later delivery succeeds. `signature` counts all events whose sender could not be verified.';

create view private.failed_mails with (security_invoker = true) as
select o.* from private.email_outbox o
where o.sent_at is null and o.last_error is not null
  and o.last_error not in ('no longer true', 'daily limit reached')
  and (o.mail_id is null or not exists (
    select from private.email_outbox other
    where other.mail_id = o.mail_id and other.id < o.id and other.sent_at is null and other.last_error is not null));
comment on view private.failed_mails is 'Emails that couldn''t be delivered, and emails that failed and will be tried again: one row of each.';

select private.only_for_server('select', 'mail_days', 'webhook_failures');

insert into private.duties (name, every, work) values
  ('delete old records of mail, failures and builds', '1 day', $$
    delete from private.mail_days where day < (select private.kept_since('figures_of_mail'))::date;
    delete from private.webhook_failures where last_failed_at < (select private.kept_since('failures_of_webhooks'));
    delete from private.builds where asked_at < (select private.kept_since('builds'))$$),
  ('delete old mail', '1 day', 'select private.forget_old_mail()');

-- Called whenever an email is settled (private.settle_email).
create function private.record_mail(p_mail private.email_outbox, p_outcome text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.mail_days as known (topic, kind, outcome)
  select p_mail.topic, p_mail.kind, p_outcome
  where p_mail.id is not null and p_outcome in ('sent', 'dropped', 'retry')
  on conflict (day, topic, kind, outcome) do update set n = known.n + 1;
$$;

-- Records that an event failed or, without a reason, that it was stored; an event is counted at most once a minute.
-- Anyone can send an event with a wrong signature. Such an event is an alarm only if it names something that Stripe and
-- we alone know: a checkout or a customer of ours is among p_names.
create function private.note_webhook(
  p_event_id text, p_type text, p_reason text default null, p_names text[] default null
) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_reason is null then
    -- A verified event also proves that the signing secret is right.
    delete from private.webhook_failures f where f.event_id in (p_event_id, 'signature');
    return;
  end if;
  if p_event_id = 'signature'
     and not exists (select from private.checkouts c where c.session_id = any (p_names))
     and not exists (select from private.stripe_customers c where c.customer_id = any (p_names)) then
    return;
  end if;
  insert into private.webhook_failures as known (event_id, type, reason)
  values (p_event_id, p_type, p_reason)
  on conflict (event_id) do update
  set tries = known.tries + 1, reason = excluded.reason, last_failed_at = now()
  where known.last_failed_at < now() - interval '1 minute';
end;
$$;
select private.expose('note_webhook(p_event_id, p_type, p_reason, p_names)', 'service_role',
  'Records that an event failed, or that it was stored, for the function stripe.');

-- An address that an operator can tell apart but not write to. "vera@example.com" → "v…@example.com"
create function private.masked_address(p_email text) returns text
language sql immutable set search_path = '' as $$
  select left(p_email, 1) || '…' || substring(p_email from '@[^@]*$');
$$;

create function private.operator_duties()
returns table (duty text, state text, looked_at timestamptz, last_success timestamptz, last_error text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('operator');
  return query
  select s.duty, s.state, nullif(s.looked_at, '-infinity'), s.last_success, s.last_error
  from private.upkeep_status s
  order by array_position(array['missing', 'failing'], s.state) nulls last, s.duty;
end;
$$;

create function private.operator_counts()
returns table (
  homes_published bigint, homes_in_draft bigint, people bigint, people_this_week bigint,
  showings_ahead bigint, showings_this_week bigint
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('operator');
  return query select
    (select count(*) from public.listings l where l.status in ('active', 'pending')),
    (select count(*) from public.listings l where l.status = 'draft'),
    (select count(*) from auth.users),
    (select count(*) from auth.users u where u.created_at > now() - interval '7 days'),
    (select count(*) from public.bookings b where b.status in ('pending', 'confirmed') and b.starts_at > now()),
    (select count(*) from public.bookings b where b.created_at > now() - interval '7 days');
end;
$$;

create function private.operator_mail()
returns table (
  topic text, kind text, waiting bigint, late bigint, over_limit bigint, failing bigint,
  sent_today bigint, sent_this_week bigint, dropped_this_week bigint
)
language plpgsql stable security definer set search_path = '' as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
begin
  perform private.require_role('operator');
  return query
  with mails as (
    select distinct on (o.topic, o.subject_id, o.kind, coalesce(o.mail_id, case when not private.is_gathered(o.topic) then o.id end)) o.*
    from private.email_outbox o
    where o.sent_at is null and o.dropped_at is null
    order by o.topic, o.subject_id, o.kind, coalesce(o.mail_id, case when not private.is_gathered(o.topic) then o.id end),
             o.next_attempt_at, o.id
  ), queued as (
    select o.topic, o.kind,
           count(*) as waiting,
           count(*) filter (where o.next_attempt_at < now() - interval '15 minutes') as late,
           count(*) filter (where o.last_error = 'daily limit reached') as over_limit,
           count(f.id) as failing
    from mails o
    left join private.failed_mails f on f.id = o.id or f.mail_id = o.mail_id
    group by o.topic, o.kind
  ), settled as (
    select d.topic, d.kind,
           sum(d.n) filter (where d.outcome = 'sent' and d.day = today)::bigint as sent_today,
           sum(d.n) filter (where d.outcome = 'sent')::bigint as sent_this_week,
           sum(d.n) filter (where d.outcome = 'dropped')::bigint as dropped_this_week
    from private.mail_days d
    where d.day > today - 7
    group by d.topic, d.kind
  )
  select coalesce(q.topic, s.topic), coalesce(q.kind, s.kind),
         coalesce(q.waiting, 0), coalesce(q.late, 0), coalesce(q.over_limit, 0), coalesce(q.failing, 0),
         coalesce(s.sent_today, 0), coalesce(s.sent_this_week, 0), coalesce(s.dropped_this_week, 0)
  from queued q full join settled s on s.topic = q.topic and s.kind = q.kind
  order by 1 desc, 2;
end;
$$;

create function private.operator_mail_limits() returns table (share text, used integer, cap integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('operator');
  return query
  select c.share, coalesce(b.n, 0)::integer, c.cap
  from private.mail_caps c
  left join private.rate_buckets b
    on b.key = 'mail:' || c.share and b.window_start = date_trunc('day', now(), 'UTC')
  order by c.share;
end;
$$;

-- Emails that couldn't be delivered, then emails that will be retried anyway. `is_current` says that the email is still
-- worth sending. Whom it was for is an address with most of its letters hidden, also of a co-owner and of somebody invited.
create function private.operator_failed_mails()
returns table (
  id uuid, topic text, kind text, recipient text, address text, attempts smallint, reason text,
  dropped_at timestamptz, next_attempt_at timestamptz, is_current boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('operator');
  return query
  select coalesce(o.mail_id, o.id), o.topic, o.kind, o.recipient,
         private.masked_address(case
           when o.recipient = 'visitor' then b.visitor_email
           when o.news_subscription_id is not null then n.email
           else coalesce(m.email, u.email::text) end),
         o.attempts, o.last_error, o.dropped_at,
         case when o.dropped_at is null then o.next_attempt_at end,
         private.is_current_mail(row(o.*)::private.email_outbox)
  from private.failed_mails o
  left join public.bookings b on b.id = o.booking_id
  left join private.news_subscriptions n on n.id = o.news_subscription_id
  left join private.memberships m on m.id in (o.co_owner_id, case o.topic when 'parties' then o.subject_id end)
  left join auth.users u on u.id = coalesce(m.person_id, b.owner_id, o.person_id)
  order by o.dropped_at desc nulls last, o.next_attempt_at, o.id
  limit 100;
end;
$$;

-- Puts a failed email back into the queue, to be sent at the next tick, unless it has been tried again
-- since the caller saw it, or is being sent. Returns whether it was put back.
create function private.retry_mail(p_id uuid, p_attempts integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  mail private.email_outbox;
begin
  perform private.require_role('operator');
  perform private.hold_mail_subject(row(f.*)::private.email_outbox) from private.failed_mails f
  where coalesce(f.mail_id, f.id) = p_id;
  -- If two operators press the button together, the second waits here and no longer finds the email.
  select f.* into mail from private.failed_mails f
  where coalesce(f.mail_id, f.id) = p_id and f.attempts = p_attempts and (f.leased_until is null or f.leased_until < now())
  for update;
  if mail.id is null then
    return false;
  end if;
  if mail.dropped_at is not null and private.is_gathered(mail.topic) then
    perform private.gather_again(mail);
    return true;
  elsif mail.dropped_at is not null and mail.topic = 'news' then
    perform private.write_news_again(mail);
    return true;
  end if;
  update private.email_outbox o
  set dropped_at = null, last_error = null, next_attempt_at = now(), leased_until = null,
      attempts = case when o.dropped_at is null then o.attempts else 0 end
  where o.id = mail.id or o.mail_id = mail.mail_id;
  return true;
end;
$$;

-- The notifications in an undelivered email wait again, to be mailed together with later ones. Later changes wait
-- already. The subject is locked first, so that it isn't renewed in the meantime.
create function private.gather_again(p_mail private.email_outbox) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  held uuid[] := array(
    select o.id from private.email_outbox o join public.notifications n on n.id = o.notification_id
    where o.mail_id = p_mail.mail_id and o.dropped_at is not null for no key update of n skip locked);
begin
  delete from private.email_outbox o where o.id = any (held) and exists (
    select from private.email_outbox later
    where later.told_at > o.told_at and later.notification_id = o.notification_id
      and later.listing_id is not distinct from o.listing_id);
  update private.email_outbox o
  set mail_id = null, dropped_at = null, last_error = null, attempts = 0, next_attempt_at = '-infinity'
  where o.id = any (held);
end;
$$;

-- Turns undelivered news into a new email, together with the news since then: each subscription has one at a time.
create function private.write_news_again(p_mail private.email_outbox) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.email_outbox (news_subscription_id, kind, recipient)
  values (p_mail.news_subscription_id, p_mail.kind, p_mail.recipient)
  on conflict do nothing;
  -- An email that is being tried keeps its contents; the rest waits for the next one.
  update private.email_outbox o
  set next_attempt_at = case when o.attempts = 0 then least(o.next_attempt_at, now()) else o.next_attempt_at end
  where o.news_subscription_id = p_mail.news_subscription_id and o.kind = p_mail.kind and o.dropped_at is null;
  delete from private.email_outbox o where o.id = p_mail.id;
end;
$$;

create function private.operator_webhooks()
returns table (
  event_id text, type text, reason text, tries integer, first_failed_at timestamptz, last_failed_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('operator');
  return query select f.* from private.webhook_failures f order by f.last_failed_at desc limit 100;
end;
$$;

select private.expose('operator_duties()', 'authenticated',
  'Called by operators. The state of each duty, and what the setup lacks.');
select private.expose('operator_counts()', 'authenticated',
  'Called by operators. How many homes, people and showings there are.');
select private.expose('operator_mail()', 'authenticated',
  'The mail of each kind, for operators. `late`: due for a quarter of an hour. `dropped`: couldn''t be delivered.');
select private.expose('operator_mail_limits()', 'authenticated',
  'Called by operators. Today''s mail (UTC) against its daily caps.');
select private.expose('operator_failed_mails()', 'authenticated',
  'Called by operators. Mail that failed, with masked addresses.');
select private.expose('retry_mail(p_id, p_attempts)', 'authenticated',
  'Called by operators. Puts a failed email back into the queue.');
select private.expose('operator_webhooks()', 'authenticated',
  'Stripe''s events that were not stored, for operators.');

reset check_function_bodies;
