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
-- What an owner is mailed about showings is gathered in the same way, over all of their homes: the first email leaves
-- right away, and the rows of the hour after it go into one (decision 225). Such a row names its person. A reminder, and
-- mail for which an hour is too long, names none and is an email by itself.
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
  constraint email_outbox_one_subject check (num_nonnulls(
    booking_id, news_subscription_id, case when booking_id is null then person_id end, party_id, home_owner_id, offer_buyer_id) = 1),
  constraint email_outbox_about check (case topic
    when 'searches' then num_nulls(person_id, notification_id, listing_id, found) = 0
    when 'notifications' then notification_id is not null and num_nonnulls(listing_id, found, old_price) = 0
    when 'showings' then num_nonnulls(notification_id, listing_id, found, old_price) = 0
      and (person_id is not null or mail_id is null) and (person_id is null or recipient = 'owner')
    else num_nonnulls(notification_id, listing_id, found, old_price, mail_id) = 0
  end),
  constraint email_outbox_to_co_owner check (co_owner_id is null or (booking_id is not null and recipient = 'owner')),
  constraint email_outbox_kind check (case topic
    when 'showings' then case recipient when 'trusted' then kind in ('trust', 'check_in', 'check_in_over')
      else recipient in ('visitor', 'owner')
        and kind in ('requested', 'confirmed', 'cancelled', 'moved', 'proposal', 'kept', 'reminder_day',
                     'reminder_hours', 'feedback', 'message', 'again') end
    when 'searches' then recipient = 'subscriber' and kind = 'finds'
    when 'notifications' then recipient = 'person' and kind in ('at_once', 'daily')
    when 'parties' then recipient = 'party' and kind = case when home_owner_id is not null then 'ownership'
                                                             when offer_buyer_id is not null then 'purchase' else 'invitation' end
    else recipient = 'subscriber' and kind in ('confirm', 'news', 'times')
  end)
);
comment on table private.email_outbox is 'Everything that is to be mailed. About showings: a row per booking, kind, person and change. News: one email at a time per subscription, and the last one that couldn''t be delivered. Notifications, and homes that saved searches have found: a row each.';
comment on column private.email_outbox.person_id is 'The person whose notification it is, or the owner whose mail about showings is gathered; deleting the person deletes the row.';
comment on column private.email_outbox.party_id is 'The party of a sale who is invited.';
comment on column private.email_outbox.home_owner_id is 'The person who is invited to own a home together.';
comment on column private.email_outbox.offer_buyer_id is 'The person who is invited to buy together.';
comment on column private.email_outbox.co_owner_id is 'The co-owner to whom an email about a showing is sent; null for the first owner, whoever is the first owner when it is sent.';
comment on column private.email_outbox.found is 'Why a saved search has found this home: it is new, or its price has changed from old_price.';
comment on column private.email_outbox.sequence is 'For mail about a showing, the change it is about (bookings.sequence); for a proposal, its round (proposal_round); for a message, its number; for mail to a person of trust, the number of the person or of the timer.';
comment on column private.email_outbox.mail_id is 'The email that has been gathered from this row and others; null while it waits.';
comment on column private.email_outbox.waits is 'Whether it waits to be gathered into an email.';
comment on column private.email_outbox.only_messages is 'When it was last leased, this email of notifications told of messages and nothing else.';
comment on column private.email_outbox.next_attempt_at is 'When the email is due; reminders are written long before. -infinity: before all other mail, because a timer has passed or an operator wants it sent right away.';
comment on column private.email_outbox.counted_at is 'When it was counted against the daily shares; null if it was not sent.';
comment on column private.email_outbox.dropped_at is 'When we stopped trying to send it: the mail service refused it, or it was outdated.';
comment on column private.email_outbox.created_at is 'Since when there has been something to mail. A change of a row that still waits does not delay it.';
comment on column private.email_outbox.told_at is 'When the row last changed.';
comment on column private.email_outbox.caused_by is 'The caller whose act is to be mailed, as the pots know them; null for the site itself. It decides whose part of the day''s mail this takes.';
create index email_outbox_due on private.email_outbox (topic, next_attempt_at)
  where sent_at is null and dropped_at is null;
