-- Sending mail: due emails are leased within the daily shares, and settled once the sender knows the
-- outcome. The tables are in email_outbox.

-- The finds in an email: the first attempt takes all there are, and retries keep to those.
create function private.finds_of_mail(p_mail private.email_outbox) returns setof private.saved_search_finds
language sql stable set search_path = '' as $$
  select f.* from private.saved_search_finds f
  where f.saved_search_id = p_mail.saved_search_id
    and (f.batch = p_mail.id or (f.batch is null and p_mail.attempts = 0));
$$;

-- Whether anything that an email says is still true.
create function private.is_current_mail(p_mail private.email_outbox) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return case p_mail.topic
    when 'viewings' then (
      select private.is_current_viewing_mail(p_mail, b) from public.bookings b where b.id = p_mail.booking_id)
    when 'searches' then exists (
      select from private.finds_of_mail(p_mail) f
      join public.listings l on l.id = f.listing_id and l.status = 'active')
    when 'notifications' then exists (select from private.notification_lines_of(p_mail))
    else p_mail.kind = 'confirm' or exists (
      select from private.news_subscriptions s, private.new_homes(s)
      where s.id = p_mail.news_subscription_id and p_mail.kind = 'news'
    ) or exists (
      select from private.news_subscriptions s, private.new_times(s)
      where s.id = p_mail.news_subscription_id and p_mail.kind = 'times')
  end;
end;
$$;

-- A first email is about a new request, or about a viewing that was confirmed at once.
create function private.is_first_mail(p_mail private.email_outbox) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_mail.kind = 'requested' or (p_mail.kind = 'confirmed' and not exists (
    select from private.email_outbox r where r.booking_id = p_mail.booking_id and r.kind = 'requested'));
$$;

-- Daily limits (UTC): the counters that an email takes from, narrowest last. Those of a whole share are in mail_caps.
--
-- Anyone can trigger the first emails about a request. They have a share of their own, of which each home,
-- visitor and owner gets a small part; a network is limited by the number of requests it may make. All
-- other mail about viewings goes to people who have one: it has a share of the same size, whatever
-- requests use up, and is sent first. Searches, news and notifications have their own shares; notifications of messages
-- alone, which anybody can cause, have one apart from those of offers and all else; of the mail to
-- those who wait for times, each home and each mailbox gets a small part.
--
-- Emails over their share wait. An email is counted while it is being sent, and no longer if sending fails.
create function private.mail_shares(p_mail private.email_outbox) returns table (key text, cap integer)
language sql stable security definer set search_path = '' as $$
  select concat_ws(':', 'mail', share.class, share.whose),
         coalesce(share.cap, (select c.cap from private.mail_caps c
                              where c.share = concat_ws(':', share.class, share.whose)))
  from (
    select narrowness, class.name, viewing.whose, viewing.cap
    from public.bookings b,
    lateral (select case when private.is_first_mail(p_mail) then 'first' else 'answer' end) as class (name),
    lateral (values
      (1, null, null::integer),
      (2, 'home:' || b.listing_id, case class.name when 'first' then 100 else 200 end),
      (3, case p_mail.recipient
            when 'owner' then 'owner:' || b.owner_id
            else 'visitor:' || encode(private.mailbox_hash(b.visitor_email), 'hex') end,
          case p_mail.recipient when 'owner' then 100 else 20 end * case class.name when 'first' then 1 else 2 end)
    ) as viewing (narrowness, whose, cap)
    where b.id = p_mail.booking_id
    union all
    select narrowness, 'search', search.whose, search.cap
    from public.saved_searches s
    join auth.users u on u.id = s.user_id,
    lateral (values
      (1, null, null::integer),
      (2, 'person:' || encode(private.mailbox_hash(u.email::text), 'hex'), 40)
    ) as search (narrowness, whose, cap)
    where s.id = p_mail.saved_search_id
    union all
    select narrowness, case when p_mail.only_messages then 'talk' else 'notice' end, notice.whose, notice.cap
    from auth.users u,
    lateral (values
      (1, null, null::integer),
      (2, 'person:' || encode(private.mailbox_hash(u.email::text), 'hex'), case when p_mail.only_messages then 20 else 40 end)
    ) as notice (narrowness, whose, cap)
    where u.id = p_mail.person_id
    union all
    select 1, 'news', p_mail.kind, null where p_mail.topic = 'news'
    union all
    select narrowness, 'times', times.whose, times.cap
    from private.news_subscriptions s,
    lateral (values
      (2, 'home:' || s.listing_id, 200),
      (3, 'person:' || encode(private.mailbox_hash(s.email), 'hex'), 20)
    ) as times (narrowness, whose, cap)
    where s.id = p_mail.news_subscription_id and p_mail.kind = 'times'
  ) as share (narrowness, class, whose, cap)
  order by share.narrowness;
