-- Images that are shown to Vesty: a private bucket, a folder a user, names that nobody guesses. The
-- three policies that buckets share no longer speak of it; it has its own, with a bound.

update storage.buckets
set public = false, file_size_limit = 5242880,
    allowed_mime_types = array['image/jpeg', 'image/png', 'image/webp']
where id = 'chat-images';

-- A definer, because a policy that reads its own table would ask itself.
create function private.may_add_chat_image(p_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.are_chat_images((select auth.uid()), array[p_name]) and (
    select count(*) from (
      select 1 from storage.objects o
      where o.bucket_id = 'chat-images' and o.name like (select auth.uid()) || '/%'
      limit 200
    ) as files
  ) < 200;
$$;
grant execute on function private.may_add_chat_image to authenticated, service_role;

drop policy "Owners see the files of their listings" on storage.objects;
create policy "Owners see the files of their listings" on storage.objects
  for select to authenticated
  using (
    (bucket_id = 'property-images' and (select private.owns_image_path(name)))
    or (bucket_id = 'documents' and split_part(name, '/', 1) = (select auth.uid())::text)
  );
drop policy "Owners add photos to their listings, users their own files" on storage.objects;
create policy "Owners add photos to their listings, users their own files" on storage.objects
  for insert to authenticated
  with check (
    (bucket_id = 'property-images' and (select private.may_add_photo(name)))
    or (bucket_id = 'documents' and split_part(name, '/', 1) = (select auth.uid())::text)
  );
drop policy "Owners remove files that are not shown, users their own files" on storage.objects;
create policy "Owners remove files that are not shown, users their own files" on storage.objects
  for delete to authenticated
  using (
    (bucket_id = 'property-images' and (select private.owns_image_path(name))
     and not (select private.is_settled_photo(name)))
    or (bucket_id = 'documents' and split_part(name, '/', 1) = (select auth.uid())::text)
  );

create policy "Users see their own chat images" on storage.objects
  for select to authenticated
  using (bucket_id = 'chat-images' and split_part(name, '/', 1) = (select auth.uid())::text);
create policy "Users add images to their own chat" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'chat-images' and (select private.may_add_chat_image(name)));
create policy "Users remove their own chat images" on storage.objects
  for delete to authenticated
  using (bucket_id = 'chat-images' and split_part(name, '/', 1) = (select auth.uid())::text);

-- For the function chatbot on its schedule: files that no message shows and none can be about to
-- show (private.has_chat_images takes those of the last 23 hours), the oldest first.
create function private.sweep_chat_images(p_limit integer) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select o.name from storage.objects o
    where o.bucket_id = 'chat-images' and o.created_at < now() - interval '24 hours'
      and not exists (select from public.chat_messages m where m.images @> array[o.name])
    order by o.created_at
    limit least(greatest(coalesce(p_limit, 100), 1), 500)
  );
$$;
create function public.sweep_chat_images(p_limit integer default 100) returns text[]
language sql stable set search_path = '' as $$
  select private.sweep_chat_images(p_limit);
$$;
comment on function public.sweep_chat_images is 'For the function chatbot on its schedule: names of files that no conversation shows.';
revoke execute on function public.sweep_chat_images from public, anon, authenticated;
grant execute on function public.sweep_chat_images, private.sweep_chat_images to service_role;

select private.schedule_function('chatbot/sweep', '27 * * * *');
