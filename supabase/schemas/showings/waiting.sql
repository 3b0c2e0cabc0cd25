-- Waiting for times: a visitor who finds no suitable showing time is told once when times open at that home.
--
-- A wish to be told is a news subscription (see news) for one home, so confirming, unsubscribing, mailing, exporting
-- and deleting work as for news. People who are signed in wait under their account's confirmed address. A wish ends
-- when the person is told, when the home is sold or deleted, or after a while (the limit waiting.days). While a home is
-- off the market, visitors are not told.
--
-- A time is news if it can be booked now and opened after the person asked (told_until). It doesn't matter what opened
-- it: the owner, a cancellation, an open house, or a day off that was removed. Availability and open houses record
-- since when their times have been free. For a visitor who found no time at all, every time is news; others aren't told
-- of a time that exists only because the weekly hours have filled one more day.

-- The times that can be booked now, by the rules of take_slot, and since when they have been free. Days unchanged
-- since p_since are left out, because nothing on them became free after it.
create function private.free_times(p_listing_id uuid, p_since timestamptz)
returns table (date date, "time" time, starts_at timestamptz, free_since timestamptz)
language sql stable security definer set search_path = '' as $$
  select a.date, slot.time, (a.date + slot.time) at time zone l.time_zone, slot.since
  from public.listings l
  left join public.availability_rules r on r.listing_id = l.id
  join public.availability a on a.listing_id = l.id
  join private.free_slots f on f.availability_id = a.id
  cross join unnest(f.time_slots, f.free_since) as slot (time, since)
  where l.id = p_listing_id and l.status = 'active' and a.updated_at >= p_since
    and a.date between (now() at time zone l.time_zone)::date
                   and (now() at time zone l.time_zone)::date + coalesce(r.horizon_days, 60)
    and (a.date + slot.time) at time zone l.time_zone >= now() + make_interval(hours => coalesce(r.notice_hours, 2))
  union all
  select h.date, h.time, h.starts_at, o.free_since
  from public.open_houses h
  join private.open_house_openings o on o.open_house_id = h.id
  join public.listings l on l.id = h.listing_id and l.status = 'active'
  where h.listing_id = p_listing_id and h.starts_at > now() and h.taken < h.places;
$$;

