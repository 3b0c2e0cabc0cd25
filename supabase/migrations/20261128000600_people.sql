-- Written by `npm run generate -- types` from supabase/schemas. Not to be edited.

set check_function_bodies = off;

-- supabase/schemas/people/profiles.sql

-- Profiles: one row per user, created at sign-up.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null default '' check (char_length(full_name) <= 100 and (full_name = '' or private.is_visible(full_name))
    and not private.has_our_name(full_name)),
  phone text check (char_length(phone) <= 40 and (phone = '' or private.is_phone(phone))),
  property_address text check (char_length(property_address) <= 200),
  property_type text check (
    property_type in ('house', 'condo', 'townhouse', 'apartment', 'land', 'commercial')
  ),
  avatar_path text check (char_length(avatar_path) <= 300),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A profile can't point at another user's picture.
  constraint profiles_own_avatar check (
    private.with_small_ending(avatar_path) ~ ('^' || id || '/[A-Za-z0-9_-]{8,60}\.(jpg|png|webp)$')
  )
);
comment on table public.profiles is 'Facts that users tell us about themselves. Only they read and change them.';
comment on column public.profiles.avatar_path is 'Object in the private bucket avatars, in the user''s folder.';

alter table public.profiles enable row level security;
select private.let_read('authenticated', 'profiles');
grant update (full_name, phone, property_address, property_type, avatar_path)
  on public.profiles to authenticated;

create policy "Users read their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "Users change their own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

create trigger touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();

-- A long name is cut instead of refused, because it must not block a sign-up. A name of invisible characters, or with
-- ours in it, counts as none.
create function private.make_profile(p_person uuid, p_full_name text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.profiles (id, full_name)
  select p_person, case when private.is_visible(written) and not private.has_our_name(written) then written else '' end
  from left(coalesce(btrim(p_full_name), ''), 100) as written
  on conflict (id) do nothing;
end;
$$;

-- supabase/schemas/people/timeline.sql

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

-- supabase/schemas/people/dashboard_state.sql

-- Returns the status of an owner's sale, in one read: homes and what they lack, requests that wait for an answer,
-- upcoming showings, the timeline. It runs with the caller's rights, so it returns only their own rows;
-- domain/people/next-step.ts and domain/people/suggestions.ts draw the conclusions.

-- Returns the days, where the home is, on which something happened with a home of the caller (domain/people/timeline-facts.ts).
create function private.home_facts(
  p_listing_id uuid, p_published_at timestamptz, p_sold_at timestamptz, p_zone text
) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_object_agg(fact, (at at time zone p_zone)::date)
    from (values
      ('published', p_published_at),
      ('disclosed', private.first_disclosure_at(p_listing_id)),
      ('shown', (select min(b.starts_at) from public.bookings b
                 where b.listing_id = p_listing_id and b.starts_at < now() and b.status in ('confirmed', 'completed')
                   and b.party_id is null)),
      ('offered', (select min(o.created_at) from public.offers o where o.listing_id = p_listing_id)),
      ('accepted', (select min(s.accepted_at) from public.offers o join public.sales s on s.offer_id = o.id
                    where o.listing_id = p_listing_id and s.state <> 'fell_through')),
      ('sold', p_sold_at)) as facts (fact, at));
end;
$$;

