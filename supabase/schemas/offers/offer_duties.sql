-- Work that the clock does for offers: it settles what is due, sends reminders, and lists deadlines for calendars.

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) values
  ('offer_made', true, 'always', 'at_once', 'offer_live'),
  ('offer_countered', true, 'always', 'at_once', 'offer_live'),
  ('offer_accepted', false, 'always', 'at_once', 'sale_agreed'),
  ('offer_declined', false, 'always', 'at_once', 'happened'),
  ('offer_withdrawn', true, 'always', 'at_once', 'happened'),
  ('offer_expired', false, 'always', 'at_once', 'happened'),
  ('offer_expires', true, 'always', 'at_once', 'offer_live'),
  ('offer_backup_asked', true, 'always', 'at_once', 'offer_asked'),
  ('offer_stays', true, 'always', 'at_once', 'offer_in_line'),
  ('offer_called', false, 'always', 'at_once', 'offer_live'),
  ('offer_resumed', true, 'always', 'at_once', 'offer_live'),
  ('offer_paused', true, 'always', 'at_once', 'offer_paused'),
  ('offer_round', true, 'always', 'at_once', 'round_runs'),
  ('offer_round_ends', true, 'always', 'at_once', 'round_runs'),
  ('offer_round_called_off', true, 'always', 'at_once', 'happened'),
  ('offer_round_opened', true, 'always', 'at_once', 'round_opened'),
  ('sale_ending', true, 'always', 'at_once', 'sale_ends'),
  ('sale_wants_on', true, 'always', 'at_once', 'sale_ends'),
  ('sale_kept', true, 'always', 'at_once', 'sale_goes_on'),
  ('sale_fell_through', false, 'always', 'at_once', 'happened'),
  ('step_proposed', true, 'always', 'at_once', 'step_asks'),
  ('step_agreed', true, 'always', 'at_once', 'happened'),
  ('step_refused', true, 'always', 'at_once', 'happened'),
  ('step_done', true, 'optional', 'at_once', 'step_stands'),
  ('step_reopened', true, 'optional', 'at_once', 'step_stands'),
  ('step_waived', true, 'always', 'at_once', 'step_stands'),
  ('amendment_proposed', true, 'always', 'at_once', 'amendment_asks'),
  ('amendment_agreed', false, 'always', 'at_once', 'happened'),
  ('amendment_refused', true, 'always', 'at_once', 'happened'),
  ('amendment_lapses', true, 'always', 'at_once', 'amendment_asks'),
  ('money_said', true, 'always', 'at_once', 'happened');

