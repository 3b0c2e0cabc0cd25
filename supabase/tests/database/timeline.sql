-- The timeline: each person's own, always valid, whichever write came first; checklists for
-- premium.
begin;
\ir stage.psql
select no_plan();

select tests.make_user('olive'), tests.make_user('stan');

-- Props: in "c>....", the first step is completed on a day and the second is current.
create function tests.timeline(drawing text, on_day date default (now() at time zone 'utc')::date)
returns jsonb
language sql stable as $$
  select jsonb_agg(jsonb_build_object('step', steps.step, 'status', steps.status,
    'completed_on', case when steps.status = 'completed' then on_day end) order by steps.step)
  from (
    select step, case substr(drawing, n::integer, 1) when 'c' then 'completed' when '>' then 'current'
                      else 'upcoming' end as status
    from unnest(array['property-assessment', 'documentation-preparation', 'photography-marketing',
                      'list-property', 'show-property', 'negotiate-close']) with ordinality as all_steps (step, n)
  ) steps
$$;

-- Olive
select tests.act_as('olive');
select is_empty('select * from timeline_steps', 'nobody has steps at first');
select is(
  save_timeline(null, '[]', tests.timeline('c>....')) -> 'saved', 'true'::jsonb, 'the first toggle is saved'
);
select results_eq(
  $$ select step, completed_on from timeline_steps where status = 'completed' $$,
  $$ values ('property-assessment', (now() at time zone 'utc')::date) $$, 'a completed step is saved with its day'
);
select is(
  save_timeline(null, '[]', tests.timeline('..>...')),
  jsonb_build_object('saved', false, 'timeline', tests.timeline('c>....')),
  'a late save gets the current state'
);
select is(
  save_timeline(null, tests.timeline('c>....'), tests.timeline('cc>...')) -> 'saved', 'true'::jsonb,
  'a late save can continue from the current state'
);
select throws_ok(
  $$ select save_timeline(null, tests.timeline('cc>...'), tests.timeline('>>....')) $$, '23505', null,
  'two steps can''t be current'
);
select throws_ok(
  $$ select save_timeline(null, tests.timeline('cc>...'), tests.timeline('cc>...') - 0) $$,
  'PT400', 'bad_request', 'five steps aren''t a timeline'
);
select throws_ok(
  $$ select save_timeline(null, tests.timeline('cc>...'),
       (select jsonb_agg(tests.timeline('......') -> 0) from generate_series(1, 6))) $$,
  'PT400', 'bad_request', 'a timeline can''t have one step six times'
);
select throws_ok(
  $$ select save_timeline(null, tests.timeline('cc>...'), tests.timeline('ccc>..', current_date - 30)) $$,
  'PT400', 'bad_request', 'a step can''t be completed a month ago'
);
select throws_ok(
  $$ select save_timeline(null, tests.timeline('cc>...'),
       replace(tests.timeline('cc>...')::text, 'list-property', 'sail-away')::jsonb) $$,
  '23514', null, 'an unknown step is refused'
);
select throws_ok(
  $$ select save_timeline(null, tests.timeline('cc>...'),
       jsonb_set(tests.timeline('cc>...'), '{0,completed_on}', 'null')) $$,
  '23514', null, 'a completed step needs a date'
);
select tests.act_as_owner_of_db();
update timeline_steps set completed_on = completed_on - 60 where status = 'completed';
select tests.act_as('olive');
select is(
  save_timeline(null,
    tests.timeline('cc>...', (now() at time zone 'utc')::date - 60),
    tests.timeline('cc.>..', (now() at time zone 'utc')::date - 60)) -> 'saved', 'true'::jsonb,
  'old dates are kept'
);

-- The checklists
select throws_ok(
  $$ select set_timeline_task(null, 'list-property', 'publish', true) $$, 'PT403', 'plan_required',
  'a person without premium ticks nothing'
);
select tests.act_as_service();
insert into private.stripe_customers (customer_id, user_id) values ('cus_olive', tests.id_of('olive'));
select tests.hear('evt_kit',
  jsonb_build_array(jsonb_build_object('kind', 'paid', 'customer_id', 'cus_olive', 'plan', 'premium',
    'payment_id', 'pi_kit', 'amount', 19900, 'currency', 'usd', 'session_id', 'cs_kit')));
