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
create index conversations_left on public.conversations (id) where owner_id is null or buyer_id is null;
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
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select case when word !~ '[0-9@/:]' and word !~ '[.].' then nullif(left(word, 40), '') end
    from (select split_part(regexp_replace(btrim(coalesce(p_name, '')), '\s+', ' ', 'g'), ' ', 1) as word) as first);
end;
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
