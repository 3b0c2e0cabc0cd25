-- Conversations: a buyer asks, the owner answers, a visitor writes through their link, and nobody else
-- learns anything. Nora is the buyer, Vera the visitor, Stan the stranger.
begin;
\ir stage.psql
select plan(120);
create function tests.rates(what text) returns setof integer language sql security definer as $$
  select n::integer from private.rate_buckets
  where key = concat_ws(':', what, encode(sha256(convert_to('203.0.113.77', 'utf8')), 'hex'))
$$;

select tests.make_user(p) from unnest(array['olive', 'nora', 'stan', 'oscar']) as p;
update auth.users set email_confirmed_at = now();
update profiles set full_name = 'Olive Canary-Owner', phone = '303-555-7701' where id = tests.id_of('olive');
update profiles set full_name = 'Nora Canary-Buyer', phone = '303-555-7702' where id = tests.id_of('nora');
select tests.make_listing('cottage', 'olive'), tests.make_listing('villa', 'olive', 'pending'),
       tests.make_listing('barn', 'olive'), tests.make_listing('attic', 'olive', 'draft'),
       tests.make_listing('bungalow', 'oscar');
select tests.offer('cottage', tests.day(d), '{09:00,10:00,11:00}') from generate_series(2, 4) as d;

-- Nora asks
select tests.act_as('nora');
select is(ask_owner(tests.id_of('m1'), tests.id_of('cottage'), E'  Is the roof new?\r\n ') - '{created_at,conversation_id}'::text[], jsonb_build_object(
  'id', tests.id_of('m1'), 'n', 1, 'sender', 'buyer',
  'body', 'Is the roof new?'), 'a buyer asks an owner');
select is(ask_owner(tests.id_of('m1'), tests.id_of('cottage'), 'Is the roof new?') ->> 'n', '1', 'asking twice stores one message');
select is(ask_owner(tests.id_of('m2'), tests.id_of('cottage'), 'And the furnace?') ->> 'n', '2', 'a buyer and an owner have one conversation about a home');
select is((select count(*) from conversations), 1::bigint, 'the buyer sees the conversation');
select is((select string_agg(body, ' / ' order by n) from messages), 'Is the roof new? / And the furnace?', 'the buyer sees what she wrote');
select throws_ok(format('select ask_owner(gen_random_uuid(), %L, %L)', tests.id_of('cottage'), t), 'PT422', 'message_invalid', 'a message can''t be ' || w)
from (values ('empty', E' \n '), ('too long', repeat('x', 2001)), ('with control characters', E'a\x07b')) as bad (w, t);
select throws_ok(format('select ask_owner(gen_random_uuid(), %L, null)', tests.id_of('cottage')), 'PT422', 'message_invalid', 'a message can''t be missing');
select lives_ok(format('select ask_owner(gen_random_uuid(), %L, %L)', tests.id_of('cottage'), repeat('x', 2000)), 'a message may have two thousand characters');
select throws_ok(format('select ask_owner(gen_random_uuid(), %L, %L)', tests.id_of('cottage'), 'Card 4111 1111 1111 1111'),
  'PT422', 'message_has_secret_numbers', 'a card''s number is refused');
select throws_ok(format('select ask_owner(gen_random_uuid(), %L, %L)', tests.id_of(home), 'Hello'), 'PT409', 'home_takes_no_messages', 'nobody can write about a ' || home)
from unnest(array['attic', 'no such home']) as home;
select lives_ok(format('select ask_owner(gen_random_uuid(), %L, %L)', tests.id_of('villa'), 'Still there?'), 'a pending home can be asked about');
select is((select unread from conversation_members where conversation_id = tests.talk_about('cottage', 'nora')), 0, 'nothing is unread for the writer');
select tests.act_as('olive');
select throws_ok(format('select ask_owner(gen_random_uuid(), %L, %L)', tests.id_of('cottage'), 'Hello'), 'PT409', 'own_home', 'an owner does not ask herself');

