-- Using the link of a party to a sale: the party reads its page, says that its part is done, or adds a file. The page has no price, no terms, no note, and no file that wasn't shown to parties
-- (decision 97). A title officer and an attorney read the agreed terms beside it (agreed_sale).

-- The party behind a token; null for an unknown token or an ended link, which counts against the caller's address.
create function private.party_of_token(p_token text) returns public.sale_parties
language plpgsql volatile security definer set search_path = '' as $$
declare
  link constant private.links := private.find_link(p_token, '{invitation}');
  party_id constant uuid := (private.open_invitation(link.party_id)).id;
begin
  perform private.count_look(case when party_id is not null then link end, p_token);
  return (select p from public.sale_parties p where p.id = party_id);
end;
$$;

-- Files that a party reads: its own files, and files that were shown to parties at the steps of its role.
create function private.files_of_party(p_party public.sale_parties) returns setof public.sale_files
language sql stable set search_path = '' as $$
  select f.* from public.sale_files f
  where f.sale_id = p_party.sale_id and (
    f.party_id = p_party.id
    or (f.seen_by = 'parties' and exists (
      select from private.step_parties s where s.role = p_party.role and s.kind = f.kind)));
$$;

create function private.party_page(p_party public.sale_parties) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'role', p_party.role, 'name', p_party.name, 'invited_by', p_party.invited_by,
    'home', o.home, 'address', (select private.address_of(l, true) from public.listings l where l.id = o.listing_id),
    'sale_state', s.state, 'time_zone', private.zone_of_sale(s.id),
    'link_until', private.link_until('invitation', p_party.id),
    'sides', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'side', each.side,
        'name', case when each.side = p_party.invited_by or r.knows_both
                     then private.names_of_side(o, each.side, true) end,
        'email', case when each.shows then private.confirmed_email(each.shares) end,
        'phone', case when each.shows then (select nullif(p.phone, '') from public.profiles p where p.id = each.shares) end)
        order by each.side), '[]')
      from (
        select given.side, given.shares, given.shares = any (private.people_of_side(o, given.side)) as shows
        from (values ('buyer', p_party.buyer_shares), ('owner', p_party.owner_shares)) as given (side, shares)) as each),
    -- The lender is the owner's own fact. A title officer pays it off, and people whom the owner invited work for the owner.
    'payoff', case when r.reads_terms and (p_party.role = 'title_officer' or p_party.invited_by = 'owner')
      then private.fact_now(s.id, 'title', 'payoff_lender', 'owner') end,
    'steps', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', t.kind, 'state', t.state, 'due_on', t.due_on, 'settled_on', t.settled_on,
        'until_hour', private.hour_of_step(t.kind, terms, s),
        'can', ps.part <> 'sees' and t.state = 'open' and a.at is null
          and not coalesce(private.is_too_early(s, t.kind), false)
          and (s.state = 'open' or (s.state = 'closed' and private.comes_after_closing(t.kind))), 'said_on', a.made_on,
        'sum', case when t.kind = 'earnest_money' and r.reads_terms then terms.earnest_money end)
        order by coalesce(t.due_on, t.settled_on, '2200-01-01'), t.kind), '[]')
      from private.step_parties ps
      join public.sale_steps t on t.sale_id = s.id and t.kind = ps.kind
      left join public.sale_party_acts a on a.party_id = p_party.id and a.kind = t.kind
      where ps.role = p_party.role),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', f.id, 'kind', f.kind, 'name', f.name, 'type', f.type, 'size', f.size, 'created_at', f.created_at,
        'is_own', coalesce(f.party_id = p_party.id, false)) order by f.created_at, f.id), '[]')
      from private.files_of_party(p_party) f))
    || private.time_of_party(p_party)
  from public.sales s
  join public.offers o on o.id = s.offer_id
  join public.offer_versions terms on terms.offer_id = s.offer_id and terms.n = s.n
  join private.party_roles() r on r.role = p_party.role
  where s.id = p_party.sale_id;
$$;

