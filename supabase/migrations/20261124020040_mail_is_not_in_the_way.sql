-- A mail that is being sent is locked, and then gets a link, which needs the key of its booking. Who
-- cancels or moves that booking drops its reminders and may have to wait for one of them: not with a
-- lock on the key, or both would wait for ever. (The order of locks is in …_one_lock_order.sql.)

create or replace function private.cancel_viewing(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  id_of_viewing constant uuid := private.booking_of_token(p_token);
  booking public.bookings;
begin
  perform private.lock_homes(b.owner_id) from public.bookings b where b.id = id_of_viewing;
  select * into booking from public.bookings b where b.id = id_of_viewing for no key update;
  -- A second press, or an owner who was faster, has nothing left to cancel.
  if booking.id is not null and booking.status <> 'cancelled' then
    if booking.status = 'completed' or booking.starts_at <= now() then
      raise exception using errcode = 'PT409', message = 'booking_transition';
    end if;
    update public.bookings b set status = 'cancelled', cancelled_by = 'visitor'
    where b.id = id_of_viewing;
  end if;
  return private.viewing_of(id_of_viewing);
end;
$$;

create or replace function private.accept_time(p_booking_id uuid, p_accepted_by text, p_n integer)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.bookings;
  chosen public.booking_proposals;
begin
  perform private.lock_homes(b.owner_id) from public.bookings b where b.id = p_booking_id;
  select * into booking from public.bookings b where b.id = p_booking_id for no key update;
  select * into chosen from public.booking_proposals p
  where p.booking_id = p_booking_id and p.n = p_n and p.made_by <> p_accepted_by
    and p.expires_at > now();
  if chosen.booking_id is null then
    raise exception using errcode = 'PT409', message = 'proposal_gone';
  end if;
  if booking.status not in ('pending', 'confirmed') or booking.starts_at <= now() then
    raise exception using errcode = 'PT409', message = 'booking_transition';
  end if;
  if chosen.starts_at <= now() then
    raise exception using errcode = 'PT422', message = 'date_not_bookable';
  end if;

  perform 1 from public.availability a
  where a.listing_id = booking.listing_id and a.date in (booking.date, chosen.date)
  order by a.date for update;
  if private.is_held(booking.listing_id, chosen.date, chosen.time, booking.id) then
    raise exception using errcode = 'PT409', message = 'slot_taken';
  end if;
  update public.bookings b
  set date = chosen.date, "time" = chosen.time, starts_at = chosen.starts_at, status = 'confirmed'
  where b.id = p_booking_id;
exception when unique_violation then
  -- A day without a row has no lock of its own; the index is what holds.
  raise exception using errcode = 'PT409', message = 'slot_taken';
end;
$$;

-- The owner's homes are held alone: no viewing comes or changes meanwhile.
create or replace function private.cancel_viewings_of_gone_home() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_seeding() then
    update public.bookings b set status = 'cancelled'
    where b.listing_id = new.id and b.status in ('pending', 'confirmed') and b.starts_at > now();
  end if;
  return null;
end;
$$;

-- Requests lapse before past viewings are settled: lapsing takes owners' homes, and no row may be in
-- hand then.
create or replace function public.settle_past_bookings() returns integer
language plpgsql volatile set search_path = '' as $$
declare
  settled integer := private.cancel_lapsed_requests();
begin
  settled := settled + private.settle_past_bookings();
  if private.take_rate('forget-visitors', 86400, 1) then
    perform private.forget_past_visitors();
  end if;
  return settled;
end;
$$;
