-- Written by `npm run generate -- types` from supabase/schemas. Not to be edited.

set check_function_bodies = off;

-- supabase/schemas/talk/conversations.sql

-- Conversations: messages between a buyer and an owner about a home. There is one per home and buyer.
--
-- Messages are never changed. Only the functions in writing_messages add any. The browser gives a message its id, so a
-- message that is sent twice is stored once. A conversation is kept as long as its home. If one member deletes their
-- account, the other keeps the conversation, without that person's name and, if it was their home, without the home
-- (private.part_with_conversations).
--
-- A buyer without an account writes through the link to their showing. Their conversation has no buyer_id until they
-- sign up with the address they booked with; then their messages move to the account.
--
-- Anyone can type another person's address into a request for a showing. An owner's message to the visitor of a showing
-- therefore belongs to that showing alone, whether or not the address has an account. It is read through the link that
-- only the address gets. Only the owner writes there. Following the link proves the showing and moves the conversation
-- to the visitor's others (decision 130).
--
-- The other side only sees a first name (private.first_name), and learns an email address or a phone number only from a
-- message.
--
-- Order of locks: the homes of both people, shared, lower id first (private.share_people; see lock_order); then
-- private.lock_conversations_of the showing, then of the buyer; then conversations, lowest id first, each with its
-- messages and members; then counters, notifications and mail. So neither home nor account is deleted while a message
-- about them is being stored.

create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid references public.listings (id) on delete cascade,
  owner_id uuid references auth.users (id) on delete cascade,
  buyer_id uuid references auth.users (id) on delete cascade,
  home_title text not null default '',
  message_count integer not null default 0 check (message_count >= 0),
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  constraint conversations_between_two check (owner_id <> buyer_id),
  constraint conversations_one_per_buyer unique (listing_id, buyer_id),
  constraint conversations_of_home check ((listing_id is null) = (owner_id is null))
);
comment on table public.conversations is 'One conversation per home and buyer. Both sides read it; functions write it.';
comment on column public.conversations.listing_id is 'Null once its owner has deleted their account.';
comment on column public.conversations.owner_id is 'Null once the owner has deleted their account.';
comment on column public.conversations.buyer_id is 'Null for a visitor without an account (private.conversation_visitors), and once the buyer has deleted their account.';
comment on column public.conversations.home_title is 'The title of a home that is gone.';
comment on column public.conversations.message_count is 'The number of the latest message.';
comment on column public.conversations.ended_at is 'Since when the two can no longer write, because one side blocked the other or is closing their account.';
create index conversations_of_pair on public.conversations (owner_id, buyer_id);
create index conversations_of_buyer on public.conversations (buyer_id);

create table public.messages (
  id uuid primary key,
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  n integer not null check (n > 0),
  sender text not null check (sender in ('owner', 'buyer')),
  body text not null check (
    char_length(body) <= 2000 and private.is_visible(body)
    and translate(body, E'\n\t', '') !~ '[[:cntrl:]]'
  ),
  person_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  constraint messages_in_order unique (conversation_id, n)
);
comment on table public.messages is 'The messages of conversations, in order. A message never changes, except when moderators remove it.';
comment on column public.messages.id is 'The browser generates this id, so that a message that is sent again is recognized as the same message.';
comment on column public.messages.n is 'The message''s number within its conversation, from 1.';
comment on column public.messages.person_id is 'The person of that side who wrote it; null without an account. Not in the API, like conversations.buyer_id.';
comment on column public.messages.removed_at is 'When moderators removed the message; then its body only says so.';

create index messages_of_person on public.messages (person_id) where person_id is not null;

-- The members and their private state. The inbox is read from here: one index serves its order for
-- both sides, and the number of unread messages is kept, not counted.
create table public.conversation_members (
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  person_id uuid not null references auth.users (id) on delete cascade,
  side text not null check (side in ('owner', 'buyer')),
  last_message_at timestamptz not null,
  read_n integer not null default 0 check (read_n >= 0),
  read_at timestamptz,
  unread integer not null default 0 check (unread >= 0),
  primary key (conversation_id, person_id)
);
comment on table public.conversation_members is 'A person''s place in a conversation: their inbox, and the messages they have read. Only they see it.';
comment on column public.conversation_members.last_message_at is 'The time of the latest message; inboxes are sorted by it.';
comment on column public.conversation_members.read_n is 'The number of the last message they have seen.';
comment on column public.conversation_members.unread is 'How many messages of the other side came after read_n.';
create index conversation_members_inbox on public.conversation_members
  (person_id, last_message_at desc, conversation_id desc);
create index conversation_members_unread on public.conversation_members (person_id) where unread > 0;

-- The buyer of a conversation without buyer_id. The address itself is only in the booking, where it is erased in time.
create table private.conversation_visitors (
  conversation_id uuid primary key references public.conversations (id) on delete cascade,
  listing_id uuid not null,
  mailbox_hash bytea check (octet_length(mailbox_hash) = 32),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  read_n integer not null default 0 check (read_n >= 0),
  constraint conversation_visitors_once unique (listing_id, mailbox_hash)
);
comment on table private.conversation_visitors is 'Buyers without an account, who write through the link to their showing.';
comment on column private.conversation_visitors.listing_id is 'Copied from the conversation, so that a mailbox has one per home. No foreign key: with two, the API would take this for a join table between bookings and homes.';
comment on column private.conversation_visitors.mailbox_hash is 'Null while the address was only typed; the conversation then belongs to the showing.';
comment on column private.conversation_visitors.booking_id is 'Their latest showing of the home: its link is how they are reached.';
create index conversation_visitors_of_mailbox on private.conversation_visitors (mailbox_hash);
create index conversation_visitors_of_booking on private.conversation_visitors (booking_id);
create unique index conversation_visitors_typed on private.conversation_visitors (booking_id) where mailbox_hash is null;

