-- Bookings: anyone may ask for a showing, only the home's owner reads and answers, and no slot is
-- ever given twice. The numbers are those of docs/trust.md A1 to A11.
begin;
\ir stage.psql
select plan(94);

select tests.make_user('olive'), tests.make_user('oscar'), tests.make_user('stan');
select tests.make_listing('cottage', 'olive'), tests.make_listing('bungalow', 'oscar'),
       tests.make_listing('attic', 'olive', 'draft'), tests.make_listing('villa', 'olive', 'pending'),
       tests.make_listing('manor', 'olive', 'sold'), tests.make_listing('barn', 'olive', 'withdrawn');
select tests.offer(home, tests.day(ahead), '{09:00,10:00,11:00,12:00}')
from unnest(array['cottage', 'bungalow', 'attic', 'villa', 'manor', 'barn']) as home,
     unnest(array[-1, 1, 2, 3, 7, 60, 61]) as ahead;

-- A visitor asks (A1) ---------------------------------------------------------------
select tests.act_as_visitor();
select lives_ok(
  $$ select tests.ask('cottage', tests.day(1), '09:00', 'vera@example.com', tests.id_of('first')) $$,
  'a visitor asks for a showing'
);
select is(tests.offered('cottage', tests.day(1)), '10:00 11:00 12:00', 'the slot is no longer offered');
select is(tests.offered('cottage', tests.day(2)), '09:00 10:00 11:00 12:00', 'the other days are as before');

-- A signed-in stranger
select tests.act_as('stan');
select lives_ok(
  $$ select tests.ask('cottage', tests.day(1), '10:00', 'stan@example.com') $$,
  'a stranger may ask like a visitor'
);

-- The owner
select tests.act_as('olive');
select results_eq(
  $$ select visitor_email, status, preapproved, owner_id, starts_at from bookings order by time $$,
  $$ values ('vera@example.com', 'pending', false, tests.id_of('olive'),
             (tests.day(1) + time '09:00') at time zone 'America/Denver'),
            ('stan@example.com', 'pending', false, tests.id_of('olive'),
             (tests.day(1) + time '10:00') at time zone 'America/Denver') $$,
  'the owner reads both, with the instant in the home''s time zone'
);

-- What the owner notes for themselves
select lives_ok(
  $$ update bookings set owner_note = 'Asked about the roof' where visitor_email = 'vera@example.com' $$,
  'the owner notes something for themselves'
);
select throws_ok(
  $$ update bookings set owner_note = repeat('x', 1001) $$, '23514', null, 'a note has at most 1,000 characters'
);
select is(
  (select count(*) from bookings where owner_note is not null and sequence = 0), 1::bigint,
  'a note is no change of the showing'
);
select tests.act_as('stan');
update bookings set owner_note = 'Forged';
select tests.act_as_owner_of_db();
select is(
  (select string_agg(owner_note, ',') from bookings), 'Asked about the roof', 'a stranger notes nothing'
);
select ok(
  private.showing_shown(tests.id_of('first'))::text not like '%roof%', 'the visitor is never shown the owner''s note'
);

-- Another owner, and a visitor who is signed in
select tests.act_as('oscar');
select is_empty($$ select id from bookings $$, 'another owner reads no bookings of this home');
select tests.act_as('stan');
select is_empty($$ select id from bookings $$, 'a stranger doesn''t read even their own request');

-- Forged requests (A8) -----------------------------------------------------------------------
select tests.act_as_visitor();
prepare forged(text, boolean) as
  insert into bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time,
                        status, preapproved)
  values (gen_random_uuid(), tests.id_of('cottage'), 'F', 'f@example.com', '303-555-0102',
          tests.day(2), '10:00', $1, $2);
