-- Timers on the day of showings. Olive owns the cottage together with Carl, Vera visits, Tess is whom Olive trusts, and Stan
-- is a stranger.
begin;
\ir stage.psql
select plan(58);

select tests.make_user(p) from unnest('{olive,carl,stan}'::text[]) as p;
update auth.users set email_confirmed_at = now();
select tests.make_listing('cottage', 'olive'), tests.make_listing('barn', 'olive'), tests.make_listing('attic', 'stan');
insert into home_owners (id, listing_id, person_id, name, joined_at) values (tests.id_of('carl owns'), tests.id_of('cottage'), tests.id_of('carl'), 'Carl', now());
-- A showing of now, which an owner confirmed before.
create function tests.visit(nickname text, home text, begins interval, condition text default 'confirmed') returns void
language plpgsql security definer as $$
begin
  perform set_config('app.seeding', 'on', true);
  insert into public.bookings (id, listing_id, owner_id, visitor_name, visitor_email, visitor_phone, date, time, starts_at, ends_at, status)
  select tests.id_of(nickname), l.id, l.user_id, 'Vera', nickname || '@example.com', '303-555-0100', tests.day(3 + (select count(*) from public.bookings)::integer), '10:00', now(), now() + interval '1 hour', condition
  from public.listings l where l.id = tests.id_of(home);
  update public.bookings b set starts_at = now() + begins, ends_at = now() + begins + interval '1 hour' where b.id = tests.id_of(nickname);
  perform set_config('app.seeding', 'off', true);
end $$;
select tests.visit('veras', 'cottage', '-5 minutes'), tests.visit('nobodys', 'attic', '-5 minutes');
create function tests.start(id text, visit text default 'veras', minutes integer default 45) returns jsonb
language sql as $$ select check_in(tests.id_of(id), tests.id_of(visit), minutes) $$;
create function tests.timer(nickname text) returns private.check_ins
language sql stable security definer as $$ select * from private.check_ins c where c.id = tests.id_of(nickname) $$;
-- The clock goes on, as the timers see it, and ticks.
create function tests.later(passed integer) returns void
language plpgsql security definer as $$
begin
  update private.check_ins set started_at = started_at - make_interval(mins => passed), ends_at = ends_at - make_interval(mins => passed);
  perform private.watch_check_ins();
end $$;
create function tests.mailed(which text) returns bigint
language sql stable security definer as $$
  select count(*) from private.email_outbox o where o.kind = which and o.recipient = 'trusted' $$;
create function tests.reminders(visit text) returns bigint
language sql stable security definer as $$
  select count(*) from private.email_outbox o
  where o.booking_id = tests.id_of(visit) and o.kind in ('feedback', 'reminder_day', 'reminder_hours') and o.sent_at is null $$;
create function tests.told(person text) returns bigint
language sql stable security definer as $$
  select count(*) from public.notifications n where n.kind = 'showing_check_in' and n.user_id = tests.id_of(person) $$;
create function tests.send() returns setof text
language plpgsql security definer as $$
declare mail record;
begin
  for mail in select * from claim_booking_emails(null, 100) loop
    if mail.recipient = 'trusted' then
      perform tests.remember(split_part(mail.to_email, '@', 1), mail.token);
      return next mail.kind || ' ' || mail.to_email;
    end if;
    perform settle_email(mail.id, 'sent');
  end loop;
end $$;

