-- What happens to showings when a home leaves the market, and to a home that moves.
begin;
\ir stage.psql
select plan(14);

select tests.make_user(person) from unnest(array['olive', 'stan']) as person;
select tests.make_listing('cottage', 'olive'), tests.make_listing('lodge', 'olive'), tests.make_listing('flat', 'stan');
insert into availability (listing_id, user_id, date, time_slots)
  select l.id, l.user_id, (now() at time zone l.time_zone)::date + 3, '{10:00,11:00}' from listings l;

-- A visitor books in two homes
select tests.act_as_visitor();
select tests.ask(home, tests.day(3), '10:00', 'vera@example.com', tests.id_of(home || '-showing'))
from unnest(array['cottage', 'lodge']) as home;

-- The owner can't make them disappear
select tests.act_as('olive');
select throws_ok(
  $$ delete from listings where id = tests.id_of('cottage') $$, 'PT409', 'listing_has_showings',
  'a home with upcoming showings can''t be deleted'
);
select is(tests.rows_changed($$ update bookings set status = 'confirmed' where id = tests.id_of('lodge-showing') $$), 1, 'the owner confirms a showing');
select is(tests.rows_changed($$ update listings set status = 'sold' where id = tests.id_of('cottage') $$), 1, 'the owner sells a home');
select is(tests.rows_changed($$ update listings set status = 'withdrawn' where id = tests.id_of('lodge') $$), 1, 'the owner withdraws another home');
select results_eq(
  $$ select status from bookings order by visitor_email, id $$, $$ values ('cancelled'), ('cancelled') $$,
  'showings are cancelled with their homes'
);
select throws_ok(
  $$ delete from listings where id = tests.id_of('lodge') $$, 'PT409', 'listing_tells_visitors',
  'a home can''t be deleted before its visitor is told'
);
select tests.act_as_service();
select results_eq(
  $$ select recipient, count(*) from private.email_outbox where kind = 'cancelled' group by 1 order by 1 $$,
  $$ values ('visitor', 2::bigint) $$, 'both visitors are told, and the owner who withdrew the home is not'
);
update private.email_outbox set sent_at = now() where recipient = 'visitor';
select tests.act_as('olive');
select is(tests.rows_changed($$ delete from listings where id = tests.id_of('lodge') $$), 1, 'a home can be deleted once its visitor was told');

-- A published home does not move to another time zone
select tests.act_as('stan');
select throws_ok(
  $$ update listings set city = 'Honolulu', state = 'HI', zip_code = '96813' where id = tests.id_of('flat') $$,
  'PT409', 'listing_place_fixed', 'a published home can''t move to another town'
);
select is(tests.rows_changed($$ update listings set address = '9 Corrected St' where id = tests.id_of('flat') $$), 1, 'the street of a published home can be corrected');
select is((select lat from listings where id = tests.id_of('flat')), null, 'a corrected street has its coordinates looked up again');
select is(tests.rows_changed($$ update listings set price = 1 where id = tests.id_of('flat') $$), 1, 'the price of a published home changes freely');

-- The upkeep settles past showings
reset role;
select tests.seed($$ insert into bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time, status)
    select tests.id_of('past-' || status), tests.id_of('flat'), 'Vera', status || '@example.com', '303-555-0100',
           current_date - 5, slot, status
    from (values ('pending', '10:00'::time), ('confirmed', '11:00')) as past (status, slot) $$);
select tests.act_as_service();
select is(private.settle_past_bookings(), 2, 'past showings are settled');
select results_eq(
  $$ select visitor_email, status from bookings where date < current_date order by 1 $$,
  $$ values ('confirmed@example.com', 'completed'), ('pending@example.com', 'cancelled') $$,
  'the confirmed one took place, the unanswered one lapsed'
);

select * from finish();
rollback;
