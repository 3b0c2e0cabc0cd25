-- The steps of a sale: what each side may do about them, alone and together. Olive owns the cottage, Nora buys it; Stan
-- is a stranger. Which act is possible when is compared with a model in tests/database/sales/sale-histories.test.ts, and dates
-- with the domain in tests/database/sales/closing-mirror.test.ts.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'nora', 'stan']) as p;
update auth.users set email_confirmed_at = now();
select tests.make_listing('cottage', 'olive');
update listings set hoa_fee = 120;
\ir offers.psql
create function tests.sale() returns uuid language sql stable security definer as $$ select id from public.sales $$;
create function tests.step(name text) returns text language sql stable security definer as $$
  select concat_ws(' ', s.state, coalesce(s.due_on - tests.day(0), -1), s.acts) from public.sale_steps s where s.kind = name
$$;
create function tests.settle(kind text, seen integer, how text, said text default '') returns text language sql as $$
  select settle_step(tests.sale(), kind, seen, how, said) ->> 'state'; select tests.step(kind)
$$;
create function tests.propose(kind text, seen integer, ahead integer, said text default '') returns text language sql as $$
  select propose_day(tests.sale(), kind, seen, tests.day(ahead), said => said) ->> 'state'; select tests.step(kind)
$$;
create function tests.sign(seen integer, ahead integer) returns text language sql as $$
  select propose_day(tests.sale(), 'contract', seen, tests.day(ahead), 'calendar', false, 17) ->> 'state'; select tests.step('contract')
$$;
create function tests.answer(kind text, seen integer, agrees boolean) returns text language sql as $$
  select answer_day(tests.sale(), kind, seen, agrees) ->> 'state'; select tests.step(kind)
$$;

