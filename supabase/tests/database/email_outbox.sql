-- The mail outbox: mail is written together with the booking it is about, leased by one sender at a
-- time, and sent once. Only the server sees it; addresses are read at the time of sending.
begin;
\ir stage.psql
select plan(26);

-- Each email here is of one event: mail_hour is about those that are gathered.
update private.limits set value = 0 where name = 'mail.showings_minutes';
select tests.make_user('olive');
select tests.make_listing('cottage', 'olive');
select tests.offer('cottage', tests.day(1), '{09:00,10:00,11:00,12:00}');

create function tests.wait_of(tries integer) returns interval language plpgsql as $$
declare
  one uuid := (select id from private.email_outbox where sent_at is null limit 1);
begin
  update private.email_outbox set attempts = tries where id = one;
  perform public.settle_email(one, 'retry', 'busy');
  return (select next_attempt_at - now() from private.email_outbox where id = one);
end $$;

-- Two visitors ask
select tests.act_as_visitor();
select tests.ask('cottage', tests.day(1), '09:00', 'vera@example.com', tests.id_of('veras'));
select tests.ask('cottage', tests.day(1), '10:00', 'wim@example.com', tests.id_of('wims'));

-- The server
select tests.act_as_service();
select results_eq(
  $$ select booking_id, kind, recipient from private.email_outbox order by booking_id = tests.id_of('veras') desc, recipient $$,
  $$ values (tests.id_of('veras'), 'requested', 'owner'), (tests.id_of('veras'), 'requested', 'visitor'),
            (tests.id_of('wims'), 'requested', 'owner'), (tests.id_of('wims'), 'requested', 'visitor') $$,
  'each request queues mail to both sides'
);
create temporary table claimed as select * from claim_booking_emails(tests.id_of('veras'));
select results_eq(
  $$ select recipient, to_email, kind, attempt, listing_title, address, date, time::text, time_zone, owner_name,
            visitor_name, visitor_email, visitor_phone, contact_method, agent_status, booking_status
     from claimed order by recipient $$,
  $$ values
     ('owner', 'olive@example.com', 'requested', 1::smallint, 'Cottage', '1 Main Street, Denver, CO 80202',
      tests.day(1), '09:00:00', 'America/Denver', 'Olive', 'Vera Visitor', 'vera@example.com', '303-555-0100',
      'email', 'non-agent', 'pending'),
     ('visitor', 'vera@example.com', 'requested', 1::smallint, 'House in Denver, CO', '1 Main Street, Denver, CO 80202',
      tests.day(1), '09:00:00', 'America/Denver', 'Olive', 'Vera Visitor', 'vera@example.com', '303-555-0100',
      'email', 'non-agent', 'pending') $$,
  'a claim has all of an email''s contents, from the tables'
);
select is_empty($$ select * from claim_booking_emails(tests.id_of('veras')) $$, 'a leased mail can''t be leased again');
select is_empty($$ select * from claim_booking_emails(gen_random_uuid()) $$, 'an unknown booking has no mail');
select is((select count(*) from claim_booking_emails(null, 1)), 1::bigint, 'a claim takes everything due, up to the limit');
select is((select count(*) from claim_booking_emails(null, 0)), 1::bigint, 'a claim takes at least one mail');
select is_empty($$ select * from claim_booking_emails() $$, 'a claimed mail is not due');

-- One arrives, one does not
select settle_email(id, 'sent') from claimed where recipient = 'owner';
select settle_email(id, 'retry', repeat('mailbox full ', 100)) from claimed where recipient = 'visitor';
select results_eq(
  $$ select recipient, sent_at, leased_until, next_attempt_at, attempts, char_length(last_error)
     from private.email_outbox where booking_id = tests.id_of('veras') order by recipient $$,
  $$ values ('owner', now(), null::timestamptz, now(), 1::smallint, null::integer),
            ('visitor', null, null, now() + interval '1 minute', 1::smallint, 500) $$,
  'a mail that couldn''t be sent waits a minute, with the error'
);
select is_empty($$ select * from claim_booking_emails() $$, 'a mail that waits is not due');
select settle_email(id, 'retry', 'timed out') from claimed where recipient = 'owner';
select is(
  (select sent_at from private.email_outbox where id = (select id from claimed where recipient = 'owner')), now(),
  'a sent mail stays sent'
);

-- Time passes: the sender of Wim's mail was killed, and Vera's is due
update private.email_outbox set leased_until = now() - interval '1 second' where leased_until is not null;
update private.email_outbox set next_attempt_at = now() - interval '1 second';
select results_eq(
  $$ select booking_id = tests.id_of('veras'), attempt, recipient from claim_booking_emails() order by 1, 3 $$,
  $$ values (false, 2::smallint, 'owner'), (false, 2::smallint, 'visitor'), (true, 2::smallint, 'visitor') $$,
  'an unsettled mail comes back as a second attempt'
);
select results_eq(
  $$ select tests.wait_of(n) from unnest(array[1, 2, 3, 8, 20]) as n $$,
  $$ values (interval '1 minute'), ('2 minutes'), ('4 minutes'), ('128 minutes'), ('6 hours') $$,
  'a mail waits twice as long each time, at most six hours'
);
update private.email_outbox set attempts = 20, leased_until = null, next_attempt_at = now();
select is_empty($$ select * from claim_booking_emails() $$, 'a mail is undeliverable after twenty attempts');

