-- Rate buckets: how often something may happen within a window. One statement decides; only the
-- server and our own definer functions call it.
begin;
\ir stage.psql
select plan(8);

-- The server
select tests.act_as_service();
select results_eq(
  $$ select take_rate('mail:1', 3600, 3) from generate_series(1, 5) $$,
  $$ values (true), (true), (true), (false), (false) $$,
  'a key has three turns within the hour, and no fourth'
);
select ok(take_rate('mail:2', 3600, 3), 'another key has its own bucket');
select ok(not take_rate('mail:never', 3600, 0), 'a cap of zero admits nothing');
select is((select n::integer from private.rate_buckets where key = 'mail:1'), 3, 'a refusal doesn''t count');
update private.rate_buckets set window_start = window_start - interval '1 hour' where key = 'mail:1';
select ok(take_rate('mail:1', 3600, 3), 'a new window starts at zero');
select is((select count(*) from private.rate_buckets where key = 'mail:1'), 2::bigint, 'the old window stays until its day goes');
select throws_ok(
  $$ select take_rate(repeat('k', 301), 3600, 3) $$, '23514', null, 'a key is short'
);
select throws_ok($$ update private.rate_buckets set n = 0 $$, '23514', null, 'an event counts at least once');

select * from finish();
rollback;
