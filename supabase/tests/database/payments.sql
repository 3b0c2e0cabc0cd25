-- Payments: a plan is what was paid for; its owner reads it, no caller writes it.
begin;
\ir stage.psql
select plan(40);

select tests.make_user('olive');
select tests.make_user('stan');
select tests.make_user('vera');
select tests.make_user('walt');

create function tests.premium_paid(customer text, intent text) returns jsonb
language sql as $$
  select jsonb_build_array(jsonb_build_object('kind', 'paid', 'customer_id', customer, 'plan', 'premium',
    'payment_id', intent, 'amount', 19900, 'currency', 'usd', 'session_id', 'cs_of_' || intent));
$$;

create function tests.month_paid(customer text, invoice text, subscription text, ends_in interval)
returns jsonb
language sql as $$
  select jsonb_build_array(jsonb_build_object('kind', 'paid', 'customer_id', customer, 'plan', 'basic',
    'payment_id', invoice, 'amount', 1499, 'currency', 'usd', 'subscription_id', subscription,
    'starts_at', now() + ends_in - interval '1 month', 'ends_at', now() + ends_in));
$$;

create function tests.settled(invoice text, intent text) returns jsonb
language sql as $$
  select jsonb_build_array(jsonb_build_object('kind', 'settled', 'payment_id', invoice,
    'payment_intent_id', intent, 'amount', 1499));
$$;

create function tests.refunded(intent text, refund text, amount integer) returns jsonb
language sql as $$
  select jsonb_build_array(jsonb_build_object('kind', 'refund', 'payment_intent_id', intent,
    'subject_id', refund, 'amount', amount, 'state', 'standing'));
$$;

create function tests.told(person text) returns jsonb
language sql security definer as $$
  select n.data - 'at' from public.notifications n
  where n.kind = 'plan_ended' and n.user_id = tests.id_of(person)
$$;

create function tests.plan_of(person text) returns text
language sql security definer as $$ select private.plan_of(tests.id_of(person)) $$;

-- No one has paid
select tests.act_as('olive');
select results_eq(
  $$ select user_id, subscription_plan from subscriptions $$,
  $$ values (tests.id_of('olive'), null::text) $$,
  'Olive sees her own plan, which is none, and nobody else''s'
);
select is(private.has_plan(tests.id_of('olive'), 'basic'), false, 'a person without a plan has no access');

-- Stripe's customer, and a first attempt
select tests.act_as_service();
select is(
  public.open_checkout(tests.id_of('olive'), 'premium') - 'email',
  '{"attempt": 1, "session_id": null, "outcome": null, "subscription_plan": null,
    "has_running_subscription": false, "customer_id": null}'::jsonb,
  'the first attempt at premium begins'
);
select lives_ok(
  $$ select public.record_stripe_customer(tests.id_of('olive'), 'cus_olive') $$,
  'the customer of a person is remembered'
);
select lives_ok(
  $$ select public.record_stripe_customer(tests.id_of('olive'), 'cus_olive') $$,
  'recording the same customer again changes nothing'
);
select throws_ok(
  $$ select public.record_stripe_customer(tests.id_of('stan'), 'cus_olive') $$, 'PT403', 'forbidden',
  'a customer never moves to another person'
);
select public.record_checkout(tests.id_of('olive'), 'premium', 1, 'cs_of_pi_1');
select is(
  public.open_checkout(tests.id_of('olive'), 'premium') ->> 'session_id', 'cs_of_pi_1',
  'pressing the button again finds the same session'
);
select public.record_checkout(tests.id_of('olive'), 'premium', 1, 'cs_other');
select is(
  public.open_checkout(tests.id_of('olive'), 'premium') ->> 'session_id', 'cs_of_pi_1',
  'an attempt keeps its first session'
);
select is(
  public.open_checkout(tests.id_of('olive'), 'premium', 1) ->> 'attempt', '2',
  'a finished attempt is followed by the next'
);
select is(
  public.open_checkout(tests.id_of('olive'), 'premium', 1) ->> 'attempt', '2',
  'a finished attempt is followed by one next attempt, however often that is reported'
);

-- Paying
select is(
  tests.hear('evt_1', tests.premium_paid('cus_olive', 'pi_1')) -> 'is_new', 'true'::jsonb,
  'the paid event is new'
);
select is(
  tests.hear('evt_1', tests.premium_paid('cus_olive', 'pi_1')) -> 'is_new', 'false'::jsonb,
  'the second time it is not'
);
select is(tests.plan_of('olive'), 'premium', 'another person has no plan');
select is(tests.plan_of('stan'), null, 'Stan has not');
select tests.act_as('olive');
select results_eq(
  $$ select subscription_plan from subscriptions $$, $$ values ('premium') $$,
  'the buyer of a plan reads it'
);
select ok(private.has_plan(tests.id_of('olive'), 'basic'), 'premium grants what basic does');
select ok(private.has_plan(tests.id_of('olive'), 'premium'), 'premium grants what is its own');
select is(private.has_plan(tests.id_of('olive'), 'gold'), false, 'an unknown level is granted to nobody');
select is(private.has_plan(null, 'basic'), false, 'a missing user has no plan');

