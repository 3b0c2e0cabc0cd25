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
  ('delete old mail', '10 minutes', 'select private.forget_old_mail()');

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

-- The address of an email in the outbox.
create function private.address_of_mail(p_mail private.email_outbox) returns text
language sql stable set search_path = '' as $$
  select case
    when p_mail.recipient = 'visitor' then (select b.visitor_email from public.bookings b where b.id = p_mail.booking_id)
    when p_mail.recipient = 'trusted' then (private.trusted_of(p_mail)).email
    when p_mail.news_subscription_id is not null then
      (select n.email from private.news_subscriptions n where n.id = p_mail.news_subscription_id)
    else (
      select coalesce(m.email, u.email::text)
      from (values (true)) as one
      left join private.memberships m
        on m.id in (p_mail.co_owner_id, case p_mail.topic when 'parties' then p_mail.subject_id end)
      left join public.bookings b on b.id = p_mail.booking_id
      left join auth.users u on u.id = coalesce(m.person_id, b.owner_id, p_mail.person_id)
      limit 1) end;
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
  showings_ahead bigint, showings_this_week bigint, unfinished_refunds uuid[]
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
    (select count(*) from public.bookings b where b.created_at > now() - interval '7 days'),
    -- The clock has tried, and Stripe didn't do it: the people who wait for their money.
    (select coalesce(array_agg(distinct r.person_id), '{}') from private.plan_refunds r where r.done_at is null and r.tries > 0);
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
    -- An owner's rows about showings become an email only when they are gathered, under the kind of the first.
    select distinct on (o.topic, coalesce(o.mail_id, case when o.notification_id is null then o.id end),
                        case when o.mail_id is null then o.subject_id end, case when o.mail_id is null then o.kind end) o.*
    from private.email_outbox o
    where o.sent_at is null and o.dropped_at is null
    order by o.topic, coalesce(o.mail_id, case when o.notification_id is null then o.id end),
             case when o.mail_id is null then o.subject_id end, case when o.mail_id is null then o.kind end,
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
         private.masked_address(private.address_of_mail(row(o.*)::private.email_outbox)),
         o.attempts, o.last_error, o.dropped_at,
         case when o.dropped_at is null then o.next_attempt_at end,
         private.is_current_mail(row(o.*)::private.email_outbox)
  from private.failed_mails o
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
  if mail.dropped_at is not null and mail.notification_id is not null then
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
