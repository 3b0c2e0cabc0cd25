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
