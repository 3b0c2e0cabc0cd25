-- Reading offers. Every answer is for one side. private.offer_seen_by() leaves out the versions that are sealed to that
-- side, and gives the offer's state at this moment, even if the clock has not settled it yet.

-- The name that the other side sees: a first name before acceptance, and the full name afterwards, which the contract
-- needs.
create function private.party_name(p_person uuid, p_is_whole boolean) returns text
language sql stable set search_path = '' as $$
  select case when p_is_whole then nullif(btrim(p.full_name), '') else private.first_name(p.full_name) end
  from public.profiles p where p.id = p_person;
$$;

-- Names of several people as one text: "Sam Lee and Alex Kim"; null if none of them has a name.
create function private.party_names(p_people uuid[], p_is_whole boolean) returns text
language sql stable set search_path = '' as $$
  select case when cardinality(names) < 3 then array_to_string(names, ' and ')
              else array_to_string(trim_array(names, 1), ', ') || ' and ' || names[cardinality(names)] end
  from (
    select nullif(array_agg(private.party_name(person, p_is_whole) order by n)
                  filter (where private.party_name(person, p_is_whole) <> ''), '{}') as names
    from unnest(p_people) with ordinality as each (person, n)) as known;
$$;

-- The people who form a side, as the other side and everyone in the closing room read them. After acceptance, a buyer
-- who left is still named, because they were part of the agreement.
create function private.names_of_side(p_offer public.offers, p_side text, p_is_whole boolean) returns text
language sql stable set search_path = '' as $$
  select private.party_names(private.people_of_side(p_offer, p_side) || case p_side when 'buyer' then array(
    select b.person_id from public.offer_buyers b
    where b.offer_id = p_offer.id and b.left_at is not null order by b.joined_at, b.person_id) end, p_is_whole);
$$;

-- The first name of the person who acted for a side of more than one person; null if that person is the reader.
create function private.actor_named(p_offer public.offers, p_side text, p_person uuid) returns text
language sql stable set search_path = '' as $$
  select private.party_name(p_person, false)
  from (select private.people_of_side(p_offer, p_side) as people) as side
  where p_person <> coalesce((select auth.uid()), p_offer.id) and (cardinality(people) > 1 or p_person <> all (people));
$$;

create function private.files_json(p_offer_id uuid, p_n integer) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'document_id', d.id, 'kind', f.kind, 'name', d.name, 'type', d.type, 'size', d.size,
    'opened_at', f.opened_at) order by f.kind, d.name), '[]')
  from public.offer_files f join public.documents d on d.id = f.document_id and d.deleted_at is null
  where f.offer_id = p_offer_id and f.n = p_n;
$$;

-- The terms in force of a sale are the terms it began with, changed by its amendments, with the note and the files of
-- the first terms.
create function private.version_json(p_version public.offer_versions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'n', p_version.n, 'made_by', p_version.made_by, 'round_id', p_version.round_id,
    'valid_until', p_version.valid_until, 'created_at', p_version.created_at,
    'is_sealed', private.is_sealed(p_version.offer_id, p_version.n, p_version.round_id),
    'fixes', p_version.fixes, 'over_price', p_version.over_price,
    'terms', private.terms_json(p_version) || jsonb_build_object('note', first.note),
    'files', private.files_json(p_version.offer_id, first.n))
  from public.offer_versions first
  where first.offer_id = p_version.offer_id and first.n = case
    when private.is_amendment(p_version.offer_id, p_version.n)
      then coalesce(private.first_version(p_version.offer_id), p_version.n)
    else p_version.n end;
$$;

-- Whether an announced end has taken effect, even if the clock has not settled it yet.
create function private.is_over(p_sale public.sales) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(p_sale.state = 'open' and p_sale.ends_at <= now(), false);
$$;

