-- pg_cron's own record of runs is kept for a week, where there is pg_cron.
begin;
\ir stage.psql
select plan(5);

select is(private.forget_clock_runs(), 0, 'nothing is deleted without pg_cron');

create schema cron;
create table cron.job_run_details (runid bigint primary key, start_time timestamptz);
insert into cron.job_run_details
select n, now() - interval '8 days' from generate_series(1, 30) n
union all select 31, now() - interval '6 days'
union all select 32, null;
select is(private.forget_clock_runs(20), 20, 'runs older than a week are deleted, a bounded number at a time');
select is(private.forget_clock_runs(20), 10, 'the rest of the old runs is deleted the next time');
select results_eq('select runid from cron.job_run_details order by 1', array[31::bigint, 32], 'newer runs and those waiting stay');
select isnt_empty($$ select from private.duties where work like '%forget_clock_runs%' $$, 'the clock deletes old runs itself');

select * from finish();
rollback;
