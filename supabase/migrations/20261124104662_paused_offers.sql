-- While moderators hide a home, its offers pause: nobody can make, change or accept one, and no backup is called.
-- Offers still expire, a round opens at its deadline, and either side may decline, withdraw, or say that a sale
-- fell through; an agreed sale continues. If the decision is lifted, live offers resume. An owner who closes their
-- account ends them all.

create function private.is_withheld(p_listing_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.withheld_homes w where w.listing_id = p_listing_id);
$$;

-- Refuses new versions. Accepting fails anyway, because the home is not for sale. The owner's homes are already
-- locked.
create function private.refuse_paused() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_withheld((select o.listing_id from public.offers o where o.id = new.offer_id)) then
    raise exception using errcode = 'PT409', message = 'home_takes_no_offers';
  end if;
  return new;
end;
$$;
create trigger refuse_paused before insert on public.offer_versions
  for each row execute function private.refuse_paused();

-- Tells buyers once that the home is under review, and once that it no longer is. The owner is told of the decision.
create function private.tell_of_pause() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  each public.offers;
  paused constant uuid :=
    to_jsonb(new) ->> case tg_table_name when 'withheld_homes' then 'listing_id' else 'id' end;
begin
  -- Another case already hid the home.
  if tg_table_name = 'withheld_homes' and exists (
    select from private.withheld_homes w
    where w.listing_id = paused and w.case_id <> (to_jsonb(new) ->> 'case_id')::uuid
  ) then
    return null;
  end if;
  for each in
    select * from public.offers o
    where o.listing_id = paused and (private.is_live(o.state) or o.state = 'accepted') order by o.id
  loop
    if tg_table_name = 'withheld_homes' then
      perform private.tell_offer(each, 'buyer', 'offer_paused', jsonb_build_object('sale', each.state = 'accepted'));
    else
      perform private.tell_offer(each, 'buyer', 'offer_resumed', jsonb_build_object('n', each.version));
    end if;
  end loop;
  return null;
end;
$$;
create trigger tell_of_pause after insert on private.withheld_homes
  for each row execute function private.tell_of_pause();
create trigger tell_of_pause after update of status on public.listings
  for each row when (old.status = 'withdrawn' and new.status = 'active')
  execute function private.tell_of_pause();

-- Closing an account hides its homes and so ends their offers; homes that are hidden already need this.
create function private.end_paused_offers_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.end_offers_of(l) from public.listings l
  where l.user_id = new.user_id and private.is_withheld(l.id) order by l.id;
  return null;
end;
$$;
create trigger end_paused_offers_of_account after insert on private.account_deletions
  for each row execute function private.end_paused_offers_of_account();
