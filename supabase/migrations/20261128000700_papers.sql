-- Written by `npm run generate -- types` from supabase/schemas. Not to be edited.

set check_function_bodies = off;

-- supabase/schemas/papers/documents.sql

-- Users' documents: rows here, bytes in the private bucket `documents`.
--
-- Only the function `documents` inserts a row, once it has checked the bytes. The owner reads it, renames
-- it, deletes it, and can restore it for a day. A file without a row is never served.

-- The file type for a name's extension, as in domain/papers/documents.ts; null for others.
create function private.document_type(p_name text) returns text
language sql immutable set search_path = '' as $$
  select case lower(substring(p_name from '\.([A-Za-z]{3,4})$'))
    when 'pdf' then 'application/pdf'
    when 'doc' then 'application/msword'
    when 'docx' then 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    when 'jpg' then 'image/jpeg'
    when 'jpeg' then 'image/jpeg'
    when 'jpe' then 'image/jpeg'
    when 'jfif' then 'image/jpeg'
    when 'png' then 'image/png'
  end;
$$;
grant execute on function private.document_type to authenticated, service_role;

-- Whether a name is a single line that shows all its characters in the order they are written;
-- domain/site/text/file-names.ts has the same rule.
create function private.is_plain_file_name(p_name text) returns boolean
language sql immutable set search_path = '' as $$
  select p_name = btrim(p_name) and p_name !~ concat(
    '[[:cntrl:]\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f',
    '\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U00013430-\U0001345f\U0001bca0-\U0001bca3',
    '\U0001d173-\U0001d17a\U000e0000-\U000e0fff]');
$$;
grant execute on function private.is_plain_file_name to authenticated, service_role;

create table public.documents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (
    char_length(name) between 1 and 200 and private.is_visible(name) and private.is_plain_file_name(name) and name !~ '[/\\]'
  ),
  type text not null,
  size integer not null check (size between 1 and 26214400),
  path text not null unique,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  text text check (char_length(text) <= 60000),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint documents_own_folder check (
    private.with_small_ending(path)
      ~ ('^' || user_id || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|docx?|jpe?g|jpe|jfif|png)$')
  ),
  -- Operating systems go by the extension of a download, browsers by its type: they must agree.
  constraint documents_one_kind check (
    type = coalesce(private.document_type(name), '') and type = coalesce(private.document_type(path), '')
  )
);
comment on table public.documents is 'Files that users keep with us. Their bytes were checked before the row was inserted.';
comment on column public.documents.path is 'Object in the private bucket documents, in the user''s folder.';
comment on column public.documents.sha256 is 'The file''s hash; files never change.';
comment on column public.documents.text is 'The text of a document from the kit that was filled in on the site; null for uploaded files.';
comment on column public.documents.deleted_at is 'When its owner deleted it. It can be restored for a day, then it is swept with its file.';
-- Includes deleted documents, because deleting an account deletes those too.
create index documents_user on public.documents (user_id, created_at desc);
create unique index documents_name on public.documents (user_id, lower(name)) where deleted_at is null;
create index documents_deleted on public.documents (deleted_at) where deleted_at is not null;

alter table public.documents enable row level security;
select private.let_read('authenticated', 'documents');

create policy "Users see the documents they keep" on public.documents
  for select to authenticated using (user_id = (select auth.uid()) and deleted_at is null);

-- A document as the API returns it.
create function private.document_json(p_document public.documents) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_document.id, 'name', p_document.name, 'type', p_document.type,
    'size', p_document.size, 'created_at', p_document.created_at
  );
$$;

