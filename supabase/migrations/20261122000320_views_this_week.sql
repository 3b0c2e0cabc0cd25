-- "12 views this week", for the owner. It runs as its caller: the policy of listing_views shows the
-- days of a home to its owner alone, and so anybody else counts none.
create function public.views_this_week(listing_id uuid) returns integer
language sql stable set search_path = '' as $$
  select count(*)::integer from public.listing_views v
  where v.listing_id = views_this_week.listing_id
    and v.day > (now() at time zone 'utc')::date - 7;
$$;
comment on function public.views_this_week is
  'Views of the caller''s own home in the last seven days; 0 to everybody else.';
revoke execute on function public.views_this_week from public, anon;
grant execute on function public.views_this_week to authenticated, service_role;
