-- Written by `npm run generate -- types` from supabase/schemas. Not to be edited.

set check_function_bodies = off;

-- supabase/schemas/offers/offer_duties.sql

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

-- supabase/schemas/offers/true_offer_news.sql

-- Whether a notification about an offer, a round or a sale is still true; true_news asks this before a notification is
-- shown or mailed.
create function private.is_true_of_offer(p_told public.notifications, p_rule text) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  offer public.offers;
  sale public.sales;
  n constant integer := (p_told.data ->> 'n')::integer;
  runs constant boolean := exists (
    select from public.offer_rounds r
    where r.listing_id = p_told.listing_id and r.opened_at is null and r.called_off_at is null and r.deadline > now());
begin
  -- An owner is told once that a round has opened; this notification is about no single offer.
  if p_rule = 'round_opened' and p_told.data ->> 'as' = 'owner' then
    return exists (
      select from public.offers o
      where o.listing_id = p_told.listing_id and o.state in ('open', 'countered') and o.expires_at > now());
  end if;
  -- A notification about a step of a sale is true as long as its act is the step's latest.
  if p_rule in ('step_asks', 'step_stands') then
    return exists (
      select from public.sale_steps step join public.sales s on s.id = step.sale_id
      where step.id = p_told.subject_id and step.acts = (p_told.data ->> 'n')::integer
        and (p_rule = 'step_stands' or (s.state = 'open' and step.proposed_on is not null)));
  end if;
  if p_rule = 'amendment_asks' then
    return exists (
      select from public.amendments a join public.sales s on s.id = a.sale_id
      join public.offer_versions v on v.offer_id = a.offer_id and v.n = a.version
      where s.offer_id = p_told.subject_id and a.n = (p_told.data ->> 'n')::integer and a.state = 'open' and s.state = 'open' and v.valid_until > now());
  end if;
  if p_rule = 'step_due' then
    return exists (
      select from public.sale_steps step join public.sales s on s.id = step.sale_id
      where step.id = p_told.subject_id and step.state = 'open' and s.state = 'open'
        and (p_told.data ->> 'as' <> all (step.done_by) or p_told.data ->> 'whose' = private.doers_of(step))
        and step.due_on = (p_told.data ->> 'date')::date
        and ((p_told.data ->> 'ahead')::integer < 0
             or step.due_on >= (now() at time zone private.zone_of_sale(s.id))::date));
  end if;
  select * into offer from public.offers o where o.id = p_told.subject_id;
  select * into sale from public.sales s where s.offer_id = offer.id;
  return coalesce(case p_rule
    when 'offer_live' then private.is_live(offer.state) and offer.version = coalesce(n, offer.version)
      and (offer.state = 'backup' or offer.expires_at > now() or runs)
    when 'offer_asked' then offer.state = 'asked' and offer.expires_at > now()
    when 'offer_in_line' then offer.state = 'backup'
    when 'offer_paused' then private.is_withheld(offer.listing_id) and (private.is_live(offer.state) or sale.state = 'open')
    when 'round_runs' then runs and private.is_live(offer.state)
    when 'round_opened' then private.is_live(offer.state) and offer.expires_at > now()
    when 'sale_agreed' then offer.state = 'accepted'
    when 'sale_ends' then sale.state = 'open' and sale.endings = n and sale.ends_at > now()
    when 'sale_goes_on' then sale.state = 'open' and sale.endings = n and sale.ends_at is null
  end, false);
end;
$$;

-- supabase/schemas/offers/inviting_again.sql

-- Showings cancelled by an acceptance, and inviting their visitors again when the sale falls through. A cancelled
-- showing is not restored, because its time may be gone: visitors book another one.

create table private.showings_of_offers (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  offer_id uuid not null references public.offers (id) on delete cascade,
  invited_at timestamptz
);
comment on table private.showings_of_offers is 'Showings that were cancelled because an offer was accepted.';
comment on column private.showings_of_offers.invited_at is 'When the visitor was invited to book again.';
create index showings_of_offers_of_offer on private.showings_of_offers (offer_id);
select private.only_for_server('select', 'showings_of_offers');

