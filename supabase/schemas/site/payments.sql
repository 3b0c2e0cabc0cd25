-- Payments: facts that Stripe told us, and the plan that follows from them.
--
-- A stored fact is never corrected: each event is stored once, its facts are derived once, and a user's plan is
-- computed from the set of facts, so events may arrive in any order and repeatedly. Only a `paid` fact grants a plan;
-- its amount and currency were checked against the catalog (domain/site/plans/payments.ts) when it was derived.
--
-- We keep only the ids of Stripe's objects, amounts and timestamps: no names, addresses or cards.

create table private.stripe_customers (
  customer_id text primary key check (customer_id ~ '^cus_[A-Za-z0-9_]{1,250}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp()
);
comment on table private.stripe_customers is
  'The user behind a Stripe customer. A user gets another if one is deleted at Stripe; the newest is used.';
create index stripe_customers_of_user on private.stripe_customers (user_id, created_at desc);

create table private.stripe_events (
  id text primary key check (id ~ '^evt_[A-Za-z0-9_]{1,250}$'),
  type text not null check (char_length(type) between 1 and 100),
  created_at timestamptz not null,
  livemode boolean not null,
  received_at timestamptz not null default clock_timestamp()
);
comment on table private.stripe_events is 'Verified events, each stored once. Append-only: an audit log, and a guard against duplicates.';

create table private.payment_facts (
  event_id text not null references private.stripe_events (id),
  position smallint not null check (position >= 0),
  kind text not null check (kind in
    ('paid', 'settled', 'unpaid', 'ended', 'closed', 'refund', 'refunded_total', 'dispute')),
  occurred_at timestamptz not null,
  customer_id text check (char_length(customer_id) <= 255),
  plan text check (plan in ('basic', 'premium')),
  payment_id text check (char_length(payment_id) <= 255),
  payment_intent_id text check (char_length(payment_intent_id) <= 255),
  subscription_id text check (char_length(subscription_id) <= 255),
  session_id text check (char_length(session_id) <= 255),
  subject_id text check (char_length(subject_id) <= 255),
  state text check (state in ('standing', 'undone', 'open', 'won', 'lost')),
  amount integer check (amount >= 0),
  currency text check (currency ~ '^[a-z]{3}$'),
  starts_at timestamptz,
  ends_at timestamptz,
  primary key (event_id, position),
  constraint payment_facts_are_complete check (case kind
    when 'paid' then num_nulls(customer_id, plan, payment_id, amount, currency) = 0
      and (plan = 'premium' or num_nulls(subscription_id, starts_at, ends_at) = 0)
    when 'settled' then num_nulls(payment_id, payment_intent_id, amount) = 0
    when 'unpaid' then num_nulls(payment_id, subscription_id, starts_at) = 0
    when 'ended' then subscription_id is not null
    when 'closed' then session_id is not null
    when 'refund' then num_nulls(payment_intent_id, subject_id, amount, state) = 0
      and state in ('standing', 'undone')
    when 'refunded_total' then num_nulls(payment_intent_id, amount) = 0
    when 'dispute' then num_nulls(payment_intent_id, subject_id, state) = 0
      and state in ('open', 'won', 'lost')
  end)
);
comment on table private.payment_facts is 'Facts about money from Stripe''s events, for private.payments_of. Append-only.';
comment on column private.payment_facts.kind is
  'paid: a plan was paid for · settled: the payment intent behind an invoice · unpaid: a renewal was not paid · ended: a subscription is over for good · closed: a checkout can no longer be paid · refund, refunded_total, dispute: money was or may be returned.';
comment on column private.payment_facts.payment_id is 'An invoice for basic, a payment intent for premium.';
comment on column private.payment_facts.subject_id is 'The refund or the dispute.';
create index payment_facts_of_customer on private.payment_facts (customer_id) where kind = 'paid';
create index payment_facts_of_payment on private.payment_facts (payment_id);
create index payment_facts_of_intent on private.payment_facts (payment_intent_id);
create index payment_facts_of_subscription on private.payment_facts (subscription_id);
create index payment_facts_of_session on private.payment_facts (session_id);

-- Each attempt to buy a plan has one Stripe session, however often the button is clicked.
create table private.checkouts (
  user_id uuid not null references auth.users (id) on delete cascade,
  plan text not null check (plan in ('basic', 'premium')),
  attempt integer not null check (attempt > 0),
  session_id text unique check (session_id ~ '^cs_[A-Za-z0-9_]{1,250}$'),
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, plan, attempt)
);
comment on table private.checkouts is 'Attempts to buy a plan; the number is part of the idempotency key at Stripe.';