-- Olive reads and answers
select is(unread_conversations(), 2, 'the owner has two unread conversations');
select is(my_conversations(page_size => 1) -> 0 #- '{home}' #- '{id}' #- '{last_message_at}',
  '{"side": "owner", "unread": 1, "other": "Nora", "is_gone": false, "has_ended": false, "last": {"sender": "buyer", "body": "Still there?"}}'::jsonb, 'the owner''s inbox has the latest conversation first');
select is(my_conversations(page_size => 1) -> 0 -> 'home' ->> 'title', 'Villa', 'the inbox names the home of a conversation');
select is(my_conversations((c ->> 'last_message_at')::timestamptz, (c ->> 'id')::uuid, 1) -> 0 ->> 'id', tests.talk_about('cottage', 'nora')::text, 'the next page of the inbox continues from there')
from (select my_conversations(page_size => 1) -> 0 as c) as first;
select is(my_conversation(tests.talk_about('cottage', 'nora')) ->> 'other', 'Nora', 'the owner sees the buyer''s first name');
select is((select array_agg(concat(n.data ->> 'n', n.data ->> 'from') order by n.data ->> 'n') from notifications n where n.kind = 'message'),
  '{1Nora,3Nora}', 'a conversation has one notification, renewed by each message');
select lives_ok($$ select read_messages(tests.talk_about('cottage', 'nora'), 2) $$, 'the owner reads two of three messages');
select is((select unread from conversation_members where conversation_id = tests.talk_about('cottage', 'nora')), 1, 'one message is unread after two were read');
select is((select count(*) from notifications where read_at is not null), 0::bigint, 'the notification stays unread while a message is');
select lives_ok($$ select read_messages(tests.talk_about('cottage', 'nora'), 99) $$, 'the owner reads the rest of the conversation');
select is((select (read_n, unread) from conversation_members where conversation_id = tests.talk_about('cottage', 'nora')), (3, 0), 'no message is unread in the end');
select is((select count(*) from notifications where read_at is not null), 1::bigint, 'the notification is read with the last message');
select lives_ok($$ select read_messages(tests.talk_about('cottage', 'nora'), 1) $$, 'a person reads an old message again');
select is((select unread from conversation_members where conversation_id = tests.talk_about('cottage', 'nora')), 0, 'reading an old message again makes nothing unread');
select is(send_message(tests.id_of('a1'), tests.talk_about('cottage', 'nora'), 'From 2019.') ->> 'sender', 'owner', 'the owner answers');
select throws_ok($$ select send_message(tests.id_of('m1'), tests.talk_about('cottage', 'nora'), 'Mine?') $$, 'PT409', 'message_id_taken', 'a stranger can''t write under another''s id');

-- Strangers, other owners, visitors
select tests.act_as('oscar');
select is(my_conversation(tests.talk_about('cottage', 'nora')), null, 'another owner can''t open the conversation by its id');
select is(my_conversations(), '[]', 'another owner has an empty inbox');
select throws_ok($$ select send_message(gen_random_uuid(), tests.talk_about('cottage', 'nora'), 'Psst') $$, 'PT404', 'conversation_unknown', 'another owner can''t write in the conversation');
select throws_ok($$ select end_conversation(tests.talk_about('cottage', 'nora')) $$, 'PT404', 'conversation_unknown', 'another owner can''t end the conversation');
select lives_ok($$ select read_messages(tests.talk_about('cottage', 'nora'), 4) $$, 'another owner can''t mark the conversation as read');
select tests.act_as_visitor();
select is(conversation_by_link(t), null, 'an unknown link shows nothing') from unnest(array[repeat('x', 43), '', null]) as t;

