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
      when 'showings' then (
        select private.is_current_showing_mail(p_row, b) from public.bookings b where b.id = p_row.booking_id)
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
  if private.is_gathered(p_mail) then
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
-- Mail to people of trust has a share of its own, which nothing else can use up.
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
    where b.id = p_mail.booking_id and p_mail.recipient <> 'trusted'
    union all
    select safety.narrowness, 'safety', safety.whose, safety.about
    from private.trusted_of(p_mail) as t,
    lateral (values
      (1, null, null),
      (2, 'person', encode(private.mailbox_hash(t.email), 'hex'))
    ) as safety (narrowness, whose, about)
    where t.id is not null
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

-- The turn of a subject and kind, or of an owner's showings: a transaction takes it to gather, settle or retry that mail.
create function private.mail_turn(p_mail private.email_outbox) returns bigint
language sql immutable set search_path = '' as $$
  select pg_catalog.hashtextextended('mail:' || case p_mail.topic when 'showings' then 'showings:' || p_mail.person_id
                                                else p_mail.kind || ':' || p_mail.subject_id end, 0);
$$;

-- Locks the subject of an email that is already locked. Returns false if another transaction holds it, which may be
-- about to delete the email.
create function private.try_to_hold_mail_subject(p_mail private.email_outbox) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if private.is_gathered(p_mail) then
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
    (select s.frequency from public.saved_searches s where s.id = p_due.saved_search_id),
    case p_due.topic when 'showings' then p_due.topic else p_due.kind end);
  last_sent_at timestamptz;
begin
  if p_due.next_attempt_at > '-infinity' then
    select max(o.sent_at) into last_sent_at from private.email_outbox o
    where o.person_id = p_due.person_id and private.is_of_one_mail(row(o.*)::private.email_outbox, p_due);
  end if;
  return greatest(
    case when last_sent_at + private.mail_distance(cadence) > now() then
      case cadence when 'daily' then private.mail_due(cadence, last_sent_at)
                   else last_sent_at + private.mail_distance(cadence) end
    end,
    (select max(greatest(ahead.next_attempt_at, ahead.leased_until, now() + interval '1 minute'))
     from private.email_outbox ahead
     where ahead.person_id = p_due.person_id and private.is_of_one_mail(row(ahead.*)::private.email_outbox, p_due)
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
-- together. Mail about showings that is no longer true drops out: the visitor has cancelled, or an owner has answered.
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
      where waiting.person_id = p_due.person_id and private.is_of_one_mail(row(waiting.*)::private.email_outbox, p_due)
        and waiting.waits and waiting.sent_at is null and waiting.next_attempt_at < waits_until and waiting.next_attempt_at > '-infinity'
      for update skip locked);
    return '{}';
  end if;
  gathered := array(
    select waiting.id from private.email_outbox waiting
    where waiting.person_id = p_due.person_id and private.is_of_one_mail(row(waiting.*)::private.email_outbox, p_due)
      and waiting.waits and waiting.sent_at is null and (waiting.kind <> 'at_once' or waiting.id = p_due.id or waiting.next_attempt_at = '-infinity'
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
  if p_due.topic = 'showings' then
    update private.email_outbox o set mail_id = o.id, dropped_at = now(), last_error = 'no longer true'
    where o.id = any (gathered) and not coalesce(private.is_still_news(row(o.*)::private.email_outbox), false);
    gathered := array(select o.id from private.email_outbox o where o.id = any (gathered) and o.waits);
  end if;
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
      limit 500;
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
    if not private.is_gathered(mail) then
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
      if mail.topic = 'showings' then
        -- An email with an answer in it is for somebody who has showings, so it takes no part of the requests' share.
        select o.* into mail from private.email_outbox o where o.id = any (held)
        order by private.is_first_mail(row(o.*)::private.email_outbox), o.next_attempt_at limit 1;
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
  perform pg_advisory_xact_lock(private.mail_turn(p_mail)) where private.is_gathered(p_mail);
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
  elsif mail.notification_id is not null and p_outcome = 'outdated' then
    delete from private.email_outbox o where o.id = any (held);
    return;
  elsif mail.notification_id is not null and p_outcome = 'dropped' then
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

-- Emails about a showing are deleted with the showing, all others here, some in each run. If showing times could not be
-- mailed to a person, their subscription ends as well.
create function private.forget_old_mail(p_most integer default 10000) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  mail private.email_outbox;
begin
  delete from private.email_outbox o where o.ctid = any (array(
    select old.ctid from private.email_outbox old
    where old.topic not in ('showings', 'news') and least(old.sent_at, old.dropped_at) < (select private.kept_since('mail'))
    order by least(old.sent_at, old.dropped_at) limit p_most for update skip locked));
  for mail in
    select o.* from private.email_outbox o
    where o.topic = 'news' and least(o.sent_at, o.dropped_at) < (select private.kept_since('mail')) and o.dropped_at is not null
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
