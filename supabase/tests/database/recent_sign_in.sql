-- Who has just signed in, which deleting an account requires.
begin;
\ir stage.psql
select plan(5);

select tests.make_user('olive'), tests.make_user('stan');
insert into auth.sessions (id, user_id, created_at) values
  (md5('new')::uuid, tests.id_of('olive'), now() - interval '299 seconds'),
  (md5('old')::uuid, tests.id_of('olive'), now() - interval '301 seconds');

create function tests.enter_by(person text, session text) returns void
language sql as $$
  select tests.enter('authenticated', jsonb_build_object(
    'sub', tests.id_of(person), 'role', 'authenticated', 'session_id', md5(session)::uuid));
$$;

select tests.enter_by('olive', 'new');
select ok(signed_in_recently(), 'a session from the last five minutes counts');
select tests.enter_by('olive', 'old');
select ok(not signed_in_recently(), 'a session older than five minutes doesn''t count');
select tests.enter_by('olive', 'gone');
select ok(not signed_in_recently(), 'a session that has ended doesn''t count');
select tests.enter_by('stan', 'new');
select ok(not signed_in_recently(), 'another person''s session doesn''t count');
select tests.act_as('olive');
select ok(not signed_in_recently(), 'a token without a session doesn''t count');

select * from finish();
rollback;