-- The party of the sale (sale_parties) that acted for a side, by role and name; null if the side acted itself.
create function private.party_named(p_party_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (select jsonb_build_object('role', p.role, 'name', p.name) from public.sale_parties p where p.id = p_party_id);
end;
$$;

-- The buyer of a sale gets the home's address, even that of a hidden street, until the sale falls through.
create function private.sale_json(p_offer public.offers) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(s) - '{offer_id,binds_on,counts,moves,until_hour,otherwise}'::text[] || jsonb_build_object(
    'acts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'n', a.n, 'kind', a.kind, 'act', a.act, 'made_by', a.made_by, 'day', a.day, 'said', a.said, 'at', a.at,
        'made_on', a.made_on,
        'party', private.party_named(a.party_id),
        'by', private.actor_named(p_offer, a.made_by, a.person_id),
        'rule', case when a.counts is not null then jsonb_build_object(
          'counts', a.counts, 'moves', a.moves, 'until_hour', a.until_hour, 'otherwise', a.otherwise) end) order by a.n), '[]')
      from public.sale_acts a where a.sale_id = s.id),
    'amendments', (
      select coalesce(jsonb_agg(to_jsonb(a) - '{sale_id,offer_id,seen,remind_at,answered_person_id}'::text[] || jsonb_build_object(
        'by', private.actor_named(p_offer, a.made_by, v.person_id),
        'answer_by', private.actor_named(p_offer, a.answered_by, a.answered_person_id),
        'state', case when a.state = 'open' and (s.state <> 'open' or private.is_over(s) or v.valid_until <= now())
                      then 'lapsed' else a.state end,
        'terms', private.version_json(v) -> 'terms', 'valid_until', v.valid_until, 'created_at', v.created_at)
        order by a.n), '[]')
      from public.amendments a join public.offer_versions v on v.offer_id = a.offer_id and v.n = a.version
      where a.sale_id = s.id),
    'owner', private.names_of_side(p_offer, 'owner', true), 'buyer', private.names_of_side(p_offer, 'buyer', true),
    'address', case when p_offer.state = 'accepted' and not private.is_over(s) then (
      select private.address_of(l, true) from public.listings l where l.id = p_offer.listing_id) end)
    || case when private.is_over(s)
         then jsonb_build_object('state', 'fell_through', 'ended_at', s.ends_at) else '{}' end
  from public.sales s where s.offer_id = p_offer.id;
$$;

-- The buyers of an offer as one of them sees them: first the buyer who made it, then the others in the order in which
-- they joined. Only the first buyer sees who is invited, and at which address.
create function private.buyers_json(p_offer public.offers, p_me uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_array(jsonb_build_object(
      'id', null, 'name', private.party_name(p_offer.buyer_id, true), 'email', null,
      'is_me', coalesce(p_offer.buyer_id = p_me, false), 'joined_at', p_offer.created_at, 'left_at', null,
      'link_until', null)) || (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', b.id, 'name', coalesce(private.party_name(b.person_id, true), b.name),
      'email', case when p_offer.buyer_id = p_me then b.email end, 'is_me', coalesce(b.person_id = p_me, false),
      'joined_at', b.joined_at, 'left_at', b.left_at,
      'link_until', case when b.person_id is null then private.link_until('purchase', b.id) end) order by b.joined_at, b.invited_at, b.id), '[]')
    from public.offer_buyers b
    where b.offer_id = p_offer.id and (b.person_id is not null or p_offer.buyer_id = p_me));
$$;