-- Payments that an operator returned (schemas/site/refunds.sql).
create table private.plan_refunds (
  id uuid primary key,
  person_id uuid not null references auth.users (id) on delete cascade,
  payment_id text not null unique check (char_length(payment_id) <= 255),
  intent_id text not null check (char_length(intent_id) <= 255),
  plan text not null check (plan in ('basic', 'premium')),
  reason text not null check (private.is_visible(reason) and char_length(reason) <= 500),
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  done_at timestamptz,
  tried_at timestamptz not null default now(),
  tries smallint not null default 0
);
comment on table private.plan_refunds is 'Payments for plans that an operator returned, and why. A refund without done_at was interrupted.';
comment on column private.plan_refunds.tried_at is 'When an operator or the clock last asked Stripe.';
comment on column private.plan_refunds.tries is 'How often the clock has asked Stripe.';
comment on column private.plan_refunds.payment_id is 'An invoice for basic, a payment intent for premium.';
comment on column private.plan_refunds.intent_id is 'The payment intent that Stripe refunds.';
comment on column private.plan_refunds.asked_by is 'The operator. The column has no foreign key, because the record outlives their account.';
create index plan_refunds_of_person on private.plan_refunds (person_id);
create index plan_refunds_open on private.plan_refunds (tried_at) where done_at is null;

select private.only_for_server('select', 'plan_refunds');
select private.only_for_server('select, insert', 'stripe_customers', 'stripe_events', 'payment_facts');
select private.only_for_server('select, insert, update', 'checkouts');

create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'PT403', message = 'forbidden',
    detail = format('%I is append-only', tg_table_name);
end;
$$;

create trigger append_only before update or delete or truncate on private.stripe_events
  for each statement execute function private.refuse_change();
create trigger append_only before update or delete or truncate on private.payment_facts
  for each statement execute function private.refuse_change();

