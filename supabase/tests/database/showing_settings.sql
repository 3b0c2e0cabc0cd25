-- How an owner wants showings: settings, days off, and their effect on the coming weeks. Only the
-- owner sees what reveals when no one is home, or how to get in.
begin;
\ir stage.psql
select plan(62);

select tests.make_user('olive'), tests.make_user('oscar');
select tests.make_listing('cottage', 'olive'), tests.make_listing('attic', 'olive', 'draft'),
       tests.make_listing('bungalow', 'oscar');

-- The same hours on every weekday.
create function tests.hours(slots text[]) returns jsonb language sql as $$
  select jsonb_object_agg(d::text, to_jsonb(slots)) from generate_series(1, 7) as d
$$;
create function tests.wanted(nickname text, on_day date) returns text language sql stable security definer as $$
  select o.source || ' ' || array_to_string(array(select to_char(s, 'HH24') from unnest(o.time_slots) as s), ' ')
  from public.offered_days o where o.listing_id = tests.id_of(nickname) and o.date = on_day
$$;

-- The owner says how ---------------------------------------------------------------------------
select tests.act_as('olive');
select lives_ok(
  $$ select save_showing_settings(tests.id_of('cottage'), 0::smallint, 5::smallint, false,
       tests.hours('{09:00,10:00,14:00}'), 0::smallint, '  The key is under the pot. ') $$,
  'an owner saves everything at once'
);
select results_eq(
  $$ select notice_hours, horizon_days, auto_confirm, buffer_hours, entry_notes
     from availability_rules join showing_settings using (listing_id) $$,
  $$ values (0::smallint, 5::smallint, false, 0.0, 'The key is under the pot.') $$, 'the owner reads the settings'
);
select results_eq(
  $$ select date, time_slots from availability order by date $$,
  $$ select tests.day(n), '{09:00,10:00,14:00}'::time[] from generate_series(0, 5) as n $$,
  'the weekly hours fill the days up to the horizon'
);
select is(tests.wanted('cottage', tests.day(2)), 'weekly 09 10 14', 'the filled days have the weekly slots');
select throws_ok(
  format($$ select save_showing_settings(tests.id_of('cottage'), 0::smallint, 5::smallint, false, %L, %s::smallint, %L) $$,
         bad.hours, bad.buffer, bad.notes), '23514', null, bad.why)
from (values
  ('[]', 0, null, 'weekly hours are a table'),
  ('{"0": []}', 0, null, 'there is no day zero'),
  ('{"8": []}', 0, null, 'nor an eighth'),
  ('{"1": "09:00"}', 0, null, 'a day has a list'),
  ('{"1": [9]}', 0, null, 'of times'),
  ('{"1": ["09:15"]}', 0, null, 'on the grid'),
  (jsonb_build_object('1', array_fill('09:00'::text, array[22]))::text, 0, null, 'twenty-one at most'),
  ('{}', 4, null, 'a buffer of four hours is too long'),
  ('{}', -1, null, 'and of less than none too short'),
  ('{}', 0, repeat('n', 1001), 'notes have at most 1000 characters')
) as bad (hours, buffer, notes, why);
select throws_ok(
  $$ select save_showing_settings(tests.id_of('bungalow'), 0::smallint, 5::smallint, true, '{}', 0::smallint) $$,
  '42501', null, 'an owner can''t save settings for another owner''s home'
);

-- By hand and by the week -------------------------------------------------------------------------
select lives_ok(
  $$ select set_availability(tests.id_of('cottage'), array[tests.day(2)], '{11:00}') $$, 'a day is set by hand'
);
delete from availability where date = tests.day(3);
update availability set time_slots = '{09:00}' where date = tests.day(4);
select lives_ok(
  $$ select save_showing_settings(tests.id_of('cottage'), 0::smallint, 6::smallint, false,
       tests.hours('{15:00,16:00}'), 0::smallint, 'Ring twice.') $$, 'new hours and a longer horizon'
);
select results_eq(
  $$ select date, time_slots from availability order by date $$,
  $$ values (tests.day(0), '{15:00,16:00}'::time[]), (tests.day(1), '{15:00,16:00}'), (tests.day(2), '{11:00}'),
            (tests.day(4), '{09:00}'), (tests.day(5), '{15:00,16:00}'), (tests.day(6), '{15:00,16:00}') $$,
  'weekly days follow, days set by hand stay, a cleared day stays cleared'
);
select is(tests.wanted('cottage', tests.day(3)), 'owner ', 'a day that the owner cleared stays cleared');
select is(tests.wanted('cottage', tests.day(4)), 'owner 09', 'a save in the browser counts as by hand');
select lives_ok($$ select copy_availability(tests.id_of('cottage'), tests.day(2), array[tests.day(5), tests.day(6)]) $$, 'a day is copied');
select is(tests.offered('cottage', tests.day(6)), '11:00', 'a day is copied to another one');
select lives_ok($$ select set_availability(tests.id_of('cottage'), array[tests.day(5), tests.day(9)], '{}') $$, 'the owner clears several days');
select is(tests.offered('cottage', tests.day(5)), null, 'a day set by hand can be cleared');
select is(tests.wanted('cottage', tests.day(9)), 'owner ', 'a day that is still out of reach can be cleared');
select throws_ok(
  $$ select set_availability(tests.id_of('cottage'), array[tests.day(2)], '{09:15}') $$, '23514', null, 'slots are on the half hour'
);
select throws_ok(
  $$ select set_availability(tests.id_of('cottage'), array(select tests.day(n) from generate_series(1, 181) n), '{}') $$,
  'PT400', 'bad_request', 'a save can''t have too many days'
);
select throws_ok($$ select set_availability(tests.id_of('bungalow'), array[tests.day(2)], '{}') $$, 'PT403', 'forbidden', 'an owner can''t set days of another owner''s home');
select throws_ok($$ select copy_availability(tests.id_of('bungalow'), tests.day(2), array[tests.day(3)]) $$, 'PT403', 'forbidden', 'an owner can''t copy days to another owner''s home');
select lives_ok($$ delete from showing_settings $$, 'the owner deletes the settings');
select is(tests.offered('cottage', tests.day(1)), '', 'the days that settings filled are deleted with them');
select is(tests.offered('cottage', tests.day(2)), '11:00', 'a day that was set by hand stays when the settings are deleted');

