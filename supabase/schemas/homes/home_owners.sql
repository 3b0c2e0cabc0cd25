-- Co-owners: up to three people own a home together with the person who created it. All of them read everything about
-- the home and act for it, and each act says which of them acted. Only the first owner can invite and remove owners,
-- pay, and delete the home. listings.user_id is the first owner, and so are the owner_id and user_id that other tables
-- copy from there. The rows of this table are the other owners (decision 164).
--
-- All code that asks whether a person owns a home asks a function of this file. Policies compare the home's id with
-- private.my_homes(), which is read once a query.
--
-- An invitation names a mailbox. A person who follows its link and signs in under that mailbox joins (inviting_owners).
-- When a row is deleted, its person can do nothing for the home any more: co-owners are stored nowhere else, except in
-- conversation_members, which a trigger keeps the same.
--
-- Order of locks: the first owner's homes (private.lock_homes), then these rows, then the homes' conversations, then
-- mail.

create table public.home_owners (
  id uuid primary key,
  listing_id uuid not null references public.listings (id) on delete cascade,
  person_id uuid references auth.users (id) on delete cascade,
  name text not null check (private.is_plain_name(name, 80)),
  email text check (char_length(email) <= 254 and private.is_email(email)),
  invited_at timestamptz not null default now(),
  joined_at timestamptz,
  constraint home_owners_invited_or_joined check (
    num_nonnulls(person_id, email) = 1 and (person_id is null) = (joined_at is null))
);
comment on table public.home_owners is 'The people who own a home besides the person who created it, and the people who are invited to. Functions write it.';
comment on column public.home_owners.id is 'The browser generates this id, so that an invitation that is sent again is recognized as the same one.';
comment on column public.home_owners.person_id is 'Null until the invited person has joined.';
comment on column public.home_owners.name is 'The person''s name as the first owner wrote it.';
comment on column public.home_owners.email is 'The address that was invited; null once the person has joined, because then their account has an address.';
create unique index home_owners_once on public.home_owners (listing_id, person_id) where person_id is not null;
create unique index home_owners_invited_once on public.home_owners (listing_id, private.mailbox_of(email)) where email is not null;
create index home_owners_of_listing on public.home_owners (listing_id);
create index home_owners_of_person on public.home_owners (person_id, listing_id);

alter table public.home_owners enable row level security;
revoke all on public.home_owners from service_role;
select private.let_read('authenticated', 'home_owners');
grant select, insert, update, delete on public.home_owners to service_role;

create policy "People see which homes they own with others" on public.home_owners
  for select to authenticated using (person_id = (select auth.uid()));

-- The homes that the caller owns, alone or with others.
create function private.my_homes() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select l.id from public.listings l where l.user_id = auth.uid()
    union all
    select o.listing_id from public.home_owners o where o.person_id = auth.uid());
end;
$$;

-- The caller's homes that another person created.
create function private.shared_homes() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(select o.listing_id from public.home_owners o where o.person_id = auth.uid());
end;
$$;

-- The homes that the caller may change. A suspended person can't change a home that another person created, because
-- that home isn't hidden like their own.
create function private.homes_i_change() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select l.id from public.listings l where l.user_id = auth.uid()
    union all
    select o.listing_id from public.home_owners o where o.person_id = auth.uid() and not private.is_suspended(o.person_id));
end;
$$;

create function private.is_owner_of(p_listing_id uuid, p_person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.listings l where l.id = p_listing_id and l.user_id = p_person)
      or exists (select from public.home_owners o where o.listing_id = p_listing_id and o.person_id = p_person);
end;
$$;

-- The home of one of its owners, who is about to change what is public of it, with the lock for its days. A home of others is answered
-- like one that isn't there.
create function private.locked_home_of(p_listing_id uuid, p_person uuid) returns public.listings
language plpgsql volatile set search_path = '' as $$
declare
  home public.listings;
begin
  perform private.lock_days(p_listing_id);
  select * into home from public.listings l where l.id = p_listing_id;
  if home.id is null or not private.is_owner_of(home.id, p_person) then
    raise exception using errcode = 'PT404', message = 'listing_not_found';
  end if;
  return home;
end;
$$;

create function private.first_owner(p_listing_id uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select l.user_id from public.listings l where l.id = p_listing_id);
end;
$$;

-- All owners of a home: the first owner, then the others in the order in which they joined.
create function private.owners_of(p_listing_id uuid) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select person from (
      select l.user_id as person, '-infinity'::timestamptz as since from public.listings l where l.id = p_listing_id
      union all
      select o.person_id, o.joined_at from public.home_owners o
      where o.listing_id = p_listing_id and o.person_id is not null) as owners
    order by since, person);
end;
$$;
grant execute on function private.my_homes, private.shared_homes, private.homes_i_change, private.first_owner, private.is_owner_of
  to authenticated, service_role;
grant execute on function private.owners_of to service_role;

create policy "Users see homes that are for sale and their own" on public.listings
  for select to authenticated
  using (status in ('active', 'pending') or user_id = (select auth.uid()) or id = any ((select private.shared_homes())::uuid[]));
create policy "Owners change their own listings" on public.listings
  for update to authenticated
  using (id = any ((select private.homes_i_change())::uuid[]))
  with check (id = any ((select private.homes_i_change())::uuid[]));
create policy "Owners read the streets they hide" on public.hidden_places
  for select to authenticated using (listing_id = any ((select private.my_homes())::uuid[]));
