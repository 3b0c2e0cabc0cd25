-- What devices show: their owner's, what they chose, while it is true, and on nobody else's.
begin;
\ir stage.psql
select no_plan();

select tests.make_user('olive'), tests.make_user('nora');
select tests.make_listing('cottage', 'olive');
insert into auth.sessions (id, user_id) values (md5('laptop')::uuid, tests.id_of('olive'));

create function tests.endpoint(device text) returns text
language sql as $$ select 'https://fcm.googleapis.com/fcm/send/' || device $$;
create function tests.switch_on(device text, topics text[] default array['messages', 'offers'], secret text default 'a')
returns void
language sql as $$
  select keep_push(tests.endpoint(device), repeat('B', 87), repeat(secret, 22), 'Chrome on ' || device, topics)
$$;
create function tests.tell(kind text, subject text, data jsonb default '{}') returns void
language sql as $$ select private.tell(tests.id_of('olive'), kind, tests.id_of('cottage'), tests.id_of(subject), data) $$;
create function tests.waiting() returns text
language sql as $$
  select string_agg(n.kind || ' on ' || split_part(s.endpoint, '/', 6), ', ' order by n.kind, s.endpoint)
  from private.push_outbox o join notifications n on n.id = o.notification_id
  join push_subscriptions s on s.id = o.subscription_id where o.sent_at is null
$$;

-- Switching on
select tests.act_as_visitor();
select throws_ok($$ select tests.switch_on('phone') $$, '42501', null, 'a visitor has no devices');
select tests.act_as('olive');
select lives_ok($$ select tests.switch_on('phone') $$, 'a person switches a device on');
select lives_ok($$ select tests.switch_on('phone', array['offers']) $$, 'a person changes what a device shows');
select results_eq($$ select device, topics from push_subscriptions $$, $$ values ('Chrome on phone', array['offers']) $$,
  'a device that is switched on again is one device');
select throws_ok($$ select auth from private.push_keys $$, '42501', null, 'nobody reads a device''s keys');
select tests.switch_on('phone');
select throws_ok($$ select tests.switch_on('laptop', array['prices']) $$, 'PT400', null, 'an unknown topic is refused');
select throws_ok($$ select tests.switch_on('laptop', '{}') $$, 'PT400', null, 'a device without topics is refused');
select throws_ok($$ select tests.switch_on('laptop', array['offers', null]) $$, 'PT400', null, 'null is no topic');
select throws_ok($$ select keep_push('https://169.254.169.254/latest', repeat('B', 87), repeat('a', 22), 'x', array['offers']) $$,
  'PT400', null, 'an address of no push service is refused');
select throws_ok($$ select keep_push(tests.endpoint('x'), 'key', repeat('a', 22), 'x', array['offers']) $$,
  'PT400', null, 'a key of another length is refused');
select tests.act_as('nora');
select is_empty($$ select from push_subscriptions $$, 'another person doesn''t see a device');
select forget_push(tests.endpoint('phone'));
select throws_ok($$ select tests.switch_on('phone', array['offers'], 'b') $$, 'PT403', null,
  'another person can''t take a device over without its keys');
select tests.act_as_owner_of_db();
select is((select user_id from push_subscriptions), tests.id_of('olive'), 'a device stays its owner''s after others tried');

-- Telling
select tests.tell('message', 'm1'), tests.tell('offer_declined', 'o1'), tests.tell('step_agreed', 's1'), tests.tell('showing_feedback', 'b1');
select is(tests.waiting(), 'message on phone, offer_declined on phone', 'a device waits for what it wants to show');
select tests.act_as('olive');
select read_notifications(ids => array(select id from notifications where kind = 'offer_declined'));
select tests.act_as_owner_of_db();
select is(tests.waiting(), 'message on phone', 'a read notification doesn''t wait for a device');
select tests.act_as_service();
create temporary table leased as select * from claim_pushes();
select results_eq(
  $$ select endpoint, auth, told ->> 'kind', attempt::int from leased $$,
  $$ values (tests.endpoint('phone'), repeat('a', 22), 'message', 1) $$, 'a sender gets the address, the keys and the notification');
select is_empty($$ select from claim_pushes() $$, 'a second sender gets nothing');
select tests.act_as_owner_of_db();
select tests.tell('message', 'm1', '{"from": "Vera"}');
select tests.act_as_service();
select settle_push(id, version, 'sent') from leased;
select is((select count(*) from claim_pushes()), 1::bigint, 'a notification that became news while it was sent is sent by itself');
select tests.act_as_owner_of_db();
select settle_push(id, version, 'sent') from private.push_outbox;
select is_empty($$ select from private.due_pushes $$, 'a sent push is not due again');
select tests.tell('message', 'm1', '{"from": "Vera"}');
select is_empty($$ select from private.due_pushes $$, 'a repeat that changes nothing is not pushed');

