-- Asking Vesty costs money: each message is counted against the user's day before the model is asked, each
-- user has one answer running at a time, and all users share a daily budget. Failed messages are given
-- back. Days are in UTC.

-- The number of messages a day that a plan includes.
create function private.vesty_allowance(p_plan text) returns integer
language sql stable parallel safe set search_path = '' as $$
  select case p_plan
    when 'premium' then private.limit_of('vesty.premium')
    when 'basic' then private.limit_of('vesty.basic')
    else private.limit_of('vesty.trial')
  end;
$$;

create function private.utc_day() returns date
language sql stable set search_path = '' as $$ select (now() at time zone 'UTC')::date $$;

create table private.chat_usage (
  user_id uuid not null references auth.users (id) on delete cascade,
  message_id uuid not null,
  turn uuid not null default gen_random_uuid(),
  thread_id uuid not null,
  is_new_thread boolean not null,
  day date not null,
  state text not null check (state in ('reserved', 'running', 'done', 'returned')),
  lease_until timestamptz not null,
  asked integer not null default 0 check (asked >= 0),
  cost bigint not null check (cost between 0 and 1000000000),
  images text[] not null default '{}',
  primary key (user_id, message_id)
);
comment on table private.chat_usage is 'Messages to Vesty, as counted: reserved → running → done or returned.';
comment on column private.chat_usage.turn is 'New each time that it is taken, so that a call that returns too late settles nothing. Also the id of the answer.';
comment on column private.chat_usage.lease_until is 'A message still reserved or running after this counts as returned, because its function died.';
comment on column private.chat_usage.asked is 'How often the model was asked for this message.';
comment on column private.chat_usage.cost is 'Millionths of a dollar: the most that the message may cost, and its real cost once it is settled.';
create unique index chat_usage_one_running on private.chat_usage (user_id) where state = 'running';
create index chat_usage_day on private.chat_usage (user_id, day);

select private.only_for_server('select, insert, update, delete', 'chat_usage');

-- Settles a reserved or running message; p_cost replaces the amount that was taken for it from the day's budget.
create function private.settle_chat(p_user_id uuid, p_message_id uuid, p_state text, p_cost bigint)
returns void
language plpgsql volatile set search_path = '' as $$
declare
  settled private.chat_usage;
begin
  update private.chat_usage u set state = p_state, cost = p_cost
  where u.user_id = p_user_id and u.message_id = p_message_id
  returning u.* into settled;
  perform private.settle_part(settled.turn, 'model:vesty', p_cost);
end;
$$;

-- Gives back the messages of functions that died; what they may have cost stays spent.
create function private.return_expired_chats(p_user_id uuid) returns void
language sql volatile set search_path = '' as $$
  update private.chat_usage u set state = 'returned'
  where u.user_id = p_user_id and u.state in ('reserved', 'running') and u.lease_until < now();
$$;

