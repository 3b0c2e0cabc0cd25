-- Favorites: homes that a person has marked, at most five hundred; a guest's join them at sign-in. No one else learns
-- of them, not even the owner.
begin;
\ir stage.psql
select plan(24);

select tests.make_user('olive'), tests.make_user('stan'), tests.make_user('fay');
select tests.make_listing('cottage', 'olive'), tests.make_listing('villa', 'olive', 'pending'),
       tests.make_listing('attic', 'olive', 'draft'), tests.make_listing('shed', 'olive', 'sold'),
       tests.make_listing('hut', 'olive'), tests.make_listing('barn', 'olive');
select tests.make_listings(array(select 'home' || n from generate_series(1, 501) as n), 'olive');

-- The favorites, in the order in which they are kept.
create function tests.kept() returns text language sql stable security definer as $$
  select string_agg(l.title, ' ' order by f.created_at desc, f.listing_id)
  from public.favorites f join public.listings l on l.id = f.listing_id where f.user_id = auth.uid()
$$;

-- Fay
select tests.act_as('fay');
select lives_ok(
  $$ insert into favorites (user_id, listing_id)
     values (tests.id_of('fay'), tests.id_of('barn')), (tests.id_of('fay'), tests.id_of('villa')) $$,
  'Fay marks two homes'
);
select throws_ok(
  $$ insert into favorites (user_id, listing_id) values (tests.id_of('fay'), tests.id_of('barn')) $$,
  '23505', null, 'a home is marked once'
);
select throws_ok(
  $$ insert into favorites (user_id, listing_id) values (tests.id_of('fay'), tests.id_of('attic')) $$,
  '42501', null, 'a person can''t mark a home that they can''t see, which would reveal that it exists'
);
select is((select count(*) from favorites), 2::bigint, 'a person reads their favorites');

-- The owner of the home
select tests.act_as('olive');
select is_empty($$ select * from favorites $$, 'the owner does not learn who marked the home');

-- Fay again
select tests.act_as('fay');
select is(
  tests.rows_changed($$ delete from favorites where listing_id = tests.id_of('villa') $$), 1, 'a person unmarks a home'
);
select tests.act_as_owner_of_db();
delete from listings where id = tests.id_of('barn');
select is_empty($$ select * from favorites $$, 'the other is deleted with its home');

-- Fay signs in with the favorites she marked as a guest
insert into favorites (user_id, listing_id, created_at)
values (tests.id_of('fay'), tests.id_of('hut'), now() - interval '1 day');
select tests.act_as('fay');
select is(
  merge_favorites(tests.ids('cottage villa hut cottage')), tests.ids('cottage villa hut'),
  'the newest mark first, each home once, and the answer is all of them'
);
select is(tests.kept(), 'Cottage Villa Hut', 'favorites are stored in the order of the answer');
select is(
  merge_favorites(tests.ids('villa cottage')), tests.ids('cottage villa hut'), 'merging the same homes again changes nothing'
);
select is(merge_favorites('{}'), tests.ids('cottage villa hut'), 'an empty list returns the stored favorites');
select is(
  merge_favorites(tests.ids('attic shed nowhere')), tests.ids('cottage villa hut'),
  'a draft, a sold home and a missing one are all skipped silently'
);
select throws_ok(
  $$ select merge_favorites(array_fill(tests.id_of('hut'), array[501])) $$, 'PT400', 'bad_request', 'more than five hundred homes at once are refused'
);
select throws_ok($$ select merge_favorites(null) $$, 'PT400', 'bad_request', 'null is not a list');

-- The owner of a draft may mark it
select tests.act_as('olive');
select is(merge_favorites(tests.ids('attic')), tests.ids('attic'), 'an owner''s own draft can be a favorite');
select is((select count(*) from favorites), 1::bigint, 'merging affects nobody else''s favorites');

-- The limit
select tests.act_as('stan');
select lives_ok(
  $$ insert into favorites (user_id, listing_id) select tests.id_of('stan'), tests.id_of('home' || n) from generate_series(1, 499) as n $$,
  'four hundred and ninety-nine'
);
select is(
  cardinality(merge_favorites(tests.ids('cottage villa hut'))), 500, 'the list of five hundred has room for the newest of three more homes'
);
select is(
  (select count(*) from favorites where listing_id = tests.id_of('cottage')), 1::bigint, 'the home that was added is the newest'
);
select throws_ok(
  $$ insert into favorites (user_id, listing_id) values (tests.id_of('stan'), tests.id_of('hut')) $$,
  'PT409', 'too_many_favorites', 'the limit holds for inserts, too'
);
select lives_ok(
  $$ insert into favorites (user_id, listing_id) values (tests.id_of('stan'), tests.id_of('cottage')) on conflict do nothing $$,
  'a home that is marked already doesn''t count again'
);
select is(
  tests.rows_changed($$ delete from favorites where listing_id = tests.id_of('home1') $$), 1, 'a person at the limit removes a favorite'
);
select lives_ok(
  $$ insert into favorites (user_id, listing_id) values (tests.id_of('stan'), tests.id_of('hut')) $$, 'a removed favorite makes room for another one'
);
select tests.act_as('fay');
select lives_ok(
  $$ insert into favorites (user_id, listing_id) values (tests.id_of('fay'), tests.id_of('home1')) $$,
  'each person has their own limit'
);

select * from finish();
rollback;
