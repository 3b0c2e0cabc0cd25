-- Disclosures: documents that an owner has published about a home, and who may see them.
--
-- A disclosure has versions; each is one file of the owner's documents, whose bytes never change, with its SHA-256.
-- Replacing the file makes a new version. A buyer who acknowledged an older version can still read that version, and is
-- asked again.
--
-- While the home is on the market, the current version is for everyone, for people with a confirmed showing, or for
-- people the owner invited or granted access; each kind includes the next. A buyer who acknowledged a version can read
-- it whatever happens to the home, until the owner withdraws the disclosure, closes their account or deletes the home.
-- A withdrawn disclosure can't be opened; its acknowledgments stay on record, with time and hash.
--
-- Everything is in `private`, reachable only by functions: the API reveals neither the titles of closed disclosures,
-- nor names of files, nor other readers.
--
-- Order of locks (see lock_order): an owner's acts lock their homes, then their documents. A buyer's acts share the
-- homes of both people. So an acknowledgment comes before or after a new version, never during it.

create table private.disclosures (
  id uuid primary key,
  listing_id uuid not null references public.listings (id) on delete cascade,
  kind text not null check (kind in (
    'seller', 'lead_paint', 'inspection', 'repairs', 'permits', 'title', 'survey', 'association', 'pest',
    'fixtures', 'other')),
  title text not null check (
    char_length(title) between 1 and 120 and btrim(title) = title and private.is_visible(title) and title !~ '[[:cntrl:]]'),
  access text not null check (access in ('everybody', 'showings', 'invited')),
  version integer not null default 1 check (version between 1 and 50),
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
comment on table private.disclosures is 'The disclosures that owners have published about their homes.';
comment on column private.disclosures.id is 'The browser generates this id, so that a disclosure that is sent again is recognized.';
comment on column private.disclosures.version is 'The number of the current version.';
create index disclosures_of_listing on private.disclosures (listing_id, created_at);

create table private.disclosure_versions (
  disclosure_id uuid not null references private.disclosures (id) on delete cascade,
  n integer not null check (n > 0),
  document_id uuid references public.documents (id) on delete set null,
  path text not null,
  type text not null,
  size integer not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  published_at timestamptz not null default now(),
  primary key (disclosure_id, n),
  constraint disclosure_versions_bytes unique (disclosure_id, n, sha256)
);
comment on table private.disclosure_versions is 'The files that a disclosure has had. Never changed.';
comment on column private.disclosure_versions.document_id is 'Null once the owner has deleted the document of an older version.';
comment on column private.disclosure_versions.path is 'Object in the private bucket documents; kept as long as a person may open this version.';
create index disclosure_versions_of_document on private.disclosure_versions (document_id);
create index disclosure_versions_of_path on private.disclosure_versions (path);

-- person_id is null once the account has ended: the owner keeps the acknowledgment, but not the name.
create table private.disclosure_acknowledgements (
  id uuid primary key default gen_random_uuid(),
  disclosure_id uuid not null,
  n integer not null,
  sha256 text not null,
  person_id uuid references auth.users (id) on delete set null,
  acknowledged_at timestamptz not null default now(),
  constraint disclosure_acknowledgements_once unique (disclosure_id, n, person_id),
  constraint disclosure_acknowledgements_version foreign key (disclosure_id, n, sha256)
    references private.disclosure_versions (disclosure_id, n, sha256) on delete cascade
);
comment on table private.disclosure_acknowledgements is 'The people who have acknowledged a version, with the time and the hash of its file. Never changed.';
create index disclosure_acknowledgements_of_version on private.disclosure_acknowledgements
  (disclosure_id, n, sha256);
create index disclosure_acknowledgements_of_person on private.disclosure_acknowledgements (person_id);

create table private.disclosure_openings (
  id uuid primary key default gen_random_uuid(),
  disclosure_id uuid not null,
  n integer not null,
  person_id uuid references auth.users (id) on delete set null,
  opened_at timestamptz not null default now(),
  constraint disclosure_openings_version foreign key (disclosure_id, n)
    references private.disclosure_versions (disclosure_id, n) on delete cascade
);
comment on table private.disclosure_openings is 'Each time a person got the link to a version; deleted after a year.';
comment on column private.disclosure_openings.person_id is 'Null for visitors, and for people whose account has ended.';
create index disclosure_openings_of_version on private.disclosure_openings (disclosure_id, n, person_id);
create index disclosure_openings_of_person on private.disclosure_openings (person_id);
create index disclosure_openings_by_time on private.disclosure_openings (opened_at);

-- A guest was either invited by an address, which may have no account yet, or is a person whose request was granted,
-- whose address the owner doesn't learn.
create table private.disclosure_guests (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete cascade,
  email text check (
    email = lower(email) and char_length(email) <= 254 and private.is_email(email)),
  person_id uuid references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint disclosure_guests_one_way check (num_nonnulls(email, person_id) = 1),
  constraint disclosure_guests_once_by_email unique (listing_id, email),
  constraint disclosure_guests_once_by_person unique (listing_id, person_id)
);
comment on table private.disclosure_guests is 'The people who may see all disclosures of a home, by the owner''s decision.';
comment on column private.disclosure_guests.email is 'The guest is the person who confirms exactly this address, even if they sign up later.';
create index disclosure_guests_of_email on private.disclosure_guests (email);
create index disclosure_guests_of_person on private.disclosure_guests (person_id);

create table private.disclosure_requests (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete cascade,
  person_id uuid not null references auth.users (id) on delete cascade,
  state text not null default 'open' check (state in ('open', 'granted', 'declined')),
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  constraint disclosure_requests_once unique (listing_id, person_id),
  constraint disclosure_requests_answered check ((state = 'open') = (answered_at is null))
);
comment on table private.disclosure_requests is 'People who have asked for access to closed disclosures, once per home, with the owner''s answer.';
create index disclosure_requests_of_person on private.disclosure_requests (person_id);

select private.only_for_server('select, insert, update, delete',
  'disclosures', 'disclosure_versions', 'disclosure_acknowledgements', 'disclosure_openings', 'disclosure_guests',
  'disclosure_requests');

-- A record of publishing, acknowledging or opening never changes, except that its reference to a deleted row becomes null.
create function private.keep_all_but() returns trigger
language plpgsql set search_path = '' as $$
declare
  reference constant text := tg_argv[0];
begin
  if to_jsonb(new) - reference <> to_jsonb(old) - reference
     or to_jsonb(new) ->> reference is not null
        and to_jsonb(new) -> reference is distinct from to_jsonb(old) -> reference then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  return new;
end;
$$;

create trigger keep_version before update on private.disclosure_versions
  for each row execute function private.keep_all_but('document_id');
create trigger keep_acknowledgement before update on private.disclosure_acknowledgements
  for each row execute function private.keep_all_but('person_id');
create trigger keep_opening before update on private.disclosure_openings
  for each row execute function private.keep_all_but('person_id');

-- The rank (private.disclosure_rank) that each kind of access requires.
create function private.rank_of_access(p_access text) returns integer
language sql immutable set search_path = '' as $$
  select case p_access when 'everybody' then 1 when 'showings' then 2 when 'invited' then 3 end;
$$;

-- How much of a home's disclosures a person may see: 0 nothing, because it is off the market; 1 disclosures for
-- everyone; 2 also those for people with a showing; 3 also those for invited people; 4 everything, as the owner.
create function private.disclosure_rank(p_listing_id uuid, p_person uuid) returns integer
language sql stable set search_path = '' as $$
  -- Owners are looked up for an unknown home too, so that the time it takes doesn't tell whether it is a draft.
  select case
    when owner.is_theirs then 4
    when l.status not in ('active', 'pending')
      or exists (select from private.account_deletions d where d.user_id = l.user_id) then 0
    when p_person is null then 1
    when exists (
      select from private.disclosure_guests g
      where g.listing_id = l.id and (g.person_id = p_person or g.email = private.confirmed_email(p_person))
    ) then 3
    when exists (
      select from public.bookings b
      where b.listing_id = l.id and b.status in ('confirmed', 'completed') and not b.no_show
        and lower(b.visitor_email) = private.confirmed_email(p_person) and private.is_proven(b.id)
    ) then 2
    else 1 end
  from (select private.is_owner_of(p_listing_id, p_person) as is_theirs offset 0) as owner
  join public.listings l on l.id = p_listing_id;
$$;

-- The version a person acknowledged last, if they may still read it; otherwise null.
create function private.version_kept_by(p_disclosure private.disclosures, p_person uuid) returns integer
language sql stable set search_path = '' as $$
  select max(a.n) from private.disclosure_acknowledgements a
  where a.disclosure_id = p_disclosure.id and a.person_id = p_person and p_disclosure.withdrawn_at is null
    and not exists (
      select from private.account_deletions d join public.listings l on l.user_id = d.user_id
      where l.id = p_disclosure.listing_id);
$$;

-- Whether the file of a version is still needed: the version is current, or a person acknowledged it.
create function private.is_disclosed_file(p_path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.disclosure_versions v
    join private.disclosures d on d.id = v.disclosure_id and d.withdrawn_at is null
    where v.path = p_path and (v.n = d.version or exists (
      select from private.disclosure_acknowledgements a
      where a.disclosure_id = v.disclosure_id and a.n = v.n and a.person_id is not null)));
$$;

-- The disclosures of a home that a person may open, in the version they may open, oldest first.
create function private.disclosures_seen_by(p_listing_id uuid, p_person uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', d.id, 'title', d.title, 'kind', d.kind, 'access', d.access,
    'version', v.n, 'is_current', v.n = d.version,
    'type', v.type, 'size', v.size, 'sha256', v.sha256, 'published_at', v.published_at,
    'opened_at', (select max(o.opened_at) from private.disclosure_openings o
                  where o.disclosure_id = d.id and o.n = v.n and o.person_id = p_person),
    'acknowledged', (select jsonb_build_object('version', a.n, 'at', a.acknowledged_at, 'sha256', a.sha256)
                     from private.disclosure_acknowledgements a
                     where a.disclosure_id = d.id and a.person_id = p_person order by a.n desc limit 1)
  ) order by d.created_at, d.id), '[]')
  from (
    select *, case
      when private.rank_of_access(each.access) <= seen.rank then each.version
      else private.version_kept_by(each, p_person) end as shown
    from private.disclosures each, (select private.disclosure_rank(p_listing_id, p_person) as rank) as seen
    where each.listing_id = p_listing_id and each.withdrawn_at is null
  ) as d
  join private.disclosure_versions v on v.disclosure_id = d.id and v.n = d.shown;
$$;

-- The text of disclosures that everyone may read, for answering questions.
create function private.disclosure_texts(p_listing_id uuid) returns table (id uuid, title text, text text)
language sql stable set search_path = '' as $$
  select d.id, d.title, doc.text
  from private.disclosures d
  join private.disclosure_versions v on v.disclosure_id = d.id and v.n = d.version
  join public.documents doc on doc.id = v.document_id
  where d.listing_id = p_listing_id and d.withdrawn_at is null and d.access = 'everybody'
    and doc.text is not null and private.disclosure_rank(p_listing_id, null) = 1
  order by d.created_at, d.id;
$$;

-- Whether a buyer has acknowledged the current version of every disclosure of a home that they may see; offers show it.
create function private.has_acknowledged_disclosures(p_listing_id uuid, p_buyer uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return not exists (
    select from private.disclosures d
    where d.listing_id = p_listing_id and d.withdrawn_at is null
      and private.rank_of_access(d.access) <= private.disclosure_rank(p_listing_id, p_buyer)
      and not exists (
        select from private.disclosure_acknowledgements a
        where a.disclosure_id = d.id and a.n = d.version and a.person_id = p_buyer));
end;
$$;
