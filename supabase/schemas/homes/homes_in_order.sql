-- Writing a home and what belongs to it: each trigger lists its steps in order, from refusals to limits, rows and what
-- follows from them. The steps are in the files of their concepts. The sentence above each step gives the reason for
-- its place, and tests/database/site/steps-order.test.ts holds the order (decision 142).
--
-- A list runs with our rights, so that its steps need none of their own, unless a step asks who made the statement.

-- A new home, before it is stored.
create function private.listings_before_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- This step comes first, so that a suspended person learns nothing else.
  perform private.refuse_suspended_home(new);
  -- This step comes before the limit: a home that is sent again because its answer was lost doesn't count twice.
  if private.is_repeated_home(new) then
    return null;
  end if;
  -- The limit comes before everything that costs something: a statement that inserts thousands stops at the first row
  -- too many.
  perform private.cap_new_listings();
  -- The guard comes after the limit: it removes the values that callers may not set.
  new := private.guard_listing(null, new);
  -- Ownership comes last, because the guard decides which homes are allowed at all.
  return private.keep_ownership(null, new);
end;
$$;

-- A changed home, before it is stored. It runs with its caller's rights, because promises to buyers bind owners and the
-- server, but not our own acts.
create function private.listings_before_update() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status in ('active', 'pending') and old.status not in ('active', 'pending') then
    -- This step comes first, so that a suspended person learns nothing else.
    perform private.refuse_suspended_home(new);
  end if;
  -- The guard comes before the street, because it decides whether the coordinates still belong to the address.
  new := private.guard_listing(old, new);
  -- Ownership comes before the street is hidden, because it needs the street as the caller wrote it.
  new := private.keep_ownership(old, new);
  -- The street is hidden before the promises are checked, so that these see only what everyone may know of the home.
  new := private.hide_street(old, new);
  -- Promises are checked after all other rules for the home, so that only a change that is otherwise allowed learns of
  -- a sale.
  perform private.keep_promises(old, new);
  -- The time of the change comes last, because a refused change has none.
  new.updated_at := private.touched(new.updated_at);
  return new;
end;
$$;

-- A home that is about to be deleted. It runs with its caller's rights, as a change does.
create function private.listings_before_delete() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Showings are checked before offers: withdrawing the home resolves both, and its visitors are waiting for an earlier
  -- day.
  perform private.keep_home_with_showings(old);
  -- Promises come last, because this step only refuses.
  perform private.keep_promises(old, null);
  return old;
end;
$$;

-- A new home, after it is stored.
create function private.listings_after_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- People are told after the home is stored, and before the searches are.
  perform private.record_price(null, new);
  if new.status = 'active' then
    -- Searches come last, because people are told about what is stored.
    perform private.note_saved_search_finds(null, new);
  end if;
  return null;
end;
$$;

-- A changed home, after it is stored. The owner's homes are locked by now. For rows that other transactions may wait
-- for, each step takes its own locks, in this order: followers' notifications, showings, offers, days, subscriptions,
-- searches, pages. Other acts of an owner that lead here take these locks in the same order.
create function private.listings_after_update() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  quiet boolean := false;
begin
  if new.status <> old.status then
    -- Whether the owner can still take this back before anyone is told comes first, because most steps depend on it.
    quiet := private.is_quiet(old, new);
  end if;
  -- The row is stored before anyone is told about it.
  perform private.record_price(old, new);
  if old.published_at is not null and (new.price is distinct from old.price or new.status <> old.status) and not quiet then
    -- Followers are told before the steps below end showings and offers, because those tell their own people.
    perform private.announce_home(old, new);
  end if;
  if new.status = 'sold' and quiet then
    -- Visitors who are on their way come first, as in the case below.
    perform private.cancel_next_showings(new.id);
  elsif new.status in ('sold', 'withdrawn') and new.status <> old.status then
    -- Showings end before offers: an offer's buyers may be among the visitors, and showings are sooner.
    perform private.cancel_showings_of_gone_home(new.id);
    -- Offers end after the showings, and before the days, which no visitor needs by then.
    perform private.end_offers_of_gone_home(new);
  end if;
  if new.time_zone is not null and (
    new.time_zone is distinct from old.time_zone or (new.status = 'active' and old.status <> 'active')
  ) then
    -- Days are filled after the showings have ended, because their hours are free again.
    perform private.fill_days(new.id);
  end if;
  if new.status = 'sold' and old.status <> 'sold' and not quiet then
    -- The waiting list ends after the days, because no one waits for the times of a sold home.
    perform private.forget_waits_of_sold_home(new.id);
  end if;
  if new.status <> old.status then
    -- Earlier marks are closed after everything that asks for them.
    perform private.close_outcomes(new);
    -- Photos come before the searches, so that photos that are public again don't move while people are told of the
    -- home.
    perform private.note_moving_photos(new);
  end if;
  if new.status = 'active'
     and (old.published_at is null or (old.status = 'active' and new.price is distinct from old.price)) then
    -- People are told last, after everything about the home is stored.
    perform private.note_saved_search_finds(old, new);
  end if;
  if old.status in ('active', 'pending')
     and (new.status not in ('active', 'pending') or (new.address_hidden and not old.address_hidden)) then
    -- The stale page comes after the searches: its counter is the last lock that an owner's own acts wait for.
    perform private.note_stale_page(old.id, old.user_id);
  end if;
  if old.status = 'withdrawn' and new.status = 'active' then
    -- Buyers are told last, after everything about the home is stored.
    perform private.tell_buyers_of_pause(new.id, true);
  end if;
  return null;
