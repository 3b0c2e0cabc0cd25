-- What an owner writes to the visitor of a showing whose address was only typed. Olive sells; Nora has an account
-- and Dora has none, and somebody else types the addresses of both; Stan is a stranger.
begin;
\ir stage.psql
select plan(85);

select tests.make_user(p) from unnest(array['olive', 'nora', 'stan']) as p;
update auth.users set email_confirmed_at = now();
update profiles set full_name = 'Olive Seller' where id = tests.id_of('olive');
select tests.make_listing('cottage', 'olive'), tests.make_listing('villa', 'olive'), tests.make_listing('barn', 'olive');
select tests.offer(home, tests.day(d), '{09:00,10:00,11:00,12:00,13:00,14:00}')
from unnest(array['cottage', 'villa', 'barn']) as home, generate_series(2, 3) as d;

create temporary table kept (who text primary key, id uuid);
create function tests.write(booking text, body text) returns text language sql as $$
  select write_to_visitor(tests.id_of(body), tests.id_of(booking), body) ->> 'n'
$$;
-- The owner's conversation of a showing, without what differs between any two.
create function tests.talk(booking text) returns uuid language sql as $$
  select (conversation_of_showing(tests.id_of(booking)) ->> 'id')::uuid
$$;
create function tests.seen(booking text) returns jsonb language sql as $$
  select my_conversation(tests.talk(booking)) - '{id,showings}'::text[]
      || jsonb_build_object('showings', jsonb_path_query_array(my_conversation(tests.talk(booking)), '$.showings[*].status'),
                            'of_showing', conversation_of_showing(tests.id_of(booking)) - '{id,showings}'::text[])
