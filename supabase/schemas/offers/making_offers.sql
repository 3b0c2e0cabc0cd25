-- Making offers: who may make an offer for which home and how often, the versions that both sides propose, and what the
-- clock does to offers. Every act follows the same order. It first counts against its caller's limits, then locks
-- (private.hold_offer), settles what is due, and only then compares the version that the caller has seen with the
-- stored one.

create function private.is_live(p_state text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select p_state in ('open', 'countered', 'asked', 'backup');
$$;

-- Counts the call and refuses it before any row is looked up. A call through a mailed link counts for the link's
-- person.
create function private.take_offer_act(p_person uuid default null) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  me constant uuid := coalesce(p_person, private.signed_in());
begin
  if not private.take_network_rate('offer:network', 3600, 240)
     or not private.take_rate('offer:person:' || me, 3600, 60) then
    raise exception using errcode = 'PT429', message = 'too_many_offer_acts';
  end if;
  perform set_config('app.acting', me::text, true);
  return me;
end;
$$;

-- Locks a home's offers: first the owner's homes, then the account rows of everyone with an offer for the home.
create function private.hold_home_of_offers(p_listing_id uuid, p_owner_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.lock_homes(p_owner_id);
  perform from auth.users u
  where u.id = p_owner_id or u.id in (select o.buyer_id from public.offers o where o.listing_id = p_listing_id)
     or u.id in (
       select b.person_id from public.offers o join public.offer_buyers b on b.offer_id = o.id
       where o.listing_id = p_listing_id)
     or u.id = auth.uid()
  order by u.id for key share;
  perform from public.offers o where o.listing_id = p_listing_id order by o.id for no key update;
end;
$$;

-- Locks and settles an offer's home. Returns the offer if the caller is on side p_side, or on either side if p_side is
-- null. A suspended person may end an offer that is theirs alone, but not one that they have together with other
-- people. p_while_suspended allows acts that concern none of these other people.
create function private.hold_offer(
  p_id uuid, p_me uuid, p_side text, p_while_suspended boolean default false
) returns public.offers
language plpgsql volatile set search_path = '' as $$
declare
  held public.offers;
begin
  select * into held from public.offers o where o.id = p_id;
  -- The owner may read an offer from its round's deadline on, even before the clock records that the round has opened.
  held.version := greatest(held.version, 1);
  if held.id is null or not private.is_on_side(held, p_me, p_side) then
    raise exception using errcode = 'PT404', message = 'offer_unknown';
  end if;
  if held.listing_id is not null and held.owner_id is not null then
    perform private.hold_home_of_offers(held.listing_id, held.owner_id);
    perform private.settle_offers(held.listing_id);
  end if;
  select * into held from public.offers o where o.id = p_id for no key update;
  if not private.is_on_side(held, p_me, p_side) then
    raise exception using errcode = 'PT404', message = 'offer_unknown';
  end if;
  if not p_while_suspended and cardinality(private.people_of_side(held, private.side_of(held, p_me))) > 1 then
    perform private.refuse_suspended(p_me);
  end if;
  return held;
end;
$$;

-- The account behind a side of an offer, and of its sale: the first of the people on that side.
create function private.person_of_side(p_offer public.offers, p_side text) returns uuid
language sql immutable set search_path = '' as $$
  select case p_side when 'owner' then p_offer.owner_id else p_offer.buyer_id end;
$$;

-- The accounts of a side. The buyer who made the offer, or the owner whose home it is, comes first.
create function private.people_of_side(p_offer public.offers, p_side text) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select case p_side
    when 'buyer' then array_remove(p_offer.buyer_id || array(
      select b.person_id from public.offer_buyers b
      where b.offer_id = p_offer.id and b.person_id is not null and b.left_at is null order by b.joined_at, b.person_id), null)
    when 'owner' then coalesce(
      nullif(private.owners_of(p_offer.listing_id), '{}'), array_remove(array[p_offer.owner_id], null))
  end;
$$;

create function private.side_of(p_offer public.offers, p_me uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when p_me = any (private.people_of_side(p_offer, 'buyer')) then 'buyer'
              when p_me = any (private.people_of_side(p_offer, 'owner')) then 'owner' end;
$$;
grant execute on function private.side_of to authenticated, service_role;

-- Whether a side can't act, because each of its people is suspended. An offer that other people have together with a
-- suspended person goes on (decision 169).
create function private.is_side_suspended(p_offer public.offers, p_side text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(bool_and(private.is_suspended(person)), false)
  from unnest(private.people_of_side(p_offer, p_side)) as person;
$$;

-- The first person of a side who isn't suspended, or its first person if each of them is.
create function private.active_person(p_offer public.offers, p_side text) returns uuid
language sql stable security definer set search_path = '' as $$
  select each.person from unnest(private.people_of_side(p_offer, p_side)) with ordinality as each (person, n)
  order by private.is_suspended(each.person), each.n limit 1;
$$;

-- An offer whose versions are all sealed doesn't exist for the owner.
create function private.is_on_side(p_offer public.offers, p_me uuid, p_side text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(side = coalesce(p_side, side) and (side = 'buyer' or p_offer.version > 0), false)
  from private.side_of(p_offer, p_me) as side;
$$;

-- The person of a side who acts in this request (private.take_offer_act); null if no person of that side acts.
create function private.actor_of(p_offer public.offers, p_side text) returns uuid
language sql stable set search_path = '' as $$
  select acting.person
  from (select nullif(current_setting('app.acting', true), '')::uuid as person) as acting
  where acting.person = any (private.people_of_side(p_offer, p_side));
$$;

-- The state of an offer that waits for an answer: the side that did not make the latest version has to answer.
create function private.state_by_turn(p_offer public.offers) returns text
language sql stable set search_path = '' as $$
  select case (select v.made_by from public.offer_versions v where v.offer_id = p_offer.id and v.n = p_offer.version)
         when 'owner' then 'countered' else 'open' end;
$$;

create function private.has_accepted(p_listing_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.offers o where o.listing_id = p_listing_id and o.state = 'accepted');
$$;

-- How an offer can be answered. A backup is answered like any other offer as long as no offer is accepted.
create function private.answered_as(p_offer public.offers) returns text
language sql stable set search_path = '' as $$
  select case when p_offer.state = 'backup' and not private.has_accepted(p_offer.listing_id)
         then private.state_by_turn(p_offer) else p_offer.state end;
$$;

create function private.end_of_line(p_listing_id uuid) returns integer
language sql stable set search_path = '' as $$
  select coalesce(max(o.backup_place), 0) + 1 from public.offers o
  where o.listing_id = p_listing_id and o.state = 'backup';
$$;

create function private.running_round(p_listing_id uuid) returns public.offer_rounds
language sql stable set search_path = '' as $$
  select r from public.offer_rounds r
  where r.listing_id = p_listing_id and r.opened_at is null and r.called_off_at is null;
$$;

-- A deadline, with the home's time zone for the text.
create function private.until_json(p_until timestamptz, p_listing_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('until', p_until, 'zone', l.time_zone) from public.listings l where l.id = p_listing_id;
$$;

-- The facts that a notification has about an offer besides its home: the price of the version that both sides may read, the
-- price before it, and, while the offer waits for an answer, which side has to answer and until when. It names no
-- sealed version and no person, because owners may compare offers with names hidden.
create function private.offer_news(p_offer public.offers) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('price', latest.price, 'was', (
      select v.price from public.offer_versions v
      where v.offer_id = p_offer.id and v.n < latest.n and not private.is_sealed(v.offer_id, v.n, v.round_id)
        and not private.is_mere_proposal(v.offer_id, v.n)
      order by v.n desc limit 1))
    || case when p_offer.state in ('open', 'countered', 'asked')
         then jsonb_build_object('turn', case p_offer.state when 'open' then 'owner' else 'buyer' end)
              || coalesce(private.until_json(p_offer.expires_at, p_offer.listing_id), '{}')
         else '{}' end
  from public.offer_versions latest where latest.offer_id = p_offer.id and latest.n = p_offer.version;
$$;

create function private.tell_offer(p_offer public.offers, p_side text, p_kind text, p_data jsonb default '{}')
returns void
language sql volatile set search_path = '' as $$
  select private.tell_all(
    private.people_of_side(p_offer, p_side), p_kind, p_offer.listing_id, p_offer.id,
    jsonb_build_object('as', p_side, 'home', nullif(p_offer.home, '')) || coalesce(private.offer_news(p_offer), '{}')
      || p_data);
$$;

create function private.tell_both(p_offer public.offers, p_kind text, p_data jsonb default '{}') returns void
language sql volatile set search_path = '' as $$
  select private.tell_offer(p_offer, side, p_kind, p_data) from unnest(array['buyer', 'owner']) as side;
$$;

create function private.note_act(
  p_offer public.offers, p_act text, p_side text, p_said text default '', p_earnest_money text default null
) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- A suspended person can still end an offer, but only without words.
  if p_act in ('accepted', 'stayed') or p_said <> '' then
    perform private.refuse_suspended(coalesce(
      private.actor_of(p_offer, p_side), (private.people_of_side(p_offer, p_side))[1]));
  end if;
  insert into public.offer_acts (offer_id, act, made_by, n, said, earnest_money, at, person_id)
  values (p_offer.id, p_act, p_side, p_offer.version, p_said, p_earnest_money, clock_timestamp(),
          private.actor_of(p_offer, p_side));
end;
$$;

-- Returns free text as it is stored, or refuses it. Except for the name of an agent, the text must not be about people.
create function private.offer_words(p_text text, p_is_name boolean default false) returns text
language plpgsql stable set search_path = '' as $$
declare
  written constant text := btrim(regexp_replace(coalesce(p_text, ''), '\r\n?', E'\n', 'g'), E' \n\t');
begin
  if char_length(written) > private.limit_of('offers.said')
     or translate(written, E'\n', '') ~ '[[:cntrl:]]' then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end if;
  if private.has_secret_numbers(written) then
    raise exception using errcode = 'PT422', message = 'message_has_secret_numbers';
  end if;
  if not p_is_name and private.tells_of_people(written) then
    raise exception using errcode = 'PT422', message = 'offer_tells_of_people';
  end if;
  return written;
end;
$$;

-- Parses terms from the API. Every name must be known; missing terms are null or empty.
create function private.offer_terms(p_terms jsonb) returns public.offer_versions
language plpgsql stable set search_path = '' as $$
declare
  terms public.offer_versions;
begin
  if jsonb_typeof(p_terms) is distinct from 'object' or octet_length(p_terms::text) > 8000
     or exists (
       select from jsonb_object_keys(p_terms) as name
       where not private.terms_json(jsonb_populate_record(null::public.offer_versions, '{}')) ? name) then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end if;
  begin
    terms := jsonb_populate_record(null::public.offer_versions, jsonb_build_object(
      'earnest_money', 0, 'appraisal_gap', 0, 'seller_credit', 0, 'possession_days', 0, 'has_no_home', false) || jsonb_strip_nulls(p_terms));
  exception when data_exception then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end;
  terms.included := private.offer_words(terms.included);
  terms.excluded := private.offer_words(terms.excluded);
  terms.note := private.offer_words(terms.note);
  terms.agent_name := nullif(private.offer_words(terms.agent_name, true), '');
  terms.deposit_holder := nullif(private.offer_words(terms.deposit_holder, true), '');
  terms.lender := nullif(private.offer_words(terms.lender, true), '');
  return terms;
end;
$$;

-- Whether a buyer meets the owner's requirements; a requirement that isn't set counts as met. Files come with the offer
-- itself.
create function private.offer_requirements_met(p_listing_id uuid, p_buyer_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  asked public.offer_settings;
  has_read boolean := true;
  has_seen boolean := true;
begin
  select * into asked from public.offer_settings s where s.listing_id = p_listing_id;
  if asked.needs_disclosures then
    has_read := private.has_acknowledged_disclosures(p_listing_id, p_buyer_id);
  end if;
  if asked.needs_showing then
    has_seen := exists (
      select from public.bookings b join auth.users u on u.id = p_buyer_id
      where b.listing_id = p_listing_id and b.status in ('confirmed', 'completed') and not b.no_show
        and b.starts_at <= now() and b.party_id is null
        and private.mailbox_hash(b.visitor_email) = private.mailbox_hash(u.email::text));
  end if;
  return jsonb_build_object('showing', has_seen, 'disclosures', has_read);
end;
$$;

-- The error code that tells a person why they can't make an offer for a home; null if they can.
create function private.offer_obstacle(p_listing_id uuid, p_me uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
  home public.listings;
  met jsonb;
begin
  select * into home from public.listings l where l.id = p_listing_id;
  if home.id is null or home.status not in ('active', 'pending') then
    return 'listing_not_found';
  elsif private.is_owner_of(home.id, p_me) then
    return 'own_home';
  elsif not exists (select from auth.users u where u.id = p_me and u.email_confirmed_at is not null) then
    return 'offer_needs_confirmed_address';
  elsif exists (select from unnest(private.owners_of(home.id)) as seller (id) where not private.may_deal(seller.id, p_me)) then
    return 'offer_not_possible';
  end if;
  met := private.offer_requirements_met(p_listing_id, p_me);
  return case when not (met ->> 'disclosures')::boolean then 'offer_needs_disclosures'
              when not (met ->> 'showing')::boolean then 'offer_needs_showing' end;
end;
$$;

-- Whether two people may still deal with each other: neither has blocked the other, and neither is deleting their
-- account. As with messages and requests for disclosures, a block applies to all homes of both people. It refuses new
-- offers and new terms. Earlier offers can still be accepted, declined and withdrawn, because a person who ends a
-- conversation doesn't take back a promise.
create function private.may_deal(p_owner_id uuid, p_buyer_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select not exists (
      select from public.conversations c
      join private.conversation_blocks b on b.conversation_id = c.id
      where (c.owner_id, c.buyer_id) in ((p_owner_id, p_buyer_id), (p_buyer_id, p_owner_id)))
    and not exists (select from private.account_deletions d where d.user_id in (p_owner_id, p_buyer_id));
$$;

-- Whether everyone on one side of an offer may still deal with everyone on the other side.
create function private.sides_may_deal(p_offer public.offers) returns boolean
language sql stable set search_path = '' as $$
  select private.may_deal(p_offer.owner_id, p_offer.buyer_id) and not exists (
    select from unnest(private.people_of_side(p_offer, 'owner')) as seller (id),
                unnest(private.people_of_side(p_offer, 'buyer')) as buyer (id)
    where not private.may_deal(seller.id, buyer.id));
$$;

-- Stores a version with its files. Constraints decide which terms are possible; a person never reads the messages of
-- constraints.
create function private.add_offer_version(
  p_offer public.offers, p_side text, p_terms public.offer_versions, p_valid_until timestamptz, p_files jsonb,
  p_round public.offer_rounds
) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  terms public.offer_versions := p_terms;
  at constant timestamptz := clock_timestamp();
  zone constant text := coalesce(
    (select l.time_zone from public.listings l where l.id = p_offer.listing_id), 'UTC');
  today constant date := (at at time zone zone)::date;
begin
  terms.offer_id := p_offer.id;
  terms.n := (select coalesce(max(v.n), 0) + 1 from public.offer_versions v where v.offer_id = p_offer.id);
  terms.made_by := p_side;
  terms.person_id := private.actor_of(p_offer, p_side);
  terms.round_id := p_round.id;
  terms.valid_until := p_valid_until;
  terms.created_at := at;
  if terms.n > private.limit_of('offers.versions') then
    raise exception using errcode = 'PT409', message = 'too_many_versions';
  end if;
  -- The stored deadline decides, because it may have passed since the offers were settled.
  if p_round.deadline <= at then
    raise exception using errcode = 'PT409', message = 'round_over';
  end if;
  if terms.closing_on is null or terms.closing_on not between today and today + 365
     or p_valid_until is null
     or p_valid_until not between
       greatest(at, p_round.deadline) + make_interval(hours => private.limit_of('offers.valid_hours_least'))
       and greatest(at, p_round.deadline) + make_interval(days => private.limit_of('offers.valid_days_most')) then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end if;
  -- No offer is accepted before a round's deadline.
  perform private.refuse_impossible_dates(
    terms, (greatest(at, p_round.deadline) at time zone zone)::date, (p_valid_until at time zone zone)::date);
  perform private.refuse_suspended(coalesce(terms.person_id, (private.people_of_side(p_offer, p_side))[1]));
  perform private.refuse_paused(p_offer.listing_id);
  begin
    insert into public.offer_versions select terms.*;
  exception when check_violation or not_null_violation or data_exception then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end;
  if p_side = 'buyer' then
    perform private.add_offer_files(p_offer, terms.n, p_files);
  end if;
  return terms.n;
end;
$$;

-- Refuses a contingency that would end after the closing even if the terms are accepted on the first possible day, and
-- refuses terms that could be accepted after their own closing. domain/offers/offer-dates.ts has the same rule for the
-- form.
create function private.refuse_impossible_dates(p_terms public.offer_versions, p_first_day date, p_last_day date)
returns void
language plpgsql immutable set search_path = '' as $$
begin
  if p_first_day + greatest(
    p_terms.financing_days, p_terms.inspection_days, p_terms.appraisal_days, p_terms.home_sale_days,
    p_terms.disclosure_days) > p_terms.closing_on then
    raise exception using errcode = 'PT422', message = 'contingency_after_closing';
  end if;
  if p_last_day > p_terms.closing_on then
    raise exception using errcode = 'PT422', message = 'offer_outlives_closing';
  end if;
end;
$$;

create function private.add_offer_files(p_offer public.offers, p_n integer, p_files jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  sent integer;
begin
  if jsonb_typeof(p_files) is distinct from 'array'
     or jsonb_array_length(p_files) > private.limit_of('offers.files') then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end if;
  begin
    insert into public.offer_files (offer_id, n, document_id, kind)
    select p_offer.id, p_n, d.id, f.kind
    from jsonb_to_recordset(p_files) as f (document_id uuid, kind text)
    join public.documents d on d.id = f.document_id and d.deleted_at is null and (
      d.user_id = coalesce(private.actor_of(p_offer, 'buyer'), p_offer.buyer_id)
      -- Files of an earlier version may belong to another of the buyers.
      or (d.user_id = any (private.people_of_side(p_offer, 'buyer')) and exists (
        select from public.offer_files known where known.offer_id = p_offer.id and known.document_id = d.id)));
    get diagnostics sent = row_count;
  exception when check_violation or not_null_violation or data_exception or unique_violation then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end;
  if sent <> jsonb_array_length(p_files) then
    raise exception using errcode = 'PT404', message = 'document_not_found';
  end if;
  if sent = 0 and exists (
    select from public.offer_settings s where s.listing_id = p_offer.listing_id and s.needs_proof
  ) then
    raise exception using errcode = 'PT409', message = 'offer_needs_proof';
  end if;
end;
$$;

-- The running round, if the caller knows of it. A best and final offer that is a microsecond late is refused, and a
-- buyer can't send an open version while the others are asked for sealed ones.
create function private.expected_round(p_listing_id uuid, p_round_id uuid) returns public.offer_rounds
language plpgsql volatile set search_path = '' as $$
declare
  running constant public.offer_rounds := private.running_round(p_listing_id);
begin
  if p_round_id is not null and running.id is distinct from p_round_id then
    raise exception using errcode = 'PT409', message = 'round_over';
  end if;
  if p_round_id is null and running.id is not null then
    raise exception using errcode = 'PT409', message = 'round_running';
  end if;
  return running;
end;
$$;

create function private.refuse_obstacle(p_obstacle text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  case p_obstacle
    when 'listing_not_found' then raise exception using errcode = 'PT404', message = 'listing_not_found';
    when 'own_home' then raise exception using errcode = 'PT409', message = 'own_home';
    when 'offer_needs_confirmed_address' then
      raise exception using errcode = 'PT403', message = 'offer_needs_confirmed_address';
    when 'offer_not_possible' then raise exception using errcode = 'PT409', message = 'offer_not_possible';
    when 'offer_needs_disclosures' then
      raise exception using errcode = 'PT409', message = 'offer_needs_disclosures';
    when 'offer_needs_showing' then raise exception using errcode = 'PT409', message = 'offer_needs_showing';
    else null;
  end case;
end;
$$;

-- The channel is not in the offer, which its owner reads: owners learn in sums where buyers come from (listing_weeks).
create table private.offer_channels (
  offer_id uuid primary key references public.offers (id) on delete cascade,
  came_from text not null check (private.is_channel(came_from))
);
comment on table private.offer_channels is 'The channel of the link that led the buyer of an offer to the home, if one did.';
select private.only_for_server('select, insert, update, delete', 'offer_channels');

-- A mangled link is no reason to refuse an offer.
create function private.note_offer_channel(p_offer_id uuid, p_from text) returns void
language sql volatile set search_path = '' as $$
  insert into private.offer_channels (offer_id, came_from)
  select p_offer_id, p_from where p_from <> '' and private.is_channel(p_from);
$$;

-- A buyer makes an offer. A second call with the same id returns the same offer. While the home is pending, the offer
-- becomes a backup, if its buyer says that they know of the sale; in a round it is sealed like the other offers.
create function private.make_offer(
  p_id uuid, p_listing_id uuid, p_terms jsonb, p_valid_until timestamptz, p_files jsonb default '[]',
  p_round_id uuid default null, p_as_backup boolean default false, p_came_from text default ''
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  terms constant public.offer_versions := private.offer_terms(p_terms);
  is_backup boolean;
  home public.listings;
  made public.offers;
  round public.offer_rounds;
begin
  select * into home from public.listings l where l.id = p_listing_id;
  if home.id is null then
    raise exception using errcode = 'PT404', message = 'listing_not_found';
  end if;
  if p_id is null or p_valid_until is null then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end if;
  perform private.hold_home_of_offers(home.id, home.user_id);
  perform private.settle_offers(home.id);
  select * into made from public.offers o where o.id = p_id;
  if made.id is not null then
    if (made.listing_id, made.buyer_id) is distinct from (home.id, me) then
      raise exception using errcode = 'PT409', message = 'offer_id_taken';
    end if;
    perform private.is_repeat(
      (select private.sent_terms(v, private.files_of_version(p_id, 1)) from public.offer_versions v
       where v.offer_id = p_id and v.n = 1),
      private.sent_terms(terms, p_files, p_valid_until));
    return private.offer_seen_by(made, 'buyer');
  end if;
  perform private.refuse_obstacle(private.offer_obstacle(home.id, me));
  if private.buys_already(home.id, me, p_id) then
    raise exception using errcode = 'PT409', message = 'offer_exists';
  end if;
  round := private.expected_round(home.id, p_round_id);
  -- The home is read again, because it may have been sold since the buyer began to write.
  is_backup := round.id is null and exists (
    select from public.listings l where l.id = home.id and l.status = 'pending');
  if is_backup and p_as_backup is not true then
    raise exception using errcode = 'PT409', message = 'home_has_sale';
  end if;
  if not private.take_part('offers', home.id::text, private.caller_now(), p_id)
     or not private.take_rate(
       'offer:new:person:' || private.person_key(me), 86400, private.limit_of('offers.new_per_day')) then
    raise exception using errcode = 'PT429', message = 'too_many_offers';
  end if;
  insert into public.offers (
    id, listing_id, owner_id, buyer_id, home, version, expires_at, created_at, state, backup_place)
  values (p_id, home.id, home.user_id, me, home.title, case when round.id is null then 1 else 0 end, p_valid_until,
          clock_timestamp(), case when is_backup then 'backup' else 'open' end,
          case when is_backup then private.end_of_line(home.id) end)
  returning * into made;
  perform private.note_offer_channel(made.id, p_came_from);
  perform private.add_offer_version(made, 'buyer', terms, p_valid_until, p_files, round);
  if is_backup then
    perform private.note_act(made, 'joined', 'buyer');
  end if;
  if round.id is null then
    perform private.tell_offer(made, 'owner', 'offer_made', jsonb_build_object('n', 1, 'backup', is_backup));
  end if;
  return private.offer_seen_by(made, 'buyer');
end;
$$;

-- Whether a person is among the buyers of another live or accepted offer for a home. All accounts of one mailbox are
-- one person.
create function private.buys_already(p_listing_id uuid, p_me uuid, p_offer_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.offers o, unnest(private.people_of_side(o, 'buyer')) as buyer
    where o.listing_id = p_listing_id and o.id <> p_offer_id and private.person_key(buyer) = private.person_key(p_me)
      and (private.is_live(o.state) or o.state = 'accepted'));
$$;

-- Either side proposes terms that differ from those it has seen (p_seen is the number of the latest version). The buyer
-- improves their offer or answers a counter; the owner counters. A repeated call changes nothing.
create function private.propose_terms(
  p_side text, p_id uuid, p_seen integer, p_terms jsonb, p_valid_until timestamptz, p_files jsonb, p_round_id uuid
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  terms public.offer_versions := private.offer_terms(p_terms);
  offer public.offers := private.hold_offer(p_id, me, p_side);
  round public.offer_rounds;
  latest public.offer_versions;
begin
  select * into latest from public.offer_versions v where v.offer_id = p_id
    and (p_side = 'buyer' or v.n <= offer.version) and not private.is_amendment(v.offer_id, v.n)
  order by v.n desc limit 1;
  -- What a buyer said about themselves stays as they said it, because a counter's terms are the owner's words.
  if p_side = 'owner' then
    terms.approved_amount := case when terms.financing <> 'cash' then latest.approved_amount end;
    terms.lender := case when terms.financing <> 'cash' then latest.lender end;
    terms.has_no_home := latest.has_no_home and terms.home_sale_days is null;
  end if;
  -- The number that a version would get is its id: if that number is stored already, this call is a repeat.
  if latest.n - 1 = p_seen and latest.made_by = p_side then
    perform private.is_repeat(
      private.sent_terms(latest, private.files_of_version(p_id, latest.n)),
      private.sent_terms(terms, p_files, p_valid_until));
    return private.offer_seen_by(offer, p_side);
  end if;
  if private.answered_as(offer) not in ('open', 'countered') then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  if p_seen is distinct from latest.n then
    raise exception using errcode = 'PT409', message = 'offer_changed';
  end if;
  if not private.sides_may_deal(offer) then
    raise exception using errcode = 'PT409', message = 'offer_not_possible';
  end if;
  round := private.expected_round(offer.listing_id, p_round_id);
  if p_side = 'buyer' and private.is_final(offer.listing_id, latest) then
    raise exception using errcode = 'PT409', message = 'round_over';
  end if;
  latest.n := private.add_offer_version(offer, p_side, terms, p_valid_until, p_files, round);
  if round.id is null then
    update public.offers o
    set version = latest.n, expires_at = p_valid_until, reminded_at = null, backup_place = null,
        state = case p_side when 'buyer' then 'open' else 'countered' end
    where o.id = p_id returning * into offer;
    perform private.tell_offer(offer, private.other_side(p_side),
                               case p_side when 'buyer' then 'offer_made' else 'offer_countered' end,
                               jsonb_build_object('n', latest.n));
  end if;
  return private.offer_seen_by(offer, p_side);
end;
$$;

-- After a round, a buyer's terms are final until the owner counters, whether the buyer sent new terms in the round or
-- left the old ones.
create function private.is_final(p_listing_id uuid, p_latest public.offer_versions) returns boolean
language sql stable set search_path = '' as $$
  select p_latest.made_by = 'buyer' and (private.running_round(p_listing_id)).deadline > now() is not true and exists (
    select from public.offer_rounds r
    where r.listing_id = p_listing_id and r.called_off_at is null and (r.opened_at is not null or r.deadline <= now())
      and p_latest.created_at < coalesce(r.opened_at, r.deadline));
$$;

-- The terms of a version in one comparable form, which recognizes a version that is sent again.
create function private.sent_terms(
  p_terms public.offer_versions, p_files jsonb, p_valid_until timestamptz default null
) returns jsonb
language sql immutable set search_path = '' as $$
  select private.terms_json(p_terms) || jsonb_build_object(
    'valid_until', extract(epoch from coalesce(p_valid_until, p_terms.valid_until)),
    'files', (select coalesce(jsonb_agg(file order by file), '[]') from jsonb_array_elements(
      case when jsonb_typeof(p_files) = 'array' then p_files end) as file));
$$;

create function private.files_of_version(p_offer_id uuid, p_n integer) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('document_id', f.document_id, 'kind', f.kind)), '[]')
  from public.offer_files f where f.offer_id = p_offer_id and f.n = p_n;
$$;

-- The buyer withdraws an offer, at any time before acceptance.
create function private.withdraw_offer(p_id uuid, p_said text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  said constant text := private.offer_words(p_said);
  offer public.offers := private.hold_offer(p_id, me, 'buyer');
begin
  if offer.state = 'withdrawn' then
    return private.offer_seen_by(offer, 'buyer');
  end if;
  if not private.is_live(offer.state) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  offer := private.end_offer(offer, 'withdrawn', 'buyer', said);
  perform private.settle_offers(offer.listing_id);
  return private.offer_seen_by(offer, 'buyer');
end;
$$;

-- Ends a live offer and tells the side that didn't end it. An owner who has never been able to read the offer is not
-- told.
create function private.end_offer(p_offer public.offers, p_state text, p_side text, p_said text default '')
returns public.offers
language plpgsql volatile set search_path = '' as $$
declare
  ended public.offers;
  happened jsonb := '{}';
begin
  update public.offers o
  set state = p_state, ended_at = clock_timestamp(), backup_place = null where o.id = p_offer.id
  returning * into ended;
  perform private.note_act(ended, p_state, p_side, p_said);
  -- The moment at which the offer expired counts, however late the clock notices it. During a round no offer expires.
  if p_state = 'expired' then
    happened := jsonb_build_object('at', greatest(ended.expires_at, (
      select max(r.deadline) from public.offer_rounds r where r.listing_id = ended.listing_id and r.opened_at is not null
        and r.called_at < ended.expires_at)));
  end if;
  if p_side is distinct from 'buyer' then
    perform private.tell_offer(ended, 'buyer', 'offer_' || p_state, happened);
  end if;
  if p_state = 'withdrawn' then
    -- An offer that was made and withdrawn takes nothing from what the home has for others.
    perform private.give_part(ended.id, true);
  end if;
  if p_side is distinct from 'owner' and ended.version > 0 then
    if p_state = 'withdrawn' then
      perform private.tell_withdrawn(ended);
    else
      perform private.tell_offer(ended, 'owner', 'offer_' || p_state, happened);
    end if;
  end if;
  return ended;
end;
$$;

-- Tells the owners that an offer was withdrawn. What they haven't read of the offer is forgotten, and withdrawals at one
-- home that they haven't read are one notification, so that offers that come and go don't fill their list.
create function private.tell_withdrawn(p_offer public.offers) returns void
language plpgsql volatile set search_path = '' as $$
declare
  person uuid;
  unread public.notifications;
begin
  foreach person in array private.people_of_side(p_offer, 'owner') loop
    -- News that is being mailed at this moment stays.
    delete from public.notifications n where n.id in (
      select told.id from public.notifications told
      where told.user_id = person and told.kind = 'offer_made' and told.subject_id = p_offer.id and told.read_at is null
        and not exists (
          select from private.email_outbox o where o.notification_id = told.id and o.sent_at is null and o.mail_id is not null)
      for update of told skip locked);
    select * into unread from public.notifications told
    where told.user_id = person and told.kind = 'offer_withdrawn' and told.listing_id = p_offer.listing_id
      and told.data ->> 'as' = 'owner' and told.read_at is null
    order by told.created_at desc limit 1;
    if unread.id is null then
      perform private.tell_each(
        array[person], 'offer_withdrawn', p_offer.listing_id, array[p_offer.id],
        array[jsonb_strip_nulls(jsonb_build_object('as', 'owner', 'home', nullif(p_offer.home, '')) || coalesce(private.offer_news(p_offer), '{}'))]);
    else
      perform private.tell_each(
        array[person], 'offer_withdrawn', p_offer.listing_id, array[unread.subject_id],
        array[jsonb_strip_nulls(jsonb_build_object(
          'as', 'owner', 'home', nullif(p_offer.home, ''), 'count', coalesce((unread.data ->> 'count')::integer, 1) + 1))]);
    end if;
  end loop;
end;
$$;

-- Does what is due at a home whose offers are locked: opens a round, lets offers expire, withdraws those whose
-- last buyer is leaving or was suspended, ends a sale whose end was announced, and calls the next backup.
create function private.settle_offers(p_listing_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  at constant timestamptz := clock_timestamp();
  round public.offer_rounds := private.running_round(p_listing_id);
  each public.offers;
begin
  if round.deadline <= at then
    update public.offer_rounds r set opened_at = at where r.id = round.id;
    for each in
      update public.offers o
      set version = final.n, state = 'open', expires_at = final.valid_until, reminded_at = null, backup_place = null
      from (select distinct on (v.offer_id) v.* from public.offer_versions v
            where v.round_id = round.id order by v.offer_id, v.n desc) as final
      where o.id = final.offer_id and private.is_live(o.state)
      returning o.*
    loop
      perform private.tell_offer(each, 'buyer', 'offer_round_opened', jsonb_build_object(
        'round', round.id, 'at', round.deadline));
    end loop;
    -- Counters that the owner made before the round ended with the round.
    for each in
      select * from public.offers o
      where o.listing_id = p_listing_id and private.answered_as(o) = 'countered' order by o.id
    loop
      perform private.end_offer(each, 'expired', null);
    end loop;
    perform private.tell_all(private.owners_of(l.id), 'offer_round_opened', l.id, round.id, jsonb_build_object(
      'as', 'owner', 'at', round.deadline, 'count', (
        select count(*) from public.offers o
        where o.listing_id = l.id and o.state in ('open', 'countered') and (o.expires_at > at))))
    from public.listings l where l.id = p_listing_id;
    round := null;
  end if;

  for each in
    select * from public.offers o
    where o.listing_id = p_listing_id and (private.is_live(o.state) or o.state = 'accepted')
    order by o.created_at, o.id
  loop
    if each.buyer_id is null or exists (
      select from private.account_deletions d where d.user_id = each.buyer_id
    ) then
      if each.state = 'accepted' then
        perform private.end_sale(each, 'buyer', 'left');
      else
        perform private.end_offer(each, 'withdrawn', null);
      end if;
    elsif each.state <> 'accepted' and private.is_side_suspended(each, 'buyer') then
      perform private.end_offer(each, 'withdrawn', null);
    -- No offer expires during a round, because none can be accepted then.
    elsif each.state in ('open', 'countered', 'asked') and each.expires_at <= at and round.id is null then
      perform private.end_offer(each, 'expired', null);
    end if;
  end loop;

  select o.* into each from public.offers o join public.sales s on s.offer_id = o.id
  where o.listing_id = p_listing_id and o.state = 'accepted' and s.state = 'open' and s.ends_at <= at;
  if found then
    perform private.end_sale(each, null, null);
  end if;

  -- The home is for sale because its sale fell through, so its backups are called one after the other.
  if round.id is null and private.calls_next(p_listing_id) then
    update public.offers o
    set state = private.state_by_turn(o), called_at = at, backup_place = null, reminded_at = null,
        expires_at = greatest(o.expires_at, at + make_interval(hours => private.limit_of('offers.called_hours')))
    where o.id = (
      select next.id from public.offers next where next.listing_id = p_listing_id and next.state = 'backup'
      order by next.backup_place limit 1)
    returning * into each;
    if found then
      perform private.note_act(each, 'called', null);
      perform private.tell_both(each, 'offer_called');
    end if;
  end if;
end;
$$;

-- Whether the next backup is called, once everything that is due has been settled.
create function private.calls_next(p_listing_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.listings l where l.id = p_listing_id and l.status = 'active')
    and not exists (
      select from public.offers o
      where o.listing_id = p_listing_id
        and (o.state = 'accepted' or (o.called_at is not null and o.state in ('open', 'countered'))));
$$;

select private.expose('make_offer(id, listing_id, terms, valid_until, files, round_id, as_backup, came_from)', 'authenticated',
  'A buyer makes an offer. With round_id it is a sealed offer in that round; as_backup says that the buyer knows of a sale. Returns the offer.');

create function public.improve_offer(
  id uuid, seen integer, terms jsonb, valid_until timestamptz, files jsonb default '[]', round_id uuid default null
) returns jsonb
language sql volatile set search_path = '' as $$
  select private.propose_terms('buyer', id, seen, terms, valid_until, files, round_id);
$$;
comment on function public.improve_offer is 'The buyer proposes new terms in answer to the version `seen`. Returns the offer.';

create function public.counter_offer(id uuid, seen integer, terms jsonb, valid_until timestamptz) returns jsonb
language sql volatile set search_path = '' as $$
  select private.propose_terms('owner', id, seen, terms, valid_until, '[]', null);
$$;
comment on function public.counter_offer is 'The owner proposes new terms in answer to the version `seen`. Returns the offer.';

select private.expose('withdraw_offer(id, said)', 'authenticated',
  'The buyer withdraws an offer. Returns the offer.');

grant execute on function public.improve_offer, public.counter_offer, private.propose_terms
  to authenticated, service_role;