-- The function is in PL/pgSQL, so that a connection plans the query only once: planning takes longer than running it.
create function public.dashboard_state() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (with me as (
    select (select auth.uid()) as id
  ), homes as (
    select l.* from public.listings l, me
    where l.user_id = me.id or l.id = any ((select private.shared_homes())::uuid[])
    order by l.updated_at desc, l.id
    limit 50
  ), saved as materialized (
    select * from private.saves_of_own_homes()
  ), waiting as (
    select b.listing_id, count(*) as n, count(*) filter (where b.party_id is not null) as visits
    from public.bookings b, me
    where (b.owner_id = me.id or b.listing_id = any ((select private.shared_homes())::uuid[]))
      and b.status = 'pending' and b.starts_at > now()
    group by b.listing_id
  ), shown as (
    -- Each of these reads one row from an index, because an owner of many homes has thousands of rows.
    select b.status, jsonb_build_object(
      'id', b.id, 'purpose', b.purpose, 'listing_id', b.listing_id, 'listing_title', h.title,
      'date', b.date, 'time', to_char(b.time, 'HH24:MI'), 'time_zone', h.time_zone,
      'starts_at', b.starts_at, 'visitor_name', b.visitor_name, 'status', b.status, 'holds_time', b.holds_time) as showing
    from me cross join (values ('pending'), ('confirmed')) as live (status)
    cross join lateral (
      select b.id, b.purpose, b.listing_id, b.date, b.time, b.starts_at, b.visitor_name, b.status, b.holds_time
      from (
        (select own.* from public.bookings own
         where own.owner_id = me.id and own.status = live.status and own.starts_at > now()
         order by own.starts_at, own.id limit 1)
        union all
        (select shared.* from public.bookings shared
         where shared.listing_id = any ((select private.shared_homes())::uuid[])
           and shared.status = live.status and shared.starts_at > now()
         order by shared.starts_at, shared.id limit 1)
      ) as b
      order by b.starts_at, b.id limit 1
    ) as b
    join public.listings h on h.id = b.listing_id
  )
  select jsonb_build_object(
    'plan', private.plan_of(me.id),
    'homes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', h.id, 'title', h.title, 'status', h.status, 'price', h.price,
        'photos', (select count(*) from public.listing_images i where i.listing_id = h.id),
        'description_length', char_length(h.description),
        'missing', to_jsonb(array_remove(array[
          case when h.title = '' then 'title' end, case when h.address = '' and h.status = 'draft' then 'address' end,
          case when h.city = '' then 'city' end, case when h.state = '' then 'state' end,
          case when h.zip_code = '' then 'zip_code' end], null)),
        'published_at', h.published_at, 'updated_at', h.updated_at,
        'offered_slots', (
          select count(*) from public.availability a
          cross join lateral unnest(a.time_slots) as slot
          where a.listing_id = h.id and a.date between current_date - 1 and current_date + 15
            and (a.date + slot) at time zone coalesce(h.time_zone, 'UTC') between
              now() + make_interval(hours => coalesce((
                select r.notice_hours from public.availability_rules r where r.listing_id = h.id), 2))
              and now() + interval '14 days'),
        'unanswered', coalesce((select w.n from waiting w where w.listing_id = h.id), 0),
        'views_this_week', public.views_this_week(h.id),
        'saves_this_week', coalesce((select s.n from saved s where s.listing_id = h.id), 0),
        'feedback', (select count(*) from public.showing_feedback f where f.listing_id = h.id),
        'feedback_high', (
          select count(*) from public.showing_feedback f where f.listing_id = h.id and f.price = 'high'),
        'facts', private.home_facts(h.id, h.published_at, h.sold_at, coalesce(h.time_zone, 'UTC'))
      ) order by h.updated_at desc, h.id), '[]')
      from homes h),
    'unanswered', (select coalesce(sum(w.n), 0) from waiting w),
    'unanswered_visits', (select coalesce(sum(w.visits), 0) from waiting w),
    'first_request', (select shown.showing from shown where shown.status = 'pending'),
    'visitor_proposals', (
      select count(distinct p.booking_id) from public.booking_proposals p
      join public.bookings b on b.id = p.booking_id
      where (p.owner_id = me.id or b.listing_id = any ((select private.shared_homes())::uuid[])) and b.status in ('pending', 'confirmed') and b.starts_at > now()
        and p.made_by = 'visitor' and p.expires_at > now() and p.starts_at > now()),
    'next_confirmed', (select shown.showing from shown where shown.status = 'confirmed'),
    'sales', private.open_sales(),
    'timeline', private.timeline_of(me.id),
    -- The checklists are read only if the plan includes them.
    'tasks', case when private.has_plan(me.id, 'premium') then (
      select coalesce(jsonb_agg(jsonb_build_object('step', t.step, 'task', t.task)
                                order by t.step, t.task), '[]')
      from public.timeline_tasks t where t.user_id = me.id)
    else '[]' end)
  from me);
end;
$$;
comment on function public.dashboard_state is 'The status of the caller''s sale: their homes, showings, timeline and plan.';

grant execute on function public.dashboard_state, private.home_facts to authenticated, service_role;

-- supabase/schemas/people/account_deletion.sql

-- Deleting an account, in steps that can be interrupted and repeated: begin (hides everything from the
-- public and tells visitors), what the function `user` does at Stripe and in storage, and finish, which
-- deletes the user and with it all its rows.
--
-- Emails about cancelled showings are built from the bookings when they are sent, so the account stays until
-- they are out. Payments stay for the books: private.payment_facts and stripe_events name no person, and
-- the link from customer to user (stripe_customers) is deleted with the account.

