-- Favorites: homes that a user has marked. No one else learns of them, not even the owner.
begin;
\ir stage.psql
select plan(7);

select tests.make_user('olive'), tests.make_user('fay');
select tests.make_listing('cottage', 'olive'), tests.make_listing('villa', 'olive', 'pending'),
       tests.make_listing('attic', 'olive', 'draft');

-- Fay
select tests.act_as('fay');
select lives_ok(
  $$ insert into favorites (user_id, listing_id)
     values (tests.id_of('fay'), tests.id_of('cottage')), (tests.id_of('fay'), tests.id_of('villa')) $$,
  'Fay marks two homes'
);
select throws_ok(
  $$ insert into favorites (user_id, listing_id) values (tests.id_of('fay'), tests.id_of('cottage')) $$,
  '23505', null, 'a home is marked once'
);
select throws_ok(
  $$ insert into favorites (user_id, listing_id) values (tests.id_of('fay'), tests.id_of('attic')) $$,
  '42501', null, 'she can''t mark a home that she can''t see, which would reveal that it exists'
);
select is((select count(*) from favorites), 2::bigint, 'she reads both');

-- The owner of the home, and a stranger
select tests.act_as('olive');
select is_empty($$ select * from favorites $$, 'the owner does not learn who marked the home');

-- Fay again
select tests.act_as('fay');
select is(
  tests.rows_changed($$ delete from favorites where listing_id = tests.id_of('villa') $$), 1, 'Fay unmarks one'
);
select tests.act_as_owner_of_db();
delete from listings where id = tests.id_of('cottage');
select is_empty($$ select * from favorites $$, 'the other is deleted with its home');

select * from finish();
rollback;