-- Limits, which refuse before anything is looked up
select tests.act_as_owner_of_db();
create function tests.network() returns text language sql security definer as $$ select private.caller_network() $$;
select tests.act_as('nora');
select tests.forget_limits(), tests.use_up('message:network:' || tests.network(), 3600, 120);
select throws_ok($$ select send_message(gen_random_uuid(), gen_random_uuid(), 'Hi') $$, 'PT429', 'too_many_messages', 'a network has its limit');
select tests.forget_limits(), tests.use_up('message:person:' || tests.key_of('nora'), 3600, 90);
select throws_ok($$ select send_message(gen_random_uuid(), gen_random_uuid(), 'Hi') $$, 'PT429', 'too_many_messages', 'a person has a limit of messages');
select tests.forget_limits(), tests.use_up('message:network-day:' || tests.network(), 86400, 600);
select throws_ok($$ select send_message(gen_random_uuid(), gen_random_uuid(), 'Hi') $$, 'PT429', 'too_many_messages', 'a network has a limit for the day');
select tests.forget_limits(), tests.use_up('message:person-day:' || tests.key_of('nora'), 86400, 300);
select throws_ok($$ select send_message(gen_random_uuid(), gen_random_uuid(), 'Hi') $$, 'PT429', 'too_many_messages', 'a person has a limit of messages for the day');
select tests.forget_limits(), tests.use_up('message:conversation:' || tests.talk_about('cottage', 'nora') || ':buyer', 3600, 40);
select throws_ok($$ select send_message(gen_random_uuid(), tests.talk_about('cottage', 'nora'), 'Hi') $$, 'PT429', 'too_many_messages', 'a side of a conversation has a limit of messages');
select tests.forget_limits(), tests.use_up('conversations:' || tests.id_of('barn'), 86400, 60);
select throws_ok($$ select ask_owner(gen_random_uuid(), tests.id_of('barn'), 'Hi') $$, 'PT429', 'too_many_messages', 'a home has a daily limit of new conversations');
select tests.forget_limits(), tests.use_up('conversation:person:' || tests.key_of('nora'), 86400, 20);
select throws_ok($$ select ask_owner(gen_random_uuid(), tests.id_of('barn'), 'Hi') $$, 'PT429', 'too_many_messages', 'a person has a daily limit of new conversations');
select is((ask_owner(tests.id_of('m1'), tests.id_of('cottage'), 'Is the roof new?')) ->> 'n', '1', 'a message in an existing conversation doesn''t count as a new conversation');
select tests.forget_limits();
select tests.act_as_visitor();

