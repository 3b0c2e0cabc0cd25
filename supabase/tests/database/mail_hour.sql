-- Mail to owners about showings: the first leaves right away, and what comes within the hour after it goes into one. Olive
-- owns the cottage with Carl, and the villa alone; Stan owns the bungalow.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'carl', 'stan', 'opal']) as p;
update auth.users set email_confirmed_at = now();
update auth.users set raw_app_meta_data = '{"role": "operator"}' where id = tests.id_of('opal');
select tests.make_listing('cottage', 'olive'), tests.make_listing('villa', 'olive'), tests.make_listing('bungalow', 'stan');
insert into home_owners (id, listing_id, person_id, name, joined_at)
values (tests.id_of('carls'), tests.id_of('cottage'), tests.id_of('carl'), 'Carl', now());
select tests.offer(home, tests.day(1 + n), array(select make_time(h, 0, 0) from generate_series(9, 19) h))
from unnest(array['cottage', 'villa', 'bungalow']) as home, generate_series(0, 2) as n;

create function tests.pass(minutes integer) returns void language sql security definer as $$
  update private.email_outbox
  set created_at = created_at - make_interval(mins => minutes), sent_at = sent_at - make_interval(mins => minutes),
      leased_until = leased_until - make_interval(mins => minutes),
      next_attempt_at = case when kind like 'reminder%' then next_attempt_at else next_attempt_at - make_interval(mins => minutes) end;
$$;
-- Leases everything that is due, and settles it. Returns the mail to owners: 'olive: requested 09:00, cancelled 10:00'.
create function tests.mailed(outcome text default 'sent') returns text language plpgsql security definer as $$
declare
  said text;
begin
  create temporary table round on commit drop as
    select row_number() over () as n, m.* from public.claim_booking_emails() m;
  perform public.settle_email(each.id, outcome, outcome, 90) from (select distinct id from round) as each where outcome <> 'dies';
  select string_agg(mail, '; ' order by mail) into said from (
    select split_part(to_email, '@', 1) || ': ' || string_agg(kind || ' ' || to_char(time, 'HH24:MI'), ', ' order by n) as mail
    from round where recipient = 'owner' group by id, to_email) as mails;
  drop table round;
  return said;
end;
$$;
create function tests.request(who text, slot time, home text default 'cottage', ahead integer default 1) returns void language sql as $$
  select tests.act_as_visitor();
  select tests.ask(home, tests.day(ahead), slot, who || '@example.com', tests.id_of(who));
  select tests.act_as_owner_of_db();
$$;
create function tests.takes_back(who text) returns void language sql as $$
  select tests.remember(who, tests.link(who));
  select tests.act_as_visitor();
  select cancel_showing(tests.token_of(who));
  select tests.act_as_owner_of_db();
$$;
create function tests.counted(share text) returns integer language sql as $$
  select coalesce(sum(n), 0)::integer from private.rate_buckets where key = 'mail:' || share
$$;

-- The first, and the hour after it
select tests.request('vera', '09:00');
select is(tests.mailed(), 'carl: requested 09:00; olive: requested 09:00', 'the first request is mailed to each owner right away');
select tests.request('wim', '10:00'), tests.request('xena', '14:00', 'villa'), tests.request('bert', '09:00', 'bungalow');
select tests.forget_limits();
select is(tests.mailed(), 'stan: requested 09:00', 'further requests wait, at whichever of the owner''s homes, and another owner''s first doesn''t');
select is(
  (select string_agg(split_part(b.visitor_email, '@', 1), ' ' order by b.visitor_email) from private.email_outbox o
   join bookings b on b.id = o.booking_id where o.recipient = 'visitor' and o.sent_at is not null),
  'bert vera wim xena', 'the visitors are mailed right away');
select is(tests.counted('first'), 4, 'three mails to visitors and one to an owner are counted');
select tests.pass(59);
select is(tests.mailed(), null, 'an hour is not over after 59 minutes');
select tests.pass(1);
select is(tests.mailed(), 'carl: requested 10:00; olive: requested 10:00, requested 14:00',
  'each owner gets one mail after an hour, of the homes that they own');
