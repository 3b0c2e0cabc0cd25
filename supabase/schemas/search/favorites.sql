-- Favorites: a limited number per user. A guest's favorites are merged into the account's at sign-in.

create table public.favorites (
  user_id uuid not null references auth.users (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  came_from text not null default '' check (private.is_channel(came_from)),
  created_at timestamptz not null default now(),
  primary key (user_id, listing_id)
);
comment on table public.favorites is 'Homes that a user has marked. Only that user sees them.';
create index favorites_listing on public.favorites (listing_id);

alter table public.favorites enable row level security;
select private.let_read('authenticated', 'favorites');
grant delete on public.favorites to authenticated;
grant insert (user_id, listing_id, came_from) on public.favorites to authenticated;

create policy "Users see their own favorites" on public.favorites
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users mark homes that they can see" on public.favorites
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and exists (select 1 from public.listings l where l.id = listing_id)
  );
create policy "Users unmark their own favorites" on public.favorites
  for delete to authenticated using (user_id = (select auth.uid()));

-- A user's parallel inserts wait for each other here, and each counts what the previous one stored,
-- so that together they can't exceed the limit.
create function private.guard_favorite_count() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('favorites:' || people.user_id, 0))
  from (select distinct user_id from added order by user_id) as people;
  if exists (
    select 1 from public.favorites f
    where f.user_id in (select user_id from added)
    group by f.user_id having count(*) > private.limit_of('favorites')
  ) then
    raise exception using errcode = 'PT409', message = 'too_many_favorites';
  end if;
  return null;
end;
$$;

create trigger guard_favorite_count after insert on public.favorites
  referencing new table as added for each statement execute function private.guard_favorite_count();

-- A definer function, because it writes `created_at`, which callers may not, to keep the guest's order.
create function private.merge_favorites(p_listing_ids uuid[]) returns uuid[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
  most constant integer := private.limit_of('favorites');
begin
  if p_listing_ids is null or cardinality(p_listing_ids) > most then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;

  perform private.take_turn('favorites:' || me);
  insert into public.favorites (user_id, listing_id, created_at)
  select me, kept.id, now() - kept.n * interval '1 millisecond'
  from (
    select given.id, min(given.n) as n
    from unnest(p_listing_ids) with ordinality as given (id, n) group by given.id
  ) as kept
  -- Skip homes that the caller can't see; marking one would reveal that it exists.
  join public.listings l on l.id = kept.id and (l.status in ('active', 'pending') or private.is_owner_of(l.id, me))
  where not exists (
    select 1 from public.favorites f where f.user_id = me and f.listing_id = kept.id
  )
  order by kept.n
  limit greatest(0, most - (select count(*) from public.favorites f where f.user_id = me))
  on conflict do nothing;

  return array(
    select f.listing_id from public.favorites f
    where f.user_id = me order by f.created_at desc, f.listing_id
  );
end;
$$;

select private.expose('merge_favorites(listing_ids)', 'authenticated',
  'Adds homes, newest first, to the caller''s favorites while there is room, and returns all of them. Repeating it changes nothing.');

-- Saves in the last seven days, for the owner's "3 saves this week". A definer function, because users can only read
-- their own favorites: the owner learns how many there are, but not of whom.
create function private.saves_this_week(p_listing_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer
  from public.favorites f
  join public.listings l on l.id = f.listing_id and private.is_owner_of(l.id, (select auth.uid()))
  where f.listing_id = p_listing_id
    -- The owners' own marks do not count.
    and f.user_id <> l.user_id
    and not exists (select from public.home_owners o where o.listing_id = l.id and o.person_id = f.user_id)
    -- The same days as views_this_week.
    and f.created_at >= ((now() at time zone 'utc')::date - 6) at time zone 'utc';
$$;

-- Saves in the last seven days for all of the caller's homes; homes that no user saved are missing.
create function private.saves_of_own_homes() returns table (listing_id uuid, n bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select f.listing_id, count(*)
  from public.listings l join public.favorites f on f.listing_id = l.id
  where l.id = any ((select private.my_homes())::uuid[]) and f.user_id <> l.user_id
    and not exists (select from public.home_owners o where o.listing_id = l.id and o.person_id = f.user_id)
    and f.created_at >= ((now() at time zone 'utc')::date - 6) at time zone 'utc'
  group by f.listing_id;
end;
$$;

select private.expose('saves_this_week(listing_id)', 'authenticated',
  'How many users saved the caller''s own home in the last seven days; 0 for anyone else.');
grant execute on function private.saves_of_own_homes
  to authenticated, service_role;