-- Vera has a showing, and writes through its link
select tests.ask('cottage', tests.day(2), '09:00', 'vera@example.com', tests.id_of('veras'));
select tests.remember('vera', tests.link('veras'));
select is((conversation_by_link(tests.token_of('vera')) - 'home') - 'other', '{"id": null, "side": "buyer", "has_ended": false, "can_resume": false, "can_write": true, "is_member": false, "showings": [], "messages": []}'::jsonb, 'a visitor''s link has an empty conversation');
select is(write_by_link(tests.token_of('vera'), tests.id_of('v1'), 'May I bring my dog?') -> 'messages' -> 0 ->> 'body', 'May I bring my dog?', 'a visitor writes by link');
select is(jsonb_array_length(write_by_link(tests.token_of('vera'), tests.id_of('v1'), 'May I bring my dog?') -> 'messages'), 1, 'the same message by link is stored once');
select is(conversation_by_link(tests.token_of('vera')) #>> '{showings,0,steps,0,status}', 'pending', 'the conversation by link shows the visitor''s showing');
select doesnt_match(conversation_by_link(tests.token_of('vera'))::text, '(?i)(canary|303-555|@|main street)', 'a visitor''s link names neither the owner nor number and street');
select tests.act_as('olive');
select is((select c ->> 'other' from jsonb_array_elements(my_conversations()) c limit 1), 'Vera', 'the owner sees the visitor''s name');
select doesnt_match(my_conversations()::text || my_conversation((my_conversations() -> 0 ->> 'id')::uuid)::text, '(?i)(canary|303-555|@)', 'the owner sees neither address nor number of the visitor');
select is(conversation_of_showing(tests.id_of('veras')) ->> 'id', my_conversations() -> 0 ->> 'id', 'the showing leads to the conversation');
select lives_ok($$ select write_to_visitor(tests.id_of('o1'), tests.id_of('veras'), 'Of course.') $$, 'the owner answers from the showing');
select tests.act_as_service();
select is((select count(*) from private.email_outbox where kind = 'message'), 1::bigint, 'the visitor gets an email about the answer');
select tests.act_as_visitor();
select is(conversation_by_link(tests.token_of('vera')) #>> '{messages,1,body}', 'Of course.', 'the visitor reads the answer by link');
select tests.act_as_service();
select is((select count(*) from private.email_outbox where kind = 'message'), 0::bigint, 'an answer that was read sends no mail');
select tests.act_as('stan');
select throws_ok($$ select write_to_visitor(gen_random_uuid(), tests.id_of('veras'), 'Hi') $$, 'PT404', 'conversation_unknown', 'only the home''s owner writes to its visitors');
select is(conversation_of_showing(tests.id_of('veras')), null, 'only the home''s owner finds the conversation of a showing');

-- Vera signs up
select tests.act_as_owner_of_db();
select tests.make_user('vera');
select is((select count(*) from conversations where buyer_id = tests.id_of('vera')), 0::bigint, 'an account with an unconfirmed address gets no conversation');
update auth.users set email_confirmed_at = now() where id = tests.id_of('vera');
select tests.act_as('vera');
select is((select string_agg(body, ' / ' order by n) from messages), 'May I bring my dog? / Of course.', 'confirming the address moves the conversation to the account');
select is(my_conversations() #>> '{0,unread}', '0', 'messages read by link stay read in the account');
select is((ask_owner(tests.id_of('v3'), tests.id_of('cottage'), 'Thank you!')) ->> 'n', '3', 'the visitor continues the conversation in her account');
select tests.act_as_visitor();
select is(write_by_link(tests.token_of('vera'), tests.id_of('v4'), 'By link') #>> '{messages,3,body}', 'By link', 'the visitor''s link leads to the same conversation');

-- The link in an email about a message
select tests.act_as_owner_of_db();
select tests.remember('nora', private.new_message_link(tests.talk_about('cottage', 'nora'), tests.id_of('nora')));
select tests.act_as_visitor();
select is((select jsonb_agg(m ->> 'body') from jsonb_array_elements(conversation_by_link(tests.token_of('nora')) -> 'messages') m),
  '["From 2019."]'::jsonb, 'the link in an email shows what was unread, not the whole conversation');
select is(write_by_link(tests.token_of('nora'), md5('q' || n)::uuid, 'Answer ' || n) ->> 'answers_left', (5 - n)::text, 'answer ' || n) from generate_series(1, 5) as n;
select is(write_by_link(tests.token_of('nora'), md5('q5')::uuid, 'Answer 5') ->> 'answers_left', '0', 'repeating a message by link costs nothing');
select throws_ok($$ select write_by_link(tests.token_of('nora'), gen_random_uuid(), 'Six') $$, 'PT429', 'message_link_used', 'a link sends five answers');
select is(coalesce(write_by_link('guess', gen_random_uuid(), 'Hello'), end_by_link('guess')), null, 'an unknown link writes and ends nothing');
select tests.act_as_owner_of_db();
select is((select max(n) from private.rate_buckets where key like 'link:%'), 2::bigint, 'each attempt with an unknown link counts');
select tests.act_as_visitor();
select tests.come_from('203.0.113.77');
select write_by_link('guess ' || n, gen_random_uuid(), 'Hello') from generate_series(1, 60) as n;
select throws_ok($$ select write_by_link('guess', gen_random_uuid(), 'Hello') $$, 'PT429', 'too_many_requests', 'a network can''t try many links');
select is((select sum(b.n) from tests.rates('message:network') as b (n)), null, 'wrong links use up no messages of their network');
select isnt(conversation_by_link(tests.token_of('nora')), null, 'a network that guessed may still open a link that is right');
select tests.come_from('203.0.113.78');
select tests.act_as_visitor();
select throws_ok($$ select end_by_link(tests.token_of('nora')) $$, 'PT404', 'message_link_unknown', 'an expired link ends nothing');
select tests.act_as_owner_of_db();
update private.links set expires_at = now() where purpose = 'message';
select tests.act_as_visitor();
select is(conversation_by_link(tests.token_of('nora')), null, 'a link expires');

-- Nora has had enough
select tests.act_as('nora');
select lives_ok($$ select end_conversation(tests.talk_about('cottage', 'nora')) $$, 'a buyer ends the conversations with an owner');
select throws_ok($$ select send_message(gen_random_uuid(), tests.talk_about('villa', 'nora'), 'One more') $$, 'PT409', 'conversation_ended', 'an ended conversation is closed for both sides');
select throws_ok($$ select ask_owner(gen_random_uuid(), tests.id_of('barn'), 'And this?') $$, 'PT409', 'conversation_ended', 'an ended conversation keeps a buyer from beginning one about another home');
select is(my_conversation(tests.talk_about('villa', 'nora')) ->> 'can_resume', 'true', 'the side that ended a conversation can resume it');
select tests.act_as('olive');
select is(my_conversation(tests.talk_about('cottage', 'nora')) - '{home,showings,id,other,is_gone,side,message_count,read_n,unread}'::text[],
  '{"has_ended": true, "can_resume": false, "can_write": false}'::jsonb, 'the owner sees that it has ended, but not by whom');
select lives_ok($$ select end_conversation(tests.talk_about('cottage', 'nora'), false) $$, 'the other side can''t resume an ended conversation');
select throws_ok($$ select send_message(gen_random_uuid(), tests.talk_about('cottage', 'nora'), 'Please') $$, 'PT409', 'conversation_ended', 'the other side can''t write in an ended conversation');
select tests.act_as('nora');
select lives_ok($$ select end_conversation(tests.talk_about('cottage', 'nora'), false) $$, 'a buyer resumes the conversations');
select lives_ok($$ select send_message(gen_random_uuid(), tests.talk_about('villa', 'nora'), 'Hello again') $$, 'all of the two people''s conversations are resumed');

-- Leaving
select tests.act_as_owner_of_db();
insert into private.account_deletions (user_id) values (tests.id_of('nora'));
select tests.act_as('olive');
select throws_ok($$ select send_message(gen_random_uuid(), tests.talk_about('cottage', 'nora'), 'Still there?') $$, 'PT409', 'conversation_ended', 'nobody can write to a closing account');
select tests.act_as_owner_of_db();
create temporary table left_behind as
  select id, owner_id from conversations where tests.id_of('nora') in (owner_id, buyer_id);
grant select on left_behind to authenticated;
select isnt_empty($$ select from notifications where kind = 'message' and data ->> 'from' = 'Nora' $$, 'an owner was told by a first name');
delete from auth.users where id = tests.id_of('nora');
select is_empty($$ select from notifications where data ->> 'from' = 'Nora' $$, 'a notification that names the person is deleted with the account');
select tests.act_as('olive');
select isnt_empty($$ select from left_behind where owner_id = tests.id_of('olive') $$, 'an account that is deleted has left conversations');
select is(t - '{id,home,showings,side,message_count,read_n,unread}'::text[],
  '{"other": null, "is_gone": true, "has_ended": true, "can_resume": false, "can_write": false}'::jsonb, 'the other member keeps the conversation of a deleted account, with nobody on the other side')
from left_behind, my_conversation(left_behind.id) as t where owner_id = tests.id_of('olive');
select is((select count(*) from messages m where m.conversation_id = t.id), (my_conversation(t.id) ->> 'message_count')::bigint, 'every message of the conversation stays')
from left_behind as t where owner_id = tests.id_of('olive');
select is((select count(*) from jsonb_array_elements(my_conversations()) as c where (c ->> 'is_gone')::boolean),
  (select count(*) from left_behind where owner_id = tests.id_of('olive')), 'the conversations of a deleted account stay in the inbox');
select unalike((my_conversations() || jsonb_agg(my_conversation(id)))::text, '%' || canary || '%', 'the conversations of a deleted account show no ' || canary)
from left_behind, unnest(array['nora@', 'Nora']) as canary where owner_id = tests.id_of('olive') group by canary;
select throws_ok(format('select send_message(gen_random_uuid(), %L, %L)', id, 'Nora?'), 'PT409', 'conversation_ended', 'nobody can write to a deleted account')
from left_behind where owner_id = tests.id_of('olive');
select tests.act_as_owner_of_db();
delete from listings where id = tests.id_of('cottage');
select is((select count(*) from messages join left_behind on left_behind.id = conversation_id), 2::bigint, 'deleting a home deletes the conversations about it');
delete from conversations where id in (select id from left_behind);
select is((select count(*) from messages), 0::bigint, 'the messages are deleted with the conversations');

-- An owner who leaves takes their home along, and leaves what was said about it
select tests.make_user('otto'), tests.make_user('nell');
update auth.users set email_confirmed_at = now();
select tests.make_listing('ottos', 'otto');
update profiles set full_name = 'Otto Canary-Seller' where id = tests.id_of('otto');
select tests.act_as('nell');
select ask_owner(tests.id_of('n1'), tests.id_of('ottos'), 'Is it dry?') is not null;
select tests.act_as('otto');
select send_message(tests.id_of('o9'), tests.talk_about('ottos', 'nell'), 'As a bone.') is not null;
select tests.act_as_service();
select begin_account_deletion(tests.id_of('otto')) is not null, finish_account_deletion(tests.id_of('otto'));
select tests.act_as('nell');
select is(jsonb_agg(c #- '{last_message_at}' #- '{id}' #- '{home,id}'),
  '[{"side": "buyer", "unread": 1, "other": null, "is_gone": true, "has_ended": true, "last": {"sender": "owner", "body": "As a bone."},
     "home": {"title": "Ottos", "city": "", "state": "", "price": null, "status": "withdrawn", "time_zone": null, "is_public": false, "image": null}}]'::jsonb,
  'a buyer keeps a conversation whose owner left, with the home''s title')
from jsonb_array_elements(my_conversations()) as c;
select is((select string_agg(body, ' / ' order by n) from messages), 'Is it dry? / As a bone.', 'the buyer reads the conversation whose owner left');
select lives_ok(format('select read_messages(%L, 2)', c.id), 'the buyer reads the conversation whose owner left to the end') from conversations as c;
select throws_ok(format('select report(gen_random_uuid(), %L, %L, %L)', 'person', 'conversation:' || c.id, 'fraud'), 'PT404', 'report_unknown', 'a person who left can''t be reported')
from conversations as c;
select lives_ok($$ select report(gen_random_uuid(), 'message', tests.id_of('o9')::text, 'fraud') $$, 'a message of a person who left can be reported');
select tests.act_as_owner_of_db();
select is((select (accused_id, accused_mailbox)::text from private.cases), '(,)', 'a report about a person who left accuses nobody');
delete from private.cases;
select tests.act_as_service();
select begin_account_deletion(tests.id_of('nell')) is not null, finish_account_deletion(tests.id_of('nell'));
select tests.act_as_owner_of_db();
select is((select count(*) from messages), 0::bigint, 'a conversation is deleted when both have left');

-- An owner writes to two visitors. Cleo has an account, Dora has none, and nothing tells them apart
select tests.act_as_owner_of_db();
select tests.make_user('cleo'), tests.make_user('evan');
update auth.users set email_confirmed_at = now();
select tests.offer('barn', tests.day(2), '{09:00,10:00,11:00,12:00}');
select tests.act_as_visitor();
select tests.ask('barn', tests.day(2), t::time, e, tests.id_of(b)) from (values
  ('09:00', 'cleo@example.com', 'cleos'), ('10:00', 'dora@example.com', 'doras'),
  ('11:00', 'f.inn@gmail.com', 'finns'), ('12:00', 'evan-new@example.com', 'evans')) as visit (t, e, b);
select tests.remember(who, tests.link(who || 's')) from unnest(array['finn', 'evan']) as who;
select tests.act_as('olive');
select write_to_visitor(gen_random_uuid(), tests.id_of(b), 'Hello') from unnest(array['cleos', 'doras']) as b;
select is((select count(distinct my_conversation((c ->> 'id')::uuid) - '{id,showings}'::text[] || c - '{id,last_message_at}'::text[])
  from jsonb_array_elements(my_conversations()) as c), 1::bigint, 'an owner can''t tell which of two visitors has an account');
select tests.act_as_visitor();
select showing_by_token(tests.link(b)) is not null from unnest(array['cleos', 'doras']) as b;
select tests.act_as('olive');
select is((select count(distinct my_conversation((c ->> 'id')::uuid) - '{id,showings}'::text[] || c - '{id,last_message_at}'::text[])
  from jsonb_array_elements(my_conversations()) as c), 1::bigint, 'an owner can''t tell visitors apart once both have followed their links');

-- Only the very address that was booked with brings a conversation along, and only if its mailbox was proved
select tests.act_as_visitor();
select write_by_link(tests.token_of(who), gen_random_uuid(), 'By ' || who) from unnest(array['finn', 'evan']) as who;
select tests.act_as_owner_of_db();
insert into auth.users (id, email, email_confirmed_at, is_sso_user) values
  (tests.id_of('finn'), 'finn@gmail.com', now(), false), (tests.id_of('sso'), 'dora@example.com', now(), true);
select is((select count(*) from conversation_members where person_id in (tests.id_of('finn'), tests.id_of('sso'))), 0::bigint,
  'another spelling of an address or somebody else''s sign-in service moves no conversation');
select tests.act_as_visitor();
select is(conversation_by_link(tests.token_of('finn')) #>> '{messages,0,body}', 'By finn', 'a conversation that wasn''t moved stays with its link');

-- Evan asks about the barn, and later takes the address of his showing
select tests.act_as('evan');
select ask_owner(tests.id_of('e1'), tests.id_of('barn'), 'By account');
select tests.act_as_owner_of_db();
update auth.users set email = 'evan-new@example.com' where id = tests.id_of('evan');
select tests.act_as_visitor();
select is(conversation_by_link(tests.token_of('evan')) #>> '{messages,0,body}', 'By account', 'a visitor''s link leads to what they asked by account');
select tests.act_as('olive');
select throws_ok(format('select send_message(gen_random_uuid(), %L, %L)', m.conversation_id, 'Psst'), 'PT409', 'visitor_unreachable',
  'the owner can''t write where the visitor won''t find it') from messages m where m.body = 'By evan';

-- Nobody resumes what a closing account has ended
select tests.act_as_owner_of_db();
insert into private.account_deletions (user_id) values (tests.id_of('cleo'));
select tests.act_as('olive');
select end_conversation(tests.talk_about('barn', 'cleo'), false);
select throws_ok($$ select send_message(gen_random_uuid(), tests.talk_about('barn', 'cleo'), 'Still there?') $$, 'PT409', 'conversation_ended', 'a closed account stays closed');

select * from finish();
rollback;
