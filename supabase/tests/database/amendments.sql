-- Amendments of a sale: what one side proposes after acceptance, and what becomes of terms and steps once both agree.
-- Olive owns the cottage, Nora buys it; Stan is a stranger. Dates are compared with the domain in
-- tests/database/sales/closing-mirror.test.ts, random histories with a model in tests/database/sales/sale-histories.test.ts.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'nora', 'stan']) as p;
update auth.users set email_confirmed_at = now();
select tests.make_listing('cottage', 'olive');
\ir offers.psql
create function tests.sale() returns uuid language sql stable security definer as $$ select id from public.sales $$;
create function tests.step(name text) returns text language sql stable security definer as $$
  select concat_ws(' ', s.state, s.settled_by, coalesce(s.due_on - tests.day(0), -1)) from public.sale_steps s where s.kind = name
$$;
create function tests.amend(seen integer, changes jsonb, said text default '', ahead interval default '2 days') returns text language sql as $$
  select propose_amendment(tests.sale(), seen, changes, now() + ahead, said) ->> 'state';
  select concat_ws(' ', a.n, a.state, array_to_string(a.changes, ' ')) from amendments a order by a.n desc limit 1
$$;
create function tests.reply(n integer, how text, said text default '') returns text language sql as $$
  select answer_amendment(tests.sale(), n, how, said) ->> 'state';
  select concat_ws(' ', a.state, a.answered_by) from amendments a where a.n = reply.n
$$;
create function tests.lapse(n integer) returns void language sql security definer as $$
  alter table public.offer_versions disable trigger keep_version;
  update public.offer_versions v set valid_until = now() from public.amendments a where a.n = lapse.n and a.version = v.n;
  alter table public.offer_versions enable trigger keep_version
$$;
create function tests.seen() returns integer language sql stable security definer as $$
  select private.amendments_seen(tests.sale())
$$;

select tests.act_as('nora');
select tests.make('n1', 'cottage', 480000, '{"inspection_days": 10, "earnest_money": 5000, "financing": "conventional", "down_payment": 100000, "lender": "First Bank", "approved_amount": 400000, "financing_days": 25, "home_sale_days": 30, "note": "We can close early."}') ->> 'state';
select throws_ok($$ select propose_amendment(gen_random_uuid(), 0, '{"price": 1}', now() + interval '1 day') $$, 'PT404', 'offer_unknown', 'nobody amends an offer without a sale');
select tests.act_as('olive');
select accept_offer(tests.id_of('n1'), 1) ->> 'state';
select propose_day(tests.sale(), 'contract', 0, tests.day(0), 'calendar', false, 17) ->> 'state';
select tests.act_as('nora');
select answer_day(tests.sale(), 'contract', 1, true) ->> 'state';
select tests.heard(p) from unnest(array['olive', 'nora']) as p;

-- What can't be proposed
select throws_ok(format('select tests.amend(%s)', r), code, message, 'nobody proposes the amendment ' || r)
from (values
  ('0, ''{}''', 'PT422', 'amendment_same'), ('0, ''{"price": 480000}''', 'PT422', 'amendment_same'),
  ('0, ''{"note": "Hello."}''', 'PT422', 'offer_invalid'), ('0, ''{"agent_name": "Ann"}''', 'PT422', 'offer_invalid'),
  ('0, ''{"survey": "agent"}''', 'PT422', 'offer_invalid'), ('0, ''{"deposit_holder": "Account 4111 1111 1111 1111"}''', 'PT422', 'message_has_secret_numbers'),
  ('0, ''{"earnest_money": 0, "deposit_holder": "Summit Title"}''', 'PT422', 'offer_invalid'),
  ('0, ''{"colour": 1}''', 'PT422', 'offer_invalid'), ('0, ''[]''', 'PT422', 'offer_invalid'), ('0, ''{"repairs": 3}''', 'PT422', 'offer_invalid'),
  ('0, ''{"earnest_money": 480001}''', 'PT422', 'offer_invalid'), ('0, ''{"financing": "cash"}''', 'PT422', 'offer_invalid'),
  ('1, ''{"price": 1}''', 'PT409', 'sale_changed'), ('0, ''{"price": 1}'', ''4111 1111 1111 1111''', 'PT422', 'message_has_secret_numbers'),
  ('0, ''{"repairs": "Account 4111 1111 1111 1111"}''', 'PT422', 'message_has_secret_numbers'),
  ('0, ''{"price": 1}'', ''Now.'', ''10 minutes''', 'PT422', 'offer_invalid'), ('0, ''{"price": 1}'', ''Some day.'', ''31 days''', 'PT422', 'offer_invalid')) as refused (r, code, message);
