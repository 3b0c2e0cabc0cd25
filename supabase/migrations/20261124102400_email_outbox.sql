-- One outbox for all mail: about viewings, for saved searches, news for people without an account, and
-- notifications.
--
-- An email is queued in the transaction that gives rise to it. A sender leases due emails, sends them and settles them.
-- Leases keep two senders from sending the same email, failed emails are retried later, and daily shares limit how many
-- are sent. Addresses and contents are looked up when an email is sent. Emails about viewings are kept, since later ones
-- depend on them; any other is deleted once it is sent, or a week after it was given up, so that an operator can retry
-- it until then.
--
-- Order of locks: the saved search, the subscription or the person's notification_mail, then its mail,
-- then its finds or lines.

create table private.email_outbox (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid references public.bookings (id) on delete cascade,
  saved_search_id uuid references public.saved_searches (id) on delete cascade,
  news_subscription_id uuid references private.news_subscriptions (id) on delete cascade,
  person_id uuid references auth.users (id) on delete cascade,
  topic text not null generated always as (
    case when booking_id is not null then 'viewings' when saved_search_id is not null then 'searches'
         when person_id is not null then 'notifications' else 'news' end
  ) stored,
  subject_id uuid not null generated always as (
    coalesce(booking_id, saved_search_id, news_subscription_id, person_id)
  ) stored,
  kind text not null,
  recipient text not null,
  only_messages boolean not null default false,
  sequence integer not null default 0,
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  counted_at timestamptz,
  sent_at timestamptz,
  dropped_at timestamptz,
  last_error text check (char_length(last_error) <= 500),
  created_at timestamptz not null default now(),
  constraint email_outbox_once unique (booking_id, kind, recipient, sequence),
  constraint email_outbox_one_subject check (
    num_nonnulls(booking_id, saved_search_id, news_subscription_id, person_id) = 1),
  constraint email_outbox_kind check (case topic
    when 'viewings' then recipient in ('visitor', 'owner')
      and kind in ('requested', 'confirmed', 'cancelled', 'moved', 'proposal', 'kept', 'reminder_day',
                   'reminder_hours', 'feedback', 'message', 'again')
    when 'searches' then recipient = 'subscriber' and kind = 'finds'
    when 'notifications' then recipient = 'person' and kind in ('at_once', 'daily')
    else recipient = 'subscriber' and kind in ('confirm', 'news', 'times')
  end)
);
comment on table private.email_outbox is 'All mail to be sent. About viewings: one per booking, kind, recipient and change. Searches, news and notifications: one at a time each, and the last one given up.';
comment on column private.email_outbox.sequence is 'For mail about a viewing, the change it is about (bookings.sequence); for a proposal, its round (proposal_round); for a message, its number.';
comment on column private.email_outbox.only_messages is 'When it was last leased, this email of notifications told of messages and nothing else.';
comment on column private.email_outbox.next_attempt_at is 'When it is due; reminders are written long before.';
comment on column private.email_outbox.counted_at is 'When it was counted against the daily shares; null if it was not sent.';
comment on column private.email_outbox.dropped_at is 'When it was given up: refused by the mail service, or outdated.';
create index email_outbox_due on private.email_outbox (topic, next_attempt_at)
  where sent_at is null and dropped_at is null;
create index email_outbox_of_search on private.email_outbox (saved_search_id);
create index email_outbox_of_subscription on private.email_outbox (news_subscription_id);
create index email_outbox_of_person on private.email_outbox (person_id);
create index email_outbox_failed on private.email_outbox (dropped_at)
  where sent_at is null and last_error is not null;
create unique index email_outbox_one_ahead on private.email_outbox (subject_id)
  where kind in ('finds', 'news', 'times') and dropped_at is null;
create unique index email_outbox_one_ahead_of_person on private.email_outbox (person_id, kind)
  where person_id is not null and dropped_at is null;

select private.only_for_server('select, insert, update, delete', 'email_outbox');

create view private.due_mails with (security_invoker = true) as
select o.* from private.email_outbox o
where o.sent_at is null and o.dropped_at is null and o.next_attempt_at <= now()
  and (o.leased_until is null or o.leased_until < now());
comment on view private.due_mails is 'Emails that are due and not leased by a sender.';

-- Queues an email to each recipient, except a reminder that would arrive together with the confirmation.
create function private.queue_mail(
  p_booking_id uuid, p_kind text, p_recipients text[], p_sequence integer, p_due timestamptz
) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.email_outbox (booking_id, kind, recipient, sequence, next_attempt_at)
  select p_booking_id, p_kind, recipient, p_sequence, p_due
  from unnest(p_recipients) as recipient
  where recipient is not null
    and (p_kind not in ('reminder_day', 'reminder_hours') or p_due > now() + interval '30 minutes')
  on conflict do nothing;
$$;

create function private.queue_request_mail(p_made public.bookings) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- If the request was confirmed at once, the confirmation has already queued its emails.
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
    if not new.no_show and new.starts_at > now() - interval '3 days' then
      perform private.queue_mail(new.id, 'feedback', array['visitor'], new.sequence,
                                 greatest(now(), new.starts_at + interval '2 hours'));
    end if;
  elsif new.starts_at > now() then
    -- No mail about a viewing that is over.
    perform private.queue_mail(new.id, case when is_moved then 'moved' else new.status end,
                               -- Only its owner moves an open house.
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

-- Whether an email about a viewing is still accurate.
create function private.is_current_viewing_mail(p_mail private.email_outbox, p_booking public.bookings)
returns boolean
language sql stable set search_path = '' as $$
  select case
    when p_mail.kind in ('requested', 'confirmed', 'cancelled', 'moved') then
      p_mail.sequence = p_booking.sequence and p_booking.starts_at > now()
    when p_mail.kind = 'reminder_day' then
      -- It says "tomorrow", so it is not sent on the day itself.
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
    -- Only while the home is still for sale.
    when p_mail.kind = 'again' then
      exists (select from public.listings l where l.id = p_booking.listing_id and l.status = 'active')
    -- Reading the message deletes its mail.
    when p_mail.kind = 'message' then
      p_booking.starts_at > now() - interval '14 days'
    when p_mail.kind = 'feedback' then
      p_booking.status = 'completed' and not p_booking.no_show
      and p_booking.starts_at > now() - interval '7 days'
      and not exists (select from public.viewing_feedback f where f.booking_id = p_booking.id)
  end;
$$;
