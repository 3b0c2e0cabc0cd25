-- Admitting requests for showings: who may request one, and how often, whichever way the request comes.
--
-- No response may tell an anonymous caller whether we know an address. So everything else about a request is checked
-- before its address: first the rules for visitors' requests and the rate limit of the caller's network, then the hour,
-- taken without the address (take_slot), then constraints and policy. Only a request that would be stored reaches
-- keep_to_mailbox. A visitor can therefore request a second showing of a home; the email about it, which only they
-- read, mentions the first. Visitors who have proven their address by signing in are told right away.
--
-- A mailbox may have two open requests that were made since its owner last followed one of our links. If both came from
-- the same network, that network is asked to follow the link before it makes a third. For another network, refusing
-- would reveal the first two: its request is accepted, and lapses unless the link in its mail is followed within a day.
-- A mailbox that never followed a link is treated like one that did before.
--
-- Offices and telephone carriers share one address among many people, so a network may request a home twelve times a
-- day. From the fifth on such a request lapses in the same way, so that a caller who makes up addresses holds no time
-- for long.
--
-- Order of locks: the request's id, the network's counters, whatever take_slot locks, the mailbox, the mailbox's
-- counter. An API caller requests one showing at a time.

-- Mailboxes whose owners have followed one of our links, so that earlier requests with this address are likely
-- theirs. Only hashes are kept, for about a year after the last visit.
create table private.proven_mailboxes (
  mailbox_hash bytea primary key check (octet_length(mailbox_hash) = 32),
  proven_at timestamptz not null default now()
);
comment on table private.proven_mailboxes is 'Hashes of mailboxes (private.mailbox_hash) whose owners have followed one of our links.';
create index proven_mailboxes_by_age on private.proven_mailboxes (proven_at);

select private.only_for_server('select, insert, update, delete', 'proven_mailboxes');

create table private.booking_origins (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  network text not null check (char_length(network) = 64),
  lapses_at timestamptz
);
comment on table private.booking_origins is 'The network that a request came from (private.caller_network), kept until its showing is over.';
comment on column private.booking_origins.lapses_at is 'When the request lapses unless its visitor follows one of our links; null if it does not lapse.';
create index booking_origins_lapsing on private.booking_origins (lapses_at) where lapses_at is not null;

select private.only_for_server('select, insert, update, delete', 'booking_origins');

-- Anyone can type another person's address. A request counts against the person behind its address only if it is in
-- this table.
create table private.proven_requests (
  booking_id uuid primary key references public.bookings (id) on delete cascade
);
comment on table private.proven_requests is 'Showings whose visitor has shown that the address is theirs: they were signed in with it, or followed this showing''s link.';

select private.only_for_server('select, insert, update, delete', 'proven_requests');

create function private.is_proven(p_booking_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.proven_requests r where r.booking_id = p_booking_id);
$$;

