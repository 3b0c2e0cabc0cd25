-- The order of locks for homes and their viewings. It replaces what earlier files say about it.
--
--   1. The owner's homes: an advisory lock per owner, taken before any row is. Whoever changes a home
--      or its viewings holds it alone: a listing's status, place or deletion, offered days, weekly
--      hours and settings, an answer, a move, a proposal, feedback, closing the account. Asking for a
--      viewing shares it, so that visitors never wait for each other here.
--   2. Among those who share it: the booking's id, the visitor at this home, the day's row in
--      availability (of several days the earlier one first), the counters of how often somebody asks.
--   3. Behind those who hold it alone nobody is left to meet but the account's row in auth.users, the
--      counts of homes, and mail being sent. They come last, and their holders never ask for 1.
--
-- So nobody waits for the owner's homes with a row of them in hand, and who has them sees every
-- viewing that was asked for before: withdrawing, selling and deleting miss none.

create function private.lock_homes(p_owner_id uuid) returns void
language sql volatile set search_path = '' as $$
  select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('homes of ' || p_owner_id, 0));
$$;
create function private.share_homes(p_owner_id uuid) returns void
language sql volatile set search_path = '' as $$
  select pg_catalog.pg_advisory_xact_lock_shared(pg_catalog.hashtextextended('homes of ' || p_owner_id, 0));
$$;

-- The days of a home had a lock of their own.
create or replace function private.lock_days(p_listing_id uuid) returns void
language sql volatile set search_path = '' as $$
  select private.lock_homes(l.user_id) from public.listings l where l.id = p_listing_id;
$$;
create or replace function private.share_days(p_listing_id uuid) returns void
language sql volatile set search_path = '' as $$
  select private.share_homes(l.user_id) from public.listings l where l.id = p_listing_id;
$$;

-- What owners write through the API, row-level security holds to their own homes. Before the
-- statement, because a trigger for a row comes when the row is locked already. Within a definer
-- function current_user is its owner: those lock by themselves, and `authenticated` may be a visitor.
create function private.lock_own_homes() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' then
    perform private.lock_homes((select auth.uid()));
  end if;
  return null;
end;
$$;
grant execute on function private.lock_homes to authenticated, service_role;
create trigger lock_own_homes before insert or update or delete on public.listings
  for each statement execute function private.lock_own_homes();
create trigger lock_own_homes before insert or update or delete on public.availability
  for each statement execute function private.lock_own_homes();
create trigger lock_own_homes before insert or update or delete on public.availability_rules
  for each statement execute function private.lock_own_homes();
create trigger lock_own_homes before insert or update or delete on public.viewing_settings
  for each statement execute function private.lock_own_homes();
create trigger lock_own_homes before insert or update or delete on public.days_off
  for each statement execute function private.lock_own_homes();
create trigger lock_own_homes before update on public.bookings
  for each statement execute function private.lock_own_homes();

-- As before, and: what it reads of the home stays true until the booking is stored.
create or replace function private.take_slot() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  home record;
  today date;
  -- Counters outlive bookings: they hold no address.
  visitor_key constant text :=
    encode(sha256(convert_to(lower(btrim(new.visitor_email)), 'utf8')), 'hex');
begin
  if not private.is_seeding() then
    perform private.share_days(new.listing_id);
  end if;
  select l.user_id, l.status, l.time_zone,
         coalesce(r.notice_hours, 2) as notice_hours, coalesce(r.horizon_days, 60) as horizon_days
  into home
  from public.listings l
  left join public.availability_rules r on r.listing_id = l.id
  where l.id = new.listing_id;

  if home.time_zone is null then
    raise exception using errcode = 'PT409', message = 'listing_not_available';
  end if;

  new.visitor_name := btrim(new.visitor_name);
  new.visitor_email := btrim(new.visitor_email);
  new.owner_id := home.user_id;
  new.starts_at := (new.date + new.time) at time zone home.time_zone;

  if private.is_seeding() then
    return new;
  end if;

  new.created_at := now();
  new.updated_at := now();
  new.sequence := 0;
  new.proposal_round := 0;
  new.cancelled_by := null;
  new.no_show := false;

  -- One at a time for the same booking and for the same visitor at this home: whoever comes
  -- second sees what the first did before touching the slot.
  perform pg_advisory_xact_lock(hashtextextended(new.id::text, 0));
  perform pg_advisory_xact_lock(hashtextextended(new.listing_id || lower(new.visitor_email), 0));

  -- The same booking once more: nothing is taken, and the primary key says "yours already".
  if exists (select 1 from public.bookings b where b.id = new.id) then
    return new;
  end if;

  if home.status <> 'active' then
    raise exception using errcode = 'PT409', message = 'listing_not_available';
  end if;

  today := (now() at time zone home.time_zone)::date;
  if new.date not between today and today + home.horizon_days
     or new.starts_at < now() + make_interval(hours => home.notice_hours) then
    raise exception using errcode = 'PT422', message = 'date_not_bookable';
  end if;

  perform private.settle_past_bookings(new.listing_id);

  perform 1 from public.availability a
  where a.listing_id = new.listing_id and a.date = new.date and new.time = any (a.time_slots)
  for update;
  if not found then
    -- It may have been our own first attempt that took it while we waited.
    if exists (select 1 from public.bookings b where b.id = new.id) then
      return new;
    end if;
    raise exception using errcode = 'PT409', message = 'slot_taken';
  end if;

  if exists (
    select 1 from public.bookings b
    where b.listing_id = new.listing_id and lower(b.visitor_email) = lower(new.visitor_email)
      and b.status in ('pending', 'confirmed')
  ) then
    raise exception using errcode = 'PT409', message = 'one_live_booking';
  end if;

  -- Nobody books everything: a visitor five a day, a home twenty an hour.
  if not private.take_rate('booking:visitor:' || visitor_key, 86400, 5)
     or not private.take_rate('booking:listing:' || new.listing_id, 3600, 20) then
    raise exception using errcode = 'PT429', message = 'too_many_bookings';
  end if;
  return new;
end;
$$;
