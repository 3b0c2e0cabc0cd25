-- Availability rules: how soon and how far ahead a home can be booked. Shown with the home, set by
-- its owner. Their effect on a booking is in bookings.sql.
begin;
\ir stage.psql
select plan(15);

select tests.make_user('olive'), tests.make_user('oscar');
select tests.make_listing('cottage', 'olive'), tests.make_listing('attic', 'olive', 'draft'),
       tests.make_listing('bungalow', 'oscar');

-- The owner
select tests.act_as('olive');
select lives_ok(
  $$ insert into availability_rules (listing_id, user_id)
     values (tests.id_of('cottage'), tests.id_of('olive')), (tests.id_of('attic'), tests.id_of('olive')) $$,
  'an owner makes rules'
);
select results_eq(
  $$ select distinct notice_hours, horizon_days from availability_rules $$,
  $$ values (2::smallint, 60::smallint) $$, 'rules default to a notice of two hours and a horizon of sixty days'
);
select tests.act_as_owner_of_db();
select tests.seed($$ update availability_rules set updated_at = '2020-01-01' $$);
select tests.act_as('olive');
select is(
  tests.rows_changed($$ update availability_rules set notice_hours = 0, horizon_days = 180 $$), 2,
  'rules may be at their widest'
);
select is((select min(updated_at) from availability_rules), now(), 'a change updates its timestamp');
select is(
  tests.rows_changed($$ update availability_rules set notice_hours = 168, horizon_days = 1 $$), 2,
  'rules may be at their narrowest'
);
select throws_ok(
  'update availability_rules set ' || change, '23514', null, 'out of range: ' || change)
from unnest(array['notice_hours = -1', 'notice_hours = 169', 'horizon_days = 0', 'horizon_days = 181']) as change;
select throws_ok(
  $$ insert into availability_rules (listing_id, user_id)
     values (tests.id_of('bungalow'), tests.id_of('olive')) $$,
  '42501', null, 'an owner can''t make rules for another owner''s home'
);
select throws_ok(
  $$ update availability_rules set listing_id = tests.id_of('bungalow') where listing_id = tests.id_of('attic') $$,
  '42501', null, 'an owner can''t move rules to another owner''s home'
);
select throws_ok(
  $$ update availability_rules set user_id = tests.id_of('oscar') $$, '42501', null, 'an owner can''t give rules away'
);

-- Another owner
select tests.act_as('oscar');
select results_eq(
  $$ select listing_id from availability_rules $$, $$ values (tests.id_of('cottage')) $$,
  'the rules of a home are seen with the home, those of a draft are not'
);

-- A visitor
select tests.act_as_visitor();
select results_eq(
  $$ select listing_id from availability_rules $$, $$ values (tests.id_of('cottage')) $$,
  'a visitor sees the same'
);

-- The owner again
select tests.act_as('olive');
select is(tests.rows_changed($$ delete from availability_rules $$), 2, 'an owner goes back to the defaults');

select * from finish();
rollback;
