-- What is left of a home that was sold: its place, its facts, what was asked for it and when. Olive sells hers,
-- Stan looks at it, and moderators may take it away.
begin;
\ir stage.psql
select plan(28);

select tests.make_user('olive'), tests.make_user('stan');
select tests.make_listing(h, 'olive', s) from (values
  ('cottage', 'active'), ('villa', 'pending'), ('attic', 'draft'), ('barn', 'withdrawn'), ('old', 'active'), ('secret', 'active')
) as homes (h, s);
insert into listing_images (listing_id, path, width, height, position)
values (tests.id_of('cottage'), 'demo/cottage.webp', 900, 600, 0);
update listings set lat = 39.7123, lng = -104.9876, description = 'Call Olive: 303 555 0100.' where id = tests.id_of('cottage');
create function tests.found(filters jsonb) returns text language sql stable as $$
  select coalesce(string_agg(substr(card ->> 'id', 1, 8), ' ' order by n), '')
  from json_array_elements(search_listings(filters) -> 'listings') with ordinality as found (card, n)
$$;
create function tests.short(home text) returns text language sql as $$ select substr(tests.id_of(home)::text, 1, 8) $$;

-- The owner lowers the price, after its first hour, and sells
select tests.seed($$ update listings set published_at = now() - interval '2 hours' where id = tests.id_of('cottage') $$);
select tests.act_as('olive');
update listings set price = 480000 where id = tests.id_of('cottage');
select is((select reduced_from from listings where id = tests.id_of('cottage')), 500000, 'a price cut records the price before it');
update listings set price = 470000 where id = tests.id_of('cottage');
select is((select reduced_from from listings where id = tests.id_of('cottage')), 480000, 'the next cut, the price before that one');
update listings set bedrooms = 4 where id = tests.id_of('cottage');
select is((select reduced_from from listings where id = tests.id_of('cottage')), 480000, 'other changes keep it');
update listings set price = 490000 where id = tests.id_of('cottage');
select is((select reduced_from from listings where id = tests.id_of('cottage')), null, 'a raise clears it');
update listings set address_hidden = true where id = tests.id_of('secret');
update listings set status = 'sold' where id in (tests.id_of('cottage'), tests.id_of('old'), tests.id_of('secret'));
select ok((select sold_at = now() from listings where id = tests.id_of('cottage')), 'the sale is dated');
select throws_ok(
  $$ insert into saved_searches (user_id, name, filters) values (tests.id_of('olive'), 'Sold', '{"status": "sold"}') $$,
  'PT400', 'invalid_query', 'sold homes can''t be a saved search');
select tests.act_as_owner_of_db();
set local app.seeding = 'on';
update listings set sold_at = now() - interval '7 months' where id = tests.id_of('old');
update listings set sold_at = now() - interval '1 month' where id = tests.id_of('secret');
set local app.seeding = 'off';

-- A stranger and a visitor
select tests.act_as('stan');
select is_empty($$ select from listings where status = 'sold' $$, 'the rows of sold homes are closed');
select is_empty($$ select from listing_images $$, 'the photos of sold homes are closed');
select is_empty($$ select from price_history where listing_id = tests.id_of('cottage') $$, 'the prices of sold homes are closed');
select tests.act_as_visitor();
select is(sold_home(tests.id_of('cottage')) #>> '{card,address}', '1 Main Street', 'the place stays public');
select is(sold_home(tests.id_of('cottage')) #>> '{card,bedrooms}', '4', 'the page of a sold home has the facts');
select is(
  (select array_agg((h ->> 'price')::integer) from json_array_elements(sold_home(tests.id_of('cottage')) -> 'price_history') as h),
  array[480000, 470000, 490000], 'the page of a sold home has the asking prices');
select is((sold_home(tests.id_of('cottage')) #>> '{card,sold_at}')::timestamptz, now(), 'the page of a sold home says when it was sold');
select is((sold_home(tests.id_of('cottage')) -> 'card' ->> 'user_id'), null, 'the page of a sold home doesn''t say who sold it');
select is((sold_home(tests.id_of('cottage')) #>> '{card,title}'), '', 'the page of a sold home has none of the owner''s words');
select is((sold_home(tests.id_of('cottage')) #>> '{card,images}'), '[]', 'the page of a sold home has no photos');
select unalike(sold_home(tests.id_of('cottage'))::text, '%303 555%', 'the page of a sold home has nothing of the description');
select is(sold_home(tests.id_of('secret')) #>> '{card,address}', '', 'a street that was hidden stays hidden');
select is(
  array(select sold_home(tests.id_of(h)) is null from unnest(array['villa', 'attic', 'barn', 'nowhere']) as h),
  array[true, true, true, true], 'unsold homes have no page of a sold home');
select is(tests.found('{"status": "sold"}'), tests.short('cottage') || ' ' || tests.short('secret'),
  'a search finds the last six months'' sales, the last one first');
select is(search_listings('{"status": "sold"}') ->> 'total', '2', 'a search counts sold homes');
select is(tests.found('{"status": "sold", "place": "Denver, CO", "min_bedrooms": 4}'), tests.short('cottage'), 'a search finds sold homes by place and numbers');
select is((search_listings('{"status": "sold"}', page_size => 1, page_cursor => search_listings('{"status": "sold"}', page_size => 1) ->> 'next_cursor')
  #>> '{listings,0,id}'), tests.id_of('secret')::text, 'sold homes are found page by page');
select is(map_listings(5, -125, 25, -66, 49, '{"status": "sold"}') -> 'homes' -> 0 ->> 'id', tests.id_of('cottage')::text, 'the map finds sold homes');
select ok(sold_home(tests.id_of('old')) is not null, 'an older sale keeps its page');

-- Moderators hide one, and the owner is suspended
select tests.act_as_owner_of_db();
insert into private.cases (id, kind, subject_id, accused_id) values (tests.id_of('case'), 'home', tests.id_of('cottage')::text, tests.id_of('olive'));
insert into private.withheld_homes (listing_id, case_id, was) values (tests.id_of('cottage'), tests.id_of('case'), 'sold');
select tests.act_as_visitor();
select ok(sold_home(tests.id_of('cottage')) is null, 'a home that moderators hide has no page');
select is(tests.found('{"status": "sold"}'), tests.short('secret'), 'a hidden sold home is not found by the search');
select tests.act_as_owner_of_db();
insert into private.suspensions (case_id, person_id, mailbox_hash) values (tests.id_of('case'), tests.id_of('olive'), sha256('olive'));
select tests.act_as_visitor();
select is(tests.found('{"status": "sold"}'), '', 'the sold homes of a suspended person are not found');
select * from finish();
rollback;
