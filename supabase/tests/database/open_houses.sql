-- Open houses: who holds them, what they do to the day's other times, and who gets a place.
begin;
\ir stage.psql
select plan(46);

select tests.make_user('olive'), tests.make_user('oscar'), tests.make_user('vera');
select tests.make_listing('cottage', 'olive'), tests.make_listing('attic', 'olive', 'draft'),
       tests.make_listing('bungalow', 'oscar');
select tests.offer('cottage', tests.day(1), '{12:00,13:00,14:00,15:00}');

create function tests.hold(nickname text, ahead integer, from_time time, lasts integer, seats integer, house text)
returns void language sql as $$
  insert into public.open_houses (id, listing_id, user_id, date, "time", minutes, places)
  values (tests.id_of(house), tests.id_of(nickname), auth.uid(), tests.day(ahead), from_time, lasts, seats)
$$;
create function tests.taken(house text) returns text language sql stable as $$
  select taken || ' of ' || places from public.open_houses where id = tests.id_of(house)
$$;
create function tests.move(ahead integer, to_time time, lasts integer) returns void language sql as $$
  update open_houses set date = tests.day(ahead), time = to_time, minutes = lasts where id = tests.id_of('saturdays')
$$;
create function tests.moves() returns text language sql stable security definer as $$
  select string_agg(recipient || ' ' || sequence, ', ' order by sequence, recipient)
  from (select o.recipient, o.sequence - min(o.sequence) over (partition by o.booking_id) + 1 as sequence
        from private.email_outbox o where o.kind = 'moved') as told
$$;

-- The owner holds one -------------------------------------------------------------------------------
select tests.act_as('olive');
select lives_ok($$ select tests.hold('cottage', 1, '13:00', 120, 2, 'saturdays') $$, 'an owner holds an open house');
select is(tests.offered('cottage', tests.day(1)), '12:00 15:00', 'an open house replaces the day''s single times');
select is((select ends_at - starts_at from open_houses), interval '2 hours', 'an open house lasts as long as the owner says');
select throws_ok($$ select tests.hold('cottage', 1, '14:00', 30, 2, 'second') $$, 'PT409', 'open_house_overlaps', 'two open houses can''t overlap');
select throws_ok($$ select tests.hold('bungalow', 1, '13:00', 60, 2, 'oscars') $$, 'PT403', 'forbidden', 'an owner can''t hold an open house at another owner''s home');
select throws_ok($$ select tests.hold('cottage', -1, '13:00', 60, 2, 'past') $$, 'PT422', 'date_not_bookable', 'an owner can''t hold an open house in the past');
select throws_ok($$ select tests.hold('cottage', 181, '13:00', 60, 2, 'far') $$, 'PT422', 'date_not_bookable', 'an owner can''t hold an open house more than half a year ahead');
select throws_ok($$ select tests.hold('cottage', 2, '13:00', 60, 51, 'crowd') $$, '23514', null, 'an open house can''t have too many places');
select lives_ok($$ select tests.hold('attic', 1, '13:00', 60, 5, 'attics') $$, 'an owner plans an open house for a draft');
select tests.act_as_visitor();
select is((select count(*) from open_houses), 1::bigint, 'an open house of a draft is not public');
select tests.act_as('oscar');
select throws_ok(format('insert into open_houses (listing_id, user_id, date, "time", minutes, places) values (%L, auth.uid(), tests.day(1), %L, 30, 1)',
  home, slot), 'PT403', 'forbidden', 'an hour that is taken at another owner''s home is refused like any other: ' || which)
from (values (tests.id_of('cottage'), '13:00', 'taken'), (tests.id_of('cottage'), '19:00', 'free'), (tests.id_of('attic'), '13:00', 'a draft'),
             (gen_random_uuid(), '13:00', 'no home')) as asked (home, slot, which);

-- Visitors book places ------------------------------------------------------------------------------
select tests.act_as_visitor();
select lives_ok($$ select tests.ask('cottage', tests.day(1), '13:00', 'vera@example.com', tests.id_of('veras')) $$, 'a visitor books a place');
select lives_ok($$ select tests.ask('cottage', tests.day(1), '13:00', 'wim@example.com', tests.id_of('wims')) $$, 'a second visitor books the other place');
select throws_ok($$ select tests.ask('cottage', tests.day(1), '13:00', 'xena@example.com') $$, 'PT409', 'slot_taken', 'an open house with two visitors is full');
select throws_ok($$ select tests.ask('cottage', tests.day(1), '14:00', 'xena@example.com') $$, 'PT409', 'slot_taken', 'the second hour of an open house can''t be booked individually');
select is(tests.taken('saturdays'), '2 of 2', 'everybody sees that the open house is full');
select tests.act_as('olive');
select results_eq($$ select distinct status, ends_at - starts_at from bookings $$, $$ values ('confirmed', interval '2 hours') $$,
  'both visitors are confirmed for the whole open house');
