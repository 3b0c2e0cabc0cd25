-- Refunds of plans: an operator returns a payment with a reason, once, and the person is told. Olive and Stan have paid.
begin;
\ir stage.psql
select plan(42);

select tests.make_user(p) from unnest(array['olive', 'stan', 'opal', 'mona']) as p;
update auth.users set email_confirmed_at = now();
update auth.users set raw_app_meta_data = '{"role": "operator"}' where id = tests.id_of('opal');
update auth.users set raw_app_meta_data = '{"role": "moderator"}' where id = tests.id_of('mona');
create function tests.begin(nickname text, payment text, reason text default 'You paid twice.') returns jsonb language sql as $$
  select public.begin_refund(tests.id_of(nickname), payment, reason)
$$;
create function tests.refund_of(payment text) returns private.plan_refunds language sql security definer as $$
  select r from private.plan_refunds r where r.payment_id = payment
$$;
create function tests.news(person text) returns jsonb language sql security definer as $$
  select jsonb_agg(n.data order by n.created_at) from public.notifications n where n.user_id = tests.id_of(person) and n.kind = 'plan_refunded'
$$;

create function tests.age(span interval) returns void language sql security definer as $$
  update private.plan_refunds set tried_at = now() - span where done_at is null
$$;
create function tests.tries_of_days(days integer) returns integer language plpgsql security definer as $$
declare
  tries integer := 0;
begin
  for day in 1 .. days loop
    perform tests.age('1 day');
    tries := tries + jsonb_array_length(private.claim_refunds(5));
  end loop;
  return tries;
end
$$;
create function tests.is_due() returns boolean language plpgsql security definer as $$
declare
  answer boolean;
begin
  execute (select 'select ' || d.due from private.duties d where d.route = 'stripe/finish-refunds') into answer;
  return answer;
end
$$;

select tests.act_as_service();
select public.record_stripe_customer(tests.id_of('olive'), 'cus_olive'), public.record_stripe_customer(tests.id_of('stan'), 'cus_stan');
select tests.hear('evt_1', jsonb_build_array(jsonb_build_object('kind', 'paid', 'customer_id', 'cus_olive', 'plan', 'premium',
  'payment_id', 'pi_1', 'amount', 19900, 'currency', 'usd', 'session_id', 'cs_1')));
select tests.hear('evt_2', jsonb_build_array(jsonb_build_object('kind', 'paid', 'customer_id', 'cus_stan', 'plan', 'basic',
  'payment_id', 'in_1', 'amount', 1499, 'currency', 'usd', 'subscription_id', 'sub_1', 'starts_at', now() - interval '1 day', 'ends_at', now() + interval '29 days')));

-- Everyone else is refused, whatever they ask for
select tests.act_as_visitor();
select throws_ok($$ select tests.begin('r1', 'pi_1') $$, '42501', null, 'a visitor can''t return a payment');
select tests.act_as('olive');
select throws_ok($$ select tests.begin('r1', 'pi_1') $$, 'PT403', 'forbidden', 'the person who paid can''t return a payment');
select throws_ok($$ select tests.begin('r1', 'pi_none', '') $$, 'PT403', 'forbidden', 'a person doesn''t learn which payments there are');
select throws_ok($$ select operator_payments(tests.id_of('stan')) $$, 'PT403', 'forbidden', 'a person can''t read another person''s payments');
select tests.act_as('mona', 'moderator');
select throws_ok($$ select tests.begin('r1', 'pi_1') $$, 'PT403', 'forbidden', 'a moderator can''t return a payment');
select throws_ok($$ select operator_payments(tests.id_of('olive')) $$, 'PT403', 'forbidden', 'a moderator can''t read payments');

-- What an operator may ask for
select tests.act_as('opal', 'operator');
select is((operator_payments(tests.id_of('olive')) -> 0) - 'paid_at',
  '{"payment_id": "pi_1", "plan": "premium", "ends_at": null, "amount_cents": 19900, "is_returned": false, "refund": null}', 'an operator reads a person''s payments');
select is(operator_payments(tests.id_of('mona')), '[]', 'a person who paid nothing has no payments');
select throws_ok(format('select tests.begin(%L, %L, %L)', 'r1', 'pi_1', reason), 'PT422', 'refund_reason_invalid', 'a refund needs a reason ' || what)
from (values ('  ', 'that shows something'), (E'a\nb', 'in one line'), (repeat('x', 501), 'of at most 500 characters')) as wrong (reason, what);
select throws_ok($$ select tests.begin('r1', 'pi_none') $$, 'PT404', 'payment_unknown', 'an unknown payment is refused');
select throws_ok($$ select tests.begin('r1', 'in_1') $$, 'PT409', 'payment_not_refundable', 'a month of which no card is known is refused');

