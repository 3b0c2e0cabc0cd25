-- Conversations with Vesty.

-- The names of up to five files in the user's folder of the bucket chat-images.
create function private.are_chat_images(p_user_id uuid, p_images text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select cardinality(p_images) <= 5 and coalesce(bool_and(
    image is not null and private.with_small_ending(image)
      ~ ('^' || p_user_id || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp)$')
  ), true)
  from unnest(p_images) as image;
$$;

-- The sources of an answer: a list of {kind, title, href}, where href is a path on our own site and never
-- leads to another (`//…`, `/\…`).
create function private.are_chat_sources(p_sources jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case when jsonb_typeof(p_sources) is distinct from 'array' then false else (
    -- A `case` decides the order of evaluation, which nothing else guarantees.
    select count(*) <= 12 and coalesce(bool_and(case when jsonb_typeof(source) = 'object' then coalesce(
      source - array['kind', 'title', 'href'] = '{}'
      and jsonb_typeof(source -> 'kind') = 'string' and source ->> 'kind' in (
        'handbook', 'listing', 'availability', 'showings', 'timeline', 'documents', 'plan', 'calculation')
      and jsonb_typeof(source -> 'title') = 'string'
      and char_length(source ->> 'title') between 1 and 200
      and jsonb_typeof(source -> 'href') = 'string' and char_length(source ->> 'href') <= 300
      and source ->> 'href' ~ '^/([^/\\[:space:]][^\\[:space:]]*)?$', false)
    else false end), true)
    from jsonb_array_elements(p_sources) as source
  ) end;
$$;

create table public.chat_threads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text check (char_length(title) between 1 and 80),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, user_id)
);
comment on table public.chat_threads is 'Conversations with Vesty, each belonging to one user.';
comment on column public.chat_threads.title is 'The beginning of the first message; null while the conversation is empty.';
create index chat_threads_newest on public.chat_threads (user_id, updated_at desc);
-- Repeated requests for a new conversation get the one that is still empty.
create unique index chat_threads_one_empty on public.chat_threads (user_id) where title is null;

create table public.chat_messages (
  id uuid not null,
  thread_id uuid not null,
  user_id uuid not null,
  position bigint generated always as identity,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  images text[] not null default '{}' check (private.are_chat_images(user_id, images)),
  sources jsonb not null default '[]' check (private.are_chat_sources(sources)),
  stopped boolean not null default false,
  reply_to uuid,
  created_at timestamptz not null default now(),
  -- The browser generates the id of a question. It is unique per user, so that a conflict never reveals
  -- another user's id.
  primary key (user_id, id),
  unique (user_id, reply_to),
  foreign key (thread_id, user_id) references public.chat_threads (id, user_id) on delete cascade,
  foreign key (user_id, reply_to) references public.chat_messages (user_id, id) on delete cascade,
  -- The limit counts characters, not bytes.
  constraint chat_messages_content
    check (char_length(content) between 1 and case role when 'user' then 1000 else 16000 end),
  constraint chat_messages_question check (role <> 'user' or (reply_to is null and sources = '[]' and not stopped)),
  constraint chat_messages_answer check (role <> 'assistant' or (reply_to is not null and images = '{}'))
);
comment on table public.chat_messages is 'Questions and answers. A question and its answer are written together.';
comment on column public.chat_messages.images is 'Files in the private bucket chat-images, in the user''s folder.';
comment on column public.chat_messages.sources is 'The sources of an answer: [{kind, title, href}], where href is a path on our own site.';
comment on column public.chat_messages.stopped is 'The user stopped the answer; the content is what they had seen of it.';
create index chat_messages_in_order on public.chat_messages (thread_id, user_id, position);
create index chat_messages_images on public.chat_messages using gin (images);

alter table public.chat_threads enable row level security;
alter table public.chat_messages enable row level security;
select private.let_read('authenticated', 'chat_threads');
grant delete on public.chat_threads to authenticated;
select private.let_read('authenticated', 'chat_messages');
grant execute on function private.are_chat_images, private.are_chat_sources to service_role;

create policy "Users see their own conversations" on public.chat_threads
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users delete their own conversations" on public.chat_threads
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Users see the messages of their own conversations" on public.chat_messages
  for select to authenticated using (user_id = (select auth.uid()));

-- The caller's empty conversation, created if there is none.
create function private.open_chat_thread() returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  opened uuid;
begin
  if auth.uid() is null then
    raise exception using errcode = 'PT401', message = 'chat_login';
  end if;
  perform private.refuse_suspended(auth.uid());
  insert into public.chat_threads as thread (user_id) values (auth.uid())
  on conflict (user_id) where title is null do update set created_at = now(), updated_at = now()
  returning thread.id into opened;
  return opened;
end;
$$;

-- Deletes one of the caller's conversations. Returns the names of its files that no other message shows;
-- none for an unknown conversation or another user's.
create function private.delete_chat_thread(p_thread_id uuid) returns text[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  files text[];
begin
  files := array(
    select distinct image
    from public.chat_messages m cross join unnest(m.images) as image
    where m.thread_id = p_thread_id and m.user_id = auth.uid()
  );
  delete from public.chat_threads t where t.id = p_thread_id and t.user_id = auth.uid();
  return array(
    select file from unnest(files) as file
    where not exists (select from public.chat_messages m where m.images @> array[file])
    order by file
  );
end;
$$;

select private.expose('open_chat_thread()', 'authenticated',
  'The caller''s empty conversation, created if there is none.');
select private.expose('delete_chat_thread(p_thread_id)', 'authenticated',
  'Deletes one of the caller''s conversations; returns its files that no other message shows.');

-- Whether the images can be shown to Vesty: the user's own files, safe from the sweep because they are
-- recent or a message shows them.
create function private.has_chat_images(p_user_id uuid, p_images text[]) returns boolean
language sql stable set search_path = '' as $$
  select private.are_chat_images(p_user_id, p_images) and not exists (
    select from unnest(p_images) as image
    where not exists (
      select from storage.objects o
      where o.bucket_id = 'chat-images' and o.name = image and (
        o.created_at > (select private.kept_since('unused_pictures')) + interval '1 hour'
        or exists (select from public.chat_messages m where m.images @> array[image])))
  );
$$;

-- Whether no message shows a file or is about to show it (private.has_chat_images no longer accepts a file an hour before).
create function private.is_unused_chat_image(p_name text, p_created_at timestamptz) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_created_at < private.kept_since('unused_pictures')
     and not exists (select from public.chat_messages m where m.images @> array[p_name]);
end;
$$;

create function private.sweep_chat_images(p_limit integer default 100) returns text[]
language sql volatile security definer set search_path = '' as $$
  select private.unused_files('chat-images', 'is_unused_chat_image', p_limit);
$$;

select private.expose('sweep_chat_images(p_limit)', 'service_role',
  'Called by the function chatbot, on a schedule. Names of files that no conversation shows.');