select throws_ok($$ execute forged('confirmed', false) $$, 'PT403', 'forbidden', 'visitors can''t confirm their own request');
select throws_ok($$ execute forged('cancelled', false) $$, 'PT403', 'forbidden', 'visitors can''t make a request that is cancelled from the start');
select throws_ok($$ execute forged('completed', false) $$, 'PT403', 'forbidden', 'visitors can''t make a request that is completed from the start');
select throws_ok($$ execute forged('pending', true) $$, 'PT403', 'forbidden', 'visitors can''t approve themselves');
select lives_ok($$ execute forged('pending', false) $$, 'stating the default values is fine');

-- The local cloud grants every right on every column to everyone: there, only the trigger protects.
select tests.act_as_owner_of_db();
grant all on public.bookings to anon, authenticated;
select tests.act_as_visitor();
select lives_ok(
  $$ insert into bookings (id, listing_id, owner_id, visitor_name, visitor_email, visitor_phone, date,
                           time, starts_at, created_at, updated_at)
     values (tests.id_of('forgery'), tests.id_of('cottage'), tests.id_of('stan'), 'F', 'g@example.com',
             '303-555-0102', tests.day(2), '11:00', '2030-01-01', '2001-01-01', '2001-01-01') $$,
  'a forged request is taken as a plain one, even with every right'
);
select tests.act_as('olive');
select results_eq(
  $$ select owner_id, starts_at, created_at, updated_at from bookings where id = tests.id_of('forgery') $$,
  $$ values (tests.id_of('olive'), (tests.day(2) + time '11:00') at time zone 'America/Denver', now(), now()) $$,
  'forged values are replaced by the right ones'
);
select throws_ok(
  $$ update bookings set visitor_email = 'other@example.com' $$, 'PT403', 'forbidden',
  'the owner can''t rewrite a request, even with every right'
);
select throws_ok(
  $$ update bookings set owner_id = tests.id_of('oscar') $$, 'PT403', 'forbidden', 'the owner can''t give a request away'
);
select tests.act_as_owner_of_db();
revoke all on public.bookings from anon, authenticated;
grant insert (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time, status, preapproved,
              agent_status, contact_method, special_requests) on public.bookings to anon, authenticated;
grant select, update (status, preapproved) on public.bookings to authenticated;

-- What can be asked for (A9) -----------------------------------------------------------------
select tests.act_as_visitor();
select throws_ok(
  format($$ select tests.ask(%L, tests.day(1), '12:00', 'n@example.com') $$, home),
  'PT409', 'listing_not_available', home || ': only a home that is for sale can be viewed')
from unnest(array['attic', 'villa', 'manor', 'barn', 'a home that never was']) as home;
select throws_ok(
  format($$ select tests.ask('cottage', %s, %L, 'n@example.com') $$, asked.on_day, asked.slot),
  asked.code, asked.message, asked.why)
from (values
  ('tests.day(-1)', '09:00', 'PT422', 'date_not_bookable', 'yesterday is over'),
  ('tests.day(61)', '09:00', 'PT422', 'date_not_bookable', 'the sixty-first day is too far'),
  ($$ 'infinity' $$, '09:00', 'PT422', 'date_not_bookable', 'infinity is not a day'),
  ($$ '-infinity' $$, '09:00', 'PT422', 'date_not_bookable', 'nor is the beginning of time'),
  ('tests.day(1)', '09:30', 'PT409', 'slot_taken', 'half past nine is never offered'),
  ('tests.day(1)', '20:00', 'PT409', 'slot_taken', 'nor is the evening'),
  ('tests.day(1)', '09:00', 'PT409', 'slot_taken', 'a booked slot is taken (A2)'),
  ('tests.day(4)', '09:00', 'PT409', 'slot_taken', 'a day that is not offered has no slots')
) as asked (on_day, slot, code, message, why);
select throws_ok(
  $$ select tests.ask('cottage', '2031-02-31', '09:00', 'n@example.com') $$, '22008', null,
  'February has no 31st'
);
select lives_ok(
  $$ select tests.ask('cottage', tests.day(60), '09:00', 'n@example.com') $$,
  'the sixtieth day can be booked'
);

