-- Files beside and below a photo that is shown were checked by the server. So nobody adds to them or
-- takes them away past it; otherwise other bytes could come back under a checked name.

create function private.is_settled_photo(p_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.listing_images i where i.path = private.photo_of_file(p_name)
  );
$$;

-- A place of one's own that was never used, in a folder that is not full: 40 photos with their
-- smaller versions fit many times (trust.md E4).
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
     ) < 400;
$$;
grant execute on function private.is_settled_photo, private.may_add_photo to authenticated, service_role;

drop policy "Owners add photos to their listings, users their own files" on storage.objects;
create policy "Owners add photos to their listings, users their own files" on storage.objects
  for insert to authenticated
  with check (
    (bucket_id = 'property-images' and (select private.may_add_photo(name)))
    or (bucket_id in ('documents', 'chat-images')
        and split_part(name, '/', 1) = (select auth.uid())::text)
  );
drop policy "Owners remove photos of their listings, users their own files" on storage.objects;
create policy "Owners remove files that are not shown, users their own files" on storage.objects
  for delete to authenticated
  using (
    (bucket_id = 'property-images' and (select private.owns_image_path(name))
     and not (select private.is_settled_photo(name)))
    or (bucket_id in ('documents', 'chat-images')
        and split_part(name, '/', 1) = (select auth.uid())::text)
  );
