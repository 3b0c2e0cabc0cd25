-- Written by `npm run generate -- types` from supabase/schemas. Not to be edited.

set check_function_bodies = off;

-- supabase/schemas/search/home_marks.sql

-- Marks that an account keeps about homes on every device: homes that were seen, homes that are hidden from results,
-- private notes, and when the person last looked at homes. A guest's marks are on their device
-- (domain/search/home-marks.ts) and are merged into the account's at sign-in.

create table public.home_marks (
  user_id uuid not null references auth.users (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  seen_at timestamptz,
  hidden_at timestamptz,
  note text,
  primary key (user_id, listing_id),
  constraint home_marks_note check (note = btrim(note, E' \n\t') and char_length(note) between 1 and 1000
    and translate(note, E'\n\t', '') !~ '[[:cntrl:]]')
);
comment on table public.home_marks is 'Homes that a user has seen, hidden or noted something about. Only that user reads them; keep_home_marks() writes them.';
create index home_marks_of_listing on public.home_marks (listing_id);

create table public.home_visits (
  user_id uuid primary key references auth.users (id) on delete cascade,
  last_at timestamptz not null default now(),
  before_at timestamptz
);
comment on table public.home_visits is 'When a user last looked at homes. Only that user reads it.';
comment on column public.home_visits.before_at is 'When the previous visit ended. A visit ends after four hours without a look.';

alter table public.home_marks enable row level security;
alter table public.home_visits enable row level security;
select private.let_read('authenticated', 'home_marks', 'home_visits');

create policy "Users see their own marks" on public.home_marks
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users see their own visits" on public.home_visits
  for select to authenticated using (user_id = (select auth.uid()));

-- All of a person's marks, the last seen and hidden first.
create function private.home_marks_of(p_person uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'seen', coalesce(jsonb_agg(m.listing_id order by m.seen_at desc, m.listing_id) filter (where m.seen_at is not null), '[]'),
    'hidden', coalesce(jsonb_agg(m.listing_id order by m.hidden_at desc, m.listing_id) filter (where m.hidden_at is not null), '[]'),
    'notes', coalesce(jsonb_object_agg(m.listing_id, m.note) filter (where m.note is not null), '{}'),
    'before', (select v.before_at from public.home_visits v where v.user_id = p_person))
  from public.home_marks m where m.user_id = p_person;
$$;

-- A definer function, because it sets the times and limits how much is kept: the last 500 seen, and up to 1,000 hidden
-- and 1,000 noted homes.
create function private.keep_home_marks(
  p_seen uuid[] default '{}', p_hidden uuid[] default '{}', p_shown uuid[] default '{}',
  p_noted uuid[] default '{}', p_notes text[] default '{}', p_forgets_seen boolean default false
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
  given constant uuid[] := coalesce(p_seen, '{}') || coalesce(p_hidden, '{}') || coalesce(p_noted, '{}');
  visible uuid[];
  -- All rows get the same time, because their order follows the argument, not the order of writing.
  given_at constant timestamptz := clock_timestamp();
begin
  if cardinality(given) + cardinality(coalesce(p_shown, '{}')) > 4000
     or cardinality(coalesce(p_noted, '{}')) <> cardinality(coalesce(p_notes, '{}')) then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  perform private.limit_requests('home-marks:' || me, 3600, 1200);
  perform private.take_turn('home-marks:' || me);
  perform private.keep_account(me);

  insert into public.home_visits as v (user_id) values (me)
  on conflict (user_id) do update set last_at = now(),
    before_at = case
      when v.last_at < now() - make_interval(hours => private.limit_of('marks.visit_pause_hours')) then v.last_at
      else v.before_at end;

  -- Homes that the caller can't see are skipped: marking one would reveal that it exists. So are homes that
  -- are being deleted, for which we would have to wait.
  visible := array(
    select l.id from public.listings l
    where l.id = any (given) and (l.status in ('active', 'pending') or l.user_id = me
      or exists (select from public.home_marks m where m.user_id = me and m.listing_id = l.id))
    order by l.id for key share skip locked);

  update public.home_marks m set
    seen_at = case when not coalesce(p_forgets_seen, false) then m.seen_at end,
    hidden_at = case when m.listing_id <> all (coalesce(p_shown, '{}')) then m.hidden_at end,
    note = case when m.listing_id <> all (coalesce(p_noted, '{}')) then m.note end
  where m.user_id = me and m.listing_id in (
    select old.listing_id from public.home_marks old
    where old.user_id = me and (coalesce(p_forgets_seen, false) and old.seen_at is not null
      or old.listing_id = any (coalesce(p_shown, '{}') || coalesce(p_noted, '{}')))
    for update skip locked);

  insert into public.home_marks as m (user_id, listing_id, seen_at)
  select me, g.id, given_at - min(g.n) * interval '1 millisecond'
  from unnest(p_seen) with ordinality as g (id, n) where g.id = any (visible) group by g.id
  on conflict (user_id, listing_id) do update set seen_at = greatest(m.seen_at, excluded.seen_at);

  insert into public.home_marks as m (user_id, listing_id, hidden_at)
  select me, g.id, given_at - g.n * interval '1 millisecond'
  from (select x.id, min(x.n) as n from unnest(p_hidden) with ordinality as x (id, n) group by x.id) as g
  where g.id = any (visible) and not exists (
    select from public.home_marks k where k.user_id = me and k.listing_id = g.id and k.hidden_at is not null)
  order by g.n
  limit greatest(0, private.limit_of('marks.hidden') - (
    select count(*) from public.home_marks k where k.user_id = me and k.hidden_at is not null))
  on conflict (user_id, listing_id) do update set hidden_at = excluded.hidden_at;

  insert into public.home_marks as m (user_id, listing_id, note)
  select me, g.id, max(g.note)
  from (select x.id, nullif(btrim(x.note, E' \n\t'), '') as note
        from unnest(p_noted, p_notes) as x (id, note)) as g
  where g.id = any (visible) and g.note is not null group by g.id
  on conflict (user_id, listing_id) do update set note = excluded.note;
  if (select count(*) from public.home_marks m where m.user_id = me and m.note is not null)
     > private.limit_of('marks.notes') then
    raise exception using errcode = 'PT409', message = 'too_many_notes';
  end if;

  delete from public.home_marks m where m.user_id = me and m.listing_id in (
    select empty.listing_id from public.home_marks empty
    where empty.user_id = me and num_nonnulls(empty.hidden_at, empty.note) = 0
      and (empty.seen_at is null or empty.seen_at < (
        select s.seen_at from public.home_marks s where s.user_id = me and s.seen_at is not null
        order by s.seen_at desc offset private.limit_of('marks.seen') - 1 limit 1))
    for update skip locked);
  return private.home_marks_of(me);
exception when check_violation then
  raise exception using errcode = 'PT422', message = 'note_invalid';
end;
$$;

select private.expose('keep_home_marks(seen, hidden, shown, noted, notes, forgets_seen)', 'authenticated',
  'Records a look at homes. Adds homes, newest first, to those the caller has seen and hidden, unhides some, sets or removes notes, and returns all marks. Repeating it changes nothing.');

-- Deletes homes that were only seen, and the last visit, after some time.
create function private.forget_home_marks() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from public.home_marks m
  where m.seen_at < (select private.kept_since('seen_homes')) and m.hidden_at is null and m.note is null;
  update public.home_marks m set seen_at = null where m.seen_at < (select private.kept_since('seen_homes'));
  delete from public.home_visits v where v.last_at < (select private.kept_since('last_looks'));
end;
$$;
grant execute on function private.forget_home_marks to service_role;

insert into private.duties (name, every, work) values
  ('delete old records of seen homes', '1 day', 'select private.forget_home_marks()');

-- supabase/schemas/search/shared_lists.sql

-- Lists of homes that an account shares by link. Anyone with the link can see the list, take a name, add homes, vote
-- and comment, without an account. A name proves nothing about a person: the link is what is trusted, and the owner can
-- end it right away. A guest's votes and comments belong to the device that took the name: it made a key, of which we
-- keep the hash.
--
-- A list only has the ids of its homes; showing it reads the homes as any visitor does, so a home that is no longer
-- public isn't shown. The owner appears under a name they chose for the list.
--
-- A list has one link; a new one replaces it.
--
-- Order of locks: the list, then its homes, then votes and comments about them, then notifications.

-- A name as people read it: names that look alike are equal, and an invisible one is empty.
create function private.name_as_read(p_name text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select lower(btrim(regexp_replace(private.as_latin(left(p_name, 200)), '\s+', ' ', 'g')));
$$;
-- The checks and an index run with the rights of the writer.
grant execute on function private.name_as_read to service_role;

create table public.shared_lists (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null,
  shown_name text not null,
  created_at timestamptz not null default now(),
  constraint shared_lists_name check (name = btrim(name) and char_length(name) between 1 and 60 and private.is_visible(name) and name !~ '[[:cntrl:]]'),
  constraint shared_lists_shown_name check (private.is_plain_name(shown_name, 40))
);
comment on table public.shared_lists is 'Lists of homes that their owner shares by a link.';
comment on column public.shared_lists.shown_name is 'The owner''s name on this list; nothing else about them is shown.';
create index shared_lists_of_user on public.shared_lists (user_id);

-- The token is kept for the list's owner, who may send the link again (decision 175), until they close the link. When
-- it ended is kept as long as the list, because what guests left is forgotten some time later.
select private.let_links_lead_to('list', 'public.shared_lists');
insert into private.link_purposes (purpose, subject, is_single, keeps_token, days_limit) values
  ('list', 'list', true, true, 'lists.link_days');

create table public.shared_list_guests (
  id uuid primary key default gen_random_uuid(),
  list_id uuid not null references public.shared_lists (id) on delete cascade,
  name text not null,
  joined_at timestamptz not null default now(),
  constraint shared_list_guests_name check (private.is_plain_name(name, 40))
);
comment on table public.shared_list_guests is 'The names that people took on a list whose link they have.';
create unique index shared_list_guests_names on public.shared_list_guests (list_id, private.name_as_read(name));

-- The key that the device of a list's guest made when it took the name.
select private.let_links_lead_to('guest', 'public.shared_list_guests');
insert into private.link_purposes (purpose, subject, is_single, brings_token) values ('guest', 'guest', true, true);

create table public.shared_list_homes (
  list_id uuid not null references public.shared_lists (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  added_at timestamptz not null default now(),
  by_guest boolean not null default false,
  guest_id uuid references public.shared_list_guests (id) on delete set null,
  primary key (list_id, listing_id),
  constraint shared_list_homes_by check (by_guest or guest_id is null)
);
comment on table public.shared_list_homes is 'The homes of a list.';
comment on column public.shared_list_homes.guest_id is 'The guest who added the home; null for the owner, and for a guest who has left.';
create index shared_list_homes_of_listing on public.shared_list_homes (listing_id);
create index shared_list_homes_of_guest on public.shared_list_homes (guest_id);

create table public.shared_list_votes (
  id bigint generated always as identity primary key,
  list_id uuid not null,
  listing_id uuid not null,
  guest_id uuid references public.shared_list_guests (id) on delete cascade,
  vote text check (vote in ('yes', 'maybe', 'no')),
  comment text,
  said_at timestamptz not null default now(),
  foreign key (list_id, listing_id) references public.shared_list_homes (list_id, listing_id) on delete cascade,
  constraint shared_list_votes_once unique nulls not distinct (list_id, listing_id, guest_id),
  constraint shared_list_votes_something check (num_nonnulls(vote, comment) > 0),
  constraint shared_list_votes_comment check (
    comment = btrim(comment) and char_length(comment) between 1 and 280 and comment !~ '[[:cntrl:]]')
);
comment on table public.shared_list_votes is 'Each person''s vote and comment on a home on a list.';
comment on column public.shared_list_votes.guest_id is 'The guest whose vote it is; null for the owner''s vote.';
create index shared_list_votes_of_guest on public.shared_list_votes (guest_id);

alter table public.shared_lists enable row level security;
alter table public.shared_list_guests enable row level security;
alter table public.shared_list_homes enable row level security;
alter table public.shared_list_votes enable row level security;
select private.let_read('authenticated', 'shared_lists');
grant delete on public.shared_lists to authenticated;
select private.let_read('authenticated', 'shared_list_guests', 'shared_list_homes', 'shared_list_votes');

create policy "Owners see their own lists" on public.shared_lists
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Owners delete their own lists" on public.shared_lists
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Owners see who is on their lists" on public.shared_list_guests
  for select to authenticated
  using (list_id in (select l.id from public.shared_lists l where l.user_id = (select auth.uid())));
create policy "Owners see the homes of their lists" on public.shared_list_homes
  for select to authenticated
  using (list_id in (select l.id from public.shared_lists l where l.user_id = (select auth.uid())));
create policy "Owners see what is said on their lists" on public.shared_list_votes
  for select to authenticated
  using (list_id in (select l.id from public.shared_lists l where l.user_id = (select auth.uid())));

-- Notifications about a list name a guest, so they are deleted with the list.
create function private.forget_list_news() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications n
  where n.kind = 'list_home' and n.user_id = old.user_id and n.subject_id = old.id;
  return null;
end;
$$;
create trigger forget_list_news after delete on public.shared_lists
  for each row execute function private.forget_list_news();

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) values
  ('list_home', true, 'optional', 'daily', 'home_public');

-- Deletes guests' names and comments some time after the list's link ended, because guests can no longer delete
-- them themselves, and notifications that were being read when the guest they name left.
insert into private.duties (name, every, work) values
  ('delete guests of ended lists', '1 day', $$
    delete from public.shared_list_guests g using private.links k
    where k.list_id = g.list_id and k.expires_at < (select private.kept_since('list_guests'));
    delete from public.notifications n where n.id in (
      select told.id from public.notifications told
      where told.kind = 'list_home' and not exists (
        select from public.shared_list_guests g where g.list_id = told.subject_id and g.name = told.data ->> 'from')
      for update skip locked)$$);

-- supabase/schemas/search/using_shared_lists.sql

-- Using shared lists: the owner reaches a list by its id, everyone else by the token of its link, and a guest also
-- sends the key that their device made.

-- The requested list, locked if p_writes; null if the token is unknown or the owner suspended. Only a token that leads
-- to no list counts as a wrong try of its network (decision 114). Successful requests are counted by list and
-- network; a network gets a quarter of the list's limit.
create function private.asked_list(p_list_id uuid, p_token text, p_writes boolean) returns public.shared_lists
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid;
  list public.shared_lists;
begin
  if p_token is null then
    me := private.signed_in();
    if p_writes then
      perform private.refuse_suspended(me);
      perform private.limit_requests('list-owner:' || me, 3600, 600);
      select * into list from public.shared_lists l where l.id = p_list_id and l.user_id = me for no key update;
    else
      select * into list from public.shared_lists l where l.id = p_list_id and l.user_id = me;
    end if;
    return list;
  end if;

  select * into list from public.shared_lists l
  where l.id = (select link.list_id from private.find_link(p_token, '{list}') as link) and not private.is_suspended(l.user_id);
  if list.id is null then
    perform private.count_look(null, p_token);
    return null;
  end if;
  if not p_writes then
    perform private.limit_pot('list_reads', list.id::text);
  else
    perform private.limit_pot('list_writes', list.id::text);
    perform from public.shared_lists l where l.id = list.id for no key update;
    -- The owner may have ended the link while this call waited for the lock.
    select * into list from public.shared_lists l where l.id = (select link.list_id from private.find_link(p_token, '{list}') as link);
  end if;
  return list;
end;
$$;

-- The guest whose device made this key; null for any other key.
create function private.guest_with_key(p_list_id uuid, p_key uuid) returns uuid
language sql stable set search_path = '' as $$
  select g.id from private.find_link(p_key::text, '{guest}') as link join public.shared_list_guests g on g.id = link.guest_id
  where g.list_id = p_list_id;
$$;

-- The list for a change by its owner or a guest; null if the token is unknown.
create function private.list_to_change(p_list_id uuid, p_token text, p_key uuid) returns public.shared_lists
language plpgsql volatile set search_path = '' as $$
declare
  list constant public.shared_lists := private.asked_list(p_list_id, p_token, true);
begin
  if list.id is null and p_token is null then
    raise exception using errcode = 'PT404', message = 'list_unknown';
  end if;
  if list.id is not null and p_token is not null and private.guest_with_key(list.id, p_key) is null then
    raise exception using errcode = 'PT409', message = 'list_guest_unknown';
  end if;
  return list;
end;
$$;

-- A list as its people see it: homes by id, the last added first, with everyone's votes and comments. `by` is
-- a guest's id, null for the owner, and "left" for a guest who has left.
create function private.list_shown(p_list public.shared_lists, p_is_own boolean) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_list.id, 'name', p_list.name, 'owner', p_list.shown_name, 'is_own', p_is_own,
    'link_until', (select until from private.link_until('list', p_list.id) as until where until > now()),
    'guests', (
      select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) order by g.joined_at, g.id), '[]')
      from public.shared_list_guests g where g.list_id = p_list.id),
    'homes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', h.listing_id,
        'by', case when h.by_guest then coalesce(h.guest_id::text, 'left') end,
        'said', (
          select coalesce(jsonb_agg(jsonb_build_object('by', v.guest_id, 'vote', v.vote, 'comment', v.comment)
                                    order by v.said_at, v.guest_id), '[]')
          from public.shared_list_votes v where v.list_id = h.list_id and v.listing_id = h.listing_id)
        ) order by h.added_at desc, h.listing_id), '[]')
      from public.shared_list_homes h where h.list_id = p_list.id))
  where p_list.id is not null;
