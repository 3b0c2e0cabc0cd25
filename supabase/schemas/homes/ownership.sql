-- Proof of ownership: an owner shows us a deed or a tax bill, a moderator compares it with the home and the person, and
-- the home's page says since when we have seen it (decision 215). The document is private: the person who sent it and
-- the moderators can open it, and it is deleted some days after the decision.
--
-- Without a proof, a home is public with a note, unless it has to wait: vacant land, every new home if the team says so
-- (private.ownership_rule), and a home that two people reported as not its owner's (private.hide_doubted_homes). A home
-- that waits has no status of its own: it stays a draft, or withdrawn, so everything that asks whether a home is for
-- sale gives the right answer without knowing about this.
--
-- Order of locks: the homes of the home's first owner, then the proof.

create table private.ownership_rule (
  id boolean primary key default true check (id),
  waits boolean not null default false
);
comment on table private.ownership_rule is 'One row: whether every new home waits until its owner has shown that they own it.';
insert into private.ownership_rule default values;

create table private.ownership_proofs (
  id uuid primary key,
  listing_id uuid not null references public.listings (id) on delete cascade,
  person_id uuid not null references auth.users (id) on delete cascade,
  name text check (
    char_length(name) between 1 and 200 and private.is_visible(name) and private.is_plain_file_name(name) and name !~ '[/\\]'),
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
  path text unique,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused', 'replaced')),
  reason text check (char_length(reason) <= 1000),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid,
  constraint ownership_proofs_decided check ((state = 'waiting') = (decided_at is null)),
  constraint ownership_proofs_reason check ((state = 'refused') = (reason is not null)),
  constraint ownership_proofs_file check ((path is null) = (name is null) and (path is not null or decided_at is not null))
);
comment on table private.ownership_proofs is 'Deeds and tax bills with which owners show that a home is theirs. Their bytes were checked before the row was inserted.';
comment on column private.ownership_proofs.id is 'The browser generates this id, so that a proof that is sent again is recognized as the same one.';
comment on column private.ownership_proofs.path is 'Object in the private bucket documents, in the person''s folder; null once the document is deleted.';
comment on column private.ownership_proofs.state is 'replaced: the home''s address changed before a decision.';
comment on column private.ownership_proofs.decided_by is 'The moderator. The column has no foreign key, because the record outlives their account.';
create unique index ownership_proofs_one_waits on private.ownership_proofs (listing_id) where state = 'waiting';
create index ownership_proofs_of_home on private.ownership_proofs (listing_id, created_at);
create index ownership_proofs_of_person on private.ownership_proofs (person_id);
create index ownership_proofs_waiting on private.ownership_proofs (created_at, id) where state = 'waiting';
create index ownership_proofs_to_delete on private.ownership_proofs (decided_at) where path is not null;

-- A deed has more of a person than anything else here, so each look at it leaves a trace.
create table private.ownership_openings (
  id bigint generated always as identity primary key,
  proof_id uuid not null references private.ownership_proofs (id) on delete cascade,
  opened_by uuid not null,
  opened_at timestamptz not null default clock_timestamp()
);
comment on table private.ownership_openings is 'When moderators opened a proof of ownership. Rows are only added, and deleted after a while.';
comment on column private.ownership_openings.opened_by is 'The moderator. The column has no foreign key, because the record outlives their account.';
create index ownership_openings_of_proof on private.ownership_openings (proof_id, opened_at);
create index ownership_openings_by_age on private.ownership_openings (opened_at);
create trigger keep_opening before update on private.ownership_openings
  for each row execute function private.refuse_change();

select private.only_for_server('select', 'ownership_rule', 'ownership_proofs', 'ownership_openings');

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) values
  ('ownership_asked', true, 'always', 'at_once', 'happened'),
  ('ownership_decided', true, 'always', 'at_once', 'happened'),
  ('ownership_waits', true, 'always', 'at_once', 'happened');

-- A home's exact street, also while it is hidden.
create function private.address_of_home(p_home public.listings) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select h.address from public.hidden_places h where h.listing_id = p_home.id), p_home.address);
$$;

-- The exact place that an ownership is shown for: "12 Oak Street" and "12 Oak St" are one place.
create function private.owned_place(p_street text, p_home public.listings) returns text
language sql immutable set search_path = '' as $$
  select concat_ws('|', private.address_words(p_street), private.address_words(p_home.city), p_home.state,
                   left(p_home.zip_code, 5));
$$;