-- This leads an owner who has an old conversation open to the conversation that it was merged into.
create table private.joined_conversations (
  id uuid primary key,
  into_id uuid not null references public.conversations (id) on delete cascade
);
comment on table private.joined_conversations is 'Conversations whose messages are in another one since their showing was proven.';
create index joined_conversations_into on private.joined_conversations (into_id);

-- Blocks are not in the conversation, because the other side only sees that it has ended, not who ended it.
create table private.conversation_blocks (
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  side text not null check (side in ('owner', 'buyer')),
  created_at timestamptz not null default now(),
  primary key (conversation_id, side)
);
comment on table private.conversation_blocks is 'Which side has blocked the other. Never shown to the other side.';

-- Links for answering straight from an email about a message, without signing in. Each link belongs to one person in
-- one conversation, with whose membership it ends, and shows only the messages of that email and those after it.
select private.let_links_lead_to('conversation', 'public.conversations', p_of_person => true);
alter table private.links add constraint links_to_members foreign key (conversation_id, person_id)
  references public.conversation_members (conversation_id, person_id) on delete cascade not valid;
insert into private.link_purposes (purpose, subject, days_limit, uses_limit, is_forgotten) values
  ('message', 'conversation', 'messages.link_days', 'messages.answers_by_link', true);

alter table public.conversations enable row level security;
alter table public.messages enable row level security;
alter table public.conversation_members enable row level security;
select private.only_for_server('select, insert, update, delete',
  'conversation_visitors', 'joined_conversations', 'conversation_blocks');
-- buyer_id is left out: it would tell owners which addresses have an account.
grant select (id, listing_id, owner_id, message_count, ended_at, created_at) on public.conversations
  to authenticated;
grant select (id, conversation_id, n, sender, body, created_at, removed_at) on public.messages to authenticated;
select private.let_read('authenticated', 'conversation_members');

-- A separate function, because Postgres would otherwise collect all of the reader's conversations first.
create function private.is_member(p_conversation_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.conversation_members m
    where m.conversation_id = p_conversation_id and m.person_id = (select auth.uid()));
$$;
grant execute on function private.is_member to authenticated, service_role;

create policy "Both sides see their conversation" on public.conversations
  for select to authenticated using (
    owner_id = (select auth.uid()) or buyer_id = (select auth.uid())
    or listing_id = any ((select private.shared_homes())::uuid[]));
create policy "Members see their own place" on public.conversation_members
  for select to authenticated using (person_id = (select auth.uid()));
create policy "Members read the messages" on public.messages
  for select to authenticated using (private.is_member(conversation_id));

create function private.keep_message() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (new.id, new.sender, new.created_at) is distinct from (old.id, old.sender, old.created_at)
     -- The writer's name is forgotten with their account.
     or new.person_id <> old.person_id or (old.person_id is null and new.person_id is not null)
     -- A message's position only changes when our own functions merge two conversations.
     or (new.conversation_id, new.n) is distinct from (old.conversation_id, old.n)
        and (current_user in ('anon', 'authenticated', 'service_role') or new.body <> old.body)
     -- A message's text only changes when our own functions remove or restore it.
     or new.body <> old.body and (current_user in ('anon', 'authenticated', 'service_role')
                                  or (new.removed_at is null) = (old.removed_at is null)) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  return new;
end;
$$;

create trigger keep_message before update on public.messages
  for each row execute function private.keep_message();

-- A showing's changes, step by step, for a conversation to show among its messages.
create table private.showing_steps (
  booking_id uuid not null references public.bookings (id) on delete cascade,
  sequence integer not null,
  status text not null,
  date date not null,
  "time" time not null,
  taken_at timestamptz not null,
  primary key (booking_id, sequence)
);
comment on table private.showing_steps is 'Every status and time that a showing has had, and since when.';

select private.only_for_server('select, insert, update, delete', 'showing_steps');

create function private.note_showing_step(p_visit public.bookings, p_taken_at timestamptz) returns void
language sql volatile set search_path = '' as $$
  insert into private.showing_steps (booking_id, sequence, status, date, "time", taken_at)
  values (p_visit.id, p_visit.sequence, p_visit.status, p_visit.date, p_visit.time, p_taken_at)
  on conflict do nothing;
$$;

-- The first word of a name, for the other side to see; null where it would be an address or a number.
create function private.first_name(p_name text) returns text
language sql immutable set search_path = '' as $$
  select case when word !~ '[0-9@/:]' and word !~ '[.].' then nullif(left(word, 40), '') end
  from (select split_part(regexp_replace(btrim(coalesce(p_name, '')), '\s+', ' ', 'g'), ' ', 1) as word) as first;
$$;

