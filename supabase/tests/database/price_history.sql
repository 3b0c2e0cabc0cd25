-- Price history: a home's prices since publication. Written by a trigger, read by everyone who sees
-- the home, changed by no one.
begin;
\ir stage.psql
select plan(14);

select tests.make_user('olive'), tests.make_user('stan');
select tests.make_listing('cottage', 'olive'), tests.make_listing('attic', 'olive', 'draft');

-- The owner, two hours after publishing
select tests.seed($$ update listings set published_at = now() - interval '2 hours' where id = tests.id_of('cottage') $$);
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

-- The first hour: whatever prices follow each other, the last one was the only one
select tests.act_as_service();
select tests.make_listing('hut', 'olive');
select tests.act_as('olive');
do $$
begin
  for n in 1..20 loop
    update listings set price = 100000 + floor(random() * 900000)::integer where id = tests.id_of('hut');
    if exists (select from listings where id = tests.id_of('hut') and reduced_from is not null)
       or (select array_agg(h.price) from price_history h where h.listing_id = tests.id_of('hut'))
          is distinct from (select array[price] from listings where id = tests.id_of('hut')) then
      raise exception 'A price of the first hour is left.';
    end if;
  end loop;
end $$;
select pass('prices of the first hour leave no trace');
update listings set price = 480000 where id = tests.id_of('hut');

-- Who saved the home isn't told of a correction
select tests.act_as('stan');
insert into favorites (user_id, listing_id) values (tests.id_of('stan'), tests.id_of('hut'));
select tests.act_as('olive');
select is(price_audience(tests.id_of('hut')) ->> 'favorites', '0', 'no one is told of a price in the first hour');
select tests.act_as('stan');
delete from favorites;

-- Coming back to the market starts no second hour
select tests.act_as_service();
select tests.seed($$ update listings set published_at = now() - interval '61 minutes' where id = tests.id_of('hut') $$);
select tests.act_as('olive');
update listings set status = 'withdrawn' where id = tests.id_of('hut');
update listings set status = 'active' where id = tests.id_of('hut');
update listings set price = 470000 where id = tests.id_of('hut');
select is((select reduced_from from listings where id = tests.id_of('hut')), 480000, 'a home that came back says that its price was lowered');
select results_eq(
  $$ select price from price_history where listing_id = tests.id_of('hut') order by id $$,
  $$ values (480000), (470000) $$, 'a home that came back keeps both prices'
);

-- Who would be told: counts for the owner alone
select is(price_audience(tests.id_of('hut')) ->> 'favorites', '0', 'no one has saved the home');
select tests.act_as('stan');
insert into favorites (user_id, listing_id) values (tests.id_of('stan'), tests.id_of('hut'));
select throws_ok($$ select price_audience(tests.id_of('hut')) $$, 'PT403', 'forbidden', 'a stranger learns no count');
select tests.act_as('olive');
select is(price_audience(tests.id_of('hut')) ->> 'favorites', '1', 'the owner learns how many have saved it');

select * from finish();
rollback;
