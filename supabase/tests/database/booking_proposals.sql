-- Other times: proposed by one side, accepted by the other, and the showing moves as a whole. The
-- visitor acts by the link in their mail, without an account.
begin;
\ir stage.psql
select plan(63);

select tests.make_user('olive'), tests.make_user('oscar');
select tests.make_listing('cottage', 'olive'), tests.make_listing('bungalow', 'oscar');
select tests.offer('cottage', tests.day(d), '{09:00,10:00,11:00,12:00}') from generate_series(2, 5) as d;
create function tests.mails(nickname text) returns text language sql stable security definer as $$
  select string_agg(kind || ' ' || sequence || ' ' || recipient, ', ' order by kind, sequence, recipient)
  from private.email_outbox where booking_id = tests.id_of(nickname) and kind in ('moved', 'proposal', 'kept')
$$;

select tests.act_as_visitor();
select tests.ask('cottage', tests.day(2), '09:00', 'vera@example.com', tests.id_of('veras'));
select tests.ask('cottage', tests.day(2), '10:00', 'wim@example.com', tests.id_of('wims'));
select tests.act_as_service();
select tests.remember('vera', token) from claim_booking_emails(tests.id_of('veras')) where recipient = 'visitor';
select results_eq(
  $$ select token, hash = sha256(convert_to(tests.token_of('vera'), 'utf8'))
     from private.links where booking_id = tests.id_of('veras') $$,
  $$ values (null::text, true) $$, 'only a hash of the mailed token is kept'
);

-- The owner proposes
select tests.act_as('olive');
select throws_ok(
  format($$ select propose_showing_times(tests.id_of('veras'), %L) $$, bad), 'PT422', 'proposal_invalid', 'a proposal is refused when it is ' || left(bad, 60))
from unnest(array['[]', '{}', 'null', '"x"', '[1]', '[{"date": "2031-02-31", "time": "10:00"}]',
  '[{"date": "tomorrow", "time": "10:00"}]', '[{"date": "2031-02-01", "time": "10:15"}]', '[{"date": "2031-02-01", "time": "20:00"}]',
  tests.times('3 10:00', '3 10:00')::text, tests.times('2 09:00')::text,
  tests.times('3 09:00', '3 10:00', '3 11:00', '3 12:00')::text]) as bad;
select throws_ok($$ select propose_showing_times(tests.id_of('veras'), tests.times('-1 10:00')) $$, 'PT422', 'date_not_bookable', 'a past time can''t be proposed');
select throws_ok($$ select propose_showing_times(tests.id_of('veras'), tests.times('181 10:00')) $$, 'PT422', 'date_not_bookable', 'a time next year can''t be proposed');
select throws_ok($$ select propose_showing_times(tests.id_of('veras'), tests.times('2 10:00')) $$, 'PT409', 'slot_taken', 'a time that is taken can''t be proposed');
select lives_ok($$ select propose_showing_times(tests.id_of('veras'), tests.times('3 10:00', '8 19:00')) $$, 'the owner proposes two times, one not even offered');
select results_eq(
  $$ select n, made_by, date, time, expires_at from booking_proposals order by n $$,
  $$ values (1::smallint, 'owner', tests.day(3), '10:00'::time, now() + interval '3 days'),
            (2::smallint, 'owner', tests.day(8), '19:00', now() + interval '3 days') $$, 'the owner reads their proposal'
);
select is(tests.mails('veras'), 'proposal 1 visitor', 'the visitor gets mail, the owner doesn''t');
select is(tests.offered('cottage', tests.day(3)), '09:00 10:00 11:00 12:00', 'a proposal reserves no slot');
select throws_ok($$ select accept_visitor_time(tests.id_of('veras'), 1) $$, 'PT409', 'proposal_gone', 'owners can''t accept their own proposal');

