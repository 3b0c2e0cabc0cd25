-- The orders in which search and map read homes. Trailing columns let Postgres reject a home that
-- does not match without looking at its row. Migrations run in a transaction, in which an index
-- can't be built beside writers.

-- By price, up and down; a home without a price comes last in both.
-- squawk-ignore require-concurrent-index-creation
create index listings_price_up on public.listings
  ((coalesce(price, 2147483647)), id, property_type, price, bedrooms, bathrooms) where status = 'active';
-- squawk-ignore require-concurrent-index-creation
create index listings_price_down on public.listings
  ((coalesce(price, 0)) desc, id desc, property_type, price, bedrooms, bathrooms) where status = 'active';

-- By tile: a square of 360/4096 degrees, which is the level 12 of private.map_cells.
-- squawk-ignore require-concurrent-index-creation
create index listings_tile on public.listings
  ((floor((lat + 90) * 4096 / 360)::integer), (floor((lng + 180) * 4096 / 360)::integer),
   property_type, price, bedrooms, bathrooms, lat, lng) where status = 'active';

-- How far the homes reach.
-- squawk-ignore require-concurrent-index-creation
create index listings_lat on public.listings
  (lat, property_type, price, bedrooms, bathrooms) where status = 'active';
-- squawk-ignore require-concurrent-index-creation
create index listings_lng on public.listings
  (lng, property_type, price, bedrooms, bathrooms) where status = 'active';