create index email_outbox_by_age on private.email_outbox (least(sent_at, dropped_at)) where topic <> 'showings';
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

-- Whether a row is gathered with others into an email. A row about a showing or a subscription that is not is an email.
create function private.is_gathered(p_mail private.email_outbox) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return p_mail.person_id is not null;
end;
$$;

-- Whether two rows of a person are gathered into the same email. An owner's rows about showings are, whatever their
-- homes and kinds.
create function private.is_of_one_mail(p_row private.email_outbox, p_other private.email_outbox) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return p_row.topic = p_other.topic
    and (p_row.topic = 'showings' or (p_row.subject_id, p_row.kind) = (p_other.subject_id, p_other.kind));
end;
$$;

-- How long a notification that is mailed right away waits, so that a person who saw it in the product isn't mailed.
create function private.mail_pause() returns interval
language sql stable set search_path = '' as $$
  select make_interval(mins => private.limit_of('mail.after_minutes'));
$$;

-- When a notification of this moment is due: at 13:00 UTC, or right away, which means after that pause. Emails to the
-- same subject keep a distance. If an outage delays a daily email until late in the day, the next one skips a morning.
create function private.mail_distance(p_cadence text) returns interval
language sql stable set search_path = '' as $$
  select case p_cadence when 'at_once' then interval '5 minutes' when 'instant' then '15 minutes' when 'daily' then '20 hours'
    when 'showings' then make_interval(mins => private.limit_of('mail.showings_minutes')) end;
$$;

create function private.mail_due(p_cadence text, p_last_sent_at timestamptz default null) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return case when p_cadence <> 'daily' then
    greatest(now() + private.mail_pause(), p_last_sent_at + private.mail_distance(p_cadence))
  else (
    select min(morning) from generate_series(
      date_trunc('day', now() at time zone 'UTC') + interval '13 hours',
      date_trunc('day', now() at time zone 'UTC') + interval '61 hours', interval '1 day'
    ) as day, lateral (select day at time zone 'UTC' as morning) as each
    where morning > greatest(now(), p_last_sent_at + private.mail_distance('daily')))
  end;
end;
$$;

create view private.due_mails with (security_invoker = true) as
select o.* from private.email_outbox o
where o.sent_at is null and o.dropped_at is null and o.next_attempt_at <= now()
  and (o.leased_until is null or o.leased_until < now());
comment on view private.due_mails is 'Mail that is due and not leased by a sender.';