-- Shares the homes of both people, in one order for all callers.
create function private.share_people(p_one uuid, p_other uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.share_homes(least(p_one, p_other));
  if p_one <> p_other then
    perform private.share_homes(greatest(p_one, p_other));
  end if;
end;
$$;

-- supabase/schemas/talk/reading_messages.sql

-- Reading messages: the inbox, a conversation with the showings of its home, and what has been read.
--
-- An inbox is paged by its index, so a page costs the same however long the inbox is. The messages themselves
-- are read from the table, under row-level security. No street is shown: a buyer sees what the home's public
-- page says and, once it has left the market, only its title and town.

-- A home as shown in a conversation.
create function private.home_of_conversation(p_listing_id uuid, p_side text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', l.id, 'title', l.title, 'city', l.city, 'state', l.state, 'price', l.price, 'status', l.status,
    'time_zone', l.time_zone, 'is_public', l.status in ('active', 'pending'),
    'image', case when p_side = 'owner' or l.status in ('active', 'pending') then (
      select jsonb_build_object('path', i.path, 'blur_hash', i.blur_hash, 'width', i.width,
                                'height', i.height, 'widths', i.widths)
      from public.listing_images i where i.listing_id = l.id order by i.position limit 1) end)
  from public.listings l where l.id = p_listing_id;
$$;

-- A home deleted with its owner's account, of which only the title is shown.
create function private.home_that_is_gone(p_talk public.conversations) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_talk.id, 'title', p_talk.home_title, 'city', '', 'state', '', 'price', null, 'status', 'withdrawn',
    'time_zone', null, 'is_public', false, 'image', null);
$$;

-- Whether the other side has deleted their account.
create function private.is_left_behind(p_talk public.conversations) returns boolean
language sql stable set search_path = '' as $$
  select p_talk.owner_id is null or (p_talk.buyer_id is null and not exists (
    select from private.conversation_visitors v where v.conversation_id = p_talk.id));
$$;

-- The mailbox behind the buyer's side.
create function private.buyer_mailbox(p_talk public.conversations) returns bytea
language sql stable set search_path = '' as $$
  select coalesce(
    (select private.mailbox_hash(u.email::text) from auth.users u where u.id = p_talk.buyer_id),
    (select v.mailbox_hash from private.conversation_visitors v where v.conversation_id = p_talk.id));
$$;

-- The latest ten showings that a conversation is about, with all their steps: those that a mailbox is proven to have
-- requested at a home, or the one whose typed address began it. While a request holds no time (decision 123), it and
-- its steps are returned without a date: the one in its row is only the last of those requested.
create function private.showings_talked_about(p_listing_id uuid, p_mailbox bytea, p_typed uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', b.id, 'status', b.status, 'date', case when b.holds_time then b.date end,
    'time', case when b.holds_time then to_char(b.time, 'HH24:MI') end,
    'starts_at', b.starts_at, 'no_show', b.no_show, 'cancelled_by', b.cancelled_by,
    'steps', (
      select coalesce(jsonb_agg(jsonb_build_object('sequence', s.sequence, 'status', s.status,
        'date', case when step.has_time then s.date end, 'time', case when step.has_time then to_char(s.time, 'HH24:MI') end,
        'taken_at', s.taken_at) order by s.sequence), '[]')
      from private.showing_steps s
      cross join lateral (
        select b.holds_time and (b.wishes is null or s.status <> 'pending') as has_time) as step
      where s.booking_id = b.id)
  ) order by b.starts_at), '[]')
  from (
    select * from public.bookings each
    where each.id = p_typed or p_typed is null and each.listing_id = p_listing_id
      and private.mailbox_hash(each.visitor_email) = p_mailbox and private.is_proven(each.id)
    order by each.starts_at desc limit 10
  ) as b;
$$;

create function private.other_side(p_side text) returns text
language sql immutable set search_path = '' as $$
  select case p_side when 'owner' then 'buyer' else 'owner' end;
$$;

-- A conversation as one side sees it, without its messages.
create function private.conversation_seen_by(p_talk public.conversations, p_side text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_talk.id, 'side', p_side,
    'home', coalesce(private.home_of_conversation(p_talk.listing_id, p_side), private.home_that_is_gone(p_talk)),
    'other', private.name_of(p_talk, private.other_side(p_side)),
    'is_gone', private.is_left_behind(p_talk),
    'message_count', p_talk.message_count,
    'has_ended', p_talk.ended_at is not null,
    'can_resume', not private.is_left_behind(p_talk) and exists (
      select from private.conversation_blocks b
      where b.conversation_id = p_talk.id and b.side = p_side),
    'can_write', p_talk.ended_at is null
      and (p_talk.buyer_id is not null or (private.reachable_visitor(p_talk.id)).id is not null),
    'showings', private.showings_talked_about(p_talk.listing_id, private.buyer_mailbox(p_talk), (
      select v.booking_id from private.conversation_visitors v
      where v.conversation_id = p_talk.id and v.mailbox_hash is null)))
    -- The first names of those who wrote for the owner's side, by message, where that side is several people.
    || coalesce((
      select jsonb_build_object('writers', jsonb_object_agg(wrote.id, wrote.name))
      from (select m.id, private.writer_of(m, p_talk) as name from public.messages m
            where m.conversation_id = p_talk.id and m.sender = 'owner' order by m.n desc limit 200) as wrote
      where wrote.name is not null having count(*) > 0), '{}');