-- Cancels a home's upcoming showings on acceptance.
create function private.cancel_showings_for(p_offer public.offers) returns void
language sql volatile set search_path = '' as $$
  with cancelled as (
    update public.bookings b set status = 'cancelled', cancelled_by = 'owner'
    where b.listing_id = p_offer.listing_id and b.status in ('pending', 'confirmed') and b.starts_at > now()
    returning b.id
  )
  insert into private.showings_of_offers (booking_id, offer_id) select cancelled.id, p_offer.id from cancelled;
$$;

-- The showings whose visitors can be invited, at most one per person. It leaves out visitors who have another upcoming
-- showing, who were invited already, or who no longer deal with the owner. For an address that a visitor only typed, no
-- account is looked up: the number of visitors would reveal whether it has one.
create function private.visitors_to_invite(p_offer public.offers) returns setof public.bookings
language sql stable set search_path = '' as $$
  select b.*
  from private.showings_of_offers v
  join public.bookings b on b.id = v.booking_id
  cross join lateral (
    select private.person_at(b.visitor_email) as id, private.mailbox_hash(b.visitor_email) as mailbox
    where private.is_proven(b.id) union all select null, null where not private.is_proven(b.id)
  ) as person
  where v.offer_id = p_offer.id and v.invited_at is null and b.owner_id = p_offer.owner_id
    and not exists (
      select from public.bookings other
      where other.listing_id = b.listing_id and lower(other.visitor_email) = lower(b.visitor_email)
        and other.status in ('pending', 'confirmed') and other.starts_at > now())
    and (person.id is null or private.may_deal(p_offer.owner_id, person.id))
    and not exists (
      select from private.conversation_visitors v
      join public.conversations c on c.id = v.conversation_id
      join private.conversation_blocks block on block.conversation_id = c.id
      where c.owner_id = p_offer.owner_id
        and (v.mailbox_hash = person.mailbox or v.mailbox_hash is null and v.booking_id = b.id))
    and not private.is_suspended(person.id, person.mailbox)
  order by b.starts_at, b.id;
$$;

-- Invites these visitors, each once, while the home is for sale. The home is locked by the caller. A typed address is
-- not mailed if the person it belongs to has blocked this owner, and the owner doesn't learn that.
create function private.invite_again(p_offer public.offers) returns void
language plpgsql volatile set search_path = '' as $$
declare
  each public.bookings;
begin
  if p_offer.state <> 'fell_through' or not exists (
    select from public.listings l where l.id = p_offer.listing_id and l.status = 'active'
  ) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  for each in select * from private.visitors_to_invite(p_offer) loop
    continue when not private.is_proven(each.id) and (private.is_unwelcome(each)
      or private.is_suspended(private.person_at(each.visitor_email), private.mailbox_hash(each.visitor_email)));
    perform private.queue_mail(each.id, 'again', array['visitor'], each.sequence, now());
    perform private.tell_side(each, 'visitor', 'showing_again', '{}');
  end loop;
  update private.showings_of_offers v set invited_at = now()
  where v.offer_id = p_offer.id and v.invited_at is null;
end;
$$;

