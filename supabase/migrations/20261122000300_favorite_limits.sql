-- Favourites have a bound, and a guest's join those of the account at sign-in.

-- Parallel inserts of one person wait for each other here: each of them counts what the one before
-- has stored, so that they can't pass the bound together.
create function private.guard_favorite_count() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('favorites:' || people.user_id, 0))
  from (select distinct user_id from added order by user_id) as people;
  if exists (
    select 1 from public.favorites f
    where f.user_id in (select user_id from added)
    group by f.user_id having count(*) > 500
  ) then
    raise exception using errcode = 'PT409', message = 'too_many_favorites';
  end if;
  return null;
end;
$$;
create trigger guard_favorite_count after insert on public.favorites
  referencing new table as added for each statement execute function private.guard_favorite_count();

-- A definer function, because `created_at` keeps the guest's order and no caller may write it.
create function private.merge_favorites(p_listing_ids uuid[]) returns uuid[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  most constant integer := 500;
begin
  if me is null then
    raise exception using errcode = 'PT401', message = 'authentication_required';
  end if;
  if p_listing_ids is null or cardinality(p_listing_ids) > most then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;

  perform pg_advisory_xact_lock(hashtextextended('favorites:' || me, 0));
  insert into public.favorites (user_id, listing_id, created_at)
  select me, kept.id, now() - kept.n * interval '1 millisecond'
  from (
    select given.id, min(given.n) as n
    from unnest(p_listing_ids) with ordinality as given (id, n) group by given.id
  ) as kept
  -- What the person could not see they could not mark: that would tell them that it is there.
  join public.listings l on l.id = kept.id and (l.status in ('active', 'pending') or l.user_id = me)
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

create function public.merge_favorites(listing_ids uuid[]) returns uuid[]
language sql volatile set search_path = '' as $$
  select private.merge_favorites(listing_ids);
$$;
comment on function public.merge_favorites is
  'Adds homes, the newest first, to the caller''s favourites as far as there is room; answers all of them. Repeating it changes nothing.';
revoke execute on function public.merge_favorites from public, anon;
grant execute on function public.merge_favorites, private.merge_favorites to authenticated, service_role;