$$;
-- What an account hears of its conversations: the bell, then the inbox.
create function tests.told(person text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', n.kind, case when n.read_at is not null then 'read' end), ', ' order by n.kind, n.read_at nulls first)
  from public.notifications n where n.user_id = tests.id_of(person)
$$;
create function tests.inbox() returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', c -> 'home' ->> 'title', c ->> 'unread'), ', ' order by c -> 'home' ->> 'title'), 'nothing')
  from jsonb_array_elements(my_conversations()) as c
$$;
create function tests.mails(booking text) returns bigint language sql security definer as $$
  select count(*) from private.email_outbox where kind = 'message' and booking_id = tests.id_of(booking)
$$;
create function tests.bodies(talk jsonb) returns text language sql as $$
  select string_agg(m ->> 'body', ' / ' order by (m ->> 'n')::integer) from jsonb_array_elements(talk -> 'messages') as m
$$;
create function tests.type(home text, d integer, slot time, address text, booking text) returns void language plpgsql as $$
begin
  perform tests.forget_limits();
  perform tests.ask(home, tests.day(d), slot, address, tests.id_of(booking));
end $$;

-- Somebody types both addresses; Olive writes to both visitors
select tests.act_as_visitor();
select tests.type('cottage', 2, '09:00', 'nora@example.com', 'noras');
select tests.type('cottage', 2, '10:00', 'dora@example.com', 'doras');
select tests.act_as('olive');
select is(tests.write(b, 'Hello ' || b), '1', 'an owner writes to ' || b || ' visitor') from unnest(array['noras', 'doras']) as b;
select is(tests.write('noras', 'The bell is broken'), '2', 'writing the same message again changes nothing');
select is(tests.write('doras', 'Please knock'), '2', 'the owner writes to both visitors');
select is(tests.seen('noras'), tests.seen('doras'), 'the owner can''t tell which address has an account');
select is(tests.write('noras', 'Hello noras'), '1', 'sending a message twice stores one');
insert into kept select b, tests.talk(b) from unnest(array['noras', 'doras']) as b;
select lives_ok(format('select send_message(%L, %L, %L)', tests.id_of('three ' || b), tests.talk(b), 'Three'), 'the owner continues from her inbox')
from unnest(array['noras', 'doras']) as b;
select is(tests.mails(b), 1::bigint, 'one mail tells the address of ' || b) from unnest(array['noras', 'doras']) as b;

-- Nora's account has nothing of it
select tests.act_as('nora');
select is(tests.inbox(), 'nothing', 'the account with the address has nothing in its inbox');
select is(unread_conversations(), 0, 'the account with the address has no unread messages');
select is(tests.told('nora'), null, 'the account with the address has no notification');
select is_empty('select id from ' || t, 'the account with the address sees none of the ' || t) from unnest(array['conversations', 'messages']) as t;
select is_empty('select * from conversation_members', 'the account with the address is no member of the conversation');
select is(my_conversation(id), null, 'the account with the address can''t open the conversation by its id') from kept where who = 'noras';
select throws_ok(format('select send_message(gen_random_uuid(), %L, %L)', id, 'Who?'), 'PT404', 'conversation_unknown', 'the account can''t write there') from kept where who = 'noras';
select throws_ok(format('select end_conversation(%L)', id), 'PT404', 'conversation_unknown', 'the account with the address can''t end the conversation') from kept where who = 'noras';
select throws_ok($$ select report(gen_random_uuid(), 'message', tests.id_of('Hello noras')::text, 'spam') $$, 'PT404', 'report_unknown', 'the account with the address can''t report what it can''t read');
select is(jsonb_path_query_array(my_showings(), '$[*].is_proven'), '[false]', 'the showing is listed as typed by somebody');
select tests.act_as('stan');
select is(tests.inbox(), 'nothing', 'a stranger has no conversation');
select is(my_conversation(id), null, 'a stranger can''t read the conversation') from kept;

-- The showing is confirmed, moved and cancelled: by mail only, as long as it is not hers
select tests.act_as('olive');
update bookings set status = 'confirmed' where id in (tests.id_of('noras'), tests.id_of('doras'));
select propose_showing_times(tests.id_of('noras'), jsonb_build_array(jsonb_build_object('date', tests.day(3), 'time', '14:00'))) is not null;
select drop_proposal(tests.id_of('noras')) is not null;
select is(tests.told('nora'), null, 'the account isn''t told of changes to the showing');
select tests.act_as_owner_of_db();
select is(private.disclosure_rank(tests.id_of('cottage'), tests.id_of('nora')), 1, 'the account with the address sees no document for people with a showing');

-- Both follow their link
select tests.act_as_visitor();
select is(tests.bodies(conversation_by_link(tests.link(b))), 'Hello ' || b || ' / ' || second || ' / Three', 'a link shows the whole conversation: ' || b || ' reads it all')
from (values ('noras', 'The bell is broken'), ('doras', 'Please knock')) as two (b, second);
select tests.act_as('nora');
select is(tests.inbox(), 'Cottage 0', 'a followed link brings the conversation into the account''s inbox, read');
select is(tests.told('nora'), 'message read', 'a followed link brings the messages into the account''s notifications');
select is((select string_agg(body, ' / ' order by n) from messages), 'Hello noras / The bell is broken / Three', 'a followed link brings every message in its order');
select is(send_message(gen_random_uuid(), id, 'Thank you') ->> 'n', '4', 'the account with the address answers') from kept where who = 'noras';
select is(tests.mails(b), 0::bigint, 'nothing is left to mail to ' || b) from unnest(array['noras', 'doras']) as b;
select tests.act_as_visitor();
select is(jsonb_array_length(write_by_link(tests.link('doras'), gen_random_uuid(), 'Thank you') -> 'messages'), 4, 'a visitor without an account answers by link');
select tests.act_as('olive');
select is(tests.talk(who), id, 'the owner''s conversations stay the same') from kept;
select is(tests.seen('noras') || '{"other": "", "of_showing": ""}', tests.seen('doras') || '{"other": "", "of_showing": ""}', 'the owner''s conversations still look alike');
select tests.act_as_owner_of_db();
select is(private.disclosure_rank(tests.id_of('cottage'), tests.id_of('nora')), 2, 'the account sees the documents for people with a showing');

-- Opening the showing while signed in is proof as well: what was written is unread then, and news
select tests.act_as_visitor();
select tests.type('villa', 2, '09:00', 'nora@example.com', 'villa');
select tests.act_as('olive');
select tests.write('villa', 'One'), tests.write('villa', 'Two');
select tests.act_as('nora');
select is(tests.inbox(), 'Cottage 0', 'a showing proves nothing about another one');
select is(showing_by_token(my_showing_link(tests.id_of('villa'))) ->> 'status', 'pending', 'a person opens a showing from her list');
select is(tests.inbox(), 'Cottage 0, Villa 2', 'the messages are hers, unread');
select is(unread_conversations(), 1, 'the account counts the unread message');
select is(tests.told('nora'), 'message, message read', 'the account is told of the message');
select is(tests.mails('villa'), 0::bigint, 'the message is mailed with the account''s other notifications');

select tests.act_as_visitor();
select tests.forget_limits();
select tests.come_from('203.0.113.78');
insert into bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time)
values (tests.id_of('rude'), tests.id_of('villa'), 'Rude Name', 'nora@example.com', '303-555-0100', tests.day(3), '13:00');
select tests.act_as('olive');
select is(my_conversation(tests.talk_about('villa', 'nora')) ->> 'other', 'Vera', 'a name that is typed with her address does not become hers');
select tests.act_as('nora');

