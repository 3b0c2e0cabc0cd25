-- The mail of notifications: at once for what was not read within two minutes, and one digest a day.
--
-- Telling people something doesn't touch their mail, so telling a thousand never waits for a sender. Once a minute, the
-- tick plans one email per person and cadence for what is still unread.

create table private.notification_mail (
  user_id uuid not null references auth.users (id) on delete cascade,
  cadence text not null check (cadence in ('at_once', 'daily')),
  token text not null unique
    default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  last_sent_at timestamptz,
  primary key (user_id, cadence)
);
comment on table private.notification_mail is 'For a person''s emails about notifications: the token of the unsubscribe link, and when one was last sent.';
select private.only_for_server('select, insert, update, delete', 'notification_mail');

create function private.is_ripe(p_line private.notification_mail_lines) returns boolean
language sql stable set search_path = '' as $$
  select p_line.cadence = 'daily' or p_line.since <= now() - interval '2 minutes';
$$;

-- An email's contents: the first attempt takes all there are, and retries keep to those.
create function private.notification_lines_of(p_mail private.email_outbox)
returns setof private.notification_mail_lines
language sql stable set search_path = '' as $$
  select line.* from private.notification_mail_lines line
  join public.notifications n on n.id = line.notification_id and n.read_at is null
  where line.user_id = p_mail.person_id and line.cadence = p_mail.kind and private.is_still_true(n)
    and (line.batch = p_mail.id or (line.batch is null and p_mail.attempts = 0 and private.is_ripe(line)));
$$;

-- Plans an email for everyone who has something to be mailed and no email on its way.
create function private.plan_notification_mail() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- Whoever deletes an email skips a line that is locked. Its notification was being read just then, so nobody waits
  -- for that line.
  delete from private.notification_mail_lines line where line.notification_id in (
    select stray.notification_id from private.notification_mail_lines stray
    where stray.batch is not null and not exists (select from private.email_outbox o where o.id = stray.batch)
    for update skip locked);
  -- Somebody may have changed how they are mailed while they were told. Prices can wait for the daily mail, whatever its
  -- reader prefers.
  with changed as (
    select line.notification_id, chosen.mail from private.notification_mail_lines line
    join public.notifications n on n.id = line.notification_id
    join public.notification_preferences chosen on chosen.user_id = line.user_id and chosen.kind = n.kind
    where line.batch is null and chosen.mail not in ('at_once', line.cadence)
    for update of line skip locked
  ), unwanted as (
    delete from private.notification_mail_lines line using changed
    where line.notification_id = changed.notification_id and changed.mail = 'none'
  )
  update private.notification_mail_lines line set cadence = changed.mail
  from changed where line.notification_id = changed.notification_id and changed.mail <> 'none';

  -- An email about messages, held back because their share is used up, doesn't hold back what comes after it.
  update private.email_outbox o set next_attempt_at = now()
  where o.id in (
    select held.id from private.email_outbox held
    where held.topic = 'notifications' and held.only_messages and held.counted_at is null and held.leased_until is null
      and held.sent_at is null and held.dropped_at is null and held.next_attempt_at > now()
      and not private.has_only_messages(held)
    for update skip locked);

  insert into private.notification_mail (user_id, cadence)
  select distinct line.user_id, line.cadence from private.notification_mail_lines line
  order by 1, 2
  on conflict do nothing;

  insert into private.email_outbox (person_id, kind, recipient, next_attempt_at)
  select m.user_id, m.cadence, 'person',
         case m.cadence when 'daily' then private.saved_search_due('daily', m.last_sent_at)
         else greatest(waiting.since + interval '2 minutes', m.last_sent_at + interval '5 minutes') end
  from private.notification_mail m
  join auth.users u on u.id = m.user_id and u.email_confirmed_at is not null
  cross join lateral (
    select min(line.since) as since from private.notification_mail_lines line
    join public.notifications n on n.id = line.notification_id and n.read_at is null
    where line.user_id = m.user_id and line.cadence = m.cadence and line.batch is null
  ) as waiting
  where waiting.since is not null
    and not exists (select from private.account_deletions d where d.user_id = m.user_id)
  order by m.user_id, m.cadence
  on conflict do nothing;
end;
$$;
grant execute on function private.plan_notification_mail to service_role;

