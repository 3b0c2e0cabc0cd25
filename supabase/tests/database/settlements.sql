-- The figures of a closing that each side types for itself. Olive owns the cottage, Nora buys it; Stan is a stranger.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'nora', 'stan']) as p;
update auth.users set email_confirmed_at = now();
select tests.make_listing('cottage', 'olive');
\ir offers.psql
create function tests.sale() returns uuid language sql stable security definer as $$ select id from public.sales $$;
create function tests.save(seen integer, cents bigint) returns text language sql as $$
  select save_settlement(tests.sale(), seen, jsonb_build_object('lines', jsonb_build_object('price', cents))) ->> 'saves'
$$;
-- Every line of the form with an amount of its own, of which the first digit says whose it is.
create function tests.whole_form(digit text) returns jsonb language sql as $$
  select jsonb_build_object(
    'lines', jsonb_object_agg(line, (digit || '00' || (100 + n))::bigint),
    'rule', '{"closing_day": "seller", "basis": "actual"}'::jsonb,
    'bills', jsonb_build_object('county_taxes', jsonb_build_object('cents', (digit || '00901')::bigint, 'from', '2026-01-01',
      'to', '2026-12-31', 'is_paid', false)),
    'earlier', jsonb_build_object('county_taxes', (digit || '00902')::bigint),
    'rent_a_day', (digit || '00903')::bigint,
    'payoffs', jsonb_build_object('payoff', jsonb_build_object('cents', (digit || '00904')::bigint, 'on', '2026-03-01',
      'cents_a_day', 1)),
    'estimate', jsonb_build_object('lines', jsonb_build_object('points', (digit || '00905')::bigint), 'providers', '{}'::jsonb))
  from unnest(array['price', 'deposit', 'loan', 'payoff', 'payoff_second', 'holdback', 'closing_costs', 'agent', 'other_due',
    'total_k', 'total_n', 'bottom', 'city_taxes', 'county_taxes', 'assessments', 'dues', 'rent_back']) with ordinality as l (line, n)
$$;
-- The amounts in an answer that begin with the digit of the other side, besides those that both forms have.
create function tests.leaked(answer text, digit text) returns bigint language sql as $$
  select count(*) from regexp_matches(answer, digit || '00(\d{3})', 'g') as m (part) where part[1]::int not between 113 and 117
$$;
select tests.act_as('nora');
select tests.make('n1', 'cottage', 480000) ->> 'state';
select tests.act_as('olive');
select accept_offer(tests.id_of('n1'), 1) ->> 'state';

-- Each side has its own
select is(my_settlement(tests.sale()), null::jsonb, 'nobody has typed anything');
select is(tests.save(0, 48000001), '1', 'the owner saves hers');
select is(tests.save(0, 48000001), '1', 'saving the same figures again changes nothing');
select throws_ok('select tests.save(0, 48000002)', 'PT409', 'sale_changed', 'the owner can''t save over figures that she has not seen');
select is(tests.save(1, 7654321), '2', 'the owner saves over figures that she has seen');
select tests.act_as('nora');
select is(tests.save(0, 1234567), '1', 'the buyer has her own');
select is(my_settlement(tests.sale()), '{"saves": 1, "theirs": {}, "figures": {"lines": {"price": 1234567}}}'::jsonb, 'the buyer reads her own figures');
select is((select string_agg(side, ' ') from settlements), 'buyer', 'the buyer reads no other figures in the table');
select is_empty($$ select from (values (my_sale(tests.sale())::text), (my_offer(tests.id_of('n1'))::text), (my_offers()::text)) as road (t) where t like '%7654321%' $$, 'the buyer reads the owner''s figures nowhere else');
select throws_ok(q, '42501', null, 'nobody writes the table directly: ' || q) from unnest(array[
  $$ update settlements set saves = 5 $$, $$ insert into settlements (sale_id, side, figures) values (tests.sale(), 'owner', '{}') $$, 'delete from settlements']) as q;
select throws_ok(format('select save_settlement(tests.sale(), 1, %L)', f), 'PT400', 'bad_request', 'refused: ' || left(f, 40))
from (values ('[]'), ('3'), ('{"note": "4111 1111 1111 1111"}'), (jsonb_build_object('x', repeat('x', 12000))::text)) as refused (f);
select tests.act_as('olive');
select is_empty($$ select from (values (my_sale(tests.sale())::text), (my_offer(tests.id_of('n1'))::text), (offers_of_home(tests.id_of('cottage'))::text)) as road (t) where t like '%1234567%' $$, 'the owner reads the buyer''s figures nowhere');
select is(my_settlement(tests.sale()) #>> '{figures,lines,price}', '7654321', 'the owner reads her own figures');

-- What both forms have
select is(save_settlement(tests.sale(), 2, tests.whole_form('7')) -> 'theirs', '{}'::jsonb,
  'the owner reads nothing of the buyer, who has typed no amount between the two');
select tests.act_as('nora');
select is(my_settlement(tests.sale()) -> 'theirs', '{}'::jsonb, 'the buyer reads nothing of the owner before she types the same line');
select is(save_settlement(tests.sale(), 1, '{"lines": {"county_taxes": -300, "price": 3}}') -> 'theirs', '{"county_taxes": 700114}'::jsonb,
  'the buyer reads the owner''s figure for the one line that both have typed');
select is(save_settlement(tests.sale(), 2, tests.whole_form('3')) -> 'theirs',
  '{"city_taxes": 700113, "county_taxes": 700114, "assessments": 700115, "dues": 700116, "rent_back": 700117}'::jsonb,
  'the buyer reads every amount between the two');
select is(tests.leaked(my_settlement(tests.sale())::text, '7'), 0::bigint, 'the buyer''s answer has no other figure of the owner');
select is(tests.leaked(my_settlement(tests.sale())::text, '3'), 17::bigint, 'the buyer''s answer has her own figures: what finds a leak finds something');
select tests.act_as('olive');
select is(my_settlement(tests.sale()) -> 'theirs',
  '{"city_taxes": 300113, "county_taxes": 300114, "assessments": 300115, "dues": 300116, "rent_back": 300117}'::jsonb,
  'the owner reads the same of the buyer');
select is(tests.leaked(my_settlement(tests.sale())::text, '3'), 0::bigint, 'the owner''s answer has no other figure of the buyer');
select is((select string_agg(side, ' ') from settlements), 'owner', 'the table has only the owner''s row for her');

-- Nobody else
select tests.act_as('stan');
select is_empty('select from settlements', 'a stranger sees nothing');
select is(my_settlement(tests.sale()), null::jsonb, 'a stranger reads no figures');
select throws_ok('select tests.save(0, 1)', 'PT404', 'offer_unknown', 'a stranger saves no figures');
select tests.act_as_visitor();
select throws_ok(q, '42501', null, 'a visitor can''t ' || q) from unnest(array[
  'select from settlements', 'select my_settlement(tests.sale())', 'select tests.save(0, 1)']) as q;

-- The end
select tests.act_as('olive');
select tests.fall_through('n1');
select throws_ok('select tests.save(3, 1)', 'PT409', 'offer_not_open', 'a sale that fell through has no closing');
select is(my_settlement(tests.sale()) ->> 'saves', '3', 'the figures of a sale that fell through stay');
select is(my_settlement(tests.sale()) -> 'theirs' ->> 'dues', '300116', 'the owner still reads what both forms have after the end');
select tests.act_as_owner_of_db();
delete from auth.users where id = tests.id_of('nora');
select is((select string_agg(side, ' ') from settlements), 'owner', 'a closed account takes its figures along');

select * from finish();
rollback;