select throws_ok($$ update open_houses set places = 1 $$, 'PT409', 'open_house_places_taken', 'nobody can lose their place');
select lives_ok($$ update open_houses set places = 3 where id = tests.id_of('saturdays') $$, 'places of an open house can be added');
select tests.act_as_visitor();
select is(cancel_showing(tests.link('veras')) ->> 'cancelled_by', 'visitor', 'one visitor cancels');
select is(tests.taken('saturdays'), '1 of 3', 'a cancellation frees a place');
select is(tests.offered('cottage', tests.day(1)), '12:00 15:00', 'a cancellation frees no time within the open house');
select lives_ok($$ select tests.ask('cottage', tests.day(1), '13:00', 'xena@example.com', tests.id_of('xenas')) $$, 'the next visitor books the free place');

-- A showing of one's own can't get in between, whatever code runs.
select tests.act_as_owner_of_db();
select throws_ok(
  $$ update bookings set open_house_id = null, place = 1 where id = tests.id_of('xenas') $$, '23P01', null,
  'no showing overlaps an open house that has visitors');

-- Moved ----------------------------------------------------------------------------------------------
select tests.act_as('olive');
select tests.offer('cottage', tests.day(2), '{09:00,12:00,13:00,14:00}');
select tests.act_as_visitor();
select tests.ask('cottage', tests.day(2), '09:00', 'zoe@example.com', tests.id_of('zoes'));
select tests.act_as('olive');
select throws_ok($$ select tests.move(2, '09:30', 60) $$, 'PT409', 'open_house_overlaps', 'an open house can''t be moved onto a showing');
select throws_ok($$ select tests.move(-1, '13:00', 60) $$, 'PT422', 'date_not_bookable', 'an open house can''t be moved into the past');
select lives_ok($$ select tests.move(2, '13:00', 120) $$, 'an open house can move to another day');
select is(tests.offered('cottage', tests.day(1)), '12:00 13:00 14:00 15:00', 'the times of the old day are offered again');
select is(tests.offered('cottage', tests.day(2)), '12:00', 'the times of the new day are replaced');
select results_eq(
  $$ select distinct date, to_char(time, 'HH24:MI'), ends_at - starts_at, status from bookings
     where open_house_id = tests.id_of('saturdays') and status <> 'cancelled' $$,
  $$ values (tests.day(2), '13:00', interval '2 hours', 'confirmed') $$, 'visitors who have booked keep their places');
select is(tests.taken('saturdays'), '2 of 3', 'all visitors keep their places');
select is(tests.moves(), 'visitor 1, visitor 1', 'each visitor is told once');
select lives_ok($$ select tests.move(2, '13:00', 60) $$, 'an open house can be made shorter');
select is(tests.moves(), 'visitor 1, visitor 1, visitor 2, visitor 2', 'visitors are told of the shorter open house');
select lives_ok($$ select tests.move(2, '13:00', 60) $$, 'an open house can be saved without a change');
select is(tests.moves(), 'visitor 1, visitor 1, visitor 2, visitor 2', 'saving without a change tells nobody');
select tests.act_as_owner_of_db();
update open_houses set starts_at = now() - interval '1 minute' where id = tests.id_of('saturdays');
select tests.act_as('olive');
select throws_ok($$ select tests.move(3, '13:00', 60) $$, 'PT422', 'date_not_bookable', 'an open house that has begun can''t be moved');
select tests.act_as_owner_of_db();
update open_houses set starts_at = (date + time) at time zone 'America/Denver' where id = tests.id_of('saturdays');

-- Called off ----------------------------------------------------------------------------------------
select tests.act_as('olive');
delete from open_houses where id = tests.id_of('saturdays');
select results_eq($$ select distinct status, coalesce(cancelled_by, '') from bookings where id not in (tests.id_of('veras'), tests.id_of('zoes')) $$,
  $$ values ('cancelled', 'owner') $$, 'an open house that is called off cancels its showings');
select tests.act_as_owner_of_db();
select is((select count(*) from private.email_outbox where kind = 'cancelled' and recipient = 'visitor'), 3::bigint, 'everybody is told of an open house that is called off');
select is(tests.offered('cottage', tests.day(2)), '12:00 13:00 14:00', 'the day''s times are back');

-- Called off while it runs, its visitors have been there.
select tests.act_as('olive');
select tests.hold('cottage', 1, '09:00', 60, 5, 'running');
select tests.act_as_visitor();
select tests.ask('cottage', tests.day(1), '09:00', 'yara@example.com', tests.id_of('yaras'));
select tests.ask('cottage', tests.day(1), '09:00', 'wendy@example.com', tests.id_of('wendys'));
select tests.act_as_owner_of_db();
set local app.seeding = 'on';
update open_houses set starts_at = now() - interval '10 minutes', ends_at = now() + interval '50 minutes' where id = tests.id_of('running');
update bookings set starts_at = now() - interval '10 minutes', ends_at = now() + interval '50 minutes' where open_house_id = tests.id_of('running');
set local app.seeding = 'off';
select tests.act_as('olive');
select lives_ok($$ delete from open_houses where id = tests.id_of('running') $$, 'an open house in progress can be called off');
select results_eq($$ select status, count(*) from bookings where id in (tests.id_of('yaras'), tests.id_of('wendys')) group by 1 $$,
  $$ values ('completed', 2::bigint) $$, 'showings at an open house in progress count as completed');
select tests.act_as_owner_of_db();

delete from auth.users where id = tests.id_of('olive');
select is((select count(*) from open_houses) + (select count(*) from bookings), 0::bigint, 'open houses and their bookings are deleted with the owner''s account');

select * from finish();
rollback;