$$;

create function private.my_conversation(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.conversation_seen_by(c, m.side)
         || jsonb_build_object('read_n', m.read_n, 'unread', m.unread)
  from public.conversation_members m join public.conversations c on c.id = m.conversation_id
  where m.conversation_id = private.joined_into(p_id) and m.person_id = (select auth.uid());
$$;

-- One page of the caller's inbox, latest first; the cursor is the last row of the page before.
create function private.my_conversations(
  p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 30
) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'side', page.side, 'unread', page.unread, 'last_message_at', page.last_message_at,
    'home', coalesce(private.home_of_conversation(c.listing_id, page.side), private.home_that_is_gone(c)),
    'other', private.name_of(c, private.other_side(page.side)),
    'is_gone', private.is_left_behind(c),
    'has_ended', c.ended_at is not null,
    'last', (select jsonb_build_object('sender', m.sender, 'body', left(m.body, 160))
             from public.messages m where m.conversation_id = c.id order by m.n desc limit 1)
  ) order by page.last_message_at desc, c.id desc), '[]')
  from (
    select m.* from public.conversation_members m
    where m.person_id = (select auth.uid())
      and (m.last_message_at, m.conversation_id)
        < (coalesce(p_before, 'infinity'), coalesce(p_before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    order by m.last_message_at desc, m.conversation_id desc
    limit least(greatest(coalesce(p_limit, 30), 1), 100)
  ) as page
  join public.conversations c on c.id = page.conversation_id;
$$;

-- How many of the caller's conversations have unread messages; the screen shows no more than "99+".
create function private.unread_conversations() returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from (
    select from public.conversation_members m
    where m.person_id = (select auth.uid()) and m.unread > 0 limit 100) as first;
$$;

-- Skips locked rows: only the deletion of a home or an account locks a notification before the reader's
-- membership, and it locks that next.
create function private.read_news_of_messages(p_person uuid, p_conversation_id uuid, p_n integer) returns void
language sql volatile set search_path = '' as $$
  update public.notifications n set read_at = now()
  where n.id in (
    select told.id from public.notifications told
    where told.user_id = p_person and told.kind = 'message' and told.subject_id = p_conversation_id
      and told.read_at is null and coalesce((told.data ->> 'n')::integer, 0) <= p_n
    for no key update skip locked);
$$;

-- Notes that a person has read a conversation up to its message p_n; false if they already had.
create function private.note_reading(p_person uuid, p_conversation_id uuid, p_n integer) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  -- A transaction that writes a message at this moment holds this row; only the next statement can count that message.
  perform from public.conversation_members m
  where m.conversation_id = p_conversation_id and m.person_id = p_person and m.read_n < p_n for no key update;
  update public.conversation_members m
  set read_n = least(p_n, c.message_count), read_at = now(),
      unread = (select count(*) from public.messages later
                where later.conversation_id = c.id and later.n > p_n and later.sender <> m.side)
  from public.conversations c
  where c.id = p_conversation_id and m.conversation_id = c.id and m.person_id = p_person
    and m.read_n < p_n;
  return found;
end;
$$;

-- The caller has read a conversation up to its message p_n.
create function private.read_messages(p_conversation_id uuid, p_n integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if private.note_reading(auth.uid(), p_conversation_id, p_n) then
    perform private.read_news_of_messages(auth.uid(), p_conversation_id, p_n);
  end if;
end;
$$;

-- The conversation with the visitor of one of the caller's showings: its id, or the visitor with whom it would be.
create function private.conversation_of_showing(p_booking_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', private.conversation_of(b),
    'home', private.home_of_conversation(b.listing_id, 'owner'),
    'other', private.first_name(b.visitor_name),
    'can_write', b.starts_at > private.oldest_linked_showing(),
    'showings', private.showings_talked_about(b.listing_id, private.mailbox_hash(b.visitor_email),
                                              case when not private.is_proven(b.id) then b.id end))
  from public.bookings b
  where b.id = p_booking_id and b.party_id is null and private.is_owner_of(b.listing_id, (select auth.uid()));
$$;

select private.expose('my_conversations(before, before_id, page_size)', 'authenticated',
  'One page of the caller''s inbox, latest first.');
select private.expose('my_conversation(id)', 'authenticated',
  'One of the caller''s conversations with its home and showings, without messages; null if it is not theirs.');
select private.expose('unread_conversations()', 'authenticated',
  'How many of the caller''s conversations have unread messages, at most 100.');
select private.expose('read_messages(conversation_id, n)', 'authenticated',
  'Notes that the caller has read a conversation up to its message n.');
select private.expose('conversation_of_showing(booking_id)', 'authenticated',
  'The conversation with the visitor of a showing, for owners. It may not have begun; null if it is not theirs.');

-- supabase/schemas/talk/messages_by_link.sql

-- Conversations through a link, without signing in. There are two kinds of links:
--
--   the visitor's link to their showing, which shows their whole conversation about that home;
--   the link in an email about a message, for a member to answer: it shows the messages of that email and those
--   after it, takes five answers, and works for a week.
--
-- Following the link to a showing proves it, whatever is done through it.

create type private.link_place as (
  conversation_id uuid, listing_id uuid, side text, person_id uuid, from_n integer, answers_left smallint,
  visit public.bookings, link private.links
);

-- The conversation that a token opens; null for an unknown one.
create function private.place_of_link(p_token text) returns private.link_place
language plpgsql volatile set search_path = '' as $$
declare
  link constant private.links := private.open_link(p_token, '{message,showing}');
  place private.link_place;
  visit public.bookings;
  visitor uuid;
begin
  if link.purpose = 'message' then
    select c.id, c.listing_id, m.side, m.person_id
    into place.conversation_id, place.listing_id, place.side, place.person_id
    from public.conversations c
    join public.conversation_members m on m.conversation_id = c.id and m.person_id = link.person_id
    where c.id = link.conversation_id;
    place.from_n := link.seen + 1;
    place.answers_left := link.uses_left;
    place.link := link;
    return place;
  end if;
  select * into visit from public.bookings b where b.id = link.booking_id;
  if visit.id is null or visit.starts_at < private.oldest_linked_showing() then
    return null;
  end if;
  perform private.prove_request(visit.id);
  visitor := private.person_at(visit.visitor_email);
  place.conversation_id := private.conversation_of(visit);
  place.listing_id := visit.listing_id;
  place.side := 'buyer';
  place.person_id := visitor;
  place.from_n := 1;
  place.visit := visit;
  return place;
end;
$$;

-- The conversation as a link shows it. Looking counts as reading.
create function private.conversation_shown(p_place private.link_place) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  talk public.conversations;
begin
  if p_place.side is null then
    return null;
  end if;
  select * into talk from public.conversations c where c.id = p_place.conversation_id;
  if talk.id is null then
    return jsonb_build_object(
      'id', null, 'side', 'buyer', 'home', private.home_of_conversation(p_place.listing_id, 'buyer'),
      'other', null, 'has_ended', false, 'can_resume', false,
      'can_write', exists (
        select from public.listings l where l.id = p_place.listing_id and l.status in ('active', 'pending')),
      'is_member', p_place.person_id is not null, 'showings', '[]'::jsonb, 'messages', '[]'::jsonb);
  end if;
  if p_place.person_id is null then
    update private.conversation_visitors v set read_n = talk.message_count
    where v.conversation_id = talk.id and v.read_n < talk.message_count;
    delete from private.email_outbox o where o.id in (
      select unsent.id from private.email_outbox unsent
      where unsent.booking_id = (p_place.visit).id and unsent.kind = 'message'
        and unsent.sent_at is null and unsent.attempts = 0
      for update skip locked);
  else
    perform private.note_reading(p_place.person_id, talk.id, talk.message_count);
    perform private.read_news_of_messages(p_place.person_id, talk.id, talk.message_count);
  end if;
  return private.conversation_seen_by(talk, p_place.side) || jsonb_build_object(
    'is_member', p_place.person_id is not null,
    'answers_left', p_place.answers_left,
    'messages', (
      select coalesce(jsonb_agg(private.message_answer(latest) order by latest.n), '[]')
      from (select m.* from public.messages m
            where m.conversation_id = talk.id and m.n >= p_place.from_n
            order by m.n desc limit 100) as latest))
    || case when p_place.answers_left is null then '{}'::jsonb
            -- The link shows enough to answer; for the rest, the person signs in.
            else jsonb_build_object('showings', '[]'::jsonb, 'can_resume', false) end;
end;
$$;

create function private.conversation_by_link(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.conversation_shown(private.place_of_link(p_token));
end;
$$;

create function private.write_by_link(p_token text, p_id uuid, p_body text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  written constant text := private.message_text(p_body);
  place private.link_place;
  is_repeat boolean;
begin
  -- The token is checked first, so that wrong links don't use up the messages of their network (decision 114).
  place := private.place_of_link(p_token);
  if place.side is null then
    return null;
  end if;
  perform private.take_message();
  -- If the same answer is sent twice at the same time, the second waits here and is recognized as a repeat.
  if place.answers_left is not null then
    perform private.hold_conversation(place.conversation_id);
  end if;
  is_repeat := exists (select from public.messages m where m.id = p_id);
  if place.answers_left = 0 and not is_repeat then
    raise exception using errcode = 'PT429', message = 'message_link_used';
  end if;
  if place.answers_left is null then
    place.conversation_id := private.open_conversation(place.listing_id, null, place.visit);
  end if;
  perform private.add_message(place.conversation_id, place.side, p_id, written, p_person => place.person_id);
  if place.answers_left is not null and not is_repeat then
    place.answers_left := private.use_link(place.link);
    -- The last answer was taken while this one waited.
    if place.answers_left is null then
      raise exception using errcode = 'PT429', message = 'message_link_used';
    end if;
  end if;
  return private.conversation_shown(place);
end;
$$;

create function private.end_by_link(p_token text, p_ends boolean default true) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  place constant private.link_place := private.place_of_link(p_token);
begin
  if place.side is null then
    return null;
  end if;
  if place.conversation_id is null or place.answers_left is not null then
    raise exception using errcode = 'PT404', message = 'message_link_unknown';
  end if;
  perform private.end_conversations(place.conversation_id, place.side, p_ends);
  return private.conversation_shown(place);
end;
$$;

-- A new link to answer with, for the recipient of an email about a message; null if they can't answer.
create function private.new_message_link(p_conversation_id uuid, p_person_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  return (
    select (private.make_link('message', mine.conversation_id, mine.person_id, p_seen => coalesce(
             (select min(unread.n) from public.messages unread
              where unread.conversation_id = c.id and unread.n > mine.read_n and unread.sender <> mine.side),
             c.message_count) - 1)).token
    from (
      -- A sender of mail never waits for other people's transactions, so it skips locked rows.
      select * from public.conversation_members m
      where m.conversation_id = p_conversation_id and m.person_id = p_person_id
      for key share skip locked
    ) as mine
    join public.conversations c on c.id = mine.conversation_id
    where c.ended_at is null and c.message_count > 0);
end;
$$;

select private.expose('conversation_by_link(token)', 'anon, authenticated',
  'The conversation behind a visitor''s link, or behind the link in an email about a message; null for an unknown link.');
select private.expose('write_by_link(token, id, body)', 'anon, authenticated',
  'Writes a message through such a link. Returns the conversation; null for an unknown link.');
select private.expose('end_by_link(token, ends)', 'anon, authenticated',
  'Called through the visitor''s link. Blocks the owner, or lifts the block. Returns the conversation; null for an unknown link.');

grant execute on function private.new_message_link to service_role;

-- supabase/schemas/talk/listing_answers.sql

-- Questions and answers that an owner has published on the page of a home.
--
-- Both are worded for everyone: nothing in this table says who asked. Contact details are refused, also from owners;
-- domain/talk/publishing.ts says so before the form is sent.
--
-- Order of locks: all locks of sending a message come first (conversations); then a home's answers, lowest id first,
-- and the owner's counter of them. Only the home's key is locked after these.

-- An email address, a link, a telephone number (with any dash, or in words), or a street with its number,
-- however it is disguised. Prices are none of these.
create function private.has_contact(p_text text) returns boolean
language sql immutable set search_path = '' as $$
  select text ~ '\S@\S'
    or text ~* '[[(] *(at|dot) *[])]'
    or text ~* '(https?://|www\.|[a-z0-9-]\.(com|net|org|io|co|info|biz|us|me|app|dev|homes|house)(?![a-z0-9]))'
    or text ~* '[a-z0-9-]\.[a-z]{2,}/[a-z0-9]'
    or text ~ '(?<![0-9])(\([0-9]{3}\)|[0-9]{3})[ ._/|*~\u00b7\u2010-\u2015\u2022-]{0,3}[0-9]{3}[ ._/|*~\u00b7\u2010-\u2015\u2022-]{0,3}[0-9]{4}(?![0-9])'
    or text ~ '([0-9][ ._/|*~\u00b7\u2010-\u2015\u2022-]){6}[0-9](?![0-9])'
    or text ~ '\+[0-9][0-9 ().-]{7,}[0-9]'
    or text ~ '(?<![0-9])[0-9]{3}[.\u2010-\u2015-][0-9]{4}(?![0-9])'
    or text ~* '(?<![a-z])(insta|instagram|whatsapp|telegram|snapchat|wechat|discord|skype|viber|facebook)( +(id|name|handle|is))* *[:=] *[a-z0-9]'
    or text ~* '((zero|oh|one|two|three|four|five|six|seven|eight|nine)[ ,.-]*){7}'
    or text ~ '(?<![0-9])[0-9]{1,5} +([A-Z][A-Za-z''.-]* +){1,3}(Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Court|Ct|Boulevard|Blvd|Way|Place|Pl|Terrace|Circle|Cir|Trail|Highway|Hwy|Parkway|Pkwy)(?![A-Za-z])'
    or text ~* '(?<![0-9])[0-9]{3,5} +[a-z]+ +(street|st|avenue|ave|boulevard|blvd|lane|ln|rd)(?![a-z])'
  -- `offset` keeps Postgres from computing the text again for each pattern.
  from (select private.as_latin(p_text) offset 0) as shown (text);
$$;

-- A text as it is published; null if it is empty, too long, or has characters that no keyboard types.
create function private.public_text(p_text text, p_most integer) returns text
language sql immutable set search_path = '' as $$
  select case when private.is_visible(written) and char_length(written) <= p_most
                and translate(written, E'\n\t', '') !~ '[[:cntrl:]]' then written end
  from (select btrim(regexp_replace(coalesce(p_text, ''), '\r\n?', E'\n', 'g'), E' \n\t') as written) as trimmed;
$$;

create table public.listing_answers (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete cascade,
  question text not null check (question = private.public_text(question, 300)),
  answer text not null check (answer = private.public_text(answer, 1000)),
  is_public boolean not null default true,
  position smallint not null default 0 check (position >= 0),
  answered_at timestamptz not null default now()
);
comment on table public.listing_answers is 'Questions about a home with the owner''s answers, as its page shows them. They name no person.';
comment on column public.listing_answers.id is 'If the answer was also sent to a buyer, this is that message''s id, by which a repeat is recognized.';
comment on column public.listing_answers.is_public is 'False once the owner has taken it off the page.';
create index listing_answers_in_order on public.listing_answers (listing_id, position);

alter table public.listing_answers enable row level security;
select private.let_read('anon, authenticated', 'listing_answers');
grant insert (id, listing_id, question, answer, is_public), update (question, answer, is_public), delete
  on public.listing_answers to authenticated;
-- The checks run with the rights of the writer.
grant execute on function private.public_text to authenticated, service_role;

create policy "Visitors see the answers about homes that are for sale" on public.listing_answers
  for select to anon using (is_public and exists (
    select from public.listings l where l.id = listing_id and l.status in ('active', 'pending')));
create policy "Users see the answers about homes for sale and all their own" on public.listing_answers
  for select to authenticated using (
    listing_id = any ((select private.my_homes())::uuid[]) or (is_public and exists (
      select from public.listings l where l.id = listing_id and l.status in ('active', 'pending'))));
create policy "Owners publish answers" on public.listing_answers
  for insert to authenticated with check (listing_id = any ((select private.homes_i_change())::uuid[]));
create policy "Owners change their answers" on public.listing_answers
  for update to authenticated using (listing_id = any ((select private.homes_i_change())::uuid[]));
create policy "Owners delete their answers" on public.listing_answers
  for delete to authenticated using (listing_id = any ((select private.homes_i_change())::uuid[]));

-- The words of a question and its answer as they are published, for every writer.
create function private.guard_answer(p_answer public.listing_answers) returns public.listing_answers
language plpgsql volatile set search_path = '' as $$
begin
  p_answer.question := regexp_replace(
    private.public_text(p_answer.question, private.limit_of('answers.question')), '\s+', ' ', 'g');
  p_answer.answer := private.public_text(p_answer.answer, private.limit_of('answers.answer'));
  if p_answer.question is null or p_answer.answer is null then
    raise exception using errcode = 'PT422', message = 'answer_invalid';
  end if;
  if private.has_contact(p_answer.question) or private.has_contact(p_answer.answer) then
    raise exception using errcode = 'PT422', message = 'answer_has_contact';
  end if;
  return p_answer;
end;
$$;

-- The counter's row stays locked until the transaction ends, so parallel inserts of one person count each other's
-- answers.
create function private.limit_answers() returns void
language plpgsql volatile set search_path = '' as $$
begin
  if auth.uid() is not null then
    perform private.limit_requests('answers:person:' || auth.uid(), 3600, 200);
  end if;
end;
$$;

create function private.is_repeated_answer(p_answer public.listing_answers) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  return private.is_repeat(
    (select to_jsonb(a) from public.listing_answers a where a.id = p_answer.id),
    jsonb_build_object('listing_id', p_answer.listing_id, 'question', p_answer.question, 'answer', p_answer.answer));
end;
$$;

-- A new answer of a home is the last one. Refuses one too many.
create function private.place_of_new_answer(p_listing_id uuid) returns smallint
language plpgsql volatile set search_path = '' as $$
declare
  place smallint;
  others bigint;
begin
  select coalesce(max(a.position) + 1, 0), count(*) into place, others
  from public.listing_answers a where a.listing_id = p_listing_id;
  if others >= private.limit_of('answers.per_home') then
    raise exception using errcode = 'PT409', message = 'too_many_answers';
  end if;
  return place;
end;
$$;

-- A statement that changes several answers locks and counts them one by one, so two statements of one person take
-- turns: otherwise each could hold an answer or the counter that the other waits for.
create function private.take_turns_answering() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.take_turn('answers:' || auth.uid());
end;
$$;
grant execute on function private.take_turns_answering to authenticated, service_role;

-- Puts a home's answers into this order; any that it leaves out follow.
create function private.order_answers(p_listing_id uuid, p_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_ids is null or cardinality(p_ids) > private.limit_of('answers.per_home') then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  perform private.require_own_home(p_listing_id);
  -- The answers are locked before the counter, as in every change of an answer.
  perform private.take_turn('answers:' || auth.uid());
  perform private.limit_requests('answers:person:' || auth.uid(), 3600, 200);
  update public.listing_answers a set position = ordered.n
  from (
    select each.id, row_number() over (order by array_position(p_ids, each.id), each.position, each.id) - 1 as n
    from public.listing_answers each where each.listing_id = p_listing_id
  ) as ordered
  where a.id = ordered.id and a.position <> ordered.n;
end;
$$;

select private.expose('order_answers(listing_id, ids)', 'authenticated',
  'Puts the answers of one of the caller''s homes into this order.');

-- supabase/schemas/talk/listing_questions.sql

-- Questions from a home's page that its owner hasn't answered yet. The question itself is a message; a row here only
-- says that it is open. Any message of the owner in that conversation closes it (private.add_message), so that no owner
-- is reminded of a question they have answered.

create table private.listing_questions (
  message_id uuid primary key references public.messages (id) on delete cascade,
  conversation_id uuid not null,
  listing_id uuid not null,
  closed_at timestamptz
);
comment on table private.listing_questions is 'Messages that a buyer sent as a question about a home, and whether each is still open.';
comment on column private.listing_questions.conversation_id is 'Copied from the message, without a foreign key: the message is deleted with its conversation and home.';
create index listing_questions_open on private.listing_questions (listing_id) where closed_at is null;
create index listing_questions_open_in on private.listing_questions (conversation_id) where closed_at is null;
select private.only_for_server('select, insert, update, delete', 'listing_questions');

-- The open questions about the caller's homes, oldest first. Questions in an ended conversation can't be answered.
create function private.my_questions() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', open.message_id, 'conversation_id', c.id, 'listing_id', open.listing_id,
    'from', private.name_of(c, 'buyer'), 'question', open.body, 'asked_at', open.created_at
  ) order by open.created_at, open.message_id), '[]')
  from (
    select q.*, m.body, m.created_at
    from public.listings l
    join private.listing_questions q on q.listing_id = l.id and q.closed_at is null
    join public.messages m on m.id = q.message_id
    join public.conversations talk on talk.id = q.conversation_id and talk.ended_at is null
    where l.id = any ((select private.my_homes())::uuid[])
    order by m.created_at limit 100
  ) as open
  join public.conversations c on c.id = open.conversation_id;
$$;

-- The conversation of a question to the caller; refuses any other.
create function private.conversation_of_question(p_question_id uuid) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  found_id uuid;
begin
  select q.conversation_id into found_id
  from private.listing_questions q join public.conversations c on c.id = q.conversation_id
  where q.message_id = p_question_id and private.is_owner_of(c.listing_id, auth.uid());
  if found_id is null then
    raise exception using errcode = 'PT404', message = 'question_unknown';
  end if;
  return found_id;
end;
$$;

-- Answers a question in its conversation. With p_publish_as, the question reworded for everyone, also puts both on the
-- home's page, all or nothing.
create function private.answer_question(p_question_id uuid, p_id uuid, p_body text, p_publish_as text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  written constant text := private.message_text(p_body);
  talk_id uuid;
  sent public.messages;
begin
  perform private.take_message();
  talk_id := private.conversation_of_question(p_question_id);
  sent := private.add_message(talk_id, 'owner', p_id, written, false, p_question_id);
  -- With the first answer again, people would believe that a published answer is between them and the buyer.
  if p_publish_as is null then
    perform private.is_repeat(
      (select jsonb_build_object('is_public', true) from public.listing_answers a where a.id = sent.id),
      jsonb_build_object('is_public', false));
  else
    insert into public.listing_answers (id, listing_id, question, answer)
    select sent.id, c.listing_id, p_publish_as, sent.body from public.conversations c where c.id = talk_id
    on conflict (id) do nothing;
  end if;
  return private.message_answer(sent);
end;
$$;

-- Takes a question off the list without an answer. The hourly limit is three full lists.
create function private.close_question(p_question_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.limit_requests('questions:person:' || auth.uid(), 3600, 300);
  perform private.conversation_of_question(p_question_id);
  update private.listing_questions q set closed_at = now()
  where q.message_id = p_question_id and q.closed_at is null;
end;
$$;

select private.expose('my_questions()', 'authenticated',
  'The open questions about the caller''s homes, oldest first, at most 100.');
select private.expose('answer_question(question_id, id, body, publish_as)', 'authenticated',
  'Answers an open question in its conversation; with publish_as, the question in words for everyone, also on the home''s page. Returns the message.');
select private.expose('close_question(question_id)', 'authenticated',
  'Takes a question off the caller''s list without an answer.');

-- supabase/schemas/talk/answer_sources.sql

-- Everything from which a question about a home may be answered: what everyone can read on the home's page and in its
-- documents. Everyone gets the same rows, including the owner. domain/talk/home-answers.ts words the facts. The street
-- is left out, because only the page should show it. If the street is hidden, a document is quoted without the lines
-- that mention it, and not at all if the street's name is split over two lines.
create function private.answer_sources(p_listing_id uuid)
returns table (kind text, id text, label text, text text)
language sql stable security definer set search_path = '' as $$
  with home as materialized (
    select * from public.listings l where l.id = p_listing_id and l.status in ('active', 'pending')
  )
  select said.kind, said.id, said.label, said.text from (
    select 1 as place, a.position as n, 'answer' as kind, a.id::text as id, a.question as label, a.answer as text
    from home join public.listing_answers a on a.listing_id = home.id and a.is_public
    union all
    select 2, row_number() over (order by f.name), 'fact', f.name, null, fact.value
    from home
    cross join lateral jsonb_each_text(to_jsonb(home)) as fact (name, value)
    join private.listing_fields f on f.name = fact.name
    where fact.value <> '' and f.name not in ('title', 'address', 'zip_code', 'status')
    union all
    select 3, row_number() over (), 'disclosure', paper.id::text, paper.title, told.text
    from home
    cross join lateral private.disclosure_texts(home.id) as paper
    left join public.hidden_places h on h.listing_id = home.id
    cross join lateral (
      select string_agg(line, E'\n' order by n) as text
      from regexp_split_to_table(paper.text, '\n') with ordinality as each (line, n)
      where not private.names_street(line, h.address)
    ) as told
    where told.text <> '' and not private.names_street(told.text, h.address)
    union all
    select 4, feature.n, 'feature', feature.n::text, null, feature.text
    from home cross join lateral unnest(home.features) with ordinality as feature (text, n)
    union all
    select 5, 1, 'description', 'description', null, home.description
    from home where home.description <> ''
  ) as said
  order by said.place, said.n;
$$;

select private.expose('answer_sources(listing_id)', 'anon, authenticated',
  'Everything published about a home, as the sources of answers about it; nothing once it is off the market.');

reset check_function_bodies;
