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

create function private.owns_image_path(p_path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.with_small_ending(p_path)
       ~ ('^[0-9a-f-]{36}/' || auth.uid() || '_[0-9]{10,16}_[A-Za-z0-9]{4,40}(_[0-9]{2,4}w)?\.(jpe?g|jpe|jfif|png|webp|avif)$')
     and exists (
       select 1 from public.listings l
       where l.id::text = split_part(p_path, '/', 1) and private.is_owner_of(l.id, auth.uid())
     );
$$;
grant execute on function private.owns_image_path to authenticated, service_role;

create function private.is_settled_photo(p_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.listing_images i where i.path = private.photo_of_file(p_name)
  ) or private.is_kept_photo(private.photo_of_file(p_name));
$$;

-- Whether a person's photos, of all homes, leave room for another: 4 GB in all, of which 256 MB may not be attached yet.
-- The sweep deletes those after a day.
create function private.has_room_for_photos(p_person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(size), 0) < 4294967296
     and coalesce(sum(size) filter (where not private.is_settled_photo(name)), 0) < 268435456
  from (
    select o.name, (o.metadata ->> 'size')::numeric as size
    from public.listings l
    join storage.objects o on o.bucket_id = 'property-images' and o.name like l.id || '/%'
    where l.user_id = p_person
  ) as files;
$$;

-- A name in the listing's folder that was never used, while the folder has fewer than 400 files: plenty for
-- 40 photos with their smaller versions.
create function private.may_add_photo(p_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.owns_image_path(p_name)
     and not private.is_settled_photo(p_name)
     and not exists (
       select 1 from private.discarded_photos d where d.path = private.photo_of_file(p_name)
     )
     and (
       select count(*) from (
         select 1 from storage.objects o
         where o.bucket_id = 'property-images' and o.name like split_part(p_name, '/', 1) || '/%'
         limit 400
       ) as files
     ) < 400
     and private.has_room_for_photos((
       select l.user_id from public.listings l where l.id::text = split_part(p_name, '/', 1)));
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
      from storage.objects o
      where o.bucket_id = 'documents' and o.name like (select auth.uid()) || '/%'
    );
$$;
grant execute on function private.may_add_document to authenticated, service_role;

create policy "Users add documents to their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'documents' and (select private.may_add_files()) and (select private.may_add_document(name)));

-- Images for Vesty have a folder per user, with unguessable names and a limited number of files.

create function private.may_add_chat_image(p_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.are_chat_images((select auth.uid()), array[p_name]) and (
    select count(*) from (
      select 1 from storage.objects o
      where o.bucket_id = 'chat-images' and o.name like (select auth.uid()) || '/%'
      limit private.limit_of('chat.stored_images')
    ) as files
  ) < private.limit_of('chat.stored_images');
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
    ~ ('^' || (select auth.uid()) || '/[A-Za-z0-9_-]{8,60}\.(jpg|png|webp)$') and (
    select count(*) from storage.objects o
    where o.bucket_id = 'avatars' and o.name like (select auth.uid()) || '/%'
  ) < 10;
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