-- Whether a home without a proof has to wait before it can be public.
create function private.must_show_ownership(p_home public.listings) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_home.ownership_shown_at is null
     and (p_home.property_type = 'land' or (select r.waits from private.ownership_rule r));
$$;

-- Proofs that wait are for the address that the home had.
create function private.replace_proofs(p_listing_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.only_in_triggers();
  update private.ownership_proofs p set state = 'replaced', decided_at = now()
  where p.listing_id = p_listing_id and p.state = 'waiting';
end;
$$;

-- A new or changed home, before its street is hidden. Only a moderator's decision shows an ownership, another address
-- takes it away, and a home that has to wait doesn't become public. A home that was public before it had to wait stays
-- public: its owner can still change the price or say that it is sold.
create function private.keep_ownership(old public.listings, new public.listings) returns public.listings
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- A sold home comes back only where its owner undoes the sale.
  was_public constant boolean := coalesce(old.status in ('active', 'pending', 'sold'), false);
  -- The exact street, also of a hidden one.
  street text;
begin
  perform private.only_in_triggers();
  if private.is_seeding() then
    return new;
  end if;
  if old.id is not null then
    street := private.address_of_home(old);
    if private.owned_place(street, old) <> private.owned_place(
         case when new.address = '' and old.address_hidden and old.status <> 'draft' then street else new.address end, new) then
      new.ownership_shown_at := null;
      perform private.replace_proofs(new.id);
    end if;
  end if;
  if new.status in ('active', 'pending') and private.must_show_ownership(new) and (
    not was_public or old.ownership_shown_at is not null
    or (new.property_type = 'land' and old.property_type <> 'land')) then
    raise exception using errcode = 'PT409', message = 'ownership_wanted';
  end if;
  return new;
end;
$$;
grant execute on function private.keep_ownership to authenticated, service_role;

-- Whether a home is hidden because it was reported, and moderators have not decided yet.
create function private.is_doubted(p_listing_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.withheld_homes w join private.cases c on c.id = w.case_id
    where w.listing_id = p_listing_id and c.measure is null);
$$;

-- How many people have reported a home as fraud or as not its owner's, without reports that led to nothing. Visitors and
-- new accounts cost nothing to make, so moderators read what they report, but it hides no home.
create function private.complaints_of(p_listing_id uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(distinct r.reporter_key)
  from private.cases c join private.reports r on r.case_id = c.id
  where c.kind = 'home' and c.subject_id = p_listing_id::text and r.reason in ('not_theirs', 'fraud')
    and private.standing_of(r.reporter_id) in ('known', 'established')
    and (c.state <> 'decided' or c.measure is not null);
$$;

-- What an owner of a home needs to know: whether it has to wait, since when its ownership is shown, and the caller's
-- latest document. Null for anyone else.
create function private.my_ownership(p_listing_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'title', l.title, 'status', l.status,
    'has_address', private.address_of_home(l) <> '',
    'address', private.address_of(l, true),
    'must_wait', private.must_show_ownership(l) or private.is_doubted(l.id),
    'shown_at', l.ownership_shown_at,
    'waits', exists (select from private.ownership_proofs p where p.listing_id = l.id and p.state = 'waiting'),
    'proof', (
      select jsonb_build_object('id', p.id, 'name', p.name, 'state', p.state, 'reason', p.reason,
                                'created_at', p.created_at, 'decided_at', p.decided_at)
      from private.ownership_proofs p
      where p.listing_id = l.id and p.person_id = (select auth.uid()) order by p.created_at desc, p.id limit 1))
  from public.listings l
  where l.id = p_listing_id and private.is_owner_of(l.id, (select auth.uid()));
$$;

-- The caller's documents of this kind, for the export.
create function private.my_ownership_proofs() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'listing_id', p.listing_id, 'name', p.name, 'state', p.state, 'reason', p.reason,
    'created_at', p.created_at, 'decided_at', p.decided_at,
    'opened_at', (select coalesce(jsonb_agg(o.opened_at order by o.opened_at), '[]')
                  from private.ownership_openings o where o.proof_id = p.id)) order by p.created_at), '[]')
  from private.ownership_proofs p where p.person_id = (select auth.uid());
$$;

-- Stores a document whose bytes were checked and are at p_path. A call repeated with the same bytes changes nothing.
create function private.add_ownership_proof(
  p_caller uuid, p_listing_id uuid, p_id uuid, p_path text, p_name text, p_type text, p_sha256 text
) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  home public.listings;
  known private.ownership_proofs;
