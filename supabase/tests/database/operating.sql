-- The operator's page: clocks, mail, webhooks and counts, for operators alone, and the retry of mail
-- that failed.
begin;
\ir stage.psql
select plan(87);

select tests.make_user('olive'), tests.make_user('opal'), tests.make_user('mona'), tests.make_user('liam');
select tests.make_listing('cottage', 'olive'), tests.make_listing('hut', 'olive', 'draft');
select tests.offer('cottage', tests.day(1), '{09:00,10:00,11:00}');
update auth.users set raw_app_meta_data = jsonb_build_object('role', case id
    when tests.id_of('opal') then 'operator' else 'moderator' end)
where id in (tests.id_of('opal'), tests.id_of('mona'));
-- Another product's role, or a mistyped one.
update auth.users set raw_app_meta_data = '{"role": "Operator"}' where id = tests.id_of('liam');

-- What the token says, which is not always what the account has.
create function tests.act_with_role(person text, role text) returns void
language sql as $$
  select tests.enter('authenticated', jsonb_build_object(
    'sub', tests.id_of(person), 'role', 'authenticated', 'email', person || '@example.com',
    'app_metadata', jsonb_build_object('role', role),
    'user_metadata', jsonb_build_object('role', 'operator')));
$$;
create function tests.mail_to(recipient_kind text) returns uuid
language sql stable security definer as $$
  select id from private.email_outbox where booking_id = tests.id_of('veras') and recipient = recipient_kind
$$;
create function tests.refuses_everything(who text) returns setof text
language plpgsql as $$
declare
  call text;
begin
  foreach call in array array['operator_duties()', 'operator_counts()', 'operator_mail()', 'operator_mail_limits()',
    'operator_failed_mails()', 'operator_webhooks()', 'operator_weeks()', 'operator_vesty()', 'operator_find(''vera'')', 'open_case(gen_random_uuid(), tests.id_of(''liam''), ''fraud'', ''They ask for money.'')', 'operator_third_parties()', 'retry_mail(tests.mail_to(''visitor''), 1)'] loop
    return next throws_ok('select * from ' || call, 'PT403', 'forbidden', who || ' is refused ' || call);
  end loop;
end $$;
-- The database's owner may ask what a token is worth.
create function tests.roles_of(person text, claimed text) returns boolean[]
language plpgsql as $$
begin
  perform tests.enter('none', jsonb_build_object(
    'sub', tests.id_of(person), 'app_metadata', jsonb_build_object('role', claimed)));
  return array[private.has_role('operator'), private.has_role('moderator')];
end $$;

select tests.act_as_visitor();
select tests.ask('cottage', tests.day(1), '09:00', 'vera@example.com', tests.id_of('veras'));

-- The server sends one of two emails, and can't deliver the other.
select tests.act_as_service();
select claim_booking_emails();
select settle_email(tests.mail_to('owner'), 'sent');
select settle_email(tests.mail_to('visitor'), 'dropped', 'mail 422 validation_error');
select settle_email(tests.mail_to('visitor'), 'dropped', 'bounced again');
select note_webhook('evt_1', 'invoice.paid', 'unavailable');
select note_webhook('evt_1', 'invoice.paid', 'unavailable');

-- Everybody else
select tests.act_as('olive');
select tests.refuses_everything('an owner');
select tests.act_with_role('olive', 'operator');
select throws_ok($$ select * from operator_mail() $$, 'PT403', 'forbidden', 'a role that was taken away no longer counts, whatever the token says');
select tests.act_as('opal');
select throws_ok($$ select * from operator_mail() $$, 'PT403', 'forbidden', 'a new role counts from the next token on');
select tests.act_with_role('mona', 'moderator');
select tests.refuses_everything('a moderator');
select tests.act_with_role('liam', 'Operator');
select throws_ok($$ select * from operator_mail() $$, 'PT403', 'forbidden', 'a mistyped role grants nothing');
select tests.act_with_role('mona', 'operator');
select throws_ok($$ select * from operator_mail() $$, 'PT403', 'forbidden', 'a token can''t make a moderator an operator');
select tests.act_as_owner_of_db();
select is_empty($$ select from private.email_outbox where recipient = 'visitor' and dropped_at is null $$, 'a person who is no operator retries nothing');

