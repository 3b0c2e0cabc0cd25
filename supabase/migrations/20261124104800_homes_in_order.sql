-- Writing a home and what belongs to it, in order: each trigger's body is the list of its steps, from refusing to
-- limits, rows and what follows from them. The steps are in the files of their concepts. A sentence above each gives the reason for its place, and tests/database/site/steps-order.test.ts holds the order (decision 142).
--
-- A list runs with our rights, so that its steps need none of their own, unless a step asks whose statement it is.

-- Homes: a new one.
create function private.listings_before_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- This step comes first, so that a suspended person learns nothing else.
  perform private.refuse_suspended_home(new);
  -- In front of the cap: what is sent again because its answer was lost doesn't count again.
  if private.is_repeated_home(new) then
    return null;
  end if;
  -- In front of all that costs something: a statement that inserts thousands stops at the first one too many.
  perform private.cap_new_listings();
  -- Last: it takes away what callers may not set.
  return private.guard_listing(null, new);
end;
$$;

-- Homes: a change. With its caller's rights, because promises to buyers bind owners and the server, not our own acts.
create function private.listings_before_update() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status in ('active', 'pending') and old.status not in ('active', 'pending') then
    -- This step comes first, so that a suspended person learns nothing else.
    perform private.refuse_suspended_home(new);
  end if;
  -- In front of the street: it decides whether the coordinates still belong to the address.
  new := private.guard_listing(old, new);
  -- In front of the promises: what is known of the home is by now what everybody may know of it.
  new := private.hide_street(old, new);
  -- Behind what any home may do: only then is somebody told that this one has a sale.
  perform private.keep_promises(old, new);
  -- Last: what was refused hasn't changed.
  new.updated_at := private.touched(new.updated_at);
  return new;
end;
$$;

-- Homes: the end of one. With its caller's rights, as a change.
create function private.listings_before_delete() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- In front of the offers: the way out of both is to withdraw the home, and its visitors are waiting for less time.
  perform private.keep_home_with_showings(old);
  -- Last: it only refuses.
  perform private.keep_promises(old, null);
  return old;
end;
$$;

-- Homes: what follows from a new one.
create function private.listings_after_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- People are told after the home is stored, and before the searches are.
  perform private.record_price(null, new);
  if new.status = 'active' then
    -- Last: told after stored.
    perform private.note_saved_search_finds(null, new);
  end if;
  return null;
end;
$$;

-- Homes: what follows from a change. The owner's homes are locked by now; of what others may be waiting for, each step
-- locks its own, and this is the order: followers' notifications, showings, offers, days, subscriptions, searches,
-- pages. Other acts of an owner that come here from inside take what they lock in the same order.
create function private.listings_after_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The row is stored before anyone is told about it.
  perform private.record_price(old, new);
  if old.published_at is not null and (new.price is distinct from old.price or new.status <> old.status) then
    -- In front of what ends below, which tells its own people.
    perform private.announce_home(old, new);
  end if;
  if new.status in ('sold', 'withdrawn') and new.status <> old.status then
    -- In front of the offers, whose buyers may be its visitors: what is soonest ends first.
    perform private.cancel_showings_of_gone_home(new.id);
    -- Behind the showings. In front of the days, which are of no use to anybody then.
    perform private.end_offers_of_gone_home(new);
  end if;
  if new.time_zone is not null and (
    new.time_zone is distinct from old.time_zone or (new.status = 'active' and old.status <> 'active')
  ) then
    -- Behind the showings that ended, whose hours are free again.
    perform private.fill_days(new.id);
  end if;
  if new.status = 'sold' and old.status <> 'sold' then
    -- The waiting list ends after the days, because no one waits for the times of a sold home.
    perform private.forget_waits_of_sold_home(new.id);
  end if;
  if new.status <> old.status then
    -- In front of the searches: photos that are public again don't move while people are told of their home.
    perform private.note_moving_photos(new);
  end if;
  if new.status = 'active'
     and (old.published_at is null or (old.status = 'active' and new.price is distinct from old.price)) then
    -- People are told last, after everything about the home is stored.
    perform private.note_saved_search_finds(old, new);
  end if;
  if old.status in ('active', 'pending')
     and (new.status not in ('active', 'pending') or (new.address_hidden and not old.address_hidden)) then
    -- Behind the searches: its counter is the last that an owner's own acts wait for.
    perform private.note_stale_page(old.id, old.user_id);
  end if;
  if old.status = 'withdrawn' and new.status = 'active' then
    -- Last: told after stored.
    perform private.tell_buyers_of_pause(new.id, true);
  end if;
  return null;
end;
$$;

-- Homes: what follows when one is gone.
create function private.listings_after_delete() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.status in ('active', 'pending') then
    -- A page that was built has the texts that everyone could read.
    perform private.note_stale_page(old.id, old.user_id);
  end if;
  return null;
end;
$$;

-- Homes: what follows once for all rows of a statement.
create function private.listings_after_insert_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The numbers of search and map.
  perform private.count_homes(array(
    select private.home_change(h::public.listings, 1) from homes_after h where h.status in ('active', 'pending')));
  return null;
end;
$$;

create function private.listings_after_update_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_api_caller() then
    -- A refused home is not counted, so this step comes before the numbers.
    perform private.cap_price_changes((
      select count(*) from homes_before b join homes_after a on a.id = b.id
      where b.published_at is not null and a.price is distinct from b.price));
  end if;
  -- Last: everybody's searches read these numbers.
  perform private.count_homes(
    array(select private.home_change(h::public.listings, -1) from homes_before h where h.status in ('active', 'pending'))
    || array(select private.home_change(h::public.listings, 1) from homes_after h where h.status in ('active', 'pending')));
  return null;