begin
  home := private.locked_home_of(p_listing_id, p_caller);
  select * into known from private.ownership_proofs p where p.id = p_id;
  if private.is_repeat(case when known.id is not null then to_jsonb(known) end, jsonb_build_object(
    'listing_id', p_listing_id, 'person_id', p_caller, 'sha256', p_sha256)) then
    return;
  end if;
  perform private.refuse_suspended(p_caller);
  if home.status = 'sold' or home.ownership_shown_at is not null or exists (
    select from private.ownership_proofs p where p.listing_id = home.id and p.state = 'waiting'
  ) then
    raise exception using errcode = 'PT409', message = 'ownership_settled';
  elsif private.address_of_home(home) = '' or home.city = '' then
    raise exception using errcode = 'PT409', message = 'ownership_needs_address';
  elsif private.has_secret_numbers(p_name) then
    raise exception using errcode = 'PT422', message = 'message_has_secret_numbers';
  end if;
  if not exists (
    select from storage.objects o
    where o.bucket_id = 'documents' and o.name = p_path and split_part(o.name, '/', 1) = p_caller::text
      and o.created_at > (select private.kept_since('unused_documents')) + interval '1 hour'
  ) or exists (select from public.documents d where d.path = p_path) then
    raise exception using errcode = 'PT404', message = 'document_not_found';
  end if;
  insert into private.ownership_proofs (id, listing_id, person_id, name, type, path, sha256)
  values (p_id, home.id, p_caller, p_name, p_type, p_path, p_sha256);
end;
$$;

-- The document of a proof, for the person who sent it and for moderators; null for anyone else. It is noted when a moderator
-- opens another person's.
create function private.open_ownership_proof(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  proof private.ownership_proofs;
begin
  select * into proof from private.ownership_proofs p
  where p.id = p_id and p.path is not null and (p.person_id = me or private.has_role('moderator'));
  if proof.id is null then
    return null;
  end if;
  if proof.person_id <> me then
    insert into private.ownership_openings (proof_id, opened_by) values (proof.id, me);
  end if;
  return jsonb_build_object('path', proof.path, 'name', proof.name, 'type', proof.type);
end;
$$;

-- The proofs that wait, the oldest first, with what a moderator compares: the address, and the name of the person.
create function private.ownership_queue() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('moderator');
  return jsonb_build_object(
    'waits', (select r.waits from private.ownership_rule r),
    'total', (select count(*) from private.ownership_proofs p where p.state = 'waiting'),
    'waiting', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', first.id, 'listing_id', l.id, 'title', l.title, 'address', private.address_of(l, true),
        'property_type', l.property_type, 'status', l.status,
        'owner', (select o.full_name from public.profiles o where o.id = first.person_id),
        'type', first.type, 'created_at', first.created_at,
        'is_own', private.is_owner_of(l.id, (select auth.uid()))) order by first.created_at, first.id), '[]')
      from (select * from private.ownership_proofs p where p.state = 'waiting'
            order by p.created_at, p.id limit 50) as first
      join public.listings l on l.id = first.listing_id));
end;
$$;