-- Time passes
select save_showing_settings(tests.id_of('cottage'), 0::smallint, 6::smallint, false, tests.hours('{15:00}'), 1::smallint);
select tests.act_as_service();
select is(private.fill_availability(), 0, 'the second time, there is nothing to fill');
select tests.act_as_owner_of_db();
delete from offered_days where date = tests.day(6) and listing_id = tests.id_of('cottage');
delete from availability where date = tests.day(6) and listing_id = tests.id_of('cottage');
delete from offered_days where date = tests.day(6) and listing_id = tests.id_of('cottage');
update showing_settings set filled_until = filled_until - 1;
select tests.act_as_service();
select is(private.fill_availability(), 1, 'the next day there is one more');
select tests.act_as('olive');
select save_showing_settings(tests.id_of('attic'), 0::smallint, 2::smallint, true, tests.hours('{12:00}'), 0::smallint);
select is(tests.offered('attic', tests.day(1)), '12:00', 'a draft is filled like any home');

-- The buffer ---------------------------------------------------------------------------------------
select set_availability(tests.id_of('cottage'), array[tests.day(1)], '{09:00,10:00,11:00,12:00,13:00}');
select tests.act_as_visitor();
select tests.ask('cottage', tests.day(1), '11:00', 'vera@example.com', tests.id_of('veras'));
select is(tests.offered('cottage', tests.day(1)), '09:00 13:00', 'an hour before and after a showing is not offered');
select throws_ok(
  $$ select tests.ask('cottage', tests.day(1), '12:00', 'wim@example.com') $$, 'PT409', 'slot_taken', 'an hour before or after a showing can''t be booked'
);
select tests.act_as('olive');
update availability set time_slots = '{09:00,10:00,13:00,14:00}' where date = tests.day(1) and listing_id = tests.id_of('cottage');
select is(tests.offered('cottage', tests.day(1)), '09:00 13:00 14:00', 'the buffer isn''t offered when a day is saved');
select is(tests.wanted('cottage', tests.day(1)), 'owner 09 10 11 12 13 14', 'the owner''s day keeps the slots that the buffer hides');
update showing_settings set buffer_hours = 2 where listing_id = tests.id_of('cottage');
select is(tests.offered('cottage', tests.day(1)), '14:00', 'a longer buffer applies at once');
update showing_settings set buffer_hours = 0 where listing_id = tests.id_of('cottage');
select is(tests.offered('cottage', tests.day(1)), '09:00 10:00 12:00 13:00 14:00', 'a home without a buffer holds only the showing itself');
update showing_settings set buffer_hours = 3 where listing_id = tests.id_of('cottage');
update bookings set status = 'cancelled' where id = tests.id_of('veras');
select is(tests.offered('cottage', tests.day(1)), '09:00 10:00 11:00 12:00 13:00 14:00', 'cancelling a showing offers all of its times again');