-- Nora talks to Olive about the barn, and somebody types her address there
select is(ask_owner(tests.id_of('b1'), tests.id_of('barn'), 'Is it dry?') ->> 'n', '1', 'a buyer asks about another home');
select tests.act_as('olive');
select send_message(tests.id_of('b2'), tests.talk_about('barn', 'nora'), 'As a bone.') is not null;
select tests.act_as_visitor();
select tests.type('barn', 2, h::time, 'nora@example.com', 'barn ' || h) from unnest(array['09:00', '11:00']) as h;
select tests.type('barn', 2, '10:00', 'dora@example.com', 'barn 10:00');
select tests.act_as('olive');
select is(jsonb_array_length(my_conversation(tests.talk_about('barn', 'nora')) -> 'showings'), 0, 'the owner can''t find out her address by typing it');
select is(tests.talk(b), null, 'the buyer''s conversation is not that of ' || b) from unnest(array['barn 09:00', 'barn 10:00']) as b;
select is(tests.write('barn 09:00', 'Typed 9'), '1', 'the owner writes to a typed address');
select is(tests.write('barn 11:00', 'Typed 11'), '1', 'the owner''s messages begin a conversation for each showing');
select is(tests.write('barn 10:00', 'Typed 10'), '1', 'the owner writes to the other typed address');
select is(tests.seen('barn 09:00'), tests.seen('barn 10:00'), 'the owner can''t tell the two showings apart');
insert into kept select b, tests.talk(b) from unnest(array['barn 09:00', 'barn 11:00']) as b;
select send_message(tests.id_of('b3'), tests.talk_about('barn', 'nora'), 'Later.') is not null;
select tests.act_as('nora');
select read_messages(tests.talk_about('barn', 'nora'), 2);
select is(tests.inbox(), 'Barn 1, Cottage 0, Villa 2', 'the buyer''s inbox has one unread message about the barn');
select tests.act_as_visitor();
select showing_by_token(tests.link('barn 09:00')) is not null;
select tests.act_as('nora');
select is(tests.inbox(), 'Barn 2, Cottage 0, Villa 2', 'following one link brings what was written to its showing');
select is((select string_agg(body, ' / ' order by n) from messages where conversation_id = tests.talk_about('barn', 'nora')),
  'Is it dry? / As a bone. / Later. / Typed 9', 'a followed link leads to the same conversation, without what belongs to the other showing');
select is((select array_agg(body order by created_at) from messages where conversation_id = tests.talk_about('barn', 'nora')),
  '{Is it dry?,As a bone.,Typed 9,Later.}', 'a message of the showing is shown at the time it was written');
select tests.act_as('olive');
select is(tests.talk('barn 09:00'), tests.talk_about('barn', 'nora'), 'the owner is led there');
select is(my_conversation(id) ->> 'id', tests.talk_about('barn', 'nora')::text, 'the page that the owner had open leads to the same conversation') from kept where who = 'barn 09:00';
select is(send_message(tests.id_of('b5'), id, 'And from there') ->> 'n', '5', 'the owner goes on writing from that page') from kept where who = 'barn 09:00';
select is(jsonb_path_query_array(my_conversation(id), '$.showings[*].id'), jsonb_build_array(tests.id_of('barn 09:00')), 'the conversation shows the showing that is the buyer''s') from kept where who = 'barn 09:00';
select lives_ok(format('select end_conversation(%L)', id), 'the owner ends the conversation with a stranger') from kept where who = 'barn 11:00';
select throws_ok($$ select tests.write('barn 11:00', 'More') $$, 'PT409', 'conversation_ended', 'the owner can''t write in the conversation she ended');
select is(send_message(gen_random_uuid(), tests.talk_about('barn', 'nora'), 'Still here') ->> 'n', '6', 'the owner still writes in the buyer''s conversation');
select tests.act_as_visitor();
select is(conversation_by_link(tests.link('barn 11:00')) ->> 'has_ended', 'false', 'the ended conversation continues when it turns out to have been the buyer''s');
select is(tests.bodies(conversation_by_link(tests.link('barn 11:00'))), 'Is it dry? / As a bone. / Later. / Typed 9 / And from there / Still here / Typed 11', 'the conversation has all of its messages');

