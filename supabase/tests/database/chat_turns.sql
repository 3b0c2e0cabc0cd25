-- Asking Vesty: the day's allowance is checked before anything is asked, one answer at a time, one
-- budget for everyone.
begin;
\ir stage.psql
select plan(51);

select tests.make_user('olive'), tests.make_user('stan'), tests.make_user('stan+again'), tests.make_user('nora');
update auth.users set email_confirmed_at = now();

-- Short names for what the server calls; `name` identifies the message and its conversation.
create function tests.ask_vesty(
  person text, name text, about uuid default null, cost bigint default 100, budget bigint default 1000000,
  images text[] default '{}', message text default null
) returns jsonb language sql as $$
  select public.reserve_chat(tests.id_of(person), tests.id_of(name), coalesce(message, 'Message ' || name), about, images, cost, budget, 60)
$$;
create function tests.turn_of(person text, name text) returns uuid language sql security definer as $$
  select turn from private.chat_usage where user_id = tests.id_of(person) and message_id = tests.id_of(name)
$$;
create function tests.answer(person text, name text, answer text default 'An answer', cost bigint default 40)
returns jsonb language sql as $$
  select public.finish_chat(tests.id_of(person), tests.id_of(name), tests.turn_of(person, name), 'Message ' || name,
                            answer, '[]', false, cost)
$$;
create function tests.give_back(person text, name text, cost bigint default 0) returns void language sql as $$
  select public.return_chat(tests.id_of(person), tests.id_of(name), tests.turn_of(person, name), cost)
$$;
create function tests.starts(person text, name text) returns boolean language sql as $$
  select public.start_chat(tests.id_of(person), tests.id_of(name), tests.turn_of(person, name), 60)
$$;
create function tests.state_of(person text, name text) returns text language sql security definer as $$
  select state from private.chat_usage where user_id = tests.id_of(person) and message_id = tests.id_of(name)
$$;
create function tests.used(person text) returns integer language sql security definer as $$
  select (private.chat_limits(tests.id_of(person)) ->> 'used')::integer
$$;
create function tests.spent() returns bigint language sql security definer as $$
  select coalesce(sum(n), 0)::bigint from private.rate_buckets where key = 'model:vesty'
$$;

-- Limits, before anything was asked
select tests.act_as('olive');
select is(
  my_chat_limits(),
  jsonb_build_object('plan', null, 'limit', 5, 'used', 0, 'remaining', 5, 'resets_at',
    to_char((now() at time zone 'UTC')::date + 1, 'YYYY-MM-DD') || 'T00:00:00.000Z'),
  'a person without a plan has a trial');

-- A message, its turn and its answer
select tests.act_as_service();
create temporary table first as select tests.ask_vesty('olive', 'q1') as taken;
select is((select taken ->> 'state' from first), 'running', 'the first message of a person runs at once');
select is((select taken ->> 'name' from first), 'Olive', 'the server learns the person''s name');
select is(tests.used('olive'), 1, 'a message counts before it is answered');
select is(tests.spent(), 100::bigint, 'the cost of a message is reserved before it is answered');
select throws_ok(
  $$ select tests.ask_vesty('olive', 'q1') $$, 'PT409', 'chat_running', 'the same message is not asked twice at once');
select is(tests.ask_vesty('olive', 'q2') ->> 'state', 'reserved', 'a second message waits for its turn');
select is(tests.starts('olive', 'q2'), false, 'a message whose turn hasn''t come doesn''t start');
select is(tests.ask_vesty('stan', 's1') ->> 'state', 'running', 'nobody waits for other people');
select is_empty($$ select * from chat_messages $$, 'nothing is written before the answer');
create temporary table reply as select tests.answer('olive', 'q1') as said;
select is((select said ->> 'response' from reply), 'An answer', 'the answer comes back');
select is(
  (select said ->> 'thread_id' from reply), (select taken ->> 'thread_id' from first), 'the answer belongs to the conversation that was named');