-- A person who follows a showing's link reads its mailbox, so the owner's messages to this showing's visitor are theirs
-- (decision 130). It locks as writing a message does: the homes of both people before anything else, because this
-- shares the booking.
create function private.prove_request(p_booking_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  visit public.bookings;
  person uuid;
begin
  if p_booking_id is null or private.is_proven(p_booking_id) then
    return;
  end if;
  select * into visit from public.bookings b where b.id = p_booking_id;
  person := private.person_at(visit.visitor_email);
  perform private.share_people(visit.owner_id, person);
  perform private.lock_conversations_of('showing ' || p_booking_id);
  -- The showing may have been deleted, or proven, while this call waited.
  insert into private.proven_requests (booking_id)
  select b.id from public.bookings b where b.id = p_booking_id
  on conflict do nothing;
  if found then
    perform private.bring_conversation_of(visit, person);
  end if;
end;
$$;

-- A key for a mailbox that was only typed, different from its owner's.
create function private.claimed_mailbox(p_mailbox bytea) returns bytea
language sql immutable set search_path = '' as $$
  select sha256('claimed '::bytea || p_mailbox);
$$;

-- The key of the person behind a showing: the mailbox's owner, or the person who typed the address. A party of a sale
-- acted by a link that was mailed to it.
create function private.visitor_mailbox(p_visit public.bookings) returns bytea
language sql stable set search_path = '' as $$
  select case when p_visit.party_id is not null or private.is_proven(p_visit.id) then mailbox
              else private.claimed_mailbox(mailbox) end
  from (select private.mailbox_hash(p_visit.visitor_email) as mailbox) as typed;
$$;

-- Refuses a row that no visitor may write. Row triggers run before policies are checked, so without this step the
-- checks after it would answer about such a row too.
create function private.refuse_answered_request(p_asked public.bookings) returns void
language plpgsql stable set search_path = '' as $$
begin
  if p_asked.status is distinct from 'pending' or p_asked.preapproved is distinct from false then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
end;
$$;

-- Whether a request is stored already. Requests with the same id come one at a time.
create function private.is_repeated_request(p_asked public.bookings) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  perform private.take_turn(p_asked.id::text);
  return private.is_repeat(
    (select to_jsonb(b) from public.bookings b where b.id = p_asked.id),
    jsonb_build_object(
      'listing_id', p_asked.listing_id, 'visitor_name', btrim(p_asked.visitor_name),
      'visitor_email', btrim(p_asked.visitor_email), 'visitor_phone', p_asked.visitor_phone,
      'agent_status', p_asked.agent_status, 'contact_method', p_asked.contact_method,
      'special_requests', p_asked.special_requests, 'people', p_asked.people, 'proof_id', p_asked.proof_id)
    || case when p_asked.wishes is null
            then jsonb_build_object('date', p_asked.date, 'time', p_asked.time, 'wishes', null)
            else jsonb_build_object('wishes', (
              select jsonb_agg(jsonb_build_object('date', w.date, 'time', to_char(w.time, 'HH24:MI')) order by w.date, w.time)
              from private.proposed_times(p_asked.wishes, null, null) as w)) end);
end;
$$;

-- Counts a request of the caller's network for a home.
create function private.admit_network(p_listing_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not private.take_network_rate('booking:network', 3600, 10)
     or not private.take_network_rate('booking:network-day', 86400, 30)
     or not private.take_network_rate('booking:network-home', 86400, 12, p_listing_id) then
    raise exception using errcode = 'PT429', message = 'too_many_bookings';
  end if;
end;
$$;

-- Refuses a request that lacks what the home's owner asks of everyone (decision 216), and says which. Only what everyone may
-- read of the home and what the caller knows of themselves decides, so the answer tells nothing about others.
create function private.refuse_lacking(p_asked public.bookings) returns void
language plpgsql stable set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  asked public.availability_rules;
begin
  -- Another person's document would be shown to the home's owner.
  if p_asked.proof_id is not null and not exists (
    select from public.documents d where d.id = p_asked.proof_id and d.user_id = me and d.deleted_at is null
  ) then
    raise exception using errcode = 'PT404', message = 'document_not_found';
  end if;
  -- A home that can't be booked is refused as such later, so that nothing is told of a draft.
  select r.* into asked from public.availability_rules r join public.listings l on l.id = r.listing_id
  where r.listing_id = p_asked.listing_id and l.status = 'active';
  if asked.needs_address and not exists (
    select from auth.users u
    where u.id = me and u.email_confirmed_at is not null
      and private.mailbox_of(u.email::text) = private.mailbox_of(p_asked.visitor_email)
  ) then
    raise exception using errcode = 'PT409', message = 'showing_needs_address';
  elsif (asked.needs_people or asked.most_people is not null) and p_asked.people is null then
    raise exception using errcode = 'PT409', message = 'showing_needs_people';
  elsif p_asked.people > asked.most_people then
    raise exception using errcode = 'PT409', message = 'showing_for_fewer_people';
  elsif asked.needs_disclosures and not private.has_acknowledged_disclosures(p_asked.listing_id, me) then
    raise exception using errcode = 'PT409', message = 'showing_needs_disclosures';
  elsif asked.needs_proof and p_asked.proof_id is null then
    raise exception using errcode = 'PT409', message = 'showing_needs_proof';
  end if;
end;
$$;

-- The document that a visitor attached, for the function documents, if the caller owns the home.
create function private.open_showing_proof(p_caller uuid, p_booking_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('path', d.path, 'name', d.name, 'type', d.type)
  from public.bookings b join public.documents d on d.id = b.proof_id and d.deleted_at is null
  where b.id = p_booking_id and private.is_owner_of(b.listing_id, p_caller)
    and b.starts_at > (select private.kept_since('proofs_of_visitors'));
$$;

select private.expose('open_showing_proof(p_caller, p_booking_id)', 'service_role',
  'Called by the function documents. {path, name, type} of the document that a visitor attached for the caller, or null.');

-- With two requests in one statement, a caller could learn what keep_to_mailbox says about the first and make the
-- second fail, which would roll back all traces.
create function private.refuse_several_requests(p_requests bigint) returns void
language plpgsql stable set search_path = '' as $$
begin
  if p_requests > 1 and private.is_api_caller() then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
end;
$$;

-- Limits the requests of a mailbox: at most five a day, for any mailbox.
create function private.keep_to_mailbox(new public.bookings) returns void
language plpgsql volatile set search_path = '' as $$
declare
  mailbox constant text := private.mailbox_of(new.visitor_email);
  typed constant bytea := private.mailbox_hash(new.visitor_email);
  here constant text := private.caller_network();
  is_own boolean;
  held integer := 0;
  held_from_here integer := 0;
  is_crowd boolean := false;
begin
  if not private.is_api_caller() then
    return;
  end if;
  perform private.take_turn('mailbox ' || mailbox);
  is_own := exists (
    select from auth.users u
    where u.id = (select auth.uid()) and u.email_confirmed_at is not null
      and private.mailbox_of(u.email::text) = mailbox);
  if is_own and exists (
    select from public.bookings b
    where private.mailbox_of(b.visitor_email) = mailbox and b.status in ('pending', 'confirmed')
      and b.listing_id = new.listing_id and b.starts_at > now() and b.id <> new.id
  ) then
    raise exception using errcode = 'PT409', message = 'one_live_booking';
  end if;
  if not is_own then
    select count(*), count(*) filter (where o.network = here)
    into held, held_from_here
    from public.bookings b left join private.booking_origins o on o.booking_id = b.id
    where private.mailbox_of(b.visitor_email) = mailbox and b.status in ('pending', 'confirmed')
      and b.starts_at > now() and b.id <> new.id and b.party_id is null
      and b.created_at > coalesce(
        (select known.proven_at from private.proven_mailboxes known where known.mailbox_hash = typed), '-infinity');
    if held_from_here >= 2 then
      raise exception using errcode = 'PT409', message = 'follow_link_first';
    end if;
    is_crowd := not private.take_network_rate('booking:network-home-sure', 86400, 4, new.listing_id);
  end if;
  if not private.take_rate(
    'booking:mailbox:' || encode(typed, 'hex'), 86400, 5
  ) then
    raise exception using errcode = 'PT429', message = 'too_many_bookings';
  end if;
  insert into private.booking_origins (booking_id, network, lapses_at)
  values (new.id, here, case when private.is_suspended(null, typed) then now()
                             when held >= 2 or is_crowd or not is_own and private.is_suspended(null, private.claimed_mailbox(typed))
                             then now() + interval '24 hours' end);
  if is_own then
    insert into private.proven_requests (booking_id) values (new.id);
  end if;
end;
$$;

-- Cancels requests whose visitors did not follow a link in time. Both sides are mailed.
create function private.cancel_lapsed_requests() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  lapsed record;
  cancelled integer := 0;
begin
  for lapsed in
    select b.id, b.listing_id from private.booking_origins o join public.bookings b on b.id = o.booking_id
    where o.lapses_at < now() and b.status in ('pending', 'confirmed') and b.starts_at > now()
    order by b.owner_id, b.listing_id, b.date, b.id
  loop
    perform private.lock_days(lapsed.listing_id);
    -- The visitor may have followed a link while this call waited, or be following one now.
    update private.booking_origins o set lapses_at = null where o.booking_id in (
      select due.booking_id from private.booking_origins due
      where due.booking_id = lapsed.id and due.lapses_at < now()
      for update skip locked);
    continue when not found;
    update public.bookings b set status = 'cancelled'
    where b.id = lapsed.id and b.status in ('pending', 'confirmed');
    cancelled := cancelled + 1;
  end loop;
  return cancelled;
end;
$$;

-- Erases the visitor some time after a showing, and the request's origin sooner. Each erased visitor costs about a
-- millisecond, so a run takes some of them, the oldest first.
create function private.forget_past_visitors(p_most integer default 500) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  update public.bookings b
  set visitor_name = 'Former visitor', visitor_email = 'removed@visitor.invalid',
      visitor_phone = '000-000-0000', special_requests = null, owner_note = null
  where b.id in (
    select old.id from public.bookings old
    where old.starts_at < (select private.kept_since('visitors')) and old.visitor_email <> 'removed@visitor.invalid'
      and old.status in ('cancelled', 'completed')
    order by old.starts_at limit p_most for no key update skip locked);
  get diagnostics forgotten = row_count;
  update public.bookings b set proof_id = null
  where b.proof_id is not null and b.starts_at < (select private.kept_since('proofs_of_visitors'));
  -- There are as many origins as showings to come. A join could read all showings of the past as well.
  delete from private.booking_origins o
  where (select b.starts_at from public.bookings b where b.id = o.booking_id) < (select private.kept_since('networks_of_requests'));
  delete from private.proven_mailboxes known where known.ctid = any (array(
    select old.ctid from private.proven_mailboxes old
    where old.proven_at < (select private.kept_since('proven_mailboxes'))
    order by old.proven_at limit p_most for update skip locked));
  return forgotten;
end;
$$;

grant execute on function private.settle_past_bookings,
  private.cancel_lapsed_requests, private.forget_past_visitors to service_role;