create table private.account_deletions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  requested_at timestamptz not null default now(),
  attempted_at timestamptz not null default now()
);
comment on table private.account_deletions is 'Accounts that are being deleted. The row is deleted with the account.';
comment on column private.account_deletions.attempted_at is 'When the deletion was last attempted; the scheduler retries it after a minute.';
create index account_deletions_attempted_at on private.account_deletions (attempted_at);

select private.only_for_server('select, insert, update, delete', 'account_deletions');

-- Whether the caller has just signed in, which deleting the account requires. Refreshing a session does
-- not make it recent.
create function private.signed_in_recently() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from auth.sessions s
    where s.id::text = (select auth.jwt()) ->> 'session_id'
      and s.user_id = (select auth.uid())
      and s.created_at > now() - interval '5 minutes'
  );
$$;

select private.expose('signed_in_recently()', 'authenticated',
  'Whether the caller signed in within the last five minutes.');

-- The address of an account that signs in with a password, which deleting it then requires; null without one.
create function private.address_with_password(p_user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select u.email from auth.users u
  where u.id = p_user_id and coalesce(u.encrypted_password, '') <> ''
    and u.raw_app_meta_data -> 'providers' ? 'email';
$$;

select private.expose('address_with_password(p_user_id)', 'service_role',
  'Called by the function user. The address of an account that signs in with a password.');

-- Hides everything that belongs to a closing account. Withdrawing a home cancels its showings, which
-- queues emails; only those to visitors are kept.
create function private.hide_account(p_user_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.listings l set status = 'withdrawn'
  where l.user_id = p_user_id and l.status in ('active', 'pending');
  delete from public.favorites f where f.user_id = p_user_id;
  delete from public.home_marks m where m.user_id = p_user_id;
  delete from public.home_visits v where v.user_id = p_user_id;
  delete from public.shared_lists l where l.user_id = p_user_id;
  -- Homes are locked in the order in which publishing a home locks them.
  perform from public.saved_searches s where s.user_id = p_user_id order by s.id for update;
  delete from public.saved_searches s where s.user_id = p_user_id;
  perform private.end_links('{feed,mail_at_once,mail_daily}', array[p_user_id]);
  -- Offers end before notifications are deleted, as when a home is deleted.
  perform private.forget_news_of(u.email) from auth.users u where u.id = p_user_id;
  delete from public.push_subscriptions s where s.user_id = p_user_id;
  delete from private.email_outbox o where o.person_id = p_user_id;
  delete from public.notifications n where n.user_id = p_user_id;
  delete from private.email_outbox o using public.bookings b
  where b.id = o.booking_id and b.owner_id = p_user_id and o.sent_at is null
    and (o.recipient = 'owner' or o.kind <> 'cancelled');
end;
$$;

-- An account's files, in batches.
create function private.files_of_account(p_user_id uuid, p_limit integer default 100) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('bucket', f.bucket_id, 'name', f.name)), '[]')
  from (
    select o.bucket_id, o.name from storage.objects o
    where o.bucket_id in ('avatars', 'documents', 'chat-images', 'sale-files') and o.name like p_user_id || '/%'
    union all
    select o.bucket_id, o.name from public.listings l
    join storage.objects o on o.bucket_id = 'property-images' and o.name like l.id || '/%'
    where l.user_id = p_user_id and not private.is_kept_photo(private.photo_of_file(o.name))
    limit least(greatest(coalesce(p_limit, 100), 1), 500)
  ) f;
$$;