-- A reminder is sent a day before the end, or halfway between start and end if that is later.
create function private.remind_at(p_start timestamptz, p_end timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select p_end - least(make_interval(hours => private.limit_of('offers.remind_hours')), (p_end - p_start) / 2);
$$;

-- Offers that expire soon and whose next side has not been reminded yet.
create view private.offers_to_remind with (security_invoker = true) as
select o.id, o.listing_id
from public.offers o
join public.offer_versions v on v.offer_id = o.id and v.n = o.version
where o.state in ('open', 'countered', 'asked') and o.reminded_at is null and o.expires_at > now()
  and now() >= private.remind_at(greatest(v.created_at, o.called_at), o.expires_at)
  and not exists (
    select from public.offer_rounds r
    where r.listing_id = o.listing_id and r.opened_at is null and r.called_off_at is null);
comment on view private.offers_to_remind is 'Offers that expire soon and have had no reminder yet.';

-- Rounds that end soon. All buyers are reminded, whether or not they have sent their final offer.
create view private.rounds_to_remind with (security_invoker = true) as
select r.id, r.listing_id, r.deadline
from public.offer_rounds r
where r.opened_at is null and r.called_off_at is null and r.reminded_at is null and r.deadline > now()
  and now() >= private.remind_at(r.called_at, r.deadline);
comment on view private.rounds_to_remind is 'Rounds that end soon and have had no reminder yet.';

-- Sends the reminders for a home whose offers are locked.
create function private.remind_of_offers(p_listing_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  each public.offers;
  round public.offer_rounds;
begin
  for each in
    update public.offers o set reminded_at = now()
    where o.id in (select due.id from private.offers_to_remind due where due.listing_id = p_listing_id)
    returning o.*
  loop
    perform private.tell_offer(each, case each.state when 'open' then 'owner' else 'buyer' end, 'offer_expires',
                               private.until_json(each.expires_at, p_listing_id) || jsonb_build_object('n', each.version));
  end loop;
  update public.offer_rounds r set reminded_at = now()
  where r.id = (select due.id from private.rounds_to_remind due where due.listing_id = p_listing_id)
  returning * into round;
  for each in
    select * from public.offers o
    where round.id is not null and o.listing_id = p_listing_id and private.answered_as(o) in ('open', 'countered')
    order by o.id
  loop
    perform private.tell_offer(each, 'buyer', 'offer_round_ends', private.until_json(round.deadline, p_listing_id));
  end loop;
end;
$$;

-- Settles the homes at which something is due. A home that is locked waits for the next tick, because the transaction
-- that holds its lock settles it anyway.
create function private.settle_due_offers() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  due record;
  settled integer := 0;
begin
  for due in
    select distinct l.user_id, l.id
    from public.listings l
    where l.id in (
      select o.listing_id from public.offers o
      where o.state in ('open', 'countered', 'asked') and o.expires_at <= clock_timestamp()
        and (private.running_round(o.listing_id)).id is null
      union all
      select r.listing_id from public.offer_rounds r
      where r.opened_at is null and r.called_off_at is null and r.deadline <= clock_timestamp()
      union all
      select o.listing_id from public.sales s join public.offers o on o.id = s.offer_id
      where s.state = 'open' and s.ends_at <= clock_timestamp()
      union all
      select o.listing_id from public.offers o
      where o.state in ('open', 'countered', 'asked', 'backup', 'accepted') and (o.buyer_id is null or exists (
        select from private.account_deletions d where d.user_id = o.buyer_id))
        and (o.state <> 'accepted' or exists (
          select from public.sales s where s.offer_id = o.id and s.state = 'open'))
      union all
      select o.listing_id from public.offers o
      where o.state in ('open', 'countered', 'asked', 'backup')
        and o.buyer_id in (select s.person_id from private.suspensions s) and private.is_side_suspended(o, 'buyer')
      union all
      -- Homes that are back on the market. Moderators hid them while their sale fell through, or they were pending for
      -- a sale made elsewhere.
      select o.listing_id from public.offers o
      where o.state = 'backup' and private.calls_next(o.listing_id)
        and (private.running_round(o.listing_id)).id is null
      union all
      select soon.listing_id from private.offers_to_remind soon
      union all
      select soon.listing_id from private.rounds_to_remind soon)
    order by l.user_id, l.id limit 100
  loop
    if pg_try_advisory_xact_lock(hashtextextended('homes of ' || due.user_id, 0)) then
      perform private.hold_home_of_offers(due.id, due.user_id);
      perform private.settle_offers(due.id);
      perform private.remind_of_offers(due.id);
      settled := settled + 1;
    end if;
  end loop;
  return settled;
end;
$$;
grant execute on function private.settle_due_offers to service_role;

insert into private.duties (name, every, work) values
  ('end offers that lapsed, open rounds', '0', 'select private.settle_due_offers()');

-- The deadlines of the person whose calendar feed is read, on either side: offers they have to answer, rounds they take
-- part in, and the dates of a sale at the hour that the contract names. It tells no terms except dates. A settled
-- deadline is left out, so it leaves the calendar; a deadline that moved keeps its name in the calendar and gets a
-- higher sequence.
create function private.deadlines_of_feed(p_token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with person as (
    select feed.person_id as user_id from private.find_link(p_token, '{feed}') as feed where feed.person_id is not null
  ), own as (
    select o.*, private.side_of(o, person.user_id) as side
    from person join public.offers o on private.is_on_side(o, person.user_id, null)
    where o.id in (select private.offers_of_person(person.user_id))
  ), due as (
    select own.id, own.listing_id, own.home, own.side, 'answer' as kind, own.version as sequence,
           own.expires_at as at, null::date as day, own.created_at, own.created_at as changed_at,
           null::uuid as sale_id, null::text as whose, null::timestamptz as alarm_at
    from own
    where own.state = case own.side when 'owner' then 'open' else 'countered' end or (own.side = 'buyer' and own.state = 'asked')
    union all
    select own.id, own.listing_id, own.home, own.side, 'round', 0, r.deadline, null, r.called_at, r.called_at, null, null, null
    from own join public.offer_rounds r
      on r.listing_id = own.listing_id and r.opened_at is null and r.called_off_at is null
    where private.is_live(own.state)
    union all
    select own.id, own.listing_id, own.home, own.side, step.kind, s.n + acts.n,
           case when has_hour then (step.due_on + make_interval(hours => home.hour)) at time zone zone end,
           case when not has_hour then step.due_on end, s.accepted_at, greatest(s.accepted_at, acts.at), s.id, private.doers_of(step),
           (step.due_on - 1 + time '09:00') at time zone zone
    from own join public.sales s on s.offer_id = own.id
    join public.sale_steps step on step.sale_id = s.id and step.state = 'open' and step.due_on is not null
      and (s.state = 'open' or (s.state = 'closed' and private.comes_after_closing(step.kind)))
      -- Whoever has done their part of a step has no date to keep.
      and own.side <> all (step.done_by)
      -- On the day of the closing, the entry for the closing is enough.
      and (step.agreed_on is not null or step.kind not in (select k.kind from private.step_kinds k where k.is_part_of_closing))
    join public.offer_versions terms on terms.offer_id = s.offer_id and terms.n = s.n
    left join public.listings l on l.id = own.listing_id
    cross join lateral (select coalesce(l.time_zone, 'UTC') as zone,
                               private.hour_of_step(step.kind, terms, s) as hour) as home
    cross join lateral (select home.hour < 24 as has_hour) as ends
    cross join lateral (select coalesce(max(a.n), 0) as n, max(a.at) as at
                        from public.sale_acts a where a.sale_id = s.id) as acts
    union all
    select own.id, own.listing_id, own.home, own.side, 'amendment', a.n, v.valid_until, null, v.created_at, v.created_at, s.id,
           null, v.valid_until - interval '3 hours'
    from own join public.sales s on s.offer_id = own.id and s.state = 'open'
    join public.amendments a on a.sale_id = s.id and a.state = 'open' and a.made_by <> own.side
    join public.offer_versions v on v.offer_id = a.offer_id and v.n = a.version and v.valid_until > now()
    union all
    select own.id, own.listing_id, own.home, own.side, 'ending', s.endings, s.ends_at, null, s.accepted_at, s.accepted_at, s.id,
           null, s.ends_at - interval '3 hours'
    from own join public.sales s on s.offer_id = own.id and s.state = 'open' and s.ends_at is not null
  )
  select coalesce(jsonb_agg(to_jsonb(due) order by due.at, due.day, due.id, due.kind), '[]') from due;
$$;

select private.expose('deadlines_of_feed(p_token)', 'service_role',
  'The deadlines of offers and sales in the calendar feed with this token, for the function send-booking-emails.');
