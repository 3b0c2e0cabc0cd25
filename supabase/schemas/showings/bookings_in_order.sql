-- Writing a booking, an open house or a day on offer: each trigger lists its steps from top to bottom, with the reason
-- for each step's place. A step is a function in the file of its concept. It takes the row as it was and the row
-- as it is, and returns the row that it made.
--
-- Steps run with the rights of their list. A list that reads or writes more than its caller may is a definer function,
-- so its steps are granted to no role. A list that only compares the row with the old one runs with its caller's
-- rights, because it asks who that caller is.

create function private.bookings_before_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- This step comes first, so that a suspended person learns nothing else and counts in no limit.
  if not private.is_seeding() then
    perform private.refuse_suspended(auth.uid());
  end if;
  -- A row of a party needs no other step: only our own functions name a party, and they have looked at its link and taken
  -- the hour (party_appointments).
  if new.party_id is not null then
    return new;
  end if;
  if private.is_api_caller() then
    -- This step comes before every lookup: policies are checked last, so the lookups would answer about a row that no
    -- policy allows.
    perform private.refuse_answered_request(new);
    -- This step comes before the counters, or a request that is sent again because its answer was lost would count
    -- twice.
    if private.is_repeated_request(new) then
      return null;
    end if;
    -- This step comes before the lock on the home, or a network that asks too often would make the home's other
    -- visitors wait.
    perform private.admit_network(new.listing_id);
    -- This step comes before the slot is looked up: what the owner asks of everyone is said first, and a request that
    -- lacks it takes no turn. It comes after the counters, because it looks at the caller's account.
    perform private.refuse_lacking(new);
  end if;
  -- The slot is taken after all refusals that need no home. The visitor's address is left out, because the answer would
  -- tell the caller whether we know it.
  new := private.take_slot(new, case when not private.is_api_caller() then new.visitor_email end);
  -- The channel comes last: a request that is refused leaves none behind, and the booking is stored without it.
  new := private.put_channel_away(new);
  return new;
end;
$$;

create trigger before_insert before insert on public.bookings
  for each row execute function private.bookings_before_insert();

-- This list runs once per statement, because it counts how many requests came together. Policies and constraints have
-- let the rows through.
create function private.bookings_after_insert_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  made public.bookings;
begin
  -- This step comes before the checks of the address: two requests in one statement could learn their answer without
  -- being counted.
  perform private.refuse_several_requests((select count(*) from added));
  for made in select * from added loop
    -- The owner is told before the slot is held: if holding it confirms the showing, this notification becomes the one
    -- about the confirmation.
    perform private.announce_request(made);
    -- The slot is held before the mail is queued, or the first email would say that a confirmed request waits for an
    -- answer.
    perform private.hold_slot(made);
    -- The address may decide only after the slot is held, because the slot is held for every request alike. A refusal
    -- here takes everything back.
    if made.party_id is null then
      perform private.keep_to_mailbox(made);
    end if;
    -- This step comes after the refusals, because a refused request is no step of a showing.
    perform private.note_showing_step(made, made.created_at);
    -- The mail comes last, because it is queued for the booking as it is stored.
    perform private.queue_request_mail(made);
  end loop;
  return null;
end;
$$;

create trigger after_insert_rows after insert on public.bookings
  referencing new table as added for each statement execute function private.bookings_after_insert_rows();

create function private.bookings_before_update() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- The guard comes first: it has to see what the caller wrote, without our changes.
  new := private.guard_booking(old, new);
  -- The time of the change comes last, because a refused change has none.
  new.updated_at := private.touched(new.updated_at);
  return new;
end;
$$;

create trigger before_update before update on public.bookings
  for each row execute function private.bookings_before_update();

create function private.bookings_after_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The change is told before the proposals end, because they say who proposed the time to which the showing moves.
  if (new.status, new.date, new.time, new.ends_at - new.starts_at, new.proposal_round)
     is distinct from (old.status, old.date, old.time, old.ends_at - old.starts_at, old.proposal_round) then
    perform private.announce_booking(old, new);
  end if;
  -- Proposals end before the mail is queued, because a proposal that has ended must not be mailed.
  perform private.close_proposals(old, new);
  -- This step comes after the guard, which counts the changes (sequence).
  if new.sequence <> old.sequence then
    perform private.note_showing_step(new, now());
  end if;
  if new.party_id is not null then
    -- The appointment is stored before the days are computed, so that the closing room knows of it before its hour is
    -- free for others.
    perform private.note_appointment(old, new);
  end if;
  -- The slot is offered again after the proposals have ended, because only stored showings decide what is free.
  perform private.offer_slot_again(old, new);
  -- The timers end after the slot is offered, because they come after the days in the order of locks, and before the
  -- mail is queued, because mail comes last.
  perform private.end_timers_of_no_show(old, new);
  -- The mail comes last, because it is queued for the booking as it is stored.
  perform private.queue_booking_mail(old, new);
  return null;
