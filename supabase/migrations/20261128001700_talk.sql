-- Written by `npm run generate -- types` from supabase/schemas. Not to be edited.

set check_function_bodies = off;

-- supabase/schemas/talk/writing_messages.sql

-- Writing messages: who may write to whom, how often, and what ends a conversation.
--
-- Card, account and Social Security numbers are refused: a conversation about a home never needs them, and check
-- digits or a word beside them make each certain (domain/talk/message-warnings.ts tells the writer beforehand). Anything else
-- that looks like fraud is stored and shown with a warning to the reader.

-- Checks the prefix and the check digit (Luhn) of a payment card's number.
create function private.is_card_number(p_digits text) returns boolean
language sql immutable set search_path = '' as $$
  select p_digits ~ '^(4\d{15}|5[1-5]\d{14}|6011\d{12}|65\d{14}|3[47]\d{13})$' and (
    select sum(case when place % 2 = 0 then digit
                    when digit > 4 then digit * 2 - 9 else digit * 2 end) % 10 = 0
    from (select substr(reverse(p_digits), place, 1)::integer as digit, place + 1 as place
          from generate_series(1, length(p_digits)) as place) as each);
$$;

-- Checks the prefix and the check digit of an American bank's routing number.
create function private.is_routing_number(p_digits text) returns boolean
language sql immutable set search_path = '' as $$
  select p_digits ~ '^(0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2])\d{7}$' and (
    select sum(substr(p_digits, place, 1)::integer * (array[3, 7, 1])[(place - 1) % 3 + 1]) % 10 = 0
    from generate_series(1, 9) as place);
$$;

-- ISO 13616: letters count from 10, and the whole leaves 1 when divided by 97. In a text, whose end isn't known, the
-- country tells the length.
create function private.is_iban(p_text text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(length(iban) >= most and (
    select string_agg(case when letter ~ '\d' then letter else (ascii(letter) - 55)::text end, '' order by n)::numeric % 97 = 1
    from string_to_table(substr(iban, 5, most - 4) || left(iban, 4), null) with ordinality as each (letter, n)), false)
  from (select upper(regexp_replace(p_text, '[ -]', '', 'g')) as iban) as compact
  cross join lateral (select (regexp_match(
    'AD24AE23AT20BE16BG22CH21CY28CZ24DE22DK18EE20ES24FI18FR27GB22GE22GI23GR27HR21HU28IE22IL23IS26IT27KW30LB28LI21LT20LU20LV21MC27MD24MT31NL18NO15PL28PT25QA29RO24RS22SA24SE24SI19SK24TR26UA29',
    left(iban, 2) || '(\d\d)'))[1]::integer as most) as known;
$$;

-- Whether a number of a text is an account's or a routing number. The nearest word before it decides: "account 12345678"
-- is one, "permit 12345678" isn't, and neither are telephones, prices, dates and ZIP codes.
create function private.is_account_number(p_before text, p_number text, p_after text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  money constant text := '(?<!tax )account|accounts|acount|acc|a/c|acct|accts|acnt|accnt|routing|aba|ruta|iban|swift|wire|wiring|ach|checking|savings|beneficiary|bank|trust|deposit|deposits|funds|pay|payable|payee|remit|zelle|venmo|cuenta|transferencia|beneficiario|clabe|banco|konto|kontonummer|compte';
  other constant text := 'parcel|apn|pin|mls|lot|permit|file|order|case|invoice|policy|claim|license|licence|tracking|reference|ref|zip|recording|recorded|instrument|document|doc|reception|book|serial|model|vin|meter|nmls|loan|unit|id|ein|confirmation|expediente|parcela';
  filler constant text := '[ :#.=()\n-]|of|is|are|the|to|at|in|with|ending|de|es|la|el';
  numbered constant text := 'number|numbers|num|no|nr|n[º°]|número|#';
  digits constant text := regexp_replace(p_number, '\D', '', 'g');
  is_numbered boolean;
  label text;
begin
  if length(digits) not between 8 and 20
     or p_before ~ '[$€£] ?$' or p_after ~* '^([.,]\d+)? ?(%|usd|dollars|sq|square|acres|feet|ft)(?![a-z])'
     or p_number ~ '^(19|20)\d\d[-./]\d\d?[-./]\d\d?$' or p_number ~ '^\d\d?[-./]\d\d?[-./](19|20)\d\d$' then
    return false;
  end if;
  is_numbered := p_before ~* format('\m(%s)(%s)*(%s)(%2$s)*$', money, filler, numbered);
  if p_number ~ '^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$' or p_number ~ '^(1[-. ])?\d{3}[-./ ]\d{3}[-. ]\d{4}$' or p_number ~ '^\d{5}-\d{4}$' or right(p_before, 1) = '+' then
    return is_numbered;
  elsif private.is_routing_number(p_number) and p_after ~ '^\D{1,24}\d{8,17}(?![\d-])' then
    return true;
  elsif p_number ~ '^1?\d{10}$' then
    return is_numbered or p_before ~* format('\m(%s)(%s|%s)*$', money, filler, numbered);
  end if;
  label := (regexp_match(p_before, format('^.*\m(%s|%s)\M', money, other), 'i'))[1];
  if label ~* '^(routing|aba|ruta)$' then
    return private.is_routing_number(digits);
  elsif label is not null then
    return label ~* format('^(%s)$', money);
  end if;
  -- Hours and rooms are written in groups, too.
  return p_number !~ ' ' and p_after ~* format('^.{0,25}\m(%s)\M', money);
end;
$$;

create function private.has_account_numbers(p_text text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  told constant text := regexp_replace(
    regexp_replace(regexp_replace(private.as_latin(p_text), '[ \t\r\n]+', ' ', 'g'), ' ?[-_\u2010-\u2015]+ ?', '-', 'g'),
    '(?<=\d)[oO](?=\d)', '0', 'g');
  shape text;
  found text;
  place integer;
  begins integer;
  is_secret boolean;
begin
  -- Numbers are searched for in one piece, in groups, as an amount would be written, and as an IBAN.
  foreach shape in array array['(?<![\d,])\d(?:[-./]?\d)*(?!\d)', '(?<![\d,.-])\d{1,6}(?: \d{1,6})+(?!\d|,\d)',
                               '(?<![\d,.])\d{1,3}(?:,\d{3}){3,5}(?![\d,])',
                               '(?<![A-Za-z0-9])[A-Za-z]{2}\d{2}(?:[ -]?[A-Za-z0-9]){11,30}'] loop
    begins := 1;
    loop
      place := regexp_instr(told, shape, begins);
      exit when place = 0;
      found := regexp_substr(told, shape, place);
      if found ~ '^\d' then
        is_secret := private.is_account_number(substr(told, greatest(place - 60, 1), least(place - 1, 60)), found,
                                               substr(told, place + length(found), 40));
      else
        is_secret := private.is_iban(found);
      end if;
      if is_secret then
        return true;
      end if;
      begins := place + length(found);
      exit when begins > length(told);
    end loop;
  end loop;
  return false;
end;
$$;

create function private.has_secret_numbers(p_text text) returns boolean
language sql immutable set search_path = '' as $$
  select
    exists (
      select from regexp_matches(private.as_read(p_text), '(?<!\d)\d(?:[ .-]?\d){14,15}(?!\d)', 'g') as hit
      where private.is_card_number(regexp_replace(hit[1], '\D', '', 'g')))
    or (p_text ~* '\m(routing|aba|wire|wiring|ach|ruta|transferencia)\M' and exists (
      select from regexp_matches(p_text, '(?<!\d)\d{9}(?!\d)', 'g') as hit
      where private.is_routing_number(hit[1])))
    or private.has_account_numbers(p_text)
    or (p_text ~* '\m(ssn|social security|seguro social)\M' and p_text ~ '(?<!\d)\d{3}[ -]?\d{2}[ -]?\d{4}(?!\d)');
$$;

-- Returns a message as it is stored, or refuses it.
create function private.message_text(p_body text) returns text
language plpgsql stable set search_path = '' as $$
declare
  written constant text := btrim(regexp_replace(coalesce(p_body, ''), '\r\n?', E'\n', 'g'), E' \n\t');
begin
  if not private.is_visible(written) or char_length(written) > private.limit_of('messages.characters')
     or translate(written, E'\n\t', '') ~ '[[:cntrl:]]' then
    raise exception using errcode = 'PT422', message = 'message_invalid';
  end if;
  if private.has_secret_numbers(written) then
    raise exception using errcode = 'PT422', message = 'message_has_secret_numbers';
  end if;
  return written;
end;
$$;

create function private.message_answer(p_message public.messages) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('id', p_message.id,
    'conversation_id', p_message.conversation_id, 'n', p_message.n, 'sender', p_message.sender,
    'body', p_message.body, 'created_at', p_message.created_at, 'removed_at', p_message.removed_at));
$$;

-- Locks a conversation and the homes of both its people.
create function private.hold_conversation(p_id uuid) returns public.conversations
language plpgsql volatile set search_path = '' as $$
declare
  seen public.conversations;
  held public.conversations;
begin
  select * into seen from public.conversations c where c.id = p_id;
  perform private.share_people(seen.owner_id, seen.buyer_id);
  select * into held from public.conversations c where c.id = p_id for no key update;
  if held.id is null then
    raise exception using errcode = 'PT404', message = 'conversation_unknown';
  end if;
  -- The visitor has just signed up, so their homes aren't locked. (A buyer who is gone has none to lock.)
  if held.buyer_id is not null and held.buyer_id is distinct from seen.buyer_id then
    raise exception using errcode = 'PT503', message = 'unavailable';
  end if;
  return held;
end;
$$;

create function private.conversation_with(p_listing_id uuid, p_buyer_id uuid, p_mailbox_hash bytea) returns uuid
language sql stable set search_path = '' as $$
  select c.id from public.conversations c
  where c.listing_id = p_listing_id and c.buyer_id = p_buyer_id
  union all
  select v.conversation_id from private.conversation_visitors v
  where p_buyer_id is null and v.listing_id = p_listing_id and v.mailbox_hash = p_mailbox_hash;
$$;

-- The conversation about a showing: its visitor's or, while their address was only typed, the showing's own.
create function private.conversation_of(p_visit public.bookings) returns uuid
language sql stable set search_path = '' as $$
  select private.conversation_with(p_visit.listing_id, private.person_at(p_visit.visitor_email),
                                   private.mailbox_hash(p_visit.visitor_email))
  where private.is_proven(p_visit.id)
  union all
  select v.conversation_id from private.conversation_visitors v
  where not private.is_proven(p_visit.id) and v.booking_id = p_visit.id and v.mailbox_hash is null;
$$;

-- The showing whose link reaches a conversation's visitor; null if the link no longer works, or leads to their
-- account's conversation.
create function private.reachable_visitor(p_conversation_id uuid) returns public.bookings
language sql stable set search_path = '' as $$
  select b from private.conversation_visitors v join public.bookings b on b.id = v.booking_id
  where v.conversation_id = p_conversation_id and b.starts_at > private.oldest_linked_showing()
    and (v.mailbox_hash is null or private.person_at(b.visitor_email) is null);
$$;

-- Whether the owner of a showing's address has blocked the home's owner. The home's owner must not learn this, nor that
-- the address is known, so messages to a typed address are stored but not mailed.
create function private.is_unwelcome(p_visit public.bookings) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.conversations c
    join private.conversation_blocks b on b.conversation_id = c.id
    left join private.conversation_visitors v on v.conversation_id = c.id
    cross join private.person_at(p_visit.visitor_email) as person
    where (c.owner_id = p_visit.owner_id and b.side = 'buyer'
           and (c.buyer_id = person or v.mailbox_hash = private.mailbox_hash(p_visit.visitor_email)))
       or (c.owner_id = person and c.buyer_id = p_visit.owner_id and b.side = 'owner'));
$$;

-- The first name of one side, for the other to see: of a member once they have written, otherwise the name that a
-- visitor gave with their showing. So an owner doesn't learn which visitors have an account.
create function private.name_of(p_talk public.conversations, p_side text) returns text
language sql stable set search_path = '' as $$
  select private.first_name(case
    when p_side = 'buyer' and p_talk.buyer_id is null then (
      select b.visitor_name from private.conversation_visitors v join public.bookings b on b.id = v.booking_id
      where v.conversation_id = p_talk.id)
    when exists (
      select from public.messages m where m.conversation_id = p_talk.id and m.sender = p_side) then (
      select p.full_name from public.profiles p
      where p.id = case p_side when 'owner' then p_talk.owner_id else p_talk.buyer_id end)
    when p_side = 'buyer' then (
      select b.visitor_name from public.bookings b
      where b.listing_id = p_talk.listing_id and private.person_at(b.visitor_email) = p_talk.buyer_id
        and private.is_proven(b.id)
      order by b.created_at desc limit 1)
  end);
$$;

-- The one of several owners who wrote a message, by first name; null where the owner's side is one person, and for
-- buyers.
create function private.writer_of(p_message public.messages, p_talk public.conversations) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case when p_message.sender = 'owner' and (
      p_message.person_id <> p_talk.owner_id
      or exists (select from public.home_owners o where o.listing_id = p_talk.listing_id and o.person_id is not null)) then (
    select private.first_name(p.full_name) from public.profiles p where p.id = p_message.person_id) end;
end;
$$;

-- Stores a message, and tells the other side. The caller of this function has checked that the writer is on p_side, and
-- is p_person, if they have an account. A buyer's message may be a question about the home (p_asks); an owner's message
-- closes the question that it answers (p_answers), or all that are open in this conversation (listing_questions).
create function private.add_message(
  p_conversation_id uuid, p_side text, p_id uuid, p_body text,
  p_asks boolean default false, p_answers uuid default null, p_person uuid default auth.uid()
) returns public.messages
language plpgsql volatile set search_path = '' as $$
declare
  talk public.conversations := private.hold_conversation(p_conversation_id);
  visitor public.bookings;
  stored public.messages;
begin
  select * into stored from public.messages m where m.id = p_id;
  if stored.id is not null then
    if (stored.conversation_id, stored.sender) is distinct from (talk.id, p_side) then
      raise exception using errcode = 'PT409', message = 'message_id_taken';
    end if;
    perform private.is_repeat(to_jsonb(stored), jsonb_build_object('body', p_body));
    return stored;
  end if;
  if talk.ended_at is not null then
    raise exception using errcode = 'PT409', message = 'conversation_ended';
  end if;
  if talk.buyer_id is null then
    visitor := private.reachable_visitor(talk.id);
    if visitor.id is null then
      raise exception using errcode = 'PT409', message = 'visitor_unreachable';
    end if;
  end if;
  if p_side = 'owner' then
    perform private.refuse_suspended(talk.owner_id);
    perform private.refuse_suspended(p_person);
  else
    perform private.refuse_suspended(talk.buyer_id, private.buyer_mailbox(talk));
  end if;

  update public.conversations c set message_count = c.message_count + 1 where c.id = talk.id
  returning * into talk;
  insert into public.messages (id, conversation_id, n, sender, body, person_id, created_at)
  values (p_id, talk.id, talk.message_count, p_side, p_body, p_person, clock_timestamp())
  returning * into stored;
  update public.conversation_members m
  set last_message_at = stored.created_at,
      unread = m.unread + case when m.side <> p_side then 1 else 0 end
  where m.conversation_id = talk.id;
  if p_asks then
    insert into private.listing_questions (message_id, conversation_id, listing_id)
    values (stored.id, talk.id, talk.listing_id);
  elsif p_side = 'owner' then
    update private.listing_questions q set closed_at = now()
    where q.conversation_id = talk.id and q.closed_at is null and q.message_id = coalesce(p_answers, q.message_id);
  end if;

  if not private.take_rate(concat('message:conversation:', talk.id, ':', p_side), 3600, 40) then
    raise exception using errcode = 'PT429', message = 'too_many_messages';
  end if;
  if p_side = 'buyer' or talk.buyer_id is not null then
    -- One notification per conversation, which each message renews.
    perform private.tell_all(
      case p_side when 'buyer' then private.owners_of(talk.listing_id) else array[talk.buyer_id] end,
      'message', talk.listing_id, talk.id,
      jsonb_strip_nulls(jsonb_build_object(
        'n', stored.n, 'from', coalesce(private.writer_of(stored, talk), private.name_of(talk, p_side)),
        'asks', case when p_asks then true end, 'answers', case when p_answers is not null then true end)));
  elsif not (not private.is_proven(visitor.id) and private.is_unwelcome(visitor)) then
    -- One email covers all unread messages. An email that is locked may be about to be deleted, because the visitor is
    -- reading the messages before.
    perform from private.email_outbox o
    where o.booking_id = visitor.id and o.kind = 'message' and o.sent_at is null and o.dropped_at is null
      and o.attempts = 0
    for key share skip locked;
    if not found then
      -- The email is due a moment later, because the other side may be reading along.
      perform private.queue_mail(visitor.id, 'message', array['visitor'], stored.n, now() + private.mail_pause());
    end if;
  end if;
  return stored;
end;
$$;

-- A buyer begins one conversation at a time, and signs up before or after a message, not during it.
create function private.lock_conversations_of(p_who text) returns void
language sql volatile set search_path = '' as $$
  select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('conversations of ' || p_who, 0));
