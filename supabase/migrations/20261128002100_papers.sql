-- Written by `npm run generate -- types` from supabase/schemas. Not to be edited.

set check_function_bodies = off;

-- supabase/schemas/papers/publishing_disclosures.sql

-- Publishing disclosures: the owner's acts. Each locks the owner's homes, so two never happen at the same time, and
-- none at the same time as a buyer's act (see disclosures).

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) values
  ('disclosure', true, 'optional', 'daily', 'disclosure'),
  ('disclosure_access', true, 'optional', 'at_once', 'access'),
  ('disclosure_request', true, 'optional', 'at_once', 'request'),
  ('disclosure_acknowledged', true, 'optional', 'daily', 'happened');

-- Refuses before any row is looked up. Returns the caller.
create function private.take_disclosure_rate(p_what text, p_seconds integer, p_cap integer) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
begin
  perform private.limit_requests(concat_ws(':', 'disclosure', p_what, me), p_seconds, p_cap);
  return me;
end;
$$;

-- Locks the homes that the caller acts for, and their documents.
create function private.begin_disclosing() returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  me constant uuid := private.take_disclosure_rate('change', 3600, 120);
begin
  perform private.lock_my_homes();
  perform private.take_turn('documents:' || me);
  return me;
end;
$$;

create function private.own_disclosure(p_id uuid) returns private.disclosures
language plpgsql stable set search_path = '' as $$
declare
  disclosure private.disclosures;
begin
  select d.* into disclosure from private.disclosures d
  where d.id = p_id and d.listing_id = any ((select private.homes_i_change())::uuid[]);
  if disclosure.id is null then
    raise exception using errcode = 'PT404', message = 'disclosure_not_found';
  end if;
  return disclosure;
end;
$$;