-- Marks and hides the account, and returns what has to be ended at Stripe.
create function private.begin_account_deletion(p_user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.lock_homes_around(p_user_id);
  perform 1 from auth.users u where u.id = p_user_id for update;
  if not found then
    return null;
  end if;
  insert into private.account_deletions (user_id) values (p_user_id)
  on conflict (user_id) do update set attempted_at = now();
  perform private.hide_account(p_user_id);
  return jsonb_build_object(
    'subscriptions', (
      select coalesce(jsonb_agg(s.id order by s.id), '[]')
      from private.running_subscriptions(p_user_id) as s (id)
    ),
    'sessions', (
      select coalesce(jsonb_agg(k.session_id order by k.session_id), '[]')
      from private.checkouts k
      where k.user_id = p_user_id and k.session_id is not null
        and private.checkout_outcome(k.session_id) is null
    )
  );
end;
$$;

-- Deletes the account, or returns what it still waits for.
create function private.finish_account_deletion(p_user_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.lock_homes(p_user_id);
  perform 1 from auth.users u where u.id = p_user_id for update;
  if not found then
    return 'deleted';
  end if;
  if not exists (select 1 from private.account_deletions d where d.user_id = p_user_id) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  -- The access token stays valid for a while; withdraw homes that were published in the meantime.
  perform private.hide_account(p_user_id);
  if exists (
    select 1 from private.email_outbox o
    join public.bookings b on b.id = o.booking_id
    where b.owner_id = p_user_id and o.sent_at is null and o.dropped_at is null
      and o.attempts < 20 and b.starts_at > now()
  ) then
    return 'mail';
  end if;
  if private.files_of_account(p_user_id, 1) <> '[]' then
    return 'files';
  end if;
  -- Counters of the person's mailbox stay as long as all counters, so that deleting an account resets no limit. Locked
  -- counters are skipped: a person who is writing a message holds theirs while they wait for this transaction. Upkeep
  -- deletes them later.
  delete from private.rate_buckets b where (b.key, b.window_start) in (
    select k.key, k.window_start from private.rate_buckets k
    where k.key like '%:' || p_user_id for update skip locked);
  delete from auth.users u where u.id = p_user_id;
  return 'deleted';
end;
$$;

-- Accounts whose deletion was not attempted for a minute, longest first, for the scheduler. Two schedulers never get
-- the same one.
create function private.claim_account_deletions(p_limit integer default 10) returns setof uuid
language sql volatile security definer set search_path = '' as $$
  update private.account_deletions d set attempted_at = now()
  where d.user_id in (
    select due.user_id from private.account_deletions due
    where due.attempted_at < now() - interval '1 minute'
    order by due.attempted_at
    limit least(greatest(coalesce(p_limit, 10), 1), 50)
    for update skip locked
  )
  returning d.user_id;
$$;

select private.expose('begin_account_deletion(p_user_id)', 'service_role',
  'Called by the function user. Marks and hides an account; returns what has to be ended at Stripe.');
select private.expose('files_of_account(p_user_id, p_limit)', 'service_role',
  'Called by the function user. Files of an account, [{bucket, name}], in batches.');
select private.expose('finish_account_deletion(p_user_id)', 'service_role',
  'Called by the function user. Deletes a closing account, or returns what it waits for.');
select private.expose('claim_account_deletions(p_limit)', 'service_role',
  'Called by the function user. Closing accounts that are ready for another attempt.');

-- supabase/schemas/people/accounts_in_order.sql

-- An account that begins, confirms its address, or is closed: each trigger lists its steps in order (decision 142).

create function private.users_after_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Conversations come first: this step shares the locks of other people's homes, so the transaction may hold only the
  -- account's own row.
  perform private.bring_conversations(new.id, new.email::text);
  -- The profile comes before the notifications, because their reader must have one.
  perform private.make_profile(new.id, new.raw_user_meta_data ->> 'full_name');
  -- Searches come after the locks of other people's homes, and before the notifications.
  perform private.bring_kept_searches(new.id, new.email::text);
  -- Notifications come last, because people are told about what is stored.
  perform private.welcome_disclosure_guests(new.id, new.email::text);
  return null;
end;
$$;

create function private.users_after_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Conversations come first: this step shares the locks of other people's homes, so the transaction may hold only the
  -- account's own row.
  perform private.bring_conversations(new.id, new.email::text);
  -- Searches come after the locks of other people's homes, and before the notifications.
  perform private.bring_kept_searches(new.id, new.email::text);
  if new.email is distinct from old.email then
    -- Links end after the searches and before the notifications, so that no link in the old mailbox works when the
    -- person is told.
    perform private.end_links('{step}', null, new.id);
  end if;
  -- Notifications come last, because people are told about what is stored.
  perform private.welcome_disclosure_guests(new.id, new.email::text);
  return null;
end;
$$;

create function private.account_deletions_after_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Homes come first: a home with other owners goes on with them, and so do its conversations and offers, which would
  -- end otherwise.
  perform private.pass_homes_on(new.user_id);
  -- Conversations end before offers: ending an offer writes notifications, and a message locks those after its
  -- conversation.
  perform private.end_conversations_of_account(new.user_id);
  -- This step comes before offers end, because an offer whose other buyers stay goes on with them.
  perform private.leave_offers_of_account(new.user_id);
  -- Paused offers come last: their notifications follow all rows for which other transactions wait.
  perform private.end_paused_offers_of_account(new.user_id);
  return null;
end;
$$;

create trigger after_insert after insert on auth.users
  for each row execute function private.users_after_insert();
create trigger after_update after update of email, email_confirmed_at on auth.users
  for each row execute function private.users_after_update();
create trigger after_insert after insert on private.account_deletions
  for each row execute function private.account_deletions_after_insert();

reset check_function_bodies;