create function private.chat_limits(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Computed once, because it is derived from all payment facts.
  plan constant text := private.plan_of(p_user_id);
  allowance constant integer := private.vesty_allowance(plan);
  used integer;
begin
  select count(*) into used from private.chat_usage c
  where c.user_id = p_user_id and c.day = private.utc_day() and (
    c.state = 'done' or (c.state in ('reserved', 'running') and c.lease_until >= now()));
  return jsonb_build_object(
    'plan', plan, 'limit', allowance, 'used', least(used, allowance),
    'remaining', greatest(0, allowance - used),
    'resets_at', to_char(private.utc_day() + 1, 'YYYY-MM-DD"T"00:00:00.000"Z"'));
end;
$$;

-- An earlier answer to this message, with what is left of the day's messages.
create function private.chat_reply(p_user_id uuid, p_message_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'response', a.content, 'thread_id', a.thread_id, 'message_id', a.id, 'sources', a.sources,
    'stopped', a.stopped,
    'limits', private.chat_limits(p_user_id))
  from public.chat_messages a where a.user_id = p_user_id and a.reply_to = p_message_id;
$$;

-- Takes one of the day's messages, and the turn too if it is free. Returns
--   {state: 'answered', reply}: this message already has its answer, nothing was taken
--   {state: 'running' | 'reserved', turn, thread_id, name, plan}
-- A message that was given back can be reserved again. Raises already_stored, chat_limit, chat_running, chat_paused,
-- chat_images_invalid, chat_message_invalid, thread_not_found, too_many_requests.
-- p_cost is the most this message may cost, p_budget the most a day may, in millionths of a dollar.
create function private.reserve_chat(
  p_user_id uuid, p_message_id uuid, p_message text, p_thread_id uuid, p_images text[],
  p_cost bigint, p_budget bigint, p_lease_seconds integer, p_networks text[] default '{}') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  today constant date := private.utc_day();
  lease constant timestamptz := now() + make_interval(secs => least(greatest(p_lease_seconds, 1), 600));
  who constant text := private.person_key(p_user_id);
  turn constant uuid := gen_random_uuid();
  known private.chat_usage;
  taken private.chat_usage;
  limits jsonb;
  reply jsonb;
begin
  -- A user's parallel messages wait for each other here, so that together they can't exceed a limit.
  perform private.take_turn('chat:' || p_user_id);
  reply := private.chat_reply(p_user_id, p_message_id);
  if reply is not null then
    perform private.is_repeat(
      (select to_jsonb(m) from public.chat_messages m where m.id = p_message_id),
      jsonb_build_object('content', p_message, 'images', to_jsonb(p_images)));
    return jsonb_build_object('state', 'answered', 'reply', reply);
  end if;
  perform private.refuse_suspended(p_user_id);
  if exists (
    select from public.chat_messages m where m.user_id = p_user_id and m.id = p_message_id
  ) then
    raise exception using errcode = 'PT422', message = 'chat_message_invalid';
  end if;

  perform private.return_expired_chats(p_user_id);
  select * into known from private.chat_usage u
  where u.user_id = p_user_id and u.message_id = p_message_id;
  if known.state in ('reserved', 'running') then
    raise exception using errcode = 'PT409', message = 'chat_running';
  end if;
  -- A message that is done but has no reply was answered in a conversation that has since been deleted.
  if known.state = 'done' or (p_thread_id is not null and not exists (
    select from public.chat_threads t where t.id = p_thread_id and t.user_id = p_user_id
  )) then
    raise exception using errcode = 'PT404', message = 'thread_not_found';
  end if;
  if not private.has_chat_images(p_user_id, p_images) then
    raise exception using errcode = 'PT422', message = 'chat_images_invalid';
  end if;

  limits := private.chat_limits(p_user_id);
  if (limits ->> 'remaining')::integer < 1 then
    raise exception using errcode = 'PT429', message = 'chat_limit';
  end if;
  -- Failed messages are free, but the number of model calls is capped, and so are the messages from all accounts of a
  -- mailbox.
  if (
    select coalesce(sum(u.asked), 0) from private.chat_usage u
    where u.user_id = p_user_id and u.day = today
  ) >= 20 + 3 * (limits ->> 'limit')::integer
  or not private.take_rate('vesty:' || who, 86400, 20 + 3 * (limits ->> 'limit')::integer) then
    raise exception using errcode = 'PT429', message = 'too_many_requests';
  end if;
  if not private.take_part(
    'model:vesty', null, private.caller_of(p_user_id, p_networks), turn, p_cost, p_budget) then
    raise exception using errcode = 'PT503', message = 'chat_paused';
  end if;

  insert into private.chat_usage as u
    (user_id, message_id, turn, thread_id, is_new_thread, day, state, lease_until, cost, images)
  values (p_user_id, p_message_id, turn, coalesce(p_thread_id, gen_random_uuid()), p_thread_id is null,
          today, 'reserved', lease, p_cost, p_images)
  on conflict (user_id, message_id) do update
  set turn = excluded.turn, thread_id = excluded.thread_id,
      is_new_thread = excluded.is_new_thread, day = today, state = 'reserved', lease_until = lease,
      asked = case when u.day = today then u.asked else 0 end,
      cost = excluded.cost, images = excluded.images
  returning * into taken;
  -- Old rows are no longer needed: answers are found through their messages.
  delete from private.chat_usage u
  where u.user_id = p_user_id and u.day < ((select private.kept_since('turns')) at time zone 'utc')::date and u.state in ('done', 'returned');

  return jsonb_build_object(
    'state', case when private.start_chat(p_user_id, p_message_id, taken.turn, p_lease_seconds)
             then 'running' else 'reserved' end,
    'turn', taken.turn, 'thread_id', taken.thread_id, 'plan', limits -> 'plan',
    'name', (select p.full_name from public.profiles p where p.id = p_user_id));
end;
$$;

-- Starts a reserved message if it is its turn, and returns whether it did. Raises chat_failed if the
-- message is not reserved.
create function private.start_chat(
  p_user_id uuid, p_message_id uuid, p_turn uuid, p_lease_seconds integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.take_turn('chat:' || p_user_id);
  perform private.return_expired_chats(p_user_id);
  if not exists (
    select from private.chat_usage u where u.user_id = p_user_id and u.message_id = p_message_id
      and u.turn = p_turn and u.state = 'reserved'
  ) then
    raise exception using errcode = 'PT503', message = 'chat_failed';
  end if;
  if exists (
    select from private.chat_usage u where u.user_id = p_user_id and u.state = 'running'
  ) then
    return false;
  end if;
  update private.chat_usage u
  set state = 'running', asked = u.asked + 1,
      lease_until = now() + make_interval(secs => least(greatest(p_lease_seconds, 1), 600))
  where u.user_id = p_user_id and u.message_id = p_message_id;
  return true;
end;
$$;

-- A title of one line and at most 80 characters.
create function private.chat_title(p_message text) returns text
language sql stable set search_path = '' as $$
  select case when char_length(line) <= most then line else rtrim(left(line, most - 1)) || '…' end
  from (select private.limit_of('chat.title') as most,
               coalesce(nullif(btrim(regexp_replace(p_message, '\s+', ' ', 'g')), ''), '…') as line) as t;
$$;

-- Writes question and answer and settles the message, all or nothing; returns the reply. Raises
-- chat_failed if the turn is over. A conversation that was deleted in the meantime stays deleted: the
-- message counts, because it was answered, and the reply is null.
create function private.finish_chat(
  p_user_id uuid, p_message_id uuid, p_turn uuid, p_message text, p_answer text,
  p_sources jsonb, p_stopped boolean, p_cost bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine private.chat_usage;
  -- clock_timestamp() keeps the answers in order; now() is the start of the transaction.
  spoken constant timestamptz := clock_timestamp();
begin
  perform private.take_turn('chat:' || p_user_id);
  perform private.keep_account(p_user_id);
  select * into mine from private.chat_usage u
  where u.user_id = p_user_id and u.message_id = p_message_id and u.turn = p_turn
    and u.state = 'running';
  if not found then
    raise exception using errcode = 'PT503', message = 'chat_failed';
  end if;
  perform private.settle_chat(p_user_id, p_message_id, 'done', least(p_cost, 1000000000));

  if mine.is_new_thread then
    insert into public.chat_threads (id, user_id, title)
    values (mine.thread_id, p_user_id, private.chat_title(p_message));
  end if;
  update public.chat_threads t
  set updated_at = spoken, title = coalesce(t.title, private.chat_title(p_message))
  where t.id = mine.thread_id and t.user_id = p_user_id;
  if not found then
    return null;
  end if;
  insert into public.chat_messages (id, thread_id, user_id, role, content, images, created_at)
  values (p_message_id, mine.thread_id, p_user_id, 'user', p_message, mine.images, spoken);
  insert into public.chat_messages
    (id, thread_id, user_id, role, content, sources, stopped, reply_to, created_at)
  values (p_turn, mine.thread_id, p_user_id, 'assistant', p_answer, p_sources, p_stopped,
          p_message_id, spoken);
  return private.chat_reply(p_user_id, p_message_id);
end;
$$;

-- Gives back a message. The money that was spent on it stays spent.
create function private.return_chat(
  p_user_id uuid, p_message_id uuid, p_turn uuid, p_cost bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.take_turn('chat:' || p_user_id);
  if exists (
    select from private.chat_usage u where u.user_id = p_user_id and u.message_id = p_message_id
      and u.turn = p_turn and u.state in ('reserved', 'running')
  ) then
    perform private.settle_chat(p_user_id, p_message_id, 'returned', p_cost);
  end if;
end;
$$;

create function private.my_chat_limits() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.chat_limits((select auth.uid()));
$$;

select private.expose('my_chat_limits()', 'authenticated',
  'The caller''s {plan, limit, used, remaining, resets_at}.');
select private.expose(
  'reserve_chat(p_user_id, p_message_id, p_message, p_thread_id, p_images, p_cost, p_budget, p_lease_seconds, p_networks)', 'service_role',
  'Called by the function chatbot. Takes one of the day''s messages before the model is asked.');
select private.expose('start_chat(p_user_id, p_message_id, p_turn, p_lease_seconds)', 'service_role',
  'Called by the function chatbot. Starts a reserved message if it is its turn.');
select private.expose(
  'finish_chat(p_user_id, p_message_id, p_turn, p_message, p_answer, p_sources, p_stopped, p_cost)', 'service_role',
  'Called by the function chatbot. Writes and counts question and answer, all or nothing.');
select private.expose('return_chat(p_user_id, p_message_id, p_turn, p_cost)', 'service_role',
  'Called by the function chatbot. Gives back a message that was not answered.');
