-- Views and favorites in the last seven days, which only a home's owner can count, and no one sees by name.
begin;
\ir stage.psql
select plan(6);

select tests.make_user(p) from unnest(array['olive', 'stan', 'uma', 'vera']) as p;
select tests.make_listing('cottage', 'olive'), tests.make_listing('villa', 'olive');
insert into listing_views (listing_id, day, visitor)
select tests.id_of('cottage'), (now() at time zone 'utc')::date - n, 'visitor-' || n from generate_series(0, 9) as n;
insert into favorites (user_id, listing_id, created_at) values
  (tests.id_of('stan'), tests.id_of('cottage'), now()),
  (tests.id_of('uma'), tests.id_of('cottage'),
   ((now() at time zone 'utc')::date - 6) at time zone 'utc'),
  (tests.id_of('vera'), tests.id_of('cottage'),
   ((now() at time zone 'utc')::date - 6) at time zone 'utc' - interval '1 second'),
  (tests.id_of('olive'), tests.id_of('cottage'), now());

select tests.act_as('olive');
select is(views_this_week(tests.id_of('cottage')), 7, 'views of today and the six days before count for this week');
select is(saves_this_week(tests.id_of('cottage')), 2, 'favorites of the same days count for this week, without the owner''s own');
select is(array[views_this_week(id), saves_this_week(id)], '{0,0}', 'this week''s numbers are zero for ' || what)
from (values (tests.id_of('villa'), 'another home'), (gen_random_uuid(), 'a missing one')) as homes (id, what);
select is((select count(*)::integer from favorites where user_id <> tests.id_of('olive')), 0,
          'an owner does not learn whose favorites they are');

select tests.act_as('stan');
select is(array[views_this_week(tests.id_of('cottage')), saves_this_week(tests.id_of('cottage'))], '{0,0}',
          'a stranger counts none, not even their own');

select * from finish();
rollback;
