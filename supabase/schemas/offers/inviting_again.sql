-- Showings cancelled by an acceptance, and inviting their visitors again when the sale falls through. A cancelled
-- showing is not restored, because its time may be gone: visitors book another one.

create table private.showings_of_offers (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  offer_id uuid not null references public.offers (id) on delete cascade,
  invited_at timestamptz
);
comment on table private.showings_of_offers is 'Showings that were cancelled because an offer was accepted.';
comment on column private.showings_of_offers.invited_at is 'When the visitor was invited to book again.';
create index showings_of_offers_of_offer on private.showings_of_offers (offer_id);
select private.only_for_server('select', 'showings_of_offers');

-- Cancels a home's upcoming showings on acceptance.
create function private.cancel_showings_for(p_offer public.offers) returns void
language sql volatile set search_path = '' as $$
  with cancelled as (
    update public.bookings b set status = 'cancelled', cancelled_by = 'owner'
    where b.listing_id = p_offer.listing_id and b.status in ('pending', 'confirmed') and b.starts_at > now()
    returning b.id
  )
  insert into private.showings_of_offers (booking_id, offer_id) select cancelled.id, p_offer.id from cancelled;
$$;

-- The showings whose visitors can be invited, at most one per person. It leaves out visitors who have another upcoming
-- showing, who were invited already, or who no longer deal with the owner. For an address that a visitor only typed, no
-- account is looked up: the number of visitors would reveal whether it has one.
create function private.visitors_to_invite(p_offer public.offers) returns setof public.bookings
language sql stable set search_path = '' as $$
  select b.*
  from private.showings_of_offers v
  join public.bookings b on b.id = v.booking_id
  cross join lateral (
    select private.person_at(b.visitor_email) as id, private.mailbox_hash(b.visitor_email) as mailbox
    where private.is_proven(b.id) union all select null, null where not private.is_proven(b.id)
  ) as person
  where v.offer_id = p_offer.id and v.invited_at is null and b.owner_id = p_offer.owner_id
    and not exists (
      select from public.bookings other
      where other.listing_id = b.listing_id and lower(other.visitor_email) = lower(b.visitor_email)
        and other.status in ('pending', 'confirmed') and other.starts_at > now())
    and (person.id is null or private.may_deal(p_offer.owner_id, person.id))
    and not exists (
      select from private.conversation_visitors v
      join public.conversations c on c.id = v.conversation_id
      join private.conversation_blocks block on block.conversation_id = c.id
      where c.owner_id = p_offer.owner_id
        and (v.mailbox_hash = person.mailbox or v.mailbox_hash is null and v.booking_id = b.id))
    and not private.is_suspended(person.id, person.mailbox)
  order by b.starts_at, b.id;
$$;

-- Invites these visitors, each once, while the home is for sale. The home is locked by the caller. A typed address is
-- not mailed if the person it belongs to has blocked this owner, and the owner doesn't learn that.
create function private.invite_again(p_offer public.offers) returns void
language plpgsql volatile set search_path = '' as $$
declare
  each public.bookings;
begin
  if p_offer.state <> 'fell_through' or not exists (
    select from public.listings l where l.id = p_offer.listing_id and l.status = 'active'
  ) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  for each in select * from private.visitors_to_invite(p_offer) loop
    continue when not private.is_proven(each.id) and (private.is_unwelcome(each)
      or private.is_suspended(private.person_at(each.visitor_email), private.mailbox_hash(each.visitor_email)));
    perform private.queue_mail(each.id, 'again', array['visitor'], each.sequence, now());
    perform private.tell_side(each, 'visitor', 'showing_again', '{}');
  end loop;
  update private.showings_of_offers v set invited_at = now()
  where v.offer_id = p_offer.id and v.invited_at is null;
end;
$$;

create function private.invite_visitors(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  offer constant public.offers := private.hold_offer(p_id, me, 'owner');
begin
  perform private.invite_again(offer);
  return private.offer_seen_by(offer, 'owner');
end;
$$;

select private.expose('invite_visitors(id)', 'authenticated',
  'After a sale fell through: the owner invites the visitors whose showings its acceptance cancelled to book again. Returns the offer.');
