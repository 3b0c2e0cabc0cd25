-- Homes that can be viewed this weekend, where they are. Olive offers seven in the evening on each of the next
-- fourteen days.
begin;
\ir stage.psql
select plan(9);

select tests.make_user('olive');
select tests.make_listing('cottage', 'olive'), tests.make_listing('villa', 'olive', 'pending');
select tests.offer(h, tests.day(n), '{19:00}') from unnest(array['cottage', 'villa']) as h, generate_series(0, 13) as n;
-- Saturday and Sunday of this week, unless it is too late to ask.
create function tests.weekend() returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(day order by day), '[]')
  from (select tests.day(n) as day from generate_series(0, 7 - extract(isodow from tests.day(0))::integer) as n) as week
  where extract(isodow from day) >= 6 and (day + time '19:00') at time zone 'America/Denver' > now() + interval '2 hours'
$$;

-- What the home's card says.
create function tests.weekend_of(name text) returns jsonb language sql stable as $$
  select coalesce(nullif(card -> 'weekend', 'null'), '[]') from jsonb_array_elements(search_listings()::jsonb -> 'listings') as card
  where card ->> 'id' = tests.id_of(name)::text
$$;

select tests.act_as_visitor();
select is(tests.weekend_of('cottage'), tests.weekend(), 'a card has the days of this weekend, and of no other');
select is(tests.weekend_of('villa'), '[]', 'a home whose sale is pending is not open');
select is(next_free_time(tests.id_of('villa')), null, 'a home whose sale is pending has no free time');
select is(next_free_time(gen_random_uuid()), null, 'a missing home has no free time');
select ok((select (t.free ->> 'date')::date + (t.free ->> 'time')::time = (
             select min(tests.day(n) + time '19:00') from generate_series(0, 1) as n
             where (tests.day(n) + time '19:00') at time zone 'America/Denver' >= now() + interval '2 hours')
           from (select next_free_time(tests.id_of('cottage')) as free) as t), 'the next free time is the first that can still be booked');
select tests.act_as_owner_of_db();
insert into availability_rules (listing_id, user_id, notice_hours) values (tests.id_of('cottage'), tests.id_of('olive'), 168);
select tests.act_as_visitor();
select is(tests.weekend_of('cottage'), '[]', 'nor is one whose owner wants a week''s notice');
select tests.act_as_owner_of_db();
delete from availability_rules;
update availability set time_slots = '{}';
select tests.act_as_visitor();
select is(tests.weekend_of('cottage'), '[]', 'nor is one whose times are all taken');
select is(next_free_time(tests.id_of('cottage')), null, 'a home whose times are all taken has no free time');
select tests.act_as_owner_of_db();
insert into open_houses (listing_id, user_id, date, "time", minutes, places)
select tests.id_of('cottage'), tests.id_of('olive'), day::date, '19:00', 60, 2 from jsonb_array_elements_text(tests.weekend()) as day;
select tests.act_as_visitor();
select is(tests.weekend_of('cottage'), tests.weekend(), 'unless it holds an open house');
select * from finish();
rollback;
