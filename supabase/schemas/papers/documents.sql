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

-- Whether a file has no row and no published disclosure needs it (see disclosures). A file that may still get its row is
-- younger (see private.add_document).
create function private.is_unused_document(p_name text, p_created_at timestamptz) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_created_at < private.kept_since('unused_documents')
     and not exists (select from public.documents d where d.path = p_name)
     and not private.is_disclosed_file(p_name)
     and not private.is_ownership_document(p_name);
end;
$$;

create function private.has_unused_documents() returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  return exists (select from public.documents d where d.deleted_at < (select private.kept_since('deleted_documents')))
      or cardinality(private.unused_files('documents', 'is_unused_document', 1, true)) > 0;
end;
$$;

-- Deletes rows that their owners deleted some time ago, for the scheduler, and returns the names of their files and of
-- others that nothing refers to.
create function private.sweep_documents(p_limit integer default 100) returns text[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  paths text[];
begin
  with gone as (
    delete from public.documents d where d.id in (
      select old.id from public.documents old where old.deleted_at < (select private.kept_since('deleted_documents'))
      order by old.deleted_at limit 200 for update skip locked)
    returning d.path)
  select array_agg(gone.path) into paths from gone;
  return array(
    select o.name from storage.objects o
    where o.bucket_id = 'documents' and o.name = any (paths) and private.is_unused_document(o.name, o.created_at)
    union
    select unnest(private.unused_files('documents', 'is_unused_document', p_limit)));
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
