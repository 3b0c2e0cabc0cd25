-- The order in which locks on homes and their viewings are taken.
--
--   1. The owner's homes: one advisory lock per owner, taken before any row is locked. Whoever changes
--      a home or its viewings holds it exclusively: a listing's status, place or deletion, offered days,
--      weekly hours and settings, an answer, a move, a proposal, feedback, closing the account. Asking
--      for a viewing shares it, so that visitors never wait for each other here.
--   2. Among those who share it: the booking's id, the visitor at this home, the day's row in
--      availability (of several days the earlier one first), the counters of how often somebody asks.
--   3. Those who hold it exclusively can only meet others at the account's row in auth.users, the
--      counts of homes, and mail that is being sent. These come last, and whoever holds one of them
--      never asks for 1.
--
-- So nobody waits for the owner's homes while holding a row of them, and whoever has locked the
-- homes sees every viewing that was asked for before: withdrawing, selling and deleting miss none.

create function private.lock_homes(p_owner_id uuid) returns void
language sql volatile set search_path = '' as $$
  select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('homes of ' || p_owner_id, 0));
$$;

create function private.share_homes(p_owner_id uuid) returns void
language sql volatile set search_path = '' as $$
  select pg_catalog.pg_advisory_xact_lock_shared(pg_catalog.hashtextextended('homes of ' || p_owner_id, 0));
$$;

-- The same, by one of the homes.
create function private.lock_days(p_listing_id uuid) returns void
language sql volatile set search_path = '' as $$
  select private.lock_homes(l.user_id) from public.listings l where l.id = p_listing_id;
$$;

create function private.share_days(p_listing_id uuid) returns void
language sql volatile set search_path = '' as $$
  select private.share_homes(l.user_id) from public.listings l where l.id = p_listing_id;
$$;

-- Owners' own writes through the API; row-level security limits them to their own homes. Before the
-- statement, because a row trigger runs when the row is already locked. Definer functions, in which
-- current_user is their owner, take the lock themselves: `authenticated` may be a visitor there.
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
