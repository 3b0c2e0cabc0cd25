-- How many days are kept per home: offered days and days off.
begin;
\ir stage.psql
select plan(8);

select tests.make_user('olive');
select tests.make_listing('cottage', 'olive'), tests.make_listing('villa', 'olive');

create function tests.offer(home text, from_day date, days integer) returns void
language sql as $$
  insert into public.availability (listing_id, user_id, date, time_slots)
  select tests.id_of(home), tests.id_of('olive'), from_day + n, '{10:00}' from generate_series(0, days - 1) as n;
$$;
create function tests.take_off(home text, times integer) returns void
language sql as $$
  insert into public.days_off (listing_id, user_id, first_day, last_day)
  select tests.id_of(home), tests.id_of('olive'), day, day
  from generate_series(1, times) as n, lateral (select date '2030-01-01' + n as day) as each;
$$;

-- Offered days: all but one, without what the database does for each
insert into offered_days (listing_id, date) select tests.id_of('cottage'), date '2030-01-01' + n from generate_series(1, 1999) as n;
select tests.act_as('olive');
select throws_ok($$ select tests.offer('cottage', '2039-01-01', 2) $$, 'PT409', 'too_many_days', 'more than two thousand days are refused');
select lives_ok($$ select tests.offer('cottage', '2039-01-01', 1) $$, 'the two thousandth day is accepted');
select throws_ok($$ select tests.offer('cottage', '2040-01-01', 1) $$, 'PT409', 'too_many_days', 'a day beyond two thousand is refused');
delete from availability where listing_id = tests.id_of('cottage');
select throws_ok(
  $$ select set_availability(tests.id_of('cottage'), array['2041-01-01'::date], '{}') $$,
  'PT409', 'too_many_days', 'a cleared day still counts'
);
select lives_ok($$ select tests.offer('villa', '2030-01-01', 1) $$, 'another home has a limit of its own');

-- Days off
select throws_ok($$ select tests.take_off('cottage', 201) $$, 'PT409', 'too_many_days_off', 'more than two hundred times off are refused');
select lives_ok($$ select tests.take_off('cottage', 200); select tests.take_off('villa', 1) $$, 'two hundred times off are accepted');
select throws_ok(
  $$ update days_off set listing_id = tests.id_of('cottage') where listing_id = tests.id_of('villa') $$,
  'PT409', 'too_many_days_off', 'times off can''t be moved to a home that has two hundred'
);

select * from finish();
rollback;