$$;

create function private.shared_list(p_list_id uuid default null, p_token text default null) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.list_shown(private.asked_list(p_list_id, p_token, false), p_token is null);
$$;

-- The caller's lists by name, with the ids of their homes, so that a home's page knows which lists have it.
create function private.my_lists() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.list_shown(l, true) order by l.created_at, l.id), '[]')
  from public.shared_lists l where l.user_id = (select auth.uid());
$$;

-- Adds a public home to a list; null if it is there already or can't be added. A home being deleted right now is
-- skipped.
create function private.put_on_list(p_list public.shared_lists, p_home uuid, p_guest_id uuid) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  put uuid;
begin
  if (select count(*) from public.shared_list_homes h where h.list_id = p_list.id)
     >= private.limit_of('lists.homes') then
    if not exists (select from public.shared_list_homes h where h.list_id = p_list.id and h.listing_id = p_home) then
      raise exception using errcode = 'PT409', message = 'too_many_list_homes';
    end if;
    return null;
  end if;
  insert into public.shared_list_homes (list_id, listing_id, added_at, by_guest, guest_id)
  select p_list.id, l.id, clock_timestamp(), p_guest_id is not null, p_guest_id
  from (select id from public.listings where id = p_home and status in ('active', 'pending')
        for key share skip locked) as l
  on conflict do nothing
  returning listing_id into put;
  return put;
