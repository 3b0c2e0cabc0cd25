-- When a home can be seen next: the open house on its card, and its next free time. Olive offers seven in the evening on
-- each of the next fourteen days.
begin;
\ir stage.psql
select plan(12);

select tests.make_user('olive');
select tests.make_listing('cottage', 'olive'), tests.make_listing('villa', 'olive', 'pending');
select tests.offer(h, tests.day(n), '{19:00}') from unnest(array['cottage', 'villa']) as h, generate_series(0, 13) as n;

-- What the home's card says.
create function tests.open_house_of(name text) returns jsonb language sql stable as $$
  select nullif(card -> 'open_house', 'null') from jsonb_array_elements(search_listings()::jsonb -> 'listings') as card
  where card ->> 'id' = tests.id_of(name)::text
$$;
create function tests.hold(name text, day integer, starting time) returns void language sql as $$
  insert into open_houses (listing_id, user_id, date, "time", minutes, places)
  values (tests.id_of(name), tests.id_of('olive'), tests.day(day), starting, 120, 1)
$$;

select tests.act_as_visitor();
select is(tests.open_house_of('cottage'), null, 'showing times are no open house');
select is(next_free_time(tests.id_of('villa')), null, 'a home whose sale is pending has no free time');
select is(next_free_time(gen_random_uuid()), null, 'a missing home has no free time');
select ok((select (t.free ->> 'date')::date + (t.free ->> 'time')::time = (
             select min(tests.day(n) + time '19:00') from generate_series(0, 1) as n
             where (tests.day(n) + time '19:00') at time zone 'America/Denver' >= now() + interval '2 hours')
           from (select next_free_time(tests.id_of('cottage')) as free) as t), 'the next free time is the first that can still be booked');
select tests.act_as_owner_of_db();
update availability set time_slots = '{}';
select tests.act_as_visitor();
select is(next_free_time(tests.id_of('cottage')), null, 'a home whose times are all taken has no free time');

select tests.act_as_owner_of_db();
select tests.hold('cottage', 7, '10:00');
select tests.act_as_visitor();
select is(tests.open_house_of('cottage'), null, 'an open house in a week is not on the card yet');
select tests.act_as_owner_of_db();
select tests.hold('cottage', 6, '13:00'), tests.hold('cottage', 2, '13:00');
select tests.act_as_visitor();
select is(tests.open_house_of('cottage') - 'ends_at',
          jsonb_build_object('date', tests.day(2), 'time', '13:00', 'minutes', 120), 'the card has the first of those within a week');
select is((tests.open_house_of('cottage') ->> 'ends_at')::timestamptz,
          (tests.day(2) + time '15:00') at time zone 'America/Denver', 'the card has the end of the open house');
select is(next_free_time(tests.id_of('cottage')), jsonb_build_object('date', tests.day(2), 'time', '13:00'),
          'an open house is also the next free time');
select tests.act_as_owner_of_db();
update open_houses set taken = places where date = tests.day(2);
select tests.act_as_visitor();
select is(tests.open_house_of('cottage') ->> 'date', tests.day(6)::text, 'an open house without a free place is left out');
select tests.act_as_owner_of_db();
update listings set status = 'pending' where id = tests.id_of('cottage');
select tests.act_as_visitor();
select is(tests.open_house_of('cottage'), null, 'a home whose sale is pending shows no open house');
select is(tests.open_house_of('villa'), null, 'a home without one has none');
select * from finish();
rollback;
