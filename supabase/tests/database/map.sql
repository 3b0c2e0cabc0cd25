-- The map: what is in view, at most 300 things to draw, and nothing that isn't for sale.
begin;
\ir stage.psql
select plan(45);

select tests.make_user('olive');
select tests.make_listing(s, 'olive', s) from unnest(array['draft', 'pending', 'sold', 'withdrawn']) as s;
select tests.make_listings(array(select 'home' || n from generate_series(1, 70) as n), 'olive');
select tests.make_listing('nowhere', 'olive');
set local app.seeding = 'on';
-- Seventy homes side by side in Denver; the last one is far away.
update listings set lat = 39.7 + substr(title, 5)::integer / 10000.0, lng = -105, price = 100000 * substr(title, 5)::integer
where title like 'Home%';
update listings set lat = 43.6, lng = -116.2, property_type = 'condo', description = 'Under old maples' where title = 'Home70';
update listings set lat = 39.7, lng = -105 where status not in ('active', 'pending');
update listings set lat = 46, lng = -110, price = 1 where status = 'pending';
update listings set price = null where title = 'Nowhere';
set local app.seeding = 'off';

-- A view of the west, and one of a street.
create function tests.west(zoom integer default 5) returns jsonb language sql as $$
  select map_listings(west.zoom, -120, 35, -100, 48)
$$;
create function tests.drawn(answer jsonb) returns text language sql immutable as $$
  select jsonb_array_length(answer -> 'clusters') || ' and ' || jsonb_array_length(answer -> 'homes')
$$;

-- A visitor looks at the west
select tests.act_as_visitor();
select is(tests.west() -> 'total', '71', 'all homes for sale in view');
select is(map_listings(5, -120, 35, -100, 48, '{"status": "active"}') -> 'total', '70', 'pending ones can be left out');
select is(map_listings(5, -120, 35, -100, 48, '{"status": "active"}') -> 'bounds', '[-116.2, 39.7001, -105, 43.6]', 'and the bounds are those of the others');
select is(tests.west() -> 'unmapped', '1', 'with the number without coordinates');
select is(tests.west() -> 'bounds', '[-116.2, 39.7001, -105, 46]', 'and the bounds of all of them');
select is(tests.drawn(tests.west()), '1 and 2', 'many homes make a cluster, a single one is a home');
select is(tests.west() #> '{clusters,0}', '{"lat": 39.7035, "lng": -105, "count": 69, "bounds": [-106.875, 39.375, -104.0625, 42.1875]}', 'the cluster is in the middle of its homes, in its cell');
select is(
  (select home from jsonb_array_elements(tests.west() -> 'homes') as home where home ->> 'id' = tests.id_of('home70')::text),
  jsonb_build_object('id', tests.id_of('home70'), 'lat', 43.6, 'lng', -116.2, 'price', 7000000, 'status', 'active'),
  'a home says where it is, what it costs and whether its sale is pending, and no more'
);
select is(tests.west() -> 'homes' @> '[{"status": "pending"}]', true, 'a pending home is drawn as one');
select is(tests.drawn(map_listings(14, -105.01, 39.69, -104.99, 39.72)), '0 and 69', 'zoomed in, all of them one by one');
select is(tests.drawn(map_listings(5, -105.01, 39.69, -104.99, 39.7060)), '0 and 60', 'and zoomed out if there are few');
select is(map_listings(5, -105.01, 39.69, -104.99, 39.7060) -> 'bounds', tests.west() -> 'bounds', 'the bounds don''t depend on the view');

-- She narrows the search
select is(map_listings(5, -120, 35, -100, 48, '{"max_price": 500000}') -> 'total', '5', 'by price');
select is(map_listings(5, -120, 35, -100, 48, '{"max_price": 510000}') -> 'total', '6', 'by any price');
select is(map_listings(5, -120, 35, -100, 48, '{"property_type": "condo"}') -> 'total', '1', 'by type');
select is(map_listings(5, -120, 35, -100, 48, '{"property_type": "condo"}') -> 'unmapped', '0', 'including those without coordinates');
select is(map_listings(5, -120, 35, -100, 48, '{"min_bedrooms": 3, "min_bathrooms": 2}') -> 'total', '71', 'by rooms');
select is(map_listings(5, -120, 35, -100, 48, '{"min_bathrooms": 2.5}'), '{"total": 0, "unmapped": 0, "bounds": null, "clusters": [], "homes": []}', 'no match is a valid answer');
select is(map_listings(5, -120, 35, -100, 48, '{"search_term": "maples"}') -> 'total', '1', 'by words');
select is(map_listings(5, -120, 35, -100, 48, '{"search_term": "maples"}') -> 'bounds', '[-116.2, 43.6, -116.2, 43.6]', 'with the bounds of the matching homes');
select is(map_listings(5, -120, 35, -100, 48, '{"search_term": "the"}') -> 'total', '0', 'a word that is in every text finds nothing');
select is(map_listings(5, 170, 35, -105, 48) -> 'total', '71', 'across the date line');
select is(map_listings(5, -100, 35, 170, 48) -> 'total', '0', 'and not beyond');
select is(tests.west(-1), tests.west(0), 'zoom is at least 0');
select is(tests.west(2147483647), tests.west(18), 'and at most 18');

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
  'only words: ' || term)
from unnest(array[$$'; drop table listings; --$$, $$\' or 1=1$$, '$1 %1$s %L', '{}', '🏡']) as term;

-- The owner sells one, and removes another's coordinates
select tests.act_as('olive');
update listings set status = 'sold' where title = 'Home1';
update listings set address = '2 Main Street' where title = 'Home2';
select is(tests.west() -> 'total', '69', 'the map is updated at once');
select is(tests.west() -> 'unmapped', '2', 'a home whose new coordinates are unknown is not on it');
select tests.act_as_owner_of_db();
select is((select count(*) from private.map_cells where n <= 0), 0::bigint, 'empty cells are removed');

select * from finish();
rollback;
