-- Pausing offers while moderators hide a home: none can be made, changed or accepted, and no backup is called. Offers
-- still expire, a round opens at its deadline, and either side may decline, withdraw, or say that a sale fell through;
-- an agreed sale continues. If the moderators' decision is lifted, live offers resume. If the owner closes their
-- account, all offers end.

create function private.is_withheld(p_listing_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.withheld_homes w where w.listing_id = p_listing_id);
$$;

-- Refuses new versions. Accepting fails anyway, because the home is not for sale. The owner's homes are locked by the
-- caller.
create function private.refuse_paused(p_listing_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if private.is_withheld(p_listing_id) then
    raise exception using errcode = 'PT409', message = 'home_takes_no_offers';
  end if;
end;
$$;

-- Tells buyers once that the home is under review, and once that it no longer is. The person whom the moderators'
-- decision is about is told of it; the home's other owners are told only that the home is hidden.
create function private.tell_buyers_of_pause(p_listing_id uuid, p_is_over boolean) returns void
language plpgsql volatile set search_path = '' as $$
declare
  each public.offers;
begin
  for each in
    select * from public.offers o
    where o.listing_id = p_listing_id and (private.is_live(o.state) or o.state = 'accepted') order by o.id
  loop
    if p_is_over then
      perform private.tell_offer(each, 'buyer', 'offer_resumed', jsonb_build_object('n', each.version));
    else
      perform private.tell_offer(each, 'buyer', 'offer_paused', jsonb_build_object('sale', each.state = 'accepted'));
    end if;
  end loop;
end;
$$;

create function private.tell_of_pause() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The home may have been hidden by another case already.
  if not exists (
    select from private.withheld_homes w where w.listing_id = new.listing_id and w.case_id <> new.case_id
  ) then
    perform private.tell_buyers_of_pause(new.listing_id, false);
    perform private.tell_all(
      array_remove(private.owners_of(l.id), coalesce(c.accused_id, l.user_id)), 'home_owner', l.id, l.id, '{"owner": "hidden"}')
    from public.listings l, private.cases c where l.id = new.listing_id and c.id = new.case_id;
  end if;
  return null;
end;
$$;
create trigger tell_of_pause after insert on private.withheld_homes
  for each row execute function private.tell_of_pause();

-- Closing an account hides its homes and so ends their offers. Homes that moderators had hidden before need this step.
create function private.end_paused_offers_of_account(p_person uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.end_offers_of(l) from public.listings l
  where l.user_id = p_person and private.is_withheld(l.id) order by l.id;
end;
$$;
