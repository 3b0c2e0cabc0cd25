-- These lists say what happens when a booking, an open house or a day on offer is written, from top to bottom, with the reason for the place of each step. A
-- step is a function in the migration of its concept. It takes the row as it was and as it is, and returns what it made
-- of it.
--
-- Steps run with the rights of their list. A list that reads or writes more than its caller may is a definer function,
-- so the steps themselves are granted to nobody. One that only compares the row with what it was runs with its caller's
-- rights, because it asks who that is.

create function private.bookings_before_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- In front of everything: somebody who is suspended learns nothing else, and counts nowhere.
  if not private.is_seeding() then
    perform private.refuse_suspended(auth.uid());
  end if;
  -- Nobody but our own functions names a party, and those have looked at its link and taken the hour (party_appointments).
  if new.party_id is not null then
    return new;
  end if;
  if private.is_api_caller() then
    -- In front of all that looks something up: policies are checked last, so it would be answered to what no policy allows.
    perform private.refuse_answered_request(new);
    -- In front of the counters: a request that is sent again because its answer was lost would be counted again.
    if private.is_repeated_request(new) then
      return null;
    end if;
    -- In front of the home, which is locked next: whoever asks too often would still make its other visitors wait.
    perform private.admit_network(new.listing_id);
  end if;
  -- Behind all refusals that need no home. Without a visitor's address: the answer would tell anybody whether we know it.
  new := private.take_slot(new, case when not private.is_api_caller() then new.visitor_email end);
  -- Last: a request that is refused leaves no channel behind, and the booking is stored without it.
  new := private.put_channel_away(new);
  return new;
end;
$$;

create trigger before_insert before insert on public.bookings
  for each row execute function private.bookings_before_insert();

-- Per statement, because it has to know how many requests came at once. Policies and constraints have let them through.
create function private.bookings_after_insert_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  made public.bookings;
begin
  -- In front of what depends on the address: two at once would make that answer free of charge.
  perform private.refuse_several_requests((select count(*) from added));
  for made in select * from added loop
    -- In front of the hour: if that is confirmed at once, the owner's notification becomes the one about the confirmation.
    perform private.announce_request(made);
    -- In front of the mail: the first email would say that a request waits for an answer which it already has.
    perform private.hold_slot(made);
    -- Behind the hour, which is held for every request alike: only now may its address decide, and take it all back.
    if made.party_id is null then
      perform private.keep_to_mailbox(made);
    end if;
    -- Behind the refusals: what was refused is no step of a showing.
    perform private.note_showing_step(made, made.created_at);
    -- Last: mail is queued for what is stored and how it is now.
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
  -- In front of the time of the change: it sees what the caller wrote and nothing of ours.
  new := private.guard_booking(old, new);
  -- Last: what was refused hasn't changed.
  new.updated_at := private.touched(new.updated_at);
  return new;
end;
$$;

create trigger before_update before update on public.bookings
  for each row execute function private.bookings_before_update();

create function private.bookings_after_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- In front of the proposals, which end next: they say who proposed the time to which the showing moves.
  if (new.status, new.date, new.time, new.ends_at - new.starts_at, new.proposal_round)
     is distinct from (old.status, old.date, old.time, old.ends_at - old.starts_at, old.proposal_round) then
    perform private.announce_booking(old, new);
  end if;
  -- In front of the mail: a proposal that has ended must not be mailed.
  perform private.close_proposals(old, new);
  -- Behind the guard, which counts the changes (sequence).
  if new.sequence <> old.sequence then
    perform private.note_showing_step(new, now());
  end if;
  if new.party_id is not null then
    -- In front of the days: what the room of the sale says of the appointment is stored before its hour is free for others.
    perform private.note_appointment(old, new);
  end if;
  -- Behind the proposals: what is offered again depends on the stored showings alone.
  perform private.offer_slot_again(old, new);
  -- Last: mail is queued for what is stored and how it is now.
  perform private.queue_booking_mail(old, new);
  return null;
end;
$$;

create trigger after_update after update on public.bookings
  for each row execute function private.bookings_after_update();

create function private.open_houses_before_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- In front of everything: policies are checked last, so strangers would learn what the home's days look like.
  perform private.refuse_stranger(new.listing_id);
  -- In front of the checks: one that is stored already overlaps itself.
  if private.is_repeated_open_house(new) then
    return null;
  end if;
  -- Last: it looks at the home's days, which is nothing to strangers and of no use for a repeat.
  new := private.open_house(null, new);
  return new;
end;
$$;

create trigger before_insert before insert on public.open_houses
  for each row execute function private.open_houses_before_insert();

create function private.open_houses_after_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- In front of the places: the day's row is locked before anything that is kept about it.
  perform private.make_way(null, new);
  -- Last: what is free since now has to be on offer.
  perform private.note_free_place(new.id);
  return null;
end;
$$;

create trigger after_insert after insert on public.open_houses
  for each row execute function private.open_houses_after_insert();

create function private.open_houses_before_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- In front of the move: whoever takes away places that are booked is told that, wherever it moves.
  perform private.keep_taken_places(old, new);
  -- Last: its visitors come along, so it looks at what else is at the new time.
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
    -- In front of the days, which are worked out from where its visitors are.
    perform private.take_visitors_along(new);
    -- Behind the visitors, whose new times are no longer on offer, while their old ones are.
    perform private.make_way(old, new);
  end if;
  -- Last: what is free since now has to be on offer.
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
  -- Before the row is gone: showings lose their open house with it, and nobody could tell whose they were.
  perform private.call_off_open_house(old.id);
  return old;
end;
$$;

create trigger before_delete before delete on public.open_houses
  for each row execute function private.open_houses_before_delete();

create function private.open_houses_after_delete() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- After the row is gone: until then, its times are taken.
  perform private.make_way(old, null);
  return null;
end;
$$;

create trigger after_delete after delete on public.open_houses
  for each row execute function private.open_houses_after_delete();

create function private.availability_before_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- In front of the row: whoever changes what days depend on waits until it is stored, or it waits for them.
  if not private.is_seeding() then
    perform private.share_days(new.listing_id);
    new.created_at := now();
  end if;
  -- In front of the comparison: stored slots are in order, and the same ones in another order are no other contents.
  new := private.day_in_order(new);
  -- Last: it sees what was stored while this waited.
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
  -- In front of the wish, which keeps its slots in order: otherwise the same ones in another order would be a new wish.
  new := private.day_in_order(new);
  if not private.is_seeding() then
    new.created_at := old.created_at;
  end if;
  -- Last: visitors never see a slot that somebody has.
  new := private.keep_booked_slots_out(old, new);
  return new;
end;
$$;

create trigger before_update before update on public.availability
  for each row execute function private.availability_before_update();
