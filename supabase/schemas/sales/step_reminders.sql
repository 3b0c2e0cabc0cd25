-- Reminders of a sale's steps: 7, 3 and 1 day before the last day, on the last day, and once after it, at nine in the
-- morning by the home's time zone. The side that does the step is reminded, and both sides are once the step is late; a
-- deed has some days before it is late. After a time in which the clock did not run, only the reminder that is true
-- then is sent, once (decision 179).

-- The moment of a step's next reminder after p_after; null after the last one.
create function private.next_reminder(p_due date, p_zone text, p_after timestamptz, p_late integer default 1)
returns timestamptz
language sql stable set search_path = '' as $$
  select min(at)
  from unnest(array[7, 3, 1, 0, -p_late]) as ahead
  cross join lateral (select (p_due - ahead + time '09:00') at time zone p_zone as at) as reminder
  where at > p_after;
$$;

-- How many days after its date a step is late. A date that both sides agreed on leaves no days of grace.
create function private.late_after(p_step public.sale_steps) returns integer
language sql stable set search_path = '' as $$
  select 1 + case when p_step.agreed_on is null then k.days_of_grace else 0 end
  from private.step_kinds k where k.kind = p_step.kind;
$$;

-- A step has its reminder from the moment it has a date.
create function private.plan_reminder() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and (new.due_on, new.state) is not distinct from (old.due_on, old.state) then
    return new;
  end if;
  new.remind_at := case when new.state = 'open' and new.due_on is not null
    then private.next_reminder(
      new.due_on, private.zone_of_sale(new.sale_id), clock_timestamp(), private.late_after(new)) end;
  return new;
end;
$$;

create trigger plan_reminder before insert or update on public.sale_steps
  for each row execute function private.plan_reminder();

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) values
  ('step_due', true, 'always', 'at_once', 'step_due');

-- A step that is locked is being settled at this moment.
create function private.remind_of_steps() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  step public.sale_steps;
  sale public.sales;
  offer public.offers;
  zone text;
  hour integer;
  today date;
  side text;
  told integer := 0;
begin
  for step in
    select * from public.sale_steps due where due.remind_at <= clock_timestamp()
    order by due.remind_at, due.id limit 200
    for no key update skip locked
  loop
    select * into sale from public.sales s where s.id = step.sale_id;
    select * into offer from public.offers o where o.id = sale.offer_id;
    zone := private.zone_of_sale(sale.id);
    select private.hour_of_step(step.kind, v, sale) into hour
    from public.offer_versions v where v.offer_id = sale.offer_id and v.n = sale.n;
    today := (clock_timestamp() at time zone zone)::date;
    update public.sale_steps s
    set remind_at = case when sale.state = 'open' then private.next_reminder(s.due_on, zone, clock_timestamp(), private.late_after(s)) end
    where s.id = step.id;
    continue when sale.state <> 'open' or private.is_over(sale)
      or (step.due_on < today and today < step.due_on + private.late_after(step));
    foreach side in array array['buyer', 'owner'] loop
      continue when step.due_on >= today and private.doers_of(step) not in (side, 'both');
      perform private.tell_all(
        private.people_of_side(offer, side), 'step_due', offer.listing_id, step.id,
        jsonb_build_object('as', side, 'home', nullif(offer.home, ''), 'room', sale.id, 'step', step.kind,
                           'date', step.due_on, 'ahead', step.due_on - today, 'whose', private.doers_of(step),
                           'until_hour', hour, 'zone', zone));
    end loop;
    told := told + 1;
  end loop;
  return told;
end;
$$;
grant execute on function private.remind_of_steps to service_role;

insert into private.duties (name, every, work) values
  ('remind people of steps of a sale', '0', 'select private.remind_of_steps()');