-- The first free time for a home's page, which otherwise reads only the home's row.
create function private.next_free_time(p_listing_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('date', t.date, 'time', to_char(t."time", 'HH24:MI'))
  from private.free_times(p_listing_id, '-infinity') as t order by t.starts_at limit 1;
$$;
select private.expose('next_free_time(listing)', 'anon, authenticated',
  'The first time at which a visitor can still see the home, {date, time} where the home is; null if there is none.');

-- The free times of a home that are news to one person.
create function private.new_times(p_wish private.news_subscriptions)
returns table (date date, "time" time, starts_at timestamptz, free_since timestamptz)
language sql stable security definer set search_path = '' as $$
  select t.* from private.free_times(p_wish.listing_id, p_wish.told_until) as t where t.free_since >= p_wish.told_until;
$$;

-- Puts an address on a home's list, or finds it there. Null without an address. Also null if the address's mailbox
-- waits for as many homes as it may or is suspended, so that typing another person's address reveals nothing.
create function private.wait_for(p_email text, p_listing_id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  mailbox constant text := private.mailbox_of(p_email);
  wish uuid;
begin
  -- The address is locked before everything that depends on it, and the owner's homes before the address (see
  -- lock_order).
  perform private.share_days(p_listing_id);
  if not exists (select from public.listings l
                 where l.id = p_listing_id and l.status in ('active', 'pending') and l.time_zone is not null) then
    raise exception using errcode = 'PT409', message = 'listing_not_available';
  end if;
  if (select count(*) from private.news_subscriptions s
      where s.listing_id = p_listing_id and s.confirmed_at is not null) >= private.limit_of('waiting.people') then
    raise exception using errcode = 'PT409', message = 'waiting_list_full';
  end if;
  if p_email is null then
    return null;
  end if;
  perform private.take_turn('news:' || mailbox);
  if private.is_suspended(null, private.mailbox_hash(p_email)) then
    return null;
  end if;
  select s.id into wish from private.news_subscriptions s
  where s.listing_id = p_listing_id and private.mailbox_of(s.email) = mailbox;
  if wish is null and (
    select count(*) from private.news_subscriptions s
    where s.listing_id is not null and s.confirmed_at is not null and private.mailbox_of(s.email) = mailbox
  ) >= private.limit_of('waiting.homes') then
    return null;
  end if;
  -- The page polls every 15 seconds, so the times it showed may be that old. A confirmed wish stays as it is, because
  -- another person may have typed the address again.
  insert into private.news_subscriptions as s (email, listing_id, told_until)
  values (p_email, p_listing_id, case when exists (select from private.free_times(p_listing_id, '-infinity'))
                                      then now() - interval '30 seconds' else '-infinity' end)
  on conflict (listing_id, private.mailbox_of(email))
  do update set asked_at = now(), email = excluded.email, told_until = excluded.told_until
  where s.confirmed_at is null;
  select s.id into wish from private.news_subscriptions s
  where s.listing_id = p_listing_id and private.mailbox_of(s.email) = mailbox;
  return wish;
end;
$$;

-- Called by the function news, which has limited its caller. Without an address, only the home is checked.
create function private.request_times(p_listing_id uuid, p_email text default null) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  wish constant uuid := private.wait_for(p_email, p_listing_id);
begin
  perform private.ask_to_confirm(wish) where wish is not null;
  return wish;
end;
$$;

select private.expose('request_times(p_listing_id, p_email)', 'service_role',
  'Called by the function news. Puts an address on a home''s list; returns the subscription whose confirmation is to be mailed.');

create function private.wait_for_times(p_listing_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  address constant text := private.confirmed_email(auth.uid());
  wish uuid;
begin
  perform private.refuse_suspended(auth.uid());
  if address is null then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  perform private.limit_requests('waiting:person:' || auth.uid(), 86400, 50);
  wish := private.wait_for(address, p_listing_id);
  if wish is null then
    raise exception using errcode = 'PT409', message = 'too_many_waits';
  end if;
  -- The wish may be under another spelling of the address, or made without signing in.
  update private.news_subscriptions s
  set email = address, confirmed_at = coalesce(s.confirmed_at, now())
  where s.id = wish and (s.confirmed_at is null or s.email <> address);
  delete from private.email_outbox o where o.news_subscription_id = wish and o.kind = 'confirm';
end;
$$;

select private.expose('wait_for_times(listing)', 'authenticated',
  'The caller is told once when showing times open at this home.');

create function private.stop_waiting(p_listing_id uuid) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.news_subscriptions s
  using (select private.confirmed_email((select auth.uid())) as address) as mine
  where s.listing_id = p_listing_id and private.mailbox_of(s.email) = private.mailbox_of(mine.address)
    and lower(s.email) = lower(mine.address);
$$;

select private.expose('stop_waiting(listing)', 'authenticated',
  'The caller no longer waits for showing times at this home.');

-- The homes for which the caller waits. A home that is off the market has no title.
create function private.my_waits() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'listing_id', s.listing_id, 'title', case when l.status in ('active', 'pending') then l.title end,
    'until', s.confirmed_at + private.kept_for('waits')
  ) order by s.confirmed_at desc, s.id), '[]')
  from (select private.confirmed_email((select auth.uid())) as address) as mine
  join private.news_subscriptions s on private.mailbox_of(s.email) = private.mailbox_of(mine.address)
    and lower(s.email) = lower(mine.address)
  join public.listings l on l.id = s.listing_id
  where s.confirmed_at is not null;
$$;

select private.expose('my_waits()', 'authenticated',
  'The homes whose showing times the caller waits for, latest first.');

-- How many people wait. The owner learns nothing else about them, and unconfirmed addresses don't count.
create function private.waiting_count(p_listing_id uuid) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_own_listing(p_listing_id);
  return (select count(*) from private.news_subscriptions s
          where s.listing_id = p_listing_id and s.confirmed_at is not null);
end;
$$;

