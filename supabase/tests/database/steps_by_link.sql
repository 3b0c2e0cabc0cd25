-- A step of a sale settled by the link in an email about it, without signing in. Olive owns the cottage, Nora buys it.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'nora', 'stan']) as p;
update auth.users set email_confirmed_at = now();
select tests.make_listing('cottage', 'olive');
\ir offers.psql
create function tests.sale() returns uuid language sql stable security definer as $$ select id from public.sales $$;
create table tests.links (name text primary key, token text, acts text);
grant select on tests.links to anon, authenticated;
create function tests.mail(name text, person text, step text) returns text language sql security definer as $$
  insert into tests.links select name, made ->> 'token', (select string_agg(a, ' ' order by n) from jsonb_array_elements_text(made -> 'acts') with ordinality as each (a, n))
  from private.new_step_link((select s.id from public.sale_steps s where s.kind = step), tests.id_of(person)) as made
  returning acts
$$;
create function tests.token(name text) returns text language sql stable as $$ select l.token from tests.links l where l.name = token.name $$;
create function tests.looks(name text) returns text language sql as $$
  select concat_ws(' ', s ->> 'side', s ->> 'kind', s ->> 'state', 'seen ' || (s ->> 'seen'), 'of ' || jsonb_array_length(s -> 'acts'))
  from step_by_link(tests.token(name)) as s where s is not null
$$;
create function tests.press(name text, act text, ahead integer default null, said text default '') returns text language sql as $$
  select act_by_link(tests.token(name), act, tests.day(ahead), said) ->> 'state';
  select tests.looks(name)
$$;
create function tests.step(name text) returns text language sql stable security definer as $$
  select concat_ws(' ', s.state, s.due_on - tests.day(0), s.acts) from public.sale_steps s where s.kind = name
$$;

select tests.act_as('nora');
select tests.make('n1', 'cottage', 480000, '{"inspection_days": 10, "earnest_money": 5000, "financing": "conventional", "down_payment": 100000, "financing_days": 25}') ->> 'state';
select tests.act_as('olive');
select accept_offer(tests.id_of('n1'), 1) ->> 'state';
select propose_day(tests.sale(), 'contract', 0, tests.day(0), 'calendar', false, 17) ->> 'state';
select tests.act_as('nora');
select answer_day(tests.sale(), 'contract', 1, true) ->> 'state';

-- Who gets which link
select tests.act_as_owner_of_db();
select is(tests.mail('inspection', 'nora', 'inspection'), 'done propose waive', 'the buyer may do, move or give up the inspection');
select is(tests.mail('as owner', 'olive', 'inspection'), 'propose', 'the owner may only ask for another date');
select is(tests.mail('disclosure', 'nora', 'closing_disclosure'), 'done', 'an email about the closing disclosure offers only what the law allows');
select is(tests.mail('title', 'olive', 'title'), 'done propose', 'either side orders the title');
select is(tests.mail('contract', 'nora', 'contract'), null, 'a contract isn''t signed by a link');
select is(tests.mail('stan', 'stan', 'inspection'), null, 'a stranger gets none');
select is((select count(*) from private.links where purpose = 'step' and token is not null), 0::bigint, 'only hashes of the links are kept');
select is((select count(*) from private.links k, tests.links l where to_jsonb(k)::text ~ l.token), 0::bigint, 'no token of a link is kept');

-- Looking changes nothing; a press settles the step, once
select tests.act_as_visitor();
select is(tests.looks('inspection'), 'buyer inspection open seen 0 of 0', 'the page shows the step');
select is(tests.looks('inspection'), 'buyer inspection open seen 0 of 0', 'a page that programs open often stays the same');
select tests.act_as_owner_of_db();
select is(tests.step('inspection'), 'open 10 0', 'opening a page changes nothing');
select tests.heard('olive');
select tests.act_as_visitor();
select throws_ok($$ select tests.press('inspection', 'sold') $$, 'PT400', 'bad_request', 'a link has no unknown act');
select throws_ok($$ select tests.press('inspection', 'agree') $$, 'PT409', 'sale_changed', 'a link agrees to nothing that wasn''t proposed');
select throws_ok($$ select tests.press('inspection', 'done', 5) $$, 'PT400', 'bad_request', 'a step that is done takes no date');
select throws_ok($$ select tests.press('inspection', 'propose') $$, 'PT400', 'bad_request', 'a proposal needs a date');
select is(tests.press('inspection', 'done'), 'buyer inspection done seen 0 of 1', 'the buyer says that it is done');
select is(tests.press('inspection', 'done'), 'buyer inspection done seen 0 of 1', 'pressing again changes nothing');
select throws_ok($$ select tests.press('inspection', 'waive') $$, 'PT409', 'sale_changed', 'a used link does nothing else');
select is(tests.news('olive'), 'step_done', 'the owner is told, once');
select is(step_by_link(tests.token('inspection')) -> 'can', '[]', 'a used link offers nothing more');

-- Too late: it says what happened meanwhile
select throws_ok($$ select tests.press('as owner', 'propose', 5) $$, 'PT409', 'sale_changed', 'the owner comes too late');
select is(tests.looks('as owner'), 'owner inspection done seen 0 of 1', 'the owner sees what happened');
select tests.act_as('nora');
select settle_step(tests.sale(), 'inspection', 1, 'reopened') ->> 'state';
select tests.act_as_visitor();
select throws_ok($$ select tests.press('inspection', 'done') $$, 'PT409', 'sale_changed', 'a link is good for one act');