-- Showings stay true, or are not shown
select tests.offer('cottage', tests.day(2), '{10:00}');
select tests.act_as('olive');
select tests.switch_on('phone', array['showings']);
select tests.act_as_visitor();
select tests.ask('cottage', tests.day(2), '10:00', booking_id => tests.id_of('b1'));
select tests.act_as_owner_of_db();
select is(tests.waiting(), 'showing_requested on phone', 'a request to see a home waits for a device');
update bookings set status = 'cancelled', cancelled_by = 'visitor' where id = tests.id_of('b1');
update notifications set read_at = null where kind = 'showing_requested';
insert into private.push_outbox (notification_id, subscription_id)
select n.id, s.id from notifications n, push_subscriptions s where n.kind = 'showing_requested';
select is(tests.waiting(), 'showing_cancelled on phone, showing_requested on phone', 'a push of a cancelled request is waiting');
select is_empty($$ select from claim_pushes() where told ->> 'kind' = 'showing_requested' $$, 'a request that was cancelled is not pushed');

-- Time
delete from notifications;
select tests.act_as('olive');
select tests.switch_on('phone');
select tests.act_as_owner_of_db();
select tests.tell('message', 'm2');
select settle_push(o.id, o.version, 'later', 600) from private.push_outbox o;
select is((select next_attempt_at - now() from private.push_outbox where sent_at is null), interval '10 minutes', 'a service may ask for time');
update private.push_outbox set next_attempt_at = now(), attempts = 3;
select settle_push(o.id, o.version, 'retry') from private.push_outbox o;
select is((select next_attempt_at - now() from private.push_outbox where sent_at is null), interval '4 minutes', 'a service that fails is asked less and less often');
update private.push_outbox set next_attempt_at = now(), told_at = now() - interval '25 hours';
select is_empty($$ select from claim_pushes() $$, 'a notification of yesterday is not pushed');
select is_empty($$ select from private.push_outbox where sent_at is null $$, 'a push of yesterday is forgotten');

-- Ending
select tests.enter('authenticated', jsonb_build_object('sub', tests.id_of('olive'), 'role', 'authenticated', 'session_id', md5('laptop')::uuid));
select tests.switch_on('laptop');
select tests.act_as_owner_of_db();
select tests.tell('message', 'm3');
select is(tests.waiting(), 'message on laptop, message on phone', 'each device of a person waits for a message');
delete from auth.sessions where id = md5('laptop')::uuid;
select results_eq($$ select endpoint from claim_pushes() $$, $$ values (tests.endpoint('phone')) $$, 'a device that was signed out gets nothing');
select is((select count(*) from push_subscriptions), 1::bigint, 'a device that was signed out is forgotten');
select settle_push(o.id, o.version, 'gone') from private.push_outbox o where sent_at is null;
select is_empty($$ select from push_subscriptions $$, 'a device that its service no longer knows is forgotten');
select tests.act_as('olive');
select tests.switch_on('d' || n) from generate_series(1, 12) n;
select is((select count(*) from push_subscriptions), 10::bigint, 'ten devices are kept');
select ok(exists (select from push_subscriptions where endpoint = tests.endpoint('d12')), 'the last device is among those that are kept');
select tests.act_as('olive');
select forget_push(tests.endpoint('d12'));
select is_empty($$ select from push_subscriptions where endpoint = tests.endpoint('d12') $$, 'a person switches a device off');
-- Another person at the same browser
select tests.switch_on('shared');
select tests.act_as_owner_of_db();
select tests.tell('message', 'm4');
select tests.act_as('nora');
select tests.switch_on('shared');
select tests.act_as_owner_of_db();
select is((select user_id from push_subscriptions where endpoint = tests.endpoint('shared')), tests.id_of('nora'),
  'a browser belongs to the last person who switched it on');
select is_empty($$ select from private.push_outbox o join push_subscriptions s on s.id = o.subscription_id where s.endpoint = tests.endpoint('shared') $$,
  'a browser is not told what its former person waited for');
insert into private.account_deletions (user_id) values (tests.id_of('olive'));
select private.hide_account(tests.id_of('olive'));
select is_empty($$ select from push_subscriptions where user_id = tests.id_of('olive') $$, 'a closing account has no devices');

select * from finish();
rollback;
