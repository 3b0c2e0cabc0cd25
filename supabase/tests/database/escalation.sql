-- Escalation clauses: whose price rises over whose, what the owner may accept, and what the buyer reads as proof. Olive
-- owns the homes; Nora, Bert and Cleo are buyers; Stan is a stranger.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'nora', 'bert', 'cleo', 'stan']) as p;
update auth.users set email_confirmed_at = now();
update profiles set full_name = initcap(split_part(u.email::text, '@', 1)) || ' Surname' from auth.users u where u.id = profiles.id;
select tests.make_listing(h, 'olive') from unnest(array['cottage', 'barn', 'villa', 'loft']) as h;
insert into documents (id, user_id, name, type, size, path, sha256)
values (tests.id_of('funds'), tests.id_of('nora'), 'funds.pdf', 'application/pdf', 9, tests.id_of('nora') || '/' || tests.id_of('funds') || '.pdf', repeat('0', 64));
\ir offers.psql
create function tests.take(offer text, n integer, over text default null, price integer default null) returns jsonb language sql as $$
  select accept_offer(tests.id_of(offer), n, 'keep', 'ask', 0, tests.id_of(over), price)
$$;

-- The buyers make their offers
select tests.act_as('nora');
select is(tests.make('n1', 'cottage', 480000, '{"escalates_to": 500000, "escalates_by": 1000, "financing": "va", "down_payment": 0, "approved_amount": 470000, "lender": "Sandia", "has_no_home": true}',
  jsonb_build_array(jsonb_build_object('document_id', tests.id_of('funds'), 'kind', 'pre_approval')))
  #> '{versions,0,terms}' @> '{"escalates_to": 500000, "escalates_by": 1000, "approved_amount": 470000, "lender": "Sandia", "has_no_home": true, "warranty": null}', true, 'an offer has an escalation clause, a lender and an answer about a home to sell');
select tests.make('nb', 'barn', 480000, '{"escalates_to": 500000, "escalates_by": 1000}');
select tests.make('nv', 'villa', 480000);
select tests.act_as('bert');
select tests.make('b1', 'cottage', 490000);
select tests.make('bb', 'barn', 470000, '{"escalates_to": 495000, "escalates_by": 5000}');
select tests.make('bv', 'villa', 490000);
select tests.act_as('cleo');
select tests.make('c1', 'cottage', 479999);
select tests.make('cb', 'barn', 499500);

-- Olive reads the clause and answers; nobody else does
select tests.act_as('olive');
select is(jsonb_path_query_first(offers_of_home(tests.id_of('cottage')), '$.offers[*].versions[*].terms ? (@.escalates_to > 0)') ->> 'escalates_to', '500000', 'the owner reads the maximum');
select throws_ok(format('select counter_offer(tests.id_of(''n1''), 1, %L, now() + interval ''2 days'')', tests.terms(485000, '{"escalates_to": 500000, "escalates_by": 1}')), 'PT422', 'offer_invalid', 'a counter has no escalation clause');
select throws_ok(q, 'PT409', 'price_not_raised', 'refused: ' || q) from unnest(array[
  $$ select tests.take('n1', 1, 'b1', 490999) $$, $$ select tests.take('n1', 1, 'b1', 500000) $$, $$ select tests.take('n1', 1, 'b1') $$,
  $$ select tests.take('n1', 1, 'c1', 480999) $$, $$ select tests.take('n1', 1, 'c1', 480000) $$, $$ select tests.take('n1', 1, 'n1', 481000) $$,
  $$ select tests.take('n1', 1, 'bv', 491000) $$, $$ select tests.take('n1', 1, 'nothing', 491000) $$, $$ select tests.take('n1', 1, null, 491000) $$,
  $$ select tests.take('b1', 1, 'n1', 500000) $$]) as q;
select tests.act_as('stan');
select throws_ok($$ select tests.take('n1', 1, 'b1', 491000) $$, 'PT404', 'offer_unknown', 'a stranger can''t accept');
select is((select count(*) from offer_versions), 0::bigint, 'a stranger reads no terms');
select tests.act_as(null);
select throws_ok($$ select tests.take('n1', 1, 'b1', 491000) $$, 'PT401', 'authentication_required', 'a visitor can''t accept');
select tests.act_as('olive');
select is(tests.counter('b1', 1, 495000) ->> 'state', 'countered', 'the owner counters the other offer');
select throws_ok($$ select tests.take('n1', 1, 'b1', 491000) $$, 'PT409', 'price_not_raised', 'an offer that was countered raises no price');
select tests.act_as('bert');
select is(tests.improve('b1', 2, 490000) ->> 'state', 'open', 'the other buyer sends the same terms again');
select tests.act_as('olive');

-- A counter keeps what the buyer said about themselves
select is(counter_offer(tests.id_of('n1'), 1, tests.terms(495000, '{"financing": "va", "down_payment": 0, "lender": "Another", "approved_amount": 9}'), now() + interval '2 days')
  #> '{versions,1,terms}' @> '{"lender": "Sandia", "approved_amount": 470000, "has_no_home": true, "escalates_to": null}', true, 'a counter can''t change what the buyer said');
select tests.act_as('nora');
select is(improve_offer(tests.id_of('n1'), 2, tests.terms(480000, '{"escalates_to": 500000, "escalates_by": 1000, "financing": "va", "down_payment": 0, "lender": "Sandia"}'), now() + interval '3 days',
  jsonb_build_array(jsonb_build_object('document_id', tests.id_of('funds'), 'kind', 'pre_approval'))) ->> 'state', 'open', 'the buyer answers with the clause again');
select tests.act_as('olive');

-- Olive accepts, and the price is fixed
select is(tests.take('n1', 3, 'b1', 491000) ->> 'state', 'accepted', 'the owner accepts at the raised price');
select is(tests.take('n1', 3, 'b1', 491000) ->> 'version', '4', 'accepting again changes nothing');
select throws_ok(q, 'PT409', 'offer_not_open', 'accepting again at another price is refused: ' || q) from unnest(array[
  $$ select tests.take('n1', 3) $$, $$ select tests.take('n1', 3, 'b1', 490000) $$]) as q;
select tests.act_as('nora');
select is(my_offer(tests.id_of('n1')) #> '{versions,3}' @> '{"fixes": 3, "over_price": 490000, "made_by": "buyer", "terms": {"price": 491000, "escalates_to": null, "escalates_by": null, "lender": "Sandia"}}', true, 'the buyer reads the price with its proof');
select is(my_offer(tests.id_of('n1')) #>> '{versions,3,files,0,name}', 'funds.pdf', 'the files stay with the terms');
select is(my_offer(tests.id_of('n1'))::text ~ 'Bert', false, 'the buyer doesn''t read whose offer it was');
select is(my_offer(tests.id_of('n1')) #>> '{sale,n}', '4', 'the sale is on the fixed terms');
select is((select count(*) from offers where id = tests.id_of('b1')), 0::bigint, 'the buyer doesn''t read the other offer');
select throws_ok($$ select propose_amendment((my_offer(tests.id_of('n1')) #>> '{sale,id}')::uuid, 0, '{"escalates_to": 600000, "escalates_by": 1}', now() + interval '2 days') $$, 'PT422', 'offer_invalid', 'an amendment can''t bring a clause back');

-- Two clauses end where the lower maximum is
select tests.act_as('olive');
select throws_ok($$ select tests.take('nb', 1, 'cb', 500500) $$, 'PT409', 'price_not_raised', 'no price is above the maximum');
select is(tests.take('nb', 1, 'bb', 496000) #>> '{versions,1,over_price}', '495000', 'the higher of two clauses rises over the lower one''s maximum');

-- The proof is no more than the buyer's own maximum
select tests.act_as_owner_of_db();
select tests.make_listing('attic', 'olive');
select tests.act_as('nora');
select tests.make('na', 'attic', 480000, '{"escalates_to": 500000, "escalates_by": 1000}');
select tests.act_as('bert');
select tests.make('ba', 'attic', 600000);
select tests.act_as('olive');
select is(tests.take('na', 1, 'ba', 500000) #>> '{versions,1,over_price}', '500000', 'the proof tells no more than the price needs');

-- The owner may accept at the offered price, too
select tests.act_as('nora');
select tests.make('nl', 'loft', 480000, '{"escalates_to": 500000, "escalates_by": 1000, "warranty": "owner", "warranty_most": 700}');
select tests.act_as('olive');
select throws_ok($$ select tests.take('nl', 1) $$, 'PT409', 'price_not_raised', 'terms that may rise are not accepted without their price');
select is(tests.take('nl', 1, null, 480000) #> '{versions,1}' @> '{"fixes": 1, "over_price": null, "terms": {"price": 480000, "escalates_to": null, "warranty": "owner", "warranty_most": 700}}', true, 'the owner accepts at the offered price');
select is(tests.take('nv', 1) ->> 'version', '1', 'terms without a clause need no version of their own');

select * from finish();
rollback;
