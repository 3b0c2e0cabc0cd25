-- Homes similar to a given home: active ones first, then pending ones.

create function private.similar_listings(p_listing_id uuid) returns json
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  home public.listings;
  least_price bigint;
  most_price bigint;
begin
  select * into home from public.listings l
  where l.id = p_listing_id and l.status in ('active', 'pending');
  if not found then
    return '[]'::json;
  end if;
  least_price := coalesce(ceil(home.price * 0.75), 0);
  most_price := coalesce(floor(home.price * 1.25), 2147483647);

  -- The nearest prices on both sides: a bounded number, however many homes there are.
  return (
    with candidates as (
      select found.id
      from (values ('active'), ('pending')) as of_status (status)
      cross join lateral (
        (select l.id from public.listings l
         where l.status in ('active', 'pending') and l.status = of_status.status
           and l.property_type = home.property_type and l.state = home.state and l.city = home.city
           and l.price >= coalesce(home.price, 0) and l.price <= most_price
         order by l.price limit 100)
        union
        (select l.id from public.listings l
         where l.status in ('active', 'pending') and l.status = of_status.status
           and l.property_type = home.property_type and l.state = home.state and l.city = home.city
           and l.price < home.price and l.price >= least_price
         order by l.price desc limit 100)
        union
        (select l.id from public.listings l
         where l.status in ('active', 'pending') and l.status = of_status.status
           and l.property_type = home.property_type and l.state = home.state
           and l.price >= coalesce(home.price, 0) and l.price <= most_price
         order by l.price limit 100)
        union
        (select l.id from public.listings l
         where l.status in ('active', 'pending') and l.status = of_status.status
           and l.property_type = home.property_type and l.state = home.state
           and l.price < home.price and l.price >= least_price
         order by l.price desc limit 100)
        union
        -- These homes are within about 25 km, even in another town or state (uses listings_tile).
        (select l.id from public.listings l
         where l.status in ('active', 'pending') and l.status = of_status.status
           and l.property_type = home.property_type
           and floor((l.lat + 90) * 16384 / 360)::integer
               between floor((home.lat + 90) * 16384 / 360)::integer - 10
                   and floor((home.lat + 90) * 16384 / 360)::integer + 10
           and floor((l.lng + 180) * 16384 / 360)::integer
               between floor((home.lng + 180) * 16384 / 360)::integer - 10
                   and floor((home.lng + 180) * 16384 / 360)::integer + 10
           and l.price between least_price and most_price
         limit 200)
      ) as found
    ), nearest as (
      select l.*, row_number() over (
        order by
          (l.status = 'active') desc,
          (l.city = home.city and l.state = home.state) desc,
          -- Distances are in degrees, with longitudes scaled to this latitude: enough to tell which home is nearer.
          power(l.lat - home.lat, 2) + power((l.lng - home.lng) * cos(radians(home.lat)), 2)
            nulls last,
          abs(l.price - home.price), l.id
      ) as n
      from candidates c join public.listings l on l.id = c.id
      where l.id <> home.id
    )
    select private.listing_cards(array(select p.id from nearest p where p.n <= 4 order by p.n))
  );
end;
$$;

select private.expose('similar_listings(listing_id)', 'anon, authenticated',
  'Up to four homes of the same type, in the same state or nearby, priced within 25% of this one: active ones first, then by distance.');
