-- Conversations: read and deleted by their owner, written only by the server.
begin;
\ir stage.psql
select plan(40);

select tests.make_user('olive'), tests.make_user('stan');

create function tests.file_of(person text, n integer default 1) returns text
language sql as $$ select tests.id_of(person) || '/' || tests.id_of('file' || n) || '.webp' $$;

-- A question and its answer, as the server writes them.
create function tests.talk(person text, about text, message text default 'Hello', images text[] default '{}')
returns void language sql as $$
  insert into chat_threads (id, user_id, title) values (tests.id_of(about), tests.id_of(person), 'Talk')
  on conflict do nothing;
  insert into chat_messages (id, thread_id, user_id, role, content, images)
  values (tests.id_of(about || message), tests.id_of(about), tests.id_of(person), 'user', message, images);
  insert into chat_messages (id, thread_id, user_id, role, content, reply_to)
  values (gen_random_uuid(), tests.id_of(about), tests.id_of(person), 'assistant', 'An answer',
          tests.id_of(about || message));
$$;

-- The server
select tests.act_as_service();
select lives_ok(
  $$ select tests.talk('olive', 'price', 'Hello', array[tests.file_of('olive')]) $$, 'a question and its answer are kept');
select lives_ok($$ select tests.talk('olive', 'photos', 'Hi') $$, 'a person starts another conversation');
select lives_ok(
  $$ select tests.talk('olive', 'price', repeat('🏡', 1000)) $$, 'a message of a thousand characters is accepted');
select throws_ok(
  $$ select tests.talk('olive', 'price', repeat('🏡', 1001)) $$, '23514', null, 'a message of a thousand and one characters is refused');
select throws_ok($$ select tests.talk('olive', 'price', '') $$, '23514', null, 'an empty question is refused');
select throws_ok(
  $$ insert into chat_messages (id, thread_id, user_id, role, content)
     values (gen_random_uuid(), tests.id_of('price'), tests.id_of('olive'), 'assistant', 'Out of the blue') $$,
  '23514', null, 'an answer needs a question');
select throws_ok(
  $$ insert into chat_messages (id, thread_id, user_id, role, content, reply_to)
     values (gen_random_uuid(), tests.id_of('price'), tests.id_of('olive'), 'assistant', 'Twice', tests.id_of('priceHello')) $$,
  '23505', null, 'a question has one answer at most');
select throws_ok(
  $$ insert into chat_messages (id, thread_id, user_id, role, content)
     values (gen_random_uuid(), tests.id_of('price'), tests.id_of('stan'), 'user', 'May I?') $$,
  '23503', null, 'nobody writes into another person''s conversation');
select throws_ok(
  format($$ select tests.talk('olive', 'price', 'Images', %L) $$, images), '23514', null, 'a message can''t carry the images ' || images::text)
from unnest(array['{x.webp}', '{NULL}', '{../' || tests.file_of('olive') || '}', '{' || tests.file_of('stan') || '}',
                  '{"' || tests.file_of('olive') || E'\n"}', '{' || replace(tests.file_of('olive'), 'webp', 'svg') || '}']) as images;
select throws_ok(
  $$ select tests.talk('olive', 'price', 'Six', array_fill(tests.file_of('olive'), array[6])) $$, '23514', null,
  'six images are too many');
select lives_ok(
  format($$ update chat_messages set sources = %L where role = 'assistant' and thread_id = tests.id_of('photos') $$, sources),
  'an answer can name the source ' || sources)
from unnest(array[
  '[]', '[{"kind": "handbook", "title": "Pricing", "href": "/handbook/pricing"}]',
  '[{"kind": "plan", "title": "Your plan", "href": "/"}, {"kind": "timeline", "title": "T", "href": "/dashboard?panel=timeline"}]'
]) as sources;
select throws_ok(
  format($$ update chat_messages set sources = %L where role = 'assistant' and thread_id = tests.id_of('photos') $$, sources),
  '23514', null, 'an answer can''t name the source ' || left(sources, 60))
from unnest(array[
  'null', '{}', '[null]', '["x"]', '[{}]', '[[]]',
  '[{"kind": "rumour", "title": "T", "href": "/"}]',
  '[{"kind": null, "title": "T", "href": "/"}]',
  '[{"kind": "plan", "title": "", "href": "/"}]',
  '[{"kind": "plan", "title": "T", "href": "//evil.example"}]',
  '[{"kind": "plan", "title": "T", "href": "/\\evil.example"}]',
  '[{"kind": "plan", "title": "T", "href": "/a\tb"}]',
  '[{"kind": "plan", "title": "T", "href": "javascript:alert(1)"}]',
  '[{"kind": "plan", "title": "T", "href": "/", "onclick": "x"}]',
  (select jsonb_agg('{"kind": "plan", "title": "T", "href": "/"}'::jsonb)::text from generate_series(1, 13))
]) as sources;

-- Olive
select tests.act_as('olive');
select is((select count(*) from chat_threads), 2::bigint, 'Olive sees her conversations');
select is((select count(*) from chat_messages), 6::bigint, 'a person sees the messages of their conversations');
select is(open_chat_thread(), open_chat_thread(), 'a new conversation is the one that is still empty');

-- Stan
select tests.act_as('stan');
select is(delete_chat_thread(tests.id_of('price')), '{}', 'a stranger deletes no conversation');

-- Olive again
select tests.act_as_service();
select tests.talk('olive', 'photos', 'Again', array[tests.file_of('olive'), tests.file_of('olive', 2)]);
select tests.act_as('olive');
select is(
  delete_chat_thread(tests.id_of('photos')), array[tests.file_of('olive', 2)],
  'deleting a conversation returns the files that no other uses');
select is((select count(*) from chat_messages), 4::bigint, 'deleting a conversation deletes its messages only');
select is(tests.rows_changed($$ delete from chat_threads $$), 2, 'a person deletes the rest of their conversations');

select * from finish();
rollback;
