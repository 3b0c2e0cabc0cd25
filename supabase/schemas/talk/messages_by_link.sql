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
