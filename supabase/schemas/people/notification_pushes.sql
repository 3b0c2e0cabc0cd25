-- Web Push: notifications also appear on the devices that a person chose, even on the lock screen (decision 184).
--
-- A device that a person switched on is one row of push_subscriptions, with the address that its browser got from a
-- push service, and the topics it shows. private.tell_each() writes a row of private.push_outbox for each of them, in
-- the transaction that tells. The function notifications leases rows that are due, sends them and settles them, as with
-- mail.
--
-- The function calls an address that a browser sent, so only addresses of the known push services are stored:
-- domain/people/push.ts has the same list.
--
-- Order of locks: a notification, then devices, then rows of the outbox. A transaction that tells a person shares the
-- devices and skips those that are being removed at this moment; a transaction that removes one holds nothing else.

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  endpoint text not null unique,
  device text not null check (char_length(device) between 1 and 60),
  topics text[] not null,
  created_at timestamptz not null default now(),
  constraint push_subscriptions_known_service check (
    octet_length(endpoint) <= 1000 and endpoint ~ ('^https://(fcm\.googleapis\.com'
      || '|([a-z0-9-]{1,63}\.){1,4}(push\.services\.mozilla\.com|notify\.windows\.com|push\.apple\.com))/[!-~]+$')),
  constraint push_subscriptions_topics check (
    topics <@ array['showings', 'offers', 'sales', 'messages'] and cardinality(topics) between 1 and 4
    and array_position(topics, null) is null)
);
comment on table public.push_subscriptions is 'The devices on which people want to be notified. Written by keep_push() and forget_push().';
comment on column public.push_subscriptions.endpoint is 'The address at which its push service takes messages for this browser: a secret between us and the browser.';
comment on column public.push_subscriptions.device is 'The name by which its owner knows the device: "Chrome on Android".';
comment on column public.push_subscriptions.topics is 'The topics that the device shows, as in private.notification_kinds.push.';
create index push_subscriptions_of_user on public.push_subscriptions (user_id, created_at, id);

alter table public.push_subscriptions enable row level security;
select private.let_read('authenticated', 'push_subscriptions');

create policy "People see their own devices" on public.push_subscriptions
  for select to authenticated using (user_id = (select auth.uid()));

-- The keys of a device, which only the sender needs.
create table private.push_keys (
  subscription_id uuid primary key references public.push_subscriptions (id) on delete cascade,
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  session_id uuid
);
comment on table private.push_keys is 'The keys for writing to a device, and the session in which it was switched on.';
comment on column private.push_keys.p256dh is 'The browser''s public key, for which messages are encrypted.';
comment on column private.push_keys.auth is 'A secret of the browser, without which it accepts no message.';
comment on column private.push_keys.session_id is 'The session whose end also ends the subscription. Null for a token without a session.';
create index push_keys_of_session on private.push_keys (session_id) where session_id is not null;
select private.only_for_server('select, insert, update, delete', 'push_keys');

create table private.push_outbox (
  id uuid primary key default gen_random_uuid(),
  notification_id uuid not null references public.notifications (id) on delete cascade,
  subscription_id uuid not null references public.push_subscriptions (id) on delete cascade,
  version integer not null default 1,
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  sent_at timestamptz,
  told_at timestamptz not null default now(),
  caused_by private.caller,
  constraint push_outbox_once unique (notification_id, subscription_id)
);
comment on table private.push_outbox is 'Pushes that are to be sent: a row for each notification and device. A row that was sent stays for a day, so that its notification is not pushed twice.';
comment on column private.push_outbox.version is 'Counts how often its notification became news again, so that a sender settles only what it sent.';
comment on column private.push_outbox.told_at is 'When the notification last became news. After a day, it is not pushed any more.';
comment on column private.push_outbox.caused_by is 'The caller who caused the notification, as the pots know them; null for the site itself.';
create index push_outbox_due on private.push_outbox (next_attempt_at) where sent_at is null;
create index push_outbox_of_device on private.push_outbox (subscription_id, sent_at);
create index push_outbox_sent on private.push_outbox (sent_at) where sent_at is not null;
select private.only_for_server('select, insert, update, delete', 'push_outbox');

create view private.due_pushes with (security_invoker = true) as
select o.* from private.push_outbox o
where o.sent_at is null and o.next_attempt_at <= now() and (o.leased_until is null or o.leased_until < now());
comment on view private.due_pushes is 'Pushes that are due now and not leased by a sender.';