$$;

-- Takes one from each share, or returns false and takes nothing if one of them is used up.
create function private.take_mail_shares(p_mail private.email_outbox) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  share record;
  taken text[] := '{}';
begin
  for share in select * from private.mail_shares(p_mail) loop
    if not private.take_rate(share.key, 86400, share.cap) then
      perform private.give_rate(key, 86400, now()) from unnest(taken) as key;
      return false;
    end if;
    taken := taken || share.key;
  end loop;
  return true;
end;
$$;

-- Locks the subject of an email that is already locked. Returns false if another transaction holds it, which may be
-- about to delete the email.
create function private.try_to_hold_mail_subject(p_mail private.email_outbox) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  is_held boolean := p_mail.topic = 'viewings';
begin
  perform from public.saved_searches s where s.id = p_mail.saved_search_id for no key update skip locked;
  is_held := is_held or found;
  perform from private.news_subscriptions s where s.id = p_mail.news_subscription_id for no key update skip locked;
  is_held := is_held or found;
  perform from private.notification_mail m
  where m.user_id = p_mail.person_id and m.cadence = p_mail.kind for no key update skip locked;
  return is_held or found;
end;
$$;

create function private.has_only_messages(p_mail private.email_outbox) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return not exists (
    select from private.notification_lines_of(p_mail) line
    join public.notifications n on n.id = line.notification_id where n.kind <> 'message');
end;
$$;

