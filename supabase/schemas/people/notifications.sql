-- Notifications: each event for a person is one row of one table, written by private.tell_each() in the transaction of
-- the event. The bell, the page of notifications and their mail all read these rows.
--
-- A kind of notification is one row of private.notification_kinds; domain/people/notifications.ts has the same list
-- with its words. A person has one notification per kind and subject: a second event of the same kind and subject adds
-- none. For kinds that renew, a change of the same subject makes that row news again instead of adding another.
--
-- Devices that a person chose show right away what is urgent (notification_pushes).
--
-- Notifications that a person has not read after two minutes are mailed as well, if their kind and the person want
-- that: private.tell_each() puts them into the outbox, where they wait (see email_outbox).
--
-- Order of locks: notifications come after homes, showings, saved searches and all other rows that caused them, and
-- before mail. One transaction may tell a person several things, in any order. So a transaction that locks several
-- notifications or rows of the outbox together, to mark them as read or to mail them, skips those that are locked: they
-- are being renewed, read or mailed at this moment anyway.

create table private.notification_kinds (
  kind text primary key check (kind ~ '^[a-z]+(_[a-z]+)*$' and char_length(kind) <= 40),
  renews boolean not null default false,
  mail text not null check (mail in ('elsewhere', 'always', 'optional')),
  default_mail text not null check (default_mail in ('at_once', 'daily', 'none')),
  true_while text not null check (true_while in (
    'elsewhere', 'happened', 'home_price', 'home_status', 'home_public', 'disclosure', 'access', 'request',
    'offer_live', 'offer_asked', 'offer_in_line', 'offer_paused', 'round_runs', 'round_opened', 'sale_agreed',
    'sale_ends', 'sale_goes_on', 'step_asks', 'step_stands', 'step_due', 'amendment_asks')),
  push text generated always as (
    case when kind = 'showing_feedback' then null
         when kind ~ '^showing_|^times_open$' then 'showings'
         when kind ~ '^(offer|sale)_' then 'offers'
         when kind ~ '^(step|amendment|party|signing)_' then 'sales'
         when kind = 'message' then 'messages' end) stored,
  constraint notification_kinds_true_while check ((true_while = 'elsewhere') = (mail = 'elsewhere')),
  constraint notification_kinds_default check (
    case mail when 'elsewhere' then default_mail = 'none' when 'always' then default_mail = 'at_once' else true end)
);
comment on table private.notification_kinds is 'The kinds of notifications, and how each is mailed.';
comment on column private.notification_kinds.renews is 'Whether a change of the same subject renews its notification. Otherwise a repeat is ignored.';
comment on column private.notification_kinds.mail is 'elsewhere: covered by other mail. always: mailed right away. optional: as the person prefers.';
comment on column private.notification_kinds.default_mail is 'How it is mailed unless the person prefers otherwise.';
comment on column private.notification_kinds.push is 'The topic under which devices show it; null if no device does.';
comment on column private.notification_kinds.true_while is 'Until when the notification is true, and so mailed (true_news); happened: always, and a late email names the day.';
select private.only_for_server('select', 'notification_kinds');

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) values
  ('showing_requested', true, 'elsewhere', 'none', 'elsewhere'),
  ('showing_confirmed', true, 'elsewhere', 'none', 'elsewhere'),
  ('showing_cancelled', false, 'elsewhere', 'none', 'elsewhere'),
  ('showing_again', false, 'elsewhere', 'none', 'elsewhere'),
  ('showing_moved', true, 'elsewhere', 'none', 'elsewhere'),
  ('showing_proposal', true, 'elsewhere', 'none', 'elsewhere'),
  ('showing_kept', true, 'elsewhere', 'none', 'elsewhere'),
  ('showing_feedback', false, 'optional', 'daily', 'happened'),
  ('favorite_price', true, 'optional', 'daily', 'home_price'),
  ('favorite_status', true, 'optional', 'daily', 'home_status'),
  ('search_match', true, 'elsewhere', 'none', 'elsewhere'),
  ('message', true, 'optional', 'at_once', 'happened');

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null references private.notification_kinds (kind),
  listing_id uuid references public.listings (id) on delete set null,
  subject_id uuid not null,
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object' and octet_length(data::text) <= 4000),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  constraint notifications_once unique (kind, subject_id, user_id)
);
comment on table public.notifications is 'Events for a person: one row per kind and subject. Only that person reads it; private.tell_each() writes it.';
comment on column public.notifications.listing_id is 'The home that the notification is about; null if there is none, or none any more.';
comment on column public.notifications.subject_id is 'The subject: a showing, a message, a saved search, or the home itself.';
comment on column public.notifications.data is 'The values that the notification''s text needs, as of that moment: the home''s title, a time, a price. It never has an email address or a phone number.';
comment on column public.notifications.created_at is 'When the event last happened.';
create index notifications_of_user on public.notifications (user_id, created_at desc, id);
create index notifications_by_age on public.notifications (created_at);
create index notifications_unread on public.notifications (user_id) where read_at is null;
create index notifications_of_listing on public.notifications (listing_id);

