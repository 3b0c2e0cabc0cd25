-- Search: a page of homes for sale, the exact total, and where the next page begins. It bypasses
-- row-level security, so it is the boundary: active and pending homes, public columns, nothing
-- else.
begin;
\ir stage.psql
select plan(57);

select tests.make_user('olive');
select tests.make_listing(s, 'olive', s) from unnest(array['draft', 'pending', 'sold', 'withdrawn']) as s;
select tests.make_listing('home' || n, 'olive') from generate_series(1, 7) as n;
set local app.seeding = 'on';
update listings set price = 100000 * substr(title, 5)::integer, bedrooms = substr(title, 5)::smallint,
       published_at = now() - substr(title, 5)::integer * interval '1 hour'
where status = 'active';
update listings set price = null, property_type = 'condo' where title = 'Home7';
update listings set description = 'A porch under old maples' where title in ('Home2', 'Sold');
update listings set price = 450000, bedrooms = 1 where status = 'pending';
set local app.seeding = 'off';

create function tests.titles(answer json) returns text language sql immutable as $$
  select string_agg(card ->> 'title', ' ' order by n)
  from json_array_elements(answer -> 'listings') with ordinality as cards (card, n)
$$;
create function tests.all_pages(sort text) returns text language plpgsql as $$
declare
  page json;
  seen text := '';
begin
  loop
    page := public.search_listings(sort => all_pages.sort, page_size => 2, page_cursor => page ->> 'next_cursor');
    seen := seen || ' ' || tests.titles(page);
    exit when page ->> 'next_cursor' is null;
  end loop;
  return btrim(seen);
end $$;

