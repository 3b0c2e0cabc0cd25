-- The end of a plan, told to the person who had it. A plan is computed and never stored (payments), so this file keeps
-- the plan that a person was last seen with: when less is left of it, they are told why. An event from Stripe is looked
-- at as it is stored; the clock finds a month that ends without an event.

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) values
  ('plan_ended', true, 'always', 'at_once', 'happened');

create table private.known_plans (
  user_id uuid primary key references auth.users (id) on delete cascade,
  plan text not null check (plan in ('basic', 'premium')),
  look_at timestamptz not null
);
comment on table private.known_plans is 'The plan that each person was last seen with; no row without one. Grants nothing: private.plan_of does.';
comment on column private.known_plans.look_at is 'When the plan can have ended without an event.';
create index known_plans_due on private.known_plans (look_at);
select private.only_for_server('select, insert, update, delete', 'known_plans');

-- Why a plan ended. returned: its latest payment was refunded or is disputed. unpaid: its renewal was not paid. over:
-- it was cancelled, or nothing is known of a renewal.
create function private.why_plan_ended(p_person uuid, p_plan text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  latest record;
begin
  select p.* into latest from private.payments_of(p_person) p
  where p.plan = p_plan order by p.paid_at desc, p.ends_at desc limit 1;
  return case
    when latest.is_returned then 'returned'
    when exists (
      select from private.payment_facts u
      where u.kind = 'unpaid' and u.subscription_id = latest.subscription_id and u.starts_at >= latest.ends_at
    ) then 'unpaid'
    else 'over'
  end;
end;
$$;

-- Compares a person's plan with the one they were last seen with, and tells them if less is left of it.
create function private.notice_plan(p_person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  ranks constant text[] := array['basic', 'premium'];
  before text;
  current_plan constant text := private.plan_of(p_person);
begin
  -- A person who is just leaving is skipped: waiting for an account that is being deleted could deadlock.
  perform from auth.users u where u.id = p_person for key share skip locked;
  if not found then
    return;
  end if;
  select k.plan into before from private.known_plans k where k.user_id = p_person for update;
  if current_plan is null then
    delete from private.known_plans k where k.user_id = p_person;
  else
    insert into private.known_plans (user_id, plan, look_at)
    select p_person, current_plan, case current_plan when 'premium' then 'infinity'
      -- News of a renewal may be late: from the end of the month on, the clock looks every hour.
      else greatest(now() + interval '1 hour', (
        select max(p.ends_at) from private.payments_of(p_person) p where p.plan = 'basic' and not p.is_returned
      )) end
    on conflict (user_id) do update set plan = excluded.plan, look_at = excluded.look_at;
  end if;
  if array_position(ranks, before) > coalesce(array_position(ranks, current_plan), 0) then
    perform private.tell(p_person, 'plan_ended', null, p_person, jsonb_build_object(
      'plan', before, 'left', current_plan, 'why', private.why_plan_ended(p_person, before), 'at', now()));
  end if;
end;
$$;

create function private.notice_ended_plans() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  person uuid;
begin
  for person in
    select k.user_id from private.known_plans k where k.look_at <= now()
    order by k.look_at limit 500
    for update skip locked
  loop
    perform private.notice_plan(person);
  end loop;
end;
$$;
grant execute on function private.notice_ended_plans to service_role;

insert into private.duties (name, every, work) values
  ('tell people that their plan ended', '0', 'select private.notice_ended_plans()');