select is(tests.counted('first'), 6, 'a mail that was gathered counts once');
select is(tests.mailed(), null, 'a mail that was gathered is sent once');

-- What is no longer true drops out
select tests.request('yara', '11:00'), tests.takes_back('yara'), tests.takes_back('wim'), tests.request('zed', '12:00'), tests.request('anna', '13:00');
select tests.act_as('olive');
update bookings set status = 'confirmed' where id = tests.id_of('zed');
select propose_showing_times(tests.id_of('anna'), tests.times('3 10:00'));
select tests.act_as_owner_of_db();
select is(tests.mailed(), null, 'the second mail begins an hour, too');
select tests.pass(60);
select is(tests.mailed(), 'carl: cancelled 10:00, confirmed 12:00; olive: cancelled 10:00',
  'a request that was taken back or answered meanwhile drops out, and the end of one that was mailed is mailed');
select is((select count(*) from private.email_outbox where last_error = 'no longer true' and recipient = 'owner' and booking_id = tests.id_of('yara')), 2::bigint,
  'a row that has dropped out is kept as outdated');
select tests.request('bea', '16:00'), tests.takes_back('bea'), tests.pass(60);
select is(tests.mailed(), null, 'nothing is mailed when nothing is left');
select tests.request('cleo', '16:00');
select is(tests.mailed(), 'carl: requested 16:00; olive: requested 16:00', 'a mail that was not sent begins no hour');
select tests.request('dan', '17:00');
select is(tests.mailed(), null, 'a request after it waits');
select tests.act_as('carl');
update bookings set status = 'confirmed' where id = tests.id_of('dan');
select tests.takes_back('dan'), tests.pass(60);
select is(tests.mailed(), 'carl: cancelled 17:00; olive: cancelled 17:00', 'an owner who has confirmed a request hears of its end');

-- What can't wait
select tests.request('eve', '18:00'), tests.mailed();
select tests.seed($$ insert into bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time, status)
  select tests.id_of(who), tests.id_of('cottage'), 'S', who || '@example.com', '303-555-0100', tests.day(2), slot, 'confirmed'
  from (values ('soon', '10:00'::time), ('today', '12:00'), ('later', '14:00')) as t (who, slot) $$);
select tests.seed($$ update bookings set starts_at = now() + interval '110 minutes' where id = tests.id_of('soon') $$);
select tests.takes_back('later');
select is(tests.mailed(), null, 'a cancellation for a later day waits');
select tests.takes_back('soon');
select is(tests.mailed(), 'carl: cancelled 10:00; olive: cancelled 10:00', 'a cancellation of a showing that begins within two hours doesn''t wait');
select tests.seed($$ update bookings set starts_at = greatest(now() + interval '1 minute', least(now() + interval '6 hours',
  ((tests.day(1))::timestamp at time zone 'America/Denver') - interval '1 minute')) where id = tests.id_of('today') $$);
select tests.takes_back('today');
select is(tests.mailed(), 'carl: cancelled 12:00; olive: cancelled 12:00', 'a cancellation of a showing of today doesn''t wait');
select tests.seed($$ insert into bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time, status)
  values (tests.id_of('first'), tests.id_of('villa'), 'S', 'first@example.com', '303-555-0100', tests.day(2), '10:00', 'pending') $$);
select tests.seed($$ update bookings set starts_at = now() + interval '100 minutes' where id = tests.id_of('first') $$);
select private.queue_mail(tests.id_of('first'), 'requested', '{owner}', 0, now());
select is(tests.mailed(), 'olive: requested 10:00', 'a request for a time within two hours doesn''t wait');
update private.email_outbox set next_attempt_at = now()
where kind = 'reminder_day' and recipient = 'owner' and booking_id = tests.id_of('zed');
select is(tests.mailed(), (select case when private.is_current_mail(row(o.*)::private.email_outbox)
  then 'carl: reminder_day 12:00; olive: reminder_day 12:00' end from private.email_outbox o
  where o.kind = 'reminder_day' and o.booking_id = tests.id_of('zed') limit 1), 'a reminder doesn''t wait');