-- Moderators moderate, operators may do both
select is(tests.roles_of('olive', null), '{f,f}', 'an owner has no role');
select is(tests.roles_of('opal', 'operator'), '{t,t}', 'an operator is a moderator too');
select is(tests.roles_of('mona', 'moderator'), '{f,t}', 'a moderator is not an operator');

-- The operator
select tests.act_with_role('opal', 'operator');
select is((select state from operator_duties() where duty = 'extension pg_net'), 'missing', 'an operator sees what the setup lacks');
select is((select state from operator_duties() where duty = 'send news'), 'not looked at: no clock ticks', 'an operator sees that no clock ticks');
select is((select looked_at from operator_duties() where duty = 'send news'), null, 'never');
select results_eq($$ select * from operator_counts() $$, $$ values (1::bigint, 1::bigint, 4::bigint, 4::bigint, 1::bigint, 1::bigint, '{}'::uuid[]) $$, 'an operator sees the numbers of homes, people and showings');
select results_eq(
  $$ select signed_up, published, hours, showing, offer, sale, closed, paid from operator_weeks() limit 1 $$,
  $$ values (4::bigint, 1::bigint, 1::bigint, 1::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint) $$,
  'this week''s four accounts: one published a home, set hours and was asked for a showing'
);
select is((select count(*) from operator_weeks()), 12::bigint, 'the weeks are twelve, also those without an account');
select is_empty($$ select * from operator_vesty() $$, 'Vesty was not asked');
select tests.act_as_owner_of_db();
insert into private.chat_usage (user_id, message_id, thread_id, is_new_thread, day, state, lease_until, cost) values
  (tests.id_of('liam'), gen_random_uuid(), gen_random_uuid(), true, private.utc_day(), 'done', now(), 700),
  (tests.id_of('liam'), gen_random_uuid(), gen_random_uuid(), true, private.utc_day(), 'returned', now(), 50),
  (tests.id_of('olive'), gen_random_uuid(), gen_random_uuid(), true, private.utc_day(), 'done', now(), 300),
  (tests.id_of('olive'), gen_random_uuid(), gen_random_uuid(), true, private.utc_day() - 7, 'done', now(), 300);
select tests.act_with_role('opal', 'operator');
select results_eq($$ select people, answers, failed, cost from operator_vesty() $$,
  $$ values (2::bigint, 2::bigint, 1::bigint, 1050::bigint) $$, 'questions to Vesty of a day, and what they cost; a week ago is over');
select results_eq(
  $$ select topic, kind, waiting, failing, sent_today, sent_this_week, dropped_this_week from operator_mail() $$,
  $$ values ('showings', 'requested', 0::bigint, 0::bigint, 1::bigint, 1::bigint, 1::bigint) $$,
  'mail of each kind; settling twice counts once'
);
select is((select used from operator_mail_limits() where share = 'first'), 1, 'sent mail counts against the day''s limit');
select results_eq(
  $$ select topic, kind, recipient, address, attempts, reason, dropped_at is not null, next_attempt_at, is_current from operator_failed_mails() $$,
  $$ values ('showings', 'requested', 'visitor', 'v…@example.com', 1::smallint, 'mail 422 validation_error', true, null::timestamptz, true) $$,
  'an operator sees failed mail, why, and to whom, with a masked address'
);
select ok(not retry_mail(tests.mail_to('visitor'), 7), 'mail that was tried since stays as it is');
select ok(not retry_mail(tests.mail_to('owner'), 1), 'mail that was sent is not sent again');
select ok(not retry_mail(gen_random_uuid(), 1), 'an unknown id changes nothing');
select ok(retry_mail(tests.mail_to('visitor'), 1), 'mail that was given up is queued again');
select ok(not retry_mail(tests.mail_to('visitor'), 1), 'a mail that is queued again isn''t queued twice');
select is_empty($$ select * from operator_failed_mails() $$, 'a mail that is queued again is no longer listed as undeliverable');
select tests.act_as_service();
select is((select to_email from claim_booking_emails()), 'vera@example.com', 'the next sender takes it');
select tests.act_with_role('opal', 'operator');
select ok(not retry_mail(tests.mail_to('visitor'), 1), 'a mail that is being sent can''t be retried');

-- Finding, and a case without a report
select results_eq($$ select kind, detail from operator_find(' OLIVE@example.com ') $$,
  $$ values ('person', 'o…@example.com'), ('mail', 'sent') $$, 'an address finds its person and the email to them, masked');