-- The owner's own rules
select tests.act_as('oscar');
insert into availability_rules (listing_id, user_id, notice_hours, horizon_days)
values (tests.id_of('bungalow'), tests.id_of('oscar'), 48, 2);
select tests.act_as_visitor();
select throws_ok(
  $$ select tests.ask('bungalow', tests.day(1), '12:00') $$, 'PT422', 'date_not_bookable',
  'a time sooner than the owner''s notice can''t be booked'
);
select throws_ok(
  $$ select tests.ask('bungalow', tests.day(3), '09:00') $$, 'PT422', 'date_not_bookable',
  'a time beyond the owner''s horizon can''t be booked'
);
select tests.act_as('oscar');
update availability_rules set notice_hours = 0, horizon_days = 180;
select tests.act_as_visitor();
select lives_ok(
  $$ select tests.ask('bungalow', tests.day(61), '09:00') $$, 'a longer horizon reaches further'
);

-- The home's time zone decides which day it is, from one end of the world to the other.
select tests.act_as_owner_of_db();
create function tests.is_bookable(zone text, ahead integer) returns boolean language plpgsql as $$
declare
  on_day date := (now() at time zone zone)::date + ahead;
begin
  update public.listings set time_zone = zone where id = tests.id_of('bungalow');
  update public.availability_rules set notice_hours = 0, horizon_days = 1;
  insert into public.availability (listing_id, user_id, date, time_slots)
  values (tests.id_of('bungalow'), tests.id_of('oscar'), on_day, '{19:00}')
  on conflict (listing_id, date) do update set time_slots = excluded.time_slots;
  begin
    perform tests.ask('bungalow', on_day, '19:00', 'traveller@example.com');
    raise exception using errcode = 'PT200', message = 'undo';
  exception
    when sqlstate 'PT200' then return true;
    when sqlstate 'PT422' then return false;
  end;
end $$;
select results_eq(
  format('select tests.is_bookable(%L, -1), tests.is_bookable(%L, 1), tests.is_bookable(%L, 2)', zone, zone, zone),
  $$ values (false, true, false) $$, zone || ': tomorrow, but not yesterday and not the day after')
from unnest(array['Etc/GMT+12', 'America/Denver', 'UTC', 'Asia/Kolkata', 'Pacific/Kiritimati']) as zone;

-- Malformed input, however it is written
select tests.act_as_visitor();
prepare written(text, text, text, text) as
  insert into bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time, special_requests)
  values (gen_random_uuid(), tests.id_of('cottage'), $1, $2, $3, tests.day(3), '09:00', $4);
select throws_ok(
  format('execute written(%L, %L, %L, %L)', w.name, w.email, w.phone, w.note), '23514', null, w.why)
from (values
  ('', 'w@example.com', '303-555-0103', null, 'a request has a name'),
  ('   ', 'w@example.com', '303-555-0103', null, 'blanks are not a name'),
  (repeat('n', 101), 'w@example.com', '303-555-0103', null, 'a name has at most 100 characters'),
  (repeat('n', 2000000), 'w@example.com', '303-555-0103', null, 'two megabytes are not a name'),
  (E'Eve\nBcc: all@example.com', 'w@example.com', '303-555-0103', null, 'a name has one line'),
  ('W', 'nobody', '303-555-0103', null, 'an address has an @'),
  ('W', 'a@b', '303-555-0103', null, 'and a domain'),
  ('W', 'a@example.com,b@example.com', '303-555-0103', null, 'one address, not two'),
  ('W', E'a@example.com\nb@example.com', '303-555-0103', null, 'not two on two lines'),
  ('W', 'A <a@example.com>', '303-555-0103', null, 'and without a name'),
  ('W', repeat('a', 250) || '@example.com', '303-555-0103', null, 'an address has at most 254 characters'),
  ('W', E'a\u200Ba@example.com', '303-555-0103', null, 'an address has nothing invisible'),
  ('W', 'a..a@example.com', '303-555-0103', null, 'and can be reached'),
  (E'\u2800\u200B', 'w@example.com', '303-555-0103', null, 'a name can be seen'),
  ('W', 'w@example.com', E'\u202A303-555-0103\u202C', null, 'a telephone number is stored clean'),
  ('W', 'w@example.com', 'call me', null, 'a telephone number has digits'),
  ('W', 'w@example.com', repeat('5', 41), null, 'and at most 40 of them'),
  ('W', 'w@example.com', '303-555-0103', repeat('x', 1001), 'a note has at most 1000 characters')
) as w (name, email, phone, note, why);
select throws_ok(
  format(
    $$ insert into bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time, %I)
       values (gen_random_uuid(), tests.id_of('cottage'), 'W', 'w@example.com', '303-555-0103', tests.day(3), '09:00', %L) $$,
    choice.field, choice.value), '23514', null, format('%s is not a choice of %s', choice.value, choice.field))
