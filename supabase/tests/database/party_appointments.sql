-- Inspectors and appraisers take a time at a home under contract, by their party's link. Olive sells the cottage to Nora, who
-- invites Ivan, the inspector, Ines, a second one, and Abe, the appraiser; Tess is the title officer. Oscar sells the bungalow
-- to Bert, which is another sale; Stan is a stranger.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'nora', 'stan', 'oscar', 'bert']) as p;
update auth.users set email_confirmed_at = now();
select tests.make_listing('cottage', 'olive'), tests.make_listing('bungalow', 'oscar');
select tests.offer('cottage', tests.day(d), '{09:00,10:00,11:00,12:00,13:00,14:00,18:00,19:00}') from generate_series(2, 6) as d;
select tests.offer('bungalow', tests.day(2), '{09:00}');
\ir offers.psql
create function tests.sale_of(offer text) returns uuid language sql stable security definer as $$
  select id from public.sales where offer_id = tests.id_of(offer)
$$;
create function tests.invite(party text, role text, offer text default 'n1') returns jsonb language sql as $$
  select invite_member('sale', tests.sale_of(offer), tests.id_of(party), initcap(party), party || '@visit.example', role, '303-555-0100', false);
  select parties_of_sale(tests.sale_of(offer))
$$;
create function tests.take(party text, visit text, ahead integer, starts text, minutes integer default 120, phone text default '303-555-0177')
returns jsonb language sql as $$
  select take_appointment(tests.token_of(party), tests.id_of(visit), tests.day(ahead), starts::time, minutes, phone) -> 'appointment'
$$;
create function tests.free(party text, ahead integer, minutes integer default 120) returns text language sql as $$
  select (select string_agg(t, ' ' order by t) from jsonb_array_elements_text(d -> 'times') t)
  from jsonb_array_elements(free_appointments(tests.token_of(party), minutes) -> 'days') d where d ->> 'date' = tests.day(ahead)::text
$$;
create function tests.visit(name text) returns text language sql stable security definer as $$
  select status || coalesce(' ' || cancelled_by, '') || ' ' || (date - tests.day(0)) || ' ' || to_char("time", 'HH24:MI') || ' ' || extract(epoch from ends_at - starts_at)::integer / 60
  from public.bookings where id = tests.id_of(name)
$$;
create function tests.told(person text) returns text language sql stable security definer as $$
  select coalesce(string_agg(n.kind || coalesce(' ' || (n.data ->> 'now'), '') || coalesce(' ' || (n.data ->> 'purpose'), ''), ', ' order by n.kind, n.data ->> 'purpose' nulls first), '')
  from public.notifications n where n.user_id = tests.id_of(person) and (n.kind like 'showing%' or n.kind = 'party_time')
$$;
create function tests.mails(visit text) returns text language sql stable security definer as $$
  select coalesce(string_agg(kind || ' ' || recipient, ', ' order by kind, recipient), '')
  from private.email_outbox where booking_id = tests.id_of(visit) and sent_at is null and dropped_at is null and kind not like 'reminder%'
$$;
create function tests.fact(step text, named text, offer text default 'n1') returns text language sql stable security definer as $$
  select private.fact_now(tests.sale_of(offer), step, named, 'both')
$$;
create function tests.network() returns text language sql security definer as $$ select private.caller_network() $$;
create function tests.send() returns bigint language sql security definer as $$
  with sent as (update private.email_outbox set sent_at = now() where sent_at is null and booking_id is not null and kind not like 'reminder%' returning 1)
  select count(*) from sent
$$;

select tests.act_as('nora');
select tests.make('n1', 'cottage', 481234, '{"inspection_days": 10, "financing": "conventional", "down_payment": 100000, "financing_days": 25, "appraisal_days": 20}') ->> 'state';
select tests.act_as('bert');
select tests.make('b1', 'bungalow', 470000) ->> 'state';
select tests.act_as_visitor();
select tests.ask('cottage', tests.day(3), '12:00', 'vera@example.com', tests.id_of('veras'));
select tests.act_as('oscar');
select accept_offer(tests.id_of('b1'), 1) ->> 'state';
select tests.act_as('olive');
select accept_offer(tests.id_of('n1'), 1) ->> 'state';
select tests.act_as('nora');
select tests.invite('ivan', 'inspector'), tests.invite('ines', 'inspector'), tests.invite('abe', 'appraiser'), tests.invite('tess', 'title_officer');
select tests.act_as('bert');
select tests.invite('ben', 'inspector', 'b1');
select tests.act_as_service();
select tests.remember(split_part(m.to_email, '@', 1), m.token) from claim_invitations(20) m;