-- Failures that aren't the mail's fault don't count; a rejected mail never comes back
update private.email_outbox set attempts = 0, dropped_at = null where recipient = 'owner' and sent_at is null;
create temporary table again as select * from claim_booking_emails(tests.id_of('wims')) where recipient = 'owner';
select settle_email(id, 'later', 'busy', 90) from again;
select results_eq(
  $$ select attempts, next_attempt_at, last_error from private.email_outbox where id = (select id from again) $$,
  $$ values (0::smallint, now() + interval '90 seconds', 'busy') $$, 'waiting longer is not counted as an attempt'
);
select settle_email(id, 'dropped', 'no such person') from again;
update private.email_outbox set next_attempt_at = now();
select is_empty($$ select * from claim_booking_emails(tests.id_of('wims')) $$, 'a rejected mail is dropped');
select settle_email(id, 'sent') from again;
select is((select sent_at from private.email_outbox where id = (select id from again)), null, 'a dropped mail stays dropped');

-- The owner answers
select tests.act_as('olive');
update bookings set status = 'confirmed' where id = tests.id_of('veras');
update bookings set preapproved = true where id = tests.id_of('veras');
update bookings set status = 'cancelled' where id = tests.id_of('wims');
select tests.act_as_service();
select results_eq(
  $$ select kind, sequence, string_agg(recipient, ' ' order by recipient), min(next_attempt_at)
     from private.email_outbox where booking_id = tests.id_of('veras') and kind like 'reminder%' group by 1, 2 order by 1 $$,
  $$ select 'reminder_hours', 1, 'owner visitor', b.starts_at - interval '2 hours' from bookings b
     where b.id = tests.id_of('veras')
     union all
     select 'reminder_day', 1, 'owner visitor', b.starts_at - interval '24 hours' from bookings b
     where b.id = tests.id_of('veras') and b.starts_at > now() + interval '24 hours 30 minutes' order by 1 $$,
  'a confirmed showing has its reminders, in time'
);
select tests.act_as('olive');
update bookings set status = 'cancelled' where id = tests.id_of('veras');
select tests.act_as_service();
select results_eq(
  $$ select booking_id = tests.id_of('veras'), kind, sequence, string_agg(recipient, ' ' order by recipient)
     from private.email_outbox group by 1, 2, 3 order by 1, 2 $$,
  $$ values (false, 'cancelled', 1, 'visitor'), (false, 'requested', 0, 'owner visitor'),
            (true, 'cancelled', 2, 'visitor'), (true, 'confirmed', 1, 'visitor'), (true, 'requested', 0, 'owner visitor') $$,
  'each answer makes an email to the visitor and none to the owner who gave it, a note makes none, and a cancelled showing has no reminders'
);
select results_eq(
  $$ select distinct kind from claim_booking_emails(tests.id_of('veras')) $$,
  $$ values ('cancelled') $$, 'only a booking''s latest mail is still accurate'
);
select throws_ok(
  $$ insert into private.email_outbox (booking_id, kind, recipient, sequence)
     values (tests.id_of('veras'), 'requested', 'owner', 0) $$,
  '23505', null, 'no mail is queued twice'
);

select throws_ok(
  format($$ update private.email_outbox set %s $$, change), '23514', null, 'an email can''t have ' || left(change, 30))
from unnest(array['kind = ''spam''', 'recipient = ''everybody''', 'last_error = repeat(''e'', 501)']) as change;

-- A rejected request leaves no mail, and neither does the seed
select tests.act_as_visitor();
select throws_ok(
  $$ select tests.ask('cottage', tests.day(1), '13:00', 'late@example.com', tests.id_of('late')) $$, 'PT409', null,
  'a request for a slot that is not offered'
);
select tests.act_as_owner_of_db();
select tests.seed($$ insert into bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time)
  values (tests.id_of('seeded'), tests.id_of('cottage'), 'S', 's@example.com', '303-555-0100', tests.day(1), '12:00') $$);
select is_empty(
  $$ select 1 from private.email_outbox where booking_id in (tests.id_of('late'), tests.id_of('seeded')) $$,
  'a refused request and demo data make no mail'
);
delete from bookings where id = tests.id_of('veras');
select is_empty(
  $$ select 1 from private.email_outbox where booking_id = tests.id_of('veras') $$, 'mail is deleted with the booking'
);

select * from finish();
rollback;
