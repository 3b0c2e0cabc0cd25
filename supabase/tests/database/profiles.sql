-- Profiles: each user has one from the start, and no one else can see it.
begin;
\ir stage.psql
select plan(8);

-- Olive and Stan sign up, some time ago.
select tests.make_user('olive');
select tests.make_user('stan');
select tests.seed($$ update profiles set updated_at = '2020-01-01' $$);

select results_eq(
  $$ select id, full_name from profiles order by full_name $$,
  $$ values (tests.id_of('olive'), 'Olive'), (tests.id_of('stan'), 'Stan') $$,
  'signing up makes a profile with the name given'
);
select lives_ok(
  $$ insert into auth.users (id, email, raw_user_meta_data)
     values (tests.id_of('longwind'), 'longwind@example.com', jsonb_build_object('full_name', repeat('é', 500))) $$,
  'a name of any length never blocks a sign-up'
);
select is(
  (select char_length(full_name) from profiles where id = tests.id_of('longwind')), 100,
  'a long name is cut to the profile''s limit'
);
select lives_ok(
  $$ insert into auth.users (id, email) values (tests.id_of('nameless'), 'nameless@example.com') $$,
  'a sign-up without a name is fine'
);

-- Olive
select tests.act_as('olive');
select results_eq(
  $$ select id from profiles $$, $$ values (tests.id_of('olive')) $$,
  'Olive reads her own profile and no other'
);
select is(
  tests.rows_changed($$ update profiles set phone = '303-555-0100', property_type = 'condo' $$), 1,
  'Olive changes her profile, and an update of all rows reaches only hers'
);

-- What remains
select tests.act_as_owner_of_db();
select results_eq(
  $$ select full_name, updated_at from profiles where full_name in ('Olive', 'Stan') order by full_name $$,
  $$ values ('Olive', now()), ('Stan', '2020-01-01') $$,
  'only a change updates the timestamp'
);
select is(
  (select phone from profiles where id = tests.id_of('olive')), '303-555-0100',
  'Olive''s changes are stored'
);

select * from finish();
rollback;
