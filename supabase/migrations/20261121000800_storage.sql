-- Storage: three buckets and who may write to them (design.md §4).
--
-- property-images is public to read by address; there is no policy that lets anybody list it.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('property-images', 'property-images', true, 10485760,
   array['image/jpeg', 'image/png', 'image/webp', 'image/avif']),
  ('documents', 'documents', false, 26214400,
   array['application/pdf', 'application/msword',
         'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
         'image/jpeg', 'image/png']),
  ('chat-images', 'chat-images', false, 10485760,
   array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

-- "<listing>/<user>_<timestamp>_<random>[_<width>w].<ext>" below a listing of one's own (B§7).
create function private.owns_image_path(p_path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_path ~ ('^[0-9a-f-]{36}/' || auth.uid() || '_[0-9]{10,16}_[A-Za-z0-9]{4,40}(_[0-9]{2,4}w)?\.(jpe?g|png|webp|avif)$')
     and exists (
       select 1 from public.listings l
       where l.id::text = split_part(p_path, '/', 1) and l.user_id = auth.uid()
     );
$$;
grant execute on function private.owns_image_path to authenticated, service_role;

create policy "Owners see the files of their listings" on storage.objects
  for select to authenticated
  using (
    (bucket_id = 'property-images' and (select private.owns_image_path(name)))
    or (bucket_id in ('documents', 'chat-images')
        and split_part(name, '/', 1) = (select auth.uid())::text)
  );
create policy "Owners add photos to their listings, users their own files" on storage.objects
  for insert to authenticated
  with check (
    (bucket_id = 'property-images' and (select private.owns_image_path(name)))
    or (bucket_id in ('documents', 'chat-images')
        and split_part(name, '/', 1) = (select auth.uid())::text)
  );
create policy "Owners remove photos of their listings, users their own files" on storage.objects
  for delete to authenticated
  using (
    (bucket_id = 'property-images' and (select private.owns_image_path(name)))
    or (bucket_id in ('documents', 'chat-images')
        and split_part(name, '/', 1) = (select auth.uid())::text)
  );