from (values ('agent_status', 'secret agent'), ('contact_method', 'pigeon')) as choice (field, value);
select lives_ok(
  format('execute written(%L, %L, %L, %L)', repeat('é', 100), repeat('w', 64) || '@' || repeat('d', 63) || '.' || repeat('d', 63) || '.' || repeat('d', 53) || '.example',
         '+1 (303) 555-0103 x12', repeat('ü', 1000)),
  'every field fits at its maximum length'
);
select is(tests.offered('cottage', tests.day(3)), '10:00 11:00 12:00', 'only stored requests took a slot');

-- No caller can pretend to be the seed
set local app.seeding = 'on';
select throws_ok(
  $$ select tests.ask('cottage', tests.day(-1), '09:00', 'seed@example.com') $$, 'PT422', 'date_not_bookable',
  'a visitor who claims to be the seed is still a visitor'
);
set local app.seeding = 'off';

-- The same request once more (A6) ------------------------------------------------------------
select lives_ok(
  $$ select tests.ask('cottage', tests.day(1), '09:00', 'vera@example.com', tests.id_of('first')) $$,
  'a retry is answered like the first time, not that the slot is taken'
);
select throws_ok(
  $$ select tests.ask('cottage', tests.day(2), '12:00', 'vera@example.com', tests.id_of('first')) $$,
  'PT409', 'already_stored', 'a retry with other contents is refused'
);
select is(tests.offered('cottage', tests.day(2)), '09:00 12:00', 'a retry takes no other slot');

-- The owner answers (A3, A5) -----------------------------------------------------------------
select tests.act_as('olive');
select throws_ok(
  $$ update bookings set status = 'completed' where id = tests.id_of('first') $$,
  'PT409', 'booking_transition', 'a showing that has not begun can''t be completed'
);
select is(
  tests.rows_changed($$ update bookings set status = 'confirmed', preapproved = true where id = tests.id_of('first') $$),
  1, 'the owner confirms, and notes that the visitor has a loan'
);
select is(tests.offered('cottage', tests.day(1)), '11:00 12:00', 'a confirmed showing keeps its slot');
select is(
  tests.rows_changed($$ update bookings set status = 'cancelled' where id = tests.id_of('first') $$), 1,
  'the owner cancels'
);
select is(tests.offered('cottage', tests.day(1)), '09:00 11:00 12:00', 'the slot of a cancelled showing is offered again');
select throws_ok(
  $$ update bookings set status = 'maybe' where time = '10:00' $$, 'PT409', 'booking_transition',
  'an unknown status is refused'
);
select tests.act_as_visitor();
select lives_ok(
  $$ select tests.ask('cottage', tests.day(1), '09:00', 'vera@example.com', tests.id_of('second')) $$,
  'the same visitor takes the same slot again (A5)'
);
select tests.act_as('olive');
delete from availability where date = tests.day(1);
select is(
  tests.rows_changed($$ update bookings set status = 'cancelled' where id = tests.id_of('second') $$), 1,
  'a showing can be cancelled on a day that its owner has cleared'
);
select is(tests.offered('cottage', tests.day(1)), null, 'a day that its owner has cleared stays cleared after a cancellation');

