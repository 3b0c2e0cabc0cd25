-- Favorites in the last seven days, which only a home's owner can count, and no one sees by name.
begin;
\ir stage.psql
select plan(5);

select tests.make_user('olive'), tests.make_user('stan'), tests.make_user('uma'), tests.make_user('vera');
select tests.make_listing('cottage', 'olive'), tests.make_listing('villa', 'olive');
insert into favorites (user_id, listing_id, created_at) values
  (tests.id_of('stan'), tests.id_of('cottage'), now()),
  (tests.id_of('uma'), tests.id_of('cottage'),
   ((now() at time zone 'utc')::date - 6) at time zone 'utc'),
  (tests.id_of('vera'), tests.id_of('cottage'),
   ((now() at time zone 'utc')::date - 6) at time zone 'utc' - interval '1 second'),
  (tests.id_of('olive'), tests.id_of('cottage'), now());

select tests.act_as('olive');
select is(saves_this_week(tests.id_of('cottage')), 2, 'counts today and the six days before, without her own');
select is(saves_this_week(tests.id_of('villa')), 0, 'for this home only');
select is(saves_this_week(gen_random_uuid()), 0, 'none for a missing home');
select is((select count(*)::integer from favorites where user_id <> tests.id_of('olive')), 0,
          'she does not learn whose they are');

select tests.act_as('stan');
select is(saves_this_week(tests.id_of('cottage')), 0, 'a stranger counts none, not even their own');

select * from finish();
rollback;