$$;

-- The conversation about a home with a buyer, or with a showing's visitor (then p_buyer_id is null); begins it if
-- there is none. Under an address that was only typed, no account is looked up, so neither answers nor limits
-- depend on one.
create function private.open_conversation(p_listing_id uuid, p_buyer_id uuid, p_visit public.bookings)
returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  home public.listings;
  buyer uuid := coalesce(p_buyer_id, private.person_at(p_visit.visitor_email));
  mailbox bytea;
  is_typed boolean := false;
  who text;
  may_begin boolean;
  found_id uuid;
begin
  select * into home from public.listings l where l.id = p_listing_id;
  perform private.share_people(home.user_id, buyer);
  -- The home may have been withdrawn or deleted while this call waited.
  select * into home from public.listings l where l.id = p_listing_id;
  if p_visit.id is not null then
    -- The showing is locked, so that it is proven before or after a message, not during it.
    perform private.lock_conversations_of('showing ' || p_visit.id);
    is_typed := not private.is_proven(p_visit.id);
  end if;
  if is_typed then
    buyer := null;
    who := encode(private.claimed_mailbox(private.mailbox_hash(p_visit.visitor_email)), 'hex');
    found_id := private.conversation_of(p_visit);
  else
    if private.is_owner_of(home.id, buyer) then
      raise exception using errcode = 'PT409', message = 'own_home';
    end if;
    mailbox := case when buyer is null then private.mailbox_hash(p_visit.visitor_email) end;
    who := coalesce(buyer::text, encode(mailbox, 'hex'));
    perform private.lock_conversations_of(who);
    -- The visitor has just signed up: the account writes from now on, and its homes aren't locked.
    if buyer is null and private.person_at(p_visit.visitor_email) is not null then
      raise exception using errcode = 'PT503', message = 'unavailable';
    end if;
    found_id := private.conversation_with(p_listing_id, buyer, mailbox);
    update private.conversation_visitors v set booking_id = p_visit.id
    where v.conversation_id = found_id and v.booking_id <> p_visit.id;
  end if;
  if found_id is not null then
    return found_id;
  end if;
  if home.id is null or home.status not in ('active', 'pending') then
    raise exception using errcode = 'PT409', message = 'home_takes_no_messages';
  end if;
  if exists (
    select from public.conversations c
    left join private.conversation_visitors v on v.conversation_id = c.id
    where c.ended_at is not null and (
      (c.owner_id = home.user_id and (c.buyer_id = buyer or v.mailbox_hash = mailbox))
      or (c.owner_id = buyer and c.buyer_id = home.user_id))
  ) or exists (
    select from private.account_deletions d where d.user_id in (home.user_id, buyer)
  ) then
    raise exception using errcode = 'PT409', message = 'conversation_ended';
  end if;
  -- A conversation that an owner begins takes nothing from the buyers' limit.
  if private.is_owner_of(home.id, auth.uid()) then
    may_begin := private.take_rate('conversation:by-owner:' || home.id, 86400, 60);
  else
    who := coalesce(private.person_key(buyer), who);
    may_begin := private.take_part('conversations', home.id::text, private.caller_of(buyer, private.caller_networks(), who))
                 and private.take_rate('conversation:person:' || who, 86400, 20);
  end if;
  if not may_begin then
    raise exception using errcode = 'PT429', message = 'too_many_messages';
  end if;
  insert into public.conversations (listing_id, owner_id, buyer_id)
  values (home.id, home.user_id, buyer)
  returning id into found_id;
  insert into public.conversation_members (conversation_id, person_id, side, last_message_at)
  select found_id, person, side, now()
  from (select unnest(private.owners_of(home.id)), 'owner' union all select buyer, 'buyer') as people (person, side)
  where person is not null;
  if buyer is null then
    insert into private.conversation_visitors (conversation_id, listing_id, mailbox_hash, booking_id)
    values (found_id, home.id, mailbox, p_visit.id);
  end if;
  return found_id;
end;
$$;

-- Refuses a message before any row is looked up. All ways of writing share these counters. The daily caps keep a sender
-- or a network to a small part of what is written.
create function private.take_message() returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not private.take_network_rate('message:network', 3600, 120)
     or not private.take_network_rate('message:network-day', 86400, 600)
     or (auth.uid() is not null
         and not (private.take_rate('message:person:' || private.person_key(auth.uid()), 3600, 90)
                  and private.take_rate('message:person-day:' || private.person_key(auth.uid()), 86400, 300))) then
    raise exception using errcode = 'PT429', message = 'too_many_messages';
  end if;
end;
$$;

