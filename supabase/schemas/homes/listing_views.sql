-- Views of a listing: each visitor counts once a day, and the owner never.

-- The channel that led a visitor here, according to the link they followed; '' without a channel. Only the words in
-- CHANNELS in domain/homes/channels.ts are allowed, so that nothing about a person can be stored.
create function private.is_channel(word text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select word in ('', 'flyer', 'sign', 'craigslist', 'facebook', 'nextdoor', 'instagram', 'x', 'sms', 'portal', 'zillow', 'mls');
$$;
grant execute on function private.is_channel to anon, authenticated, service_role;

create table public.listing_views (
  listing_id uuid not null references public.listings (id) on delete cascade,
  day date not null,
  visitor text not null check (char_length(visitor) between 8 and 64),
  came_from text not null default '' check (private.is_channel(came_from)),
  primary key (listing_id, day, visitor)
) partition by range (day);
comment on table public.listing_views is 'One row per visitor and day. `visitor` is an opaque token, never an address or a name.';

create table private.listing_views_rest partition of public.listing_views default;
alter table private.listing_views_rest enable row level security;
create policy "A partition is used through its table" on private.listing_views_rest for all to service_role using (false);

alter table public.listing_views enable row level security;
-- The rows are only counted. No role can read which visitor came from where.
grant select (listing_id, day) on public.listing_views to authenticated;

create policy "Owners see the views of their listings" on public.listing_views
  for select to authenticated
  using (listing_id = any ((select private.my_homes())::uuid[]));

create table public.listing_view_counts (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  views integer not null default 0 check (views >= 0)
);
comment on table public.listing_view_counts is 'Total views of a listing, in a separate table so that counting never rewrites the listing.';

alter table public.listing_view_counts enable row level security;
select private.let_read('anon, authenticated', 'listing_view_counts');

create policy "Whoever sees a listing sees how often it was viewed" on public.listing_view_counts
  for select to anon, authenticated
  using (exists (select 1 from public.listings l where l.id = listing_id));

create function private.count_view() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.listing_view_counts as counts (listing_id, views) values (new.listing_id, 1)
  on conflict (listing_id) do update set views = counts.views + 1;
  return null;
end;
$$;

create trigger count_view after insert on public.listing_views
  for each row execute function private.count_view();

-- Counts a visitor, whose token the caller made up. p_networks are the visitor's, if one of our functions calls, which
-- has limited them.
create function private.count_visitor(
  p_listing_id uuid, p_visitor text, p_from text, p_person uuid, p_networks text[] default null
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  today constant date := (now() at time zone 'utc')::date;
  token text;
  viewer private.caller;
begin
  if p_visitor is null or char_length(p_visitor) not between 8 and 64 then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  -- Ignore homes that are not public, without revealing that they exist, and the caller's own.
  if not exists (
    select 1 from public.listings l
    where l.id = p_listing_id and l.status in ('active', 'pending')
      and not private.is_owner_of(l.id, p_person)
  ) then
    return;
  end if;
  -- The stored token identifies no one: it differs for each home and day.
  token := encode(sha256(convert_to(concat_ws('|', p_listing_id, today, p_visitor), 'utf8')), 'hex');
  if exists (
    select 1 from public.listing_views v
    where v.listing_id = p_listing_id and v.day = today and v.visitor = token
  ) then
    return;
  end if;
  -- Cap what made-up visitors can add: to a home's figures, which its owner relies on, and to what is stored.
  if p_networks is null and not (
    private.take_network_rate('view:network', 3600, private.limit_of('views.per_hour'))
    and private.take_network_rate('view:network-day', 86400, private.limit_of('views.per_day'))
    and private.take_network_rate('view:network-home', 86400, private.limit_of('views.per_home'), p_listing_id)) then
    return;
  end if;
  viewer := private.caller_of(p_person, coalesce(p_networks, private.caller_networks()));
  if private.take_part('views', p_listing_id::text, viewer) and private.take_part('views_of_day', p_listing_id::text, viewer) then
    -- A mangled link still counts.
    insert into public.listing_views (listing_id, day, visitor, came_from)
    values (p_listing_id, today, token, case when private.is_channel(p_from) then p_from else '' end)
    on conflict do nothing;
  end if;
end;
$$;

create function private.register_listing_view(p_listing_id uuid, p_visitor text, p_from text default '')
returns void
language sql volatile security definer set search_path = '' as $$
  select private.count_visitor(p_listing_id, p_visitor, p_from, auth.uid());
$$;

select private.expose('register_listing_view(p_listing_id, p_visitor, p_from)', 'anon, authenticated',
  'Counts a view: once per visitor and day, never the owner''s. `p_from` is the channel of the link followed.');

create function private.register_api_view(p_listing_id uuid, p_visitor text, p_person uuid, p_networks text[]) returns void
language sql volatile security definer set search_path = '' as $$
  select private.count_visitor(p_listing_id, p_visitor, '', p_person, p_networks);
$$;

select private.expose('register_api_view(p_listing_id, p_visitor, p_person, p_networks)', 'service_role',
  'For the function listings, which counts its callers'' networks: counts a view of a visitor, or of a person who is signed in.');

-- Views in the last seven days, for the owner's "12 views this week". It runs with the caller's rights: listing_views
-- is visible only to the owner, so anyone else gets 0.
create function public.views_this_week(listing_id uuid) returns integer
language sql stable set search_path = '' as $$
  select count(*)::integer from public.listing_views v
  where v.listing_id = views_this_week.listing_id
    and v.day > (now() at time zone 'utc')::date - 7;
$$;
comment on function public.views_this_week is
  'Views of the caller''s own home in the last seven days; 0 for anyone else.';
grant execute on function public.views_this_week to authenticated, service_role;

-- Visitors are only needed while the last days are counted; after that, their number is enough. It is only shown by week,
-- so a week's days are one row, which stays as long as the home does.
create table private.listing_view_days (
  listing_id uuid not null references public.listings (id) on delete cascade,
  day date not null,
  came_from text not null default '' check (private.is_channel(came_from)),
  views integer not null check (views > 0),
  primary key (listing_id, day, came_from)
);
comment on table private.listing_view_days is 'Views of a listing more than a week ago. The day is the Monday of their week; up to release 1.0.0 it was the day itself.';
alter table private.listing_view_days enable row level security;
create policy "The service role manages the views of past days" on private.listing_view_days
  for all to service_role using (true) with check (true);

create function private.fold_views() returns void
language plpgsql volatile set search_path = '' as $$
declare
  first_kept constant date := ((select private.kept_since('views')) at time zone 'utc')::date;
  added constant text := 'insert into private.listing_view_days as known (listing_id, day, came_from, views)
    select p.listing_id, date_trunc(''week'', p.day)::date, p.came_from, count(*) from %s p group by 1, 2, 3 order by 1, 2, 3
    on conflict (listing_id, day, came_from) do update set views = known.views + excluded.views';
  past record;
begin
  for past in select p.* from private.partitions_of('public.listing_views') p loop
    if past.last_day < first_kept then
      -- No view comes in between adding up and removing. The homes are locked by the rows that refer to them, lowest id
      -- first. If one of them is being deleted, its views are deleted as well, and the day waits for the next time.
      begin
        perform set_config('lock_timeout', '500ms', true);
        execute format('lock table %s in share mode', past.part);
        execute format(added, past.part);
        execute format('drop table %s', past.part);
      exception when lock_not_available or deadlock_detected or foreign_key_violation then
        continue;
      end;
    elsif not past.is_one_day then
      -- Homes are deleted first, because their views refer to them. A home that is being deleted is left out.
      execute format('with homes as materialized (
          select l.id from public.listings l
          where l.id in (select v.listing_id from %1$s v where v.day < $1)
          order by l.id for key share skip locked
        ), past as (
          delete from %1$s v using homes where v.listing_id = homes.id and v.day < $1
          returning v.listing_id, v.day, v.came_from
        )', past.part) || format(added, 'past')
      using first_kept;
    end if;
  end loop;
end;
$$;