end;
$$;

-- A home, after it is deleted.
create function private.listings_after_delete() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.status in ('active', 'pending') then
    -- The prerendered page still has the texts that everyone could read.
    perform private.note_stale_page(old.id, old.user_id);
  end if;
  return null;
end;
$$;

-- All new homes of a statement, after they are stored.
create function private.listings_after_insert_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Search and map read their totals from these counts.
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
  -- The counts come last, because everyone's searches read them.
  perform private.count_homes(
    array(select private.home_change(h::public.listings, -1) from homes_before h where h.status in ('active', 'pending'))
    || array(select private.home_change(h::public.listings, 1) from homes_after h where h.status in ('active', 'pending')));
  return null;
end;
$$;

create function private.listings_after_delete_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Search and map read their totals from these counts.
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

-- A statement about answers. It runs with its caller's rights, because only owners' own statements lock their homes
-- here.
create function private.listing_answers_before_rows() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- The lock comes first, as in every write of an owner (lock_order): while an answer about a home is written, its
  -- street isn't hidden and it isn't deleted.
  if current_user = 'authenticated' then
    perform private.lock_my_homes();
  end if;
  -- The turn comes after the homes and before the rows: a transaction that holds a row never waits for a turn.
  if auth.uid() is not null then
    perform private.take_turns_answering();
  end if;
  return null;
end;
$$;

-- A new answer, before it is stored.
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
  -- The guard comes before the limit, and before the repeat, which is recognized by the words as they are stored.
  new := private.guard_answer(new);
  -- The limit comes before the place: its counter admits a person's answers one by one, so that each sees the answers
  -- before it.
  perform private.limit_answers();
  -- The repeat comes before the place: a repeated answer takes no place, even when the home has no place left.
  if private.is_repeated_answer(new) then
    return null;
  end if;
  -- The place comes last, because only an answer that is stored takes one.
  new.position := private.place_of_new_answer(new.listing_id);
  return new;
end;
$$;

-- A changed answer, before it is stored. Row-level security has left strangers without a row.
create function private.listing_answers_before_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.is_public then
    -- This step comes before the rules for words, so that a suspended person learns nothing else.
    perform private.refuse_suspended_answer(new);
  end if;
  -- A change of the order (order_answers) ends here, because it changes no words and counts none.
  if new.position is distinct from old.position then
    return new;
  end if;
  if new.is_public then
    -- A refused row is not counted, so this step comes before the limit.
    perform private.refuse_named_street(new.listing_id, new.question, new.answer);
  end if;
  -- A refused row is not counted, so this step comes before the limit.
  new := private.guard_answer(new);
  -- The limit comes last, because it counts only what will be stored.
  perform private.limit_answers();
  return new;
end;
$$;

-- An answer that everyone could read, after it was changed or removed.
create function private.listing_answers_after_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.is_public and (not new.is_public or (new.question, new.answer) <> (old.question, old.answer)) then
    -- The prerendered page still has the texts that everyone could read.
    perform private.note_stale_page(old.listing_id);
  end if;
  return null;
end;
$$;

create function private.listing_answers_after_delete() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.is_public then
    -- The prerendered page still has the texts that everyone could read.
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

-- A new or changed photo, before it is stored. Row-level security has left strangers without a row.
create function private.listing_images_before_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The server has checked everything else about the photo.
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
    -- The street comes before the guard: of two refusals, it is the one that an owner can act on.
    perform private.refuse_named_street(new.listing_id, new.alt);
  end if;
  -- The guard comes last, because it refuses without a reason.
  perform private.guard_listing_image(old, new);
  return new;
end;
$$;

create trigger before_insert before insert on public.listing_images
  for each row execute function private.listing_images_before_insert();
create trigger before_update before update on public.listing_images
  for each row execute function private.listing_images_before_update();