-- A buyer asks the owner of a home a question, from its page.
create function private.ask_owner(p_id uuid, p_listing_id uuid, p_body text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  written constant text := private.message_text(p_body);
begin
  perform private.take_message();
  return private.message_answer(private.add_message(
    private.open_conversation(p_listing_id, auth.uid(), null), 'buyer', p_id, written, true));
end;
$$;

-- The conversation into which this one was merged.
create function private.joined_into(p_id uuid) returns uuid
language sql stable set search_path = '' as $$
  select coalesce((select j.into_id from private.joined_conversations j where j.id = p_id), p_id);
$$;

-- Either side writes in a conversation that exists.
create function private.send_message(p_id uuid, p_conversation_id uuid, p_body text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  written constant text := private.message_text(p_body);
  talk_id uuid;
  own_side text;
begin
  perform private.take_message();
  -- The conversation is locked, so that its showing is proven before or after the message, not during it.
  perform private.share_people(c.owner_id, private.person_at(b.visitor_email)),
          private.lock_conversations_of('showing ' || b.id)
  from public.conversations c
  join private.conversation_visitors v on v.conversation_id = c.id and v.mailbox_hash is null
  join public.bookings b on b.id = v.booking_id
  where c.id = p_conversation_id and private.is_owner_of(c.listing_id, auth.uid());
  talk_id := private.joined_into(p_conversation_id);
  select m.side into own_side from public.conversation_members m
  where m.conversation_id = talk_id and m.person_id = auth.uid();
  if own_side is null then
    raise exception using errcode = 'PT404', message = 'conversation_unknown';
  end if;
  return private.message_answer(private.add_message(talk_id, own_side, p_id, written));
end;
$$;

-- An owner writes to the visitor of a showing, with or without an account.
create function private.write_to_visitor(p_id uuid, p_booking_id uuid, p_body text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  written constant text := private.message_text(p_body);
  visit public.bookings;
begin
  perform private.take_message();
  -- Parties of a sale are called or written to by mail: they have no conversations.
  select * into visit from public.bookings b
  where b.id = p_booking_id and b.party_id is null and private.is_owner_of(b.listing_id, auth.uid());
  if visit.id is null then
    raise exception using errcode = 'PT404', message = 'conversation_unknown';
  end if;
  if visit.starts_at < private.oldest_linked_showing() then
    raise exception using errcode = 'PT409', message = 'visitor_unreachable';
  end if;
  return private.message_answer(private.add_message(
    private.open_conversation(visit.listing_id, null, visit), 'owner', p_id, written));
end;
$$;

-- Ends or resumes all conversations of two people. Only the side that has ended them can resume them. A co-owner does
-- so for the homes they own.
create function private.end_conversations(p_conversation_id uuid, p_side text, p_ends boolean) returns void
language plpgsql volatile set search_path = '' as $$
declare
  talk public.conversations;
  visitor bytea;
  theirs uuid[];
begin
  select * into talk from public.conversations c where c.id = p_conversation_id;
  select v.mailbox_hash into visitor from private.conversation_visitors v
  where v.conversation_id = p_conversation_id;
  perform private.share_people(talk.owner_id, talk.buyer_id);
  theirs := array(
    select c.id from public.conversations c
    where c.owner_id = talk.owner_id
      and (p_side = 'buyer' or c.id = p_conversation_id or private.is_owner_of(c.listing_id, auth.uid()))
      and (c.buyer_id = talk.buyer_id or exists (
      select from private.conversation_visitors v
      where v.conversation_id = c.id
        and (v.mailbox_hash = visitor or c.id = p_conversation_id and v.mailbox_hash is null and visitor is null)))
    order by c.id for no key update of c);
  -- The visitor has just signed up or proven the address.
  if p_conversation_id <> all (theirs) or visitor is distinct from (
    select v.mailbox_hash from private.conversation_visitors v where v.conversation_id = p_conversation_id
  ) then
    raise exception using errcode = 'PT503', message = 'unavailable';
  end if;
  if p_ends then
    insert into private.conversation_blocks (conversation_id, side)
    select each, p_side from unnest(theirs) as each on conflict do nothing;
    delete from private.email_outbox o using private.conversation_visitors v
    where v.conversation_id = any (theirs) and o.booking_id = v.booking_id and o.kind = 'message'
      and o.sent_at is null and o.attempts = 0;
  else
    delete from private.conversation_blocks b where b.conversation_id = any (theirs) and b.side = p_side;
  end if;
  update public.conversations c
  set ended_at = case when p_ends then coalesce(c.ended_at, clock_timestamp()) end
  where c.id = any (theirs) and (p_ends or not exists (
    select from private.conversation_blocks b where b.conversation_id = c.id
    union all
    select from private.account_deletions d where d.user_id in (c.owner_id, c.buyer_id)));
end;
$$;

create function private.end_conversation(p_conversation_id uuid, p_ends boolean default true) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  own_side text;
begin
  select m.side into own_side from public.conversation_members m
  where m.conversation_id = private.joined_into(p_conversation_id) and m.person_id = auth.uid();
  if own_side is null then
    raise exception using errcode = 'PT404', message = 'conversation_unknown';
  end if;
  -- A suspended person decides nothing for a home that other people created.
  if own_side = 'owner' and not exists (
    select from public.conversations c where c.id = private.joined_into(p_conversation_id)
      and c.listing_id = any ((select private.homes_i_change())::uuid[])) then
    raise exception using errcode = 'PT403', message = 'account_suspended';
  end if;
  perform private.end_conversations(private.joined_into(p_conversation_id), own_side, p_ends);
end;
$$;

-- A closing account can't be written to. The transaction that closes it holds the locks on its homes.
create function private.end_conversations_of_account(p_person uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform from public.conversations c
  where c.ended_at is null and p_person in (c.owner_id, c.buyer_id)
  order by c.id for no key update;
  update public.conversations c set ended_at = clock_timestamp()
  where c.ended_at is null and p_person in (c.owner_id, c.buyer_id);
end;
$$;

-- Deleting an account leaves its conversations to the other member. Those with visitors without an account, and
-- those the other member has left already, are deleted by cascading keys.
create function private.part_with_conversations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.conversations c
  where (c.owner_id = old.id and c.buyer_id is not null) or (c.buyer_id = old.id and c.owner_id is not null)
  order by c.id for no key update;
  -- The other member's notifications name the person leaving. Those being read or deleted right now are skipped,
  -- because that transaction may be waiting for us.
  update public.notifications n set data = n.data - 'from'
  where n.id in (
    select told.id from public.conversations c
    join public.notifications told on told.kind = 'message' and told.subject_id = c.id
      and told.user_id = case old.id when c.owner_id then c.buyer_id else c.owner_id end
    where old.id in (c.owner_id, c.buyer_id)
    for no key update of told skip locked);
  update public.conversations c
  set home_title = l.title, listing_id = null, owner_id = null, ended_at = coalesce(c.ended_at, clock_timestamp())
  from public.listings l
  where l.id = c.listing_id and c.owner_id = old.id and c.buyer_id is not null;
  update public.conversations c
  set buyer_id = null, ended_at = coalesce(c.ended_at, clock_timestamp())
  where c.buyer_id = old.id and c.owner_id is not null;
  return old;
end;
$$;

create trigger part_with_conversations before delete on auth.users
  for each row execute function private.part_with_conversations();

-- Gives a visitor's conversation to an account.
create function private.give_conversation(p_id uuid, p_person uuid, p_read_n integer) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.conversations c set buyer_id = p_person where c.id = p_id;
  insert into public.conversation_members (conversation_id, person_id, side, last_message_at, read_n, unread)
  select p_id, p_person, 'buyer', max(m.created_at), p_read_n,
         count(*) filter (where m.sender = 'owner' and m.n > p_read_n)
  from public.messages m where m.conversation_id = p_id;
  delete from private.conversation_visitors v where v.conversation_id = p_id;
end;
$$;

create function private.forget_message_mail(p_booking_id uuid) returns void
language sql volatile set search_path = '' as $$
  delete from private.email_outbox o
  where o.booking_id = p_booking_id and o.kind = 'message' and o.sent_at is null and o.attempts = 0;
$$;

-- Appends an owner's messages under a typed address to the conversation that the same people have about the home: they
-- count as unread there, and appear where they belong, because messages are shown by time. Only the owner wrote there,
-- and the other side has not read it. If the owner had ended it, that doesn't matter: they ended it with a stranger.
create function private.join_conversation(p_from uuid, p_into uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  talk public.conversations;
  more constant integer := (select count(*) from public.messages m where m.conversation_id = p_from);
  latest constant timestamptz := (select max(m.created_at) from public.messages m where m.conversation_id = p_from);
begin
  update public.conversations c set message_count = c.message_count + more where c.id = p_into
  returning * into talk;
  update public.messages m set conversation_id = p_into, n = talk.message_count - more + m.n
  where m.conversation_id = p_from;
  update public.conversation_members m
  set last_message_at = greatest(m.last_message_at, latest),
      unread = m.unread + case m.side when 'buyer' then more else 0 end
  where m.conversation_id = p_into;
  insert into private.joined_conversations (id, into_id) values (p_from, p_into);
  delete from public.conversations c where c.id = p_from;
end;
$$;

-- A showing has been proven and recorded as such; its visitor's and its owner's homes are locked (shared). Moves
-- the owner's messages to the visitor's other conversations, as news.
create function private.bring_conversation_of(p_visit public.bookings, p_person uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  mailbox constant bytea := private.mailbox_hash(p_visit.visitor_email);
  typed uuid;
  own uuid;
  talk public.conversations;
begin
  select v.conversation_id into typed from private.conversation_visitors v
  where v.booking_id = p_visit.id and v.mailbox_hash is null;
  -- An owner who typed their own address keeps talking to themselves, by mail. An erased address belongs to no account.
  if typed is null or private.is_owner_of(p_visit.listing_id, p_person) or p_visit.visitor_email = 'removed@visitor.invalid' then
    return;
  end if;
  perform private.lock_conversations_of(coalesce(p_person::text, encode(mailbox, 'hex')));
  -- The person has just signed up or changed their address.
  if private.person_at(p_visit.visitor_email) is distinct from p_person then
    raise exception using errcode = 'PT503', message = 'unavailable';
  end if;
  own := private.conversation_with(p_visit.listing_id, p_person, mailbox);
  perform from public.conversations c where c.id in (typed, own) order by c.id for no key update;
  if own is not null then
    perform private.join_conversation(typed, own);
    update private.conversation_visitors v set booking_id = p_visit.id where v.conversation_id = own;
  elsif p_person is not null then
    perform private.give_conversation(typed, p_person, 0);
  else
    update private.conversation_visitors v set mailbox_hash = mailbox where v.conversation_id = typed;
  end if;
  select * into talk from public.conversations c where c.id = coalesce(own, typed);
  perform private.keep_ended(talk, mailbox);
  if p_person is not null then
    perform private.forget_message_mail(p_visit.id);
    perform private.tell(p_person, 'message', talk.listing_id, talk.id,
      jsonb_strip_nulls(jsonb_build_object('n', talk.message_count, 'from', private.name_of(talk, 'owner'))));
  end if;
end;
$$;

-- A block between two people also applies to conversations that reach them later.
create function private.keep_ended(p_talk public.conversations, p_mailbox bytea) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into private.conversation_blocks (conversation_id, side)
  select distinct p_talk.id, case c.owner_id when p_talk.owner_id then b.side else private.other_side(b.side) end
  from public.conversations c
  join private.conversation_blocks b on b.conversation_id = c.id
  left join private.conversation_visitors v on v.conversation_id = c.id
  where c.owner_id = p_talk.owner_id and (c.buyer_id = p_talk.buyer_id or v.mailbox_hash = p_mailbox)
     or c.owner_id = p_talk.buyer_id and c.buyer_id = p_talk.owner_id
  on conflict do nothing;
  update public.conversations c set ended_at = clock_timestamp()
  where c.id = p_talk.id and c.ended_at is null and (
    exists (select from private.conversation_blocks b where b.conversation_id = c.id)
    or exists (select from private.account_deletions d where d.user_id in (c.owner_id, c.buyer_id)));
end;
$$;

-- Gives the conversations of an address's visitor to the account that confirms it. Those of another spelling of
-- the mailbox stay with their link. If the account already has one about the same home, the link leads there,
-- and the visitor's takes no more messages.
create function private.bring_conversations(p_person uuid, p_email text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  owner uuid;
  brought record;
begin
  if private.person_at(p_email) is distinct from p_person then
    return;
  end if;
  -- Only the account's own row is locked by now, and no transaction that holds other people's homes waits for it.
  for owner in
    select distinct c.owner_id
    from private.conversation_visitors v join public.conversations c on c.id = v.conversation_id
    where v.mailbox_hash = private.mailbox_hash(p_email)
    order by c.owner_id
  loop
    perform private.share_homes(owner);
  end loop;
  perform private.lock_conversations_of(encode(private.mailbox_hash(p_email), 'hex'));
  for brought in
    select c.id, v.read_n, v.booking_id
    from private.conversation_visitors v
    join public.conversations c on c.id = v.conversation_id
    join public.bookings b on b.id = v.booking_id
    where v.mailbox_hash = private.mailbox_hash(p_email) and private.person_at(b.visitor_email) = p_person
      and not private.is_owner_of(c.listing_id, p_person)
      and not exists (
        select from public.conversations mine where mine.listing_id = c.listing_id and mine.buyer_id = p_person)
    order by c.id for no key update of c
  loop
    perform private.give_conversation(brought.id, p_person, brought.read_n);
    perform private.forget_message_mail(brought.booking_id);
  end loop;
end;
$$;

-- Forgets visitors who never signed up some time after their showing, like the showing itself.
insert into private.duties (name, every, work) values
  ('delete conversations with past visitors', '1 day', $$
    -- A conversation in which a person writes at this moment, perhaps about another showing, stays.
    delete from public.conversations c where c.id in (
      select past.id from public.conversations past
      join private.conversation_visitors v on v.conversation_id = past.id
      join public.bookings b on b.id = v.booking_id and b.starts_at < (select private.kept_since('conversations_with_visitors'))
      for update of past, v skip locked);
    -- The names of people who left while they were read are forgotten here too.
    update public.notifications n set data = n.data - 'from' where n.id in (
      select told.id from public.notifications told
      join public.conversations c on c.id = told.subject_id and private.is_left_behind(c)
      where told.kind = 'message' and told.data ? 'from'
      for no key update of told skip locked)$$);

select private.expose('ask_owner(id, listing_id, body)', 'authenticated',
  'A buyer writes to the owner of a home. Returns the message.');
select private.expose('send_message(id, conversation_id, body)', 'authenticated',
  'Writes in one of the caller''s conversations. Returns the message.');
select private.expose('write_to_visitor(id, booking_id, body)', 'authenticated',
  'An owner writes to the visitor of a showing. Returns the message.');
select private.expose('end_conversation(conversation_id, ends)', 'authenticated',
  'Blocks the other side of a conversation, or lifts one''s own block.');

-- supabase/schemas/talk/reports.sql

-- Reports: a person tells the site's moderators about a home, a message, a person or a published answer, with or
-- without an account. Reports about one subject are one case until it is decided (moderating).
--
-- A report freezes a copy of its subject. If the subject is edited or deleted afterwards, the copy stays until the case
-- is forgotten (private.forget_cases). Only moderators read any of this: the reported person learns what was decided,
-- never who reported.
--
-- A new kind of subject is a row of private.report_subjects, a branch of private.find_reported() and one of
-- private.remove_subject(); domain/talk/reports.ts has the words.
--
-- Order of locks: the reporter's own counters, as with messages; the homes of both people, shared; the home's counter;
-- the case. Moderators lock the homes exclusively before the case.

create table private.report_subjects (
  kind text primary key check (kind ~ '^[a-z_]{3,20}$'),
  measures text[] not null
);
comment on table private.report_subjects is 'The subjects that can be reported, and what moderators can do about each besides nothing.';

insert into private.report_subjects (kind, measures) values
  ('home', '{hide_home,suspend}'),
  ('message', '{remove,suspend}'),
  ('person', '{suspend}'),
  ('answer', '{remove,suspend}'),
  ('photos', '{hide_home,suspend}');

-- How urgent a reason is: the queue of moderators begins with the gravest, so that many minor reports don't bury it.
create function private.gravity_of(p_reason text) returns smallint
language sql immutable parallel safe set search_path = '' as $$
  select case when p_reason in ('fraud', 'not_theirs') then 4
              when p_reason in ('harassment', 'discrimination') then 3
              when p_reason in ('same_photos', 'misleading') then 2
              else 1 end::smallint;
$$;

create table private.cases (
  id uuid primary key default gen_random_uuid(),
  kind text not null references private.report_subjects (kind),
  subject_id text not null check (char_length(subject_id) between 1 and 200),
  listing_id uuid,
  accused_id uuid references auth.users (id) on delete set null,
  accused_mailbox bytea check (octet_length(accused_mailbox) = 32),
  state text not null default 'open' check (state in ('open', 'answered', 'decided')),
  gravity smallint not null default 1 check (gravity between 1 and 4),
  decisions integer not null default 0 check (decisions >= 0),
  measure text check (measure in ('hide_home', 'remove', 'suspend')),
  opened_at timestamptz not null default now(),
  decided_at timestamptz,
  answered_at timestamptz
);
comment on table private.cases is 'The subjects that were reported, until the case is forgotten. There is one open case per subject.';
comment on column private.cases.subject_id is 'The id of the home, message, answer or person; mailbox:<hash> for a person without an account; for photos, private.person_key of both owners.';
comment on column private.cases.listing_id is 'The home that the case is about. The column has no foreign key, because a case outlives its home.';
comment on column private.cases.accused_mailbox is 'private.mailbox_hash of the accused person''s address, which also identifies people without an account; private.claimed_mailbox if any visitor may have typed the address.';
comment on column private.cases.state is 'answered: the person has answered a decision, so it needs another look.';
comment on column private.cases.gravity is 'private.gravity_of the gravest reason it was reported for.';
comment on column private.cases.decisions is 'How many decisions there were. A moderator sends the number they have seen.';
comment on column private.cases.measure is 'The measure in force.';
create unique index cases_one_open on private.cases (kind, subject_id) where state = 'open';
create index cases_of_subject on private.cases (kind, subject_id);
create index cases_waiting on private.cases ((-gravity), opened_at, id) where state <> 'decided';
create index cases_decided on private.cases (decided_at) where state = 'decided';
create index cases_of_accused on private.cases (accused_id);
create index cases_of_mailbox on private.cases (accused_mailbox);

create table private.reports (
  id uuid primary key,
  case_id uuid not null references private.cases (id) on delete cascade,
  reporter_id uuid references auth.users (id) on delete set null,
  reporter_key text not null check (char_length(reporter_key) between 1 and 100),
  reason text not null check (reason in (
    'not_theirs', 'fraud', 'misleading', 'discrimination', 'harassment', 'spam', 'other', 'same_photos')),
  words text check (char_length(words) between 1 and 1000),
  frozen jsonb check (jsonb_typeof(frozen) = 'object'),
  created_at timestamptz not null default clock_timestamp(),
  constraint reports_once unique (case_id, reporter_key)
);
comment on table private.reports is 'Who reported a case, and why. Only moderators read it.';
comment on column private.reports.id is 'The browser generates this id, so that a report that is sent again is recognized as the same one.';
comment on column private.reports.reporter_id is 'Null without an account, and for what the site itself found.';
comment on column private.reports.reporter_key is 'A hash of the reporter''s id, mailbox or network, because a person reports a case once.';
comment on column private.reports.frozen is 'A copy of the subject; null if it had not changed since the previous report.';
create index reports_of_reporter on private.reports (reporter_id);
create index reports_by_week on private.reports (created_at);

create table private.case_steps (
  case_id uuid not null references private.cases (id) on delete cascade,
  n integer generated always as identity,
  what text not null check (what in ('reported', 'seen', 'decided', 'answered')),
  actor_id uuid,
  decision text check (decision in ('nothing', 'hide_home', 'remove', 'suspend', 'kept', 'lifted')),
  words text check (char_length(words) <= 1000),
  taken_at timestamptz not null default clock_timestamp(),
  primary key (case_id, n),
  constraint case_steps_decision check ((what = 'decided') = (decision is not null))
);
comment on table private.case_steps is 'All events in a case: who reported, looked, decided and answered. Rows are only added.';
comment on column private.case_steps.actor_id is 'The moderator, or the person who answered. The column has no foreign key, because the record outlives their accounts.';
create index case_steps_by_week on private.case_steps (taken_at) where what = 'decided';

select private.only_for_server('select', 'report_subjects', 'cases', 'reports', 'case_steps');

create trigger keep_case_step before update on private.case_steps
  for each row execute function private.refuse_change();

-- No photos were kept before there were reports, so the table is empty.
alter table private.kept_photos
  add constraint kept_photos_case foreign key (case_id) references private.cases (id) on delete cascade not valid;

create type private.reported as (
  subject_id text, listing_id uuid, accused_id uuid, accused_mailbox bytea, frozen jsonb
);

create function private.frozen_home(p_listing_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'home', to_jsonb(l) - '{search,user_id,lat,lng,geocoded_at,updated_at}'::text[],
    'images', (select coalesce(jsonb_agg(jsonb_build_object(
        'path', i.path, 'alt', i.alt, 'width', i.width, 'height', i.height,
        'widths', i.widths, 'blur_hash', i.blur_hash) order by i.position), '[]')
      from public.listing_images i where i.listing_id = l.id))
  from public.listings l where l.id = p_listing_id;
$$;

-- A message (the latest if p_n is null) and the fifteen before it.
create function private.frozen_messages(p_talk public.conversations, p_n integer) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'title', coalesce((select l.title from public.listings l where l.id = p_talk.listing_id), p_talk.home_title),
    'owner', private.name_of(p_talk, 'owner'), 'buyer', private.name_of(p_talk, 'buyer'),
    'messages', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', m.id, 'n', m.n, 'sender', m.sender, 'body', m.body, 'created_at', m.created_at) order by m.n)
      from public.messages m
      where m.conversation_id = p_talk.id
        and m.n between coalesce(p_n, p_talk.message_count) - 15 and coalesce(p_n, p_talk.message_count)), '[]'));
$$;

-- A showing's visitor as the accused, with their account only if they are proven to have asked for it.
create function private.accused_visitor(p_visit public.bookings) returns private.reported
language plpgsql stable set search_path = '' as $$
declare
  who private.reported;
begin
  who.listing_id := p_visit.listing_id;
  who.accused_mailbox := private.visitor_mailbox(p_visit);
  if who.accused_mailbox = private.mailbox_hash(p_visit.visitor_email) then
    who.accused_id := private.person_at(p_visit.visitor_email);
  end if;
  who.subject_id := coalesce(who.accused_id::text, 'mailbox:' || encode(who.accused_mailbox, 'hex'));
  return who;
end;
$$;

-- One side of a conversation as the accused. The address of a buyer who never wrote may have been typed into a showing
-- request by another person.
create function private.accused_side(p_talk public.conversations, p_side text) returns private.reported
language plpgsql stable set search_path = '' as $$
declare
  who private.reported;
  visit public.bookings;
  typed constant uuid := (select v.booking_id from private.conversation_visitors v
                          where v.conversation_id = p_talk.id and v.mailbox_hash is null);
begin
  if p_side = 'buyer' and not exists (
    select from public.messages m where m.conversation_id = p_talk.id and m.sender = 'buyer'
  ) then
    select * into visit from public.bookings b
    where b.id = typed or typed is null and b.listing_id = p_talk.listing_id
      and private.mailbox_hash(b.visitor_email) = private.buyer_mailbox(p_talk)
    order by private.is_proven(b.id) desc, b.created_at desc
    limit 1;
    return private.accused_visitor(visit);
  end if;
  who.listing_id := p_talk.listing_id;
  who.accused_id := case p_side when 'owner' then p_talk.owner_id else p_talk.buyer_id end;
  who.accused_mailbox := case
    when who.accused_id is not null then private.mailbox_of_person(who.accused_id)
    when p_side = 'buyer' then private.buyer_mailbox(p_talk) end;
  who.subject_id := coalesce(who.accused_id::text, 'mailbox:' || encode(who.accused_mailbox, 'hex'));
  return who;
end;
$$;

-- A published question and its answer.
create function private.published_answer(p_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('listing_id', a.listing_id, 'owner_id', l.user_id, 'title', l.title,
                            'question', a.question, 'answer', a.answer)
  from public.listing_answers a join public.listings l on l.id = a.listing_id
  where a.id = p_id and a.is_public and l.status in ('active', 'pending');
$$;

-- A report's subject, if the reporter can see it and it is not their own; otherwise null.
create function private.find_reported(
  p_kind text, p_subject text, p_reporter uuid, p_place private.link_place
) returns private.reported
language plpgsql stable set search_path = '' as $$
declare
  subject private.reported;
  talk public.conversations;
  written public.messages;
  visit public.bookings;
  side text;
  about constant text := split_part(p_subject, ':', 1);
  key constant uuid := case when p_subject ~* '(^|:)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then right(p_subject, 36)::uuid end;
begin
  if p_kind = 'home' then
    select l.id::text, l.id, l.user_id, private.mailbox_of_person(l.user_id)
    into subject.subject_id, subject.listing_id, subject.accused_id, subject.accused_mailbox
    from public.listings l where l.id = key and l.status in ('active', 'pending', 'sold');
    subject.frozen := private.frozen_home(key);
  elsif p_kind = 'answer' then
    subject.frozen := private.published_answer(key);
    subject.listing_id := (subject.frozen ->> 'listing_id')::uuid;
    subject.accused_id := (subject.frozen ->> 'owner_id')::uuid;
    subject.accused_mailbox := private.mailbox_of_person(subject.accused_id);
    subject.frozen := subject.frozen - '{listing_id,owner_id}'::text[];
    subject.subject_id := case when subject.frozen is not null then key::text end;
  elsif p_kind = 'message' then
    select * into written from public.messages m where m.id = key;
    select * into talk from public.conversations c where c.id = written.conversation_id;
    side := case when p_place.conversation_id = talk.id and written.n >= p_place.from_n then p_place.side
      else (select m.side from public.conversation_members m
            where m.conversation_id = talk.id and m.person_id = p_reporter) end;
    if side is not null and written.sender <> side and written.removed_at is null then
      subject := private.accused_side(talk, written.sender);
      -- At a home of several owners, the accused is the owner who wrote it.
      if written.sender = 'owner' and written.person_id is not null then
        subject.accused_id := written.person_id;
        subject.accused_mailbox := private.mailbox_of_person(written.person_id);
      end if;
      subject.subject_id := written.id::text;
      subject.frozen := private.frozen_messages(talk, written.n);
    end if;
  elsif p_kind = 'person' and about = 'showing' then
    select * into visit from public.bookings b
    where b.id = key and private.is_owner_of(b.listing_id, p_reporter) and b.visitor_email <> 'removed@visitor.invalid';
    if visit.id is not null then
      subject := private.accused_visitor(visit);
      select * into talk from public.conversations c
      where c.id = private.conversation_of(visit);
      subject.frozen := private.frozen_messages(talk, null) || jsonb_build_object(
        'title', (select l.title from public.listings l where l.id = visit.listing_id),
        'showing', jsonb_build_object('name', private.first_name(visit.visitor_name), 'date', visit.date,
          'time', to_char(visit.time, 'HH24:MI'), 'status', visit.status, 'no_show', visit.no_show,
          'proven', visit.party_id is not null or private.is_proven(visit.id),
          'special_requests', visit.special_requests));
    end if;
  elsif p_kind = 'person' then
    if p_place.side is not null then
      -- Before a message is written, the other side of a visitor's link is the home's owner.
      select c.* into talk from public.conversations c where c.id = p_place.conversation_id;
      if talk.id is null then
        select l.id, l.user_id into talk.listing_id, talk.owner_id
        from public.listings l where l.id = p_place.listing_id;
        talk.message_count := 0;
      end if;
      side := p_place.side;
    elsif about = 'conversation' then
      select m.side into side from public.conversation_members m
      where m.conversation_id = key and m.person_id = p_reporter;
      select c.* into talk from public.conversations c where c.id = key and side is not null;
    end if;
    if side is not null and talk.listing_id is not null then
      subject := private.accused_side(talk, private.other_side(side));
      subject.frozen := private.frozen_messages(talk, null);
    end if;
  end if;
  if subject.subject_id is null or subject.accused_id = p_reporter then
    return null;
  end if;
  return subject;
end;
$$;

create function private.is_known_report(
  p_id uuid, p_kind text, p_subject private.reported, p_reason text, p_words text
) returns boolean
language sql volatile set search_path = '' as $$
  select private.is_repeat(
    (select to_jsonb(r) || jsonb_build_object('kind', c.kind, 'subject_id', c.subject_id)
     from private.reports r join private.cases c on c.id = r.case_id where r.id = p_id),
    jsonb_build_object('kind', p_kind, 'subject_id', p_subject.subject_id, 'reason', p_reason, 'words', p_words));
$$;

-- Stores a report of a subject that was found. Returns its case.
create function private.file_report(
  p_id uuid, p_kind text, p_subject private.reported, p_reporter uuid, p_key text, p_reason text, p_words text
) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  about uuid;
  latest jsonb;
begin
  if private.is_known_report(p_id, p_kind, p_subject, p_reason, p_words) then
    return (select r.case_id from private.reports r where r.id = p_id);
  end if;
  loop
    insert into private.cases (kind, subject_id, listing_id, accused_id, accused_mailbox, gravity)
    values (p_kind, p_subject.subject_id, p_subject.listing_id, p_subject.accused_id, p_subject.accused_mailbox,
            private.gravity_of(p_reason))
    on conflict (kind, subject_id) where state = 'open' do nothing
    returning id into about;
    exit when about is not null;
    select c.id into about from private.cases c
    where c.kind = p_kind and c.subject_id = p_subject.subject_id and c.state = 'open' for no key update;
    exit when about is not null;
  end loop;
  select r.frozen into latest from private.reports r
  where r.case_id = about and r.frozen is not null order by r.created_at desc, r.id limit 1;
  insert into private.reports (id, case_id, reporter_id, reporter_key, reason, words, frozen)
  values (p_id, about, p_reporter, p_key, p_reason, p_words,
          case when p_subject.frozen is distinct from latest then p_subject.frozen end)
  on conflict do nothing;
  if found then
    update private.cases c set gravity = private.gravity_of(p_reason)
    where c.id = about and c.gravity < private.gravity_of(p_reason);
    insert into private.case_steps (case_id, what) values (about, 'reported');
    -- The files of its photographs stay as long as the copy refers to them.
    insert into private.kept_photos (path, case_id)
    select distinct image ->> 'path', about
    from jsonb_path_query(p_subject.frozen, '$.**.images[*]') as image
    on conflict do nothing;
  else
    -- The same report was sent twice at the same moment.
    perform private.is_known_report(p_id, p_kind, p_subject, p_reason, p_words);
  end if;
  return about;
end;
$$;

-- False for an unknown token: an error would roll back the count of attempts.
create function private.report(
  p_id uuid, p_kind text, p_subject text, p_reason text, p_words text default null, p_token text default null
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  written constant text := nullif(btrim(regexp_replace(coalesce(p_words, ''), '\r\n?', E'\n', 'g'), E' \n\t'), '');
  reporter uuid := auth.uid();
  mailbox bytea;
  -- Reporters are counted by mailbox: all its accounts are one person.
  who text;
  place private.link_place;
  subject private.reported;
  caller private.caller;
begin
  if p_id is null or p_subject is null or char_length(p_subject) > 200
     or p_kind is null or p_kind not in ('home', 'message', 'person', 'answer')
     or p_reason is null or p_reason not in (
       'not_theirs', 'fraud', 'misleading', 'discrimination', 'harassment', 'spam', 'other')
     or char_length(written) > private.limit_of('reports.words') or translate(written, E'\n\t', '') ~ '[[:cntrl:]]'
     or (p_reason = 'other' and written is null) then
    raise exception using errcode = 'PT422', message = 'report_invalid';
  end if;
  if not private.take_network_rate('report:network', 3600, 10)
     or not private.take_network_rate('report:network-day', 86400, private.limit_of('reports.per_day_and_network')) then
    raise exception using errcode = 'PT429', message = 'too_many_reports';
  end if;
  if p_token is not null then
    place := private.place_of_link(p_token);
    if place.side is null then
      return false;
    end if;
    reporter := place.person_id;
    mailbox := private.mailbox_hash((place.visit).visitor_email);
  end if;
  mailbox := coalesce(private.mailbox_of_person(reporter), mailbox);
  who := coalesce('mailbox:' || encode(mailbox, 'hex'), 'person:' || reporter);
  if who is not null
     and not private.take_rate('report:' || who, 86400, private.limit_of('reports.per_day_and_person')) then
    raise exception using errcode = 'PT429', message = 'too_many_reports';
  end if;
  perform private.refuse_suspended(reporter, mailbox);
  if p_kind in ('message', 'person') and reporter is null and mailbox is null then
    raise exception using errcode = 'PT401', message = 'authentication_required';
  end if;

  subject := private.find_reported(p_kind, p_subject, reporter, place);
  perform private.share_people(coalesce(reporter, subject.accused_id), coalesce(subject.accused_id, reporter))
  where coalesce(reporter, subject.accused_id) is not null;
  -- The subject may have been deleted while this call waited.
  subject := private.find_reported(p_kind, p_subject, reporter, place);
  if subject.subject_id is null then
    raise exception using errcode = 'PT404', message = 'report_unknown';
  end if;
  who := encode(sha256(convert_to(coalesce(who, 'network:' || private.caller_network()), 'utf8')), 'hex');
  caller := private.caller_of(reporter, private.caller_networks(), who);
  -- A person reports a case once, and a repeat takes nothing from the limits that others share.
  if exists (
    select from private.cases c join private.reports r on r.case_id = c.id
    where c.kind = p_kind and c.subject_id = subject.subject_id and c.state = 'open' and r.reporter_key = who
  ) then
    return true;
  end if;
  -- A person who fears reports could use up these limits beforehand. So reports by strangers are limited separately for
  -- grave reasons; messages and people can only be reported by the people involved.
  if not private.take_part('moderation', null, caller)
     or p_kind in ('home', 'answer') and not private.take_part(
       'reports', concat_ws(':', subject.listing_id, case when private.gravity_of(p_reason) > 2 then 'grave' end), caller) then
    raise exception using errcode = 'PT429', message = 'too_many_reports';
  end if;
  perform private.file_report(p_id, p_kind, subject, reporter, who, p_reason, written);
  return true;
end;
$$;

select private.expose('report(id, kind, subject, reason, words, token)', 'anon, authenticated',
  'Reports a home, message, person or answer to the moderators. `subject`: its id, for a person conversation:<id> or showing:<id>; `token`: of a link, without an account; false if it is unknown.');

-- supabase/schemas/talk/suspensions.sql

-- Suspended people and withheld homes: the effect of moderators' decisions (moderating), enforced only here.
--
-- A suspended person can still read, export and delete everything of theirs, answer the decision, and end what they
-- have: cancel showings, decline and withdraw offers, withdraw disclosures, say that a sale fell through. They can't
-- publish a home, answer or disclosure; request, move or propose a showing; write messages or feedback; ask to see
-- disclosures; make, counter or accept offers; or report anything. Nor can they add photos, documents or other files,
-- ask Vesty, have anything written by the model, or begin to pay for a plan.
-- tests/database/talk/suspended-writers.test.ts names what they may still change, with the reason, and finds every
-- other way to write in the catalog.
--
-- A person without an account is identified by their mailbox. A showing request under a suspended mailbox that isn't
-- the caller's own is accepted and lapses within a minute, because no answer may tell an anonymous caller what we know
-- about an address (booking_admission). If a mailbox was only typed into the request it is suspended for, later
-- requests must be confirmed by their link within a day; the mailbox's owner and their account are not affected.

create table private.suspensions (
  case_id uuid primary key references private.cases (id) on delete cascade,
  person_id uuid references auth.users (id) on delete set null,
  mailbox_hash bytea check (octet_length(mailbox_hash) = 32),
  since timestamptz not null default clock_timestamp()
);
comment on table private.suspensions is 'Suspensions in force. Deleting the account does not end one: its mailbox stays suspended.';
create index suspensions_of_person on private.suspensions (person_id);
create index suspensions_of_mailbox on private.suspensions (mailbox_hash);
create index suspensions_latest on private.suspensions (since);

create table private.withheld_homes (
  listing_id uuid not null references public.listings (id) on delete cascade,
  case_id uuid not null references private.cases (id) on delete cascade,
  was text not null check (was in ('draft', 'active', 'pending', 'sold', 'withdrawn')),
  primary key (listing_id, case_id)
);
comment on table private.withheld_homes is 'Homes hidden by moderators: withdrawn, and not to be published while they have a row here.';
comment on column private.withheld_homes.was is 'The status it had, which is restored if the decision is lifted.';
create index withheld_homes_of_case on private.withheld_homes (case_id);

create table private.withheld_answers (
  answer_id uuid primary key,
  case_id uuid not null references private.cases (id) on delete cascade
);
comment on table private.withheld_answers is 'Answers that moderators took off a home''s page; the owner can''t publish them again.';
create index withheld_answers_of_case on private.withheld_answers (case_id);

select private.only_for_server('select', 'suspensions', 'withheld_homes', 'withheld_answers');

create function private.is_suspended(p_person uuid, p_mailbox bytea default null) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.suspensions s where s.person_id = p_person)
      or exists (select from private.suspensions s
                 where s.mailbox_hash in (p_mailbox, private.mailbox_of_person(p_person)));
$$;

create function private.refuse_suspended(p_person uuid, p_mailbox bytea default null) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_suspended(p_person, p_mailbox) then
    raise exception using errcode = 'PT403', message = 'account_suspended';
  end if;
end;
$$;

-- All writes that other people will see or answer, or that cost us money, pass private.refuse_suspended() right before
-- they are stored: in the function that stores them, or, where browsers write a table themselves, in the list of the
-- table's steps. tests/database/talk/suspended-writers.test.ts finds a function that forgets it.

-- A home that is new or comes on the market.
create function private.refuse_suspended_home(p_home public.listings) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.only_in_triggers();
  if private.is_seeding() then
    return;
  end if;
  perform private.refuse_suspended(p_home.user_id);
  perform private.refuse_suspended(auth.uid());
  if exists (select from private.withheld_homes w where w.listing_id = p_home.id) then
    raise exception using errcode = 'PT409', message = 'listing_withheld';
  end if;
end;
$$;
grant execute on function private.refuse_suspended_home to authenticated, service_role;

-- An answer that everyone can read.
create function private.refuse_suspended_answer(p_answer public.listing_answers) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if private.is_seeding() then
    return;
  end if;
  perform private.refuse_suspended(auth.uid());
  perform private.refuse_suspended(l.user_id) from public.listings l where l.id = p_answer.listing_id;
  if exists (select from private.withheld_answers w where w.answer_id = p_answer.id) then
    raise exception using errcode = 'PT409', message = 'answer_withheld';
  end if;
end;
$$;

-- Withdraws a home and so hides it from every public page. That cancels its showings; its offers pause
-- (paused_offers). The caller holds the lock on its owner's homes.
create function private.withhold_home(p_listing_id uuid, p_case_id uuid) returns void
language sql volatile set search_path = '' as $$
  -- If another case hides the home already, keep the status from before that.
  insert into private.withheld_homes (listing_id, case_id, was)
  select l.id, p_case_id, coalesce(
    (select w.was from private.withheld_homes w where w.listing_id = l.id limit 1), l.status)
  from public.listings l where l.id = p_listing_id
  on conflict do nothing;
  update public.listings l set status = 'withdrawn'
  where l.id = p_listing_id and l.status in ('active', 'pending');
$$;

-- Restores the homes of a case, unless another case withholds them or they were changed since.
create function private.release_homes(p_case_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  home record;
begin
  for home in
    delete from private.withheld_homes w where w.case_id = p_case_id returning w.listing_id, w.was
  loop
    continue when home.was not in ('active', 'pending')
      or exists (select from private.withheld_homes w where w.listing_id = home.listing_id)
      or exists (select from public.listings l
                 where l.id = home.listing_id and private.is_suspended(l.user_id));
    update public.listings l set status = 'active' where l.id = home.listing_id and l.status = 'withdrawn';
    if found and home.was = 'pending' then
      update public.listings l set status = 'pending' where l.id = home.listing_id;
    end if;
  end loop;
end;
$$;

-- Suspends the person of a case: hides their homes and cancels the showings they have requested. The caller holds
-- the locks of private.owners_around(). Their live offers end when a person acts on the home's offers, or at the
-- next tick (private.settle_offers); an agreed sale is left to the home's owner.
create function private.suspend_person(p_case private.cases) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into private.suspensions (case_id, person_id, mailbox_hash)
  values (p_case.id, p_case.accused_id, p_case.accused_mailbox)
  on conflict do nothing;
  perform private.withhold_home(l.id, p_case.id) from public.listings l
  where l.user_id = p_case.accused_id and (l.status in ('active', 'pending') or exists (
    select from private.withheld_homes w where w.listing_id = l.id))
  order by l.id;
  update public.bookings b set status = 'cancelled'
  where b.status in ('pending', 'confirmed') and b.starts_at > now()
    and p_case.accused_mailbox in (private.mailbox_hash(b.visitor_email), private.visitor_mailbox(b));
end;
$$;

-- The person of a case and the owners of the homes they are going to view, in locking order.
create function private.owners_around(p_case private.cases) returns setof uuid
language sql stable set search_path = '' as $$
  select p_case.accused_id where p_case.accused_id is not null
  union
  select b.owner_id from public.bookings b
  where b.status in ('pending', 'confirmed') and b.starts_at > now()
    and p_case.accused_mailbox in (private.mailbox_hash(b.visitor_email), private.visitor_mailbox(b))
  order by 1;
$$;

-- Requests that were being stored while their visitor was suspended: neither saw the other. They lapse at the next tick.
insert into private.duties (name, every, work) values
  ('cancel requests of suspended people', '0', $$
    update private.booking_origins o set lapses_at = now() where o.booking_id in (
      select late.booking_id from private.suspensions s
      join public.bookings b on b.status in ('pending', 'confirmed') and b.starts_at > now() and b.created_at < s.since
        and s.mailbox_hash in (private.mailbox_hash(b.visitor_email), private.visitor_mailbox(b))
      join private.booking_origins late on late.booking_id = b.id and late.lapses_at is null
      where s.since > now() - interval '10 minutes'
      for update of late skip locked)$$);

-- supabase/schemas/talk/moderating.sql

-- Moderating: the queue of reported cases at /operator, what moderators decide, and what the people involved are told.
-- Every function for moderators refuses other callers before it looks anything up, shows first names and masked
-- addresses, and records who looked and who decided.
--
-- A decision says how many decisions its moderator has seen, so that the second of two concurrent ones is refused. The
-- person whom a measure is about is told why and may answer once; then the case is reviewed again. If a report leads to
-- nothing, only its reporters are told.

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) values
  ('report_decided', true, 'always', 'at_once', 'happened');

create table private.removed_messages (
  message_id uuid primary key references public.messages (id) on delete cascade,
  case_id uuid not null references private.cases (id) on delete cascade,
  body text not null
);
comment on table private.removed_messages is 'The text of messages that moderators removed, in case the decision is lifted.';
create index removed_messages_of_case on private.removed_messages (case_id);
select private.only_for_server('select', 'removed_messages');

-- Removes a reported message for both sides, or an answer from its page. It may be gone already.
create function private.remove_subject(p_case private.cases) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if p_case.kind = 'message' then
    insert into private.removed_messages (message_id, case_id, body)
    select m.id, p_case.id, m.body from public.messages m
    where m.id = p_case.subject_id::uuid and m.removed_at is null for no key update
    on conflict do nothing;
    update public.messages m set body = 'This message was removed by our moderators.', removed_at = now()
    from private.removed_messages gone
    where gone.message_id = m.id and gone.case_id = p_case.id and m.removed_at is null;
  else
    insert into private.withheld_answers (answer_id, case_id) values (p_case.subject_id::uuid, p_case.id)
    on conflict do nothing;
    update public.listing_answers a set is_public = false where a.id = p_case.subject_id::uuid;
  end if;
end;
$$;

create function private.restore_subject(p_case private.cases) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.messages m set body = gone.body, removed_at = null
  from private.removed_messages gone
  where gone.case_id = p_case.id and m.id = gone.message_id;
  delete from private.removed_messages gone where gone.case_id = p_case.id;
  -- The answer's owner may publish it again.
  delete from private.withheld_answers w where w.case_id = p_case.id;
end;
$$;

-- Decides a case, or decides it again after an answer, or lifts what is in force.
create function private.decide_case(p_id uuid, p_seen integer, p_decision text, p_reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  reason constant text := btrim(regexp_replace(coalesce(p_reason, ''), '\r\n?', E'\n', 'g'), E' \n\t');
  about private.cases;
  before text;
begin
  perform private.require_role('moderator');
  if char_length(reason) not between private.limit_of('reports.reason_least')
       and private.limit_of('reports.reason_most') or translate(reason, E'\n\t', '') ~ '[[:cntrl:]]' then
    raise exception using errcode = 'PT422', message = 'decision_invalid';
  end if;
  select * into about from private.cases c where c.id = p_id;
  perform private.lock_homes(owner) from private.owners_around(about) as owner;
  select * into about from private.cases c where c.id = p_id for update;
  if about.id is null then
    raise exception using errcode = 'PT404', message = 'case_unknown';
  end if;
  -- Moderators can't decide cases they are part of.
  if me = about.accused_id or exists (
    select from private.reports r where r.case_id = p_id and r.reporter_id = me
  ) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  if about.decisions is distinct from p_seen then
    raise exception using errcode = 'PT409', message = 'case_changed';
  end if;
  if not coalesce(case
    when about.state = 'open' then p_decision = 'nothing' or exists (
      select from private.report_subjects s where s.kind = about.kind and p_decision = any (s.measures))
    when about.state = 'answered' then p_decision in ('kept', 'lifted')
    else p_decision = 'lifted' and about.measure is not null end, false) then
    raise exception using errcode = 'PT422', message = 'decision_invalid';
  end if;

  before := about.measure;
  if p_decision = 'hide_home' then
    perform private.withhold_home(about.listing_id, p_id)
    from public.listings l where l.id = about.listing_id;
  elsif p_decision = 'remove' then
    perform private.remove_subject(about);
  elsif p_decision = 'suspend' then
    perform private.suspend_person(about);
  elsif p_decision = 'lifted' then
    delete from private.suspensions s where s.case_id = p_id;
    perform private.release_homes(p_id);
    perform private.restore_subject(about);
  end if;
  update private.cases c
  set state = 'decided', decisions = c.decisions + 1, decided_at = clock_timestamp(),
      measure = case p_decision when 'kept' then c.measure when 'nothing' then null when 'lifted' then null
                                else p_decision end
  where c.id = p_id
  returning * into about;
  insert into private.case_steps (case_id, what, actor_id, decision, words)
  values (p_id, 'decided', me, p_decision, reason);

  if p_decision <> 'nothing' then
    perform private.tell(about.accused_id, 'report_decided', about.listing_id, p_id, jsonb_build_object(
      'told', 'accused', 'about', about.kind, 'decision', p_decision, 'measure', coalesce(about.measure, before)));
  end if;
  -- Reporters are told once whether something was done.
  if about.decisions = 1 then
    perform private.tell_all(array(
        select r.reporter_id from private.reports r where r.case_id = p_id and r.reporter_id is not null),
      'report_decided', about.listing_id, p_id, jsonb_build_object(
        'told', 'reporter', 'about', about.kind, 'decision', case p_decision when 'nothing' then 'nothing' else 'acted' end));
  end if;
end;
$$;

-- The accused person answers a decision, once.
create function private.answer_decision(p_id uuid, p_words text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  written constant text := btrim(regexp_replace(coalesce(p_words, ''), '\r\n?', E'\n', 'g'), E' \n\t');
begin
  if char_length(written) not between 1 and 1000 or translate(written, E'\n\t', '') ~ '[[:cntrl:]]' then
    raise exception using errcode = 'PT422', message = 'decision_answer_invalid';
  end if;
  update private.cases c set state = 'answered', answered_at = now()
  where c.id = p_id and c.accused_id = auth.uid() and c.state = 'decided' and c.measure is not null
    and c.answered_at is null;
  if not found then
    raise exception using errcode = 'PT409', message = 'case_changed';
  end if;
  insert into private.case_steps (case_id, what, actor_id, words) values (p_id, 'answered', auth.uid(), written);
end;
$$;

-- A case as the accused or a reporter sees it; null for anyone else. The accused learns the subject, the decision and
-- the reason; a reporter, whether something was done.
create function private.my_case(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when c.accused_id = (select auth.uid()) and last.decision <> 'nothing' then jsonb_build_object(
      'id', c.id, 'as', 'accused', 'about', c.kind, 'decision', last.decision, 'measure', c.measure,
      'reason', last.words, 'decided_at', last.taken_at,
      'title', coalesce(first.frozen #>> '{home,title}', first.frozen #>> '{homes,0,home,title}', first.frozen ->> 'title'),
      'words', case c.kind
        when 'message' then (select m ->> 'body' from jsonb_array_elements(first.frozen -> 'messages') as m
                             where m ->> 'id' = c.subject_id)
        when 'answer' then first.frozen ->> 'answer' end,
      'can_answer', c.state = 'decided' and c.measure is not null and c.answered_at is null,
      'answer', (select s.words from private.case_steps s where s.case_id = c.id and s.what = 'answered'),
      'is_waiting', c.state = 'answered')
    when own.id is not null then jsonb_build_object(
      'id', c.id, 'as', 'reporter', 'about', c.kind, 'reason', own.reason, 'words', own.words,
      'reported_at', own.created_at, 'title', coalesce(first.frozen #>> '{home,title}', first.frozen ->> 'title'),
      'decision', (select case s.decision when 'nothing' then 'nothing' else 'acted' end
                   from private.case_steps s where s.case_id = c.id and s.what = 'decided' order by s.n limit 1)) end
  from private.cases c
  left join private.reports own on own.case_id = c.id and own.reporter_id = (select auth.uid())
  left join lateral (
    select s.decision, s.words, s.taken_at from private.case_steps s
    where s.case_id = c.id and s.what = 'decided' order by s.n desc limit 1) as last on true
  left join lateral (
    select r.frozen from private.reports r
    where r.case_id = c.id and r.frozen is not null order by r.created_at, r.id limit 1) as first on true
  where c.id = p_id;
$$;

-- The caller's own reports, and decisions about the caller, for the export.
create function private.my_cases() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(shown order by shown ->> 'id'), '[]')
  from (
    select private.my_case(c.id) as shown from private.cases c
    where c.accused_id = (select auth.uid())
       or c.id in (select r.case_id from private.reports r where r.reporter_id = (select auth.uid()))
  ) as mine
  where shown is not null;
$$;

-- Whether an address belongs to a mailbox, or to the key of one that was only typed.
create function private.is_of_mailbox(p_email text, p_mailbox bytea) returns boolean
language sql immutable set search_path = '' as $$
  select p_mailbox in (mailbox, private.claimed_mailbox(mailbox))
  from (select private.mailbox_hash(p_email) as mailbox) as typed;
$$;

-- A person's history for judging a case, without full name, address or number.
create function private.history_of(p_person uuid, p_mailbox bytea) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'name', coalesce(
      (select private.first_name(p.full_name) from public.profiles p where p.id = p_person),
      (select private.first_name(b.visitor_name) from public.bookings b
       where private.is_of_mailbox(b.visitor_email, p_mailbox) order by b.created_at desc limit 1)),
    'address', (select private.masked_address(u.email::text) from auth.users u where u.id = p_person),
    'member_since', (select u.created_at from auth.users u where u.id = p_person),
    'suspended', private.is_suspended(p_person, p_mailbox),
    'homes', (select count(*) from public.listings l where l.user_id = p_person),
    'homes_for_sale', (select count(*) from public.listings l
                       where l.user_id = p_person and l.status in ('active', 'pending')),
    'showings', (select count(*) from public.bookings b where private.is_of_mailbox(b.visitor_email, p_mailbox)),
    'no_shows', (select count(*) from public.bookings b
                 where private.is_of_mailbox(b.visitor_email, p_mailbox) and b.no_show),
    'conversations', (select count(*) from public.conversation_members m where m.person_id = p_person),
    'reported', (select count(*) from private.cases c where c.accused_id = p_person or c.accused_mailbox = p_mailbox),
    'measures', (select count(*) from private.cases c join private.case_steps s on s.case_id = c.id
                 where (c.accused_id = p_person or c.accused_mailbox = p_mailbox)
                   and s.decision in ('hide_home', 'remove', 'suspend')),
    'reports', (select count(*) from private.reports r where r.reporter_id = p_person),
    'reports_upheld', (select count(*) from private.reports r where r.reporter_id = p_person and exists (
      select from private.case_steps s
      where s.case_id = r.case_id and s.decision in ('hide_home', 'remove', 'suspend')))));
$$;

-- A case as the queue shows it.
create function private.queued_case(c private.cases) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', c.id, 'kind', c.kind, 'state', c.state, 'opened_at', c.opened_at, 'decided_at', c.decided_at,
    'measure', c.measure,
    'title', (
      select coalesce(first.frozen #>> '{home,title}', first.frozen #>> '{homes,0,home,title}', first.frozen ->> 'title')
      from private.reports first where first.case_id = c.id and first.frozen is not null
      order by first.created_at, first.id limit 1),
    'reports', (select count(*) from private.reports r where r.case_id = c.id),
    'reasons', (select coalesce(jsonb_agg(distinct r.reason), '[]') from private.reports r where r.case_id = c.id),
    'decision', (select s.decision from private.case_steps s
                 where s.case_id = c.id and s.what = 'decided' order by s.n desc limit 1));
$$;

-- A page of the waiting cases, the gravest first and the oldest of these, with their number; and the latest decided
-- ones. p_after is the key of a page's last case, from `next`.
create function private.moderation_queue(p_after jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  size constant integer := 50;
  page uuid[];
  last private.cases;
begin
  perform private.require_role('moderator');
  begin
    page := array(
      select c.id from private.cases c
      where c.state <> 'decided' and (p_after is null or (-c.gravity, c.opened_at, c.id)
        > (-(p_after ->> 'gravity')::smallint, (p_after ->> 'opened_at')::timestamptz, (p_after ->> 'id')::uuid))
      order by -c.gravity, c.opened_at, c.id limit size + 1);
  exception when data_exception then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end;
  select * into last from private.cases c where c.id = page[size];
  return jsonb_build_object(
    'total', (select count(*) from private.cases c where c.state <> 'decided'),
    'waiting', (
      select coalesce(jsonb_agg(private.queued_case(c) order by array_position(page, c.id)), '[]')
      from private.cases c where c.id = any (page[:size])),
    'next', case when cardinality(page) > size then jsonb_build_object(
      'gravity', last.gravity, 'opened_at', last.opened_at, 'id', last.id) end,
    'decided', case when p_after is null then (
      select coalesce(jsonb_agg(private.queued_case(d) order by d.decided_at desc, d.id), '[]')
      from private.cases d where d.id in (
        select each.id from private.cases each where each.state = 'decided' order by each.decided_at desc limit 50))
      else '[]' end);
end;
$$;

-- One case with everything needed to decide it. A moderator's look is recorded once until something else happens.
create function private.moderation_case(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  about private.cases;
begin
  perform private.require_role('moderator');
  select * into about from private.cases c where c.id = p_id;
  if about.id is null then
    return null;
  end if;
  insert into private.case_steps (case_id, what, actor_id)
  select p_id, 'seen', auth.uid()
  where not exists (
    select from private.case_steps s
    where s.case_id = p_id and s.what = 'seen' and s.actor_id = auth.uid() and s.n > coalesce((
      select max(other.n) from private.case_steps other where other.case_id = p_id and other.what <> 'seen'), 0));
  return jsonb_build_object(
    'id', p_id, 'kind', about.kind, 'state', about.state, 'decisions', about.decisions, 'measure', about.measure,
    'subject_id', about.subject_id, 'listing_id', about.listing_id,
    'is_public', exists (
      select from public.listings l where l.id = about.listing_id and l.status in ('active', 'pending')),
    'measures', (select to_jsonb(s.measures) from private.report_subjects s where s.kind = about.kind),
    'opened_at', about.opened_at,
    'is_own', coalesce(about.accused_id = auth.uid(), false) or exists (
      select from private.reports r where r.case_id = p_id and r.reporter_id = auth.uid()),
    'accused', private.history_of(about.accused_id, about.accused_mailbox)
      || jsonb_build_object('is_gone', about.accused_id is null and not exists (
           select from public.bookings b where private.is_of_mailbox(b.visitor_email, about.accused_mailbox))),
    'copies', (
      select coalesce(jsonb_agg(jsonb_build_object('at', r.created_at, 'frozen', r.frozen) order by r.created_at desc), '[]')
      from private.reports r where r.case_id = p_id and r.frozen is not null),
    'reports', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'reason', r.reason, 'words', r.words, 'at', r.created_at,
        'reporter', case when r.reporter_id is not null then private.history_of(
          r.reporter_id, private.mailbox_of_person(r.reporter_id)) end) order by r.created_at), '[]')
      from (select * from private.reports each where each.case_id = p_id order by each.created_at limit 20) as r),
    'steps', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'what', s.what, 'at', s.taken_at, 'decision', s.decision, 'words', s.words,
        'by', case when s.what in ('seen', 'decided') then (
          select private.first_name(p.full_name) from public.profiles p where p.id = s.actor_id) end) order by s.n), '[]')
      from private.case_steps s where s.case_id = p_id));
end;
$$;

-- Figures of eight weeks, the latest first; weeks begin on Monday (UTC).
create function private.moderation_weeks()
returns table (
  week date, reports bigint, cases bigint, decided bigint, acted bigint, answered bigint, lifted bigint,
  median_hours numeric
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('moderator');
  return query
  with weeks as (
    select (date_trunc('week', now() at time zone 'UTC') - make_interval(weeks => n)) as begins
    from generate_series(0, 7) as n
  )
  select w.begins::date,
    (select count(*) from private.reports r where r.created_at >= span.since and r.created_at < span.until),
    (select count(*) from private.cases c where c.opened_at >= span.since and c.opened_at < span.until),
    counted.*
  from weeks w
  cross join lateral (
    select w.begins at time zone 'UTC' as since, (w.begins + interval '1 week') at time zone 'UTC' as until
  ) as span
  cross join lateral (
    select count(*) filter (where s.what = 'decided'),
           count(*) filter (where s.decision in ('hide_home', 'remove', 'suspend')),
           count(*) filter (where s.what = 'answered'),
           count(*) filter (where s.decision = 'lifted'),
           round((percentile_cont(0.5) within group (order by extract(epoch from s.taken_at - c.opened_at))
             filter (where s.what = 'decided'
               and s.decision in ('nothing', 'hide_home', 'remove', 'suspend')))::numeric / 3600, 1)
    from private.case_steps s join private.cases c on c.id = s.case_id
    where s.taken_at >= span.since and s.taken_at < span.until
  ) as counted
  order by 1 desc;
end;
$$;

-- A case is deleted some time after its last decision; with a measure in force, later, and the
-- measure ends with it.
create function private.forget_cases() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  update private.reports r set reporter_key = r.id::text
  where r.reporter_id is null and r.reporter_key <> r.id::text and r.reason <> 'same_photos'
    and r.created_at < (select private.kept_since('networks_of_reports'));
  delete from private.kept_photos k using private.cases c
  where c.id = k.case_id and c.state = 'decided' and c.decided_at < (select private.kept_since('reported_photos'));
  delete from private.cases c
  where c.state = 'decided'
    and c.decided_at < (select private.kept_since('cases'))
    and (c.measure is null or c.decided_at < (select private.kept_since('cases_in_force')));
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;
grant execute on function private.forget_cases to service_role;

insert into private.duties (name, every, work) values
  ('delete old cases of reports', '1 day', 'select private.forget_cases()');

select private.expose('decide_case(id, seen, decision, reason)', 'authenticated',
  'Called by moderators. Decides a case. `seen`: how many decisions they have seen.');
select private.expose('moderation_queue(after)', 'authenticated',
  'Called by moderators. A page of the waiting cases, the gravest first, with their number and the key of the next page; and the latest decided ones.');
select private.expose('moderation_case(id)', 'authenticated',
  'Called by moderators. A case with its frozen copies, both sides'' history and every step; null for none.');
select private.expose('moderation_weeks()', 'authenticated',
  'Called by moderators. Figures of the last eight weeks. `median_hours`: from the first report to the decision.');
select private.expose('answer_decision(id, words)', 'authenticated',
  'The person whom a decision concerns answers it, once.');
select private.expose('my_case(id)', 'authenticated',
  'A case as the caller sees it, if they reported it or it is about them; otherwise null.');
select private.expose('my_cases()', 'authenticated',
  'The caller''s own reports, and decisions about the caller.');

-- supabase/schemas/talk/same_photos.sql

-- The same photo on homes of different owners may mean that a person sells a home that isn't theirs. When a photo is
-- attached, the server hashes its appearance (listing_photos); a photo that looks like another owner's opens a case
-- about the home that showed it later, for moderators to decide. No upload is blocked.
--
-- Anyone can make such pairs. So drafts, which only their owners see, open no case until they are published; two owners
-- have one case, whatever they show; and an owner never has more than three at a time.

-- Photos with up to this many different bits of 64 are the same: rescaled, recompressed or brightened, but not another
-- view of a similar house.
create function private.same_photo_bits() returns integer
language sql immutable set search_path = '' as $$ select 5 $$;

create function private.flag_photos(p_images uuid[]) returns void
language plpgsql volatile set search_path = '' as $$
declare
  pair record;
  subject private.reported;
begin
  -- If two owners attach at the same time, the second sees the first. This is the last lock of attaching photos.
  perform private.take_turn('photo hashes');
  for pair in
    select distinct on (found.owners) found.*, later.user_id
    from (
      select alike.owners, alike.homes[1] as id, alike.homes[2] as other_id,
             jsonb_agg(jsonb_build_object('path', alike.paths[1], 'other', alike.paths[2]) order by alike.paths[1]) as same
      from (
        select concat(least(mine, theirs), ':', greatest(mine, theirs)) as owners,
               case when i.created_at < their_image.created_at then array[other.id, l.id] else array[l.id, other.id] end as homes,
               case when i.created_at < their_image.created_at then array[their_image.path, i.path]
                    else array[i.path, their_image.path] end as paths
        from private.photo_hashes h
        join public.listing_images i on i.id = h.image_id
        join public.listings l on l.id = i.listing_id and l.status <> 'draft'
        join private.photo_hashes known
          on known.parts && h.parts and known.image_id <> h.image_id
         and bit_count(known.hash # h.hash) <= private.same_photo_bits()
        join public.listing_images their_image on their_image.id = known.image_id
        join public.listings other
          on other.id = their_image.listing_id and other.status <> 'draft' and other.user_id <> l.user_id
        cross join lateral (values (private.person_key(l.user_id), private.person_key(other.user_id))) as keys (mine, theirs)
        where h.image_id = any (p_images) and mine <> theirs
      ) as alike
      group by alike.owners, alike.homes
    ) as found
    join public.listings later on later.id = found.id
    order by found.owners, jsonb_array_length(found.same) desc, found.id, found.other_id
    limit 10
  loop
    subject.subject_id := pair.owners;
    subject.listing_id := pair.id;
    subject.accused_id := pair.user_id;
    subject.accused_mailbox := private.mailbox_of_person(pair.user_id);
    subject.frozen := jsonb_build_object('same', pair.same, 'homes', jsonb_build_array(
      private.frozen_home(pair.id), private.frozen_home(pair.other_id)));
    -- An account that is being deleted is skipped, because waiting for it would deadlock.
    perform from auth.users u where u.id = pair.user_id for key share skip locked;
    continue when not found
      -- The pair waits for a decision, or has had one.
      or exists (
        select from private.cases c where c.kind = 'photos' and c.subject_id = pair.owners and (
          c.state <> 'decided' or exists (
            select from private.reports r
            where r.case_id = c.id and r.frozen #>> '{homes,0,home,id}' in (pair.id::text, pair.other_id::text)
              and r.frozen #>> '{homes,1,home,id}' in (pair.id::text, pair.other_id::text))))
      or (
        select count(*) from private.cases c
        where c.kind = 'photos' and c.state <> 'decided' and c.accused_mailbox = subject.accused_mailbox) >= 3;
    perform private.file_report(gen_random_uuid(), 'photos', subject, null, 'same photos', 'same_photos', null);
  end loop;
end;
$$;

create function private.flag_same_photos() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_seeding() then
    perform private.flag_photos(array(select h.image_id from new_hashes h));
  end if;
  return null;
end;
$$;

create trigger flag_same_photos after insert on private.photo_hashes
  referencing new table as new_hashes
  for each statement execute function private.flag_same_photos();

create function private.flag_published_photos() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_seeding() then
    perform private.flag_photos(array(select i.id from public.listing_images i where i.listing_id = new.id));
  end if;
  return null;
end;
$$;

-- The trigger is deferred, because its lock comes last in a transaction that publishes a home.
create constraint trigger flag_published_photos after update of status on public.listings
  deferrable initially deferred
  for each row when (old.status = 'draft' and new.status <> 'draft')
  execute function private.flag_published_photos();

-- supabase/schemas/talk/answer_times.sql

-- How quickly an owner usually answers, for buyers who wonder whether to ask: the median time to the first answer to a
-- question from a home's page or to a request for a showing, over all the owner's homes and the last half year.
-- Requests that still wait count with the time they have waited, so that an owner who leaves most of them unanswered
-- isn't called quick. The page says nothing before there are enough answers (the limit answers.for_time), and only says
-- it in steps, so that no single answer can be read from it (decision 176).

create function private.answer_hours_of(p_owner uuid) returns integer
language sql stable set search_path = '' as $$
  with asked as (
    select m.created_at as at, (
      select min(a.created_at) from public.messages a
      where a.conversation_id = m.conversation_id and a.sender = 'owner' and a.n > m.n) as answered_at
    from (
      select c.id from public.conversations c where c.owner_id = p_owner order by c.created_at desc limit 50
    ) as talk
    join public.messages m on m.conversation_id = talk.id and m.sender = 'buyer' and m.created_at > now() - interval '180 days'
    join private.listing_questions q on q.message_id = m.id
    union all
    select b.created_at, (
      select min(s.taken_at) from private.showing_steps s where s.booking_id = b.id and s.status in ('confirmed', 'cancelled'))
    from (
      select visit.id, visit.created_at from public.bookings visit
      where visit.owner_id = p_owner and visit.created_at > now() - interval '180 days' and visit.party_id is null
        -- A request that its visitor has taken back needed no answer.
        and (visit.status <> 'cancelled' or visit.cancelled_by = 'owner')
      order by visit.starts_at desc limit 50
    ) as b
  ), waited as (
    -- A showing that the home's own rules confirm right away isn't an answer.
    select a.answered_at, coalesce(a.answered_at, now()) - a.at as time
    from asked a where a.answered_at is distinct from a.at
  ), usual as (
    select percentile_disc(0.5) within group (order by w.time) as time from waited w
    having count(w.answered_at) >= private.limit_of('answers.for_time')
  )
  select min(step.hours) from usual, unnest(array[1, 3, 6, 12, 24, 48, 72]) as step (hours)
  where usual.time <= make_interval(hours => step.hours);
$$;

create function private.answer_hours(p_listing_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select private.answer_hours_of(l.user_id) from public.listings l
  where l.id = p_listing_id and l.status in ('active', 'pending');
$$;

select private.expose('answer_hours(listing)', 'anon, authenticated',
  'Within how many hours the owner of a home that is for sale usually answers; null while that isn''t known, and for more than three days.');

-- The same figure for the cards of a list, which can't compute medians while they are read (private.listing_cards), so
-- it is stored once a day.
create table private.answer_times (
  owner_id uuid primary key references auth.users (id) on delete cascade,
  hours integer not null check (hours > 0)
);
comment on table private.answer_times is
  'Within how many hours an owner of homes that are for sale usually answers, as of today; no row while that isn''t known.';
select private.only_for_server('select, insert, update, delete', 'answer_times');

-- One part of the owners, by the beginning of their ids: a day's 24 parts are all of them.
create function private.keep_answer_times(
  p_part integer default extract(hour from now() at time zone 'UTC'), p_parts integer default 24
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  first constant uuid := rpad(lpad(to_hex(p_part * 256 / p_parts), 2, '0'), 32, '0');
  last constant uuid := rpad(lpad(to_hex((p_part + 1) * 256 / p_parts - 1), 2, '0'), 32, 'f');
begin
  with known as materialized (
    select o.id, private.answer_hours_of(o.id) as hours
    from (
      select distinct l.user_id as id from public.listings l
      where l.user_id between first and last and l.status in ('active', 'pending')
    ) as o
  ), forgotten as (
    delete from private.answer_times a
    where a.owner_id between first and last
      and not exists (select from known k where k.id = a.owner_id and k.hours is not null)
  )
  insert into private.answer_times as a (owner_id, hours)
  select k.id, k.hours from known k where k.hours is not null
  on conflict (owner_id) do update set hours = excluded.hours where a.hours <> excluded.hours;
end;
$$;

insert into private.duties (name, every, work) values
  ('work out how fast owners answer', '1 hour', 'select private.keep_answer_times()');

reset check_function_bodies;