-- Pushes notifications that were just written to the devices that want them. A notification that became news again
-- replaces the one that a push service still holds. Called by tell_each(), which holds the notifications.
create function private.queue_pushes(p_kind text, p_notifications uuid[], p_cause private.caller) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted constant text := (select k.push from private.notification_kinds k where k.kind = p_kind);
begin
  if wanted is null then
    return;
  end if;
  insert into private.push_outbox as o (notification_id, subscription_id, caused_by)
  select device.told, device.id, p_cause
  from (
    select n.id as told, s.id
    from public.notifications n
    join public.push_subscriptions s on s.user_id = n.user_id and wanted = any (s.topics)
    where n.id = any (p_notifications)
    order by n.id, s.id
    for key share of s skip locked
  ) as device
  on conflict on constraint push_outbox_once do update
  set version = o.version + 1, attempts = 0, next_attempt_at = now(), leased_until = null, sent_at = null, told_at = now(),
      caused_by = excluded.caused_by;
end;
$$;

-- Switches a device on, or changes what it shows. Only a person's newest devices are kept.
create function private.keep_push(p_endpoint text, p_p256dh text, p_auth text, p_device text, p_topics text[])
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
  kept uuid;
begin
  perform private.keep_account(me);
  if exists (select from private.account_deletions d where d.user_id = me) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  -- A person's devices are added one at a time, so that they can be counted.
  perform private.take_turn('devices of ' || me);
  -- The browser was another person's before, who gets no notifications here any more. Only the browser itself knows all
  -- three values.
  delete from public.push_subscriptions s using private.push_keys k
  where k.subscription_id = s.id and s.endpoint = p_endpoint and k.p256dh = p_p256dh and k.auth = p_auth
    and s.user_id <> me;
  insert into public.push_subscriptions as s (user_id, endpoint, device, topics)
  values (me, p_endpoint, left(coalesce(nullif(btrim(p_device), ''), 'A device'), 60), p_topics)
  on conflict (endpoint) do update set device = excluded.device, topics = excluded.topics where s.user_id = me
  returning s.id into kept;
  insert into private.push_keys as k (subscription_id, p256dh, auth, session_id)
  select kept, p_p256dh, p_auth, ((select auth.jwt()) ->> 'session_id')::uuid where kept is not null
  on conflict (subscription_id) do update set session_id = excluded.session_id
  where k.p256dh = excluded.p256dh and k.auth = excluded.auth;
  if not found then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  delete from public.push_subscriptions s
  where s.id in (
    select surplus.id from public.push_subscriptions surplus
    where surplus.user_id = me and surplus.endpoint <> p_endpoint
    order by surplus.created_at desc, surplus.id offset private.limit_of('push.devices') - 1);
exception when check_violation or not_null_violation then
  raise exception using errcode = 'PT400', message = 'bad_request';
end;
$$;

select private.expose('keep_push(endpoint, p256dh, auth, device, topics)', 'authenticated',
  'Notifies the caller on this device from now on, about these topics.');

-- Switches one of the caller's devices off.
create function private.forget_push(p_endpoint text) returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.push_subscriptions s where s.endpoint = p_endpoint and s.user_id = private.signed_in();
$$;

select private.expose('forget_push(endpoint)', 'authenticated',
  'Notifies the caller on this device no longer.');

-- Whether a notification is still worth a person's attention: it is not read, was told within a day, and is true.
create function private.is_worth_pushing(p_row private.push_outbox) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  told public.notifications;
  visit public.bookings;
begin
  select * into told from public.notifications n where n.id = p_row.notification_id;
  if told.read_at is not null or p_row.told_at < now() - interval '1 day' then
    return false;
  elsif told.kind in ('times_open', 'showing_again') then
    return exists (select from public.listings l where l.id = told.listing_id and l.status = 'active');
  elsif told.kind = 'showing_check_in' then
    return exists (
      select from private.check_ins c
      where c.booking_id = told.subject_id and c.person_id = told.user_id and c.ended_at is null
        and to_jsonb(c.ends_at) = told.data -> 'until');
  elsif told.kind like 'showing%' then
    select * into visit from public.bookings b where b.id = told.subject_id;
    return coalesce(visit.starts_at > now() and case told.kind
      when 'showing_requested' then visit.status in ('pending', 'confirmed')
      when 'showing_confirmed' then visit.status = 'confirmed'
      when 'showing_cancelled' then visit.status = 'cancelled'
      when 'showing_proposal' then exists (
        select from public.booking_proposals p where p.booking_id = visit.id and p.expires_at > now())
      else visit.status in ('pending', 'confirmed') end, false);
  end if;
  return private.is_still_true(told);
end;
$$;

