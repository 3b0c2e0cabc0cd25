-- Views in the last seven days, which only a home's owner can count.
begin;
\ir stage.psql
select plan(4);

select tests.make_user('olive'), tests.make_user('stan');
select tests.make_listing('cottage', 'olive'), tests.make_listing('villa', 'olive');
insert into listing_views (listing_id, day, visitor)
select tests.id_of('cottage'), (now() at time zone 'utc')::date - n, 'visitor-' || n from generate_series(0, 9) as n;

select tests.act_as('olive');
select is(views_this_week(tests.id_of('cottage')), 7, 'today and the six days before');
select is(views_this_week(tests.id_of('villa')), 0, 'for this home only');
select is(views_this_week(gen_random_uuid()), 0, 'none for a missing home');

select tests.act_as('stan');
select is(views_this_week(tests.id_of('cottage')), 0, 'a stranger counts none');

select * from finish();
rollback;
