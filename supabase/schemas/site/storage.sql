-- Storage: the buckets, and who may read and write their files.
--
-- Files in property-images can be read by address; visitors can't list them. The other buckets are
-- private. A function checks the bytes of photos and documents before a row refers to them.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('property-images', 'property-images', true, 10485760,
   array['image/jpeg', 'image/png', 'image/webp', 'image/avif']),
  ('documents', 'documents', false, 26214400,
   array['application/pdf', 'application/msword',
         'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
         'image/jpeg', 'image/png']),
  ('chat-images', 'chat-images', false, 5242880,
   array['image/jpeg', 'image/png', 'image/webp']),
  ('avatars', 'avatars', false, 2097152, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

-- These are definer functions, because a policy that reads its own table would recurse.

-- The files in a folder of a bucket. A pattern ("folder/%") would read all of the bucket: Postgres uses an index for a
-- pattern only if it knows the pattern when it plans the query. '0' is the character after '/'.
create function private.files_in(p_bucket text, p_folder text)
returns table (name text, id uuid, metadata jsonb, created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select o.name, o.id, o.metadata, o.created_at from storage.objects o
  where o.bucket_id = p_bucket and o.name ~>=~ (p_folder || '/') and o.name ~<~ (p_folder || '0');
end;
$$;

-- Whether the caller may still add files: a suspended person (suspensions) may not, nor a person whose account is being
-- deleted.
create function private.may_add_files() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return not private.is_suspended(auth.uid())
     and not exists (select from private.account_deletions d where d.user_id = auth.uid());
end;
$$;
grant execute on function private.may_add_files to authenticated, service_role;

-- Photos: `<listing>/<user>_<time>_<name>`, in the folder of the user's own listing. The server has checked
-- a shown photo and its smaller versions, so only the server adds or removes those files; otherwise
-- unchecked bytes could appear under a checked name.

-- The home whose folder a file is in; null for other names, such as those of the demo's photos.
create function private.home_of_file(p_name text) returns uuid
language plpgsql immutable set search_path = '' as $$
begin
  if p_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/' then
    return left(p_name, 36)::uuid;
  end if;
  return null;
end;
$$;

create function private.owns_image_path(p_path text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.with_small_ending(p_path)
       ~ ('^[0-9a-f-]{36}/' || auth.uid() || '_[0-9]{10,16}_[A-Za-z0-9]{4,40}(_[0-9]{2,4}w)?\.(jpe?g|jpe|jfif|png|webp|avif)$')
     and private.is_owner_of(private.home_of_file(p_path), auth.uid());
end;
$$;
grant execute on function private.owns_image_path to authenticated, service_role;

create function private.is_settled_photo(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  photo constant text := private.photo_of_file(p_name);
begin
  return exists (select from public.listing_images i where i.path = photo) or private.is_kept_photo(photo);
end;
$$;

-- Whether a person's photos, of all homes, leave room for another: 4 GB in all, of which 256 MB may not be attached yet.
-- The sweep deletes those after a day.
create function private.has_room_for_photos(p_person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(sum(size), 0) < 4294967296
       and coalesce(sum(size) filter (where not private.is_settled_photo(name)), 0) < 268435456
    from (
      select o.name, (o.metadata ->> 'size')::numeric as size
      from public.listings l cross join lateral private.files_in('property-images', l.id::text) as o
      where l.user_id = p_person
    ) as files);
end;
$$;

-- A name in the listing's folder that was never used, while the folder has fewer than 400 files: plenty for
-- 40 photos with their smaller versions.
create function private.may_add_photo(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.owns_image_path(p_name)
     and not private.is_settled_photo(p_name)
     and not exists (
       select 1 from private.discarded_photos d where d.path = private.photo_of_file(p_name)
     )
     and (select count(*) from private.files_in('property-images', split_part(p_name, '/', 1))) < 400
     and private.has_room_for_photos((
       select l.user_id from public.listings l where l.id = private.home_of_file(p_name)));
end;
$$;
grant execute on function private.is_settled_photo, private.may_add_photo to authenticated, service_role;

create policy "Owners see the files of their listings" on storage.objects
  for select to authenticated
  using (bucket_id = 'property-images' and (select private.owns_image_path(name)));
create policy "Owners add photos to their listings" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'property-images' and (select private.may_add_files()) and (select private.may_add_photo(name)));
create policy "Owners remove photos that are not shown" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'property-images' and (select private.owns_image_path(name))
    and not (select private.is_settled_photo(name))
  );

-- Documents are uploaded by users to their own folder; only the function `documents` reads and deletes them.

create function private.may_add_document(p_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.with_small_ending(p_name) ~ ('^' || (select auth.uid())
      || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|docx?|jpe?g|jpe|jfif|png)$')
    and not exists (select 1 from public.documents d where d.path = p_name)
    and (
      select count(*) < 400 and coalesce(sum((o.metadata ->> 'size')::numeric), 0) < 1073741824
      from private.files_in('documents', auth.uid()::text) as o
    );
$$;
grant execute on function private.may_add_document to authenticated, service_role;

create policy "Users add documents to their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'documents' and (select private.may_add_files()) and (select private.may_add_document(name)));

-- Images for Vesty have a folder per user, with unguessable names and a limited number of files.

create function private.may_add_chat_image(p_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.are_chat_images((select auth.uid()), array[p_name])
    and (select count(*) from private.files_in('chat-images', auth.uid()::text)) < private.limit_of('chat.stored_images');
$$;
grant execute on function private.may_add_chat_image to authenticated, service_role;

create policy "Users see their own chat images" on storage.objects
  for select to authenticated
  using (bucket_id = 'chat-images' and split_part(name, '/', 1) = (select auth.uid())::text);
create policy "Users add images to their own chat" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'chat-images' and (select private.may_add_files()) and (select private.may_add_chat_image(name)));
create policy "Users remove their own chat images" on storage.objects
  for delete to authenticated
  using (bucket_id = 'chat-images' and split_part(name, '/', 1) = (select auth.uid())::text);

-- Profile pictures have a folder per user; the profile names the picture in use. Only its owner can read it, so sharing
-- its address reveals nothing.

create function private.may_add_avatar(p_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.with_small_ending(p_name)
    ~ ('^' || (select auth.uid()) || '/[A-Za-z0-9_-]{8,60}\.(jpg|png|webp)$')
    and (select count(*) from private.files_in('avatars', auth.uid()::text)) < 10;
$$;
grant execute on function private.may_add_avatar to authenticated, service_role;

create policy "Users see their own picture" on storage.objects
  for select to authenticated
  using (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text);
create policy "Users add a picture of their own" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'avatars' and (select private.may_add_files()) and (select private.may_add_avatar(name)));
create policy "Users remove their own picture" on storage.objects
  for delete to authenticated
  using (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text);

-- Files that nothing refers to are looked for bucket by bucket, a part of each at a time, so that a round through all files
-- takes a day: reading a million files at once would keep the clock from its other duties.
create table private.file_rounds (
  bucket_id text primary key,
  searched_to text not null
);
comment on table private.file_rounds is 'How far the search for files that nothing refers to has come.';
comment on column private.file_rounds.searched_to is 'The name of the last file; empty before the next round.';
select private.only_for_server('select, insert, update, delete', 'file_rounds');

-- The next files of a bucket for which the function `private.<p_test>` (name, created_at) is true. A call that only looks
-- leaves them to the next call.
create function private.unused_files(p_bucket text, p_test text, p_limit integer, p_only_looks boolean default false) returns text[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant integer := least(greatest(coalesce(p_limit, 100), 1), 500);
  -- The duties that call this run every ten minutes.
  part constant integer := (select greatest(1000, c.reltuples / 144) from pg_class c where c.oid = 'storage.objects'::regclass);
  first constant text := coalesce((select r.searched_to from private.file_rounds r where r.bucket_id = p_bucket), '');
  last constant text := (
    select o.name from storage.objects o where o.bucket_id = p_bucket and o.name > first order by o.name offset part - 1 limit 1);
  found_names text[];
begin
  execute format(
    'select array(
       select o.name from storage.objects o
       where o.bucket_id = $1 and o.name > $2 and ($3 is null or o.name <= $3) and private.%I(o.name, o.created_at)
       order by o.name limit $4)', p_test)
  into found_names using p_bucket, first, last, most;
  if cardinality(found_names) = 0 or not p_only_looks then
    insert into private.file_rounds (bucket_id, searched_to)
    values (p_bucket, coalesce(case when cardinality(found_names) = most then found_names[most] else last end, ''))
    on conflict (bucket_id) do update set searched_to = excluded.searched_to;
  end if;
  return found_names;
end;
$$;
