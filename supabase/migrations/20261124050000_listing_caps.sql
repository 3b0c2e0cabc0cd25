-- How many listings a person may keep, and how fast they may make them and change their prices: each
-- new listing may ask the geocoder, and each new price of a published one is kept for ever and told to
-- saved searches. The numbers are LISTING_CAPS in domain/listings.ts.
--
-- The counters of private.take_rate are rolled back with whatever was refused.

-- One row at a time and before it is stored, so that a statement of thousands ends at the first one too
-- many. The counter's row is locked until the transaction ends: parallel inserts of one person count
-- each other's listings.
create function private.cap_new_listings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Whoever is not signed in is refused by the policies.
  if not private.is_api_caller() or auth.uid() is null then
    return new;
  end if;
  if not private.take_rate('new-listings:' || auth.uid(), 3600, 20) then
    raise exception using errcode = 'PT429', message = 'too_many_new_listings';
  end if;
  if (select count(*) from public.listings l where l.user_id = auth.uid()) >= 100 then
    raise exception using errcode = 'PT409', message = 'too_many_listings';
  end if;
  return new;
end;
$$;
create trigger cap_new_listings before insert on public.listings
  for each row execute function private.cap_new_listings();

-- At the end of the statement: whoever changes several homes holds all of them before the counter, so
-- that two such statements of one person can't wait for each other.
create function private.cap_price_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changes bigint;
begin
  if not private.is_api_caller() then
    return null;
  end if;
  select count(*) into changes from homes_before b join homes_after a on a.id = b.id
  where b.published_at is not null and a.price is distinct from b.price;
  for n in 1..changes loop
    if not private.take_rate('price-changes:' || auth.uid(), 3600, 30) then
      raise exception using errcode = 'PT429', message = 'too_many_price_changes';
    end if;
  end loop;
  return null;
end;
$$;
create trigger cap_price_changes after update on public.listings
  referencing old table as homes_before new table as homes_after
  for each statement execute function private.cap_price_changes();