-- What they see
select tests.act_as_visitor();
select is(free_appointments('guess', 120), null::jsonb, 'an unknown link shows no times');
select is(tests.free('ivan', 2), '09:00 10:00 11:00 12:00 13:00 14:00 18:00 19:00', 'the inspector sees when two hours can begin');
select is(tests.free('ivan', 2, 240), '09:00 10:00 11:00 12:00 13:00 14:00', 'a visit of four hours ends by nine in the evening');
select is(tests.free('ivan', 3), '09:00 10:00 13:00 14:00 18:00 19:00', 'the inspector sees no time that overlaps a showing');
select is(tests.free('ivan', 3, 240), '13:00 14:00', 'a longer visit overlaps a showing earlier');
select is(tests.free('abe', 3, 60), '09:00 10:00 11:00 13:00 14:00 18:00 19:00', 'the appraiser sees when one hour can begin');
select is(free_appointments(tests.token_of('tess'), 60), null::jsonb, 'the title officer takes no time');
select is(party_by_token(tests.token_of('tess')) -> 'takes', 'null'::jsonb, 'the title officer''s page offers no time');
select is(party_by_token(tests.token_of('ivan')) -> 'takes', '{"minutes": [120, 180, 240], "purpose": "inspection"}'::jsonb, 'the inspector''s page says how long an inspection takes');
select ok(free_appointments(tests.token_of('ivan'), 120)::text || party_by_token(tests.token_of('ivan'))::text !~* 'vera', 'the inspector doesn''t learn who else comes');
select throws_ok($$ select tests.free('ivan', 2, 60) $$, 'PT400', 'bad_request', 'an inspection doesn''t take one hour');
select throws_ok($$ select tests.free('abe', 2, 120) $$, 'PT400', 'bad_request', 'an appraisal doesn''t take two hours');
select is_empty('select from availability', 'a visitor sees no times of a home under contract');
select throws_ok($$ select tests.ask('cottage', tests.day(2), '09:00') $$, 'PT409', 'listing_not_available', 'a visitor can''t book a home under contract');
select throws_ok($$ insert into bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time, party_id, purpose)
  values (gen_random_uuid(), tests.id_of('cottage'), 'V', 'v@example.com', '303-555-0100', tests.day(2), '09:00', tests.id_of('ivan'), 'inspection') $$, '42501', null, 'a visitor can''t name a party');

-- Taking a time
select throws_ok(q, code, message, message || ': ' || q) from (values
  ($$ select tests.take('ivan', 'i1', 3, '11:00') $$, 'PT409', 'slot_taken'),
  ($$ select tests.take('ivan', 'i1', 2, '15:00') $$, 'PT409', 'slot_taken'),
  ($$ select tests.take('ivan', 'i1', 9, '10:00') $$, 'PT409', 'slot_taken'),
  ($$ select tests.take('ivan', 'i1', -1, '10:00') $$, 'PT409', 'slot_taken'),
  ($$ select tests.take('ivan', 'i1', 2, '19:00', 240) $$, 'PT409', 'slot_taken'),
  ($$ select tests.take('ivan', 'i1', 2, '10:00', 60) $$, 'PT400', 'bad_request'),
  ($$ select tests.take('ivan', 'i1', 2, '10:00', null) $$, 'PT400', 'bad_request'),
  ($$ select tests.take('ivan', 'i1', 2, '10:00', 120, 'call me') $$, 'PT400', 'bad_request'),
  ($$ select tests.take('ivan', 'i1', 2, '10:00', 120, null) $$, 'PT400', 'bad_request'),
  ($$ select tests.take('ivan', 'veras', 2, '10:00') $$, 'PT409', 'already_stored'),
  ($$ select tests.take('tess', 't1', 2, '10:00', 60) $$, 'PT400', 'bad_request')) as p (q, code, message);