-- Leases emails that are due and within their shares: those of one subject, or all.
create function private.lease_mails(p_topic text, p_subject_id uuid, p_limit integer) returns uuid[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant integer := least(greatest(coalesce(p_limit, 20), 1), 100);
  mail private.email_outbox;
  leased uuid[] := '{}';
begin
  for mail in
    select due.* from private.due_mails due
    where due.topic = p_topic and (p_subject_id is null or due.subject_id = p_subject_id)
    order by private.is_first_mail(row(due.*)::private.email_outbox), due.next_attempt_at
    limit 500
    for update skip locked
  loop
    continue when not private.try_to_hold_mail_subject(mail);
    if mail.attempts >= 20 or not private.is_current_mail(mail) then
      perform private.settle_email(mail.id, case when mail.attempts >= 20 then 'dropped' else 'outdated' end,
                                   coalesce(mail.last_error, 'the sender never finished'), null);
      continue;
    end if;
    if mail.topic = 'notifications' and mail.counted_at is null then
      update private.email_outbox o set only_messages = private.has_only_messages(o)
      where o.id = mail.id returning o.* into mail;
    end if;
    -- A sender that died before settling has already counted it.
    if mail.counted_at is null and not private.take_mail_shares(mail) then
      update private.email_outbox o
      set next_attempt_at = now() + interval '1 hour', last_error = 'daily limit reached'
      where o.id = mail.id;
      continue;
    end if;
    update private.email_outbox o
    set leased_until = now() + interval '2 minutes', attempts = o.attempts + 1,
        counted_at = coalesce(o.counted_at, now())
    where o.id = mail.id;
    leased := leased || mail.id;
    exit when cardinality(leased) >= most;
  end loop;
  return leased;
end;
$$;

-- Locks an email's subject, which comes before the email itself.
create function private.hold_mail_subject(p_mail private.email_outbox) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from public.saved_searches s where s.id = p_mail.saved_search_id for no key update;
  perform from private.news_subscriptions s where s.id = p_mail.news_subscription_id for no key update;
  perform from private.notification_mail m
  where m.user_id = p_mail.person_id and m.cadence = p_mail.kind for no key update;
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
begin
  select o.* into mail from private.email_outbox o where o.id = p_id;
  perform private.hold_mail_subject(mail);
  select o.* into mail from private.email_outbox o
  where o.id = p_id and o.sent_at is null and o.dropped_at is null for update;
  perform private.record_mail(mail, p_outcome);
  if mail.counted_at is not null and p_outcome <> 'sent' then
    perform private.give_rate(share.key, 86400, mail.counted_at) from private.mail_shares(mail) as share;
  end if;
  if mail.topic <> 'viewings' and p_outcome in ('sent', 'dropped', 'outdated') then
    perform private.follow_mail(mail, p_outcome, p_error);
    return;
  end if;
  update private.email_outbox o
  set leased_until = null,
      sent_at = case when p_outcome = 'sent' then now() end,
      dropped_at = case when p_outcome in ('dropped', 'outdated') then now() end,
      counted_at = case when p_outcome = 'sent' then o.counted_at end,
      attempts = case when p_outcome = 'later' then greatest(o.attempts - 1, 0) else o.attempts end,
      last_error = left(case when p_outcome = 'outdated' then 'no longer true' else p_error end, 500),
      next_attempt_at = case p_outcome
        when 'retry' then now() + least(interval '6 hours', interval '1 minute' * power(2, o.attempts - 1))
        when 'later' then now() + make_interval(secs => least(greatest(coalesce(p_wait_seconds, 60), 1), 21600))
        else o.next_attempt_at
      end
  where o.id = mail.id;
end;
$$;

select private.expose('settle_email(p_id, p_outcome, p_error, p_wait_seconds)', 'service_role',
  'For our senders: records that a leased mail was sent or dropped, or is to be retried.');

-- Deletes an email that was sent or is outdated, with its contents; keeps one that was given up. Plans the
-- next one if there is more to send. The next one of notifications is planned by the next tick.
create function private.follow_mail(p_mail private.email_outbox, p_outcome text, p_error text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_outcome = 'dropped' then
    perform private.give_up_mail(p_mail, p_error);
  else
    perform private.forget_mail(p_mail);
  end if;
  if p_mail.kind = 'finds' then
    update private.saved_search_mail m
    set last_sent_at = case when p_outcome = 'sent' then now() else m.last_sent_at end
    where m.saved_search_id = p_mail.saved_search_id;
    perform private.plan_search_mails(array[p_mail.saved_search_id])
    where exists (select from private.saved_search_finds f
                  where f.saved_search_id = p_mail.saved_search_id and f.batch is null);
  elsif p_mail.topic = 'notifications' then
    update private.notification_mail m set last_sent_at = now()
    where p_outcome = 'sent' and m.user_id = p_mail.person_id and m.cadence = p_mail.kind;
  elsif p_mail.kind = 'news' then
    update private.news_subscriptions s
    set telling_until = null,
        told_until = case when p_outcome = 'dropped' then s.told_until else coalesce(s.telling_until, now()) end
    where s.id = p_mail.news_subscription_id;
    -- It also contained the homes of an earlier one that was given up.
    delete from private.email_outbox o
    where o.news_subscription_id = p_mail.news_subscription_id and o.kind = 'news' and p_outcome = 'sent';
    -- However late this email was, the next one is at least a day away.
    perform private.plan_news(p_mail.news_subscription_id, case when p_outcome <> 'outdated' then now() end);
  elsif p_mail.kind = 'times' and p_outcome = 'sent' then
    -- People are told once. If the times were gone first, they keep waiting.
    delete from private.news_subscriptions s where s.id = p_mail.news_subscription_id;
  end if;
end;
$$;

-- Deletes an email with its contents.
create function private.forget_mail(p_mail private.email_outbox) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.saved_search_finds f using private.finds_of_mail(p_mail) as told
  where f.saved_search_id = told.saved_search_id and f.listing_id = told.listing_id;
  delete from private.notification_mail_lines line where line.notification_id in (
    select told.notification_id from private.notification_mail_lines told
    join public.notifications n on n.id = told.notification_id
    -- Also what made it outdated, so that no other email is planned for it.
    where told.user_id = p_mail.person_id and told.cadence = p_mail.kind
      and (told.batch = p_mail.id or (told.batch is null and not private.is_still_true(n)))
    for update of told skip locked);
  delete from private.email_outbox o where o.id = p_mail.id;
end;
$$;

-- Emails about a viewing are deleted with the viewing, all others here. If viewing times could not be mailed to somebody,
-- the subscription ends as well.
create function private.forget_mail_given_up() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  mail private.email_outbox;
begin
  for mail in
    select o.* from private.email_outbox o
    where o.topic <> 'viewings' and o.dropped_at < now() - interval '7 days'
    for update skip locked
  loop
    continue when not private.try_to_hold_mail_subject(mail);
    perform private.forget_mail(mail);
    delete from private.news_subscriptions s where s.id = mail.news_subscription_id and mail.kind = 'times';
  end loop;
end;
$$;

-- Keeps an email that was given up, with its contents, and moves an earlier one's contents into it.
create function private.give_up_mail(p_mail private.email_outbox, p_error text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  earlier private.email_outbox;
begin
  for earlier in
    delete from private.email_outbox o
    where o.subject_id = p_mail.subject_id and o.kind = p_mail.kind and o.dropped_at is not null
    returning o.*
  loop
    perform private.move_mail_contents(earlier, p_mail.id);
  end loop;
  update private.email_outbox o
  set dropped_at = now(), last_error = left(p_error, 500), leased_until = null, counted_at = null
  where o.id = p_mail.id;
end;
$$;

-- Moves an email's contents to another email, or with null to the next one. Skips locked lines, which are being
-- renewed.
create function private.move_mail_contents(p_from private.email_outbox, p_to uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.saved_search_finds f set batch = p_to
  where f.saved_search_id = p_from.saved_search_id and f.batch = p_from.id;
  update private.notification_mail_lines line set batch = p_to where line.notification_id in (
    select told.notification_id from private.notification_mail_lines told
    where told.user_id = p_from.person_id and told.batch = p_from.id for update skip locked);
end;
$$;

-- One email per search. The empty update locks an existing one, so this waits while it is being settled.
create function private.plan_search_mails(p_searches uuid[]) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.email_outbox as o (saved_search_id, kind, recipient, next_attempt_at)
  select s.id, 'finds', 'subscriber', private.saved_search_due(s.frequency, m.last_sent_at)
  from public.saved_searches s
  join private.saved_search_mail m on m.saved_search_id = s.id
  where s.id = any (p_searches) and s.frequency <> 'off'
  order by s.id
  on conflict (subject_id) where kind in ('finds', 'news', 'times') and dropped_at is null
  do update set next_attempt_at = o.next_attempt_at;
$$;

create function private.plan_news(p_subscription_id uuid, p_last_sent_at timestamptz) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.email_outbox (news_subscription_id, kind, recipient, next_attempt_at)
  values (p_subscription_id, 'news', 'subscriber', private.saved_search_due('daily', p_last_sent_at))
  on conflict (subject_id) where kind in ('finds', 'news', 'times') and dropped_at is null do nothing;
$$;
