-- The mail of notifications: only what was not read, once, and as the person prefers.
begin;
\ir stage.psql
select plan(33);

select tests.make_user('olive');
update auth.users set email_confirmed_at = now();
select tests.make_listing('cottage', 'olive');
-- Kinds of their own: one that is told once, and one that is always mailed.
insert into private.notification_kinds (kind, renews, mail, default_mail, true_while)
values ('question', false, 'optional', 'at_once', 'happened'), ('verdict', false, 'always', 'at_once', 'happened');

create function tests.tell(kind text, subject text) returns void
language sql as $$ select private.tell(tests.id_of('olive'), kind, tests.id_of('cottage'), tests.id_of(subject)) $$;
-- As if the last minutes had passed.
create function tests.pass(minutes integer) returns void
language sql as $$
  update private.email_outbox
  set created_at = created_at - make_interval(mins => minutes), sent_at = sent_at - make_interval(mins => minutes),
      next_attempt_at = next_attempt_at - make_interval(mins => minutes);
$$;
create function tests.outbox() returns text
language sql as $$ select string_agg(kind, ', ' order by kind) from private.email_outbox where sent_at is null $$;

-- Two minutes
select tests.tell('message', 'm1'), tests.tell('message', 'm2');
select is(tests.outbox(), 'at_once, at_once', 'two messages are to be mailed');
select results_eq($$ select distinct next_attempt_at - now() from private.email_outbox $$, $$ values (interval '2 minutes') $$, 'a message is mailed in two minutes');
select is_empty($$ select * from claim_notification_mails() $$, 'a message isn''t mailed before two minutes have passed');
select tests.pass(1);
select tests.tell('message', 'm3');
select tests.pass(1);
select tests.act_as('olive');
select is(read_notifications(ids => array(select n.id from notifications n where n.subject_id = tests.id_of('m2'))), 1,
  'a person reads one of two messages');
select tests.act_as_service();
create temporary table mail as select * from claim_notification_mails();
select results_eq(
  $$ select kind, to_email, total, news -> 0 ->> 'subject_id' from mail $$,
  $$ values ('at_once', 'olive@example.com', 1::bigint, tests.id_of('m1')::text) $$,
  'the email has what she has not read within two minutes'
);
select is((select news -> 0 ->> 'kind' from mail), 'message', 'the email names the kind of its news');
select is_empty($$ select * from claim_notification_mails() $$, 'another sender doesn''t take a leased email');
select settle_email(id, 'retry', 'busy') from mail;
select tests.act_as_owner_of_db();
select tests.pass(1);
select tests.act_as_service();
select is((select news -> 0 ->> 'subject_id' from claim_notification_mails()), tests.id_of('m1')::text,
  'a retry has the same contents, although another message is two minutes old by now');
select settle_email(id, 'sent') from mail;
select tests.act_as_owner_of_db();
select is(tests.outbox(), 'at_once', 'a sent email is settled');
-- As long as the first one's lease, for which the next one may have waited: both were due at the same moment.
select tests.pass(2);
select is_empty($$ select * from claim_notification_mails() $$, 'the next email is not due yet');
select is((select next_attempt_at - now() from private.email_outbox where waits), interval '3 minutes',
  'the next email follows five minutes after the one before');
select tests.act_as('olive');
select is(read_notifications(until => now()), 2, 'a person reads the rest of the messages');
select tests.act_as_owner_of_db();
select tests.pass(5);
select is_empty($$ select * from claim_notification_mails() $$, 'an email whose messages were read is not sent');
select is(tests.outbox(), null, 'nothing is left to mail once everything is read');

-- A digest
select tests.tell('disclosure_acknowledged', 'cottage'), tests.tell('showing_feedback', 'b1'), tests.tell('showing_moved', 'b1');
select is(tests.outbox(), 'daily, daily', 'less urgent news waits for the day''s mail, without what other mail covers');
select results_eq($$ select distinct extract(hour from next_attempt_at at time zone 'utc') from private.email_outbox where waits $$,
  $$ values (13::numeric) $$, 'the day''s mail goes out in the morning');