create function private.party_by_token(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  party public.sale_parties := private.party_of_token(p_token);
begin
  if party.id is null then
    return null;
  end if;
  if party.opened_at is null then
    update public.sale_parties p set opened_at = now() where p.id = party.id and p.opened_at is null;
  end if;
  return private.party_page(party);
end;
$$;

-- Locks the sale of a party, for a change by the party's link.
create function private.hold_sale_of_link(p_member private.memberships) returns void
language plpgsql volatile set search_path = '' as $$
declare
  offer public.offers := private.offer_of_sale(p_member.place_id);
begin
  perform private.limit_requests('party-write:' || p_member.id, 3600, 60);
  offer := private.hold_offer(offer.id, private.person_of_side(offer, p_member.side), null, true);
  perform private.hold_sale_for_files(offer);
end;
$$;

-- The party behind a token, locked together with its sale; null for an unknown token or an ended link. A new link may
-- have been mailed while this call waited for the locks.
create function private.hold_party_of_token(p_token text) returns public.sale_parties
language plpgsql volatile set search_path = '' as $$
declare
  party_id constant uuid := (private.hold_invitation((private.party_of_token(p_token)).id)).id;
begin
  return (
    select p from public.sale_parties p
    where p.id = party_id and (private.find_link(p_token, '{invitation}')).party_id is not null);
end;
$$;

-- The party says once that its part of a step is done. If its role allows it, that settles the step, unless only the
-- side that invited the party has to do the step.
create function private.party_says(p_token text, p_kind text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  party constant public.sale_parties := private.hold_party_of_token(p_token);
  offer constant public.offers := private.offer_of_sale(party.sale_id);
  today constant date := (clock_timestamp() at time zone private.zone_of_sale(party.sale_id))::date;
  settles boolean;
  step public.sale_steps;
begin
  if party.id is null then
    return null;
  end if;
  if exists (select from public.sale_party_acts a where a.party_id = party.id and a.kind = p_kind) then
    return private.party_page(party);
  end if;
  select ps.part = 'settles' into settles from private.step_parties ps
  where ps.role = party.role and ps.kind = p_kind and ps.part <> 'sees';
  if settles is null then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  select * into step from public.sale_steps t where t.sale_id = party.sale_id and t.kind = p_kind for no key update;
  if step.kind is null then
    raise exception using errcode = 'PT404', message = 'step_unknown';
  elsif exists (select from public.sales s where s.id = party.sale_id
                and not (s.state = 'open' or (s.state = 'closed' and private.comes_after_closing(p_kind)))) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  elsif step.state <> 'open' then
    raise exception using errcode = 'PT409', message = 'step_settled';
  elsif (select private.is_too_early(s, p_kind) from public.sales s where s.id = party.sale_id) then
    raise exception using errcode = 'PT422', message = 'step_not_yet';
  end if;
  perform private.refuse_suspended(private.active_person(offer, party.invited_by));
  insert into public.sale_party_acts (party_id, kind, sale_id, role, at, made_on)
  values (party.id, p_kind, party.sale_id, party.role, clock_timestamp(), today);
  -- A party that a side has invited can't confirm a step that only this side has to do.
  if settles and step.owner <> party.invited_by then
    update public.sale_steps t
    set state = 'done', settled_on = today, settled_by = party.invited_by, proposed_on = null, proposed_by = null,
        acts = t.acts + 1
    where t.sale_id = party.sale_id and t.kind = p_kind;
    insert into public.sale_acts (sale_id, n, kind, act, made_by, at, made_on, party_id)
    select party.sale_id, coalesce(max(a.n), 0) + 1, p_kind, 'done', party.invited_by, clock_timestamp(), today, party.id
    from public.sale_acts a where a.sale_id = party.sale_id;
    perform private.count_days(party.sale_id);
    -- A title officer who holds the earnest money says so: neither side has to record it again, though the owner may
    -- have recorded it before.
    if p_kind = 'earnest_money' and private.fact_now(party.sale_id, p_kind, 'received', 'both') is null then
      insert into public.sale_facts (sale_id, kind, field, side, n, value, made_by, at)
      select party.sale_id, p_kind, 'received', 'both', coalesce(max(f.n), 0) + 1, today::text, party.invited_by, clock_timestamp()
      from public.sale_facts f
      where f.sale_id = party.sale_id and f.kind = p_kind and f.field = 'received' and f.side = 'both';
    end if;
  end if;
  perform private.tell_of_party(party, array['buyer', 'owner'], 'party_said',
    jsonb_build_object('step', p_kind, 'by', party.invited_by));
  return private.party_page(party);
end;
$$;

-- Asked by the function documents before it takes bytes from a party: the sale whose folder the file belongs in; null
-- if the link or the step isn't the party's, or if the party has added as many files as it may.
create function private.party_takes_file(p_token text, p_kind text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  party constant public.sale_parties := private.party_of_token(p_token);
begin
  if party.id is null then
    return null;
  end if;
  if not exists (
    select from private.step_parties ps join public.sale_steps t on t.sale_id = party.sale_id and t.kind = ps.kind
    where ps.role = party.role and ps.kind = p_kind
  ) then
    raise exception using errcode = 'PT404', message = 'step_unknown';
  end if;
  if (select count(*) from public.sale_files f where f.party_id = party.id) >= private.limit_of('parties.files') then
    raise exception using errcode = 'PT409', message = 'sale_files_full';
  end if;
  perform private.require_sale_file_room(party.sale_id, party.invited_by, 0);
  return jsonb_build_object('party_id', party.id, 'sale_id', party.sale_id);
end;
$$;

create function private.add_party_file(
  p_token text, p_id uuid, p_kind text, p_path text, p_name text, p_type text, p_size integer, p_sha256 text
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  party constant public.sale_parties := private.hold_party_of_token(p_token);
  file public.sale_files;
begin
  if party.id is null then
    return null;
  end if;
  select * into file from public.sale_files f where f.id = p_id;
  if private.is_repeat(case when file.id is not null then to_jsonb(file) end, jsonb_build_object(
    'party_id', party.id, 'kind', p_kind, 'sha256', p_sha256)) then
    return private.party_page(party);
  end if;
  if private.party_takes_file(p_token, p_kind) is null then
    return null;
  end if;
  perform private.refuse_suspended(private.active_person(private.offer_of_sale(party.sale_id), party.invited_by));
  if private.has_secret_numbers(p_name) then
    raise exception using errcode = 'PT422', message = 'message_has_secret_numbers';
  elsif (select coalesce(sum(f.size), 0) + p_size from public.sale_files f where f.party_id = party.id)
        > private.limit_of('parties.bytes') then
    raise exception using errcode = 'PT409', message = 'sale_files_full';
  end if;
  perform private.require_sale_file_room(party.sale_id, party.invited_by, p_size);
  insert into public.sale_files (id, sale_id, kind, made_by, seen_by, name, type, size, path, sha256, party_id)
  select p_id, party.sale_id, p_kind, party.invited_by, r.files_for, p_name, p_type, p_size, p_path, p_sha256, party.id
  from private.party_roles() r where r.role = party.role;
  perform private.tell_of_party(party, case r.files_for when 'both' then array['buyer', 'owner'] else array[party.invited_by] end,
                                'party_said', jsonb_build_object('step', p_kind, 'file', true, 'by', party.invited_by))
  from private.party_roles() r where r.role = party.role;
  return private.party_page(party);
end;
$$;

create function private.open_party_file(p_token text, p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  party constant public.sale_parties := private.party_of_token(p_token);
begin
  return (select jsonb_build_object('path', f.path, 'name', f.name, 'type', f.type)
          from private.files_of_party(party) f where party.id is not null and f.id = p_id);
end;
$$;

select private.expose('party_by_token(token)', 'anon, authenticated',
  'The page behind the link of a party to a sale, with what its role needs; null for an unknown link.');
select private.expose('party_says(token, kind)', 'anon, authenticated',
  'Called through the link. Says that the party''s part of a step is done. Null for an unknown link.');
select private.expose('party_takes_file(p_token, p_kind)', 'service_role',
  'Called by the function documents. {party_id, sale_id} if the link''s party may add a file to the step.');
select private.expose('add_party_file(p_token, p_id, p_kind, p_path, p_name, p_type, p_size, p_sha256)', 'service_role',
  'Called by the function documents. Adds a party''s file whose bytes it has checked. Returns the party''s page.');
select private.expose('open_party_file(p_token, p_id)', 'service_role',
  'Called by the function documents. {path, name, type} of a file that the link''s party may read, or null.');
