-- Refunds of plans by an operator: who returned what, when and why. The function stripe asks here first, then Stripe, and
-- then says that it is done. Each step can be repeated, so a refund that was interrupted is finished by the clock, or by
-- pressing again.
--
-- A plan ends because Stripe's event says that its payment was returned (private.payments_of), never because of a row here.

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) values
  ('plan_refunded', true, 'always', 'at_once', 'happened');

-- A person's payments for operators, the latest first.
create function private.operator_payments(p_person uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_role('operator');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'payment_id', p.payment_id, 'plan', p.plan, 'paid_at', p.paid_at, 'ends_at', p.ends_at, 'amount_cents', (
        select max(f.amount) from private.payment_facts f where f.kind = 'paid' and f.payment_id = p.payment_id),
      'is_returned', p.is_returned, 'refund', (
        select jsonb_build_object('id', r.id, 'reason', r.reason, 'asked_at', r.asked_at, 'done_at', r.done_at)
        from private.plan_refunds r where r.payment_id = p.payment_id)) order by p.paid_at desc, p.payment_id), '[]')
    from private.payments_of(p_person) p);
end;
$$;

-- What Stripe has to do for a refund. The subscription behind a month that still runs ends as well: a person whose money was
-- returned isn't charged again.
create function private.refund_to_make(p_refund private.plan_refunds) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', p_refund.id, 'intent', p_refund.intent_id, 'is_done', p_refund.done_at is not null,
    'subscription', (
      select p.subscription_id from private.payments_of(p_refund.person_id) p
      where p.payment_id = p_refund.payment_id and p.plan = 'basic' and p.ends_at > now() - private.renewal_grace()
        and exists (select from private.running_subscriptions(p_refund.person_id) s (id) where s.id = p.subscription_id)));
$$;

-- Notes a refund before Stripe is asked, and says what to ask. The same id, or another try for the same payment, goes on
-- with what was noted first.
create function private.begin_refund(p_id uuid, p_payment_id text, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  said constant text := btrim(coalesce(p_reason, ''));
  known private.plan_refunds;
  found_payment record;
begin
  -- This step comes first, so that nobody else learns which payments there are.
  perform private.require_role('operator');
  if not private.is_visible(said) or char_length(said) > 500 or said ~ '[[:cntrl:]]' then
    raise exception using errcode = 'PT422', message = 'refund_reason_invalid';
  end if;
  select c.user_id as person, p.* into found_payment
  from (select distinct f.customer_id from private.payment_facts f where f.kind = 'paid' and f.payment_id = p_payment_id) paid
  join private.stripe_customers c on c.customer_id = paid.customer_id
  cross join lateral private.payments_of(c.user_id) p
  where p.payment_id = p_payment_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'payment_unknown';
  end if;
  if found_payment.plan = 'basic' and found_payment.settled_by is null then
    -- A credit paid for the month, or Stripe hasn't said yet which payment did.
    raise exception using errcode = 'PT409', message = 'payment_not_refundable';
  end if;
  insert into private.plan_refunds (id, person_id, payment_id, intent_id, plan, reason, asked_by)
  select p_id, found_payment.person, p_payment_id, coalesce(found_payment.settled_by, p_payment_id), found_payment.plan,
         said, (select auth.uid())
  where not found_payment.is_returned
  on conflict do nothing;
  select r.* into known from private.plan_refunds r where r.payment_id = p_payment_id;
  if not found then
    if exists (select from private.plan_refunds r where r.id = p_id) then
      raise exception using errcode = 'PT409', message = 'already_stored';
    end if;
    raise exception using errcode = 'PT409', message = 'payment_returned';
  end if;
  -- The clock leaves a refund alone that an operator is making.
  update private.plan_refunds r set tried_at = now() where r.id = known.id and r.done_at is null;
  return private.refund_to_make(known);
end;
$$;

-- Stripe has returned the money: the person is told once, with the reason.
create function private.finish_refund(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  done private.plan_refunds;
begin
  update private.plan_refunds r set done_at = now() where r.id = p_id and r.done_at is null returning r.* into done;
  if found then
    perform private.tell(done.person_id, 'plan_refunded', null, done.id,
      jsonb_build_object('plan', done.plan, 'reason', done.reason));
  end if;
end;
$$;

-- The refunds that the clock makes: a refund that was interrupted five minutes ago, and then after twice as long each time. Eight
-- tries take a day. After that, an operator has to look.
create function private.due_refunds() returns setof private.plan_refunds
language sql stable set search_path = '' as $$
  select r.* from private.plan_refunds r
  where r.done_at is null and r.tries < 8 and r.tried_at < now() - interval '5 minutes' * power(2, r.tries);
$$;

-- Refunds for the clock, the one that has waited longest before the others. Two clocks never get the same one.
create function private.claim_refunds(p_limit integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  claimed private.plan_refunds[];
begin
  with due as (
    select r.id from private.plan_refunds r where r.id in (select d.id from private.due_refunds() d)
    order by r.tried_at
    limit least(greatest(coalesce(p_limit, 10), 1), 50)
    for update skip locked
  ), tried as (
    update private.plan_refunds r set tried_at = now(), tries = r.tries + 1
    from due where r.id = due.id returning r.*
  )
  select array_agg(t::private.plan_refunds order by t.asked_at) into claimed from tried t;
  return (select coalesce(jsonb_agg(private.refund_to_make(c)), '[]') from unnest(claimed) c);
end;
$$;

insert into private.duties (name, every, route, due) values
  ('finish refunds that were interrupted', '0', 'stripe/finish-refunds', 'exists (select from private.due_refunds())');

select private.expose('operator_payments(person)', 'authenticated',
  'Called by operators. A person''s payments for plans, and what was returned.');
select private.expose('begin_refund(id, payment_id, reason)', 'authenticated',
  'Called by the function stripe for an operator. Notes a refund and says what Stripe has to return: {id, intent, is_done, subscription}.');
select private.expose('finish_refund(p_id)', 'service_role',
  'Called by the function stripe. Stripe has returned the money, and the person is told.');
select private.expose('claim_refunds(p_limit)', 'service_role',
  'Called by the function stripe. Refunds that were interrupted and are ready for another try: [{id, intent, is_done, subscription}].');