-- A sale begins, and its dates are counted once both say that the contract is signed
select tests.act_as('nora');
select tests.make('n1', 'cottage', 480000, '{"inspection_days": 10, "earnest_money": 5000, "financing": "fha", "down_payment": 100000, "financing_days": 25, "appraisal_days": 20, "home_sale_days": 30}') ->> 'state';
select tests.act_as('olive');
select accept_offer(tests.id_of('n1'), 1) ->> 'state';
select ok((select array_agg(kind) from sale_steps) @> '{contract,earnest_money,inspection,appraisal,loan,home_sale,closing,recording,possession}', 'the owner sees the steps that the terms ask for');
select is_empty($$ select from sale_steps where kind in ('disclosures', 'stay_agreement') $$, 'a sale lacks the steps that its terms don''t ask for');
select is(tests.step('inspection'), 'open -1 0', 'the inspection has no day before the contract is signed');
select is(tests.step('closing') || ', ' || tests.step('walk_through'), 'open 40 0, open 39 0', 'the closing has its day before the contract is signed');
select throws_ok($$ select tests.settle('contract', 0, 'done') $$, 'PT400', 'bad_request', 'nobody signs for both');
select throws_ok(format('select propose_day(tests.sale(), ''contract'', 0, tests.day(0), %s)', r), 'PT400', 'bad_request', 'days can''t be counted by the rule ' || r)
from unnest(array['null, null, null', '''weekly'', false, 17', '''business'', null, 17', '''calendar'', false, 25', '''calendar'', false, 17, ''{closing_disclosure}''', '''calendar'', false, 17, ''{roof}''']) as r;
select throws_ok($$ select tests.sign(0, 1) $$, 'PT422', 'step_day_invalid', 'a contract can''t be signed tomorrow');
select is(tests.sign(0, 0), 'open -1 1', 'the owner says that it is signed');
select is(tests.sign(0, 0), 'open -1 1', 'saying again that the contract is signed changes nothing');
select throws_ok($$ select tests.answer('contract', 1, true) $$, 'PT409', 'sale_changed', 'the owner can''t agree for the buyer');
select tests.act_as('nora');
select is(tests.news('nora'), 'offer_accepted step_proposed', 'the buyer is told');
select throws_ok($$ select tests.answer('contract', 0, true) $$, 'PT409', 'sale_changed', 'the buyer can''t agree to a day that she has not seen');
select is(tests.answer('contract', 1, true), 'done -1 2', 'the buyer agrees to the day of signing');
select is(tests.answer('contract', 1, true), 'done -1 2', 'agreeing again changes nothing');
select is((select (binds_on, counts, moves, until_hour) from sales), (tests.day(0), 'calendar'::text, false, 17::smallint), 'days are counted from the signing');
select is(tests.step('inspection') || ', ' || tests.step('loan'), 'open 10 0, open 25 0', 'the inspection and the loan have their days once the contract is signed');
select is(tests.news('olive'), 'offer_accepted offer_made step_agreed', 'the owner is told');

-- What one side may do alone
select throws_ok($$ select tests.settle('closing_disclosure', 0, 'waived') $$, 'PT400', 'bad_request', 'the law isn''t waived');
select throws_ok($$ select tests.settle('appraisal', 0, 'waived') $$, 'PT400', 'bad_request', 'the appraisal of an FHA loan can''t be waived');
select throws_ok($$ select tests.settle('closing', 0, 'done') $$, 'PT422', 'step_not_yet', 'a sale can''t close before its day');
select throws_ok($$ select tests.settle('possession', 0, 'done') $$, 'PT400', 'bad_request', 'the buyer can''t hand over the keys');
select throws_ok($$ select tests.settle('hoa_papers', 0, 'done') $$, 'PT400', 'bad_request', 'the buyer can''t give the association''s papers');
select is(tests.settle('insurance', 0, 'done'), 'done 40 1', 'the buyer insures the home');
select is(tests.settle('insurance', 1, 'reopened'), 'open 40 2', 'the buyer reopens the insurance');
select throws_ok($$ select tests.settle('inspection', 0, 'sold') $$, 'PT400', 'bad_request', 'a step has no such act');
select throws_ok($$ select tests.settle('stay_agreement', 0, 'done') $$, 'PT404', 'step_unknown', 'nobody stays after closing');
select is(tests.settle('inspection', 0, 'done', 'The roof is fine.'), 'done 10 1', 'the inspection is done');
select is(tests.settle('inspection', 1, 'reopened'), 'open 10 2', 'the buyer reopens the inspection');
select is(tests.settle('inspection', 2, 'done'), 'done 10 3', 'the inspection is done again');
select is(tests.settle('home_sale', 0, 'waived'), 'waived 30 1', 'the buyer waives the sale of her own home');
select throws_ok($$ select tests.settle('home_sale', 1, 'reopened') $$, 'PT409', 'step_settled', 'the buyer can''t take a waiver back');
select throws_ok($$ select tests.settle('loan', 0, 'done', 'Card 4111 1111 1111 1111') $$, 'PT422', 'message_has_secret_numbers', 'words about a step can''t have numbers of cards or accounts');
select tests.act_as('olive');
select throws_ok($$ select tests.settle('loan', 0, 'waived') $$, 'PT400', 'bad_request', 'the owner can''t waive what protects the buyer');
select throws_ok($$ select tests.settle('loan', 0, 'done') $$, 'PT400', 'bad_request', 'the owner can''t speak for the buyer''s lender');
select throws_ok($$ select tests.settle('inspection', 3, 'reopened') $$, 'PT409', 'step_settled', 'the owner can''t undo what the buyer did');

-- A date is changed by both
select is(tests.propose('closing', 0, 50, 'The movers come later.'), 'open 40 1', 'the owner proposes a later closing, and nothing moves');
select throws_ok($$ select tests.propose('loan', 0, 45) $$, 'PT422', 'step_day_invalid', 'a loan can''t be due after the closing');
select throws_ok($$ select tests.propose('loan', 0, -1) $$, 'PT422', 'step_day_invalid', 'a loan can''t be due in the past');
select throws_ok($$ select tests.propose('closing_disclosure', 0, 5) $$, 'PT400', 'bad_request', 'the closing disclosure can''t come later than the law says');
select tests.act_as('nora');
select is(tests.answer('closing', 1, false), 'open 40 2', 'the buyer refuses');
select is(tests.propose('closing', 2, 47), 'open 40 3', 'the buyer proposes another day');
select is(tests.answer('closing', 3, false), 'open 40 4', 'the buyer takes the proposal back');
select is(tests.answer('closing', 3, false), 'open 40 4', 'taking back again changes nothing');
select is(tests.propose('closing', 4, 47), 'open 40 5', 'the buyer proposes the day again');
select tests.act_as('olive');
select is(tests.answer('closing', 5, true), 'open 47 6', 'the owner agrees: the closing moves');
select is(tests.step('walk_through') || ', ' || tests.step('possession'), 'open 46 0, open 47 0', 'steps that depend on the closing move with it');
select is(tests.step('inspection') || ', ' || tests.step('home_sale'), 'done 10 3, waived 30 1', 'steps that are settled don''t move');
select is((select string_agg(act, ' ' order by n) from sale_acts where kind = 'closing'), 'proposed refused proposed taken_back proposed agreed', 'the closing keeps its history');

-- Reminders come at nine where the home is, to whoever does the step, and to both once it is late
select tests.act_as_owner_of_db();
select is(private.next_reminder('2027-03-15', 'America/Denver', after::timestamptz)::text, at, 'a reminder comes the next morning after ' || after)
from (values ('2027-01-01', '2027-03-08 16:00:00+00'), ('2027-03-08 16:00:00Z', '2027-03-12 16:00:00+00'), ('2027-03-13', '2027-03-14 15:00:00+00'),
  ('2027-03-14 16:00:00Z', '2027-03-15 15:00:00+00'), ('2027-03-15 15:00:00Z', '2027-03-16 15:00:00+00'), ('2027-03-16 15:00:00Z', null)) as days (after, at);
select is_empty($$ select kind from sale_steps where (remind_at is not null) <> (state = 'open' and due_on is not null) $$, 'each open step with a date has a reminder, and no other');
select ok((select array_agg(kind) from sale_steps where remind_at is not null) @> '{loan,closing,possession}', 'the loan and the closing are among the steps with a reminder');
select tests.heard(p) from unnest(array['olive', 'nora']) as p;
select is(private.remind_of_steps(), 0, 'nothing is due before its time');
update sale_steps set remind_at = now() where kind in ('loan', 'closing');
select is(private.remind_of_steps(), 2, 'the loan and the closing are');
select is(private.remind_of_steps(), 0, 'a reminder is sent once');
select is(tests.news('nora') || ', ' || tests.news('olive'), 'step_due step_due, step_due', 'the buyer is told of both, the owner of the closing');
select tests.heard(p) from unnest(array['olive', 'nora']) as p;
-- Two days ago, so that the reminder of the morning after is past at any hour.
update sale_steps set due_on = tests.day(-2) where kind = 'loan';
update sale_steps set remind_at = now() where kind = 'loan';
select is(private.remind_of_steps(), 1, 'the loan is late');
select is((select remind_at from sale_steps where kind = 'loan'), null, 'a step that is late has no other reminder');
select is(tests.news('nora') || ', ' || tests.news('olive'), 'step_due, step_due', 'both are told');
select ok((select bool_and(private.is_still_true(n)) from notifications n where kind = 'step_due'), 'a reminder is true while its step is open');
update sale_steps set state = 'done', settled_on = tests.day(0), settled_by = 'buyer' where kind = 'loan';
select ok((select not bool_or(private.is_still_true(n)) from notifications n where kind = 'step_due'), 'a reminder is untrue once its step is done');
update sale_steps set state = 'open', settled_on = null, settled_by = null, due_on = tests.day(25) where kind = 'loan';

-- A deed may be recorded some days after the closing, before that is late
savepoint before_deed;
update sale_steps set due_on = tests.day(-1) where kind = 'recording';
select is((select (remind_at at time zone 'America/Denver')::date - due_on from sale_steps where kind = 'recording'), 6, 'the next reminder of a deed comes once it is late');
update sale_steps set remind_at = now() where kind = 'recording';
delete from notifications;
select private.remind_of_steps();
select is_empty($$ select from notifications $$, 'nobody is told of a deed in its days of grace, also if the clock stood still');
update sale_steps set due_on = tests.day(-6) where kind = 'recording';
update sale_steps set remind_at = now() where kind = 'recording';
select private.remind_of_steps();
select is((select count(*) from notifications where data ->> 'step' = 'recording'), 2::bigint, 'both are told once a deed is late');
update sale_steps set agreed_on = tests.day(-2), due_on = tests.day(-2) where kind = 'recording';
select is((select (private.next_reminder(s.due_on, 'America/Denver', (s.due_on)::timestamptz + interval '20 hours', private.late_after(s)) at time zone 'America/Denver')::date - s.due_on from sale_steps s where kind = 'recording'), 1, 'a day that both agreed on is as strict as any');
rollback to before_deed;

-- Where each side has its own part, neither speaks for the other
savepoint before_parts;
select tests.act_as('nora');
select is(tests.settle('utilities', 0, 'done'), 'open 47 1', 'the buyer has told the utilities, and the step stays open');
select is(tests.settle('utilities', 0, 'done'), 'open 47 1', 'saying again that a part is done changes nothing');
select throws_ok($$ select tests.settle('utilities', 1, 'done') $$, 'PT409', 'step_settled', 'the buyer has only one part');
select tests.act_as_owner_of_db();
update sale_steps set due_on = tests.day(1) where kind = 'utilities';
update sale_steps set remind_at = now() where kind = 'utilities';
select tests.heard(p) from unnest(array['olive', 'nora']) as p;
select private.remind_of_steps();
select is((select string_agg(u.email || ' ' || (n.data ->> 'whose'), ', ') from notifications n join auth.users u on u.id = n.user_id where n.kind = 'step_due'), 'olive@example.com owner', 'only the side that has yet to do its part is reminded');
update sale_steps set due_on = tests.day(47) where kind = 'utilities';
select tests.act_as('olive');
select throws_ok($$ select tests.settle('utilities', 1, 'reopened') $$, 'PT409', 'step_settled', 'the owner can''t take back the buyer''s word');
select is(tests.settle('utilities', 1, 'done'), 'done 47 2', 'the step is done once both say so');
select tests.heard(p) from unnest(array['olive', 'nora']) as p;
select tests.act_as('nora');
select is(tests.settle('utilities', 2, 'reopened'), 'open 47 3', 'the buyer takes back her word, and the step is open');
select is((select done_by from sale_steps where kind = 'utilities'), '{owner}', 'the owner''s part stays done');
select is(tests.news('olive'), 'step_reopened', 'the owner is told');

-- What is built on isn't taken back, and nobody answers what was not asked
select tests.act_as('olive');
select is(tests.settle('title', 0, 'done'), 'done 5 1', 'the owner has ordered the title search');
select is(tests.settle('title', 1, 'reopened'), 'open 5 2', 'the owner takes that back');
select is(tests.settle('title', 2, 'done'), 'done 5 3', 'the owner says so again');
select throws_ok($$ select tests.settle('repairs', 0, 'done') $$, 'PT409', 'repairs_not_asked_for', 'the owner can''t say that the buyer asks for nothing');
select tests.act_as('nora');
select is(tests.settle('title_review', 0, 'done'), 'done 20 1', 'the buyer has read the commitment');
select is(record_facts(tests.sale(), 'repairs', '{"asked_for": null}', '{"asked_for": "The flue."}') ->> 'state', 'accepted', 'the buyer asks for a repair');
select tests.act_as('olive');
select throws_ok($$ select tests.settle('title', 3, 'reopened') $$, 'PT409', 'step_settled', 'the title search can''t be open once its commitment was read');
select is(tests.settle('repairs', 0, 'done'), 'done 15 1', 'the owner says that the request is answered');

-- Nothing that comes with the closing is said before its day
select throws_ok(format('select tests.settle(%L, %s, ''done'')', early, seen), 'PT422', 'step_not_yet', 'nobody says weeks before: ' || early)
from (values ('signing', 0), ('closing', 6), ('recording', 0), ('possession', 0)) as steps (early, seen);
select tests.act_as_owner_of_db();
update sale_steps set agreed_on = tests.day(2) where kind = 'closing';
select private.count_days(tests.sale());
select tests.act_as('olive');
select is(tests.settle('signing', 0, 'done'), 'open 2 1', 'the owner signs two days before the closing');
select throws_ok(format('select tests.settle(%L, %s, ''done'')', early, seen), 'PT422', 'step_not_yet', 'nobody says two days before: ' || early)
from (values ('closing', 6), ('recording', 0), ('possession', 0)) as steps (early, seen);
select tests.act_as_owner_of_db();
update sale_steps set agreed_on = tests.day(0) where kind = 'closing';
select private.count_days(tests.sale());
select tests.act_as('olive');
select is(tests.settle('recording', 0, 'done'), 'done 0 1', 'the deed is recorded on the day of the closing');
select is(tests.settle('closing', 6, 'done'), 'done 0 7', 'the sale closes on its day');
select throws_ok($$ select tests.settle('closing', 7, 'reopened') $$, 'PT409', 'step_settled', 'the closing can''t be taken back once the deed is recorded');
rollback to before_parts;

-- One side doesn't use up what the other may do
insert into sale_acts (sale_id, n, kind, act, made_by, day, made_on) select tests.sale(), 1000 + n, 'title', 'proposed', 'owner', tests.day(9), tests.day(0) from generate_series(1, private.limit_of('offers.versions')::integer) n;
update sale_steps set acts = 20 where kind = 'title';
select tests.act_as('olive');
select throws_ok($$ select tests.propose('title', 20, 11) $$, 'PT409', 'too_many_versions', 'nobody asks for another date for ever');
select tests.act_as('nora');
select lives_ok($$ select tests.propose('title', 20, 11) $$, 'the other side may still propose a day');
select lives_ok($$ select tests.answer('title', 21, false) $$, 'the other side takes its proposal back');

-- Nobody else
select tests.act_as('olive');
select is(my_sale(tests.sale()) ->> 'side', 'owner', 'the owner enters the room');
select is(jsonb_array_length(my_sale(tests.sale()) #> '{sale,acts}'), (select count(*)::integer from sale_acts), 'the owner sees all of the history');
select tests.act_as('nora');
select is(my_sale(tests.sale()) ->> 'side', 'buyer', 'the buyer enters the room');
select throws_ok($$ update sale_steps set due_on = due_on + 1 $$, '42501', null, 'the buyer can''t write the table directly');
select tests.act_as('stan');
select is_empty('select from sale_steps union all select from sale_acts', 'a stranger sees nothing');
select is(my_sale(tests.sale()), null::jsonb, 'a stranger has no room');
select throws_ok(q, 'PT404', 'offer_unknown', 'a stranger can''t ' || q) from unnest(array[
  $$ select tests.settle('loan', 0, 'done') $$, $$ select tests.propose('loan', 0, 20) $$, $$ select tests.answer('closing', 6, true) $$]) as q;
select tests.act_as_visitor();
select throws_ok(q, '42501', null, 'a visitor can''t ' || q) from unnest(array[
  'select from sale_steps', 'select from sale_acts', 'select my_sale(tests.sale())', $$ select settle_step(tests.sale(), 'loan', 0, 'done') $$]) as q;

-- The end
select tests.act_as('olive');
update listings set status = 'sold' where id = tests.id_of('cottage');
select throws_ok($$ select tests.settle('title', 0, 'done') $$, 'PT409', 'offer_not_open', 'steps rest once the home is sold');
select is(tests.settle('possession', 0, 'done'), 'done 47 1', 'the keys are handed over after the home is sold');
select throws_ok($$ select tests.propose('recording', 0, 46) $$, 'PT422', 'step_day_invalid', 'the deed can''t be recorded before the closing');
select is(tests.propose('recording', 0, 49), 'open 47 1', 'the deed can be recorded after the closing');
select tests.act_as_owner_of_db();
delete from auth.users where id = tests.id_of('nora');
select is((select string_agg(distinct said, '|') from sale_acts where made_by = 'buyer'), '', 'a closed account takes its words along');
select is((select string_agg(said, '|') from sale_acts where made_by = 'owner' and said <> ''), 'The movers come later.', 'a closed account takes only its own words along');

select * from finish();
rollback;
