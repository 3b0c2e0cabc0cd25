-- Who may ask for a viewing, and how often, whatever road the request takes.
--
-- No answer tells an anonymous caller whether an address is known. So everything about a request is
-- checked before its address is looked at: admit_request refuses what the policy refuses and what the
-- caller's network has had enough of, take_slot works without knowing the address, then come the
-- checks and the policy, and only a request that would be stored meets keep_to_mailbox. The same
-- visitor may therefore ask for a second viewing of a home; the mail about it, which only they
-- read, tells of the first. Whoever has proven an address by signing in is told at once.
--
-- A mailbox from which no link of ours was ever followed holds two requests. A network that made both
-- is asked to follow the link before it makes a third. To another network such a refusal would tell of
-- the first two: its request is taken, and lapses after a day unless the link in its mail is followed.
--
-- Order of locks: the request's id, the network's counters, whatever take_slot takes, the mailbox,
-- the mailbox's counter. A caller of the API asks for one viewing at a time.

-- An index that refuses a second request answers a question that nobody may ask.
-- squawk-ignore require-concurrent-index-deletion -- migrations run in a transaction
drop index public.bookings_one_live_per_visitor;
-- squawk-ignore require-concurrent-index-creation
create index bookings_of_mailbox on public.bookings (private.mailbox_of(visitor_email))
  where status in ('pending', 'confirmed');

create function private.begin_requests() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform set_config('app.requests', '0', true);
  return null;
end;
$$;
create trigger begin_requests before insert on public.bookings
  for each statement execute function private.begin_requests();

-- Comes before take_slot, by its name.
create function private.admit_request() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  network text;
begin
  if not private.is_api_caller() then
    return new;
  end if;
  -- Of two at once the second could be made to fail, and the answer about the first would leave no
  -- trace.
  if current_setting('app.requests', true) <> '0' then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  perform set_config('app.requests', '1', true);
  if new.status is distinct from 'pending' or new.preapproved is distinct from false then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;

  perform set_config('app.visitor_email', coalesce(new.visitor_email, ''), true);
  new.visitor_email := new.id || '@request.invalid';

  -- A retry of what is stored takes nothing; the primary key answers it.
  perform pg_advisory_xact_lock(hashtextextended(new.id::text, 0));
  if exists (select from public.bookings b where b.id = new.id) then
    return new;
  end if;
  network := private.caller_network();
  if not private.take_rate('booking:network:' || network, 3600, 10)
     or not private.take_rate('booking:network-day:' || network, 86400, 30)
     or not private.take_rate(concat('booking:network-home:', network, ':', new.listing_id), 86400, 4) then
    raise exception using errcode = 'PT429', message = 'too_many_bookings';
  end if;
  return new;
end;
$$;
create trigger admit_request before insert on public.bookings
  for each row execute function private.admit_request();

-- Comes after take_slot, by its name: from here on the request has its address again.
create function private.unmask_visitor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_api_caller() then
    new.visitor_email := nullif(btrim(current_setting('app.visitor_email', true)), '');
  end if;
  return new;
end;
$$;
create trigger unmask_visitor before insert on public.bookings
  for each row execute function private.unmask_visitor();

-- What a mailbox may ask for. Any makes five requests a day.
create function private.keep_to_mailbox() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  mailbox constant text := private.mailbox_of(new.visitor_email);
  here constant text := private.caller_network();
  is_own boolean;
  held integer := 0;
  held_from_here integer := 0;
begin
  if not private.is_api_caller() then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('mailbox ' || mailbox, 0));
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
  if not is_own and not exists (
    select from private.proven_mailboxes known
    where known.mailbox_hash = private.mailbox_hash(new.visitor_email)
  ) then
    select count(*), count(*) filter (where o.network = here)
    into held, held_from_here
    from public.bookings b left join private.booking_origins o on o.booking_id = b.id
    where private.mailbox_of(b.visitor_email) = mailbox and b.status in ('pending', 'confirmed')
      and b.starts_at > now() and b.id <> new.id;
    if held_from_here >= 2 then
      raise exception using errcode = 'PT409', message = 'follow_link_first';
    end if;
  end if;
  if not private.take_rate(
    'booking:mailbox:' || encode(private.mailbox_hash(new.visitor_email), 'hex'), 86400, 5
  ) then
    raise exception using errcode = 'PT429', message = 'too_many_bookings';
  end if;
  insert into private.booking_origins (booking_id, network, lapses_at)
  values (new.id, here, case when held >= 2 then now() + interval '24 hours' end);
  return null;
end;
$$;
create trigger keep_to_mailbox after insert on public.bookings
  for each row execute function private.keep_to_mailbox();

-- Was it stored? Asked by the browser when the answer to a request got lost. The id is the browser's
-- own and known to nobody else who may not read the booking anyway.
create function private.is_booking_stored(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.take_rate('booking-asked:' || private.caller_network(), 3600, 60) then
    raise exception using errcode = 'PT429', message = 'too_many_requests';
  end if;
  return exists (select from public.bookings b where b.id = p_id);
end;
$$;
create function public.is_booking_stored(id uuid) returns boolean
language sql volatile set search_path = '' as $$
  select private.is_booking_stored(id);
$$;
comment on function public.is_booking_stored is 'Whether the request with this id, made by the asking browser, was stored.';
revoke execute on function public.is_booking_stored from public;
grant execute on function public.is_booking_stored, private.is_booking_stored
  to anon, authenticated, service_role;
