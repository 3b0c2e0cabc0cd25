-- What a person may know of their own payments, for the export of their data: what was paid, and
-- what went back. Ids of Stripe, amounts in cents and instants, the oldest first.

create function private.my_payments() returns jsonb
language sql stable security definer set search_path = '' as $$
  with mine as (
    -- Session and invoice both tell of one payment; the longer of two periods was paid for.
    select distinct on (f.payment_id) f.* from private.payment_facts f
    where f.kind = 'paid' and f.customer_id in (
      select c.customer_id from private.stripe_customers c where c.user_id = (select auth.uid()))
    order by f.payment_id, f.ends_at desc nulls last, f.event_id, f.position
  ), intents as (
    select coalesce(link.payment_intent_id, mine.payment_id) as id
    from mine
    left join private.payment_facts link on link.kind = 'settled' and link.payment_id = mine.payment_id
  ), returned as (
    -- What is said of it last.
    select distinct on (f.subject_id) f.* from private.payment_facts f
    where f.kind in ('refund', 'dispute') and f.payment_intent_id in (select i.id from intents i)
    order by f.subject_id, f.occurred_at desc, f.event_id desc, f.position desc
  ), told as (
    select mine.* from mine union all select returned.* from returned
  )
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'kind', t.kind, 'occurred_at', t.occurred_at, 'plan', t.plan,
    'payment_id', coalesce(t.payment_id, t.payment_intent_id),
    'subscription_id', t.subscription_id, 'amount_cents', t.amount, 'currency', t.currency,
    'state', t.state, 'starts_at', t.starts_at, 'ends_at', t.ends_at
  )) order by t.occurred_at, t.event_id, t.position), '[]')
  from told t;
$$;

create function public.my_payments() returns jsonb
language sql stable set search_path = '' as $$
  select private.my_payments();
$$;
comment on function public.my_payments is 'The caller''s own payments and what went back of them, for the export.';
revoke execute on function public.my_payments from public, anon, authenticated;
grant execute on function public.my_payments, private.my_payments to authenticated, service_role;
