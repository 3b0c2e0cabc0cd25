-- Availability: what an owner offers. Everyone sees it while the home is for sale, only the owner
-- writes it, and no save, however old the copy it was made from, offers a slot that is booked
-- (docs/trust.md A4).
begin;
\ir stage.psql
select plan(32);

select tests.make_user('olive'), tests.make_user('oscar');
select tests.make_listing('cottage', 'olive'), tests.make_listing('attic', 'olive', 'draft'),
       tests.make_listing('bungalow', 'oscar');

-- The owner offers days
select tests.act_as('olive');
select lives_ok(
  $$ insert into availability (listing_id, user_id, date, time_slots)
     values (tests.id_of('cottage'), tests.id_of('olive'), tests.day(1), '{11:00,09:00,10:00,09:00}'),
            (tests.id_of('cottage'), tests.id_of('olive'), tests.day(2), '{}'),
            (tests.id_of('attic'), tests.id_of('olive'), tests.day(1), '{09:00}') $$,
  'an owner offers days, even for a home that is not public yet, and even an empty one'
);
select is(tests.offered('cottage', tests.day(1)), '09:00 10:00 11:00', 'slots are stored in order, each once');
select throws_ok(
  $$ insert into availability (listing_id, user_id, date)
     values (tests.id_of('cottage'), tests.id_of('olive'), tests.day(1)) $$,
  '23505', null, 'a day can''t be stored twice'
);
select throws_ok(
  format($$ insert into availability (listing_id, user_id, date, time_slots)
            values (tests.id_of('cottage'), tests.id_of('olive'), tests.day(3), %L) $$, slots),
  '23514', null, 'slots are one of the eleven standard ones: ' || slots)
from unnest(array['{08:00}', '{09:15}', '{20:00}', '{09:00:01}', '{NULL}', '{24:00}']) as slots;
select throws_ok(
  $$ insert into availability (listing_id, user_id, date)
     values (tests.id_of('cottage'), tests.id_of('olive'), 'infinity') $$,
  '23514', null, 'infinity is refused as a day'
);
select throws_ok(
  $$ insert into availability (listing_id, user_id, date)
     values (tests.id_of('bungalow'), tests.id_of('olive'), tests.day(1)) $$,
  '42501', null, 'days at another owner''s home can''t be offered'
);
select throws_ok(
  $$ insert into availability (listing_id, user_id, date)
     values (tests.id_of('cottage'), tests.id_of('oscar'), tests.day(3)) $$,
  '42501', null, 'days can''t be offered in another owner''s name'
);
select throws_ok(
  $$ update availability set listing_id = tests.id_of('bungalow') where date = tests.day(2) $$,
  '42501', null, 'days can''t be moved to another owner''s home'
);

-- A visitor looks
select tests.act_as_visitor();
select results_eq(
  $$ select date, time_slots from availability order by date $$,
  $$ values (tests.day(1), '{09:00,10:00,11:00}'::time[]), (tests.day(2), '{}') $$,
  'a visitor sees the days of the home that is for sale, and no other'
);

-- Strangers
select tests.act_as('oscar');
select is(
  (select count(*) from availability), 2::bigint, 'another owner sees the days that a visitor sees'
);
select throws_ok(
  $$ insert into availability (listing_id, user_id, date, time_slots)
     values (tests.id_of('cottage'), tests.id_of('oscar'), tests.day(1), '{}')
     on conflict (listing_id, date) do update set time_slots = excluded.time_slots $$,
  '42501', null, 'another owner can''t change a day with an upsert'
);

-- Two visitors book, then the owner saves an old copy
select tests.act_as_visitor();
select tests.ask('cottage', tests.day(1), '10:00', 'vera@example.com');
select tests.ask('cottage', tests.day(1), '11:00', 'wim@example.com', tests.id_of('wims'));
select tests.act_as('olive');
select is(
  tests.rows_changed($$ update availability set time_slots = '{09:00,10:00,11:00,12:00}' where date = tests.day(1)
                        and listing_id = tests.id_of('cottage') $$), 1,
  'a stale save succeeds'
);
select is(tests.offered('cottage', tests.day(1)), '09:00 12:00', 'a stale save leaves out the slots that are booked');
select lives_ok(
  $$ insert into availability (listing_id, user_id, date, time_slots)
     values (tests.id_of('cottage'), tests.id_of('olive'), tests.day(1), '{09:00,10:00,11:00,13:00}')
     on conflict (listing_id, date) do update set time_slots = excluded.time_slots, user_id = excluded.user_id $$,
  'a stale upsert succeeds'
);
select is(tests.offered('cottage', tests.day(1)), '09:00 13:00', 'a stale upsert leaves out the slots that are booked');
select is(
  tests.rows_changed($$ delete from availability where date = tests.day(1) and listing_id = tests.id_of('cottage') $$),
  1, 'the owner clears the day'
);
select lives_ok(
  $$ insert into availability (listing_id, user_id, date, time_slots)
     values (tests.id_of('cottage'), tests.id_of('olive'), tests.day(1), '{10:00,11:00,14:00}') $$,
  'the owner offers a cleared day again'
);
select is(tests.offered('cottage', tests.day(1)), '14:00', 'a day offered again leaves out the slots that are booked');
delete from availability where date = tests.day(1) and listing_id = tests.id_of('cottage');
update availability set time_slots = '{10:00,15:00}' where date = tests.day(2);
select is(
  tests.rows_changed($$ update availability set date = tests.day(1) where date = tests.day(2) $$), 1,
  'a day can be moved'
);
select is(tests.offered('cottage', tests.day(1)), '15:00', 'a day that was moved leaves out the slots that are booked there');
update bookings set status = 'cancelled' where id = tests.id_of('wims');
select is(tests.offered('cottage', tests.day(1)), '15:00', 'a cancelled slot that the owner no longer offers is not offered again');
update bookings set status = 'cancelled' where time = '10:00';
select is(tests.offered('cottage', tests.day(1)), '10:00 15:00', 'a cancelled slot that the owner still offers is offered again');
select lives_ok(
  $$ update availability set time_slots = '{11:00,12:00}' where date = tests.day(1) $$, 'an owner can save a day after a cancellation'
);
select is(tests.offered('cottage', tests.day(1)), '11:00 12:00', 'a day after a cancellation is stored as the owner wants');
select results_eq(
  $$ select created_at, updated_at from availability where date = tests.day(1)
       and listing_id = tests.id_of('cottage') $$,
  $$ values (now(), now()) $$, 'the database sets when a day was written'
);

-- The home is sold
select tests.act_as('olive');
update listings set status = 'sold' where id = tests.id_of('cottage');
select tests.act_as_visitor();
select is_empty($$ select date from availability $$, 'a home that is not for sale shows no days');
select tests.act_as('olive');
select isnt_empty($$ select date from availability $$, 'the owner still sees the days of a home that is not for sale');

select * from finish();
rollback;
