-- "3 saves this week", for the owner. A definer function, because nobody but a person themselves may
-- read their favourites: the owner learns how many there are, never whose.
create function private.saves_this_week(p_listing_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer
  from public.favorites f
  join public.listings l on l.id = f.listing_id and l.user_id = (select auth.uid())
  where f.listing_id = p_listing_id
    -- An owner who marks the own home is not interest in it.
    and f.user_id <> l.user_id
    -- The days that views_this_week counts.
    and f.created_at >= ((now() at time zone 'utc')::date - 6) at time zone 'utc';
$$;

create function public.saves_this_week(listing_id uuid) returns integer
language sql stable set search_path = '' as $$
  select private.saves_this_week(listing_id);
$$;
comment on function public.saves_this_week is
  'How many people made the caller''s own home a favourite in the last seven days; 0 to everybody else.';
revoke execute on function public.saves_this_week from public, anon;
grant execute on function public.saves_this_week, private.saves_this_week to authenticated, service_role;