create function private.invite_visitors(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  offer constant public.offers := private.hold_offer(p_id, me, 'owner');
begin
  perform private.invite_again(offer);
  return private.offer_seen_by(offer, 'owner');
end;
$$;

select private.expose('invite_visitors(id)', 'authenticated',
  'After a sale fell through: the owner invites the visitors whose showings its acceptance cancelled to book again. Returns the offer.');

-- supabase/schemas/offers/paused_offers.sql

-- Pausing offers while moderators hide a home: none can be made, changed or accepted, and no backup is called. Offers
-- still expire, a round opens at its deadline, and either side may decline, withdraw, or say that a sale fell through;
-- an agreed sale continues. If the moderators' decision is lifted, live offers resume. If the owner closes their
-- account, all offers end.

create function private.is_withheld(p_listing_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.withheld_homes w where w.listing_id = p_listing_id);
$$;

-- Refuses new versions. Accepting fails anyway, because the home is not for sale. The owner's homes are locked by the
-- caller.
create function private.refuse_paused(p_listing_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if private.is_withheld(p_listing_id) then
    raise exception using errcode = 'PT409', message = 'home_takes_no_offers';
  end if;
end;
$$;

-- Tells buyers once that the home is under review, and once that it no longer is. The person whom the moderators'
-- decision is about is told of it; the home's other owners are told only that the home is hidden.
create function private.tell_buyers_of_pause(p_listing_id uuid, p_is_over boolean) returns void
language plpgsql volatile set search_path = '' as $$
declare
  each public.offers;
begin
  for each in
    select * from public.offers o
    where o.listing_id = p_listing_id and (private.is_live(o.state) or o.state = 'accepted') order by o.id
  loop
    if p_is_over then
      perform private.tell_offer(each, 'buyer', 'offer_resumed', jsonb_build_object('n', each.version));
    else
      perform private.tell_offer(each, 'buyer', 'offer_paused', jsonb_build_object('sale', each.state = 'accepted'));
    end if;
  end loop;
end;
$$;

create function private.tell_of_pause() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The home may have been hidden by another case already.
  if not exists (
    select from private.withheld_homes w where w.listing_id = new.listing_id and w.case_id <> new.case_id
  ) then
    perform private.tell_buyers_of_pause(new.listing_id, false);
    perform private.tell_all(
      array_remove(private.owners_of(l.id), coalesce(c.accused_id, l.user_id)), 'home_owner', l.id, l.id, '{"owner": "hidden"}')
    from public.listings l, private.cases c where l.id = new.listing_id and c.id = new.case_id;
  end if;
  return null;
end;
$$;
create trigger tell_of_pause after insert on private.withheld_homes
  for each row execute function private.tell_of_pause();

-- Closing an account hides its homes and so ends their offers. Homes that moderators had hidden before need this step.
create function private.end_paused_offers_of_account(p_person uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.end_offers_of(l) from public.listings l
  where l.user_id = p_person and private.is_withheld(l.id) order by l.id;
end;
$$;

-- supabase/schemas/offers/inviting_buyers.sql

-- Buying a home together: what the acts in memberships mean for an offer, and who is told. The table is in offers
-- (decision 181). An open invitation also ends when the offer is accepted or over.
--
-- Order of locks: the locks of an act on an offer, then the invitation, then its mail.

alter table private.email_outbox add constraint email_outbox_offer_buyer
  foreign key (offer_buyer_id) references public.offer_buyers (id) on delete cascade not valid;

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) values
  ('offer_buyers', true, 'always', 'at_once', 'happened');

-- Tells people that the buyers of an offer changed. The notification has no names, because owners may compare offers
-- with names hidden.
create function private.tell_of_buyers(
  p_offer public.offers, p_side text, p_people uuid[], p_change text, p_name text default null
) returns void
language sql volatile set search_path = '' as $$
  select private.tell_all(p_people, 'offer_buyers', p_offer.listing_id, p_offer.id, jsonb_build_object(
    'as', p_side, 'home', nullif(p_offer.home, ''), 'buyers', p_change,
    'name', case p_side when 'buyer' then p_name end, 'n', p_offer.joins)
    || coalesce(private.offer_news(p_offer), '{}'));
$$;

-- Records that a person joined the buyers or left them, and tells all others. An owner who can't read the offer yet is
-- not told. After acceptance, the owner has already agreed to these buyers.
create function private.change_buyers(p_offer public.offers, p_person uuid, p_act text) returns public.offers
language plpgsql volatile set search_path = '' as $$
declare
  offer public.offers;
begin
  -- A suspended person can still leave.
  if p_act = 'buyer_joined' then
    perform private.refuse_suspended(p_person);
  end if;
  update public.offers o set joins = o.joins + 1 where o.id = p_offer.id returning * into offer;
  insert into public.offer_acts (offer_id, act, made_by, n, at, person_id)
  values (offer.id, p_act, 'buyer', offer.version, clock_timestamp(), p_person);
  if private.is_live(offer.state) or offer.state = 'accepted' then
    perform private.tell_of_buyers(
      offer, 'buyer', array_remove(private.people_of_side(offer, 'buyer'), p_person), p_act, private.party_name(p_person, true));
    if offer.version > 0 then
      perform private.tell_of_buyers(offer, 'owner', private.people_of_side(offer, 'owner'), p_act);
    end if;
  end if;
  return offer;
end;
$$;

-- A buyer leaves. Before acceptance the terms keep no trace of them; after acceptance, their name stays with the terms
-- that were agreed. The buyer who made the offer can leave it to the others before acceptance, and withdraws it if no
-- one else has joined.
create function private.leave_offer(p_id uuid, p_me uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  offer public.offers := private.hold_offer(p_id, p_me, 'buyer', true);
begin
  if offer.buyer_id = p_me then
    if private.is_live(offer.state) then
      offer := private.pass_offer_on(offer);
    end if;
    if offer.buyer_id = p_me then
      raise exception using errcode = 'PT403', message = 'forbidden';
    end if;
  elsif offer.state in ('accepted', 'fell_through') then
    update public.offer_buyers b set left_at = clock_timestamp() where b.offer_id = p_id and b.person_id = p_me;
  else
    delete from public.offer_buyers b where b.offer_id = p_id and b.person_id = p_me;
  end if;
  if offer.state not in ('accepted', 'fell_through') then
    -- Their documents were sent for an offer that they no longer make.
    delete from public.offer_files f using public.documents d
    where f.offer_id = p_id and d.id = f.document_id and d.user_id = p_me;
  end if;
  perform private.forget_offer_news(p_id, p_me);
  perform private.change_buyers(offer, p_me, 'buyer_left');
end;
$$;

-- Makes the buyer who joined first the first buyer of an offer, in place of the one who leaves; if no one else is left,
-- the offer stays as it is. Open invitations end, because they were made in the name of the person who leaves. The
-- offer is locked by the caller.
create function private.pass_offer_on(p_offer public.offers) returns public.offers
language plpgsql volatile set search_path = '' as $$
declare
  next_id uuid;
  offer public.offers := p_offer;
begin
  -- A buyer whose own account is closing too can't become the first.
  select u.id into next_id
  from public.offer_buyers b join auth.users u on u.id = b.person_id
  where b.offer_id = p_offer.id and b.left_at is null
    -- The others may own the home by now, if the offer is over.
    and b.person_id is distinct from p_offer.owner_id
    and not exists (select from private.account_deletions d where d.user_id = b.person_id)
  order by private.is_suspended(b.person_id), b.joined_at, b.id limit 1
  for key share of u skip locked;
  if next_id is not null then
    delete from public.offer_buyers b where b.offer_id = p_offer.id and (b.person_id = next_id or b.person_id is null);
    update public.offers o set buyer_id = next_id where o.id = p_offer.id returning * into offer;
  end if;
  return offer;
end;
$$;

-- A person who is no longer a buyer loses the notifications that they got as one. Notifications that are being read
-- right now are skipped, because that transaction may be waiting for this one; upkeep deletes them when they are old.
create function private.forget_offer_news(p_offer_id uuid, p_person uuid) returns void
language sql volatile set search_path = '' as $$
  delete from public.notifications n where n.id in (
    select told.id from public.notifications told
    where told.user_id = p_person and (told.subject_id = p_offer_id
      or told.data ->> 'room' in (select s.id::text from public.sales s where s.offer_id = p_offer_id))
    for update skip locked);
  select private.end_links('{step}', array(
    select t.id from public.sales s join public.sale_steps t on t.sale_id = s.id where s.offer_id = p_offer_id), p_person);
$$;

-- The offer on the page of an invitation. The price and the closing date are shown only to the account that is invited.
create function private.offer_of_invitation(p_offer_id uuid, p_is_mine boolean) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('listing_id', o.listing_id, 'terms', case when p_is_mine then (
    select jsonb_build_object('n', v.n, 'price', v.price, 'closing_on', v.closing_on, 'financing', v.financing)
    from public.offer_versions v where v.offer_id = o.id order by v.n desc limit 1) end)
  from public.offers o where o.id = p_offer_id;
$$;

-- Locks the offer that a person is invited to, as an act on the offer does.
create function private.hold_offer_of_link(p_offer_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  offer public.offers;
begin
  select * into offer from public.offers o where o.id = p_offer_id;
  if offer.listing_id is not null and offer.owner_id is not null then
    perform private.hold_home_of_offers(offer.listing_id, offer.owner_id);
    perform private.settle_offers(offer.listing_id);
  end if;
  perform from public.offers o where o.id = p_offer_id for no key update;
end;
$$;

-- The invited person joins the buyers, and not to other terms than those they have read (p_seen is the number of their
-- version). The invitation is locked together with its offer by the caller.
create function private.join_offer(p_member private.memberships, p_me uuid, p_seen integer) returns void
language plpgsql volatile set search_path = '' as $$
declare
  offer public.offers;
  obstacle text;
begin
  select * into offer from public.offers o where o.id = p_member.place_id;
  if p_seen <> (select max(v.n) from public.offer_versions v where v.offer_id = offer.id) then
    raise exception using errcode = 'PT409', message = 'offer_changed';
  end if;
  obstacle := private.offer_obstacle(offer.listing_id, p_me);
  -- The buyer who made the offer has already met the owner's requirements.
  if obstacle in ('own_home', 'offer_needs_confirmed_address', 'offer_not_possible') then
    perform private.refuse_obstacle(obstacle);
  end if;
  if private.side_of(offer, p_me) is not null or private.buys_already(offer.listing_id, p_me, offer.id) then
    raise exception using errcode = 'PT409', message = 'offer_exists';
  end if;
  update public.offer_buyers b set person_id = p_me, email = null, joined_at = clock_timestamp() where b.id = p_member.id;
  perform private.change_buyers(offer, p_me, 'buyer_joined');
end;
$$;

-- A closing account leaves the offers it makes with other buyers, before anything else is done about them. If it made
-- the offer itself, the next of the buyers becomes the first. Its words are erased; what the buyers recorded and keep
-- together stays with the others. An act on an offer waits for the account's row first, so its rows are free.
create function private.leave_offers_of_account(p_person uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  offer public.offers;
begin
  for offer in
    select o.* from public.offers o where o.id in (select private.offers_bought_by(p_person)) order by o.id
  loop
    if offer.buyer_id = p_person then
      offer := private.pass_offer_on(offer);
      continue when offer.buyer_id = p_person;
    else
      delete from public.offer_buyers b where b.offer_id = offer.id and b.person_id = p_person;
    end if;
    perform private.erase_words_in_offer(offer.id, p_person);
    perform private.change_buyers(offer, null, 'buyer_left');
  end loop;
end;
$$;

create function private.erase_words_in_offer(p_offer_id uuid, p_person uuid) returns void
language sql volatile set search_path = '' as $$
  update public.amendments a
  set said = case when v.person_id = p_person then '' else a.said end,
      answer = case when a.answered_person_id = p_person then '' else a.answer end
  from public.offer_versions v
  where a.offer_id = p_offer_id and v.offer_id = a.offer_id and v.n = a.version
    and p_person in (v.person_id, a.answered_person_id);
  update public.offer_versions v set note = '', person_id = null where v.offer_id = p_offer_id and v.person_id = p_person;
  update public.offer_acts a set said = '', person_id = null where a.offer_id = p_offer_id and a.person_id = p_person;
  update public.sale_acts a set said = '', person_id = null
  where a.sale_id in (select s.id from public.sales s where s.offer_id = p_offer_id) and a.person_id = p_person;
$$;

insert into private.duties (name, every, work) values
  ('delete old invitations to buy together', '1 day', $$
    delete from public.offer_buyers b where b.id in (
      select old.id from public.offer_buyers old join public.offers o on o.id = old.offer_id
      where old.person_id is null and (not private.is_live(o.state) or old.invited_at < (select private.kept_since('buyer_invitations'))
        and (private.link_until('purchase', old.id) > now()) is not true)
      for update of old skip locked)$$);

reset check_function_bodies;