-- No one else
select tests.act_as('oscar');
select throws_ok($$ select propose_showing_times(tests.id_of('veras'), tests.times('3 10:00')) $$, 'PT404', 'not_found', 'another owner can''t propose times');
select throws_ok($$ select accept_visitor_time(tests.id_of('veras'), 1) $$, 'PT404', 'not_found', 'another owner can''t accept a time');
select throws_ok($$ select drop_proposal(tests.id_of('veras')) $$, 'PT404', 'not_found', 'another owner can''t withdraw a proposal');
select tests.act_as_visitor();
select is(accept_proposal('no such token', 1), null, 'an unknown token reveals nothing');
select is(accept_proposal(null, 1), null, 'a missing token reveals nothing');

-- The visitor accepts
select is(showing_by_token(tests.token_of('vera')) #>> '{proposal,times,1,time}', '19:00', 'the link shows what is proposed');
select throws_ok($$ select accept_proposal(tests.token_of('vera'), 3) $$, 'PT409', 'proposal_gone', 'a third time can''t be accepted, because only two were proposed');
select is(accept_proposal(tests.token_of('vera'), 1) ->> 'date', tests.day(3)::text, 'the visitor accepts the first time that was proposed');
select throws_ok($$ select accept_proposal(tests.token_of('vera'), 1) $$, 'PT409', 'proposal_gone', 'accepting a proposal twice is refused');
select tests.act_as('olive');
select results_eq(
  $$ select status, date, time, starts_at, sequence, proposal_round from bookings where id = tests.id_of('veras') $$,
  $$ values ('confirmed', tests.day(3), '10:00'::time, (tests.day(3) + time '10:00') at time zone 'America/Denver', 1, 1) $$,
  'the showing has moved and is agreed on'
);
select is(tests.offered('cottage', tests.day(2)) || ' | ' || tests.offered('cottage', tests.day(3)), '09:00 11:00 12:00 | 09:00 11:00 12:00',
  'the old slot is offered again, the new one is taken');
select is(tests.mails('veras'), 'moved 1 owner, moved 1 visitor, proposal 1 visitor', 'both sides are told that the showing has moved');
select is_empty($$ select * from booking_proposals $$, 'no proposal is open once one was accepted');

-- The visitor proposes: only what any visitor could book, except that their own showing doesn't
-- count
select tests.act_as('olive');
insert into showing_settings (listing_id, user_id, buffer_hours) values (tests.id_of('cottage'), tests.id_of('olive'), 1);
insert into availability_rules (listing_id, user_id, notice_hours) values (tests.id_of('cottage'), tests.id_of('olive'), 24);
select tests.act_as_visitor();
select throws_ok($$ select propose_times(tests.token_of('vera'), tests.times('4 13:00')) $$, 'PT409', 'slot_taken', 'visitors can''t propose a time that isn''t offered');
select throws_ok($$ select propose_times(tests.token_of('vera'), tests.times('2 11:00')) $$, 'PT409', 'slot_taken', 'visitors can''t propose a time in another showing''s buffer');
select throws_ok($$ select propose_times(tests.token_of('vera'), tests.times('0 09:00')) $$, 'PT422', 'date_not_bookable', 'visitors can''t propose a time without enough notice');
select throws_ok($$ select propose_times(tests.token_of('vera'), tests.times('61 09:00')) $$, 'PT422', 'date_not_bookable', 'visitors can''t propose a time beyond the horizon');
select is(propose_times(tests.token_of('vera'), tests.times('3 11:00', '4 12:00')) #>> '{proposal,made_by}', 'visitor', 'a visitor''s own buffer doesn''t keep them from proposing a time');
select is(tests.mails('veras'), 'moved 1 owner, moved 1 visitor, proposal 1 visitor, proposal 2 owner', 'the owner is told');
select throws_ok($$ select accept_proposal(tests.token_of('vera'), 1) $$, 'PT409', 'proposal_gone', 'visitors can''t accept their own proposal');
select tests.act_as('olive');
select propose_showing_times(tests.id_of('wims'), tests.times('4 12:00'));
select is((select count(*) from booking_proposals), 3::bigint, 'two proposals may name the same time');
select lives_ok($$ select accept_visitor_time(tests.id_of('veras'), 2) $$, 'the owner accepts the second time that was proposed');
select is(tests.offered('cottage', tests.day(3)) || ' | ' || tests.offered('cottage', tests.day(4)), '09:00 10:00 11:00 12:00 | 09:00 10:00',
  'the whole old day is offered again, and the new slot is taken with its buffer');
select tests.act_as_owner_of_db();
select tests.remember('wim', token) from private.claim_booking_emails(tests.id_of('wims'), 9) where recipient = 'visitor';
select tests.act_as_visitor();
select throws_ok($$ select accept_proposal(tests.token_of('wim'), 1) $$, 'PT409', 'slot_taken', 'the other visitor is too late, and is told why');
select is(showing_by_token(tests.token_of('wim')) ->> 'time', '10:00', 'the visitor who is too late keeps the original time');

-- What ends a proposal
select tests.act_as_owner_of_db();
update booking_proposals set expires_at = now();
select tests.act_as_visitor();
select throws_ok($$ select accept_proposal(tests.token_of('wim'), 1) $$, 'PT409', 'proposal_gone', 'a proposal can''t be accepted after three days');
select is(showing_by_token(tests.token_of('wim')) ->> 'proposal', null, 'an expired proposal is not shown');
select tests.act_as('olive');
select lives_ok($$ select propose_showing_times(tests.id_of('wims'), tests.times('5 10:00')), drop_proposal(tests.id_of('wims')) $$, 'an owner withdraws a proposal');
select is_empty($$ select * from booking_proposals $$, 'a withdrawn proposal is gone');
select is(tests.mails('wims'), 'kept 2 visitor, proposal 1 visitor, proposal 2 visitor', 'the visitor is told that the proposal was withdrawn');
select lives_ok($$ select drop_proposal(tests.id_of('wims')) $$, 'withdrawing a proposal again changes nothing');
select is(tests.mails('wims'), 'kept 2 visitor, proposal 1 visitor, proposal 2 visitor', 'withdrawing a proposal again sends no mail');
select tests.act_as_service();
select results_eq(
  $$ select distinct kind, sequence from claim_booking_emails(tests.id_of('wims')) where kind in ('kept', 'proposal') $$,
  $$ values ('kept', 2) $$, 'only the latest mail about a proposal is still accurate'
);
select tests.act_as('olive');
select lives_ok($$ select propose_showing_times(tests.id_of('wims'), tests.times('5 10:00')) $$, 'an owner makes another proposal after withdrawing one');
update bookings set status = 'cancelled' where id = tests.id_of('wims');
select is_empty($$ select * from booking_proposals $$, 'a cancelled showing has no proposals');
select throws_ok($$ select propose_showing_times(tests.id_of('wims'), tests.times('5 10:00')) $$, 'PT409', 'booking_transition', 'a cancelled showing gets no proposals');
select is(
  (select count(*) from generate_series(1, 8) as n, lateral (select propose_showing_times(tests.id_of('veras'), tests.times((n % 3 + 6) || ' 10:00'))) as p),
  8::bigint, 'an owner may propose again and again'
);
select lives_ok($$ select propose_showing_times(tests.id_of('veras'), tests.times('6 11:00')) $$, 'an owner proposes ten times a day');
select throws_ok($$ select propose_showing_times(tests.id_of('veras'), tests.times('6 12:00')) $$, 'PT429', 'too_many_requests', 'the eleventh proposal of a day is refused');

-- Only these functions move a booking
select tests.act_as_owner_of_db();
grant all on public.bookings, public.booking_proposals to anon, authenticated;
select tests.act_as('olive');
select throws_ok($$ update bookings set date = tests.day(5) where id = tests.id_of('veras') $$, 'PT403', 'forbidden', 'an owner can''t move a showing alone, even with every right');
select lives_ok($$ update bookings set sequence = 99, proposal_round = 99, cancelled_by = 'visitor' where id = tests.id_of('veras') $$, 'the owner''s statement about the count of changes succeeds');
select results_eq(
  $$ select sequence, proposal_round > 90, cancelled_by from bookings where id = tests.id_of('veras') $$,
  $$ values (2, false, null::text) $$, 'the count of changes can''t be set by the owner'
);

select * from finish();
rollback;