create function private.offer_seen_by(p_offer public.offers, p_side text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  running public.offer_rounds := private.running_round(p_offer.listing_id);
  is_in_round constant boolean := coalesce(running.deadline > now(), false);
  state text := p_offer.state;
  latest public.offer_versions;
  expires timestamptz := p_offer.expires_at;
begin
  -- The latest version that both sides may read.
  select * into latest from public.offer_versions v
  where v.offer_id = p_offer.id and (v.n <= p_offer.version or (
    v.round_id = running.id and not private.is_sealed(v.offer_id, v.n, v.round_id)))
  order by v.n desc limit 1;
  if latest.n > p_offer.version and state in ('open', 'countered') then
    state := 'open';
    expires := latest.valid_until;
  end if;
  if state in ('open', 'countered', 'asked') and expires <= now() and not is_in_round then
    state := 'expired';
  elsif running.deadline <= now() and latest.n = p_offer.version and private.answered_as(p_offer) = 'countered' then
    state := 'expired';
  end if;
  if state = 'accepted' and exists (
    select from public.sales s where s.offer_id = p_offer.id and private.is_over(s)
  ) then
    state := 'fell_through';
  end if;
  return jsonb_build_object(
    'id', p_offer.id, 'side', p_side, 'state', state, 'version', coalesce(latest.n, 0),
    'listing_id', p_offer.listing_id, 'title', p_offer.home,
    'home', case when p_offer.listing_id is not null then private.home_of_conversation(p_offer.listing_id, p_side) end,
    'other', private.names_of_side(p_offer, private.other_side(p_side), false),
    'expires_at', expires, 'called_at', p_offer.called_at,
    -- Places are numbered without gaps, though buyers may have left the line.
    'backup_place', (
      select nullif(count(*), 0) from public.offers o
      where o.listing_id = p_offer.listing_id and o.state = 'backup' and o.backup_place <= p_offer.backup_place),
    'has_sale_ahead', p_offer.state in ('asked', 'backup') and private.has_accepted(p_offer.listing_id),
    'created_at', p_offer.created_at, 'ended_at', p_offer.ended_at,
    'joins', p_offer.joins,
    'buyers', case when p_side = 'buyer' then private.buyers_json(p_offer, (select auth.uid())) end,
    'round', case when is_in_round and private.is_live(state) then private.round_json(running) end,
    -- The rounds in which this offer was asked for or made.
    'rounds', (
      select coalesce(jsonb_agg(private.round_json(r) order by r.called_at), '[]')
      from public.offer_rounds r
      where r.listing_id = p_offer.listing_id and r.called_at < coalesce(p_offer.ended_at, 'infinity')
        and (r.called_at > p_offer.created_at or exists (
          select from public.offer_versions v where v.offer_id = p_offer.id and v.round_id = r.id))),
    'versions', (
      select jsonb_agg(private.version_json(v) || jsonb_build_object(
        'by', private.actor_named(p_offer, v.made_by, v.person_id)) order by v.n)
      from public.offer_versions v
      where v.offer_id = p_offer.id and not private.is_mere_proposal(v.offer_id, v.n) and (p_side = 'buyer' or not private.is_sealed(v.offer_id, v.n, v.round_id))),
    'is_final', coalesce(private.is_final(p_offer.listing_id, latest), false),
    'may_propose', private.sides_may_deal(p_offer),
    'visitors', case when p_side = 'owner' and p_offer.state = 'fell_through' and exists (
      select from public.listings l where l.id = p_offer.listing_id and l.status = 'active'
    ) then (select count(*) from private.visitors_to_invite(p_offer)) else 0 end,
    'acts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'act', a.act, 'made_by', a.made_by, 'n', a.n, 'said', a.said, 'earnest_money', a.earnest_money,
        'at', a.at, 'by', private.actor_named(p_offer, a.made_by, a.person_id)) order by a.id), '[]')
      from public.offer_acts a where a.offer_id = p_offer.id),
    'sale', private.sale_json(p_offer) || (
      select private.facts_json(s.id, p_side, p_offer) from public.sales s where s.offer_id = p_offer.id));
end;
$$;

-- The facts that a person needs before making an offer for a home.
create function private.offer_start(p_listing_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'home', private.home_of_conversation(l.id, 'buyer'),
    'obstacle', private.offer_obstacle(l.id, (select auth.uid())),
    'needs', jsonb_build_object(
      'disclosures', coalesce(s.needs_disclosures, false), 'showing', coalesce(s.needs_showing, false),
      'proof', coalesce(s.needs_proof, false)),
    'met', private.offer_requirements_met(l.id, (select auth.uid())),
    'offer_id', (
      select o.id from public.offers o
      where o.listing_id = l.id and o.id in (select private.offers_bought_by((select auth.uid())))
        and (private.is_live(o.state) or o.state = 'accepted') limit 1),
    'round', (
      select private.round_json(r) from public.offer_rounds r
      where r.listing_id = l.id and r.opened_at is null and r.called_off_at is null and r.deadline > now()))
  from public.listings l left join public.offer_settings s on s.listing_id = l.id
  where l.id = p_listing_id and l.status in ('active', 'pending');
$$;

create function private.my_offers() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.offer_seen_by(o, 'buyer') order by o.created_at desc, o.id), '[]')
  from (
    select * from public.offers each where each.id in (select private.offers_bought_by((select auth.uid())))
    order by private.is_live(each.state) or each.state = 'accepted' desc, each.created_at desc limit 100
  ) as each join public.offers o on o.id = each.id;
$$;

-- All offers for a home with the facts that compare them, for the home's owner. An offer whose versions are all sealed
-- is neither shown nor counted.
create function private.offers_of_home(p_listing_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'home', private.home_of_conversation(l.id, 'owner'),
    'settings', jsonb_build_object(
      'needs_disclosures', coalesce(s.needs_disclosures, false), 'needs_showing', coalesce(s.needs_showing, false),
      'needs_proof', coalesce(s.needs_proof, false), 'showings_then', coalesce(s.showings_then, 'keep'),
      'others_then', coalesce(s.others_then, 'ask')),
    'figures', (select to_jsonb(f) - 'listing_id' from public.sale_figures f where f.listing_id = l.id),
    'round', (
      select private.round_json(r) from public.offer_rounds r
      where r.listing_id = l.id order by r.called_at desc limit 1),
    'offers', (
      select coalesce(jsonb_agg(seen.offer order by seen.created_at, seen.id), '[]')
      from (
        select private.offer_seen_by(o, 'owner') as offer, o.created_at, o.id
        from public.offers o
        where o.listing_id = l.id and exists (
          select from public.offer_versions v
          where v.offer_id = o.id and not private.is_sealed(v.offer_id, v.n, v.round_id))
        order by private.is_live(o.state) or o.state = 'accepted' desc, o.created_at desc
        limit 100
      ) as seen))
  from public.listings l left join public.offer_settings s on s.listing_id = l.id
  where l.id = p_listing_id and private.is_owner_of(l.id, (select auth.uid()));
