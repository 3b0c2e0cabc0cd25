-- Partitions of views and counters: a day each, made ahead, used through their table, closed by themselves, and gone as a
-- whole.
begin;
\ir stage.psql
select plan(43);

select tests.make_user('olive'), tests.make_user('stan');
select tests.make_listing('cottage', 'olive'), tests.make_listing('barn', 'olive');
create function tests.today() returns date language sql stable as $$ select (now() at time zone 'utc')::date $$;
create function tests.days_of(p_table regclass) returns bigint language sql stable as $$
  select count(*) from private.partitions_of(p_table) p where p.is_one_day
$$;
create function tests.name_of(p_table text, ahead integer) returns text language sql stable as $$
  select concat('private.', p_table, '_', to_char(tests.today() + ahead, 'YYYYMMDD'))
$$;
create function tests.views(nickname text) returns integer language sql stable security definer as $$
  select coalesce((select views from public.listing_view_counts where listing_id = tests.id_of(nickname)), 0)
$$;
create function tests.see(nickname text, ahead integer, who text, through text default '') returns text language sql as $$
  insert into public.listing_views as v (listing_id, day, visitor, came_from)
  values (tests.id_of(nickname), tests.today() + ahead, 'visitor-' || who, through)
  on conflict do nothing returning v.tableoid::regclass::text
$$;

-- A duty makes them ahead
select tests.act_as_owner_of_db();
select lives_ok(
  $$ select private.make_days('public.listing_views', 8); select private.make_days('private.rate_buckets', 8) $$,
  'partitions are made when fewer days are ahead than there should be'
);
select is((select max(p.last_day) from private.partitions_of(t) p), tests.today() + 10, t || ' has partitions for ten days')
from unnest(array['public.listing_views', 'private.rate_buckets']) as t;
create temp table made as select tests.days_of('public.listing_views') as days;
select private.make_days('public.listing_views');
select is(tests.days_of('public.listing_views'), (select days from made), 'none is made while enough days are ahead');

-- Nobody uses them by themselves
create function tests.parts() returns text[] language sql stable security definer as $$
  select array_agg(p.part::text order by p.part::text)
  from unnest(array['public.listing_views', 'private.rate_buckets']) as t, private.partitions_of(t) as p
$$;
select cmp_ok(cardinality(tests.parts()), '>', 8, 'both tables have several partitions');
create function tests.open_parts() returns text[] language plpgsql as $$
declare
  opened text[] := '{}';
  part text;
  verb text;
begin
  foreach part in array tests.parts() loop
    foreach verb in array array['select from %s', 'delete from %s', 'truncate %s', 'insert into %s default values'] loop
      begin
        execute format(verb, part);
        opened := opened || format(verb, part);
      exception when insufficient_privilege then null;
      end;
    end loop;
  end loop;
  return opened;
end;
$$;
select tests.act_as_visitor();
select is(tests.open_parts(), '{}', 'a visitor opens no partition');
select tests.act_as('stan');
select is(tests.open_parts(), '{}', 'a stranger opens no partition');
select tests.act_as('olive');
select is(tests.open_parts(), '{}', 'the owner of the homes opens no partition');
select tests.act_as_service();
select is(tests.open_parts(), '{}', 'the server opens no partition by itself');
select tests.act_as_owner_of_db();
select is(count(*), 0::bigint, 'each partition has row-level security, which lets no one in')
from unnest(tests.parts()) as part join pg_class c on c.oid = part::regclass
where not c.relrowsecurity or not exists (select from pg_policy y where y.polrelid = c.oid)
  or exists (select from pg_policy y where y.polrelid = c.oid and pg_get_expr(y.polqual, y.polrelid) <> 'false');

-- A view goes into its day, once
select tests.see('cottage', 0, 'today');
select is(tests.see('cottage', 9, 'late'), tests.name_of('listing_views', 9), 'a view goes into the partition of its day');
select is(tests.see('cottage', 9, 'late'), null, 'a visitor counts once a day');
select is(tests.see('cottage', 10, 'late'), tests.name_of('listing_views', 10), 'the next day, the visitor counts again');
select is(tests.views('cottage'), 3, 'views in partitions count in the home''s total');
select is(tests.see('cottage', 40, 'much-later'), 'private.listing_views_rest', 'a day without a partition has a place');
select is(tests.see('cottage', 40, 'much-later'), null, 'a visitor counts once there, too');
select throws_ok($$ select tests.see('cottage', 9, 'x', 'elsewhere') $$, '23514', null, 'a channel in a partition is one of ours');
select throws_ok(
  $$ insert into listing_views values (gen_random_uuid(), tests.today() + 9, 'visitor-1') $$, '23503', null,
  'a view in a partition is of a home that is there'
);
select tests.act_as('olive');
select is((select count(*) from listing_views), 4::bigint, 'the owner reads the days of their homes in all partitions');
select tests.act_as('stan');
select is((select count(*) from listing_views), 0::bigint, 'a stranger reads none of them');
select tests.act_as_visitor();
select throws_ok('select from listing_views', '42501', null, 'a visitor can''t read the table');

