-- The picture of a user: a private bucket, a folder a user, and the profile names the one in use.
-- Only its owner sees it, so that an address that was passed on shows nothing.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', false, 2097152, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

-- A definer, because a policy that reads its own table would ask itself. One picture is in use; a
-- few more may be left of changes that broke off.
create function private.may_add_avatar(p_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_name ~ ('^' || (select auth.uid()) || '/[A-Za-z0-9_-]{8,60}\.(jpg|png|webp)$') and (
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
  with check (bucket_id = 'avatars' and (select private.may_add_avatar(name)));
create policy "Users remove their own picture" on storage.objects
  for delete to authenticated
  using (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text);

-- Nobody names the picture of another. No profile has one yet.
-- squawk-ignore constraint-missing-not-valid
alter table public.profiles add constraint profiles_own_avatar check (
  avatar_path ~ ('^' || id || '/[A-Za-z0-9_-]{8,60}\.(jpg|png|webp)$')
);
comment on column public.profiles.avatar_path is 'Object in the private bucket avatars, in the folder of the user.';