-- What is past
select tests.act_as_owner_of_db();
set local app.seeding = 'on';
insert into bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time, status)
select tests.id_of('past ' || s), tests.id_of('cottage'), 'Pat', s || '@example.com', '303-555-0104',
       tests.day(-3), case s when 'pending' then '09:00' when 'confirmed' then '10:00' else '11:00' end::time,
       case s when 'answered' then 'confirmed' else s end
from unnest(array['pending', 'confirmed', 'answered']) as s;
update bookings set updated_at = '2020-01-01' where id = tests.id_of('past answered');
set local app.seeding = 'off';
select tests.act_as('olive');
select throws_ok(
  $$ update bookings set status = 'confirmed' where id = tests.id_of('past pending') $$,
  'PT409', 'booking_transition', 'an owner can''t confirm a showing of the past'
);
select is(
  tests.rows_changed($$ update bookings set status = 'completed' where id = tests.id_of('past answered') $$), 1,
  'a confirmed showing that took place is completed'
);
select is(
  (select updated_at from bookings where id = tests.id_of('past answered')), now(), 'completing a showing updates its timestamp'
);
select tests.act_as_visitor();
select lives_ok(
  $$ select tests.ask('cottage', tests.day(2), '09:00', 'pending@example.com') $$,
  'a visitor of last week, who was never answered, may come again'
);
select tests.act_as('olive');
select results_eq(
  $$ select status from bookings where id in (tests.id_of('past pending'), tests.id_of('past confirmed')) order by time $$,
  $$ values ('cancelled'), ('completed') $$,
  'unanswered ones have lapsed, confirmed ones took place'
);
select is(tests.offered('cottage', tests.day(-3)), null, 'nothing in the past is offered again');

-- The index itself (A2) ----------------------------------------------------------------------
select tests.act_as_owner_of_db();
set local app.seeding = 'on';
prepare planted(text, text, time) as
  insert into bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time, status)
  values (gen_random_uuid(), tests.id_of('cottage'), 'P', $1, '303-555-0105', tests.day(7), $3, $2);
select lives_ok($$ execute planted('p1@example.com', 'confirmed', '09:00') $$, 'a slot takes one live booking');
select throws_ok(
  format($$ execute planted('p2@example.com', %L, '09:00') $$, s),
  '23505', 'duplicate key value violates unique constraint "bookings_one_live_per_slot"',
  'no role can store a second live booking in a slot: ' || s)
from unnest(array['pending', 'confirmed']) as s;
select lives_ok(
  format($$ execute planted('p2@example.com', %L, '09:00') $$, s), 'a slot with a live booking takes another one that is ' || s)
from unnest(array['cancelled', 'completed']) as s;
select throws_ok($$ execute planted('p3@example.com', 'pending', '09:15') $$, '23514', null, 'a time off the grid can''t be stored');
select throws_ok($$ execute planted('p3@example.com', 'maybe', '10:00') $$, '23514', null, 'an unknown status can''t be stored');
select throws_ok(
  $$ insert into bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time)
     values (gen_random_uuid(), tests.id_of('cottage'), 'P', 'p3@example.com', '303-555-0105', '2019-12-31', '10:00') $$,
  '23514', null, 'a date before the product existed can''t be stored'
);
set local app.seeding = 'off';

-- Deleting a home deletes its bookings
delete from listings where id = tests.id_of('cottage');
select is_empty(
  $$ select 1 from bookings where listing_id = tests.id_of('cottage') $$, 'bookings are deleted with the home'
);

select * from finish();
rollback;