select tests.pass(60);
select is(tests.mailed(), 'carl: requested 18:00, cancelled 14:00; olive: requested 18:00, cancelled 14:00', 'mail that did not wait leaves the others to their hour');

-- Senders that die, and a service that fails
select tests.request('fay', '09:00', 'cottage', 3), tests.request('gus', '10:00', 'cottage', 3), tests.pass(60);
create temporary table tries (id uuid, attempt smallint);
create function tests.leased() returns void language sql as $$
  insert into tries select distinct m.id, m.attempt from public.claim_booking_emails() m where m.to_email = 'olive@example.com'
$$;
select tests.leased(), tests.pass(3), tests.request('hal', '11:00', 'cottage', 3), tests.leased();
select is((select count(distinct id) || ' ' || string_agg(attempt::text, ' ' order by attempt) from tries), '1 1 2',
  'a mail whose sender died is leased again under its id');
select is((select count(*) from private.email_outbox where mail_id = (select distinct id from tries)), 2::bigint,
  'a request that comes meanwhile is not put into it');
select settle_email((select distinct id from tries), 'retry', 'busy');
select tests.pass(5);
select is(tests.mailed('later'), 'carl: requested 09:00, requested 10:00; olive: requested 09:00, requested 10:00', 'a mail that failed is tried again, whole');
update private.email_outbox set attempts = 20, next_attempt_at = now() where mail_id = (select distinct id from tries);
select tests.pass(2), tests.mailed();
select is((select count(*) from private.email_outbox where mail_id = (select distinct id from tries) and dropped_at is not null), 2::bigint,
  'a mail is given up after twenty attempts');
select tests.act_as('opal', 'operator');
select is((select count(*) from operator_failed_mails() where dropped_at is not null), 1::bigint, 'a mail that was given up is one to its operator');
select ok((select bool_and(retry_mail(id, attempts)) from operator_failed_mails() where dropped_at is not null), 'an operator retries it');
select tests.act_as_owner_of_db();
select matches(tests.mailed(), 'olive: requested 09:00, requested 10:00$', 'a mail that is retried has all of it');
select tests.pass(60), tests.mailed();

-- The day's share
select tests.pass(60), tests.request('ida', '12:00', 'cottage', 3), tests.mailed(), tests.request('jon', '13:00', 'cottage', 3), tests.pass(60);
select tests.use_up('mail:first', 86400, 1000);
select is(tests.mailed(), null, 'a mail for which no share is left waits');
select is((select count(*) from private.email_outbox where last_error = 'daily limit reached' and waits and booking_id = tests.id_of('jon')), 2::bigint,
  'the row that finds no share waits to be gathered again');
select tests.request('kim', '14:00', 'villa', 3), tests.takes_back('ida'), tests.pass(60);
select is(tests.mailed(), 'carl: requested 13:00, cancelled 12:00; olive: requested 13:00, requested 14:00, cancelled 12:00',
  'an answer takes no part of the requests'' share, and its mail has all that waits');
select tests.forget_limits();

-- The first owner leaves within the hour
select tests.pass(60), tests.request('lea', '15:00', 'cottage', 3), tests.mailed(), tests.request('max', '16:00', 'cottage', 3), tests.request('nik', '16:00', 'villa', 3);
select begin_account_deletion(tests.id_of('olive'));
select tests.pass(60);
select is(tests.mailed(), 'carl: requested 16:00', 'the owner who stays gets what waits for them, and the one who left nothing');

-- A site that gathers nothing
update private.limits set value = 0 where name = 'mail.showings_minutes';
select tests.request('ora', '17:00', 'bungalow'), tests.request('pia', '18:00', 'bungalow');
select is(tests.mailed(), 'stan: requested 17:00; stan: requested 18:00', 'each event is mailed by itself where no time is set');

select * from finish();
rollback;
