-- The timeline of a sale: the state of each of its six steps, and which checklist tasks are ticked. Titles
-- and tasks are in domain/people/timeline.ts and domain/people/timeline-checklists.ts. Each owner has one for each of
-- their homes. What somebody checks off before they have a home counts for their first one.
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
  id bigint generated always as identity primary key,
  listing_id uuid references public.listings (id) on delete cascade,
  constraint timeline_steps_once unique nulls not distinct (user_id, listing_id, step),
  constraint timeline_steps_date check ((status = 'completed') = (completed_on is not null))
);
comment on table public.timeline_steps is 'A user''s six steps for a home, all or none; without rows, the first is current and the others are upcoming. Written by save_timeline.';
comment on column public.timeline_steps.listing_id is 'Null until the user has a home.';
create unique index timeline_steps_one_current on public.timeline_steps (user_id, listing_id) nulls not distinct where status = 'current';
create index timeline_steps_of_listing on public.timeline_steps (listing_id);

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
  id bigint generated always as identity primary key,
  listing_id uuid references public.listings (id) on delete cascade,
  constraint timeline_tasks_once unique nulls not distinct (user_id, listing_id, step, task)
);
create index timeline_tasks_of_listing on public.timeline_tasks (listing_id);
comment on table public.timeline_tasks is 'Ticked checklist tasks, one row each. Written by set_timeline_task, for premium only.';

alter table public.timeline_tasks enable row level security;
select private.let_read('authenticated', 'timeline_tasks');

create policy "Users read their own ticks" on public.timeline_tasks
  for select to authenticated using (user_id = (select auth.uid()));

-- The home that rows from before a person had a home belong to: one that they sell before one that is off the market or
-- sold, their own before those they share, and then the oldest. Null if they have none.
create function private.first_home(p_person uuid) returns uuid
language sql stable set search_path = '' as $$
  select l.id from public.listings l
  where l.user_id = p_person or l.id in (select h.listing_id from public.home_owners h where h.person_id = p_person)
  order by l.status in ('withdrawn', 'sold'), l.user_id = p_person desc, l.created_at, l.id limit 1;
$$;

-- Under which home a person's steps or ticks for a home are stored: under that home, or under none if they were stored
-- before the person had a home, and this is the first one.
create function private.stored_home(p_person uuid, p_listing_id uuid) returns uuid
language sql stable set search_path = '' as $$
  select case when (exists (select from public.timeline_steps t where t.user_id = p_person and t.listing_id is null)
                    or exists (select from public.timeline_tasks t where t.user_id = p_person and t.listing_id is null))
               and private.first_home(p_person) = p_listing_id
              then null else p_listing_id end;
$$;

-- The stored timeline of a home, in the form that save_timeline takes.
create function private.timeline_of(p_user_id uuid, p_listing_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'step', t.step, 'status', t.status, 'completed_on', t.completed_on) order by t.step), '[]')
    from public.timeline_steps t
    where t.user_id = p_user_id and t.listing_id is not distinct from private.stored_home(p_user_id, p_listing_id));
end;
$$;

create function private.timeline_tasks_of(p_user_id uuid, p_listing_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('step', t.step, 'task', t.task) order by t.step, t.task), '[]')
    from public.timeline_tasks t
    where t.user_id = p_user_id and t.listing_id is not distinct from private.stored_home(p_user_id, p_listing_id));
end;
$$;

-- From the first change on, the rows that a person stored before they had a home belong to their first home.
create function private.adopt_timeline(p_person uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  home constant uuid := private.first_home(p_person);
begin
  if home is not null and private.stored_home(p_person, home) is null then
    -- A person who left a home and comes back may have rows for it.
    delete from public.timeline_steps t where t.user_id = p_person and t.listing_id = home;
    delete from public.timeline_tasks t where t.user_id = p_person and t.listing_id = home;
    update public.timeline_steps t set listing_id = home where t.user_id = p_person and t.listing_id is null;
    update public.timeline_tasks t set listing_id = home where t.user_id = p_person and t.listing_id is null;
  end if;
end;
$$;

-- Takes the caller's turn at their timelines. Refuses a home that isn't theirs; null stands for the first home, if there
-- is one.
create function private.take_timeline(p_listing_id uuid) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  uid constant uuid := private.signed_in();
begin
  if p_listing_id is not null and not private.is_owner_of(p_listing_id, uid) then
    raise exception using errcode = 'PT404', message = 'listing_not_found';
  end if;
  perform private.take_turn('timeline:' || uid);
  perform private.keep_account(uid);
  perform private.adopt_timeline(uid);
  return coalesce(p_listing_id, private.first_home(uid));
end;
$$;

-- Replaces p_seen with p_steps if p_seen is still what is stored. Returns {saved, timeline} with what is
-- stored now, so that a caller who was too late can recompute.
create function private.save_timeline(p_listing_id uuid, p_seen jsonb, p_steps jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  home constant uuid := private.take_timeline(p_listing_id);
  uid constant uuid := private.signed_in();
  today constant date := (now() at time zone 'utc')::date;
  stored constant jsonb := private.timeline_of(uid, home);
begin
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
                         where t.user_id = uid and t.listing_id is not distinct from home
                           and t.step = s.step and t.completed_on = s.completed_on)
     ) then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  delete from public.timeline_steps t where t.user_id = uid and t.listing_id is not distinct from home;
  insert into public.timeline_steps (user_id, listing_id, step, status, completed_on)
  select uid, home, s.step, s.status, s.completed_on
  from jsonb_to_recordset(p_steps) as s (step text, status text, completed_on date);
  return jsonb_build_object('saved', true, 'timeline', private.timeline_of(uid, home));
end;
$$;

-- Ticks or unticks a task; repeating it changes nothing. Checklists are part of the premium plan.
create function private.set_timeline_task(p_listing_id uuid, p_step text, p_task text, p_done boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  uid constant uuid := private.signed_in();
  home uuid;
begin
  if not private.has_plan(uid, 'premium') then
    raise exception using errcode = 'PT403', message = 'plan_required';
  end if;
  home := private.take_timeline(p_listing_id);
  if not p_done then
    delete from public.timeline_tasks t
    where t.user_id = uid and t.listing_id is not distinct from home and t.step = p_step and t.task = p_task;
    return;
  end if;
  -- This limit is far above the number of tasks, but it stops callers from filling the table with made-up ones.
  if (select count(*) from public.timeline_tasks t
      where t.user_id = uid and t.listing_id is not distinct from home) >= 200 then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  insert into public.timeline_tasks (user_id, listing_id, step, task) values (uid, home, p_step, p_task)
  on conflict (user_id, listing_id, step, task) do nothing;
end;
$$;

select private.expose('save_timeline(listing_id, seen, steps)', 'authenticated',
  'Replaces the six steps of a home that the caller has seen; {saved: false} when they have changed since.');
select private.expose('set_timeline_task(listing_id, step, task, done)', 'authenticated',
  'Ticks or unticks a task of the caller''s checklists for a home. Premium only.');

grant execute on function private.first_home, private.stored_home, private.timeline_of, private.timeline_tasks_of
  to authenticated, service_role;