-- A project that has had partitions for long: none holds more than a day, but the one for the rest
select tests.act_as_owner_of_db();
delete from listing_views;
do $$
declare
  old regclass;
begin
  for old in select p.part from unnest(array['public.listing_views', 'private.rate_buckets']) as t, private.partitions_of(t) as p
             where p.last_day is not null loop
    execute format('drop table %s', old);
  end loop;
end;
$$;
create function tests.have_day(p_table regclass, ahead integer) returns void language plpgsql as $$
declare
  part text := tests.name_of((select relname from pg_class where oid = p_table), ahead);
begin
  execute format('create table %s (like %s including defaults including constraints)', part, p_table);
  execute format('alter table %s attach partition %s for values from (%L) to (%L)', p_table, part,
                 concat(tests.today() + ahead, ' 00:00+00'), concat(tests.today() + ahead + 1, ' 00:00+00'));
end;
$$;
select tests.have_day('public.listing_views', ahead) from unnest(array[-9, -8, -7, -1]) as ahead;

-- A past day is added up and removed
select tests.see('cottage', -8, who, through)
from (values ('1', ''), ('2', 'flyer'), ('3', 'flyer')) as seen (who, through);
select tests.see('cottage', -9, 'day-before'), tests.see('barn', -8, 'of-barn'), tests.see('cottage', -7, 'kept'),
       tests.see('cottage', -1, 'yesterday');
create temp table total as select tests.views('cottage') as views;
create function tests.weeks(nickname text) returns table (week date, came_from text, views bigint) language sql stable as $$
  select date_trunc('week', d.day)::date, d.came_from, sum(d.views) from private.listing_view_days d
  where d.listing_id = tests.id_of(nickname) group by 1, 2 order by 1, 2
$$;
create temp table expected as
  select date_trunc('week', v.day)::date as week, v.came_from, count(*) as views from listing_views v
  where v.listing_id = tests.id_of('cottage') and v.day < tests.today() - 7 group by 1, 2 order by 1, 2;
select lives_ok('select private.fold_views()', 'past days are added up');
select is(to_regclass(tests.name_of('listing_views', -8)), null, 'a day of more than a week ago is gone as a whole');
select is(to_regclass(tests.name_of('listing_views', -9)), null, 'the day before it is gone, too');
select isnt(to_regclass(tests.name_of('listing_views', -7)), null, 'the day a week ago stays');
select results_eq($$ select * from tests.weeks('cottage') $$, 'select * from expected', 'the weeks keep the number of visitors by channel');
select is((select count(*) from private.listing_view_days d where d.day <> date_trunc('week', d.day)), 0::bigint, 'a week is a row');
select is((select count(*) from listing_views), 2::bigint, 'the visitors of the last week stay one by one');
select private.fold_views();
select results_eq($$ select * from tests.weeks('cottage') $$, 'select * from expected', 'adding up again changes nothing');
select is(tests.views('cottage'), (select views from total), 'the total stays');

-- A late row
select is(tests.see('cottage', -8, 'restored', 'flyer'), 'private.listing_views_rest', 'a row of a day that is gone has a place');
select private.fold_views();
select is((select sum(views) from tests.weeks('cottage')), (select sum(views) + 1 from expected), 'a late row is added to its week');
select is((select count(*) from private.listing_views_rest), 0::bigint, 'a late row doesn''t stay');

-- A home goes with its views
select tests.see('barn', -7, 'of-barn'), tests.see('barn', -1, 'of-barn');
delete from listings where id = tests.id_of('barn');
select is((select count(*) from listing_views where listing_id = tests.id_of('barn')), 0::bigint, 'a home takes its views out of all partitions');
select is((select count(*) from tests.weeks('barn')), 0::bigint, 'a home takes its weeks with it');

-- Counters
select tests.have_day('private.rate_buckets', ahead) from unnest(array[-4, -2]) as ahead;
insert into private.rate_buckets (key, window_start, n)
select 'old', date_trunc('day', now(), 'UTC') + make_interval(days => ahead), 1 from unnest(array[-4, -3, -2, -1, 0]) as ahead;
select lives_ok('select private.forget_counters()', 'counters of past days are deleted');
select is(to_regclass(tests.name_of('rate_buckets', -4)), null, 'a day of counters is gone as a whole');
select is((select min(b.window_start) from private.rate_buckets b where b.key = 'old'), date_trunc('day', now(), 'UTC') - interval '2 days',
  'counters without a partition go one by one, and those of two days stay');
select tests.act_as_service();
select results_eq($$ select take_rate('new', 3600, 2) from generate_series(1, 3) $$, $$ values (true), (true), (false) $$,
  'a counter counts on while its day has no partition');

-- A clock that stood still
select tests.act_as_owner_of_db();
select lives_ok($$ select private.make_days('private.rate_buckets') $$, 'a clock that ticks again makes the next days');
select is(to_regclass(tests.name_of('rate_buckets', 0)), null, 'a day whose rows are with the rest gets no partition');
select isnt(to_regclass(tests.name_of('rate_buckets', 1)), null, 'the day after it does');
select tests.act_as_service();
select is(take_rate('new', 3600, 2), false, 'a counter stays full when the next days get partitions');

select * from finish();
rollback;