select tests.act_as('olive');
select lives_ok($$ select set_timeline_task(null, 'list-property', 'publish', true) $$, 'a premium owner ticks a task');
select lives_ok($$ select set_timeline_task(null, 'list-property', 'publish', true) $$, 'ticking twice counts once');
select is((select count(*) from timeline_tasks), 1::bigint, 'ticking twice leaves one tick');
select is(
  dashboard_state() #> '{timelines,0,tasks}', '[{"step": "list-property", "task": "publish"}]'::jsonb, 'a premium owner sees the tick'
);
select throws_ok(
  $$ select set_timeline_task(null, 'list-property', 'DROP TABLE', true) $$, '23514', null,
  'an unknown task is refused'
);
select lives_ok($$ select set_timeline_task(null, 'list-property', 'publish', false) $$, 'a premium owner unticks the task');
select is_empty('select * from timeline_tasks', 'an unticked task is gone');
select set_timeline_task(null, 'show-property', 'task-' || n, true) from generate_series(1, 200) n;
select throws_ok(
  $$ select set_timeline_task(null, 'show-property', 'one-more', true) $$, 'PT400', 'bad_request',
  'the number of rows is limited'
);

-- The plan ends
select tests.act_as_service();
select tests.hear('evt_back',
  jsonb_build_array(jsonb_build_object('kind', 'refunded_total', 'payment_intent_id', 'pi_kit',
    'amount', 19900)));
select tests.act_as('olive');
select is(dashboard_state() #> '{timelines,0,tasks}', '[]'::jsonb, 'checklists end with the plan');
select is((select count(*) from timeline_tasks), 200::bigint, 'the ticks are kept when the plan ends');

-- Olive has homes: what she did before counts for the first, and each has its own from then on
select tests.act_as_owner_of_db();
select tests.make_listing('cottage', 'olive'), tests.make_listing('hut', 'olive'), tests.make_listing('villa', 'stan');
update listings set created_at = now() + interval '1 day' where id = tests.id_of('hut');
create function tests.stored(home text) returns jsonb language sql stable as $$
  select t from jsonb_array_elements(dashboard_state() -> 'timelines') as t where t ->> 'listing_id' = tests.id_of(home)::text
$$;
select tests.act_as('olive');
select is(tests.stored('cottage') #>> '{steps,5,status}', 'upcoming', 'an owner reads what they stored before they had a home');
select is(jsonb_array_length(tests.stored('cottage') -> 'steps'), 6, 'the first home gets all six steps');
select is(tests.stored('hut') -> 'steps', '[]', 'a second home begins with nothing');
select is(save_timeline(tests.id_of('hut'), '[]', tests.timeline('ccc>..')) -> 'saved', 'true', 'a step of the second home is saved');
select is((select count(*) from timeline_steps where listing_id is null), 0::bigint, 'no row is left without a home');
select is((select count(*) from timeline_steps where listing_id = tests.id_of('cottage') and status = 'completed'), 2::bigint, 'the first home''s steps stay as they were');
select is((select count(*) from timeline_steps where listing_id = tests.id_of('hut') and status = 'completed'), 3::bigint, 'the second home has its own');
select is((select count(*) from timeline_tasks where listing_id = tests.id_of('cottage')), 200::bigint, 'the ticks are the first home''s, too');
select throws_ok($$ select save_timeline(tests.id_of('villa'), '[]', tests.timeline('c>....')) $$, 'PT404', 'listing_not_found', 'nobody has a timeline of another person''s home');
delete from listings where id = tests.id_of('cottage');
select is((select count(*) from timeline_steps), 6::bigint, 'a deleted home takes its timeline along');
select is(jsonb_array_length(tests.stored('hut') -> 'steps'), 6, 'the other home keeps its own timeline');

-- Rows from before belong to the home that is for sale, not to one that was sold
select tests.act_as_owner_of_db();
select tests.make_user('pia');
select tests.act_as('pia');
select save_timeline(null, '[]', tests.timeline('c>....')) ->> 'saved';
select tests.act_as_owner_of_db();
select tests.make_listing('sold once', 'pia'), tests.make_listing('next', 'pia');
update listings set status = 'sold', created_at = now() - interval '2 years' where id = tests.id_of('sold once');
select tests.act_as('pia');
select is(jsonb_array_length(tests.stored('next') -> 'steps'), 6, 'the home for sale has the rows from before');
select is(tests.stored('sold once') -> 'steps', '[]', 'the home that was sold has none of them');

-- A stranger
select tests.act_as('stan');
delete from listings;
select is(dashboard_state() -> 'timelines', '[{"listing_id": null, "steps": [], "tasks": []}]'::jsonb, 'a stranger sees nothing of it, also through the dashboard');

select * from finish();
rollback;