-- Whether mail to an owner leaves without waiting for its hour: the showing, or a time that is proposed for it, begins so
-- soon that it would be of no use later, or a time of today is free again. p_was is the time from which a showing moved.
create function private.is_urgent_mail(p_booking public.bookings, p_kind text, p_was timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return least(p_booking.starts_at, p_was, (
           select min(p.starts_at) from public.booking_proposals p where p.booking_id = p_booking.id))
         <= now() + make_interval(hours => private.limit_of('mail.showings_urgent_hours'))
    or p_kind in ('cancelled', 'moved') and exists (
      select from public.listings l, unnest(array[p_booking.starts_at, p_was]) as freed (at)
      where l.id = p_booking.listing_id and (freed.at at time zone l.time_zone)::date = (now() at time zone l.time_zone)::date);
end;
$$;

-- Whether a visitor takes back a request of which this owner has not been mailed: nothing is left to say. An owner who has
-- answered meanwhile knows of it. The row is locked, so that a sender who is just mailing it is waited for.
create function private.takes_back_unheard(p_booking_id uuid, p_kind text, p_person uuid, p_sequence integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_kind <> 'cancelled' or private.owner_has_proposed(p_booking_id) then
    return false;
  end if;
  perform from private.email_outbox o
  where o.booking_id = p_booking_id and o.person_id = p_person and o.waits and o.sent_at is null and o.dropped_at is null
    and o.sequence = p_sequence - 1 and private.is_first_mail(row(o.*)::private.email_outbox)
  for update;
  return found;
end;
$$;

-- Whether an owner has proposed another time for a showing, which answers its request.
create function private.owner_has_proposed(p_booking_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from private.email_outbox o
    where o.booking_id = p_booking_id and o.kind = 'proposal' and o.recipient = 'visitor');
end;
$$;

-- Queues an email to the visitor and to each owner of the home, as p_recipients says, except a reminder that would arrive
-- together with the confirmation. An owner gets no mail about what they themselves have just done: they saw it on their
-- screen. A visitor does: their mail is their receipt, and has the link to the showing. What an owner is mailed is
-- gathered by the hour, unless it is for a fixed time or urgent, or the site gathers none.
create function private.queue_mail(
  p_booking_id uuid, p_kind text, p_recipients text[], p_sequence integer, p_due timestamptz, p_was timestamptz default null
) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.email_outbox (booking_id, kind, recipient, co_owner_id, sequence, next_attempt_at, person_id)
  select p_booking_id, p_kind, mailed.recipient, mailed.co_owner_id, p_sequence, p_due,
         case when mailed.recipient = 'owner' and p_kind not in ('reminder_day', 'reminder_hours')
                   and private.limit_of('mail.showings_minutes') > 0
                   and not private.is_urgent_mail(b, p_kind, p_was)
              then mailed.person_id end
  from (
    select recipient, null::uuid, case recipient when 'owner' then b.owner_id end
    from unnest(p_recipients) as recipient, public.bookings b where b.id = p_booking_id
    union all
    select 'owner', o.id, o.person_id from public.bookings b join public.home_owners o on o.listing_id = b.listing_id
    where b.id = p_booking_id and o.person_id is not null and 'owner' = any (p_recipients)
  ) as mailed (recipient, co_owner_id, person_id)
  join public.bookings b on b.id = p_booking_id
  where mailed.recipient is not null
    and (p_kind in ('reminder_day', 'reminder_hours') or auth.uid() is null or mailed.person_id is distinct from auth.uid())
    and (p_kind not in ('reminder_day', 'reminder_hours') or p_due > now() + interval '30 minutes')
    and (mailed.recipient <> 'owner' or not private.takes_back_unheard(p_booking_id, p_kind, mailed.person_id, p_sequence))
  on conflict do nothing;
end;
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
                               new.sequence, now(), case when is_moved then old.starts_at end);
    if new.status = 'confirmed' then
      perform private.queue_mail(new.id, 'reminder_day', array['visitor', 'owner'], new.sequence,
                                 new.starts_at - interval '24 hours');
      perform private.queue_mail(new.id, 'reminder_hours', array['visitor', 'owner'], new.sequence,
                                 new.starts_at - interval '2 hours');
    end if;
  end if;
end;
$$;

-- The person of trust to whom an email is sent; empty once they have stopped it, or were replaced.
create function private.trusted_of(p_mail private.email_outbox) returns private.trusted_people
language sql stable security definer set search_path = '' as $$
  select t.* from private.trusted_people t
  where p_mail.recipient = 'trusted' and case p_mail.kind
    when 'trust' then t.n = p_mail.sequence
    else t.agreed_at is not null and t.owner_id = (select c.person_id from private.check_ins c where c.n = p_mail.sequence) end;
$$;

-- Whether an email about a showing is still accurate.
create function private.is_current_showing_mail(p_mail private.email_outbox, p_booking public.bookings)
returns boolean
language sql stable set search_path = '' as $$
  select case
    when p_mail.kind = 'trust' then (private.trusted_of(p_mail)).agreed_at is null and (private.trusted_of(p_mail)).id is not null
    when p_mail.kind in ('check_in', 'check_in_over') then (private.trusted_of(p_mail)).id is not null and exists (
      select from private.check_ins c
      where c.n = p_mail.sequence and (c.ended_at is null) = (p_mail.kind = 'check_in')
        and (p_mail.kind = 'check_in' or exists (
          select from private.email_outbox o
          where o.booking_id = p_mail.booking_id and o.kind = 'check_in' and o.sequence = c.n and o.sent_at is not null)))
    when p_mail.kind in ('requested', 'confirmed', 'cancelled', 'moved') then
      p_mail.sequence = p_booking.sequence and p_booking.starts_at > now()
      and not (p_mail.kind = 'requested' and p_mail.recipient = 'owner' and private.owner_has_proposed(p_booking.id))
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