select is(take_appointment('guess', tests.id_of('i1'), tests.day(2), '10:00', 120, '303-555-0177'), null::jsonb, 'an unknown link takes no time');
select is(tests.take('ivan', 'i1', 2, '10:00', 180) ->> 'status', 'pending', 'the inspector takes a time, which waits for the owner');
select is(tests.take('ivan', 'i1', 2, '10:00', 180) ->> 'status', 'pending', 'taking it again changes nothing');
select throws_ok($$ select tests.take('ivan', 'i1', 2, '10:00', 120) $$, 'PT409', 'already_stored', 'another time under the same id is refused');
select throws_ok($$ select tests.take('ivan', 'i2', 4, '10:00') $$, 'PT409', 'appointment_exists', 'a party has one time ahead');
select throws_ok($$ select tests.take('ines', 'i3', 2, '12:00') $$, 'PT409', 'slot_taken', 'another inspector can''t take an hour that is held');
select is(tests.free('ines', 2), '13:00 14:00 18:00 19:00', 'another inspector sees what is left, and not who has the rest');
select is(tests.free('abe', 2, 60), '09:00 13:00 14:00 18:00 19:00', 'the appraiser sees what is left, too');
select is(tests.free('ivan', 2), '09:00 10:00 11:00 12:00 13:00 14:00 18:00 19:00', 'the inspector can move to any time but others''');
select is(tests.mails('i1'), 'requested owner, requested visitor', 'the owner and the inspector are mailed once');
select is(tests.told('olive'), 'showing_requested, showing_requested inspection', 'the owner is told what the time is for');
select is(tests.told('nora'), 'party_time asked', 'the buyer is told');
select is(tests.fact('inspection', 'appointment'), null, 'nothing is recorded before the owner confirms');
select tests.act_as('nora');
select is((select p #>> '{appointment,status}' from jsonb_array_elements(parties_of_sale(tests.sale_of('n1'))) p where p ->> 'name' = 'Ivan'), 'pending', 'the buyer sees in the room that the time waits');
select is_empty('select from bookings', 'the buyer reads no showings of the home');
select tests.act_as('stan');
select is_empty('select from bookings', 'a stranger reads no showings of the home');
select is(parties_of_sale(tests.sale_of('n1')), '[]'::jsonb, 'a stranger sees no appointment');
select tests.act_as('oscar');
select is(tests.rows_changed($$ update bookings set status = 'confirmed' where id = tests.id_of('i1') $$), 0, 'another owner can''t confirm the inspection');
select is_empty($$ select from bookings where purpose <> 'showing' $$, 'another owner doesn''t see the inspection');

-- The owner answers, in the same list
select tests.act_as('olive');
select is((select purpose || ' ' || visitor_name || ' ' || visitor_phone from bookings where id = tests.id_of('i1')), 'inspection Ivan 303-555-0177', 'the owner sees who comes, and for what');
select is((select p #>> '{appointment,purpose}' from jsonb_array_elements(parties_of_sale(tests.sale_of('n1'))) p where p ->> 'name' = 'Ivan'), 'inspection', 'the owner sees the appointment in the room');
select is((select p ->> 'email' from jsonb_array_elements(parties_of_sale(tests.sale_of('n1'))) p where p ->> 'name' = 'Ivan'), null, 'the room shows the owner no address of the buyer''s inspector');
select is(dashboard_state() #>> '{first_request,purpose}', 'inspection', 'the dashboard says what waits for the owner');
select is(concat_ws(' ', dashboard_state() ->> 'unanswered', dashboard_state() ->> 'unanswered_visits'), '2 1', 'the dashboard tells an inspection from the showing that waits beside it');
select is((my_standing(tests.id_of('cottage')) -> 'own') - '{listing_id,offers,questions,next_showing}'::text[], '{"requests": 1, "inspections": 1, "appraisals": 0}', 'the home''s page tells an inspection from the showing that waits beside it');
select throws_ok($$ update bookings set party_id = null where id = tests.id_of('i1') $$, '42501', null, 'the owner can''t change whose time it is');
select throws_ok($$ select write_to_visitor(gen_random_uuid(), tests.id_of('i1'), 'Hello') $$, 'PT404', 'conversation_unknown', 'the owner has no conversation with the inspector');
select is(conversation_of_showing(tests.id_of('i1')), null::jsonb, 'no conversation with the inspector is offered');
select tests.send();
update bookings set status = 'confirmed' where id = tests.id_of('i1');
select is(concat_ws(' ', dashboard_state() ->> 'unanswered', dashboard_state() ->> 'unanswered_visits'), '1 0', 'the dashboard counts no inspection once it is confirmed');
select is(tests.fact('inspection', 'appointment'), tests.day(2) || 'T10:00', 'the confirmed time is the appointment of the step');
select is(tests.fact('inspection', 'inspector'), 'Ivan', 'the room names the inspector');
select is(tests.mails('i1'), 'confirmed visitor', 'the inspector is mailed the confirmation once, and the owner who gave it is not');
select is(tests.told('nora'), 'party_time confirmed', 'the buyer''s notification becomes the one of the confirmation');
select tests.act_as_service();
select tests.remember('ivan2', m.token), is(m.purpose || ' ' || m.listing_title || ' ' || (m.token is not null), 'inspection Cottage true', 'the inspector''s mail has the home and his link')
from claim_booking_emails(tests.id_of('i1')) m where m.recipient = 'visitor';
select tests.act_as_visitor();
select is(party_by_token(tests.token_of('ivan2')) #>> '{appointment,status}', 'confirmed', 'the link in the mail opens the page of the party');
select is(party_by_token(tests.token_of('ivan')) ->> 'role', 'inspector', 'the first link still works');
select is(showing_by_token(tests.token_of('ivan2')), null::jsonb, 'the link is none of a showing');
select tests.act_as_owner_of_db();
select is((select count(distinct expires_at::date) from private.links where party_id = tests.id_of('ivan')), 1::bigint, 'a link from a mail lasts as long as the invitation');

-- Moving
select tests.send();
select tests.act_as_visitor();
select throws_ok($$ select move_appointment(tests.token_of('ivan'), tests.id_of('i1'), tests.day(3), '11:00') $$, 'PT409', 'slot_taken', 'the inspector can''t move onto a showing');
select throws_ok($$ select move_appointment(tests.token_of('ines'), tests.id_of('i1'), tests.day(4), '10:00') $$, 'PT404', 'not_found', 'another party can''t move the inspection');
select throws_ok($$ select move_appointment(tests.token_of('ivan'), tests.id_of('veras'), tests.day(4), '10:00') $$, 'PT404', 'not_found', 'a party can''t move a showing');
select is(move_appointment('guess', tests.id_of('i1'), tests.day(4), '10:00'), null::jsonb, 'an unknown link moves nothing');
select is(move_appointment(tests.token_of('ivan'), tests.id_of('i1'), tests.day(4), '10:00') #>> '{appointment,proposal,made_by}', 'visitor', 'the inspector proposes another time');
select is(move_appointment(tests.token_of('ivan'), tests.id_of('i1'), tests.day(4), '10:00') #>> '{appointment,proposal,made_by}', 'visitor', 'proposing it again changes nothing');
select is(tests.mails('i1'), 'proposal owner', 'the owner is mailed the proposal once');
select tests.act_as('olive');
select accept_visitor_time(tests.id_of('i1'), 1);
select is(tests.visit('i1'), 'confirmed 4 10:00 180', 'the inspection moves, and keeps its length');
select is(tests.fact('inspection', 'appointment'), tests.day(4) || 'T10:00', 'the recorded appointment moves along');
select is(tests.told('nora'), 'party_time moved', 'the buyer is told of the new time');
select throws_ok($$ select propose_showing_times(tests.id_of('i1'), tests.times('3 10:30')) $$, 'PT409', 'slot_taken', 'the owner can''t propose a time whose end overlaps a showing');
select propose_showing_times(tests.id_of('i1'), tests.times('5 09:00', '5 14:00'));
select tests.act_as_visitor();
select throws_ok($$ select accept_appointment(tests.token_of('ines'), tests.id_of('i1'), tests.day(5), '14:00') $$, 'PT404', 'not_found', 'another party can''t accept the owner''s time');
select throws_ok($$ select accept_appointment(tests.token_of('ivan'), tests.id_of('i1'), tests.day(5), '13:00') $$, 'PT409', 'proposal_gone', 'a time that wasn''t proposed can''t be accepted');
select is(accept_appointment(tests.token_of('ivan'), tests.id_of('i1'), tests.day(5), '14:00') #>> '{appointment,date}', tests.day(5)::text, 'the inspector accepts a time of the owner''s');
select is(accept_appointment(tests.token_of('ivan'), tests.id_of('i1'), tests.day(5), '14:00') #>> '{appointment,date}', tests.day(5)::text, 'accepting it again changes nothing');
select is(tests.visit('i1'), 'confirmed 5 14:00 180', 'the inspection has the owner''s time');

-- Calendars
select tests.act_as('nora');
select tests.remember('feed', rotate_calendar_feed() ->> 'token');
select tests.act_as('olive');
select tests.remember('owner feed', rotate_calendar_feed() ->> 'token');
select tests.act_as('bert');
select tests.remember('other feed', rotate_calendar_feed() ->> 'token');
select tests.act_as_service();
select is(jsonb_path_query_array(appointments_of_feed(tests.token_of('feed')), '$[*].purpose'), '["inspection"]', 'the buyer''s calendar has the inspection');
select is(calendar_of_feed(tests.token_of('feed')), '[]'::jsonb, 'the buyer''s calendar has no showings of the home');
select is(appointments_of_feed(tests.token_of('owner feed')), '[]'::jsonb, 'the owner''s calendar of sales has no inspection');
select is((select string_agg(s ->> 'purpose', ' ' order by s ->> 'purpose') from jsonb_array_elements(calendar_of_feed(tests.token_of('owner feed'))) s), 'inspection showing', 'the owner''s calendar has the inspection as a showing');
select is(appointments_of_feed(tests.token_of('other feed')), '[]'::jsonb, 'another buyer''s calendar has none of it');

-- Cancelling
select tests.send();
select tests.act_as_visitor();
select throws_ok($$ select cancel_appointment(tests.token_of('ines'), tests.id_of('i1')) $$, 'PT404', 'not_found', 'another party can''t cancel the inspection');
select is(cancel_appointment(tests.token_of('ivan'), tests.id_of('i1')) #>> '{appointment,status}', 'cancelled', 'the inspector cancels');
select is(cancel_appointment(tests.token_of('ivan'), tests.id_of('i1')) #>> '{appointment,status}', 'cancelled', 'cancelling again changes nothing');
select is(tests.fact('inspection', 'appointment'), null, 'the room has no appointment any more');
select is(tests.told('nora'), 'party_time cancelled', 'the buyer is told that it is cancelled');
select is(tests.mails('i1'), 'cancelled owner, cancelled visitor', 'the owner and the inspector are mailed the cancellation once');
select is(tests.free('ines', 5), '09:00 10:00 11:00 12:00 13:00 14:00 18:00 19:00', 'the hours of a cancelled inspection are free again');
select throws_ok($$ select move_appointment(tests.token_of('ivan'), tests.id_of('i1'), tests.day(4), '10:00') $$, 'PT409', 'booking_transition', 'an inspection that is cancelled can''t move');

-- Confirmed by the home's own rules, a day off, notice
select tests.act_as('olive');
select save_showing_settings(tests.id_of('cottage'), 168::smallint, 30::smallint, true, '{}', 0, 'The key is under the mat.');
insert into days_off (listing_id, user_id, first_day, last_day) values (tests.id_of('cottage'), tests.id_of('olive'), tests.day(6), tests.day(6));
select tests.act_as_visitor();
select is(tests.free('ivan', 6), null, 'nothing is free on a day off');
select is(tests.free('ivan', 2), null, 'nothing is free within the owner''s notice');
select tests.act_as('olive');
select save_showing_settings(tests.id_of('cottage'), 2::smallint, 30::smallint, true, '{}', 0, 'The key is under the mat.');
select tests.act_as_visitor();
select is(tests.take('ivan', 'i4', 2, '09:00') ->> 'status', 'confirmed', 'a home that confirms right away confirms an inspection, too');
select is(party_by_token(tests.token_of('ivan')) #>> '{appointment,entry_notes}', 'The key is under the mat.', 'the inspector reads how to get in');
select is(tests.mails('i4'), 'confirmed owner, confirmed visitor', 'one email each says that it is confirmed');
select is(move_appointment(tests.token_of('ivan'), tests.id_of('i4'), tests.day(4), '09:00') #>> '{appointment,date}', tests.day(4)::text, 'an inspection moves right away where requests are confirmed right away');
select is(tests.visit('i4'), 'confirmed 4 09:00 120', 'a moved inspection keeps its length');
select is(tests.told('olive'), 'showing_cancelled inspection, showing_moved inspection, showing_moved inspection, showing_proposal inspection, showing_requested, showing_requested inspection, showing_requested inspection', 'the owner is told that it has moved');
select is(tests.take('abe', 'a1', 4, '11:00', 60) ->> 'purpose', 'appraisal', 'the appraiser takes the hour after it');
select is(tests.fact('appraisal', 'appointment'), tests.day(4) || 'T11:00', 'the appraisal''s appointment is recorded at its step');

-- What inspections are not
select tests.act_as('olive');
select is((select coalesce(sum(requests), 0) || ' ' || coalesce(sum(showings), 0) from listing_weeks(tests.id_of('cottage'))), '1 0', 'inspections count as no requests of visitors');
select tests.act_as_owner_of_db();
select tests.seed($$ update bookings set status = 'completed', starts_at = now() - interval '4 hours', ends_at = now() - interval '2 hours' where id = tests.id_of('i4') $$);
select ok(private.visitor_mailbox(b) = private.mailbox_hash('ivan@visit.example'), 'an inspector who is reported is the person behind the mailed link') from bookings b where id = tests.id_of('i4');
select ok(not private.takes_feedback(b), 'an inspector gives no feedback') from bookings b where id = tests.id_of('i4');
select tests.make_user('ivan');
update auth.users set email = 'ivan@visit.example', email_confirmed_at = now() where id = tests.id_of('ivan');
select tests.act_as('ivan');
select tests.enter('authenticated', jsonb_build_object('sub', tests.id_of('ivan'), 'role', 'authenticated', 'email', 'ivan@visit.example'));
select is(my_showings(), '[]'::jsonb, 'an inspection isn''t among the showings of an account with its address');
select is(my_showing_link(tests.id_of('i4')), null, 'no showing''s link leads to it');
select is(jsonb_array_length(my_showing_records()), 2, 'the export of that account has it');
select tests.act_as_owner_of_db();
delete from auth.users where id = tests.id_of('ivan');

-- Limits
select tests.forget_limits();
select tests.use_up('appointment:' || tests.id_of('ivan'), 86400, 5);
select tests.act_as_visitor();
select throws_ok($$ select tests.take('ivan', 'i5', 3, '14:00') $$, 'PT429', 'too_many_bookings', 'a party takes so many times a day');
select tests.forget_limits();
select tests.come_from('192.0.2.7');
select count(take_appointment('guess', gen_random_uuid(), tests.day(2), '10:00', 120, '303-555-0177')) from generate_series(1, 60);
select throws_ok($$ select take_appointment('guess', gen_random_uuid(), tests.day(2), '10:00', 120, '303-555-0177') $$, 'PT429', 'too_many_requests', 'a network guesses so many links');
select tests.forget_limits();
select tests.use_up('appointment:' || tests.network(), 86400, 30);
select throws_ok($$ select tests.take('ivan', 'i5', 3, '14:00') $$, 'PT429', 'too_many_bookings', 'a network takes so many times a day');
select tests.come_from('192.0.2.8');
select is(tests.take('ivan', 'i5', 3, '14:00') ->> 'status', 'confirmed', 'another network takes a time on the same day');
select is(cancel_appointment(tests.token_of('ivan'), tests.id_of('i5')) #>> '{appointment,status}', 'cancelled', 'the time that another network took is cancelled again');
select tests.forget_limits();

-- Revoked
select is(tests.take('ivan', 'i6', 3, '14:00') ->> 'status', 'confirmed', 'the inspector comes again');
select tests.send();
select tests.act_as('nora');
select end_membership('sale', tests.id_of('ivan'));
select is(tests.visit('i6'), 'cancelled 3 14:00 120', 'the appointment of a party whose link was ended is cancelled');
select is(tests.mails('i6'), 'cancelled owner, cancelled visitor', 'the owner and the inspector are mailed');
select is(tests.fact('inspection', 'appointment'), null, 'the appointment leaves the room, too');
select tests.act_as_visitor();
select is(tests.take('ivan', 'i7', 3, '14:00'), null::jsonb, 'a party whose link was ended takes no time');
select is(free_appointments(tests.token_of('ivan'), 120), null::jsonb, 'a party whose link was ended sees no time');
select is(cancel_appointment(tests.token_of('ivan'), tests.id_of('i6')), null::jsonb, 'a party whose link was ended changes nothing');
select tests.act_as_owner_of_db();
-- The owner's last mail is hours old, or this one would wait.
update private.email_outbox set sent_at = sent_at - interval '2 hours' where sent_at is not null;
select tests.act_as_service();
select is((select string_agg(m.recipient || ' ' || (m.token is not null), ', ' order by m.recipient) from claim_booking_emails(tests.id_of('i6')) m), 'owner false, visitor false', 'the mail about it has no link');

-- Suspended
select tests.act_as_visitor();
select is(tests.take('ines', 'i8', 3, '14:00') ->> 'status', 'confirmed', 'the other inspector takes the hour');
select tests.act_as_owner_of_db();
select is(private.end_lost_appointments(), 0, 'appointments of those who are there stay');
select is((private.find_reported('person', 'showing:' || tests.id_of('i8'), tests.id_of('olive'), null)).frozen #>> '{showing,proven}', 'true', 'a moderator reads that an inspector took the time by their own link');
set local session_replication_role = replica;
insert into private.suspensions (case_id, person_id) values (gen_random_uuid(), tests.id_of('nora'));
insert into offer_buyers (id, offer_id, person_id, name, joined_at) values (tests.id_of('joined'), tests.id_of('n1'), tests.id_of('stan'), 'Stan', now());
set local session_replication_role = origin;
select tests.act_as('olive');
select propose_showing_times(tests.id_of('i8'), tests.times('4 18:00'));
select tests.act_as_visitor();
select is(accept_appointment(tests.token_of('ines'), tests.id_of('i8'), tests.day(4), '18:00') #>> '{appointment,time}', '18:00', 'the inspector accepts a time while one of two buyers is suspended');
select tests.act_as_owner_of_db();
delete from offer_buyers where id = tests.id_of('joined');
select tests.act_as_visitor();
select is(tests.take('ines', 'i9', 4, '14:00'), null::jsonb, 'the parties of a suspended person take no time');
select tests.act_as_owner_of_db();
select is(private.end_lost_appointments(), 2, 'appointments that a suspended person''s parties took end');
delete from private.suspensions;
select is(tests.visit('i8'), 'cancelled 4 18:00 120', 'the other inspection is cancelled');
set local session_replication_role = replica;
insert into private.suspensions (case_id, mailbox_hash) values (gen_random_uuid(), private.mailbox_hash('ines@visit.example'));
set local session_replication_role = origin;
select tests.act_as_visitor();
select throws_ok($$ select tests.take('ines', 'i9', 4, '14:00') $$, 'PT403', 'account_suspended', 'a suspended mailbox takes no time');
select tests.act_as_owner_of_db();
delete from private.suspensions;

-- The sale ends
select tests.act_as_visitor();
select is(tests.take('ines', 'i9', 4, '14:00') ->> 'status', 'confirmed', 'the other inspector takes a time again');
select tests.send();
select tests.act_as('olive');
select tests.fall_through('n1');
select is(tests.visit('i9'), 'cancelled 4 14:00 120', 'the appointment ends with the sale');
select is(tests.mails('i9'), 'cancelled visitor', 'the inspector is mailed that, and the owner who ended the sale is not');
select is(tests.mails('veras'), '', 'a showing stays');
select tests.act_as_visitor();
select is(tests.take('ines', 'i10', 4, '14:00'), null::jsonb, 'nobody takes a time after the end of the sale');
select is(tests.take('ben', 'b1', 2, '09:00') ->> 'status', 'pending', 'the inspector of another sale takes a time there');
select tests.act_as('oscar');
update listings set status = 'sold' where id = tests.id_of('bungalow');
select is(tests.visit('b1'), 'cancelled 2 09:00 120', 'nobody inspects a home that is sold');
select tests.act_as_visitor();
select throws_ok($$ select tests.take('ben', 'b2', 2, '09:00') $$, 'PT409', 'offer_not_open', 'nobody takes a time in a home that is sold');

-- Forgotten
select tests.act_as_owner_of_db();
create function tests.named() returns bigint language sql stable as $$
  select count(*) from notifications n join bookings b on b.id = n.subject_id
  where b.party_id is not null and b.listing_id = tests.id_of('cottage') and n.data ? 'name'
$$;
select ok(tests.named() > 0, 'the owner''s notifications name the parties who took a time');
select is((select string_agg(distinct value, ' ' order by value) from sale_facts where sale_id = tests.sale_of('n1') and field = 'inspector'), 'Ivan', 'the room has the inspector''s name from his first time');
insert into sale_facts (sale_id, kind, field, side, n, value, made_by) values
  (tests.sale_of('n1'), 'title', 'officer', 'buyer', 1, 'Abe, Big Title', 'buyer'), (tests.sale_of('n1'), 'title', 'officer', 'owner', 1, 'Tessa Lee', 'owner');
select is(private.forget_parties(), 0, 'no party is forgotten right after the end of the sale');
select ok(tests.named() > 0, 'the notifications keep the names right after the end of the sale');
update sales set ended_at = now() - interval '91 days' where id = tests.sale_of('n1');
select tests.send();
select ok(private.forget_parties() > 0, 'the parties are forgotten after 90 days');
select is(tests.named(), 0::bigint, 'the owner''s notifications name no forgotten party');
select is_empty($$ select from notifications where listing_id = tests.id_of('cottage') and data::text ~ 'Ivan|Ines|Abe' $$, 'no notification about the home names a forgotten party');
select isnt_empty($$ select from notifications where subject_id = tests.id_of('veras') and data ? 'name' $$, 'the notification about a visitor keeps the visitor''s name');
select is((select count(value) from sale_facts where sale_id = tests.sale_of('n1') and field = 'inspector'), 0::bigint, 'the sale''s facts name no forgotten inspector');
select is((select string_agg(side || ' ' || coalesce(value, 'forgotten'), ', ' order by side) from sale_facts where sale_id = tests.sale_of('n1') and field = 'officer'), 'buyer forgotten, owner Tessa Lee', 'a fact with a forgotten name and a company is forgotten, a longer name that begins alike stays');
select is_empty($$ select from private.email_outbox o join sale_parties p on p.id = o.party_id where p.sale_id = tests.sale_of('n1') $$, 'no mail is left for a forgotten party');
select is((select count(*) from bookings where party_id is not null and listing_id = tests.id_of('cottage') and (visitor_name <> 'Former visitor' or visitor_email like '%visit.example')), 0::bigint, 'parties who took a time are forgotten, too');
select is((select visitor_email from bookings where id = tests.id_of('veras')), 'vera@example.com', 'visitors are not forgotten with the parties');

-- A buyer closes their account: what they invited is forgotten with it, once the cancellations are mailed
select tests.send();
select tests.act_as_service();
select begin_account_deletion(tests.id_of('bert'));
select tests.act_as_owner_of_db();
delete from auth.users where id = tests.id_of('bert');
insert into private.email_outbox (booking_id, kind, recipient, sequence) values (tests.id_of('b1'), 'cancelled', 'visitor', 99);
select private.forget_parties();
select is((select visitor_name from bookings where id = tests.id_of('b1')), 'Ben', 'a time keeps its party while the cancellation waits to be mailed');
select tests.send();
select private.forget_parties();
select is((select visitor_name || ' ' || visitor_email || ' ' || visitor_phone from bookings where id = tests.id_of('b1')), 'Former visitor removed@visitor.invalid 000-000-0000', 'a time is forgotten with a party whose side closed its account');
select is_empty($$ select from notifications where data::text ~ 'Ben' $$, 'the owner''s notifications forget a party whose side closed its account');
select isnt_empty($$ select from notifications where user_id = tests.id_of('oscar') and kind = 'showing_requested' $$, 'the owner''s notification itself stays');

select * from finish();
rollback;