select private.expose('waiting_count(listing)', 'authenticated',
  'Called by the owner. How many people wait for showing times at this home.');

create function private.forget_waits_of_sold_home(p_listing_id uuid) returns void
language sql volatile set search_path = '' as $$
  delete from private.news_subscriptions s where s.listing_id = p_listing_id;
$$;

-- Homes with news for a person who has not been told, with the newest time and the start of the longest wait; all
-- homes, or only those in the argument. A time must have been free for some minutes, so that owners can change their
-- minds.
create function private.homes_with_news(p_among uuid[] default null)
returns table (id uuid, user_id uuid, asked_at timestamptz, free_since timestamptz, date date, "time" time)
language sql volatile security definer set search_path = '' as $$
  select l.id, l.user_id, waited.asked_at, newest.free_since, newest.date, newest.time
  from (
    select s.listing_id, min(s.told_until) as told_until, min(s.asked_at) as asked_at
    from private.news_subscriptions s
    where s.listing_id is not null and s.confirmed_at is not null
      and (p_among is null or s.listing_id = any (p_among))
      and not exists (select from private.email_outbox o where o.news_subscription_id = s.id and o.kind = 'times')
    group by s.listing_id
  ) as waited
  join public.listings l on l.id = waited.listing_id and l.status = 'active'
  -- Only people who asked before the time opened have news.
  cross join lateral (
    select t.* from private.free_times(l.id, waited.told_until) as t
    where t.free_since between waited.told_until
                           and now() - make_interval(mins => (select private.limit_of('waiting.settled_minutes')))
    order by t.free_since desc, t.starts_at limit 1
  ) as newest;
$$;

-- Plans mail for people with news, and tells them in the product: some homes in each tick, and for each home the people
-- who have waited longest. A popular home therefore takes turns with all others, and if a time is booked in the
-- meantime, no one else is told of it.
create function private.tell_of_times() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  due constant uuid[] := array(
    select h.id from private.homes_with_news() h order by h.asked_at limit private.limit_of('waiting.homes_at_once'));
  home record;
  wish private.news_subscriptions;
  told integer := 0;
begin
  -- All homes are locked before the first wish (see lock_order), because an owner whose account is being deleted may
  -- wait for a wish.
  perform private.share_homes(owner.id)
  from (select distinct l.user_id as id from public.listings l where l.id = any (due) order by l.user_id) as owner;
  -- The homes are checked again, because a home may be gone or a time booked by now.
  for home in select h.* from private.homes_with_news(due) h order by h.user_id, h.id loop
    for wish in
      select s.* from private.news_subscriptions s
      where s.listing_id = home.id and s.confirmed_at is not null and s.told_until <= home.free_since
        and not exists (select from private.email_outbox o where o.news_subscription_id = s.id and o.kind = 'times')
      order by s.asked_at, s.id
      limit private.limit_of('waiting.told_at_once')
      for update of s skip locked
    loop
      -- Another tick may have told them since the list was made.
      continue when exists (
        select from private.email_outbox o where o.news_subscription_id = wish.id and o.kind = 'times');
      if private.is_suspended(null, private.mailbox_hash(wish.email)) then
        delete from private.news_subscriptions s where s.id = wish.id;
        continue;
      end if;
      perform private.tell(private.person_at(wish.email), 'times_open', home.id, home.id, jsonb_build_object(
        'date', home.date, 'time', to_char(home.time, 'HH24:MI')));
      insert into private.email_outbox (news_subscription_id, kind, recipient)
      values (wish.id, 'times', 'subscriber');
      told := told + 1;
    end loop;
  end loop;
  return told;
end;
$$;

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) values
  ('times_open', true, 'elsewhere', 'none', 'elsewhere');

insert into private.duties (name, every, work) values
  ('tell waiting people of showing times', '0', 'select private.tell_of_times()'),
  ('delete addresses that waited too long for times', '1 hour', $$
    delete from private.news_subscriptions s where s.id in (
      select old.id from private.news_subscriptions old
      where old.listing_id is not null
        and old.confirmed_at < (select private.kept_since('waits'))
      for update skip locked)$$);

grant execute on function private.tell_of_times to service_role;
