-- The mortgage rate behind monthly payments: operators set it, everyone reads it.
begin;
\ir stage.psql
select plan(17);

select tests.make_user(p) from unnest(array['opal', 'mona', 'olive']) as p;
update auth.users set raw_app_meta_data = '{"role": "operator"}' where id = tests.id_of('opal');
update auth.users set raw_app_meta_data = '{"role": "moderator"}' where id = tests.id_of('mona');

-- Before anyone sets it
select tests.act_as_visitor();
select is(mortgage_rate(), null, 'no rate is set at first');
select throws_ok($$ select set_mortgage_rate(5, current_date, 'A bank') $$, '42501', null, 'a visitor can''t set the rate');
select tests.act_as('olive');
select throws_ok($$ select set_mortgage_rate(5, current_date, 'A bank') $$, 'PT403', 'forbidden', 'an owner can''t set the rate');
select throws_ok($$ select set_mortgage_rate() $$, 'PT403', 'forbidden', 'an owner can''t remove the rate');
select tests.act_as('mona', 'moderator');
select throws_ok($$ select set_mortgage_rate(5, current_date, 'A bank') $$, 'PT403', 'forbidden', 'a moderator can''t set the rate');

-- The operator
select tests.act_as('opal', 'operator');
select lives_ok($$ select set_mortgage_rate(6.25, '2026-11-19', '  Freddie Mac ') $$, 'an operator sets the rate');
select lives_ok($$ select set_mortgage_rate(6.125, '2026-11-26', 'Freddie Mac') $$, 'an operator sets a newer rate');
select throws_ok(format('select set_mortgage_rate(%L, %L, %L)', percent, day, source), 'PT422', 'mortgage_rate_invalid', 'a rate needs ' || what)
from (values (25.1, '2026-11-19', 'A bank', 'at most 25%'), (-1, '2026-11-19', 'A bank', 'at least 0%'), (6, null, 'A bank', 'a day'),
  (6, (current_date + 2)::text, 'A bank', 'a day that is no later than tomorrow'), (6, '2026-11-19', '  ', 'a source'),
  (6, '2026-11-19', repeat('x', 201), 'a short source'), (6, '2026-11-19', E'A\nbank', 'a source in one line')) as wrong (percent, day, source, what);

-- Everyone
select tests.act_as_visitor();
select is(mortgage_rate(), '{"percent": 6.125, "as_of": "2026-11-26", "source": "Freddie Mac"}', 'a visitor reads the latest rate');
select throws_ok($$ select from private.mortgage_rate $$, '42501', null, 'a visitor can''t read the table');

-- The rate is removed
select tests.act_as('opal', 'operator');
select lives_ok($$ select set_mortgage_rate() $$, 'an operator removes the rate');
select * from finish();
rollback;
