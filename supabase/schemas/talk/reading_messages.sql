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
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(
    (select private.mailbox_hash(u.email::text) from auth.users u where u.id = p_talk.buyer_id),
    (select v.mailbox_hash from private.conversation_visitors v where v.conversation_id = p_talk.id));
end;
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