select is((select said #>> '{limits,remaining}' from reply), '3', 'the answer says how many messages are left today');
select is(
  (select string_agg(role || ':' || content, ', ' order by position) from chat_messages),
  'user:Message q1, assistant:An answer', 'question and answer are stored');
select is((select title from chat_threads), 'Message q1', 'the first message gives the title');
select is(tests.spent(), 240::bigint, 'the actual cost replaces the reserved one');
select throws_ok(
  $$ select tests.answer('olive', 'q1') $$, 'PT503', 'chat_failed', 'an answer is stored once');
select is(tests.ask_vesty('olive', 'q1') ->> 'state', 'answered', 'asking again returns the answer');
select throws_ok($$ select tests.ask_vesty('olive', 'q1', message => 'Another') $$, 'PT409', 'already_stored', 'another text under the id of an earlier message is refused');
select is(tests.ask_vesty('olive', 'q1') #>> '{reply,response}', 'An answer', 'asking the same again returns the same answer');
select is(tests.used('olive'), 2, 'asking the same again costs nothing');
select is(tests.starts('olive', 'q2'), true, 'the next message starts when the first is answered');

-- Failures
select tests.give_back('olive', 'q2', 7);
select is(tests.state_of('olive', 'q2'), 'returned', 'a failed message is given back');
select is(tests.used('olive'), 1, 'a failed message is not counted');
select is(tests.spent(), 147::bigint, 'a failed message counts for what it cost');
select throws_ok(
  $$ select tests.answer('olive', 'q2') $$, 'PT503', 'chat_failed', 'a late answer is not stored');
select is(tests.ask_vesty('olive', 'q2') ->> 'state', 'running', 'a failed message can be asked again');
select is(
  (select count(*) from chat_messages where content = 'Message q2'), 0::bigint, 'the conversation never holds half an exchange');

-- A function that died
select tests.act_as_owner_of_db();
update private.chat_usage set lease_until = now() - interval '1 second' where message_id = tests.id_of('q2');
select tests.act_as_service();
select is(tests.used('olive'), 1, 'a message held by a dead function doesn''t count');
select is(tests.ask_vesty('olive', 'q3', (select (said ->> 'thread_id')::uuid from reply)) ->> 'state', 'running',
  'a message held by a dead function doesn''t block another one');
select throws_ok(
  $$ select tests.answer('olive', 'q2') $$, 'PT503', 'chat_failed', 'a function that comes back too late stores no answer');
select isnt(tests.answer('olive', 'q3'), null, 'the new message is answered');
select is((select count(*) from chat_threads), 1::bigint, 'the new message is answered in the existing conversation');

-- Other people's conversations, and deleted ones
select throws_ok(
  $$ select tests.ask_vesty('stan', 's2', (select (said ->> 'thread_id')::uuid from reply)) $$,
  'PT404', 'thread_not_found', 'nobody can write in another person''s conversation');
select throws_ok(
  $$ select tests.ask_vesty('stan', 's2', gen_random_uuid()) $$, 'PT404', 'thread_not_found', 'nobody can write in a conversation that does not exist');
select tests.ask_vesty('olive', 'q4', (select (said ->> 'thread_id')::uuid from reply));
delete from chat_threads;
select is(tests.answer('olive', 'q4'), null, 'a conversation deleted meanwhile stays deleted');
select is(tests.used('olive'), 3, 'a message counts even if its conversation was deleted');
select throws_ok(
  $$ select tests.ask_vesty('olive', 'q1') $$, 'PT404', 'thread_not_found', 'a message of a deleted conversation is not asked again');

-- The end of the day
select tests.ask_vesty('olive', 'q5'), tests.answer('olive', 'q5');
select tests.ask_vesty('olive', 'q6'), tests.answer('olive', 'q6');
select throws_ok($$ select tests.ask_vesty('olive', 'q7') $$, 'PT429', 'chat_limit', 'the sixth message of a day is refused');
select tests.act_as('olive');
select is(my_chat_limits() ->> 'remaining', '0', 'no message is left after the fifth');
select tests.act_as_owner_of_db();
update private.chat_usage set day = day - 1 where user_id = tests.id_of('olive');
select tests.act_as_service();
select is(tests.used('olive'), 0, 'the next day starts over');

-- Endless attempts
select tests.act_as_owner_of_db();
update private.chat_usage set asked = 35, day = private.utc_day(), state = 'returned'
where message_id = tests.id_of('q6');
select tests.act_as_service();
select throws_ok(
  $$ select tests.ask_vesty('olive', 'q8') $$, 'PT429', 'too_many_requests', 'failures are free, but limited');

-- Everyone's budget
select tests.give_back('stan', 's1');
select lives_ok(
  $$ select tests.ask_vesty('stan', 's3', cost => 500, budget => 2 * (500 + tests.spent())) $$, 'questions are answered as long as the budget lasts');
select throws_ok(
  $$ select tests.ask_vesty('stan', 's4', cost => 1, budget => tests.spent()) $$, 'PT503', 'chat_paused', 'no question is answered once the budget is spent');
select throws_ok(
  $$ select tests.ask_vesty('stan', 's4', cost => 300, budget => tests.spent() + 300) from tests.use_up('model:vesty/guest', 86400, 1) $$, 'PT503', 'chat_paused', 'people with a new account have their part of the budget');
select throws_ok(
  $$ select tests.ask_vesty('stan+again', 'a4', cost => 300, budget => tests.spent() + 300) from tests.use_up('model:vesty/guest', 86400, 1) $$, 'PT503', 'chat_paused', 'another account of the mailbox gets no other part');
select tests.act_as_owner_of_db();
update auth.users set email_confirmed_at = now() - interval '20 days' where id = tests.id_of('nora');
select tests.act_as_service();
select lives_ok(
  $$ select tests.ask_vesty('nora', 'n4', cost => 300, budget => tests.spent() + 300) $$, 'a person whose account is known has a part of their own');
select tests.use_up('vesty:' || tests.key_of('stan'), 86400, 35);
select throws_ok(
  $$ select tests.ask_vesty('stan+again', 'a4') $$, 'PT429', 'too_many_requests', 'the accounts of a mailbox have one limit');
select tests.forget_limits();
select tests.act_as_owner_of_db();
select tests.act_as_service();
select throws_ok(
  $$ select tests.ask_vesty('stan', 's4', cost => 2, budget => 1) $$, 'PT503', 'chat_paused', 'a new day doesn''t lift the monthly budget');
select is(tests.state_of('stan', 's4'), null, 'a refused question takes nothing');

-- The longest title
select tests.give_back('stan', 's3');
select tests.ask_vesty('stan', 's5');
select finish_chat(tests.id_of('stan'), tests.id_of('s5'), tests.turn_of('stan', 's5'), E'  One\n' || repeat('🏡', 90),
                   'Yes', '[]', true, 0);
select is(
  (select title from chat_threads where user_id = tests.id_of('stan')), 'One ' || repeat('🏡', 75) || '…',
  'a long first message is cut');

select * from finish();
rollback;
