-- The bucket `documents`: users put files into their own folder and do nothing else with it. There is
-- no way past the function `documents` to read, list, sign, move or remove one, because a file that
-- nobody has looked at must not be served under an address of ours (trust.md E1).

-- A definer, because a policy that reads its own table would ask itself. A name is never used twice,
-- so other bytes can't come under a checked one. There is more room than for documents (200, 500 MB):
-- files that wait for their check or for the sweep lie here too.
create function private.may_add_document(p_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_name ~ ('^' || (select auth.uid())
      || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|docx?|jpe?g|png)$')
    and not exists (select 1 from public.documents d where d.path = p_name)
    and (
      select count(*) < 400 and coalesce(sum((o.metadata ->> 'size')::numeric), 0) < 1073741824
      from storage.objects o
      where o.bucket_id = 'documents' and o.name like (select auth.uid()) || '/%'
    );
$$;
grant execute on function private.may_add_document to authenticated, service_role;

drop policy "Owners see the files of their listings" on storage.objects;
create policy "Owners see the files of their listings" on storage.objects
  for select to authenticated
  using (bucket_id = 'property-images' and (select private.owns_image_path(name)));
drop policy "Owners add photos to their listings, users their own files" on storage.objects;
create policy "Owners add photos to their listings" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'property-images' and (select private.may_add_photo(name)));
drop policy "Owners remove files that are not shown, users their own files" on storage.objects;
create policy "Owners remove photos that are not shown" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'property-images' and (select private.owns_image_path(name))
    and not (select private.is_settled_photo(name))
  );
create policy "Users add documents to their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'documents' and (select private.may_add_document(name)));

-- For the scheduler: rows that were deleted more than a day ago go, and the names of files that have
-- no row are answered. A file of which a row may still be made is younger (private.add_document).
create function private.sweep_documents(p_limit integer) returns text[]
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from public.documents d where d.deleted_at < now() - interval '24 hours';
  return array(
    select o.name from storage.objects o
    where o.bucket_id = 'documents' and o.created_at < now() - interval '24 hours'
      and not exists (select 1 from public.documents d where d.path = o.name)
    order by o.created_at
    limit least(greatest(coalesce(p_limit, 100), 1), 500)
  );
end;
$$;
create function public.sweep_documents(p_limit integer default 100) returns text[]
language sql volatile set search_path = '' as $$
  select private.sweep_documents(p_limit);
$$;
comment on function public.sweep_documents is 'For the function documents: forgets what was deleted, and names files to remove.';
revoke execute on function public.sweep_documents from public, anon, authenticated;
grant execute on function public.sweep_documents, private.sweep_documents to service_role;

select private.schedule_function('documents/sweep', '37 * * * *');
