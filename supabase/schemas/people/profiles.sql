-- Profiles: one row per user, created at sign-up.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null default '' check (char_length(full_name) <= 100 and (full_name = '' or private.is_visible(full_name))
    and not private.has_our_name(full_name)),
  phone text check (char_length(phone) <= 40 and (phone = '' or private.is_phone(phone))),
  property_address text check (char_length(property_address) <= 200),
  property_type text check (
    property_type in ('house', 'condo', 'townhouse', 'apartment', 'land', 'commercial')
  ),
  avatar_path text check (char_length(avatar_path) <= 300),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A profile can't point at another user's picture.
  constraint profiles_own_avatar check (
    private.with_small_ending(avatar_path) ~ ('^' || id || '/[A-Za-z0-9_-]{8,60}\.(jpg|png|webp)$')
  )
);
comment on table public.profiles is 'Facts that users tell us about themselves. Only they read and change them.';
comment on column public.profiles.avatar_path is 'Object in the private bucket avatars, in the user''s folder.';

alter table public.profiles enable row level security;
select private.let_read('authenticated', 'profiles');
grant update (full_name, phone, property_address, property_type, avatar_path)
  on public.profiles to authenticated;

create policy "Users read their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "Users change their own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

create trigger touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();

-- A long name is cut instead of refused, because it must not block a sign-up. A name of invisible characters, or with
-- ours in it, counts as none.
create function private.make_profile(p_person uuid, p_full_name text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.profiles (id, full_name)
  select p_person, case when private.is_visible(written) and not private.has_our_name(written) then written else '' end
  from left(coalesce(btrim(p_full_name), ''), 100) as written
  on conflict (id) do nothing;
end;
$$;