-- Another date goes to the other side, whose mail has a link to agree
select tests.act_as_owner_of_db();
select is(tests.mail('again', 'nora', 'inspection'), 'done propose waive', 'the next email has its own link');
select tests.act_as_visitor();
select throws_ok($$ select tests.press('again', 'propose', -1) $$, 'PT422', 'step_day_invalid', 'a day in the past can''t be proposed by a link');
select throws_ok($$ select tests.press('again', 'propose', 12, 'Card 4111 1111 1111 1111') $$, 'PT422', 'message_has_secret_numbers', 'words by a link can''t have numbers of cards or accounts');
select is(tests.press('again', 'propose', 12, 'The movers come later.'), 'buyer inspection open seen 2 of 3', 'the buyer asks for another date');
select is(tests.press('again', 'propose', 12, 'The movers come later.'), 'buyer inspection open seen 2 of 3', 'proposing again by the link changes nothing');
select tests.act_as_owner_of_db();
select is(tests.step('inspection'), 'open 10 3', 'a proposal by a link moves nothing');
select is(tests.mail('asked', 'olive', 'inspection'), 'agree refuse propose', 'the owner may agree or not');
select tests.act_as_visitor();
select throws_ok($$ select tests.press('again', 'agree') $$, 'PT409', 'sale_changed', 'nobody agrees with themselves');
select is(tests.press('asked', 'agree'), 'owner inspection open seen 3 of 4', 'the owner agrees to the date');
select tests.act_as_owner_of_db();
select is(tests.step('inspection'), 'open 12 4', 'agreeing by a link moves the step');
select is(tests.mail('up', 'nora', 'loan'), 'done propose waive', 'the email about the loan offers to waive it');
select tests.act_as_visitor();
select is(tests.press('up', 'waive'), 'buyer loan waived seen 0 of 1', 'a buyer waives the loan by a link');

-- Unknown, expired, too many, gone
select is(step_by_link('guess'), null::jsonb, 'an unknown link shows nothing');
select is(act_by_link('guess', 'done'), null::jsonb, 'an unknown link does nothing');
select is(step_by_link(null), null::jsonb, 'a missing link shows nothing');
select tests.act_as_owner_of_db();
select is((select count(*) from private.rate_buckets where key like 'link:%') > 0, true, 'unknown links count against the network that tries them');
update private.links set expires_at = now() where hash = sha256(convert_to(tests.token('title'), 'utf8'));
select tests.act_as_visitor();
select is(step_by_link(tests.token('title')), null::jsonb, 'an old link is unknown');
select is(act_by_link(tests.token('title'), 'done'), null::jsonb, 'an old link does nothing');
-- What the email didn't offer, other terms, and another mailbox
select tests.act_as('olive');
select propose_day(tests.sale(), 'walk_through', 0, tests.day(20)) ->> 'state';
select tests.act_as_owner_of_db();
select is(tests.mail('walk', 'nora', 'walk_through'), 'agree refuse propose', 'the buyer is asked');
select tests.act_as_visitor();
select throws_ok($$ select tests.press('walk', 'done') $$, 'PT409', 'sale_changed', 'the buyer can''t do the other side''s act by a link');
select tests.act_as('olive');
select propose_amendment(tests.sale(), 0, '{"price": 481000}', now() + interval '1 day') ->> 'state';
select tests.act_as('nora');
select answer_amendment(tests.sale(), 1, 'agreed') ->> 'state';
select tests.act_as_visitor();
select is(step_by_link(tests.token('walk')), null::jsonb, 'other terms end the links under the old ones');
select tests.act_as_owner_of_db();
select is(tests.mail('moved', 'nora', 'title'), 'done propose', 'the next email has another');
update auth.users set email = 'nora@new.example' where id = tests.id_of('nora');
select tests.act_as_visitor();
select is(step_by_link(tests.token('moved')), null::jsonb, 'another address ends the links in the old mailbox');
select tests.act_as_owner_of_db();
select tests.mail('title ' || n, 'olive', 'title') from generate_series(1, 12) as n;
select is(tests.mail('title 13', 'olive', 'title'), null, 'a side''s links to one step are limited');
select is(tests.mail('title nora', 'nora', 'title'), 'done propose', 'the other side''s links to a step have a limit of their own');
-- Without its case, which is none of this play's business.
set local session_replication_role = replica;
insert into private.suspensions (case_id, person_id) values (gen_random_uuid(), tests.id_of('nora'));
set local session_replication_role = origin;
select tests.act_as_visitor();
select throws_ok($$ select tests.press('title nora', 'done') $$, 'PT403', 'account_suspended', 'a suspended person can''t settle a step by a link');
select is(tests.looks('title nora'), 'buyer title open seen 0 of 0', 'a suspended person may look at a step by a link');
select tests.act_as_owner_of_db();
delete from private.suspensions;
delete from auth.users where id = tests.id_of('nora');
select tests.tick();
select tests.act_as_visitor();
select is(step_by_link(tests.token('title nora')), null::jsonb, 'a closed account takes its links along');
select is(step_by_link(tests.token('title 1')) ->> 'can', '[]', 'a link of a sale that fell through offers nothing');

select * from finish();
rollback;