select results_eq($$ select kind, id from operator_find(tests.id_of('cottage')::text) $$, $$ values ('home', tests.id_of('cottage')) $$, 'an id finds its home');
select is_empty($$ select from operator_find('%') $$, 'one character finds nothing');
select is_empty($$ select from operator_find('%%') $$, 'a percent sign is a character like any other');
select throws_ok($$ select open_case(gen_random_uuid(), tests.id_of('opal'), 'fraud', 'They ask for money.') $$, 'PT403', 'forbidden', 'an operator opens no case about themselves');
select throws_ok($$ select open_case(gen_random_uuid(), tests.id_of('liam'), 'fraud', 'short') $$, 'PT422', 'decision_invalid', 'a case needs words');
select throws_ok($$ select open_case(gen_random_uuid(), gen_random_uuid(), 'fraud', 'They ask for money.') $$, 'PT404', 'case_unknown', 'an unknown person has no case');
create temp table opened as
  select open_case(md5('staff case')::uuid, tests.id_of('liam'), 'fraud', 'They ask for money.') as id;
select is(open_case(md5('staff case')::uuid, tests.id_of('liam'), 'fraud', 'They ask for money.'), (select id from opened), 'the same case is opened once');
select is(moderation_case((select id from opened)) #> '{reports,0,by_staff}', 'true', 'the case says that staff opened it');
select lives_ok($$ select decide_case((select id from opened), 0, 'suspend', 'You asked buyers for money.') $$, 'the operator who opened it decides it');
select is((select is_suspended from operator_find('liam@example.com') where kind = 'person'), true, 'the person is suspended without a report');

-- Webhooks
select results_eq($$ select event_id, type, reason, tries from operator_webhooks() $$,
  $$ values ('evt_1', 'invoice.paid', 'unavailable', 1) $$, 'an event that failed, counted once a minute');
select tests.act_as_service();
select note_webhook('signature', 'unknown', 'event_refused', array['cs_known']), note_webhook('evt_1', 'invoice.paid');
select tests.act_with_role('opal', 'operator');
select is_empty($$ select * from operator_webhooks() $$, 'a successful event clears its failure and that of the signature');

-- Third parties
select tests.act_with_role('opal', 'operator');
select is_empty($$ select * from operator_third_parties() $$, 'a service that works isn''t listed');
select tests.act_as_service();
select note_third_party('model', 'key_refused', 401), note_third_party('model', 'key_refused', 401), note_third_party('mail');
select tests.act_with_role('opal', 'operator');
select results_eq(
  $$ select name, problem, status, failures, failing_since is not null from operator_third_parties() $$,
  $$ values ('model', 'key_refused', 401::smallint, 1, true) $$,
  'a service that fails, how and since when; the same news once a minute'
);
select tests.act_as_service();
select note_third_party('model');
select tests.act_with_role('opal', 'operator');
select is_empty($$ select * from operator_third_parties() $$, 'a service that works again isn''t listed');

-- Browsers tell of Auth's mail, and only mail that Auth sent ends it. One voice is no alarm.
select tests.act_as_owner_of_db();
create function tests.complain(is_limit boolean, addresses text[]) returns void language plpgsql as $$
declare
  address text;
begin
  perform tests.act_as_visitor();
  foreach address in array addresses loop
    perform tests.come_from(address), note_unsent_account_mail(is_limit);
  end loop;
  perform tests.act_with_role('opal', 'operator');
end $$;
select tests.complain(false, array(select '203.0.113.' || n from generate_series(1, 9) as n) || array['2001:db8:1::1', '2001:db8:ffff::1']);
select is_empty($$ select * from operator_third_parties() $$, 'many addresses of two networks raise no alarm');
select tests.complain(false, array['198.51.100.7']);
select results_eq($$ select name, problem, failures from operator_third_parties() $$,
  $$ values ('account_mail', 'down', 1) $$, 'browsers of three networks raise an alarm');
select tests.act_as_owner_of_db();
update auth.users set recovery_sent_at = now() + interval '1 second' where id = tests.id_of('liam');
select tests.act_with_role('opal', 'operator');
select is_empty($$ select * from operator_third_parties() $$, 'the alarm ends when the service has sent mail');
select tests.act_as_owner_of_db();
update private.third_parties set last_failure = now() - interval '1 hour', failing_since = now() - interval '3 hours' where name = 'account_mail';
update auth.users set recovery_sent_at = now() - interval '2 minutes' where id = tests.id_of('liam');
delete from private.rate_buckets;
select tests.complain(false, array['192.0.2.1', '198.51.100.7', '203.0.113.9', '203.0.114.9']);
select is_empty($$ select * from operator_third_parties() $$, 'nobody is believed while the service sends mail');
select tests.complain(true, array['192.0.2.1', '198.51.100.7', '203.0.113.9']);
select results_eq($$ select problem, failing_since = now() from operator_third_parties() $$,
  $$ values ('quota', true) $$, 'the alarm begins anew after the service worked');
select tests.act_as_owner_of_db();
update auth.users set recovery_sent_at = now() - interval '2 hours' where id = tests.id_of('liam');
delete from private.third_parties;
delete from private.rate_buckets;
select tests.complain(true, array['192.0.2.1', '198.51.100.7', '203.0.113.9']);
select is_empty($$ select * from operator_third_parties() $$, 'a service that sent nothing for an hour has not sent too much');
select tests.act_as_owner_of_db();

-- Auth's mail, half used.
insert into private.account_mail_limit (per_hour) values (5);
update auth.users set recovery_sent_at = now() - interval '50 minutes' where id = tests.id_of('liam');
update auth.users set confirmation_sent_at = now() - interval '40 minutes' where id = tests.id_of('olive');
select tests.act_with_role('opal', 'operator');
select is_empty($$ select * from operator_third_parties() $$, 'less than half of an hour''s account mail is no warning');
select tests.act_as_owner_of_db();
update auth.users set email_change_sent_at = now() - interval '10 minutes' where id = tests.id_of('olive');
select tests.act_with_role('opal', 'operator');
select results_eq(
  $$ select name, problem, failures, failing_since = now() - interval '50 minutes' from operator_third_parties() $$,
  $$ values ('account_mail', 'half_used', 3, true) $$, 'half of an hour''s account mail is a warning, before anyone asks in vain');
select tests.act_as_owner_of_db();
delete from private.account_mail_limit;
select is_empty($$ select * from private.failing_third_parties() $$, 'the limit that we ship holds without a deployment''s word');
update auth.users set recovery_sent_at = null, confirmation_sent_at = null, email_change_sent_at = null;

-- Stripe tells of every checkout within a day.
insert into private.checkouts (user_id, plan, attempt, session_id, created_at)
values (tests.id_of('olive'), 'premium', 1, 'cs_test_1', now() - interval '24 hours 30 minutes');
select tests.act_with_role('opal', 'operator');
select is_empty($$ select * from operator_third_parties() $$, 'a checkout may take a day');
select tests.act_as_owner_of_db();
update private.checkouts set created_at = now() - interval '26 hours';
select tests.act_with_role('opal', 'operator');
select results_eq($$ select name, problem, failures from operator_third_parties() $$,
  $$ values ('webhook', 'silent', 1) $$, 'checkouts without events show that Stripe''s events don''t arrive');
select is((select failing_since from operator_third_parties()), now() - interval '2 hours', 'the alarm dates to when Stripe''s events were due');
select tests.act_as_owner_of_db();
insert into private.stripe_events (id, type, created_at, livemode) values ('evt_9', 'checkout.session.expired', now(), false);
select tests.act_with_role('opal', 'operator');
select is_empty($$ select * from operator_third_parties() $$, 'an event of Stripe ends the alarm');

-- How much mail is sent a day
select tests.act_as_service();
select is(set_mail_cap(1, 'first'), 1, 'the operator''s command sets the cap of one share');
select is((select cap from mail_caps() where share = 'first'), 1, 'the operator sees the new cap');
select tests.act_as_visitor();
select tests.ask('cottage', tests.day(1), '10:00', 'walt@example.com', tests.id_of('walts'));
select tests.act_as_service();
select is((select count(*) from claim_booking_emails()), 1::bigint, 'an email over its share''s cap waits');
select set_mail_cap(1000, 'first');
select is(set_mail_cap(1600), 10, 'the operator''s command sets all caps by a plan');
select ok((select sum(cap) between 1590 and 1600 from mail_caps()), 'the caps together are no more than the plan');
select results_eq($$ select cap from mail_caps() where share in ('answer', 'notice') order by share $$,
  $$ values (114), (228) $$, 'the caps are in proportion');
select is(set_mail_cap(7) + set_mail_cap(10, 'nothing'), 0, 'fewer emails than shares, or an unknown share, change nothing');

select * from finish();
rollback;
