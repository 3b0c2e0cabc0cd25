-- Answering offers: accepting and declining them, rounds of best and final offers, backups, and what a sale does to its
-- home. domain/offers/offers.ts has the same states for the screens, with who may do what in each.

-- Refuses acts during a round: an owner may not answer some offers while others are still coming.
create function private.refuse_in_round(p_listing_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if (private.running_round(p_listing_id)).id is not null then
    raise exception using errcode = 'PT409', message = 'round_running';
  end if;
end;
$$;

-- Accepts version p_n, in one transaction with all its effects: the home is pending, its upcoming showings are kept or
-- cancelled, other buyers are asked to stay as backups or declined, and there is a sale. Buyers who are in line already
-- keep their places. When the buyer accepts a counter, the owner's settings decide about showings and other offers. An
-- owner accepts the buyers they have seen (p_joins is offers.joins). A buyer can't accept a counter that the owner made
-- before one of the buyers joined or left.
--
-- Terms with an escalation clause are accepted at their own price, or at the price to which another open offer raises
-- them: p_over is that offer, and p_price the price that the owner has seen. The database reckons the price, and the
-- sale's terms are a version with that price and without the clause.
create function private.accept_offer(
  p_id uuid, p_n integer, p_showings text default null, p_others text default null, p_joins integer default 0,
  p_over uuid default null, p_price integer default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  offer public.offers := private.hold_offer(p_id, me, null);
  side constant text := private.side_of(offer, me);
  home public.listings;
  terms public.offer_versions;
  chosen public.offer_settings;
  other public.offers;
begin
  if offer.state = 'accepted' and exists (
    select from public.offer_versions v
    where v.offer_id = p_id and v.n = private.first_version(p_id) and coalesce(v.fixes, v.n) = p_n
      and (p_over is null) = (v.over_price is null) and v.price = coalesce(p_price, v.price)) then
    return private.offer_seen_by(offer, side);
  end if;
  if private.answered_as(offer) <> (case side when 'owner' then 'open' else 'countered' end) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  if p_n is distinct from offer.version or (side = 'owner' and p_joins is distinct from offer.joins) then
    raise exception using errcode = 'PT409', message = 'offer_changed';
  end if;
  -- The owner proposed these terms to the people who were the buyers at that time.
  if side = 'buyer' and exists (
    select from public.offer_acts a where a.offer_id = p_id and a.n >= p_n and a.act in ('buyer_joined', 'buyer_left')) then
    raise exception using errcode = 'PT409', message = 'buyers_changed';
  end if;
  if p_showings not in ('keep', 'cancel') or p_others not in ('ask', 'decline') then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  select * into home from public.listings l where l.id = offer.listing_id;
  if home.status not in ('active', 'pending') or exists (
    select from private.account_deletions d where d.user_id in (offer.owner_id, offer.buyer_id)
  ) then
    raise exception using errcode = 'PT409', message = 'home_takes_no_offers';
  end if;
  perform private.refuse_in_round(home.id);
  select * into terms from public.offer_versions v where v.offer_id = p_id and v.n = p_n;
  if terms.closing_on < (now() at time zone home.time_zone)::date then
    raise exception using errcode = 'PT409', message = 'offer_dates_passed';
  end if;

  terms := private.at_fixed_price(offer, terms, p_over, p_price);
  update public.offers o set state = 'accepted', backup_place = null, version = terms.n where o.id = p_id
  returning * into offer;
  perform private.note_act(offer, 'accepted', side);
  perform private.open_sale(offer, terms, side, (clock_timestamp() at time zone home.time_zone)::date);
  if home.status = 'active' then
    update public.listings l set status = 'pending' where l.id = home.id;
  end if;
  perform private.begin_closing_step(home.user_id, home.id, (now() at time zone home.time_zone)::date);

  select * into chosen from public.offer_settings s where s.listing_id = home.id;
  if side = 'owner' then
    chosen.showings_then := coalesce(p_showings, chosen.showings_then);
    chosen.others_then := coalesce(p_others, chosen.others_then);
  end if;
  if chosen.showings_then = 'cancel' then
    perform private.cancel_showings_for(offer);
  end if;
  for other in
    select * from public.offers o
    where o.listing_id = home.id and o.state in ('open', 'countered') order by o.created_at, o.id
  loop
    if chosen.others_then = 'decline' then
      perform private.end_offer(other, 'declined', 'owner');
    else
      update public.offers o set state = 'asked' where o.id = other.id returning * into other;
      perform private.note_act(other, 'asked', 'owner');
      perform private.tell_offer(other, 'buyer', 'offer_backup_asked', jsonb_build_object('n', other.version));
    end if;
  end loop;
  perform private.tell_both(offer, 'offer_accepted');
  return private.offer_seen_by(offer, side);
end;
$$;

-- The price to which an offer of p_other dollars at most raises terms. domain/offers/escalation.ts says why one step is
-- enough even if the other offer has an escalation clause too.
create function private.risen_price(p_terms public.offer_versions, p_other integer) returns integer
language sql immutable set search_path = '' as $$
  select case when p_other >= p_terms.price
    then least(p_terms.escalates_to::bigint, p_other::bigint + p_terms.escalates_by)::integer else p_terms.price end;
$$;

-- The terms on which a sale begins. Terms with an escalation clause get a version of their own, with the price that
-- counts. Another offer raises it only while its buyer's terms wait for the owner's answer, as those of this offer do.
-- The new version names the other offer's price, and never its buyer.
create function private.at_fixed_price(
  p_offer public.offers, p_terms public.offer_versions, p_over uuid, p_price integer
) returns public.offer_versions
language plpgsql volatile set search_path = '' as $$
declare
  fixed public.offer_versions := p_terms;
begin
  -- Whoever accepts terms that may rise says at which price, so that nobody loses the higher one unseen.
  if p_terms.escalates_to is not null and p_price is null then
    raise exception using errcode = 'PT409', message = 'price_not_raised';
  end if;
  if p_over is not null then
    select coalesce(v.escalates_to, v.price) into fixed.over_price
    from public.offers o join public.offer_versions v on v.offer_id = o.id and v.n = o.version
    where o.id = p_over and o.id <> p_offer.id and o.listing_id = p_offer.listing_id
      and private.answered_as(o) = 'open' and v.made_by = 'buyer';
    fixed.price := private.risen_price(p_terms, fixed.over_price);
    if p_terms.escalates_to is null or fixed.over_price is null or fixed.price = p_terms.price then
      raise exception using errcode = 'PT409', message = 'price_not_raised';
    end if;
    -- The proof needs no more than this offer's own maximum.
    fixed.over_price := least(fixed.over_price, p_terms.escalates_to);
  end if;
  if fixed.price <> coalesce(p_price, case when p_over is null then fixed.price end, 0) then
    raise exception using errcode = 'PT409', message = 'price_not_raised';
  end if;
  if p_terms.escalates_to is null then
    return p_terms;
  end if;
  perform private.refuse_suspended(private.actor_of(p_offer, 'owner'));
  fixed.n := (select max(v.n) + 1 from public.offer_versions v where v.offer_id = p_offer.id);
  fixed.fixes := p_terms.n;
  fixed.escalates_to := null;
  fixed.escalates_by := null;
  fixed.round_id := null;
  fixed.created_at := clock_timestamp();
  insert into public.offer_versions select fixed.*;
  insert into public.offer_files (offer_id, n, document_id, kind, opened_at)
  select f.offer_id, fixed.n, f.document_id, f.kind, f.opened_at
  from public.offer_files f where f.offer_id = p_offer.id and f.n = p_terms.n;
  return fixed;
end;
$$;

create function private.open_sale(p_offer public.offers, p_terms public.offer_versions, p_side text, p_today date)
returns void
language plpgsql volatile set search_path = '' as $$
declare
  sale uuid;
begin
  insert into public.sales (offer_id, n, accepted_by, accepted_at, accepted_on, has_hoa)
  values (p_offer.id, p_terms.n, p_side, clock_timestamp(), p_today, coalesce((
    select l.hoa_fee > 0 or l.property_type = 'condo' from public.listings l where l.id = p_offer.listing_id), false))
  returning id into sale;
  perform private.open_steps(sale);
end;
$$;

-- Moves the owner's timeline of the home to its last step, unless it is there already, and completes the steps before it.
create function private.begin_closing_step(p_owner_id uuid, p_listing_id uuid, p_today date) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.take_turn('timeline:' || p_owner_id);
  perform private.adopt_timeline(p_owner_id);
  if exists (
    select from public.timeline_steps t
    where t.user_id = p_owner_id and t.listing_id = p_listing_id
      and t.step = 'negotiate-close' and t.status <> 'upcoming'
  ) then
    return;
  end if;
  update public.timeline_steps t set status = 'completed', completed_on = p_today
  where t.user_id = p_owner_id and t.listing_id = p_listing_id
    and t.status <> 'completed' and t.step <> 'negotiate-close';
  insert into public.timeline_steps (user_id, listing_id, step, status, completed_on)
  select p_owner_id, p_listing_id, step, 'completed', p_today
  from unnest(array['property-assessment', 'documentation-preparation', 'photography-marketing',
                    'list-property', 'show-property']) as step
  on conflict (user_id, listing_id, step) do nothing;
  insert into public.timeline_steps (user_id, listing_id, step, status)
  values (p_owner_id, p_listing_id, 'negotiate-close', 'current')
  on conflict (user_id, listing_id, step) do update set status = 'current', completed_on = null;
end;
$$;

-- The side that has to answer declines the offer, with an optional message.
create function private.decline_offer(p_id uuid, p_n integer, p_said text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  said constant text := private.offer_words(p_said);
  offer public.offers := private.hold_offer(p_id, me, null);
  side constant text := private.side_of(offer, me);
begin
  if offer.state = 'declined' and offer.version = p_n then
    return private.offer_seen_by(offer, side);
  end if;
  -- The owner can decline a backup at any time.
  if not (private.answered_as(offer) = case side when 'owner' then 'open' else 'countered' end
          or (side = 'owner' and offer.state in ('countered', 'asked', 'backup'))) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  if p_n is distinct from offer.version then
    raise exception using errcode = 'PT409', message = 'offer_changed';
  end if;
  perform private.refuse_in_round(offer.listing_id);
  offer := private.end_offer(offer, 'declined', side, said);
  perform private.settle_offers(offer.listing_id);
  return private.offer_seen_by(offer, side);
end;
$$;

-- A buyer who was asked to stay in line behind the accepted offer stays, or withdraws.
create function private.stay_as_backup(p_id uuid, p_stays boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  offer public.offers := private.hold_offer(p_id, me, 'buyer');
begin
  if p_stays is null then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  if offer.state = (case when p_stays then 'backup' else 'withdrawn' end) then
    return private.offer_seen_by(offer, 'buyer');
  end if;
  if offer.state <> 'asked' then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  if not p_stays then
    return private.offer_seen_by(private.end_offer(offer, 'withdrawn', 'buyer'), 'buyer');
  end if;
  update public.offers o
  set state = 'backup', backup_place = private.end_of_line(o.listing_id)
  where o.id = p_id returning * into offer;
  perform private.note_act(offer, 'stayed', 'buyer');
  perform private.tell_offer(offer, 'owner', 'offer_stays');
  return private.offer_seen_by(offer, 'buyer');
end;
$$;

-- The owner puts the backups in another order. p_seen is the order they have seen, so that a buyer who joined or left
-- the line since then isn't passed over.
create function private.rank_backups(p_listing_id uuid, p_seen uuid[], p_ranked uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  stored uuid[];
begin
  if p_seen is null or p_ranked is null or cardinality(p_ranked) > 500 or cardinality(p_seen) > 500 then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  perform private.refuse_suspended(me);
  perform private.require_own_home(p_listing_id);
  perform private.hold_home_of_offers(p_listing_id, private.first_owner(p_listing_id));
  perform private.settle_offers(p_listing_id);
  stored := array(
    select o.id from public.offers o where o.listing_id = p_listing_id and o.state = 'backup' order by o.backup_place);
  if stored is distinct from p_ranked then
    if stored is distinct from p_seen then
      raise exception using errcode = 'PT409', message = 'line_changed';
    end if;
    if array(select unnest(p_ranked) order by 1) is distinct from array(select unnest(stored) order by 1) then
      raise exception using errcode = 'PT400', message = 'bad_request';
    end if;
    update public.offers o set backup_place = ranked.place
    from unnest(p_ranked) with ordinality as ranked (id, place)
    where o.id = ranked.id;
  end if;
  return private.offers_of_home(p_listing_id);
end;
$$;

-- The owner asks all live buyers for their best and final offer by a deadline. All buyers are told the same. From then
-- on the owner's counters can't be accepted, and an offer whose latest terms are still the owner's ends at the
-- deadline. Offers that an earlier round made final stay final until the owner answers them, so a second round can't
-- follow right away.
create function private.call_round(p_round_id uuid, p_listing_id uuid, p_deadline timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  at timestamptz;
  known public.offer_rounds;
  each public.offers;
begin
  perform private.require_own_home(p_listing_id);
  perform private.hold_home_of_offers(p_listing_id, private.first_owner(p_listing_id));
  perform private.settle_offers(p_listing_id);
  at := clock_timestamp();
  select * into known from public.offer_rounds r where r.id = p_round_id;
  if known.id is not null then
    if known.listing_id is distinct from p_listing_id then
      raise exception using errcode = 'PT409', message = 'offer_id_taken';
    end if;
    perform private.is_repeat(to_jsonb(known), jsonb_build_object('deadline', p_deadline));
    return private.round_json(known);
  end if;
  perform private.refuse_in_round(p_listing_id);
  if p_round_id is null or p_deadline is null
     or p_deadline not between at + make_interval(hours => private.limit_of('offers.round_hours_least'))
                            and at + make_interval(days => private.limit_of('offers.round_days_most')) then
    raise exception using errcode = 'PT422', message = 'round_invalid';
  end if;
  if not exists (
    select from public.listings l where l.id = p_listing_id and l.status in ('active', 'pending')
  ) or (
    select count(*) from public.offers o
    where o.listing_id = p_listing_id and private.answered_as(o) in ('open', 'countered')
  ) < 2 then
    raise exception using errcode = 'PT409', message = 'round_needs_offers';
  end if;
  if exists (
    select from public.offers o join public.offer_versions v on v.offer_id = o.id and v.n = o.version
    where o.listing_id = p_listing_id and private.answered_as(o) = 'open' and private.is_final(p_listing_id, v)
  ) then
    raise exception using errcode = 'PT409', message = 'round_took_place';
  end if;
  -- Buyers get one email for each round and one for each round that is called off, so rounds are limited.
  if not private.take_rate(
    'offer:round:listing:' || p_listing_id, 86400, private.limit_of('offers.rounds_per_day')) then
    raise exception using errcode = 'PT429', message = 'too_many_rounds';
  end if;
  perform private.refuse_suspended(me);
  insert into public.offer_rounds (id, listing_id, called_at, deadline)
  values (p_round_id, p_listing_id, at, p_deadline) returning * into known;
  for each in
    select * from public.offers o
    where o.listing_id = p_listing_id and private.answered_as(o) in ('open', 'countered') order by o.id
  loop
    perform private.tell_offer(each, 'buyer', 'offer_round',
                               private.until_json(known.deadline, p_listing_id));
  end loop;
  return private.round_json(known);
end;
$$;

create function private.round_json(p_round public.offer_rounds) returns jsonb
language sql immutable set search_path = '' as $$
  select case when p_round.id is not null then jsonb_build_object(
    'id', p_round.id, 'called_at', p_round.called_at, 'deadline', p_round.deadline,
    'opened_at', p_round.opened_at, 'called_off_at', p_round.called_off_at) end;
$$;

-- The owner calls a round off. Versions that were sealed in it are never read, so an offer made in it ends. All other
-- offers, also the owner's counters, are as before, with enough time to answer them.
create function private.call_off_round(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  round public.offer_rounds;
  at timestamptz;
  each public.offers;
begin
  select r.* into round from public.offer_rounds r join public.listings l on l.id = r.listing_id
  where r.id = p_id and private.is_owner_of(l.id, me);
  if round.id is null then
    raise exception using errcode = 'PT404', message = 'round_unknown';
  end if;
  perform private.refuse_suspended(me);
  perform private.hold_home_of_offers(round.listing_id, private.first_owner(round.listing_id));
  perform private.settle_offers(round.listing_id);
  at := clock_timestamp();
  select * into round from public.offer_rounds r where r.id = p_id;
  if round.listing_id is null then
    raise exception using errcode = 'PT404', message = 'round_unknown';
  elsif round.called_off_at is not null then
    return private.round_json(round);
  elsif round.deadline - make_interval(mins => private.limit_of('offers.call_off_minutes')) < at then
    raise exception using errcode = 'PT409', message = 'round_over';
  end if;
  update public.offer_rounds r set called_off_at = at where r.id = p_id returning * into round;
  for each in
    select * from public.offers o where o.listing_id = round.listing_id and private.is_live(o.state) order by o.id
  loop
    if each.version = 0 then
      each.state := 'expired';
      update public.offers o set state = each.state, ended_at = at where o.id = each.id;
      perform private.note_act(each, 'unread', null);
    elsif each.state in ('open', 'countered') then
      each.expires_at := greatest(
        each.expires_at, at + make_interval(hours => private.limit_of('offers.called_hours')));
      update public.offers o set reminded_at = null, expires_at = each.expires_at where o.id = each.id;
    end if;
    perform private.tell_offer(each, 'buyer', 'offer_round_called_off', jsonb_build_object('ends', each.version = 0));
  end loop;
  perform private.settle_offers(round.listing_id);
  return private.round_json(round);
end;
$$;

-- A sale falls through: the home is back on the market, offers of buyers who were asked to stay resume, and backups
-- keep their places. private.settle_offers() calls the first backup. Without p_reason, the sale's end was announced
-- (ending_sales), and p_side agrees to the end or, if it is null, the announced day is over. Once the home is sold, its
-- sale can't fall through any more, even if a side closes their account.
create function private.end_sale(
  p_offer public.offers, p_side text, p_reason text, p_said text default '', p_earnest_money text default null
) returns public.offers
language plpgsql volatile set search_path = '' as $$
declare
  ended public.sales;
  fallen public.offers;
  each public.offers;
begin
  update public.sales s
  set state = 'fell_through', reason = coalesce(p_reason, s.reason),
      ended_at = case when p_side is null then s.ends_at else clock_timestamp() end,
      ended_by = case when p_reason is null then s.ended_by else p_side end
  where s.offer_id = p_offer.id and s.state = 'open'
  returning * into ended;
  if not found then
    return p_offer;
  end if;
  update public.offers o set state = 'fell_through', ended_at = ended.ended_at where o.id = p_offer.id
  returning * into fallen;
  perform private.note_act(fallen, 'fell_through', p_side, p_said, p_earnest_money);
  perform private.end_appointments(p.id) from public.sale_parties p where p.sale_id = ended.id order by p.id;
  perform private.tell_both(fallen, 'sale_fell_through', jsonb_build_object(
    'by', ended.ended_by, 'at', case when p_side is null then ended.ended_at end));
  for each in
    update public.offers o set state = private.state_by_turn(o)
    where o.listing_id = p_offer.listing_id and o.state = 'asked'
    returning o.*
  loop
    perform private.note_act(each, 'resumed', null);
    perform private.tell_offer(each, 'buyer', 'offer_resumed', jsonb_build_object('n', each.version));
  end loop;
  update public.listings l set status = 'active' where l.id = p_offer.listing_id and l.status = 'pending';
  -- If a moderator's decision is lifted, the home is for sale again.
  update private.withheld_homes w set was = 'active' where w.listing_id = p_offer.listing_id and w.was = 'pending';
  return fallen;
end;
$$;

-- A home with a sale can't leave the market or return to it until the sale has fallen through. Marking the home as sold
-- closes the sale, unless the sale's end is announced. When a home leaves the market otherwise, or its owner closes
-- their account, its offers end and so does a round that has not opened, whose sealed versions are then never read. A
-- home with offers can't be deleted; its owner withdraws it first, as with showings. The owner's homes are locked by
-- the caller. A home that is deleted has no new row.
create function private.keep_promises(old public.listings, new public.listings) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- This reads current_user, because inside a definer function the setting `role` still names the caller's role.
  if current_user not in ('authenticated', 'service_role') then
    return;
  end if;
  -- The refusal must not reveal whether there are sealed offers, so a home with a round is kept even if the round has
  -- none.
  if new.id is null and (
    private.has_offers(old.id, array['open', 'countered', 'asked', 'backup', 'accepted'])
    or private.has_round(old.id)
  ) then
    raise exception using errcode = 'PT409', message = 'listing_has_offers';
  elsif new.status in ('active', 'withdrawn') and new.status <> old.status
        and private.has_offers(old.id, array['accepted']) then
    raise exception using errcode = 'PT409', message = 'listing_has_sale';
  elsif new.status = 'sold' and old.status <> 'sold' and private.has_ending_sale(old.id) then
    raise exception using errcode = 'PT409', message = 'sale_is_ending';
  end if;
end;
$$;
grant execute on function private.keep_promises to authenticated, service_role;

create function private.has_offers(p_listing_id uuid, p_states text[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.offers o join public.listings l on l.id = o.listing_id
    where o.listing_id = p_listing_id and o.state = any (p_states) and (o.state <> 'accepted' or l.status <> 'sold'));
$$;
create function private.has_ending_sale(p_listing_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.offers o join public.sales s on s.offer_id = o.id
    where o.listing_id = p_listing_id and o.state = 'accepted' and s.state = 'open' and s.ends_at is not null);
$$;
create function private.has_round(p_listing_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select (private.running_round(p_listing_id)).id is not null;
$$;
grant execute on function private.has_offers, private.has_ending_sale, private.has_round to authenticated, service_role;

create function private.end_offers_of_gone_home(p_home public.listings) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not private.is_seeding() and not private.is_withheld(p_home.id) then
    perform private.end_offers_of(p_home);
  end if;
end;
$$;

create function private.end_offers_of(p_home public.listings) returns void
language plpgsql volatile set search_path = '' as $$
declare
  each public.offers;
begin
  perform from public.offers o where o.listing_id = p_home.id order by o.id for no key update;
  update public.offer_rounds r set listing_id = null
  where r.id = (private.running_round(p_home.id)).id;
  -- The sale ends last, so that the buyers of backups aren't told first that their offers count again.
  for each in
    select * from public.offers o
    where o.listing_id = p_home.id and (private.is_live(o.state) or o.state = 'accepted')
    order by o.state = 'accepted', o.id
  loop
    if private.is_live(each.state) then
      perform private.end_offer(each, 'declined', 'owner');
    elsif p_home.status = 'sold' then
      perform private.settle_closing(each, s) from public.sales s where s.offer_id = each.id and s.state = 'open';
      update public.sales s
      set state = 'closed', ended_at = clock_timestamp(), ended_by = null, reason = null, ends_at = null, wants_on = null
      where s.offer_id = each.id and s.state = 'open';
    else
      perform private.end_sale(each, 'owner', 'left');
    end if;
  end loop;
end;
$$;

select private.expose('accept_offer(id, n, showings, others, joins, over, price)', 'authenticated',
  'Accepts the other side''s version n. The owner chooses what happens to showings (keep, cancel) and other offers (ask, decline), or their settings do. `over` is the open offer that raises the price by the escalation clause, and `price` the price that the owner has seen. Returns the offer.');
select private.expose('decline_offer(id, n, said)', 'authenticated',
  'Declines the offer with its version n. Returns the offer.');
select private.expose('stay_as_backup(id, stays)', 'authenticated',
  'A buyer who was asked stays in line behind the accepted offer, or withdraws. Returns the offer.');
select private.expose('rank_backups(listing_id, seen, ranked)', 'authenticated',
  'The owner puts the backups of a home, given as ids, in another order, if the line is still the one in `seen`. Returns the home''s offers.');
select private.expose('call_round(id, listing_id, deadline)', 'authenticated',
  'The owner asks all live buyers for their best and final offer by a deadline. Returns the round.');
select private.expose('call_off_round(id)', 'authenticated',
  'The owner calls off a round of best and final offers, at least a minute before its deadline. Returns the round.');