create function private.claim_notification_mails(p_limit integer default 20)
returns table (id uuid, attempt smallint, kind text, to_email text, token text, total bigint, news jsonb)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  leased constant uuid[] := private.lease_mails('notifications', null, p_limit);
begin
  return query
  with claimed as (
    select o.* from private.email_outbox o where o.id = any (leased)
  ), free as materialized (
    select claimed.id as mail_id, line.notification_id
    from claimed
    join private.notification_mail_lines line
      on line.user_id = claimed.person_id and line.cadence = claimed.kind
     and (line.batch = claimed.id or (line.batch is null and claimed.attempts = 1 and private.is_ripe(line)))
    for update of line skip locked
  ), held as (
    update private.notification_mail_lines line set batch = free.mail_id
    from free where line.notification_id = free.notification_id
    returning line.batch as mail_id, line.notification_id
  ), shown as (
    select held.mail_id, told.*,
           row_number() over (partition by held.mail_id order by told.created_at desc, told.id) as n
    from held join public.notifications told on told.id = held.notification_id and told.read_at is null
      and private.is_still_true(told)
  )
  select claimed.id, claimed.attempts, claimed.kind, u.email::text, m.token,
         (select count(*) from shown where shown.mail_id = claimed.id),
         (select jsonb_agg(jsonb_build_object(
             'id', shown.id, 'kind', shown.kind, 'listing_id', shown.listing_id,
             'subject_id', shown.subject_id, 'data', shown.data, 'created_at', shown.created_at,
             'zone', (select l.time_zone from public.listings l where l.id = shown.listing_id),
             'answer_token', case when shown.kind = 'message' and claimed.kind = 'at_once'
                                  then private.new_message_link(shown.subject_id, claimed.person_id) end)
             order by shown.n)
          from shown where shown.mail_id = claimed.id and shown.n <= 12)
  from claimed
  join auth.users u on u.id = claimed.person_id
  join private.notification_mail m on m.user_id = claimed.person_id and m.cadence = claimed.kind
  -- If everything was read since it was leased, the lease ends and the email is outdated.
  where exists (select from shown where shown.mail_id = claimed.id)
  order by array_position(leased, claimed.id);
end;
$$;

select private.expose('claim_notification_mails(p_limit)', 'service_role',
  'For the function notifications: leases due emails, with all their contents.');

-- Sets how a person is mailed about these kinds, including notifications that are still waiting to be mailed.
create function private.prefer_mail(p_person uuid, p_kinds text[], p_mail text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  waiting uuid;
begin
  insert into public.notification_preferences (user_id, kind, mail)
  select p_person, k.kind, p_mail from unnest(p_kinds) as k (kind) order by 2
  on conflict (user_id, kind) do update set mail = excluded.mail;
  for waiting in
    select line.notification_id from private.notification_mail_lines line
    join public.notifications n on n.id = line.notification_id
    where line.user_id = p_person and line.batch is null and n.kind = any (p_kinds)
    for update of line skip locked
  loop
    if p_mail = 'none' then
      delete from private.notification_mail_lines line where line.notification_id = waiting;
    else
      update private.notification_mail_lines line set cadence = p_mail where line.notification_id = waiting;
    end if;
  end loop;
end;
$$;

create function private.set_notification_mail(p_kind text, p_mail text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
begin
  if p_mail is null or p_mail not in ('at_once', 'daily', 'none') or not exists (
    select from private.notification_kinds k where k.kind = p_kind and k.mail = 'optional'
  ) then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  perform private.prefer_mail(me, array[p_kind], p_mail);
end;
$$;

select private.expose('set_notification_mail(kind, mail)', 'authenticated',
  'How the caller is mailed about a kind of notification: at_once, daily or none.');

-- For the link in each of these emails, which needs no sign-in. Ends all optional mail of its cadence;
-- returns the cadence, or null for an unknown token.
create function private.stop_notification_mail(p_token text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  stopped private.notification_mail;
begin
  select * into stopped from private.notification_mail m where m.token = p_token;
  if stopped.user_id is not null then
    perform private.prefer_mail(stopped.user_id, array(
      select k.kind from private.notification_kinds k
      where k.mail = 'optional' and private.notification_cadence(stopped.user_id, k) = stopped.cadence), 'none');
  end if;
  return stopped.cadence;
end;
$$;

select private.expose('stop_notification_mail(token)', 'anon, authenticated',
  'Ends the optional mail with this token; returns at_once or daily, or null.');

insert into private.duties (name, every, work) values
  ('plan mail of notifications', '0', 'select private.plan_notification_mail()');
insert into private.duties (name, every, route, due) values
  ('mail of notifications', '0', 'notifications/send',
   $$exists (select from private.due_mails where topic = 'notifications')$$);
