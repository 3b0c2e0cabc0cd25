-- Written by `npm run generate -- types` from supabase/schemas. Not to be edited.

set check_function_bodies = off;

-- supabase/schemas/people/notifications.sql

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

-- Deletes notifications that are old, and the oldest ones of a person who has too many.
create function private.forget_notifications() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from public.notifications n where n.id in (
    select told.id
    from public.notifications told
    join (
      select old.id, old.created_at from public.notifications old
      where old.created_at < (select private.kept_since('notifications'))
      union
      select surplus.id, surplus.created_at
      from (select m.user_id from public.notifications m group by m.user_id
            having count(*) > (select private.limit_of('notifications.per_person'))) as many
      cross join lateral (
        select s.id, s.created_at from public.notifications s where s.user_id = many.user_id
        order by s.created_at desc, s.id offset private.limit_of('notifications.per_person')
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
  ('delete old notifications', '1 day', 'select private.forget_notifications()');

-- supabase/schemas/people/notification_causes.sql

-- The causes of notifications about showings and about homes that people have marked. Saved searches tell their owners
-- in saved_searches. People are never told of their own acts.

-- The account of a showing's visitor, once they have proven that they asked for it.
create function private.visitor_account(p_visit public.bookings) returns uuid
language sql stable security definer set search_path = '' as $$
  select person from private.person_at(p_visit.visitor_email) as person
  -- The caller's own request isn't recorded as proven yet while it is being stored. A party of a sale has its own link.
  where p_visit.party_id is null and (private.is_proven(p_visit.id) or person = (select auth.uid()));
$$;

-- Tells the owner or the visitor of a showing. A visitor without an account, or not proven to own the address, only
-- gets mail, which says the same. The text needs the recipient's side, the showing's time and, for the owner, the
-- visitor's name.
create function private.tell_side(p_booking public.bookings, p_side text, p_kind text, p_data jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  select private.tell_all(
    case p_side when 'owner' then private.owners_of(p_booking.listing_id) else array[private.visitor_account(p_booking)] end,
    p_kind, p_booking.listing_id, p_booking.id,
    jsonb_build_object(
      'as', p_side, 'purpose', nullif(p_booking.purpose, 'showing'), 'date', p_booking.date, 'time', to_char(p_booking.time, 'HH24:MI'),
      'name', case p_side when 'owner' then p_booking.visitor_name end) || p_data);
$$;

create function private.announce_request(p_made public.bookings) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not private.is_seeding() and p_made.starts_at > now() then
    perform private.tell_side(p_made, 'owner', 'showing_requested',
                              case when p_made.holds_time then '{}' else '{"date": null, "time": null}' end::jsonb);
    perform private.tell_of_appointment(p_made, 'asked');
  end if;
end;
$$;

create function private.announce_booking(old public.bookings, new public.bookings) returns void
language plpgsql volatile set search_path = '' as $$
declare
  proposer text;
begin
  if private.is_seeding() or new.starts_at <= now() then
    return;
  end if;
  select min(p.made_by) into proposer from public.booking_proposals p where p.booking_id = new.id;
  if new.proposal_round > old.proposal_round then
    perform private.tell_side(new, case proposer when 'owner' then 'visitor' else 'owner' end,
                              'showing_proposal', jsonb_build_object('round', new.proposal_round));
  end if;
  if new.status <> 'pending' then
    -- The request has been answered, or needs no answer anymore.
    update public.notifications n set read_at = now()
    where n.kind = 'showing_requested' and n.user_id = any (private.owners_of(new.listing_id)) and n.subject_id = new.id
      and n.read_at is null;
  end if;

  if old.holds_time and (new.date, new.time, new.ends_at - new.starts_at)
                        is distinct from (old.date, old.time, old.ends_at - old.starts_at) then
    -- The showing was moved by the side that accepted a proposal, by the owner together with the open house, or by a party
    -- of the home's sale.
    perform private.tell_side(new, case when new.open_house_id is not null then 'visitor' when proposer is not null then proposer
                                        when new.party_id is not null then 'owner' else 'visitor' end,
                              'showing_moved', '{}');
    perform private.tell_of_appointment(new, 'moved');
  elsif new.status = 'confirmed' and old.status = 'pending' then
    perform private.tell_side(new, 'visitor', 'showing_confirmed', '{}');
    -- A showing that is confirmed in the transaction that requested it is confirmed by the home's rules and not by the
    -- owner.
    if new.created_at = now() then
      perform private.tell_side(new, 'owner', 'showing_requested', '{"confirmed": true}');
    end if;
    perform private.tell_of_appointment(new, 'confirmed');
  elsif new.status = 'cancelled' and old.status <> 'cancelled' then
    if new.cancelled_by is distinct from 'visitor' then
      perform private.tell_side(new, 'visitor', 'showing_cancelled', '{}');
    end if;
    -- An owner who takes a home off the market cancels its showings; a request that lapses cancels itself.
    if new.cancelled_by = 'visitor' or (new.cancelled_by is null and exists (
      select from public.listings l where l.id = new.listing_id and l.status in ('active', 'pending')
    )) then
      perform private.tell_side(new, 'owner', 'showing_cancelled', '{}');
    end if;
    perform private.tell_of_appointment(new, 'cancelled');
  end if;
end;
$$;

-- A notification leads a visitor to their showing as an email does, through a link. Returns a new token for it,
-- or null if the showing is not the caller's.
create function private.my_showing_link(p_booking_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
begin
  perform private.limit_requests('my-showing:' || me, 3600, 60);
  return (
    select (private.make_link('showing', b.id)).token from public.bookings b
    where b.id = p_booking_id and b.party_id is null and private.person_at(b.visitor_email) = me);
end;
$$;

select private.expose('my_showing_link(booking_id)', 'authenticated',
  'The token of a link to a showing that was requested under the caller''s address; null for any other showing.');

-- The owner's notifications name the visitor, so they are deleted with the showing.
create function private.forget_announcements() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications n using private.notification_kinds k
  where n.kind = k.kind and n.subject_id = old.id and (n.user_id = old.owner_id or n.data ->> 'as' = 'owner');
  return null;
end;
$$;

create trigger forget_announcements after delete on public.bookings
  for each row execute function private.forget_announcements();

-- A price that returns before a person has heard of the change is no news to them, and their notification is deleted.
-- Returns the people who still have to be told. A person who is reading the notification right now counts as having
-- heard.
create function private.forget_undone_price(p_home public.listings, p_fans uuid[]) returns uuid[]
language sql volatile security definer set search_path = '' as $$
  with undone as (
    delete from public.notifications n where n.id in (
      select told.id
      from public.notifications told
      join private.notification_kinds k on k.kind = told.kind
      left join private.email_outbox waiting on waiting.notification_id = told.id and waiting.waits
      where told.kind = 'favorite_price' and told.subject_id = p_home.id and told.user_id = any (p_fans)
        and told.read_at is null and told.data -> 'was' = to_jsonb(coalesce(p_home.price, 0))
        -- The find is not mailed yet: there is no email, or sending has not begun.
        and (waiting.id is not null or private.notification_cadence(told.user_id, k) = 'none')
      for update of told skip locked)
    returning n.user_id
  )
  select coalesce(array_agg(fan), '{}') from unnest(p_fans) as fan
  where fan not in (select user_id from undone);
$$;

-- Tells people that a favorite has a new price or status. At most three prices a day are mailed right away; later ones
-- wait for the daily mail.
create function private.announce_home(old public.listings, new public.listings) returns void
language plpgsql volatile set search_path = '' as $$
declare
  fans constant uuid[] := array(
    select f.user_id from public.favorites f where f.listing_id = new.id and f.user_id <> new.user_id);
  hearing uuid[];
begin
  if cardinality(fans) = 0 then
    return;
  end if;
  if new.price is distinct from old.price and new.status in ('active', 'pending') then
    hearing := private.forget_undone_price(new, fans);
    perform private.tell_all(hearing, 'favorite_price', new.id, new.id,
                             jsonb_build_object('price', new.price, 'was', coalesce(old.price, 0)));
    if not private.take_rate('price-news:' || new.id, 86400, 3) then
      perform private.change_mail(o.id, 'daily')
      from public.notifications n join private.email_outbox o on o.notification_id = n.id
      where n.kind = 'favorite_price' and n.subject_id = new.id and n.user_id = any (hearing)
        and o.kind = 'at_once' and o.waits;
    end if;
  end if;
  if new.status <> old.status then
    perform private.tell_all(fans, 'favorite_status', new.id, new.id, jsonb_build_object('status', new.status));
  end if;
end;
$$;

-- supabase/schemas/people/true_news.sql

-- Mail says only what is true now. An email may leave late: the mail service was down, the day's share was used up, or
-- the clock did not run. So at the moment an email is leased, each notification in it is checked against the rule of
-- its kind (private.notification_kinds.true_while). A notification that is no longer true is not mailed, but stays in
-- the person's list, which says when it happened. An event stays true, and a late email names its day.

create function private.is_still_true(p_told public.notifications) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  rule constant text := (select k.true_while from private.notification_kinds k where k.kind = p_told.kind);
  home public.listings;
begin
  if rule in ('happened', 'elsewhere') then
    return true;
  elsif rule like 'home%' then
    select * into home from public.listings l where l.id = p_told.listing_id;
    return coalesce(case rule
      when 'home_price' then home.status in ('active', 'pending')
        and to_jsonb(home.price) is not distinct from p_told.data -> 'price'
      when 'home_status' then home.status = p_told.data ->> 'status'
      else home.status in ('active', 'pending') end, false);
  elsif rule = 'disclosure' then
    return exists (
      select from private.disclosures d
      where d.id = p_told.subject_id and d.withdrawn_at is null and d.version = (p_told.data ->> 'version')::integer);
  elsif rule = 'access' then
    return p_told.data ->> 'access' = 'declined' or private.disclosure_rank(p_told.listing_id, p_told.user_id) >= 3;
  elsif rule = 'request' then
    return exists (
      select from private.disclosure_requests r where r.id = p_told.subject_id and r.state = 'open');
  end if;
  return private.is_true_of_offer(p_told, rule);
end;
$$;

-- supabase/schemas/people/notification_mail.sql

-- The mail of notifications: right away for notifications that were not read within two minutes, and one email a day.

-- A person's emails of one cadence all have the same unsubscribe link.
insert into private.link_purposes (purpose, subject, is_single, keeps_token) values
  ('mail_at_once', 'person', true, true),
  ('mail_daily', 'person', true, true);

create function private.claim_notification_mails(p_limit integer default 20)
returns table (id uuid, attempt smallint, kind text, to_email text, token text, total bigint, news jsonb)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  leased constant uuid[] := private.lease_mails('notifications', null, p_limit);
begin
  perform private.make_link('mail_' || each.kind, each.person_id, p_keeps => true)
  from (select distinct o.person_id, o.kind from private.email_outbox o where o.mail_id = any (leased) order by 1, 2) as each;
  return query
  with claimed as (
    select distinct on (o.mail_id) o.* from private.email_outbox o where o.mail_id = any (leased) order by o.mail_id
  ), shown as (
    select o.mail_id, told.*,
           row_number() over (partition by o.mail_id order by told.created_at desc, told.id) as n
    from private.email_outbox o
    join public.notifications told on told.id = o.notification_id
    where o.mail_id = any (leased) and private.is_still_news(o)
  )
  select claimed.mail_id, claimed.attempts, claimed.kind, u.email::text, private.kept_token('mail_' || claimed.kind, u.id),
         (select count(*) from shown where shown.mail_id = claimed.mail_id),
         (select jsonb_agg(jsonb_build_object(
             'id', shown.id, 'kind', shown.kind, 'listing_id', shown.listing_id,
             'subject_id', shown.subject_id, 'data', shown.data, 'created_at', shown.created_at,
             'zone', (select l.time_zone from public.listings l where l.id = shown.listing_id),
             'answer_token', case when shown.kind = 'message' and claimed.kind = 'at_once'
                                  then private.new_message_link(shown.subject_id, claimed.person_id) end,
             'step_link', case when shown.kind in ('step_due', 'step_proposed')
                               then private.new_step_link(shown.subject_id, claimed.person_id) end)
             order by shown.n)
          from shown where shown.mail_id = claimed.mail_id and shown.n <= 12)
  from claimed
  join auth.users u on u.id = claimed.person_id
  -- If everything was read since it was leased, the lease ends and the email is outdated.
  where exists (select from shown where shown.mail_id = claimed.mail_id)
  order by array_position(leased, claimed.mail_id);
end;
$$;

select private.expose('claim_notification_mails(p_limit)', 'service_role',
  'Called by the function notifications. Leases due emails, with all their contents.');

-- Sets how a person is mailed about these kinds, including notifications that are still waiting to be mailed.
create function private.prefer_mail(p_person uuid, p_kinds text[], p_mail text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  waiting uuid;
begin
  insert into public.notification_preferences (user_id, kind, mail)
  select p_person, k.kind, p_mail from unnest(p_kinds) as k (kind) order by 2
  on conflict (user_id, kind) do update set mail = excluded.mail;
  for waiting in
    select o.id from private.email_outbox o
    join public.notifications n on n.id = o.notification_id
    where o.person_id = p_person and o.waits and n.kind = any (p_kinds)
    for update of o skip locked
  loop
    perform private.change_mail(waiting, p_mail);
  end loop;
end;
$$;

create function private.set_notification_mail(p_kind text, p_mail text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
begin
  if p_mail is null or p_mail not in ('at_once', 'daily', 'none') or not exists (
    select from private.notification_kinds k where k.kind = p_kind and k.mail = 'optional'
  ) then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  perform private.prefer_mail(me, array[p_kind], p_mail);
end;
$$;

select private.expose('set_notification_mail(kind, mail)', 'authenticated',
  'How the caller is mailed about a kind of notification: at_once, daily or none.');

-- Called by the link in each of these emails, which needs no sign-in. Ends all optional mail of the link's cadence;
-- returns the cadence, or null for an unknown token.
create function private.stop_notification_mail(p_token text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  link constant private.links := private.open_link(p_token, '{mail_at_once,mail_daily}');
  cadence constant text := replace(link.purpose, 'mail_', '');
begin
  if cadence is not null then
    perform private.prefer_mail(link.person_id, array(
      select k.kind from private.notification_kinds k
      where k.mail = 'optional' and private.notification_cadence(link.person_id, k) = cadence), 'none');
  end if;
  return cadence;
end;
$$;

select private.expose('stop_notification_mail(token)', 'anon, authenticated',
  'Ends the optional mail with this token; returns at_once or daily, or null.');

insert into private.duties (name, every, route, due) values
  ('send mail of notifications', '0', 'notifications/send',
   $$exists (select from private.due_mails where topic = 'notifications')$$);

-- supabase/schemas/people/notification_pushes.sql

-- Web Push: notifications also appear on the devices that a person chose, even on the lock screen (decision 184).
--
-- A device that a person switched on is one row of push_subscriptions, with the address that its browser got from a
-- push service, and the topics it shows. private.tell_each() writes a row of private.push_outbox for each of them, in
-- the transaction that tells. The function notifications leases rows that are due, sends them and settles them, as with
-- mail.
--
-- The function calls an address that a browser sent, so only addresses of the known push services are stored:
-- domain/people/push.ts has the same list.
--
-- Order of locks: a notification, then devices, then rows of the outbox. A transaction that tells a person shares the
-- devices and skips those that are being removed at this moment; a transaction that removes one holds nothing else.

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  endpoint text not null unique,
  device text not null check (char_length(device) between 1 and 60),
  topics text[] not null,
  created_at timestamptz not null default now(),
  constraint push_subscriptions_known_service check (
    octet_length(endpoint) <= 1000 and endpoint ~ ('^https://(fcm\.googleapis\.com'
      || '|([a-z0-9-]{1,63}\.){1,4}(push\.services\.mozilla\.com|notify\.windows\.com|push\.apple\.com))/[!-~]+$')),
  constraint push_subscriptions_topics check (
    topics <@ array['showings', 'offers', 'sales', 'messages'] and cardinality(topics) between 1 and 4
    and array_position(topics, null) is null)
);
comment on table public.push_subscriptions is 'The devices on which people want to be notified. Written by keep_push() and forget_push().';
comment on column public.push_subscriptions.endpoint is 'The address at which its push service takes messages for this browser: a secret between us and the browser.';
comment on column public.push_subscriptions.device is 'The name by which its owner knows the device: "Chrome on Android".';
comment on column public.push_subscriptions.topics is 'The topics that the device shows, as in private.notification_kinds.push.';
create index push_subscriptions_of_user on public.push_subscriptions (user_id, created_at, id);

alter table public.push_subscriptions enable row level security;
select private.let_read('authenticated', 'push_subscriptions');

create policy "People see their own devices" on public.push_subscriptions
  for select to authenticated using (user_id = (select auth.uid()));

-- The keys of a device, which only the sender needs.
create table private.push_keys (
  subscription_id uuid primary key references public.push_subscriptions (id) on delete cascade,
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  session_id uuid
);
comment on table private.push_keys is 'The keys for writing to a device, and the session in which it was switched on.';
comment on column private.push_keys.p256dh is 'The browser''s public key, for which messages are encrypted.';
comment on column private.push_keys.auth is 'A secret of the browser, without which it accepts no message.';
comment on column private.push_keys.session_id is 'The session whose end also ends the subscription. Null for a token without a session.';
create index push_keys_of_session on private.push_keys (session_id) where session_id is not null;
select private.only_for_server('select, insert, update, delete', 'push_keys');

create table private.push_outbox (
  id uuid primary key default gen_random_uuid(),
  notification_id uuid not null references public.notifications (id) on delete cascade,
  subscription_id uuid not null references public.push_subscriptions (id) on delete cascade,
  version integer not null default 1,
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  sent_at timestamptz,
  told_at timestamptz not null default now(),
  caused_by private.caller,
  constraint push_outbox_once unique (notification_id, subscription_id)
);
comment on table private.push_outbox is 'Pushes that are to be sent: a row for each notification and device. A row that was sent stays for a day, so that its notification is not pushed twice.';
comment on column private.push_outbox.version is 'Counts how often its notification became news again, so that a sender settles only what it sent.';
comment on column private.push_outbox.told_at is 'When the notification last became news. After a day, it is not pushed any more.';
comment on column private.push_outbox.caused_by is 'The caller who caused the notification, as the pots know them; null for the site itself.';
create index push_outbox_due on private.push_outbox (next_attempt_at) where sent_at is null;
create index push_outbox_of_device on private.push_outbox (subscription_id, sent_at);
create index push_outbox_sent on private.push_outbox (sent_at) where sent_at is not null;
select private.only_for_server('select, insert, update, delete', 'push_outbox');

create view private.due_pushes with (security_invoker = true) as
select o.* from private.push_outbox o
where o.sent_at is null and o.next_attempt_at <= now() and (o.leased_until is null or o.leased_until < now());
comment on view private.due_pushes is 'Pushes that are due now and not leased by a sender.';

-- Pushes notifications that were just written to the devices that want them. A notification that became news again
-- replaces the one that a push service still holds. Called by tell_each(), which holds the notifications.
create function private.queue_pushes(p_kind text, p_notifications uuid[], p_cause private.caller) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted constant text := (select k.push from private.notification_kinds k where k.kind = p_kind);
begin
  if wanted is null then
    return;
  end if;
  insert into private.push_outbox as o (notification_id, subscription_id, caused_by)
  select device.told, device.id, p_cause
  from (
    select n.id as told, s.id
    from public.notifications n
    join public.push_subscriptions s on s.user_id = n.user_id and wanted = any (s.topics)
    where n.id = any (p_notifications)
    order by n.id, s.id
    for key share of s skip locked
  ) as device
  on conflict on constraint push_outbox_once do update
  set version = o.version + 1, attempts = 0, next_attempt_at = now(), leased_until = null, sent_at = null, told_at = now(),
      caused_by = excluded.caused_by;
end;
$$;

-- Switches a device on, or changes what it shows. Only a person's newest devices are kept.
create function private.keep_push(p_endpoint text, p_p256dh text, p_auth text, p_device text, p_topics text[])
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
  kept uuid;
begin
  perform private.keep_account(me);
  if exists (select from private.account_deletions d where d.user_id = me) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  -- A person's devices are added one at a time, so that they can be counted.
  perform private.take_turn('devices of ' || me);
  -- The browser was another person's before, who gets no notifications here any more. Only the browser itself knows all
  -- three values.
  delete from public.push_subscriptions s using private.push_keys k
  where k.subscription_id = s.id and s.endpoint = p_endpoint and k.p256dh = p_p256dh and k.auth = p_auth
    and s.user_id <> me;
  insert into public.push_subscriptions as s (user_id, endpoint, device, topics)
  values (me, p_endpoint, left(coalesce(nullif(btrim(p_device), ''), 'A device'), 60), p_topics)
  on conflict (endpoint) do update set device = excluded.device, topics = excluded.topics where s.user_id = me
  returning s.id into kept;
  insert into private.push_keys as k (subscription_id, p256dh, auth, session_id)
  select kept, p_p256dh, p_auth, ((select auth.jwt()) ->> 'session_id')::uuid where kept is not null
  on conflict (subscription_id) do update set session_id = excluded.session_id
  where k.p256dh = excluded.p256dh and k.auth = excluded.auth;
  if not found then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  delete from public.push_subscriptions s
  where s.id in (
    select surplus.id from public.push_subscriptions surplus
    where surplus.user_id = me and surplus.endpoint <> p_endpoint
    order by surplus.created_at desc, surplus.id offset private.limit_of('push.devices') - 1);
exception when check_violation or not_null_violation then
  raise exception using errcode = 'PT400', message = 'bad_request';
end;
$$;

select private.expose('keep_push(endpoint, p256dh, auth, device, topics)', 'authenticated',
  'Notifies the caller on this device from now on, about these topics.');

-- Switches one of the caller's devices off.
create function private.forget_push(p_endpoint text) returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.push_subscriptions s where s.endpoint = p_endpoint and s.user_id = private.signed_in();
$$;

select private.expose('forget_push(endpoint)', 'authenticated',
  'Notifies the caller on this device no longer.');

-- Whether a notification is still worth a person's attention: it is not read, was told within a day, and is true.
create function private.is_worth_pushing(p_row private.push_outbox) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  told public.notifications;
  visit public.bookings;
begin
  select * into told from public.notifications n where n.id = p_row.notification_id;
  if told.read_at is not null or p_row.told_at < now() - interval '1 day' then
    return false;
  elsif told.kind in ('times_open', 'showing_again') then
    return exists (select from public.listings l where l.id = told.listing_id and l.status = 'active');
  elsif told.kind like 'showing%' then
    select * into visit from public.bookings b where b.id = told.subject_id;
    return coalesce(visit.starts_at > now() and case told.kind
      when 'showing_requested' then visit.status in ('pending', 'confirmed')
      when 'showing_confirmed' then visit.status = 'confirmed'
      when 'showing_cancelled' then visit.status = 'cancelled'
      when 'showing_proposal' then exists (
        select from public.booking_proposals p where p.booking_id = visit.id and p.expires_at > now())
      else visit.status in ('pending', 'confirmed') end, false);
  end if;
  return private.is_still_true(told);
end;
$$;

-- Leases pushes that are due, a few at a time. A push that is no longer worth it is dropped; its notification stays in
-- the person's list. A push for which the device has nothing left today waits, and is worth less with each hour.
-- Devices whose session has ended are forgotten: their
-- person signed out elsewhere, or everywhere.
create function private.claim_pushes(p_limit integer default 20)
returns table (id uuid, version integer, attempt smallint, endpoint text, p256dh text, auth text, told jsonb)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most constant integer := least(greatest(coalesce(p_limit, 20), 1), 100);
  due private.push_outbox;
  leased uuid[] := '{}';
begin
  perform private.forget_signed_out_devices();
  for due in
    select d.* from private.due_pushes d
    where d.id in (select oldest.id from private.due_pushes oldest order by oldest.next_attempt_at, oldest.id limit 500)
    -- Two senders take from the pots of their devices in one order.
    order by d.subscription_id, d.next_attempt_at, d.id
    -- The view's own rows are locked: Postgres asks again whether a row is due that another sender has just leased.
    for update skip locked
  loop
    if due.attempts >= 10 or not private.is_worth_pushing(due) then
      delete from private.push_outbox o where o.id = due.id;
      continue;
    end if;
    -- A push that is tried again was counted when it was tried first.
    if due.attempts = 0 and not private.take_part('pushes', due.subscription_id::text, due.caused_by) then
      update private.push_outbox o set next_attempt_at = now() + interval '1 hour' where o.id = due.id;
      continue;
    end if;
    update private.push_outbox o
    set leased_until = now() + interval '2 minutes', attempts = due.attempts + 1
    where o.id = due.id;
    leased := leased || due.id;
    exit when cardinality(leased) >= most;
  end loop;
  return query
  select o.id, o.version, o.attempts, s.endpoint, k.p256dh, k.auth,
         jsonb_build_object('id', n.id, 'kind', n.kind, 'listing_id', n.listing_id, 'subject_id', n.subject_id,
                            'data', n.data, 'created_at', n.created_at)
  from private.push_outbox o
  join public.push_subscriptions s on s.id = o.subscription_id
  join private.push_keys k on k.subscription_id = s.id
  join public.notifications n on n.id = o.notification_id
  where o.id = any (leased)
  order by array_position(leased, o.id);
end;
$$;

select private.expose('claim_pushes(p_limit)', 'service_role',
  'Leases pushes that are due, with all their contents, for the function notifications.');

-- Records the outcome of a push: 'sent'; 'gone', the browser has no such subscription any more; 'dropped' for good;
-- 'retry' after 1, 2, 4 … minutes, at most an hour; 'later', after p_wait_seconds and without counting the attempt. A
-- notification that became news again in the meantime waits for its own push.
create function private.settle_push(p_id uuid, p_version integer, p_outcome text, p_wait_seconds integer default null)
returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_outcome = 'gone' then
    delete from public.push_subscriptions s
    where s.id = (select o.subscription_id from private.push_outbox o where o.id = p_id);
  elsif p_outcome = 'dropped' then
    delete from private.push_outbox o where o.id = p_id and o.version = p_version;
  else
    update private.push_outbox o
    set leased_until = null,
        sent_at = case when p_outcome = 'sent' then now() end,
        attempts = case when p_outcome = 'later' then greatest(o.attempts - 1, 0) else o.attempts end,
        next_attempt_at = case p_outcome
          when 'retry' then now() + least(interval '1 hour', interval '1 minute' * power(2, o.attempts - 1))
          when 'later' then now() + make_interval(secs => least(greatest(coalesce(p_wait_seconds, 60), 1), 21600))
          else o.next_attempt_at end
    where o.id = p_id and o.version = p_version and o.sent_at is null;
  end if;
end;
$$;

select private.expose('settle_push(p_id, p_version, p_outcome, p_wait_seconds)', 'service_role',
  'Records the outcome of a push, for the function notifications.');

create function private.forget_signed_out_devices() returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.push_subscriptions s where s.id in (
    select ended.id from public.push_subscriptions ended join private.push_keys k on k.subscription_id = ended.id
    where k.session_id is not null and not exists (select from auth.sessions a where a.id = k.session_id)
    for update of ended skip locked);
$$;

create function private.forget_pushes() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.forget_signed_out_devices();
  delete from private.push_outbox o where o.id in (
    select old.id from private.push_outbox old where old.sent_at < (select private.kept_since('pushes')) for update skip locked);
end;
$$;

insert into private.duties (name, every, work) values
  ('delete old pushes to devices', '1 hour', 'select private.forget_pushes()');
insert into private.duties (name, every, route, due) values
  ('send pushes to devices', '0', 'notifications/push', 'exists (select from private.due_pushes)');

-- supabase/schemas/people/plan_endings.sql

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

-- supabase/schemas/people/invitations.sql

-- Invitations by mail: to own a home together, to buy one together, and to take part in a sale. The steps that they
-- share are here, and the acts on them are in memberships.
--
-- The inviting person types a name and an address. The mail has a link with a token, and a second token for mail
-- programs, which refuses the invitation and does nothing else. A link works until its time
-- is over, a new one is mailed, or the invitation is revoked, refused or can't be delivered. A party's link is all that
-- a party needs. Owning or buying together takes an account that has confirmed the invited mailbox: a link that was
-- forwarded opens nothing.
--
-- Order of locks: the home, offer or sale of the invitation, then the row of the invited person, then their links, then
-- their mail.

select private.let_links_lead_to('home_owner', 'public.home_owners');
select private.let_links_lead_to('offer_buyer', 'public.offer_buyers');
select private.let_links_lead_to('party', 'public.sale_parties');
-- A purpose has the name of the mail that has the link.
insert into private.link_purposes (purpose, subject, has_stop, days_limit, looks_per_hour) values
  ('ownership', 'home_owner', true, 'invitations.join_days', 600),
  ('purchase', 'offer_buyer', true, 'invitations.join_days', 600),
  ('invitation', 'party', true, null, 600);

-- Refusals are kept after an invitation ends, so that the same person can't invite the mailbox again.
create table private.invitation_refusals (
  mailbox_hash bytea not null check (octet_length(mailbox_hash) = 32),
  person_id uuid not null references auth.users (id) on delete cascade,
  at timestamptz not null default now(),
  primary key (person_id, mailbox_hash)
);
comment on table private.invitation_refusals is 'Mailboxes whose owners said that an invitation was not for them, with the person who had invited them.';
select private.only_for_server('select, insert, update, delete', 'invitation_refusals');

-- Whether one of these accounts has the mailbox of an address.
create function private.is_mailbox_among(p_email text, p_people uuid[]) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from auth.users u where u.id = any (p_people) and private.mailbox_of(u.email) = private.mailbox_of(p_email));
$$;

-- Whether an account has confirmed the mailbox of an address.
create function private.is_mailbox_of(p_email text, p_person uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(private.mailbox_of(private.confirmed_email(p_person)) = private.mailbox_of(p_email), false);
$$;

-- Refuses an invitation without a name or an address, from a person who is suspended or closes their account, with a number in the name that could be
-- an account number, or to a mailbox whose owner once told the same person that the invitation isn't for them.
create function private.require_invitable(p_me uuid, p_name text, p_email text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if p_name is null or p_email is null then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  perform private.refuse_suspended(p_me);
  if exists (select from private.account_deletions d where d.user_id = p_me) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  if private.has_secret_numbers('account ' || p_name) then
    raise exception using errcode = 'PT422', message = 'message_has_secret_numbers';
  end if;
  if exists (
    select from private.invitation_refusals r
    where r.mailbox_hash = private.mailbox_hash(p_email) and r.person_id = p_me) then
    raise exception using errcode = 'PT409', message = 'invitation_refused';
  end if;
end;
$$;

-- Counts one more mail with an invitation, of all kinds: of those that the mailbox gets in a day, and of those that we
-- send. It is refused here, and not put off until tomorrow, so that the person who invites is told.
create function private.count_invitation_mail(p_email text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  me constant private.caller := private.caller_now();
begin
  if not private.take_part('mail:party', null, me)
     or not private.take_part('invited_mailbox', encode(private.mailbox_hash(p_email), 'hex'), me) then
    raise exception using errcode = 'PT429', message = 'too_many_requests';
  end if;
end;
$$;

-- Counts one more invitation of a person, of all kinds.
create function private.count_invitation(p_me uuid, p_email text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.limit_requests('invitation:' || private.person_key(p_me), 86400, private.limit_of('invitations.per_day'));
  perform private.count_invitation_mail(p_email);
end;
$$;

-- Has an invitation mailed with a new link, and ends the links before. p_kind is the mail's: ownership, purchase or
-- invitation. Seed data is not mailed.
create function private.queue_invitation(p_kind text, p_id uuid) returns void
language sql volatile set search_path = '' as $$
  select private.end_links(array[p_kind], array[p_id]);
  delete from private.email_outbox o
  where (o.home_owner_id = p_id or o.offer_buyer_id = p_id or o.party_id = p_id)
    and (o.leased_until is null or o.leased_until < now());
  insert into private.email_outbox (home_owner_id, offer_buyer_id, party_id, kind, recipient)
  select case p_kind when 'ownership' then p_id end, case p_kind when 'purchase' then p_id end,
         case p_kind when 'invitation' then p_id end, p_kind, 'party'
  where not private.is_seeding();
$$;

-- Refuses a person who would join by an invitation to a mailbox that their account hasn't confirmed, and a person who
-- is suspended or closes their account. Closing the account either came first and is seen here, or it comes later and
-- ends what the person joined.
create function private.require_invited(p_me uuid, p_email text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not private.is_mailbox_of(p_email, p_me) then
    raise exception using errcode = 'PT403', message = 'invitation_of_another';
  end if;
  perform private.refuse_suspended(p_me);
  perform from auth.users u where u.id = p_me for key share;
  if exists (select from private.account_deletions d where d.user_id = p_me) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
end;
$$;

create function private.remember_refusal(p_email text, p_people uuid[]) returns void
language sql volatile set search_path = '' as $$
  insert into private.invitation_refusals (mailbox_hash, person_id)
  select private.mailbox_hash(p_email), person from unnest(p_people) as person
  on conflict do nothing;
$$;

-- Leases due invitations, each with a link of its own, for the function parties. An invited person has at most three
-- links at a time, because an email may arrive although its sender was told otherwise.
create function private.claim_invitations(p_limit integer default 20)
returns table (
  id uuid, attempt smallint, kind text, to_email text, name text, role text, invited_by text, inviter text, home text,
  token text, stop_token text
)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  leased constant uuid[] := private.lease_mails('parties', null, p_limit);
begin
  delete from private.links k where k.hash in (
    select old.hash from (
      select l.hash, row_number() over (partition by l.subject_id order by l.created_at desc) as n
      from private.links l join private.email_outbox o on o.subject_id = l.subject_id and o.kind = l.purpose
      where o.id = any (leased)) as old
    where old.n > 2);
  return query
  with keyed as materialized (
    select o.id, o.subject_id, o.attempts, o.kind,
           private.make_link(o.kind, o.subject_id) as link
    from private.email_outbox o where o.id = any (leased)
  )
  select k.id, k.attempts, k.kind, m.email, m.name, m.role, m.side, m.inviter, m.home, (k.link).token, (k.link).stop_token
  from keyed k join private.memberships m on m.id = k.subject_id and m.email is not null
  order by array_position(leased, k.id);
end;
$$;

insert into private.duties (name, every, work) values
  ('delete old refusals of invitations', '1 day', $$
    delete from private.invitation_refusals r where r.at < (select private.kept_since('refused_invitations'))$$);
insert into private.duties (name, every, route, due) values
  ('send mail to invited people', '0', 'parties/send',
   $$exists (select from private.due_mails where topic = 'parties')$$);

select private.expose('claim_invitations(p_limit)', 'service_role',
  'Called by the function parties. Leases due invitations, with all their contents.');

-- supabase/schemas/people/memberships.sql

-- Memberships: a person owns a home, makes an offer or takes part in a sale besides the one who invited them. There are
-- three kinds, 'home', 'offer' and 'sale', each with its table: home_owners, offer_buyers and sale_parties. The acts on
-- a membership are here, once for all kinds (decision 195). How an invitation is mailed, counted and refused is in
-- invitations.
--
-- private.membership_kinds has what differs in numbers and codes. What an act does to a home, an offer or a sale is a
-- function in that room, which the act calls by name.
--
-- Order of locks: the home, offer or sale, then the membership, then its links, then its mail.

create table private.membership_kinds (
  kind text primary key check (kind in ('home', 'offer', 'sale')),
  mail text not null unique references private.link_purposes (purpose),
  side text check (side in ('buyer', 'owner')),
  has_account boolean not null,
  people_limit text not null,
  counts_inviter boolean not null,
  full_code text not null,
  known_code text not null,
  unknown_code text not null,
  over_code text not null,
  joined_code text
);
comment on table private.membership_kinds is 'What differs between the kinds of memberships, in numbers and codes.';
comment on column private.membership_kinds.mail is 'The kind of the mail with the invitation, which is also the purpose of the link in it.';
comment on column private.membership_kinds.side is 'The side that invites; null if each side invites for itself.';
comment on column private.membership_kinds.has_account is 'Whether an invited person joins with an account. Otherwise the link is all that they need.';
comment on column private.membership_kinds.people_limit is 'The limit of people at one home, offer or side of a sale. counts_inviter says whether the person who invites counts too.';
comment on column private.membership_kinds.over_code is 'The error of a new link for a person who needs none any more.';
comment on column private.membership_kinds.joined_code is 'The error of removing a person who has joined; null if that is possible.';
select private.only_for_server('select', 'membership_kinds');

insert into private.membership_kinds
  (kind, mail, side, has_account, people_limit, counts_inviter,
   full_code, known_code, unknown_code, over_code, joined_code)
values
  ('home', 'ownership', 'owner', true, 'owners.per_home', false,
   'owners_full', 'owner_known', 'invitation_unknown', 'owner_known', null),
  ('offer', 'purchase', 'buyer', true, 'offers.buyers', true,
   'buyers_full', 'buyer_known', 'invitation_unknown', 'buyer_known', 'buyer_joined'),
  ('sale', 'invitation', null, false, 'parties.per_side', false,
   'parties_full', 'party_known', 'party_unknown', 'party_ended', null);

create view private.memberships with (security_invoker = true) as
  select 'home' as kind, h.id, h.listing_id as place_id, 'owner' as side, null as role, h.name, h.email, h.person_id,
         h.person_id is null as is_pending, l.status <> 'sold' as is_open, array[l.user_id] as inviters,
         private.party_name(l.user_id, true) as inviter,
         case when l.status <> 'draft' then l.title end as home
  from public.home_owners h join public.listings l on l.id = h.listing_id
  union all
  select 'offer', b.id, b.offer_id, 'buyer', null, b.name, b.email, case when b.left_at is null then b.person_id end,
         b.person_id is null, private.is_live(o.state), array_remove(array[o.buyer_id], null),
         private.party_name(o.buyer_id, true), o.home
  from public.offer_buyers b join public.offers o on o.id = b.offer_id
  union all
  select 'sale', p.id, p.sale_id, p.invited_by, p.role, p.name, p.email, null,
         p.ended_at is null, s.state <> 'fell_through' and not private.is_over(s), private.people_of_side(o, p.invited_by),
         private.names_of_side(o, p.invited_by, true), o.home
  from public.sale_parties p join public.sales s on s.id = p.sale_id join public.offers o on o.id = s.offer_id;
comment on view private.memberships is 'All memberships with what the acts on them have to know. place_id is the home, offer or sale. is_pending: the invitation was neither used up nor ended. is_open: the home, offer or sale still takes people. inviters: the people in whose name it was made.';

-- The kind with its numbers and codes; with p_has_account, only one that people join with an account.
create function private.membership_kind(p_kind text, p_has_account boolean default false) returns private.membership_kinds
language plpgsql stable set search_path = '' as $$
declare
  kind private.membership_kinds;
begin
  select * into kind from private.membership_kinds k where k.kind = p_kind and (k.has_account or not p_has_account);
  if kind.kind is null then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  return kind;
end;
$$;

-- Counts an act of the caller, and returns who it is.
create function private.take_membership_act(p_kind text) returns uuid
language plpgsql volatile set search_path = '' as $$
begin
  if p_kind <> 'home' then
    return private.take_offer_act();
  end if;
  perform private.limit_requests('home-owners:' || private.signed_in(), 3600, 60);
  return private.signed_in();
end;
$$;

-- The accounts on a side of a home, offer or sale.
create function private.people_of_place(p_kind text, p_place_id uuid, p_side text) returns uuid[]
language plpgsql stable set search_path = '' as $$
begin
  return case p_kind
    when 'home' then private.owners_of(p_place_id)
    when 'offer' then (select private.people_of_side(o, p_side) from public.offers o where o.id = p_place_id)
    when 'sale' then private.people_of_side(private.offer_of_sale(p_place_id), p_side) end;
end;
$$;

-- Locks a home, offer or sale, for a person who may invite to it: the first owner, the buyer who made the offer, or
-- either side of the sale. Everyone else is refused.
create function private.hold_place(p_kind text, p_place_id uuid, p_me uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  case p_kind
    when 'home' then
      perform private.hold_home_as_first(p_place_id, p_me);
    when 'offer' then
      if (private.hold_offer(p_place_id, p_me, 'buyer')).buyer_id <> p_me then
        raise exception using errcode = 'PT403', message = 'forbidden';
      end if;
    when 'sale' then
      perform private.hold_offer((private.offer_of_sale(p_place_id)).id, p_me, null);
      perform from public.sales s where s.id = p_place_id for no key update;
  end case;
end;
$$;

-- Refuses an invitation to a home, offer or sale that takes no one any more. It is locked by the caller.
create function private.require_open_place(p_kind text, p_place_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  offer public.offers;
begin
  select * into offer from public.offers o where p_kind = 'offer' and o.id = p_place_id;
  if p_kind = 'home' and exists (select from public.listings l where l.id = p_place_id and l.status = 'sold') then
    raise exception using errcode = 'PT409', message = 'listing_not_available';
  elsif offer.state = 'accepted' then
    raise exception using errcode = 'PT409', message = 'buyers_agreed';
  elsif not private.is_live(offer.state) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  elsif p_kind = 'sale' then
    perform private.hold_sale_for_files(private.offer_of_sale(p_place_id));
  end if;
end;
$$;

-- Locks a membership. Its id is in one of these tables only (private.invite_member).
create function private.lock_membership(p_id uuid) returns void
language sql volatile set search_path = '' as $$
  select from public.home_owners h where h.id = p_id for update;
  select from public.offer_buyers b where b.id = p_id for update;
  select from public.sale_parties p where p.id = p_id for update;
$$;

-- A membership on the caller's side, or at p_any_side on either, locked together with its home, offer or sale; null if
-- there is none, or none any more. To everyone else it is unknown.
create function private.hold_membership(p_kind text, p_id uuid, p_me uuid, p_any_side boolean default false)
returns private.memberships
language plpgsql volatile set search_path = '' as $$
declare
  kind constant private.membership_kinds := private.membership_kind(p_kind);
  member private.memberships;
begin
  select * into member from private.memberships m where m.kind = p_kind and m.id = p_id;
  if member.id is null then
    return null;
  elsif p_me <> all (private.people_of_place(p_kind, member.place_id, member.side)) and not (
    p_any_side and p_me = any (private.people_of_place(p_kind, member.place_id, private.other_side(member.side)))) then
    raise exception using errcode = 'PT404', message = kind.unknown_code;
  end if;
  perform private.hold_place(p_kind, member.place_id, p_me);
  perform private.lock_membership(p_id);
  select * into member from private.memberships m where m.kind = p_kind and m.id = p_id;
  return member;
end;
$$;

-- Ends a membership. Its links and its mail go with the row; a party stays in the history of its sale.
create function private.drop_membership(p_id uuid, p_why text) returns void
language sql volatile set search_path = '' as $$
  delete from public.home_owners h where h.id = p_id;
  delete from public.offer_buyers b where b.id = p_id;
  select private.end_party(p_id, p_why);
$$;

-- The open invitation with an id; null once it has ended. It also ends while each of the people who invite is suspended
-- or closes their account.
create function private.open_invitation(p_id uuid) returns private.memberships
language sql stable set search_path = '' as $$
  select m from private.memberships m
  where m.id = p_id and m.is_pending and m.is_open
    and exists (select from unnest(m.inviters) as person where not private.is_suspended(person))
    and exists (
      select from unnest(m.inviters) as person
      where not exists (select from private.account_deletions d where d.user_id = person));
$$;

-- An open invitation, locked together with its home, offer or sale, for a person who has its link; null once it has
-- ended, which may have happened while this call waited for the locks.
create function private.hold_invitation(p_id uuid) returns private.memberships
language plpgsql volatile set search_path = '' as $$
declare
  member constant private.memberships := private.open_invitation(p_id);
begin
  if member.id is null then
    return null;
  end if;
  case member.kind
    when 'home' then perform private.lock_homes(private.first_owner(member.place_id));
    when 'offer' then perform private.hold_offer_of_link(member.place_id);
    when 'sale' then perform private.hold_sale_of_link(member);
  end case;
  perform private.lock_membership(member.id);
  return private.open_invitation(member.id);
end;
$$;

-- Tells the people who invite how an invitation has ended.
create function private.tell_inviters(p_member private.memberships, p_end text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  case p_member.kind
    when 'home' then
      perform private.tell_all(p_member.inviters, 'home_owner', p_member.place_id, p_member.id,
                               jsonb_build_object('owner', p_end, 'name', p_member.name));
    when 'offer' then
      perform private.tell_of_buyers(o, 'buyer', p_member.inviters, p_end, p_member.name)
      from public.offers o where o.id = p_member.place_id;
    when 'sale' then
      perform private.tell_of_party(p, array[p.invited_by], 'party_lost', jsonb_build_object('lost', p_end))
      from public.sale_parties p where p.id = p_member.id;
  end case;
end;
$$;

-- Invites a person to a home, an offer or a sale. A call repeated under the same id changes nothing. Role, phone and
-- p_shares are for parties of a sale.
create function private.invite_member(
  p_kind text, p_place_id uuid, p_id uuid, p_name text, p_email text,
  p_role text default null, p_phone text default null, p_shares boolean default false
) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  kind constant private.membership_kinds := private.membership_kind(p_kind);
  me constant uuid := private.take_membership_act(p_kind);
  my_side text;
  known private.memberships;
begin
  perform private.hold_place(p_kind, p_place_id, me);
  my_side := coalesce(kind.side, private.side_of(private.offer_of_sale(p_place_id), me));
  select * into known from private.memberships m where m.id = p_id;
  if private.is_repeat(
    case when known.id is not null then to_jsonb(known) end,
    jsonb_build_object('kind', p_kind, 'place_id', p_place_id, 'side', my_side, 'role', p_role, 'name', p_name)
      || case when known.person_id is null then jsonb_build_object('email', p_email) else '{}' end) then
    return;
  end if;
  perform private.require_invitable(me, p_name, p_email);
  perform private.require_open_place(p_kind, p_place_id);
  if p_kind = 'sale' then
    perform private.require_party(p_place_id, my_side, p_role, p_email);
  end if;
  if (select count(*) from private.memberships m where m.kind = p_kind and m.place_id = p_place_id and m.side = my_side)
     + kind.counts_inviter::integer >= private.limit_of(kind.people_limit) then
    raise exception using errcode = 'PT409', message = kind.full_code;
  elsif private.is_mailbox_among(p_email, private.people_of_place(p_kind, p_place_id, my_side)) or exists (
    select from private.memberships m
    where m.kind = p_kind and m.place_id = p_place_id and m.role is not distinct from p_role and m.is_pending
      and private.mailbox_of(m.email) = private.mailbox_of(p_email)) then
    raise exception using errcode = 'PT409', message = kind.known_code;
  end if;
  perform private.count_invitation(me, p_email);
  begin
    case p_kind
      when 'home' then
        insert into public.home_owners (id, listing_id, name, email) values (p_id, p_place_id, p_name, p_email);
      when 'offer' then
        insert into public.offer_buyers (id, offer_id, name, email, invited_at)
        values (p_id, p_place_id, p_name, p_email, clock_timestamp());
      when 'sale' then
        insert into public.sale_parties (id, sale_id, role, invited_by, name, email, phone, owner_shares, buyer_shares)
        values (p_id, p_place_id, p_role, my_side, p_name, p_email, nullif(p_phone, ''),
                case when my_side = 'owner' and p_shares then me end, case when my_side = 'buyer' and p_shares then me end);
    end case;
  exception when check_violation or not_null_violation then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end;
  perform private.queue_invitation(kind.mail, p_id);
end;
$$;

-- Mails a new link to an invited person; the old link ends.
create function private.renew_invitation(p_kind text, p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  kind constant private.membership_kinds := private.membership_kind(p_kind);
  me constant uuid := private.take_membership_act(p_kind);
  member constant private.memberships := private.hold_membership(p_kind, p_id, me);
begin
  if member.id is null then
    raise exception using errcode = 'PT404', message = kind.unknown_code;
  elsif not member.is_pending then
    raise exception using errcode = 'PT409', message = kind.over_code;
  end if;
  perform private.require_open_place(p_kind, member.place_id);
  perform private.require_invitable(me, member.name, member.email);
  perform private.count_invitation_mail(member.email);
  perform private.queue_invitation(kind.mail, member.id);
end;
$$;

-- Revokes an invitation, or removes a person who owns a home with the caller. Suspended people may do this too. A
-- repeated call changes nothing.
create function private.end_membership(p_kind text, p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  kind constant private.membership_kinds := private.membership_kind(p_kind);
  me constant uuid := private.take_membership_act(p_kind);
  member constant private.memberships := private.hold_membership(p_kind, p_id, me);
begin
  if member.id is null then
    return;
  elsif member.is_pending or not kind.has_account then
    perform private.drop_membership(member.id, 'revoked');
  elsif kind.joined_code is not null then
    raise exception using errcode = 'PT409', message = kind.joined_code;
  else
    perform private.remove_owner(member.id, me);
  end if;
end;
$$;

-- The caller leaves a home that they own with others, or an offer that they make with others.
create function private.leave_membership(p_kind text, p_place_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  kind constant private.membership_kinds := private.membership_kind(p_kind, true);
  me constant uuid := private.take_membership_act(p_kind);
begin
  case kind.kind
    when 'home' then perform private.leave_home(p_place_id, me);
    when 'offer' then perform private.leave_offer(p_place_id, me);
  end case;
end;
$$;

-- The page behind the link of an invitation to join: who invites the person, and to which home, without its street and
-- anything else that isn't public. Only a person who is signed in reads whether the invitation is for them.
create function private.invitation_by_token(p_kind text, p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  kind constant private.membership_kinds := private.membership_kind(p_kind, true);
  link constant private.links := private.find_link(p_token, array[kind.mail]);
  member constant private.memberships := private.open_invitation(link.subject_id);
  is_mine constant boolean := case when auth.uid() is not null then private.is_mailbox_of(member.email, auth.uid()) end;
begin
  perform private.count_look(case when member.id is not null then link end, p_token);
  return (
    select jsonb_build_object('name', member.name, 'inviter', member.inviter, 'home', member.home, 'is_mine', is_mine)
      || case p_kind
        when 'home' then (
          select jsonb_build_object('city', l.city, 'state', l.state) from public.listings l where l.id = member.place_id)
        when 'offer' then private.offer_of_invitation(member.place_id, is_mine) end
    where member.id is not null);
end;
$$;

-- The caller joins, if they have confirmed the invited mailbox. Returns the home's or the offer's id, also when it is
-- repeated; null for an unknown link. p_seen is the version of the offer that the caller has read. The link stays, so
-- that a person who joined gets the same answer again if the first one was lost. No one else can join by it.
create function private.join_by_token(p_kind text, p_token text, p_seen integer default null) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  kind constant private.membership_kinds := private.membership_kind(p_kind, true);
  me constant uuid := private.take_membership_act(p_kind);
  link constant private.links := private.find_link(p_token, array[kind.mail]);
  member private.memberships;
begin
  select * into member from private.memberships m where m.id = link.subject_id;
  if member.person_id = me then
    return member.place_id;
  end if;
  member := private.open_invitation(member.id);
  perform private.count_look(case when member.id is not null then link end, p_token);
  member := private.hold_invitation(member.id);
  -- A new link may have been mailed in the meantime.
  if member.id is null or (private.find_link(p_token, array[kind.mail])).hash is null then
    return null;
  end if;
  perform private.require_invited(me, member.email);
  case p_kind
    when 'home' then perform private.join_home(member, me);
    when 'offer' then perform private.join_offer(member, me, p_seen);
  end case;
  return member.place_id;
end;
$$;

-- "This isn't for me": the invitation ends, and the people who invited are told and can't invite that mailbox again. The
-- answer is the same for every token, and the token that mail programs send does nothing else.
create function private.refuse_invitation(p_token text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  link constant private.links := private.find_link(p_token, array(select k.mail from private.membership_kinds k), true);
  member private.memberships;
begin
  perform private.count_look(link, p_token);
  member := private.hold_invitation(link.subject_id);
  if member.id is not null then
    perform private.remember_refusal(member.email, member.inviters);
    perform private.drop_membership(member.id, 'refused');
    perform private.tell_inviters(member, 'refused');
  end if;
end;
$$;

-- Mail to an invited person came back for good: the people who invited are told, and the link ends. The membership is
-- locked before its mail.
create function private.lose_membership(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  member private.memberships;
begin
  perform private.lock_membership(p_id);
  select * into member from private.memberships m where m.id = p_id and m.is_pending;
  if member.id is not null then
    perform private.end_links(array[(private.membership_kind(member.kind)).mail], array[p_id]);
    -- A party's row keeps why it has ended. The other invitations can be mailed again.
    update public.sale_parties p set ended_at = now(), why = 'unreached' where p.id = p_id;
    perform private.tell_inviters(member, 'unreached');
  end if;
end;
$$;

select private.expose('invite_member(kind, place_id, id, name, email, role, phone, shares)', 'authenticated',
  'The first owner of a home, the buyer who made an offer, or a side of a sale invites a person to it, by mail.');
select private.expose('renew_invitation(kind, id)', 'authenticated',
  'Mails a new link to a person whom the caller''s side has invited; the old link ends.');
select private.expose('end_membership(kind, id)', 'authenticated',
  'Revokes an invitation, ends the link of a party of a sale, or removes a person who owns a home with its first owner.');
select private.expose('leave_membership(kind, place_id)', 'authenticated',
  'A person who joined leaves a home that they own with others, or an offer that they make with others.');
select private.expose('invitation_by_token(kind, token)', 'anon, authenticated',
  'The page behind the link of an invitation to own or buy a home together: who invites to which home; null for an unknown link.');
select private.expose('join_by_token(kind, token, seen)', 'authenticated',
  'The person with the invited mailbox joins through this link: the owners of a home, or the buyers who make the version seen. Returns the id of the home or the offer; null for an unknown link.');
select private.expose('refuse_invitation(token)', 'anon, authenticated',
  'Called through the link of any invitation. Says that the invitation is not for this mailbox. The answer is the same for every link.');

-- supabase/schemas/people/standings.sql

-- A person's status with a home, in one read for its page: their offer and who acts next, their showing, their question
-- and its answer; or, for its owner, what waits for them. Everyone reads only their own, with the facts that the lists
-- have (my_offers, my_showings, my_conversations).

-- An offer as one line for its buyer: the terms in force, or the buyer's own sealed terms. Null once the offer is over.
create function private.offer_in_short(p_offer public.offers) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_offer.id, 'listing_id', p_offer.listing_id, 'title', p_offer.home, 'time_zone', l.time_zone,
    'state', seen -> 'state', 'expires_at', seen -> 'expires_at', 'has_sale_ahead', seen -> 'has_sale_ahead',
    'backup_place', seen -> 'backup_place', 'deadline', seen -> 'round' -> 'deadline',
    'price', latest -> 'terms' -> 'price', 'made_by', latest -> 'made_by', 'is_sealed', latest -> 'is_sealed',
    'is_ending', coalesce(seen #>> '{sale,ends_at}', '') <> '')
  from (select private.offer_seen_by(p_offer, 'buyer') as seen offset 0) as each
  cross join lateral (select seen -> 'versions' -> -1 as latest) as last
  left join public.listings l on l.id = p_offer.listing_id
  where private.is_live(seen ->> 'state') or seen ->> 'state' = 'accepted' and seen #>> '{sale,state}' = 'open';
$$;

-- The next showing of a person, at one home or at any, as in the list of their showings.
create function private.next_showing_of(p_person uuid, p_listing_id uuid default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.showing_shown(b.id) || jsonb_build_object('is_proven', private.is_proven(b.id))
  from public.bookings b
  where lower(b.visitor_email) = private.confirmed_email(p_person) and b.party_id is null
    and b.status in ('pending', 'confirmed') and b.starts_at > now()
    and (p_listing_id is null or b.listing_id = p_listing_id)
  order by b.starts_at, b.id limit 1;
$$;

-- The latest question that a buyer sent about a home, with the owner's first words after it. The buyer doesn't learn
-- whether the owner has put the question aside.
create function private.question_in_short(p_conversation_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'conversation_id', m.conversation_id, 'listing_id', q.listing_id, 'title', l.title, 'question', left(m.body, 300),
    'asked_at', m.created_at, 'answer', left(answer.body, 300))
  from public.messages m
  join private.listing_questions q on q.message_id = m.id
  join public.listings l on l.id = q.listing_id
  left join lateral (
    select a.body from public.messages a
    where a.conversation_id = m.conversation_id and a.sender = 'owner' and a.n > m.n order by a.n limit 1
  ) as answer on true
  where m.conversation_id = p_conversation_id and m.sender = 'buyer' order by m.n desc limit 1;
$$;

-- The tasks that wait for an owner at one home.
create function private.waits_for_owner(p_listing_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'listing_id', p_listing_id,
    'requests', asked.showings, 'inspections', asked.inspections, 'appraisals', asked.appraisals,
    'offers', (select count(*) from public.offers o
               where o.listing_id = p_listing_id and o.state = 'open' and o.version > 0 and o.expires_at > now()),
    'questions', (select count(*) from private.listing_questions q
                  join public.conversations c on c.id = q.conversation_id and c.ended_at is null
                  where q.listing_id = p_listing_id and q.closed_at is null),
    'next_showing', (select jsonb_build_object('id', b.id, 'purpose', b.purpose, 'date', b.date, 'time', to_char(b.time, 'HH24:MI'))
                     from public.bookings b
                     where b.listing_id = p_listing_id and b.status = 'confirmed' and b.starts_at > now()
                     order by b.starts_at, b.id limit 1))
  from (
    select count(*) filter (where b.purpose = 'showing') as showings,
           count(*) filter (where b.purpose = 'inspection') as inspections,
           count(*) filter (where b.purpose = 'appraisal') as appraisals
    from public.bookings b
    where b.listing_id = p_listing_id and b.status = 'pending' and b.starts_at > now()) as asked;
$$;

create function private.my_standing(p_listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
  is_own constant boolean := private.is_owner_of(p_listing_id, me);
begin
  return jsonb_build_object(
    'own', case when is_own then private.waits_for_owner(p_listing_id) end,
    'offer', (
      select private.offer_in_short(o) from public.offers o
      where o.listing_id = p_listing_id and o.id in (select private.offers_bought_by((select auth.uid())))
        and (private.is_live(o.state) or o.state = 'accepted') limit 1),
    'showing', case when not is_own then private.next_showing_of(me, p_listing_id) end,
    'question', (
      select private.question_in_short(c.id) from public.conversations c
      where c.listing_id = p_listing_id and c.buyer_id = me));
end;
$$;

select private.expose('my_standing(listing)', 'authenticated',
  'The caller''s status with a home: their offer, showing and question, or what waits for them as its owner.');

-- Everything that a person who buys comes back to, for their dashboard. News of the last two weeks counts as new.
create function private.buyer_state() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
begin
  return jsonb_build_object(
    'showing', private.next_showing_of(me),
    'offers', (
      select coalesce(jsonb_agg(offer order by offer ->> 'expires_at', offer ->> 'id'), '[]')
      from (
        select private.offer_in_short(o) as offer from public.offers o
        where o.id in (select private.offers_bought_by((select auth.uid()))) and (private.is_live(o.state) or o.state = 'accepted')
        order by o.created_at desc limit 20
      ) as mine where offer is not null),
    'questions', (
      select coalesce(jsonb_agg(question order by question ->> 'asked_at' desc), '[]')
      from (
        select private.question_in_short(c.id) as question
        from public.conversation_members m join public.conversations c on c.id = m.conversation_id
        where m.person_id = me and m.side = 'buyer' and c.listing_id is not null
        order by m.last_message_at desc limit 10
      ) as mine where question ->> 'answer' is null and question is not null),
    'searches', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'name', s.name, 'filters', s.filters, 'listing_id', n.listing_id, 'title', n.data ->> 'home',
        'is_several', n.data ? 'more', 'at', n.created_at) order by n.created_at desc, s.id), '[]')
      from public.notifications n join public.saved_searches s on s.id = n.subject_id and s.user_id = me
      where n.user_id = me and n.kind = 'search_match' and n.data ->> 'change' = 'new'
        and n.created_at > now() - interval '14 days'),
    'prices', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'listing_id', l.id, 'title', l.title, 'price', l.price, 'was', n.data -> 'was') order by n.created_at desc, l.id), '[]')
      from public.notifications n
      join public.favorites f on f.user_id = me and f.listing_id = n.subject_id
      join public.listings l on l.id = f.listing_id and l.status in ('active', 'pending')
      where n.user_id = me and n.kind = 'favorite_price' and n.created_at > now() - interval '14 days'));
end;
$$;

select private.expose('buyer_state()', 'authenticated',
  'Everything that the caller, as a person who buys, comes back to: the next showing, offers, open questions, finds of their searches, new prices of favorites.');

reset check_function_bodies;