select throws_ok(format('select tests.amend(0, jsonb_build_object(''closing_on'', tests.day(%s)))', ahead), 'PT422', 'step_day_invalid', 'nobody proposes to close on day ' || ahead) from unnest(array[-1, 366]) as ahead;
select throws_ok($$ select tests.amend(0, jsonb_build_object('closing_on', tests.day(1))) $$, 'PT422', 'offer_outlives_closing', 'nobody proposes a closing that could be agreed on after its day');

-- The buyer asks for repairs and a credit
select is(tests.amend(0, '{"repairs": "The roof over the porch", "seller_credit": 6000, "price": 480000}', 'The inspector found it.'), '1 open repairs seller_credit', 'the buyer proposes what differs');
select is(tests.amend(0, '{"repairs": "The roof over the porch", "seller_credit": 6000}', 'The inspector found it.'), '1 open repairs seller_credit', 'proposing the same again changes nothing');
select tests.act_as_owner_of_db();
select is((select remind_at - now() between interval '23 hours' and interval '25 hours' from amendments), true, 'the reminder is planned a day before a proposal lapses');
savepoint before_reminder;
update notifications set read_at = now();
select is(private.remind_of_amendments(), 0, 'nobody is reminded of a proposal before that');
update amendments set remind_at = now();
select is(private.remind_of_amendments(), 1, 'a proposal that is about to lapse is reminded of');
select is(private.remind_of_amendments(), 0, 'a proposal is reminded of once');
select is((select string_agg(kind || ' ' || (data ->> 'as') || ' ' || (user_id = tests.id_of('olive')), ', ') from notifications where read_at is null), 'amendment_lapses owner true', 'only the side that is asked is reminded');
select ok((select private.is_still_true(n) from notifications n where kind = 'amendment_lapses'), 'the reminder is true while the proposal waits');
update amendments set state = 'refused', answered_by = 'owner', answered_at = now(), answered_on = tests.day(0);
select ok((select not private.is_still_true(n) from notifications n where kind = 'amendment_lapses'), 'the reminder is no longer true once the proposal is answered');
update amendments set remind_at = now();
select is(private.remind_of_amendments(), 0, 'nobody is reminded of a proposal that was answered');
rollback to before_reminder;
select tests.lapse(1);
update amendments set remind_at = now();
delete from notifications;
select private.remind_of_amendments();
select is_empty($$ select from notifications $$, 'nobody is told of a proposal that lapsed while the clock stood still');
rollback to before_reminder;
select tests.act_as('nora');
select throws_ok($$ select tests.amend(0, '{"seller_credit": 7000}') $$, 'PT409', 'already_stored', 'another amendment under the same number is refused');
select throws_ok($$ select tests.reply(1, 'agreed') $$, 'PT409', 'sale_changed', 'the buyer can''t agree with herself');
select is((select seller_credit from offer_versions v join sales s on s.n = v.n), 0, 'a proposal is not in force yet');
select is(jsonb_array_length(my_sale(tests.sale()) -> 'versions'), 1, 'a proposal is not among the offer''s versions');
select is(my_sale(tests.sale()) #>> '{sale,amendments,0,terms,note}', 'We can close early.', 'the note of a proposal stays');
select is(tests.news('olive') || ', ' || tests.news('nora'), 'amendment_proposed, ', 'the owner is told');
select tests.act_as('olive');
select throws_ok($$ select tests.reply(1, 'taken_back') $$, 'PT409', 'sale_changed', 'the owner can''t take back the buyer''s proposal');
select throws_ok($$ select tests.reply(1, 'maybe') $$, 'PT400', 'bad_request', 'the owner can''t give an unknown answer');
select is(tests.amend(1, '{"seller_credit": 4000, "repairs": ""}', 'The roof is old.'), '2 open seller_credit', 'the owner proposes another credit instead');
select is((select state || ' ' || answered_by from amendments where n = 1), 'replaced owner', 'the owner''s proposal replaces the buyer''s');
select tests.act_as_owner_of_db();
select is((select string_agg(private.is_still_true(n)::text || ' ' || (data ->> 'as'), ', ' order by data ->> 'as') from notifications n where kind = 'amendment_proposed'),
  'true buyer, false owner', 'a replaced proposal is no longer mailed');
select tests.act_as('nora');
select throws_ok($$ select tests.reply(1, 'agreed') $$, 'PT409', 'sale_changed', 'the buyer can''t agree to what has been replaced');
select is(tests.reply(2, 'refused', 'Too little.'), 'refused buyer', 'the buyer refuses');
select is(tests.reply(2, 'refused', 'Too little.'), 'refused buyer', 'refusing again changes nothing');
select is(tests.news('olive'), 'amendment_proposed amendment_refused', 'the owner is told');
select is(tests.amend(4, '{"seller_credit": 5000}'), '3 open seller_credit', 'the buyer asks for less');
select is(tests.reply(3, 'taken_back'), 'taken_back buyer', 'the buyer takes her proposal back');
select is(tests.amend(6, '{"seller_credit": 5000, "inspection_days": null, "price": 478000}'), '4 open inspection_days price seller_credit', 'the buyer offers to do without an inspection');
select tests.act_as('olive');
select is(tests.reply(4, 'agreed'), 'agreed owner', 'the owner agrees');
select is(tests.reply(4, 'agreed'), 'agreed owner', 'agreeing again changes nothing');
select is(tests.step('inspection'), 'waived both 10', 'the inspection is waived by both, as it was');
select is((select (v.price, v.seller_credit, v.inspection_days) from offer_versions v join sales s on s.n = v.n), (478000, 5000, null::smallint), 'the terms are in force');
select is((select version from offers), (select n from sales), 'everywhere');
select is(jsonb_array_length(my_sale(tests.sale()) -> 'versions'), 2, 'the versions include those that were agreed on');
select is((select accept_offer(tests.id_of('n1'), 1) ->> 'state'), 'accepted', 'a late repeat of the acceptance changes nothing');
select is(tests.news('nora'), 'amendment_agreed amendment_proposed', 'the buyer is told');
select is((select count(*)::integer from notifications where kind = 'amendment_agreed'), 1, 'the owner is told too, each side once');

-- Dates: the terms replace a date of its own, and nothing that is settled moves
select propose_day(tests.sale(), 'closing', 0, tests.day(45)) ->> 'state';
select tests.act_as('nora');
select answer_day(tests.sale(), 'closing', 1, true) ->> 'state';
select is(tests.step('closing') || ', ' || tests.step('walk_through'), 'open 45, open 44', 'agreeing moves the closing and the walk-through');
select settle_step(tests.sale(), 'home_sale', 0, 'waived') ->> 'state';
select throws_ok($$ select tests.amend(8, '{"home_sale_days": 60}') $$, 'PT409', 'step_settled', 'a condition that the buyer gave up can''t come back');
select throws_ok($$ select tests.amend(8, '{"home_sale_days": null}') $$, 'PT409', 'step_settled', 'a condition that was given up can''t be given up again');
select is(tests.amend(8, '{"earnest_money": 8000}'), '5 open earnest_money', 'the buyer proposes another earnest money');
select tests.act_as('olive');
select is(tests.reply(5, 'agreed'), 'agreed owner', 'the owner agrees to another earnest money');
select is(tests.step('closing'), 'open 45', 'an amendment about money leaves the closing as agreed');
select is(tests.amend(10, jsonb_build_object('closing_on', tests.day(60), 'possession_days', 7)), '6 open closing_on possession_days', 'the owner proposes a later closing, and the keys a week after it');
select is(propose_day(tests.sale(), 'closing', 2, tests.day(50)) ->> 'state', 'accepted', 'the owner proposes a date for the same step');
select tests.act_as('nora');
select answer_day(tests.sale(), 'closing', 3, true) ->> 'state';
select throws_ok($$ select tests.reply(6, 'agreed') $$, 'PT409', 'sale_changed', 'nobody agrees to an amendment that would undo a date they haven''t seen');
select is(tests.reply(6, 'refused'), 'refused buyer', 'the buyer may refuse an amendment whose dates have changed');
select is(tests.amend(12, jsonb_build_object('closing_on', tests.day(60), 'possession_days', 7)), '7 open closing_on possession_days', 'the buyer proposes the same dates anew');
select propose_day(tests.sale(), 'closing', 4, tests.day(48)) ->> 'state', propose_day(tests.sale(), 'walk_through', 0, tests.day(40)) ->> 'state';
select tests.act_as('olive');
select is(tests.reply(7, 'agreed'), 'agreed owner', 'the owner agrees to the new dates');
select throws_ok($$ select answer_day(tests.sale(), 'closing', 5, true) $$, 'PT409', 'sale_changed', 'a date proposed before an amendment undoes nothing of it');
select is((select string_agg(s.kind || ' ' || s.proposed_by, ', ') from sale_steps s where s.proposed_by is not null), 'walk_through buyer', 'a date that an amendment fixes waits no longer, while dates outside the terms still wait');
select is((select string_agg(k || ' ' || tests.step(k), ', ') from unnest(array['closing', 'walk_through', 'possession', 'home_sale', 'inspection']) as k),
  'closing open 60, walk_through open 59, possession open 67, home_sale waived buyer 30, inspection waived both 10', 'steps that are open move with the closing');
select is(tests.step('stay_agreement'), 'open 60', 'a stay after closing adds a step');
select is(tests.amend(14, '{"financing": "cash", "down_payment": null, "financing_days": null, "inspection_days": 20, "possession_days": 0}'), '8 open down_payment financing financing_days inspection_days possession_days', 'the owner proposes cash and an inspection after all');
select tests.act_as('nora');
select is(tests.reply(8, 'agreed'), 'agreed buyer', 'the buyer agrees to cash and an inspection');
-- The day of the closing disclosure depends on the weekday of the closing.
select is((select string_agg(k || ' ' || case k when 'closing_disclosure' then left(tests.step(k), 11) else tests.step(k) end, ', ')
           from unnest(array['loan', 'closing_disclosure', 'stay_agreement', 'inspection']) as k),
  'loan waived both 25, closing_disclosure waived both, stay_agreement waived both 60, inspection open 20', 'steps go and come with the terms');
select tests.act_as_owner_of_db();
select is((private.amended_terms(jsonb_populate_record(v, '{"home_sale_days": null, "has_no_home": true}'), v.closing_on, '{"home_sale_days": 20}')).has_no_home, false,
  'terms that wait for the sale of the buyer''s home no longer say that there is none')
from offer_versions v where v.n = 1;
select tests.act_as('nora');
select throws_ok($$ select tests.amend(16, '{"inspection_days": 61}') $$, 'PT422', 'offer_invalid', 'nobody inspects for 61 days');
select tests.act_as_owner_of_db();
update sales set binds_on = tests.day(-20);
select tests.act_as('nora');
select throws_ok($$ select tests.amend(16, '{"inspection_days": 15}') $$, 'PT422', 'step_day_invalid', 'nobody prolongs a condition that is over already');

-- Time, an end that is announced, and people who may not
select is(tests.amend(16, '{"price": 470000}', 'The appraisal was low.'), '9 open price', 'the buyer asks for another price');
select tests.act_as('olive');
select announce_end(tests.id_of('n1'), 0, 'agreed', 'to_buyer') ->> 'state';
select throws_ok($$ select tests.reply(9, 'agreed') $$, 'PT409', 'amendment_while_ending', 'nobody amends what is about to end');
select go_on_with_sale(tests.id_of('n1'), 1) ->> 'state';
select tests.act_as('nora');
select go_on_with_sale(tests.id_of('n1'), 1) ->> 'state';
select tests.lapse(9);
select is(my_sale(tests.sale()) #>> '{sale,amendments,8,state}', 'lapsed', 'an amendment that nobody answered in time has lapsed');
select tests.act_as('olive');
select throws_ok($$ select tests.reply(9, 'agreed') $$, 'PT409', 'amendment_over', 'a lapsed amendment can''t be agreed on');
select is(tests.amend(17, '{"price": 472000}'), '10 open price', 'another amendment can be proposed after one has lapsed');
select tests.act_as_owner_of_db();
insert into private.report_subjects values ('tests', '{suspend}');
insert into private.cases (id, kind, subject_id) values (tests.id_of('case'), 'tests', 'x');
insert into private.suspensions (case_id, person_id) values (tests.id_of('case'), tests.id_of('nora'));
select tests.act_as('nora');
select throws_ok(q, 'PT403', null, 'a person who is suspended can''t ' || q) from unnest(array[
  $$ select tests.reply(10, 'agreed') $$, $$ select tests.reply(10, 'refused', 'No.') $$, $$ select tests.amend(tests.seen(), '{"price": 1000}') $$]) as q;
select is(tests.reply(10, 'refused'), 'refused buyer', 'a suspended person may refuse without a word');
select tests.act_as_owner_of_db();
delete from private.suspensions;
select tests.act_as('olive');
select is(tests.amend(tests.seen(), '{"price": 473000}'), '11 open price', 'the owner proposes again after a refusal');
select tests.act_as_owner_of_db();
insert into private.withheld_homes (listing_id, case_id, was) values (tests.id_of('cottage'), tests.id_of('case'), 'pending');
select tests.act_as('nora');
select is(tests.amend(tests.seen(), '{"price": 473500}'), '12 open price', 'moderators who hide the home change nothing about it');
select tests.act_as_owner_of_db();
delete from private.withheld_homes;
select tests.act_as('stan');
select is_empty('select from amendments', 'a stranger sees no amendments');
select throws_ok(q, 'PT404', 'offer_unknown', 'a stranger can''t ' || q) from unnest(array[
  $$ select tests.amend(tests.seen(), '{"price": 1}') $$, $$ select tests.reply(11, 'agreed') $$]) as q;
select tests.act_as_visitor();
select throws_ok(q, '42501', null, 'a visitor can''t ' || q) from unnest(array[
  'select from amendments', $$ select tests.amend(1, '{"price": 1}') $$, $$ select tests.reply(10, 'agreed') $$]) as q;
select tests.act_as('nora');
select throws_ok($$ update amendments set state = 'agreed' $$, '42501', null, 'nobody writes the table directly');

-- Bounds, the closing, and the end
select tests.reply(12, 'taken_back');
select tests.act_as_owner_of_db();
select is(private.limit_of('offers.amendments_per_side'), 20, 'a side proposes twenty times');
do $$ begin
  for n in 1..20 - (select count(*) from amendments where made_by = 'buyer') loop
    delete from private.rate_buckets;
    perform tests.act_as('nora');
    perform tests.amend(tests.seen(), jsonb_build_object('price', 400000 + n));
    perform tests.act_as_owner_of_db();
  end loop;
end $$;
delete from private.rate_buckets;
select tests.act_as('nora');
select throws_ok($$ select tests.amend(tests.seen(), '{"price": 460000}') $$, 'PT409', 'too_many_versions', 'a side proposes no more than twenty times');
select tests.act_as('olive');
select is(split_part(tests.amend(tests.seen(), '{"price": 471000}'), ' ', 2), 'open', 'the other side has a limit of its own');
select matches(tests.amend(tests.seen(), '{"survey": "split", "title_policy": "owner", "deposit_holder": " Summit Title "}'),
  'open deposit_holder survey title_policy$', 'a side proposes who pays what');
select is((select concat_ws(', ', v.survey, v.title_policy, v.transfer_tax, v.deposit_holder) from offer_versions v order by v.n desc limit 1),
  'split, owner, Summit Title', 'a cost that is left open stays open');
select throws_ok($$ select settle_step(tests.sale(), 'closing', 5, 'done') $$, 'PT422', 'step_not_yet', 'nobody says that the sale closed before its day');
select tests.act_as_owner_of_db();
update sale_steps set agreed_on = tests.day(0) where kind = 'closing';
select tests.act_as('olive');
select settle_step(tests.sale(), 'closing', 5, 'done') ->> 'state';
select tests.act_as('nora');
select throws_ok(format('select tests.reply(%s, ''agreed'')', (select max(n) from amendments)), 'PT409', 'step_settled', 'nothing is amended after the closing');
select tests.act_as('olive');
update listings set status = 'sold' where id = tests.id_of('cottage');
select throws_ok($$ select tests.amend(tests.seen(), '{"price": 471001}') $$, 'PT409', 'offer_not_open', 'nothing is amended once the home is sold');
select throws_ok(format('select tests.reply(%s, ''taken_back'')', (select max(n) from amendments)), 'PT409', 'offer_not_open', 'nothing is answered once the home is sold');
select is(my_sale(tests.sale()) #>> '{sale,amendments,-1,state}', 'lapsed', 'an amendment that waited lapses when the home is sold');
select tests.act_as_owner_of_db();
delete from auth.users where id = tests.id_of('nora');
select is((select string_agg(distinct concat(case made_by when 'buyer' then said end, case answered_by when 'buyer' then answer end), '|') from amendments), '', 'a closed account takes its words along');
select is((select string_agg(said, '|') from amendments where said <> ''), 'The roof is old.', 'a closed account takes only its own words along');

select * from finish();
rollback;
