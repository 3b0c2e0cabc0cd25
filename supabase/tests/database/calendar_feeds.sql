-- The owner's private calendar feed.
begin;
\ir stage.psql
select plan(13);

select tests.make_user('olive'), tests.make_user('oscar');
select tests.make_listing('cottage', 'olive');
select tests.offer('cottage', tests.day(2), '{09:00,10:00}');

select tests.act_as_visitor();
select tests.ask('cottage', tests.day(2), '09:00', 'vera@example.com', tests.id_of('veras'));
select tests.ask('cottage', tests.day(2), '10:00', 'wim@example.com', tests.id_of('wims'));

select tests.act_as('olive');
select is(calendar_feed(), null, 'an owner has no feed at first');
select tests.remember('olive', rotate_calendar_feed() ->> 'token');
select matches(tests.token_of('olive'), '^[A-Za-z0-9_-]{43}$', 'an owner makes a feed');
select is(calendar_feed() ->> 'token', tests.token_of('olive'), 'an owner can see the address of their feed again');
update bookings set status = 'cancelled' where id = tests.id_of('wims');
select tests.act_as('oscar');
select is(calendar_feed(), null, 'another owner does not see the feed''s address');

select tests.act_as_service();
select throws_ok('select rotate_calendar_feed()', 'PT401', 'authentication_required', 'a feed belongs to somebody');
select results_eq(
  $$ select v ->> 'booking_id', v ->> 'status', v ->> 'visitor_name', v ->> 'visitor_email', v ->> 'listing_title'
     from jsonb_array_elements(calendar_of_feed(tests.token_of('olive'))) as v $$,
  $$ values (tests.id_of('veras')::text, 'pending', 'Vera Visitor', 'vera@example.com', 'Cottage') $$,
  'the feed has the live showings, as the owner sees them'
);
select tests.act_as('olive');
insert into open_houses (listing_id, user_id, date, time, minutes, places)
values (tests.id_of('cottage'), tests.id_of('olive'), tests.day(3), '14:00', 60, 4);
select tests.act_as_visitor();
select tests.ask('cottage', tests.day(3), '14:00', 'olga@example.com', tests.id_of('olgas'));
select tests.act_as_service();
select results_eq(
  $$ select h ->> 'places', h ->> 'listing_title', h #>> '{visitors,0,visitor_email}'
     from jsonb_array_elements(open_houses_of_feed(tests.token_of('olive'))) as h $$,
  $$ values ('4', 'Cottage', 'olga@example.com') $$, 'the feed has each open house once, with who comes'
);
select is(calendar_of_feed('x'), null, 'an unknown address has no feed');
select tests.act_as('oscar');
select lives_ok('select rotate_calendar_feed()', 'an owner without showings makes a feed too');
select tests.act_as_service();
select is((select calendar_of_feed(token) from private.links where person_id = tests.id_of('oscar')), '[]', 'a feed without showings is empty');
select tests.act_as('olive');
select isnt(rotate_calendar_feed() ->> 'token', tests.token_of('olive'), 'an owner gets a new address for their feed');
select tests.act_as_service();
select is(calendar_of_feed(tests.token_of('olive')), null, 'a new address disables the old one');
select tests.act_as('olive');
select drop_calendar_feed();
select is(calendar_feed(), null, 'a feed can be switched off');

select * from finish();
rollback;