alter table public.notifications enable row level security;
select private.let_read('authenticated', 'notifications');

create policy "People see their own notifications" on public.notifications
  for select to authenticated using (user_id = (select auth.uid()));

create table public.notification_preferences (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null references private.notification_kinds (kind) on delete cascade,
  mail text not null check (mail in ('at_once', 'daily', 'none')),
  primary key (user_id, kind)
);
comment on table public.notification_preferences is 'How people want to be mailed, if they changed it. Written by set_notification_mail().';
create index notification_preferences_of_kind on public.notification_preferences (kind);

alter table public.notification_preferences enable row level security;
select private.let_read('authenticated', 'notification_preferences');

create policy "People see their own preferences" on public.notification_preferences
  for select to authenticated using (user_id = (select auth.uid()));

-- A notification that is to be mailed.
alter table private.email_outbox add constraint email_outbox_notification
  foreign key (notification_id) references public.notifications (id) on delete cascade not valid;

-- How a person is mailed about a kind.
create function private.notification_cadence(p_person uuid, p_kind private.notification_kinds) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (select p.mail from public.notification_preferences p
     where p_kind.mail = 'optional' and p.user_id = p_person and p.kind = p_kind.kind),
    p_kind.default_mail);
$$;

-- The data of a renewed notification. Until the person reads it, it keeps the first earlier value (`was`) and whether
-- it is about more homes than the latest one (`more`).
create function private.renewed_data(p_told public.notifications, p_listing uuid, p_data jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select case when p_told.read_at is not null then p_data
    else p_data
      || case when p_told.data ? 'was' then jsonb_build_object('was', p_told.data -> 'was') else '{}' end
      || case when p_told.data ? 'more' or p_told.listing_id <> p_listing then '{"more": true}' else '{}' end::jsonb
    end;
$$;

-- Tells people that something happened: each of a subject of their own, with its data. All notifications are written
-- here, and all of an event in one statement: thousands of people may follow a home. People who are just leaving are
-- skipped: waiting for an account that is being deleted could deadlock, because its deletion tells people too.
--
-- A saved search's finds are mailed as that search says, a row for each home. All other notifications are mailed as
-- their kind and the person say, a row for each notification.
create function private.tell_each(p_people uuid[], p_kind text, p_listing uuid, p_subjects uuid[], p_data jsonb[])
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  how private.notification_kinds;
  news uuid[];
  home constant uuid := (select l.id from public.listings l where l.id = p_listing);
  soon constant timestamptz := private.mail_due('at_once');
  next_morning constant timestamptz := private.mail_due('daily');
  cause constant private.caller := private.caller_now();
begin
  if private.is_seeding() then
    return;
  end if;
  select * into strict how from private.notification_kinds k where k.kind = p_kind;
  with told as materialized (
    select u.id from auth.users u where u.id = any (p_people)
    order by u.id
    for key share skip locked
  ), stored as (
    insert into public.notifications as n (user_id, kind, listing_id, subject_id, data)
    select told.id, p_kind, home, each.subject, each.data
    from told join unnest(p_people, p_subjects, p_data) as each (person, subject, data) on each.person = told.id
    order by told.id, each.subject
    on conflict on constraint notifications_once do update
    set listing_id = excluded.listing_id, created_at = now(), read_at = null,
        data = private.renewed_data(n, excluded.listing_id, excluded.data)
    where how.renews and (
      n.data <> private.renewed_data(n, excluded.listing_id, excluded.data) or n.listing_id <> excluded.listing_id)
    returning n.id, n.user_id, n.subject_id
  ), mailed as (
    insert into private.email_outbox as o (
      person_id, notification_id, saved_search_id, listing_id, found, old_price, kind, recipient, next_attempt_at, caused_by)
    select stored.user_id, stored.id, search.id,
           case when search.id is not null then home end,
           -- The owner is told of every search that finds the home.
           case when search.id is not null then p_data[1] ->> 'change' end,
           case when search.id is not null then (p_data[1] ->> 'was')::integer end,
           case when search.id is not null then 'finds' else cadence end,
           case when search.id is not null then 'subscriber' else 'person' end,
           case cadence when 'daily' then next_morning else soon end, cause
    from stored
    -- Mail is sent only to an address that was confirmed, and never to a person who is leaving.
    join auth.users u on u.id = stored.user_id and u.email_confirmed_at is not null
    left join public.saved_searches search on p_kind = 'search_match' and search.id = stored.subject_id
    left join public.notification_preferences chosen
      on how.mail = 'optional' and chosen.user_id = stored.user_id and chosen.kind = p_kind
    cross join lateral (select coalesce(search.frequency, chosen.mail, how.default_mail) as cadence) as mailed
    where cadence <> 'none' and not exists (select from private.account_deletions d where d.user_id = stored.user_id)
    on conflict (notification_id, listing_id, mail_id) where notification_id is not null
    -- A row that waits already is not delayed. Until it is mailed, a found home stays new, and its price is compared
    -- with the first one.
    do update set kind = excluded.kind, old_price = coalesce(o.old_price, excluded.old_price), told_at = clock_timestamp(),
      caused_by = excluded.caused_by, next_attempt_at = case when o.kind = excluded.kind then o.next_attempt_at else excluded.next_attempt_at end
  )
  select coalesce(array_agg(stored.id), '{}') into news from stored;
  perform private.queue_pushes(p_kind, news, cause);
end;
$$;

-- Tells several people the same.
create function private.tell_all(p_people uuid[], p_kind text, p_listing uuid, p_subject uuid, p_data jsonb default '{}')
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  people constant uuid[] := array(select distinct person from unnest(p_people) as person);
  said constant jsonb := jsonb_strip_nulls(
    jsonb_build_object('home', (select nullif(l.title, '') from public.listings l where l.id = p_listing))
    || coalesce(p_data, '{}'));
begin
  perform private.tell_each(people, p_kind, p_listing, array_fill(p_subject, array[cardinality(people)]),
                            array_fill(said, array[cardinality(people)]));
end;
$$;

-- Tells one person. A null person is not told, such as a visitor without an account.
create function private.tell(p_person uuid, p_kind text, p_listing uuid, p_subject uuid, p_data jsonb default '{}')
returns void
language sql volatile security definer set search_path = '' as $$
  select private.tell_all(array[p_person], p_kind, p_listing, p_subject, p_data);
$$;

-- The account whose confirmed address this is, or null.
create function private.person_at(p_email text) returns uuid
language sql stable security definer set search_path = '' as $$
  select u.id from auth.users u
  where u.email = lower(p_email) and not u.is_sso_user and u.email_confirmed_at is not null;
$$;

-- The address that a person has confirmed, or null.
create function private.confirmed_email(p_person uuid) returns text
language sql stable set search_path = '' as $$
  select u.email::text from auth.users u
  where u.id = p_person and not u.is_sso_user and u.email_confirmed_at is not null;
$$;

-- A notification that was read is neither mailed nor pushed, unless that is already on its way.
create function private.forget_mail_of_read() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.email_outbox o where o.notification_id = new.id and o.waits;
  delete from private.push_outbox o where o.notification_id = new.id and o.sent_at is null;
  return null;
end;
$$;

create trigger forget_mail_of_read after update of read_at on public.notifications
  for each row when (old.read_at is null and new.read_at is not null)
  execute function private.forget_mail_of_read();

-- Marks notifications as read: those with these ids, or all up to a time, so that notifications that arrive in the
-- meantime stay unread. Returns how many were unread.
create function private.read_notifications(p_ids uuid[] default null, p_until timestamptz default null) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  marked integer;
begin
  if (p_ids is null) = (p_until is null) or cardinality(p_ids) > private.limit_of('notifications.per_person') then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  update public.notifications n set read_at = now()
  where n.id in (
    select unread.id from public.notifications unread
    where unread.user_id = (select auth.uid()) and unread.read_at is null
      and (unread.id = any (p_ids) or unread.created_at <= p_until)
    for no key update skip locked);
  get diagnostics marked = row_count;
  return marked;
end;
$$;

select private.expose('read_notifications(ids, until)', 'authenticated',
  'Marks the caller''s notifications as read, by ids or up to a time; returns how many were unread.');

-- Deletes notifications that are old, some in each run, and the oldest ones of a person who has too many.
create function private.forget_notifications(p_most integer default 10000) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  last_runs constant timestamptz := now() - interval '1 hour';
  forgotten integer;
begin
  delete from public.notifications n where n.id in (
    select told.id
    from public.notifications told
    join (
      (select old.id, old.created_at from public.notifications old
       where old.created_at < (select private.kept_since('notifications')) order by old.created_at limit p_most)
      union
      select surplus.id, surplus.created_at
      -- Only someone who was told something since the last runs can have too many.
      from (select distinct m.user_id from public.notifications m
            where m.created_at > last_runs) as told_lately
      cross join lateral (
        select s.id, s.created_at from public.notifications s where s.user_id = told_lately.user_id
        order by s.created_at desc, s.id offset (select private.limit_of('notifications.per_person'))
      ) as surplus
    -- A notification that is being renewed stays.
    ) as old on old.id = told.id and old.created_at = told.created_at
    for update of told skip locked);
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;
grant execute on function private.forget_notifications to service_role;

insert into private.duties (name, every, work) values
  ('delete old notifications', '10 minutes', 'select private.forget_notifications()');
