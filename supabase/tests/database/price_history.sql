-- Price history: a home's prices since publication. Written by a trigger, read by everyone who sees
-- the home, changed by no one.
begin;
\ir stage.psql
select plan(7);

select tests.make_user('olive'), tests.make_user('stan');
select tests.make_listing('cottage', 'olive'), tests.make_listing('attic', 'olive', 'draft');

-- The owner
select tests.act_as('olive');
update listings set price = 400000 where id = tests.id_of('attic');
select is_empty($$ select * from price_history $$, 'a draft''s prices are not recorded');
update listings set price = 510000 where id = tests.id_of('cottage');
update listings set price = 510000, title = 'Same price' where id = tests.id_of('cottage');
update listings set price = null where id = tests.id_of('cottage');
update listings set price = 490000 where id = tests.id_of('cottage');
select results_eq(
  $$ select price from price_history where listing_id = tests.id_of('cottage') order by id $$,
  $$ values (510000), (490000) $$, 'each new price is remembered, once'
);
update listings set status = 'active' where id = tests.id_of('attic');
select results_eq(
  $$ select price from price_history where listing_id = tests.id_of('attic') $$, $$ values (400000) $$,
  'the first price is the one at publication'
);

-- The server's own mistakes
select tests.act_as_service();
select throws_ok(
  $$ insert into price_history (listing_id, price) values (tests.id_of('cottage'), 0) $$, '23514', null, 'a price of zero is refused'
);

-- A visitor
select tests.act_as_visitor();
select is((select count(*) from price_history), 3::bigint, 'a visitor reads the prices of homes for sale');

-- The home is withdrawn
select tests.act_as('olive');
update listings set status = 'withdrawn' where id = tests.id_of('cottage');
select is((select count(*) from price_history), 3::bigint, 'the owner still reads them');
select tests.act_as('stan');
select results_eq(
  $$ select listing_id from price_history $$, $$ values (tests.id_of('attic')) $$,
  'a stranger reads only what is for sale'
);

select * from finish();
rollback;