-- A refund, pressed twice
select is(tests.begin('r1', 'pi_1'), jsonb_build_object('id', tests.id_of('r1'), 'intent', 'pi_1', 'is_done', false, 'subscription', null), 'a refund says what Stripe has to return');
select is(tests.begin('r1', 'pi_1') ->> 'id', tests.id_of('r1')::text, 'the same refund that is sent again goes on');
select is(tests.begin('r2', 'pi_1', 'Another reason.') ->> 'id', tests.id_of('r1')::text, 'another press for the same payment goes on with the first refund');
select is((tests.refund_of('pi_1')).reason || ((tests.refund_of('pi_1')).asked_by = tests.id_of('opal')), 'You paid twice.true', 'the first reason and its operator are kept');
select is(operator_payments(tests.id_of('olive')) #>> '{0,refund,done_at}', null, 'a refund that Stripe hasn''t made is not done');
select is(tests.news('olive'), null, 'a person is not told before the money is returned');
select tests.act_as_service();
select finish_refund(tests.id_of('r1')), finish_refund(tests.id_of('r1'));
select is(tests.news('olive'), '[{"plan": "premium", "reason": "You paid twice."}]', 'the person is told once, with the reason');
select tests.act_as('opal', 'operator');
select is(tests.begin('r3', 'pi_1') ->> 'is_done', 'true', 'a refund that is done is not made again');

-- A month of a subscription, which ends as well
select tests.act_as_service();
select tests.hear('evt_3', jsonb_build_array(jsonb_build_object('kind', 'settled', 'payment_id', 'in_1', 'payment_intent_id', 'pi_2', 'amount', 1499)));
select tests.act_as('opal', 'operator');
select throws_ok($$ select tests.begin('r1', 'in_1') $$, 'PT409', 'already_stored', 'the id of another refund is refused');
select is(tests.begin('r4', 'in_1'), jsonb_build_object('id', tests.id_of('r4'), 'intent', 'pi_2', 'is_done', false, 'subscription', 'sub_1'), 'the subscription behind a running month has to end');
select tests.act_as_service();
select tests.hear('evt_4', jsonb_build_array(jsonb_build_object('kind', 'ended', 'subscription_id', 'sub_1')));
select tests.act_as('opal', 'operator');
select is(tests.begin('r4', 'in_1') ->> 'subscription', null, 'a subscription that has ended is not ended again');
select tests.act_as_service();
select tests.hear('evt_5', jsonb_build_array(jsonb_build_object('kind', 'refund', 'payment_intent_id', 'pi_2', 'subject_id', 're_1', 'amount', 1499, 'state', 'standing')));
select is(private.plan_of(tests.id_of('stan')), null, 'the plan ends once Stripe says that its payment was returned');
select tests.act_as('opal', 'operator');
select is(tests.begin('r4', 'in_1') ->> 'is_done', 'false', 'a refund whose answer was lost is still finished');
select tests.act_as('stan');
select is((select p ->> 'reason' from jsonb_array_elements(my_payments()) as p where p ->> 'kind' = 'refund'), 'You paid twice.', 'the person''s export has the reason');

-- A payment that was returned elsewhere
select tests.act_as_service();
select tests.hear('evt_6', jsonb_build_array(jsonb_build_object('kind', 'paid', 'customer_id', 'cus_stan', 'plan', 'premium',
  'payment_id', 'pi_3', 'amount', 19900, 'currency', 'usd', 'session_id', 'cs_3')));
select tests.hear('evt_7', jsonb_build_array(jsonb_build_object('kind', 'dispute', 'payment_intent_id', 'pi_3', 'subject_id', 'dp_1', 'state', 'open')));
select tests.act_as('opal', 'operator');
select throws_ok($$ select tests.begin('r5', 'pi_3') $$, 'PT409', 'payment_returned', 'a payment that the bank holds is refused');

-- The clock makes a refund that was interrupted
select tests.act_as_service();
select is(tests.is_due(), false, 'a refund that an operator asked for just now is left to them');
select is(claim_refunds(5), '[]', 'a refund that is not due is not given to the clock');
select tests.age('6 minutes');
select is(tests.is_due(), true, 'a refund that was interrupted more than five minutes ago is due');
select is(claim_refunds(5), jsonb_build_array(jsonb_build_object('id', tests.id_of('r4'), 'intent', 'pi_2', 'is_done', false, 'subscription', null)),
  'the clock learns what Stripe has to return');
select is(claim_refunds(5), '[]', 'a refund is given to the clock once');
select tests.act_as('opal', 'operator');
select is((select unfinished_refunds from operator_counts()), array[tests.id_of('stan')], 'operators see who waits for their money');
select tests.act_as('mona', 'moderator');
select throws_ok($$ select * from operator_counts() $$, 'PT403', 'forbidden', 'a moderator doesn''t learn who waits for their money');
select tests.age('9 minutes');
select is(tests.is_due(), false, 'the second try comes after twice as long');
select tests.age('1 day');
select tests.act_as_service();
select is(tests.tries_of_days(20), 7, 'the clock stops after eight tries');
select is(tests.is_due(), false, 'a refund that failed eight times waits for an operator');
select tests.act_as('opal', 'operator');
select is((select unfinished_refunds from operator_counts()), array[tests.id_of('stan')], 'operators still see it');
select tests.act_as_service();
select finish_refund(tests.id_of('r4'));
select tests.act_as('opal', 'operator');
select is((select unfinished_refunds from operator_counts()), '{}', 'a refund that is made is no longer named');
select tests.act_as('stan');
select throws_ok($$ select claim_refunds(5) $$, '42501', null, 'a person can''t take the clock''s refunds');

-- The person leaves
select tests.act_as_owner_of_db();
delete from auth.users where id = tests.id_of('olive');
select is((tests.refund_of('pi_1')).id, null, 'a refund goes with the account');
select * from finish();
rollback;
