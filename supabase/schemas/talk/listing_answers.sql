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
