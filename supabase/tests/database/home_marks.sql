-- What an account remembers of homes: seen, hidden, noted, and when its person last came.
begin;
\ir stage.psql
select plan(22);

select tests.make_user('olive'), tests.make_user('stan'), tests.make_user('fay');
select tests.make_listing('cottage', 'olive'), tests.make_listing('villa', 'olive', 'pending'),
       tests.make_listing('attic', 'olive', 'draft'), tests.make_listing('hut', 'olive');
select tests.make_listings(array(select 'home' || n from generate_series(1, 501) as n), 'olive');
-- As if so much time had passed since a person's marks and visits.
create function tests.wait(person text, so_long interval) returns void language sql security definer as $$
  update public.home_marks set seen_at = seen_at - so_long, hidden_at = hidden_at - so_long where user_id = tests.id_of(person);
  update public.home_visits set last_at = last_at - so_long, before_at = before_at - so_long where user_id = tests.id_of(person);
$$;

-- Fay looks around
select tests.act_as('fay');
select is(keep_home_marks(), '{"seen": [], "hidden": [], "notes": {}, "before": null}'::jsonb, 'a person has no marks at first');
select is(
  keep_home_marks(seen => tests.ids('cottage villa'), hidden => tests.ids('hut'),
                  noted => tests.ids('cottage'), notes => array[E'  A big garden.\nAsk about the roof. ']),
  jsonb_build_object('seen', tests.ids('cottage villa'), 'hidden', tests.ids('hut'),
    'notes', jsonb_build_object(tests.id_of('cottage'), E'A big garden.\nAsk about the roof.'), 'before', null),
  'a person sees two homes, hides one and writes a note');
select is(keep_home_marks(seen => tests.ids('villa')) -> 'seen', to_jsonb(tests.ids('villa cottage')), 'the last one seen comes first');
select is(keep_home_marks(shown => tests.ids('hut')) -> 'hidden', '[]', 'a hidden home is brought back');
select is(keep_home_marks(noted => tests.ids('cottage'), notes => array['']) -> 'notes', '{}', 'an empty note removes it');
select is(keep_home_marks(seen => tests.ids('attic nowhere'), hidden => tests.ids('attic')), keep_home_marks(),
          'a draft and a missing home are both skipped silently');
select throws_ok(
  $$ select keep_home_marks(noted => tests.ids('hut'), notes => array[repeat('x', 1001)]) $$, 'PT422', 'note_invalid', 'a note can''t be too long');
select throws_ok(
  $$ select keep_home_marks(noted => tests.ids('hut'), notes => array[E'a\u0007b']) $$, 'PT422', 'note_invalid', 'a note must be plain text');
select throws_ok($$ select keep_home_marks(noted => tests.ids('hut')) $$, 'PT400', 'bad_request', 'each note needs a home');
select lives_ok($$ select keep_home_marks(hidden => tests.ids('villa'), noted => tests.ids('villa'), notes => array['No.']) $$, 'a person hides another home');
select is(keep_home_marks(forgets_seen => true) - 'before',
  jsonb_build_object('seen', '[]'::jsonb, 'hidden', tests.ids('villa'), 'notes', jsonb_build_object(tests.id_of('villa'), 'No.')),
  'seen homes can be forgotten, and the rest stays');

-- Visits
select is((select before_at from home_visits), null, 'the first visit has none before it');
select tests.wait('fay', '3 hours');
select is(keep_home_marks() -> 'before', 'null', 'a visit continues three hours later');
select tests.wait('fay', '5 hours');
select is((keep_home_marks() ->> 'before')::timestamptz, now() - interval '5 hours', 'a visit five hours later is another one');
select is((keep_home_marks() ->> 'before')::timestamptz, now() - interval '5 hours', 'a second visit goes on');

-- The owner of the homes, a stranger, a visitor
select tests.act_as('olive');
select is_empty($$ select from home_marks union all select from home_visits $$, 'the owner of the homes learns nothing');
select is((keep_home_marks(hidden => tests.ids('attic')) -> 'hidden'), to_jsonb(tests.ids('attic')), 'an owner''s own draft can be hidden');

-- Limits and time
select tests.act_as('stan');
select is(jsonb_array_length(keep_home_marks(seen => array(select tests.id_of('home' || n) from generate_series(1, 501) as n)) -> 'seen'),
          500, 'the last five hundred seen are remembered');
select is(keep_home_marks() -> 'seen' @> to_jsonb(tests.id_of('home501')), false, 'the oldest seen home is forgotten');
select lives_ok($$ select keep_home_marks(noted => tests.ids('hut'), notes => array['Later.']) $$, 'Stan writes a note');
select tests.wait('stan', '181 days');
select tests.act_as_service();
select private.forget_home_marks();
select tests.act_as_owner_of_db();
do $$ begin execute (select work from private.duties where name = 'delete old records of last looks'); end $$;
select is(count(*), 1::bigint, 'only the note is left after half a year') from home_marks where user_id = tests.id_of('stan');
select is(count(*), 0::bigint, 'no visit is left after half a year') from home_visits where user_id = tests.id_of('stan');

select * from finish();
rollback;