-- Days off -------------------------------------------------------------------------------------------
insert into days_off (listing_id, user_id, first_day, last_day)
values (tests.id_of('cottage'), tests.id_of('olive'), tests.day(1), tests.day(2));
select is(tests.offered('cottage', tests.day(1)) || tests.offered('cottage', tests.day(2)), '', 'nothing is offered on days off');
select lives_ok(
  $$ update availability set time_slots = '{09:00,18:00}' where date = tests.day(1) and listing_id = tests.id_of('cottage') $$,
  'a day off can be saved'
);
select is(tests.offered('cottage', tests.day(1)), '', 'a saved day stays off on a day off');
select throws_ok(
  $$ insert into days_off (listing_id, user_id, first_day, last_day)
     values (tests.id_of('cottage'), tests.id_of('olive'), tests.day(3), tests.day(2)) $$, '23514', null, 'a day off can''t end before it begins'
);
select throws_ok(
  $$ insert into days_off (listing_id, user_id, first_day, last_day)
     values (tests.id_of('bungalow'), tests.id_of('olive'), tests.day(3), tests.day(3)) $$, '42501', null, 'an owner can''t take days off at another owner''s home'
);
select tests.act_as_visitor();
select throws_ok(
  $$ select tests.ask('cottage', tests.day(1), '09:00', 'wim@example.com') $$, 'PT409', 'slot_taken', 'a day off can''t be booked'
);
select tests.act_as('olive');
update days_off set first_day = tests.day(2);
select is(tests.offered('cottage', tests.day(1)), '09:00 10:00 11:00 12:00 13:00 14:00 18:00', 'shortening the days off offers the day again');
delete from days_off;
select is(tests.offered('cottage', tests.day(2)), '11:00', 'deleting a day off offers its day again');

-- Confirmed at once
update availability_rules set auto_confirm = true where listing_id = tests.id_of('cottage');
select tests.act_as_visitor();
select lives_ok(
  $$ select tests.ask('cottage', tests.day(1), '18:00', 'wim@example.com', tests.id_of('wims')) $$, 'a visitor asks as usual'
);
select tests.act_as('olive');
select results_eq(
  $$ select status, sequence from bookings where id = tests.id_of('wims') $$, $$ values ('confirmed', 1) $$, 'a request at a home that confirms by itself is confirmed'
);
select tests.act_as_service();
select set_eq(
  $$ select kind from private.email_outbox where booking_id = tests.id_of('wims') and kind not like 'reminder%' $$,
  $$ values ('confirmed') $$, 'each side gets one mail that says the showing is confirmed'
);

-- Half hours, and showings of other lengths
select tests.act_as('olive');
update availability_rules set auto_confirm = false, slot_minutes = 30, showing_minutes = 45 where listing_id = tests.id_of('cottage');
update showing_settings set buffer_hours = 0 where listing_id = tests.id_of('cottage');
select lives_ok($$ select set_availability(tests.id_of('cottage'), array[tests.day(4)], '{09:00,09:30,10:00,10:30,11:00}') $$,
  'an owner offers half hours');
select tests.act_as_visitor();
select lives_ok($$ select tests.ask('cottage', tests.day(4), '09:30', 'half@example.com', tests.id_of('halfs')) $$, 'a visitor books a half hour');
select is(tests.offered('cottage', tests.day(4)), '10:30 11:00', 'a half hour takes every time it would overlap');
select tests.act_as('olive');
select is((select ends_at - starts_at from bookings where id = tests.id_of('halfs')), interval '45 minutes', 'a showing lasts as long as the settings say');
update showing_settings set buffer_hours = 0.5 where listing_id = tests.id_of('cottage');
select is(tests.offered('cottage', tests.day(4)), '11:00', 'a buffer holds half an hour around the showing');
update availability_rules set showing_minutes = 30, slot_minutes = 60 where listing_id = tests.id_of('cottage');
select is(tests.offered('cottage', tests.day(4)), '11:00', 'half hours are not offered when showings begin on the hour');
update showing_settings set buffer_hours = 0 where listing_id = tests.id_of('cottage');
update availability_rules set slot_minutes = 30 where listing_id = tests.id_of('cottage');
select is(tests.offered('cottage', tests.day(4)), '09:00 10:30 11:00', 'half hours come back with the setting, and a booked showing keeps its length');
select tests.act_as_owner_of_db();
select throws_ok(
  $$ insert into bookings (id, listing_id, owner_id, visitor_name, visitor_email, visitor_phone, date, time, starts_at, ends_at)
     select gen_random_uuid(), listing_id, owner_id, 'W', 'w@example.com', '303-555-0100', date, '10:00',
            starts_at + interval '30 minutes', ends_at from bookings where id = tests.id_of('halfs') $$,
  'PT409', 'slot_taken', 'a time between two showings can''t be booked if it would overlap');

-- An owner who leaves takes everything with them
select tests.act_as_owner_of_db();
insert into public.days_off (listing_id, user_id, first_day, last_day)
values (tests.id_of('cottage'), tests.id_of('olive'), tests.day(20), tests.day(20));
delete from auth.users where id = tests.id_of('olive');
select is(
  (select count(*) from offered_days) + (select count(*) from showing_settings) + (select count(*) from days_off)
  + (select count(*) from availability) + (select count(*) from bookings), 0::bigint, 'settings and bookings are deleted with the owner''s account'
);

select * from finish();
rollback;
