-- What a sale leaves behind: a home that is sold settles its closing, and a backup that is called has a sale of its own.
-- Olive owns the homes; Nora and Bert buy.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'nora', 'bert']) as p;
update auth.users set email_confirmed_at = now();
select tests.make_listing('cottage', 'olive'), tests.make_listing('lodge', 'olive');
\ir offers.psql
create function tests.sale_of(offer text) returns uuid language sql stable security definer as $$
  select id from public.sales where offer_id = tests.id_of(offer)
$$;
create function tests.step(offer text, name text) returns text language sql stable security definer as $$
  select concat_ws(' ', s.state, coalesce(s.due_on - tests.day(0), -1), s.acts) from public.sale_steps s where s.sale_id = tests.sale_of(offer) and s.kind = name
$$;
create function tests.ahead(offer text) returns bigint language sql stable security definer as $$
  select count(*) from public.sale_steps s where s.sale_id = tests.sale_of(offer) and s.remind_at is not null
$$;

-- Nora's sale has a contract, a closing that moved, an inspection that is done
select tests.act_as('nora');
select tests.make('n1', 'cottage', 480000, '{"inspection_days": 10, "earnest_money": 5000}') ->> 'state';
select tests.act_as('bert');
select tests.make('b1', 'cottage', 470000, '{"inspection_days": 7, "earnest_money": 4000}') ->> 'state';
select tests.act_as('olive');
select accept_offer(tests.id_of('n1'), 1, 'keep', 'ask') ->> 'state';
select propose_day(tests.sale_of('n1'), 'contract', 0, tests.day(0), 'business', true, 17) ->> 'state';
select tests.act_as('bert');
select stay_as_backup(tests.id_of('b1'), true) ->> 'state';
select tests.act_as('nora');
select answer_day(tests.sale_of('n1'), 'contract', 1, true) ->> 'state';
select settle_step(tests.sale_of('n1'), 'inspection', 0, 'done') ->> 'state';
select propose_day(tests.sale_of('n1'), 'closing', 0, tests.day(50)) ->> 'state';
select tests.act_as('olive');
select answer_day(tests.sale_of('n1'), 'closing', 1, true) ->> 'state';
select is(tests.step('n1', 'closing'), 'open 50 2', 'the closing has moved');

-- A contingency is missed: the sale ends with its reason, and both say what happens to the money
select tests.act_as('nora');
select announce_end(tests.id_of('n1'), 0, 'inspection', 'to_buyer', 'The roof leaks.') ->> 'state';
select tests.act_as('olive');
select is(agree_to_end(tests.id_of('n1'), 1, 'to_buyer') ->> 'state', 'fell_through', 'the owner agrees to end the sale');
select is((select (s.state, s.reason, s.ended_by) from sales s where s.offer_id = tests.id_of('n1')),
  ('fell_through'::text, 'inspection'::text, 'buyer'::text), 'an ended sale keeps its reason');
select is((select string_agg(concat_ws(' ', a.act, a.made_by, a.earnest_money), ', ' order by a.id) from offer_acts a
           where a.offer_id = tests.id_of('n1') and a.earnest_money is not null),
  'ending buyer to_buyer, fell_through owner to_buyer', 'the history has what each side said about the earnest money');

