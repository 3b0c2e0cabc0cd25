-- Offers: buyers make them, the owner answers, rounds are sealed, and nobody else learns anything. Olive owns
-- the cottage; Nora, Bert and Cleo are buyers; Stan is a stranger, Oscar another owner. Which act is possible in which
-- state is compared with a model in tests/database/offers/offer-histories.test.ts.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'nora', 'bert', 'cleo', 'stan', 'oscar', 'newcomer']) as p;
update auth.users set email_confirmed_at = now() where id <> tests.id_of('newcomer');
update profiles set full_name = initcap(split_part(u.email::text, '@', 1)) || ' Surname' from auth.users u where u.id = profiles.id;
select tests.make_listing(h, 'olive') from unnest(array['cottage', 'barn', 'villa', 'loft']) as h;
select tests.make_listing('attic', 'olive', 'draft'), tests.make_listing('bungalow', 'oscar');
insert into documents (id, user_id, name, type, size, path, sha256)
select tests.id_of(d), tests.id_of(p), d || '.pdf', 'application/pdf', 9, tests.id_of(p) || '/' || tests.id_of(d) || '.pdf', repeat('0', 64)
from (values ('funds', 'nora'), ('letter', 'nora'), ('deed', 'bert')) as files (d, p);
\ir offers.psql

-- Nora makes an offer
select tests.act_as('nora');
select is(offer_start(tests.id_of('cottage')) - '{home}'::text[], jsonb_build_object('obstacle', null, 'round', null, 'offer_id', null,
  'needs', '{"disclosures": false, "showing": false, "proof": false}'::jsonb, 'met', private_met), 'nothing keeps the buyer from making an offer')
