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
select is(my_settlement(tests.sale()), '{"saves": 1, "figures": {"lines": {"price": 1234567}}}'::jsonb, 'the buyer reads her own figures');
select is((select string_agg(side, ' ') from settlements), 'buyer', 'the buyer reads no other figures in the table');
select is_empty($$ select from (values (my_sale(tests.sale())::text), (my_offer(tests.id_of('n1'))::text), (my_offers()::text)) as road (t) where t like '%7654321%' $$, 'the buyer reads the owner''s figures nowhere else');
select throws_ok(q, '42501', null, 'nobody writes the table directly: ' || q) from unnest(array[
  $$ update settlements set saves = 5 $$, $$ insert into settlements (sale_id, side, figures) values (tests.sale(), 'owner', '{}') $$, 'delete from settlements']) as q;
select throws_ok(format('select save_settlement(tests.sale(), 1, %L)', f), 'PT400', 'bad_request', 'refused: ' || left(f, 40))
from (values ('[]'), ('3'), ('{"note": "4111 1111 1111 1111"}'), (jsonb_build_object('x', repeat('x', 4000))::text)) as refused (f);
select tests.act_as('olive');
select is_empty($$ select from (values (my_sale(tests.sale())::text), (my_offer(tests.id_of('n1'))::text), (offers_of_home(tests.id_of('cottage'))::text)) as road (t) where t like '%1234567%' $$, 'the owner reads the buyer''s figures nowhere');
select is(my_settlement(tests.sale()) #>> '{figures,lines,price}', '7654321', 'the owner reads her own figures');

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
select throws_ok('select tests.save(2, 1)', 'PT409', 'offer_not_open', 'a sale that fell through has no closing');
select is(my_settlement(tests.sale()) ->> 'saves', '2', 'the figures of a sale that fell through stay');
select tests.act_as_owner_of_db();
delete from auth.users where id = tests.id_of('nora');
select is((select string_agg(side, ' ') from settlements), 'owner', 'a closed account takes its figures along');

select * from finish();
rollback;