$$;

-- The caller's homes with offers that wait for an answer, the one whose first offer ends soonest first.
create function private.homes_with_offers_to_answer() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  uid constant uuid := (select auth.uid());
begin
  return (
    select coalesce(jsonb_agg(private.offers_of_home(home.id) order by home.ends, home.id), '[]')
    from (
      select o.listing_id as id, min(o.expires_at) as ends
      from public.offers o
      where (o.owner_id = uid or o.listing_id = any ((select private.shared_homes())::uuid[]))
        and o.state = 'open' and o.version > 0 and o.expires_at > now() and o.listing_id is not null
      group by o.listing_id order by ends, id limit 10
    ) as home);
end;
$$;
grant execute on function private.homes_with_offers_to_answer to authenticated, service_role;

-- One offer of the caller's, on either side; null for any other offer.
create function private.my_offer(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.offer_seen_by(o, private.side_of(o, (select auth.uid())))
  from public.offers o
  where o.id = p_id and (private.side_of(o, (select auth.uid())) = 'buyer' or (
    private.side_of(o, (select auth.uid())) = 'owner' and exists (
      select from public.offer_versions v
      where v.offer_id = o.id and not private.is_sealed(v.offer_id, v.n, v.round_id))));
$$;

-- A file that came with a version, for the function documents, if the caller is the home's owner and the offer is live.
-- Records that the file was opened.
create function private.open_offer_file(p_caller uuid, p_offer_id uuid, p_document_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  opened jsonb;
begin
  select jsonb_build_object('path', d.path, 'name', d.name, 'type', d.type) into opened
  from public.offers o
  join public.offer_files f on f.offer_id = o.id and f.document_id = p_document_id
  join public.offer_versions v on v.offer_id = f.offer_id and v.n = f.n
  join public.documents d on d.id = f.document_id and d.deleted_at is null
  where o.id = p_offer_id and private.side_of(o, p_caller) = 'owner' and (private.is_live(o.state) or o.state = 'accepted')
    and not private.is_sealed(v.offer_id, v.n, v.round_id)
    and not exists (select from public.sales s where s.offer_id = o.id and s.state <> 'open')
  limit 1;
  if opened is not null then
    update public.offer_files f set opened_at = now()
    where f.offer_id = p_offer_id and f.document_id = p_document_id and f.opened_at is null
      and not private.is_sealed(f.offer_id, f.n, (
        select v.round_id from public.offer_versions v where v.offer_id = f.offer_id and v.n = f.n));
  end if;
  return opened;
end;
$$;

select private.expose('offer_start(listing_id)', 'authenticated',
  'The facts that the caller needs before making an offer for a home; null for a home that is not for sale.');
select private.expose('my_offers()', 'authenticated',
  'The offers that the caller has made, latest first.');
select private.expose('offers_of_home(listing_id)', 'authenticated',
  'The offers for one of the caller''s homes, with their settings and figures; null for any other.');
select private.expose('my_offer(id)', 'authenticated',
  'One offer of the caller''s with its history, as their side sees it; null for any other.');
select private.expose('open_offer_file(p_caller, p_offer_id, p_document_id)', 'service_role',
  'Called by the function documents. {path, name, type} of a file that came with an offer to the caller, or null.');

-- A question about an offer is a message in the conversation about the home, like all questions.
create function private.ask_about_offer(p_id uuid, p_offer_id uuid, p_body text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  written constant text := private.message_text(p_body);
  offer public.offers;
  side text;
begin
  perform private.take_message();
  select * into offer from public.offers o where o.id = p_offer_id;
  if offer.id is null or not private.is_on_side(offer, auth.uid(), null) or offer.listing_id is null or offer.buyer_id is null then
    raise exception using errcode = 'PT404', message = 'offer_unknown';
  end if;
  side := private.side_of(offer, auth.uid());
  return private.message_answer(private.add_message(
    -- Each buyer has a conversation of their own; the owner writes in the conversation of the first buyer.
    private.open_conversation(
      offer.listing_id, case side when 'buyer' then auth.uid() else offer.buyer_id end, null), side, p_id, written));
end;
$$;

select private.expose('ask_about_offer(id, offer_id, body)', 'authenticated',
  'Writes to the other side of an offer, in their conversation about the home. Returns the message.');