-- Accepts a proof, or refuses it with a reason. A home that was hidden because it was reported is public again once its
-- ownership is shown, unless moderators have decided otherwise.
create function private.decide_ownership(p_id uuid, p_accepts boolean, p_reason text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  said constant text := nullif(btrim(regexp_replace(coalesce(p_reason, ''), '\r\n?', E'\n', 'g'), E' \n\t'), '');
  proof private.ownership_proofs;
begin
  perform private.require_role('moderator');
  if p_accepts is null or not p_accepts and (coalesce(char_length(said), 0) not between
       private.limit_of('reports.reason_least') and private.limit_of('reports.reason_most')
       or translate(said, E'\n\t', '') ~ '[[:cntrl:]]') then
    raise exception using errcode = 'PT422', message = 'decision_invalid';
  end if;
  perform private.lock_days(p.listing_id) from private.ownership_proofs p where p.id = p_id;
  select * into proof from private.ownership_proofs p where p.id = p_id for update;
  if proof.id is null or proof.state <> 'waiting' then
    raise exception using errcode = 'PT409', message = 'case_changed';
  elsif private.is_owner_of(proof.listing_id, me) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  update private.ownership_proofs p
  set state = case when p_accepts then 'accepted' else 'refused' end, decided_at = now(), decided_by = me,
      reason = case when not p_accepts then said end
  where p.id = p_id;
  if p_accepts then
    update public.listings l set ownership_shown_at = now() where l.id = proof.listing_id;
    perform private.release_homes(w.case_id)
    from private.withheld_homes w join private.cases c on c.id = w.case_id
    where w.listing_id = proof.listing_id and c.measure is null;
  end if;
  perform private.tell_all(private.owners_of(proof.listing_id), 'ownership_decided', proof.listing_id, proof.listing_id,
    jsonb_strip_nulls(jsonb_build_object('accepted', p_accepts, 'reason', case when not p_accepts then said end)));
end;
$$;

create function private.set_ownership_rule(p_waits boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_role('operator');
  update private.ownership_rule r set waits = coalesce(p_waits, false);
end;
$$;

-- Hides homes without a proof that two people have reported as fraud or as not their owner's, until a proof is accepted
-- or moderators decide that nothing is wrong. Reports that led to nothing don't count. It runs each minute and not in
-- the report itself, which only shares the lock on the owner's homes.
create function private.hide_doubted_homes() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  doubted record;
begin
  for doubted in
    select c.id, c.listing_id, l.user_id
    from private.cases c join public.listings l on l.id = c.listing_id
    where c.state <> 'decided' and c.kind = 'home' and l.status in ('active', 'pending') and l.ownership_shown_at is null
      and private.complaints_of(l.id) >= 2
    order by l.user_id, l.id limit 50
  loop
    perform private.lock_homes(doubted.user_id);
    continue when not exists (
      select from public.listings l join private.cases c on c.id = doubted.id
      where l.id = doubted.listing_id and l.status in ('active', 'pending') and l.ownership_shown_at is null
        and c.state <> 'decided');
    perform private.withhold_home(doubted.listing_id, doubted.id);
    perform private.tell(doubted.user_id, 'ownership_asked', doubted.listing_id, doubted.listing_id);
  end loop;
end;
$$;

-- Deletes documents some days after their decision; the decision stays with the home. Their files are swept with all
-- others that no row names (private.sweep_documents).
create function private.forget_ownership_documents() returns void
language sql volatile security definer set search_path = '' as $$
  update private.ownership_proofs p set path = null, name = null
  where p.path is not null and p.decided_at < (select private.kept_since('ownership_documents'));
  delete from private.ownership_openings o where o.ctid = any (array(
    select old.ctid from private.ownership_openings old
    where old.opened_at < (select private.kept_since('ownership_openings')) order by old.opened_at limit 10000 for update skip locked));
$$;

create function private.is_ownership_document(p_path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.ownership_proofs p where p.path = p_path);
$$;

-- Operators are told of proofs that nobody has decided for a month, and again each week.
create function private.remind_of_ownership_proofs() returns void
language sql volatile security definer set search_path = '' as $$
  select private.tell_all(
    array(select u.id from auth.users u where u.raw_app_meta_data ->> 'role' = 'operator'),
    'ownership_waits', null, first.id, jsonb_build_object('count', late.n, 'ahead', late.weeks))
  from (
    select count(*) as n, (extract(days from now() - min(p.created_at))::integer - 30) / 7 as weeks
    from private.ownership_proofs p where p.state = 'waiting' and p.created_at < now() - interval '30 days') as late
  join lateral (
    select p.id from private.ownership_proofs p where p.state = 'waiting' order by p.created_at, p.id limit 1
  ) as first on late.n > 0;
$$;
insert into private.duties (name, every, work) values
  ('hide homes that were reported twice', '0', 'select private.hide_doubted_homes()'),
  ('delete proofs of ownership', '1 hour', 'select private.forget_ownership_documents()'),
  ('remind operators of proofs of ownership', '1 day', 'select private.remind_of_ownership_proofs()');

select private.expose('my_ownership(listing_id)', 'authenticated',
  'For an owner of the home: {must_wait, shown_at, waits, proof} of its ownership; otherwise null.');
select private.expose('my_ownership_proofs()', 'authenticated', 'The caller''s own proofs of ownership.');
select private.expose('add_ownership_proof(p_caller, p_listing_id, p_id, p_path, p_name, p_type, p_sha256)', 'service_role',
  'Called by the function documents. Adds a proof of ownership whose bytes it has checked.');
select private.expose('open_ownership_proof(id)', 'authenticated',
  'Called by the function documents. {path, name, type} of a proof that the caller may open, or null.');
select private.expose('ownership_queue()', 'authenticated',
  'Called by moderators. The proofs of ownership that wait, the oldest first, and whether new homes wait for one.');
select private.expose('decide_ownership(id, accepts, reason)', 'authenticated',
  'Called by moderators. Accepts a proof of ownership, or refuses it with a reason.');
select private.expose('set_ownership_rule(waits)', 'authenticated',
  'Called by operators. Whether new homes wait until their ownership is shown.');