end;
$$;

-- Creates a list with some homes, or renames it.
create function private.save_list(p_id uuid, p_name text, p_shown_name text, p_homes uuid[] default '{}') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
  list public.shared_lists;
  home uuid;
begin
  perform private.refuse_suspended(me);
  if p_id is null or cardinality(coalesce(p_homes, '{}')) > private.limit_of('lists.homes') then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  perform private.limit_requests('list-owner:' || me, 3600, 600);
  perform private.take_turn('lists:' || me);
  if not exists (select from public.shared_lists l where l.id = p_id)
     and (select count(*) from public.shared_lists l where l.user_id = me)
         >= private.limit_of('lists.per_person') then
    raise exception using errcode = 'PT409', message = 'too_many_lists';
  end if;
  insert into public.shared_lists as l (id, user_id, name, shown_name)
  values (p_id, me, btrim(p_name), btrim(p_shown_name))
  on conflict (id) do update set name = excluded.name, shown_name = excluded.shown_name where l.user_id = me
  returning * into list;
  if list.id is null then
    raise exception using errcode = 'PT404', message = 'list_unknown';
  end if;
  if exists (select from public.shared_list_guests g where g.list_id = list.id and private.name_as_read(g.name) = private.name_as_read(list.shown_name)) then
    raise exception using errcode = 'PT409', message = 'list_name_taken';
  end if;
  -- The homes are added in reverse, so that the first one is the newest.
  for i in reverse coalesce(cardinality(p_homes), 0) .. 1 loop
    perform private.put_on_list(list, p_homes[i], null);
  end loop;
  return private.list_shown(list, true);
