-- Images for Vesty: each person sees, adds and removes only their own; unused ones are swept.
begin;
\ir stage.psql
select plan(23);

select tests.make_user('olive'), tests.make_user('stan');

create function tests.file_of(person text, n integer default 1) returns text
language sql as $$ select tests.id_of(person) || '/' || tests.id_of('file' || n) || '.webp' $$;
create function tests.put_file(name text) returns void
language sql as $$ insert into storage.objects (bucket_id, name) values ('chat-images', name) $$;
create function tests.take(person text, name text, images text[]) returns jsonb language sql as $$
  select public.reserve_chat(tests.id_of(person), tests.id_of(name), 'Look', null, images, 1, 1000, 60)
$$;

select results_eq(
  $$ select public, file_size_limit::bigint, allowed_mime_types from storage.buckets where id = 'chat-images' $$,
  $$ values (false, 5242880::bigint, array['image/jpeg', 'image/png', 'image/webp']) $$,
  'the bucket is private, and takes pictures of up to 5 MiB');

-- Olive
select tests.act_as('olive');
select lives_ok($$ select tests.put_file(tests.file_of('olive')) $$, 'a user adds an image');
select throws_ok(
  format($$ select tests.put_file(%L) $$, name), '42501', null, 'an image can''t have the name ' || name)
from unnest(array[
  tests.file_of('stan'), 'face.webp', tests.id_of('olive') || '/face.webp', tests.file_of('olive') || '.html',
  replace(tests.file_of('olive'), 'webp', 'svg'), tests.id_of('olive') || '/x/' || tests.file_of('olive'),
  tests.file_of('olive', 2) || E'\n'
]) as name;

-- Stan, and a visitor
select tests.act_as('stan');
select is_empty($$ select * from storage.objects $$, 'a stranger sees no images of the chat');
select is(tests.rows_changed($$ delete from storage.objects $$), 0, 'a stranger removes no images of the chat');
select tests.act_as_visitor();
select is_empty($$ select * from storage.objects $$, 'a visitor sees no images of the chat');

-- The server
select tests.act_as_service();
select throws_ok(
  $$ select tests.take('stan', 's1', array[tests.file_of('olive')]) $$, 'PT422', 'chat_images_invalid',
  'nobody can show another person''s image in a message');
select throws_ok(
  $$ select tests.take('olive', 'q1', array[tests.file_of('olive', 9)]) $$, 'PT422', 'chat_images_invalid',
  'a missing image can''t be shown in a message');
select lives_ok($$ select tests.take('olive', 'q1', array[tests.file_of('olive')]) $$, 'a person can show their own image in a message');
select tests.act_as_owner_of_db();
update storage.objects set created_at = now() - interval '23 hours 30 minutes' where bucket_id = 'chat-images';
select tests.act_as_service();
select is(sweep_chat_images(), '{}', 'a young file is left alone');
select throws_ok(
  $$ select tests.take('olive', 'q2', array[tests.file_of('olive')]) $$, 'PT422', 'chat_images_invalid',
  'an image that is about to be swept can''t be shown in a message');
select finish_chat(
  tests.id_of('olive'), tests.id_of('q1'), (select (u.turn) from private.chat_usage u where u.message_id = tests.id_of('q1')),
  'Look', 'Nice', '[]', false, 0);
select lives_ok(
  $$ select tests.take('olive', 'q3', array[tests.file_of('olive')]) $$, 'an old image can be shown again if a message has it');
select tests.act_as_owner_of_db();
update storage.objects set created_at = now() - interval '25 hours' where bucket_id = 'chat-images';
select tests.act_as_service();
select is(sweep_chat_images(), '{}', 'images that a message shows are kept, however old');
delete from chat_threads;
select is(sweep_chat_images(), array[tests.file_of('olive')], 'images that no message shows are swept');

-- Olive again
select tests.act_as('olive');
select lives_ok(
  $$ select tests.put_file(tests.file_of('olive', n)) from generate_series(101, 299) n $$, 'a person has room for two hundred images');
select throws_ok(
  $$ select tests.put_file(tests.file_of('olive', 300)) $$, '42501', null, 'the two hundred and first image is refused');
select is(tests.rows_changed($$ delete from storage.objects $$), 200, 'a person removes their own images');

select * from finish();
rollback;