-- Whoever blocked the owner is not mailed through a typed address, and the owner learns nothing
select tests.act_as('nora');
select end_conversation(tests.talk_about('barn', 'nora'));
select tests.act_as_visitor();
select tests.type('villa', 3, '09:00', 'nora@example.com', 'blocked');
select tests.type('villa', 3, '10:00', 'eve@example.com', 'eves');
select tests.act_as('olive');
select is(tests.write('blocked', 'Do answer'), '1', 'an owner who was blocked writes to the typed address');
select is(tests.write('eves', 'Do come'), '1', 'an owner writes to another typed address');
select is(tests.seen('blocked'), tests.seen('eves'), 'an owner who was blocked notices no difference');
select is(tests.mails('blocked'), 0::bigint, 'a message of an owner who was blocked isn''t mailed');
select is(tests.mails('eves'), 1::bigint, 'a message to the other address is mailed');
select tests.act_as_visitor();
select is(conversation_by_link(tests.link('blocked')) ->> 'has_ended', 'true', 'a link doesn''t undo a block');
select tests.act_as_owner_of_db();
select tests.make_listing('loft', 'olive'), tests.offer('loft', tests.day(2), '{09:00,10:00}');
select tests.act_as_visitor();
select tests.type('loft', 2, '09:00', 'nora@example.com', 'lofts');
select tests.act_as('olive');
select tests.write('lofts', 'Another home');
select tests.act_as('nora');
select showing_by_token(my_showing_link(tests.id_of('lofts')));
select is(my_conversation(tests.talk_about('loft', 'nora')) ->> 'has_ended', 'true', 'a block holds for another home of the owner');
select tests.act_as('olive');
select throws_ok($$ select tests.write('lofts', 'More') $$, 'PT409', 'conversation_ended', 'nothing more can be written after a block');

-- Signing up confirms an address, and not a showing
select tests.act_as_owner_of_db();
select tests.make_user('eve');
update auth.users set email_confirmed_at = now() where id = tests.id_of('eve');
select tests.act_as('eve');
select is(tests.inbox(), 'nothing', 'signing up with a typed address brings nothing');
select showing_by_token(my_showing_link(tests.id_of('eves'))) is not null;
select is(tests.inbox(), 'Villa 1', 'a new account''s inbox has a conversation once its showing is opened');

-- An owner who types their own address, a showing that is cancelled, an old one
select tests.act_as_visitor();
select tests.type('villa', 3, '11:00', 'olive@example.com', 'own');
select tests.type('villa', 3, '12:00', 'nora@example.com', 'gone');
select tests.act_as('olive');
select is(tests.write('own', 'To myself'), '1', 'an owner under whose own address somebody asked learns nothing');
select is(tests.write('gone', 'Sorry'), '1', 'an owner learns nothing from writing to her own address');
select tests.act_as_visitor();
select lives_ok($$ select conversation_by_link(tests.link('own')) $$, 'an owner learns nothing from following a link to her own address');
select is(cancel_showing(tests.link('gone')) ->> 'status', 'cancelled', 'a showing that was typed is cancelled by its link');
select tests.act_as('nora');
select ok(not exists (select from messages where body = 'Sorry'), 'cancelling by link doesn''t make a showing the person''s own');
select showing_by_token(my_showing_link(tests.id_of('gone'))) is not null;
select ok(exists (select from messages where body = 'Sorry'), 'opening a link makes the showing the person''s own');

-- A guessed link counts once, however many showings there are
select tests.act_as_visitor();
select tests.come_from('203.0.113.77');
select is(conversation_by_link('a guess'), null, 'a guessed link shows nothing');
select tests.act_as_owner_of_db();
select is((select max(n)::integer from private.rate_buckets where key like 'link:%'), 1, 'a guessed link counts as one guess');

select * from finish();
rollback;