from (values ('{"disclosures": true, "showing": true}'::jsonb)) as v (private_met);
select is(tests.make('n1', 'cottage', 480000, '{"note": " Facts \r\nonly ", "included": "The kids'' playset", "agent_name": "Our Family Realty"}', jsonb_build_array(jsonb_build_object('document_id', tests.id_of('funds'), 'kind', 'proof_of_funds')))
  #>> '{versions,0,terms,note}', E'Facts \nonly', 'a buyer makes an offer');
select throws_ok($$ select tests.make('n1', 'cottage', 470000) $$, 'PT409', 'already_stored', 'another price under the same id is refused');
select is(my_offers() -> 0 ->> 'state', 'open', 'the buyer sees the offer''s state');
select is(my_offers() #>> '{0,versions,0,files,0,name}', 'funds.pdf', 'the buyer sees the offer''s file');
select throws_ok(format('select make_offer(gen_random_uuid(), %L, %L, now() + interval ''1 day'')', tests.id_of('barn'), t), 'PT422', 'offer_invalid', 'refused: ' || w)
from (values
  ('no terms', 'null'::jsonb), ('a list', '[]'), ('unknown names', tests.terms(1, '{"offer_id": "x"}')), ('no price', tests.terms(1) - 'price'),
  ('no closing date', tests.terms(1) - 'closing_on'), ('a price of nothing', tests.terms(0)), ('half a dollar', tests.terms(1, '{"price": 1.5}')),
  ('words for a number', tests.terms(1, '{"price": "many"}')), ('more than a column holds', tests.terms(1, '{"price": 99999999999}')),
  ('a down payment in cash', tests.terms(9, '{"down_payment": 1}')), ('a loan without one', tests.terms(9, '{"financing": "va"}')),
  ('more earnest money than the price', tests.terms(9, '{"earnest_money": 10}')), ('a gap without an appraisal', tests.terms(9, '{"appraisal_gap": 1}')),
  ('a fee without an agent', tests.terms(9, '{"agent_share": 2}')), ('two fees', tests.terms(9, '{"agent_name": "A", "agent_share": 2, "agent_amount": 1}')),
  ('a long note', tests.terms(9, jsonb_build_object('note', repeat('x', 501)))), ('a bell', tests.terms(9, jsonb_build_object('note', E'\x07'))),
  ('a maximum at the price', tests.terms(9, '{"escalates_to": 9, "escalates_by": 1}')), ('a maximum without a step', tests.terms(9, '{"escalates_to": 10}')), ('a step without a maximum', tests.terms(9, '{"escalates_by": 1}')),
  ('a step of nothing', tests.terms(9, '{"escalates_to": 10, "escalates_by": 0}')), ('a fixed price', tests.terms(9, '{"fixes": 1}')), ('a proof', tests.terms(9, '{"over_price": 1}')),
  ('an approved loan in cash', tests.terms(9, '{"approved_amount": 5}')), ('a lender in cash', tests.terms(9, '{"lender": "Bank"}')),
  ('a warranty without a most', tests.terms(9, '{"warranty": "owner"}')), ('a most without a warranty', tests.terms(9, '{"warranty_most": 1}')), ('a warranty above the price', tests.terms(9, '{"warranty": "split", "warranty_most": 10}')),
  ('a home to sell that is none', tests.terms(9, '{"has_no_home": true, "home_sale_days": 5}')),
  ('a closing yesterday', tests.terms(9, jsonb_build_object('closing_on', tests.day(-1)))), ('one in two years', tests.terms(9, jsonb_build_object('closing_on', tests.day(700)))),
  ('a bad date', tests.terms(9, '{"closing_on": "2026-02-31"}')), ('a closing at infinity', tests.terms(9, '{"closing_on": "infinity"}'))
) as bad (w, t);
select throws_ok(format('select make_offer(gen_random_uuid(), %L, %L, %L)', tests.id_of('barn'), tests.terms(9), until), 'PT422', 'offer_invalid', 'an offer can''t be valid until ' || coalesce(until::text, 'nothing'))
from unnest(array[null, now(), now() + interval '31 days', 'infinity']::timestamptz[]) as until;
select throws_ok(format('select tests.make(''x'', ''barn'', 9, %L)', jsonb_build_object('closing_on', tests.day(d)) || t), 'PT422', c, 'impossible dates: ' || t::text)
from (values ('{"inspection_days": 41}'::jsonb, 40, 'contingency_after_closing'), ('{"disclosure_days": 10}', 9, 'contingency_after_closing'),
  ('{"home_sale_days": 180, "inspection_days": 5}', 90, 'contingency_after_closing'),
  ('{"financing": "va", "down_payment": 0, "financing_days": 60, "inspection_days": 45}', 9, 'contingency_after_closing'),
  ('{}', 2, 'offer_outlives_closing')) as bad (t, d, c);
select throws_ok(format('select tests.make(''x'', ''barn'', 9, ''{}'', %L)', f), c, m, 'an offer can''t have the files ' || f)
from (values ('null', 'PT422', 'offer_invalid'), ('{}', 'PT422', 'offer_invalid'), ('[{}]', 'PT404', 'document_not_found'),
  ('[{"document_id": "x"}]', 'PT422', 'offer_invalid'),
  (jsonb_build_array(jsonb_build_object('document_id', tests.id_of('deed'), 'kind', 'pre_approval'))::text, 'PT404', 'document_not_found'),
  (jsonb_build_array(jsonb_build_object('document_id', tests.id_of('funds'), 'kind', 'passport'))::text, 'PT422', 'offer_invalid')) as bad (f, c, m);
select throws_ok($$ select tests.make('x', 'barn', 9, '{"note": "Card 4111 1111 1111 1111"}') $$, 'PT422', 'message_has_secret_numbers', 'card numbers are refused');
select throws_ok(format('select tests.make(''x'', ''barn'', 9, %L)', t), 'PT422', 'offer_tells_of_people', 'words about people are refused: ' || t)
from unnest(array['{"note": "Our kids would walk to school."}', '{"included": "Beds for our three daughters"}', '{"excluded": "The pew, as we are Catholic"}']) as t;
select throws_ok(format('select tests.make(%L, %L, 9)', 'x', h), 'PT404', 'listing_not_found', 'nobody can make an offer for ' || h) from unnest(array['attic', 'nothing']) as h;
select is(tests.improve('n1', 1, 485000) ->> 'version', '2', 'the buyer improves the offer');
select is(tests.improve('n1', 1, 485000) ->> 'version', '2', 'improving again with the same terms changes nothing');
select throws_ok($$ select improve_offer(tests.id_of('n1'), 2, tests.terms(9, '{"inspection_days": 41}'), now() + interval '3 days') $$,
  'PT422', 'contingency_after_closing', 'the buyer can''t improve the offer with an inspection after the closing');
select throws_ok($$ select tests.counter('n1', 2, 1) $$, 'PT404', 'offer_unknown', 'the buyer can''t counter as the owner');
select tests.act_as('newcomer');
select is(offer_start(tests.id_of('barn')) ->> 'obstacle', 'offer_needs_confirmed_address', 'a buyer without a confirmed address sees what is missing');
select throws_ok($$ select tests.make('x', 'barn', 9) $$, 'PT403', 'offer_needs_confirmed_address', 'a buyer without a confirmed address can''t make an offer');
select tests.act_as('olive');
select throws_ok($$ select tests.make('x', 'barn', 9) $$, 'PT409', 'own_home', 'an owner can''t make an offer for her own home');
select throws_ok($$ select tests.make('n1', 'bungalow', 9) $$, 'PT409', 'offer_id_taken', 'nobody can make an offer under another person''s id');

-- Olive answers
select is(tests.news('olive'), 'offer_made', 'the owner is told, once');
select is((select data - 'until' from notifications where kind = 'offer_made'),
  '{"n": 2, "as": "owner", "home": "Cottage", "price": 485000, "was": 480000, "turn": "owner", "zone": "America/Denver"}'::jsonb, 'the notification has the price, what it was, and whose turn it is, but no name');
select is(offers_of_home(tests.id_of('cottage')) #> '{offers,0}' ->> 'other', 'Nora', 'the owner reads the buyer''s first name');
select is(jsonb_array_length(offers_of_home(tests.id_of('cottage')) #> '{offers,0,versions}'), 2, 'the owner reads both versions');
select is(jsonb_path_query_array(dashboard_state(), '$.offered[*].home.title'), '["Cottage"]', 'the owner''s dashboard names the home with an offer to answer');
select is(offers_of_home(tests.id_of('bungalow')), null, 'an owner reads no offers of another owner''s home');
select throws_ok($$ select counter_offer(tests.id_of('n1'), 2, tests.terms(9, '{"appraisal_days": 41}'), now() + interval '3 days') $$,
  'PT422', 'contingency_after_closing', 'the owner can''t counter with an appraisal after the closing');
select throws_ok($$ select counter_offer(tests.id_of('n1'), 2, tests.terms(9, '{"note": "A young family would be nice."}'), now() + interval '3 days') $$,
  'PT422', 'offer_tells_of_people', 'the owner can''t counter with words about people');
select throws_ok($$ select decline_offer(tests.id_of('n1'), 2, 'We sold to a Christian family.') $$, 'PT422', 'offer_tells_of_people', 'the owner can''t decline with words about people');
select is(counter_offer(tests.id_of('n1'), 2, tests.terms(495000, '{"appraisal_days": 40}'), now() + interval '2 days') ->> 'state', 'countered', 'the owner counters with an appraisal that ends on the closing day');
select is(tests.counter('n1', 3, 490000) ->> 'version', '4', 'the owner counters again with another price');
select is(dashboard_state() -> 'offered', '[]', 'an offer that the owner has countered waits for the buyer');
select tests.act_as('nora');
select is(dashboard_state() -> 'offered', '[]', 'the buyer has no offer to answer as an owner');
select is(tests.news('nora'), 'offer_countered', 'the buyer is told');
select is(tests.improve('n1', 4, 488000) ->> 'state', 'open', 'the buyer answers the counter with other terms');

-- Other owners, other buyers
select tests.act_as(p), is_empty('select * from ' || t, p || ' reads no ' || t)
from unnest(array['oscar', 'bert']) as p,
     unnest(array['offers', 'offer_versions', 'offer_files', 'offer_acts', 'offer_rounds', 'offer_settings', 'sale_figures', 'sales']) as t;
select is(my_offer(tests.id_of('n1')), null, 'a stranger can''t read an offer by its id');
select is(my_offers(), '[]', 'a stranger has no offers');
select throws_ok(q, 'PT404', 'offer_unknown', 'a stranger can''t ' || q) from unnest(array[
  $$ select tests.improve('n1', 5, 1) $$, $$ select tests.counter('n1', 5, 1) $$, $$ select accept_offer(tests.id_of('n1'), 5) $$,
  $$ select decline_offer(tests.id_of('n1'), 5) $$, $$ select withdraw_offer(tests.id_of('n1')) $$,
  $$ select stay_as_backup(tests.id_of('n1'), true) $$, $$ select announce_end(tests.id_of('n1'), 0, 'agreed', 'unsettled') $$,
  $$ select ask_about_offer(gen_random_uuid(), tests.id_of('n1'), 'Hello') $$]) as q;
select throws_ok($$ select call_off_round(gen_random_uuid()) $$, 'PT404', 'round_unknown', 'a stranger can''t call off a round');
select throws_ok($$ select call_round(gen_random_uuid(), tests.id_of('cottage'), now() + interval '1 day') $$, 'PT404', 'listing_not_found', 'a stranger can''t call a round');

-- What the owner requires, and her figures
select tests.act_as('olive');
select lives_ok($$ insert into offer_settings (listing_id, needs_showing, needs_proof) values (tests.id_of('barn'), true, true) $$, 'an owner sets requirements');
select lives_ok($$ insert into sale_figures (listing_id, mortgage_payoff, moving_on) values (tests.id_of('cottage'), 210000, tests.day(30)) $$, 'an owner stores her own figures');
select lives_ok($$ update sale_figures set taxes_due = 1200 $$, 'an owner changes her own figures');
select is(offers_of_home(tests.id_of('cottage')) #>> '{figures,mortgage_payoff}', '210000', 'an owner gets her own figures with the offers');
select tests.act_as('bert');
select is(offer_start(tests.id_of('barn')) ->> 'obstacle', 'offer_needs_showing', 'a showing that did not take place doesn''t count');
select throws_ok($$ select tests.make('b1', 'barn', 9) $$, 'PT409', 'offer_needs_showing', 'an owner''s requirement asks the buyer for a showing');
select tests.act_as_owner_of_db();
select tests.seed($$ insert into bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time, starts_at, status)
  values (gen_random_uuid(), tests.id_of('barn'), 'Bert', 'BERT@example.com', '303-555-7703', tests.day(-2), '10:00', now() - interval '2 days', 'completed') $$);
select tests.act_as('bert');
select throws_ok($$ select tests.make('b1', 'barn', 9) $$, 'PT409', 'offer_needs_proof', 'an owner''s requirement asks the buyer for a proof');
select is(tests.make('b1', 'barn', 500000, '{}', jsonb_build_array(jsonb_build_object('document_id', tests.id_of('deed'), 'kind', 'pre_approval'))) ->> 'state', 'open', 'a buyer with a showing and a proof makes an offer');

-- Files: for the owner, while the offer lives
select tests.act_as_service();
select is(open_offer_file(tests.id_of(p), tests.id_of('b1'), tests.id_of('deed')), null, p || ' opens no file') from unnest(array['stan', 'bert', 'oscar']) as p;
select is(open_offer_file(tests.id_of('olive'), tests.id_of('n1'), tests.id_of('deed')), null, 'a file belongs to its offer');
select is(open_offer_file(tests.id_of('olive'), tests.id_of('b1'), tests.id_of('deed')) ->> 'name', 'deed.pdf', 'the owner opens it');
select tests.act_as('bert');
select isnt((select opened_at from offer_files), null, 'the buyer sees that the file was opened');
select is(withdraw_offer(tests.id_of('b1'), 'We found another home.') ->> 'state', 'withdrawn', 'the buyer withdraws');
select is(withdraw_offer(tests.id_of('b1')) ->> 'state', 'withdrawn', 'withdrawing again changes nothing');
select tests.act_as_service();
select is(open_offer_file(tests.id_of('olive'), tests.id_of('b1'), tests.id_of('deed')), null, 'the file of a withdrawn offer is closed');
select tests.act_as('olive');
select is(offers_of_home(tests.id_of('barn')) #>> '{offers,0,acts,0,said}', 'We found another home.', 'the owner reads why');

-- Acceptance
select tests.heard(p) from unnest(array['olive', 'nora', 'bert', 'cleo']) as p;
select tests.act_as('bert'); select tests.make('b2', 'cottage', 470000);
select tests.act_as('cleo'); select tests.make('c2', 'cottage', 460000);
select tests.act_as_owner_of_db();
select tests.ask('cottage', tests.day(3), '09:00', 'vera@example.com', tests.id_of('veras')) from (select tests.offer('cottage', tests.day(3), '{09:00,10:00,11:00,12:00,13:00,14:00}')) as o;
select tests.ask('cottage', tests.day(3), h::time, v || '@example.com', tests.id_of(v || 's ' || h)) from (values ('stan', '11:00'), ('will', '12:00'), ('walt', '13:00'), ('max', '14:00'), ('oscar', '10:00')) as more (v, h);
insert into private.proven_requests (booking_id) values (tests.id_of('stans 11:00'));
-- Walt, who has no account, has blocked the owner. So has Oscar, whose address somebody typed.
select tests.act_as('oscar'), end_conversation((ask_owner(gen_random_uuid(), tests.id_of('cottage'), 'Goodbye.') ->> 'conversation_id')::uuid) is null;
select tests.act_as('olive'), write_to_visitor(gen_random_uuid(), tests.id_of('walts 13:00'), 'Welcome.') is not null;
select end_by_link(tests.link('walts 13:00')) ->> 'has_ended';
select tests.act_as('olive');
select throws_ok($$ delete from listings where id = tests.id_of('cottage') $$, 'PT409', 'listing_has_showings', 'a home with showings or');
select throws_ok($$ delete from listings where id = tests.id_of('barn') and false; select accept_offer(tests.id_of('n1'), 5, 'sell') $$, 'PT400', 'bad_request', 'unknown choices are refused');
select is(accept_offer(tests.id_of('n1'), 5, 'cancel', 'ask') ->> 'state', 'accepted', 'the owner accepts');
select is(accept_offer(tests.id_of('n1'), 5) ->> 'state', 'accepted', 'accepting again changes nothing');
select is((select status from listings where id = tests.id_of('cottage')), 'pending', 'the home is pending');
select is((select status from bookings where id = tests.id_of('veras')), 'cancelled', 'showings are canceled as chosen');
select is(tests.state('b2') || ', ' || tests.state('c2'), 'asked, asked', 'other buyers are asked');
select is(tests.news('nora') || ', ' || tests.news('bert') || ', ' || tests.news('cleo') || ', ' || tests.news('olive'),
  'offer_accepted, offer_backup_asked, offer_backup_asked, offer_accepted offer_made offer_made', 'everybody is told of the acceptance');
select is((my_offer(tests.id_of('n1')) -> 'sale') - '{id,accepted_at,accepted_on}'::text[], '{"n": 5, "state": "open", "accepted_by": "owner",
  "owner": "Olive Surname", "buyer": "Nora Surname", "address": "1 Main Street, Denver, CO 80202", "reason": null, "ended_at": null, "ended_by": null, "endings": 0, "ends_at": null, "wants_on": null, "has_hoa": false, "acts": [], "facts": [], "owner_cleared_at": null, "buyer_cleared_at": null, "file_by": {}, "phones_differ": false, "is_first": true, "amendments": []}'::jsonb, 'the accepted offer has a sale with both parties');
select is((select accepted_on from sales), tests.day(0), 'the sale was agreed on today');
select is((select string_agg(kind || ' ' || due_on - tests.day(0), ', ' order by due_on, kind) from sale_steps where kind in ('settlement_statement', 'walk_through', 'closing', 'possession')),
  'settlement_statement 39, walk_through 39, closing 40, possession 40', 'the steps of the sale have their dates');
select is((select string_agg(status, ' ' order by status) from timeline_steps), 'completed completed completed completed completed current', 'the owner''s timeline is at its last step');
select tests.act_as('stan');
select throws_ok($$ select tests.make('s1', 'cottage', 9) $$, 'PT409', 'home_has_sale', 'a buyer who doesn''t know of the sale is told');
select is(tests.make('s1', 'cottage', 9, '{}', '[]', null, true) -> 'backup_place', '1', 'a pending home takes offers as backups');
select is(my_offer(tests.id_of('s1')) - array(select jsonb_object_keys(my_offer(tests.id_of('s1'))) except select unnest('{state,has_sale_ahead}'::text[])),
  '{"state": "backup", "has_sale_ahead": true}', 'a backup is marked as such for the buyer');
select tests.outdate('s1'), tests.tick();
select is(tests.state('s1'), 'backup 1', 'a backup stays in line after its day');
select tests.act_as('olive');
select is(my_offer(tests.id_of('s1')) #>> '{acts,0,act}', 'joined', 'the owner sees that a backup joined the line');
select is((select data from notifications where kind = 'offer_made' and subject_id = tests.id_of('s1')), '{"n": 1, "as": "owner", "home": "Cottage", "backup": true, "price": 9}'::jsonb, 'the owner is told of a backup');
select throws_ok(q, 'PT409', 'offer_not_open', 'a backup can''t be answered behind a sale: ' || q) from unnest(array[
  $$ select accept_offer(tests.id_of('s1'), 1) $$, $$ select tests.counter('s1', 1, 9) $$]) as q;
select is(decline_offer(tests.id_of('s1'), 1) ->> 'state', 'declined', 'a backup can be declined behind a sale');
select tests.act_as('nora');
select throws_ok($$ select withdraw_offer(tests.id_of('n1')) $$, 'PT409', 'offer_not_open', 'an accepted offer can''t be withdrawn');

-- Backups, and falling through
select tests.act_as('cleo'); select is(stay_as_backup(tests.id_of('c2'), true) ->> 'backup_place', '1', 'the first to stay is first in line');
select is(stay_as_backup(tests.id_of('c2'), true) ->> 'backup_place', '1', 'staying again changes nothing');
select tests.act_as('bert'); select is(stay_as_backup(tests.id_of('b2'), true) ->> 'backup_place', '2', 'the second to stay is second in line');
select tests.heard(p) from unnest(array['olive', 'nora', 'bert', 'cleo']) as p;

-- The owner ranks them
select tests.act_as(p), throws_ok($$ select tests.rank('cottage', '{c2,b2}', '{b2,c2}') $$, 'PT404', 'listing_not_found', p || ' ranks no backups')
from unnest(array['bert', 'oscar']) as p;
select tests.act_as('olive');
select is((select string_agg(o ->> 'backup_place', ' ' order by o ->> 'id' = tests.id_of('b2')::text) from jsonb_array_elements(tests.rank('cottage', '{c2,b2}', '{b2,c2}') -> 'offers') as o), '2 1', 'the owner ranks them');
select is(tests.state('b2') || ', ' || tests.state('c2'), 'backup 1, backup 2', 'the owner''s order is stored');
select lives_ok($$ select tests.rank('cottage', '{c2,b2}', '{b2,c2}') $$, 'ranking again in the same order changes nothing');
select throws_ok($$ select tests.rank('cottage', '{c2,b2}', '{c2,b2,n1}') $$, 'PT409', 'line_changed', 'the owner can''t rank a line that has changed');
select throws_ok(format('select tests.rank(''cottage'', ''{b2,c2}'', %L)', r), 'PT400', 'bad_request', 'the owner can''t rank other offers than those in line: ' || r)
from unnest(array['{c2}', '{c2,c2}', '{c2,b2,n1}', '{}']) as r;
select throws_ok($$ select rank_backups(tests.id_of('cottage'), '{}', array_fill(tests.id_of('b2'), array[501])) $$, 'PT400', 'bad_request', 'the owner can''t rank any number of offers');
select is(tests.news('bert') || tests.news('cleo'), '', 'nobody is mailed about it');
select tests.act_as('bert'); select is(my_offer(tests.id_of('b2')) ->> 'backup_place', '1', 'a buyer sees their new place in line');
select tests.act_as('olive'); select tests.rank('cottage', '{b2,c2}', '{c2,b2}');
select tests.act_as('nora');
select throws_ok(format('select announce_end(tests.id_of(''n1''), %L, %L, %L, %L)', seen, r, m, w), c, e, 'the end of a sale needs ' || what)
from (values
  (0, 'left', 'unsettled', '', 'PT400', 'bad_request', 'a reason of ours'), (0, null, 'unsettled', '', 'PT400', 'bad_request', 'a reason'),
  (0, 'inspection', null, '', 'PT400', 'bad_request', 'a word about the earnest money'), (0, 'inspection', 'to_us', '', 'PT400', 'bad_request', 'a known one'),
  (0, 'other', 'unsettled', '  ', 'PT422', 'end_needs_words', 'words, for another reason'), (0, 'agreed', 'unsettled', repeat('x', 501), 'PT422', 'offer_invalid', 'few of them'),
  (0, 'agreed', 'unsettled', 'My card is 4111 1111 1111 1111.', 'PT422', 'message_has_secret_numbers', 'no secret numbers'),
  (0, 'financing', 'unsettled', '', 'PT422', 'end_without_loan', 'a loan, if that is the reason'),
  (1, 'inspection', 'unsettled', '', 'PT409', 'sale_changed', 'the announcements that there are'), (null, 'inspection', 'unsettled', '', 'PT409', 'sale_changed', 'their number')
) as bad (seen, r, m, w, c, e, what);
select throws_ok(q, 'PT409', 'sale_changed', 'nobody can answer an end before one is announced: ' || q) from unnest(array[
  $$ select agree_to_end(tests.id_of('n1'), 0, 'unsettled') $$, $$ select go_on_with_sale(tests.id_of('n1'), 0) $$]) as q;
select is(announce_end(tests.id_of('n1'), 0, 'inspection', 'to_buyer', 'The roof.') #>> '{sale,reason}', 'inspection', 'a side announces the end and says why');
select is(announce_end(tests.id_of('n1'), 0, 'inspection', 'to_buyer', 'The roof.') #>> '{sale,endings}', '1', 'announcing the same end again changes nothing');
select throws_ok($$ select announce_end(tests.id_of('n1'), 0, 'inspection', 'to_owner', 'The roof.') $$, 'PT409', 'sale_changed', 'announcing an end with another reason is refused');
select is((select (ends_at - clock_timestamp() between interval '23 hours' and interval '24 hours', state, ended_by, ended_at) from sales where offer_id = tests.id_of('n1')),
  (true, 'open'::text, 'buyer'::text, null::timestamptz), 'a sale whose end was announced ends in a day');
select is(tests.is_sold('cottage') || ', ' || tests.state('n1') || ', ' || tests.state('c2'), 'pending, accepted, backup 1', 'an announced end changes nothing for the home and the backups until its day');
select is(my_offer(tests.id_of('n1')) #>> '{acts,-1,earnest_money}', 'to_buyer', 'the history has what was said about the earnest money');
select throws_ok($$ select agree_to_end(tests.id_of('n1'), 1, 'to_buyer') $$, 'PT409', 'sale_changed', 'nobody agrees with themselves');
select is(tests.news('nora') || ', ' || tests.news('olive') || ', ' || tests.news('bert') || ', ' || tests.news('cleo'), 'sale_ending, sale_ending, , ', 'both sides are told of the announced end, and nobody else');
select tests.act_as('olive');
select is(my_offer(tests.id_of('n1')) #>> '{acts,-1,said}', 'The roof.', 'the other side reads why');
select throws_ok($$ update listings set status = 'sold' where id = tests.id_of('cottage') $$, 'PT409', 'sale_is_ending', 'a home is not sold while its sale ends');
select throws_ok($$ update listings set status = 'withdrawn' where id = tests.id_of('cottage') $$, 'PT409', 'listing_has_sale', 'a home is not withdrawn while its sale ends');
select throws_ok($$ select announce_end(tests.id_of('n1'), 1, 'agreed', 'to_owner') $$, 'PT409', 'sale_changed', 'a sale can''t be ended twice');
select throws_ok($$ select agree_to_end(tests.id_of('n1'), 0, 'to_owner') $$, 'PT409', 'sale_changed', 'nobody agrees to an end they have not seen');
select is(go_on_with_sale(tests.id_of('n1'), 1) #>> '{sale,wants_on}', 'owner', 'one side proposes to go on');
select is(go_on_with_sale(tests.id_of('n1'), 1) #>> '{sale,wants_on}', 'owner', 'proposing to go on again changes nothing');
select tests.act_as('stan');
select throws_ok(q, 'PT404', 'offer_unknown', 'a stranger can''t ' || q) from unnest(array[
  $$ select announce_end(tests.id_of('n1'), 1, 'agreed', 'unsettled') $$, $$ select agree_to_end(tests.id_of('n1'), 1, 'unsettled') $$,
  $$ select go_on_with_sale(tests.id_of('n1'), 1) $$]) as q;
select tests.act_as('nora');
select is(tests.news('nora'), 'sale_ending sale_wants_on', 'the other is told');
select is((go_on_with_sale(tests.id_of('n1'), 1) -> 'sale') - '{id,n,state,accepted_by,accepted_at,accepted_on,owner,buyer,address,acts,ended_at}'::text[],
  '{"endings": 1, "ends_at": null, "ended_by": null, "reason": null, "wants_on": null, "has_hoa": false, "facts": [], "owner_cleared_at": null, "buyer_cleared_at": null, "file_by": {}, "phones_differ": false, "is_first": true, "amendments": []}'::jsonb, 'the other side agrees to go on, and the sale goes on');
select is(go_on_with_sale(tests.id_of('n1'), 1) #>> '{sale,endings}', '1', 'agreeing to go on again changes nothing');
select throws_ok($$ select agree_to_end(tests.id_of('n1'), 1, 'unsettled') $$, 'PT409', 'sale_changed', 'the end that was taken back can''t be agreed to');
select is(tests.news('olive'), 'sale_ending sale_kept', 'both sides are told that the sale goes on');
select is(tests.end_day('n1'), tests.tick(), 'the day of an end that was taken back passes');
select is(tests.state('n1'), 'accepted', 'a sale that goes on survives the day of its end');
select tests.heard(p) from unnest(array['olive', 'nora']) as p;
select announce_end(tests.id_of('n1'), 1, 'other', 'divided', 'Once more.');
select is(tests.news('olive'), 'sale_ending', 'a second announcement is news again');
select tests.end_day('n1');
select is(my_offer(tests.id_of('n1')) ->> 'state' || ' ' || (my_offer(tests.id_of('n1')) #>> '{sale,state}') || coalesce(my_offer(tests.id_of('n1')) #>> '{sale,address}', ' without address'),
  'fell_through fell_through without address', 'the sale is over after a day, even before the tick');
select throws_ok($$ select go_on_with_sale(tests.id_of('n1'), 2) $$, 'PT409', 'offer_not_open', 'an end whose day is over can''t be taken back');
select tests.heard(p) from unnest(array['olive', 'nora', 'bert', 'cleo']) as p;
select is(tests.tick(), 1, 'the tick ends it');
select is((select (state, reason, ended_by, ended_at = ends_at) from sales where offer_id = tests.id_of('n1')), ('fell_through'::text, 'other'::text, 'buyer'::text, true), 'the tick dates the end to its day');
select is(tests.is_sold('cottage'), 'active', 'the home is back');
select is(tests.state('c2') || ', ' || tests.state('b2'), 'open, backup 2', 'the first backup is called');
select tests.act_as('bert');
select is(my_offer(tests.id_of('b2')) - array(select jsonb_object_keys(my_offer(tests.id_of('b2'))) except select unnest('{backup_place,has_sale_ahead}'::text[])),
  '{"backup_place": 1, "has_sale_ahead": false}', 'the next is first in line, with no sale ahead');
select tests.act_as('nora');
select is(tests.news('nora') || ', ' || tests.news('cleo') || ', ' || tests.news('bert') || ', ' || tests.news('olive'),
  'sale_fell_through, offer_called, , offer_called sale_fell_through', 'both sides of both offers are told');

-- Visitors whose showings were canceled are invited again, each once
select tests.act_as('nora');
select throws_ok($$ select invite_visitors(tests.id_of('n1')) $$, 'PT404', 'offer_unknown', 'a buyer can''t invite anybody');
select is(my_offer(tests.id_of('n1')) ->> 'visitors', '0', 'a buyer learns of no visitors');
select tests.act_as_owner_of_db();
insert into private.report_subjects values ('tests', '{suspend}');
insert into private.cases (id, kind, subject_id) values (tests.id_of('max'), 'tests', 'max');
insert into private.suspensions (case_id, mailbox_hash) values (tests.id_of('max'), private.mailbox_hash('max@example.com'));
select tests.act_as('olive');
select is(my_offer(tests.id_of('n1')) ->> 'visitors', '5', 'the owner can invite every visitor, whoever really has a typed address');
select throws_ok($$ select invite_visitors(tests.id_of('c2')) $$, 'PT409', 'offer_not_open', 'the owner can''t invite visitors for an offer other than the one that fell through');
select tests.act_as_owner_of_db();
select tests.ask('cottage', tests.day(3), '09:00', 'Will@example.com', tests.id_of('wills again'));
select tests.act_as('olive');
select is(invite_visitors(tests.id_of('n1')) ->> 'visitors', '0', 'visitors who have another showing, have blocked the owner, or are suspended are not invited');
select is(tests.invited(), 'stan@example.com vera@example.com', 'each gets one mail');
select is(invite_visitors(tests.id_of('n1')) ->> 'visitors', '0', 'inviting again mails nobody');
select is(tests.invited(), 'stan@example.com vera@example.com', 'nobody but the two visitors is mailed');
select tests.act_as('stan');
select is((select count(*) from notifications where kind = 'showing_again'), 1::bigint, 'visitors with an account are told there, too');
select tests.act_as_owner_of_db();
update bookings set status = 'cancelled' where id = tests.id_of('wills again');
delete from conversations;
delete from private.cases;

select tests.outdate('c2'), tests.tick();
select is(tests.state('c2') || ', ' || tests.state('b2'), 'expired, open', 'the next backup is called when a called offer expires');
select tests.act_as('olive');
select is(decline_offer(tests.id_of('b2'), 1, 'Thank you.') ->> 'state', 'declined', 'the owner declines a backup that was called');
select is(tests.state('n1'), 'fell_through', 'the one that fell through keeps its state');

-- Taking the home off the market ends what is open
select tests.act_as('nora'); select tests.make('n3', 'loft', 9);
select tests.act_as('olive');
select throws_ok($$ delete from listings where id = tests.id_of('loft') $$, 'PT409', 'listing_has_offers', 'a home with offers can''t be deleted');
update listings set status = 'withdrawn' where id = tests.id_of('loft');
select is(tests.state('n3'), 'declined', 'a withdrawn home ends its offers');
select lives_ok($$ delete from listings where id = tests.id_of('loft') $$, 'a withdrawn home whose offers ended can be deleted');
select tests.act_as('nora');
select is(my_offer(tests.id_of('n3')) ->> 'title' || coalesce(my_offer(tests.id_of('n3')) ->> 'listing_id', ' gone'), 'Loft gone', 'the buyer keeps her offer for a deleted home');

-- Best and final: canaries in every field, which nobody but their buyer may read before the deadline
select tests.heard(p) from unnest(array['olive', 'nora', 'bert', 'cleo']) as p;
select tests.forget_limits();
select tests.act_as('nora'); select tests.make('nv', 'villa', 500000);
select tests.act_as('bert'); select tests.make('bv', 'villa', 501000);
select tests.act_as('olive');
select throws_ok(format('select call_round(tests.id_of(''round''), tests.id_of(%L), %L)', h, d), c, m, 'a round is refused: ' || w) from (values
  ('villa', now() + interval '10 minutes', 'PT422', 'round_invalid', 'too soon'), ('villa', now() + interval '15 days', 'PT422', 'round_invalid', 'too late'),
  ('villa', null, 'PT422', 'round_invalid', 'no deadline'), ('cottage', now() + interval '1 day', 'PT409', 'round_needs_offers', 'for nobody'),
  ('bungalow', now() + interval '1 day', 'PT404', 'listing_not_found', 'at another''s home')) as bad (h, d, c, m, w);
select is(call_round(tests.id_of('round'), tests.id_of('villa'), now() + interval '6 hours') ->> 'id', tests.id_of('round')::text, 'the owner calls a round');
select is(call_round(tests.id_of('round'), tests.id_of('villa'), now() + interval '6 hours') ->> 'id', tests.id_of('round')::text, 'calling the same round again changes nothing');
select throws_ok($$ select call_round(gen_random_uuid(), tests.id_of('villa'), now() + interval '1 day') $$, 'PT409', 'round_running', 'the owner can''t call a second round');
select is(tests.news('nora') || tests.news('bert'), 'offer_roundoffer_round', 'all buyers are told of the round');
select tests.act_as_owner_of_db();
select is((select count(distinct (data - 'price' - 'was', created_at)) from notifications where kind = 'offer_round'), 1::bigint, 'the same but for their own price, at the same time');
create function tests.canaries() returns jsonb language sql stable as $$
  select jsonb_build_object('price', 777001, 'earnest_money', 77702, 'financing', 'other', 'down_payment', 77703,
    'financing_days', 117, 'inspection_days', 57, 'appraisal_days', 87, 'appraisal_gap', 77704, 'home_sale_days', 177,
    'disclosure_days', 47, 'seller_credit', 77705, 'agent_name', 'Canary Agent', 'agent_amount', 77706,
    'closing_on', tests.day(277), 'possession_days', 67, 'included', 'Canary included', 'excluded', 'Canary excluded', 'note', 'Canary note')
$$;
select tests.act_as('nora');
select throws_ok($$ select tests.improve('nv', 1, 1) $$, 'PT409', 'round_running', 'a buyer who doesn''t know of the round is told');
select is(improve_offer(tests.id_of('nv'), 1, tests.canaries() || '{"price": 888001}', now() + interval '3 days', '[]', tests.id_of('round')) #>> '{versions,1,is_sealed}', 'true', 'a final offer is sealed');
select is(improve_offer(tests.id_of('nv'), 2, tests.canaries(), now() + interval '3 days',
  jsonb_build_array(jsonb_build_object('document_id', tests.id_of('letter'), 'kind', 'pre_approval')), tests.id_of('round')) ->> 'version', '1', 'a sealed offer can be replaced before the deadline');
select is((select count(*) from offer_versions where offer_id = tests.id_of('nv')), 3::bigint, 'a buyer reads all versions of their own offer');
select tests.act_as('cleo');
select is(offer_start(tests.id_of('villa')) #>> '{round,id}', tests.id_of('round')::text, 'a later buyer learns of the round');
select is(make_offer(tests.id_of('cv'), tests.id_of('villa'), tests.canaries(), now() + interval '3 days', '[]', tests.id_of('round')) ->> 'version', '0', 'a later buyer makes a sealed offer');
select tests.act_as(p), is_empty('select from offer_versions where round_id is not null' || case p when 'cleo' then ' and n > 1' else '' end, p || ' reads nothing sealed by others')
from unnest(array['olive', 'bert', 'cleo', 'stan', 'oscar']) as p;
select tests.act_as('olive');
select is(tests.news('olive'), 'offer_made offer_made', 'the owner isn''t told of any');
select is((select count(*) from offers where listing_id = tests.id_of('villa')), 2::bigint, 'the owner counts no sealed offers');
select is((select count(*) from offer_versions v join offers o on o.id = v.offer_id where o.listing_id = tests.id_of('villa')), 2::bigint, 'the owner counts no sealed version through a join');
select is((select count(*) from offer_files f where f.n = 3), 0::bigint, 'the owner counts no sealed file');
select unalike(answer, '%' || canary || '%', 'the owner finds nothing sealed: ' || canary)
from (select concat(offers_of_home(tests.id_of('villa')), my_offer(tests.id_of('nv')), my_offer(tests.id_of('cv')),
        (select jsonb_agg(to_jsonb(n)) from notifications n), (select jsonb_agg(to_jsonb(o)) from offers o), (select jsonb_agg(to_jsonb(a) - 'id') from offer_acts a),
        (select jsonb_agg(to_jsonb(v)) from offer_versions v)) as answer) as road,
     unnest(array['": 777001', '": 888001', '": 77702', '": 77703', '": 77704', '": 77705', '": 77706', 'Canary', '": 117,', '": 57,', '": 87,', '": 177,', '": 47,', '": 67,',
       tests.day(77)::text, tests.id_of('cv')::text, tests.id_of('letter')::text]) as canary;
select is(my_offer(tests.id_of('cv')), null, 'a sealed offer doesn''t exist for her');
select throws_ok(q, c, m, 'round: ' || q) from (values
  ($$ select accept_offer(tests.id_of('bv'), 1) $$, 'PT409', 'round_running'), ($$ select accept_offer(tests.id_of('nv'), 3) $$, 'PT409', 'offer_changed'),
  ($$ select tests.counter('nv', 1, 9) $$, 'PT409', 'round_running'), ($$ select tests.counter('nv', 3, 9) $$, 'PT409', 'offer_changed'),
  ($$ select decline_offer(tests.id_of('bv'), 1) $$, 'PT409', 'round_running'), ($$ select accept_offer(tests.id_of('cv'), 1) $$, 'PT404', 'offer_unknown'),
  ($$ select ask_about_offer(gen_random_uuid(), tests.id_of('cv'), 'Well?') $$, 'PT404', 'offer_unknown')) as acts (q, c, m);
select tests.act_as_service();
select is(open_offer_file(tests.id_of('olive'), tests.id_of('nv'), tests.id_of('letter')), null, 'a sealed file is closed');
select is((select count(*) from offers where version > 1 and listing_id = tests.id_of('villa')), 0::bigint, 'operators don''t count sealed offers');
select tests.outdate('bv'), tests.tick();
select is(tests.state('bv'), 'open', 'no offer expires during a round');

-- Its deadline
select tests.end_round('round');
select tests.act_as('cleo');
select throws_ok($$ select tests.improve('cv', 1, 9, 'round') $$, 'PT409', 'round_over', 'a final offer after the deadline is refused');
select tests.act_as('olive');
select is((select string_agg(concat(o ->> 'version', o ->> 'state', jsonb_array_length(o -> 'versions')), ' ' order by o ->> 'version')
  from jsonb_array_elements(offers_of_home(tests.id_of('villa')) -> 'offers') as o), '1expired1 1open1 3open2', 'the owner reads all at once, even before the tick, but never a replaced version');
select is((select array_agg(n order by n) from offer_versions where offer_id = tests.id_of('nv')), '{1,3}', 'the owner reads no replaced version by any road');
select tests.tick();
select is(tests.state('bv'), 'expired', 'offers whose time ran out during a round expire');
select is((select string_agg(kind, ' ' order by kind) from notifications where kind like 'offer_round%' or kind = 'offer_expired'), 'offer_expired offer_round_opened', 'the owner is told that the round is over');
select is(tests.news('nora'), 'offer_round offer_round_opened', 'the buyers who sent a final offer are told that the round is over');
select tests.act_as('nora');
select throws_ok($$ select tests.improve('nv', 3, 9) $$, 'PT409', 'round_over', 'a final offer can''t be improved');
select tests.act_as('olive');
select is(counter_offer(tests.id_of('nv'), 3, tests.terms(780000, '{"agent_name": "Canary Agent"}'), now() + interval '2 days') ->> 'state', 'countered', 'the owner counters a final offer');
select tests.act_as('nora');
select is(accept_offer(tests.id_of('nv'), 4) #>> '{sale,accepted_by}', 'buyer', 'a buyer accepts a counter');
select is(tests.state('cv'), 'asked', 'the owner''s settings decide about the other offers');

-- Withdrawn before the deadline: never read
select tests.forget_limits();
select tests.act_as_owner_of_db();
delete from offer_settings;
select tests.act_as('cleo'); select tests.make('cb', 'barn', 9);
select tests.act_as('nora'); select tests.make('nb', 'barn', 9);
select tests.act_as('olive'); select call_round(tests.id_of('second'), tests.id_of('barn'), now() + interval '2 hours');
select tests.act_as('cleo'); select improve_offer(tests.id_of('cb'), 1, tests.canaries(), now() + interval '3 days', '[]', tests.id_of('second')), withdraw_offer(tests.id_of('cb'));
select tests.act_as_owner_of_db();
update offer_rounds set called_at = now() - interval '3 hours', deadline = clock_timestamp() where id = tests.id_of('second');
update offers set ended_at = now() - interval '1 minute' where id = tests.id_of('cb');
select tests.tick();
select tests.act_as('olive');
select is((select array_agg(n) from offer_versions where offer_id = tests.id_of('cb')), '{1}', 'a sealed offer withdrawn before the deadline stays sealed');

-- Whether a home can be deleted tells nothing of sealed offers either
select tests.forget_limits();
select tests.act_as_owner_of_db();
select tests.make_listing(h, 'oscar') from unnest(array['mill', 'mine']) as h;
select tests.act_as('cleo'); select tests.make('c-' || h, h, 9) from unnest(array['mill', 'mine']) as h;
select tests.act_as('nora'); select tests.make('n-' || h, h, 9) from unnest(array['mill', 'mine']) as h;
select tests.act_as('oscar'); select call_round(tests.id_of('r-' || h), tests.id_of(h), now() + interval '2 hours') from unnest(array['mill', 'mine']) as h;
select tests.act_as('bert'); select tests.make('b-mill', 'mill', 9, '{}', '[]', 'r-mill');
select tests.act_as('cleo'); select withdraw_offer(tests.id_of('c-' || h)) from unnest(array['mill', 'mine']) as h;
select tests.act_as('nora'); select withdraw_offer(tests.id_of('n-' || h)) from unnest(array['mill', 'mine']) as h;
select tests.act_as('oscar');
select throws_ok(format('delete from listings where id = %L', tests.id_of(h)), 'PT409', 'listing_has_offers', 'a round keeps the ' || h)
from unnest(array['mill', 'mine']) as h;
update listings set status = 'withdrawn' where id = tests.id_of('mine');
select lives_ok($$ delete from listings where id = tests.id_of('mine') $$, 'a round ends when the home leaves the market');

-- Reminders, limits, blocks
select tests.act_as_owner_of_db();
select tests.heard(p) from unnest(array['olive', 'nora', 'bert', 'cleo']) as p;
select tests.forget_limits();
select tests.act_as('cleo'); select tests.make('cu', 'bungalow', 9);
select tests.act_as_owner_of_db();
alter table offer_versions disable trigger keep_version;
update offer_versions set created_at = now() - interval '3 days' where offer_id = tests.id_of('cu');
alter table offer_versions enable trigger keep_version;
update offers set expires_at = now() + interval '23 hours' where id = tests.id_of('cu');
select tests.tick(), tests.tick();
select is((select count(*) from notifications where kind = 'offer_expires' and user_id = tests.id_of('oscar')), 1::bigint, 'the side that owes an answer is reminded once');
select tests.act_as('nora');
select tests.forget_limits(), tests.use_up('offer:person:' || tests.id_of('nora'), 3600, 60);
select throws_ok($$ select withdraw_offer(gen_random_uuid()) $$, 'PT429', 'too_many_offer_acts', 'a person''s acts are limited');
select tests.forget_limits(), tests.use_up('offer:new:person:' || tests.key_of('nora'), 86400, 10);
select throws_ok($$ select tests.make('x', 'bungalow', 9) $$, 'PT429', 'too_many_offers', 'a person''s offers are limited');
select tests.forget_limits(), tests.use_up(concat('offers:', tests.id_of('bungalow'), '=', tests.key_of('nora')), 86400, 4);
select throws_ok($$ select tests.make('x', 'bungalow', 9) $$, 'PT429', 'too_many_offers', 'a person''s offers for one home are limited, so that few people can''t use up the home''s limit');
select tests.forget_limits(), tests.use_up('offers:' || tests.id_of('bungalow'), 86400, 60);
select throws_ok($$ select tests.make('x', 'bungalow', 9) $$, 'PT429', 'too_many_offers', 'the offers for a home are limited');
select tests.forget_limits();
select lives_ok($$ select ask_about_offer(tests.id_of('m1'), tests.id_of('nb'), 'When do you move?') $$, 'a buyer asks the owner a question');
select throws_ok($$ select tests.improve('nb', 1, 10) $$, 'PT409', 'round_over', 'an offer is final after the round although its buyer sent nothing');
select is(my_offer(tests.id_of('nb')) ->> 'is_final', 'true', 'the buyer sees that the offer is final');
select tests.act_as('olive');
select is(ask_about_offer(tests.id_of('m2'), tests.id_of('nb'), 'In June.') ->> 'sender', 'owner', 'the owner answers in their conversation');
select is(tests.counter('nb', 1, 11) ->> 'state', 'countered', 'counters,');
select tests.act_as('nora');
select is(tests.improve('nb', 2, 10) ->> 'is_final', 'false', 'a buyer answers a counter after the round');
select is(tests.improve('nb', 3, 12) ->> 'state', 'open', 'a buyer improves the offer after the owner''s counter');
select tests.act_as('olive');
select is(tests.counter('nb', 4, 13) ->> 'may_propose', 'true', 'both sides may propose terms as long as they write to each other');
select end_conversation((select id from conversations limit 1));
select is(my_offer(tests.id_of('nb')) ->> 'may_propose', 'false', 'the owner sees that no new terms can be proposed to a blocked buyer');
select throws_ok($$ select tests.counter('nb', 5, 14) $$, 'PT409', 'offer_not_possible', 'the owner can''t propose terms to a buyer whom they blocked');
select tests.act_as('nora');
select is(my_offer(tests.id_of('nb')) ->> 'may_propose', 'false', 'the buyer sees that no new terms can be proposed');
select throws_ok($$ select tests.improve('nb', 5, 10) $$, 'PT409', 'offer_not_possible', 'a blocked buyer can''t improve an offer');
select throws_ok($$ select tests.make('x', 'cottage', 9) $$, 'PT409', 'offer_not_possible', 'a blocked buyer can''t make an offer');
select is(accept_offer(tests.id_of('nb'), 5) ->> 'state', 'accepted', 'a blocked buyer can accept earlier terms');

-- Suspended people
select tests.forget_limits();
select tests.act_as('stan'); select tests.make('su', 'bungalow', 9);
select tests.act_as('oscar'); select tests.counter('su', 1, 10);
select tests.act_as_owner_of_db();
insert into private.cases (id, kind, subject_id) values (tests.id_of('case'), 'tests', 'x');
insert into private.suspensions (case_id, person_id) values (tests.id_of('case'), tests.id_of('stan'));
insert into private.disclosures (id, listing_id, kind, title, access) values (gen_random_uuid(), tests.id_of('bungalow'), 'other', 'Survey', 'invited');
select tests.act_as('stan');
select throws_ok(q, 'PT403', 'account_suspended', 'suspended: ' || q) from unnest(array[
  $$ select make_offer(gen_random_uuid(), tests.id_of('mill'), tests.terms(9, '{"note": "Look at this"}'), now() + interval '3 days', '[]', tests.id_of('r-mill')) $$,
  $$ select ask_for_disclosures(tests.id_of('bungalow')) $$]) as q;
select throws_ok(q, 'PT409', 'offer_not_open', 'offers of a suspended buyer are withdrawn: ' || q) from unnest(array[
  $$ select tests.improve('su', 1, 9) $$, $$ select tests.improve('su', 2, 9) $$, $$ select accept_offer(tests.id_of('su'), 2) $$]) as q;
select tests.act_as('oscar');
select throws_ok($$ select tests.counter('su', 2, 9) $$, 'PT409', 'offer_not_open', 'an owner can''t counter the offer of a suspended buyer');
select tests.act_as_owner_of_db();
select throws_ok($$ select private.note_act(o, 'fell_through', 'buyer', 'Words') from offers o where o.id = tests.id_of('su') $$, 'PT403', 'account_suspended', 'a suspended person can''t end a sale with a message');
select lives_ok($$ insert into offer_acts (offer_id, act, made_by, n) values (tests.id_of('su'), 'fell_through', 'buyer', 2) $$, 'a suspended person can end a sale without a message');
select tests.tick();
select is(tests.state('su'), 'withdrawn', 'nobody can accept the offer of a suspended buyer');
select tests.act_as_owner_of_db();
delete from private.cases where kind = 'tests';

-- Accounts
select tests.forget_limits();
select tests.make_listing('lodge', 'oscar');
select tests.act_as('nora'); select tests.make('nl', 'lodge', 9);
select tests.act_as('oscar'); select accept_offer(tests.id_of('nl'), 1);
update listings set status = 'sold' where id = tests.id_of('lodge');
select tests.heard('oscar');
select tests.act_as_service();
select begin_account_deletion(tests.id_of('nora'));
select tests.tick();
select is(tests.tick(), 0, 'nothing is left to settle after a suspension');
select tests.act_as_owner_of_db();
select private.settle_offers(tests.id_of('lodge'));
select is(tests.state('nl') || ', ' || tests.news('oscar'), 'accepted, ', 'a sale that was closed stays so, whoever leaves');
select is(tests.state('nv') || ', ' || tests.state('nb'), 'fell_through, fell_through', 'closing an account ends its offers');
select is(tests.is_sold('villa'), 'active', 'the home is for sale again when the buyer''s account closes');
select tests.act_as_owner_of_db();
delete from documents where user_id = tests.id_of('nora');
delete from auth.users where id = tests.id_of('nora');
select is((select (v.price, v.agent_name, v.note) from offer_versions v where v.offer_id = tests.id_of('nv') and v.n = 3), (777001, 'Agent'::text, ''::text), 'the terms stay with the owner, without messages and names');
select is((select string_agg(distinct v.agent_name, ' ') from offer_versions v where v.offer_id = tests.id_of('nv')), 'Agent', 'the name of the buyer''s agent is deleted in every version');
select is((select string_agg(a.said, '') from offer_acts a where a.offer_id = tests.id_of('n1') and a.act = 'fell_through'), '', 'the messages of a closed account are deleted');
select is(my_offer(tests.id_of('nv')) ->> 'other', null, 'the name of a closed account is deleted') from (select tests.act_as('olive')) as o;
select tests.act_as_owner_of_db();
select is((select a.said from offer_acts a where a.offer_id = tests.id_of('b2') and a.act = 'declined'), 'Thank you.', 'the other side''s messages stay');
alter table offer_versions disable trigger keep_version;
update offer_versions set note = 'Yours, Olive' where offer_id = tests.id_of('cv') or (offer_id = tests.id_of('nv') and made_by = 'owner');
insert into offer_versions select (jsonb_populate_record(null::offer_versions, to_jsonb(v) || '{"n": 2, "made_by": "owner", "round_id": null}')).* from offer_versions v where v.offer_id = tests.id_of('cv');
alter table offer_versions enable trigger keep_version;
update offers set state = 'countered', version = 2, ended_at = null where id = tests.id_of('cv');
delete from auth.users where id = tests.id_of('olive');
select is((select string_agg(concat(v.made_by, ':', v.note), ' ' order by n) from offer_versions v where v.offer_id = tests.id_of('cv')), 'buyer:Yours, Olive owner:', 'closing an owner''s account deletes their messages, and only theirs');
select is((select a.said from offer_acts a where a.offer_id = tests.id_of('b2') and a.act = 'declined'), '', 'the messages of a closed account are deleted in every version and act');
select is((select count(*) from offers where id in (tests.id_of('nv'), tests.id_of('nb'))), 0::bigint, 'an offer is deleted when both have left');
select is((select count(*) from offers where id = tests.id_of('cv') and listing_id is null and owner_id is null), 1::bigint, 'the side that stays keeps the offer');
select is(tests.state('cv'), 'expired', 'the offer that the remaining side keeps is over');
select throws_ok($$ select accept_offer(tests.id_of('cv'), 2) $$, 'PT409', 'offer_not_open', 'the offer of a closed account can''t be accepted') from (select tests.act_as('cleo')) as c;
select tests.act_as_owner_of_db();
select throws_ok($$ update offer_versions set price = 1 where offer_id = tests.id_of('cv') $$, 'PT403', 'forbidden', 'a version can never be changed');

select * from finish();
rollback;