update private.email_outbox set next_attempt_at = now() where waits;
create temporary table digest as select * from claim_notification_mails();
select is((select total from digest), 2::bigint, 'the waiting news goes into one email');
select settle_email(id, 'dropped') from digest;
select is_empty($$ select * from private.due_mails $$, 'an email refused for good is not retried');
delete from private.email_outbox;

-- Preferences
select tests.act_as('olive');
select lives_ok($$ select set_notification_mail('message', 'daily') $$, 'messages can be set to wait, too');
select throws_ok($$ select set_notification_mail('showing_moved', 'none') $$, 'PT400', null, 'necessary mail can''t be ended');
select throws_ok($$ select set_notification_mail('message', 'hourly') $$, 'PT400', null, 'necessary mail can''t have another cadence');
select tests.act_as_owner_of_db();
delete from notifications;
select tests.tell('message', 'm4');
select is(tests.outbox(), 'daily', 'a message waits for the day''s mail if the person wants that');
select tests.act_as('olive');
select set_notification_mail('message', 'none');
select tests.act_as_owner_of_db();
select is(tests.outbox(), null, 'a message isn''t mailed if the person doesn''t want that');

-- The link in the email
select tests.tell('question', 'q1'), tests.tell('verdict', 'r1');
select tests.pass(3);
select is((select total from claim_notification_mails()), 2::bigint, 'two messages are mailed at once');
select tests.tell('question', 'q2'), tests.tell('verdict', 'r2');
select tests.act_as_visitor();
select is(stop_notification_mail('guess'), null, 'an unknown link ends nothing');
select tests.act_as_owner_of_db();
select set_config('tests.token', private.kept_token('mail_at_once', tests.id_of('olive')), true);
select tests.act_as_visitor();
select is(stop_notification_mail(current_setting('tests.token')), 'at_once', 'the link ends mail that comes at once');
select tests.act_as_owner_of_db();
select results_eq(
  $$ select n.kind from private.email_outbox o join notifications n on n.id = o.notification_id where o.waits $$,
  $$ values ('verdict') $$, 'the link in an email doesn''t end necessary mail'
);
select results_eq(
  $$ select kind, mail from notification_preferences where user_id = tests.id_of('olive') and mail = 'none' order by 1 $$,
  $$ select kind, 'none' from private.notification_kinds
     where mail = 'optional' and default_mail = 'at_once' order by 1 $$,
  'the link in an email ends mail for each kind with that cadence'
);

-- Messages, which anybody can cause, don't use up the share of the rest
select tests.make_user('nina');
update auth.users set email_confirmed_at = now() where id = tests.id_of('nina');
create function tests.tell_nina(kind text, subject text) returns void
language sql as $$ select private.tell(tests.id_of('nina'), kind, tests.id_of('cottage'), tests.id_of(subject)) $$;
select tests.use_up('mail:talk:person:' || tests.key_of('nina'), 86400, 80);
select tests.tell_nina('message', 'm21'), tests.pass(3);
select is_empty($$ select from claim_notification_mails() where to_email like 'nina%' $$, 'messages beyond their share wait');
select tests.tell_nina('verdict', 'v21'), tests.pass(3);
select results_eq($$ select to_email, total from claim_notification_mails() where to_email like 'nina%' $$, $$ values ('nina@example.com', 2::bigint) $$, 'waiting messages go along with the next email that isn''t about a message');
select is((select b.n::integer from private.rate_buckets b where b.key = 'mail:notice:person:' || tests.key_of('nina')), 1, 'the email counts in the share of its most urgent news');
select is((select b.n::integer from private.rate_buckets b where b.key = 'mail:talk:person:' || tests.key_of('nina')), 80, 'waiting messages that go along don''t count in the messages'' share');

delete from auth.users where id = tests.id_of('nina');

-- Leaving
insert into private.account_deletions (user_id) values (tests.id_of('olive'));
select private.hide_account(tests.id_of('olive'));
select is(
  (select count(*) from notifications) + (select count(*) from private.email_outbox)
    + (select count(*) from private.links where purpose ~ '^mail_'),
  0::bigint, 'a closing account is told nothing more'
);

select * from finish();
rollback;
