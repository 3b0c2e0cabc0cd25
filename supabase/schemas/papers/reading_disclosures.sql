-- Reading disclosures: opening them, acknowledging them, asking for access, and the record of it.

-- Records that a person or a visitor opens a version, and returns its file's path, for the function documents. The
-- owner's own views are not recorded.
create function private.open_disclosure(p_person uuid, p_id uuid, p_version integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  disclosure private.disclosures;
  version private.disclosure_versions;
  owner uuid;
begin
  select l.user_id into owner from private.disclosures d join public.listings l on l.id = d.listing_id
  where d.id = p_id;
  perform private.share_people(owner, p_person);
  select * into disclosure from private.disclosures d where d.id = p_id and d.withdrawn_at is null;
  select * into version from private.disclosure_versions v
  where v.disclosure_id = disclosure.id and v.n = p_version and (
    (v.n = disclosure.version and private.rank_of_access(disclosure.access)
                                  <= private.disclosure_rank(disclosure.listing_id, p_person))
    or v.n <= private.version_kept_by(disclosure, p_person) and exists (
      select from private.disclosure_acknowledgements a
      where a.disclosure_id = v.disclosure_id and a.n = v.n and a.person_id = p_person)
    or private.is_owner_of(disclosure.listing_id, p_person));
  if version.n is null then
    raise exception using errcode = 'PT404', message = 'disclosure_not_found';
  end if;
  if p_person is null or not private.is_owner_of(disclosure.listing_id, p_person) then
    insert into private.disclosure_openings (disclosure_id, n, person_id)
    values (version.disclosure_id, version.n, p_person);
  end if;
  return jsonb_build_object('path', version.path, 'type', version.type, 'title', disclosure.title);
end;
$$;

-- The caller has read the current version. A version that a person has not opened can't be acknowledged, including one
-- that just replaced another.
create function private.acknowledge_disclosure(p_id uuid, p_version integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_disclosure_rate('acknowledge', 3600, 120);
  disclosure private.disclosures;
  owner uuid;
  stored private.disclosure_acknowledgements;
begin
  select l.user_id into owner from private.disclosures d join public.listings l on l.id = d.listing_id
  where d.id = p_id;
  perform private.share_people(owner, me);
  select * into disclosure from private.disclosures d where d.id = p_id;
  if disclosure.id is null or private.is_owner_of(disclosure.listing_id, me) or disclosure.withdrawn_at is not null
     or private.rank_of_access(disclosure.access) > private.disclosure_rank(disclosure.listing_id, me) then
    raise exception using errcode = 'PT404', message = 'disclosure_not_found';
  end if;
  if p_version is distinct from disclosure.version then
    raise exception using errcode = 'PT409', message = 'disclosure_replaced';
  end if;
  if not exists (
    select from private.disclosure_openings o
    where o.disclosure_id = p_id and o.n = p_version and o.person_id = me
  ) then
    raise exception using errcode = 'PT409', message = 'disclosure_not_opened';
  end if;
  insert into private.disclosure_acknowledgements (disclosure_id, n, sha256, person_id)
  select v.disclosure_id, v.n, v.sha256, me from private.disclosure_versions v
  where v.disclosure_id = p_id and v.n = p_version
  on conflict on constraint disclosure_acknowledgements_once do nothing
  returning * into stored;
  if stored.id is not null then
    perform private.tell_all(private.owners_of(disclosure.listing_id), 'disclosure_acknowledged', disclosure.listing_id, disclosure.id,
      jsonb_build_object('document', disclosure.title, 'count', (
        select count(*) from private.disclosure_acknowledgements a
        where a.disclosure_id = p_id and a.n = p_version)));
  else
    select * into stored from private.disclosure_acknowledgements a
    where a.disclosure_id = p_id and a.n = p_version and a.person_id = me;
  end if;
  return jsonb_build_object('version', stored.n, 'at', stored.acknowledged_at, 'sha256', stored.sha256);
end;
$$;

-- How many live disclosures of a home a rank can't see, by kind of access.
create function private.disclosures_beyond(p_listing_id uuid, p_rank integer) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'showings', count(*) filter (where d.access = 'showings'),
    'invited', count(*) filter (where d.access = 'invited'))
  from private.disclosures d
  where d.listing_id = p_listing_id and d.withdrawn_at is null
    and p_rank > 0 and private.rank_of_access(d.access) > p_rank;
$$;

-- A buyer asks, once per home, for access to closed disclosures. Returns the state of their request.
create function private.ask_for_disclosures(p_listing_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_disclosure_rate('ask', 86400, 30);
  home public.listings;
  rank integer;
  request private.disclosure_requests;
begin
  perform private.share_people((select l.user_id from public.listings l where l.id = p_listing_id), me);
  select * into home from public.listings l where l.id = p_listing_id;
  rank := private.disclosure_rank(p_listing_id, me);
  if rank = 4 then
    raise exception using errcode = 'PT409', message = 'own_home';
  end if;
  select * into request from private.disclosure_requests r
  where r.listing_id = p_listing_id and r.person_id = me;
  if request.id is not null then
    return request.state;
  end if;
  -- There is nothing to ask for. A home that the caller can't see gets the same answer.
  if coalesce(private.disclosures_beyond(p_listing_id, rank), '{}') in ('{}', '{"showings": 0, "invited": 0}') then
    raise exception using errcode = 'PT409', message = 'nothing_to_ask_for';
  end if;
  if exists (
    select from public.conversations c where c.ended_at is not null
      and (c.owner_id, c.buyer_id) in ((home.user_id, me), (me, home.user_id))
  ) or exists (select from private.account_deletions d where d.user_id = me) then
    raise exception using errcode = 'PT409', message = 'conversation_ended';
  end if;
  if not private.take_part('disclosure_requests', home.id::text, private.caller_now()) then
    raise exception using errcode = 'PT429', message = 'too_many_requests';
  end if;
  perform private.refuse_suspended(me);
  insert into private.disclosure_requests (listing_id, person_id) values (p_listing_id, me)
  on conflict on constraint disclosure_requests_once do nothing
  returning * into request;
  if request.id is not null then
    perform private.tell_all(private.owners_of(p_listing_id), 'disclosure_request', p_listing_id, request.id,
      jsonb_build_object('from', (select private.first_name(p.full_name) from public.profiles p where p.id = me)));
  end if;
  return 'open';
end;
$$;

-- The page of a home's disclosures: what the caller may open, how many others there are, and the caller's
-- request. Null for a home they can't see.
create function private.disclosures_page(p_listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller constant uuid := auth.uid();
  -- Computed for an unknown home too, so that response times don't distinguish it from a draft.
  rank constant integer := private.disclosure_rank(p_listing_id, caller);
  seen constant jsonb := private.disclosures_seen_by(p_listing_id, caller);
begin
  if coalesce(rank, 0) = 0 and coalesce(seen, '[]') = '[]' then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'is_owner', rank = 4,
      'home', case when rank = 0 and l.status = 'draft' then null
                   else jsonb_build_object('id', l.id, 'title', l.title, 'city', l.city, 'state', l.state,
                                           'is_public', l.status in ('active', 'pending')) end,
      'disclosures', seen,
      'beyond', private.disclosures_beyond(l.id, rank),
      'request', (select r.state from private.disclosure_requests r
                  where r.listing_id = l.id and r.person_id = caller))
    from public.listings l where l.id = p_listing_id);
end;
$$;

-- Tells a person who was invited before they confirmed the address.
create function private.welcome_disclosure_guests(p_person uuid, p_email text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if private.person_at(p_email) = p_person then
    perform private.tell_of_invitation(p_person, g.listing_id, g.id)
    from private.disclosure_guests g
    where g.email = p_email and private.disclosure_rank(g.listing_id, p_person) = 3;
  end if;
end;
$$;

-- The owner's notification names the person who asked, so it is deleted with the request.
create function private.forget_disclosure_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications n
  where n.kind = 'disclosure_request' and n.subject_id = old.id and n.listing_id = old.listing_id;
  return null;
end;
$$;

create trigger forget_disclosure_request after delete on private.disclosure_requests
  for each row execute function private.forget_disclosure_request();

-- Everything stored here about the caller, as a reader and as an owner, for the export.
create function private.my_disclosure_records() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'acknowledged', (
      select coalesce(jsonb_agg(jsonb_build_object('title', d.title, 'listing_id', d.listing_id, 'version', a.n,
        'sha256', a.sha256, 'acknowledged_at', a.acknowledged_at) order by a.acknowledged_at, a.id), '[]')
      from private.disclosure_acknowledgements a join private.disclosures d on d.id = a.disclosure_id
      where a.person_id = (select auth.uid())),
    'opened', (
      select coalesce(jsonb_agg(jsonb_build_object('title', d.title, 'listing_id', d.listing_id, 'version', o.n,
        'opened_at', o.opened_at) order by o.opened_at, o.id), '[]')
      from private.disclosure_openings o join private.disclosures d on d.id = o.disclosure_id
      where o.person_id = (select auth.uid())),
    'asked', (
      select coalesce(jsonb_agg(jsonb_build_object('listing_id', r.listing_id, 'state', r.state,
        'created_at', r.created_at, 'answered_at', r.answered_at) order by r.created_at, r.id), '[]')
      from private.disclosure_requests r where r.person_id = (select auth.uid())),
    'invited_to', (
      select coalesce(jsonb_agg(jsonb_build_object('listing_id', g.listing_id, 'created_at', g.created_at)
        order by g.created_at, g.id), '[]')
      from private.disclosure_guests g
      where g.person_id = (select auth.uid()) or g.email = private.confirmed_email((select auth.uid()))),
    'of_my_homes', (
      select coalesce(jsonb_agg(private.my_disclosures(l.id) order by l.created_at, l.id), '[]')
      from public.listings l where l.id = any ((select private.my_homes())::uuid[])));
$$;

insert into private.duties (name, every, work) values
  ('delete old openings of disclosures', '1 day', $$
    delete from private.disclosure_openings o where o.ctid = any (array(
      select old.ctid from private.disclosure_openings old
      where old.opened_at < (select private.kept_since('openings')) order by old.opened_at limit 10000 for update skip locked))$$);

select private.expose('open_disclosure(p_person, p_id, p_version)', 'service_role',
  'Records that a person opens a version of a disclosure, for the function documents; returns {path, type, title}.');
select private.expose('acknowledge_disclosure(id, version)', 'authenticated',
  'Records that the caller has opened and read the current version of a disclosure. Returns {version, at, sha256}.');
select private.expose('ask_for_disclosures(listing)', 'authenticated',
  'Asks the owner of a home for access to its other disclosures; returns the state of the request.');
select private.expose('disclosures_page(listing)', 'anon, authenticated',
  'The disclosures of a home that the caller may open, how many others there are, and their request; null for a home they can''t see.');
select private.expose('my_disclosure_records()', 'authenticated',
  'Everything about the caller as a reader and as a publisher of disclosures, for the export.');

-- One line about each of the caller's homes, for their timeline and documents.
create function private.my_disclosure_counts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('listing_id', l.id, 'title', l.title,
    'published', (
      select count(*) from private.disclosures d where d.listing_id = l.id and d.withdrawn_at is null),
    'waiting', (
      select count(*) from private.disclosure_requests r where r.listing_id = l.id and r.state = 'open'))
    order by l.updated_at desc, l.id), '[]')
  from (
    select * from public.listings each
    where each.id = any ((select private.my_homes())::uuid[]) and each.status <> 'sold'
    order by each.updated_at desc limit 50
  ) as l;
$$;

select private.expose('my_disclosure_counts()', 'authenticated',
  'How many disclosures are published and how many requests wait, for each of the caller''s homes that is not sold.');

-- A person who looks at the page has read its notifications.
create function private.read_disclosure_news(p_listing_id uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.notifications n set read_at = now()
  where n.id in (
    select told.id from public.notifications told
    where told.user_id = (select auth.uid()) and told.read_at is null and told.listing_id = p_listing_id
      and told.kind in ('disclosure', 'disclosure_access', 'disclosure_acknowledged')
    for no key update skip locked);
$$;

select private.expose('read_disclosure_news(listing)', 'authenticated',
  'Marks the caller''s notifications about a home''s disclosures as read. A request stays unread until it is answered.');

-- When the owner who asks published their first document about a home that isn't withdrawn.
create function private.first_disclosure_at(p_listing_id uuid) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select min(d.created_at) from private.disclosures d
    join public.listings l on l.id = d.listing_id and private.is_owner_of(l.id, (select auth.uid()))
    where d.listing_id = p_listing_id and d.withdrawn_at is null);
end;
$$;
grant execute on function private.first_disclosure_at to authenticated, service_role;
