-- Payments: a plan is what was paid for; its owner reads it, no caller writes it.
begin;
\ir stage.psql
select plan(30);

select tests.make_user('olive');
select tests.make_user('stan');

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

create function tests.plan_of(person text) returns text
language sql security definer as $$ select private.plan_of(tests.id_of(person)) $$;

-- No one has paid
select tests.act_as('olive');
select results_eq(
  $$ select user_id, subscription_plan from subscriptions $$,
  $$ values (tests.id_of('olive'), null::text) $$,
  'Olive sees her own plan, which is none, and nobody else''s'
);
select is(private.has_plan(tests.id_of('olive'), 'basic'), false, 'no plan grants nothing');

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
  'her customer is remembered'
);
select lives_ok(
  $$ select public.record_stripe_customer(tests.id_of('olive'), 'cus_olive') $$,
  'repeating it changes nothing'
);
select throws_ok(
  $$ select public.record_stripe_customer(tests.id_of('stan'), 'cus_olive') $$, 'PT403', 'forbidden',
  'and never moves to Stan'
);
select public.record_checkout(tests.id_of('olive'), 'premium', 1, 'cs_of_pi_1');
select is(
  public.open_checkout(tests.id_of('olive'), 'premium') ->> 'session_id', 'cs_of_pi_1',
  'pressing again finds the same session'
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
  'and by only one, however often that is reported'
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
select is(tests.plan_of('olive'), 'premium', 'Olive has what she paid for');
select is(tests.plan_of('stan'), null, 'Stan has not');
select tests.act_as('olive');
select results_eq(
  $$ select subscription_plan from subscriptions $$, $$ values ('premium') $$,
  'Olive reads it'
);
select ok(private.has_plan(tests.id_of('olive'), 'basic'), 'premium grants what basic does');
select ok(private.has_plan(tests.id_of('olive'), 'premium'), 'and its own');
select is(private.has_plan(tests.id_of('olive'), 'gold'), false, 'an unknown level is granted to nobody');
select is(private.has_plan(null, 'basic'), false, 'a missing user has no plan');

-- Append-only, for everyone
select tests.act_as_owner_of_db();
select throws_ok(
  $$ update private.stripe_events set type = 'x' $$, 'PT403', 'forbidden',
  'events stay as they are, even for the owner of the database'
);
select throws_ok($$ delete from private.stripe_events $$, 'PT403', 'forbidden', 'none can be deleted');
select throws_ok($$ delete from private.payment_facts $$, 'PT403', 'forbidden', 'no fact either');
select throws_ok(
  $$ truncate private.stripe_events cascade $$, 'PT403', 'forbidden', 'nor all at once'
);

-- An invalid fact takes its event down with it
select throws_ok(
  $$ select tests.hear('evt_2', '[{"kind": "paid", "customer_id": "cus_olive", "plan": "premium"}]') $$,
  '23514', null, 'a payment without an amount is refused'
);
select tests.act_as_owner_of_db();
select is_empty(
  $$ select 1 from private.stripe_events where id = 'evt_2' $$,
  'and its event can be delivered again'
);

-- Basic beside premium
select tests.act_as_service();
select public.open_checkout(tests.id_of('olive'), 'basic');
select public.record_checkout(tests.id_of('olive'), 'basic', 1, 'cs_basic');
select is(
  tests.hear('evt_8', tests.month_paid('cus_olive', 'in_1', 'sub_1', interval '20 days')) - 'is_new',
  '{"subscriptions_to_cancel": ["sub_1"], "sessions_to_expire": ["cs_basic"]}'::jsonb,
  'with premium, a basic subscription is to be cancelled and an open checkout closed'
);
select tests.hear('evt_9', '[{"kind": "ended", "subscription_id": "sub_1"}, {"kind": "closed", "session_id": "cs_basic"}]');
select is(
  tests.hear('evt_1', tests.premium_paid('cus_olive', 'pi_1')) - 'is_new',
  '{"subscriptions_to_cancel": [], "sessions_to_expire": []}'::jsonb,
  'and once that is done, nothing is left to do'
);
select is(tests.plan_of('olive'), 'premium', 'premium survives the end of basic');

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