-- The name itself, or with " (2)", " (3)" … before its extension if the user already has that name.
create function private.free_document_name(p_user_id uuid, p_name text, p_except uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  ending constant text := substring(p_name from '\.[^.]+$');
  stem constant text := left(p_name, char_length(p_name) - char_length(ending));
  candidate text := p_name;
  n integer := 1;
begin
  while exists (
    select 1 from public.documents d
    where d.user_id = p_user_id and d.deleted_at is null and d.id <> p_except
      and lower(d.name) = lower(candidate)
  ) loop
    n := n + 1;
    candidate := rtrim(left(stem, 200 - char_length(ending) - char_length(n::text) - 3))
      || ' (' || n || ')' || ending;
  end loop;
  return candidate;
end;
$$;

-- Refuses another document of a user who has too many, or whose documents are too large together.
create function private.require_document_room(p_user_id uuid, p_size integer) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (
    select 1 from public.documents d where d.user_id = p_user_id and d.deleted_at is null
    having count(*) >= private.limit_of('documents.per_user')
        or coalesce(sum(d.size), 0) + p_size > private.limit_of('documents.bytes_per_user')
  ) then
    raise exception using errcode = 'PT409', message = 'documents_full';
  end if;
end;
$$;

-- Adds a file whose bytes were checked. Adding the same path again returns the same document. Refuses files that the
-- sweep may soon delete (see private.sweep_documents). Here and below, changes to a user's documents take turns, so that
-- parallel callers can't take the same name or exceed the limits together.
create function private.add_document(
  p_user_id uuid, p_path text, p_name text, p_type text, p_size integer, p_sha256 text, p_text text default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  document public.documents;
begin
  perform private.take_turn('documents:' || p_user_id);
  select * into document from public.documents d where d.path = p_path;
  if found then
    if document.user_id <> p_user_id or document.deleted_at is not null then
      raise exception using errcode = 'PT404', message = 'document_not_found';
    end if;
    return private.document_json(document);
  end if;
  if not exists (
    select 1 from storage.objects o
    where o.bucket_id = 'documents' and o.name = p_path and o.created_at > (select private.kept_since('unused_documents')) + interval '1 hour'
  ) then
    raise exception using errcode = 'PT404', message = 'document_not_found';
  end if;
  perform private.refuse_suspended(p_user_id);
  perform private.require_document_room(p_user_id, p_size);
  document.id := gen_random_uuid();
  insert into public.documents (id, user_id, name, type, size, path, sha256, text)
  values (document.id, p_user_id, private.free_document_name(p_user_id, p_name, document.id),
          p_type, p_size, p_path, p_sha256, p_text)
  returning * into document;
  return private.document_json(document);
end;
$$;

-- The next three functions act for the caller, and treat other users' documents as unknown.
create function private.rename_document(p_id uuid, p_name text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  document public.documents;
begin
  perform private.take_turn('documents:' || auth.uid());
  update public.documents d
  set name = private.free_document_name(d.user_id, p_name, d.id)
  where d.id = p_id and d.user_id = auth.uid() and d.deleted_at is null
  returning * into document;
  if not found then
    raise exception using errcode = 'PT404', message = 'document_not_found';
  end if;
  return private.document_json(document);
end;
$$;

create function private.delete_document(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.take_turn('documents:' || auth.uid());
  -- Deleting it again keeps the first time.
  update public.documents d set deleted_at = coalesce(d.deleted_at, now())
  where d.id = p_id and d.user_id = auth.uid();
  if not found then
    raise exception using errcode = 'PT404', message = 'document_not_found';
  end if;
end;
$$;

create function private.restore_document(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  document public.documents;
begin
  perform private.take_turn('documents:' || auth.uid());
  select * into document from public.documents d
  where d.id = p_id and d.user_id = auth.uid()
  for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'document_not_found';
  end if;
  if document.deleted_at is not null then
    perform private.require_document_room(document.user_id, document.size);
    update public.documents d
    set deleted_at = null, name = private.free_document_name(d.user_id, d.name, d.id)
    where d.id = p_id
    returning * into document;
  end if;
  return private.document_json(document);
end;
$$;

-- Deletes rows that their owners deleted some time ago, for the scheduler, and returns the names of files without
-- a row that no published disclosure needs (see disclosures). A file that may still get its row is younger (see
-- private.add_document).
create function private.sweep_documents(p_limit integer default 100) returns text[]
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from public.documents d where d.deleted_at < (select private.kept_since('deleted_documents'));
  return array(
    select o.name from storage.objects o
    where o.bucket_id = 'documents' and o.created_at < (select private.kept_since('unused_documents'))
      and not exists (select 1 from public.documents d where d.path = o.name)
      and not private.is_disclosed_file(o.name)
    order by o.created_at
    limit least(greatest(coalesce(p_limit, 100), 1), 500)
  );
end;
$$;

select private.expose('add_document(p_user_id, p_path, p_name, p_type, p_size, p_sha256, p_text)', 'service_role',
  'Called by the function documents. Adds a file whose bytes it has checked.');
select private.expose('rename_document(p_id, p_name)', 'authenticated',
  'Renames one of the caller''s documents, to a similar name if that one is taken.');
select private.expose('delete_document(p_id)', 'authenticated',
  'Deletes one of the caller''s documents; it can be restored for a day.');
select private.expose('restore_document(p_id)', 'authenticated',
  'Restores one of the caller''s deleted documents.');
select private.expose('sweep_documents(p_limit)', 'service_role',
  'Called by the function documents. Drops deleted rows, and returns names of files to delete.');

-- supabase/schemas/papers/disclosures.sql

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
language sql stable set search_path = '' as $$
  select not exists (
    select from private.disclosures d
    where d.listing_id = p_listing_id and d.withdrawn_at is null
      and private.rank_of_access(d.access) <= private.disclosure_rank(p_listing_id, p_buyer)
      and not exists (
        select from private.disclosure_acknowledgements a
        where a.disclosure_id = d.id and a.n = d.version and a.person_id = p_buyer));
$$;

reset check_function_bodies;
