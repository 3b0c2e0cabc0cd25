-- What changes a viewing takes the owner's homes before the booking's row (the order of locks is in
-- …_one_lock_order.sql); private.accept_time did so already, by lock_days.

create or replace function private.propose_times(p_booking_id uuid, p_made_by text, p_times jsonb)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.bookings;
  home record;
  wish record;
  starts timestamptz;
  today date;
  n smallint := 0;
begin
  perform private.lock_homes(b.owner_id) from public.bookings b where b.id = p_booking_id;
  select * into booking from public.bookings b where b.id = p_booking_id for update;
  select l.time_zone, coalesce(r.notice_hours, 2) as notice_hours,
         coalesce(r.horizon_days, 60) as horizon_days
  into home
  from public.listings l left join public.availability_rules r on r.listing_id = l.id
  where l.id = booking.listing_id;
  -- Gone with its home, while we waited.
  if booking.id is null
     or booking.status not in ('pending', 'confirmed') or booking.starts_at <= now() then
    raise exception using errcode = 'PT409', message = 'booking_transition';
  end if;
  if not private.take_rate('proposal:' || p_made_by || ':' || p_booking_id, 86400,
                           case p_made_by when 'owner' then 10 else 5 end) then
    raise exception using errcode = 'PT429', message = 'too_many_requests';
  end if;
  delete from public.booking_proposals p where p.booking_id = p_booking_id;

  today := (now() at time zone home.time_zone)::date;
  for wish in select * from private.proposed_times(p_times, booking.date, booking.time) loop
    starts := (wish.date + wish.time) at time zone home.time_zone;
    if starts <= now() or wish.date > today + 180
       or (p_made_by = 'visitor' and (wish.date > today + home.horizon_days
                                      or starts < now() + make_interval(hours => home.notice_hours))) then
      raise exception using errcode = 'PT422', message = 'date_not_bookable';
    end if;
    if p_made_by = 'visitor' and not exists (
         select from public.availability a
         join public.offered_days o on o.listing_id = a.listing_id and o.date = a.date
         where a.listing_id = booking.listing_id and a.date = wish.date
           and wish.time = any (private.bookable_slots(o.listing_id, o.date, o.time_slots, booking.id)))
       or private.is_held(booking.listing_id, wish.date, wish.time, booking.id) then
      raise exception using errcode = 'PT409', message = 'slot_taken';
    end if;
    n := n + 1;
    insert into public.booking_proposals
      (booking_id, n, owner_id, made_by, date, "time", starts_at, expires_at)
    values (booking.id, n, booking.owner_id, p_made_by, wish.date, wish.time, starts,
            now() + interval '3 days');
  end loop;
  update public.bookings b set proposal_round = b.proposal_round + 1 where b.id = p_booking_id;
end;
$$;

create or replace function private.end_proposal(p_booking_id uuid, p_ended_by text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.bookings;
begin
  perform private.lock_homes(b.owner_id) from public.bookings b where b.id = p_booking_id;
  select * into booking from public.bookings b where b.id = p_booking_id for update;
  delete from public.booking_proposals p where p.booking_id = p_booking_id;
  if found then
    perform private.queue_mail(booking.id, 'kept',
      array[case p_ended_by when 'owner' then 'visitor' else 'owner' end], booking.proposal_round, now());
  end if;
end;
$$;

create or replace function private.cancel_viewing(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  id_of_viewing constant uuid := private.booking_of_token(p_token);
  booking public.bookings;
begin
  perform private.lock_homes(b.owner_id) from public.bookings b where b.id = id_of_viewing;
  select * into booking from public.bookings b where b.id = id_of_viewing for update;
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

create or replace function private.give_feedback(
  p_token text, p_impression smallint, p_price text, p_offer text, p_note text
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  id_of_viewing constant uuid := private.booking_of_token(p_token);
  booking public.bookings;
begin
  perform private.lock_homes(b.owner_id) from public.bookings b where b.id = id_of_viewing;
  select * into booking from public.bookings b where b.id = id_of_viewing for update;
  if booking.id is not null
     and not exists (select from public.viewing_feedback f where f.booking_id = booking.id) then
    if not private.takes_feedback(booking) then
      raise exception using errcode = 'PT409', message = 'feedback_closed';
    end if;
    insert into public.viewing_feedback
      (booking_id, listing_id, owner_id, impression, price, offer, note)
    values (booking.id, booking.listing_id, booking.owner_id, p_impression, p_price, p_offer,
            nullif(btrim(p_note), ''));
  end if;
  return private.viewing_of(id_of_viewing);
end;
$$;
