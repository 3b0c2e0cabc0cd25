-- The causes of notifications about showings and about homes that people have marked. Saved searches tell their owners
-- in saved_searches. People are never told of their own acts.

-- The account of a showing's visitor, once they have proven that they asked for it.
create function private.visitor_account(p_visit public.bookings) returns uuid
language sql stable security definer set search_path = '' as $$
  select person from private.person_at(p_visit.visitor_email) as person
  -- The caller's own request isn't recorded as proven yet while it is being stored. A party of a sale has its own link.
  where p_visit.party_id is null and (private.is_proven(p_visit.id) or person = (select auth.uid()));
$$;

-- Tells the owner or the visitor of a showing. A visitor without an account, or not proven to own the address, only
-- gets mail, which says the same. The text needs the recipient's side, the showing's time and, for the owner, the
-- visitor's name.
create function private.tell_side(p_booking public.bookings, p_side text, p_kind text, p_data jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.tell_all(
    case p_side when 'owner' then private.owners_of(p_booking.listing_id) else array[private.visitor_account(p_booking)] end,
    p_kind, p_booking.listing_id, p_booking.id,
    jsonb_build_object(
      'as', p_side, 'purpose', nullif(p_booking.purpose, 'showing'), 'date', p_booking.date, 'time', to_char(p_booking.time, 'HH24:MI'),
      'name', case p_side when 'owner' then p_booking.visitor_name end) || p_data);
end;
$$;

create function private.announce_request(p_made public.bookings) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not private.is_seeding() and p_made.starts_at > now() then
    perform private.tell_side(p_made, 'owner', 'showing_requested',
                              case when p_made.holds_time then '{}' else '{"date": null, "time": null}' end::jsonb);
    perform private.tell_of_appointment(p_made, 'asked');
  end if;
end;
$$;

create function private.announce_booking(old public.bookings, new public.bookings) returns void
language plpgsql volatile set search_path = '' as $$
declare
  proposer text;
begin
  if private.is_seeding() or new.starts_at <= now() then
    return;
  end if;
  select min(p.made_by) into proposer from public.booking_proposals p where p.booking_id = new.id;
  if new.proposal_round > old.proposal_round then
    perform private.tell_side(new, case proposer when 'owner' then 'visitor' else 'owner' end,
                              'showing_proposal', jsonb_build_object('round', new.proposal_round));
  end if;
  if new.status <> 'pending' then
    -- The request has been answered, or needs no answer anymore.
    update public.notifications n set read_at = now()
    where n.kind = 'showing_requested' and n.user_id = any (private.owners_of(new.listing_id)) and n.subject_id = new.id
      and n.read_at is null;
  end if;

  if old.holds_time and (new.date, new.time, new.ends_at - new.starts_at)
                        is distinct from (old.date, old.time, old.ends_at - old.starts_at) then
    -- The showing was moved by the side that accepted a proposal, by the owner together with the open house, or by a party
    -- of the home's sale.
    perform private.tell_side(new, case when new.open_house_id is not null then 'visitor' when proposer is not null then proposer
                                        when new.party_id is not null then 'owner' else 'visitor' end,
                              'showing_moved', '{}');
    perform private.tell_of_appointment(new, 'moved');
  elsif new.status = 'confirmed' and old.status = 'pending' then
    perform private.tell_side(new, 'visitor', 'showing_confirmed', '{}');
    -- A showing that is confirmed in the transaction that requested it is confirmed by the home's rules and not by the
    -- owner.
    if new.created_at = now() then
      perform private.tell_side(new, 'owner', 'showing_requested', '{"confirmed": true}');
    end if;
    perform private.tell_of_appointment(new, 'confirmed');
  elsif new.status = 'cancelled' and old.status <> 'cancelled' then
    if new.cancelled_by is distinct from 'visitor' then
      perform private.tell_side(new, 'visitor', 'showing_cancelled', '{}');
    end if;
    -- An owner who takes a home off the market cancels its showings; a request that lapses cancels itself.
    if new.cancelled_by = 'visitor' or (new.cancelled_by is null and exists (
      select from public.listings l where l.id = new.listing_id and l.status in ('active', 'pending')
    )) then
      perform private.tell_side(new, 'owner', 'showing_cancelled', '{}');
    end if;
    perform private.tell_of_appointment(new, 'cancelled');
  end if;
end;
$$;

-- A notification leads a visitor to their showing as an email does, through a link. Returns a new token for it,
-- or null if the showing is not the caller's.
create function private.my_showing_link(p_booking_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
begin
  perform private.limit_requests('my-showing:' || me, 3600, 60);
  return (
    select (private.make_link('showing', b.id)).token from public.bookings b
    where b.id = p_booking_id and b.party_id is null and private.person_at(b.visitor_email) = me);
end;
$$;

select private.expose('my_showing_link(booking_id)', 'authenticated',
  'The token of a link to a showing that was requested under the caller''s address; null for any other showing.');

-- The owner's notifications name the visitor, so they are deleted with the showing.
create function private.forget_announcements() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications n using private.notification_kinds k
  where n.kind = k.kind and n.subject_id = old.id and (n.user_id = old.owner_id or n.data ->> 'as' = 'owner');
  return null;
end;
$$;

create trigger forget_announcements after delete on public.bookings
  for each row execute function private.forget_announcements();

-- A price that returns before a person has heard of the change is no news to them, and their notification is deleted.
-- Returns the people who still have to be told. A person who is reading the notification right now counts as having
-- heard.
create function private.forget_undone_price(p_home public.listings, p_fans uuid[]) returns uuid[]
language sql volatile security definer set search_path = '' as $$
  with undone as (
    delete from public.notifications n where n.id in (
      select told.id
      from public.notifications told
      join private.notification_kinds k on k.kind = told.kind
      left join private.email_outbox waiting on waiting.notification_id = told.id and waiting.waits
      where told.kind = 'favorite_price' and told.subject_id = p_home.id and told.user_id = any (p_fans)
        and told.read_at is null and told.data -> 'was' = to_jsonb(coalesce(p_home.price, 0))
        -- The find is not mailed yet: there is no email, or sending has not begun.
        and (waiting.id is not null or private.notification_cadence(told.user_id, k) = 'none')
      for update of told skip locked)
    returning n.user_id
  )
  select coalesce(array_agg(fan), '{}') from unnest(p_fans) as fan
  where fan not in (select user_id from undone);
$$;

-- Tells people that a favorite has a new price or status. A price that is put right within the first hour is no news,
-- because it never was another price. At most three prices a day are mailed right away; later ones
-- wait for the daily mail.
create function private.announce_home(old public.listings, new public.listings) returns void
language plpgsql volatile set search_path = '' as $$
declare
  fans constant uuid[] := array(
    select f.user_id from public.favorites f where f.listing_id = new.id and f.user_id <> new.user_id);
  hearing uuid[];
begin
  if cardinality(fans) = 0 then
    return;
  end if;
  if new.price is distinct from old.price and new.status in ('active', 'pending') and not private.is_first_hour(old) then
    hearing := private.forget_undone_price(new, fans);
    perform private.tell_all(hearing, 'favorite_price', new.id, new.id,
                             jsonb_build_object('price', new.price, 'was', coalesce(old.price, 0)));
    if not private.take_rate('price-news:' || new.id, 86400, 3) then
      perform private.change_mail(o.id, 'daily')
      from public.notifications n join private.email_outbox o on o.notification_id = n.id
      where n.kind = 'favorite_price' and n.subject_id = new.id and n.user_id = any (hearing)
        and o.kind = 'at_once' and o.waits;
    end if;
  end if;
  if new.status <> old.status then
    perform private.tell_all(fans, 'favorite_status', new.id, new.id, jsonb_build_object('status', new.status));
  end if;
end;
$$;
