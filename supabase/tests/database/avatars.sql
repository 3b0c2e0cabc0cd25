-- Users' pictures: each user sees, adds and removes only their own, and a profile can't name
-- another's.
begin;
\ir stage.psql
select plan(17);

select tests.make_user('olive'), tests.make_user('stan');

create function tests.put_picture(person text, name text default 'face-0001.webp') returns void
language sql as $$ insert into storage.objects (bucket_id, name) values ('avatars', tests.id_of(person) || '/' || name) $$;

-- Olive
select tests.act_as('olive');
select lives_ok($$ select tests.put_picture('olive') $$, 'a user adds a picture');
select throws_ok(
  format($$ select tests.put_picture('olive', %L) $$, name), '42501', null, 'a picture can''t have the name ' || name)
from unnest(array['face.svg', 'short.webp', 'face-0001.html', '../face-0001.webp', E'face-0001.webp\nx']) as name;
select throws_ok(
  $$ select tests.put_picture('stan') $$, '42501', null, 'nobody adds a picture to another person''s folder'
);
select is(
  tests.rows_changed($$ update profiles set avatar_path = id || '/face-0001.webp' $$), 1,
  'the profile names it'
);
select throws_ok(
  format($$ update profiles set avatar_path = %L $$, path), '23514', null, 'the profile can''t name the picture ' || path)
from unnest(array[tests.id_of('stan') || '/face-0001.webp', 'https://evil.example/x.webp', '']) as path;
select lives_ok(
  $$ select tests.put_picture('olive', 'face-100' || n || '.webp') from generate_series(1, 9) n $$,
  'changes that broke off leave room for the next one'
);
select throws_ok(
  $$ select tests.put_picture('olive', 'face-2000.webp') $$, '42501', null, 'the number of a person''s pictures is limited'
);

-- Stan and a visitor
select tests.act_as('stan');
select is_empty($$ select * from storage.objects $$, 'a stranger sees no picture');
select is(tests.rows_changed($$ delete from storage.objects $$), 0, 'a stranger removes no picture');
select tests.act_as_visitor();
select is_empty($$ select * from storage.objects $$, 'a visitor sees no picture');

-- Olive again
select tests.act_as('olive');
select is(tests.rows_changed($$ delete from storage.objects $$), 10, 'a user removes their own picture');

select * from finish();
rollback;