-- A person of trust
select tests.act_as('olive');
select is(my_safety(), '{"person": null, "check_ins": []}', 'an owner begins with neither');
select throws_ok($$ select name_trusted_person(tests.id_of('tess'), tests.id_of('nobodys'), 'Tess', 'tess@example.com') $$, 'PT404', 'not_found', 'another''s showing asks no one');
select throws_ok($$ select name_trusted_person(tests.id_of('tess'), tests.id_of('veras'), 'Tess', 'olive@example.com') $$, 'PT422', 'trust_yourself', 'the owner''s own mailbox is no other person');
select throws_ok($$ select name_trusted_person(tests.id_of('tess'), tests.id_of('veras'), '', 'tess@example.com') $$, 'PT400', 'bad_request', 'a person has a name');
select throws_ok($$ select name_trusted_person(tests.id_of('tess'), tests.id_of('veras'), 'Tess', 'tess') $$, 'PT400', 'bad_request', 'a person has an address');
select is(name_trusted_person(tests.id_of('tess'), tests.id_of('veras'), 'Tess', 'Tess@example.com') #>> '{person,email}', 'tess@example.com', 'the owner chooses a person');
select lives_ok($$ select name_trusted_person(tests.id_of('tess'), tests.id_of('veras'), 'Tess', 'tess@example.com') $$, 'the same choice again changes nothing');
select throws_ok($$ select name_trusted_person(tests.id_of('tess'), tests.id_of('veras'), 'Tess', 'other@example.com') $$, 'PT409', 'already_stored', 'the same id with another address is another choice');
select is(tests.mailed('trust'), 1::bigint, 'the person is asked once');
select is(array(select tests.send()), '{"trust tess@example.com"}', 'the question is mailed to the person');
select is(my_safety() #>> '{person,agreed_at}', null, 'the person has not agreed yet');
select tests.act_as('carl');
select is(my_safety() -> 'person', 'null', 'a co-owner doesn''t learn whom the other trusts');
select tests.act_as('stan');
select is(my_safety() -> 'person', 'null', 'a stranger doesn''t either');

-- A timer without a person who agreed
select tests.act_as('olive');
select lives_ok($$ select tests.start('early') $$, 'the visitor is there');
select tests.later(46);
select is(tests.mailed('check_in'), 0::bigint, 'a person who hasn''t agreed gets no mail about a timer');
select is(tests.told('olive'), 1::bigint, 'the owner is told');
select end_check_in(tests.id_of('early'), 'well');

-- Agreeing
select tests.act_as_visitor();
select is(trust_by_token('nonsense'), null, 'an unknown link opens nothing');
select is(trust_by_token(tests.token_of('tess')), '{"name": "Tess", "agreed": false, "inviter": "Olive"}', 'the link says who asks');
select is(answer_trust('nonsense', true), null, 'an unknown link agrees to nothing');
select is(answer_trust(tests.token_of('tess'), true), '{"agreed": true}', 'the person agrees');
select is(answer_trust(tests.token_of('tess'), true), '{"agreed": true}', 'agreeing again changes nothing');
select tests.act_as('olive');
select is((select array_agg(kind || (data ->> 'agreed')) from notifications where kind = 'trust_answered'), '{trust_answeredtrue}', 'the owner is told once');

-- Who may start a timer, and when
select throws_ok($$ select tests.start('x', 'nobodys') $$, 'PT404', 'not_found', 'another''s showing starts no timer');
select throws_ok($$ select tests.start('x', minutes => 20) $$, 'PT400', 'bad_request', 'a timer has one of five lengths');
select tests.act_as_owner_of_db();
select tests.visit('pendings', 'barn', '50 minutes', 'pending'), tests.visit('laters', 'cottage', '2 hours'), tests.visit('soons', 'cottage', '59 minutes');
select tests.act_as('olive');
select throws_ok($$ select tests.start('x', 'pendings') $$, 'PT409', 'check_in_not_now', 'a request takes no timer');
select throws_ok($$ select tests.start('x', 'laters') $$, 'PT409', 'check_in_not_now', 'a showing that is hours ahead takes no timer');
select lives_ok($$ select tests.start('soon', 'soons', 90) $$, 'a visitor who is early takes one');
select end_check_in(tests.id_of('soon'), 'left');
select tests.act_as('stan');
select throws_ok($$ select tests.start('x') $$, 'PT404', 'not_found', 'a stranger starts none');
select tests.act_as_visitor();
select throws_ok($$ select check_in(tests.id_of('x'), tests.id_of('veras'), 45) $$, '42501', null, 'a visitor starts none');
select throws_ok($$ select my_safety() $$, '42501', null, 'a visitor reads none');

-- Pressing twice
select tests.act_as('olive');
select is(jsonb_array_length(tests.start('first') -> 'check_ins'), 3, 'the owner starts a timer');
select is(jsonb_array_length(tests.start('first') -> 'check_ins'), 3, 'the same press again starts none');
select is(jsonb_array_length(tests.start('second') -> 'check_ins'), 3, 'another press starts none while one runs');
select throws_ok($$ select tests.start('first', minutes => 60) $$, 'PT409', 'already_stored', 'the same id with another length is another timer');
select lives_ok($$ select extend_check_in(tests.id_of('first'), (tests.timer('first')).started_at + interval '45 minutes') from generate_series(1, 2) $$, 'the owner takes 15 minutes more, and presses twice');
select is((tests.timer('first')).ends_at - (tests.timer('first')).started_at, '60 minutes', 'two presses are one');

-- Co-owners have timers of their own
select tests.act_as('carl');
select throws_ok($$ select end_check_in(tests.id_of('first'), 'well') $$, 'PT404', 'not_found', 'a co-owner can''t say for the other that all is well');
select throws_ok($$ select extend_check_in(tests.id_of('first'), now()) $$, 'PT404', 'not_found', 'a co-owner can''t extend the other''s timer');
select is(jsonb_array_length(tests.start('carls') -> 'check_ins'), 1, 'a co-owner starts a timer of their own');
select end_check_in(tests.id_of('carls'), 'well');

-- A timer passes, minute by minute
select tests.act_as_owner_of_db();
create temporary table seen as
select minute, tests.told('olive') as told, tests.mailed('check_in') as mailed from generate_series(0, 0) as minute;
delete from notifications;
do $$
begin
  for minute in 1..65 loop
    perform tests.later(1);
    insert into seen values (minute, tests.told('olive'), tests.mailed('check_in'));
  end loop;
end $$;
select is((select min(minute) from seen where told > 0 and minute > 0), 58, 'the owner is told two minutes before the end');
select is((select min(minute) from seen where mailed > 0), 60, 'the person of trust is mailed in the minute of the end');
select is((select max(mailed) from seen), 1::bigint, 'the person of trust is mailed once');
select is(array(select tests.send()), '{"check_in tess@example.com"}', 'the mail leaves with the next call');
select is(array(select tests.send()), '{}', 'the mail doesn''t leave again');
select tests.act_as('olive');
select is((select my_safety() #> '{check_ins,0,is_told}' from (values (1)) as one), 'true', 'the owner sees that it was mailed');
select throws_ok($$ select extend_check_in(tests.id_of('first'), now()) $$, 'PT409', 'check_in_over', 'a timer that has passed is not extended');

-- All is well after all
select lives_ok($$ select end_check_in(tests.id_of('first'), 'well') from generate_series(1, 2) $$, 'the owner says that all is well, and presses twice');
select tests.act_as_owner_of_db();
update private.email_outbox set next_attempt_at = now() where kind = 'check_in_over';
select is(array(select tests.send()), '{"check_in_over tess@example.com"}', 'the person of trust is told so once');

-- Ended in time, between the end and the mail
select tests.act_as('olive');
select tests.start('third', minutes => 15);
select tests.later(15);
select is(tests.mailed('check_in'), 2::bigint, 'another timer has passed');
select end_check_in(tests.id_of('third'), 'left');
select is(array(select tests.send()), '{}', 'an owner who answers before the mail has left alarms no one');

-- A visitor who didn't come
select tests.start('fourth', minutes => 15);
update bookings set no_show = true, status = 'completed' where id = tests.id_of('veras');
select is((tests.timer('fourth')).ended, 'no_show', 'a visitor who didn''t come leaves no timer running');
select is((select no_show from bookings where id = tests.id_of('veras')), true, 'a no-show is kept with the showing');
select is(tests.reminders('veras'), 0::bigint, 'a no-show ends the showing''s reminders');
select throws_ok($$ select tests.start('x') $$, 'PT409', 'check_in_not_now', 'a no-show takes no timer');

-- Stopping
select tests.act_as('olive');
select tests.start('fifth', 'soons', 15);
select tests.act_as_visitor();
select is(answer_trust(tests.token_of('tess'), false), '{"agreed": false}', 'the person of trust stops all mail');
select is(trust_by_token(tests.token_of('tess')), null, 'the link has ended with it');
select tests.later(15);
select is(tests.mailed('check_in'), 2::bigint, 'no timer is mailed to them any more');
select tests.act_as('olive');
select throws_ok($$ select name_trusted_person(tests.id_of('tess again'), tests.id_of('soons'), 'Tess', 'tess@example.com') $$, 'PT409', 'invitation_refused', 'the same owner can''t ask them again');

select * from finish();
rollback;
