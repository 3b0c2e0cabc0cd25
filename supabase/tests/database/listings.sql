-- Listings: homes for sale. Everyone sees the active and pending ones, the owner all of their own;
-- a home goes draft → active → pending → sold, never changes hands, and only the server places it.
begin;
\ir stage.psql
select plan(52);

select tests.make_user('olive'), tests.make_user('stan');
select tests.make_listing(s, 'olive', s) from unnest(array['draft', 'active', 'pending', 'sold', 'withdrawn']) as s;

-- A visitor
select tests.act_as_visitor();
select results_eq(
  $$ select status from listings order by status $$, $$ values ('active'), ('pending') $$,
  'a visitor sees what is for sale'
);

-- A stranger
select tests.act_as('stan');
select results_eq(
  $$ select status from listings order by status $$, $$ values ('active'), ('pending') $$,
  'a stranger sees the same'
);
select lives_ok(
  $$ insert into listings (id, user_id) values (tests.id_of('tent'), tests.id_of('stan')) returning id $$,
  'a stranger writes an empty draft of their own'
);
select is((select status from listings where id = tests.id_of('tent')), 'draft', 'a new listing is a draft');

-- The owner
select tests.act_as('olive');
select is((select count(*) from listings), 5::bigint, 'the owner sees all of their own');
select is(
  tests.rows_changed($$ update listings set title = 'A home', price = null, features = '{Porch,"Old trees"}'
                        where status = 'active' $$), 1, 'the owner changes their homes'
);
select throws_ok(
  format('update listings set %s where id = tests.id_of(%L)', f.change, 'draft'), '23514', null, 'refused: ' || f.change)
from unnest(array[
  $$title = repeat('t', 121)$$, $$address = repeat('a', 201)$$, $$city = repeat('c', 101)$$,
  $$state = 'Colorado'$$, $$state = 'co'$$, $$zip_code = '8020'$$, 'price = 0', 'price = -5',
  'price = 2000000001', $$property_type = 'castle'$$, 'bedrooms = -1', 'bedrooms = 100', 'bathrooms = -1',
  $$bathrooms = 'NaN'$$, 'sqft = -1', 'lot_size = -1', 'year_built = 1500', 'year_built = 2101',
  $$description = repeat('d', 10001)$$, $$features = array_fill('f'::text, array[61])$$,
  $$features = array[repeat('f', 81)]$$, $$features = array['']$$, $$features = array[null]$$
]) as f (change);
select throws_ok(
  $$ insert into listings (user_id, status) values (tests.id_of('olive'), 'sold') $$,
  'PT409', 'listing_transition', 'a listing can''t begin as sold'
);
select throws_ok(
  $$ update listings set status = 'active', title = '' where id = tests.id_of('draft') $$, '23514', null,
  'an unfinished listing can''t be published'
);

select tests.act_as_owner_of_db();
set local app.seeding = 'on';
update listings set updated_at = '2020-01-01' where status = 'active';
select throws_ok(
  $$ update listings set status = 'burnt' where status = 'active' $$, '23514', null, 'nobody can invent a status, not even the seed'
);
select throws_ok(
  $$ update listings set time_zone = repeat('Z', 65) where status = 'active' $$, '23514', null, 'a time zone can''t be endless'
);
set local app.seeding = 'off';
select tests.act_as('olive');
update listings set price = 510000 where status = 'active';
select is((select updated_at from listings where status = 'active'), now(), 'a change updates its timestamp');

-- Publication
select is(
  tests.rows_changed($$ update listings set status = 'active' where id = tests.id_of('draft') $$), 1,
  'the owner publishes'
);
select is(
  (select published_at from listings where id = tests.id_of('draft')), now(), 'publishing records the time'
);

-- The local cloud grants every right on every column to everyone
select tests.act_as_owner_of_db();
update listings set lat = 39.7, lng = -105, county = 'Denver County', geocoded_at = now() where id = tests.id_of('active');
select is(
  (select lat from listings where id = tests.id_of('active')), 39.7::double precision,
  'the server writes the place'
);
grant all on public.listings to anon, authenticated;
select tests.act_as('olive');
select lives_ok(
  $$ update listings set lat = 1, lng = 1, county = 'Elsewhere', time_zone = 'UTC', geocoded_at = '2001-01-01',
       created_at = '2001-01-01', published_at = '2001-01-01' where id = tests.id_of('active') $$,
  'an owner''s statement that writes the place succeeds'
);
select results_eq(
  $$ select lat, lng, county, time_zone, geocoded_at, created_at, published_at from listings where id = tests.id_of('active') $$,
  $$ values (39.7::double precision, -105::double precision, 'Denver County', 'America/Denver', now(), now(), now()) $$,
  'an owner''s statement can''t write the place, even with every right'
);
select throws_ok(
  $$ update listings set user_id = tests.id_of('stan') where id = tests.id_of('active') $$, 'PT403', 'forbidden',
  'a home can''t change hands'
);
select lives_ok(
  $$ insert into listings (id, user_id, lat, lng, county, time_zone, created_at, published_at)
     values (tests.id_of('forged'), tests.id_of('olive'), 1, 1, 'Elsewhere', 'UTC', '2001-01-01', '2001-01-01') $$,
  'an insert with a forged place succeeds'
);
select results_eq(
  $$ select lat, lng, county, time_zone, created_at, published_at from listings where id = tests.id_of('forged') $$,
  $$ values (null::double precision, null::double precision, '', null, now(), null::timestamptz) $$, 'an insert with a forged place stores no place'
);
select is(
  tests.rows_changed($$ update listings set address = '2 Main Street' where id = tests.id_of('active') $$), 1,
  'an owner changes a home''s address'
);
select results_eq(
  $$ select lat, geocoded_at, time_zone from listings where id = tests.id_of('active') $$,
  $$ values (null::double precision, null::timestamptz, 'America/Denver') $$, 'a home with a new address has to be found again'
);

-- The server
select tests.act_as_service();
select throws_ok(
  $$ update listings set time_zone = 'Mars/Olympus' where id = tests.id_of('active') $$, null::char(5), 'bad_request',
  'the server writes only zones that exist'
);
select throws_ok(
  format($$ update listings set lat = %s, lng = %s where id = tests.id_of('active') $$, lat, lng), '23514', null,
  format('and places on this planet: not %s, %s', lat, lng))
from (values ('91', '0'), ('0', '-181'), ('0', '''infinity'''), ('39', 'null'), ('null', '-105')) as place (lat, lng);

-- The end
select tests.act_as('olive');
select is(tests.rows_changed($$ delete from listings where id = tests.id_of('sold') $$), 1, 'an owner deletes a home');
select tests.act_as_owner_of_db();
delete from auth.users where id = tests.id_of('olive');
select results_eq($$ select user_id from listings $$, $$ values (tests.id_of('stan')) $$, 'deleting the account deletes its homes');

select * from finish();
rollback;
