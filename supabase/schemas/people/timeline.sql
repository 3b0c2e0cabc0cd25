-- The timeline of a sale: the state of each of its six steps, and which checklist tasks are ticked. Titles
-- and tasks are in domain/people/timeline.ts and domain/people/timeline-checklists.ts.
--
-- One pure TypeScript function, used by the browser and by the function `dashboard`, decides how steps
-- advance. It works on what it has read, so saving is a compare-and-swap: of two concurrent toggles, the
-- second finds that the steps have changed and is recomputed on the new state.

create table public.timeline_steps (
  user_id uuid not null references auth.users (id) on delete cascade,
  step text not null check (step in (
    'property-assessment', 'documentation-preparation', 'photography-marketing', 'list-property',
    'show-property', 'negotiate-close')),
  status text not null check (status in ('completed', 'current', 'upcoming')),
  completed_on date check (completed_on between '2020-01-01' and '2100-01-01'),
  primary key (user_id, step),
  constraint timeline_steps_date check ((status = 'completed') = (completed_on is not null))
);
comment on table public.timeline_steps is 'A user''s six steps, all or none; without rows, the first is current and the others are upcoming. Written by save_timeline.';
create unique index timeline_steps_one_current on public.timeline_steps (user_id) where status = 'current';

alter table public.timeline_steps enable row level security;
select private.let_read('authenticated', 'timeline_steps');

create policy "Users read their own timeline" on public.timeline_steps
  for select to authenticated using (user_id = (select auth.uid()));

create table public.timeline_tasks (
  user_id uuid not null references auth.users (id) on delete cascade,
  step text not null check (step in (
    'property-assessment', 'documentation-preparation', 'photography-marketing', 'list-property',
    'show-property', 'negotiate-close')),
  task text not null check (task ~ '^[a-z0-9-]{1,60}$'),
  done_at timestamptz not null default now(),
  primary key (user_id, step, task)
);
comment on table public.timeline_tasks is 'Ticked checklist tasks, one row each. Written by set_timeline_task, for premium only.';

alter table public.timeline_tasks enable row level security;
select private.let_read('authenticated', 'timeline_tasks');

create policy "Users read their own ticks" on public.timeline_tasks
  for select to authenticated using (user_id = (select auth.uid()));

-- The stored timeline, in the form that save_timeline takes.
create function private.timeline_of(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'step', t.step, 'status', t.status, 'completed_on', t.completed_on) order by t.step), '[]')
  from public.timeline_steps t where t.user_id = p_user_id;
$$;

-- Replaces p_seen with p_steps if p_seen is still what is stored. Returns {saved, timeline} with what is
-- stored now, so that a caller who was too late can recompute.
create function private.save_timeline(p_seen jsonb, p_steps jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  uid constant uuid := private.signed_in();
  today constant date := (now() at time zone 'utc')::date;
  stored jsonb;
begin
  perform private.take_turn('timeline:' || uid);
  perform private.keep_account(uid);
  stored := private.timeline_of(uid);
  if stored is distinct from p_seen then
    return jsonb_build_object('saved', false, 'timeline', stored);
  end if;
  -- All six steps, each once; a new date must be today's in some time zone.
  if (select count(distinct s.step) from jsonb_to_recordset(p_steps) as s (step text)) <> 6
     or jsonb_array_length(p_steps) <> 6
     or exists (
       select from jsonb_to_recordset(p_steps) as s (step text, completed_on date)
       where s.completed_on not between today - 1 and today + 1
         and not exists (select from public.timeline_steps t
                         where t.user_id = uid and t.step = s.step and t.completed_on = s.completed_on)
     ) then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  delete from public.timeline_steps t where t.user_id = uid;
  insert into public.timeline_steps (user_id, step, status, completed_on)
  select uid, s.step, s.status, s.completed_on
  from jsonb_to_recordset(p_steps) as s (step text, status text, completed_on date);
  return jsonb_build_object('saved', true, 'timeline', private.timeline_of(uid));
end;
$$;

-- Ticks or unticks a task; repeating it changes nothing. Checklists are part of the premium plan.
create function private.set_timeline_task(p_step text, p_task text, p_done boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  uid constant uuid := private.signed_in();
begin
  if not private.has_plan(uid, 'premium') then
    raise exception using errcode = 'PT403', message = 'plan_required';
  end if;
  if not p_done then
    delete from public.timeline_tasks t
    where t.user_id = uid and t.step = p_step and t.task = p_task;
    return;
  end if;
  perform private.take_turn('timeline:' || uid);
  -- This limit is far above the number of tasks, but it stops callers from filling the table with made-up ones.
  if (select count(*) from public.timeline_tasks t where t.user_id = uid) >= 200 then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  insert into public.timeline_tasks (user_id, step, task) values (uid, p_step, p_task)
  on conflict (user_id, step, task) do nothing;
end;
$$;

select private.expose('save_timeline(seen, steps)', 'authenticated',
  'Replaces the six steps that the caller has seen; {saved: false} when they have changed since.');
select private.expose('set_timeline_task(step, task, done)', 'authenticated',
  'Ticks or unticks a task of the caller''s checklists. Premium only.');

grant execute on function private.timeline_of to authenticated, service_role;
