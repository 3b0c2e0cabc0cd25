-- The order in which locks on homes and their showings are taken.
--
--   1. The first owner's homes: one advisory lock per owner, taken before any row is locked; a co-owner takes it, too. It is held
--      exclusively to change a home or its showings: a listing's status, address or deletion, offered
--      days, weekly hours and settings, an answer, a move, a proposal, feedback, closing the account.
--      Showing requests share it, so visitors never wait for each other here.
--   2. Transactions that share it then lock the booking's id, the visitor at this home, the day's row
--      in availability (earlier days first), and the rate counters, in this order.
--   3. Transactions that hold it exclusively can only contend for the account's row in auth.users, the
--      counts of homes, and mail that is being sent. These come last: a transaction that holds one of
--      them never goes back to 1.
--   4. Writing a message shares the homes of both people, lower id first; before that it holds only the writer's own
--      counters. Then it locks the conversation (see conversations), counters, notifications and mail. Confirming an
--      address does the same for the owners its visitor wrote to, holding only its own row of auth.users. Opening,
--      acknowledging and requesting disclosures, and answering requests, share both people's homes as well.
--   5. An owner who changes disclosures locks their homes exclusively, then their documents.
--   6. Whoever acts on an offer locks the homes of its owner exclusively, then shares the account rows of both people,
--      lowest id first, and locks the home's offers (see offers). Before that, they hold only their own counters.
--      Deleting an account locks its row before its offers.
--   7. The tick that announces showing times shares the homes of all owners concerned, lowest id first, before it locks
--      anybody's subscription: an owner whose account is being deleted holds their homes and ends subscriptions.
--   8. A search kept for an address: the account's row, the saved search, the subscription, its mail.
--
-- So no transaction waits for the owner's homes while it holds a row of them, and whoever has locked
-- the homes sees every earlier showing request: withdrawing, selling and deleting miss none.

create function private.lock_homes(p_owner_id uuid) returns void
language sql volatile set search_path = '' as $$
  select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('homes of ' || p_owner_id, 0));
$$;

create function private.share_homes(p_owner_id uuid) returns void
language sql volatile set search_path = '' as $$
  select pg_catalog.pg_advisory_xact_lock_shared(pg_catalog.hashtextextended('homes of ' || p_owner_id, 0));
$$;

-- The same locks, given one of the owner's homes.
create function private.lock_days(p_listing_id uuid) returns void
language sql volatile set search_path = '' as $$
  select private.lock_homes(l.user_id) from public.listings l where l.id = p_listing_id;
$$;

create function private.share_days(p_listing_id uuid) returns void
language sql volatile set search_path = '' as $$
  select private.share_homes(l.user_id) from public.listings l where l.id = p_listing_id;
$$;

-- The same locks for all homes that the caller may act for: their own, and those of whoever they own a home with, lowest
-- id first.
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

-- For owners' own writes through the API, which row-level security limits to their homes. It runs
-- before the statement, because by the time a row trigger runs the row is locked. Definer functions,
-- where current_user is the function's owner, take the lock themselves: their caller may be a visitor.
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

-- Row triggers run before policies are checked, so one that validates against a home would reveal things about it to
-- strangers, unless this step refuses them before that.
create function private.refuse_stranger(p_listing_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if private.is_api_caller() and not private.is_owner_of(p_listing_id, auth.uid()) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
end;
$$;