end;
$$;

create function private.listings_after_delete_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The numbers of search and map.
  perform private.count_homes(array(
    select private.home_change(h::public.listings, -1) from homes_before h where h.status in ('active', 'pending')));
  return null;
end;
$$;

create trigger before_insert before insert on public.listings
  for each row execute function private.listings_before_insert();
create trigger before_update before update on public.listings
  for each row execute function private.listings_before_update();
create trigger before_delete before delete on public.listings
  for each row execute function private.listings_before_delete();
create trigger after_insert after insert on public.listings
  for each row execute function private.listings_after_insert();
create trigger after_update after update on public.listings
  for each row execute function private.listings_after_update();
create trigger after_delete after delete on public.listings
  for each row execute function private.listings_after_delete();
create trigger after_insert_rows after insert on public.listings
  referencing new table as homes_after
  for each statement execute function private.listings_after_insert_rows();
create trigger after_update_rows after update on public.listings
  referencing old table as homes_before new table as homes_after
  for each statement execute function private.listings_after_update_rows();
create trigger after_delete_rows after delete on public.listings
  referencing old table as homes_before
  for each statement execute function private.listings_after_delete_rows();

-- Answers: a statement. With its caller's rights, because only owners' own statements lock their homes here.
create function private.listing_answers_before_rows() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- In front of everything, as in every write of an owner (lock_order): a street isn't hidden, nor a home deleted, while
  -- an answer about it is written.
  if current_user = 'authenticated' then
    perform private.lock_my_homes();
  end if;
  -- Behind the homes, in front of the rows: whoever has a row doesn't wait for a turn.
  if auth.uid() is not null then
    perform private.take_turns_answering();
  end if;
  return null;
end;
$$;

-- Answers: a new one.
create function private.listing_answers_before_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- This step comes first, because the next ones would tell a stranger about the home.
  perform private.refuse_stranger(new.listing_id);
  if new.is_public then
    -- This step comes before the rules for words, so that a suspended person learns nothing else.
    perform private.refuse_suspended_answer(new);
    -- A refused row is not counted, so this step comes before the limit.
    perform private.refuse_named_street(new.listing_id, new.question, new.answer);
  end if;
  -- In front of the limit, too, and of the repeat, which is recognized by the words as they are stored.
  new := private.guard_answer(new);
  -- In front of the place: its counter lets the answers of one person in one by one, so that each sees those before it.
  perform private.limit_answers();
  -- In front of the place: a repeat takes none, also where the home has as many answers as it may.
  if private.is_repeated_answer(new) then
    return null;
  end if;
  -- Last: only what is stored takes a place.
  new.position := private.place_of_new_answer(new.listing_id);
  return new;
end;
$$;

-- Answers: a change. Row-level security has left strangers without a row.
create function private.listing_answers_before_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.is_public then
    -- This step comes before the rules for words, so that a suspended person learns nothing else.
    perform private.refuse_suspended_answer(new);
  end if;
  -- Putting answers into another order (order_answers) changes and counts no words.
  if new.position is distinct from old.position then
    return new;
  end if;
  if new.is_public then
    -- A refused row is not counted, so this step comes before the limit.
    perform private.refuse_named_street(new.listing_id, new.question, new.answer);
  end if;
  -- A refused row is not counted, so this step comes before the limit.
  new := private.guard_answer(new);
  -- Last: it counts what will be stored.
  perform private.limit_answers();
  return new;
end;
$$;

-- Answers: what follows when everybody could read one, and now can't, or reads another.
create function private.listing_answers_after_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.is_public and (not new.is_public or (new.question, new.answer) <> (old.question, old.answer)) then
    -- A page that was built has the texts that everyone could read.
    perform private.note_stale_page(old.listing_id);
  end if;
  return null;
end;
$$;

create function private.listing_answers_after_delete() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.is_public then
    -- A page that was built has the texts that everyone could read.
    perform private.note_stale_page(old.listing_id);
  end if;
  return null;
end;
$$;

create trigger before_rows before insert or update or delete on public.listing_answers
  for each statement execute function private.listing_answers_before_rows();
create trigger before_insert before insert on public.listing_answers
  for each row execute function private.listing_answers_before_insert();
create trigger before_update before update on public.listing_answers
  for each row execute function private.listing_answers_before_update();
create trigger after_update after update on public.listing_answers
  for each row execute function private.listing_answers_after_update();
create trigger after_delete after delete on public.listing_answers
  for each row execute function private.listing_answers_after_delete();

-- Photos: a new one, and a change. Row-level security has left strangers without a row.
create function private.listing_images_before_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The server has checked everything else.
  perform private.refuse_named_street(new.listing_id, new.alt);
  return new;
end;
$$;

create function private.listing_images_before_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.alt is distinct from old.alt then
    -- This step comes before the rules for words, so that a suspended person learns nothing else.
    perform private.refuse_suspended(auth.uid());
    -- In front of the guard: of two refusals, the one that an owner can do something about.
    perform private.refuse_named_street(new.listing_id, new.alt);
  end if;
  -- Last: it only refuses, without a reason.
  perform private.guard_listing_image(old, new);
  return new;
end;
$$;

create trigger before_insert before insert on public.listing_images
  for each row execute function private.listing_images_before_insert();
create trigger before_update before update on public.listing_images
  for each row execute function private.listing_images_before_update();
