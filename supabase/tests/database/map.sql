-- The map: what is in view, at most 300 things to draw, and nothing that isn't for sale.
begin;
\ir stage.psql
select plan(22);

select tests.make_user('olive');
select tests.make_listing(s, 'olive', s) from unnest(array['draft', 'pending', 'sold', 'withdrawn']) as s;
select tests.make_listings(array(select 'home' || n from generate_series(1, 70) as n), 'olive');
select tests.make_listing('nowhere', 'olive');
set local app.seeding = 'on';
-- Seventy homes side by side in Denver; the last one is far away.
update listings set lat = 39.7 + substr(title, 5)::integer / 10000.0, lng = -105, price = 100000 * substr(title, 5)::integer
where title like 'Home%';
update listings set lat = 43.6, lng = -116.2 where title = 'Home70';
update listings set lat = 39.7, lng = -105 where status not in ('active', 'pending');
update listings set lat = 46, lng = -110, price = 1 where status = 'pending';
update listings set price = null where title = 'Nowhere';
set local app.seeding = 'off';

create function tests.west() returns jsonb language sql as $$ select map_listings(5, -120, 35, -100, 48) $$;

-- A visitor looks at the west; tests/database/search/search-truth.test.ts compares every kind of view with a plain count
select tests.act_as_visitor();
select is(
  tests.west() - 'homes',
  '{"total": 71, "about": false, "unmapped": 1, "unmapped_about": false, "bounds": [-116.2, 39.7001, -105, 46],
    "clusters": [{"lat": 39.7035, "lng": -105, "count": 69, "bounds": [-106.875, 39.375, -104.0625, 42.1875]}]}',
  'homes in view that are for sale: many make a cluster in the middle of its homes, in its cell'
);
select is(
  (select home from jsonb_array_elements(tests.west() -> 'homes') as home where home ->> 'id' = tests.id_of('home70')::text),
  jsonb_build_object('id', tests.id_of('home70'), 'lat', 43.6, 'lng', -116.2, 'price', 7000000, 'status', 'active'),
  'a home alone says where it is, what it costs and whether its sale is pending, and no more'
);
select is(jsonb_array_length(map_listings(14, -105.01, 39.69, -104.99, 39.72) -> 'homes'), 69, 'a map that is zoomed in shows all homes one by one');
select is(jsonb_array_length(map_listings(5, -105.01, 39.69, -104.99, 39.7060) -> 'homes'), 60, 'a map that is zoomed out shows homes one by one if they are few');
select is(map_listings(5, -120, 35, -100, 48, '{"min_bathrooms": 2.5}'), '{"total": 0, "about": false, "unmapped": 0, "unmapped_about": false, "bounds": null, "clusters": [], "homes": []}', 'filters that match no home give an empty answer');

-- Requests that no map makes
select throws_ok(
  format('select map_listings(%s)', wrong.arguments), 'PT400', 'invalid_query', 'refused: ' || left(wrong.arguments, 60))
from unnest(array[
  'null, -120, 35, -100, 48', '5, null, 35, -100, 48', '5, null, null, null, null', '5, -181, 35, -100, 48',
  '5, -120, 35, 181, 48', '5, -120, -91, -100, 48', '5, -120, 35, -100, 91', '5, -120, 48, -100, 35',
  $$5, 'NaN', 35, -100, 48$$, $$5, -120, 'NaN', -100, 'NaN'$$, $$5, '-Infinity', 35, 'Infinity', 48$$,
  $$5, -120, 35, -100, 48, jsonb_build_object('search_term', repeat('a', 201))$$
]) as wrong (arguments);
select lives_ok(
  format('select map_listings(5, -120, 35, -100, 48, %L)', jsonb_build_object('search_term', term, 'property_type', term)),
  'text filters are read as words: ' || term)
from unnest(array[$$'; drop table listings; --$$, $$\' or 1=1$$, '$1 %1$s %L', '{}', '🏡']) as term;

select * from finish();
rollback;
