-- How many listings one person keeps, and how fast they create them and change prices, by any
-- route. The limits don't apply to the seed or the server.
begin;
\ir stage.psql
select plan(16);

select tests.make_user('olive'), tests.make_user('stan');
select tests.make_listing('cottage', 'olive'), tests.make_listing('villa', 'olive'),
       tests.make_listing('attic', 'olive', 'draft');

create function tests.draft(person text, n integer default 1) returns void
language sql as $$
  insert into public.listings (user_id, title) select tests.id_of(person), 'Draft ' || i
  from generate_series(1, n) as i;
$$;
create function tests.price(home text, price integer) returns void
language sql as $$ update public.listings set price = $2 where id = tests.id_of(home) $$;

-- New listings
select tests.act_as('olive');
select throws_ok($$ select tests.draft('olive', 3000) $$, 'PT429', 'too_many_new_listings', 'three thousand listings in one statement are refused');
select is((select count(*) from listings where user_id = tests.id_of('olive')), 3::bigint, 'none of the refused listings is kept');
select lives_ok($$ select tests.draft('olive', 19) $$, 'nineteen listings are accepted, because the refused ones did not count');
select lives_ok($$ select tests.draft('olive') $$, 'the twentieth listing of an hour is accepted');
select throws_ok($$ select tests.draft('olive') $$, 'PT429', 'too_many_new_listings', 'the twenty-first listing of an hour is refused');
select throws_ok($$ select tests.draft('stan') $$, 'PT429', 'too_many_new_listings', 'a person at the limit can''t create listings in another person''s name');
select tests.act_as('stan');
select lives_ok($$ select tests.draft('stan') $$, 'another person''s allowance is untouched');
select tests.act_as_owner_of_db();
update private.rate_buckets set window_start = window_start - interval '1 hour';
select tests.act_as('olive');
select lives_ok($$ select tests.draft('olive') $$, 'a person at the limit creates a listing in the next hour');

-- In total
select tests.act_as_service();
select lives_ok($$ select tests.draft('olive', 76) $$, 'the server is not limited');
select is((select count(*) from listings where user_id = tests.id_of('olive')), 100::bigint, 'a hundred are kept');
select tests.act_as('olive');
select throws_ok($$ select tests.draft('olive') $$, 'PT409', 'too_many_listings', 'the hundred and first is not');
delete from listings where title = 'Draft 1' and user_id = tests.id_of('olive');
select lives_ok($$ select tests.draft('olive') $$, 'an owner with a hundred listings creates another one after deleting one');

-- Prices
select tests.price('attic', n) from generate_series(1, 40) as n;
select tests.price('cottage', 400000 + n) from generate_series(1, 28) as n;
update listings set title = 'The same price' where id = tests.id_of('cottage');
select lives_ok($$ update listings set price = 1 where id in (tests.id_of('cottage'), tests.id_of('villa')) $$,
  'thirty changes of published prices an hour are accepted; drafts and words do not count');
select throws_ok($$ select tests.price('cottage', 2) $$, 'PT429', 'too_many_price_changes', 'the next is refused');
select is((select price from listings where id = tests.id_of('cottage')), 1, 'a refused change leaves the price');
select tests.act_as_owner_of_db();
update private.rate_buckets set window_start = window_start - interval '1 hour' where key like 'price-changes:%';
select tests.act_as('olive');
select lives_ok($$ select tests.price('cottage', 2) $$, 'the next hour allows changes of the price again');

select * from finish();
rollback;