-- Append-only, for everyone
select tests.act_as_owner_of_db();
select throws_ok(
  $$ update private.stripe_events set type = 'x' $$, 'PT403', 'forbidden',
  'events stay as they are, even for the owner of the database'
);
select throws_ok($$ delete from private.stripe_events $$, 'PT403', 'forbidden', 'an event can''t be deleted');
select throws_ok($$ delete from private.payment_facts $$, 'PT403', 'forbidden', 'a fact can''t be deleted');
select throws_ok(
  $$ truncate private.stripe_events cascade $$, 'PT403', 'forbidden', 'events can''t be truncated'
);

-- An invalid fact takes its event down with it
select throws_ok(
  $$ select tests.hear('evt_2', '[{"kind": "paid", "customer_id": "cus_olive", "plan": "premium"}]') $$,
  '23514', null, 'a payment without an amount is refused'
);
select tests.act_as_owner_of_db();
select is_empty(
  $$ select 1 from private.stripe_events where id = 'evt_2' $$,
  'the event of a refused payment can be delivered again'
);

-- Basic beside premium
select tests.act_as_service();
select public.open_checkout(tests.id_of('olive'), 'basic');
select public.record_checkout(tests.id_of('olive'), 'basic', 1, 'cs_basic');
select is(
  tests.hear('evt_8', tests.month_paid('cus_olive', 'in_1', 'sub_1', interval '20 days')) - 'is_new',
  '{"subscriptions_to_cancel": ["sub_1"], "payments_to_refund": [], "sessions_to_expire": ["cs_basic"]}'::jsonb,
  'a premium buyer''s basic subscription is to be cancelled and an open checkout closed'
);
select tests.hear('evt_9', '[{"kind": "ended", "subscription_id": "sub_1"}, {"kind": "closed", "session_id": "cs_basic"}]');
select is(
  tests.hear('evt_1', tests.premium_paid('cus_olive', 'pi_1')) - 'is_new',
  '{"subscriptions_to_cancel": [], "payments_to_refund": [], "sessions_to_expire": []}'::jsonb,
  'nothing is left to do once the subscription is cancelled and the checkout closed'
);
-- The month reaches past the moment when premium was paid, and its payment is known only now.
select is(
  tests.hear('evt_10', tests.settled('in_1', 'pi_in_1')) -> 'payments_to_refund', '["pi_in_1"]'::jsonb,
  'an event that names neither customer nor plan leads to the month that is to be refunded'
);
select tests.hear('evt_11', tests.month_paid('cus_olive', 'in_0', 'sub_0', interval '-10 days'));
select is(
  tests.hear('evt_12', tests.settled('in_0', 'pi_in_0')) -> 'payments_to_refund', '["pi_in_1"]'::jsonb,
  'a month that was over before is not refunded'
);
select is(
  tests.hear('evt_13', tests.refunded('pi_in_1', 're_1', 1499)) -> 'payments_to_refund', '[]'::jsonb,
  'a month is not refunded a second time'
);
select is(tests.plan_of('olive'), 'premium', 'premium survives the end of basic');

-- The end of a plan is told, with why and what is left
select is(tests.told('olive'), null, 'Olive was told nothing while her plan grew');
select tests.hear('evt_14', tests.refunded('pi_1', 're_2', 19900));
select is(tests.told('olive'), '{"plan": "premium", "why": "returned"}'::jsonb, 'a refunded kit is told');

select public.record_stripe_customer(tests.id_of('stan'), 'cus_stan');
select tests.hear('evt_20', tests.month_paid('cus_stan', 'in_s1', 'sub_s', interval '20 days'));
select tests.hear('evt_21', '[{"kind": "ended", "subscription_id": "sub_s"}]');
select is(tests.told('stan'), '{"plan": "basic", "why": "over"}'::jsonb, 'the end of a cancelled month is told');
select public.record_stripe_customer(tests.id_of('walt'), 'cus_walt');
select tests.hear('evt_22', tests.month_paid('cus_walt', 'in_w', 'sub_w', interval '-1 hour'));
select is(tests.told('walt'), null, 'a renewal may be late');
select tests.hear('evt_23', jsonb_build_array(jsonb_build_object('kind', 'unpaid', 'payment_id', 'in_w2',
  'subscription_id', 'sub_w', 'starts_at', now() - interval '1 hour')));
select is(tests.told('walt'), '{"plan": "basic", "why": "unpaid"}'::jsonb, 'the end of an unpaid month is told');

-- Without an event, the clock finds out
select public.record_stripe_customer(tests.id_of('vera'), 'cus_vera');
select tests.hear('evt_30', tests.month_paid('cus_vera', 'in_v', 'sub_v', interval '-4 days'));
select tests.act_as_owner_of_db();
insert into private.known_plans (user_id, plan, look_at) values (tests.id_of('vera'), 'basic', now());
select private.notice_ended_plans();
select is(tests.told('vera'), '{"plan": "basic", "why": "over"}'::jsonb, 'a month that ran out without news is told');
select private.notice_ended_plans();
select is(
  (select count(*) from private.known_plans where user_id = tests.id_of('vera')), 0::bigint, 'a month that ran out is told once'
);
select tests.act_as_service();

-- Deleting the account
select tests.act_as_owner_of_db();
select lives_ok(
  $$ delete from auth.users where id = tests.id_of('olive') $$,
  'Olive can delete her account'
);
select isnt_empty(
  $$ select 1 from private.payment_facts where customer_id = 'cus_olive' $$,
  'payments stay in the books, under an id without a name'
);

select * from finish();
rollback;
