-- Half a year after a showing, no one can tell who came.
begin;
\ir stage.psql
select plan(4);

select tests.make_user('olive');
select tests.make_listing('cottage', 'olive');
select tests.seed($$ insert into bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time, status, special_requests)
  values
    (tests.id_of('old'), tests.id_of('cottage'), 'Vera', 'vera@example.com', '303-555-0100', tests.day(-200), '10:00', 'completed', 'A piranha'),
    (tests.id_of('fresh'), tests.id_of('cottage'), 'Walt', 'walt@example.com', '303-555-0101', tests.day(-100), '10:00', 'completed', null) $$);

-- The upkeep, once a day
select tests.act_as_service();
select private.forget_past_visitors();
select results_eq(
  $$ select visitor_name, visitor_email, special_requests from bookings where id = tests.id_of('old') $$,
  $$ values ('Former visitor', 'removed@visitor.invalid', null::text) $$, 'a visitor of long ago is forgotten'
);
select is((select status from bookings where id = tests.id_of('old')), 'completed', 'the showing itself is kept');
select is((select visitor_name from bookings where id = tests.id_of('fresh')), 'Walt', 'a recent showing stays');
select is(private.forget_past_visitors(), 0, 'the second run has nothing to do');

select * from finish();
rollback;