-- A user's payments, each once, and whether the money was returned. `is_returned`: refunded in full, or
-- held by a dispute that is open or lost. `settled_by`: the payment intent behind an invoice, null for premium and
-- for an invoice that a credit paid. A refund that failed at the bank doesn't count; the running
-- total on a charge includes refunds that failed later, so those are subtracted.
--
-- A function and not a view, because the planner does not push the user into a view that groups: each
-- call would read all users' payments. Here and below in plpgsql, which plans a query once per
-- connection, because planning takes longer than running it.
create function private.payments_of(uid uuid)
returns table (
  plan text, payment_id text, subscription_id text, starts_at timestamptz, ends_at timestamptz,
  is_returned boolean, paid_at timestamptz, settled_by text
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  select paid.plan, paid.payment_id, paid.subscription_id, paid.starts_at, paid.ends_at,
         coalesce(money.refunded >= paid.amount, false) or coalesce(held.is_held, false),
         paid.paid_at, paid.settled_by
  from (
    -- Session and invoice both report the same payment; the longer of the two periods counts. The
    -- intent's amount is less than the price if a credit covered part of it.
    select f.plan, f.payment_id, f.subscription_id, min(f.starts_at) as starts_at,
           max(f.ends_at) as ends_at, coalesce(max(link.amount), max(f.amount)) as amount,
           coalesce(max(link.payment_intent_id), f.payment_id) as intent_id,
           min(f.occurred_at) as paid_at, max(link.payment_intent_id) as settled_by
    from private.payment_facts f
    left join private.payment_facts link
      on link.kind = 'settled' and link.payment_id = f.payment_id
    where f.kind = 'paid'
      and f.customer_id in (select c.customer_id from private.stripe_customers c where c.user_id = uid)
    group by f.plan, f.payment_id, f.subscription_id
  ) paid
  left join lateral (
    select greatest(
      coalesce(sum(r.amount) filter (where not r.is_undone), 0),
      coalesce((
        select max(t.amount) from private.payment_facts t
        where t.kind = 'refunded_total' and t.payment_intent_id = paid.intent_id
      ), 0) - coalesce(sum(r.amount) filter (where r.is_undone), 0)
    ) as refunded
    from (
      select f.subject_id, max(f.amount) as amount, bool_or(f.state = 'undone') as is_undone
      from private.payment_facts f
      where f.kind = 'refund' and f.payment_intent_id = paid.intent_id
      group by f.subject_id
    ) r
  ) money on true
  left join lateral (
    select bool_or(d.is_held) as is_held
    from (
      -- A dispute that was won is over, even after an appeal against a loss; until then the bank
      -- holds the money.
      select not bool_or(f.state = 'won') as is_held
      from private.payment_facts f
      where f.kind = 'dispute' and f.payment_intent_id = paid.intent_id
      group by f.subject_id
    ) d
  ) held on true;
end;
$$;

-- How long a month still counts without news of its renewal: as long as Stripe redelivers an event.
create function private.renewal_grace() returns interval
language sql immutable set search_path = '' as $$ select interval '3 days' $$;

-- Whether a paid month of basic still counts: the subscription has not ended, and the month is not over
-- or news of its renewal is merely late.
create function private.is_month_running(
  p_subscription_id text, p_ends_at timestamptz, moment timestamptz) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (
    select 1 from private.payment_facts e
    where e.subscription_id = p_subscription_id and e.kind = 'ended'
  ) then
    return false;
  end if;
  -- A month has no grace if the next month was billed and not paid.
  return moment < p_ends_at + case when exists (
    select 1 from private.payment_facts u
    where u.subscription_id = p_subscription_id and u.kind = 'unpaid' and u.starts_at >= p_ends_at
      and not exists (
        select 1 from private.payment_facts p
        where p.payment_id = u.payment_id and p.kind = 'paid'
      )
  ) then interval '0' else private.renewal_grace() end;
end;
$$;

-- A user's plan at a moment: premium unless its payment was returned, whatever happens to a basic
-- subscription; otherwise basic while a paid month runs.
create function private.plan_of(uid uuid, moment timestamptz default now()) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  payment record;
  has_month boolean := false;
begin
  for payment in select p.* from private.payments_of(uid) p where not p.is_returned loop
    if payment.plan = 'premium' then
      return 'premium';
    end if;
    has_month := has_month or private.is_month_running(
      payment.subscription_id, payment.ends_at, moment);
  end loop;
  return case when has_month then 'basic' end;
end;
$$;
comment on function private.plan_of is 'basic, premium, or null: computed from the facts, never stored.';

-- Whether a user's plan reaches a level: policies and functions ask only this. False without a user, and for an unknown
-- level.
create function private.has_plan(uid uuid, level text) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  ranks constant text[] := array['basic', 'premium'];
begin
  return coalesce(
    array_position(ranks, private.plan_of(uid)) >= array_position(ranks, level), false);
end;
$$;
comment on function private.has_plan is 'Whether the user''s plan grants the level: premium grants everything.';
grant execute on function private.plan_of, private.has_plan to authenticated, service_role;

-- A row per user, read from profiles with the caller's rights, so users see only their own. The join keeps the view
-- from being updatable.
create view public.subscriptions with (security_invoker = true) as
select p.id as user_id, s.subscription_plan
from public.profiles p
cross join lateral (select private.plan_of(p.id) as subscription_plan) s;
comment on view public.subscriptions is 'The plan of each user: null, basic or premium. Computed and read-only.';
revoke all on public.subscriptions from service_role;
grant select on public.subscriptions to authenticated, service_role;

-- Answers writes to the view with "forbidden". Without the trigger, Postgres would report that the view
-- is not updatable before it checks any rights, which would count as our error, not the caller's.
create function private.refuse_write() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'PT403', message = 'forbidden';
end;
$$;

create trigger refuse_write instead of insert or update or delete on public.subscriptions
  for each row execute function private.refuse_write();

-- Subscriptions that were paid at least once and have not ended: Stripe may charge them again.
create function private.running_subscriptions(uid uuid) returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select distinct f.subscription_id
  from private.stripe_customers c
  join private.payment_facts f on f.customer_id = c.customer_id
  where c.user_id = uid and f.kind = 'paid' and f.plan = 'basic'
    and not exists (
      select 1 from private.payment_facts e
      where e.kind = 'ended' and e.subscription_id = f.subscription_id
    );
end;
$$;

-- A person who buys premium has no use for a month of basic that reaches past that moment, so its payment is refunded
-- in full. Returns the payment intents of such months that were not refunded yet. A month that was paid even later, in
-- another tab or by a renewal that was on its way, is refunded too.
create function private.payments_to_refund(uid uuid) returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select distinct month.settled_by
  from private.payments_of(uid) month
  where month.plan = 'basic' and not month.is_returned and month.settled_by is not null
    and month.ends_at > (
      select min(kit.paid_at) from private.payments_of(uid) kit
      where kit.plan = 'premium' and not kit.is_returned
    );
end;
$$;

-- The customers whom facts are about. Only a `paid` fact names its customer; the others name a payment, its intent or a
-- subscription, which lead to a `paid` fact if one has arrived.
create function private.customers_in(p_facts jsonb) returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  with fact as (
    select f.* from jsonb_to_recordset(p_facts) as f (
      customer_id text, payment_id text, payment_intent_id text, subscription_id text)
  )
  select fact.customer_id from fact where fact.customer_id is not null
  union
  select paid.customer_id
  from fact
  cross join lateral (
    select fact.payment_id union select fact.payment_intent_id
    union select link.payment_id from private.payment_facts link
    where link.kind = 'settled' and link.payment_intent_id = fact.payment_intent_id
  ) as payment (id)
  join private.payment_facts paid on paid.kind = 'paid' and paid.payment_id = payment.id
  union
  select paid.customer_id from fact
  join private.payment_facts paid on paid.kind = 'paid' and paid.subscription_id = fact.subscription_id;
end;
$$;

-- The state of a session: 'paid', 'closed', or null while it can still be paid.
create function private.checkout_outcome(p_session_id text) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when bool_or(f.kind = 'paid') then 'paid'
    when bool_or(f.kind = 'closed') then 'closed'
  end
  from private.payment_facts f
  where f.session_id = p_session_id;
$$;

-- Stores a verified event and its facts, all or nothing. Returns what is left to do at Stripe for the
-- users it is about. It does so for known events too, because a redelivery retries what failed after the
-- commit.
--   subscriptions_to_cancel: basic subscriptions of users who own premium
--   payments_to_refund: what those users paid for months of basic that premium replaces
--   sessions_to_expire: open checkouts of basic that those users should no longer pay
create function private.apply_stripe_event(p_event jsonb, p_facts jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  is_new boolean;
  people uuid[];
  owners uuid[];
begin
  -- The events of a customer are applied one at a time: two applied at the same time would not see each other's facts, and
  -- a subscription beside premium would keep running.
  perform from private.stripe_customers c
  where c.customer_id in (select private.customers_in(p_facts))
  order by c.customer_id
  for update;

  -- A concurrent call with the same id waits here until the first one commits.
  insert into private.stripe_events (id, type, created_at, livemode)
  values (p_event ->> 'id', p_event ->> 'type', (p_event ->> 'created_at')::timestamptz,
          (p_event ->> 'livemode')::boolean)
  on conflict (id) do nothing;
  is_new := found;

  if is_new then
    insert into private.payment_facts (
      event_id, position, kind, occurred_at, customer_id, plan, payment_id, payment_intent_id,
      subscription_id, session_id, subject_id, state, amount, currency, starts_at, ends_at)
    select p_event ->> 'id', f.position - 1, f.kind, (p_event ->> 'created_at')::timestamptz,
           f.customer_id, f.plan, f.payment_id, f.payment_intent_id, f.subscription_id,
           f.session_id, f.subject_id, f.state, f.amount, f.currency, f.starts_at, f.ends_at
    from rows from (jsonb_to_recordset(p_facts) as (
      kind text, customer_id text, plan text, payment_id text, payment_intent_id text,
      subscription_id text, session_id text, subject_id text, state text, amount integer,
      currency text, starts_at timestamptz, ends_at timestamptz
    )) with ordinality as f (
      kind, customer_id, plan, payment_id, payment_intent_id, subscription_id, session_id,
      subject_id, state, amount, currency, starts_at, ends_at, position);
  end if;

  select coalesce(array_agg(distinct c.user_id order by c.user_id), '{}') into people
  from private.stripe_customers c where c.customer_id in (select private.customers_in(p_facts));
  select coalesce(array_agg(person), '{}') into owners
  from unnest(people) as person where private.has_plan(person, 'premium');
  perform private.notice_plan(person) from unnest(people) as person;

  return jsonb_build_object(
    'is_new', is_new,
    'subscriptions_to_cancel', (
      select coalesce(jsonb_agg(distinct s.id), '[]')
      from unnest(owners) as owner (id), private.running_subscriptions(owner.id) as s (id)
    ),
    'payments_to_refund', (
      select coalesce(jsonb_agg(distinct p.id), '[]')
      from unnest(owners) as owner (id), private.payments_to_refund(owner.id) as p (id)
    ),
    'sessions_to_expire', (
      select coalesce(jsonb_agg(k.session_id), '[]')
      from private.checkouts k
      where k.user_id = any (owners) and k.plan = 'basic' and k.session_id is not null
        and private.checkout_outcome(k.session_id) is null
    )
  );
end;
$$;

create function private.stripe_customer_of(p_user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select c.customer_id from private.stripe_customers c
  where c.user_id = p_user_id order by c.created_at desc, c.customer_id limit 1;
$$;

-- Everything that is needed to start a checkout. p_attempt_over is the number of an attempt that can no longer be paid;
-- the answer is then about the next one.
create function private.open_checkout(p_user_id uuid, p_plan text, p_attempt_over integer default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  current_attempt private.checkouts;
begin
  -- A plan is of no use to a suspended person, who can't publish.
  perform private.refuse_suspended(p_user_id);
  insert into private.checkouts (user_id, plan, attempt)
  values (p_user_id, p_plan, coalesce(p_attempt_over, 0) + 1)
  on conflict do nothing;

  select k.* into strict current_attempt from private.checkouts k
  where k.user_id = p_user_id and k.plan = p_plan
  order by k.attempt desc limit 1;

  return jsonb_build_object(
    'attempt', current_attempt.attempt,
    'session_id', current_attempt.session_id,
    'outcome', private.checkout_outcome(current_attempt.session_id),
    'subscription_plan', private.plan_of(p_user_id),
    'has_running_subscription', exists (select private.running_subscriptions(p_user_id)),
    'customer_id', private.stripe_customer_of(p_user_id),
    'email', (select u.email from auth.users u where u.id = p_user_id)
  );
end;
$$;

-- Records a customer. A customer never moves to another user.
create function private.record_stripe_customer(p_user_id uuid, p_customer_id text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.stripe_customers (customer_id, user_id) values (p_customer_id, p_user_id)
  on conflict (customer_id) do nothing;
  if not exists (
    select 1 from private.stripe_customers c
    where c.customer_id = p_customer_id and c.user_id = p_user_id
  ) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
end;
$$;

create function private.record_checkout(
  p_user_id uuid, p_plan text, p_attempt integer, p_session_id text) returns void
language sql volatile security definer set search_path = '' as $$
  update private.checkouts k set session_id = p_session_id
  where k.user_id = p_user_id and k.plan = p_plan and k.attempt = p_attempt
    and k.session_id is null;
$$;

-- The caller's payments and refunds, for the export of their data: Stripe ids, amounts in cents and
-- timestamps, oldest first.
create function private.my_payments() returns jsonb
language sql stable security definer set search_path = '' as $$
  with mine as (
    -- Session and invoice both report the same payment; the longer of the two periods counts.
    select distinct on (f.payment_id) f.* from private.payment_facts f
    where f.kind = 'paid' and f.customer_id in (
      select c.customer_id from private.stripe_customers c where c.user_id = (select auth.uid()))
    order by f.payment_id, f.ends_at desc nulls last, f.event_id, f.position
  ), intents as (
    select coalesce(link.payment_intent_id, mine.payment_id) as id
    from mine
    left join private.payment_facts link on link.kind = 'settled' and link.payment_id = mine.payment_id
  ), returned as (
    -- The latest state of each refund.
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
    'state', t.state, 'reason', case when t.kind = 'refund' then (
      select r.reason from private.plan_refunds r where r.intent_id = t.payment_intent_id) end,
    'starts_at', t.starts_at, 'ends_at', t.ends_at
  )) order by t.occurred_at, t.event_id, t.position), '[]')
  from told t;
$$;

select private.expose('apply_stripe_event(p_event, p_facts)', 'service_role',
  'Called by the function stripe. Stores a verified event and its facts in one transaction.');
select private.expose('open_checkout(p_user_id, p_plan, p_attempt_over)', 'service_role',
  'Called by the function stripe. The current attempt to buy a plan, and who is buying.');
select private.expose('record_checkout(p_user_id, p_plan, p_attempt, p_session_id)', 'service_role',
  'Called by the function stripe. Records the session of an attempt.');
select private.expose('record_stripe_customer(p_user_id, p_customer_id)', 'service_role',
  'Called by the function stripe. Records whose customer it is.');
select private.expose('stripe_customer_of(p_user_id)', 'service_role',
  'Called by the function stripe. The customer whose billing portal is opened.');
select private.expose('checkout_outcome(p_session_id)', 'service_role',
  'The outcome of a session, for the function stripe: paid, closed, or null while no event has said it.');
select private.expose('my_payments()', 'authenticated',
  'The caller''s own payments and refunds, for the export.');

grant execute on function private.checkout_outcome, private.running_subscriptions to service_role;