end;
$$;

create trigger after_update after update on public.bookings
  for each row execute function private.bookings_after_update();

create function private.open_houses_before_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- This step comes first: policies are checked last, so the other steps would tell strangers about the home's days.
  perform private.refuse_stranger(new.listing_id);
  -- This step comes before the checks, because an open house that is stored already overlaps itself.
  if private.is_repeated_open_house(new) then
    return null;
  end if;
  -- The checks come last: they look at the home's days, which strangers must not learn of and a repeat doesn't need.
  new := private.open_house(null, new);
  return new;
end;
$$;

create trigger before_insert before insert on public.open_houses
  for each row execute function private.open_houses_before_insert();

create function private.open_houses_after_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The times are taken off the day before the place is noted, because the day's row is locked before everything that
  -- is kept about it.
  perform private.make_way(null, new);
  -- The free place comes last, because only a place on offer can be free.
  perform private.note_free_place(new.id);
  return null;
end;
$$;

create trigger after_insert after insert on public.open_houses
  for each row execute function private.open_houses_after_insert();

create function private.open_houses_before_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- This step comes before the move, so that an owner who takes away booked places is told so, wherever the open house
  -- moves.
  perform private.keep_taken_places(old, new);
  -- The move comes last: the visitors move too, so it looks at everything else at the new time.
  if (new.date, new.time, new.minutes) is distinct from (old.date, old.time, old.minutes) then
    new := private.open_house(old, new);
  end if;
  return new;
end;
$$;

create trigger before_update before update on public.open_houses
  for each row execute function private.open_houses_before_update();

create function private.open_houses_after_update() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_moved constant boolean :=
    (new.date, new.time, new.minutes) is distinct from (old.date, old.time, old.minutes);
begin
  if is_moved then
    -- The visitors move before the days are computed, because the days depend on the visitors' times.
    perform private.take_visitors_along(new);
    -- The days are computed after the visitors have moved: their new times are no longer on offer, and their old times
    -- are again.
    perform private.make_way(old, new);
  end if;
  -- The free place comes last, because only a place on offer can be free.
  if is_moved or old.taken >= old.places and new.taken < new.places then
    perform private.note_free_place(new.id);
  end if;
  return null;
end;
$$;

create trigger after_update after update on public.open_houses
  for each row execute function private.open_houses_after_update();

create function private.open_houses_before_delete() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- This step comes before the row is deleted, because its showings forget their open house with it.
  perform private.call_off_open_house(old.id);
  return old;
end;
$$;

create trigger before_delete before delete on public.open_houses
  for each row execute function private.open_houses_before_delete();

create function private.open_houses_after_delete() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- This step comes after the row is deleted, because its times are taken until then.
  perform private.make_way(old, null);
  return null;
end;
$$;

create trigger after_delete after delete on public.open_houses
  for each row execute function private.open_houses_after_delete();

create function private.availability_before_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The lock comes first: a transaction that changes what the days depend on waits until this day is stored, or this
  -- one waits for it.
  if not private.is_seeding() then
    perform private.share_days(new.listing_id);
    new.created_at := now();
  end if;
  -- The slots are sorted before the comparison, because the same slots in another order are the same contents.
  new := private.day_in_order(new);
  -- The comparison comes last, because it has to see rows that were stored while this statement waited for the lock.
  if private.is_repeated_row('public.availability', to_jsonb(new), array['listing_id', 'date', 'time_slots']) then
    return null;
  end if;
  return new;
end;
$$;

create trigger before_insert before insert on public.availability
  for each row execute function private.availability_before_insert();

create function private.availability_before_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The slots are sorted before they are compared with the owner's wish, or the same slots in another order would be a
  -- new wish.
  new := private.day_in_order(new);
  if not private.is_seeding() then
    new.created_at := old.created_at;
  end if;
  -- Booked slots are removed last, so that visitors never see a slot that is taken.
  new := private.keep_booked_slots_out(old, new);
  return new;
end;
$$;

create trigger before_update before update on public.availability
  for each row execute function private.availability_before_update();