exception when check_violation or not_null_violation then
  raise exception using errcode = 'PT422', message = 'list_text_invalid';
end;
$$;

-- A new link, valid for half a year; the previous one stops working.
create function private.share_list(p_list_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  list constant public.shared_lists := private.list_to_change(p_list_id, null, null);
begin
  perform private.limit_requests('list-links:' || list.user_id, 86400, 30);
  return (private.make_link('list', list.id)).token;
end;
$$;

-- The token of the current link, for the list's owner.
create function private.list_link(p_list_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.kept_token('list', l.id) from public.shared_lists l
  where l.id = p_list_id and l.user_id = (select auth.uid());
$$;

-- Ends the link right away. Suspended people may do this too.
create function private.unshare_list(p_list_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  list public.shared_lists;
begin
  select * into list from public.shared_lists l where l.id = p_list_id and l.user_id = auth.uid() for no key update;
  if list.id is null then
    raise exception using errcode = 'PT404', message = 'list_unknown';
  end if;
  perform private.close_link('list', list.id);
  return private.list_shown(list, true);
end;
$$;

-- Takes a name on the list, for the device that made this key. Repeating it makes the same guest; a name that someone
-- else has taken stays theirs, so another device of the same person takes another.
create function private.join_list(p_token text, p_name text, p_key uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  list constant public.shared_lists := private.asked_list(null, coalesce(p_token, ''), true);
  guest uuid := private.guest_with_key(list.id, p_key);
begin
  if list.id is null then
    return null;
  end if;
  if guest is null then
    if private.name_as_read(p_name) = private.name_as_read(list.shown_name) or exists (
      select from public.shared_list_guests g
      where g.list_id = list.id and private.name_as_read(g.name) = private.name_as_read(p_name)
    ) then
      raise exception using errcode = 'PT409', message = 'list_name_taken';
    end if;
    if (select count(*) from public.shared_list_guests g where g.list_id = list.id)
       >= private.limit_of('lists.guests') then
      raise exception using errcode = 'PT409', message = 'too_many_list_guests';
    end if;
    insert into public.shared_list_guests (list_id, name) values (list.id, btrim(p_name)) returning id into guest;
    perform private.make_link('guest', guest, p_token => p_key::text);
  end if;
  return private.list_shown(list, false) || jsonb_build_object('me', guest);
exception
  when check_violation or not_null_violation then
    raise exception using errcode = 'PT422', message = 'list_text_invalid';
  -- The key belongs to a guest of another list.
  when unique_violation then
    raise exception using errcode = 'PT409', message = 'list_guest_unknown';
end;
$$;

create function private.add_to_list(
  p_home uuid, p_list_id uuid default null, p_token text default null, p_key uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  list constant public.shared_lists := private.list_to_change(p_list_id, p_token, p_key);
  guest constant uuid := case when p_token is not null then private.guest_with_key(list.id, p_key) end;
begin
  if list.id is null then
    return null;
  end if;
  if private.put_on_list(list, p_home, guest) is not null then
    if guest is not null then
      perform private.tell(list.user_id, 'list_home', p_home, list.id,
        jsonb_build_object('list', list.name, 'from', (select g.name from public.shared_list_guests g where g.id = guest)));
    end if;
  elsif not exists (select from public.shared_list_homes h where h.list_id = list.id and h.listing_id = p_home) then
    raise exception using errcode = 'PT404', message = 'listing_not_found';
  end if;
  return private.list_shown(list, p_token is null);
end;
$$;

-- The owner can remove any home from the list, and a guest the homes they added.
create function private.remove_from_list(
  p_home uuid, p_list_id uuid default null, p_token text default null, p_key uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  list constant public.shared_lists := private.list_to_change(p_list_id, p_token, p_key);
begin
  if list.id is null then
    return null;
  end if;
  delete from public.shared_list_homes h
  where h.list_id = list.id and h.listing_id = p_home and (p_token is null or h.guest_id = private.guest_with_key(list.id, p_key));
  if not found and exists (select from public.shared_list_homes h where h.list_id = list.id and h.listing_id = p_home) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  return private.list_shown(list, p_token is null);
end;
$$;

-- Stores a vote, a comment, or both; without either, the person's earlier vote and comment are removed.
create function private.judge_home(
  p_home uuid, p_vote text default null, p_comment text default null,
  p_list_id uuid default null, p_token text default null, p_key uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  list constant public.shared_lists := private.list_to_change(p_list_id, p_token, p_key);
  guest constant uuid := case when p_token is not null then private.guest_with_key(list.id, p_key) end;
  said constant text := nullif(btrim(p_comment), '');
begin
  if list.id is null then
    return null;
  end if;
  if num_nonnulls(p_vote, said) = 0 then
    delete from public.shared_list_votes v
    where v.list_id = list.id and v.listing_id = p_home and v.guest_id is not distinct from guest;
  else
    insert into public.shared_list_votes (list_id, listing_id, guest_id, vote, comment)
    values (list.id, p_home, guest, p_vote, said)
    on conflict on constraint shared_list_votes_once do update
    set vote = excluded.vote, comment = excluded.comment, said_at = now();
  end if;
  return private.list_shown(list, p_token is null);
exception
  when check_violation then
    raise exception using errcode = 'PT422', message = 'list_text_invalid';
  when foreign_key_violation then
    raise exception using errcode = 'PT404', message = 'list_home_gone';
end;
$$;

-- A guest leaves, or the owner removes any guest, with their name, votes and comments. Homes they added stay.
create function private.leave_list(
  p_guest_id uuid default null, p_list_id uuid default null, p_token text default null, p_key uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  list constant public.shared_lists := private.asked_list(p_list_id, p_token, true);
  leaving constant uuid := case when p_token is null then p_guest_id else private.guest_with_key(list.id, p_key) end;
  gone text;
begin
  if list.id is null then
    if p_token is not null then
      return null;
    end if;
    raise exception using errcode = 'PT404', message = 'list_unknown';
  end if;
  delete from public.shared_list_guests g where g.list_id = list.id and g.id = leaving returning g.name into gone;
  delete from public.notifications n where n.id in (
    select told.id from public.notifications told
    where told.kind = 'list_home' and told.user_id = list.user_id and told.subject_id = list.id and told.data ->> 'from' = gone
    for update skip locked);
  return private.list_shown(list, p_token is null);
end;
$$;

select private.expose('shared_list(list_id, token)', 'anon, authenticated',
  'One of the caller''s own lists by its id, or any list by the token of its link; null if there is none.');
select private.expose('my_lists()', 'authenticated',
  'The caller''s own lists.');
select private.expose('save_list(id, name, shown_name, homes)', 'authenticated',
  'Creates a list of the caller''s with these homes, or renames it and adds them. Repeating it changes nothing.');
select private.expose('share_list(list_id)', 'authenticated',
  'The token of a new link to the caller''s list. An earlier link stops working.');
select private.expose('list_link(list_id)', 'authenticated',
  'The token of the link to the caller''s list; null without one, or for another''s list.');
select private.expose('unshare_list(list_id)', 'authenticated',
  'Ends the link to the caller''s list at once.');
select private.expose('join_list(token, name, key)', 'anon, authenticated',
  'A person takes a name on the list behind this link, for the device that made this key. Returns the list, with the guest''s id as `me`.');
select private.expose('add_to_list(home, list_id, token, key)', 'anon, authenticated',
  'Adds a home to the caller''s list, or as the guest with this key to that of a link. Returns the list.');
select private.expose('remove_from_list(home, list_id, token, key)', 'anon, authenticated',
  'Removes a home from a list: the owner any, a guest those they added. Returns the list.');
select private.expose('judge_home(home, vote, comment, list_id, token, key)', 'anon, authenticated',
  'Sets or removes the caller''s vote and comment on a home on a list. Returns the list.');
select private.expose('leave_list(guest_id, list_id, token, key)', 'anon, authenticated',
  'Removes a guest from a list, with their votes and comments: the owner any, a guest themselves. Returns the list.');

reset check_function_bodies;