-- A visitor searches
select tests.act_as_visitor();
select is(tests.titles(search_listings()), 'Home1 Home2 Home3 Home4 Home5 Home6 Home7 Pending', 'the newest first, pending ones after all active ones');
select is((search_listings() ->> 'total')::integer, 8, 'a search says how many homes there are');
select is(search_listings() #>> '{listings,7,status}', 'pending', 'a card says that the sale is pending');
select is(tests.titles(search_listings(filters => '{"status": "active"}')), 'Home1 Home2 Home3 Home4 Home5 Home6 Home7', 'a search can leave out homes whose sale is pending');
select is(search_listings(filters => '{"status": "active"}') ->> 'total', '7', 'a search without pending homes doesn''t count them');
select is(search_listings(filters => '{"status": "active", "min_price": 450000, "max_price": 460000}') ->> 'total', '0', 'a search without pending homes doesn''t count them at any price');
select is(tests.titles(search_listings(filters => '{"search_term": "maples"}')), 'Home2', 'words find active homes only');
select is(tests.titles(search_listings(filters => '{"min_price": 300000, "max_price": 500000}')), 'Home3 Home4 Pending', 'a band of prices begins with its lower bound and ends before its upper');
select is(tests.titles(search_listings(filters => '{"min_bedrooms": 5, "property_type": "house"}')), 'Home5 Home6', 'a search can ask for bedrooms and type');
select is(tests.titles(search_listings(filters => jsonb_build_object('since', to_char((now() - interval '150 minutes') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"')))), 'Home1 Home2 Pending', 'homes published since an instant');
select is(tests.titles(search_listings(sort => 'price_desc')), 'Home6 Home5 Pending Home4 Home3 Home2 Home1 Home7', 'the most expensive first, those without a price last; pending ones by price');
select is(
  tests.all_pages(sort), tests.titles(search_listings(sort => s.sort)), 'pages of a search are the same as all of it at once: ' || sort)
from unnest(array['newest', 'price_asc', 'price_desc']) as s (sort);
select is(search_listings(page_size => 8) ->> 'next_cursor', null, 'a last page that is full has no next one');
select throws_ok(
  format('select search_listings(%s)', wrong.argument), 'PT400', 'invalid_query', 'refused: ' || left(wrong.argument, 60))
from unnest(array[
  $$sort => 'random()'$$, $$page_cursor => 'x'$$, $$page_cursor => '1_2'$$, $$page_cursor => $q$1' or true --_00000000-0000-0000-0000-000000000000$q$ $$,
  $$page_cursor => '99999999999999999999_00000000-0000-0000-0000-000000000000'$$, $$filters => jsonb_build_object('search_term', repeat('a', 201))$$,
  $$filters => jsonb_build_object('only', repeat('new,', 4) || 'new')$$, $$filters => jsonb_build_object('property_type', repeat('house,', 700) || 'house')$$,
  $$filters => '{"since": "2026-02-30T10:00Z"}'$$, $$filters => '{"since": "yesterday"}'$$, $$filters => '{"since": 7}'$$, $$filters => '{"since": ["2026-02-03T10:00Z"]}'$$,
  $$filters => '{"status": "draft"}'$$, $$filters => '{"status": "withdrawn"}'$$, $$filters => '{"status": ""}'$$,
  $$filters => '{"user_id": "x"}'$$, $$filters => '{"min_price": "1"}'$$, $$filters => '[1]'$$
]) as wrong (argument);
select is((private.place_labels('1 ' || repeat('st ', 65), 'Denver', 'CO', '80202', '', false))[5], '',
  'a street whose name is too long for a place can''t be searched for');
select lives_ok(
  format('select search_listings(filters => %L)', jsonb_build_object('search_term', term, 'property_type', term)), 'text filters are read as words: ' || term)
from unnest(array[$$'; drop table listings; --$$, '%_%', '!!! ||| &&& <-> :*', $$\' or 1=1$$, 'a:*', '🏡', '$1 %1$s %L']) as term;
select is(search_listings(filters => '{"search_term": "the"}') ->> 'total', '0', 'a word that is in every text finds nothing');
select is(
  json_array_length(search_listings(page_size => -5) -> 'listings'), 1, 'a page has at least one home'
);

-- In a part of the map
select tests.act_as_owner_of_db();
select tests.seed($$ update listings set lat = 39 + substr(title, 5)::integer, lng = -105 where status = 'active' and title <> 'Home7' $$);
select tests.act_as_visitor();
select is(tests.titles(search_listings(west => -106, south => 40.5, east => -104, north => 43)), 'Home2 Home3 Home4', 'homes in the bounds and on their edge');
select is(search_listings(west => -106, south => 40.5, east => -104, north => 43) ->> 'total', '3', 'a search by area says how many homes there are');
select is(tests.titles(search_listings(west => -106, south => 40.5, east => -104, north => 43, sort => 'price_desc', filters => '{"min_price": 350000}')), 'Home4', 'a search by area can have filters');
select is(tests.titles(search_listings(west => -106, south => 40.5, east => -104, north => 43, filters => '{"search_term": "maples"}')), 'Home2', 'a search by area can have words');
select is(tests.titles(search_listings(west => 170, south => -90, east => -105, north => 40)), 'Home1', 'a search by area can cross the date line');
select is(search_listings(west => -180, south => -90, east => 180, north => 90) ->> 'total', '6', 'a home without coordinates is in no area');
select throws_ok(
  format('select search_listings(%s)', wrong.arguments), 'PT400', 'invalid_query', 'refused: ' || wrong.arguments)
from unnest(array[
  'west => 1', 'west => 1, south => 1, east => 2', 'west => -181, south => 1, east => 2, north => 2',
  'west => 1, south => 2, east => 2, north => 1', $$west => 'NaN', south => 1, east => 2, north => 2$$,
  $$west => 1, south => '-Infinity', east => 2, north => 2$$
]) as wrong (arguments);
select is(tests.titles(search_listings(filters => '{"max_price": 450000, "min_price": 250000}')), 'Home3 Home4', 'prices outside the bands');
select is(search_listings(filters => '{"min_price": 1}') ->> 'total', '7', 'a price of one dollar or more is a price');

select * from finish();
rollback;
