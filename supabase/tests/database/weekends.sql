-- Homes that can be viewed this weekend, where they are. Olive offers seven in the evening on each of the next
-- fourteen days.
begin;
\ir stage.psql
select plan(7);

select tests.make_user('olive');
select tests.make_listing('cottage', 'olive'), tests.make_listing('villa', 'olive', 'pending');
select tests.offer(h, tests.day(n), '{19:00}') from unnest(array['cottage', 'villa']) as h, generate_series(0, 13) as n;
-- Saturday and Sunday of this week, unless it is too late to ask.
create function tests.weekend() returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(day order by day), '[]')
  from (select tests.day(n) as day from generate_series(0, 7 - extract(isodow from tests.day(0))::integer) as n) as week
  where extract(isodow from day) >= 6 and (day + time '19:00') at time zone 'America/Denver' > now() + interval '2 hours'
$$;

select tests.act_as_visitor();
select is(weekend_viewings(tests.id_of('cottage'))::jsonb, tests.weekend(), 'the days of this weekend, and of no other');
select is((select coalesce(nullif(card -> 'weekend', 'null'), '[]') from jsonb_array_elements(search_listings()::jsonb -> 'listings') as card
           where card ->> 'id' = tests.id_of('cottage')::text), tests.weekend(), 'cards have the same');
select is(weekend_viewings(tests.id_of('villa'))::jsonb, '[]', 'a home whose sale is pending is not open');
select is(weekend_viewings(gen_random_uuid())::jsonb, '[]', 'nor is a missing one');
select tests.act_as_owner_of_db();
insert into availability_rules (listing_id, user_id, notice_hours) values (tests.id_of('cottage'), tests.id_of('olive'), 168);
select tests.act_as_visitor();
select is(weekend_viewings(tests.id_of('cottage'))::jsonb, '[]', 'nor is one whose owner wants a week''s notice');
select tests.act_as_owner_of_db();
delete from availability_rules;
update availability set time_slots = '{}';
select tests.act_as_visitor();
select is(weekend_viewings(tests.id_of('cottage'))::jsonb, '[]', 'nor is one whose times are all taken');
select tests.act_as_owner_of_db();
insert into open_houses (listing_id, user_id, date, "time", minutes, places)
select tests.id_of('cottage'), tests.id_of('olive'), day::date, '19:00', 60, 2 from jsonb_array_elements_text(tests.weekend()) as day;
select tests.act_as_visitor();
select is(weekend_viewings(tests.id_of('cottage'))::jsonb, tests.weekend(), 'unless it holds an open house');
select * from finish();
rollback;
