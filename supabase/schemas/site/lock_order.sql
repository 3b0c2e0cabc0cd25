-- The order in which transactions lock homes and their showings.
--
--   1. The first owner's homes: one advisory lock per owner, taken before any row is locked. A co-owner takes it too. A
--      transaction holds it exclusively to change a home or its showings: a listing's status, address or deletion,
--      offered days, weekly hours and settings, an answer, a move, a proposal, feedback, closing the account.
--      Showing requests share it, so visitors never wait for each other here.
--   2. Transactions that share it then lock the booking's id, the visitor at this home, the day's row in availability
--      (earlier days first), and the rate counters, in this order.
--   3. Transactions that hold it exclusively can only contend for the account's row in auth.users, the counts of homes,
--      and mail that is being sent. These come last: a transaction that holds one of them never goes back to 1.
--   4. Writing a message shares the homes of both people, lower id first; before that it holds only the writer's own
--      counters. Then it locks the conversation (see conversations), counters, notifications and mail. Confirming an
--      address does the same for the owners that its visitor wrote to, and holds only its own row of auth.users before.
--      Opening, acknowledging and requesting disclosures, and answering requests, share both people's homes as well.
--   5. An owner who changes disclosures locks their homes exclusively, then their documents.
--   6. An act on an offer locks the homes of the offer's owner exclusively, then shares the account rows of both people,
--      lowest id first, and locks the home's offers (see offers). Before that, it holds only its caller's counters.
--      Deleting an account locks the account's row before its offers.
--   7. The tick that announces showing times shares the homes of all their owners, lowest id first, before it locks any
--      subscription: an owner whose account is being deleted holds their homes and ends subscriptions.
--   8. A search kept for an address locks the account's row, the saved search, the subscription, then its mail.
--
-- As a result, no transaction waits for the owner's homes while it holds a row of them. A transaction that has locked
-- the homes sees every earlier showing request, so withdrawing, selling and deleting a home miss none.

create function private.lock_homes(p_owner_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('homes of ' || p_owner_id, 0));
end;
$$;

create function private.share_homes(p_owner_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock_shared(pg_catalog.hashtextextended('homes of ' || p_owner_id, 0));
end;
$$;

-- Takes the exclusive lock, given one of the owner's homes.
create function private.lock_days(p_listing_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.lock_homes(l.user_id) from public.listings l where l.id = p_listing_id;
end;
$$;

create function private.share_days(p_listing_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.share_homes(l.user_id) from public.listings l where l.id = p_listing_id;
end;
$$;

-- Takes the exclusive locks for all homes that the caller may act for: their own, and the homes of people they own a
-- home with, lowest id first.
create function private.lock_my_homes() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner uuid;
begin
  for owner in
    select auth.uid() where auth.uid() is not null
    union
    select l.user_id from public.home_owners o join public.listings l on l.id = o.listing_id where o.person_id = auth.uid()
    order by 1
  loop
    perform private.lock_homes(owner);
  end loop;
end;
$$;

-- Takes the lock for owners' own writes through the API, which row-level security limits to their homes. It runs before
-- the statement, because a row trigger runs when the row is locked already. Definer functions, where current_user is
-- the function's owner, take the lock themselves: their caller may be a visitor.
create function private.lock_own_homes() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' then
    perform private.lock_my_homes();
  end if;
  return null;
end;
$$;
grant execute on function private.lock_homes, private.lock_my_homes to authenticated, service_role;

create trigger lock_own_homes before insert or update or delete on public.listings
  for each statement execute function private.lock_own_homes();

-- Row triggers run before policies are checked. A trigger that checks a row against a home would reveal facts about the
-- home to strangers, unless this step refuses them before.
create function private.refuse_stranger(p_listing_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if private.is_api_caller() and not private.is_owner_of(p_listing_id, auth.uid()) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
end;
$$;
