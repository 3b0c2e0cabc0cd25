-- The price bench: the sold homes that an owner compares with their own. Olive owns the cottage, with Carl; Owen owns
-- the barn; Stan is the stranger.
begin;
\ir stage.psql
select plan(27);

select tests.make_user(p) from unnest(array['olive', 'carl', 'owen', 'stan']) as p;
select tests.make_listing('cottage', 'olive'), tests.make_listing('barn', 'owen');
insert into home_owners (id, listing_id, person_id, name, joined_at)
values (gen_random_uuid(), tests.id_of('cottage'), tests.id_of('carl'), 'Carl', now());
create function tests.compare(nickname text, home text, price integer default 400000) returns void language sql as $$
  insert into public.comparable_homes (id, listing_id, address, price, sold_on)
  values (tests.id_of(nickname), tests.id_of(home), '9 Elm St', compare.price, '2026-01-05')
$$;

-- The owner
select tests.act_as('olive');
select lives_ok($$ select tests.compare('elm', 'cottage') $$, 'the owner adds a sold home');
select lives_ok($$ select tests.compare('elm', 'cottage') $$, 'a home that is sent again is no error');
select is((select count(*) from comparable_homes), 1::bigint, 'a home that is sent again is stored once');
select throws_ok($$ select tests.compare('elm', 'cottage', 1) $$, 'PT409', 'already_stored', 'the same id with another price is refused');
select is((select source || lat is null from comparable_homes), true, 'a home without a place has none');
select lives_ok($$ update comparable_homes set lat = 39.7, lng = -104.9, condition = 4 where id = tests.id_of('elm') $$, 'the owner sets its place and condition');
select throws_ok($$ update comparable_homes set lng = null $$, '23514', null, 'half a place is refused');
select throws_ok($$ update comparable_homes set price = 0 $$, '23514', null, 'a price of zero is refused');
select throws_ok($$ update comparable_homes set address = E'\u200b' $$, '23514', null, 'an address that shows nothing is refused');
select throws_ok($$ update comparable_homes set condition = 6 $$, '23514', null, 'a condition above five is refused');
select throws_ok($$ update comparable_homes set listing_id = tests.id_of('barn') $$, '42501', null, 'a sold home can''t move to another home');
select throws_ok($$ select tests.compare('fir', 'barn') $$, 'PT403', 'forbidden', 'the owner can''t add to another person''s home');
select lives_ok($$ insert into price_benches (listing_id, sqft) values (tests.id_of('cottage'), 55) $$, 'the owner stores a rate');
select throws_ok($$ update price_benches set sqft = 101 $$, '23514', null, 'a rate above everything is refused');

-- The co-owner
select tests.act_as('carl');
select is((select address from comparable_homes), '9 Elm St', 'the co-owner reads the sold homes');
select lives_ok($$ select tests.compare('oak', 'cottage') $$, 'the co-owner adds a sold home');
select is(tests.rows_changed($$ update price_benches set sqft = 40 $$), 1, 'the co-owner changes a rate');
select is(tests.rows_changed($$ delete from comparable_homes where id = tests.id_of('oak') $$), 1, 'the co-owner removes a sold home');

-- The stranger, and a visitor
select tests.act_as('stan');
select is_empty($$ select from comparable_homes union all select from price_benches $$, 'a stranger reads nothing');
select is(tests.rows_changed($$ update comparable_homes set price = 1 $$), 0, 'a stranger changes nothing');
select is(tests.rows_changed($$ delete from comparable_homes $$), 0, 'a stranger removes nothing');
select throws_ok($$ select tests.compare('elm', 'cottage') $$, 'PT403', 'forbidden', 'a stranger doesn''t learn that an id is stored');
select throws_ok($$ insert into price_benches (listing_id) values (tests.id_of('barn')) $$, '42501', null, 'a stranger stores no rate');
select tests.act_as_visitor();
select throws_ok($$ select from comparable_homes $$, '42501', null, 'a visitor may not read sold homes');

-- The limit
select tests.act_as('olive');
do $$
begin
  for n in 2..private.limit_of('bench.homes') loop
    perform tests.compare('home' || n, 'cottage');
  end loop;
end $$;
select throws_ok($$ select tests.compare('one more', 'cottage') $$, 'PT409', 'too_many_comparable_homes', 'a home above the limit is refused');
select lives_ok($$ select tests.compare('home2', 'cottage') $$, 'a full bench still takes a home that is sent again');

-- The home goes
select tests.act_as_owner_of_db();
delete from listings where id = tests.id_of('cottage');
select is_empty($$ select from comparable_homes union all select from price_benches $$, 'a sold home goes with the home that it was compared with');

select * from finish();
rollback;
