-- What lies in storage for a listing that is gone: the rows of its photos went with it, so nothing
-- else knows the names. A listing that is still there keeps its files to itself.
create function private.files_of_gone_listing(p_id uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select o.name from storage.objects o
    where o.bucket_id = 'property-images' and o.name like p_id || '/%'
      and not exists (select 1 from public.listings l where l.id = p_id)
    order by o.name
  );
$$;

create function public.files_of_gone_listing(p_id uuid) returns text[]
language sql stable set search_path = '' as $$
  select private.files_of_gone_listing(p_id);
$$;
comment on function public.files_of_gone_listing is 'For the listings function: names of files to delete after a listing was deleted.';
revoke execute on function public.files_of_gone_listing from public, anon, authenticated;
grant execute on function public.files_of_gone_listing, private.files_of_gone_listing to service_role;
