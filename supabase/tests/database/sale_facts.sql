-- What is recorded at the steps of a sale. Olive owns the cottage, Nora buys it; Stan is a stranger. What one side keeps
-- to itself reaches the other by no road: it is a canary here.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'nora', 'stan']) as p;
update auth.users set email_confirmed_at = now();
select tests.make_listing('cottage', 'olive');
\ir offers.psql
create function tests.sale() returns uuid language sql stable security definer as $$ select id from public.sales $$;
create function tests.record(kind text, seen jsonb, told jsonb) returns text language sql as $$
  select record_facts(tests.sale(), kind, seen, told) ->> 'state'
$$;
-- What the caller's side reads of a field, the latest last.
create function tests.fact(kind text, field text) returns text language sql as $$
  select string_agg(concat(f ->> 'made_by', ': ', f ->> 'value'), ', ' order by (f ->> 'n')::integer, f ->> 'side')
  from jsonb_array_elements(my_sale(tests.sale()) #> '{sale,facts}') as f
  where f ->> 'kind' = fact.kind and f ->> 'field' = fact.field
$$;

select tests.act_as('nora');
select tests.make('n1', 'cottage', 480000, '{"inspection_days": 10, "earnest_money": 5000, "financing": "conventional", "down_payment": 100000, "financing_days": 25, "appraisal_days": 20}') ->> 'state';
select tests.act_as('olive');
select accept_offer(tests.id_of('n1'), 1) ->> 'state';

-- Who may write what
select tests.act_as('nora');
select is(tests.record('earnest_money', '{"amount": null, "sent": null}', '{"amount": "5000", "sent": "2026-12-01"}'), 'accepted', 'the buyer records what she sent');
select is(tests.record('earnest_money', '{"amount": null, "sent": null}', '{"amount": "5000", "sent": "2026-12-01"}'), 'accepted', 'recording the same fact again is accepted');
select is((select count(*)::integer from sale_facts), 2, 'a fact recorded twice is stored once');
select throws_ok(format('select tests.record(%L, ''{}'', %L)', step, told), 'PT400', 'bad_request', 'the buyer can''t record ' || told || ' at ' || step)
from (values ('earnest_money', '{"received": "2026-12-02"}'), ('earnest_money', '{"balance": "1"}'), ('earnest_money', '{"amount": 5000}'),
  ('repairs', '{"answer": "No."}'), ('recording', '{"funds": "2026-12-20"}'), ('inspection', '["x"]')) as forbidden (step, told);
select throws_ok($$ select tests.record('home_sale', '{}', '{"closes": "2026-12-30"}') $$, 'PT404', 'step_unknown', 'nothing is recorded at a step that the terms don''t have');
select tests.act_as('olive');
select throws_ok(format('select tests.record(%L, ''{}'', %L)', step, told), 'PT400', 'bad_request', 'the owner can''t record ' || told || ' at ' || step)
from (values ('earnest_money', '{"amount": "1"}'), ('loan', '{"approved": "2026-12-02"}'), ('loan', '{"notes": "Bank"}'), ('inspection', '{"notes": "x"}')) as forbidden (step, told);
select is(tests.record('earnest_money', '{"received": null}', '{"received": "2026-12-02"}'), 'accepted', 'the owner records that it came');
select is(tests.fact('earnest_money', 'amount') || ', ' || tests.fact('earnest_money', 'received'), 'buyer: 5000, owner: 2026-12-02', 'both sides read what both recorded');

-- The names and the land of the contract
select is(tests.record('contract', '{}', jsonb_build_object('legal_description', E'Lot 4, Block 2,\nMaple Grove', 'sellers', 'Olive Owner')), 'accepted', 'the owner records the land as in the deed');
select throws_ok($$ select tests.record('contract', '{}', '{"buyers": "Nora"}') $$, 'PT400', 'bad_request', 'an owner can''t write the buyers'' names');
select is(tests.record('contract', '{"parcel": null}', jsonb_build_object('parcel', '029-24-31-0082')), 'accepted', 'the owner records the parcel''s number');
select throws_ok($$ select tests.record('contract', jsonb_build_object('legal_description', E'Lot 4, Block 2,\nMaple Grove'), jsonb_build_object('legal_description', repeat('x', 3001))) $$,
  'PT422', 'sale_fact_invalid', 'a legal description has an end');
select tests.act_as('nora');
select throws_ok($$ select tests.record('contract', '{}', '{"legal_description": "Lot 5"}') $$, 'PT400', 'bad_request', 'a buyer can''t write the legal description');
select is(tests.record('contract', '{}', '{"buyers": "Nora Buyer"}'), 'accepted', 'the buyer records the names for the new deed');
select is(concat_ws('; ', tests.fact('contract', 'sellers'), tests.fact('contract', 'buyers'), tests.fact('contract', 'legal_description')),
  E'owner: Olive Owner; buyer: Nora Buyer; owner: Lot 4, Block 2,\nMaple Grove', 'both sides read what is recorded for the contract');
select tests.act_as('olive');

-- Nobody overwrites what they haven't seen
select is(tests.record('earnest_money', '{"holder": null}', '{"holder": "First Title"}'), 'accepted', 'the owner names the holder');
select tests.act_as('nora');
select throws_ok($$ select tests.record('earnest_money', '{"holder": null}', '{"holder": "Other Title"}') $$, 'PT409', 'sale_changed', 'a buyer can''t replace a fact that she hasn''t read');
select is(tests.record('earnest_money', '{"holder": "First Title"}', '{"holder": "First Title LLC"}'), 'accepted', 'a buyer replaces a fact that she has read');
select is(tests.record('earnest_money', '{"holder": "First Title LLC"}', '{"holder": null}'), 'accepted', 'a buyer takes a fact out');
select is(tests.fact('earnest_money', 'holder'), 'owner: First Title, buyer: First Title LLC, buyer: ', 'a fact that was taken out keeps its history');

-- What a field is
select throws_ok(format('select tests.record(%L, ''{"amount": "5000", "sent": "2026-12-01"}'', jsonb_build_object(%L, %L))', step, field, told), 'PT422', 'sale_fact_invalid', 'a step has no field ' || field || ': ' || told)
from (values ('earnest_money', 'amount', '-1'), ('earnest_money', 'amount', '5,000'), ('earnest_money', 'amount', '2000000001'), ('earnest_money', 'sent', '2027-02-29'),
  ('earnest_money', 'sent', '12/01/2026'), ('inspection', 'appointment', '2026-12-01 10:30'), ('inspection', 'appointment', '2026-12-01T24:00'), ('inspection', 'inspector', E'Ann\nLee'),
  ('inspection', 'inspector', ' '), ('inspection', 'inspector', repeat('x', 101)), ('inspection', 'notes', repeat('x', 501)), ('title', 'phone', '12345678'), ('title', 'phone', '483920114455'),
  ('title', 'phone', 'call me')) as wrong (step, field, told);
select throws_ok(format('select tests.record(%L, ''{}'', jsonb_build_object(%L, %L))', step, field, told), 'PT422', 'message_has_secret_numbers', 'a fact can''t have an account number: ' || field || ': ' || told)
from (values ('earnest_money', 'holder', 'Chase 483920114455'), ('title', 'officer', '021000021'), ('repairs', 'asked_for', 'Credit to account 12345678'),
  ('inspection', 'notes', 'wire to 483920114455'), ('title_review', 'objections', 'IBAN DE89 3704 0044 0532 0130 00')) as secret (step, field, told);
select is(tests.record('title_review', '{}', '{"objections": "Release the lien recorded as 2019041288."}'), 'accepted', 'a lien has a number');

-- Each side writes down the company by itself
select is(tests.record('title', '{}', '{"phone": "(303) 555-0100", "company": "Canary Title", "file_number": "24-118822"}'), 'accepted', 'the buyer writes down the company');
select is(tests.record('loan', '{}', '{"notes": "Canary Bank, 303-555-0177", "approved": "2026-12-05"}'), 'accepted', 'the buyer records her lender');
select is(tests.record('inspection', '{}', '{"notes": "Canary in the cellar", "inspector": "Ann Lee"}'), 'accepted', 'the buyer records her notes');
select is(tests.record('signing', '{}', '{"place": "Canary Street", "appointment": "2026-12-18T10:30"}'), 'accepted', 'the buyer records when she signs');
select is(my_sale(tests.sale()) #>> '{sale,phones_differ}', 'false', 'nobody else has a number to compare');
select tests.act_as('olive');
select is(tests.fact('loan', 'approved'), 'buyer: 2026-12-05', 'the owner reads when the loan was approved');
select is(tests.fact('title', 'phone'), null, 'the owner reads no phone number of the buyer');
select ok(my_sale(tests.sale())::text !~* 'canary|555-01', 'the owner reads none of the buyer''s own facts in the room of the sale');
select ok(my_offer(tests.id_of('n1'))::text !~* 'canary|555-01', 'the owner reads none of the buyer''s own facts in the offer');
select ok(offers_of_home(tests.id_of('cottage'))::text !~* 'canary|555-01', 'the owner reads none of the buyer''s own facts in the offers of the home');
select ok(private.open_sales()::text !~* 'canary|555-01', 'the owner reads none of the buyer''s own facts in the sales that go on');
select is_empty($$ select from sale_facts where value ~* 'canary|555-01' $$, 'the owner reads none of the buyer''s own facts in the table');
select is((select count(*)::integer from sale_facts where side = 'buyer'), 0, 'the owner can''t count the buyer''s own facts');
select is(my_closing_company(tests.id_of('cottage')) ->> 'phone', null, 'the owner reads no phone number of the buyer beside a message');
select is(tests.record('title', '{}', '{"phone": "+1 303-555-0100"}'), 'accepted', 'the owner records the company''s number herself');
select is(my_sale(tests.sale()) #>> '{sale,phones_differ}', 'false', 'the same number in another spelling doesn''t differ');
select is(tests.record('title', '{"phone": "+1 303-555-0100"}', '{"phone": "303-555-0199"}'), 'accepted', 'the owner records another number');
select is(my_sale(tests.sale()) #>> '{sale,phones_differ}', 'true', 'the owner learns that the two numbers differ');
select is(my_closing_company(tests.id_of('cottage')) ->> 'phone', '303-555-0199', 'the owner reads her own number beside a message');
select tests.act_as('nora');
select is(my_sale(tests.sale()) #>> '{sale,phones_differ}', 'true', 'the buyer learns that the two numbers differ');
select ok(my_sale(tests.sale())::text !~ '0199', 'the buyer reads no number of the owner''s');

-- A call counts under the number that one wrote down oneself
select throws_ok($$ select tests.record('earnest_money', '{}', '{"called": "303-555-0199"}') $$, 'PT422', 'sale_fact_invalid', 'the owner''s number isn''t hers');
select is(tests.record('earnest_money', '{}', '{"called": "(303) 555-0100"}'), 'accepted', 'the buyer has called hers');
select is(tests.fact('earnest_money', 'called'), 'buyer: (303) 555-0100', 'the history says that the buyer has called her number');
select tests.act_as('olive');
select is(tests.fact('earnest_money', 'called'), 'buyer: ', 'the owner is told of the call, without the number');

-- One side doesn't use up what the other may write
select tests.act_as_owner_of_db();
insert into sale_facts (sale_id, kind, field, side, n, value, made_by) select tests.sale(), 'earnest_money', 'holder', 'both', 100 + n, 'Title', 'owner' from generate_series(1, private.limit_of('offers.versions')::integer) n;
select tests.act_as('nora');
select is(tests.record('earnest_money', '{"holder": "Title"}', '{"holder": "First Title"}'), 'accepted', 'the buyer still writes what both do');
select tests.act_as('olive');

-- Nobody else
select throws_ok($$ insert into sale_facts (sale_id, kind, field, side, n, value, made_by) values (tests.sale(), 'title', 'company', 'owner', 1, 'x', 'owner') $$, '42501', null, 'nobody writes the table of facts directly');
select tests.act_as('stan');
select is_empty('select from sale_facts', 'a stranger sees nothing');
select is(my_closing_company(tests.id_of('cottage')), null::jsonb, 'a stranger reads no company');
select throws_ok($$ select tests.record('title', '{}', '{"company": "x"}') $$, 'PT404', 'offer_unknown', 'a stranger records nothing');
select tests.act_as_visitor();
select throws_ok(q, '42501', null, 'a visitor can''t ' || q) from unnest(array[
  'select from sale_facts', $$ select record_facts(tests.sale(), 'title', '{}', '{}') $$, $$ select my_closing_company(tests.id_of('cottage')) $$]) as q;

-- The end
select tests.act_as('olive');
update listings set status = 'sold' where id = tests.id_of('cottage');
select throws_ok($$ select tests.record('title', '{}', '{"officer": "Ann"}') $$, 'PT409', 'offer_not_open', 'nothing is recorded at a step once the home is sold');
select is(tests.record('recording', '{}', '{"number": "2026-0128834", "funds": "2026-12-19"}'), 'accepted', 'the deed is recorded after the home is sold');
select tests.act_as_owner_of_db();
delete from auth.users where id = tests.id_of('nora');
select is_empty($$ select from sale_facts where side = 'buyer' $$, 'a closed account takes along what was its own');
select is((select string_agg(distinct coalesce(value, '-'), ' ') from sale_facts where made_by = 'buyer' and field in ('inspector', 'objections', 'holder')), '-', 'the words of a closed account are deleted');
select is((select value from sale_facts where field = 'sent'), '2026-12-01', 'days and amounts stay');
select is((select value from sale_facts where kind = 'recording' and field = 'number'), '2026-0128834', 'facts that the owner recorded stay');

select * from finish();
rollback;