create function private.require_own_home(p_listing_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if (p_listing_id = any (private.homes_i_change())) is not true then
    raise exception using errcode = 'PT404', message = 'listing_not_found';
  end if;
end;
$$;

-- Makes a document the next version of a disclosure.
create function private.add_disclosure_version(p_disclosure_id uuid, p_n integer, p_document_id uuid, p_owner uuid)
returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.refuse_suspended(p_owner);
  insert into private.disclosure_versions (disclosure_id, n, document_id, path, type, size, sha256)
  select p_disclosure_id, p_n, doc.id, doc.path, doc.type, doc.size, doc.sha256
  from public.documents doc
  where doc.id = p_document_id and doc.user_id = p_owner and doc.deleted_at is null;
  if not found then
    raise exception using errcode = 'PT404', message = 'document_not_found';
  end if;
end;
$$;

-- Tells people involved with the home who may see a disclosure: guests, people with a showing, and those who
-- acknowledged an earlier version.
create function private.tell_of_disclosure(p_disclosure private.disclosures) returns void
language sql volatile set search_path = '' as $$
  select private.tell_all(
    array(
      select person.id from (
        select coalesce(g.person_id, private.person_at(g.email)) as id from private.disclosure_guests g
        where g.listing_id = p_disclosure.listing_id
        union
        select private.person_at(b.visitor_email) from public.bookings b
        where private.is_proven(b.id) and b.listing_id = p_disclosure.listing_id and b.status = 'confirmed' and b.starts_at > now()
        union
        select a.person_id from private.disclosure_acknowledgements a where a.disclosure_id = p_disclosure.id
      ) as person
      where person.id is not null and private.disclosure_rank(p_disclosure.listing_id, person.id)
            between private.rank_of_access(p_disclosure.access) and 3
      order by person.id limit 500),
    'disclosure', p_disclosure.listing_id, p_disclosure.id,
    jsonb_build_object('document', p_disclosure.title, 'version', p_disclosure.version));
$$;

create function private.publish_disclosure(
  p_id uuid, p_listing_id uuid, p_document_id uuid, p_kind text, p_title text, p_access text
) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.begin_disclosing();
  known private.disclosures;
  stored private.disclosures;
begin
  perform private.require_own_home(p_listing_id);
  select * into known from private.disclosures d where d.id = p_id;
  if known.listing_id <> p_listing_id then
    raise exception using errcode = 'PT404', message = 'disclosure_not_found';
  end if;
  if private.is_repeat(
    (select to_jsonb(d) || jsonb_build_object('sha256', v.sha256)
     from private.disclosures d join private.disclosure_versions v on v.disclosure_id = d.id and v.n = 1
     where d.id = p_id),
    jsonb_build_object('kind', p_kind, 'title', btrim(p_title), 'access', p_access, 'sha256', (
      select doc.sha256 from public.documents doc where doc.id = p_document_id and doc.user_id = me))
  ) then
    return;
  end if;
  if (select count(*) from private.disclosures d where d.listing_id = p_listing_id and d.withdrawn_at is null)
        >= private.limit_of('disclosures.per_home')
     or (select count(*) from private.disclosures d where d.listing_id = p_listing_id) >= 200 then
    raise exception using errcode = 'PT409', message = 'too_many_disclosures';
  end if;
  perform private.refuse_suspended(me);
  begin
    insert into private.disclosures (id, listing_id, kind, title, access)
    values (p_id, p_listing_id, p_kind, btrim(p_title), p_access)
    returning * into stored;
  exception when check_violation or not_null_violation then
    raise exception using errcode = 'PT422', message = 'disclosure_invalid';
  end;
  perform private.add_disclosure_version(p_id, 1, p_document_id, me);
  perform private.tell_of_disclosure(stored);
end;
$$;

-- p_version is the one the owner has seen, so that only one of two concurrent replacements counts.
create function private.replace_disclosure(p_id uuid, p_version integer, p_document_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.begin_disclosing();
  disclosure private.disclosures := private.own_disclosure(p_id);
begin
  if disclosure.withdrawn_at is not null then
    raise exception using errcode = 'PT409', message = 'disclosure_withdrawn';
  end if;
  -- The same file is sent twice, or again: there is nothing new to acknowledge.
  if exists (
    select from private.disclosure_versions v join public.documents doc on doc.sha256 = v.sha256
    where v.disclosure_id = p_id and v.n = disclosure.version
      and doc.id = p_document_id and doc.user_id = me and doc.deleted_at is null
  ) then
    return;
  end if;
  if p_version is distinct from disclosure.version then
    raise exception using errcode = 'PT409', message = 'disclosure_replaced';
  end if;
  if disclosure.version >= 50 then
    raise exception using errcode = 'PT409', message = 'too_many_disclosures';
  end if;
  perform private.add_disclosure_version(p_id, disclosure.version + 1, p_document_id, me);
  update private.disclosures d set version = d.version + 1 where d.id = p_id returning * into disclosure;
  perform private.tell_of_disclosure(disclosure);
end;
$$;

create function private.set_disclosure_access(p_id uuid, p_access text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.begin_disclosing();
  disclosure private.disclosures := private.own_disclosure(p_id);
begin
  if private.rank_of_access(p_access) is null then
    raise exception using errcode = 'PT422', message = 'disclosure_invalid';
  end if;
  if disclosure.withdrawn_at is not null then
    raise exception using errcode = 'PT409', message = 'disclosure_withdrawn';
  end if;
  -- A suspended person can still withdraw a disclosure or show it to fewer people.
  if private.rank_of_access(p_access) < private.rank_of_access(disclosure.access) then
    perform private.refuse_suspended(me);
  end if;
  update private.disclosures d set access = p_access where d.id = p_id;
end;
$$;

-- Repeating it keeps the first time. Notifications about it are deleted.
create function private.withdraw_disclosure(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.begin_disclosing();
  disclosure private.disclosures := private.own_disclosure(p_id);
begin
  update private.disclosures d set withdrawn_at = coalesce(d.withdrawn_at, now()) where d.id = disclosure.id;
  delete from public.notifications n where n.id in (
    select told.id from public.notifications told
    where told.kind = 'disclosure' and told.listing_id = disclosure.listing_id
      and told.subject_id = disclosure.id and told.read_at is null
    for update skip locked);
end;
$$;

create table private.disclosure_invitations (
  owner_id uuid not null references auth.users (id) on delete cascade,
  mailbox bytea not null check (octet_length(mailbox) = 32),
  mailed_at timestamptz not null default now(),
  primary key (owner_id, mailbox)
);
comment on table private.disclosure_invitations is 'The mailboxes that an owner''s invitations were mailed to (private.mailbox_hash), also after the invitations were withdrawn.';
create index disclosure_invitations_by_time on private.disclosure_invitations (mailed_at);
select private.only_for_server('select, insert, update, delete', 'disclosure_invitations');

-- Tells a guest who has an account. The guest did not ask for this, so an owner's invitations are mailed to a person at
-- most once in the time that we remember, whatever is withdrawn in the meantime; the others are only on the site.
create function private.tell_of_invitation(p_person uuid, p_listing_id uuid, p_guest_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.tell(p_person, 'disclosure_access', p_listing_id, p_guest_id, '{"access": "invited"}');
  insert into private.disclosure_invitations as known (owner_id, mailbox)
  select l.user_id, private.mailbox_of_person(p_person) from public.listings l
  where l.id = p_listing_id and private.mailbox_of_person(p_person) is not null
  on conflict (owner_id, mailbox) do update set mailed_at = now() where known.mailed_at < private.kept_since('mailed_invitations');
  if not found then
    delete from private.email_outbox o using public.notifications n
    where n.user_id = p_person and n.kind = 'disclosure_access' and n.subject_id = p_guest_id
      and o.notification_id = n.id and o.waits;
  end if;
end;
$$;

insert into private.duties (name, every, work) values
  ('delete records of mailed invitations', '1 day',
   $$delete from private.disclosure_invitations i where i.mailed_at < (select private.kept_since('mailed_invitations'))$$);

-- Invites the person who has confirmed this address, now or later, with the same answer either way. We never mail a
-- person just because their address was typed: owners send the link to the page themselves.
create function private.invite_to_disclosures(p_listing_id uuid, p_email text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.begin_disclosing();
  address constant text := lower(btrim(p_email));
  guest uuid;
begin
  perform private.require_own_home(p_listing_id);
  if private.mailbox_of(address) in (
    select private.mailbox_of(u.email) from auth.users u where u.id = any (private.owners_of(p_listing_id))) then
    raise exception using errcode = 'PT409', message = 'own_home';
  end if;
  if (select count(*) from private.disclosure_guests g where g.listing_id = p_listing_id)
     >= private.limit_of('disclosures.guests') then
    raise exception using errcode = 'PT409', message = 'too_many_guests';
  end if;
  perform private.refuse_suspended(me);
  begin
    insert into private.disclosure_guests (listing_id, email) values (p_listing_id, address)
    on conflict do nothing
    returning id into guest;
  exception when check_violation then
    raise exception using errcode = 'PT422', message = 'guest_email_invalid';
  end;
  if guest is not null then
    perform private.tell_of_invitation(private.person_at(address), p_listing_id, guest);
  end if;
end;
$$;

-- Ends an invitation or a granted request.
create function private.remove_disclosure_guest(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.begin_disclosing();
  guest private.disclosure_guests;
begin
  delete from private.disclosure_guests g using public.listings l
  where g.id = p_id and l.id = g.listing_id and private.is_owner_of(l.id, me)
  returning g.* into guest;
  update private.disclosure_requests r set state = 'declined', answered_at = now()
  where r.listing_id = guest.listing_id and r.person_id = guest.person_id and r.state = 'granted';
  delete from public.notifications n where n.id in (
    select told.id from public.notifications told
    where told.kind = 'disclosure_access' and told.listing_id = guest.listing_id
      and told.subject_id = guest.id and told.read_at is null
    for update skip locked);
end;
$$;

-- Locks both people, because granting refers to the buyer's account. A decision can be changed; the buyer is
-- told again.
create function private.answer_disclosure_request(p_id uuid, p_grants boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_disclosure_rate('change', 3600, 120);
  answer constant text := case when p_grants then 'granted' else 'declined' end;
  request private.disclosure_requests;
begin
  select r.* into request from private.disclosure_requests r
  where r.id = p_id and private.is_owner_of(r.listing_id, me);
  perform private.share_people(private.first_owner(request.listing_id), request.person_id);
  select r.* into request from private.disclosure_requests r where r.id = request.id for update;
  if request.id is null or p_grants is null then
    raise exception using errcode = 'PT404', message = 'disclosure_request_not_found';
  end if;
  if request.state = answer then
    return;
  end if;
  update private.disclosure_requests r set state = answer, answered_at = now() where r.id = request.id;
  if p_grants then
    if (select count(*) from private.disclosure_guests g where g.listing_id = request.listing_id)
       >= private.limit_of('disclosures.guests') then
      raise exception using errcode = 'PT409', message = 'too_many_guests';
    end if;
    perform private.refuse_suspended(me);
    insert into private.disclosure_guests (listing_id, person_id)
    values (request.listing_id, request.person_id) on conflict do nothing;
  else
    delete from private.disclosure_guests g
    where g.listing_id = request.listing_id and g.person_id = request.person_id;
  end if;
  -- An owner who changes their mind again and again is not announced each time.
  if private.take_rate('disclosure-answer:' || request.id, 86400, 3) then
    perform private.tell(request.person_id, 'disclosure_access', request.listing_id, request.id,
                         jsonb_build_object('access', answer));
  end if;
  update public.notifications n set read_at = now()
  where n.id in (
    select told.id from public.notifications told
    where told.kind = 'disclosure_request' and told.subject_id = request.id
      and told.user_id = any (private.owners_of(request.listing_id))
      and told.read_at is null
    for no key update skip locked);
end;
$$;

-- A published file can't disappear from its owner's documents while others read it.
create function private.keep_published_document() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from private.disclosure_versions v
    join private.disclosures d on d.id = v.disclosure_id and d.version = v.n and d.withdrawn_at is null
    where v.document_id = new.id
  ) then
    raise exception using errcode = 'PT409', message = 'document_published';
  end if;
  return new;
end;
$$;

create trigger keep_published_document before update of deleted_at on public.documents
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.keep_published_document();

-- When a person first did something that an owner learns of by their first name alone; null if they have not yet.
create function private.first_met(p_owner uuid, p_person uuid) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return (
    select min(met.at) from (
      select r.created_at from private.disclosure_requests r join public.listings l on l.id = r.listing_id
      where l.user_id = p_owner and r.person_id = p_person
      union all
      select o.opened_at from private.disclosure_openings o join private.disclosures d on d.id = o.disclosure_id
      join public.listings l on l.id = d.listing_id
      where l.user_id = p_owner and o.person_id = p_person
      union all
      select a.acknowledged_at from private.disclosure_acknowledgements a
      join private.disclosures d on d.id = a.disclosure_id join public.listings l on l.id = d.listing_id
      where l.user_id = p_owner and a.person_id = p_person
      union all
      select c.created_at from public.conversations c where c.owner_id = p_owner and c.buyer_id = p_person
      union all
      select o.created_at from public.offers o where o.owner_id = p_owner and o.buyer_id = p_person
      union all
      select b.joined_at from public.offer_buyers b join public.offers o on o.id = b.offer_id
      where o.owner_id = p_owner and b.person_id = p_person) as met (at));
end;
$$;

create function private.first_name_of(p_person uuid) returns text
language sql stable set search_path = '' as $$
  select private.first_name(p.full_name) from public.profiles p where p.id = p_person;
$$;

-- A reader's name in the owner's list: a first name, or the address that the owner invited before they knew of the
-- person. Otherwise an owner who invites guessed addresses would learn whose is whose (docs/trust.md H4).
create function private.reader_name(p_listing_id uuid, p_person uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (select g.email from private.disclosure_guests g join public.listings l on l.id = g.listing_id
     where g.listing_id = p_listing_id and g.email = private.confirmed_email(p_person)
       and g.created_at < coalesce(private.first_met(l.user_id, p_person), 'infinity')),
    private.first_name_of(p_person));
$$;

-- The people who have opened and acknowledged a disclosure, the latest hundred. Visitors without an account, and people
-- whose account has ended, are counted together.
create function private.disclosure_readers(p_disclosure private.disclosures) returns jsonb
language sql stable set search_path = '' as $$
  with opened as (
    select o.person_id, max(o.opened_at) as at, count(*)::integer as times, max(o.n) as n
    from private.disclosure_openings o where o.disclosure_id = p_disclosure.id group by o.person_id
  ), acknowledged as (
    select distinct on (a.person_id) a.person_id, a.n, a.acknowledged_at, a.sha256
    from private.disclosure_acknowledgements a
    where a.disclosure_id = p_disclosure.id and a.person_id is not null
    order by a.person_id, a.n desc
  )
  select jsonb_build_object(
    'readers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', private.reader_name(p_disclosure.listing_id, each.person_id),
        'opened_at', each.at, 'times', each.times, 'version', each.n,
        'acknowledged', each.acknowledged) order by each.latest desc), '[]')
      from (
        select person_id, opened.at, coalesce(opened.times, 0) as times, opened.n,
               greatest(opened.at, acknowledged.acknowledged_at) as latest,
               case when acknowledged.n is not null then jsonb_build_object(
                 'version', acknowledged.n, 'at', acknowledged.acknowledged_at, 'sha256', acknowledged.sha256) end
                 as acknowledged
        from opened full join acknowledged using (person_id)
        where person_id is not null
        order by latest desc limit 100
      ) as each),
    'opened_by_visitors', coalesce((select opened.times from opened where opened.person_id is null), 0),
    'acknowledged_by_former', (
      select count(*) from private.disclosure_acknowledgements a
      where a.disclosure_id = p_disclosure.id and a.person_id is null));
$$;

-- Everything an owner sees about a home's disclosures; null for a home that is not theirs. Lists without a
-- smaller limit have the latest hundred.
create function private.my_disclosures(p_listing_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'home', jsonb_build_object('id', l.id, 'title', l.title, 'status', l.status, 'address_hidden', l.address_hidden),
    'disclosures', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.id, 'title', d.title, 'kind', d.kind, 'access', d.access, 'version', d.version,
        'withdrawn_at', d.withdrawn_at, 'document_id', v.document_id, 'document', doc.name,
        'type', v.type, 'size', v.size, 'sha256', v.sha256, 'published_at', v.published_at
      ) || private.disclosure_readers(d) order by d.created_at, d.id), '[]')
      from private.disclosures d
      join private.disclosure_versions v on v.disclosure_id = d.id and v.n = d.version
      left join public.documents doc on doc.id = v.document_id
      where d.id in (
        select each.id from private.disclosures each where each.listing_id = l.id
        order by each.withdrawn_at desc nulls first, each.created_at desc limit 100)),
    'guests', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', g.id, 'email', g.email,
        'name', private.first_name_of(g.person_id),
        'created_at', g.created_at) order by g.created_at, g.id), '[]')
      from private.disclosure_guests g where g.listing_id = l.id),
    'requests', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'state', r.state, 'created_at', r.created_at,
        'name', private.first_name_of(r.person_id)) order by r.created_at desc, r.id), '[]')
      from (
        select * from private.disclosure_requests each
        where each.listing_id = l.id and each.state <> 'granted'
        order by each.state desc, each.created_at desc limit 100
      ) as r))
  from public.listings l where l.id = p_listing_id and private.is_owner_of(l.id, (select auth.uid()));
