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
language plpgsql immutable set search_path = '' as $$
begin
  return
    exists (
      select from regexp_matches(private.as_read(p_text), '(?<!\d)\d(?:[ .-]?\d){14,15}(?!\d)', 'g') as hit
      where private.is_card_number(regexp_replace(hit[1], '\D', '', 'g')))
    or (p_text ~* '\m(routing|aba|wire|wiring|ach|ruta|transferencia)\M' and exists (
      select from regexp_matches(p_text, '(?<!\d)\d{9}(?!\d)', 'g') as hit
      where private.is_routing_number(hit[1])))
    or private.has_account_numbers(p_text)
    or (p_text ~* '\m(ssn|social security|seguro social)\M' and p_text ~ '(?<!\d)\d{3}[ -]?\d{2}[ -]?\d{4}(?!\d)');
end;
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
language plpgsql stable set search_path = '' as $$
begin
  return (
    select c.id from public.conversations c
    where c.listing_id = p_listing_id and c.buyer_id = p_buyer_id
    union all
    select v.conversation_id from private.conversation_visitors v
    where p_buyer_id is null and v.listing_id = p_listing_id and v.mailbox_hash = p_mailbox_hash
    limit 1);
end;
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
language plpgsql stable set search_path = '' as $$
begin
  return private.first_name(case
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
end;
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
      -- A join could read all showings of the past as well.
      where (select b.starts_at from public.bookings b where b.id = v.booking_id)
            < (select private.kept_since('conversations_with_visitors'))
      for update of past, v skip locked);
    -- The names of people who left while they were read are forgotten here too.
    update public.notifications n set data = n.data - 'from' where n.id in (
      select told.id from public.notifications told
      join public.conversations c on c.id = told.subject_id and (c.owner_id is null or c.buyer_id is null) and private.is_left_behind(c)
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