-- Leases pushes that are due, a few at a time. A push that is no longer worth it is dropped; its notification stays in
-- the person's list. A push for which the device has nothing left today waits, and is worth less with each hour.
-- Devices whose session has ended are forgotten: their
-- person signed out elsewhere, or everywhere.
create function private.claim_pushes(p_limit integer default 20)
returns table (id uuid, version integer, attempt smallint, endpoint text, p256dh text, auth text, told jsonb)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most constant integer := least(greatest(coalesce(p_limit, 20), 1), 100);
  due private.push_outbox;
  leased uuid[] := '{}';
begin
  perform private.forget_signed_out_devices();
  for due in
    select d.* from private.due_pushes d
    where d.id in (select oldest.id from private.due_pushes oldest order by oldest.next_attempt_at, oldest.id limit 500)
    -- Two senders take from the pots of their devices in one order.
    order by d.subscription_id, d.next_attempt_at, d.id
    -- The view's own rows are locked: Postgres asks again whether a row is due that another sender has just leased.
    for update skip locked
  loop
    if due.attempts >= 10 or not private.is_worth_pushing(due) then
      delete from private.push_outbox o where o.id = due.id;
      continue;
    end if;
    -- A push that is tried again was counted when it was tried first.
    if due.attempts = 0 and not private.take_part('pushes', due.subscription_id::text, due.caused_by) then
      update private.push_outbox o set next_attempt_at = now() + interval '1 hour' where o.id = due.id;
      continue;
    end if;
    update private.push_outbox o
    set leased_until = now() + interval '2 minutes', attempts = due.attempts + 1
    where o.id = due.id;
    leased := leased || due.id;
    exit when cardinality(leased) >= most;
  end loop;
  return query
  select o.id, o.version, o.attempts, s.endpoint, k.p256dh, k.auth,
         jsonb_build_object('id', n.id, 'kind', n.kind, 'listing_id', n.listing_id, 'subject_id', n.subject_id,
                            'data', n.data, 'created_at', n.created_at)
  from private.push_outbox o
  join public.push_subscriptions s on s.id = o.subscription_id
  join private.push_keys k on k.subscription_id = s.id
  join public.notifications n on n.id = o.notification_id
  where o.id = any (leased)
  order by array_position(leased, o.id);
end;
$$;

select private.expose('claim_pushes(p_limit)', 'service_role',
  'Leases pushes that are due, with all their contents, for the function notifications.');

-- Records the outcome of a push: 'sent'; 'gone', the browser has no such subscription any more; 'dropped' for good;
-- 'retry' after 1, 2, 4 … minutes, at most an hour; 'later', after p_wait_seconds and without counting the attempt. A
-- notification that became news again in the meantime waits for its own push.
create function private.settle_push(p_id uuid, p_version integer, p_outcome text, p_wait_seconds integer default null)
returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_outcome = 'gone' then
    delete from public.push_subscriptions s
    where s.id = (select o.subscription_id from private.push_outbox o where o.id = p_id);
  elsif p_outcome = 'dropped' then
    delete from private.push_outbox o where o.id = p_id and o.version = p_version;
  else
    update private.push_outbox o
    set leased_until = null,
        sent_at = case when p_outcome = 'sent' then now() end,
        attempts = case when p_outcome = 'later' then greatest(o.attempts - 1, 0) else o.attempts end,
        next_attempt_at = case p_outcome
          when 'retry' then now() + least(interval '1 hour', interval '1 minute' * power(2, o.attempts - 1))
          when 'later' then now() + make_interval(secs => least(greatest(coalesce(p_wait_seconds, 60), 1), 21600))
          else o.next_attempt_at end
    where o.id = p_id and o.version = p_version and o.sent_at is null;
  end if;
end;
$$;

select private.expose('settle_push(p_id, p_version, p_outcome, p_wait_seconds)', 'service_role',
  'Records the outcome of a push, for the function notifications.');

create function private.forget_signed_out_devices() returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.push_subscriptions s where s.id in (
    select ended.id from public.push_subscriptions ended join private.push_keys k on k.subscription_id = ended.id
    where k.session_id is not null and not exists (select from auth.sessions a where a.id = k.session_id)
    for update of ended skip locked);
$$;

create function private.forget_pushes() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.forget_signed_out_devices();
  delete from private.push_outbox o where o.id in (
    select old.id from private.push_outbox old where old.sent_at < (select private.kept_since('pushes')) for update skip locked);
end;
$$;

insert into private.duties (name, every, work) values
  ('delete old pushes to devices', '1 hour', 'select private.forget_pushes()');
insert into private.duties (name, every, route, due) values
  ('send pushes to devices', '0', 'notifications/push', 'exists (select from private.due_pushes)');