$$;

select private.expose('publish_disclosure(id, listing_id, document_id, kind, title, access)', 'authenticated',
  'Publishes one of the caller''s documents about one of their homes.');
select private.expose('replace_disclosure(id, version, document_id)', 'authenticated',
  'Makes another document the next version of a disclosure whose current version the caller has seen.');
select private.expose('set_disclosure_access(id, access)', 'authenticated',
  'Changes who may see one of the caller''s disclosures: everyone, showings or invited.');
select private.expose('withdraw_disclosure(id)', 'authenticated',
  'Withdraws one of the caller''s disclosures, so that it can''t be opened any more.');
select private.expose('invite_to_disclosures(listing_id, email)', 'authenticated',
  'Lets the person who has confirmed this address, now or later, see all disclosures of one of the caller''s homes.');
select private.expose('remove_disclosure_guest(id)', 'authenticated',
  'Takes back an invitation or a granted request.');
select private.expose('answer_disclosure_request(id, grants)', 'authenticated',
  'Grants or declines a request to see the disclosures of one of the caller''s homes.');
select private.expose('my_disclosures(listing)', 'authenticated',
  'Called by owners. The disclosures of a home with who opened and acknowledged them, guests and requests; null if it is not theirs.');

-- supabase/schemas/papers/reading_disclosures.sql

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
    delete from private.disclosure_openings o where o.id in (
      select old.id from private.disclosure_openings old
      where old.opened_at < (select private.kept_since('openings')) limit 10000)$$);

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

reset check_function_bodies;
