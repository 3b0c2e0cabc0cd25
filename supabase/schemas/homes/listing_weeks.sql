-- A home's figures by week and channel, for its owner only: views, saves, showing requests, showings that took
-- place, and offers. domain/homes/listing-weeks.ts adds the weeks without figures.

-- A definer function, because no role may read the views of past days or other people's favorites one by one. Each part
-- uses an index that begins with the home.
create function private.listing_weeks(p_listing_id uuid)
returns table (week date, came_from text, views bigint, saves bigint, requests bigint, showings bigint, offers bigint)
language sql stable security definer set search_path = '' as $$
  with home as (
    select l.id, l.user_id, coalesce(l.time_zone, 'UTC') as zone from public.listings l
    where l.id = p_listing_id and private.is_owner_of(l.id, auth.uid())
  ), facts (day, came_from, views, saves, requests, showings, offers) as (
    -- A visitor counts once a day, so that "views" here matches the home's page.
    select v.day, v.came_from, 1, 0, 0, 0, 0
    from home join public.listing_views v on v.listing_id = home.id
    union all
    select d.day, d.came_from, d.views, 0, 0, 0, 0
    from home join private.listing_view_days d on d.listing_id = home.id
    union all
    select (f.created_at at time zone home.zone)::date, f.came_from, 0, 1, 0, 0, 0
    from home join public.favorites f on f.listing_id = home.id and f.user_id <> home.user_id
    union all
    select (b.created_at at time zone home.zone)::date, coalesce(c.came_from, ''), 0, 0, 1, 0, 0
    from home join public.bookings b on b.listing_id = home.id and b.party_id is null
    left join private.booking_channels c on c.booking_id = b.id
    union all
    select b.date, coalesce(c.came_from, ''), 0, 0, 0, 1, 0
    from home join public.bookings b on b.listing_id = home.id and b.party_id is null
    left join private.booking_channels c on c.booking_id = b.id
    where b.status in ('confirmed', 'completed') and not b.no_show and b.starts_at <= now()
    union all
    select (o.created_at at time zone home.zone)::date, coalesce(c.came_from, ''), 0, 0, 0, 0, 1
    from home join public.offers o on o.listing_id = home.id
    left join private.offer_channels c on c.offer_id = o.id
  )
  select date_trunc('week', f.day)::date, f.came_from,
         sum(f.views), sum(f.saves), sum(f.requests), sum(f.showings), sum(f.offers)
  from facts f group by 1, 2 order by 1, 2;
$$;

select private.expose('listing_weeks(listing_id)', 'authenticated',
  'Figures of the caller''s own home by week, which begins on Monday, and channel; nothing for anyone else.');
