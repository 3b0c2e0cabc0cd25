-- Each owner has a timeline for each of their homes. What was checked off until now counts for the first of them, under
-- which it is read until its owner changes it (private.stored_home).
--
-- Both tables have a few short rows for each owner, so they are locked for less than a second.
-- squawk-ignore-file adding-field-with-default, adding-foreign-key-constraint, adding-serial-primary-key-field
-- squawk-ignore-file constraint-missing-not-valid, disallowed-unique-constraint
-- squawk-ignore-file require-concurrent-index-creation, require-concurrent-index-deletion
alter table public.timeline_steps
  add column id bigint generated always as identity,
  add column listing_id uuid references public.listings (id) on delete cascade;
alter table public.timeline_steps drop constraint timeline_steps_pkey;
alter table public.timeline_steps
  add primary key (id),
  add constraint timeline_steps_once unique nulls not distinct (user_id, listing_id, step);
drop index public.timeline_steps_one_current;
create unique index timeline_steps_one_current on public.timeline_steps (user_id, listing_id) nulls not distinct
  where status = 'current';
create index timeline_steps_of_listing on public.timeline_steps (listing_id);

alter table public.timeline_tasks
  add column id bigint generated always as identity,
  add column listing_id uuid references public.listings (id) on delete cascade;
alter table public.timeline_tasks drop constraint timeline_tasks_pkey;
alter table public.timeline_tasks
  add primary key (id),
  add constraint timeline_tasks_once unique nulls not distinct (user_id, listing_id, step, task);
create index timeline_tasks_of_listing on public.timeline_tasks (listing_id);
