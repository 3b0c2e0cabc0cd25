-- The visitor's link and what it opens: one showing, to see, to cancel, and to review afterwards.
-- And the feedback, which only the owner sees.
begin;
\ir stage.psql
select plan(45);

select tests.make_user('olive'), tests.make_user('oscar');
select tests.make_listing('cottage', 'olive');
select tests.offer('cottage', tests.day(d), '{09:00,10:00,11:00,12:00}') from generate_series(2, 3) as d;
-- As if the showing had begun this long ago.
create function tests.past(nickname text, ago interval) returns void language plpgsql as $$
begin
  perform set_config('app.seeding', 'on', true);
  update public.bookings set starts_at = now() - ago where id = tests.id_of(nickname);
  perform set_config('app.seeding', 'off', true);
end $$;

select tests.act_as('olive');
insert into showing_settings (listing_id, user_id, entry_notes)
values (tests.id_of('cottage'), tests.id_of('olive'), 'The key is under the pot.');
select tests.act_as_visitor();
select tests.ask('cottage', tests.day(2), '09:00', 'vera@example.com', tests.id_of('veras'));
select tests.ask('cottage', tests.day(2), '10:00', 'wim@example.com', tests.id_of('wims'));
select tests.act_as_service();
select tests.remember(split_part(to_email, '@', 1), token) from claim_booking_emails() where recipient = 'visitor';
select matches(tests.token_of('vera'), '^[A-Za-z0-9_-]{43}$', 'a token needs no escaping in a link');
select isnt(tests.token_of('vera'), tests.token_of('wim'), 'a token belongs to one showing');
select is((select count(token) from claim_booking_emails() where recipient = 'owner'), 0::bigint, 'mail to owners has no token');
update private.email_outbox set leased_until = null;
select tests.remember('vera again', token) from claim_booking_emails(tests.id_of('veras')) where recipient = 'visitor';

-- The visitor looks
select tests.act_as_visitor();
select is(showing_by_token(tests.token_of('vera')) - '{booking_id,listing_id,starts_at,ends_at,created_at}'::text[], jsonb_build_object(
  'state', 'live', 'status', 'pending', 'no_show', false, 'sequence', 0, 'cancelled_by', null, 'listing_status', 'active',
  'title', 'Cottage', 'address', '1 Main Street, Denver, CO 80202', 'street_hidden', false, 'date', tests.day(2), 'time', '09:00',
  'time_zone', 'America/Denver', 'entry_notes', null, 'can_cancel', true, 'can_propose', true,
  'can_give_feedback', false, 'feedback_given', false, 'is_open_house', false, 'holds_time', true, 'proposal', null), 'a visitor sees their showing');
select is(showing_by_token(tests.token_of('vera again')), showing_by_token(tests.token_of('vera')), 'each of their emails links to it');
select is(showing_by_token(t), null, 'an unknown link shows nothing') from unnest(array[repeat('x', 43), '', null]) as t;
select is(showing_by_token(tests.token_of('vera') || 'x'), null, 'a link that is almost right shows nothing');
select doesnt_match(showing_by_token(tests.token_of('vera'))::text, '(vera@|Vera|303-555|olive|pot)', 'a link''s page names nobody');

-- Confirmed
select tests.act_as('olive');
update bookings set status = 'confirmed' where id = tests.id_of('veras');
select tests.act_as_visitor();
select is(showing_by_token(tests.token_of('vera')) ->> 'entry_notes', 'The key is under the pot.', 'a confirmed visitor is told how to get in');
select is(showing_by_token(tests.token_of('wim')) ->> 'entry_notes', null, 'an unconfirmed one is not');

-- Cancelled
select is(cancel_showing('no such link'), null, 'an unknown link cancels nothing');
select is(cancel_showing(tests.token_of('wim')) ->> 'state', 'cancelled', 'a visitor cancels the showing');
select is(cancel_showing(tests.token_of('wim')) ->> 'cancelled_by', 'visitor', 'cancelling twice counts once');
select is(tests.offered('cottage', tests.day(2)), '10:00 11:00 12:00', 'the slot is offered again');
select throws_ok($$ select propose_times(tests.token_of('wim'), '[{"date": "2031-01-01", "time": "10:00"}]') $$, 'PT409', 'booking_transition', 'a cancelled showing can''t move');
select throws_ok($$ select give_feedback(tests.token_of('wim'), 5::smallint, 'right', 'yes') $$, 'PT409', 'feedback_closed', 'a cancelled showing can''t be reviewed');
select tests.act_as_service();
select is((select string_agg(recipient, ' ' order by recipient) from private.email_outbox where booking_id = tests.id_of('wims') and kind = 'cancelled'),
  'owner visitor', 'both sides are told of a cancellation once');
