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