-- What becomes of the money is said later, until both say the same
select throws_ok($$ select say_money(tests.id_of('n1'), 'divided', '', 'to_buyer') $$, 'PT409', 'sale_changed', 'the earnest money is settled once both have said the same');
select tests.act_as_owner_of_db();
savepoint before_money;
update offer_acts set earnest_money = 'unsettled' where act = 'fell_through';
delete from notifications;
select tests.act_as('bert');
select throws_ok($$ select say_money(tests.id_of('n1'), 'divided', '', null) $$, 'PT404', 'offer_unknown', 'another buyer says nothing about the earnest money');
select throws_ok($$ select say_money(tests.id_of('b1'), 'divided', '', null) $$, 'PT409', 'offer_not_open', 'a buyer without a sale that ended says nothing about earnest money');
select tests.act_as('olive');
select throws_ok($$ select say_money(tests.id_of('n1'), 'to_us', '', 'to_buyer') $$, 'PT400', 'bad_request', 'an unknown word about the earnest money is refused');
select throws_ok($$ select say_money(tests.id_of('n1'), 'divided', '', 'to_owner') $$, 'PT409', 'sale_changed', 'a word about the earnest money names what the other side has said');
select is(say_money(tests.id_of('n1'), 'divided', 'Half each.', 'to_buyer') #>> '{acts,-1,earnest_money}', 'divided', 'the owner says that the earnest money is divided');
select is(say_money(tests.id_of('n1'), 'divided', 'Half each.', 'to_buyer') #>> '{acts,-1,act}', 'money', 'saying it again changes nothing');
select tests.act_as('nora');
select is(say_money(tests.id_of('n1'), 'divided', '', 'divided') #>> '{acts,-1,made_by}', 'buyer', 'the buyer says the same about the earnest money');
select tests.act_as('olive');
select throws_ok($$ select say_money(tests.id_of('n1'), 'to_owner', '', 'divided') $$, 'PT409', 'sale_changed', 'nobody says anything else about settled earnest money');
select tests.act_as_owner_of_db();
select is((select string_agg(kind || ' ' || (data ->> 'as') || ' ' || (data ->> 'money'), ', ' order by data ->> 'as') from notifications), 'money_said buyer divided, money_said owner divided', 'each side is told once what the other said about the earnest money');
rollback to before_money;

select tests.act_as_owner_of_db();
select is(private.remind_of_steps(), 0, 'nobody is reminded of it');
update sale_steps set remind_at = now() where sale_id = tests.sale_of('n1') and state = 'open';
select tests.heard(p) from unnest(array['olive', 'nora', 'bert']) as p;
select private.remind_of_steps();
select is(tests.news('olive') || tests.news('nora') || tests.news('bert'), '', 'nobody is reminded of a later step of an ended sale');

-- The backup that was called has its own contract, day and dates
select tests.act_as('olive');
select is(tests.state('b1'), 'open', 'the backup is called');
select is(accept_offer(tests.id_of('b1'), 1) ->> 'state', 'accepted', 'the owner accepts the backup that was called');
select is((select (s.binds_on, s.counts, s.moves, s.until_hour, s.endings, s.reason) from sales s where s.offer_id = tests.id_of('b1')),
  (null::date, 'calendar'::text, false, 24::smallint, 0::smallint, null::text), 'the contract of a new sale isn''t signed, and the sale inherits no rule');
select is((select count(*) from sale_acts a where a.sale_id = tests.sale_of('b1')), 0::bigint, 'nothing has been done in a new sale');
select is(tests.step('b1', 'closing') || ', ' || tests.step('b1', 'inspection'), 'open 40 0, open -1 0', 'the dates of a new sale are those of its own terms');
select propose_day(tests.sale_of('b1'), 'contract', 0, tests.day(0), 'calendar', false, 24) ->> 'state';
select tests.act_as('bert');
select answer_day(tests.sale_of('b1'), 'contract', 1, true) ->> 'state';
select is(tests.step('b1', 'inspection'), 'open 7 0', 'a new sale''s days are counted from its own signing by its own rule');
select is_empty(format('select from sale_acts where sale_id = %L', tests.sale_of('n1')), 'the new buyer sees nothing of the sale before');
select throws_ok(format('select settle_step(%L, ''inspection'', 1, ''reopened'')', tests.sale_of('n1')), 'PT404', 'offer_unknown', 'the new buyer can''t act on the sale before');
select tests.act_as('nora');
select is_empty(format('select from sale_steps where sale_id = %L', tests.sale_of('b1')), 'the first buyer sees nothing of the new sale');

-- The home is sold: the closing is done, in the same write
select tests.heard('bert');
select propose_day(tests.sale_of('b1'), 'closing', 0, tests.day(45)) from (select tests.act_as('bert')) as enters;
select tests.act_as('olive');
select lives_ok($$ update listings set status = 'sold' where id = tests.id_of('cottage') $$, 'the owner says that the home is sold');
select is(tests.step('b1', 'closing'), 'done 40 2', 'the closing is done when the owner says that the home is sold, and no proposal waits');
select is((select (s.state, s.ended_by) from sales s where s.offer_id = tests.id_of('b1')), ('closed'::text, null::text), 'the sale is closed when the owner says that the home is sold');
select is((select concat_ws(' ', a.act, a.made_by) from sale_acts a where a.sale_id = tests.sale_of('b1') order by a.n desc limit 1), 'done owner', 'the history says that the owner reported the closing');
select is(tests.news('bert'), 'step_done', 'the buyer is told, once');
update listings set description = 'Thank you.' where id = tests.id_of('cottage');
select is(tests.step('b1', 'closing'), 'done 40 2', 'saying again that the home is sold changes nothing');
select is(tests.step('b1', 'possession'), 'open 40 0', 'the keys may come later');

-- What the owner said before stays as it was said
select tests.act_as('nora');
select tests.make('n2', 'lodge', 480000) ->> 'state';
select tests.act_as('olive');
select accept_offer(tests.id_of('n2'), 1) ->> 'state';
select tests.act_as_owner_of_db();
update sale_steps set agreed_on = tests.day(0) where sale_id = tests.sale_of('n2') and kind = 'closing';
select private.count_days(tests.sale_of('n2'));
select tests.act_as('olive');
select settle_step(tests.sale_of('n2'), 'closing', 0, 'done') ->> 'state';
update listings set status = 'sold' where id = tests.id_of('lodge');
select is(tests.step('n2', 'closing'), 'done 0 1', 'a closing that was done is not done again');

select * from finish();
rollback;