select is((select token from claim_booking_emails(tests.id_of('wims')) where kind = 'cancelled' and recipient = 'visitor'), null, 'the mail needs no link');

-- After the visit
select tests.act_as_visitor();
select throws_ok($$ select give_feedback(tests.token_of('vera'), 5::smallint, 'right', 'yes') $$, 'PT409', 'feedback_closed', 'feedback is closed before the showing');
select tests.act_as_owner_of_db();
select tests.past('veras', '90 minutes');
select tests.act_as_visitor();
select is(showing_by_token(tests.token_of('vera')) ->> 'entry_notes', null, 'a visitor isn''t told how to get in after the showing');
select throws_ok($$ select cancel_showing(tests.token_of('vera')) $$, 'PT409', 'booking_transition', 'a visitor can''t cancel after the showing has begun');
select throws_ok(
  format($$ select give_feedback(tests.token_of('vera'), %s::smallint, %L, %L, %L) $$, f.impression, f.price, f.offer, f.note), '23514', null, f.why)
from (values (0, 'right', 'yes', null, 'less than one is no impression'), (6, 'right', 'yes', null, 'nor more than five'),
  (3, 'cheap', 'yes', null, 'not a price'), (3, 'low', 'no way', null, 'not an answer'), (3, 'low', 'no', repeat('n', 501), 'a note has at most 500 characters')
) as f (impression, price, offer, note, why);
select is(give_feedback(tests.token_of('vera'), 4::smallint, 'high', 'maybe', ' Lovely garden. ') ->> 'feedback_given', 'true', 'a visitor gives feedback');
select is(give_feedback(tests.token_of('vera again'), 1::smallint, 'low', 'no') ->> 'can_give_feedback', 'false', 'a visitor''s first feedback counts');
select is(give_feedback('no such link', 1::smallint, 'low', 'no'), null, 'an unknown link gives no feedback');
select tests.act_as('oscar');
select is(feedback_summary(tests.id_of('cottage')) ->> 'count', '0', 'another owner has nothing to sum up');
select tests.act_as('olive');
select results_eq(
  $$ select booking_id, impression, price, offer, note from showing_feedback $$,
  $$ values (tests.id_of('veras'), 4::smallint, 'high', 'maybe', 'Lovely garden.') $$, 'the owner reads it'
);
select is(feedback_summary(tests.id_of('cottage')) #- '{notes,0,created_at}', '{"count": 1, "impression": 4.0,
  "price": {"low": 0, "right": 0, "high": 1}, "offer": {"yes": 0, "maybe": 1, "no": 0},
  "notes": [{"note": "Lovely garden.", "impression": 4}]}', 'the owner reads a summary of the feedback');

-- No one came
select throws_ok($$ update bookings set no_show = true where id = tests.id_of('wims') $$, 'PT409', 'booking_transition', 'a cancelled showing can''t be a no-show');
select is(tests.rows_changed($$ update bookings set status = 'completed' where id = tests.id_of('veras') $$), 1, 'a showing took place');
select tests.act_as_service();
select results_eq(
  $$ select recipient, next_attempt_at > now(), sequence from private.email_outbox where booking_id = tests.id_of('veras') and kind = 'feedback' $$,
  $$ values ('visitor', true, 2) $$, 'the visitor will be asked'
);
select tests.act_as('olive');
select is(tests.rows_changed($$ update bookings set no_show = true where id = tests.id_of('veras') $$), 1, 'the owner records a no-show');
select tests.act_as_service();
select is_empty($$ select 1 from private.email_outbox where booking_id = tests.id_of('veras') and kind = 'feedback' and sent_at is null $$, 'no feedback is requested after a no-show');
select tests.act_as_visitor();
select is(showing_by_token(tests.token_of('vera')) ->> 'no_show', 'true', 'the link says that nobody came');

-- Two weeks later
select tests.act_as_owner_of_db();
select tests.past('veras', '15 days');
select tests.act_as_visitor();
select is(showing_by_token(tests.token_of('vera')), '{"state": "over"}', 'the link says that it is over, and nothing else');
select throws_ok($$ select give_feedback(tests.token_of('wim'), 5::smallint, 'right', 'yes') $$, 'PT409', 'feedback_closed', 'feedback is closed after two weeks');

-- Guessing
select is(
  (select count(*) from generate_series(1, 70) as n, lateral (select case when n < 53 then showing_by_token('guess ' || n) end) as g),
  70::bigint, 'a few guesses are answered'
);
select throws_ok($$ select showing_by_token('guess ' || n) from generate_series(100, 110) as n $$, 'PT429', 'too_many_requests', 'a network at the limit opens no unknown link');
select is(showing_by_token(tests.token_of('vera')) ->> 'state', 'over', 'an existing link still works');

select * from finish();
rollback;
