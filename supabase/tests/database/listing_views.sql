-- Listing views: a visitor counts once a day, the owner never. Everyone reads the number, only the
-- owner reads the days, no caller writes either.
begin;
\ir stage.psql
select plan(28);

select tests.make_user('olive'), tests.make_user('stan');
select tests.make_listing('cottage', 'olive'), tests.make_listing('attic', 'olive', 'draft');
create function tests.views(nickname text) returns integer language sql stable security definer as $$
  select coalesce((select views from public.listing_view_counts where listing_id = tests.id_of(nickname)), 0)
$$;

-- A visitor looks
select tests.act_as_visitor();
select lives_ok(
  $$ select register_listing_view(tests.id_of('cottage'), 'visitor-1') from generate_series(1, 3) $$,
  'a visitor looks three times'
);
select is(tests.views('cottage'), 1, 'a visitor who looks three times counts once');
select lives_ok($$ select register_listing_view(tests.id_of('cottage'), 'visitor-2') $$, 'another visitor views the home');
select is(tests.views('cottage'), 2, 'another visitor counts too');
select lives_ok(
  $$ select register_listing_view(tests.id_of('cottage'), 'visitor-2', 'flyer') $$,
  'the same visitor comes again through a flyer, which doesn''t count'
);
select lives_ok($$ select register_listing_view(tests.id_of('attic'), 'visitor-1') $$, 'a draft reveals nothing');
select is(tests.views('attic'), 0, 'a draft counts no views');
select lives_ok(
  $$ select register_listing_view(gen_random_uuid(), 'visitor-1') $$,
  'a missing home is viewed without an error'
);
select throws_ok(
  format('select register_listing_view(tests.id_of(%L), %L)', 'cottage', v), 'PT400', 'bad_request',
  'a visitor''s token can''t be ' || coalesce(left(v, 10), 'none'))
from unnest(array['short', '', null, repeat('v', 65)]) as v;
select results_eq(
  $$ select views from listing_view_counts $$, $$ values (2) $$, 'a visitor reads how often a home was viewed'
);

-- A stranger
select tests.act_as('stan');
select register_listing_view(tests.id_of('cottage'), 'visitor-of-stan');
select is(tests.views('cottage'), 3, 'a signed-in stranger counts like a visitor');

-- The owner
select tests.act_as('olive');
select register_listing_view(tests.id_of('cottage'), 'visitor-of-olive');
select is(tests.views('cottage'), 3, 'the owner does not count');
select is((select count(*) from listing_views), 3::bigint, 'the owner reads how many people viewed their home each day');

-- The server's own mistakes
select tests.act_as_service();
select throws_ok(
  $$ insert into listing_views values (tests.id_of('cottage'), tests.day(0), 'short') $$, '23514', null,
  'a token can''t be too short'
);
select throws_ok($$ update listing_view_counts set views = -1 $$, '23514', null, 'a count can''t be negative');

-- Invented visitors are limited
select tests.act_as_visitor();
select tests.come_from('192.0.2.1');
select lives_ok(
  $$ select register_listing_view(tests.id_of('cottage'), 'invented-' || n) from generate_series(1, 600) as n $$,
  'six hundred visitors of a network view a home within a moment'
);
select is(tests.views('cottage'), 43, 'six hundred visitors of a network count as at most forty a day');
select lives_ok(
  $$ select register_listing_view(tests.id_of('cottage'), 'of-the-host-' || n)
     from generate_series(1, 600) as n, lateral (select tests.come_from('2001:db8:1:' || to_hex(n) || '::1')) as here $$,
  'six hundred visitors in the networks of one host view a home'
);
select is(tests.views('cottage'), 43 + 160, 'six hundred visitors of one host count as at most four times as many');
select tests.come_from('192.0.2.2');
select register_listing_view(tests.id_of('cottage'), 'somebody-else');
select is(tests.views('cottage'), 43 + 161, 'the limit of one network leaves others'' visits as they were');
select tests.forget_limits();
select register_listing_view(tests.id_of('cottage'), concat_ws('-', 'many', n, m))
from generate_series(1, 20) as n, lateral (select tests.come_from('203.0.113.' || n)) as here, generate_series(1, 40) as m;
select cmp_ok(tests.views('cottage'), '<=', 43 + 161 + 500, 'a home counts at most five hundred an hour');

-- After a week, only how many viewed is kept
select tests.act_as_owner_of_db();
delete from listing_views;
insert into listing_views (listing_id, day, visitor)
select tests.id_of('cottage'), (now() at time zone 'utc')::date - day, 'visitor-' || n
from (values (7, 1), (8, 2), (30, 3)) as past (day, visitors), generate_series(1, visitors) as n;
create temp table total as select tests.views('cottage') as views;
select lives_ok($$ select private.fold_views() $$, 'old views are folded');
select is((select count(*) from listing_views), 1::bigint, 'the last week''s visitors are kept one by one');
insert into listing_views values (tests.id_of('cottage'), (now() at time zone 'utc')::date - 8, 'a late visitor');
select private.fold_views();
select results_eq(
  $$ select day, views from private.listing_view_days order by day desc $$,
  $$ select date_trunc('week', (now() at time zone 'utc') - make_interval(days => ago))::date, 3 from unnest(array[8, 30]) as ago $$,
  'the weeks of days before the last seven keep only the number of visitors'
);
select is(tests.views('cottage'), (select views + 1 from total), 'the total of views stays when old days are folded');

select * from finish();
rollback;
