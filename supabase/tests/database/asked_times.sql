-- "None of these times": a visitor asks for up to three, and the owner answers as with a proposal.
begin;
\ir stage.psql
select plan(33);

select tests.make_user('olive'), tests.make_user('vera');
update auth.users set email_confirmed_at = now() where id = tests.id_of('vera');
select tests.make_listing('cottage', 'olive');
select tests.offer('cottage', tests.day(1), '{09:00,10:00}');
insert into days_off (listing_id, user_id, first_day, last_day)
values (tests.id_of('cottage'), tests.id_of('olive'), tests.day(5), tests.day(5));

-- As a visitor's browser asks.
create function tests.wish(name text, times jsonb, booking text) returns void language sql as $$
  select tests.come_from(host('11.0.0.0'::inet + 256 * nextval('tests.addresses')));
  insert into public.bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time, wishes)
  values (tests.id_of(booking), tests.id_of('cottage'), 'Vera Visitor', name || '@example.com', '303-555-0100',
          tests.day(1), '09:00', times)
$$;
create function tests.state_of(booking text) returns text language sql stable security definer as $$
  select concat_ws(' ', status, holds_time, date - tests.day(0), to_char(time, 'HH24:MI'))
  from public.bookings where id = tests.id_of(booking)
$$;
create function tests.mails(booking text) returns text language sql stable security definer as $$
  select string_agg(recipient || ' ' || kind, ', ' order by recipient, kind) from private.email_outbox
  where booking_id = tests.id_of(booking) and kind not like 'reminder%'
$$;

-- A visitor asks -------------------------------------------------------------------------------------
select tests.act_as_visitor();
select throws_ok(format('select tests.wish(%L, %L, %L)', 'bad', bad.times, 'bad'), bad.state, bad.code, bad.why)
from (values
  ('[]', 'PT422', 'proposal_invalid', 'none is not a wish'),
  (tests.times('2 18:00', '2 18:30', '3 18:00', '4 18:00')::text, 'PT422', 'proposal_invalid', 'nor four'),
  (tests.times('2 18:15')::text, 'PT422', 'proposal_invalid', 'nor one off the grid'),
  (tests.times('61 18:00')::text, 'PT422', 'date_not_bookable', 'nor one beyond the horizon'),
  (tests.times('-1 18:00')::text, 'PT422', 'date_not_bookable', 'a visitor can''t ask for times in the past')
) as bad (times, state, code, why);
select lives_ok($$ select tests.wish('vera', tests.times('3 18:30', '1 09:00', '2 18:00'), 'veras') $$, 'a visitor asks for up to three times');
select is(tests.state_of('veras'), 'pending f 3 18:30', 'the request holds none of them and is open until the last');
select is(tests.offered('cottage', tests.day(1)), '09:00 10:00', 'other visitors lose no time by a request');
select lives_ok($$ select tests.wish('wim', tests.times('3 18:30', '5 12:00'), 'wims') $$,
  'another visitor can ask for the same times; a day off is not revealed');
select is(tests.mails('veras'), 'owner requested, visitor requested', 'both sides get mail');
select is((select count(*) from (select showing_by_token(tests.link('veras')) -> 'proposal' -> 'times' as t) as shown,
           jsonb_array_elements(shown.t)), 3::bigint, 'the link shows what was asked for');
select lives_ok($$ select tests.ask('cottage', tests.day(1), '09:00', 'zoe@example.com', tests.id_of('zoes')) $$, 'a time on offer can still be booked');

-- The owner answers ----------------------------------------------------------------------------------
select tests.act_as('olive');
select throws_ok($$ update bookings set status = 'confirmed' where id = tests.id_of('veras') $$, 'PT409', 'booking_transition',
  'a request with three times can''t be confirmed without one');
select throws_ok($$ select accept_visitor_time(tests.id_of('veras'), 1) $$, 'PT409', 'slot_taken', 'a time that is taken by now is refused');
select lives_ok($$ select accept_visitor_time(tests.id_of('veras'), 3) $$, 'the owner accepts another time');
select is(tests.state_of('veras'), 'confirmed t 3 18:30', 'accepting a time confirms the showing');
select is(tests.mails('veras'), 'owner requested, visitor confirmed, visitor requested', 'the visitor is told of a confirmation, not of a move, and the owner who confirmed is not');
select tests.act_as_owner_of_db();
select is((select string_agg(kind, ',') from notifications where user_id = tests.id_of('vera')), 'showing_confirmed', 'the visitor''s bell says that the showing is confirmed');
select tests.act_as('olive');
select throws_ok($$ select accept_visitor_time(tests.id_of('wims'), 1) $$, 'PT409', 'slot_taken', 'nobody else gets it');
select lives_ok($$ select propose_showing_times(tests.id_of('wims'), tests.times('4 12:00')) $$, 'the owner proposes instead');
select tests.act_as_visitor();
select is(accept_proposal(tests.link('wims'), 1) ->> 'status', 'confirmed', 'the visitor accepts the owner''s proposal');
select lives_ok($$ select tests.wish('xena', tests.times('6 12:00'), 'xenas') $$, 'a visitor asks for a time that is not on offer');
select tests.act_as('olive');
select lives_ok($$ select drop_proposal(tests.id_of('xenas')) $$, 'declined,');
select is(tests.mails('xenas'), 'owner requested, visitor cancelled, visitor requested', 'a declined request has ended, and the visitor is told');

-- The owner's other times come after those that were asked for: the request stays open until the last of them.
select tests.act_as_visitor();
select tests.wish('zara', tests.times('1 09:00'), 'zaras');
select tests.act_as('olive');
select propose_showing_times(tests.id_of('zaras'), tests.times('9 10:00', '8 10:00'));
select is(tests.state_of('zaras'), 'pending f 9 10:00', 'the owner proposes later times');
select is((select jsonb_array_length(showing_by_token(tests.link('zaras')) #> '{proposal,times}')), 2, 'the visitor''s link shows the times that the owner proposed');
select is((select jsonb_path_query_array(conversation_of_showing(tests.id_of('zaras')), '$.showings[*].date')
           || jsonb_path_query_array(conversation_of_showing(tests.id_of('zaras')), '$.showings[*].steps[*].time')), '[null, null]',
  'a request without a time has neither date nor time in the conversation');
select is(tests.mails('zaras'), 'owner requested, visitor proposal, visitor requested', 'a proposal sends one mail, and no other');
select tests.act_as_visitor();
select propose_times(tests.link('zaras'), tests.times('7 10:00')) is not null;
select is(tests.state_of('zaras'), 'pending f 7 10:00', 'the visitor asks for another time instead');
select tests.act_as('olive');
select lives_ok($$ select accept_visitor_time(tests.id_of('zaras'), 1) $$, 'the owner accepts what the visitor asks for instead');
select is(jsonb_path_query_array(conversation_of_showing(tests.id_of('zaras')), '$.showings[*].steps[*].time'), '[null, "10:00"]',
  'a showing has date and time in the conversation from its confirmation on');

-- Unanswered for three days, it ends by itself.
select tests.act_as_visitor();
select tests.wish('yuri', tests.times('7 12:00'), 'yuris');
select tests.act_as_owner_of_db();
update booking_proposals set expires_at = now() - interval '1 second' where booking_id = tests.id_of('yuris');
select is(private.settle_past_bookings(), 0, 'a request without a time is no past showing');
select is(tests.state_of('yuris'), 'cancelled f 7 12:00', 'a request without a time lapses if nobody answers');

select * from finish();
rollback;
