-- The indexes behind search and map as before, now with the homes whose sale is pending. The newest
-- are read active ones first; the status at the end of the others lets Postgres reject a pending
-- home without looking at its row.

-- squawk-ignore require-concurrent-index-deletion -- migrations run in a transaction
drop index public.listings_newest, public.listings_newest_of_type, public.listings_price_up,
  public.listings_price_down, public.listings_tile, public.listings_lat, public.listings_lng,
  public.listings_like_in_city, public.listings_like_in_state;

-- squawk-ignore require-concurrent-index-creation
create index listings_newest on public.listings
  ((status = 'active') desc, published_at desc, id desc, price, bedrooms, bathrooms)
  where status in ('active', 'pending');
-- squawk-ignore require-concurrent-index-creation
create index listings_newest_of_type on public.listings
  (property_type, (status = 'active') desc, published_at desc, id desc, price, bedrooms, bathrooms)
  where status in ('active', 'pending');

-- By price, up and down; a home without a price comes last in both.
-- squawk-ignore require-concurrent-index-creation
create index listings_price_up on public.listings
  ((coalesce(price, 2147483647)), id, property_type, price, bedrooms, bathrooms, status)
  where status in ('active', 'pending');
-- squawk-ignore require-concurrent-index-creation
create index listings_price_down on public.listings
  ((coalesce(price, 0)) desc, id desc, property_type, price, bedrooms, bathrooms, status)
  where status in ('active', 'pending');

-- By tile: a square of 360/4096 degrees, which is the level 12 of private.map_cells.
-- squawk-ignore require-concurrent-index-creation
create index listings_tile on public.listings
  ((floor((lat + 90) * 4096 / 360)::integer), (floor((lng + 180) * 4096 / 360)::integer),
   property_type, price, bedrooms, bathrooms, lat, lng, status) where status in ('active', 'pending');

-- How far the homes reach.
-- squawk-ignore require-concurrent-index-creation
create index listings_lat on public.listings
  (lat, property_type, price, bedrooms, bathrooms, status) where status in ('active', 'pending');
-- squawk-ignore require-concurrent-index-creation
create index listings_lng on public.listings
  (lng, property_type, price, bedrooms, bathrooms, status) where status in ('active', 'pending');

-- Homes like another one.
-- squawk-ignore require-concurrent-index-creation
create index listings_like_in_city on public.listings (status, property_type, state, city, price)
  where status in ('active', 'pending');
-- squawk-ignore require-concurrent-index-creation
create index listings_like_in_state on public.listings (status, property_type, state, price)
  where status in ('active', 'pending');
